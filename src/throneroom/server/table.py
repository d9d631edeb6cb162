"""At the table: a choice is checked, tried on a copy, stored, and only then shown to anybody."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.core.decision import Choice, Decision
from throneroom.core.game import check, default_choice
from throneroom.core.rules import Illegal
from throneroom.core.seats import Seat
from throneroom.server import notices
from throneroom.server.fold import Action, Fold
from throneroom.server.matches import Matches, chair_row
from throneroom.server.pace import DAYS
from throneroom.server.problems import Problem, refused, stale, wrong_state
from throneroom.server.rooms import CARETAKER, ENDED, PERSON, PLAYING, Chair, Draft, Room
from throneroom.server.store import rows
from throneroom.server.store.batches import Writing


@dataclass(frozen=True, slots=True)
class Answer:
    """What a submission came to: the ply of its action, or none while others are still choosing."""

    ply: int | None
    repeated: bool = False


class Table:
    """Playing the matches of this process."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.clock = matches.clock

    # ------------------------------------------------------------ choosing

    async def submit(
        self, room: Room, seat: Seat, decision: str, choice: Choice, key: str, *, is_by_bot: bool = False
    ) -> Answer:
        """Take a choice. It counts once, whatever is repeated; what is acknowledged is stored.

        A bot's choice is too late once the player of its seat has returned.
        """

        async def step() -> Answer:
            if is_by_bot and not room.chairs[seat].is_kept_by_a_bot:
                raise stale()
            known = self._known(room, seat, decision, choice, key)
            return known or await self._take(room, seat, decision, choice, key)

        answer = await self.matches.level(room, step)
        if not answer.repeated:
            self.matches.tell(room)
        return answer

    def repeated(self, room: Room, seat: Seat, decision: str, key: str) -> Answer:
        """The first answer to a submission that comes again after its decision was closed."""
        action = room.playing().keys.get(key)
        found = action or room.given.get(key)
        if found is None or (found.seat, found.decision) != (seat, decision):
            raise stale()
        return Answer(action.ply if action is not None else None, repeated=True)

    def _known(self, room: Room, seat: Seat, decision: str, choice: Choice, key: str) -> Answer | None:
        """The first answer to a repeated submission; another body under the same key is refused."""
        action = room.playing().keys.get(key)
        found = action or room.given.get(key)
        if found is None:
            return None
        if (found.seat, found.decision, found.choice) != (seat, decision, choice):
            raise Problem(422, "key-reused")
        return Answer(action.ply if action is not None else None, repeated=True)

    async def _take(self, room: Room, seat: Seat, decision: str, choice: Choice, key: str) -> Answer:
        fold = self._open(room, seat, decision)
        try:
            check(fold.game, fold.state, seat, choice)
        except Illegal as refusal:
            raise refused(refusal) from None
        others = [other.seat for other in fold.state.pending if other.seat != seat]
        if not all([room.is_ready(other) for other in others]):
            await self._wait(room, Draft(decision, seat, choice, True, key))
            return Answer(None)
        mine = Draft(decision, seat, choice, True, key)
        drafts = [mine if other == seat else room.drafts[other] for other in sorted([*others, seat])]
        taken = await self._play_all(room, drafts)
        return Answer(next(action.ply for action in taken if action.key == key))

    def _open(self, room: Room, seat: Seat, decision: str) -> Fold:
        """The game, if the decision that a submission names is still open."""
        fold = room.playing()
        d = fold.owed(seat)
        if room.status != PLAYING or d is None or fold.decision(d) != decision:
            raise stale()
        return fold

    async def _wait(self, room: Room, draft: Draft) -> None:
        """A choice among simultaneous ones: it can be changed until the last one is in."""
        chair = room.chairs[draft.seat]
        now = self.clock.now()
        remaining = chair.due - now if chair.due is not None else room.remaining(draft.seat)
        draft = replace(draft, remaining=remaining)
        still = replace(chair, bank=room.pace.bank_after(chair.bank, chair.due, now), due=None, misses=0)
        await self._keep(room, draft, still)

    async def _keep(self, room: Room, draft: Draft, chair: Chair) -> None:
        """Store a draft, and what it does to the clock of its seat."""
        chairs = [chair if old.seat == draft.seat else old for old in room.chairs]
        async with self.matches.writing(room) as c:
            await rows.put_draft(c, room.id, draft.decision, draft.seat, choice=_plain(draft.choice),
                                 ready=draft.ready, key=draft.key, remaining=draft.remaining,
                                 made=self.clock.now())  # fmt: skip
            if draft.key is not None:
                await rows.add_given(c, room.id, draft.key, draft.decision, draft.seat, _plain(draft.choice))
            await self._change_chairs(c, room, chairs)
        room.chairs = chairs
        room.drafts[draft.seat] = draft
        if draft.key is not None:
            room.given[draft.key] = draft

    async def _play_all(self, room: Room, drafts: list[Draft], missed: Seat | None = None) -> list[Action]:
        """Carry out the choices, in the order of the seats: tried on a copy, stored, then shown."""
        fold = room.playing()
        twin = fold.twin()
        taken: list[Action] = []
        for draft in drafts:
            taken += twin.take(draft.seat, draft.choice, draft.key)
        now = self.clock.now()
        chairs = self._after(room, fold, twin, missed, now)
        changes: dict[str, Any] = {"status": ENDED, "ended": now} if twin.is_over else {}
        store = self.matches.changing if room.pace.kind == DAYS else self.matches.writing
        async with store(room) as c:
            await rows.add_actions(c, room.id, taken, now)
            if room.drafts:
                await rows.drop_drafts(c, room.id)
            if changes:
                await rows.change_match(c, room.id, **changes)
            await self._change_chairs(c, room, chairs)
            if isinstance(c, AsyncConnection):
                await notices.owe(c, room, twin, chairs, now)
        room.row |= changes
        room.fold, room.chairs, room.drafts = twin, chairs, {}
        self.matches.meters.actions.inc(len(taken))
        return taken

    # ------------------------------------------------------------ time

    def _after(self, room: Room, before: Fold, after: Fold, missed: Seat | None, now: float) -> list[Chair]:
        """The chairs with their clocks after an action: stopped where it was answered, started where asked."""
        pace = room.pace
        if not pace.is_timed:
            return room.chairs
        asked = {d.seat: after.decision(d) for d in after.state.pending}
        was_asked = {d.seat: before.decision(d) for d in before.state.pending}
        clocked = [
            chair if asked.get(chair.seat, "") == was_asked.get(chair.seat)
            else self._clocked(room, chair, chair.seat in asked, chair.seat == missed, now)
            for chair in room.chairs
        ]  # fmt: skip
        return [_rested(after, chair, now) for chair in clocked]

    def _clocked(self, room: Room, chair: Chair, is_asked: bool, has_missed: bool, now: float) -> Chair:
        pace = room.pace
        bank = pace.bank_after(chair.bank, chair.due, now)
        left = chair.due - now if chair.due is not None else room.remaining(chair.seat)
        rest = min([seconds for seconds in (chair.rest, left) if seconds is not None], default=None)
        misses = chair.misses + 1 if has_missed else chair.misses if chair.due is None else 0
        controller = CARETAKER if has_missed and misses >= pace.misses else chair.controller
        due = pace.due(now, bank) if is_asked and controller == PERSON else None
        return replace(chair, controller=controller, misses=misses, bank=bank, due=due, rest=rest)

    async def _change_chairs(self, c: Writing, room: Room, chairs: list[Chair]) -> None:
        for old, new in zip(room.chairs, chairs, strict=True):
            if old != new:
                values = chair_row(room, new)
                await rows.change_seat(c, room.id, new.seat, **{k: values[k] for k in values if k not in _KEYS})

    async def time_is_up(self, room: Room, seat: Seat) -> None:
        """Answer for a seat that did not: with its stored draft if that is legal, else with the default."""

        async def step() -> None:
            chair = room.chairs[seat]
            fold = room.playing()
            d = fold.owed(seat)
            if room.status != PLAYING or chair.due is None or chair.due > self.clock.now() or d is None:
                return
            choice = self._thought_over(room, fold, d)
            others = [other.seat for other in fold.state.pending if other.seat != seat]
            if all([room.is_ready(other) for other in others]):
                mine = Draft(fold.decision(d), seat, choice, True)
                drafts = [mine if other == seat else room.drafts[other] for other in sorted([*others, seat])]
                await self._play_all(room, drafts, missed=seat)
            else:
                decision = fold.decision(d)
                late = self._clocked(room, chair, is_asked=False, has_missed=True, now=self.clock.now())
                await self._keep(room, Draft(decision, seat, choice, True, remaining=0.0), late)
            self.matches.meters.time_outs.inc()

        await self.matches.level(room, step)
        self.matches.tell(room)

    def _thought_over(self, room: Room, fold: Fold, d: Decision) -> Choice:
        """What a seat had in mind, if it is legal; else what it does by default."""
        draft = room.drafts.get(d.seat)
        if draft is not None and draft.decision == fold.decision(d):
            try:
                check(fold.game, fold.state, d.seat, draft.choice)
                return draft.choice
            except Illegal:
                pass
        return default_choice(fold.game.view(fold.state, d.seat), d)

    # ------------------------------------------------------------ thinking it over

    async def think(self, room: Room, seat: Seat, decision: str, choice: Choice) -> None:
        """Keep a choice that is not meant to count yet; it is what happens if the time runs out."""

        async def step() -> None:
            self._open(room, seat, decision)
            if room.is_ready(seat):
                raise wrong_state("ready")
            await self._keep(room, Draft(decision, seat, choice, False), room.chairs[seat])

        await self.matches.level(room, step)

    async def withdraw(self, room: Room, seat: Seat) -> None:
        """Take back a simultaneous choice while others are still choosing; its clock goes on where it stood."""

        async def step() -> None:
            fold = room.playing()
            d = fold.owed(seat)
            draft = room.drafts.get(seat)
            if d is None or draft is None or room.status != PLAYING:
                raise stale()
            if draft.remaining is not None and draft.remaining <= 0.0:
                raise Problem(409, "time-is-up")
            chair = room.chairs[seat]
            if draft.ready:
                chair = replace(chair, due=self._goes_on(room, chair, draft))
            chairs = [chair if old.seat == seat else old for old in room.chairs]
            async with self.matches.changing(room) as c:
                await rows.drop_draft(c, room.id, fold.decision(d), seat)
                await self._change_chairs(c, room, chairs)
            room.chairs = chairs
            room.drafts.pop(seat)

        await self.matches.level(room, step)
        self.matches.tell(room)

    def _goes_on(self, room: Room, chair: Chair, draft: Draft) -> float | None:
        """When the time of a seat is up that takes its ready choice back; what a bot chose took no time."""
        now = self.clock.now()
        return room.pace.due(now, chair.bank) if draft.remaining is None else now + draft.remaining

    async def undo(self, room: Room, seat: Seat) -> Answer:
        """Take back one's own last actions, as far as nobody acted and nobody learned anything since."""

        async def step() -> Answer:
            fold = room.playing()
            ply = room.undoable(seat)
            if ply is None:
                raise Problem(409, "cannot-undo")
            twin = fold.twin()
            row = twin.undo(seat, ply)
            chairs = self._after(room, fold, twin, None, self.clock.now())
            async with self.matches.changing(room) as c:
                await rows.add_actions(c, room.id, [row], self.clock.now())
                await rows.drop_drafts(c, room.id)
                await self._change_chairs(c, room, chairs)
            room.fold, room.chairs, room.drafts = twin, chairs, {}
            return Answer(row.ply)

        answer = await self.matches.level(room, step)
        self.matches.meters.actions.inc()
        self.matches.tell(room)
        return answer


_KEYS: Final = ("match", "seat")


def _rested(after: Fold, chair: Chair, now: float) -> Chair:
    """A chair that remembers the time it had left as long as it can go back, and gets no more by going back."""
    if chair.rest is None:
        return chair
    if after.went_back(chair.seat):
        return replace(chair, due=min(chair.due, now + chair.rest) if chair.due is not None else None)
    is_asked_anew = chair.due is not None and after.undoable(chair.seat) is None
    return replace(chair, rest=None) if is_asked_anew else chair


def _plain(choice: Choice) -> Any:
    return list(choice) if isinstance(choice, tuple) else choice
