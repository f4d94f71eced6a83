"""How long a step lasts tells nothing that is hidden: timed with the bot's own course and timekeeper, at the clocks of the manners."""

from collections.abc import Iterator
from typing import Any

import pytest

from engines.chance import Stream
from engines.mafie import asks
from engines.mafie.course import Mafie
from engines.table import Ask
from tests.bot.tables.at_real_clocks import AtTheClock, Planned, Way, silent
from tests.soak.amounts import little_or_much

NIGHT, WINDOW = 40.0, 20.0
ENOUGH = (6, 8, 10, 14, 18, 21)
"""Sizes with each number of wakers: 1 to 5. The soak has all."""


def nth(ask: Ask, number: int) -> tuple[str, ...]:
    return (ask.options[number % len(ask.options)].id,)


def agree(ask: Ask, played: AtTheClock) -> Planned | None:
    """All pick the same at once."""
    return (5.0, nth(ask, 0)) if ask.name == asks.VICTIM else None


def prompt(ask: Ask, played: AtTheClock) -> Planned | None:
    """Everybody answers everything within three seconds; the wakers agree."""
    return (3.0, nth(ask, 0 if ask.name == asks.VICTIM else ask.seat)) if ask.clock == "night" else None


def one_of_them(ask: Ask, played: AtTheClock) -> Planned | None:
    """One waker picks late, the others are silent."""
    wakers = table_of(played).wakers()
    return (30.0, nth(ask, 0)) if ask.name == asks.VICTIM and ask.seat == wakers[0] else None


def differ(ask: Ask, played: AtTheClock) -> Planned | None:
    """Each picks somebody else, once."""
    return (20.0, nth(ask, ask.seat)) if ask.name == asks.VICTIM and not ask.continues else None


def fidget(ask: Ask, played: AtTheClock) -> Planned | None:
    """Each picks somebody else, and again whenever the clock is about to run out."""
    if ask.name != asks.VICTIM:
        return None
    end = played.course.time.deadline(ask.id)
    assert end is not None
    return max(0.0, (end - played.now) * 0.9), nth(ask, ask.seat + int(ask.id.rpartition("/")[2]))


def at_random(ask: Ask, played: AtTheClock) -> Planned | None:
    """Anything at any time."""
    dice = Stream(played.seed, ask.id)
    return (dice.below(400) / 10, nth(ask, dice.below(20))) if ask.clock == "night" and dice.below(4) else None


WAYS: dict[str, Way] = {
    "silent": silent,
    "agree": agree,
    "prompt": prompt,
    "one of them": one_of_them,
    "differ": differ,
    "fidget": fidget,
    "at random": at_random,
}


def table_of(played: AtTheClock) -> Mafie:
    table = played.course.game._table
    assert isinstance(table, Mafie)
    return table


def mafia_phases(seats: int, way: Way, seed: int = 1, **options: Any) -> Iterator[tuple[AtTheClock, float, float]]:
    """Yield the begin and the end of the first two phases of the Mafia, as people see them."""
    played = AtTheClock("mafie", seats, options, seed, way)
    dawn = -1
    for _ in range(2):
        night = played.until("mf-mafia-phase", dawn)
        dawn = played.until("mf-dawn", night)
        yield played, played.when(night), played.when(dawn)


@pytest.mark.rule("MF-5.6", "MF-15.4")
@pytest.mark.parametrize("seats", [pytest.param(seats, marks=() if seats in ENOUGH else pytest.mark.soak) for seats in range(6, 22)])
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("deals", little_or_much(1, 2))
def test_the_night_of_the_mafia_has_one_length(deals: int, way: str, seats: int) -> None:
    for seed in range(1, 1 + deals):
        for _, began, ended in mafia_phases(seats, WAYS[way], seed):
            assert ended - began == NIGHT


@pytest.mark.rule("MF-4.4", "MF-15.4")
@pytest.mark.parametrize("seats", [6, 8, 11, 14, 21])
@pytest.mark.parametrize("way", ["silent", "prompt", "at random"])
def test_the_night_of_the_agent_has_one_length(way: str, seats: int) -> None:
    played = AtTheClock("mafie", seats, {}, 3, WAYS[way])
    night = played.until("mf-agent-phase")
    follows = played.until("mf-dawn" if seats < 10 else "mf-mafia-phase", night)
    assert played.when(follows) - played.when(night) == NIGHT


@pytest.mark.rule("MF-15.4", "MF-34.9")
@pytest.mark.parametrize("seats", [14, 17, 21])
@pytest.mark.parametrize("way", WAYS)
def test_with_a_gang_that_recognises_itself_the_nights_have_one_length(way: str, seats: int) -> None:
    options = {"extended": True, "cards": "gang", "gang_recognition": True}
    for _, began, ended in mafia_phases(seats, WAYS[way], 2, **options):
        assert ended - began == NIGHT


