"""Ratings: a pure fold over finished games, per server and game (CL-12).

A unit (a force or one person) is rated as one player with the mean skill of its members, next to its role entity. So a team of two stays
comparable with a team of seven, unlike with summed skills (CL-12.3).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import exp, sqrt
from typing import NamedTuple

from bot.games import rating_rules_of
from bot.results.outcome import GameResult, SeatResult

FOLD_VERSION = 3
"""Ratings of another version are dropped and folded again (CL-12.9)."""
MU, SIGMA = 25.0, 25.0 / 3
ROLE_MU, ROLE_SIGMA = 0.0, 25.0 / 6
BETA = 25.0 / 6
"""How far chance in one game moves a unit's strength."""
DRIFT = (25.0 / 300) ** 2
"""Growth of a person's variance with each game, since skill changes over time."""
GAMES_UNTIL_SHOWN = 10
LEARNING_SHARE = 2 / 3
"""Least share of a seat's answers for a change of its person's rating (CL-12.7)."""
BOT_PLAYERS = "machines"
ROLE = "role:"


class Unrated(StrEnum):
    """Why a game is not rated (CL-12.6)."""

    UNFINISHED = "unfinished"
    NO_WINNER = "no-winner"
    DISQUALIFIED = "disqualified"
    KIDS = "kids"
    SOLO = "solo"
    BOT_PLAYERS = "machines"
    ALONE = "alone"


class Rated(NamedTuple):
    """The key of a rating: ``who`` is a person's id in digits, a role entity, or ``BOT_PLAYERS``."""

    guild: int
    game: str
    who: str


@dataclass(frozen=True, slots=True)
class Rating:
    """Skill ``mu``, its uncertainty ``sigma``, and the number of rated games behind them."""

    mu: float
    sigma: float
    games: int = 0

    @property
    def is_shown(self) -> bool:
        """Whether there are enough games to show it (CL-12.8)."""
        return self.games >= GAMES_UNTIL_SHOWN

    @property
    def place_in_lists(self) -> float:
        """The order of lists, highest first: a conservative estimate of skill (CL-12.8)."""
        return self.mu - self.sigma


@dataclass(slots=True)
class _Change:
    """The change of one entity by a game, summed over its seats."""

    mu: float = 0.0
    variance_factor: float = 1.0


@dataclass(frozen=True, slots=True)
class _Unit:
    """A ranked unit: its seats, and the key of its role entity if any."""

    rank: int
    seats: tuple[SeatResult, ...]
    role: str | None


class _Strength(NamedTuple):
    """The strength of a unit with its role, and its variance."""

    mu: float
    variance: float


class _Lesson(NamedTuple):
    """The lesson of a game about a unit: the gain of its mean, and the share by which its variance shrinks, both per unit of variance."""

    gain: float
    certainty: float


def unrated(game: GameResult) -> Unrated | None:
    """Return the first reason why ``game`` is not rated, None when it is (CL-12.6)."""
    reasons = {
        Unrated.UNFINISHED: not game.finished,
        Unrated.NO_WINNER: not any(seat.won for seat in game.seats),
        Unrated.DISQUALIFIED: game.disqualified,
        Unrated.KIDS: game.kids,
        Unrated.SOLO: game.solo,
        Unrated.BOT_PLAYERS: game.too_many_bot_players,
        Unrated.ALONE: sum(any(seat.person is not None for seat in unit.seats) for unit in _units(game)) < 2,
    }
    return next((reason for reason, holds in reasons.items() if holds), None)


def fold(games: Iterable[GameResult], ratings: Mapping[Rated, Rating] | None = None) -> dict[Rated, Rating]:
    """Return the ratings after ``games``, starting from ``ratings`` (None: everybody is new), which stay unchanged.

    ``games`` are sorted by (``ended_at``, table id); to continue from stored ratings, all must come later in that order than the folded
    ones (CL-12.1). Unrated games change nothing.
    """
    folded = dict(ratings or {})
    for game in sorted(games, key=lambda one: (one.ended_at, one.table)):
        if not unrated(game):
            folded.update(_after(game, folded))
    return folded


def rating_of(ratings: Mapping[Rated, Rating], rated: Rated) -> Rating:
    """Return the rating of ``rated``, or the initial one."""
    found = ratings.get(rated)
    if found:
        return found
    return Rating(ROLE_MU, ROLE_SIGMA) if rated.who.startswith(ROLE) else Rating(MU, SIGMA)


def _who(seat: SeatResult) -> str:
    return BOT_PLAYERS if seat.person is None else str(seat.person)


