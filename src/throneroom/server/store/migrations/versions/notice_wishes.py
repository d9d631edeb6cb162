"""What people do not want to be told of, and the mail address they have confirmed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002_notices"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("user_account", sa.Column("untold", sa.String(128), nullable=False, server_default=""))
    op.add_column("user_account", sa.Column("mail", sa.String(256), nullable=False, server_default=""))
