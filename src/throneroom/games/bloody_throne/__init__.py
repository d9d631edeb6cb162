"""Bloody Throne (Krvavý trůn, Oriflamme): ten cards, six rounds, one row of intrigue."""

from throneroom.games.bloody_throne.spec import SPEC

__all__ = ["SPEC"]
