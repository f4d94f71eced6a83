"""Claims that a shown token can prove or refute: capped until then, at full weight afterwards (MA-1.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import log
from operator import add, sub

from engines.mafie.components import Token
from engines.players.inference.acts import ACT, CLAIM, LineLikelihood, is_firm, line, opinion, words_only
from engines.players.inference.choosing import Chances, capped
from engines.players.inference.facts import PublicTable, Said, TakenBack
from engines.players.inference.parameters import Band
from engines.players.inference.posterior import Claim, Posterior
from engines.players.inference.worlds import Worlds

NO_WORLDS = Worlds(0, ())
"""Stands in for worlds that are not kept."""


def after_line(posterior: Posterior, said: Said, band: Band) -> Posterior:
    """Return ``posterior`` after a line, capped: a claim as one, anything else as any act."""
    if is_claim(posterior, said):
        return _claimed(posterior, said, band)
    if is_firm(said):  # refuted before it was made
        return replace(posterior, logs=added(posterior.logs, words_only(posterior.worlds, said, band)))
    return _thought(posterior, said, band)


def is_claim(posterior: Posterior, said: Said) -> bool:
    """Return whether a token can prove or refute a line; a claim to be the Agent by a known other is none."""
    return is_firm(said) and (said.statement != "agent" or posterior.agent_is_open)


def _thought(posterior: Posterior, said: Said, band: Band) -> Posterior:
    """Weigh a line that no token can prove or refute. Both of its parts together change odds by the cap at most."""
    plain, agent = opinion(posterior.worlds, said, band, posterior.marginals)
    agent = max(-ACT / 2, min(ACT / 2, agent)) if posterior.agent_is_open else 0.0
    shares = (*posterior.shares[: said.seat], posterior.shares[said.seat] + agent, *posterior.shares[said.seat + 1 :])
    return replace(posterior, shares=shares, logs=added(posterior.logs, capped(plain, ACT - abs(agent))))


def _claimed(
    posterior: Posterior, said: Said, band: Band, chances: Chances | None = None, fallen: frozenset[int] = frozenset()
) -> Posterior:
    """Weigh a claim; ``chances``: those before it, where they are others; ``fallen``: Mafiosi who have died since, whom no world has."""
    before = posterior.marginals if chances is None else chances
    found = line(posterior.worlds, said, band, before, fallen)
    claim = Claim(said, before, (), _ratio(found))
    heard = replace(posterior, claims=(*posterior.claims, claim))
    counted = _counted(posterior, heard, found.plain, CLAIM)
    return replace(heard, claims=(*posterior.claims, replace(claim, counted=counted)), logs=added(posterior.logs, counted))


def claim_meant(posterior: Posterior, fact: TakenBack) -> Claim | None:
    """Return the claim that ``fact`` takes back, None when it no longer counts."""
    whose = (fact.seat, fact.statement, fact.target)
    return next((claim for claim in posterior.claims if (claim.seat, claim.said.statement, claim.said.target) == whose), None)


def without_claim(posterior: Posterior, claim: Claim) -> Posterior:
    """Return ``posterior`` as if ``claim`` had not been made."""
    left = tuple([one for one in posterior.claims if one is not claim])
    return replace(posterior, claims=left, logs=added(posterior.logs, claim.counted, -1.0))


def after_token(posterior: Posterior, seat: int, token: Token, band: Band) -> Posterior:
    """Return ``posterior`` after ``token`` of ``seat`` has been shown, with the proved and refuted claims uncapped."""
    for claim in posterior.claims:
        if seat in (claim.seat, claim.said.target) or (token == "agent" and claim.said.statement == "agent"):
            posterior = _tried(posterior, claim, band)
    return posterior


def _tried(posterior: Posterior, claim: Claim, band: Band) -> Posterior:
    """Weigh a claim without its cap. That another seat is the Agent is no evidence about the target of a false claim (MA-1.5)."""
    worlds, said, agent = posterior.worlds, claim.said, posterior.table.agent
    bare = without_claim(posterior, claim)
    fallen = _fallen(posterior.table)
    found = line(worlds, said, band, claim.before, fallen)
    if agent == said.seat:
        return replace(bare, logs=added(added(bare.logs, claim.agent, -1.0), found.agent))
    if agent is not None and said.statement == "agent":
        return replace(bare, logs=added(bare.logs, words_only(worlds, said, band, fallen)))
    if said.seat not in posterior.living:
        return replace(bare, logs=added(bare.logs, found.plain))
    full = replace(claim, counted=found.plain, agent=_ratio(found))
    return replace(bare, logs=added(bare.logs, found.plain), claims=(*bare.claims, full))


def line_log_likelihoods(posterior: Posterior, said: Said, before: Chances, band: Band) -> list[float]:
    """Return by world the weight of a line when it was spoken; ``posterior``: the one at that time, with other worlds."""
    if is_claim(posterior, said):
        elsewhere = replace(posterior, logs=[0.0] * len(posterior.worlds))
        return list(_claimed(replace(elsewhere, claims=reweighted(elsewhere, band)), said, band, before).logs)
    if is_firm(said):
        return words_only(posterior.worlds, said, band)
    plain, agent = opinion(posterior.worlds, said, band, before)
    return capped(plain, ACT - (min(ACT / 2, abs(agent)) if posterior.agent_is_open else 0.0))


def is_tried(table: PublicTable, said: Said) -> bool:
    """Return whether a shown token proves or refutes a claim."""
    return said.seat in table.shown or said.target in table.shown or (said.statement == "agent" and table.agent is not None)


def proved_log_likelihoods(table: PublicTable, worlds: Worlds, said: Said, before: Chances, band: Band) -> list[float]:
    """Return by world of the living the weight of a claim that a shown token proves or refutes."""
    fallen = _fallen(table)
    if said.statement == "agent" and table.agent not in (None, said.seat):
        return words_only(worlds, said, band, fallen)
    found = line(worlds, said, band, before, fallen)
    return found.agent if said.seat == table.agent else found.plain


def reweighted(posterior: Posterior, band: Band) -> tuple[Claim, ...]:
    """Return the claims that still count, for the worlds of ``posterior``: they belong to others yet."""
    fallen = _fallen(posterior.table)
    made = replace(posterior, logs=[0.0] * len(posterior.worlds), claims=())
    for claim in posterior.claims:
        if is_tried(posterior.table, claim.said):
            found = line(posterior.worlds, claim.said, band, claim.before, fallen)
            made = replace(made, claims=(*made.claims, replace(claim, counted=found.plain, agent=_ratio(found))))
        else:
            made = _claimed(made, claim.said, band, claim.before, fallen)
    return made.claims


def _fallen(table: PublicTable) -> frozenset[int]:
    return frozenset([seat for seat, token in table.shown.items() if token == "mafia"])


def without_worlds(posterior: Posterior) -> Posterior:
    """Return ``posterior`` without worlds: the living, the possible Agents, the claims."""
    kept = tuple([replace(claim, counted=(), agent=()) for claim in posterior.claims])
    return replace(posterior, worlds=NO_WORLDS, logs=(), claims=kept, drawn=(), past=())


def _ratio(found: LineLikelihood) -> list[float]:
    return [agent - police for agent, police in zip(found.agent, found.police, strict=True)]


def _counted(before: Posterior, after: Posterior, plain: Sequence[float], most: float) -> list[float]:
    """Return by world the evidence of a line, capped together with its evidence about the author as the Agent, which ``after`` knows."""
    agent = [log(now / was) if was > 0.0 and now > 0.0 else 0.0 for was, now in zip(before.agent_weights, after.agent_weights, strict=True)]
    return added(capped(added(plain, agent), most), agent, -1.0)


def added(logs: Sequence[float], more: Sequence[float], sign: float = 1.0) -> list[float]:
    """Return ``logs`` with ``more`` added to each, or taken away."""
    return list(map(add if sign > 0 else sub, logs, more))
