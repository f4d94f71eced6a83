"""The open desks of one table: ephemeral messages, edited when the questions of their person change.

Discord lets the bot edit such a message for fifteen minutes, with the token of its interaction, which stays in memory. Before that token
ends, the desk says that it is old. Only its person sees a desk, and it says what [Refresh] would say at that moment.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from bot.discord_io.private_answers import LASTS
from bot.discord_io.request_faults import REQUEST_FAULTS
from bot.store import StoreError
from bot.tables.refusal import Refused
from bot.tables.session.live_table import LiveTable
from bot.tables.session.mailbox import Committed

EVERY = 1.0
"""Seconds between two edits of a desk; a press counts as one, since its own answer edits the desk."""


@dataclass(slots=True)
class OpenDesk:
    """The desk of one person. ``shown``: the state that it shows; ``ends``, ``edited``: unix seconds."""

    seat: int
    shown: object
    redraw: Callable[[], Awaitable[None]]
    retire: Callable[[], Awaitable[None]]
    ends: float
    edited: float


class OpenDesks:
    """The open desks of one table, one a person."""

    __slots__ = ("_open", "_task", "table")

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._open: dict[int, OpenDesk] = {}
        self._task: asyncio.Task[None] | None = None

    def state(self, seat: int) -> object:
        """Return a value that differs between two desks of a seat: its questions, the awaited people while it has none, its posted line."""
        table, course = self.table, self.table.course
        if course is None:
            return table.phase
        now = table.now()
        public, asks = course.public(now), [ask for ask in course.open_asks(now) if ask.seat == seat]
        others = None if any(ask.holds for ask in asks) else getattr(public, "awaited", None)
        posted = seat in table.message_state.copies.posted
        return table.phase, public.round, public.phase, tuple([ask.id for ask in asks]), others, table.seat(seat).user_id, posted

    def put(
        self, user: int, seat: int, shown: object, *, redraw: Callable[[], Awaitable[None]], retire: Callable[[], Awaitable[None]]
    ) -> None:
        """Keep the desk that a person has just been given up to date. ``shown``: the ``state`` before it was made."""
        now = self.table.wall()
        self._open[user] = OpenDesk(seat, shown, redraw, retire, now + LASTS, now)
        self.wake()

    def is_open(self, seat: int) -> bool:
        """Whether the person of a seat has a desk that is kept up to date."""
        user = self.table.seat(seat).user_id
        return user is not None and (desk := self._open.get(user)) is not None and desk.seat == seat

    def pressed(self, user: int) -> None:
        """Leave the desk to the answer of a press on it."""
        if (desk := self._open.get(user)) is not None:
            desk.edited = self.table.wall()

    def table_changed(self, _committed: Sequence[Committed]) -> None:
        """Look again after new entries of the log."""
        self.wake()

    def wake(self) -> None:
        """Edit the desks that are out of date soon."""
        if self._open and (self._task is None or self._task.done()) and self._stale():
            self._task = asyncio.create_task(self._run(), name=f"desks {self.table.id}")

    @property
    def due(self) -> float | None:
        """When the next token ends (unix seconds)."""
        return min((desk.ends for desk in self._open.values()), default=None)

    def stop(self) -> None:
        """Edit nothing more."""
        self._open.clear()
        if self._task is not None:
            self._task.cancel()

    def _stale(self) -> list[int]:
        now = self.table.wall()
        return [user for user, desk in self._open.items() if desk.ends <= now or desk.shown != self.state(desk.seat)]

    async def _run(self) -> None:
        while stale := self._stale():
            now = self.table.wall()
            ready = [user for user in stale if self._open[user].edited + EVERY <= now]
            if ready:
                await asyncio.gather(*map(self._edit, ready))
            else:
                await asyncio.sleep(min(self._open[user].edited for user in stale) + EVERY - now)

    async def _edit(self, user: int) -> None:
        """Bring one desk up to date; forget one that is dismissed or old, and after the game one with nothing left to press."""
        table, desk = self.table, self._open[user]
        now = desk.edited = table.wall()
        try:
            await table.settled()
            desk.shown = self.state(desk.seat)
            last = desk.ends <= now or table.seat_of(user) != desk.seat
            over = table.course is None or table.course.over(table.now())
            if not (last and over):  # the end of a game does not grow old
                await (desk.retire() if last else desk.redraw())
            gone = last or (over and desk.seat in table.message_state.copies.posted)
        except (Refused, StoreError, *REQUEST_FAULTS):
            gone = True
        if gone and self._open.get(user) is desk:
            del self._open[user]
