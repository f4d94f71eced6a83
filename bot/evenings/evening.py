"""One evening in this process: the only writer of its rows (CL-1.4).

A move is a pure function from the evening to a change. The store accepts the change only for the version that the move saw; on a version
conflict the evening reloads and the move runs again.
"""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar, Unpack

from msgspec.structs import replace as with_fields

from bot.evenings.chairs import Chairs, hold_until, seat_people
from bot.evenings.message_state import EveningMessageState, EveningNotice, read_evening_message_state
from bot.evenings.plan import Plan, read_plan
from bot.presenting.naming import escaped, short
from bot.store import EveningChanged, Store, StoreError
from bot.store.evening_rows import AnswerRow, EveningChange, EveningChanges, EveningRow, SavedEvening
from bot.tables.refusal import Refused, refused_without_store

TRIES = 8
"""Attempts of a move, the first one included: a version conflict repeats it."""

FINAL = frozenset({"over", "cancelled"})
"""States in which an evening is a record without buttons; a missed one becomes cancelled after a day."""

RowKey = TypeVar("RowKey", int, str)
MergedRow = TypeVar("MergedRow")

Move = Callable[["LiveEvening"], EveningChange | None]
"""Returns the change of an evening, None for no change. Raises Refused."""


class LiveEvening:
    """An evening; ``do`` is the only way to change it."""

    def __init__(
        self, saved: SavedEvening, store: Store, now: Callable[[], float], on_change: Callable[["LiveEvening"], None] | None = None
    ) -> None:
        """Load ``saved``; ``on_change`` is called after each change. Raises ValueError for a damaged column."""
        self._store = store
        self.now = now
        self._on_change = on_change
        self._lock = asyncio.Lock()
        self._take(saved)

    def _take(self, saved: SavedEvening) -> None:
        plan, state = read_plan(saved.evening.plan), read_evening_message_state(saved.evening.surfaces)
        self.saved = saved
        self.plan: Plan = plan
        self.message_state: EveningMessageState = state

    def _changed(self) -> None:
        if self._on_change is not None:
            self._on_change(self)

    # ---- reading

    @property
    def row(self) -> EveningRow:
        return self.saved.evening

    @property
    def id(self) -> str:
        """``e`` and eight characters (CL-1.7)."""
        return self.row.id

    @property
    def starts_at(self) -> float:
        """When it begins (unix seconds). Raises Refused while it has no date."""
        if self.row.starts_at is None:
            raise Refused("ev-no-date")
        return self.row.starts_at

    @property
    def table_link(self) -> str:
        """The address of the channel of its first table, open or planned."""
        return f"https://discord.com/channels/{self.row.guild_id}/{self.message_state.opened_in or self.plan.channels[0]}"

    @property
    def final(self) -> bool:
        """Whether it is over or cancelled: a record without buttons."""
        return self.row.state in FINAL

    @property
    def invited(self) -> tuple[int, ...]:
        """The people whom the invitation names, since they have not answered yet (NT-6.1)."""
        answered = {str(row.user_id) for row in self.saved.answers}
        return tuple(int(user) for user in self.plan.invited if user not in answered)

    def answer_of(self, user_id: int) -> AnswerRow | None:
        """Return a person's answer, None without one."""
        return next((answer for answer in self.saved.answers if answer.user_id == user_id), None)

    def chairs(self, change: EveningChange | None = None, *, at: float | None = None) -> Chairs:
        """Return the chairs ``at`` a time (unix seconds, default now), or as they would be after ``change``."""
        saved = self.saved if change is None else applied(self.saved, change)
        plan = self.plan if change is None else read_plan(saved.evening.plan)
        until = None if saved.evening.starts_at is None else hold_until(plan, saved.evening.starts_at)
        owed, now = {int(user) for user in plan.owed}, self.now() if at is None else at
        return seat_people(saved.answers, plan.room, owed, until, now, plan.promised)

    def writes_to(self, user_id: int) -> bool:
        """Whether the evening may have written to this person: host, answer, vote, present, at a drawn table, called, or uninvited."""
        saved, state = self.saved, self.message_state
        if any(row.user_id == user_id for rows in (saved.answers, saved.votes, saved.people) for row in rows) or self.may_host(user_id):
            return True
        drawn = (user for table in state.drawn for user, _ in table.people)
        return str(user_id) in {*self.plan.uninvited, *state.here, *state.left_out, *state.unsaid, *state.called, *drawn}

    def may_host(self, user_id: int) -> bool:
        """Whether this person is the host or a co-host (CL-19.2)."""
        return user_id == self.row.host_id or str(user_id) in self.plan.cohosts

    def only_host(self, user_id: int, *, staff: bool = False) -> None:
        """Raise Refused for anybody but host and co-hosts; a member of the ``staff`` may pass too."""
        if not staff and not self.may_host(user_id):
            raise self.refused_to_guests()

    def refused_to_guests(self) -> Refused:
        """Return the refusal of what only a host may do, with the name of the host (NT-6.1)."""
        return Refused("ev-only-host", who=escaped(short(self.plan.host_name)) if self.plan.host_name else "none")

    # ---- changing

    async def do(self, move: Move) -> bool:
        """Make a move durable; return False when it changes nothing. Raises Refused: the move's own, or ``no-store``."""
        async with self._lock:
            for _ in range(TRIES):
                change = move(self)
                if change is None:
                    return False
                try:
                    await asyncio.shield(self._store.evenings.change(self.row, change))
                except EveningChanged:
                    await self._read_again()
                except StoreError as wrong:
                    raise Refused("no-store") from wrong
                else:
                    self._take(applied(self.saved, change))
                    self._changed()
                    return True
        raise Refused("no-store")

    async def reload(self) -> None:
        """Reload after a change from outside. Raises Refused: no store, or the evening is deleted."""
        async with self._lock:
            version = self.row.version
            await self._read_again()
        if self.row.version != version:
            self._changed()

    async def _read_again(self) -> None:
        with refused_without_store():
            saved = await self._store.evenings.evening(self.id)
        if saved is None:
            raise Refused("no-evening-old")
        self._take(saved)


