"""The program at a real terminal: colours, completion, Ctrl-C and Ctrl-D."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

MAIN = "import sys; from throneroom.cli.app import main; sys.exit(main())"


class Terminal:
    """A program on a pseudo-terminal."""

    def __init__(self, home: Path, *args: str, **environment: str) -> None:
        self.screen = ""
        self.seen = 0
        """Up to where the screen was looked at."""
        self.end, child = pty.openpty()
        env = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "CI")}
        env |= {"XDG_DATA_HOME": str(home), "THRONEROOM_LANG": "en", "TERM": "xterm-256color", "COLUMNS": "80"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", MAIN, *args],
            stdin=child, stdout=child, stderr=child, env=env | environment, start_new_session=True,
            preexec_fn=_own_terminal,
        )  # fmt: skip
        os.close(child)

    def expect(self, text: str, seconds: float = 120) -> None:
        """Read until the text appears, after what was expected last and what was typed since."""
        until = time.monotonic() + seconds
        while text not in self.screen[self.seen :]:
            assert time.monotonic() < until, f"no {text!r} in {self.screen[self.seen :]!r}"
            ready, _, _ = select.select([self.end], [], [], 0.2)
            if ready:
                try:
                    data = os.read(self.end, 65536)
                except OSError:
                    data = b""
                if not data:
                    assert text in self.screen[self.seen :], self.screen[self.seen :]
                self.screen += data.decode("utf-8", "replace")
        self.seen = self.screen.index(text, self.seen) + len(text)

    def type(self, text: str) -> None:
        self.seen = len(self.screen)
        os.write(self.end, text.encode())

    def settle(self) -> None:
        """Wait until it waits for a key: readline loses a signal between its prompt and its first wait."""
        quiet, until = 0, time.monotonic() + 120
        while quiet < 5:
            assert time.monotonic() < until, "it does not come to wait for a key"
            time.sleep(0.02)
            quiet = quiet + 1 if psutil.Process(self.process.pid).status() == psutil.STATUS_SLEEPING else 0

    def wait(self) -> int:
        """The exit code."""
        code = self.process.wait(timeout=120)
        os.close(self.end)
        return code


def _own_terminal() -> None:
    """A terminal of its own, and keys that interrupt even where whoever runs the tests ignores them."""
    import fcntl
    import signal
    import termios

    signal.signal(signal.SIGINT, signal.SIG_DFL)

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # so that Ctrl-C reaches the program


PLAY = ("play", "bloody-throne", "--seed", "1", "--option", "start=red")


def test_words_are_completed_and_colours_shown(tmp_path: Path) -> None:
    t = Terminal(tmp_path, *PLAY)
    t.expect("red> ")
    assert "\x1b[" in t.screen
    t.type("pl\t")
    t.expect("place ")
    t.type("\x15quit\r")
    t.expect("saved: ")
    assert t.wait() == 0
    assert (tmp_path / "throneroom" / "last.record").exists()


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["ctrl-c", "ctrl-d"])
def test_leaving_by_a_key_saves(tmp_path: Path, key: str) -> None:
    t = Terminal(tmp_path, *PLAY)
    t.expect("red> ")
    t.type("1\r")
    t.expect("red> ")
    t.settle()
    t.type(key)
    t.expect("throneroom play --resume")
    assert t.wait() == 0
    assert "unfinished" in (tmp_path / "throneroom" / "last.record").read_text()


def test_no_color_is_honoured(tmp_path: Path) -> None:
    t = Terminal(tmp_path, *PLAY, NO_COLOR="1")
    t.expect("red> ")
    assert "\x1b[3" not in t.screen.replace("\x1b[3m", "")  # italics are no colour
    t.type("quit\r")
    t.expect("saved: ")
    assert t.wait() == 0


def test_a_record_can_be_stepped_through(tmp_path: Path) -> None:
    t = Terminal(tmp_path, *PLAY)
    t.expect("red> ")
    t.type("quit\r")
    t.expect("saved: ")
    t.wait()
    t = Terminal(tmp_path, "replay", str(tmp_path / "throneroom" / "last.record"))
    t.expect("After action 0 of 3")
    t.expect("q quit> ")
    for typed, shown in (("n", "After action 1 of 3"), ("p", "After action 0 of 3"), ("p", "the beginning"),
                         ("3", "The game is not finished"), ("n", "the end"), ("99", "there is no step 99"),
                         ("what", "q quit> ")):  # fmt: skip
        t.type(f"{typed}\r")
        t.expect(shown)
    t.type("q\r")
    assert t.wait() == 0


def test_slow_simulations_show_progress(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "simulate", "bloody-throne", "--games", "3000")
    t.expect("Playing", seconds=60)
    t.expect("Hash of the records", seconds=120)
    assert t.wait() == 0
