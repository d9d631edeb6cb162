"""Bots: they see views, know the core protocol, and find games by id."""
