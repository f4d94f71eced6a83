"""The limits on tables: of a host, of a server, one to a channel."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

import discord

from bot.discord_io.place import place_of
from bot.tables.opening import LobbyRequest
from bot.tables.refusal import Refused
from bot.tables.session.live_table import LiveTable
from bot.tables.table_session import TableSession

MOST_OF_A_HOST = 2
"""The most tables of one host at a time."""

MOST_OF_A_SERVER = 20
"""The most tables of one server at a time."""


class TableLimits:
    """Reserves channels for new tables, within the limits of hosts and servers."""

    def __init__(self, client: discord.Client, sessions: Mapping[str, TableSession], table_in: Callable[[int], LiveTable | None]) -> None:
        """``sessions``: the live mapping of tables by id; ``table_in`` finds the table of a channel."""
        self._client = client
        self._sessions = sessions
        self._table_in = table_in
        self._on_their_way: dict[int, LobbyRequest | None] = {}
        """Reserved channels; None for a table that moves."""

    @contextmanager
    def reserve(self, channel_id: int, wanted: LobbyRequest | None = None) -> Iterator[None]:
        """Reserve a channel for a new or moving table. Raises Refused: unfit channel (TK-1.1), or another table is there."""
        place = place_of(self._client.get_channel(channel_id))
        if place is not None and place.refusal is not None:
            raise Refused(place.refusal)
        there = self._table_in(channel_id)
        if channel_id in self._on_their_way or (there is not None and there.phase in ("lobby", "running", "paused")):
            raise Refused("table-busy")
        self._on_their_way[channel_id] = wanted
        try:
            yield
        finally:
            del self._on_their_way[channel_id]

    def check_limits(self, guild_id: int, host_id: int | None) -> None:
        """Raise Refused when this host (None: an evening) or this server has reached its limit."""
        tables: list[LiveTable | LobbyRequest] = [
            *(session.table for session in self._sessions.values() if session.table.phase in ("lobby", "running", "paused")),
            *(wanted for wanted in self._on_their_way.values() if wanted is not None),
        ]
        if host_id is not None and sum(one.host_id == host_id for one in tables) >= MOST_OF_A_HOST:
            raise Refused("too-many-tables", n=MOST_OF_A_HOST)
        if sum(one.guild_id == guild_id for one in tables) >= MOST_OF_A_SERVER:
            raise Refused("too-many-tables-here", n=MOST_OF_A_SERVER)
