"""Reading the data files that lie beside a game's code."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any


def read_text(package: str, name: str) -> str:
    """A data file of a package as text."""
    return files(package).joinpath("data", name).read_text(encoding="utf-8")


def read_toml(package: str, name: str) -> dict[str, Any]:
    """A data file of a package as plain data."""
    return tomllib.loads(read_text(package, name))