@pytest.mark.rule("MF-5.12", "MF-15.4")
@pytest.mark.parametrize("decoys", [True, False])
@pytest.mark.parametrize("seats", [8, 11, 16])
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("deals", little_or_much(4, 8))
def test_a_recruitment_gives_one_whole_clock_more_and_nothing_else_does(deals: int, way: str, seats: int, decoys: bool) -> None:
    def recruiting(ask: Ask, played: AtTheClock) -> Planned | None:
        return (33.0, nth(ask, 1)) if ask.name == asks.RECRUIT else WAYS[way](ask, played)

    recruited = 0
    for seed in range(1, 1 + deals):
        options = {"extended": True, "cards": (3,), "decoys": decoys}
        for played, began, ended in mafia_phases(seats, recruiting, seed, **options):
            told = [notice.number for notice in played.course.game.notices if notice.text.key == "mf-recruiting"]
            tonight = [played.when(number) for number in told if began <= played.when(number) <= ended]
            assert ended - began == (tonight[0] - began if tonight else 0) + NIGHT
            recruited += bool(tonight)
    assert recruited or way in ("agree", "prompt", "at random")  # then the ballot is often closed before


@pytest.mark.rule("MF-15.4")
@pytest.mark.parametrize("way", WAYS)
def test_a_prompt_night_ends_at_the_latest_with_its_clock(way: str) -> None:
    for seats in (9, 12):
        for _, began, ended in mafia_phases(seats, WAYS[way], 4, night_length="prompt"):
            assert 10.0 <= ended - began <= NIGHT


@pytest.mark.rule("MF-5.6")
def test_without_decoys_a_night_is_no_longer_for_picking_again() -> None:
    for way in WAYS.values():
        for seats in (8, 13):
            for _, began, ended in mafia_phases(seats, way, 5, decoys=False):
                assert ended - began == NIGHT


# ---- after a shot by day


def shooting(at: float, ready: dict[int, float]) -> Way:
    """The Shot from the corner is fired so many seconds into the discussion; who is named is ready then, all others are silent."""

    def way(ask: Ask, played: AtTheClock) -> Planned | None:
        if ask.name == asks.CORNER_SHOT and table_of(played).state.phase == "discussion":
            return at, nth(ask, 0)
        return (ready[ask.seat], ("ready",)) if ask.name == asks.READY and ask.seat in ready and not ask.continues else None

    return way


def shot_in_the_discussion(cards: tuple[int, ...], way: Way, seed: int) -> tuple[AtTheClock, float, int] | None:
    """Play to the shot; return the game, when the discussion began, and the notice of the shot. None: the holder cannot shoot that day."""
    played = AtTheClock("mafie", 11, {"extended": True, "cards": cards, "discussion_end": "all"}, seed, way)
    began = played.when(played.until("mf-discussion"))
    if table_of(played).holder(11) is None:
        return None
    return played, began, played.until("mf-card-shown-at")


def ends_of(played: AtTheClock, name: str) -> set[float | None]:
    """Return when the open questions of this name end."""
    return {played.course.time.deadline(ask.id) for ask in played.course.game.asks if ask.name == name}


@pytest.mark.rule("MF-14.10", "MF-6.6")
@pytest.mark.parametrize("bandage", [False, True])
def test_after_a_shot_discussion_and_opening_window_keep_their_time_left(bandage: bool) -> None:
    kidnappers = [0, 0]
    for seed in range(1, 60):
        way = shooting(15.0, {0: 4.0, 1: 9.0, 2: 10.0})
        found = shot_in_the_discussion((2, 11, 12) if bandage else (11, 12), way, seed)
        if found is None:
            continue
        played, began, shot = found
        assert played.when(shot) - began == 15.0
        living = len(table_of(played).living()) + (not bandage)
        out = played.until("mf-out", shot)
        kidnappers[table_of(played).holder(12) is not None] += 1
        if played.course.game.outcome is not None:
            continue
        # while a Bandage may be shown (and a beat before the token) all other clocks stand still
        lost = played.when(out) - played.when(shot) if bandage else 0.0
        assert ends_of(played, asks.OPENING) == {began + WINDOW + lost}
        assert ends_of(played, asks.READY) == {began + 30.0 * living + lost}
        assert len([ask for ask in played.course.game.asks if ask.name == asks.READY]) == len(table_of(played).living()) == living - 1
    assert min(kidnappers) > 2


@pytest.mark.rule("MF-6.6")
def test_a_discussion_that_all_had_ended_goes_on_after_a_shot_from_where_they_left_it() -> None:
    found = 0
    for seed in range(1, 30):
        shot = shot_in_the_discussion((11, 12), shooting(15.0, dict.fromkeys(range(11), 6.0)), seed)
        if shot is None:
            continue
        played, began, number = shot
        living = len(table_of(played).living()) + 1
        assert played.when(number) - began == 15.0  # the opening window kept the discussion open
        assert ends_of(played, asks.READY) == {played.now + 30.0 * living - 6.0}
        found += 1
    assert found > 3
