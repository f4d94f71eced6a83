"""The set-up (NC-2), the course of a Month (NC-1), and what the data say."""

import pytest

import engines
from engines import BadSetup
from engines.nostra_city.components import (
    DISTRICTS,
    GANGSTERS,
    INVESTIGATIONS,
    LUXURIES,
    MONEY,
    NOTES,
    START_FIELDS,
    VENDETTA_DECK,
)
from engines.nostra_city.views import MyPart, NostraCityView
from engines.table import Game
from tests.engines.driving import ask_named, shown
from tests.engines.nostra_city.harness import table

THREE = ("gisella | | 5 5", "bruno | | 5 5", "enzo | | 5 5")


def mine(game: Game, seat: int) -> MyPart:
    me = shown(game, seat, NostraCityView).me
    assert me is not None
    return me


def dealt(seats: int, seed: int, **options: str) -> Game:
    game = engines.start("nostra_city", seats=seats, options=options, seed=seed)
    while game.asks[0].name == "nostra_city.setup.colour":
        game.expire()
    return game


@pytest.mark.rule("NC-1.1", "NC-1.13")
def test_three_to_five_players() -> None:
    for seats in (2, 6):
        with pytest.raises(BadSetup):
            engines.start("nostra_city", seats=seats, seed=1)
    assert START_FIELDS == {3: 4, 4: 6, 5: 8}


@pytest.mark.rule("NC-2.1")
def test_gangsters_and_districts_are_shuffled_apart() -> None:
    dealt_out = [shown(engines.start("nostra_city", seats=3, seed=seed), None, NostraCityView).players for seed in range(40)]
    gangsters = [card.id for players in dealt_out for player in players for card in player.gangsters]
    districts = [card.id for players in dealt_out for player in players for card in player.districts]
    # each of the 20 and of the 14 comes to the table at times, to any seat
    assert (set(gangsters), set(districts)) == (set(GANGSTERS), set(DISTRICTS))
    for seat in range(3):
        assert len({frozenset(card.id for card in players[seat].gangsters) for players in dealt_out}) > 30
        assert len({players[seat].districts[0].id for players in dealt_out}) > 8


@pytest.mark.rule("NC-2.2", "NC-2.3", "NC-2.5", "NC-2.13")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_starting_goods_of_every_player(seats: int) -> None:
    game = engines.start("nostra_city", seats=seats, seed=seats)
    view = shown(game, None, NostraCityView)
    assert [len(player.gangsters) for player in view.players] == [3] * seats
    assert [len(player.districts) for player in view.players] == [1] * seats
    assert all(card.free for player in view.players for card in player.gangsters)
    assert all(card.free for player in view.players for card in player.districts)
    assert len({card.id for player in view.players for card in player.gangsters}) == 3 * seats
    assert [player.notes for player in view.players] == [0] * seats  # Banks are filled after the colours
    game = dealt(seats, seats)
    for seat in range(seats):
        assert [note.option for note in mine(game, seat).bank] == [f"note:{n}" for n in (2 * seat + 1, 2 * seat + 2, 11 + seat, 23 + seat)]
        assert [note.kind for note in mine(game, seat).bank] == ["note_5", "note_5", "note_10_innocent", "note_10_guilty"]


@pytest.mark.rule("NC-2.3", "NC-8.3")
def test_a_two_coloured_district_gives_its_respect_at_once() -> None:
    seen = []
    for seed in range(60):
        for player in shown(engines.start("nostra_city", seats=5, seed=seed), None, NostraCityView).players:
            if player.districts[0].id in ("new_jersey", "connecticut"):
                seen.append(player.respect)
            else:
                assert player.respect == 0
    assert seen and set(seen) == {1}


@pytest.mark.rule("NC-2.4", "NC-D1")
def test_colours_are_chosen_in_the_order_of_seats() -> None:
    game = engines.start("nostra_city", seats=5, seed=1)
    for seat, colour in enumerate(("white", "black", "blue")):
        (ask,) = game.asks
        assert (ask.seat, ask.default) == (seat, (next(option.id for option in ask.options),))
        game.answer(ask.id, f"colour:{colour}")
    game.expire()
    assert shown(game, None, NostraCityView).round == 1  # the last colour is not asked for
    assert [player.colour for player in shown(game, None, NostraCityView).players] == ["white", "black", "blue", "red", "yellow"]
    assert mine(game, 0).spaces_left == (1, 2, 3, 4)


