"""Whether the process is alive can be asked while as many requests are in work as may be."""

from __future__ import annotations

import asyncio
from pathlib import Path

from reliability.direct import asked, direct
from server.running import sqlite


def test_whether_the_process_is_alive_is_answered_while_it_is_full(tmp_path: Path) -> None:
    async def work() -> list[int]:
        async with direct(sqlite(tmp_path), rate_limits=1, limits={"LIMIT_WORKING_SERVER": 2}) as here:
            with here.house.limits.working.held(), here.house.limits.working.held():
                full = [(await here.call(asked("GET", path))).status for path in ("/api/games", "/healthz")]
            return [*full, (await here.call(asked("GET", "/api/games"))).status]

    assert asyncio.run(work()) == [503, 200, 200]
