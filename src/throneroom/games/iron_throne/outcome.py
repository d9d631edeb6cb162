"""Both ends of the game, and who has won then."""

from __future__ import annotations

from throneroom.core.events import Term
from throneroom.core.game import Outcome
from throneroom.games.iron_throne.pieces import CHARACTERS_EACH, NONE, TOKENS
from throneroom.games.iron_throne.table import State, Table, code, codes, living, placed


def _complete(t: Table) -> list[int]:
    """The players who have placed all their tokens."""
    n, influence = t.players, t.influence
    return [seat for seat in range(n) if sum(influence[seat * n : seat * n + n]) == TOKENS]


def _wiped_out(t: Table) -> list[int]:
    """The houses whose four characters are all dead."""
    each, power = CHARACTERS_EACH, t.power
    empty = [seat for seat in range(t.players) if not any(power[seat * each : seat * each + each])]
    return [seat for seat in empty if not living(t, seat)] if t.held else empty


def check_end(s: State) -> bool:
    """After a completed step: stop the game if one of its ends is reached."""
    t = s.table
    if t.leaders[0] == NONE or not (_complete(t) or _wiped_out(t)):
        return t.over
    t.over = True
    s.frames.clear()
    if s.sink is not None:
        result = _outcome(t)
        for seat in _wiped_out(t):
            s.tell("wiped-out", ("IT-WIN-02",), {"seat": code(t, seat)})
        s.tell("won", result.rules, {"seats": codes(t, result.winners), "amount": max(result.scores)}, result.terms)
    return True


def scores(s: State) -> list[int]:
    """Tokens on other boards, by seat."""
    return [placed(s.table, seat) for seat in range(s.table.players)]


def outcome(s: State) -> Outcome | None:
    """Most tokens on other boards win; equals share the victory."""
    return _outcome(s.table) if s.table.over else None


def _outcome(t: Table) -> Outcome:
    found = tuple([placed(t, seat) for seat in range(t.players)])
    winners = tuple([seat for seat, tokens in enumerate(found) if tokens == max(found)])
    terms = tuple([Term(tokens, "placed", "IT-WIN-03", {"seat": code(t, seat)}) for seat, tokens in enumerate(found)])
    end = "IT-WIN-01" if _complete(t) else "IT-WIN-02"
    shared = ("IT-WIN-04",) if len(winners) > 1 else ()
    return Outcome(winners, found, (end, "IT-WIN-03", *shared), terms)
