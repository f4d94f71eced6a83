"""Discord's gateway is away while requests are answered: nobody can press, so the time of the table stands and is given back (TK-4.7)."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.presenting.presenter import presenter_of
from bot.presenting.texts import words_in
from bot.store import Store, StoreLocked
from bot.tables.gateway_sessions import Sessions
from bot.tables.house import House
from bot.tables.room import Room
from bot.tables.session.core import LiveTable
from bot.tables.session.course import Course
from tests.bot.tables.conftest import HOST, Clock, Laid, laid_again, seated
from tests.bot.tables.test_set_aside import Ears, new_house

TABLE = "tablexyz"
AWAY = 600.0
BLINK = 1.0
SLOW = words_in("cs")("slow", until="…", ends="yes").split("…")[0]


# ---- over which shards presses arrive


def test_a_press_on_a_server_comes_over_its_own_shard() -> None:
    sessions = Sessions(lambda: 4, lambda _guild: True)
    sessions.expect()
    assert not sessions.reach(7 << 22, privately=False)
    sessions.note(3, lost=False)
    assert sessions.reach(7 << 22, privately=False) and not sessions.reach(6 << 22, privately=False)
    sessions.note(3, lost=True)
    assert not sessions.reach(7 << 22, privately=False)


def test_a_press_in_direct_messages_comes_over_shard_0_where_that_is_of_this_process() -> None:
    ours = {0, 3}
    sessions = Sessions(lambda: 4, lambda guild: (guild >> 22) % 4 in ours)
    sessions.expect()
    sessions.note(3, lost=False)
    assert not sessions.reach(7 << 22, privately=True)
    ours.discard(0)
    assert sessions.reach(7 << 22, privately=True)
    ours.add(0)
    sessions.note(0, lost=False)
    assert sessions.reach(7 << 22, privately=True)


def test_where_nobody_tells_of_sessions_there_are_some() -> None:
    assert Sessions(lambda: 1, lambda _guild: True).reach(7, privately=True)


@pytest.mark.parametrize(("game", "privately"), [("mafie", True), ("zbojnici", False), ("escape_plan", False)])
def test_mafie_alone_asks_in_direct_messages(game: str, privately: bool) -> None:
    assert (presenter_of(game).turns is None) is privately


# ---- at a table


@pytest.fixture
async def house(store: Store, clock: Clock) -> AsyncIterator[House]:
    """A house with a game at which the first night falls, and somebody is asked."""
    await seated(store, clock)
    house = new_house(store, clock)
    house.client.shard_count = 1
    house.postman = Ears()  # type: ignore[assignment]
    await house.open()
    await settled(house)
    yield house
    await house.close()


async def settled(house: House) -> None:
    """Wait until the tables that can be are back, and what they are at is done."""
    for _ in range(3):
        while house.attending.at_work or any(room.at_work for room in house.rooms.values()):
            await asyncio.gather(*house.attending.at_work)
            await asyncio.sleep(0)
        await asyncio.sleep(0.01)


async def look(house: House) -> None:
    """Let the house look at its tables."""
    for table in [*house.rooms]:
        house.attending.wake(table)
    await settled(house)


async def away(house: House, clock: Clock, seconds: float) -> None:
    """Lose the session for so many seconds, and look at the tables meanwhile and afterwards."""
    house.gateway_session(0, lost=True)
    for _ in range(4):
        clock.pass_(seconds / 4)
        await look(house)
    house.gateway_session(0, lost=False)
    await look(house)


def room(house: House) -> Room:
    return house.rooms[TABLE]


def game(house: House) -> LiveTable:
    return room(house).table


def course(house: House) -> Course:
    return game(house).running


def left(house: House) -> float:
    """How many seconds the question has that ends first."""
    end = course(house).time.next_deadline()
    assert end is not None
    return end - game(house).now()


async def kinds(store: Store) -> list[str]:
    return [row.kind for row in await store.entries(TABLE)]


def said(house: House) -> int:
    """How often the channel was told that the connection was slow."""
    heard: list[tuple[int, str]] = room(house).postman.heard  # type: ignore[attr-defined]
    owed = [line.text for line in room(house).outbox.lines.pending]
    return sum(SLOW in text for text in [*owed, *(text for _channel, text in heard)])


async def test_no_clock_strikes_and_the_time_is_given_back(house: House, store: Store, clock: Clock) -> None:
    clock.pass_(5)
    before, moves = left(house), course(house).game.moves_made
    await away(house, clock, AWAY)
    assert course(house).game.moves_made == moves, "nobody was struck"
    assert left(house) == pytest.approx(max(before, house.tempo.fair_while / 2))
    assert (await kinds(store))[-1] == "topup" and said(house) == 1
    clock.pass_(left(house) + 0.1)
    await look(house)
    assert course(house).game.moves_made > moves, "and the clock runs out when it should"


async def test_a_session_that_is_resumed_at_once_gives_time_back_and_says_nothing(house: House, store: Store, clock: Clock) -> None:
    clock.pass_(left(house) - 3)
    before = left(house)
    await away(house, clock, BLINK)
    assert left(house) == pytest.approx(before)
    assert (await kinds(store))[-1] == "topup" and said(house) == 0


async def test_the_log_gives_the_same_clocks(house: House, store: Store, clock: Clock) -> None:
    clock.pass_(5)
    await away(house, clock, AWAY)
    again, here = (await laid_again(store, clock)).table.running, course(house)
    assert again.standing() == here.standing() and again.time.releases == pytest.approx(here.time.releases)
    assert {ask: timer.deadline for ask, timer in again.time.timers.items()} == pytest.approx(
        {ask: timer.deadline for ask, timer in here.time.timers.items()}
    )
    assert all(again.opened.since(ask.id) == pytest.approx(here.opened.since(ask.id)) for ask in here.game.asks)


async def test_what_waits_for_the_end_of_its_step_waits_on(house: House, clock: Clock) -> None:
    """A night has one length, whether its questions were answered before the session was lost or not (MF-15.4)."""
    answers = room(house).answers
    asked = course(house).game.asks
    while course(house).game.asks is asked or course(house).time.released(clock()) == course(house).game.notices_made:
        ask = next(ask for ask in course(house).open_asks(clock()) if ask.holds)
        picks = [option.id for option in ask.options][: max(ask.least, 1)]
        await answers.answer(100 + ask.seat, ask.name, None, picks)
    waits = course(house).time.next_release(clock())
    assert waits is not None
    told, rest = course(house).time.released(clock()), waits - clock()
    house.gateway_session(0, lost=True)
    clock.pass_(AWAY)
    await look(house)
    assert course(house).time.released(game(house).now()) == told
    house.gateway_session(0, lost=False)
    await look(house)
    again = course(house).time.next_release(clock())
    assert again is not None and again - clock() == pytest.approx(rest)


async def test_what_is_answered_over_another_shard_meanwhile_happens_when_time_stopped(house: House, store: Store, clock: Clock) -> None:
    """It is kept, and nobody waits longer for what follows than if it had been answered just before."""
    house.gateway_session(0, lost=True)
    stopped = clock()
    clock.pass_(AWAY)
    ask = next(ask for ask in course(house).open_asks(game(house).now()) if ask.holds)
    answered = await room(house).answers.answer(100 + ask.seat, ask.name, None, [ask.options[0].id])
    assert answered.ask == ask and (await store.entries(TABLE))[-1].at == stopped
    await look(house)
    asked, releases = course(house).game.asks, len(course(house).time.releases)
    house.gateway_session(0, lost=False)
    await look(house)
    assert course(house).game.asks == asked and len(course(house).time.releases) == releases
    told = course(house).time.told_by(stopped)
    assert course(house).time.released(clock()) == told, "what could be told when time stopped can be told now, and nothing more"


async def test_a_pause_of_the_host_is_what_counts_in_it(house: House, store: Store, clock: Clock) -> None:
    clock.pass_(5)
    before = left(house)
    house.gateway_session(0, lost=True)
    clock.pass_(60)
    await room(house).host.pause(HOST)
    clock.pass_(60)
    house.gateway_session(0, lost=False)
    await look(house)
    clock.pass_(60)
    await room(house).host.resume(HOST)
    assert left(house) == pytest.approx(before) and "topup" not in await kinds(store)


async def test_silence_while_nobody_could_press_is_not_missed(house: House, clock: Clock) -> None:
    seat = game(house).seat(0)
    seat.seen_at = clock()
    await away(house, clock, AWAY)
    assert seat.seen_at == pytest.approx(clock())
    house.gateway_session(0, lost=True)
    clock.pass_(AWAY)
    await look(house)
    assert [one.misses for one in game(house).seats] == [0] * len(game(house).seats)


async def test_whoever_is_to_come_to_the_desk_has_the_time_for_it(house: House, clock: Clock) -> None:
    turns = room(house).turns
    turns._since = {3: clock()}
    await away(house, clock, AWAY)
    assert turns._since[3] == pytest.approx(clock())


async def test_a_time_that_cannot_be_given_back_yet_stands_on(house: House, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    clock.pass_(5)
    before = left(house)

    async def fails(*_: object, **__: object) -> None:
        raise StoreLocked("here", "for a test")

    with monkeypatch.context() as broken:
        broken.setattr(house.store, "append", fails)
        await away(house, clock, BLINK)
        assert game(house).stands_since is not None
        clock.pass_(2)
    await look(house)
    assert game(house).stands_since is None and left(house) == pytest.approx(before)


# ---- before the deal, and at a start


async def test_a_lobby_stands_as_well(house: House, clock: Clock) -> None:
    lobby = await house.open_lobby(1, 77, HOST, "Ada", "zbojnici", {}, "cs")
    await lobby.lobby.sit(100, "Jana")
    await settled(house)
    await lobby.lobby.exchange(999, 101, "Karel", 300.0)
    lobby.lobby.touch()
    await away(house, clock, 3 * 3600.0)
    setup = lobby.table.setup
    assert lobby.table.phase == "lobby" and [user for user, _ in setup.kept] == ["101"]
    assert setup.kept_until == pytest.approx(clock() + 300.0) and setup.touched == pytest.approx(clock())


async def test_a_table_says_that_it_is_back_when_people_can_press(store: Store, clock: Clock) -> None:
    laid: Laid = await seated(store, clock)
    house: Any = new_house(store, clock)
    house.client.shard_count = 1
    house.postman = Ears()
    house.gateway_sessions.expect()
    await house.open()
    await settled(house)
    assert "back" not in await kinds(store)
    clock.pass_(AWAY)
    house.gateway_session(0, lost=False)
    await settled(house)
    assert (await kinds(store))[-1] == "back"
    time = house.rooms[TABLE].table.running.time
    assert time.next_deadline() > clock() and house.rooms[TABLE].table.id == laid.table.id
    await house.close()


async def test_a_house_that_nobody_reached_closes(store: Store, clock: Clock) -> None:
    await seated(store, clock)
    house: Any = new_house(store, clock)
    house.client.shard_count = 1
    house.postman = Ears()
    house.gateway_sessions.expect()
    await house.open()
    await house.close()
    assert "back" not in await kinds(store)
