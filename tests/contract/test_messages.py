"""The contract of the languages: everything has its words, in all of them, and in their own form."""

from __future__ import annotations

import re

import pytest

from throneroom.core.data import read_text
from throneroom.core.dice import Dice
from throneroom.core.events import seen_by
from throneroom.core.flow import play
from throneroom.core.game import Game, all_rules, blocked, games, new_game
from throneroom.core.play import deal
from throneroom.core.rules import read_ledger
from throneroom.core.seats import CHANCE, SPECTATOR
from throneroom.core.secrecy import sample
from throneroom.i18n import LANGUAGES, Catalogue
from throneroom.i18n.voice import bound
from throneroom.telling import ask_text, event_text, label_text, refusal_text, term_text

from .messages import (
    FILES,
    SOURCE,
    attributes,
    calls,
    has_messages,
    letters,
    messages,
    patterns,
    plural_selectors,
    refusals,
    strings,
    variables,
)

GAMES = [game for game in games().values() if has_messages("en", game.id)]
"""The games that speak; `test_every_game_speaks` finds the others."""

NAMES = sorted({path.stem for path in (FILES / "en").glob("*.ftl")})
"""All files of messages. The rules are English in the ledgers, so only other languages have files of them."""
OTHERS = [lang for lang in LANGUAGES if lang != "en"]

OWN_NAMES = {f"language-{lang}" for lang in LANGUAGES}
"""Every language calls itself by its own name."""
SAME = {
    "cs": {
        "board-region-dorne",
        "topic-lord",
        "tab-chat",
        "col-id",
        "help-commands",
        "bonus",
        "field-bonus",
        *OWN_NAMES,
    },
    "hu": {"board-region-dorne", "col-id", "percent", *OWN_NAMES},
}
"""Messages that are rightly the same as in English: names and words taken over."""


@pytest.mark.parametrize("game", list(games()))
def test_every_game_speaks(game: str) -> None:
    assert [lang for lang in LANGUAGES if not has_messages(lang, game)] == []


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_messages(lang: str, name: str) -> None:
    english, other = messages("en", name), messages(lang, name)
    assert set(english) - set(other) == set(), "missing"
    assert set(other) - set(english) == set(), "left over"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", OTHERS)
def test_every_message_uses_the_same_facts(lang: str, name: str) -> None:
    for id, message in messages(lang, name).items():
        english = messages("en", name)[id]
        wanted = variables(english.value)
        assert _plain(variables(message.value), wanted, lang, name) == wanted, id
        for attribute, pattern in attributes(english).items():
            mine = attributes(message)
            assert attribute in mine, f"{id}.{attribute}"
            facts = variables(pattern)
            assert _plain(variables(mine[attribute]), facts, lang, name) == facts, f"{id}.{attribute}"


def _plain(used: set[str], known: set[str], lang: str, name: str) -> set[str]:
    """The facts behind the grammatical forms used: `card_acc` is a form of `card`."""
    plain = set()
    for fact in used:
        base, _, form = fact.rpartition("_")
        if fact in known or base not in known:
            plain.add(fact)
            continue
        plain.add(base)
        type = base.rsplit("_", 1)[-1]
        forms = [m for id, m in messages(lang, name).items() if id.startswith(f"{type.removesuffix('s')}-")]
        lacking = [m.id.name for m in forms if form not in attributes(m)]
        assert form == "count" or (forms and not lacking), f"no form {form}: {lacking}"
    return plain


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_plural_forms_are_complete(lang: str, name: str) -> None:
    needed = {"one", "few", "other"} if lang == "cs" else {"one", "other"}
    possible = needed | ({"many"} if lang == "cs" else set())
    for id, message in messages(lang, name).items():
        for found in plural_selectors(message):
            assert needed <= found <= possible, f"{id}: {sorted(found)}"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", OTHERS)
def test_nothing_is_left_in_english(lang: str, name: str) -> None:
    same = [
        id
        for id, message in messages(lang, name).items()
        if letters(message.value) and letters(message.value) == letters(messages("en", name)[id].value)
    ]
    left = [id for id in same if id not in SAME[lang] and not _is_name(id)]
    assert left == []


def _is_name(id: str) -> bool:
    """Whether a message is the name of a thing, or a first name; names of persons and places may stay as they are."""
    return any(
        id in {f"{kind}-{thing}" for kind in (type, "first") for thing in things}
        for game in GAMES
        for type, things in game.names.items()
    )


