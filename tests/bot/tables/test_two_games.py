"""Nobody plays two games of one server at once, through any door and however close together (CL-21.2)."""

import asyncio
from collections.abc import Callable

import pytest

from bot.store import Store
from bot.tables.opening import ForEvening
from bot.tables.refusal import Refused
from bot.tables.registry import TableRegistry
from bot.tables.session.lobby_clock import LaterStart, LobbyClock
from bot.tables.session.seating import Seat
from bot.tables.session.surroundings import NoSurroundings
from bot.tables.table_index import still_plays
from bot.tables.table_session import TableSession
from tests.bot.tables.conftest import HOST, Clock
from tests.bot.tables.test_guessing import second_dusk

PEOPLE = range(100, 106)


async def lobbies(registry: TableRegistry, *, shared: bool = True) -> tuple[TableSession, TableSession]:
    """Return two lobbies of one server: six people in the first, and in the second if ``shared``."""
    one, other = [await registry.open_lobby(1, 7 + n, HOST, "Ada", "mafie", {}, "cs") for n in range(2)]
    for session in (one, other) if shared else (one,):
        for person in PEOPLE:
            await session.lobby_moves.sit(person, f"Hráč {person}")
    return one, other


async def tried(*moves: object) -> list[str]:
    """Make the moves at once; return the keys of the refusals."""
    made = await asyncio.gather(*moves, return_exceptions=True)  # type: ignore[call-overload]  # coroutines
    for one in made:
        if isinstance(one, BaseException) and not isinstance(one, Refused):
            raise one
    return [one.key for one in made if isinstance(one, Refused)]


def twice(one: TableSession, other: TableSession) -> list[int]:
    """Return the people who play at both tables."""
    games = [session.table for session in (one, other) if session.table.phase in ("running", "paused")]
    return [person for person in PEOPLE if sum(still_plays(table, person) for table in games) > 1]


@pytest.mark.rule("CL-21.2")
async def test_of_two_lobbies_dealt_at_once_one_is_dealt(new_registry: Callable[[], TableRegistry]) -> None:
    one, other = await lobbies(new_registry())
    assert await tried(one.lobby_moves.start(HOST), other.lobby_moves.start(HOST)) == ["no-deal-playing"]
    assert not twice(one, other) and {one.table.phase, other.table.phase} == {"running", "lobby"}


@pytest.mark.rule("CL-21.2")
async def test_sitting_down_at_the_moment_of_two_deals_gives_one_game(new_registry: Callable[[], TableRegistry]) -> None:
    """Both presses are stored in one transaction, so that no index knows of the seat when the other lobby is dealt."""
    one, other = await lobbies(new_registry(), shared=False)
    await one.lobby_moves.clear(one.table.seat(0).occupant)
    await other.lobby_moves.sit(PEOPLE[0], "Hráč")
    await one.lobby_moves.fill(1)
    await other.lobby_moves.fill(5)
    await tried(one.lobby_moves._sit(PEOPLE[0], Seat(0, PEOPLE[0], "Hráč")), one.lobby_moves.start(HOST), other.lobby_moves.start(HOST))
    assert not twice(one, other)


@pytest.mark.rule("CL-21.2")
async def test_a_chair_that_is_taken_in_the_moment_of_a_deal_elsewhere_is_refused(new_registry: Callable[[], TableRegistry]) -> None:
    one, other = await lobbies(new_registry(), shared=False)
    await one.lobby_moves.start(HOST)
    assert await tried(*(other.lobby_moves.sit(person, "Hráč") for person in PEOPLE)) == ["no-two-tables"] * len(PEOPLE)
    assert not other.table.seats


@pytest.mark.rule("CL-21.2")
@pytest.mark.parametrize("door", ["take back", "accept"])
async def test_of_a_seat_in_a_running_game_and_a_deal_elsewhere_at_once_only_one_succeeds(
    new_registry: Callable[[], TableRegistry], door: str
) -> None:
    one, other = await lobbies(new_registry(), shared=False)
    person, place = (PEOPLE[0], 0) if door == "take back" else (700, 1)
    await one.lobby_moves.start(HOST)
    await (one.host_moves.automate(HOST, place) if door == "take back" else one.host_moves.offer(HOST, place, person, 1))
    await other.lobby_moves.sit(person, "Hráč")
    await other.lobby_moves.fill(5)
    back = one.host_moves.give_back(person, place) if door == "take back" else one.host_moves.accept(person, place, "Hráč")
    assert len(await tried(back, other.lobby_moves.start(HOST))) == 1
    assert [still_plays(session.table, person) and session.table.phase == "running" for session in (one, other)].count(True) == 1


