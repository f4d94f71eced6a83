"""The interface of the store."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import Literal, Protocol, Unpack

from bot.store.evenings import Evenings
from bot.store.forgetting import PlaceholderNames
from bot.store.history import FinishedGames
from bot.store.history_rows import BadgeRow, ResultRow
from bot.store.honours import Honours
from bot.store.members import LessonRows, Members
from bot.store.odds import OddsRows
from bot.store.retention import Retention
from bot.store.rows import (
    DamagedTable,
    DeliveryRow,
    EntryRow,
    Forgotten,
    Json,
    LiveReference,
    NewEntry,
    NightRow,
    OfShards,
    SavedTable,
    SeatRow,
    TableChanges,
    TablePhase,
    TableRow,
)
from bot.store.sharing import Sharing

Work = Literal["append", "write", "read"]
"""An entry of a log until it is durable; any other transaction; a query."""

WorkObserver = Callable[[Work, float, BaseException | None], None]
"""Gets each finished piece of work: its kind, its seconds, and the exception it raised."""


class Store(Protocol):
    """The durable log of all tables. When a writing method returns, its rows survive a power cut.

    Every method may raise ``StoreUnwritable``, ``StoreFull``, ``StoreLocked`` or ``StoreUnreachable``.
    """

    @property
    def location(self) -> str:
        """The path, or the URL without its password."""
        ...

    @property
    def evenings(self) -> Evenings: ...

    @property
    def history(self) -> FinishedGames:
        """Finished games: results, lists and counts."""
        ...

    @property
    def honours(self) -> Honours:
        """Ratings, seasons, trophies and badges."""
        ...

    @property
    def lessons(self) -> LessonRows: ...

    @property
    def members(self) -> Members:
        """Servers and people beyond the tables."""
        ...

    @property
    def odds(self) -> OddsRows: ...

    @property
    def retention(self) -> Retention:
        """Deletion of expired rows."""
        ...

    @property
    def sharing(self) -> Sharing:
        """Messages and questions between processes that share the database."""
        ...

    def on_done(self, observer: WorkObserver) -> None:
        """Report each piece of work to ``observer`` from now on."""
        ...

    async def close(self) -> None:
        """Finish pending writes and close the database; without it the process does not end."""
        ...

    async def create_table(self, table: TableRow, seats: Sequence[SeatRow] = ()) -> None:
        """Write a new table with its seats; ``TableExists`` when its id is taken, ``ChannelTaken`` when its channel is."""
        ...

    async def save_table(self, table_id: str, **changes: Unpack[TableChanges]) -> None:
        """Replace the named columns; ``NoSuchTable``, or ``ChannelTaken`` when another table lives in the new channel."""
        ...

    async def leave_channel(self, table_id: str) -> None:
        """Free the channel of a live table, until ``save_table`` names one; ``NoSuchTable`` when there is none."""
        ...

    async def table(self, table_id: str) -> SavedTable | None:
        """Return a table with all its rows, or None; ``StoreDamaged`` when one of them cannot be read."""
        ...

    def tables_in(
        self, *phases: TablePhase, damaged: Callable[[DamagedTable], None] | None = None, among: OfShards | None = None
    ) -> AsyncIterator[SavedTable]:
        """Yield all tables in these phases with all their rows, by id (``among``: only of the servers of some shards).

        A table with an unreadable row goes to ``damaged`` instead; without ``damaged``, it raises ``StoreDamaged``.
        """
        ...

    async def append(
        self,
        table_id: str,
        n: int,
        *entries: NewEntry,
        seats: Sequence[SeatRow] = (),
        vacated: Sequence[int] = (),
        **changes: Unpack[TableChanges],
    ) -> None:
        """Write the entries ``n``, ``n + 1``, … of a table, and with them (all or nothing) new seats, vacated seats and changed columns.

        ``AlreadyDecided`` when one of these entries exists, ``NoSuchTable`` when the table does not. Cancellation takes effect once the
        outcome is known, except on PostgreSQL.
        """
        ...

    async def entries(self, table_id: str, since: int = 0) -> tuple[EntryRow, ...]:
        """Return the log of a table from entry ``since`` on, in order; ``StoreDamaged`` when one of them cannot be read."""
        ...

    async def put_seat(self, table_id: str, seat: SeatRow) -> None:
        """Write a seat, or replace it; ``NoSuchTable`` when there is none."""
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
        """Write the position of a surface and, with it (all or nothing), done and new deliveries and changed columns."""
        ...

    async def guild_settings(self, guild_id: int) -> Json:
        """Return the settings of a server; empty when there are none."""
        ...

    async def change_guild_settings(self, guild_id: int, change: Callable[[Json], None]) -> Json:
        """Apply ``change`` to the settings of a server and return the result.

        After a concurrent change, ``change`` is called again on the newer settings. Its exceptions are passed on.
        """
        ...

    async def person_settings(self, user_id: int) -> Json:
        """Return the settings of a person; empty when there are none."""
        ...

    async def put_person_settings(self, user_id: int, settings: Mapping[str, object], told: str = "") -> None:
        """Replace the settings of a person. ``told``: the notice to other processes (empty: that they have changed)."""
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

        A second call does not change the history.
        """
        ...

    async def nights(self, guild_id: int, *, game: str | None = None, limit: int = 50) -> tuple[NightRow, ...]:
        """Return the finished games of a server, newest first."""
        ...

    async def personal_data(self, user_id: int) -> Json:
        """Return all data of a person, for export (CL-16.3)."""
        ...

    async def living_of(self, user_id: int) -> tuple[LiveReference, ...]:
        """Return the live tables and evenings at which a person sits or which they host."""
        ...

    async def forget_person(self, user_id: int, nameless: PlaceholderNames) -> Forgotten:
        """Delete a person's own rows, and replace them with a pseudonym and ``Seat n`` elsewhere (CL-16.4).

        While a table or an evening of theirs is live, nothing changes and the outcome names it (CL-16.5).
        """
        ...