def columns(evening: LiveEvening, *said: EveningNotice, new_plan: Plan | None = None, **changed: Unpack[EveningChanges]) -> EveningChanges:
    """Return the columns to change: a new plan, the notices ``said``, and ``changed`` columns of the row.

    Another start or number of chairs takes no chair in favour of people for whom chairs are held.
    """
    made: EveningChanges = {**changed}
    plan = evening.plan if new_plan is None else new_plan
    if "starts_at" in changed or plan.room != evening.plan.room:
        plan = _keeping_promises(evening, plan)
    if plan != evening.plan:
        made["plan"] = plan.json()
    if said:
        made["surfaces"] = evening.message_state.owing(*said).json()
    return made


def _keeping_promises(evening: LiveEvening, plan: Plan) -> Plan:
    """Return the new plan with the end of the hold, and with the answers that have a chair or were promised one (CL-5.6)."""
    until = None if evening.row.starts_at is None else hold_until(evening.plan, evening.starts_at)
    if until is None:  # without held chairs the order of the answers decides
        return plan
    listed = evening.chairs()
    promised = [*listed.seated, *(row for row in listed.waiting if row.seq in plan.promised)]
    return with_fields(plan, held_until=until, promised=tuple(row.seq for row in promised))


def state_change(evening: LiveEvening, *said: EveningNotice, **changed: object) -> EveningChange:
    """Return a change of the message state: the notices ``said``, and ``changed`` fields."""
    return EveningChange(columns={"surfaces": with_fields(evening.message_state.owing(*said), **changed).json()})


def saying_once(said: EveningNotice, mark: str) -> Move:
    """Send a notice unless one was sent before under this ``mark``."""

    def move(evening: LiveEvening) -> EveningChange | None:
        asked = evening.message_state.asked
        return None if mark in asked else state_change(evening, said, asked=(*asked, mark))

    return move


def applied(saved: SavedEvening, change: EveningChange) -> SavedEvening:
    """Return the evening after a change, as the store holds it then."""
    row = replace(saved.evening, version=saved.evening.version + 1, **change.columns)
    answers = _merged(saved.answers, change.answers, lambda one: one.user_id)
    dates = saved.dates if change.dates is None else tuple(sorted(change.dates, key=lambda date: date.n))
    known = {date.n for date in dates}
    votes = [vote for vote in saved.votes if vote.user_id not in change.votes]
    votes += [vote for new in change.votes.values() for vote in new]
    return SavedEvening(
        evening=row,
        dates=dates,
        votes=tuple(sorted((vote for vote in votes if vote.n in known), key=lambda vote: (vote.seq, vote.n))),
        answers=tuple(sorted((one for one in answers if one.user_id not in change.withdrawn), key=lambda one: one.seq)),
        people=tuple(sorted(_merged(saved.people, change.people, lambda one: one.user_id), key=lambda one: one.user_id)),
        tables=tuple(sorted(_merged(saved.tables, change.tables, lambda one: one.table_id), key=lambda one: (one.round, one.place))),
    )


def _merged(old: tuple[MergedRow, ...], new: tuple[MergedRow, ...], key: Callable[[MergedRow], RowKey]) -> list[MergedRow]:
    return list(({key(one): one for one in old} | {key(one): one for one in new}).values())
