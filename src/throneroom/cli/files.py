"""Reading and writing files so that nothing surprises: clear refusals, and never half a file."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path
from typing import Any

from throneroom.cli.errors import BadInput, bad

LIMIT_MB = 16
_MB = 1024 * 1024
_MOST_NODES = 1_000_000


def read_file(name: str) -> str:
    """The text of a file, or `BadInput` saying what is wrong with it."""
    try:
        path = Path(name)
        if path.is_dir():
            raise bad("error-file-directory", file=name)
        with path.open("rb") as file:
            data = file.read(LIMIT_MB * _MB + 1)
            if len(data) > LIMIT_MB * _MB:
                size = max(os.fstat(file.fileno()).st_size // _MB, LIMIT_MB + 1)
                raise bad("error-file-large", file=name, size=size, limit=LIMIT_MB)
    except (OSError, ValueError) as error:
        raise unreadable(name, error) from None
    if b"\0" in data:
        raise bad("error-file-binary", file=name)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise bad("error-file-binary", file=name) from None


def unreadable(name: str, error: OSError | ValueError) -> BadInput:
    """Why a file cannot be opened, for its reader."""
    if isinstance(error, (FileNotFoundError, NotADirectoryError, ValueError)):
        return bad("error-file-missing", file=name)
    if isinstance(error, PermissionError):
        return bad("error-file-permission", file=name)
    return bad("error-file-other", file=name, reason=_reason(error))


def _reason(error: OSError) -> str:
    return errno.errorcode.get(error.errno or 0, type(error).__name__)


def read_yaml(name: str) -> Any:
    """The data of a YAML file, or `BadInput` with the place where it stops making sense."""
    import yaml

    text = read_file(name)
    try:
        data = yaml.safe_load(text)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        if mark is None:
            raise bad("error-yaml-nowhere", file=name) from None
        raise bad("error-yaml", file=name, line=mark.line + 1, column=mark.column + 1) from None
    except (yaml.YAMLError, ValueError, RecursionError, OverflowError, TypeError):
        raise bad("error-yaml-nowhere", file=name) from None
    if _is_endless(data):
        raise bad("error-yaml-nowhere", file=name)
    return data


def _is_endless(data: Any) -> bool:
    """Whether aliases make the data larger than anybody could have meant."""
    stack, seen = [data], 0
    while stack:
        item = stack.pop()
        seen += 1
        if seen > _MOST_NODES:
            return True
        if isinstance(item, dict):
            stack.extend(item.values())
        elif isinstance(item, (list, tuple, set)):
            stack.extend(item)
    return False


def write_file(name: str | Path, text: str) -> None:
    """Write a whole file or nothing; an old one stays until the new one is complete."""
    path = Path(name)
    temporary = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", delete=False
        ) as file:
            temporary = file.name
            file.write(text)
        os.chmod(temporary, 0o666 & ~_umask())
        os.replace(temporary, path)
    except (OSError, ValueError) as error:
        if temporary:
            Path(temporary).unlink(missing_ok=True)
        raise unwritable(str(name), error) from None


def unwritable(name: str, error: OSError | ValueError) -> BadInput:
    """Why a file cannot be written, for its writer."""
    reason = _reason(error) if isinstance(error, OSError) else type(error).__name__
    return bad("error-file-write", file=name, reason=reason)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def data_directory() -> Path:
    """Where this user's saved games are."""
    base = os.environ.get("XDG_DATA_HOME") or ""
    home = Path(base) if os.path.isabs(base) else Path.home() / ".local" / "share"
    return home / "throneroom"


def default_file() -> Path:
    """Where the last game left is kept."""
    return data_directory() / "last.record"
