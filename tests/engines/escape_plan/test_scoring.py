"""The end of the game, scores and ties (EP-27)."""

from typing import Unpack

import pytest

from engines.escape_plan import ending
from engines.escape_plan.ending import best, sheet
from engines.escape_plan.state import Asset, Player, Sheet
from engines.escape_plan.table import City
from engines.table import Outcome
from tests.engines.escape_plan.harness import Moment, Play, Prepare, carry, given, without_locked_assets


def bare(player: Player) -> None:
    without_locked_assets(player)
    player.assets = []
    player.cash = 0


def end(prepare: Prepare, /, **more: Unpack[Moment]) -> Play:
    """End the game after ``prepare`` with players who have nothing."""

    async def run(t: City) -> object:
        for player in t.state.players:
            bare(player)
        prepare(t)
        return ending.finish(t)

    more["day"] = 3
    return given(run, **more)


def escape(t: City, *seats: int) -> None:
    for seat in seats:
        ending.escape(t, seat, 0)


def contacts(player: Player, number: int, covered: int = 0) -> None:
    for field, entry in enumerate(player.entries):
        entry.contact = field + 1 if field < number else 0
        entry.cuffed = field >= len(player.entries) - covered


@pytest.mark.rule("EP-27.4", "EP-27.3", "EP-14.7", "EP-24.8", "EP-22.7")
def test_x_61_a_score_sheet() -> None:
    def prepare(t: City) -> None:
        player = t.player(0)
        player.visited = ["casino", "bar", "night_club", "gym", "safe_1", "safe_2"]
        player.cash, player.row, player.wounds = 7, 5, 2
        player.assets = [Asset("as_extra", used=True), Asset("as_heal", used=True), Asset("as_key", used=True), Asset("as_avoid")]
        contacts(player, 4, covered=0)
        player.entries[4].cuffed = True
        player.pockets[0].item, player.pockets[1].item = "black_2", "x_3"
        escape(t, 0)

    play = end(prepare, plan="epl_4")
    assert play.state.sheets == [Sheet(0, 150, 50, 100, cash=7, assets=30, contacts=30, bags=150, penalty=30, wounds=40)]
    assert play.state.sheets[0].total == 447
    assert play.game.outcome is not None
    assert play.game.outcome.scores == {0: 447}
    assert play.notices_of("score")[0]["total"] == 447


@pytest.mark.rule("EP-27.3", "EP-14.3")
@pytest.mark.parametrize(
    ("held", "cuffs", "worth"), [(5, 1, 60), (3, 2, 0), (5, 0, 100), (0, 2, 0), (1, 3, 0), (4, 2, 10), (2, 0, 10), (3, 0, 30)]
)
def test_x_51_x_52_a_contact_goes_for_each_handcuffs_card(held: int, cuffs: int, worth: int) -> None:
    def prepare(t: City) -> None:
        contacts(t.player(0), held, cuffs)
        escape(t, 0)

    assert end(prepare).state.sheets[0].contacts == worth


@pytest.mark.rule("EP-27.4", "EP-16.3")
def test_the_income_symbol_is_worth_nothing_at_the_end() -> None:
    def prepare(t: City) -> None:
        t.player(0).visited = ["bar", "art_gallery", "safe_1"]
        escape(t, 0)

    assert end(prepare, plan="epl_4").state.sheets[0].total == 0


@pytest.mark.rule("EP-27.1", "EP-3.3")
def test_players_still_in_the_city_are_arrested() -> None:
    play = end(lambda t: escape(t, 1))
    assert [player.gone for player in play.state.players] == ["arrested", "escaped", "arrested"]
    assert [told["cause"] for told in play.notices_of("arrested")] == ["end", "end"]
    assert [one.actor for one in play.state.sheets] == [1]


@pytest.mark.rule("EP-27.2")
def test_nobody_wins_if_nobody_escaped() -> None:
    play = end(lambda t: setattr(t.player(0), "cash", 99))
    assert play.game.outcome is not None
    assert (play.game.outcome.winners, play.game.outcome.reason) == (frozenset(), "all_arrested")
    assert play.state.sheets == []


@pytest.mark.rule("EP-27.2")
def test_a_rich_prisoner_does_not_win() -> None:
    def prepare(t: City) -> None:
        t.player(0).cash, t.player(1).cash = 500, 1
        escape(t, 1)

    play = end(prepare)
    assert play.state.winners == (1,)
    assert play.state.reason == "escaped"