LOOSE = re.compile(r"(?<![\w$.-])[vkszouVKSZOU](?: \S|\n +[^\s.\[*}])")


@pytest.mark.parametrize("name", sorted({path.stem for path in (FILES / "cs").glob("*.ftl")}))
def test_one_letter_czech_prepositions_are_bound_to_the_next_word(name: str) -> None:
    source = (FILES / "cs" / f"{name}.ftl").read_text(encoding="utf-8")
    assert LOOSE.findall(bound("cs", source)) == []


def test_prepositions_are_bound_in_what_is_said() -> None:
    texts = {"cs": {"card-x": "Vezmi si kartu z ruky"}}
    assert Catalogue("cs", "westeros", more=texts).text("card-x") == "Vezmi si kartu z\u00a0ruky"
    assert bound("hu", "s a") == "s a"
    said = Catalogue("cs", "westeros").text("label-wild-area", area="winterfell")
    assert " v " not in said
    assert "\u00a0" in said


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("lang", OTHERS)
def test_every_rule_of_the_ledger_is_translated(lang: str, game: Game) -> None:
    found = dict(messages(lang, f"{game.id}-rules"))
    assert set(found) == {rule.id for rule in game.ledger()}
    if game.more_rules():
        found |= messages(lang, f"{game.id}-rulings")
        assert set(found) == {rule.id for rule in all_rules(game)}
    english = {rule.id: rule.rule for rule in all_rules(game)}
    assert [id for id, message in found.items() if letters(message.value) == english[id]] == []


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Stark proposes: Lannister receives 1 influence, 2 power; Stark nothing"),
        ("cs", "Rod Starků navrhl: rod Lannisterů získá Vliv 1, Moc 2; rod Starků nic"),
        ("hu", "A Stark-ház javaslata: a Lannister-ház kap 1 befolyást, 2 erőt; a Stark-ház semmit"),
    ],
)
def test_a_proposal_names_only_what_is_in_it(lang: str, said: str) -> None:
    deal = {"challenger_influence": 1, "challenger_hostages": 0, "challenger_power": 2}
    none = {"defender_influence": 0, "defender_hostages": 0, "defender_power": 0}
    facts: dict[str, int | str] = {"seat": "sta", "challenger_seat": "lan", "defender_seat": "sta", **deal, **none}
    assert Catalogue(lang, "iron-throne").say("event-proposed", facts) == said


@pytest.mark.parametrize(
    ("card", "said"),
    [("archer", "zelenou Lučištnici"), ("soldier", "zeleného Zbrojnoše"), ("royal-decree", "zelený Královský výnos"),
     ("conspiracy", "zelené Spiknutí")],
)  # fmt: skip
def test_a_czech_card_has_the_colour_of_its_house_in_its_own_gender(card: str, said: str) -> None:
    facts = {"seat": "red", "by_card": "lord", "owner_seat": "grn", "card": card, "place": 2, "lost": 0}
    told = Catalogue("cs", "bloody-throne").say("event-eliminated", facts)
    assert told == f"Rudý vyřadil Lordem {said} (pozice\u00a02)"


@pytest.mark.parametrize(
    ("lang", "leader"),
    [("en", "card of your leader"), ("cs", "karty tvého vůdce"), ("hu", "vezetőd kártyájához")],
)
def test_the_hint_about_playing_a_card_speaks_of_the_leader_once(lang: str, leader: str) -> None:
    said = Catalogue(lang, "client-hints").say("hint-iron-throne-play", {})
    sentences = re.split(r"(?<=\.) ", said)
    assert len(sentences) == len(set(sentences)) == 3, said
    assert [leader in sentence for sentence in sentences] == [False, True, False]


@pytest.mark.parametrize(
    ("id", "facts", "said"),
    [
        ("event-used-at-house", {"leader": "robb"}, "célpont: a Tyrell-ház"),
        ("event-played-at-house", {"card": "robb-a"}, "célpont: a Tyrell-ház. "),
    ],
)
def test_a_house_that_is_aimed_at_has_its_article_in_hungarian(id: str, facts: dict[str, str], said: str) -> None:
    about = {"seat": "sta", "target_seats": ("tyr",), "effect": "robb-a", **facts}
    assert said in Catalogue("hu", "iron-throne").say(id, about)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_list_joins_is_no_whole_sentence(lang: str) -> None:
    """A board as text puts a comma after it: "on other tracks., 0 cards" would be wrong."""
    for id in ("influence-placed", "influence-here"):
        assert not Catalogue(lang, "board-iron-throne").say(id, {"count": 2, "all": 5, "list": "x"}).endswith(".")


