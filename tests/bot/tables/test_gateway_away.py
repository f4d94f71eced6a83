"""Discord's gateway is away while requests are answered: nobody can press, so the time of the table stands and is given back (TK-4.7)."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.games import game_of
from bot.presenting.texts import words_in
from bot.store import Store, StoreLocked
from bot.tables.gateway_sessions import GatewaySessions
from bot.tables.registry import TableRegistry
from bot.tables.session.course import Course
from bot.tables.session.live_table import LiveTable
from bot.tables.table_session import TableSession
from tests.bot.tables.conftest import HOST, Clock, LocalTable, reloaded, seated
from tests.bot.tables.test_set_aside import Ears, new_registry

TABLE = "tablexyz"
AWAY = 600.0
BLINK = 1.0
SLOW = words_in("cs")("slow", until="…", ends="yes").split("…")[0]


# ---- over which shards presses arrive


def test_a_press_on_a_server_comes_over_its_own_shard() -> None:
    sessions = GatewaySessions(lambda: 4, lambda _guild: True)
    sessions.assume_disconnected()
    assert not sessions.presses_arrive(7 << 22, privately=False)
    sessions.note(3, lost=False)
    assert sessions.presses_arrive(7 << 22, privately=False) and not sessions.presses_arrive(6 << 22, privately=False)
    sessions.note(3, lost=True)
    assert not sessions.presses_arrive(7 << 22, privately=False)


def test_a_press_in_direct_messages_comes_over_shard_0_where_that_is_of_this_process() -> None:
    ours = {0, 3}
    sessions = GatewaySessions(lambda: 4, lambda guild: (guild >> 22) % 4 in ours)
    sessions.assume_disconnected()
    sessions.note(3, lost=False)
    assert not sessions.presses_arrive(7 << 22, privately=True)
    ours.discard(0)
    assert sessions.presses_arrive(7 << 22, privately=True)
    ours.add(0)
    sessions.note(0, lost=False)
    assert sessions.presses_arrive(7 << 22, privately=True)


def test_where_nobody_tells_of_sessions_there_are_some() -> None:
    assert GatewaySessions(lambda: 1, lambda _guild: True).presses_arrive(7, privately=True)


@pytest.mark.parametrize(("game", "privately"), [("mafie", True), ("zbojnici", False), ("escape_plan", False)])
def test_mafie_alone_asks_in_direct_messages(game: str, privately: bool) -> None:
    assert (game_of(game).presenter.turns is None) is privately


# ---- at a table


@pytest.fixture
async def registry(store: Store, clock: Clock) -> AsyncIterator[TableRegistry]:
    """A registry with a game in its first night, with an open question."""
    await seated(store, clock)
    registry = new_registry(store, clock)
    registry.client.shard_count = 1
    registry.postman = Ears()  # type: ignore[assignment]
    await registry.open()
    await settled(registry)
    yield registry
    await registry.close()


async def settled(registry: TableRegistry) -> None:
    """Wait until the tables that can be are back, and what they are at is done."""
    for _ in range(3):
        while registry.scheduler.at_work or any(session.at_work for session in registry.sessions.values()):
            await asyncio.gather(*registry.scheduler.at_work)
            await asyncio.sleep(0)
        await asyncio.sleep(0.01)


async def look(registry: TableRegistry) -> None:
    """Let the scheduler look at the tables."""
    for table in [*registry.sessions]:
        registry.scheduler.wake(table)
    await settled(registry)


async def away(registry: TableRegistry, clock: Clock, seconds: float) -> None:
    """Lose the session for so many seconds, and look at the tables meanwhile and afterwards."""
    registry.gateway_session(0, lost=True)
    for _ in range(4):
        clock.pass_(seconds / 4)
        await look(registry)
    registry.gateway_session(0, lost=False)
    await look(registry)


def session(registry: TableRegistry) -> TableSession:
    return registry.sessions[TABLE]


def game(registry: TableRegistry) -> LiveTable:
    return session(registry).table


def course(registry: TableRegistry) -> Course:
    return game(registry).running


def left(registry: TableRegistry) -> float:
    """How many seconds the question has that ends first."""
    end = course(registry).time.next_deadline()
    assert end is not None
    return end - game(registry).now()


async def kinds(store: Store) -> list[str]:
    return [row.kind for row in await store.entries(TABLE)]


async def said(registry: TableRegistry) -> int:
    """How often the channel was told that the connection was slow."""
    async with game(registry).turn():
        await session(registry).outbox._plan()
    heard: list[tuple[int, str]] = session(registry).postman.heard  # type: ignore[attr-defined]
    owed = [line.text for line in session(registry).outbox.lines.pending]
    return sum(SLOW in text for text in [*owed, *(text for _channel, text in heard)])


async def test_no_clock_strikes_and_the_time_is_given_back(registry: TableRegistry, store: Store, clock: Clock) -> None:
    clock.pass_(5)
    before, moves = left(registry), course(registry).game.moves_made
    await away(registry, clock, AWAY)
    assert course(registry).game.moves_made == moves, "nobody was struck"
    assert left(registry) == pytest.approx(max(before, registry.tempo.fair_while / 2))
    assert (await kinds(store))[-1] == "topup" and await said(registry) == 1
    clock.pass_(left(registry) + 0.1)
    await look(registry)
    assert course(registry).game.moves_made > moves, "and the clock runs out when it should"


async def test_a_session_that_is_resumed_at_once_gives_time_back_and_says_nothing(
    registry: TableRegistry, store: Store, clock: Clock
) -> None:
    clock.pass_(left(registry) - 3)
    before = left(registry)
    await away(registry, clock, BLINK)
    assert left(registry) == pytest.approx(before)
    assert (await kinds(store))[-1] == "topup" and await said(registry) == 0


async def test_the_log_gives_the_same_clocks(registry: TableRegistry, store: Store, clock: Clock) -> None:
    clock.pass_(5)
    await away(registry, clock, AWAY)
    again, here = (await reloaded(store, clock)).table.running, course(registry)
    assert again.standing() == here.standing() and again.time.releases == pytest.approx(here.time.releases)
    assert {ask: timer.deadline for ask, timer in again.time.timers.items()} == pytest.approx(
        {ask: timer.deadline for ask, timer in here.time.timers.items()}
    )
    assert all(again.opened.since(ask.id) == pytest.approx(here.opened.since(ask.id)) for ask in here.game.asks)


async def test_a_step_answered_early_waits_on_after_a_lost_session(registry: TableRegistry, clock: Clock) -> None:
    """A night has one length, whether its questions were answered before the session was lost or not (MF-15.4)."""
    answers = session(registry).answers
    while not course(registry).game.waits:
        ask = next(ask for ask in course(registry).open_asks(clock()) if ask.holds)
        picks = [option.id for option in ask.options][: max(ask.least, 1)]
        await answers.answer(100 + ask.seat, ask.name, None, picks)
    waits = course(registry).time.next_deadline()
    assert waits is not None and waits > clock()
    told, rest = course(registry).time.released(clock()), waits - clock()
    registry.gateway_session(0, lost=True)
    clock.pass_(AWAY)
    await look(registry)
    assert course(registry).time.released(game(registry).now()) == told
    registry.gateway_session(0, lost=False)
    await look(registry)
    again = course(registry).time.next_deadline()
    assert course(registry).game.waits and again is not None and again - clock() == pytest.approx(rest)


async def test_an_answer_over_another_shard_counts_from_the_moment_time_stopped(
    registry: TableRegistry, store: Store, clock: Clock
) -> None:
    """It is kept, and nobody waits longer for what follows than if it had been answered just before."""
    registry.gateway_session(0, lost=True)
    stopped = clock()
    clock.pass_(AWAY)
    ask = next(ask for ask in course(registry).open_asks(game(registry).now()) if ask.holds)
    answered = await session(registry).answers.answer(100 + ask.seat, ask.name, None, [ask.options[0].id])
    assert answered.ask == ask and (await store.entries(TABLE))[-1].at == stopped
    await look(registry)
    asked, releases = course(registry).game.asks, len(course(registry).time.releases)
    registry.gateway_session(0, lost=False)
    await look(registry)
    assert course(registry).game.asks == asked and len(course(registry).time.releases) == releases
    told = course(registry).time.told_by(stopped)
    assert course(registry).time.released(clock()) == told, "what could be told when time stopped can be told now, and nothing more"


async def test_a_pause_of_the_host_outweighs_a_lost_session(registry: TableRegistry, store: Store, clock: Clock) -> None:
    clock.pass_(5)
    before = left(registry)
    registry.gateway_session(0, lost=True)
    clock.pass_(60)
    await session(registry).host_moves.pause(HOST)
    clock.pass_(60)
    registry.gateway_session(0, lost=False)
    await look(registry)
    clock.pass_(60)
    await session(registry).host_moves.resume(HOST)
    assert left(registry) == pytest.approx(before) and "topup" not in await kinds(store)


async def test_silence_while_nobody_could_press_is_not_missed(registry: TableRegistry, clock: Clock) -> None:
    seat = game(registry).seat(0)
    seat.seen_at = clock()
    await away(registry, clock, AWAY)
    assert seat.seen_at == pytest.approx(clock())
    registry.gateway_session(0, lost=True)
    clock.pass_(AWAY)
    await look(registry)
    assert [one.misses for one in game(registry).seats] == [0] * len(game(registry).seats)


async def test_players_called_to_the_desk_have_the_time_for_it(registry: TableRegistry, clock: Clock) -> None:
    turns = session(registry).turn_reminders
    turns._since = {3: clock()}
    await away(registry, clock, AWAY)
    assert turns._since[3] == pytest.approx(clock())


async def test_a_time_that_cannot_be_given_back_yet_stands_on(
    registry: TableRegistry, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock.pass_(5)
    before = left(registry)

    async def fails(*_: object, **__: object) -> None:
        raise StoreLocked("here", "for a test")

    with monkeypatch.context() as broken:
        broken.setattr(registry.store, "append", fails)
        await away(registry, clock, BLINK)
        assert game(registry).stopped_at is not None
        clock.pass_(2)
    await look(registry)
    assert game(registry).stopped_at is None and left(registry) == pytest.approx(before)


# ---- before the deal, and at a start


async def test_a_lobby_stands_as_well(registry: TableRegistry, clock: Clock) -> None:
    lobby = await registry.open_lobby(1, 77, HOST, "Ada", "zbojnici", {}, "cs")
    await lobby.lobby_moves.sit(555, "Jana")
    await settled(registry)
    await lobby.lobby_moves.exchange(999, 101, "Karel", 300.0)
    lobby.lobby_moves.touch()
    await away(registry, clock, 3 * 3600.0)
    setup = lobby.table.setup
    assert lobby.table.phase == "lobby" and [user for user, _ in setup.kept] == ["101"]
    assert setup.kept_until == pytest.approx(clock() + 300.0) and setup.touched == pytest.approx(clock())


async def test_a_table_says_that_it_is_back_when_people_can_press(store: Store, clock: Clock) -> None:
    local: LocalTable = await seated(store, clock)
    registry: Any = new_registry(store, clock)
    registry.client.shard_count = 1
    registry.postman = Ears()
    registry.gateway_sessions.assume_disconnected()
    await registry.open()
    await settled(registry)
    assert "back" not in await kinds(store)
    clock.pass_(AWAY)
    registry.gateway_session(0, lost=False)
    await settled(registry)
    assert (await kinds(store))[-1] == "back"
    time = registry.sessions[TABLE].table.running.time
    assert time.next_deadline() > clock() and registry.sessions[TABLE].table.id == local.table.id
    await registry.close()


async def test_a_house_that_nobody_reached_closes(store: Store, clock: Clock) -> None:
    await seated(store, clock)
    registry: Any = new_registry(store, clock)
    registry.client.shard_count = 1
    registry.postman = Ears()
    registry.gateway_sessions.assume_disconnected()
    await registry.open()
    await registry.close()
    assert "back" not in await kinds(store)
