"""Chairs of a lobby that an evening keeps (CL-8.3 to 8.6)."""

import pytest

from bot.store import Store, TableRow
from bot.tables.session.live_table import LiveTable
from bot.tables.session.lobby import Lobby
from bot.tables.session.setup import Setup, sealed


async def a_lobby(store: Store, kept: tuple[int, ...], queue: tuple[int, ...] = ()) -> Lobby:
    """Return a lobby of six chairs, some of them kept."""
    setup = Setup(evening="eabcdefgh", kept=tuple((str(user), f"P{user}") for user in kept), kept_until=100.0, queue=tuple(map(str, queue)))
    row = TableRow(id="t1", guild_id=1, channel_id=2, host_id=3, game="zbojnici", setup=sealed(setup, "t1").json())
    await store.create_table(row)
    return Lobby(LiveTable(row, (), store, lambda: 50.0))


def seated(lobby: Lobby) -> list[int | None]:
    return [seat.user_id for seat in lobby.table.seats]


def waiting(lobby: Lobby) -> list[int]:
    return [user for user, _ in lobby.table.waiting]


@pytest.mark.rule("CL-8.3", "CL-8.5")
async def test_a_kept_chair_is_for_its_person_alone(store: Store) -> None:
    lobby = await a_lobby(store, kept=(1, 2))
    for stranger in (11, 12, 13, 14, 15):
        await lobby.sit(stranger, f"P{stranger}")
    assert seated(lobby) == [11, 12, 13, 14] and waiting(lobby) == [15]
    assert await lobby.sit(2, "P2") == 4
    assert lobby.table.setup.kept == (("1", "P1"),)
    saved = await store.table("t1")
    assert saved is not None and saved.table.setup["kept"] == [["1", "P1"]], "what is kept is durable"


@pytest.mark.rule("CL-8.5")
async def test_the_evenings_waiting_list_comes_before_walk_ins(store: Store) -> None:
    lobby = await a_lobby(store, kept=(1, 2, 3, 4, 5, 6), queue=(21, 22))
    for person in (31, 22, 32, 21):
        assert await lobby.sit(person, f"P{person}") is None
    assert waiting(lobby) == [21, 22, 31, 32]


@pytest.mark.rule("CL-8.6")
async def test_released_chairs_go_to_people_waiting_here(store: Store) -> None:
    lobby = await a_lobby(store, kept=(1, 2, 3, 4, 5, 6), queue=(21,))
    for person in (31, 21, 1):
        await lobby.sit(person, f"P{person}")
    assert seated(lobby) == [1] and waiting(lobby) == [21, 31]
    assert await lobby.free_kept(lambda _user: False, 300.0) == 3
    assert seated(lobby) == [1, 21, 31] and waiting(lobby) == []
    assert await lobby.free_kept(lambda _user: False, 300.0) == 3, "a second time nothing happens"


@pytest.mark.rule("CL-5.11")
async def test_a_kept_chair_is_given_up(store: Store) -> None:
    lobby = await a_lobby(store, kept=(1, 2, 3, 4, 5, 6))
    await lobby.sit(31, "P31")
    assert await lobby.free_kept_chair(2)
    assert not await lobby.free_kept_chair(2)
    assert seated(lobby) == [31]


async def test_automated_players_and_free_chairs_leave_the_kept_ones_alone(store: Store) -> None:
    lobby = await a_lobby(store, kept=(1, 2))
    assert await lobby.fill(6) == 4
    await lobby.sit(41, "P41")
    await lobby.clear(lobby.table.seat(0).occupant)
    assert len(seated(lobby)) == 4 and waiting(lobby) == [], "who waits has the chair that was freed"
    await lobby.sit(1, "P1")
    await lobby.sit(2, "P2")
    assert len(seated(lobby)) == 6


async def test_the_chairs_of_all_automated_players_are_freed_at_once(store: Store) -> None:
    """They go to the people who wait; the others move up, and the store holds the same."""
    lobby = await a_lobby(store, kept=())
    await lobby.fill(2)
    await lobby.sit(1, "P1")
    await lobby.fill(3)
    await lobby.sit(2, "P2")
    assert waiting(lobby) == [2]
    await lobby.clear_bot_players()
    assert seated(lobby) == [1, 2] and waiting(lobby) == []
    saved = await store.table("t1")
    assert saved is not None and [(seat.seat, seat.user_id) for seat in saved.seats] == [(0, 1), (1, 2)]


@pytest.mark.rule("CL-22.19")
async def test_the_chair_of_a_player_at_another_table_is_kept_longer(store: Store) -> None:
    lobby = await a_lobby(store, kept=(1, 2))
    await lobby.free_kept(lambda user: user == 2, 300.0)
    assert lobby.table.setup.kept == (("2", "P2"),)
    assert lobby.table.setup.kept_until == 350.0
