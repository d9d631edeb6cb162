"""Three letters for a seat, in every language."""

from __future__ import annotations

import pytest

from throneroom.server.web.games import short_name


@pytest.mark.parametrize(
    ("code", "name", "short"),
    [("grn", "Green", "GRN"), ("blk", "Black", "BLK"), ("yel", "Žlutý", "ŽLU"), ("red", "Piros", "PIR"),
     ("sta", "Starkové", "STA")],
)  # fmt: skip
def test_a_house_in_three_letters(code: str, name: str, short: str) -> None:
    assert short_name(code, name) == short