@pytest.mark.rule("NC-2.6", "NC-2.7")
def test_no_investigation_lies_on_the_street_in_january() -> None:
    bottoms = []
    for seed in range(40):
        game = dealt(3 + seed % 3, seed)
        state = game._table.state
        assert len(state.street) == 4 and not set(state.street) & set(INVESTIGATIONS)
        told = [notice.text.args for notice in game.notices if notice.text.key == "nc-street"]
        assert [(one["space"], str(one["card"]).partition(":")[2]) for one in told] == list(enumerate(state.street, 1))
        deck = 46 - 4 * game.seats - 4
        assert len(state.street_deck) == deck and set(INVESTIGATIONS) <= set(state.street_deck)
        if "nostra_city.street_again" in game._table.chance._streams:
            bottoms.append(state.street_deck[0] in INVESTIGATIONS)
        cards = [*state.street, *state.street_deck, *[card for player in state.players for card in (*player.gangsters, *player.districts)]]
        assert sorted(cards) == sorted([*GANGSTERS, *DISTRICTS, *LUXURIES, *INVESTIGATIONS])
    assert len(bottoms) > 10 and not all(bottoms)  # they are shuffled in, not put at the bottom


@pytest.mark.rule("NC-2.8", "NC-2.9", "NC-2.10", "NC-2.11")
@pytest.mark.parametrize(("seats", "field"), [(3, 4), (4, 6), (5, 8)])
def test_the_piles(seats: int, field: int) -> None:
    game = dealt(seats, 7)
    view, state = shown(game, None, NostraCityView), game._table.state
    assert (view.note_deck, view.note_discard, view.note_top) == (53 - 4 * seats, 0, None)
    assert sorted(state.note_deck) == sorted({0, *range(1, 53)} - {note for player in state.players for note in player.bank})
    assert view.vendetta_deck == 27 and sorted(state.vendetta_deck) == sorted(VENDETTA_DECK)
    assert [player.cards for player in view.players] == [0] * seats
    assert (view.field, view.guilty, view.round, view.bribers_left, view.titles_out) == (field, True, 1, 3, False)


@pytest.mark.rule("NC-2.12", "NC-D29")
def test_the_starting_player() -> None:
    for seats in (3, 4, 5):
        for number in range(1, seats + 1):
            view = shown(dealt(seats, 3, oldest=f"seat_{number}"), None, NostraCityView)
            assert view.starter == view.order[0] == number - 1 and view.players[number - 1].starting
    assert {shown(dealt(4, seed), None, NostraCityView).starter for seed in range(40)} == {0, 1, 2, 3}
    with pytest.raises(BadSetup) as refused:
        engines.start("nostra_city", seats=3, options={"oldest": "seat_4"}, seed=1)
    assert refused.value.text.key == "setup-chair"


@pytest.mark.rule("NC-1.1", "NC-17.6", "NC-17.9", "NC-10.12", "NC-4.18")
def test_six_months_of_phases_in_their_order() -> None:
    play = table(*THREE).until_end()
    phases = [(told["month"], told["phase"]) for told in play.notices_of("phase")]
    assert phases == [
        *[(month, phase) for month in range(1, 6) for phase in ("business", "meeting", "trial", "reception")],
        *[(6, phase) for phase in ("business", "meeting", "trial", "final")],
    ]
    assert [told["final"] for told in play.notices_of("verdict")] == [False, True]
    assert play.keys().index("verdict-opens") < [n for n, key in enumerate(play.keys()) if key == "month"][3]


def test_the_numbers_of_notes_rise_with_their_money() -> None:
    assert list(MONEY) == sorted(MONEY) and sum(MONEY) == 830_000
    sides = {side: sum(note.fields for note in NOTES[1:] if note.icon == side) for side in ("innocent", "guilty")}
    assert sides == {"innocent": 33, "guilty": 33}


def test_a_capo_cannot_take_a_colour_that_is_gone() -> None:
    game = engines.start("nostra_city", seats=3, seed=1)
    game.answer(ask_named(game, "nostra_city.setup.colour", 0).id, "colour:red")
    assert "colour:red" not in [option.id for option in ask_named(game, "nostra_city.setup.colour", 1).options]
