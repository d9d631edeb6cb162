"""How much the browser tests try: all of it once, and in `make soak` (SCALE set) on every screen and by hand."""

from __future__ import annotations

import os
from typing import Final

from browser.visitor import DESK, LYING, UPRIGHT, Screen

IS_SOAK: Final = "SCALE" in os.environ
GRID: Final[tuple[Screen, ...]] = (DESK, UPRIGHT, LYING) if IS_SOAK else (DESK,)
"""The screens on which every kind of decision is made in every way."""
