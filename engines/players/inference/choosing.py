"""The likelihood of a choice among seats by world, with its normalisers (MA-1.3, MA-1.4).

A chooser takes seat j with a weight of exp(w·[j is of the Mafia] + b·s_j), s_j the public chance of j before. The normaliser is the sum
over the options: A + k·S, where A sums exp(b·s) over the options, S over those of them that are of the Mafia, and k = exp(w) − 1.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp, log, prod
from operator import add, mul

from engines.players.inference.facts import BallotHeld
from engines.players.inference.parameters import Pull, Pulls
from engines.players.inference.worlds import Worlds

Chances = Sequence[float]
"""The public chance of each seat to be of the Mafia, before the act."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options: ``seats``, and perhaps to do nothing new, with the weight of ``had`` (None: 1) times exp(``bonus``)."""

    seats: tuple[int, ...]
    had: int | None = None
    bonus: float | None = None
    fallen: frozenset[int] = frozenset()
    """Seats revealed as Mafia since: the worlds know only the living."""


def pulled(pull: Pull, chances: Chances, seats: Sequence[int]) -> list[float]:
    """Return exp(b·s) by seat, 0 for a seat that is no option and for nobody."""
    weights = [0.0] * (len(chances) + 1)
    for seat in seats:
        weights[seat] = exp(pull.b * chances[seat])
    return weights


def choice(
    worlds: Worlds,
    pull: Pull,
    chances: Chances,
    options: Options,
    chosen: int | None,
    *,
    begun: float = 0.0,
    tau: float = 1.0,
    by: int | None = None,
) -> list[float]:
    """Return by world the logarithm of the chance that somebody with ``pull`` takes ``chosen``, None for doing nothing new.

    ``begun`` is added to it, and ``tau`` of the sum returned; ``by``: only for the worlds in which this seat is of the Mafia.
    """
    weights = pulled(pull, chances, options.seats)
    alone = 0.0
    if options.bonus is not None:
        alone = exp(options.bonus)
        if options.had is not None:
            alone *= exp(pull.b * chances[options.had])
            weights[options.had] += alone
            alone = 0.0
    k = exp(pull.w) - 1
    everything = sum(weights) + alone + k * sum([weights[seat] for seat in sorted(options.fallen)])
    target, taken = (chosen, pull.b * chances[chosen]) if chosen is not None else (options.had, _nothing_new(pull, chances, options))
    taken = tau * (begun + taken)
    if not k:  # the sides do not matter to the chooser, so it is one number
        return [taken - tau * log(everything)] * (len(worlds) if by is None else len(worlds.places[by]))
    pulls, masks = [k * weight for weight in weights], worlds.masks
    if by is None:
        found = worlds.weights(pulls, everything)
    else:
        found, masks = worlds.weights_with(by, pulls, everything), [masks[place] for place in worlds.places[by]]
    if target is None:
        return [taken - tau * log(normaliser) for normaliser in found]
    if target in options.fallen:
        taken += tau * pull.w
    bit, hit = 1 << target, taken + tau * pull.w
    return [(hit if mask & bit else taken) - tau * log(normaliser) for mask, normaliser in zip(masks, found, strict=True)]


def _nothing_new(pull: Pull, chances: Chances, options: Options) -> float:
    return (options.bonus or 0.0) + (pull.b * chances[options.had] if options.had is not None else 0.0)


def by_token(
    worlds: Worlds, seat: int, police: Sequence[float], mafia: Sequence[float], fallen: frozenset[int] = frozenset()
) -> list[float]:
    """Return ``police``, but ``mafia`` where ``seat`` plays for the Mafia, which is everywhere when it has ``fallen`` as a Mafioso."""
    if seat in fallen:
        return list(mafia)
    mixed = list(police)
    for place in worlds.places[seat]:
        mixed[place] = mafia[place]
    return mixed


def capped(found: Sequence[float], most: float) -> list[float]:
    """Return ``found`` with nothing more than ``most`` below the highest, so that no odds change by more than exp(``most``) (MA-1.5)."""
    floor = max(found) - most
    if min(found) >= floor:
        return list(found)
    return [value if value > floor else floor for value in found]


# ---- all votes of a ballot

FEW = 4
"""The most options whose combinations are all computed."""

