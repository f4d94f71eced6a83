"""The reactions of a table when its channel is deleted, or when its host or a player leaves the server."""

import asyncio
import logging

import discord

from bot.discord_io.members import members_among
from bot.store import StoreError
from bot.tables.delivery.outbox import Outbox
from bot.tables.moderation.silence import Silence
from bot.tables.players.absences import Absences
from bot.tables.players.narration import Narration
from bot.tables.refusal import Refused
from bot.tables.session.hosting import HostMoves
from bot.tables.session.lobby import Lobby
from bot.tables.session.message_state import DepartureMemory

log = logging.getLogger(__name__)


class Departures:
    """Reacts to departures of one table. All coroutines raise Refused when the store fails."""

    __slots__ = ("_absences", "_client", "_host", "_lobby", "_narration", "_one_loss", "_outbox", "_silence", "_table", "hostless")

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
        self._one_loss = asyncio.Lock()
        """Makes one heir for one departed host, however many events report it."""
        self.hostless = False
        """Whether the host is gone and nobody can inherit."""

    @property
    def memory(self) -> DepartureMemory:
        """The stored state of this part."""
        return self._table.message_state.departures

    async def channel_gone(self) -> None:
        """Pause the game after the deletion of its channel, and tell the players; close a lobby."""
        table = self._table
        if table.phase in ("lobby", "cancelled"):
            self.memory.homeless = True  # nothing is left to show
            if table.phase == "lobby":
                await self._lobby.cancel(None)
        elif table.phase in ("running", "paused") and not self.memory.homeless:
            self.memory.homeless = True
            try:
                await self._host.stop_clocks()
            except Refused:  # the next look finds the channel gone once more
                self.memory.homeless = False
                raise
            self._outbox.trouble = ""  # pending lines wait for another channel
            self._silence.graveyard.compare_again()
            try:
                await self._silence.restore()
            except StoreError as wrong:  # later checks of the paused table restore the rest
                log.warning("table %s: voices and channels are not all restored yet: %s", table.id, type(wrong).__name__)
            await self._absences.tell_everyone("table-gone")

    def look_for_channel(self) -> None:
        """Check whether a missing channel is back: the bot may have got access again."""
        if self.memory.homeless and self._client.get_channel(self._table.channel_id) is not None:
            self.memory.homeless = False
            self._outbox.hurry()

    @property
    def people(self) -> frozenset[int]:
        """The people whose leaving or return matters to the table."""
        table = self._table
        waiting = [*table.waiting, *((int(user), name) for user, name in table.setup.kept)]
        seated = [seat.user_id for seat in table.people if seat.user_id is not None]
        return frozenset((table.host_id, *seated, *(user for user, _ in waiting)))

    async def member_gone(self, user_id: int) -> None:
        """React to a person who has left the server; idempotent."""
        table = self._table
        table.surroundings.face_gone(user_id, table)
        self._silence.voices.forget(user_id)
        self._silence.forget(user_id)
        async with self._one_loss:
            if user_id == table.host_id and table.phase in ("lobby", "running", "paused"):
                await self._host_gone()
            seat = table.seat_of(user_id)
            if table.phase == "lobby":
                await self._lobby.remove_person(user_id)
            elif table.phase in ("running", "paused") and seat is not None and user_id not in self.memory.left:
                await self._tell_of(user_id)

    def member_here(self, user_id: int, *, anew: bool) -> None:
        """React to a present member. ``anew``: they have just joined, without the roles and threads that the table gave them before."""
        table = self._table
        if user_id in self.memory.left:
            self.memory.left.remove(user_id)
            table.changed()  # the host need not decide about the seat any more
        if user_id == table.host_id:
            self.hostless = False
        if anew:
            self._silence.forget(user_id)
            table.changed()

    async def _tell_of(self, user_id: int) -> None:
        """Ask the host about the seat of somebody who has left."""
        seat, left = self._table.seat_of(user_id), self.memory.left
        if user_id not in left:
            left.append(user_id)  # stored together with the question
        if seat is not None and not await self._absences.propose(seat, left=True):
            left.remove(user_id)

    async def _host_gone(self) -> None:
        """Hand the table of a departed host to the first present heir; without one close a lobby or pause a game."""
        table = self._table
        found = await members_among(self._client.get_guild(table.guild_id), self._host.heirs)
        await self._narration.end()
        name = await self._host.inherit({user: member.display_name for user, member in found.here.items()}, found.gone)
        self.hostless = name is None and table.phase in ("running", "paused")
        if name is None and table.phase == "lobby":
            await self._lobby.cancel(None)
        elif name is None and table.phase == "running":
            await self._host.stop_clocks()  # nobody could resume it or open the channel
        elif name is not None and table.phase != "lobby":
            for user in tuple(self.memory.left):  # their question went to the old host
                await self._tell_of(user)
