"""The first tables: people, matches and their moves, talk, notices, uploads, settings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "setting",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
    )
    op.create_table(
        "user_account",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("login", sa.String(128), unique=True),
        sa.Column("password", sa.String(256)),
        sa.Column("is_admin", sa.Boolean(), nullable=False),
        sa.Column("is_banned", sa.Boolean(), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("quiet", sa.JSON(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_table(
        "match",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("visibility", sa.String(16), nullable=False),
        sa.Column("pace", sa.JSON(), nullable=False),
        sa.Column("owner", sa.String(32), sa.ForeignKey("user_account.id"), nullable=False),
        sa.Column("invite", sa.String(64), nullable=False, unique=True),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("started", sa.Float()),
        sa.Column("ended", sa.Float()),
        sa.Column("rematch_of", sa.String(24)),
    )
    op.create_index("match_status", "match", ["status", "visibility"])
    op.create_table(
        "token",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("user", sa.String(32), sa.ForeignKey("user_account.id"), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("scopes", sa.String(128), nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("expires", sa.Float()),
    )
    op.create_index("token_user", "token", ["user"])
    op.create_table(
        "upload",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("user", sa.String(32), sa.ForeignKey("user_account.id"), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
    )
    op.create_table(
        "action",
        sa.Column("match", sa.String(24), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("ply", sa.Integer(), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("decision", sa.String(40), nullable=False),
        sa.Column("choice", sa.JSON(), nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("hash", sa.String(32), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.UniqueConstraint("match", "decision", "seat", name="action_decision"),
        sa.UniqueConstraint("match", "key", name="action_key"),
    )
    op.create_table(
        "draft",
        sa.Column("match", sa.String(24), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("decision", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("choice", sa.JSON(), nullable=False),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("remaining", sa.Float()),
        sa.Column("made", sa.Float(), nullable=False),
    )
    op.create_table(
        "given",
        sa.Column("match", sa.String(24), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("decision", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("choice", sa.JSON(), nullable=False),
    )
    op.create_table(
        "message",
        sa.Column("match", sa.String(24), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("channel", sa.String(16), nullable=False),
        sa.Column("user", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("to_seat", sa.Integer()),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
    )
    op.create_table(
        "mute",
        sa.Column("match", sa.String(24), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("by", sa.String(32), sa.ForeignKey("user_account.id"), primary_key=True),
        sa.Column("user", sa.String(32), sa.ForeignKey("user_account.id"), primary_key=True),
    )
    op.create_table(
        "notice",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("user", sa.String(32), sa.ForeignKey("user_account.id"), nullable=False),
        sa.Column("match", sa.String(24), sa.ForeignKey("match.id")),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("sent", sa.Float()),
        sa.Column("dropped", sa.Boolean(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
    )
    op.create_index("notice_due", "notice", ["sent", "due"])
    op.create_index(
        "notice_open",
        "notice",
        ["user", "match"],
        unique=True,
        sqlite_where=sa.text("sent IS NULL AND NOT dropped"),
        postgresql_where=sa.text("sent IS NULL AND NOT dropped"),
    )
    op.create_index("notice_user", "notice", ["user", "made"])
    op.create_table(
        "seat",
        sa.Column("match", sa.String(24), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("controller", sa.String(16), nullable=False),
        sa.Column("user", sa.String(32), sa.ForeignKey("user_account.id")),
        sa.Column("bot", sa.String(32)),
        sa.Column("seen", sa.Integer(), nullable=False),
        sa.Column("misses", sa.Integer(), nullable=False),
        sa.Column("bank", sa.Float(), nullable=False),
        sa.Column("due", sa.Float()),
        sa.Column("rest", sa.Float()),
        sa.Column("wants_end", sa.Boolean(), nullable=False),
    )
    op.create_index("seat_due", "seat", ["due"])
    op.create_index("seat_user", "seat", ["user"])
    op.create_table(
        "watcher",
        sa.Column("match", sa.String(24), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("user", sa.String(32), sa.ForeignKey("user_account.id"), primary_key=True),
    )