EXACT = 1000
"""The most worlds in which the product of the voters' normalisers is computed; beyond, it is interpolated between ``POINTS``."""

POINTS = 160

TINY = 1e-9
"""Replaces a normaliser of Police for a seat of the Mafia, which may be negative; it cancels out, so any positive number does."""


def ballot(worlds: Worlds, held: BallotHeld, pulls: Pulls, chances: Chances, most: float) -> list[float]:
    """Return by world the logarithm of the likelihood of all votes, up to a constant; each vote changes odds by exp(``most``) at most."""
    if not held.votes or not worlds.columns:
        return [0.0] * len(worlds)
    return (_few if len(held.options) <= FEW else _many)(worlds, held, pulls, chances, most)


# ---- few options


def _few(worlds: Worlds, held: BallotHeld, pulls: Pulls, chances: Chances, most: float) -> list[float]:
    bits = [0] * (worlds.seats + 1)
    for number, seat in enumerate(held.options):
        bits[seat] = 1 << number
    codes = worlds.sums(bits)
    reached = sorted(set(codes))
    size = 1 << len(held.options)
    together = [0.0] * size
    more = [[0.0] * size for _ in range(worlds.seats + 1)]
    for voter, target in held.votes:
        sides = [_combinations(held.options, voter, target, pull, chances, reached) for pull in (pulls.police, pulls.mafia)]
        police, mafia = _consistent(sides, bits[voter], reached, most)
        for code in reached:
            together[code] += police[code]
            more[voter][code] = mafia[code] - police[code]
    total = [together[code] for code in codes]
    for column in worlds.columns:
        total = [was + more[seat][code] for was, seat, code in zip(total, column, codes, strict=True)]
    return total


def _combinations(
    options: Sequence[int], voter: int, target: int, pull: Pull, chances: Chances, reached: Sequence[int]
) -> dict[int, float]:
    """Return for each reached combination of Mafiosi among ``options`` the logarithm of the chance of this vote."""
    found = {}
    for code in reached:
        weights = {
            seat: exp(pull.b * chances[seat] + (pull.w if code >> number & 1 else 0.0))
            for number, seat in enumerate(options)
            if seat != voter
        }
        found[code] = log(weights[target] / sum(weights.values()))
    return found


def _consistent(
    sides: Sequence[dict[int, float]], own: int, reached: Sequence[int], most: float
) -> tuple[dict[int, float], dict[int, float]]:
    """Return both sides' likelihoods, capped over what is possible: a voter among the options is of the Mafia where its bit is set."""
    police, mafia = dict(sides[0]), dict(sides[1])
    if own:
        for code in reached:
            police[code] = mafia[code] = mafia[code] if code & own else police[code]
    floor = max(max(police.values()), max(mafia.values())) - most
    return {code: max(floor, value) for code, value in police.items()}, {code: max(floor, value) for code, value in mafia.items()}


# ---- many options


def _many(worlds: Worlds, held: BallotHeld, pulls: Pulls, chances: Chances, most: float) -> list[float]:
    police = Normalisers(worlds, held, pulls.police, chances, mafia=False)
    mafia = Normalisers(worlds, held, pulls.mafia, chances, mafia=True)
    alone = [0.0] * (worlds.seats + 1)
    both = [0.0] * (worlds.seats + 1)
    voted = [0] * (worlds.seats + 1)
    for voter, target in held.votes:
        nobody, target_only, voter_only, pair = _patterns(voter, target, pulls, chances, (police, mafia), most)
        alone[target] += target_only - nobody
        alone[voter] += voter_only - nobody
        both[voter] = pair - voter_only - target_only + nobody
        voted[voter] = 1 << target
    voters = [voter for voter, _ in held.votes]
    total = list(map(add, worlds.weights(alone), police.of_all(voters)))
    masks, places = worlds.masks, worlds.places
    for voter in voters:
        more, bit = both[voter], voted[voter]
        for place in places[voter]:
            if masks[place] & bit:
                total[place] += more
    return list(map(add, total, map(log, _exchanged(worlds, police, mafia, voters))))


