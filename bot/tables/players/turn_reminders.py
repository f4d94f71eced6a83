"""Calls to people whose turn it is: «Your turn» by direct message, and a ping at the end of quiet hours.

«Your turn» is for games that ask nothing by direct message, and in a slow game for public steps of the others. The presenter says whose
turn it is, which is public; a person who has not opened the desk gets one message a turn, with a link to the table.
"""

import logging
from typing import Any

from bot.games import game_of
from bot.people.settings import read_person_settings
from bot.presenting.page import Button, Buttons, Page
from bot.presenting.scene import LONG, Scene
from bot.store import StoreError
from bot.tables.delivery.open_desks import OpenDesks
from bot.tables.delivery.outbox import Outbox
from bot.tables.delivery.temporary_lines import TURN
from bot.tables.delivery.whispers import Whispers
from bot.tables.session.live_table import LiveTable
from bot.tables.session.message_state import TurnCalls
from bot.tables.session.views import step_of

log = logging.getLogger(__name__)

END = "end"
"""The step of a game whose end is told. A stored name."""

OPEN_AFTER = 20.0
"""Seconds a person has to open the desk unasked; in a slow game the message comes at once."""


class TurnReminders:
    """The «Your turn» messages of one table."""

    def __init__(self, table: LiveTable, whispers: Whispers, desks: OpenDesks) -> None:
        self.table = table
        self.whispers = whispers
        self.desks = desks
        self._since: dict[int, float] = {}
        self._phase = ""
        self._came = set[int]()
        """The seats that have opened their desk in this phase."""

    @property
    def _told(self) -> TurnCalls:
        """The phase and turn, and the seats that need no further message in it; durable."""
        return self.table.message_state.turns

    def opened(self, seat: int) -> None:
        course = self.table.course
        if course is None or course.over(self.table.now()):
            return
        self._enter(course.public(self.table.now()))
        self._came.add(seat)
        if seat not in self._told.seats:
            self._told.seats.append(seat)

    def _enter(self, public: Any) -> None:
        """Start over in a new phase or turn; while nobody is on turn, as in a window for reactions, the last turn goes on."""
        phase, turn = step_of(public), game_of(self.table.game).presenter.whose_turn(public)
        if phase != self._phase:
            self._phase, self._since, self._came = phase, {}, set()
        told, _, last = self._told.step.partition(" ")
        if told != phase or (turn and turn != last):
            self._told.step, self._told.seats, self._since = f"{phase} {turn}".strip(), [], {}

    def stood(self, seconds: float) -> None:
        """Note that nobody could press for this many ``seconds``."""
        self._since = {seat: since + seconds for seat, since in self._since.items()}

    async def attend(self) -> float | None:
        """Remind people who have not opened their desk, once a turn; return when to look again."""
        table, course = self.table, self.table.course
        presenter = game_of(table.game).presenter
        turns = presenter.turns or (presenter.slow_turns if table.slow else None)
        if course is None or table.phase != "running" or course.over(table.now()) or turns is None:
            return None
        if (morning := table.quiet_until) is not None:
            return morning
        scene = table.scene()
        turn = turns(scene)
        self._enter(scene.public)
        now = table.now()
        slow = any(end.seconds > LONG for end in scene.deadlines.values())
        self._since = {seat: self._since.get(seat, now) for seat in turn}
        due = {seat: since + (0.0 if slow else OPEN_AFTER) for seat, since in self._since.items() if not self._knows(seat)}
        late = [seat for seat, when in due.items() if when <= now]
        self._told.seats.extend(late)  # stored with the whispers
        calls = {seat: self._call(seat, scene) for seat in late if await self._wants_calls(seat)}
        await self.whispers.send_each(calls, loud=True, about=f"{TURN} {step_of(scene.public)}")
        return min((when for when in due.values() if when > now), default=None)

    async def tell_end(self) -> None:
        """Tell the people of a slow game, once, that it is over; in quiet hours without a sound."""
        table, course = self.table, self.table.course
        if not table.slow or course is None or self._told.step == END:
            return
        self._told.step, self._told.seats = END, []  # stored with the whispers
        link, resting = table.scene().link, course.time.rest.until(table.now()) is not None
        told = {seat.seat: self._page(seat.seat, "slow-over", link) for seat in table.people}
        if not await self.whispers.send_each(told, loud=not resting):
            self._told.step = ""  # the store has failed, and the end is looked at again

    def _knows(self, seat: int) -> bool:
        """Whether a seat needs no message in this turn: it had one, or opened its desk in it, or earlier and that still stands."""
        return seat in self._told.seats or (seat in self._came and self.desks.is_open(seat))

    async def _wants_calls(self, seat: int) -> bool:
        """Whether the person of a seat wants to be called; also while the store does not answer."""
        user = self.table.seat(seat).user_id
        try:
            return user is not None and (await read_person_settings(self.table.store, user)).turns
        except StoreError as wrong:
            log.warning("the settings of a person are unavailable: %s", type(wrong).__name__)
            return True

    def _call(self, number: int, scene: Scene) -> Page:
        """Return the message, in the words of the game for its phase where it has some."""
        own = f"turn-{scene.game}-{scene.public.phase}"
        return self._page(number, own if scene.words.has(own) else "your-turn", scene.link)

    def _page(self, number: int, key: str, link: str) -> Page:
        words = self.table.words_of(number)
        return Page((words(key), Buttons((Button(words("b-to-table"), url=link),))) if link else (words(key),))


class QuietHoursEnd:
    """Pings at the end of quiet hours, which were silent in them (TK-4.5)."""

    __slots__ = ("outbox", "table")

    def __init__(self, table: LiveTable, outbox: Outbox) -> None:
        self.table = table
        self.outbox = outbox

    async def attend(self) -> None:
        """Ping people noted in quiet hours who still have an open public question."""
        table, course = self.table, self.table.course
        if course is None or not self.outbox.lines.memory.morning or table.quiet_until is not None:
            return
        asked = {ask.seat for ask in course.open_asks(table.now()) if ask.holds and not ask.secret}
        awaited = [seat for seat in self.outbox.lines.take_morning() if seat in asked and not table.seat(seat).bot_player]
        if awaited and table.phase == "running":
            await self.outbox.say(table.words("morning"), pings=awaited)
