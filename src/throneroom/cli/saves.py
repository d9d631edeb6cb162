"""Where games are kept between sittings."""

from __future__ import annotations

import os
from pathlib import Path

from throneroom.bots.base import bots
from throneroom.cli.errors import bad
from throneroom.cli.files import default_file, read_file, write_file
from throneroom.cli.help import PROGRAM
from throneroom.cli.parse import seat_at
from throneroom.cli.records import as_bad_input, read_record
from throneroom.cli.session import Session
from throneroom.cli.ui import Ui
from throneroom.core.replay import BadRecord
from throneroom.core.rules import require


def refuse_foreign(name: str) -> None:
    """Refuse to write over a file that is not a saved game, or where nothing can be written."""
    path = Path(name)
    try:
        is_there = path.exists()
    except (OSError, ValueError):
        raise bad("error-file-missing", file=name) from None
    if is_there and not read_file(name).startswith('{"record"'):
        raise bad("error-save-foreign", file=name)
    if not is_there and path.parent.exists() and not os.access(path.parent, os.W_OK):
        raise bad("error-file-permission", file=name)


def save(session: Session, file: Path, keep_old: bool) -> None:
    """Write the game down. An older game in the way is kept beside it."""
    if keep_old and file.exists():
        os.replace(file, file.with_name(f"{file.stem}.previous{file.suffix}"))
    write_file(file, session.text())


def load(ui: Ui, name: str) -> Session:
    """The session saved in a file, where it stood."""
    if not Path(name).exists() and name == str(default_file()):
        raise bad("error-save-missing", file=name)
    try:
        record, s = read_record(name)
    except BadRecord as problem:
        raise as_bad_input(ui, name, problem) from None
    code, names, seed = (record.extra.get(key) for key in ("seat", "bots", "seed"))
    if not isinstance(code, str) or not isinstance(names, list) or len(names) != record.players:
        raise bad("error-resume-seat", file=name)
    seat = seat_at(record.game, code, record.players)
    for i, bot in enumerate(names):
        require(i == seat or bot in bots(), "CORE-BOT", name=str(bot), known=", ".join(bots()))
    if record.game.outcome(s) is not None:
        raise bad("error-save-over", file=name, command=f"{PROGRAM} replay {name}")
    session = Session(record.game, record.players, record.options, seat, names, str(seed))
    session.restore(record.actions)
    return session
