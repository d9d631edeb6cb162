"""Alembic runs this for every migration; `revisions.py` gives it a connection that has begun a transaction."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
