"""Secrets from others (section 7 of the rules): plans, wheels, picks, recon cards, the day deck."""

from collections.abc import Callable

import pytest

import engines
from engines.chance import Stream
from engines.table import Game
from tests.engines.driving import random_move
from tests.engines.zbojnici.harness import Play, city

HANDS = {"red": 2, "blue": 1, "white": 1}


def reaches(play: Play, color: str) -> tuple[object, ...]:
    """Everything that may reach one player: what he is told, asked and shown, and what all may see."""
    seat = play.seat(color)
    told = [notice.text for notice in play.game.notices if notice.to is None or seat in notice.to]
    asked = [(ask.id, ask.options, ask.default) for ask in play.game.asks if ask.seat == seat or not ask.secret]
    return told, asked, play.game.view(seat), play.game.view(None), play.game.checkpoints


def same_for(color: str, make: Callable[[], Play], *answers: list[str]) -> None:
    """Check that ``color`` sees the same whichever of the lists of ``answers`` the others give, answer by answer."""
    plays = [make() for _ in answers]
    for step in zip(*answers, strict=True):
        for play, answer in zip(plays, step, strict=True):
            play.do(answer)
        first, *others = [reaches(play, color) for play in plays]
        assert all(other == first for other in others)


def test_a_plan_shows_nothing_before_the_reveal_but_that_it_is_committed() -> None:
    def make() -> Play:
        return city("red blue", hand=HANDS, begin="planning")

    for watcher in ("white", "blue"):
        same_for(
            watcher,
            make,
            ["red market", "red market", "red market", "red ", "red commit"],
            ["red palace", "red tavern", "red harbor", "red palace,tavern", "red commit"],
        )
    play = make()
    before = play.view(None).players
    play.plan("red", "market market palace", "market", commit=False)
    assert play.view(None).players == before
    play.do("red commit")
    assert play.view(None).players[1].answered and play.view(None).awaited == (0, 2)


def test_starting_a_plan_again_shows_to_nobody_else() -> None:
    once = city("red blue", hand=HANDS, begin="planning").plan("red", "market market market", "market")
    again = city("red blue", hand=HANDS, begin="planning").plan("red", "palace tavern harbor", "palace", commit=False)
    again.do("red redo").plan("red", "market market market", "market")
    for watcher in ("white", "blue"):
        assert reaches(once, watcher) == reaches(again, watcher)
    once.plan("white", "home home home").plan("blue", "market market market", "")
    again.plan("white", "home home home").plan("blue", "market market market", "")
    assert once.notices_of("band") == again.notices_of("band")


def test_a_guard_at_home_is_seen_only_at_the_reveal() -> None:
    def make() -> Play:
        return city("red blue", hand=HANDS, begin="planning")

    same_for("red", make, ["white home", "white home", "white market"], ["white dungeon", "white market", "white palace"])


def test_a_wheel_shows_nothing_before_the_last_one_is_set() -> None:
    def make() -> Play:
        return city("red blue", {"market": "red1+ blue1+ white1+"})

    same_for("blue", make, ["red flee", "white pass"], ["red kick:blue", "white rob:blue"], ["red move", "white recon"])


@pytest.mark.parametrize(
    ("district", "hands", "purses", "one", "two"),
    [
        ("harbor", {"red": 3, "blue": 2}, {}, "red take", "red 3"),
        ("tavern", {}, {"red": 9, "blue": 9}, "red one_die", "red three_dice"),
        ("dungeon", {"red": 1, "blue": 1}, {}, "red escape", "red stay"),
    ],
)
def test_picks_of_one_bandit_show_nothing_before_all_have_picked(
    district: str, hands: dict[str, int], purses: dict[str, int], one: str, two: str
) -> None:
    same_for("blue", lambda: city("red blue", {district: "red1 blue1"}, hand=hands, purse=purses), [one], [two])


def test_bystanders_of_a_recon_see_numbers_only() -> None:
    seen = []
    for seed in range(12):
        play = city("red blue", {"market": "red1 white1+"}, recon=2, seed=seed).do("white recon")
        seen.append((play.me("red").taken, play.view("blue").model_dump(), play.view(None).model_dump(), play.notices_of("recon", "blue")))
    assert len({taken for taken, *_ in seen}) > 3
    assert all(one[1:] == seen[0][1:] for one in seen)


def test_the_deck_is_in_no_view() -> None:
    game = engines.start("zbojnici", seats=4, seed=9)
    stream = Stream(9, "deck")
    while game.outcome is None:
        views = [game.view(seat) for seat in (None, *range(4))]
        decks = {(view.deck, view.unturned) for view in views}  # type: ignore[attr-defined]
        assert len(decks) == 1
        ((left, unturned),) = decks
        assert left == len(unturned) - 1 and unturned == tuple(sorted(unturned, key=ALL.index))
        random_move(game, stream)


ALL = ("market", "town_hall", "harbor", "tavern", "palace", "carriage", "treasury")


def asked_by_the_public_state(game: Game) -> None:
    """Check that who is asked what in the resolution follows from what everybody sees."""
    view = game.view(None)
    if view.phase != "resolution" or view.step != "wheel":  # type: ignore[attr-defined]
        return
    (place,) = [place for place in view.places if place.current]  # type: ignore[attr-defined]
    holders = {band.seat for band in place.bands if band.token}
    asked = {ask.seat for ask in game.asks}
    assert asked <= holders
    for ask in game.asks:
        targets = {view.players[band.seat].color for band in place.bands if band.bandits and band.seat != ask.seat}  # type: ignore[attr-defined]
        assert {option.id.partition(":")[2] for option in ask.options} - {""} == targets


def test_existence_and_options_of_wheels_follow_from_public_facts() -> None:
    for seed in range(8):
        game, stream = engines.start("zbojnici", seats=5, seed=seed), Stream(seed, "public")
        while game.outcome is None:
            asked_by_the_public_state(game)
            random_move(game, stream)
