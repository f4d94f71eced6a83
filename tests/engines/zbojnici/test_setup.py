"""Set-up and course of a game (ZB-1, ZB-2, ZB-13, ZB-16), and what lies in the box (section 3 of the rules)."""

import pytest
from pydantic import ValidationError

import engines
from engines.table import BadSetup, Game, IllegalAnswer
from engines.zbojnici import RULEBOOK, ZbojniciOptions, ZbojniciView
from engines.zbojnici.components import COLORS, COMPONENTS, DAYS, DISTRICTS, PRISON, RING
from tests.engines.zbojnici.harness import city


def look(game: Game, seat: int | None = None) -> ZbojniciView:
    view = game.view(seat)
    assert isinstance(view, ZbojniciView)
    return view


def deal(seats: int, seed: int) -> Game:
    return engines.start("zbojnici", seats=seats, seed=seed)


def test_the_box_is_complete() -> None:
    assert len(DAYS) == COMPONENTS["day_cards"] == 7
    assert len(DISTRICTS) + 1 == COMPONENTS["district_boards"]  # the start board is the ninth
    assert COMPONENTS["district_cards"] == 5 * 7 + 8
    assert COMPONENTS["figures"] == 5 * 3 + 3
    assert [district.id for district in DISTRICTS.values() if district.risky] == ["palace", "carriage", "treasury"]


@pytest.mark.rule("ZB-1.1", "ZB-1.2", "ZB-1.3")
def test_the_ring_is_random_and_ends_in_the_dungeon() -> None:
    orders = [tuple(place.district for place in look(deal(4, seed)).places) for seed in range(700)]
    assert all(order[PRISON] == "dungeon" and sorted(order[:PRISON]) == sorted(RING) for order in orders)
    first = [order[0] for order in orders]
    assert all(70 <= first.count(district) <= 130 for district in RING)  # a hundred each, on average
    game = deal(4, 3)
    before = [place.district for place in look(game).places]
    while game.outcome is None:
        game.expire()
    assert [place.district for place in look(game).places] == before


@pytest.mark.rule("ZB-1.4", "ZB-1.5", "ZB-3.2")
def test_six_of_seven_day_cards_are_turned_up_and_the_last_never_is() -> None:
    game = deal(3, 4)
    while game.outcome is None:
        game.expire()
    told = [notice.text.args["day"] for notice in game.notices if notice.text.key == "zb-round"]
    assert len(set(told)) == 6
    assert look(game).deck == 0
    (boxed,) = look(game).unturned
    assert f"day:{boxed}" not in told


@pytest.mark.rule("ZB-1.6", "ZB-2.3")
def test_the_prince_is_drawn_and_everybody_knows_him() -> None:
    princes = [look(deal(5, seed)).prince for seed in range(500)]
    assert all(70 <= princes.count(seat) <= 130 for seat in range(5))
    told = next(notice for notice in deal(5, 1).notices if notice.text.key == "zb-prince")
    assert (told.to, told.text.args["seat"]) == (None, f"seat:{princes[1]}")


@pytest.mark.rule("ZB-1.9", "ZB-1.14")
def test_colours_go_to_the_first_taker() -> None:
    game = deal(4, 2)
    robbers = [ask.seat for ask in game.asks]
    first, second, third = game.asks
    assert [option.id for option in first.options] == [f"color:{color}" for color in COLORS]
    game.answer(second.id, "color:blue")
    with pytest.raises(IllegalAnswer):
        game.answer(first.id, "color:blue")
    game.answer(first.id, "color:red")
    assert [option.id for option in third.options] == ["color:green", "color:purple", "color:orange"]
    game.expire(third.id)
    assert [look(game).players[seat].color for seat in robbers] == ["red", "blue", "green"]
    prince = look(game).prince
    assert prince is not None and look(game).players[prince].color == "white"


