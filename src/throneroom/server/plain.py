"""What people write, made fit to be shown to others: names of people and matches, and messages."""

from __future__ import annotations

import unicodedata
from typing import Final

COMBINING: Final = 3
"""So many marks one sign carries at most: more of them tower over other lines."""
INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U0001d159"
    + "".join([chr(c) for c in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))])
)
"""Signs that count as letters or marks and show nothing."""


def plain_line(text: str) -> str:
    """One line in NFC: no invisible or direction signs, few combining marks, and none without a sign to carry it."""
    kept: list[str] = []
    marks = COMBINING
    for c in unicodedata.normalize("NFC", text):
        category = unicodedata.category(c)
        if c.isspace():
            kept.append(" ")
            marks = COMBINING
        elif category in INVISIBLE or c in _BLANK:
            continue
        elif category.startswith("M"):
            marks += 1
            if marks <= COMBINING:
                kept.append(c)
        else:
            marks = 0
            kept.append(c)
    # What was taken out may have kept signs apart that now are one.
    return unicodedata.normalize("NFC", " ".join("".join(kept).split()))
