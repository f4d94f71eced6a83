"""Mornings of a slow game: whoever was asked for in quiet hours without a sound is called when they are over (TK-4.5)."""

from bot.tables.delivery.outbox import Outbox
from bot.tables.session.core import LiveTable


class QuietHoursEnd:
    """What one table makes good when its quiet hours are over."""

    __slots__ = ("outbox", "table")

    def __init__(self, table: LiveTable, outbox: Outbox) -> None:
        self.table = table
        self.outbox = outbox

    async def attend(self) -> None:
        """Call those of the night who are still asked something in the open."""
        table, course = self.table, self.table.course
        if course is None or not table.surfaces.morning or table.quiet_until is not None:
            return
        asked = {ask.seat for ask in course.open_asks(table.now()) if ask.holds and not ask.secret}
        awaited = [seat for seat in table.surfaces.morning if seat in asked and not table.seat(seat).bot_player]
        table.surfaces.morning = []
        if awaited and table.phase == "running":
            await self.outbox.say(table.words("morning"), pings=awaited)
