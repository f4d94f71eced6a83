"""The talk by night among seats that hear each other (MF-15.7).

A line is said once it is in the log; the letters of its hearers show it from there. They have little room, so the number and length of
lines are limited.
"""

from collections.abc import Callable

from bot.games.timing import PrivateTalk
from bot.presenting.naming import line_of
from bot.presenting.standing import plays
from bot.tables.refusal import Refused
from bot.tables.session.entries import Said
from bot.tables.session.live_table import LiveTable
from bot.tables.session.mailbox import command

LONGEST_LINE = 300
"""Most characters of one line."""

MOST_LINES, WINDOW = 12, 60.0
"""Limit of one person's lines, and its period in seconds."""


class LineRefused(Refused):
    """A line that is too long, or too soon after the one before."""


class NightTalk:
    """Takes the lines of one table. The game's timing file says who hears whom, and when."""

    def __init__(self, table: LiveTable, show_refusal: Callable[[int, Refused | None], None], line_every: float) -> None:
        """``show_refusal(seat, refusal)`` tells a speaker why their line was refused, None: it was said.

        ``line_every``: seconds between two lines of one person.
        """
        self.table = table
        self._show_refusal = show_refusal
        self._line_every = line_every

    @property
    def _timing(self) -> PrivateTalk | None:
        course = self.table.course
        return course.timing.talk if course is not None else None

    def hearers(self, seat: int) -> tuple[int, ...]:
        """Return the seats that hear ``seat`` now, itself included; empty when the talk is closed for it."""
        course, timing = self.table.course, self._timing
        if course is None or timing is None or self.table.phase != "running" or not self.table.options[timing.option]:
            return ()
        now = self.table.now()
        if course.public(now).phase != timing.phase:
            return ()
        view = course.shown(now).view(seat)
        heard = _heard(view, timing)
        return heard if seat in heard and plays(view, seat) else ()

    async def say(self, user_id: int, text: str) -> bool:
        """Say the line of a form, which is durable then; return False when nobody hears it.

        A form whose answer a kill has lost is sent again: its line stands once. Raises LineRefused; Refused when the log cannot be written.
        """
        return await self._append(user_id, line_of(text), once=True)

    @command
    def _append(self, user_id: int, line: str, *, once: bool) -> bool:
        """Append a line to the log, ``once``: not right after itself; False if it is empty or nobody hears it. Raises as ``say``."""
        table = self.table
        seat = table.seat_of(user_id)
        hearers = tuple(other for other in self.hearers(seat) if other != seat) if seat is not None else ()
        if seat is None or not hearers or not line:
            return False
        said = Said(seat, table.running.public(table.now()).round, line, hearers)
        if not once or said not in [before for _, before in table.running.night_lines[-1:]]:
            self._within_limits(seat, line)
            table.record(said)
        return True

    async def say_by_message(self, user_id: int, text: str) -> bool:
        """Say a line written in direct messages; the letter of its speaker shows a refusal."""
        seat, refusal = self.table.seat_of(user_id), None
        try:
            said = await self._append(user_id, line_of(text), once=False)
        except Refused as refused:
            said, refusal = True, refused
        if said and seat is not None:
            self._show_refusal(seat, refusal)
        return said

    def _within_limits(self, seat: int, line: str) -> None:
        """Raise LineRefused for a line beyond the limits; they are counted in the log, so a restart changes nothing."""
        if len(line) > LONGEST_LINE:
            raise LineRefused("line-too-long", n=len(line), most=LONGEST_LINE)
        course, now = self.table.running, self.table.now()
        own = [at for at, said in course.night_lines if said.seat == seat and at > now - WINDOW]
        if len(own) >= MOST_LINES or (own and now < own[-1] + self._line_every):
            raise LineRefused("line-too-soon", n=MOST_LINES)


def _heard(view: object, timing: PrivateTalk) -> tuple[int, ...]:
    """Return the seats that hear each other, as listed in the view of one of them."""
    return tuple(getattr(getattr(view, "me", None), timing.hearers, ()))