def _patterns(
    voter: int, target: int, pulls: Pulls, chances: Chances, sides: "tuple[Normalisers, Normalisers]", most: float
) -> tuple[float, float, float, float]:
    """Return the logarithms for nobody, the target, the voter, both being of the Mafia, capped, at the middle of the normalisers."""
    police, mafia = sides
    nobody = pulls.police.b * chances[target] - police.middle(voter)
    voter_only = pulls.mafia.b * chances[target] - mafia.middle(voter)
    found = (nobody, nobody + pulls.police.w, voter_only, voter_only + pulls.mafia.w)
    floor = max(found) - max(most - max(police.width(voter), mafia.width(voter)), 0.0)
    return max(found[0], floor), max(found[1], floor), max(found[2], floor), max(found[3], floor)


class Normalisers:
    """The normalisers of one side in a ballot: X − c for a voter, X = A + k·S of a world, c the voter's own weight, who is no option."""

    def __init__(self, worlds: Worlds, held: BallotHeld, pull: Pull, chances: Chances, *, mafia: bool) -> None:
        weights = pulled(pull, chances, held.options)
        base, boost = sum(weights), exp(pull.w)
        self.found = [base + (boost - 1) * share for share in worlds.weights(weights)]
        self.low, self.high = min(self.found), max(self.found)
        self.owns = [weight * boost for weight in weights] if mafia else weights

    def middle(self, voter: int) -> float:
        """Return the logarithm of the voter's normaliser in the middle of what is possible."""
        return log(_positive((self.low + self.high) / 2 - self.owns[voter]))

    def width(self, voter: int) -> float:
        """Return the range of the logarithm of the voter's normaliser."""
        own = self.owns[voter]
        return log(_positive(self.high - own) / _positive(self.low - own))

    def of_all(self, voters: Sequence[int]) -> list[float]:
        """Return by world minus the sum of the logarithms for all ``voters``, their middles added."""
        middles = sum(self.middle(voter) for voter in voters)
        owns = [self.owns[voter] for voter in voters]
        if len(self.found) <= EXACT:
            return [middles - log(prod([_positive(x - own) for own in owns])) for x in self.found]
        low, scale = self.low, POINTS / ((self.high - self.low) or 1.0)
        heights = [middles - sum(log(_positive(low + point / scale - own)) for own in owns) for point in range(POINTS + 2)]
        slopes = [after - before for before, after in pairwise(heights)]
        lines = [height - number * slope for number, (height, slope) in enumerate(zip(heights, slopes, strict=False))]
        return [lines[int(at)] + slopes[int(at)] * at for at in [(x - low) * scale for x in self.found]]


def _exchanged(worlds: Worlds, police: Normalisers, mafia: Normalisers, voters: Sequence[int]) -> list[float]:
    """Return by world the product over the Mafiosi who vote: their normaliser as Police over that as Mafiosi, middles removed."""
    scales = [0.0] * (worlds.seats + 1)
    owns, others = list(scales), list(scales)
    for voter in voters:
        scale = exp(mafia.middle(voter) - police.middle(voter))
        scales[voter], owns[voter], others[voter] = scale, police.owns[voter], mafia.owns[voter]
    safe = police.low - max(owns) > TINY and mafia.low - max(others) > TINY

    def of_half(half: Sequence[int], found: Sequence[float], changed: Sequence[float]) -> list[float]:
        seats = [seat for seat in half if scales[seat]]
        scale = prod([scales[seat] for seat in seats])
        if safe and len(seats) == 3:
            (a, b, c), (d, e, f) = ([of[seat] for seat in seats] for of in (owns, others))
            return [scale * (x - a) * (x - b) * (x - c) / ((y - d) * (y - e) * (y - f)) for x, y in zip(found, changed, strict=True)]
        if safe and len(seats) == 2:
            (a, b), (d, e) = ([of[seat] for seat in seats] for of in (owns, others))
            return [scale * (x - a) * (x - b) / ((y - d) * (y - e)) for x, y in zip(found, changed, strict=True)]
        product = [scale] * len(found)
        for seat in seats:
            a, d = owns[seat], others[seat]
            product = [was * _positive(x - a) / _positive(y - d) for was, x, y in zip(product, found, changed, strict=True)]
        return product

    return list(map(mul, *worlds.by_half(police.found, mafia.found, of_half)))


def _positive(value: float) -> float:
    return value if value > TINY else TINY
