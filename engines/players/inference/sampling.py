"""Sampled worlds, when there are too many to enumerate: swaps move them with new facts (MA-1.9).

This happens only at large tables with Reverse recruit among the cards, a little earlier when Recruit is there too. A sample is a whole
world: tokens, the holder of the card, the recruit. When the weights have grown too unequal, worlds are resampled by weight and each is
moved by the Metropolis rule: two seats exchange their tokens, or another seat holds the card, and all acts are weighed again.

Seats stand in numbers here, as bits: a seat of the Mafia has its bit set.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from math import comb, exp
from operator import add

from engines.chance import Stream
from engines.players.inference import acts, claims
from engines.players.inference.choosing import capped
from engines.players.inference.facts import BallotHeld, KeptSilent, PublicTable, Recruiting, Said, TieAnswered, VictimNamed
from engines.players.inference.parameters import Band
from engines.players.inference.posterior import PastAct, Posterior, SampledWorld
from engines.players.inference.worlds import NOBODY, Setup, Worlds, dealt

MOST = 60_000
"""The most worlds that are enumerated."""

SAMPLES = 4_000

FINE = 1 << 32

DIGITS = 9
"""Digits to which logarithms of two worlds are compared."""


@lru_cache(maxsize=1 << 13)
def seats_in(mask: int) -> tuple[int, ...]:
    """Return the seats whose bits are set, in their order."""
    return tuple([seat for seat in range(mask.bit_length()) if mask >> seat & 1])


def bits_of(seats: Iterable[int]) -> int:
    """Return a number with the bits of ``seats`` set."""
    return sum([1 << seat for seat in seats])


def too_many(setup: Setup, *, recruits: bool) -> bool:
    """Return whether the worlds of a table with Reverse recruit are too many to be enumerated; ``recruits``: with Recruit as well.

    The holder of the card has left the set or joined it; a recruit is one member more, whose absence leaves such a set.
    """
    seats, mafia = setup.seats, len(dealt(setup).sets[0])
    dealt_so = (seats + 1) * comb(seats, mafia)
    recruited_so = seats * (comb(seats, mafia) + comb(seats - 1, mafia + 1)) + comb(seats, mafia + 1)
    return max(dealt_so, recruited_so if recruits else 0) > MOST


def sampled_deals(setup: Setup) -> list[SampledWorld]:
    """Return deals with Reverse recruit, each as likely as another; the same at each call."""
    stream, deals = Stream(0, f"worlds of {setup.seats} seats"), dealt(setup).masks
    return [SampledWorld(stream.pick(deals), stream.below(setup.seats + 1) - 1, NOBODY) for _ in range(SAMPLES)]


def as_worlds(setup: Setup, drawn: Sequence[SampledWorld], living: Sequence[int]) -> Worlds:
    """Return the samples as ``Worlds``: the living Mafiosi of each, and its recruit for certain."""
    alive = bits_of(living)
    sets = [seats_in(one.after & alive) for one in drawn]
    labels = None
    if any(one.recruit != NOBODY for one in drawn):
        labels = [tuple([float(seat == one.recruit) for seat in members]) for one, members in zip(drawn, sets, strict=True)]
    return Worlds(setup.seats, sets, labels, [one.holder for one in drawn])


def recruiting(posterior: Posterior, drawn: Sequence[SampledWorld]) -> list[SampledWorld]:
    """Return the sampled worlds with a recruit in each, every sleeper as likely."""
    stream, made, alive = Stream(0, f"recruited after {posterior.facts}"), [], bits_of(posterior.living)
    for one in drawn:
        asleep = seats_in(alive & ~one.before)
        made.append(SampledWorld(one.tokens, one.holder, stream.pick(asleep)) if asleep else one)
    return made


def has_degenerated(weights: Sequence[float]) -> bool:
    """Return whether the weights are so unequal that less than half of the worlds count."""
    total = sum(weights)
    return total * total < SAMPLES / 2 * sum([weight * weight for weight in weights])


def resampled(posterior: Posterior, band: Band) -> list[SampledWorld]:
    """Return worlds resampled by weight and moved: all have equal weight, apart from the Agent."""
    stream = Stream(0, f"worlds moved after {posterior.facts}")
    kept, neighbours = _by_weight(posterior.drawn, posterior.bare, stream), Neighbours(posterior.table, stream)
    tried = [neighbours.one_of(one) for one in kept]
    logs = log_likelihoods(posterior, [*kept, *tried], band)
    # rounded: whether a move needs a draw must not depend on the last bit (MA-1.11)
    gains = [round(now - was, DIGITS) for was, now in zip(logs, logs[len(kept) :], strict=False)]
    return [new if gain >= 0.0 or stream.below(FINE) < exp(gain) * FINE else old for old, new, gain in zip(kept, tried, gains, strict=True)]


def _by_weight(drawn: Sequence[SampledWorld], weights: Sequence[float], stream: Stream) -> list[SampledWorld]:
    """Return ``SAMPLES`` worlds by weight: one for each step of a ladder that begins at a random place."""
    step, height = sum(weights) / SAMPLES, 0.0
    at = step * stream.below(FINE) / FINE
    kept: list[SampledWorld] = []
    for one, weight in zip(drawn, weights, strict=True):
        height += weight
        while at < height and len(kept) < SAMPLES:
            kept.append(one)
            at += step
    return kept + [kept[-1]] * (SAMPLES - len(kept))


class Neighbours:
    """Neighbours of a world that no hard fact forbids: two of the living have exchanged their tokens, or another of them holds the card."""

    def __init__(self, table: PublicTable, stream: Stream) -> None:
        self._stream = stream
        self._living = bits_of(table.living)
        self._holders = (*table.living, NOBODY)
        self._shown = bits_of(table.shown)
        self._mafia = bits_of(seat for seat, token in table.shown.items() if token == "mafia")

    def one_of(self, one: SampledWorld) -> SampledWorld:
        """Return a neighbour drawn by lot; ``one`` itself where it would be impossible."""
        stream, living = self._stream, self._living
        awake, asleep = one.tokens & living, living & ~one.tokens
        if not stream.below(4) or not awake or not asleep:
            if one.holder != NOBODY and not living >> one.holder & 1:
                return one
            found = SampledWorld(one.tokens, stream.pick(self._holders), one.recruit)
        else:
            exchanged = 1 << stream.pick(seats_in(awake)) | 1 << stream.pick(seats_in(asleep))
            found = SampledWorld(one.tokens ^ exchanged, one.holder, one.recruit)
        clash = found.recruit != NOBODY and found.before >> found.recruit & 1
        return one if clash or found.tokens & self._shown != self._mafia else found


def log_likelihoods(posterior: Posterior, drawn: Sequence[SampledWorld], band: Band) -> list[float]:
    """Return by sampled world the sum of the log-likelihoods of all acts, up to a constant; −1,000 for a victim of its own side.

    Acts depend on sides alone, and many sampled worlds have the same sides: each of those is weighed once.
    """
    sides = [(one.before, one.after) for one in drawn]
    different = list(dict.fromkeys(sides))
    masks, logs = [before for before, _ in different], [0.0] * len(different)
    worlds = _of_masks(posterior, masks)
    now = _of_masks(posterior, [after for _, after in different], posterior.living)
    for act in posterior.past:
        if isinstance(act.fact, Recruiting):
            masks = [after for _, after in different]
            worlds = _of_masks(posterior, masks)
        elif not isinstance(act.fact, Said):
            logs = list(map(add, logs, _of(worlds, act, band)))
        elif not claims.is_claim(act.known, act.fact):
            logs = list(map(add, logs, claims.line_log_likelihoods(replace(act.known, worlds=worlds), act.fact, act.before, band)))
        elif claims.is_tried(posterior.table, act.fact):
            logs = list(map(add, logs, claims.proved_log_likelihoods(posterior.table, now, act.fact, act.before, band)))
        else:
            then = _of_masks(posterior, masks, act.known.living)
            logs = list(map(add, logs, claims.line_log_likelihoods(replace(act.known, worlds=then), act.fact, act.before, band)))
    found = dict(zip(different, logs, strict=True))
    return [found[one] for one in sides]


def _of_masks(posterior: Posterior, masks: Sequence[int], living: Iterable[int] | None = None) -> Worlds:
    """Return worlds with these seats of the Mafia; ``living``: without all others, who are dead."""
    kept = -1 if living is None else bits_of(living)
    return Worlds(posterior.setup.seats, [seats_in(mask & kept) for mask in masks])


def _of(worlds: Worlds, act: PastAct, band: Band) -> list[float]:
    fact = act.fact
    if isinstance(fact, BallotHeld):
        return acts.votes(worlds, fact, band, act.before)
    if isinstance(fact, TieAnswered):
        return capped(acts.tie_answer(worlds, fact, band, act.before), acts.ACT)
    if isinstance(fact, KeptSilent):
        values = [0.0] * (worlds.seats + 1)
        for seat in fact.seats:
            values[seat] = acts.silences(band)[0]
        return worlds.weights(values)
    if isinstance(fact, VictimNamed):
        found = capped(acts.victim(worlds, fact, band.victim, act.before, act.known.table.spoken), acts.ACT)
        return [-1000.0 if mask >> fact.seat & 1 else value for mask, value in zip(worlds.masks, found, strict=True)]
    return [0.0] * len(worlds)
