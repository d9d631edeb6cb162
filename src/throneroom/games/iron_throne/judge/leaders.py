"""Whom to make the leader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from throneroom.core.decision import Decision, Prefix
from throneroom.games.iron_throne.pieces import NAMES_OF
from throneroom.games.iron_throne.table import View

LIKED: Final[dict[str, float]] = {}


def weigh_leader(v: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """The one who has done best so far."""
    names = NAMES_OF[v.table.houses[d.seat]]
    return [LIKED.get(names[number], 0.5) for number in options]
