"""The server: friends play live or over days. Games are reached through the protocol only."""
