"""The box and the set-up (MC-1, tables 5.1 to 5.9), and what holds in general (MC-2)."""

from collections import Counter

import pytest

import engines
from engines.chance import Stream
from engines.mafia_city.components import (
    CARDS,
    COLORS,
    COMPONENTS,
    EFFECTS,
    KINDS,
    LOCATIONS,
    PLAYERS,
    SLOTS,
    SYMBOLS,
)
from engines.table import BadSetup
from tests.engines.driving import play_out, random_move
from tests.engines.mafia_city.harness import city, dealt

TABLE_5_5 = {
    "hired_killer": (1, 1, 1, 1),
    "informer": (1, 2, 1, 1),
    "thief": (1, 1, 1, 1),
    "police_chief": (1, 2, 1, 1),
    "fbi": (1, 1, 2, 1),
    "police_raid": (1, 1, 2, 0),
    "pulling_strings": (2, 1, 0, 1),
    "big_plan": (1, 2, 1, 1),
    "complicity": (2, 1, 0, 1),
    "rackets": (2, 1, 1, 0),
    "secret_deal": (2, 1, 0, 2),
}


@pytest.mark.rule("MC-10.1", "MC-1.12")
def test_the_cards_are_those_of_the_table() -> None:
    counts: Counter[tuple[str, str]] = Counter((card.kind, card.symbol) for card in CARDS.values())
    for kind, row in TABLE_5_5.items():
        assert tuple(counts[kind, symbol] for symbol in ("fist", "hat", "bullet", "plus1")) == row
    assert (len(CARDS), sum(counts.values())) == (49, 49)
    assert COMPONENTS["cards"] == COMPONENTS["action_cards"] + COMPONENTS["overview_cards"] + COMPONENTS["spare_cards"]
    assert COMPONENTS["mafioso_tokens"] == len(COLORS) * 12


@pytest.mark.rule("MC-10.3")
def test_every_row_has_its_type_and_its_source() -> None:
    types = Counter(KINDS[card.kind].type for card in CARDS.values())
    assert types == {"action": 26, "location": 9, "reaction": 14}
    assert {name: row.type for name, row in SYMBOLS.items()} == {
        "fist": "reaction",
        "hat": "action",
        "bullet": "action",
        "plus1": "location",
    }
    assert SYMBOLS["fist"].together == (2,)
    rows = [*LOCATIONS.values(), *KINDS.values(), *CARDS.values(), *EFFECTS.values(), *SYMBOLS.values(), *SLOTS.values(), *PLAYERS.values()]
    assert all(row.source for row in rows)


@pytest.mark.rule("MC-11.2", "MC-11.3")
def test_only_the_listed_effects_can_be_cancelled() -> None:
    assert set(EFFECTS) == (set(KINDS) | {"hat_one", "hat_two", "bullet", "plus1", "fists", "prison", "harbour"})
    assert all("fists" in row.cancelled_by for row in EFFECTS.values() if row.what != "location")
    assert (EFFECTS["prison"].cancelled_by, EFFECTS["harbour"].cancelled_by) == (("police_chief",), ("fbi",))


@pytest.mark.rule("MC-1.1")
@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_only_three_to_five_play(seats: int) -> None:
    with pytest.raises(BadSetup):
        engines.start("mafia_city", seats=seats, seed=1)


@pytest.mark.rule("MC-1.11", "MC-1.10")
@pytest.mark.parametrize(("seats", "advanced", "beginner"), [(3, 15, 10), (4, 13, 8), (5, 11, 7)])
def test_the_target_depends_on_players_and_experience(seats: int, advanced: int, beginner: int) -> None:
    for options, target in (({}, advanced), ({"target_mode": "advanced"}, advanced), ({"target_mode": "beginner"}, beginner)):
        view = engines.start("mafia_city", seats=seats, options=options, seed=1).view(None)
        assert view.target == target  # type: ignore[attr-defined]
        assert [player.vp for player in view.players] == [0] * seats  # type: ignore[attr-defined]
        assert not any(place.marked for place in view.locations)  # type: ignore[attr-defined]


