"""Running the program inside the test, as a person would from a shell."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from throneroom.cli.app import main


@dataclass(frozen=True)
class Ran:
    """What a command did."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A user of our own: English, 80 columns, no saved games."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "THRONEROOM_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("THRONEROOM_LANG", "en")
    monkeypatch.setenv("THRONEROOM_STRICT", "1")  # a missing message fails the test
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def run(*args: Any, stdin: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        capsys.readouterr()
        code = main([str(arg) for arg in args])
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        assert "inside the program" not in err, err
        return Ran(code, out, err)

    return run
