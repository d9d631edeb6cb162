"""At the table: a choice is checked, tried on a copy, stored, and only then shown to anybody."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final, cast

from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.core.decision import Begun, Choice, Decision
from throneroom.core.game import check, completed, default_choice, is_open
from throneroom.core.rules import Illegal
from throneroom.core.seats import Seat
from throneroom.server import notices, told
from throneroom.server.fold import PLAY, Action, Fold
from throneroom.server.matches import Matches, chair_row
from throneroom.server.pace import DAYS
from throneroom.server.problems import Problem, refused, stale, wrong_state
from throneroom.server.rooms import CARETAKER, ENDED, PERSON, PLAYING, Chair, Draft, Room
from throneroom.server.steward import remembered
from throneroom.server.store import rows
from throneroom.server.store.batches import Writing
from throneroom.server.told import Told


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
            self.matches.tell(room, only=self._who_sees(room, seat) if answer.ply is None else None)
        return answer

    def _who_sees(self, room: Room, seat: Seat) -> set[str] | None:
        """Who alone sees what became of the choice that a seat still has to make: its player, if it is kept back."""
        return {str(room.chairs[seat].user)} if room.is_veiled(seat) else None

    def repeated(self, room: Room, seat: Seat, decision: str, key: str) -> Answer:
        """The first answer to a submission that comes again after its decision was closed."""
        action = room.playing().keys.get((seat, key))
        found = action or room.given.get((seat, key))
        if found is None or found.decision != decision:
            raise stale()
        return Answer(action.ply if action is not None else None, repeated=True)

    def _known(self, room: Room, seat: Seat, decision: str, choice: Choice, key: str) -> Answer | None:
        """The first answer to a repeated submission; another body under the same key is refused."""
        action = room.playing().keys.get((seat, key))
        found = action or room.given.get((seat, key))
        if found is None:
            return None
        if (found.decision, found.choice) != (decision, choice):
            raise Problem(422, "key-reused")
        return Answer(action.ply if action is not None else None, repeated=True)

    async def _take(self, room: Room, seat: Seat, decision: str, choice: Choice, key: str) -> Answer:
        fold = self._open(room, seat, decision)
        try:
            check(fold.game, fold.state, seat, choice)
        except Illegal as refusal:
            raise refused(refusal) from None
        mine = Draft(decision, seat, choice, True, key)
        given = self._all_given(room, mine)
        if not given:
            await self._wait(room, mine)
            return Answer(None)
        taken = await self._play_all(room, given)
        await self._settle(room)
        return Answer(next(action.ply for action in taken if (action.seat, action.key) == (seat, key)))

    def _all_given(self, room: Room, mine: Draft | None = None, is_beat: bool = False) -> list[Draft]:
        """The choices of all who are asked, if all have chosen; what is kept back comes to light with a beat alone."""
        now = self.clock.now()
        given: list[Draft] = []
        for seat in sorted([d.seat for d in room.playing().state.pending]):
            draft = mine if mine is not None and mine.seat == seat else room.given_by(seat)
            shows = room.chairs[seat].shows if seat >= 0 else None
            if draft is None or (room.is_veiled(seat) and not (is_beat and (shows or 0.0) <= now)):
                return []
            given.append(draft)
        return given

    async def settle(self, room: Room, is_beat: bool = False) -> None:
        """Answer for people that have no choice, until somebody has one."""

        async def step() -> bool:
            has_gone_on = await self._settle(room, is_beat)
            await self._look_again(room, is_beat)
            return has_gone_on

        if await self.matches.level(room, step):
            self.matches.tell(room)

    async def _settle(self, room: Room, is_beat: bool = False) -> bool:
        has_gone_on = False
        while room.status == PLAYING and (given := self._all_given(room, is_beat=is_beat)):
            await self._play_all(room, given)
            has_gone_on = True
        return has_gone_on

    async def _look_again(self, room: Room, is_beat: bool) -> None:
        """A candle that has burned down is not looked at until there is an answer; one without a candle gets one."""
        now = self.clock.now()

        def looked_at(chair: Chair) -> Chair:
            is_out = chair.shows is not None and chair.shows <= now
            given = room.given_by(chair.seat) if room.is_veiled(chair.seat) or is_out else None
            if is_beat and is_out and (given is None or not room.is_veiled(chair.seat)):
                return replace(chair, shows=None)
            if chair.shows is None and given is not None and room.steward is not None:
                return room.steward.lit(room, room.playing(), chair, now)
            return chair

        chairs = [looked_at(chair) for chair in room.chairs] if room.status == PLAYING else room.chairs
        if chairs != room.chairs:
            async with self.matches.writing(room) as c:
                await self._change_chairs(c, room, chairs)
            room.chairs = chairs

    async def came(self, room: Room, user: str) -> None:
        """A player is there: what is kept back for their seats is kept back no longer than for who sits there."""

        def relit() -> list[Chair]:
            steward, now = room.steward, self.clock.now()
            if steward is None or room.status != PLAYING or room.fold is None:
                return room.chairs
            return [steward.relit(room, room.fold, c, now) if c.user == user else c for c in room.chairs]

        async def step() -> None:
            chairs = relit()
            async with self.matches.writing(room) as c:
                await self._change_chairs(c, room, chairs)
            room.chairs = chairs

        if relit() != room.chairs:
            await self.matches.level(room, step)

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
        known = room.remaining(draft.seat)
        remaining = chair.due - now if chair.due is not None else chair.held if known is None else known
        draft = replace(draft, remaining=remaining)
        if room.is_veiled(draft.seat):  # its clock seems to go on
            await self._keep(room, draft, replace(chair, shows=max(now, chair.burns or 0.0)))
            return
        still = replace(chair, bank=room.pace.bank_after(chair.bank, chair.due, now), due=None, misses=0)
        await self._keep(room, draft, still)

    async def _keep(self, room: Room, draft: Draft, chair: Chair) -> None:
        """Store a draft, and what it does to the clock of its seat."""
        chair = replace(chair, asked=not draft.ready)
        about = (draft.seat, draft.decision)
        too_many = [key for key, given in room.given.items() if (given.seat, given.decision) == about][:-MOST_GIVEN]
        chairs = [chair if old.seat == draft.seat else old for old in room.chairs]
        said, kept = room.said, _kept(room, chairs)
        async with (self.matches.changing if kept else self.matches.writing)(room) as c:
            await rows.put_draft(c, room.id, draft.decision, draft.seat, choice=_plain(draft.choice),
                                 ready=draft.ready, key=draft.key, remaining=draft.remaining,
                                 made=self.clock.now())  # fmt: skip
            if draft.key is not None:
                await rows.add_given(c, room.id, draft.key, draft.decision, draft.seat, _plain(draft.choice))
            for key in too_many:
                await rows.drop_given(c, room.id, *key)
            await self._change_chairs(c, room, chairs)
            if isinstance(c, AsyncConnection):
                said = await self._tell_kept(c, room, kept)
        room.chairs, room.said = chairs, said
        room.drafts[draft.seat] = draft
        for key in too_many:
            del room.given[key]
        if draft.key is not None:
            room.given[draft.seat, draft.key] = draft

    async def _play_all(self, room: Room, drafts: list[Draft], missed: Seat | None = None) -> list[Action]:
        """Carry out the choices, in the order of the seats: tried on a copy, stored, then shown."""
        fold = room.playing()
        twin = self.matches.trial(room, fold)
        taken: list[Action] = []
        for draft in drafts:
            taken += twin.take(draft.seat, draft.answer, draft.key, draft.kind)
        now = self.clock.now()
        chairs = self._lit(room, fold, twin, who_is_asked(twin, self._after(room, fold, twin, missed, now)), now)
        changes: dict[str, Any] = {"status": ENDED, "ended": now} if twin.is_over else {}
        changes |= _spans(room, [draft for draft in drafts if draft.seat != missed])
        said, kept = room.said, _kept(room, chairs) if not twin.is_over else []
        store = self.matches.changing if room.pace.kind == DAYS or kept else self.matches.writing
        async with store(room) as c:
            await rows.add_actions(c, room.id, taken, now)
            if room.drafts:
                await rows.drop_drafts(c, room.id)
            if changes:
                await rows.change_match(c, room.id, **changes)
            await self._change_chairs(c, room, chairs)
            if isinstance(c, AsyncConnection):
                said = await self._tell_kept(c, room, kept)
                await notices.owe(c, room, twin, chairs, now, self.matches.debounce)
        room.row |= changes
        room.fold, room.chairs, room.drafts, room.said = twin, chairs, {}, said
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

    def _lit(self, room: Room, before: Fold, after: Fold, chairs: list[Chair], now: float) -> list[Chair]:
        """The chairs with a candle where the answer to a new question is kept back."""
        steward = room.steward
        if steward is None:
            return chairs
        was_asked = {d.seat: before.decision(d) for d in before.state.pending}
        asked = {d.seat: after.decision(d) for d in after.state.pending}
        return [chair if asked.get(chair.seat) == was_asked.get(chair.seat) else steward.lit(room, after, chair, now)
                for chair in chairs]  # fmt: skip

    def _clocked(self, room: Room, chair: Chair, is_asked: bool, has_missed: bool, now: float) -> Chair:
        pace = room.pace
        bank = pace.bank_after(chair.bank, chair.due, now)
        left = chair.due - now if chair.due is not None else room.remaining(chair.seat)
        rest = min([seconds for seconds in (chair.rest, left) if seconds is not None], default=None)
        misses = chair.misses + 1 if has_missed else chair.misses if chair.due is None else 0
        controller = CARETAKER if has_missed and misses >= pace.misses else chair.controller
        due = pace.due(now, bank) if is_asked and controller == PERSON else None
        return replace(chair, controller=controller, misses=misses, bank=bank, due=due, rest=rest, held=None)

    async def _change_chairs(self, c: Writing, room: Room, chairs: list[Chair]) -> None:
        for old, new in zip(room.chairs, chairs, strict=True):
            if old != new:
                values = chair_row(room, new)
                await rows.change_seat(c, room.id, new.seat, **{k: values[k] for k in values if k not in _KEYS})

    async def _tell_kept(self, c: AsyncConnection, room: Room, kept: list[Chair]) -> int:
        """Tell the table, and those who are late, that a caretaker keeps their seats; how many messages there are."""
        said, now = room.said, self.clock.now()
        for chair in kept:
            said = 1 + await told.store(c, room, Told(told.LATE, chair.seat, str(chair.user)), now)
            await notices.owe_kept(c, room, str(chair.user), now)
        return said

    async def time_is_up(self, room: Room, seat: Seat) -> None:
        """Answer for a seat that did not: with its stored draft if that is legal, else with the default."""

        async def step() -> None:
            chair = room.chairs[seat]
            fold = room.playing()
            d = fold.owed(seat)
            if room.status != PLAYING or chair.due is None or chair.due > self.clock.now() or d is None:
                return
            known = room.given_by(seat)
            mine = known or Draft(fold.decision(d), seat, self._thought_over(room, fold, d), True)
            others = [other.seat for other in fold.state.pending if other.seat != seat]
            given = [mine if other == seat else room.given_by(other) for other in sorted([*others, seat])]
            drafts = [draft for draft in given if draft is not None]
            if len(drafts) == len(given):
                await self._play_all(room, drafts, missed=seat if known is None else None)
                await self._settle(room)
            elif known is not None:
                await self._stop(room, seat)
                return
            else:
                decision, choice = mine.decision, mine.choice
                late = self._clocked(room, chair, is_asked=False, has_missed=True, now=self.clock.now())
                await self._keep(room, Draft(decision, seat, choice, True, remaining=0.0), late)
            self.matches.meters.time_outs.inc()

        await self.matches.level(room, step)
        self.matches.tell(room)

    async def _stop(self, room: Room, seat: Seat) -> None:
        """The clock of a seat stands that has answered, or for which it was answered."""
        chairs = [replace(chair, due=None) if chair.seat == seat else chair for chair in room.chairs]
        async with self.matches.writing(room) as c:
            await self._change_chairs(c, room, chairs)
        room.chairs = chairs

    def _thought_over(self, room: Room, fold: Fold, d: Decision) -> Choice:
        """What a seat had in mind, if it is legal, its open parts as the default has them; else the default."""
        draft = room.drafts.get(d.seat)
        view = fold.game.view(fold.state, d.seat)
        if draft is not None and draft.decision == fold.decision(d):
            choice = completed(view, d, draft.choice) if is_open(draft.choice) else cast(Choice, draft.choice)
            try:
                check(fold.game, fold.state, d.seat, choice)
                return choice
            except Illegal:
                pass
        return default_choice(view, d)

    # ------------------------------------------------------------ thinking it over

    async def think(self, room: Room, seat: Seat, decision: str, choice: Begun) -> None:
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
            if draft.ready and (chair.due is None or not room.is_veiled(seat)):
                chair = replace(chair, due=self._goes_on(room, chair, draft), asked=True, held=None)
            chairs = [chair if old.seat == seat else old for old in room.chairs]
            async with self.matches.changing(room) as c:
                await rows.drop_draft(c, room.id, fold.decision(d), seat)
                await self._change_chairs(c, room, chairs)
            room.chairs = chairs
            room.drafts.pop(seat)

        await self.matches.level(room, step)
        self.matches.tell(room, only=self._who_sees(room, seat))

    def _goes_on(self, room: Room, chair: Chair, draft: Draft) -> float | None:
        """When the time of a seat is up that takes its ready choice back; what a bot chose took no time."""
        now = self.clock.now()
        left = [seconds for seconds in (draft.remaining, chair.held) if seconds is not None]
        return now + min(left) if left else room.pace.due(now, chair.bank)

    async def undo(self, room: Room, seat: Seat) -> Answer:
        """Take back one's own last actions, as far as nobody acted and nobody learned anything since."""

        async def step() -> Answer:
            fold = room.playing()
            ply = room.undoable(seat)
            if ply is None:
                raise Problem(409, "cannot-undo")
            twin = fold.twin()
            row = twin.undo(seat, ply)
            now = self.clock.now()
            chairs = self._lit(room, fold, twin, who_is_asked(twin, self._after(room, fold, twin, None, now)), now)
            chairs = _charged(chairs, seat, _waited(room, fold, twin, seat, now), now)
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
MOST_GIVEN: Final = 50
"""So many choices that a seat made for one decision, one after the other, are known when they come again."""


