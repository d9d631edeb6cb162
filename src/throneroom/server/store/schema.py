"""The tables. Times are seconds since 1970; secrets are stored as hashes only."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
    true,
)

METADATA: Final = MetaData()

user = Table(
    "user_account",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("login", String(128), unique=True),
    Column("password", String(256)),
    Column("is_admin", Boolean, nullable=False, default=False),
    Column("is_banned", Boolean, nullable=False, default=False),
    Column("language", String(8), nullable=False, default="en"),
    Column("channel", Text, nullable=False, default=""),
    Column("quiet", JSON, nullable=False, default=dict),
    Column("untold", String(128), nullable=False, default=""),
    Column("mail", String(256), nullable=False, default=""),
    Column("created", Float, nullable=False),
)

token = Table(
    "token",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("user", String(32), ForeignKey("user_account.id"), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("scopes", String(128), nullable=False, default=""),
    Column("label", String(64), nullable=False, default=""),
    Column("created", Float, nullable=False),
    Column("expires", Float),
    Column("used", Float),
    Index("token_user", "user"),
)

match = Table(
    "match",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("name", String(80), nullable=False, default=""),
    Column("status", String(16), nullable=False),
    Column("visibility", String(16), nullable=False),
    Column("pace", JSON, nullable=False),
    Column("owner", String(32), ForeignKey("user_account.id"), nullable=False),
    Column("invite", String(64), nullable=False, unique=True),
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("epoch", Integer, nullable=False, default=0),
    Column("revision", Integer, nullable=False, default=0),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("rematch_of", String(24)),
    Column("rematch", String(24)),
    Column("seating", String(8), nullable=False, server_default="kept"),
    Column("latecomers", Boolean, nullable=False, server_default=true()),
    Column("spans", JSON),
    Column("key", String(64)),
    Column("asked", String(64)),
    Index("match_key", "key", unique=True),
    Index("match_rematch", "rematch", unique=True),
    Index("match_status", "status", "visibility"),
    Index("match_owner", "owner", "status"),
)

card_set = Table(
    "card_set",
    METADATA,
    Column("digest", String(80), primary_key=True),
    Column("text", Text, nullable=False),
)

link = Table(
    "link",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("user", String(32), ForeignKey("user_account.id"), nullable=False),
    Column("match", String(24), ForeignKey("match.id")),
    Column("seat", Integer),
    Column("about", Text, nullable=False, default=""),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Index("link_user", "user", "kind"),
)

seat = Table(
    "seat",
    METADATA,
    Column("match", String(24), ForeignKey("match.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("controller", String(16), nullable=False),
    Column("user", String(32), ForeignKey("user_account.id")),
    Column("bot", String(32)),
    Column("seen", Integer, nullable=False, default=0),
    Column("misses", Integer, nullable=False, default=0),
    Column("bank", Float, nullable=False, default=0.0),
    Column("due", Float),
    Column("rest", Float),
    Column("wants_end", Boolean, nullable=False, default=False),
    Column("asked", Boolean),
    Column("kept_for", String(32)),
    Column("has_left", Boolean, nullable=False, server_default=false()),
    Column("nudged", String(40)),
    Column("shows", Float),
    Column("burns", Float),
    Column("asks", Boolean, nullable=False, server_default=false()),
    Column("wants_seat", Integer),
    Column("held", Float),
    Index("seat_user", "user"),
    Index("seat_kept", "kept_for"),
    Index("seat_shows", "shows"),
    Index("seat_due", "due"),
)

action = Table(
    "action",
    METADATA,
    Column("match", String(24), ForeignKey("match.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("decision", String(40), nullable=False),
    Column("choice", JSON, nullable=False),
    Column("key", String(64)),
    Column("hash", String(32), nullable=False),
    Column("made", Float, nullable=False),
    UniqueConstraint("match", "decision", "seat", name="action_decision"),
    UniqueConstraint("match", "seat", "key", name="action_key"),
)

draft = Table(
    "draft",
    METADATA,
    Column("match", String(24), ForeignKey("match.id"), primary_key=True),
    Column("decision", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("choice", JSON, nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("key", String(64)),
    Column("remaining", Float),
    Column("made", Float, nullable=False),
)

given = Table(
    "given",
    METADATA,
    Column("match", String(24), ForeignKey("match.id"), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("decision", String(40), nullable=False),
    Column("seat", Integer, primary_key=True),
    Column("choice", JSON, nullable=False),
)

message = Table(
    "message",
    METADATA,
    Column("match", String(24), ForeignKey("match.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("channel", String(16), nullable=False),
    Column("user", String(32), nullable=False),
    Column("seat", Integer),
    Column("to_seat", Integer),
    Column("to_user", String(32)),
    Column("text", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("facts", JSON(none_as_null=True)),
)

former = Table(
    "former",
    METADATA,
    Column("match", String(24), ForeignKey("match.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", String(32), ForeignKey("user_account.id"), primary_key=True),
)

presence = Table(
    "presence",
    METADATA,
    Column("match", String(24), primary_key=True),
    Column("user", String(32), primary_key=True),
    Column("until", Float, nullable=False),
)  # written by the way, whatever becomes of the match

vote = Table(
    "vote",
    METADATA,
    Column("match", String(24), ForeignKey("match.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", String(32), ForeignKey("user_account.id"), primary_key=True),
)

watcher = Table(
    "watcher",
    METADATA,
    Column("match", String(24), ForeignKey("match.id"), primary_key=True),
    Column("user", String(32), ForeignKey("user_account.id"), primary_key=True),
)

mute = Table(
    "mute",
    METADATA,
    Column("match", String(24), ForeignKey("match.id"), primary_key=True),
    Column("by", String(32), ForeignKey("user_account.id"), primary_key=True),
    Column("user", String(32), ForeignKey("user_account.id"), primary_key=True),
)

report = Table(
    "report",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("by", String(32), ForeignKey("user_account.id"), nullable=False),
    Column("about", String(32), ForeignKey("user_account.id"), nullable=False),
    Column("match", String(24), ForeignKey("match.id"), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("message", Integer),
    Column("text", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("done", Boolean, nullable=False, default=False),
    Index("report_open", "done", "made"),
)

block = Table(
    "block",
    METADATA,
    Column("by", String(32), ForeignKey("user_account.id"), primary_key=True),
    Column("user", String(32), ForeignKey("user_account.id"), primary_key=True),
)

notice = Table(
    "notice",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("user", String(32), ForeignKey("user_account.id"), nullable=False),
    Column("match", String(24), ForeignKey("match.id")),
    Column("kind", String(16), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False, default=0),
    Column("sent", Float),
    Column("dropped", Boolean, nullable=False, default=False),
    Column("text", Text, nullable=False, default=""),
    Index("notice_due", "sent", "due"),
    Index("notice_user", "user", "made"),
)
IS_OPEN: Final = text("sent IS NULL AND NOT dropped")
Index(
    "notice_open", notice.c.user, notice.c.match, unique=True, sqlite_where=IS_OPEN, postgresql_where=IS_OPEN
)  # of each match, one notice at most waits for a person

push = Table(
    "push",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("user", String(32), ForeignKey("user_account.id"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("digest", String(64), nullable=False, unique=True),
    Column("p256dh", String(256), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("made", Float, nullable=False),
    Index("push_user", "user"),
)

upload = Table(
    "upload",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("user", String(32), ForeignKey("user_account.id"), nullable=False),
    Column("game", String(32), nullable=False),
    Column("made", Float, nullable=False),
    Column("text", Text, nullable=False),
    Column("about", JSON),  # what lists tell of it, read once; nothing where today's program cannot read it
    Index("upload_user", "user"),
)

setting = Table(
    "setting",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
