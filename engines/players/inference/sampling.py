"""Worlds that are too many to be enumerated: some are drawn, and moved by swaps as facts come (MA-1.9).

This happens only at large tables with Reverse recruit among the cards. What is drawn is a world as a whole: tokens, who holds the card,
who has been recruited. When the weights have grown too unequal, worlds are drawn anew by weight and each is moved by the rule of
Metropolis: two seats exchange their tokens, or another seat holds the card, and all that has happened is weighed again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp
from typing import TYPE_CHECKING

from engines.chance import Stream
from engines.players.inference import acts
from engines.players.inference.choosing import Chances, capped
from engines.players.inference.facts import BallotHeld, Fact, KeptSilent, Recruiting, Said, TieAnswered, VictimNamed
from engines.players.inference.parameters import Band
from engines.players.inference.worlds import NOBODY, Setup, Worlds, dealt

if TYPE_CHECKING:
    from engines.players.inference.posterior import Posterior

MOST = 60_000
"""Up to so many worlds all of them are kept."""

DRAWN = 4_000

SWEEPS = 3
"""How often each world is moved when they are drawn anew."""

FINE = 1 << 32


@dataclass(frozen=True, slots=True)
class Past:
    """An act with what was known before it: all that is needed to weigh it in another world."""

    fact: Fact
    before: Chances
    spoken: dict[int, tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A world drawn: seats whose token is of the Mafia, who holds Reverse recruit, who has been recruited (``NOBODY``)."""

    tokens: frozenset[int]
    holder: int
    recruit: int

    def sides(self, *, recruited: bool) -> tuple[int, ...]:
        """Return who plays for the Mafia, the dead too, before or after the recruitment."""
        mafia = set(self.tokens if self.holder == NOBODY else self.tokens ^ {self.holder})
        return tuple(sorted(mafia | ({self.recruit} if recruited and self.recruit != NOBODY else set())))


def too_many(setup: Setup) -> bool:
    """Return whether the deals of a table with Reverse recruit are too many to be enumerated."""
    return len(dealt(setup)) * (setup.seats + 1) > MOST


def drawn_deals(setup: Setup) -> list[Drawn]:
    """Return deals with Reverse recruit, each as likely as another; the same at each call."""
    stream, deals = Stream(0, f"worlds of {setup.seats} seats"), dealt(setup).sets
    return [Drawn(frozenset(stream.pick(deals)), stream.below(setup.seats + 1) - 1, NOBODY) for _ in range(DRAWN)]


def as_worlds(setup: Setup, drawn: Sequence[Drawn], living: Sequence[int]) -> Worlds:
    """Return the drawn worlds as the others are: the living Mafiosi of each, who has been recruited for certain."""
    sets = [tuple([seat for seat in one.sides(recruited=True) if seat in living]) for one in drawn]
    labels = [tuple([float(seat == one.recruit) for seat in members]) for one, members in zip(drawn, sets, strict=True)]
    return Worlds(setup.seats, sets, labels if any(one.recruit != NOBODY for one in drawn) else None, [one.holder for one in drawn])


def recruiting(posterior: Posterior, drawn: Sequence[Drawn]) -> list[Drawn]:
    """Return the drawn worlds with somebody recruited in each, every sleeper as likely."""
    stream, made = Stream(0, f"recruited after {posterior.facts}"), []
    for one in drawn:
        asleep = [seat for seat in posterior.living if seat not in one.sides(recruited=False)]
        made.append(replace(one, recruit=stream.pick(asleep)) if asleep else one)
    return made


def worn(chances: Sequence[float]) -> bool:
    """Return whether the weights are so unequal that less than half of the worlds count."""
    return 1.0 / sum([chance * chance for chance in chances]) < DRAWN / 2


def moved(posterior: Posterior, drawn: Sequence[Drawn], past: Sequence[Past], band: Band) -> list[Drawn]:
    """Return worlds drawn anew by weight and moved; each counts as much as another."""
    stream = Stream(0, f"worlds moved after {posterior.facts}")
    kept = _by_weight(drawn, posterior.chances, stream)
    logs = weighed(posterior.setup, kept, past, band)
    for _ in range(SWEEPS):
        tried = [_another(one, posterior, stream) for one in kept]
        found = weighed(posterior.setup, tried, past, band)
        for number, (was, now) in enumerate(zip(logs, found, strict=True)):
            if now >= was or stream.below(FINE) < exp(now - was) * FINE:
                kept[number], logs[number] = tried[number], now
    return kept


def _by_weight(drawn: Sequence[Drawn], chances: Sequence[float], stream: Stream) -> list[Drawn]:
    """Return ``DRAWN`` worlds by weight: one for each step of a ladder that begins at a random place."""
    at, step, total = stream.below(FINE) / FINE / DRAWN, 1.0 / DRAWN, 0.0
    kept: list[Drawn] = []
    for one, chance in zip(drawn, chances, strict=True):
        total += chance
        while at < total and len(kept) < DRAWN:
            kept.append(one)
            at += step
    return kept + [kept[-1]] * (DRAWN - len(kept))


def _another(one: Drawn, posterior: Posterior, stream: Stream) -> Drawn:
    """Return a neighbour that no hard fact forbids: tokens of two living seats exchanged, or another living holder."""
    living, asleep = posterior.living, [seat for seat in posterior.living if seat not in one.tokens]
    awake = [seat for seat in living if seat in one.tokens]
    if not stream.below(4) or not awake or not asleep:
        if one.holder != NOBODY and one.holder not in living:
            return one
        found = replace(one, holder=stream.pick((*living, NOBODY)))
    else:
        found = replace(one, tokens=one.tokens - {stream.pick(awake)} | {stream.pick(asleep)})
    known = all((seat in found.tokens) == (token == "mafia") for seat, token in posterior.table.shown.items())
    clash = found.recruit != NOBODY and found.recruit in found.sides(recruited=False)
    return one if clash or not known else found


def weighed(setup: Setup, drawn: Sequence[Drawn], past: Sequence[Past], band: Band) -> list[float]:
    """Return by drawn world the sum of the log-likelihoods of all acts; −1,000 for a victim of its own side."""
    before, after = (
        Worlds(setup.seats, [one.sides(recruited=recruited) for one in drawn], None, [one.holder for one in drawn])
        for recruited in (False, True)
    )
    worlds, logs = before, [0.0] * len(drawn)
    for act in past:
        if isinstance(act.fact, Recruiting):
            worlds = after
        else:
            logs = [was + more for was, more in zip(logs, _of(worlds, act, band), strict=True)]
    return logs


def _of(worlds: Worlds, act: Past, band: Band) -> list[float]:
    fact = act.fact
    if isinstance(fact, BallotHeld):
        return acts.votes(worlds, fact, band, act.before)
    if isinstance(fact, TieAnswered):
        return capped(acts.tie_answer(worlds, fact, band, act.before), acts.ACT)
    if isinstance(fact, Said):
        return capped(acts.line(worlds, fact, band, act.before).plain, acts.CLAIM if acts.is_firm(fact) else acts.ACT)
    if isinstance(fact, KeptSilent):
        values = [0.0] * (worlds.seats + 1)
        for seat in fact.seats:
            values[seat] = acts.silences(band)[0]
        return worlds.weights(values)
    if isinstance(fact, VictimNamed):
        found = capped(acts.victim(worlds, fact, band.victim, act.before, act.spoken), acts.ACT)
        return [-1000.0 if mask >> fact.seat & 1 else value for mask, value in zip(worlds.masks, found, strict=True)]
    return [0.0] * len(worlds)
