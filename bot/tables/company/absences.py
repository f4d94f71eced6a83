"""People who do not answer: the last call, the friendly question, and the proposal to the host.

Only what gives nothing away is counted (MF-15.14), and what is proposed to the host says only that somebody has been silent in such
questions.
"""

import logging

from bot.presenting.page import Page
from bot.presenting.presenter import presenter_of
from bot.presenting.texts import words_in
from bot.tables.delivery.postman import Postman, Trouble
from bot.tables.record.core import LiveTable
from engines.table import Arg

log = logging.getLogger(__name__)

LAST_CALL = 15.0
"""Seconds before the end of a question at which those who are missing are called."""

WORTH_A_CALL = 40.0
"""Questions shorter than this (seconds) are over before a call would help."""

ASK_AFTER = 2
PROPOSE_AFTER = 3


class Absences:
    """Last calls and proposals of one table."""

    def __init__(self, table: LiveTable, postman: Postman) -> None:
        self.table = table
        self.postman = postman
        self._called: dict[str, None] = {}
        self._asked: dict[int, int] = {}
        self._count = 0

    async def attend(self) -> float | None:
        """Call those who are missing shortly before the end; ask who has been silent. Return when to come again."""
        table, course = self.table, self.table.course
        if course is None or table.phase != "running" or course.game.outcome is not None:
            return None
        await self._ask_the_silent()
        end = course.time.next_shown()
        if end is None:
            return None
        calls = end - LAST_CALL
        if table.now() < calls:
            return calls
        await self._last_call(end)
        return None

    async def _last_call(self, end: float) -> None:
        table = self.table
        scene = table.scene()
        presenter = presenter_of(table.game)
        ending = {
            ask.id for ask in scene.asks if (known := scene.deadlines.get(ask.id)) and known.at == end and known.seconds >= WORTH_A_CALL
        }
        fresh = [ask_id for ask_id in ending if ask_id not in self._called]
        if not fresh:
            return
        self._called.update(dict.fromkeys(fresh))
        for seat in presenter.last_call(scene):
            words = table.words_of(seat)
            await self._whisper(seat, presenter.last_call_line(table.scene(words), seat), loud=True)

    async def _ask_the_silent(self) -> None:
        for seat in self.table.people:
            if seat.misses < ASK_AFTER:
                self._asked.pop(seat.seat, None)
            elif seat.misses >= PROPOSE_AFTER and self._asked.get(seat.seat) != PROPOSE_AFTER:
                self._asked[seat.seat] = PROPOSE_AFTER
                await self.propose(seat.seat, left=False)
            elif seat.seat not in self._asked:
                self._asked[seat.seat] = ASK_AFTER
                await self._whisper(seat.seat, presenter_of(self.table.game).are_you_there(self.table.scene_of(seat.seat)), loud=True)

    async def propose(self, seat: int, *, left: bool) -> None:
        """Ask the host what to do with a silent or abandoned seat."""
        table = self.table
        page = presenter_of(table.game).absent_proposal(table.scene(words_in(table.language)), seat, left=left)
        try:
            channel = await self.postman.dm_channel(table.host_id)
            self._count += 1
            await self.postman.post(channel, page, nonce=f"{table.id}.p{seat}.{self._count}", loud=True, pace=False)
        except Trouble as trouble:
            log.info("table %s: the host cannot be reached: %s", table.id, type(trouble).__name__)

    async def tell_everyone(self, key: str) -> None:
        """Tell host and seats one sentence by direct message."""
        for seat in self.table.people:
            await self._whisper(seat.seat, self.table.words_of(seat.seat)(key), loud=True)
        if self.table.seat_of(self.table.host_id) is None:
            await self.tell_host(key)

    async def tell_host(self, key: str, **args: Arg) -> None:
        """Tell the host one sentence by direct message."""
        self._count += 1
        try:
            channel = await self.postman.dm_channel(self.table.host_id)
            nonce = f"{self.table.id}.g{self._count}"
            await self.postman.post(channel, self.table.words(key, **args), nonce=nonce, loud=True, pace=False)
        except Trouble as trouble:
            log.info("table %s: the host cannot be reached: %s", self.table.id, type(trouble).__name__)

    async def _whisper(self, number: int, what: Page | str, *, loud: bool) -> None:
        seat = self.table.seat(number)
        if seat.user_id is None or seat.deaf:
            return
        try:
            channel = await self.postman.dm_channel(seat.user_id)
            self._count += 1
            await self.postman.post(channel, what, nonce=f"{self.table.id}.w{number}.{self._count}", loud=loud, pace=False)
        except Trouble as trouble:
            log.info("table %s: a whisper did not arrive: %s", self.table.id, type(trouble).__name__)
