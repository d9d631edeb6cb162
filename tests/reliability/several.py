"""A server with several web processes, each of which hangs for good as soon as somebody makes a choice."""

from __future__ import annotations

import os
from typing import Any

import uvicorn
from litestar import Litestar

from reliability import defects
from throneroom.server import run
from throneroom.server.settings import from_environment

PROCESSES = 2


def app() -> Litestar:
    """The application of one of the processes."""
    defects.DEFECTS["hang-at-an-action"]()
    return run.app()


def main() -> None:
    real = uvicorn.run

    def with_the_defect(_: str, **more: Any) -> None:
        real("reliability.several:app", **more)

    uvicorn.run = with_the_defect  # type: ignore[assignment]
    run.serve(from_environment(os.environ, run.home()), PROCESSES, lambda: None)


if __name__ == "__main__":
    main()
