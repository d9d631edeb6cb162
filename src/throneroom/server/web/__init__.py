"""The server on the web: REST, sockets, problem documents."""