def _spans(room: Room, drafts: list[Draft]) -> dict[str, Any]:
    """What a match remembers of how long people take to answer where answers are kept back, and given for others.

    Of a window only who passed is remembered: no other answer is ever given for a seat there.
    """
    before = after = room.row.get("spans")
    fold = room.playing()
    for draft in drafts:
        chair, d = room.chairs[draft.seat], fold.owed(draft.seat)
        if draft.kind != PLAY or d is None or chair.burns is None or chair.shows is None:
            continue
        is_window = d.kind.id in fold.game.standing
        if not is_window or draft.choice == default_choice(fold.game.view(fold.state, d.seat), d):
            after = remembered({**room.row, "spans": after}, draft.seat, max(0.0, chair.shows - chair.burns))
    return {"spans": after} if after is not before else {}


def _kept(room: Room, chairs: list[Chair]) -> list[Chair]:
    """The chairs that a caretaker keeps from now on."""
    before = {chair.seat for chair in room.chairs if chair.controller == CARETAKER}
    return [chair for chair in chairs if chair.controller == CARETAKER and chair.seat not in before]


def who_is_asked(after: Fold, chairs: list[Chair]) -> list[Chair]:
    """The chairs, each with whether its seat owes an answer; before any simultaneous choice is ready."""
    asked = {d.seat for d in after.state.pending}
    return [replace(chair, asked=chair.seat in asked) for chair in chairs]


