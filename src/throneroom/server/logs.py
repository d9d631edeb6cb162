"""Logs: one line per event on stderr, as JSON or for people to read, and never a secret.

Only our own logger follows LOG_LEVEL. Libraries are heard when they warn and never below: there they print
addresses, headers, frames and parameters. Of an exception only its type and its place are told,
because its text can hold what somebody sent.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Final

LEVELS: Final = ("debug", "info", "warning", "error")
FORMATS: Final = ("text", "json")
OURS: Final = logging.getLogger("throneroom")
_FRAMES: Final = 12


def event(name: str, level: int = logging.INFO, fault: BaseException | None = None, **facts: Any) -> None:
    """Tell that something happened. Facts are numbers and words of our own, nothing that somebody sent."""
    OURS.log(level, name, exc_info=fault, extra={"facts": facts})


def described(record: logging.LogRecord) -> dict[str, Any]:
    """A log record as what is worth telling, in the order it is told."""
    time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    told: dict[str, Any] = {"time": time, "level": record.levelname.lower()}
    if record.name == OURS.name:
        told |= {"event": record.msg, **getattr(record, "facts", {})}
    else:
        told |= {"event": record.name, "message": _line(record.getMessage())}
    fault = record.exc_info[1] if record.exc_info else None
    if fault is not None:
        told |= {"fault": type(fault).__name__, "at": _places(fault)}
    return told


def _line(message: str) -> str:
    """One line of a library's message: a traceback is told by its end, anything else by its beginning."""
    lines = message.strip().splitlines() or [""]
    return lines[-1].partition(":")[0] if lines[0].startswith("Traceback") else lines[0]


def _places(fault: BaseException) -> list[str]:
    """Where an exception came from, the innermost place last."""
    frames = traceback.extract_tb(fault.__traceback__)[-_FRAMES:]
    return [f"{'/'.join(frame.filename.split('/')[-3:])}:{frame.lineno} {frame.name}" for frame in frames]


class JsonLines(logging.Formatter):
    """One JSON object per event, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(described(record), ensure_ascii=False, default=str)


class TextLines(logging.Formatter):
    """One readable line per event, for people at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        told = described(record)
        time, level, name = told.pop("time")[11:19], told.pop("level"), told.pop("event")
        return " ".join([time, f"{level:<7}", name, *[f"{key}={value}" for key, value in told.items()]])


def default_format() -> str:
    """Text for a person who watches, JSON for a program that collects."""
    return "text" if sys.stderr.isatty() else "json"


def configuration(level: str, format: str) -> dict[str, Any]:
    """The configuration of all loggers of a process, for `logging.config.dictConfig`."""
    lines = JsonLines if (format or default_format()) == "json" else TextLines
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": lines}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines"}},
        "root": {"level": "WARNING", "handlers": ["stderr"]},
        "loggers": {OURS.name: {"level": level.upper()}},
    }