def two(t: City, one: dict[str, int], other: dict[str, int]) -> None:
    """Seats 0 and 1 have escaped, with cash, row, wounds, and a bag that makes the totals equal."""
    for seat, made in enumerate((one, other)):
        for name, value in made.items():
            setattr(t.player(seat), name, value)
        escape(t, seat)


@pytest.mark.rule("EP-27.5")
def test_x_62_ties_more_cash() -> None:
    def prepare(t: City) -> None:
        two(t, {"cash": 40}, {"cash": 0})
        t.player(1).pockets[0].item = "x_2"

    play = end(prepare)
    assert [one.total for one in play.state.sheets] == [40, 40]
    assert play.state.winners == (0,)


@pytest.mark.rule("EP-27.5")
def test_ties_lower_notoriety() -> None:
    def prepare(t: City) -> None:
        two(t, {"cash": 50, "row": 1, "wounds": 2}, {"cash": 50, "row": 6, "wounds": 0})

    play = end(prepare)
    assert [one.total for one in play.state.sheets] == [10, 10]
    assert play.state.winners == (0,)


@pytest.mark.rule("EP-27.5")
def test_ties_fewer_wounds() -> None:
    def prepare(t: City) -> None:
        two(t, {"cash": 50, "wounds": 1}, {"cash": 50, "wounds": 0})
        t.player(0).assets = [Asset("as_extra", used=True), Asset("as_heal", used=True)]

    play = end(prepare)
    assert [one.total for one in play.state.sheets] == [50, 50]
    assert play.state.winners == (1,)


@pytest.mark.rule("EP-27.5")
def test_ties_shared() -> None:
    play = end(lambda t: two(t, {"cash": 50}, {"cash": 50}))
    assert play.state.winners == (0, 1)
    assert play.state.reason == "shared"
    assert play.game.outcome is not None
    assert play.game.outcome.winners == {0, 1}


@pytest.mark.rule("EP-27.1", "EP-16.7")
def test_the_end_uncovers_everything() -> None:
    play = end(lambda t: escape(t, 0))
    assert [told["plan"] for told in play.notices_of("hidden")] == [f"plan:{player.plan}" for player in play.state.players]
    story = play.view(None).story
    assert story is not None
    assert [hand.gone for hand in story.hands] == ["escaped", "arrested", "arrested"]
    assert story.reason == play.state.reason == "escaped"


@pytest.mark.rule("EP-27.1")
@pytest.mark.parametrize(("gone", "over"), [((), False), ((0, 1), False), ((0, 1, 2), True)])
def test_the_game_ends_when_nobody_is_left(gone: tuple[int, ...], over: bool) -> None:
    found: list[bool] = []

    async def run(t: City) -> None:
        for seat in gone:
            ending.arrest(t, seat, "toll") if seat == 1 else ending.escape(t, seat, 0)
        found.append(ending.over(t))

    given(run, day=3)
    assert found == [over]


@pytest.mark.rule("EP-27.4", "EP-24.8")
def test_the_penalty_of_each_row() -> None:
    found: list[int] = []

    async def run(t: City) -> None:
        for row in range(1, 11):
            t.player(0).row = row
            found.append(sheet(t, 0).penalty)

    given(run)
    assert found == [0, 5, 10, 20, 30, 40, 50, 65, 80, 100]


@pytest.mark.rule("EP-27.2")
def test_without_sheets_nobody_is_best() -> None:
    found: list[list[int]] = []

    async def run(t: City) -> None:
        found.append(best(t, []))

    given(run)
    assert found == [[]]


@pytest.mark.rule("EP-16.7", "EP-27.4")
def test_at_the_end_plans_bags_and_cash_are_shown_to_everybody() -> None:
    async def run(t: City) -> Outcome:
        without_locked_assets(t.player(0))
        carry(t, "green_3", "cap", "x_2")
        ending.escape(t, 0, 0)
        return ending.finish(t)

    play = given(run, day=3)
    assert play.notices_of("hidden")[0] == {"seat": "seat:0", "plan": "plan:epl_4", "bags": ("bag:green_3", "bag:x_2"), "cash": 9}
    assert play.notices_of("end") == [{"reason": "escaped", "winners": ("seat:0",)}]
