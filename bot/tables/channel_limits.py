"""Where a table may be laid: in a channel that has none, for a host and a server that have not too many."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

import discord

from bot.discord_io.place import place_of
from bot.tables.opening import Wanted
from bot.tables.refusal import Refused
from bot.tables.session.core import LiveTable
from bot.tables.table_session import TableSession

MOST_OF_A_HOST = 2
"""Tables that one person may have at a time."""

MOST_OF_A_SERVER = 20
"""Tables that one server may have at a time."""


class ChannelLimits:
    """Channels that are kept for tables on their way there."""

    def __init__(self, client: discord.Client, sessions: Mapping[str, TableSession], table_in: Callable[[int], LiveTable | None]) -> None:
        """``sessions``: the tables by id, as they are at any time; ``table_in`` finds the table of a channel."""
        self._client = client
        self._rooms = sessions
        self._table_in = table_in
        self._on_their_way: dict[int, Wanted | None] = {}
        """Channels that are kept for a table; None: for one that is laid already, elsewhere."""

    @contextmanager
    def keeping(self, channel_id: int, wanted: Wanted | None = None) -> Iterator[None]:
        """Keep a channel for a table that is on its way there. Raises Refused: no place for one (TK-1.1), or another is there."""
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

    def measure(self, guild_id: int, host_id: int | None) -> None:
        """Raise Refused when this person (None: an evening) or this server has as many tables as they may."""
        tables: list[LiveTable | Wanted] = [
            *(session.table for session in self._rooms.values() if session.table.phase in ("lobby", "running", "paused")),
            *(wanted for wanted in self._on_their_way.values() if wanted is not None),
        ]
        if host_id is not None and sum(one.host_id == host_id for one in tables) >= MOST_OF_A_HOST:
            raise Refused("too-many-tables", n=MOST_OF_A_HOST)
        if sum(one.guild_id == guild_id for one in tables) >= MOST_OF_A_SERVER:
            raise Refused("too-many-tables-here", n=MOST_OF_A_SERVER)