@pytest.mark.rule("ZB-1.9")
def test_the_clock_gives_the_next_free_colours_in_seat_order() -> None:
    game = deal(6, 2)
    third = game.asks[2]
    game.answer(third.id, "color:green")
    game.expire(*[ask.id for ask in game.asks])
    robbers = [player for player in look(game).players if player.role == "robber"]
    assert [player.color for player in robbers] == ["red", "blue", "green", "purple", "orange"]


def test_the_fifth_robber_takes_the_last_colour_unasked() -> None:
    game = deal(6, 2)
    for _ in range(4):
        game.answer(game.asks[0].id, game.asks[0].options[-1].id)
    assert look(game).phase == "planning"
    assert {player.color for player in look(game).players} == {"white", *COLORS}


@pytest.mark.rule("ZB-2.1", "ZB-2.2", "ZB-14.1")
def test_six_rounds_of_three_phases() -> None:
    game = deal(3, 8)
    while game.outcome is None:
        game.expire()
    keys = [notice.text.key for notice in game.notices]
    frame = [key for key in keys if key in ("zb-round", "zb-planning", "zb-reveal", "zb-evening")]
    assert frame == ["zb-round", "zb-planning", "zb-reveal", "zb-evening"] * 6
    assert keys.index("zb-end") > max(place for place, key in enumerate(keys) if key == "zb-evening")


@pytest.mark.rule("ZB-2.1")
def test_the_story_has_the_six_days_and_no_other() -> None:
    game = deal(3, 8)
    while game.outcome is None:
        game.expire()
    story = look(game).story
    assert story is not None and [day.number for day in story.days] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("ZB-13.2", "ZB-1.7")
def test_the_bank_pays_more_than_all_coins_of_the_box() -> None:
    play = city("red blue", {"market": "red3"}, purse={"red": 500, "blue": 700})
    assert play.purse("red") == (512,)
    assert play.view(None).players[0].ducats is None


@pytest.mark.rule("ZB-13.3")
def test_a_purse_never_goes_below_nothing() -> None:
    play = city("red blue", {"dungeon": "white1 red3"}, fine=3, purse={"red": 2}).idle()
    assert play.purse("red") == (0,)


@pytest.mark.rule("ZB-13.4", "ZB-16.3")
def test_nothing_can_be_given_away_and_nothing_can_be_chosen() -> None:
    game, names = deal(6, 11), set[str]()
    while game.outcome is None:
        names |= {ask.name for ask in game.asks}
        game.answer(game.asks[0].id, *[option.id for option in game.asks[0].options[: max(1, game.asks[0].least)]])
    assert not [name for name in names if "give" in name or "trade" in name]
    assert ZbojniciOptions.model_fields == {}
    with pytest.raises(ValidationError):
        ZbojniciOptions.model_validate({"teams": True})
    with pytest.raises(BadSetup):
        engines.start("zbojnici", seats=4, options={"solo": True}, seed=1)


@pytest.mark.rule("ZB-16.1", "ZB-16.2", "ZB-15.2")
def test_players_by_number_of_seats() -> None:
    for seats in range(3, 7):
        roles = [player.role for player in look(deal(seats, 1)).players]
        assert (roles.count("prince"), roles.count("robber")) == (1, seats - 1)
    assert [player.role for player in look(deal(2, 1)).players] == ["robber", "robber"]
    for seats in (1, 7):
        with pytest.raises(BadSetup):
            deal(seats, 1)
    assert RULEBOOK.seats == range(2, 7)


@pytest.mark.rule("ZB-14.4")
def test_the_winner_is_marked_at_the_end_only() -> None:
    play = city("red blue", purse={"red": 60, "blue": 55}, round=6, begin="planning")
    assert not any(player.won for player in play.view(None).players) and play.view(None).story is None
    play.plan("white", "home home home").plan("red", "market market market").plan("blue", "tavern tavern tavern")
    play.until_end()
    assert [player.won for player in play.view(None).players] == [False, True, False]
