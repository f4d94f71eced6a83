"""A wall clock that is set in the middle of games: nobody is struck for it, no clock waits, and the log says what happened (S-10)."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest

from bot.runtime.steady_clock import LEAP, SteadyClock
from bot.store import Store
from bot.tables.registry import TableRegistry
from bot.tables.session.live_table import LiveTable
from tests.bot.tables.conftest import reloaded, seated
from tests.bot.tables.test_set_aside import Ears, new_registry

HOUR = 3600.0
TABLE = "tablexyz"


@dataclass
class Clocks:
    """A wall clock and a monotonic one that the test turns; ``set_`` turns the wall alone."""

    wall: float = 1_000_000.0
    monotonic: float = 50.0
    steady: SteadyClock = field(init=False)

    def __post_init__(self) -> None:
        self.steady = SteadyClock(lambda: self.wall, lambda: self.monotonic)

    def pass_(self, seconds: float) -> None:
        self.wall += seconds
        self.monotonic += seconds

    def set_(self, seconds: float) -> None:
        self.wall += seconds


@pytest.fixture
def clocks() -> Clocks:
    return Clocks()


@pytest.mark.parametrize("leap", [HOUR, -HOUR, LEAP + 1, -LEAP - 1, 365 * 24 * HOUR])
def test_a_leap_is_not_seen_before_it_is_taken_over(clocks: Clocks, leap: float) -> None:
    before = clocks.steady()
    clocks.set_(leap)
    clocks.pass_(7)
    assert clocks.steady() == pytest.approx(before + 7) and clocks.steady.leap() == pytest.approx(leap)
    assert clocks.steady.take_over() == pytest.approx(leap)
    assert clocks.steady() == pytest.approx(clocks.wall) and clocks.steady.leap() == 0


def test_a_clock_that_drifts_or_is_set_by_seconds_is_followed(clocks: Clocks) -> None:
    for _ in range(100):
        clocks.pass_(60)
        clocks.set_(LEAP / 2)
        assert clocks.steady() == clocks.wall and clocks.steady.leap() == 0


# ---- at a table


@pytest.fixture
async def registry(store: Store, clocks: Clocks) -> AsyncIterator[TableRegistry]:
    """A registry with a game in its first night, with an open question."""
    await seated(store, clocks.steady)
    registry = new_registry(store, clocks.steady)  # type: ignore[arg-type]  # another clock than the tests beside this one have
    registry.postman = Ears()  # type: ignore[assignment]
    await registry.open()
    await settled(registry)
    yield registry
    await registry.close()


async def settled(registry: TableRegistry) -> None:
    """Wait until the tables are back, and what they are at is done."""
    while registry._recovery._waiting or registry.scheduler.at_work or any(session.at_work for session in registry.sessions.values()):
        await asyncio.gather(*registry._recovery._tasks, *registry.scheduler.at_work)
        await asyncio.sleep(0)


async def look(registry: TableRegistry) -> None:
    """Let the scheduler look at the clock, as it does every few seconds, and then at the tables."""
    await registry.leaps.look()
    await settled(registry)
    for table in [*registry.sessions]:
        registry.scheduler.wake(table)
    await settled(registry)


def game(registry: TableRegistry) -> LiveTable:
    return registry.sessions[TABLE].table


def left(registry: TableRegistry) -> float:
    """How many seconds the question has that ends first."""
    end = game(registry).running.time.next_deadline()
    assert end is not None
    return end - game(registry).now()


@pytest.mark.parametrize("leap", [HOUR, -HOUR])
async def test_nobody_is_struck_and_no_clock_waits(registry: TableRegistry, store: Store, clocks: Clocks, leap: float) -> None:
    clocks.pass_(5)
    before, moves = left(registry), game(registry).running.game.moves_made
    clocks.set_(leap)
    for table in [*registry.sessions]:  # the table is looked at before anybody has noticed
        registry.scheduler.wake(table)
    await settled(registry)
    assert game(registry).running.game.moves_made == moves and left(registry) == pytest.approx(before)
    await look(registry)
    assert game(registry).running.game.moves_made == moves, "nobody was struck"
    assert game(registry).now() == pytest.approx(clocks.wall), "people are shown ends by the clock on their wall"
    assert before <= left(registry) <= before + 5, "the question has its clock, as after any downtime"
    clocks.pass_(left(registry) + 1)
    await look(registry)
    assert game(registry).running.game.moves_made > moves, "and it runs out when it should"
    assert [row.kind for row in await store.entries(TABLE)].count("back") == 2


@pytest.mark.parametrize("leap", [HOUR, -HOUR])
async def test_the_log_gives_the_same_game_and_the_same_clocks(registry: TableRegistry, store: Store, clocks: Clocks, leap: float) -> None:
    clocks.pass_(5)
    clocks.set_(leap)
    await look(registry)
    again = (await reloaded(store, clocks.steady)).table.running
    here = game(registry).running
    assert again.standing() == here.standing()
    assert again.time.releases == pytest.approx(here.time.releases)
    assert {ask: timer.deadline for ask, timer in again.time.timers.items()} == pytest.approx(
        {ask: timer.deadline for ask, timer in here.time.timers.items()}
    )


@pytest.mark.parametrize("leap", [HOUR, -HOUR])
async def test_a_waiting_table_goes_on_with_the_time_left(registry: TableRegistry, clocks: Clocks, leap: float) -> None:
    told = game(registry).running.time.released(game(registry).now())
    await registry.sessions[TABLE].host_moves.pause(900)
    clocks.pass_(20)
    clocks.set_(leap)
    await look(registry)
    assert game(registry).phase == "paused" and game(registry).running.time.released(game(registry).now()) >= told
    clocks.pass_(20)
    await registry.sessions[TABLE].host_moves.resume(900)
    time = game(registry).running.time
    assert time.released(game(registry).now()) >= told, "what was told stays told"
    assert 0 < left(registry) < HOUR / 2


async def test_a_clock_that_was_set_back_while_the_bot_was_away_holds_nothing_up(
    registry: TableRegistry, store: Store, clocks: Clocks
) -> None:
    moves, told = game(registry).running.game.moves_made, game(registry).running.time.released(clocks.wall)
    await registry.close()
    clocks.set_(-HOUR)
    clocks.steady = SteadyClock(lambda: clocks.wall, lambda: clocks.monotonic)
    later = new_registry(store, clocks.steady)  # type: ignore[arg-type]  # another clock than the tests beside this one have
    later.postman = Ears()  # type: ignore[assignment]
    await later.open()
    await settled(later)
    table = game(later)
    assert table.running.game.moves_made == moves
    assert table.running.time.released(clocks.wall) >= told, "what was told stays told"
    assert 0 < left(later) < HOUR / 2
    await later.close()


@pytest.mark.parametrize("leap", [HOUR, -HOUR])
async def test_a_lobby_stays_open(store: Store, clocks: Clocks, leap: float) -> None:
    registry = new_registry(store, clocks.steady)  # type: ignore[arg-type]  # another clock than the tests beside this one have
    registry.postman = Ears()  # type: ignore[assignment]
    await registry.open()
    session = await registry.open_lobby(1, 7, 900, "Ada", "mafie", {}, "cs")
    await settled(registry)
    clocks.set_(leap)
    await look(registry)
    assert registry.sessions[session.table.id].table.phase == "lobby" and registry.session_in(7) is registry.sessions[session.table.id]
    clocks.pass_(3 * HOUR)
    await look(registry)
    assert not registry.sessions, "and closes when nobody has come for its time"
    await registry.close()


@pytest.mark.rule("MA-3.5", "MA-4.5")
@pytest.mark.parametrize("leap", [HOUR, -HOUR])
async def test_machines_have_thought_as_long_as_before(registry: TableRegistry, clocks: Clocks, leap: float) -> None:
    """A question has been open for as long as it was: no machine answers at once, and none an hour later."""
    course = game(registry).running
    since = {ask.id: game(registry).now() - course.opened.since(ask.id) for ask in course.open_asks(game(registry).now())}
    assert since
    clocks.set_(leap)
    await look(registry)
    course = game(registry).running
    assert {ask.id: game(registry).now() - course.opened.since(ask.id) for ask in course.open_asks(game(registry).now())} == pytest.approx(
        since
    )
