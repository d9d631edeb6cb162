"""The battle calculator agrees with every real fight, line by line, whenever it is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from throneroom.bots.base import make_bot
from throneroom.core.decision import Decision
from throneroom.core.dice import Dice
from throneroom.core.events import Event, term_json
from throneroom.core.flow import AnyState, play
from throneroom.core.game import Json, find_game, new_game
from throneroom.core.play import Clock, deal
from throneroom.core.seats import CHANCE, SPECTATOR
from throneroom.core.secrecy import AnyView
from throneroom.games.westeros.board import AREAS
from throneroom.games.westeros.cards.texts import IMMEDIATE, PASS, TEXTS
from throneroom.games.westeros.flow.combat import YES
from throneroom.games.westeros.flow.march import STAY, movers
from throneroom.games.westeros.flow.support import supporters
from throneroom.games.westeros.pieces import CARDS, NO_CARD, NOBODY, SEATS, UNITS
from throneroom.games.westeros.question import SIDES, SUPPORTED

GAME = find_game("westeros")
assert GAME.what_if is not None
what_if: Callable[[AnyView, Json], Json] = GAME.what_if


class Fight:
    """A real fight: what was seen at every moment of it, what was done, and what the rules told."""

    def __init__(self, s: AnyState, marched: tuple[AnyView, Json]) -> None:
        c = s.table.combat
        self.before, self.march = marched
        self.seats = [SEATS[c.attacker], SEATS[c.defender]]
        self.call: list[AnyView] = []  # while support was called for
        self.views: list[AnyView] = []  # from the choice of cards on
        self.supports: dict[str, str] = {}
        self.done: Json = {}
        self.told: list[Event] = []

    def look(self, s: AnyState, d: Decision) -> None:
        """Take the views of this moment, and note who supports whom once everybody has said so."""
        if d.kind.id in ("support", "accept"):
            self.call.append(GAME.view(s, d.seat))
            return
        if d.kind.id not in ("card", "text", "redraw", "blade"):
            return
        if not self.views:
            c = s.table.combat
            given = {area: (*[bits >> area & 1 for bits in c.support], 1) for area in supporters(s.table, c)}
            self.supports = {AREAS[area]: SUPPORTED[sides.index(1)] for area, sides in given.items()}
        self.views += [GAME.view(s, d.seat), GAME.view(s, SPECTATOR)]

    def watch(self, s: AnyState, d: Decision, choice: Any) -> None:
        """Note what is chosen for texts and the Blade."""
        if d.kind.id == "text" and TEXTS[d.a].when == IMMEDIATE and CARDS[d.a] != "aeron-damphair":
            word = "pass" if choice == PASS else TEXTS[d.a].word(choice)
            self.done.setdefault("texts", {})[CARDS[d.a]] = word
        elif d.kind.id == "blade" and choice == YES:
            self.done["blade"] = SIDES[s.table.combat.side(d.seat)]

    def question(self) -> Json:
        """What was really done, cards in the end included."""
        cards: Json = {}
        for event in self.told:
            if event.id in ("card-revealed", "card-returned"):
                side = SIDES[self.seats.index(str(event.facts["seat"]))]
                cards[f"{side}_card"] = event.facts["card"] if event.id == "card-revealed" else None
        return {**cards, **self.done}

    def events(self, *ids: str) -> list[Event]:
        return [event for event in self.told if event.id in ids]


def march_of(v: AnyView, choice: tuple[int, ...]) -> Json:
    """A march as a question, if it goes to one area only: others may change what stands around the fight."""
    kinds = movers(v.table, choice[0])
    sent = list(zip(kinds, choice[1:], strict=False))
    areas = {dest for _, dest in sent if dest != STAY}
    if len(areas) != 1:
        return {}
    units = [UNITS[kind] for kind, dest in sent if dest != STAY]
    return {"from": AREAS[choice[0]], "to": AREAS[areas.pop()], "units": units}


def fights(bot: str, players: int, seed: int, **options: str) -> Iterator[Fight]:
    """Every fight between houses in a game among bots, up to its winner."""
    dice = Dice(f"calculator {bot} {players} {seed}")
    s = new_game(GAME, players, options)
    bots = [make_bot(bot, GAME, dice) for _ in range(players)]
    marched: tuple[AnyView, Json] = (GAME.view(s, 0), {})
    fight: Fight | None = None
    while s.pending:
        d = s.pending[0]
        if d.seat == CHANCE:
            play(s, CHANCE, deal(s, dice))
        else:
            v = GAME.view(s, d.seat)
            choice = bots[d.seat].choose(v, d, Clock())
            if d.kind.id == "march":
                assert isinstance(choice, tuple)
                marched = (v, march_of(v, choice))
            c = s.table.combat
            if fight is None and c is not None and c.defender != NOBODY == c.winner:
                fight = Fight(s, marched)
                s.sink = fight.told
            if fight is not None:
                fight.look(s, d)
                fight.watch(s, d, choice)
            play(s, d.seat, choice)
        if fight is not None and fight.events("fight-won", "fight-tied"):
            yield fight
            fight, s.sink = None, None


def compare(fight: Fight, answer: Json) -> None:
    """The sums, line by line, and the winner are those of the real fight."""
    for name, event in zip(SIDES, fight.events("final-strength"), strict=True):
        side = answer[name]
        assert side["house"] == event.facts["seat"]
        assert side["terms"] == [term_json(term) for term in event.terms]
        assert side["least"] == side["total"] == side["most"] == event.facts["strength"]
    end = fight.events("fight-won", "fight-tied")[0]
    assert (answer["winner"], answer["reason"]) == (end.facts["seat"], end.rules[0])


def can_ask(v: AnyView, question: Json) -> bool:
    """Not of a side that fights without a card while its card, soon to be sent back by Tyrion, still lies there."""
    shown = v.table.combat.cards
    return all(question[f"{name}_card"] or shown[side] == NO_CARD for side, name in enumerate(SIDES))


@pytest.mark.parametrize(("bot", "games"), [("random", 20), ("greedy", 8)])
def test_every_sum_is_that_of_the_real_fight(bot: str, games: int) -> None:
    fought = marched = called = 0
    texts: set[str] = set()
    for seed in range(games):
        for fight in fights(bot, 3 + seed % 4, seed):
            question = fight.question()
            supported = {**question, "supports": fight.supports}
            for v in fight.views:
                if can_ask(v, question):
                    compare(fight, what_if(v, question))
            for v in fight.call:
                compare(fight, what_if(v, supported))
            if fight.march:
                compare(fight, what_if(fight.before, {**supported, **fight.march}))
            fought += 1
            marched += bool(fight.march)
            called += bool(fight.call)
            texts |= set(fight.done.get("texts", ()))
    assert fought >= 120
    assert marched >= 90
    assert called >= 30
    assert "doran-martell" in texts


def test_with_tides_of_battle_the_sum_is_a_range_that_holds_the_real_one() -> None:
    fought = 0
    for seed in range(6):
        for fight in fights("random", 3 + seed % 4, seed, tides="on"):
            answer = what_if(fight.views[1], fight.question())
            for name, event in zip(SIDES, fight.events("final-strength"), strict=True):
                known = [term_json(term) for term in event.terms if term.why != "tides"]
                assert answer[name]["terms"] == known
                strength = event.facts["strength"]
                assert isinstance(strength, int)
                assert answer[name]["least"] <= strength <= answer[name]["most"]
                assert answer[name]["most"] - answer[name]["least"] in (2, 3)
            assert [row["why"] for row in answer["unknown"]][-2:] == ["tides", "tides"]
            end = fight.events("fight-won", "fight-tied")[0]
            assert answer["winner"] in (end.facts["seat"], None)
            fought += 1
    assert fought >= 30
