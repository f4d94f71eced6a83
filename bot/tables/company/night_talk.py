"""The end of the mafia's talk: who heard or said anything in it is told, once and silently, that nobody listens any more."""

import logging
from typing import Any

from bot.tables.delivery.postman import Stage, Trouble
from bot.tables.record.core import TableCore

log = logging.getLogger(__name__)

CLOSED = "room_closed"
"""Where the table keeps the round whose talk was closed last."""


class Meeting:
    """Closes the talk of each round with one line to those who took part."""

    def __init__(self, table: TableCore, stage: Stage) -> None:
        self.table = table
        self.stage = stage

    async def attend(self) -> None:
        """Close the talk if it is over and has not been closed yet."""
        table, course = self.table, self.table.course
        if course is None or not course.room or table.phase != "running":
            return
        number, speaker, _ = course.room[-1]
        public: Any = table.scene().public
        if (public.phase == "mafia" and public.round == number) or table.surfaces.get(CLOSED, 0) >= number:
            return
        table.surfaces[CLOSED] = number
        view: Any = course.game.view(speaker)
        for seat in view.me.wakers if view.me is not None else ():
            await self._tell(seat, number)

    async def _tell(self, number: int, round_number: int) -> None:
        seat = self.table.seat(number)
        if seat.user_id is None or seat.deaf:
            return
        try:
            channel = await self.stage.dm_channel(seat.user_id)
            words = self.table.words_of(number)
            await self.stage.post(channel, words("room-closed"), nonce=f"{self.table.id}.e{round_number}.{number}", pace=False)
        except Trouble as trouble:
            log.info("table %s: the end of the talk was not told: %s", self.table.id, type(trouble).__name__)
