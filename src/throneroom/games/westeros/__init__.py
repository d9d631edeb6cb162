"""Westeros (A Game of Thrones: The Board Game, 2nd edition): orders, armies and the Iron Throne."""

from throneroom.games.westeros.spec import SPEC

__all__ = ["SPEC"]
