"""Matches over a real database: acknowledged means stored, once, in one order."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.postgres import Postgres
from server.support import GAMES, begun, go_on, key, with_matches
from throneroom.core.dice import Dice
from throneroom.core.fair import commitment, dealt
from throneroom.core.game import default_choice, find_game, state_hash
from throneroom.core.secrecy import sample
from throneroom.server.fold import PLAY, new_fold
from throneroom.server.matches import Matches
from throneroom.server.problems import Problem
from throneroom.server.rooms import ENDED, QUARANTINED
from throneroom.server.store import rows, schema
from throneroom.server.store.database import Database, Unsafe
from throneroom.server.table import Table


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_stored_and_reads_back_to_the_same_state(game: str, database: str) -> None:
    async def play(matches: Matches) -> tuple[str, str]:
        room = await begun(matches, game)
        await go_on(matches, room, Dice(game), most=400 if game == "westeros" else 10_000)
        if game != "westeros":
            assert room.status == ENDED
        return room.id, state_hash(room.playing().game, room.playing().state)

    id, hash = with_matches(database, play)

    async def read(matches: Matches) -> str:
        room = await matches.room(id)
        return state_hash(room.playing().game, room.playing().state)

    assert with_matches(database, read) == hash


def test_a_repeated_submission_counts_once_and_gets_the_first_answer(database: str) -> None:
    async def work(matches: Matches) -> None:
        room = await begun(matches, "bloody-throne")
        fold = room.playing()
        d = fold.state.pending[0]
        choice, decision, k = default_choice(fold.state, d), fold.decision(d), key()
        first = await Table(matches).submit(room, d.seat, decision, choice, k)
        plies = room.playing().plies
        for _ in range(3):
            again = await Table(matches).submit(room, d.seat, decision, choice, k)
            assert again.ply == first.ply
            assert again.repeated
        assert room.playing().plies == plies
        with pytest.raises(Problem) as other_body:
            await Table(matches).submit(room, d.seat, "0.9", choice, k)
        assert (other_body.value.status, other_body.value.type) == (422, "key-reused")
        with pytest.raises(Problem) as other_key:
            await Table(matches).submit(room, d.seat, decision, choice, key())
        assert (other_key.value.status, other_key.value.type) == (409, "stale-decision")

    with_matches(database, work)


def test_a_key_is_its_seats_own_and_says_nothing_to_others(database: str) -> None:
    async def work(matches: Matches) -> None:
        room = await begun(matches, "westeros")
        fold, table = room.playing(), Table(matches)
        asked = [(d.seat, fold.decision(d), default_choice(fold.game.view(fold.state, d.seat), d))
                 for d in fold.state.pending]  # fmt: skip
        assert len(asked) == 3
        answers = [await table.submit(room, *about, "same-for-everybody") for about in asked]
        assert [answer.repeated for answer in answers] == [False] * 3
        matches.rooms.clear()
        again = await matches.room(room.id)
        found = [await table.submit(again, *about, "same-for-everybody") for about in asked]
        stored = [action.ply for action in again.playing().actions if action.key is not None]
        assert [answer.ply for answer in found] == stored
        assert answers[-1].ply == stored[-1]
        assert all([answer.repeated for answer in found])

    with_matches(database, work)


def test_a_refused_choice_changes_nothing_and_names_the_rule(database: str) -> None:
    async def work(matches: Matches) -> None:
        room = await begun(matches, "bloody-throne")
        fold = room.playing()
        d = fold.state.pending[0]
        before = state_hash(fold.game, fold.state)
        with pytest.raises(Problem) as problem:
            await Table(matches).submit(room, d.seat, fold.decision(d), (99, 0), key())
        assert problem.value.refusal is not None
        assert problem.value.refusal.rule == "CORE-NOT-AN-OPTION"
        assert state_hash(fold.game, room.playing().state) == before

    with_matches(database, work)


def test_simultaneous_choices_rest_as_drafts_until_the_last_is_in(database: str) -> None:
    async def work(matches: Matches) -> None:
        room = await begun(matches, "iron-throne")
        fold = room.playing()
        assert [d.kind.id for d in fold.state.pending] == ["leader"] * 3
        plies = fold.plies
        first, second, third = fold.state.pending
        options = fold.state.secrets.offers[0]
        for choice in options:  # changed as often as one likes
            answer = await Table(matches).submit(room, 0, fold.decision(first), choice, key())
            assert answer.ply is None
        await Table(matches).submit(room, 1, fold.decision(second), default_choice(fold.state, second), key())
        assert room.playing().plies == plies
        await Table(matches).withdraw(room, 1)
        await Table(matches).submit(room, 2, fold.decision(third), default_choice(fold.state, third), key())
        assert room.playing().plies == plies
        last = await Table(matches).submit(room, 1, fold.decision(second), default_choice(fold.state, second), key())
        assert last.ply is not None
        assert room.playing().state.table.leaders[0] == options[-1]
        async with matches.database.read() as c:
            stored = await rows.actions_of(c, room.id, plies)
            assert not await rows.drafts_of(c, room.id)
        assert [action.seat for action in stored[:3]] == [0, 1, 2]

    with_matches(database, work)


def test_undo_goes_back_while_nobody_learned_anything_and_not_further(database: str) -> None:
    async def work(matches: Matches) -> None:
        room = await begun(matches, "bloody-throne", options={"start": "red"})
        fold = room.playing()
        d = fold.state.pending[0]
        before = state_hash(fold.game, fold.state)
        id = fold.decision(d)
        choice = sample(fold.state, d, Dice(1))
        await Table(matches).submit(room, 0, id, choice, key())
        await Table(matches).undo(room, 0)
        assert state_hash(fold.game, room.playing().state) == before
        fresh = room.playing().decision(room.playing().state.pending[0])
        assert fresh != id
        with pytest.raises(Problem):
            await Table(matches).submit(room, 0, id, choice, key())
        await Table(matches).submit(room, 0, fresh, choice, key())
        now = room.playing()
        other = now.state.pending[0]
        await Table(matches).submit(room, 1, now.decision(other), sample(now.state, other, Dice(1)), key())
        with pytest.raises(Problem) as problem:
            await Table(matches).undo(room, 0)
        assert problem.value.type == "cannot-undo"
        again = Matches(matches.database, matches.clock)
        read = await again.room(room.id)
        assert state_hash(fold.game, read.playing().state) == state_hash(fold.game, room.playing().state)

    with_matches(database, work)


def test_every_outcome_of_chance_follows_from_the_seed_that_was_committed_to(database: str) -> None:
    async def work(matches: Matches) -> None:
        room = await begun(matches, "iron-throne")
        await go_on(matches, room, Dice(3), most=120)
        assert room.row["commitment"] == commitment(room.row["seed"])
        async with matches.database.read() as c:
            stored = await rows.actions_of(c, room.id)
        fold = new_fold(room.row["game"], 3, room.row["options"], room.row["seed"])
        checked = 0
        for action in stored:
            if action.seat < 0 and action.kind == PLAY:
                assert dealt(fold.state, room.row["seed"], checked) == action.choice
                checked += 1
            fold.read([action])
        assert checked > 20

    with_matches(database, work)


@pytest.mark.parametrize("game_id", ["iron-throne", "westeros"])
def test_a_match_begun_under_former_rules_is_played_on_under_them(database: str, game_id: str) -> None:
    async def begin(matches: Matches) -> tuple[str, str]:
        room = await begun(matches, game_id, rules_version=1)
        await go_on(matches, room, Dice(2), most=20)
        return room.id, state_hash(room.playing().game, room.playing().state)

    id, hash = with_matches(database, begin)

    async def read(matches: Matches) -> None:
        fold = (await matches.room(id)).playing()
        assert fold.game.rules_version == 1 < find_game(game_id).rules_version
        assert state_hash(fold.game, fold.state) == hash

    with_matches(database, read)


def test_a_match_whose_rows_were_changed_is_put_aside(database: str) -> None:
    async def spoil(matches: Matches) -> str:
        room = await begun(matches, "bloody-throne")
        await go_on(matches, room, Dice(1), most=5)
        async with matches.database.write() as c:
            await c.execute(schema.action.update().where(schema.action.c.ply == 4).values(hash="0" * 16))
        return room.id

    id = with_matches(database, spoil)

    async def read(matches: Matches) -> None:
        with pytest.raises(Problem) as problem:
            await matches.room(id)
        assert problem.value.type == QUARANTINED
        async with matches.database.read() as c:
            row = await rows.find_match(c, id)
            assert row is not None
            assert row["status"] == QUARANTINED
            assert len(await rows.actions_of(c, id)) > 5

    with_matches(database, read)


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'a.db'}"

    async def work(matches: Matches) -> None:
        with pytest.raises(Unsafe):
            Database(address)

    with_matches(address, work)


def test_a_database_that_could_lose_moves_is_refused(postgres: Postgres) -> None:
    postgres.psql("CREATE DATABASE careless; ALTER DATABASE careless SET synchronous_commit = off;")

    async def work(matches: Matches) -> None:
        raise AssertionError("it was opened")

    with pytest.raises(Unsafe):
        with_matches(str(postgres.get_uri("careless")), work)


def test_two_processes_at_one_match_agree_on_one_order(postgres: Postgres) -> None:
    """Each has its own rooms over one database: the unique keys decide, the loser reads and answers 409."""
    postgres.psql("CREATE DATABASE two;")

    async def work(matches: Matches) -> None:
        room = await begun(matches, "bloody-throne")
        other = Matches(matches.database, matches.clock)
        twin = await other.room(room.id)
        dice = Dice(5)
        while not room.playing().is_over:
            await matches.heard(room.id)
            fold = room.playing()
            if fold.is_over:
                break
            d = fold.state.pending[0]
            mine, theirs = sample(fold.state, d, dice), sample(fold.state, d, dice)
            tries = [Table(matches).submit(room, d.seat, fold.decision(d), mine, key()),
                     Table(other).submit(twin, d.seat, fold.decision(d), theirs, key())]  # fmt: skip
            answers = await asyncio.gather(*tries, return_exceptions=True)
            won = [answer for answer in answers if not isinstance(answer, Problem)]
            lost = [answer for answer in answers if isinstance(answer, Problem)]
            assert len(won) == 1, answers
            assert [problem.type for problem in lost] in (["stale-decision"], ["wrong-state"])
        await other.heard(twin.id)
        assert state_hash(room.playing().game, room.playing().state) == state_hash(
            twin.playing().game, twin.playing().state
        )

    with_matches(str(postgres.get_uri("two")), work)


def test_what_another_process_stored_is_taken_over_at_once(postgres: Postgres) -> None:
    """At no moment is a match over in its row and under way in its game: whoever is told the end is told the result."""
    postgres.psql("CREATE DATABASE at_once;")

    async def work(matches: Matches) -> None:
        room = await begun(matches, "bloody-throne")
        other = Matches(matches.database, matches.clock)
        twin = await other.room(room.id)
        await go_on(matches, room, Dice(5))
        assert room.status == ENDED
        hearing = asyncio.create_task(other.heard(twin.id))
        turns = 0
        while not hearing.done():
            assert (twin.status == ENDED) == twin.playing().is_over
            turns += 1
            await asyncio.sleep(0)
        await hearing
        assert turns > 1
        assert twin.playing().is_over

    with_matches(str(postgres.get_uri("at_once")), work)


def test_a_match_nobody_has_open_is_forgotten_and_read_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("throneroom.server.matches.MOST_ROOMS", 3)

    async def work(matches: Matches) -> None:
        begun_here = [await begun(matches, "bloody-throne") for _ in range(3)]
        hashes = [state_hash(room.playing().game, room.playing().state) for room in begun_here]
        matches.is_watched = lambda id: id == begun_here[0].id
        matches.rooms.pop(begun_here[2].id)
        again = await matches.room(begun_here[2].id)
        await matches.room((await begun(matches, "bloody-throne")).id)
        matches.rooms.pop(again.id)
        again = await matches.room(again.id)
        assert again is not begun_here[2]
        assert begun_here[0].id in matches.rooms
        assert begun_here[1].id not in matches.rooms
        assert state_hash(again.playing().game, again.playing().state) == hashes[2]

    with_matches(database, work)


def test_a_late_duplicate_of_a_choice_that_was_changed_or_withdrawn_changes_nothing(database: str) -> None:
    async def work(matches: Matches) -> None:
        room = await begun(matches, "westeros")
        table = Table(matches)
        fold = room.playing()
        d = fold.state.pending[0]
        dice, decision = Dice(2), fold.decision(d)
        first = sample(fold.state, d, dice)
        second = next(c for c in (sample(fold.state, d, dice) for _ in range(100)) if c != first)
        early, late = key(), key()
        await table.submit(room, d.seat, decision, first, early)
        await table.submit(room, d.seat, decision, second, late)
        matches.rooms.clear()
        room = await matches.room(room.id)
        assert (await table.submit(room, d.seat, decision, first, early)).repeated
        assert room.drafts[d.seat].choice == second
        await table.withdraw(room, d.seat)
        assert (await table.submit(room, d.seat, decision, second, late)).repeated
        assert d.seat not in room.drafts

    with_matches(database, work)
