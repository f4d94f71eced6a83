"""Indexes of the tables of a process: by server, by person, by thread, by channel of direct messages.

Events of Discord come in their thousands and concern one table or none, so their cost must not grow with the number of tables (PR-4.1).
"""

from collections.abc import Iterable, Iterator, Mapping

from bot.presenting.standing import gone
from bot.tables.session.live_table import LiveTable
from bot.tables.table_session import TableSession

LIVING = frozenset({"lobby", "running", "paused"})


class KeysOfTables:
    """Which tables have which ids as keys."""

    def __init__(self) -> None:
        self._tables: dict[int, tuple[str, ...]] = {}
        """Most keys have one table, and a set takes four times as much memory as such a tuple."""
        self._keys: dict[str, frozenset[int]] = {}

    def note(self, table_id: str, keys: frozenset[int]) -> None:
        before = self.keys(table_id)
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

    def keys(self, table_id: str) -> frozenset[int]:
        """Return the keys of a table."""
        return self._keys.get(table_id, frozenset())

    def tables(self, key: int) -> Iterable[str]:
        return self._tables.get(key, ())


class TableIndex:
    """Finds the tables of a process."""

    def __init__(self, sessions: Mapping[str, TableSession]) -> None:
        """``sessions``: the live mapping of tables by id."""
        self._sessions = sessions
        self._guilds: KeysOfTables = KeysOfTables()
        self._people: KeysOfTables = KeysOfTables()
        self._threads: KeysOfTables = KeysOfTables()
        self._private: KeysOfTables = KeysOfTables()
        self._noted: dict[str, tuple[object, ...]] = {}
        """The last note of each table: every press notes its table, and hardly any changes it."""

    def note(self, session: TableSession) -> None:
        """Note a registered table when it opens, and after each change."""
        table = session.table
        if self._sessions.get(table.id) is not session:
            return
        memory, messages = table.message_state.silence, table.message_state.seat_messages
        people = [seat.user_id for seat in table.seats]
        private = [message.channel for message in messages.hands.values()]
        private += [message.channel for message in messages.questions.values()]
        noted = (people, private, memory.thread, memory.voice)
        if noted == self._noted.get(table.id):
            return
        self._noted[table.id] = noted
        self._guilds.note(table.id, frozenset((table.guild_id,)))
        self._people.note(table.id, frozenset(user for user in people if user is not None))
        self._threads.note(table.id, frozenset(number for number in (memory.thread, memory.voice) if number))
        self._private.note(table.id, frozenset(channel for channel in private if channel is not None))

    def drop(self, table_id: str) -> None:
        self._noted.pop(table_id, None)
        for keys in (self._guilds, self._people, self._threads, self._private):
            keys.note(table_id, frozenset())

    def of_guild(self, guild_id: int) -> list[TableSession]:
        return list(self._of(self._guilds.tables(guild_id)))

    def of_person(self, user_id: int) -> list[TableSession]:
        return list(self._of(self._people.tables(user_id)))

    def played_by(self, user_id: int) -> list[TableSession]:
        """Return the tables with a running game at which a person sits, the newest first."""
        found = [session for session in self.of_person(user_id) if session.table.phase in ("running", "paused")]
        found = [session for session in found if session.table.seat_of(user_id) is not None]
        return sorted(found, key=lambda session: session.table.created_at, reverse=True)

    def of_channel(self, channel_id: int) -> list[TableSession]:
        """Return the tables with this channel as graveyard or voice channel."""
        return list(self._of(self._threads.tables(channel_id)))

    def of_private(self, channel_id: int) -> list[TableSession]:
        """Return the tables that have sent a hand or a question into a channel of direct messages."""
        return list(self._of(self._private.tables(channel_id)))

    def _of(self, tables: Iterable[str]) -> Iterator[TableSession]:
        return (session for table in tables if (session := self._sessions.get(table)) is not None)


class SeatIndex:
    """The people who sit at several tables of a server.

    Eliminated people who sit at another table get only the public view (CL-21.2). Kept up to date as people sit down and get up, since
    every page asks for it.
    """

    def __init__(self, sessions: Mapping[str, TableSession]) -> None:
        """``sessions``: the live mapping of tables by id."""
        self._sessions = sessions
        self._people = KeysOfTables()

    def plays(self, user_id: int, here: LiveTable) -> bool:
        """Return whether a person sits in a lobby, or still plays, at another table of the same server."""
        others = (self._sessions[table] for table in self._people.tables(user_id) if table != here.id and table in self._sessions)
        return any(session.table.guild_id == here.guild_id and still_plays(session.table, user_id) for session in others)

    def note(self, session: TableSession, *, show: bool = True) -> list[TableSession]:
        """Note the seats of a table; return the other tables of people who have sat down or got up, whose hands need a refresh.

        ``show`` false: refresh none, after a restart.
        """
        table = session.table
        people = frozenset([seat.user_id for seat in table.seats if seat.user_id]) if table.phase in LIVING else frozenset()
        changed = people ^ self._people.keys(table.id)
        self._people.note(table.id, people)
        return self._refreshed(table.id, changed) if show else []

    def drop(self, table_id: str) -> None:
        self._people.note(table_id, frozenset())

    def _refreshed(self, table_id: str, people: frozenset[int]) -> list[TableSession]:
        found: dict[str, TableSession] = {}
        for user in people:
            for other in self._people.tables(user):
                session = self._sessions.get(other) if other != table_id else None
                seat = None if session is None else session.table.seat_of(user)
                if session is not None and seat is not None and session.table.phase in ("running", "paused"):
                    session.messages.seat_messages.refresh_hand(seat)
                    found[other] = session
        return list(found.values())


def still_plays(table: LiveTable, user_id: int) -> bool:
    """Return whether a person sits in a lobby, or still plays in a running game."""
    seat, course = table.seat_of(user_id), table.course
    if seat is None or table.phase not in LIVING:
        return False
    if course is None:
        return table.phase == "lobby"
    now = table.now()
    return not course.over(now) and seat not in gone(course.public(now))


def channel_of_game(tables: Iterable[LiveTable], user_id: int) -> int | None:
    """Return the channel of the first of ``tables`` with a running game in which a person still plays, None without one.

    It asks the tables, not an index: an index learns of a seat only after the transaction that takes and deals it.
    """
    running = (table for table in tables if table.phase in ("running", "paused"))
    return next((table.channel_id for table in running if still_plays(table, user_id)), None)
