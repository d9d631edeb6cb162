"""What is durable: one schema for SQLite and PostgreSQL, append-only where it is about moves."""
