"""Where the tables of a house are found without asking each of them: by server, by person, by thread, by channel of direct messages.

Events of Discord come in their thousands and concern one table or none, so what they cost must not grow with the tables (PR-4.1).
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Generic, TypeVar

from bot.tables.table_session import TableSession

Key = TypeVar("Key")


class KeysOfTables(Generic[Key]):
    """Which tables have which keys, kept as a table's keys change."""

    def __init__(self) -> None:
        self._tables: dict[Key, tuple[str, ...]] = {}
        """Most keys have one table, and a set takes four times as much memory as such a tuple."""
        self._keys: dict[str, frozenset[Key]] = {}

    def note(self, table_id: str, keys: frozenset[Key]) -> None:
        """Let a table have these keys and no others."""
        before = self._keys.get(table_id, frozenset())
        if keys == before:
            return
        for key in keys - before:
            self._tables[key] = (*self._tables.get(key, ()), table_id)
        for key in before - keys:
            left = tuple(table for table in self._tables[key] if table != table_id)
            if left:
                self._tables[key] = left
            else:
                del self._tables[key]
        if keys:
            self._keys[table_id] = keys
        else:
            self._keys.pop(table_id, None)

    def tables(self, key: Key) -> Iterable[str]:
        """Return the ids of the tables that have a key."""
        return self._tables.get(key, ())


class TableIndex:
    """The tables of one house, found by what they have to do with."""

    def __init__(self, sessions: Mapping[str, TableSession]) -> None:
        """``sessions``: the tables by id, as they are at any time."""
        self._rooms = sessions
        self._guilds: KeysOfTables[int] = KeysOfTables()
        self._people: KeysOfTables[int] = KeysOfTables()
        self._threads: KeysOfTables[int] = KeysOfTables()
        self._private: KeysOfTables[int] = KeysOfTables()
        self._noted: dict[str, tuple[object, ...]] = {}
        """What a table had to do with when it was noted last: a press changes none of it, and every press asks."""

    def note(self, session: TableSession) -> None:
        """Note what a table has to do with now: when it is laid, and whenever something has changed at it; one that is not laid is none."""
        table = session.table
        if self._rooms.get(table.id) is not session:
            return
        surfaces = table.surfaces
        memory = surfaces.silence
        people = [seat.user_id for seat in table.seats]
        private = [message.channel for message in surfaces.hands.values()]
        private += [message.channel for message in surfaces.questions.values()]
        noted = (people, private, memory.thread, memory.voice)
        if noted == self._noted.get(table.id):
            return
        self._noted[table.id] = noted
        self._guilds.note(table.id, frozenset((table.guild_id,)))
        self._people.note(table.id, frozenset(user for user in people if user is not None))
        self._threads.note(table.id, frozenset(number for number in (memory.thread, memory.voice) if number))
        self._private.note(table.id, frozenset(channel for channel in private if channel is not None))

    def drop(self, table_id: str) -> None:
        """Forget a table that is not laid any more."""
        self._noted.pop(table_id, None)
        for keys in (self._guilds, self._people, self._threads, self._private):
            keys.note(table_id, frozenset())

    def of_guild(self, guild_id: int) -> list[TableSession]:
        """Return the tables of a server."""
        return list(self._of(self._guilds.tables(guild_id)))

    def of_person(self, user_id: int) -> list[TableSession]:
        """Return the tables at which a person sits."""
        return list(self._of(self._people.tables(user_id)))

    def played_by(self, user_id: int) -> list[TableSession]:
        """Return the tables with a running game at which a person sits, the newest first."""
        found = [session for session in self.of_person(user_id) if session.table.phase in ("running", "paused")]
        found = [session for session in found if session.table.seat_of(user_id) is not None]
        return sorted(found, key=lambda session: session.table.created_at, reverse=True)

    def of_channel(self, channel_id: int) -> list[TableSession]:
        """Return the tables whose graveyard or voice is a channel."""
        return list(self._of(self._threads.tables(channel_id)))

    def of_private(self, channel_id: int) -> list[TableSession]:
        """Return the tables that have sent a hand or a question into a channel of direct messages."""
        return list(self._of(self._private.tables(channel_id)))

    def _of(self, tables: Iterable[str]) -> Iterator[TableSession]:
        return (session for table in tables if (session := self._rooms.get(table)) is not None)