def test_places_of_a_row_are_counted_in_czech() -> None:
    czech = Catalogue("cs", "board-bloody-throne")
    said = [czech.say("resolving", {"place": 1, "places": places}) for places in (1, 3, 4, 5, 6, 7, 8)]
    assert [text.replace("\u00a0", " ").partition("pozice ")[2] for text in said] == [
        "1 z 1", "1 ze 3", "1 ze 4", "1 z 5", "1 ze 6", "1 ze 7", "1 z 8",
    ]  # fmt: skip


def test_a_match_is_not_called_a_table_in_english() -> None:
    """Tables are boards, and those of the terminal and of a database."""
    told = {
        f"{name} {id}": letters(message)
        for name in NAMES
        if name.startswith(("client", "server", "pages"))
        for id, message in messages("en", name).items()
    }
    allowed = {"client-replay as-table"}
    assert {place for place, text in told.items() if re.search(r"\btables?\b", text, re.I)} == allowed


def test_seats_are_objects_where_the_language_has_a_form_for_it() -> None:
    assert Catalogue("cs", "westeros").form("seat", "sta", "acc") == "Starky"
    assert Catalogue("hu", "westeros").form("seat", "sta", "acc") == "Stark"


def test_a_sea_has_its_article_in_hungarian() -> None:
    hungarian = Catalogue("hu", "westeros")
    facts = {"place_area": "storms-end", "area": "shipbreaker-bay"}
    said = hungarian.say("ask-support", facts)
    assert said == "Csata Viharvég tartományban: kit támogatsz a Hajótörő-öböl tengerrészről?"
    forms = [
        hungarian.form("area", id, form)
        for id in games()["westeros"].names["area"]
        for form in ("loc", "dir", "abl", "acc")
    ]
    seas = [form for form in forms if " tengerrész" in form]
    assert len(seas) == 4 * 12
    assert [form for form in seas if not re.match(r"(a [^AÁEÉIÍOÓÖŐUÚÜŰ]|az [AÁEÉIÍOÓÖŐUÚÜŰ])", form)] == []


@pytest.mark.parametrize(("lang", "heading"), [("cs", "Czech"), ("hu", "Hungarian")])
def test_names_that_stay_english_are_listed_with_the_policy(lang: str, heading: str) -> None:
    page = (SOURCE.parents[1] / "docs" / "glossary.md").read_text(encoding="utf-8")
    part = page.split(f"### Names that are the same in {heading}\n", 1)[1].split("\n#", 1)[0]
    listed = {name for line in re.findall(r"^\w+: (.*)\.$", part, re.M) for name in line.split(", ")}
    names = games()["westeros"].names
    mine, english = Catalogue(lang, "westeros"), Catalogue("en", "westeros")
    said = [(mine.name(kind, id), english.name(kind, id)) for kind in ("area", "card") for id in names[kind]]
    assert {name for name, theirs in said if name == theirs.removeprefix("The ")} == listed


# ---------------------------------------------------------------- everything has its words


def test_core_refusals_have_their_words_and_their_ledger_entry() -> None:
    raised = refusals("core") | refusals("bots")
    for game in GAMES:
        raised |= {k: v for k, v in refusals(_folder(game)).items() if k.startswith("CORE-")}
    raised = {k: v for k, v in raised.items() if k.startswith("CORE-")}
    ledger = {rule.id for rule in read_ledger(read_text("throneroom.core", "rules.toml"))}
    named = {s for folder in ("core", "bots") for s in strings(folder) if re.fullmatch(r"CORE-[A-Z-]+", s)}
    assert ledger == set(raised) | named
    _check_refusals("core", raised)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_refusals_of_a_game_have_their_words(game: Game) -> None:
    raised = {k: v for k, v in refusals(_folder(game)).items() if not k.startswith("CORE-")}
    raised[game.players_rule] = [{"players", "least", "most"}]
    for kind in game.kinds:
        raised.setdefault(kind.rule, [])
    ids = {rule.id for rule in all_rules(game)}
    tabled = {s for s in strings(_folder(game)) if s in ids}  # rules looked up in a table before they are cited
    for id in messages("en", game.id):
        if id.removeprefix("refused-") in tabled:
            raised.setdefault(id.removeprefix("refused-"), [])
    assert set(raised) <= ids
    if any(_words_of_options(game, lang) for lang in LANGUAGES):  # the rules of its cards share one sentence
        raised["card"] = [{"title", "effect"}]
    _check_refusals(game.id, raised)


