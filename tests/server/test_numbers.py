"""The numbers of lines of talk: each leads back to its line, and tells nothing of its place."""

from __future__ import annotations

from itertools import pairwise

from throneroom.server.numbers import LARGEST, MOST_LINES, Numbers

NUMBERS = Numbers("key", "match")
PLACES = range(1_000)


def test_every_number_leads_back_to_its_line() -> None:
    found = [NUMBERS.told(place) for place in (*PLACES, MOST_LINES - 1)]
    assert [NUMBERS.place(number) for number in found] == [*PLACES, MOST_LINES - 1]
    assert [NUMBERS.after(number) for number in found[:3]] == [1, 2, 3]
    assert len(set(found)) == len(found)
    assert 0 <= min(found) <= max(found) <= LARGEST


def test_what_is_no_number_of_a_line_leads_to_the_very_first() -> None:
    strange = NUMBERS.told(MOST_LINES)
    assert NUMBERS.place(strange) is None
    assert NUMBERS.after(strange) == 0
    assert NUMBERS.after(0) == 0


def test_later_lines_have_greater_numbers_as_often_as_smaller_ones() -> None:
    greater = sum([after > before for before, after in pairwise(map(NUMBERS.told, PLACES))])
    assert 400 < greater < 600


def test_numbers_are_others_in_every_match_and_on_every_server() -> None:
    for other in (Numbers("key", "other"), Numbers("another", "match")):
        assert not {NUMBERS.told(place) for place in PLACES} & {other.told(place) for place in PLACES}
