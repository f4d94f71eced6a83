"""How long a table waits tells nothing that is hidden, in all five games: timed with the bot's own course and timekeeper.

Two worlds differ in one stream of chance, or in one secret answer; in both the same people do the same after the same time. As long as
nobody can tell the worlds apart by what is shown, everything has to be shown in both at the same moment.

People answer some seconds after their clock has begun. What goes on with that clock they answer at once: a play of one question and one of
four may be made in the same time, and a longer one takes longer by itself.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from math import inf
from typing import Any

import pytest

import engines
from engines import Ask, Game
from engines.chance import Stream
from tests.bot.tables.at_real_clocks import AtTheClock, Planned, same, silent
from tests.engines.driving import legal_picks, random_game
from tests.engines.hooks import hooks_of
from tests.engines.test_taking_back import other_world, streams_of
from tests.soak.amounts import little_or_much

STEPS = 150
ALIKE = 40
"""Moments that two worlds have at least in common."""

STANDING = {
    "nostra_city.vendetta.window": "a standing Pass is an answer, and a window ends with the last one (NC-23.7)",
    "mafia_city.pass.mode": "who does not watch any more is not waited for (MC-15.8)",
}
"""Questions of which an answer may show later by the clock, since the rules say so."""

ONE_BY_ONE = {"nostra_city.business.split": "asked for one opponent after another; to how many is public, and how many get what at the end"}
"""Questions with a clock each, of which nobody sees when the next one begins."""


@dataclass
class Seen:
    """The public moments of one world, in order."""

    played: AtTheClock
    moments: list[tuple[float, Any]] = field(default_factory=list)
    _told: int = 0
    _last: Any = None

    def __post_init__(self) -> None:
        self._look()

    def step(self) -> bool:
        """Let the next thing happen; return whether the game goes on."""
        if self.played.course.game.outcome is not None:
            return False
        self.played.step()
        self._look()
        return True

    def _look(self) -> None:
        course, now = self.played.course, self.played.now
        released = course.time.released(now)
        told = [notice.text for notice in course.game.notices[self._told : released] if notice.to is None]
        asked = [(ask.id, ask.options, course.time.shown_end(ask.id)) for ask in course.open_asks(now) if not ask.secret]
        seen = (asked, course.public(now))
        self._told = released
        if told or seen != self._last:
            self.moments.append((now, (told, *seen)))
        self._last = seen


@dataclass
class People:
    """People who answer after a time of their own: the same in both worlds, with any hand."""

    moods: int
    """How they behave: a number from which all their answers follow."""
    differ: int = -1
    """Which of the secret answers is another one."""
    _given: int = 0
    _times: dict[str, float] = field(default_factory=dict)

    def __call__(self, ask: Ask, played: AtTheClock) -> Planned | None:
        if ask.clock is None:
            return None
        first = played.course.time.clock_of(ask.id)
        before = self._times.get(first)
        end = played.course.time.deadline(ask.id)
        dice = self._dice(f"{ask.seat} {ask.clock} {played.now}")
        picks = legal_picks(ask, self._dice(f"{ask.seat} {ask.name} {played.now}"))
        if ask.secret and ask.name not in STANDING:
            self._given += 1
            if self._given == self.differ:
                picks = legal_picks(ask, self._dice("otherwise"))
        if before is not None:
            return (max(0.0, before - played.now), picks)
        if end is None or not dice.below(4):
            return None
        after = (end - played.now) * dice.below(100) / 100
        self._times[first] = played.now + after
        return after, picks

    def _dice(self, what: str) -> Stream:
        return Stream(int.from_bytes(sha256(f"{self.moods} {what}".encode()).digest()[:6]), "people")


def watched(played: AtTheClock) -> Seen:
    """Play a world to its end and return everything shown in it."""
    seen = Seen(played)
    for _ in range(STEPS):
        if not seen.step():
            break
    return seen


def compare(ours: Seen, two: AtTheClock) -> int:
    """Play ``two`` until it shows something that ``ours`` does not, and check that everything before came at the same time.

    Return the number of equal moments.
    """
    theirs = Seen(two)
    alike = 0
    for _ in range(STEPS):
        going = theirs.step()
        for mine, other in zip(ours.moments[alike:], theirs.moments[alike:], strict=False):
            if _timeless(mine[1]) != _timeless(other[1]):
                return alike
            assert mine[0] == other[0], f"{mine[1][0]} is seen at {mine[0]} in one world and at {other[0]} in the other"
            assert mine[1] == other[1], f"{mine[1][0]}: what is open ends at another time: {_ends(mine[1])} and {_ends(other[1])}"
            alike += 1
        if not going:
            break
    return alike


def _timeless(seen: Any) -> Any:
    told, asked, view = seen
    return told, [(ask, options) for ask, options, _ in asked], view


def _ends(seen: Any) -> list[float | None]:
    return [end for _, _, end in seen[1]]


def games(name: str, number: int) -> Iterator[tuple[Game, int]]:
    hooks = hooks_of(name)
    for seed in range(number):
        yield random_game(hooks, 70_000 + seed)[0], seed


def at_the_clock(game: Game, way: Any, world: Any = same) -> AtTheClock:
    return AtTheClock(game.rulebook.name, game.seats, game.record.options, game.record.seed, way, world=world)


@pytest.mark.rule("MF-15.4", "MC-15.2", "NC-23.7", "NC-V18")
@pytest.mark.parametrize("mood", ["silent", "busy"])
@pytest.mark.parametrize("enough", little_or_much(ALIKE, inf))
@pytest.mark.parametrize("name", sorted(engines.GAMES))
def test_no_clock_reveals_the_deal(name: str, mood: str, enough: float) -> None:
    alike = 0
    for game, seed in games(name, 4):
        if alike > enough:
            break
        ours = watched(at_the_clock(game, silent if mood == "silent" else People(seed)))
        for chance in streams_of(engines.replay(game.record), Stream(seed, "streams")):
            way = silent if mood == "silent" else People(seed)
            alike += compare(ours, at_the_clock(game, way, lambda dealt, chance=chance: other_world(dealt, chance)))
    assert alike > ALIKE


@pytest.mark.rule("MF-15.4", "MC-15.2", "MC-15.7", "NC-23.2", "NC-V18")
@pytest.mark.parametrize("name", sorted(engines.GAMES))
@pytest.mark.parametrize("enough", little_or_much(ALIKE, inf))
def test_no_clock_reveals_a_secret_answer(name: str, enough: float) -> None:
    alike = 0
    for game, seed in games(name, 6):
        if alike > enough:
            break
        ours = watched(at_the_clock(game, People(seed)))
        for turn in range(6):
            alike += compare(ours, at_the_clock(game, People(seed, differ=2 + 7 * turn)))
    assert alike > ALIKE


def fidget(ask: Ask, played: AtTheClock) -> Planned | None:
    """Everybody answers late, and each question that follows late again."""
    end = played.course.time.deadline(ask.id)
    if ask.clock is None or end is None:
        return None
    dice = Stream(played.seed, f"{ask.id} {played.now}")
    return (end - played.now) * (50 + dice.below(50)) / 100, legal_picks(ask, dice)


def said(game: Game) -> int:
    """How much has been told to everybody, shown already or not."""
    return sum(notice.to is None for notice in game.notices)


def last_end(played: AtTheClock) -> float:
    """When the last of the open questions ends that the table waits for."""
    ends = [played.course.time.deadline(ask.id) for ask in played.course.game.asks if ask.holds]
    return max((end for end in ends if end is not None), default=0.0)


@pytest.mark.rule("MF-15.4", "MC-15.10", "NC-V18")
@pytest.mark.parametrize("name", sorted(engines.GAMES))
@pytest.mark.parametrize("number", little_or_much(6, 12))
def test_unseen_moves_lengthen_no_wait(name: str, number: int) -> None:
    unseen, enough = 0, number * 10 // 3
    for played, (game, _) in enumerate(games(name, 2 * number)):
        if played >= number and unseen > enough:
            break
        seen = Seen(at_the_clock(game, fidget))
        for _ in range(STEPS):
            moments, told, end = len(seen.moments), said(seen.played.course.game), last_end(seen.played)
            if not seen.step():
                break
            asked = {ask.name for ask in seen.played.course.game.asks}
            if len(seen.moments) == moments and said(seen.played.course.game) == told and not asked & ONE_BY_ONE.keys():
                unseen += 1
                assert last_end(seen.played) <= end, f"{seen.played.course.game.asks} after {seen.played.course.game.record.moves[-1]}"
    assert unseen > enough
