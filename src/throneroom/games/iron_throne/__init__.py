"""Game of Thrones: The Iron Throne."""

from throneroom.games.iron_throne.spec import SPEC

__all__ = ["SPEC"]
