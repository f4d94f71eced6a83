"""What the rest of the bot may ask of the store."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import Protocol, Unpack

from bot.store.cleaning import Nameless
from bot.store.evenings import Evenings
from bot.store.history import History
from bot.store.history_rows import BadgeRow, ResultRow
from bot.store.honours import Honours
from bot.store.lessons import LessonRows
from bot.store.members import Members
from bot.store.odds import Odds
from bot.store.retention import Retention
from bot.store.rows import (
    DamagedTable,
    DeliveryRow,
    EntryRow,
    Forgotten,
    Json,
    Living,
    NightRow,
    OfShards,
    Phase,
    SavedTable,
    SeatRow,
    TableChanges,
    TableRow,
)
from bot.store.sharing import Sharing
from bot.store.timing import Told
from bot.store.together import Basis


class Store(Protocol):
    """The durable log of all tables. When a writing method returns, what it wrote survives a power cut.

    Every method may raise ``StoreUnwritable``, ``StoreFull``, ``StoreLocked`` or ``StoreUnreachable``.
    """

    @property
    def location(self) -> str:
        """The path, or the URL without its password."""
        ...

    @property
    def several(self) -> bool:
        """Whether entries of one log may wait together: what comes upon one that cannot be written is refused with it."""
        ...

    @property
    def evenings(self) -> Evenings:
        """Evenings, their answers and their series."""
        ...

    @property
    def history(self) -> History:
        """Finished games: their results, lists of them, what is counted."""
        ...

    @property
    def honours(self) -> Honours:
        """Ratings, seasons, trophies and badges."""
        ...

    @property
    def lessons(self) -> LessonRows:
        """Lessons of /practice."""
        ...

    @property
    def members(self) -> Members:
        """Servers and people beyond the tables."""
        ...

    @property
    def odds(self) -> Odds:
        """How tables lean in games among machines."""
        ...

    @property
    def retention(self) -> Retention:
        """What goes at its term."""
        ...

    @property
    def sharing(self) -> Sharing:
        """What processes that share the database ask about each other's tables."""
        ...

    def on_done(self, told: Told) -> None:
        """Tell ``told`` of each piece of work from now on: how long it took, and what it raised."""
        ...

    async def close(self) -> None:
        """Finish what is being written and let the database go; a process that forgets to does not end."""
        ...

    async def create_table(self, table: TableRow, seats: Sequence[SeatRow] = ()) -> None:
        """Write a new table with its seats; ``TableExists`` when the id is taken, ``ChannelTaken`` when a table lives in its channel."""
        ...

    async def save_table(self, table_id: str, **changes: Unpack[TableChanges]) -> None:
        """Replace the named columns; ``NoSuchTable`` when there is none, ``ChannelTaken`` when a table lives in the new channel."""
        ...

    async def leave_channel(self, table_id: str) -> None:
        """Free the channel of a living table, until ``save_table`` names one; ``NoSuchTable`` when there is none."""
        ...

    async def table(self, table_id: str) -> SavedTable | None:
        """Everything of one table, or None; ``StoreDamaged`` when a row of it cannot be read."""
        ...

    def tables_in(
        self, *phases: Phase, damaged: Callable[[DamagedTable], None] | None = None, among: OfShards | None = None
    ) -> AsyncIterator[SavedTable]:
        """Everything of all tables in these phases (``among`` the servers of some shards), by id: what a restart reads.

        A table of which a row cannot be read is left out and handed to ``damaged``; without it, ``StoreDamaged``.
        """
        ...

    async def append(
        self,
        table_id: str,
        n: int,
        at: float,
        kind: str,
        payload: Mapping[str, object],
        *,
        upon: Basis | None = None,
        seats: Sequence[SeatRow] = (),
        vacated: Sequence[int] = (),
        **changes: Unpack[TableChanges],
    ) -> None:
        """Write entry ``n`` of a table, and with it (all or nothing) new seats, vacated seats and changed columns.

        ``AlreadyDecided`` when that entry exists, ``NoSuchTable`` when the table does not.
        Appends that wait at the same time share one transaction. ``upon``: what had been read from the log when the entry happened; once
        one of such entries is not written, none that came after it is; an entry with rows comes upon nothing that is under way. Who is
        cancelled goes when it is known what has become of it, except with rows on PostgreSQL: then that is not known.
        """
        ...

    async def entries(self, table_id: str, since: int = 0) -> tuple[EntryRow, ...]:
        """Return the log of a table from entry ``since`` on, in order; ``StoreDamaged`` when a row of it cannot be read."""
        ...

    async def put_seat(self, table_id: str, seat: SeatRow) -> None:
        """Write a seat, or replace it; ``NoSuchTable`` when there is none."""
        ...

    async def remove_seat(self, table_id: str, seat: int) -> None:
        """Take a seat away; nothing happens when it is not there."""
        ...

    async def set_position(
        self,
        table_id: str,
        position: int,
        surface: str = "",
        *,
        done: Sequence[int] = (),
        planned: Sequence[DeliveryRow] = (),
        **changes: Unpack[TableChanges],
    ) -> None:
        """Write how far a surface has been told and, with it (all or nothing), which deliveries are done or new, and changed columns."""
        ...

    async def guild_settings(self, guild_id: int) -> Json:
        """Return what a server has set; empty when nothing."""
        ...

    async def change_guild_settings(self, guild_id: int, change: Callable[[Json], None]) -> Json:
        """Let ``change`` alter what a server has set, and return what it became.

        Nobody else's change is lost: when there is one in between, ``change`` is called again on its result. What it raises is passed on.
        """
        ...

    async def person_settings(self, user_id: int) -> Json:
        """Return what a person has set; empty when nothing."""
        ...

    async def put_person_settings(self, user_id: int, settings: Mapping[str, object], told: str = "") -> None:
        """Replace what a person has set. ``told``: what other processes are told of it (empty: that it has changed)."""
        ...

    async def finish(
        self,
        night: NightRow,
        *,
        results: Sequence[ResultRow] = (),
        badges: Sequence[BadgeRow] = (),
        **changes: Unpack[TableChanges],
    ) -> None:
        """Write a finished game into the history, with its results and badges, and end its table, all or nothing (CL-11.1).

        A second time it changes no history.
        """
        ...

    async def nights(self, guild_id: int, *, game: str | None = None, limit: int = 50) -> tuple[NightRow, ...]:
        """Return the finished games of a server, the newest first."""
        ...

    async def personal_data(self, user_id: int) -> Json:
        """Return everything that is kept of a person, as they may take it with them (CL-16.3)."""
        ...

    async def living_of(self, user_id: int) -> tuple[Living, ...]:
        """Return the tables and evenings that live and that a person sits at or runs."""
        ...

    async def forget_person(self, user_id: int, nameless: Nameless) -> Forgotten:
        """Delete what belongs to a person alone, and put a pseudonym and ``Seat n`` in their place elsewhere (CL-16.4).

        While a table or an evening of theirs lives, nothing happens: it is named in the answer (CL-16.5).
        """
        ...
