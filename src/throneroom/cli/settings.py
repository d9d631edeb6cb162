"""The settings of the server, for commands that work with it."""

from __future__ import annotations

import os
from dataclasses import replace
from importlib.util import find_spec
from typing import TYPE_CHECKING

from throneroom.cli.errors import bad
from throneroom.cli.files import data_directory

if TYPE_CHECKING:
    from throneroom.server.settings import Settings


def server_settings(database: str = "") -> Settings:
    """What the environment says, with the database of the command line if one is named there."""
    if find_spec("litestar") is None:
        raise bad("error-server-missing")
    from throneroom.server.settings import from_environment

    try:
        settings = from_environment(os.environ, data_directory())
    except ValueError as fault:
        raise bad("error-setting", text=str(fault)) from None
    return replace(settings, database=database) if database else settings
