"""Finding what belongs to a person without looking at everything: their open matches, and their uploads."""

from __future__ import annotations

from alembic import op

revision = "0007_owners"
down_revision = "0006_leaving"


def upgrade() -> None:
    op.create_index("match_owner", "match", ["owner", "status"])
    op.create_index("upload_user", "upload", ["user"])
