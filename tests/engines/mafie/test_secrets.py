"""The view of the eliminated, and secrets from everybody (MF-15.2, 15.11, MF-14.10; vectors O-6, O-7, O-9, O-10)."""

from collections.abc import Callable
from typing import Any

import pytest

import engines
from engines.chance import Stream
from engines.mafie import RULEBOOK
from engines.table import seat_of
from tests.engines.mafie.harness import T10, Play, town
from tests.engines.rigging import start_swapped

# ---- ghosts


@pytest.mark.rule("MF-15.11")
def test_the_eliminated_see_the_nights_but_no_unshown_cards() -> None:
    play = town(T10, {5: 1}).do("1 peek:2").clock().do("2 kill:4", "3 kill:4").clock("hunch").clock("vest")
    ghost = play.view(4)
    assert [seat.token for seat in ghost.seats] == [seat.token for seat in play.state.seats]
    assert all(seat.card is None for seat in ghost.seats if seat.seat != 3)
    assert ghost.ghost is not None and ghost.ghost.wakers == (1, 2)
    night = ghost.ghost.nights[0]
    assert night.look is not None and (night.look.seat, night.look.token, night.victim) == (1, "mafia", 3)
    assert play.view(5).ghost is None and play.view(None).ghost is None


@pytest.mark.rule("MF-15.11")
def test_ghosts_see_nothing_more_when_the_option_is_off() -> None:
    play = town(T10, ghosts_see_night=False).clock().do("2 kill:4", "3 kill:4").clock("hunch")
    view = play.view(4)
    assert view.ghost is None and [seat.seat for seat in view.seats if seat.token] == [3]


@pytest.mark.rule("MF-15.11")
def test_a_shooter_sees_nothing_before_his_shot() -> None:
    play = town(T10, {7: 13}, begin="dawn", prepare=lambda state: setattr(state, "victim", 6))
    assert play.view(7).ghost is None and play.view(7).seats[1].token is None
    play.do("7 hold_fire")
    assert play.view(7).ghost is not None


# ---- secrets


def stream(play: Play, seat: int) -> list[Any]:
    """Everything a seat learns: notices, its questions, its view."""
    told = [
        (notice.text.key, tuple(sorted(notice.text.args.items())))
        for notice in play.game.notices
        if notice.to is None or seat - 1 in notice.to
    ]
    asked = [
        (ask.id, tuple(option.id for option in ask.options), ask.clock, ask.holds)
        for ask in play.game.asks
        if ask.seat == seat - 1 or not ask.secret
    ]
    return [told, asked, play.view(seat), play.view(None)]


def same_for(seat: int, first: Play, second: Play, *steps: Callable[[Play], object]) -> None:
    assert stream(first, seat) == stream(second, seat)
    for step in steps:
        step(first)
        step(second)
        assert stream(first, seat) == stream(second, seat)


def everyone_waits(play: Play) -> None:
    """The clock runs out; only the Mafia agree on the highest seat, so that no draw differs between two deals."""
    for seat, targets in play.open("night.victim").items():
        play.do(f"{seat} kill:{max(map(int, targets))}")
    play.clock()


@pytest.mark.rule("MF-15.2", "MF-14.2", "MF-14.10")
@pytest.mark.parametrize("card", [1, 2, 3, 5, 7, 8, 9, 10, 11, 12, 13])
def test_the_holder_of_a_card_cannot_be_told(card: int) -> None:
    deals = [town(T10, {seat: card}) for seat in (5, 6)]
    passing = [everyone_waits] * 12 if card != 1 else [everyone_waits] * 2
    same_for(7, deals[0], deals[1], *passing)


@pytest.mark.rule("MF-15.2", "MF-4.4")
def test_the_agent_cannot_be_told() -> None:
    first, second = town("PMMAPPPPPP"), town("PMMPAPPPPP")
    first.do("4 peek:6", "5 suspect:1")
    second.do("5 peek:6", "4 suspect:1")
    same_for(7, first, second, lambda play: play.do("7 suspect:4"), *[everyone_waits] * 10)


@pytest.mark.rule("MF-14.10", "MF-15.2")
def test_the_bandage_window_lasts_its_clock_with_any_holder() -> None:
    first, second = (town(T10, {holder: 2}, begin="dawn", prepare=lambda state: setattr(state, "victim", 4)) for holder in (6, 1))
    assert sorted(first.open("bandage")) == sorted(second.open("bandage"))
    same_for(7, first, second, *[everyone_waits] * 5)


