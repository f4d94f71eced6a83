"""People who sit or sat at the tables of an evening, loaded ones and ended ones."""

from dataclasses import dataclass

from bot.evenings.evening import LiveEvening
from bot.store import SavedTable
from bot.tables.registry import TableRegistry
from bot.tables.session.seating import Seat
from bot.tables.session.setup import Setup, read_setup

DEALT = ("running", "paused", "ended")


@dataclass(frozen=True, slots=True)
class SatTable:
    """A table of the evening; ``place`` is its name.

    ``people``: with a seat; ``former``: had one earlier; ``kept``: with a kept chair.
    """

    id: str
    round: int
    place: str
    game: str
    channel: int
    phase: str
    people: frozenset[int]
    former: frozenset[int]
    kept: frozenset[int]

    @property
    def dealt(self) -> bool:
        """Whether a game runs or has run here."""
        return self.phase in DEALT

    @property
    def sat(self) -> frozenset[int]:
        """Everybody who holds or held a seat."""
        return self.people | self.former


async def tables_of(evening: LiveEvening, registry: TableRegistry) -> list[SatTable]:
    """Return the tables of an evening by round and place, without deleted ones. Raises StoreError."""
    found = []
    for row in evening.saved.tables:
        if (session := registry.loaded(row.table_id)) is not None:
            table = session.table
            found.append(_sat(row.round, row.place, table.id, table.game, table.channel_id, table.phase, table.seats, table.setup))
        elif (saved := await registry.store.table(row.table_id)) is not None:
            found.append(_stored(row.round, row.place, saved))
    return found


def _stored(round_: int, place: str, saved: SavedTable) -> SatTable:
    row = saved.table
    seats = [Seat.of(seat) for seat in saved.seats]
    return _sat(round_, place, row.id, row.game, row.channel_id, row.phase, seats, read_setup(row.setup))


def _sat(round_: int, place: str, table: str, game: str, channel: int, phase: str, seats: list[Seat], setup: Setup) -> SatTable:
    people = {user for seat in seats for user in (seat.user_id, seat.owner) if user is not None}
    return SatTable(
        id=table,
        round=round_,
        place=place,
        game=game,
        channel=channel,
        phase=phase,
        people=frozenset(people),
        former=frozenset(map(int, setup.former)),
        kept=frozenset(int(user) for user, _ in setup.kept),
    )
