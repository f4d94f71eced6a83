"""What a table does when its channel, its host or somebody who plays is gone from the server."""

import asyncio
import logging

import discord

from bot.discord_io.members import members_among
from bot.store import StoreError
from bot.tables.delivery.outbox import Outbox
from bot.tables.moderation.silence import Silence
from bot.tables.players.absences import Absences
from bot.tables.players.narration import Narration
from bot.tables.session.hosting import HostMoves
from bot.tables.session.lobby import Lobby

log = logging.getLogger(__name__)


class Departures:
    """Answers to what is lost in Discord. Everything here raises Refused when it cannot be written down."""

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
        """A host who is gone is followed by one heir, however many say so."""
        self.hostless = False
        """Whether the host of the game is gone and there is no heir."""

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

    @property
    def people(self) -> frozenset[int]:
        """Those to whose leaving or coming back the table has an answer."""
        table = self._table
        waiting = [*table.waiting, *((int(user), name) for user, name in table.setup.kept)]
        seated = [seat.user_id for seat in table.people if seat.user_id is not None]
        return frozenset((table.host_id, *seated, *(user for user, _ in waiting)))

    async def member_gone(self, user_id: int) -> None:
        """Somebody has left the server; told again of the same person, nothing more follows."""
        table = self._table
        self._silence.voices.forget(user_id)
        self._silence.forget(user_id)
        async with self._one_loss:
            if user_id == table.host_id and table.phase in ("lobby", "running", "paused"):
                await self._host_gone()
            seat = table.seat_of(user_id)
            if table.phase == "lobby":
                await self._lobby.give_up(user_id)
                if seat is not None or user_id in [user for user, _ in table.waiting]:
                    await self._lobby.leave(user_id)
            elif table.phase in ("running", "paused") and seat is not None and user_id not in table.surfaces.left:
                await self._tell_of(user_id)

    def member_here(self, user_id: int, *, anew: bool) -> None:
        """Somebody is a member of the server. ``anew``: they have joined it, so they lack what the table may have given them before."""
        table = self._table
        if user_id in table.surfaces.left:
            table.surfaces.left.remove(user_id)
        if user_id == table.host_id:
            self.hostless = False
        if anew:
            self._silence.forget(user_id)
            table.on_change()

    async def _tell_of(self, user_id: int) -> None:
        """Ask the host what to do with the seat of somebody who has left."""
        seat, left = self._table.seat_of(user_id), self._table.surfaces.left
        if user_id not in left:
            left.append(user_id)  # is written down together with the question
        if seat is not None and not await self._absences.propose(seat, left=True):
            left.remove(user_id)

    async def _host_gone(self) -> None:
        """The host has left the server: the first heir who is a member takes over; a lobby without any closes, a game waits."""
        table = self._table
        found = await members_among(self._client.get_guild(table.guild_id), self._host.heirs)
        await self._narration.end()
        name = await self._host.inherit({user: member.display_name for user, member in found.here.items()}, found.gone)
        self.hostless = name is None and table.phase in ("running", "paused")
        if name is None and table.phase == "lobby":
            await self._lobby.cancel(None)
        elif name is None and table.phase == "running":
            await self._host.stop_clocks("host")  # nobody is left who could let it go on, or open the channel
            await self._outbox.say(table.words("pause"))
        elif name is not None and table.phase != "lobby":
            await self._outbox.say(table.words("told-handover", who=name))
            for user in tuple(table.surfaces.left):  # the host who was asked about them is gone
                await self._tell_of(user)