async def game_of_the_evening(registry: TableRegistry) -> TableSession:
    """Return a running game of the evening."""
    session = await registry.open_lobby(1, 7, HOST, "Ada", "mafie", {}, "cs", evening=ForEvening(evening="eabcdefgh"))
    for person in PEOPLE:
        await session.lobby_moves.sit(person, "Hráč")
    await session.lobby_moves.start(HOST)
    return session


async def next_lobby(registry: TableRegistry, clock: Clock, kept: int) -> TableSession:
    """Return the next lobby of the evening, which keeps a chair for ``kept`` until the next minute."""
    wanted = ForEvening(evening="eabcdefgh", kept=((str(kept), "Hráč"),), kept_until=clock() + 60)
    return await registry.open_lobby(1, 9, HOST, "Ada", "zbojnici", {}, "cs", evening=wanted)


async def attend_after(session: TableSession, clock: Clock, seconds: float) -> list[int]:
    """Let the clock of a lobby look after so many seconds; return the people with kept chairs."""
    clock.pass_(seconds)
    lobby = session.lobby_moves
    await LobbyClock(lobby, LaterStart(session.table, lobby), 5.0).attend()
    return [int(user) for user, _ in session.table.setup.kept]


@pytest.mark.rule("CL-22.19", "CL-21.2")
async def test_a_chair_waits_for_a_game_of_the_evening_and_five_minutes_more_across_restarts(
    new_registry: Callable[[], TableRegistry], clock: Clock
) -> None:
    registry = new_registry()
    one = await game_of_the_evening(registry)
    following = await next_lobby(registry, clock, PEOPLE[0])
    assert await attend_after(following, clock, 61) == [PEOPLE[0]]
    await one.host_moves.end(HOST)
    one.table.phase = "ended"
    assert await attend_after(following, clock, 301) == [PEOPLE[0]], "the clock is a new one each time, as after a restart"
    assert await attend_after(following, clock, 301) == []


@pytest.mark.rule("CL-22.19", "CL-21.2")
async def test_no_chair_is_kept_longer_for_a_player_already_out(
    new_registry: Callable[[], TableRegistry], clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their table goes on for an hour perhaps; they may sit down here at once, and did not."""
    registry = new_registry()
    one = await game_of_the_evening(registry)
    following = await next_lobby(registry, clock, PEOPLE[0])
    monkeypatch.setattr("bot.tables.table_index.gone", lambda _public: frozenset({one.table.seat_of(PEOPLE[0])}))
    assert await attend_after(following, clock, 61) == []


@pytest.mark.rule("CL-21.2")
async def test_after_a_restart_a_lobby_knows_of_the_other_game_before_anybody_looks(new_registry: Callable[[], TableRegistry]) -> None:
    one, other = await lobbies(new_registry())
    await one.lobby_moves.start(HOST)
    again = new_registry()
    await again.restore_tables()
    lobby = again.loaded(other.table.id)
    assert lobby is not None
    assert await tried(lobby.lobby_moves.start(HOST)) == ["no-deal-playing"]
    await again.close()


@pytest.mark.rule("MF-15.15")
async def test_the_owner_of_a_seat_that_an_automated_player_keeps_takes_no_other_at_this_table(
    new_registry: Callable[[], TableRegistry],
) -> None:
    """They know its secrets, and would sit on two seats once they take it back; the host may offer them none either."""
    one, _ = await lobbies(new_registry(), shared=False)
    await one.lobby_moves.start(HOST)
    await one.host_moves.offer(HOST, 1, 700, 1)
    await one.host_moves.accept(700, 1, "Host")
    await one.host_moves.automate(HOST, 1)
    assert await tried(one.host_moves.offer(HOST, 2, 700, 2)) == ["no-replacement"]
    await one.host_moves.offer(HOST, 2, 701, 2)
    await one.host_moves.accept(701, 2, "Host")
    assert [seat.user_id for seat in one.table.seats[:3]] == [100, None, 701]


class AtAnotherTable(NoSurroundings):
    """Surroundings in which everybody has a seat at another table of the server as well."""

    def sits_elsewhere(self, _user_id: int, _table: object) -> bool:
        return True


@pytest.mark.rule("MF-15.11")
async def test_who_is_out_sees_no_tokens_while_they_sit_at_another_table_and_the_living_see_their_own(store: Store, clock: Clock) -> None:
    local, out, living = await second_dusk(store, clock)
    scene = local.table.scene()
    assert scene.view(out) != scene.public
    local.table.surroundings = AtAnotherTable()
    scene = local.table.scene()
    assert scene.view(out) == scene.public
    assert all(scene.view(seat).me is not None for seat in living)