def _rested(after: Fold, chair: Chair, now: float) -> Chair:
    """A chair that remembers the time it had left as long as it can go back, and gets no more by going back."""
    if chair.rest is None:
        return chair
    if after.went_back(chair.seat):
        return replace(chair, due=min(chair.due, now + chair.rest) if chair.due is not None else None)
    is_asked_anew = chair.due is not None and after.undoable(chair.seat) is None
    return replace(chair, rest=None) if is_asked_anew else chair


def _waited(room: Room, before: Fold, after: Fold, seat: Seat, now: float) -> float:
    """How long others have thought about what a seat takes back."""
    if not room.pace.is_timed:
        return 0.0
    still = {d.seat: after.decision(d) for d in after.state.pending}
    asked = [room.chairs[d.seat] for d in before.state.pending if still.get(d.seat) != before.decision(d)]
    whole = [chair for chair in asked if chair.seat != seat and chair.rest is None and chair.due is not None]
    return max([0.0, *(room.pace.seconds + chair.bank - (chair.due or now) + now for chair in whole)])


def _charged(chairs: list[Chair], seat: Seat, waited: float, now: float) -> list[Chair]:
    """Who goes back pays for the time of those who were asked meanwhile, so that nobody stops a match by it."""
    chair = chairs[seat]
    if chair.rest is None or chair.due is None or not waited:
        return chairs
    rest = chair.rest - waited
    if rest <= 0.0:
        raise Problem(409, "cannot-undo")
    paid = replace(chair, rest=rest, due=min(chair.due, now + rest))
    return [paid if old.seat == seat else old for old in chairs]


def _plain(choice: Begun) -> Any:
    return list(choice) if isinstance(choice, tuple) else choice
