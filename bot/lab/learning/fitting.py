"""Fits parameters to counted choices: weights of a conditional logit by Newton's method, shares by counting."""

from collections.abc import Sequence
from math import exp

from bot.lab.learning.counting import ChoiceCounts, CountedChoice
from engines.players.inference.facts import Place
from engines.players.inference.parameters import (
    CHOICES,
    PLACES,
    STATEMENTS,
    Band,
    Chooser,
    Pull,
    Pulls,
    Share,
    Talk,
    TalkByToken,
    Victim,
    Words,
)

STEPS = 12
RIDGE = 0.5
"""How strongly weights are drawn to their prior; uncounted ones stay there."""

BELIEVED = {("knows", "agent"): 3.0, ("agent", "agent"): 3.0, ("clean", "agent"): -3.0}
"""Priors of w, 0 if missing: the Agent speaks of what it has seen."""

MOST = 20_000
"""Most choices of a kind that are used."""

LIMIT = 6.0
"""The largest absolute weight."""

DIGITS = 3

EVEN = 0.02
"""The part of all shares that is spread evenly, so that nothing uncounted is impossible."""

ALIKE = 10
"""The weight of all tokens' shares in those of one token, in counted lines."""

TOKENS: tuple[Chooser, ...] = ("police", "mafia", "agent")

Matrix = list[list[float]]


def weights(choices: Sequence[CountedChoice], size: int, believed: float = 0.0) -> list[float]:
    """Return the ``size`` weights that make the chosen options likeliest, the first drawn to ``believed``, the others to 0."""
    before = [believed, *[0.0] * (size - 1)]
    found = list(before)
    for _ in range(STEPS):
        slope, bend = _derivatives(choices[:MOST], found, before)
        step = _solved(bend, slope)
        found = [max(-LIMIT, min(LIMIT, was + max(-1.0, min(1.0, move)))) for was, move in zip(found, step, strict=True)]
        if max(map(abs, step)) < 1e-6:
            break
    return [round(value, DIGITS) + 0.0 for value in found]


def _derivatives(choices: Sequence[CountedChoice], at: Sequence[float], before: Sequence[float]) -> tuple[list[float], Matrix]:
    """Return the gradient of the log-likelihood with its ridge, and its negative second derivatives."""
    size = range(len(at))
    slope = [RIDGE * (was - value) for was, value in zip(before, at, strict=True)]
    bend = [[RIDGE if row == column else 0.0 for column in size] for row in size]
    for taken, options in choices:
        chances = [exp(sum(map(float.__mul__, option, at))) for option in options]
        total = sum(chances)
        chances = [chance / total for chance in chances]
        means = [sum(chance * option[row] for chance, option in zip(chances, options, strict=True)) for row in size]
        for row in size:
            slope[row] += options[taken][row] - means[row]
            for column in size:
                mixed = sum(chance * option[row] * option[column] for chance, option in zip(chances, options, strict=True))
                bend[row][column] += mixed - means[row] * means[column]
    return slope, bend


def _solved(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """Return x with ``matrix`` · x = ``right``, by elimination; the matrix is positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at, row in enumerate(rows):
        for other in rows:
            if other is not row:
                factor = other[at] / row[at]
                other[:] = [value - factor * mine for value, mine in zip(other, row, strict=True)]
    return [row[-1] / row[at] for at, row in enumerate(rows)]


def shares(counted: Sequence[int], of_all: Sequence[int] = ()) -> list[float]:
    """Return the shares of ``counted``, drawn to those ``of_all``, a little of each spread evenly."""
    total, everything, parts = sum(counted), sum(of_all), len(counted)
    drawn = [ALIKE * number / everything for number in of_all] if everything else [0.0] * parts
    found = [number + more for number, more in zip(counted, drawn, strict=True)]
    whole = total + (ALIKE if everything else 0)
    return [round((1 - EVEN) * (part / whole if whole else 1 / parts) + EVEN / parts, DIGITS + 1) for part in found]


def fitted(counts: ChoiceCounts, seats: tuple[int, int], tau: float) -> Band:
    stays = [weights(counts.choices.get(("change", side), ()), 3)[2] for side in ("police", "mafia")]
    ties = sum(len(counts.choices.get(("change", side), ())) for side in ("police", "mafia"))
    return Band(
        seats=seats,
        source="self-play",
        games=counts.games,
        tau=tau,
        choice={kind: _pulls(counts, kind) for kind in CHOICES},
        talk=TalkByToken(police=_talk(counts, "police"), mafia=_talk(counts, "mafia"), agent=_talk(counts, "agent")),
        stay=Share(police=stays[0], mafia=stays[1], count=ties),
        victim=_victim(counts),
    )


def _pulls(counts: ChoiceCounts, kind: str) -> Pulls:
    own = ("knows", "clean", "agent")
    agent = _pull(counts, kind, "agent") if kind in own else None
    return Pulls(police=_pull(counts, kind, "police"), mafia=_pull(counts, kind, "mafia"), agent=agent)


def _pull(counts: ChoiceCounts, kind: str, chooser: Chooser) -> Pull:
    choices = counts.choices.get((kind, chooser), [])
    found = weights(choices, 3 if kind == "change" else 2, BELIEVED.get((kind, chooser), 0.0))
    return Pull(w=found[0], b=found[1], count=len(choices))


def _talk(counts: ChoiceCounts, token: Chooser) -> Talk:
    heard, of_all = _heard(counts, token), [sum(column) for column in zip(*[_heard(counts, one) for one in TOKENS], strict=True)]
    words = {place: _words(counts, token, place) for place in PLACES}
    return Talk(silent=shares(heard, of_all)[0], count=sum(heard), **words)


def _heard(counts: ChoiceCounts, token: Chooser) -> list[int]:
    """Return how often a token was silent in a discussion, and how often it spoke."""
    return [counts.silent[token], sum(counts.talk[token, "open", statement] for statement in STATEMENTS)]


def _words(counts: ChoiceCounts, token: Chooser, place: Place) -> Words:
    counted = [counts.talk[token, place, statement] for statement in STATEMENTS]
    of_all = [sum(counts.talk[one, place, statement] for one in TOKENS) for statement in STATEMENTS]
    return Words(**dict(zip(STATEMENTS, shares(counted, of_all), strict=True)), count=sum(counted))


def _victim(counts: ChoiceCounts) -> Victim:
    choices = counts.choices.get(("victim", "mafia"), [])
    b, firm, soft = weights(choices, 3)
    return Victim(b=b, firm=firm, soft=soft, count=len(choices))
