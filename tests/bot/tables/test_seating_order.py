"""The host puts the seats in an order before the deal; turns and the Commander pass on in it."""

import pytest

from bot.presenting.host_desk import lobby_host, place_page, seat_page
from bot.presenting.limits import faults
from bot.presenting.page import Menu, Page
from bot.presenting.texts import words_in
from bot.store import Store
from bot.tables.pages.options import options_page
from bot.tables.refusal import Refused
from bot.tables.session.lobby_view import lobby_scene
from engines.chance import seed_of
from tests.bot.presenting.boxed.tables import buttons
from tests.bot.tables.conftest import HOST, Clock, LocalTable, open_local, reloaded

EN = words_in("en")
PEOPLE = 7


async def full_lobby(store: Store, clock: Clock) -> LocalTable:
    """Return a lobby in which the person ``100 + seat`` is ready by the press ``5000 + seat``."""
    local = await open_local(store, clock)
    for seat in range(PEOPLE):
        await local.lobby_moves.sit(100 + seat, f"Hráč {seat + 1}")
        await local.lobby_moves.ready(100 + seat, 5_000 + seat)
    return local


def order(local: LocalTable) -> list[int | None]:
    assert [seat.seat for seat in local.table.seats] == list(range(PEOPLE))
    return [seat.user_id for seat in local.table.seats]


@pytest.mark.rule("MF-2.1", "MF-24.6")
@pytest.mark.parametrize(
    ("seat", "place", "after"),
    [(0, 6, [101, 102, 103, 104, 105, 106, 100]), (5, 1, [100, 105, 101, 102, 103, 104, 106]), (2, 2, [100, 101, 102, 103, 104, 105, 106])],
)
async def test_a_person_takes_the_place_of_another_and_the_rest_move_up(
    store: Store, clock: Clock, seat: int, place: int, after: list[int]
) -> None:
    local = await full_lobby(store, clock)
    await local.lobby_moves.move(100 + seat, 100 + place)
    assert order(local) == after
    again = await reloaded(store, clock)
    assert order(again) == after, "a kill keeps the order"
    assert again.table.everyone_ready


async def test_the_number_of_each_press_moves_with_its_person(store: Store, clock: Clock) -> None:
    """The seed is the one of the secret and the presses in the order of the seats, as the record promises."""
    local = await full_lobby(store, clock)
    seal = local.table.setup.seal
    await local.lobby_moves.move(106, 100)
    await local.lobby_moves.start(HOST)
    presses = [5_006, 5_000, 5_001, 5_002, 5_003, 5_004, 5_005]
    assert local.table.setup.presses == tuple(map(str, presses))
    assert local.table.seed == f"{seed_of(bytes.fromhex(local.table.setup.secret), presses):032x}"
    assert local.table.setup.seal == seal


async def test_the_order_is_fixed_by_the_deal(store: Store, clock: Clock) -> None:
    local = await full_lobby(store, clock)
    for seat, place in ((0, PEOPLE), (PEOPLE, 0)):
        with pytest.raises(Refused):
            await local.lobby_moves.move(100 + seat, 100 + place)
    await local.lobby_moves.start(HOST)
    before = order(local)
    with pytest.raises(Refused, match="no-lobby"):
        await local.lobby_moves.move(100, 101)
    assert order(local) == before


FIRST = [("escape_plan", "last_robber"), ("mafia_city", "starting"), ("nostra_city", "oldest")]
"""The games whose option names the first player."""


@pytest.mark.parametrize(("game", "option"), FIRST)
async def test_a_named_first_player_stays_first_in_any_chair(store: Store, clock: Clock, game: str, option: str) -> None:
    local = await open_local(store, clock, game=game)
    for person in range(100, 104):
        await local.lobby_moves.sit(person, f"Hráč {person}")
    await local.lobby_moves.choose_player(option, 102)
    assert local.table.options[option] == "seat_3"
    await local.lobby_moves.move(103, 100)
    assert local.table.options[option] == "seat_4"
    await local.lobby_moves.leave(100)
    assert local.table.options[option] == "seat_3"
    await local.lobby_moves.clear(101)
    assert local.table.options[option] == "seat_2"
    again = await reloaded(store, clock)
    assert again.table.options[option] == "seat_2", "a kill keeps who it is"
    await again.lobby_moves.leave(102)
    assert again.table.options[option] == "random", "nobody else is named in their place"
    with pytest.raises(Refused, match="no-seat"):
        await again.lobby_moves.choose_player(option, 102)


async def test_an_empty_chair_stays_named_by_its_number(store: Store, clock: Clock) -> None:
    local = await open_local(store, clock, game="nostra_city")
    for person in (100, 101):
        await local.lobby_moves.sit(person, f"Hráč {person}")
    await local.lobby_moves.change_option("oldest", "seat_5")
    await local.lobby_moves.leave(100)
    assert local.table.options["oldest"] == "seat_5"


@pytest.mark.parametrize(("game", "option"), FIRST)
async def test_the_page_of_the_first_player_offers_people(store: Store, clock: Clock, game: str, option: str) -> None:
    local = await open_local(store, clock, game=game)
    await local.lobby_moves.sit(100, "Tonda")
    await local.lobby_moves.fill(1)
    (machine,) = (seat for seat in local.table.seats if seat.bot_player)
    await local.lobby_moves.choose_player(option, machine.occupant)
    page = options_page(lobby_scene(local.table, EN), setting=option)
    assert values(page) == ["random", "sitter:100", f"sitter:{machine.occupant}", "seat_3", "seat_4", "seat_5"]
    (menu,) = (part for part in page.parts if isinstance(part, Menu))
    assert [choice.label for choice in menu.choices[1:3]] == ["1 Tonda", f"2 {machine.name}"]
    assert [choice.chosen for choice in menu.choices] == [False, False, True, False, False, False]


async def test_the_desk_offers_seats_and_places(store: Store, clock: Clock) -> None:
    local = await full_lobby(store, clock)
    scene = lobby_scene(local.table, EN)
    offered = [button for button in buttons(lobby_host(scene)) if button.label == EN("h-order")]
    assert len(offered) == 1 and not offered[0].disabled
    assert values(seat_page(scene, "order")) == [f"sitter:{100 + seat}" for seat in range(PEOPLE)]
    assert values(place_page(scene, 3)) == [f"sitter:{100 + seat}" for seat in range(PEOPLE) if seat != 3]
    assert not faults(place_page(scene, 3)) and not faults(lobby_host(scene))


def values(page: Page) -> list[str]:
    return [choice.value for part in page.parts if isinstance(part, Menu) for choice in part.choices]
