"""The battle calculator: what it supposes by itself, what it refuses, and that it knows no secrets."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from throneroom.core.dice import Dice
from throneroom.core.flow import AnyState, play
from throneroom.core.game import Json, apply, find_game, games, new_game, settled
from throneroom.core.notation import read_action
from throneroom.core.play import deal
from throneroom.core.rules import Illegal
from throneroom.core.seats import CHANCE, SPECTATOR
from throneroom.core.secrecy import AnyView, sample
from throneroom.core.worlds import canonical
from throneroom.games.westeros.board import AREAS, NEIGHBOURS
from throneroom.games.westeros.flow.march import is_fight
from throneroom.games.westeros.pieces import CARDS, NOBODY, SEATS
from throneroom.i18n import LANGUAGES, Catalogue
from throneroom.telling import answer_texts, refusal_text

GAME = find_game("westeros")
assert GAME.what_if is not None
what_if: Callable[[AnyView, Json], Json] = GAME.what_if


# ---------------------------------------------------------------- a fight at Lannisport

LANNISPORT = {
    "units": "stoney-sept:bar:1k1e riverrun:bar:1f lannisport:lan:1f the-golden-sound:lan:1s",
    "orders": "stoney-sept:march-plus-1 riverrun:support-plus-1 lannisport:defense-2 the-golden-sound:support-0",
    "garrisons": "lan",
    "fiefdoms": "bar lan sta",
    "now": "march bar",
}
ATTACK = {"from": "stoney-sept", "to": "lannisport"}


def war(sections: dict[str, str], *moves: str, players: int = 3, **options: str) -> AnyState:
    """The position after some moves."""
    s: AnyState = GAME.read_position(sections, players, settled(GAME, players, options))
    for move in moves:
        apply(GAME, s, *read_action(GAME, s, move))
    return s


def ask(s: AnyState, seat: str, **question: Any) -> Json:
    """What the calculator answers a seat; `origin` and `dest` stand for `from` and `to`."""
    renamed = {{"origin": "from", "dest": "to"}.get(key, key): value for key, value in question.items()}
    answer = what_if(GAME.view(s, SEATS.index(seat) if seat in SEATS else SPECTATOR), renamed)
    assert json.loads(json.dumps(answer)) == answer, "plain data"
    return answer


def totals(answer: Json) -> tuple[int, int]:
    return answer["attacker"]["total"], answer["defender"]["total"]


def lines(answer: Json, side: str) -> list[tuple[int, str, str]]:
    return [(term["amount"], term["why"], term["rule"]) for term in answer[side]["terms"]]


def test_all_that_can_march_fights_with_the_order_lying_there_and_each_house_supports_itself() -> None:
    answer = ask(war(LANNISPORT), "bar", origin="stoney-sept", dest="lannisport")
    assert lines(answer, "attacker") == [
        (2, "attacking", "WS-STRENGTH-07"),
        (4, "attacking", "WS-STRENGTH-09"),
        (1, "march-order", "WS-MARCH-13"),
        (1, "support", "WS-STRENGTH-06"),
        (1, "support-order", "WS-SPECIAL-04"),
    ]
    assert lines(answer, "defender") == [
        (1, "defending", "WS-STRENGTH-06"),
        (2, "defense-order", "WS-ORDER-08"),
        (2, "garrison", "WS-GARR-03"),
        (1, "support", "WS-STRENGTH-08"),
    ]
    assert totals(answer) == (9, 6)
    assert (answer["winner"], answer["reason"]) == ("bar", "WS-STRENGTH-18")
    assert [(row["why"], row["facts"]) for row in answer["unknown"]] == [
        ("card", {"seat": "bar"}),
        ("card", {"seat": "lan"}),
    ]


def test_units_order_support_cards_and_the_blade_can_be_supposed() -> None:
    s = war(LANNISPORT)
    knight = {"attacker": "bar", **ATTACK, "units": ["knight"]}
    assert totals(what_if(GAME.view(s, SPECTATOR), knight)) == (5, 6)
    v = GAME.view(s, SEATS.index("bar"))
    assert totals(what_if(v, {**knight, "order": -1})) == (3, 6)
    assert totals(what_if(v, {**knight, "order": "march-0", "supports": {"riverrun": "none"}})) == (2, 6)
    alone = {**knight, "supports": {"the-golden-sound": "none"}, "attacker_card": "stannis-baratheon"}
    assert totals(what_if(v, alone)) == (9, 5)
    tied = {**knight, "blade": "attacker"}
    assert totals(what_if(v, tied)) == (6, 6)
    assert (what_if(v, tied)["winner"], what_if(v, tied)["reason"]) == ("bar", "WS-STRENGTH-19")


def test_every_card_in_hand_is_tried_against_the_named_one() -> None:
    answer = what_if(GAME.view(war(LANNISPORT), 0), {**ATTACK, "defender_card": "the-hound"})
    assert [row["card"] for row in answer["cards"]["attacker"]] == list(CARDS[:7])
    stannis = answer["cards"]["attacker"][0]
    assert stannis == {"card": "stannis-baratheon", "total": 13, "enemy": 8, "winner": "bar"}
    assert {row["enemy"] for row in answer["cards"]["defender"]} == {9}


def test_the_fight_going_on_needs_no_march_to_be_named() -> None:
    s = war(LANNISPORT, "bar march stoney-sept knight>lannisport siege-engine>lannisport")
    assert totals(ask(s, "sta")) == (9, 6)
    assert ask(s, "lan", origin="stoney-sept", dest="lannisport") == ask(s, "lan")
    apply(GAME, s, *read_action(GAME, s, "bar support nobody"))
    assert totals(ask(s, "sta")) == (7, 6)
    for move in ("lan support nobody", "bar card melisandre", "lan card the-hound"):
        apply(GAME, s, *read_action(GAME, s, move))
    answer = ask(s, "lan", blade="attacker")
    assert totals(answer) == (9, 7)
    assert [row["card"] for row in answer["cards"]["defender"]] == ["the-hound"]
    assert answer["unknown"] == []


def test_a_text_with_an_open_choice_is_unknown_until_something_is_chosen() -> None:
    sections = {
        "units": "yronwood:mar:2k sunspear:mar:1f the-boneway:tyr:2f dornish-marches:tyr:1f kingswood:tyr:1k",
        "orders": "yronwood:march-0 dornish-marches:support-0 kingswood:support-0",
        "now": "march mar",
    }
    s = war(sections, players=6)
    question = {"from": "yronwood", "to": "the-boneway", "defender_card": "mace-tyrell"}
    v = GAME.view(s, SEATS.index("mar"))
    assert totals(what_if(v, question)) == (4, 9)
    doran = what_if(v, {**question, "attacker_card": "doran-martell"})
    assert doran["unknown"] == [
        {
            "why": "text",
            "facts": {"seat": "mar", "card": "doran-martell"},
            "options": ["iron-throne", "fiefdoms", "kings-court"],
        }
    ]
    queen = {
        "attacker": "tyr",
        "from": "the-boneway",
        "to": "yronwood",
        "order": 0,
        "attacker_card": "queen-of-thorns",
        "defender_card": "doran-martell",
        "texts": {"doran-martell": "fiefdoms"},
    }
    assert [row["why"] for row in what_if(v, queen)["unknown"]] == []


def test_tides_known_to_one_side_narrow_its_range() -> None:
    s = war(
        LANNISPORT,
        "bar march stoney-sept knight>lannisport siege-engine>lannisport",
        "bar support attacker",
        "lan support defender",
        "bar card melisandre",
        "lan card the-hound",
        "* tides-2",
        "* tides-0",
        tides="on",
    )
    own, enemy = ask(s, "bar"), ask(s, "lan")
    assert (own["attacker"]["least"], own["attacker"]["most"]) == (12, 12)
    assert (own["defender"]["least"], own["defender"]["most"]) == (8, 11)
    assert own["attacker"]["terms"][-1]["why"] == "tides"
    assert (own["winner"], own["reason"]) == ("bar", "WS-STRENGTH-18")
    assert (enemy["attacker"]["least"], enemy["attacker"]["most"]) == (10, 13)
    assert [row["facts"]["seat"] for row in enemy["unknown"]] == ["bar"]


def test_a_neutral_force_is_a_number_to_reach() -> None:
    sections = {"neutral": "sunspear:5", "units": "yronwood:tyr:1f1k sea-of-dorne:tyr:1s",
                "orders": "yronwood:march-plus-1 sea-of-dorne:support-0", "now": "march tyr"}  # fmt: skip
    s = war(sections, players=5)
    march = {"origin": "yronwood", "dest": "sunspear"}
    answer = ask(s, "tyr", **march)
    assert totals(answer) == (5, 5)
    assert lines(answer, "defender") == [(5, "neutral", "WS-NEUTRAL-04")]
    assert (answer["defender"]["house"], answer["winner"], answer["reason"]) == (None, "tyr", "WS-NEUTRAL-04")
    weak = ask(s, "tyr", **march, units=["knight"])
    assert (totals(weak), weak["winner"], weak["reason"]) == ((4, 5), None, "WS-NEUTRAL-03")
    for part, rule in (("attacker_card", "WS-NEUTRAL-06"), ("blade", "WS-NEUTRAL-10")):
        value = "attacker" if part == "blade" else "mace-tyrell"
        with pytest.raises(Illegal) as refused:
            ask(s, "tyr", **march, **{part: value})
        assert refused.value.rule == rule


# ---------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("question", "rule"),
    [
        ({**ATTACK, "dragons": 3}, "CORE-QUESTION"),
        ({"to": "lannisport"}, "CORE-QUESTION-VALUE"),
        ({**ATTACK, "to": "valyria"}, "CORE-QUESTION-VALUE"),
        ({**ATTACK, "from": 7}, "CORE-QUESTION-VALUE"),
        ({**ATTACK, "attacker": "tyr"}, "CORE-QUESTION-VALUE"),
        ({**ATTACK, "units": []}, "CORE-QUESTION-VALUE"),
        ({**ATTACK, "units": ["dragon"]}, "CORE-QUESTION-VALUE"),
        ({**ATTACK, "units": {"knight": 1}}, "CORE-QUESTION-VALUE"),
        ({**ATTACK, "order": "raid"}, "CORE-QUESTION-VALUE"),
        ({**ATTACK, "order": 5}, "CORE-QUESTION-VALUE"),
        ({**ATTACK, "order": True}, "CORE-QUESTION-VALUE"),
        ({**ATTACK, "supports": "riverrun"}, "CORE-QUESTION-VALUE"),
        ({**ATTACK, "supports": {"riverrun": "both"}}, "CORE-QUESTION-VALUE"),
        ({**ATTACK, "supports": {"riverrun": ["attacker"]}}, "CORE-QUESTION-VALUE"),
        ({**ATTACK, "texts": {"stannis-baratheon": "use"}}, "CORE-QUESTION-VALUE"),
        ({**ATTACK, "attacker_card": "gandalf"}, "CORE-QUESTION-VALUE"),
        ({**ATTACK, "blade": "bar"}, "CORE-QUESTION-VALUE"),
        ({"about": "dragons"}, "CORE-QUESTION-VALUE"),
        ({**ATTACK, "about": "threats"}, "CORE-QUESTION"),
        ({**ATTACK, "attacker": "lan"}, "WS-PLAN-04"),
        ({**ATTACK, "units": ["knight", "knight"]}, "WS-MARCH-04"),
        ({**ATTACK, "to": "stoney-sept"}, "WS-MARCH-06"),
        ({**ATTACK, "to": "the-golden-sound"}, "WS-MARCH-07"),
        ({**ATTACK, "to": "winterfell"}, "WS-MARCH-06"),
        ({**ATTACK, "to": "blackwater"}, "WS-MARCH-11"),
        ({**ATTACK, "supports": {"blackwater": "attacker"}}, "WS-SUPPORT-01"),
        ({**ATTACK, "supports": {"riverrun": "defender"}}, "WS-SUPPORT-14"),
        ({**ATTACK, "attacker_card": "the-hound"}, "WS-HOUSE-11"),
        ({**ATTACK, "defender_card": "stannis-baratheon"}, "WS-HOUSE-11"),
        ({**ATTACK, "blade": "defender"}, "WS-BLADE-04"),
    ],
)
@pytest.mark.rule("CORE-QUESTION", "CORE-QUESTION-VALUE")
def test_what_makes_no_sense_or_breaks_a_rule_is_refused_in_words(question: Json, rule: str) -> None:
    with pytest.raises(Illegal) as refused:
        what_if(GAME.view(war(LANNISPORT), 0), question)
    assert refused.value.rule == rule
    for lang in LANGUAGES:
        words = Catalogue(lang, "core", "ui", GAME.id, strict=True)
        text = refusal_text(words, refused.value)
        assert text
        assert text != words.text("refused")


def test_a_used_blade_adds_nothing_more() -> None:
    with pytest.raises(Illegal, match="WS-BLADE-02"):
        ask(war({**LANNISPORT, "blade": "used"}), "bar", origin="stoney-sept", dest="lannisport", blade="attacker")


def test_routed_units_do_not_march() -> None:
    sections = {"units": "stoney-sept:bar:1K lannisport:lan:1f", "orders": "lannisport:march-0", "now": "march lan"}
    with pytest.raises(Illegal, match="WS-RETREAT-18"):
        ask(war(sections), "bar", origin="stoney-sept", dest="lannisport")


def test_supply_refuses_a_march_only_if_no_way_of_the_others_keeps_it() -> None:
    units = "karhold:bar:4f winterfell:lan:1f kings-landing:bar:3f kingswood:bar:2f blackwater:bar:2k"
    sections = {"units": units, "orders": "karhold:march-0", "supply": "bar 5", "now": "march bar"}
    half: Json = {"origin": "karhold", "dest": "winterfell", "units": ["footman", "footman"]}
    assert totals(ask(war(sections), "bar", **half)) == (2, 1), "one more may go to Castle Black"
    shut = war({**sections, "units": f"{units} castle-black:lan:1f"})
    with pytest.raises(Illegal, match="WS-MARCH-15"):
        ask(shut, "bar", **half)
    assert totals(ask(shut, "bar", origin="karhold", dest="winterfell")) == (4, 1)


def test_a_spectator_names_the_attacker_and_nobody_asks_after_the_end() -> None:
    with pytest.raises(Illegal) as refused:
        ask(war(LANNISPORT), "spectator", origin="stoney-sept", dest="lannisport")
    assert refused.value.facts["name"] == "attacker"
    with pytest.raises(Illegal, match="CORE-OVER"):
        ask(war({"now": "over"}), "bar", origin="stoney-sept", dest="lannisport")


def test_only_westeros_has_something_to_suppose() -> None:
    assert [game.id for game in games().values() if game.what_if is not None] == ["westeros"]


# ---------------------------------------------------------------- secrecy


def suppositions(v: AnyView) -> Iterator[Json]:
    """Who threatens what, the fight going on, and every attack across one border that could be asked about."""
    yield {"about": "threats"}
    if v.table.combat is not None:
        yield {}
    for origin, house in enumerate(v.table.owner):
        for dest in NEIGHBOURS[origin] if house != NOBODY else ():
            if is_fight(v.table, house, dest):
                yield {"attacker": SEATS[house], "from": AREAS[origin], "to": AREAS[dest]}


def answer_or_refusal(v: AnyView, question: Json) -> str:
    try:
        return json.dumps(what_if(v, question))
    except Illegal as refusal:
        return str(refusal)


def test_a_seat_gets_the_same_answer_in_every_world_it_cannot_tell_apart() -> None:
    asked = differ = 0
    for seed in range(8):
        dice = Dice(f"calculator worlds {seed}")
        s = new_game(GAME, 3 + seed % 4, {"tides": "on"})
        while s.pending:
            d = dice.pick(s.pending)
            if d.seat != CHANCE and dice.below(8 if len(s.pending) > 1 else 24) == 0:
                seat = dice.pick([*range(s.table.players), SPECTATOR])
                v = GAME.view(s, seat)
                before = canonical(v)
                world = GAME.sample_world(v, dice)
                differ += GAME.dump(world) != GAME.dump(s)
                imagined = GAME.view(world, seat)
                for question in suppositions(v):
                    assert answer_or_refusal(v, question) == answer_or_refusal(imagined, question)
                    asked += 1
                assert canonical(v) == before, "asking changed the view"
            play(s, d.seat, deal(s, dice) if d.seat == CHANCE else sample(s, d, dice))
    assert asked > 200
    assert differ > 50


PLANNING = {
    "units": f"{LANNISPORT['units']} winterfell:sta:1f",
    "garrisons": "lan",
    "fiefdoms": "bar lan sta",
    "court": "bar lan sta",
    "now": "plan",
}
MARCH_PLAN = "bar stoney-sept=march-plus-1 riverrun=support-plus-1"


def test_while_orders_are_planned_those_of_others_are_unknown_and_count_for_nothing() -> None:
    brave = war(PLANNING, MARCH_PLAN, "lan lannisport=defense-2 the-golden-sound=support-0")
    timid = war(PLANNING, MARCH_PLAN, "lan lannisport=raid the-golden-sound=power")
    assert GAME.dump(brave) != GAME.dump(timid)
    question = {"origin": "stoney-sept", "dest": "lannisport"}
    answer = ask(brave, "bar", **question)
    assert answer == ask(timid, "bar", **question)
    assert totals(answer) == (9, 3), "the own orders count, the enemy's do not"
    assert [row["facts"] for row in answer["unknown"] if row["why"] == "order"] == [
        {"area": "lannisport", "seat": "lan"},
        {"area": "the-golden-sound", "seat": "lan"},
    ]
    own = ask(brave, "lan", attacker="bar", **question)
    assert totals(own) == (6, 6), "and the other way round"
    assert own != ask(timid, "lan", attacker="bar", **question)


def test_orders_not_placed_yet_are_unknown_too() -> None:
    answer = ask(war(PLANNING), "bar", origin="stoney-sept", dest="lannisport")
    hidden = [row["facts"]["area"] for row in answer["unknown"] if row["why"] == "order"]
    assert hidden == ["riverrun", "lannisport", "stoney-sept", "the-golden-sound"]
    assert totals(answer) == (6, 3)


def test_everything_in_an_answer_can_be_told_in_every_language() -> None:
    question = {**ATTACK, "blade": "attacker", "attacker_card": "salladhor-saan", "defender_card": "tyrion-lannister"}
    answers = [what_if(GAME.view(war(LANNISPORT, tides="on"), 0), question)]
    answers.append(what_if(GAME.view(war(PLANNING), 0), ATTACK))
    for lang in LANGUAGES:
        words = Catalogue(lang, "core", "ui", GAME.id, strict=True)
        for answer in answers:
            told = answer_texts(words, answer)
            rows = [*told["attacker"]["terms"], *told["defender"]["terms"], *told["unknown"]]
            assert len(rows) > 6
            assert all(row["text"] and "{" not in row["text"] for row in rows)
            assert told["cards"] == answer["cards"]
