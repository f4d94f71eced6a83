"""What a table does when its channel, its host or somebody who plays is gone from the server."""

import logging

import discord

from bot.store import StoreError
from bot.tables.company.absences import Absences
from bot.tables.company.narration import Narration
from bot.tables.delivery.outbox import Outbox
from bot.tables.order.silence import Silence
from bot.tables.record.hosting import HostMoves
from bot.tables.record.lobby import Lobby

log = logging.getLogger(__name__)


class Losses:
    """Answers to what is lost in Discord. Everything here raises Refused when it cannot be written down."""

    __slots__ = ("_absences", "_client", "_host", "_lobby", "_narration", "_outbox", "_silence", "_table")

    def __init__(
        self,
        client: discord.Client,
        lobby: Lobby,
        host: HostMoves,
        outbox: Outbox,
        silence: Silence,
        absences: Absences,
        narration: Narration,
    ) -> None:
        self._client = client
        self._table = lobby.table
        self._lobby = lobby
        self._host = host
        self._outbox = outbox
        self._silence = silence
        self._absences = absences
        self._narration = narration

    async def channel_gone(self) -> None:
        """The table's channel was deleted: the game waits, those who play are told."""
        table = self._table
        if table.phase == "lobby":
            await self._lobby.cancel(None)
        elif table.phase in ("running", "paused") and not table.surfaces.homeless:
            table.surfaces.homeless = True
            self._outbox.trouble = ""  # what the channel is owed waits for another one
            await self._host.stop_clocks("channel")
            try:
                await self._silence.restore()
            except StoreError as wrong:  # the looks at a paused table give back what is left
                log.warning("table %s: not everything is given back yet: %s", table.id, type(wrong).__name__)
            await self._absences.tell_everyone("table-gone")

    def look_for_channel(self) -> None:
        """See whether the channel that was gone is there again: the bot may have been let in again."""
        surfaces = self._table.surfaces
        if surfaces.homeless and self._client.get_channel(self._table.channel_id) is not None:
            surfaces.homeless = False
            self._outbox.hurry()

    async def member_gone(self, user_id: int) -> None:
        """Somebody has left the server."""
        table = self._table
        self._silence.voices.forget(user_id)
        if user_id == table.host_id and table.phase in ("lobby", "running", "paused"):
            await self._host_gone()
        seat = table.seat_of(user_id)
        if table.phase == "lobby" and (seat is not None or user_id in [user for user, _ in table.waiting]):
            await self._lobby.leave(user_id)
        elif table.phase in ("running", "paused") and seat is not None:
            await self._absences.propose(seat, left=True)

    async def _host_gone(self) -> None:
        """The host has left the server: somebody at the table takes over; a lobby without anybody closes."""
        table = self._table
        await self._narration.end()
        name = await self._host.inherit()
        if name is None and table.phase == "lobby":
            await self._lobby.cancel(None)
        elif name is None and table.phase == "running":
            await self._host.stop_clocks("host")  # nobody is left who could let it go on, or open the channel
            await self._outbox.say(table.words("pause"))
        elif name is not None and table.phase != "lobby":
            await self._outbox.say(table.words("told-handover", who=name))
