"""A real PostgreSQL of a test's own: it has all the time it needs to come up, and lies in memory where there is room.

What is stored survives the end of every process so, and nobody waits for a disk.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Final

from pgserver._commands import POSTGRES_BIN_PATH
from pgserver.utils import ensure_folder_permissions, ensure_prefix_permissions, ensure_user_exists

from server.support import PATIENCE

USER: Final = "pgserver"
"""PostgreSQL does not run as root; where the tests do, it is somebody else."""
MEMORY: Final = Path("/dev/shm")
LEAST_BYTES: Final = 2 << 30


class Postgres:
    """A cluster in a folder of its own, which only this machine can reach."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="throneroom-postgres-", dir=_place()))
        self.data = self.folder / "data"
        self.data.mkdir(mode=0o700)
        if os.geteuid() == 0:
            ensure_user_exists(USER)
            ensure_prefix_permissions(self.data)
            ensure_prefix_permissions(POSTGRES_BIN_PATH)
            ensure_folder_permissions(POSTGRES_BIN_PATH.parent, 0o055)
            for folder in (self.folder, self.data):
                shutil.chown(folder, USER, USER)
        self._run("initdb", "--auth=trust", "--encoding=utf8", "-U", "postgres")
        self.start()

    def start(self) -> None:
        """Come up, after whatever it ended by."""
        options = f"-h '' -k {self.folder} -c shared_buffers=32MB"
        self._run("pg_ctl", "-w", "-t", str(round(PATIENCE)), "-o", options, "-l", str(self.folder / "log"), "start")

    def cleanup(self) -> None:
        """End at once and leave nothing behind."""
        self._run("pg_ctl", "-w", "-m", "immediate", "stop")
        shutil.rmtree(self.folder)

    def get_pid(self) -> int:
        """The process that all others come from."""
        return int((self.data / "postmaster.pid").read_text().split()[0])

    @property
    def socket(self) -> str:
        return f"{self.folder}/.s.PGSQL.5432"

    def get_uri(self, name: str) -> str:
        return f"postgresql://postgres:@/{name}?host={self.folder}"

    def psql(self, command: str) -> None:
        """Give an order that is no part of any database, such as to make one."""
        line = [POSTGRES_BIN_PATH / "psql", "-q", self.get_uri("postgres")]
        subprocess.run(line, input=command, text=True, check=True)

    def _run(self, program: str, *given: str) -> None:
        user = USER if os.geteuid() == 0 else None
        line = [POSTGRES_BIN_PATH / program, "-D", self.data, *given]
        subprocess.run(line, user=user, cwd="/", stdout=subprocess.DEVNULL, check=True)


def _place() -> Path | None:
    """Memory if there is enough, else the usual folder for what does not last."""
    if not MEMORY.is_dir():
        return None
    found = os.statvfs(MEMORY)
    return MEMORY if found.f_bavail * found.f_frsize >= LEAST_BYTES else None
