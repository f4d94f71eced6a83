"""A table at which everybody has a speech before the talk of the day, without Discord."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from bot.games import game_of
from bot.presenting.scene import Floor
from bot.store import Store
from bot.tables.session.floor import floor_of
from bot.tables.session.speaking import Speaking
from bot.tables.session.table_settings import TableSettings
from tests.bot.tables.conftest import HOST, Clock, LocalTable, open_local

ROUNDS = TableSettings(talk="rounds")


async def talking_table(
    store: Store,
    clock: Clock,
    seats: int = 9,
    talk: TableSettings = ROUNDS,
    *,
    factor: float = 1.0,
    clocks: Mapping[str, float] | None = None,
    **options: object,
) -> LocalTable:
    """A running game that talks like that: person 100 + n in seat n."""
    local = await open_local(store, clock, options=options)
    local.table.setup = replace(local.table.setup, talk=talk, factor=factor, clocks=dict(clocks or {}))
    for seat in range(seats):
        await local.lobby_moves.sit(100 + seat, f"Hráč {seat + 1}")
        await local.lobby_moves.ready(100 + seat, 5_000 + seat)
    await local.lobby_moves.start(HOST)
    clock.pass_(game_of("mafie").timing.clocks["deal"].fixed * factor)
    return local


async def to(local: LocalTable, clock: Clock, phase: str, until: Callable[[], bool] = lambda: True) -> None:
    """Let every clock run out until the table is shown in ``phase`` and ``until`` is true; speeches end by their clocks as well."""
    for _ in range(2_000):
        if local.table.scene().public.phase == phase and until():
            return
        clock.pass_(1.0)
        await tick(local)
    raise AssertionError(f"never in {phase}")


async def tick(local: LocalTable) -> None:
    """Do what is due now: of speeches, then of questions."""
    floor = floor_of(local.table)
    ends = local.table.running.speeches.ends
    if floor is not None and floor.in_turn and ends is not None and ends <= local.table.now():
        await Speaking(local.table).end(floor, "clock")
    await local.answers.expire_due()


async def to_speeches(local: LocalTable, clock: Clock) -> Floor:
    """Play to the first speech in turn of a day and return it."""
    await to(local, clock, "discussion", lambda: floor_of(local.table) is not None)
    return floor(local)


def floor(local: LocalTable) -> Floor:
    """Return who has the floor."""
    found = floor_of(local.table)
    assert found is not None
    return found
