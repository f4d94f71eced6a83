"""Who sits at several tables of one server: whoever is out of a game may, and then reads the book of the dead there no more (CL-21.2)."""

from collections import defaultdict
from collections.abc import Iterable, Mapping

from bot.presenting.standing import gone
from bot.tables.session.core import LiveTable
from bot.tables.table_session import TableSession

LIVING = frozenset({"lobby", "running", "paused"})


class SeatIndex:
    """Knows of every person at which tables they sit; kept as people sit down and get up, since every page asks for it."""

    def __init__(self, sessions: Mapping[str, TableSession]) -> None:
        """``sessions``: the tables by id, as they are at any time."""
        self._rooms = sessions
        self._people: dict[str, frozenset[int]] = {}
        self._tables: defaultdict[int, set[str]] = defaultdict(set)

    def plays(self, user_id: int, here: LiveTable) -> bool:
        """Whether a person sits in a lobby, or is still in a game, at another table of the same server."""
        others = (self._rooms[table] for table in self._tables.get(user_id, ()) if table != here.id and table in self._rooms)
        return any(session.table.guild_id == here.guild_id and still_plays(session.table, user_id) for session in others)

    def note(self, session: TableSession, *, show: bool = True) -> list[TableSession]:
        """Note who sits at a table now; return the other tables of those who have sat down or got up, whose hands are to be shown anew.

        ``show`` false: none is, since nobody has sat down; the table is laid again after a start.
        """
        table = session.table
        people = frozenset([seat.user_id for seat in table.seats if seat.user_id]) if table.phase in LIVING else frozenset()
        before = self._people.get(table.id, frozenset())
        if people == before:
            return []
        self._people[table.id] = people
        for user in people - before:
            self._tables[user].add(table.id)
        self._leave(table.id, before - people)
        return self._shown_anew(table.id, people ^ before) if show else []

    def drop(self, table_id: str) -> None:
        """Forget a table that is not laid any more."""
        self._leave(table_id, self._people.pop(table_id, frozenset()))

    def _leave(self, table_id: str, people: frozenset[int]) -> None:
        for user in people:
            self._tables[user].discard(table_id)
            if not self._tables[user]:
                del self._tables[user]

    def _shown_anew(self, table_id: str, people: frozenset[int]) -> list[TableSession]:
        found: dict[str, TableSession] = {}
        for user in people:
            for other in self._tables.get(user, set()) - {table_id}:
                session = self._rooms.get(other)
                seat = None if session is None else session.table.seat_of(user)
                if session is not None and seat is not None and session.table.phase in ("running", "paused"):
                    session.messages.seat_messages.refresh_hand(seat)
                    found[other] = session
        return list(found.values())


def still_plays(table: LiveTable, user_id: int) -> bool:
    """Whether a person sits in a lobby, or at a running table where they are neither out of the game nor at its end."""
    seat, course = table.seat_of(user_id), table.course
    if seat is None or table.phase not in LIVING:
        return False
    if course is None:
        return table.phase == "lobby"
    now = table.now()
    return not course.over(now) and seat not in gone(course.public(now))


def other_game(sessions: Iterable[TableSession], user_id: int, here: LiveTable) -> TableSession | None:
    """Return the first of ``sessions`` with a game on the same server in which a person still plays, besides the table ``here``."""
    for session in sessions:
        table = session.table
        if table.id != here.id and table.guild_id == here.guild_id and still_plays(table, user_id):
            return session
    return None
