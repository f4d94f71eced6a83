"""The effect of each public fact on a posterior (MA-1.3, MA-1.8)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import exp, log
from typing import Any

from engines.mafie.components import NEW_GANG, RECRUIT, REVERSE_RECRUIT
from engines.players.inference import acts, claims, sampling
from engines.players.inference.choosing import capped
from engines.players.inference.facts import (
    BallotHeld,
    CardSet,
    CardShown,
    Fact,
    KeptSilent,
    PublicTable,
    Recruiting,
    Said,
    Saved,
    TakenBack,
    TieAnswered,
    TokenShown,
    VictimNamed,
)
from engines.players.inference.parameters import Band, band_of
from engines.players.inference.posterior import PastAct, Posterior
from engines.players.inference.worlds import Setup, dealt, recruited, turned_around

Update = Callable[[Posterior, Any, Band], Posterior]


def opening(setup: Setup) -> Posterior:
    """Return the posterior of the deal."""
    worlds = dealt(setup)
    seats = tuple(range(setup.seats))
    return Posterior(setup, worlds, [0.0] * len(worlds), (0.0,) * setup.seats, PublicTable(seats, hidden=seats))


def after(posterior: Posterior, fact: Fact, band: Band | None = None) -> Posterior:
    """Return ``posterior`` with one more public fact. A fact that no world allows is ignored: the rules never tell one."""
    update = UPDATES.get(type(fact))
    numbers = band or band_of(posterior.setup.seats)
    made = posterior if update is None else update(posterior, fact, numbers)
    if made.drawn:
        made = _with_past(posterior, made, fact, numbers)
    return replace(made, facts=posterior.facts + 1, lines=posterior.lines + isinstance(fact, Said | TakenBack))


def _with_past(before: Posterior, made: Posterior, fact: Fact, band: Band) -> Posterior:
    """Remember the fact for sampled worlds, and resample them when too few of them count."""
    gone = claims.claim_meant(before, fact) if isinstance(fact, TakenBack) else None
    past = [act for act in made.past if gone is None or act.fact is not gone.said]
    made = replace(made, past=(*past, PastAct(fact, before.marginals, claims.without_worlds(before))))
    if not sampling.has_degenerated(made.bare):
        return made
    drawn = sampling.resampled(made, band)
    worlds = sampling.as_worlds(made.setup, drawn, made.living)
    made = replace(made, worlds=worlds, logs=[0.0] * len(worlds), drawn=tuple(drawn))
    return replace(made, claims=claims.reweighted(made, band))


# ---- hard facts


def _card_set(posterior: Posterior, fact: CardSet, _band: Band) -> Posterior:
    gang = sum(card in NEW_GANG for card in fact.cards)
    told = replace(posterior, table=replace(posterior.table, gang_left=gang))
    if REVERSE_RECRUIT not in fact.cards:
        return told
    if sampling.too_many(posterior.setup, recruits=RECRUIT in fact.cards):
        drawn = tuple(sampling.sampled_deals(posterior.setup))
        worlds = sampling.as_worlds(posterior.setup, drawn, posterior.living)
        return replace(told, worlds=worlds, logs=[0.0] * len(worlds), drawn=drawn)
    worlds = turned_around(told.worlds)
    return replace(told, worlds=worlds, logs=[0.0] * len(worlds))


def _recruiting(posterior: Posterior, _fact: Recruiting, _band: Band) -> Posterior:
    if posterior.drawn:
        drawn = tuple(sampling.recruiting(posterior, posterior.drawn))
        return replace(posterior, worlds=sampling.as_worlds(posterior.setup, drawn, posterior.living), drawn=drawn)
    top = max(posterior.logs)
    weights = [exp(value - top) for value in posterior.logs]
    worlds, made, origins = recruited(posterior.worlds, weights, posterior.living)
    if not made:
        return posterior
    claims_kept = tuple([claim.merged(origins) for claim in posterior.claims])
    return replace(posterior, worlds=worlds, logs=[log(weight) for weight in made], claims=claims_kept)


def _shown(posterior: Posterior, fact: TokenShown, band: Band) -> Posterior:
    try:
        left = posterior.with_token(fact.seat, fact.token)
    except ValueError:
        left = posterior
    table = left.table
    gang = fact.gang or fact.token != "agent"
    left = replace(
        left,
        worlds=left.worlds.without(fact.seat),
        table=replace(
            table,
            living=tuple([seat for seat in table.living if seat != fact.seat]),
            shown={**table.shown, fact.seat: fact.token},
            gang_left=table.gang_left - fact.gang,
            hidden=tuple([seat for seat in table.hidden if seat != fact.seat]) if gang else table.hidden,
        ),
    )
    return claims.after_token(left, fact.seat, fact.token, band)


def _card_shown(posterior: Posterior, fact: CardShown, _band: Band) -> Posterior:
    return _seen(posterior, fact.seat)


def _saved(posterior: Posterior, fact: Saved, _band: Band) -> Posterior:
    return _seen(posterior, fact.by)


def _seen(posterior: Posterior, seat: int) -> Posterior:
    """The card of ``seat`` is public now, and no New Gang card."""
    hidden = tuple([other for other in posterior.table.hidden if other != seat])
    return replace(posterior, table=replace(posterior.table, hidden=hidden))


# ---- acts


def _victim(posterior: Posterior, fact: VictimNamed, band: Band) -> Posterior:
    found = acts.victim(posterior.worlds, fact, band.victim, posterior.marginals, posterior.table.spoken)
    keep = [not mask >> fact.seat & 1 for mask in posterior.worlds.masks]
    if not any(keep):
        return posterior
    possible = [value for value, fits in zip(found, keep, strict=True) if fits]
    left = posterior.narrowed(keep)
    return replace(left, logs=claims.added(left.logs, capped(possible, acts.ACT)))


def _ballot(posterior: Posterior, fact: BallotHeld, band: Band) -> Posterior:
    found = acts.votes(posterior.worlds, fact, band, posterior.marginals)
    return replace(posterior, logs=claims.added(posterior.logs, found))


def _tie_answer(posterior: Posterior, fact: TieAnswered, band: Band) -> Posterior:
    found = acts.tie_answer(posterior.worlds, fact, band, posterior.marginals)
    return replace(posterior, logs=claims.added(posterior.logs, capped(found, acts.ACT)))


def _silent(posterior: Posterior, fact: KeptSilent, band: Band) -> Posterior:
    mafia, agent = acts.silences(band)
    values = [0.0] * (posterior.setup.seats + 1)
    shares = list(posterior.shares)
    for seat in fact.seats:
        values[seat] = mafia
        shares[seat] += agent
    return replace(posterior, logs=claims.added(posterior.logs, posterior.worlds.weights(values)), shares=tuple(shares))


def _said(posterior: Posterior, fact: Said, band: Band) -> Posterior:
    heard = claims.after_line(posterior, fact, band)
    return heard if fact.target is None or fact.statement not in AGAINST else _noted(heard, fact.seat, fact.target, fact.statement)


AGAINST = ("knows", "agent", "suspect", "blame")


def _noted(posterior: Posterior, seat: int, target: int, statement: str) -> Posterior:
    """Remember that ``seat`` has spoken against ``target``, for the victims to come."""
    firm, soft = posterior.table.spoken.get(seat, (0, 0))
    marks = (firm | 1 << target, soft) if statement in ("knows", "agent") else (firm, soft | 1 << target)
    return replace(posterior, table=replace(posterior.table, spoken={**posterior.table.spoken, seat: marks}))


def _taken_back(posterior: Posterior, fact: TakenBack, _band: Band) -> Posterior:
    claim = claims.claim_meant(posterior, fact)
    return posterior if claim is None else claims.without_claim(posterior, claim)


UPDATES: dict[type, Update] = {
    CardSet: _card_set,
    Recruiting: _recruiting,
    TokenShown: _shown,
    CardShown: _card_shown,
    Saved: _saved,
    VictimNamed: _victim,
    BallotHeld: _ballot,
    TieAnswered: _tie_answer,
    KeptSilent: _silent,
    Said: _said,
    TakenBack: _taken_back,
}
"""The effects on the posterior; a new round has none."""