@pytest.mark.rule("MF-14.10", "MF-15.2")
def test_the_vest_window_looks_the_same_with_and_without_a_vest() -> None:
    first, second = (town(T10, {holder: 1}, begin="dawn", prepare=lambda state: setattr(state, "victim", 4)) for holder in (5, 6))
    same_for(7, first, second)
    assert first.view(None).asked == second.view(None).asked == 4


@pytest.mark.rule("MF-15.2", "MF-5.11")
def test_the_night_shows_nothing_to_sleepers() -> None:
    first, second = town("APMMPPPPPP").clock(), town("APMPMPPPPP").clock()
    same_for(7, first, second, lambda play: play.do("3 kill:9"), lambda play: play.do(("4" if play is first else "5") + " kill:9"))


@pytest.mark.rule("MF-15.2", "MF-23.4")
def test_a_recruitment_shows_only_that_it_happens() -> None:
    first, second = town(T10, {2: 3}).clock(), town(T10, {3: 3}).clock()
    same_for(7, first, second, lambda play: play.do(("2" if play is first else "3") + " recruit:8"), lambda play: play.clock("hunch"))


@pytest.mark.rule("MF-15.2")
def test_question_numbers_of_the_night_tell_nothing() -> None:
    play = engines.start("mafie", seats=10, seed=3)
    assert {ask.id.rsplit("/", 1)[1] for ask in play.asks} == {"1"}


def lockstep(seed: int) -> int:
    """Play two games in which two seats have exchanged their unused cards; compare what a third sees. Returns the comparisons made."""
    stream = Stream(seed, "cards apart")
    seats = 8 + stream.below(14)
    options = {"extended": True, "cards": tuple(sorted(stream.shuffled(SECRET_CARDS)[: 2 + stream.below(6)]))}
    real = engines.start("mafie", seats=seats, options=options, seed=seed)
    people: list[Any] = real._table.state.seats
    pairs = [(a, b) for a in range(seats) for b in range(a) if people[a].token == people[b].token and people[a].card != people[b].card]
    a, b = stream.pick(pairs)
    swapped = start_swapped(RULEBOOK, seats, options, seed, "mafie.cards", (a, b))
    viewer = stream.pick([seat for seat in range(seats) if seat not in (a, b)])
    for compared in range(60):
        if real.outcome or not all(people[seat].living for seat in (viewer, a, b)):
            return compared
        first, second = (stream_for(game, viewer) for game in (real, swapped))
        assert first == second, (seed, a, b, viewer)
        own = [ask for ask in real.asks if ask.seat == viewer and ask.clock and ask.name != "mafie.night.peek"]
        if own and stream.below(3):
            ask = stream.pick(own)
            pick = stream.pick(ask.options).id
            for game in (real, swapped):
                game.answer(ask.id, pick)
        else:
            for game in (real, swapped):
                pass_by(game, (viewer, a, b))
    return 60


SECRET_CARDS = (1, 2, 3, 7, 8, 9, 10, 11, 12, 13)


def stream_for(game: engines.Game, seat: int) -> list[Any]:
    return stream(Play(game), seat + 1)


def pass_by(game: engines.Game, spared: tuple[int, ...]) -> None:
    """Nobody uses a card: the Mafia agree on somebody else, everybody else passes."""
    for ask in game.asks:
        if ask.name == "mafie.night.victim" and any(one.id == ask.id for one in game.asks):
            harmless = [option.id for option in ask.options if seat_of(option.id) not in spared]
            if harmless:
                game.answer(ask.id, harmless[-1])
    for ask in game.asks:
        if ask.clock and any(one.id == ask.id for one in game.asks):
            passing = any(option.id == "pass" for option in ask.options)
            if passing and ask.name != "mafie.strike.last_shot":
                game.answer(ask.id, "pass", by="clock")
            else:
                game.expire(ask.id)


@pytest.mark.rule("MF-15.2", "MF-14.2", "MF-13.5")
def test_the_holder_of_an_unused_card_shows_to_nobody_in_random_play() -> None:
    assert sum(lockstep(seed) for seed in range(40)) > 400
