"""Secrets show nowhere: decks and stacks, money, plans, tiles in the inventory, drafts (section 7 of the rules)."""

from collections.abc import Callable
from typing import Any

import pytest

import engines
from engines import GAMES
from engines.chance import Stream
from engines.escape_plan import asks
from engines.escape_plan.moves.steps import draw_bag
from engines.escape_plan.state import Turn
from engines.escape_plan.table import City
from engines.table import Ask, Game, Notice, Text
from tests.engines.driving import legal_picks
from tests.engines.escape_plan.harness import carry, given, turn
from tests.engines.pairs import stream_of
from tests.engines.rigging import start_swapped

SEATS = 4


def state(game: Game) -> Any:
    return game._table.state


def alike_until(stream: str, places: tuple[int, int], shown: Callable[[Game], bool], seed: int) -> int:
    """Let the clock play two games that differ in two places of a deal; compare all eyes until it may show. Returns the comparisons."""
    one = engines.start("escape_plan", seats=SEATS, options={}, seed=seed)
    two = start_swapped(GAMES["escape_plan"], SEATS, {}, seed, f"escape_plan.{stream}", places)
    compared = 0
    while one.outcome is None and not shown(one) and not shown(two):
        if not one.moves_made % 2:  # often enough, and each seat in turn
            x = compared % SEATS
            assert stream_of(one, x, len(one.notices) - 9) == stream_of(two, x, len(two.notices) - 9)
            compared += 1
        one.expire()
        two.expire()
    if not shown(one) and not shown(two):
        assert one.view(None) == two.view(None)  # to the end, story included
    return compared


DEALS: dict[str, tuple[str, tuple[int, int], Callable[[Game], bool]]] = {
    "contact deck": ("contacts", (25, 30), lambda game: len(state(game).contact_deck) < 32 - 25),
    "tile stack": ("tiles.b", (0, 1), lambda game: len(state(game).stacks["b"]) < 3),
    "patrol deck": ("patrol", (3, 4), lambda game: state(game).day > 1),
    "patrol card in the box": ("patrol", (4, 5), lambda game: state(game).day > 2),
    "green lockers": ("lockers.green", (0, 3), lambda game: False),
    "brown lockers": ("lockers.brown", (1, 4), lambda game: False),
    "exit tiles": ("exit_tiles.x", (1, 2), lambda game: False),
    "unused plans": ("plans", (6, 8), lambda game: False),
}


@pytest.mark.rule("EP-1.4", "EP-1.10", "EP-1.11", "EP-1.12", "EP-2.7")
@pytest.mark.parametrize("name", DEALS)
def test_decks_and_stacks_show_nowhere_before_they_are_turned_up(name: str) -> None:
    stream, places, shown = DEALS[name]
    assert alike_until(stream, places, shown, 3) > 2


def locker(tile: str) -> Callable[[City], None]:
    return lambda t: carry(t, tile)


@pytest.mark.rule("EP-2.6", "EP-2.7", "EP-19.6")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        (lambda t: setattr(t.player(0), "cash", 8), lambda t: setattr(t.player(0), "cash", 7)),
        (lambda t: setattr(t.player(0), "plan", "epl_1"), lambda t: setattr(t.player(0), "plan", "epl_9")),
        (locker("green_1"), locker("green_5")),
        (locker("x_1"), locker("x_3")),
    ],
    ids=["money", "plan", "locker", "exit tile"],
)
def test_only_its_owner_sees_behind_the_screen(one: Callable[[City], None], other: Callable[[City], None]) -> None:
    first, second = given(turn, prepare=one).game, given(turn, prepare=other).game
    for viewer in (None, 1, 2):
        assert first.view(viewer) == second.view(viewer)
    assert first.view(0) != second.view(0)