def _check_refusals(name: str, raised: dict[str, list[set[str]]]) -> None:
    found = {id.removeprefix("refused-"): m for id, m in messages("en", name).items() if "refused-" in id}
    assert set(found) == set(raised)
    for id, given in raised.items():
        for facts in given:
            assert variables(found[id]) <= facts, id


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_everything_in_a_game_has_its_words(game: Game) -> None:
    found = set(messages("en", game.id)) | _words_of_options(game, "en")
    wanted = {"game-title"}
    wanted |= {f"{type}-{id}" for type, ids in game.names.items() for id in ids}
    wanted |= {f"letter-{seat}" for seat in game.seats}
    wanted |= {f"effect-{card}" for card in game.names.get("card", ())}
    wanted |= {f"ask-{kind.id}" for kind in game.kinds}
    wanted |= {f"slot-{slot}" for kind in game.kinds for slot in kind.slots}
    wanted |= {f"event-{id}" for id in game.events}
    wanted |= {f"measure-{measure.id}" for measure in game.measures}
    wanted |= {s for s in strings(_folder(game)) if re.fullmatch(r"label-[a-z0-9-]*[a-z0-9]", s)}
    wanted |= {f"term-{why}" for why in calls(_folder(game), "Term", 1)}
    wanted |= {f"topic-{rule.topic}" for rule in game.ledger()}
    wanted |= {f"option-{o.id}" for o in game.options}
    wanted |= {f"option-{o.id}-{value.replace('*', 'any')}" for o in game.options for value in o.values}
    assert wanted - found == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_words_that_come_with_the_options_are_the_same_in_every_language(game: Game) -> None:
    english = _words_of_options(game, "en")
    for lang in LANGUAGES:
        assert _words_of_options(game, lang) == english
        assert english & set(messages(lang, game.id)) == set(), "said in two places"


def _words_of_options(game: Game, lang: str) -> set[str]:
    """The messages that a game takes from its options, such as those of its card set."""
    return set(game.texts({}).get(lang, {}))


def test_every_key_of_the_command_line_exists_and_is_used() -> None:
    said = strings("cli") | strings("telling")
    shaped = patterns("cli") | patterns("telling")
    known = {id for name in ("core", "ui", *[game.id for game in GAMES]) for id in messages("en", name)}
    heads = ("error-", "help-", "opt-", "arg-", "metavar-", "play-", "replay-", "sim-", "check-", "col-",
             "rules-", "verify-", "games-", "kept-", "bench-")  # fmt: skip
    keys = {s for s in said if s.startswith(heads) and re.fullmatch(r"[a-z]+(-[a-z]+)+", s)}
    assert keys - known == set()
    unused = [
        id
        for id in messages("en", "ui")
        if id not in said and not id.startswith("kept-") and not any(re.fullmatch(p, id) for p in shaped)
    ]
    assert unused == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_words_on_a_board_exist(game: Game) -> None:
    board = f"cli/boards/{game.id.replace('-', '_')}"
    board = board if (SOURCE / board).is_dir() else f"{board}.py"
    keys = {s for s in strings(board) if re.fullmatch(r"board(-[a-z]+)+", s)}
    assert keys - set(messages("en", game.id)) == set()


def _folder(game: Game) -> str:
    folder = f"games/{game.id.replace('-', '_')}"
    assert (SOURCE / folder).is_dir()
    return folder


# ---------------------------------------------------------------- and they can be said


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_can_be_told(lang: str, game: Game) -> None:
    """Random games, with every event, sum, choice and refusal put into words; nothing is missing."""
    words = Catalogue(lang, "core", "ui", game.id, more=game.texts({}), strict=True)
    for number in range(12):
        players = game.players[number % len(game.players)]
        dice = Dice(f"told/{number}")
        s = new_game(game, players)
        s.sink = []
        while s.pending:
            d = s.pending[0]
            if d.seat == CHANCE:
                choice = deal(s, dice)
            else:
                view = game.view(s, d.seat)
                choice = sample(view, d, dice)
                ask_text(words, view, d)
                for value in d.kind.values(view, d, ()):
                    label_text(words, view, d, (), value)
                for _, refusal in blocked(view, d, ()):
                    refusal_text(words, refusal)
            play(s, d.seat, choice)
        for event in s.sink:
            for viewer in (SPECTATOR, *range(players)):
                assert "{" not in event_text(words, seen_by(event, viewer))
            for term in event.terms:
                term_text(words, term)
