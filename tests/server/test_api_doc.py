"""The bot of docs/api.md plays a whole match, exactly as it is printed."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

from server.running import Client, running, sqlite

PAGE = Path(__file__).parents[2] / "docs" / "api.md"


def test_the_bot_of_the_page_plays_a_match_to_its_end(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    (tmp_path / "bot.py").write_text(code, encoding="utf-8")
    with running(sqlite(tmp_path)) as address:
        ann = Client(address, "Ann")
        seats = [{"who": "empty"}, {"who": "random"}, {"who": "random"}]
        match = ann.post("/api/matches", {"game": "bloody-throne", "players": 3, "seats": seats}, 201)
        command = [sys.executable, str(tmp_path / "bot.py"), address, match["id"], match["invite"]]
        with subprocess.Popen(command) as bot:
            deadline = time.monotonic() + 30
            while ann.get(f"/api/matches/{match['id']}")["seats"][0]["controller"] == "empty":
                assert time.monotonic() < deadline
                time.sleep(0.05)
            ann.post(f"/api/matches/{match['id']}/start")
            assert bot.wait(120) == 0
        assert ann.get(f"/api/matches/{match['id']}")["status"] == "ended"
