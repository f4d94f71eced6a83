"""«Your turn»: whoever is asked on the desk and has not opened it hears of it once, by direct message with the way to the table.

For games that ask nothing by direct message. Whose turn it is must be public, and is what the presenter says it is.
"""

from typing import Any

from bot.games import game_of
from bot.presenting.page import Button, Buttons, Page
from bot.presenting.scene import LONG
from bot.tables.delivery.whispers import Whispers
from bot.tables.session.core import LiveTable
from bot.tables.session.message_state import TurnCalls

OPEN_AFTER = 20.0
"""Seconds that a person has to come to the desk unasked; in a slow game the message comes at once."""


class TurnReminders:
    """Who is to come to the desk of one table, and who has been told so in this phase."""

    def __init__(self, table: LiveTable, whispers: Whispers) -> None:
        self.table = table
        self.whispers = whispers
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

    def stood(self, seconds: float) -> None:
        """Take note that nobody could come for so many seconds."""
        self._since = {seat: since + seconds for seat, since in self._since.items()}

    async def attend(self) -> float | None:
        """Tell those who have not come; return when to look again."""
        table, course = self.table, self.table.course
        presenter = game_of(table.game).presenter
        if course is None or table.phase != "running" or course.over(table.now()) or presenter.turns is None:
            return None
        if (morning := table.quiet_until) is not None:
            return morning
        scene = table.scene()
        turn = presenter.turns(scene)
        self._enter(scene.public)
        now = table.now()
        slow = any(end.seconds > LONG for end in scene.deadlines.values())
        self._since = {seat: self._since.get(seat, now) for seat in turn}
        due = {seat: since + (0.0 if slow else OPEN_AFTER) for seat, since in self._since.items() if seat not in self._told.seats}
        late = [seat for seat, when in due.items() if when <= now]
        self._told.seats.extend(late)  # written down together with the whispers
        await self.whispers.send_each({seat: self._call(seat, scene.link) for seat in late}, loud=True)
        return min((when for when in due.values() if when > now), default=None)

    def _call(self, number: int, link: str) -> Page:
        words = self.table.words_of(number)
        return Page((words("your-turn"), Buttons((Button(words("b-to-table"), url=link),))) if link else (words("your-turn"),))