def _units(game: GameResult) -> list[_Unit]:
    """Return the ranked units, without seats that count for nobody."""
    members = [seat for seat in game.seats if seat.bot_player or seat.person is not None]
    if rating_rules_of(game.game).units == "persons":
        return [_Unit(seat.place, (seat,), role_entity(game, seat.side)) for seat in members]
    sides = {seat.side: tuple(one for one in members if one.side == seat.side) for seat in members}
    return [_Unit(min(seat.place for seat in seats), seats, role_entity(game, side)) for side, seats in sides.items()]


def _after(game: GameResult, ratings: Mapping[Rated, Rating]) -> dict[Rated, Rating]:
    def known(who: str) -> Rating:
        return rating_of(ratings, Rated(game.guild, game.game, who))

    units = _units(game)
    lessons = _lessons([unit.rank for unit in units], [_strength(unit, known) for unit in units])
    changes: dict[str, _Change] = {}
    for unit, lesson in zip(units, lessons, strict=True):
        _learn(unit, lesson, known, changes)
    return {Rated(game.guild, game.game, who): _changed(known(who), who, change) for who, change in changes.items()}


def _grown(rating: Rating) -> float:
    """Return the variance of a person before one more game."""
    return rating.sigma**2 + DRIFT


def _strength(unit: _Unit, known: Callable[[str], Rating]) -> _Strength:
    """Return the strength of the unit as one player of mean skill, with its role entity (CL-12.3)."""
    members = [known(_who(seat)) for seat in unit.seats]
    role = known(unit.role) if unit.role else Rating(0, 0)
    mean, variance = sum(one.mu for one in members) / len(members), sum(map(_grown, members)) / len(members) ** 2
    return _Strength(mean + role.mu, variance + role.sigma**2)


def _lessons(places: Sequence[int], units: Sequence[_Strength]) -> list[_Lesson]:
    """Return what each unit learns from the places of all, in their order.

    The model of Plackett and Luce, updated as by Weng and Lin: each unit wins a draw among itself and those behind it. Units that share a
    place are not compared: each wins against those behind it, and loses to those ahead of it (CL-12.1a). A place shrinks the variance
    once, however many share it. Without a shared place this is ``PlackettLuce(tau=0)`` of openskill 6.2.
    """
    scale = sqrt(sum(unit.variance + BETA**2 for unit in units))
    strengths = [exp(unit.mu / scale) for unit in units]
    at = {place: sum(one for one, other in zip(strengths, places, strict=True) if other == place) for place in places}
    behind = {place: sum(at[other] for other in at if other > place) for place in at}
    lessons = []
    for unit, strength, place in zip(units, strengths, places, strict=True):
        won = behind[place] / (behind[place] + strength)
        lost = sum(strength / (behind[ahead] + one) for one, ahead in zip(strengths, places, strict=True) if ahead < place)
        chances = [strength / (behind[ahead] + at[ahead]) for ahead in at if ahead <= place]
        certainty = sum(chance * (1 - chance) for chance in chances)
        lessons.append(_Lesson((won - lost) / scale, certainty * sqrt(unit.variance) / scale**3))
    return lessons


def _learn(unit: _Unit, lesson: _Lesson, known: Callable[[str], Rating], changes: dict[str, _Change]) -> None:
    """Add to ``changes`` each member's part of the unit's change (CL-12.5), and the whole change of the role entity."""
    count = len(unit.seats)
    for seat in unit.seats:
        if seat.person is not None and seat.share < LEARNING_SHARE:
            continue
        own = _grown(known(_who(seat)))
        _add(changes, _who(seat), own / count * lesson.gain, 1 - own / count**2 * lesson.certainty)
    if unit.role:
        own = known(unit.role).sigma ** 2
        _add(changes, unit.role, own * lesson.gain, 1 - own * lesson.certainty)


def _add(changes: dict[str, _Change], who: str, gain: float, factor: float) -> None:
    change = changes.setdefault(who, _Change())
    change.mu += gain
    change.variance_factor *= factor


def _changed(rating: Rating, who: str, change: _Change) -> Rating:
    """Return ``rating`` after a game; people and automated players drift, roles do not."""
    variance = rating.sigma**2 if who.startswith(ROLE) else _grown(rating)
    return Rating(rating.mu + change.mu, sqrt(variance * change.variance_factor), rating.games + 1)


def role_entity(game: GameResult, side: str) -> str | None:
    """Return the role entity of ``side`` in ``game``, such as ``role:mafia:9-19:basic``; None without one."""
    rules = rating_rules_of(game.game)
    if side not in rules.roles:
        return None
    seats = len(game.seats)
    parts = ["role", side]
    if rules.each_count:
        parts.append(str(seats))
    parts += [f"{low}-{high}" for low, high in rules.bands if low <= seats <= high]
    if rules.by_set:
        parts.append("extended" if game.extended else "basic")
    return ":".join(parts)
