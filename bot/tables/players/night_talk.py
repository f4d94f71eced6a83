"""The talk by night: lines relayed by direct message among seats that hear each other (MF-15.7).

A line is said once it is in the log. It is relayed from there, even if the bot stops in between. Each hearer costs a message to Discord, so
the number and length of lines are limited.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from bot.games.timing import PrivateTalk
from bot.presenting.naming import bold, escaped, line_of
from bot.presenting.standing import plays
from bot.tables.delivery.whispers import Whispers, tell_person
from bot.tables.refusal import Refused
from bot.tables.session.entries import Said
from bot.tables.session.live_table import LiveTable
from bot.tables.session.mailbox import command
from bot.tables.session.message_state import TalkMemory

LONGEST_LINE = 300
"""Most characters of one line."""

MOST_LINES, WINDOW = 12, 60.0
"""Limit of one person's lines, and its period in seconds."""

WARN_EVERY = 10.0
"""Least seconds between two notes to a person about refused lines."""


class LineRefused(Refused):
    """A line that is too long, or too soon after the one before."""


class NightTalk:
    """Relays the lines of one table, and ends the talk with a silent line to its participants.

    The game's timing file says who hears whom, and when.
    """

    def __init__(self, table: LiveTable, whispers: Whispers, line_every: float) -> None:
        """``line_every``: seconds between two lines of one person."""
        self.table = table
        self.whispers = whispers
        self._line_every = line_every
        self._relaying = asyncio.Lock()
        self._warned: dict[int, float] = {}

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

    async def say(self, user_id: int, text: str, noted: Callable[[], Awaitable[object]] | None = None) -> bool:
        """Say a line; return False when nobody hears it. ``noted`` is called once the line is durable, before it is relayed.

        Raises LineRefused; Refused when the log cannot be written.
        """
        if not await self._append(user_id, line_of(text)):
            return False
        if noted is not None:
            await noted()
        await self.relay()
        return True

    @command
    def _append(self, user_id: int, line: str) -> bool:
        """Append a line to the log; False when it is empty or nobody hears it. Raises as ``say``."""
        table = self.table
        seat = table.seat_of(user_id)
        hearers = tuple(other for other in self.hearers(seat) if other != seat) if seat is not None else ()
        if seat is None or not hearers or not line:
            return False
        self._within_limits(seat, line)
        table.record(Said(seat, table.running.public(table.now()).round, line, hearers))
        return True

    async def say_by_message(self, user_id: int, text: str) -> bool:
        """Say a line written in direct messages; a refusal is answered there."""
        try:
            return await self.say(user_id, text)
        except Refused as refused:
            seat, now = self.table.seat_of(user_id), self.table.now()
            if seat is not None and now >= self._warned.get(seat, 0.0) + WARN_EVERY:
                self._warned[seat] = now
                await self._tell(
                    user_id, seat, self.table.words_of(seat)(refused.key, **refused.args_), nonce=f"{self.table.id}.l{int(now)}"
                )
            return True

    async def _tell(self, user_id: int, seat: int, text: str, *, nonce: str) -> None:
        """Tell a person why their line was refused, bypassing the outbox if the store fails."""
        if not await self.whispers.send(seat, text):
            await tell_person(self.whispers.postman, user_id, text, nonce=nonce)

    def _within_limits(self, seat: int, line: str) -> None:
        """Raise LineRefused for a line beyond the limits; they are counted in the log, so a restart changes nothing."""
        if len(line) > LONGEST_LINE:
            raise LineRefused("line-too-long", n=len(line), most=LONGEST_LINE)
        course, now = self.table.running, self.table.now()
        own = [at for said, at in zip(course.lines, course.said_at, strict=True) if said.seat == seat and at > now - WINDOW]
        if len(own) >= MOST_LINES or (own and now < own[-1] + self._line_every):
            raise LineRefused("line-too-soon", n=MOST_LINES)

    async def relay(self) -> None:
        """Send unrelayed lines to their hearers, silently, signed by number and name."""
        async with self._relaying:
            lines, memory = self._lines(), self._memory()
            while memory.relayed < len(lines):
                said = lines[memory.relayed]
                text = f"{bold(self.table.names(), said.seat)}: {escaped(said.text)}"
                memory.relayed += 1  # stored with the whispers
                if not await self.whispers.send_each(dict.fromkeys(said.hearers, text)):
                    memory.relayed -= 1
                    return

    async def attend(self) -> None:
        """Relay pending lines, and tell participants the end of the talk once."""
        lines = self._lines()
        if not lines or self.table.phase != "running":
            return
        await self.relay()
        memory = self._memory()
        if memory.closed < len(lines) and not self._is_open(lines[-1].round):
            taking_part = {seat for said in lines[memory.closed :] for seat in (said.seat, *said.hearers)}
            memory.closed = len(lines)
            await self.whispers.send_each({seat: self.table.words_of(seat)("room-closed") for seat in sorted(taking_part)})

    def _lines(self) -> Sequence[Said]:
        return self.table.course.lines if self.table.course is not None else ()

    def _memory(self) -> TalkMemory:
        return self.table.message_state.night_talk

    def _is_open(self, round_number: int) -> bool:
        """Whether the talk of this round still goes on."""
        public, timing = self.table.scene().public, self._timing
        return timing is not None and public.phase == timing.phase and public.round == round_number


def _heard(view: object, timing: PrivateTalk) -> tuple[int, ...]:
    """Return the seats that hear each other, as listed in the view of one of them."""
    return tuple(getattr(getattr(view, "me", None), timing.hearers, ()))
