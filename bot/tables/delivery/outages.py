"""Outages of one table: a lost gateway session, a slow Discord, a refused request, a store that fails.

While one lasts no clock expires; afterwards everybody gets time back. Without a gateway session nobody can press anything, though messages
can still be sent: the table's time stands still.
"""

from collections.abc import Callable

from bot.discord_io.postman import Postman
from bot.tables.delivery.outbox import Outbox
from bot.tables.refusal import Refused
from bot.tables.session.entries import TopUp
from bot.tables.session.live_table import LiveTable
from bot.tables.session.mailbox import command

WORTH_SAYING = 5.0
"""Seconds of outage after which everybody gets extra time."""

WORTH_WAITING = 1.0
"""Seconds without an answer of Discord after which no clock expires until it comes."""


class Outages:
    """``attend`` gives time back after an outage, ``blocked`` tells whether clocks have to wait."""

    def __init__(self, table: LiveTable, postman: Postman, outbox: Outbox, stood: Callable[[float], None]) -> None:
        """``stood`` is called when the game's time goes on, with the seconds that it stood still."""
        self.table = table
        self.postman = postman
        self.outbox = outbox
        self._stood = stood

    def reachable(self) -> bool:
        """Return whether presses at the table arrive."""
        return self.table.surroundings.reachable(self.table)

    @property
    def blocked(self) -> bool:
        """Whether the table's clocks have to wait: people cannot press, or may not have seen the questions."""
        return not self.reachable() or self._is_unheard

    @property
    def _is_unheard(self) -> bool:
        return bool(self.outbox.trouble) or self.postman.waiting(self._places()) >= WORTH_WAITING

    def look(self) -> None:
        """Stop the table's time while presses do not arrive."""
        if not self.reachable():
            if self.table.phase in ("lobby", "running", "paused"):
                self.table.stop_clock()
                self.table.changed()
        elif self.table.stopped_at is not None:
            self.table.changed()

    def _places(self) -> set[int]:
        hands = self.table.message_state.seat_messages.hands.values()
        return {self.table.channel_id, *(hand.channel for hand in hands if hand.channel is not None)}

    async def attend(self, least: float) -> None:
        """Give time back after an outage: at least ``least`` seconds for each open question. Raises Refused.

        A short outage gives back the time it took, silently.
        """
        if not self.reachable():
            self.table.stop_clock()
            return
        box = self.outbox
        recovered = None if box.trouble else box.recovered
        away, stood = recovered or 0.0, self.table.stopped_for
        if not self._is_unheard:
            away = max(away, self.postman.took_long(self._places()), stood)
        notable = away >= WORTH_SAYING
        if self.table.phase == "running" and (notable or stood):
            await self._top_up(least if notable else 0.0)
        if recovered is not None:
            box.recovered = None
        self.table.restart_clock()  # a pause gives back its own time

    async def _top_up(self, least: float) -> None:
        since = self.table.stopped_at
        try:
            self._stood(await self._let_go_on(least, since))
        except Refused:  # the store failed: the clock stands until it is there again
            self.table.stopped_at = since
            self.table.stop_clock()
            raise

    @command
    def _let_go_on(self, least: float, since: float | None) -> float:
        """Restart the clock of the table and give the time back; return for how many seconds it has stood, ``since`` then.

        ``since`` None: while this waited the store may have stopped the clock.
        """
        if since is not None:  # decided once more, the clock runs already
            self.table.stopped_at = since
        stood = self.table.stopped_for
        self.table.restart_clock()
        self.table.record(TopUp(least, stood))
        return stood