@pytest.mark.rule("MC-1.2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_first_to_start_is_drawn_or_chosen(seats: int) -> None:
    """R5; a game in which it is drawn has the record of games from before the option."""
    for number in range(1, seats + 1):
        game = engines.start("mafia_city", seats=seats, options={"starting": f"seat_{number}"}, seed=1)
        assert game.view(None).starting == number - 1 == game.asks[0].seat  # type: ignore[attr-defined]
    drawn = [engines.start("mafia_city", seats=seats, seed=seed) for seed in range(40)]
    assert {game.view(None).starting for game in drawn} == set(range(seats))  # type: ignore[attr-defined]
    assert not any("starting" in game.record.options for game in drawn)
    if seats < 5:
        with pytest.raises(BadSetup) as refused:
            engines.start("mafia_city", seats=seats, options={"starting": f"seat_{seats + 1}"}, seed=1)
        assert refused.value.text.key == "setup-chair"


@pytest.mark.rule("MC-1.5", "MC-1.7", "MC-1.15")
@pytest.mark.parametrize(("seats", "hand"), [(3, 8), (4, 7), (5, 6)])
def test_everybody_gets_his_mafiosi_and_two_cards(seats: int, hand: int) -> None:
    play = dealt(range(1, 50), seats=seats, starting="B")
    while play.open() and next(iter(play.open().values())) == "setup.colour":
        play.clock()
    view = play.view(None)
    assert {(player.mobsters, player.reserve, player.cards) for player in view.players} == {(hand, 4, 2)}
    assert (view.deck, view.discard) == (49 - 2 * seats, ())
    assert play.player("B").cards == [1, 2]
    assert play.player("A").cards == [2 * seats - 1, 2 * seats]


@pytest.mark.rule("MC-1.4", "MC-15.9")
def test_colours_are_chosen_from_the_starting_player_on() -> None:
    play = dealt((), seats=5, starting="D")
    assert play.options("D") == [f"colour:{color}" for color in COLORS]
    play.do("D red", "E grey")
    assert play.options("A") == ["colour:yellow", "colour:blue", "colour:green"]
    play.clock().do("B green")  # A gets the first free one, C the last one unasked
    assert [player.color for player in play.state.players] == ["yellow", "green", "blue", "red", "grey"]
    assert play.open() == {"D": "setup.exchange"}


@pytest.mark.rule("MC-1.2", "MC-1.8", "MC-2.11")
def test_starting_player_layout_and_deck_are_drawn() -> None:
    games = [engines.start("mafia_city", seats=4, seed=seed) for seed in range(200)]
    views = [game.view(None) for game in games]
    assert {view.starting for view in views} == {0, 1, 2, 3}  # type: ignore[attr-defined]
    centres = {place.number for view in views for place in view.locations if place.slot == 0}  # type: ignore[attr-defined]
    assert centres == set(range(1, 8))
    for view in views:
        assert sorted(place.slot for place in view.locations) == list(range(7))  # type: ignore[attr-defined]
    assert len({game.at(0)._table.deal_deck()[0] for game in games[:60]}) > 20  # type: ignore[attr-defined]


@pytest.mark.rule("MC-2.5")
def test_the_city_has_twelve_edges() -> None:
    edges = {tuple(sorted((slot, other))) for slot, row in SLOTS.items() for other in row.adjacent}
    assert len(edges) == 12
    for slot, row in SLOTS.items():
        q, r = row.axial
        near = [other for other, there in SLOTS.items() if other != slot and distance((q, r), there.axial) == 1]
        assert sorted(row.adjacent) == sorted(near)
    assert [len(row.adjacent) for row in SLOTS.values()] == [6, 3, 3, 3, 3, 3, 3]


def distance(one: tuple[int, int], two: tuple[int, int]) -> int:
    q, r = one[0] - two[0], one[1] - two[1]
    return max(abs(q), abs(r), abs(q + r))


@pytest.mark.rule("MC-1.9", "MC-2.6")
def test_the_figures_stand_on_their_locations() -> None:
    view = engines.start("mafia_city", seats=3, seed=4).view(None)
    standing = {place.number: (place.killer, place.policeman, place.mayor) for place in view.locations}  # type: ignore[attr-defined]
    assert standing[2] == (True, False, False)
    assert standing[4] == (False, True, False)
    assert standing[7] == (False, False, True)
    assert (view.policeman, view.mayor) == (None, None)  # type: ignore[attr-defined]


@pytest.mark.rule("MC-2.7", "MC-2.8", "MC-2.9", "MC-2.10")
def test_cards_and_points_come_only_from_where_the_rules_say() -> None:
    game, stream = engines.start("mafia_city", seats=4, seed=11), Stream(3, "sources")
    state = game._table.state
    most = 0
    while game.outcome is None:
        before = [(player.vp, len(player.cards)) for player in state.players]
        phase, told = state.phase, len(game.notices)
        random_move(game, stream)
        keys = Counter(notice.text.key for notice in game.notices[told:])
        gained = sum(player.vp - vp for player, (vp, _) in zip(state.players, before, strict=True))
        assert gained == keys["mc-control"] + keys["mc-extra"]
        assert all(player.vp >= vp for player, (vp, _) in zip(state.players, before, strict=True))
        if gained:
            assert "location" in (phase, state.phase) or keys["mc-phase"]
        if any(len(player.cards) > cards for player, (_, cards) in zip(state.players, before, strict=True)):
            assert keys["mc-draws"] or keys["mc-draw-step"] or keys["mc-stolen"] or phase == "setup"
        most = max(most, *(len(player.cards) for player in state.players))
    assert most > 5


@pytest.mark.rule("MC-1.6", "MC-13.1")
def test_tokens_move_only_on_the_ways_of_the_table() -> None:
    """Follow one game and check that a player's tokens change place only by what was told."""
    game = engines.start("mafia_city", seats=5, seed=5)
    play_out(game, Stream(5, "tokens"))
    state = game._table.state
    for seat in range(5):
        lying = sum(pile.count(seat) for pile in state.piles) + state.cell.count(seat)
        assert state.players[seat].mobsters + state.players[seat].reserve + lying == 10


@pytest.mark.rule("MC-3.1")
def test_a_pass_holds_for_its_round_only() -> None:
    play = city("rounds", seats=3, vp={"A": 1}, hands={})
    play.do("A place 1", "B pass", "C pass", "A pass")
    play.idle_until("turn")
    assert (play.state.round, play.passed(), play.open()) == (2, "", {"B": "turn"})