@pytest.mark.rule("EP-12.10")
def test_a_draft_is_seen_by_the_traveller_alone() -> None:
    def cans(t: City) -> None:
        t.player(0).cans = 2

    games = []
    for ticks in ("can:1", "-"):
        play = given(turn, at="metro_s", prepare=cans).do("move", ticks)
        assert all(ask.secret for ask in play.game.asks)
        games.append(play)
    one, two = games
    assert one.view() == two.view()
    assert one.view(1) == two.view(1)
    assert one.mine().ticked == ("can:1",)
    assert [notice.text for notice in one.game.notices] == [notice.text for notice in two.game.notices]
    one.do("location:biz_b2")
    assert one.view() == two.view()


@pytest.mark.rule("EP-19.6", "EP-21.4")
def test_tiles_drawn_are_seen_by_the_drawer_alone() -> None:
    def drawing(tiles: list[str]) -> Callable[[City], None]:
        def prepare(t: City) -> None:
            t.turn.drawn = tiles

        return prepare

    async def run(t: City) -> None:
        await turn(t)

    games = []
    for tiles in (["green_1", "green_2"], ["green_4", "green_5"]):
        play = given(run)
        drawing(tiles)(play.table)
        games.append(play)
    one, two = games
    assert one.view(1) == two.view(1)
    seen = one.view(1).turn
    assert seen is not None
    assert seen.drawn == 2
    assert [bag.value for bag in one.mine().drawn] == [0, 60]
    assert one.mine().drawn != two.mine().drawn


@pytest.mark.rule("EP-19.6", "EP-21.4")
def test_tiles_drawn_are_not_put_back_by_an_undo() -> None:
    async def run(t: City) -> None:
        t.state.turn = Turn(0, "morning")
        t.checkpoint()
        await draw_bag(t, 0, ["green_1", "green_2", "green_4"], 2)

    play = given(run)
    assert [ask.name for ask in play.game.asks] == [asks.KEEP_BAG]
    assert not play.game.checkpoints


# ---- no way back past what was shown

HIDDEN = [
    *[(seats, "plans", (seat, 8 - seat)) for seats in (1, 2, 3) for seat in range(seats)],
    *[(3, f"tiles.{letter}", (0, 1)) for letter in "abcd"],
    (3, "contacts", (8, 20)),
    (1, "contacts", (7, 30)),
    (2, "patrol", (0, 3)),
    (3, "patrol", (2, 4)),
    (1, "characters", (0, 4)),
    (2, "characters", (2, 3)),
    (2, "sandra.draw", (0, 9)),
    (1, "costa.draw", (0, 9)),
    (3, "lockers.green", (2, 4)),
    (3, "exit_tiles.x", (3, 4)),
]


@pytest.mark.parametrize(("seats", "stream", "places"), HIDDEN)
def test_revealed_secrets_cannot_be_taken_back(seats: int, stream: str, places: tuple[int, int]) -> None:
    """Two games differ in something hidden alone: once anybody sees them differ, the host cannot go back to before that."""
    for seed in range(3):
        one = engines.start("escape_plan", seats=seats, options={}, seed=seed)
        two = start_swapped(GAMES["escape_plan"], seats, {}, seed, f"escape_plan.{stream}", places)
        unaware = [seat for seat in range(seats) if one.view(seat) == two.view(seat)]
        answers = Stream(seed, "answers")
        while one.outcome is None and [offered(ask) for ask in one.asks] == [offered(ask) for ask in two.asks]:
            ask = answers.pick(one.asks)
            picks = legal_picks(ask, answers)
            told = [list(game.answer(ask.id, *picks)) for game in (one, two)]
            if one.view(None) != two.view(None) or any(reached(told[0], seat) != reached(told[1], seat) for seat in unaware):
                for game in (one, two):
                    assert [moves for moves in game.checkpoints if moves < game.moves_made] == []
                break


def offered(ask: Ask) -> tuple[str, list[str]]:
    return ask.id, [option.id for option in ask.options]


def reached(told: list[Notice], seat: int) -> list[Text]:
    return [notice.text for notice in told if notice.to is None or seat in notice.to]
