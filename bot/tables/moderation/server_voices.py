"""The voices of all tables of one server: one queue for their edits, and one table a voice channel (TK-2.1, 2.8)."""

from collections.abc import Callable
from typing import Protocol
from weakref import WeakValueDictionary

from bot.tables.moderation.member_edits import PACE, MemberEdits, Wanting
from bot.tables.moderation.voice_connection import VoiceConnection


class VoiceOfTable(Wanting, Protocol):
    """What the tables of a server need to know of each other's voices."""

    @property
    def claimed(self) -> int | None:
        """The voice channel that this table has or has asked for, None for none."""
        ...

    @property
    def role(self) -> int | None:
        """The role of those who play at this table, None while it has none."""
        ...

    def silences(self, user: int) -> bool:
        """Whether a person in this table's voice is to be silent now."""
        ...

    def holds(self, user: int) -> bool:
        """Whether this table has muted a person and remembers it."""
        ...

    async def adopt(self, user: int) -> None:
        """Remember a person as muted by this table who was muted by us before. Raises StoreError."""
        ...


class ServerVoices:
    """The voices of one server."""

    def __init__(self, pace: tuple[int, float] = PACE) -> None:
        """``pace``: how many members may be edited in how many seconds."""
        self.edits = MemberEdits(pace)
        self.sound_seat = VoiceConnection()
        self._tables: list[VoiceOfTable] = []

    def join(self, one: VoiceOfTable) -> None:
        """Count in a table."""
        if one not in self._tables:
            self._tables.append(one)
            self.edits.join(one)

    def leave(self, one: VoiceOfTable) -> None:
        """Count out a table."""
        if one in self._tables:
            self._tables.remove(one)
            self.edits.leave(one)

    @property
    def empty(self) -> bool:
        """Whether no table is counted in."""
        return not self._tables

    def known_roles(self) -> frozenset[int]:
        """Return the roles of those who play at some table of the server."""
        return frozenset(one.role for one in self._tables if one.role is not None)

    def taken(self, channel: int, by: VoiceOfTable) -> bool:
        """Whether another table than ``by`` has this voice channel."""
        return any(one is not by and one.claimed == channel for one in self._tables)

    def silencing(self, channel: int, user: int) -> VoiceOfTable | None:
        """Return the table whose voice this channel is and which wants this person silent there, None when there is none."""
        return next((one for one in self._tables if one.claimed == channel and one.silences(user)), None)

    def held(self, user: int) -> bool:
        """Whether some table remembers that it has muted this person."""
        return any(one.holds(user) for one in self._tables)


class EveryVoice:
    """The voices of every server of this process with which somebody has to do; of the others nothing is kept (PR-4.2)."""

    def __init__(self, pace: tuple[int, float] = PACE, shards: Callable[[], int] = lambda: 1) -> None:
        """``pace``: how many members of one server may be edited in how many seconds. ``shards``: how many there are, as known now."""
        self._pace = pace
        self._shards = shards
        self._known: WeakValueDictionary[int, ServerVoices] = WeakValueDictionary()
        """Kept by whoever has to do with them: a table, a copy of one, an edit on its way. So a server has one queue."""
        self._served: dict[int, dict[int, ServerVoices]] = {}
        """By shard: the servers with a table of this process."""
        self._total = 1
        """Of how many shards these are."""
        self._lost: set[int] = set()

    def of(self, guild_id: int) -> ServerVoices:
        """Return the voices of one server."""
        server = self._known.get(guild_id)
        if server is None:
            server = self._known[guild_id] = ServerVoices(self._pace)
        return server

    def at(self, guild_id: int) -> ServerVoices | None:
        """Return the voices of a server with a table of this process, None for any other."""
        return self._served.get(self._shard(guild_id), {}).get(guild_id)

    def join(self, guild_id: int, one: VoiceOfTable) -> None:
        """Count in a table of a server."""
        server = self.of(guild_id)
        server.join(one)
        self._served.setdefault(self._shard(guild_id), {})[guild_id] = server

    def leave(self, guild_id: int, one: VoiceOfTable) -> None:
        """Count out a table of a server."""
        server = self.at(guild_id)
        if server is None:
            return
        server.leave(one)
        if server.empty:
            beside = self._served[self._shard(guild_id)]
            del beside[guild_id]
            if not beside:
                del self._served[self._shard(guild_id)]

    def connection(self, shard: int, *, lost: bool) -> None:
        """Take note that a shard has lost its connection, or has it again: what it last said of voices is out of date meanwhile."""
        if lost:
            self._lost.add(shard)
            return
        self._lost.discard(shard)
        if self._total != (total := self._shards()):  # the first tables are laid before Discord has said how many there are
            self._count(total)
        for server in self._served.get(shard, {}).values():
            server.edits.wake()

    def _count(self, total: int) -> None:
        """Put each server to its shard, of which there are so many."""
        servers = [one for of_shard in self._served.values() for one in of_shard.items()]
        self._total, self._served = total, {}
        for guild_id, server in servers:
            self._served.setdefault(self._shard(guild_id), {})[guild_id] = server

    def _shard(self, guild_id: int) -> int:
        return (guild_id >> 22) % self._total

    def stale(self, shard: int) -> bool:
        """Whether what is known of the voices of a shard may be out of date (TK-9.12)."""
        return shard in self._lost

    async def close(self) -> None:
        """Stop all queues."""
        for server in list(self._known.values()):
            await server.edits.close()
