"""How likely a choice among seats is in each world, normalisers and all (MA-1.3, MA-1.4).

A chooser takes seat j with a weight of exp(w·[j is of the Mafia] + b·s_j), s_j the public chance of j before. The normaliser is the sum
over the options: A + k·S, where A sums exp(b·s) over the options, S over those of them that are of the Mafia, and k = exp(w) − 1.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log

from engines.players.inference.parameters import Pull
from engines.players.inference.worlds import Worlds

Chances = Sequence[float]
"""The public chance of each seat to be of the Mafia, before the act."""


@dataclass(frozen=True, slots=True)
class Options:
    """What may be chosen: ``seats``, and perhaps to do nothing new, which has the weight of ``had`` (None: 1) times exp(``bonus``)."""

    seats: tuple[int, ...]
    had: int | None = None
    bonus: float | None = None
    fallen: frozenset[int] = frozenset()
    """Those who have turned out since to be of the Mafia: the worlds know only the living."""


def pulled(pull: Pull, chances: Chances, seats: Sequence[int]) -> list[float]:
    """Return exp(b·s) by seat, 0 for who is no option and for nobody."""
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
    if not k:  # who is of the Mafia does not matter to the chooser, so it is one number
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
