"""«Your turn»: whoever is asked on the desk and has not opened it hears of it once, by direct message with the way to the table.

For games that ask nothing by direct message. Whose turn it is must be public, and is what the presenter says it is.
"""

import logging
from typing import Any

from bot.presenting.clocks import LONG
from bot.presenting.page import Button, Buttons, Page
from bot.presenting.presenter import presenter_of
from bot.tables.delivery.postman import Postman, Trouble
from bot.tables.record.core import LiveTable
from bot.tables.record.surfaces import TurnCalls

log = logging.getLogger(__name__)

OPEN_AFTER = 20.0
"""Seconds that a person has to come to the desk unasked; in a slow game the message comes at once."""


class Turns:
    """Who is to come to the desk of one table, and who has been told so in this phase."""

    def __init__(self, table: LiveTable, postman: Postman) -> None:
        self.table = table
        self.postman = postman
        self._since: dict[int, float] = {}
        self._step = ""

    @property
    def _told(self) -> TurnCalls:
        """The phase and the seats that need no message in it any more, kept with the table."""
        return self.table.surfaces.turns

    def opened(self, seat: int) -> None:
        """Take note that a seat has come to its desk."""
        course = self.table.course
        if course is None:
            return
        self._enter(course.public(self.table.now()))
        if seat not in self._told.seats:
            self._told.seats.append(seat)

    def _enter(self, public: Any) -> None:
        """Forget what was told in another phase; whoever comes to the desk may be the first to notice the new one."""
        step = f"{public.round}.{public.phase}"
        if step != self._step:
            self._step, self._since = step, {}
        if self._told.step != step:
            self._told.step, self._told.seats = step, []

    async def attend(self) -> float | None:
        """Tell those who have not come; return when to look again."""
        table, course = self.table, self.table.course
        presenter = presenter_of(table.game)
        if course is None or table.phase != "running" or course.game.outcome is not None or presenter.turns is None:
            return None
        scene = table.scene()
        turn = presenter.turns(scene)
        self._enter(scene.public)
        now = table.now()
        slow = any(end.seconds > LONG for end in scene.deadlines.values())
        self._since = {seat: self._since.get(seat, now) for seat in turn}
        due = {seat: since + (0.0 if slow else OPEN_AFTER) for seat, since in self._since.items() if seat not in self._told.seats}
        for seat in [seat for seat, when in due.items() if when <= now]:
            del due[seat]
            self._told.seats.append(seat)
            await self._tell(seat, scene.link)
        return min(due.values(), default=None)

    async def _tell(self, number: int, link: str) -> None:
        table, seat = self.table, self.table.seat(number)
        if seat.user_id is None or seat.deaf:
            return
        words = table.words_of(number)
        parts = (words("your-turn"), Buttons((Button(words("b-to-table"), url=link),))) if link else (words("your-turn"),)
        try:
            channel = await self.postman.dm_channel(seat.user_id)
            nonce = f"{table.id}.u{number}.{self._step}"
            await self.postman.post(channel, Page(parts), nonce=nonce, loud=True, pace=False)
        except Trouble as trouble:
            log.info("table %s: a turn was not told: %s", table.id, type(trouble).__name__)
