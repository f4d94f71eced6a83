"""The talk of those who are awake by night: relayed among them, signed, logged, closed at every other time (MF-15.7)."""

import logging
from collections.abc import Awaitable, Callable

import discord

from bot.presenting.naming import bold
from bot.presenting.standing import plays
from bot.tables.delivery.postman import Postman, Trouble
from bot.tables.manners import PrivateTalk
from bot.tables.record.core import LiveTable
from bot.tables.record.entries import Said

log = logging.getLogger(__name__)

LONGEST_LINE = 300
"""Characters of one line."""


class NightTalk:
    """Relays the lines of one table, and closes the talk of each round with one silent line to those who took part."""

    def __init__(self, table: LiveTable, postman: Postman) -> None:
        self.table = table
        self.postman = postman
        self._lines = 0

    def wakers(self, seat: int) -> tuple[int, ...]:
        """Return who hears ``seat`` now; empty when the talk is closed for it."""
        course = self.table.course
        if course is None or self.table.phase != "running":
            return ()
        talk, now = course.manners.talk, self.table.now()
        if talk is None or not self.table.options[talk.option] or course.public(now).phase != talk.phase:
            return ()
        view = course.shown(now).view(seat)
        wakers = self._hearers(view, talk)
        return wakers if seat in wakers and plays(view, seat) else ()

    @staticmethod
    def _hearers(view: object, talk: PrivateTalk) -> tuple[int, ...]:
        """Return who takes part, as the view of a seat has it."""
        return tuple(getattr(getattr(view, "me", None), talk.hearers, ()))

    async def say(self, user_id: int, text: str, noted: Callable[[], Awaitable[object]] | None = None) -> bool:
        """Say a line; return whether anybody is there to hear it. ``noted`` is called once the line is durable, before it is relayed.

        Raises Refused when it cannot be written down.
        """
        table = self.table
        async with table.lock:
            await table.trust()
            seat = table.seat_of(user_id)
            hearers = [other for other in self.wakers(seat) if other != seat] if seat is not None else []
            line = " ".join(text.split())[:LONGEST_LINE]
            if seat is None or not hearers or not line:
                return False
            await table.commit(Said(seat, table.running.public(table.now()).round, line))
        if noted is not None:
            await noted()
        await self._relay(seat, line, hearers)
        return True

    async def _relay(self, speaker: int, text: str, hearers: list[int]) -> None:
        """Let the hearers read a line in their direct messages, silently, signed by number and name."""
        line = f"{bold(self.table.names(), speaker)}: {discord.utils.escape_mentions(text)}"
        for number in hearers:
            self._lines += 1
            await self._post(number, line, f"{self.table.id}.m{self._lines}.{number}")

    async def attend(self) -> None:
        """Close the talk if it is over and has not been closed yet."""
        table, course = self.table, self.table.course
        if course is None or not course.lines or table.phase != "running":
            return
        last, talk, public = course.lines[-1], course.manners.talk, course.public(table.now())
        if talk is None or (public.phase == talk.phase and public.round == last.round) or table.surfaces.room_closed >= last.round:
            return
        table.surfaces.room_closed = last.round
        for seat in self._hearers(course.game.view(last.seat), talk):
            await self._post(seat, table.words_of(seat)("room-closed"), f"{table.id}.e{last.round}.{seat}")

    async def _post(self, number: int, text: str, nonce: str) -> None:
        seat = self.table.seat(number)
        if seat.user_id is None or seat.deaf:
            return
        try:
            channel = await self.postman.dm_channel(seat.user_id)
            await self.postman.post(channel, text, nonce=nonce, pace=False)
        except Trouble as trouble:
            log.info("table %s: a line of the night talk did not arrive: %s", self.table.id, type(trouble).__name__)
