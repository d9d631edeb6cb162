"""The words of the cards have one source, the card set in use, in every language."""

from __future__ import annotations

import gc
import json
from typing import Any

import pytest

from throneroom.cli.words import find_rule
from throneroom.core.game import find_game
from throneroom.core.rules import Illegal
from throneroom.games.iron_throne import texts as card_texts
from throneroom.games.iron_throne.abilities import cardset
from throneroom.games.iron_throne.abilities.cardset import built_in_data, find_set
from throneroom.i18n import LANGUAGES, voice
from throneroom.i18n.voice import bound
from throneroom.telling import refusal_text, rule_text, words_of

from .build_rulings import COMMAND, SECTIONS, built, file_of
from .build_rulings import LANGUAGES as OTHERS

GAME = find_game("iron-throne")
OWN: dict[str, Any] = {
    "title": {"hu": "Farkasvér"},
    "effect": {"en": "Draw { $cards } cards.", "cs": "Lízni si kartu."},
    "when": "during_totals",
    "who": "participating_player",
    "ops": [{"op": "draw", "who": "self", "amount": 1}],
}
OPTIONS = {"cards": json.dumps({"name": "own", "names": {"robb": "Lyanna"}, "cards": {"robb-a": OWN}})}


@pytest.mark.parametrize("lang", list(OTHERS))
def test_the_translated_ledger_is_built_from_the_cards(lang: str) -> None:
    assert file_of(lang).read_text(encoding="utf-8") == built(lang), f"run {COMMAND}"


def test_the_english_ledger_says_what_the_cards_say() -> None:
    ledger = {rule.id: rule.rule for rule in GAME.more_rules()}
    for section, kind in SECTIONS.items():
        for id, card in built_in_data()[section].items():
            assert ledger.pop(f"IT-{kind}-{id.upper()}") == f"{card['title']['en']}: {card['effect']['en']}"
    assert ledger == {}


def test_a_text_missing_in_a_language_is_english_and_else_any() -> None:
    texts = GAME.texts(OPTIONS)
    assert [texts[lang]["title-robb-a"] for lang in LANGUAGES] == ["Farkasvér"] * 3
    assert texts["cs"]["effect-robb-a"] == "Lízni si kartu."
    assert texts["hu"]["effect-robb-a"] == texts["en"]["effect-robb-a"]
    assert texts["hu"]["effect-robb-b"] == GAME.texts({})["hu"]["effect-robb-b"]


def test_a_new_name_and_title_are_used_everywhere() -> None:
    words = words_of("hu", GAME, OPTIONS)
    assert words.name("card", "robb-a") == "Farkasvér (Lyanna)"
    assert words.name("leader", "robb").startswith("Lyanna (")
    line = words.text("event-character-chosen", seat="sta", person="robb")
    assert line == "A Stark-ház Lyanna küldte az összecsapásba"
    line = words_of("hu", GAME).text("event-character-chosen", seat="sta", person="robb")
    assert line == "A Stark-ház Robb Starkot küldte az összecsapásba"


def test_a_text_is_never_read_as_a_message() -> None:
    assert words_of("en", GAME, OPTIONS).text("effect-robb-a") == "Draw { $cards } cards."


def test_a_card_refuses_with_its_text() -> None:
    words = words_of("cs", GAME, OPTIONS)
    assert refusal_text(words, Illegal("IT-CARD-ROBB-A", {"card": "robb-a"})).endswith("Lízni si kartu.")
    assert "Králokat" in refusal_text(words, Illegal("IT-LEADER-JAIME", {"leader": "jaime"}))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rule_of_a_card_is_its_title_and_text(lang: str) -> None:
    texts = GAME.texts({})[lang]
    for rule in GAME.more_rules():
        id = rule.id.split("-", 2)[2].lower()
        text = f"{texts[f'title-{id}']}: {texts[f'effect-{id}']}"
        assert rule_text(words_of(lang, GAME), GAME, rule) == bound(lang, text)


def test_the_rules_of_a_game_with_other_cards_are_those_cards() -> None:
    rule = find_rule(GAME, "IT-CARD-ROBB-A")
    assert rule is not None
    assert rule_text(words_of("cs", GAME, OPTIONS), GAME, rule) == "Farkasvér: Lízni si kartu."


# ---------------------------------------------------------------- what is kept


def some_set(n: int) -> dict[str, str]:
    """Options with a set of its own."""
    return {"cards": json.dumps({"name": f"set {n}", "names": {"robb": f"Lyanna {n}"}, "cards": {"robb-a": OWN}})}


def test_the_words_of_a_set_are_collected_once_whoever_wants_them(monkeypatch: pytest.MonkeyPatch) -> None:
    walked: list[str] = []
    walk = card_texts._words

    def counted(data: dict[str, Any]) -> Any:
        walked.append(data["name"])
        return walk(data)

    monkeypatch.setattr(card_texts, "_words", counted)
    held = [find_set(some_set(n)["cards"]) for n in range(2)]
    for _ in range(3):
        for lang in LANGUAGES:
            for n in range(2):
                assert words_of(lang, GAME, some_set(n)).name("person", "robb") == f"Lyanna {n}"
    assert walked == [cards.data["name"] for cards in held]


def test_what_was_made_of_the_words_of_a_set_goes_with_the_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cardset, "MOST_KEPT", 1)
    before = len(voice._VOICES)
    for n in range(20):
        for lang in LANGUAGES:
            assert words_of(lang, GAME, some_set(n)).text("effect-robb-a")
    gc.collect()
    assert len(voice._VOICES) <= before + 1


def test_the_messages_of_files_are_the_same_for_all_sets() -> None:
    held = [find_set(some_set(n)["cards"]) for n in range(3)]
    files = [words_of("cs", GAME, {"cards": cards.text})._bundles[0]._files for cards in held]
    assert files[0] is files[1] is files[2]


def test_what_was_said_is_remembered_within_a_number_of_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    held = find_set(some_set(0)["cards"])
    words = words_of("en", GAME, {"cards": held.text})
    monkeypatch.setattr(voice, "MOST_SAID", 10_000 * len(voice._VOICES))
    for n in range(100):
        assert words.say("effect-robb-a", {"a": n}) == OWN["effect"]["en"]
        assert 0 < len(words._voice.said) <= 10_000 / voice._ONE_SAID
