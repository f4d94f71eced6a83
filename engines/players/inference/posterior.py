"""The public posterior: the conclusions from public facts alone, and from the knowledge of a seat as well (MA-1, MA-14.2).

>>> posterior = opening(Setup(11))
>>> for fact in facts:
...     posterior = after(posterior, fact)
>>> posterior.mafia(3)                                # P(seat 3 plays for the Mafia), rounded to 1/10,000
>>> mine = posterior.given(Knowledge(tokens={5: "agent", 2: "police"}))
>>> mine.sets(1)                                      # the likeliest set of living Mafiosi, with its chance
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import compress
from operator import add, mul
from typing import Any

from engines.mafie.components import NEW_GANG, REVERSE_RECRUIT
from engines.players.inference import evidence
from engines.players.inference.facts import (
    FIRM,
    NAMING,
    BallotHeld,
    CardSet,
    CardShown,
    Fact,
    PublicTable,
    Recruiting,
    RoundBegun,
    Said,
    Saved,
    TakenBack,
    TieAnswered,
    TokenShown,
    VictimNamed,
)
from engines.players.inference.knowledge import Knowledge
from engines.players.inference.worlds import Setup, Worlds, bits_of, dealt, recruited, turned_around

DIGITS = 4
"""Results are rounded to 1/10,000 before anything is decided (MA-1.11)."""

Weights = tuple[Sequence[float], ...]
Kinds = tuple[float, float, float]
"""The chances of three kinds of Mafia: it spares its own in ballots, it votes like the Police, it scatters its votes."""

UNKNOWN: Kinds = (0.4, 0.3, 0.3)
"""Nothing is known of the Mafia; a game shows its kind."""

CHANGES = 0.5
"""The chance that a Mafia chooses its kind anew for a ballot, so that no habit of a few days settles it (MA-14.4)."""


@dataclass(frozen=True)
class Posterior:
    """Chances of all worlds after ``facts`` public facts, ``lines`` of which were lines. Immutable; any number of players may share it.

    ``weights``: by kind of Mafia and world the evidence of votes and victims. ``no_agent``: seats known not to be the Agent.
    """

    setup: Setup
    worlds: Worlds
    weights: Weights
    table: PublicTable
    kinds: Kinds = UNKNOWN
    claims: tuple[Said, ...] = ()
    no_agent: frozenset[int] = frozenset()
    facts: int = 0
    lines: int = 0

    # ---- weights of worlds

    @cached_property
    def by_votes(self) -> list[float]:
        """The weight of each world by votes and victims: the mean over the kinds of Mafia."""
        spares, follows, scatters = self.kinds
        return [spares * one + follows * two + scatters * three for one, two, three in zip(*self.weights, strict=True)]

    @cached_property
    def bare(self) -> list[float]:
        """The weight of each world by votes, victims and claims; nobody but a known Agent claims as the Agent."""
        found, masks = self.by_votes, self.worlds.masks
        for said in self.claims:
            weights, target = evidence.claim(self.table, said), said.target
            if said.seat == self.table.agent:
                found = list(map(mul, found, self._by_target(weights.agent, target)))
                continue
            found = list(found)
            for number in self.worlds.places[said.seat]:
                found[number] *= weights.mafia[target is not None and masks[number] >> target & 1]
        return found

    def _by_target(self, values: tuple[float, float], target: int | None) -> list[float]:
        """Return by world the second value where ``target`` plays for the Mafia, else the first."""
        if target is None:
            return [values[0]] * len(self.worlds)
        return [values[mask >> target & 1] for mask in self.worlds.masks]

    @property
    def agent_is_open(self) -> bool:
        """Whether there is an Agent with an unknown seat."""
        return self.setup.has_agent and self.table.agent is None

    @cached_property
    def _claimants(self) -> dict[int, list[float]]:
        """By living seat that may be the Agent and has claimed something: by world its weight as the Agent, 0 where it cannot be."""
        found: dict[int, list[float]] = {}
        for said in self.claims:
            seat = said.seat
            if seat in self.living and seat not in self.no_agent:
                was = found.get(seat) or [float(one) for one in self.worlds.can_be_agent(seat)]
                found[seat] = list(map(mul, was, self._by_target(evidence.claim(self.table, said).agent, said.target)))
        return found

    @cached_property
    def _agents(self) -> list[float]:
        """By world the sum of the weights of the possible Agents; ones when the Agent is known or gone."""
        if not self.agent_is_open:
            return [1.0] * len(self.worlds)
        silent = [seat for seat in self.living if seat not in self._claimants and seat not in self.no_agent]
        bits, count = bits_of(silent), len(silent)
        total = [float(count - (mask & bits).bit_count()) for mask in self.worlds.tokens]
        for number, holder in enumerate(self.worlds.holders or ()):
            if holder in silent and not self.worlds.tokens[number] >> holder & 1:
                total[number] -= 1.0
        for weights in self._claimants.values():
            total = list(map(add, total, weights))
        return total

    @cached_property
    def chances(self) -> list[float]:
        """The chance of each world, in the order of ``worlds``; they add up to 1."""
        joint = list(map(mul, self.bare, self._agents)) if self.agent_is_open else self.bare
        total = sum(joint)
        return [weight / total for weight in joint]

    # ---- conclusions

    @cached_property
    def marginals(self) -> tuple[float, ...]:
        """By seat the chance that it plays for the Mafia, not rounded; of the dead whether their token was of the Mafia."""
        found = self.worlds.by_seat(self.chances)
        for seat, token in self.table.shown.items():
            found[seat] = float(token == "mafia")
        return tuple(found)

    def mafia(self, seat: int) -> float:
        """Return the chance that ``seat`` plays for the Mafia, rounded (MA-1.11)."""
        return round(self.marginals[seat], DIGITS)

    def agent(self, seat: int) -> float:
        """Return the chance that ``seat`` is the Agent, rounded."""
        return round(self._agent[seat], DIGITS)

    @cached_property
    def _agent(self) -> list[float]:
        """By seat the chance that it is the Agent, not rounded."""
        if not self.agent_is_open:
            return [float(seat == self.table.agent) for seat in range(self.setup.seats)]
        shares = [chance / total if total > 0.0 else 0.0 for chance, total in zip(self.chances, self._agents, strict=True)]
        found = self.worlds.agents(shares)
        for seat, weights in self._claimants.items():
            found[seat] = sum(map(mul, shares, weights))
        return [found[seat] if seat in self.living and seat not in self.no_agent else 0.0 for seat in range(self.setup.seats)]

    def names(self, options: Collection[int]) -> dict[int, float]:
        """Return how often each of ``options`` was named in this round, each name weighted by the trust in its speaker (MA-14.3)."""
        named = self.table.named
        return {seat: round(sum([1.0 - self.mafia(one) for one in sorted(named.get(seat, ()))]), DIGITS) for seat in options}

    def named_most(self, options: Collection[int]) -> tuple[int, ...]:
        """Return those of ``options`` with the highest count of ``names``; none where nobody is named."""
        names = self.names(options)
        most = max(names.values(), default=0.0)
        return tuple([seat for seat in names if names[seat] == most]) if most else ()

    def gang(self, seat: int) -> float:
        """Return the chance that ``seat`` belongs to the Gang (MF-34), from the unseen cards; the Agent's card does not count."""
        if seat not in self.table.hidden or not self.table.gang_left:
            return 0.0
        return round(self.table.gang_share * (1.0 - self._agent[seat]), DIGITS)

    def sets(self, most: int | None = None) -> list[tuple[frozenset[int], float]]:
        """Return the sets of living Mafiosi with their rounded chances, likeliest first, equal ones by seats; ``most``: how many."""
        alive, found = bits_of(self.living), dict[int, float]()
        for mask, chance in zip(self.worlds.masks, self.chances, strict=True):
            found[mask & alive] = found.get(mask & alive, 0.0) + chance
        sets = [(-round(chance, DIGITS), tuple([seat for seat in self.living if mask >> seat & 1])) for mask, chance in found.items()]
        return [(frozenset(members), -chance) for chance, members in sorted(sets)[:most]]

    def sizes(self) -> dict[int, float]:
        """Return how many Mafiosi live, with the chance of each number, rounded."""
        return dict(self._sizes)

    @cached_property
    def _sizes(self) -> dict[int, float]:
        alive, found = bits_of(self.living), dict[int, float]()
        for mask, chance in zip(self.worlds.masks, self.chances, strict=True):
            size = (mask & alive).bit_count()
            found[size] = found.get(size, 0.0) + chance
        return {size: round(chance, DIGITS) for size, chance in sorted(found.items())}

    @property
    def living(self) -> tuple[int, ...]:
        """The seats in the game, in seat order."""
        return self.table.living

    # ---- own knowledge

    @cached_property
    def _given(self) -> dict[object, Posterior]:
        return {}

    def given(self, known: Knowledge) -> Posterior:
        """Return the conclusions of a seat with this knowledge, cached. Raises ValueError when no world fits it."""
        key = (*sorted(known.tokens.items()), *sorted(known.sides.items()), known.wakers)
        if key not in self._given:
            self._given[key] = self._narrowed_by(known)
        return self._given[key]

    def _narrowed_by(self, known: Knowledge) -> Posterior:
        masks = self.worlds.masks
        sides, mafia = bits_of(known.sides), bits_of(seat for seat, one in known.sides.items() if one)
        keep = [mask & sides == mafia for mask in masks]
        if known.tokens:
            seen, held = bits_of(known.tokens), bits_of(seat for seat, token in known.tokens.items() if token == "mafia")
            keep = [one and mask & seen == held for one, mask in zip(keep, self.worlds.tokens, strict=True)]
        if known.wakers is not None:
            alive, wakers = bits_of(self.living), bits_of(seat for seat in known.wakers if seat in self.living)
            keep = [one and mask & alive == wakers for one, mask in zip(keep, masks, strict=True)]
            if not any(keep) and len(self.worlds) < len(dealt(self.setup)):  # drawn worlds may lack the true one
                return replace(self, worlds=Worlds(self.setup.seats, [tuple(sorted(known.wakers))]), weights=([1.0],) * 3)
        agent = next((seat for seat, token in known.tokens.items() if token == "agent" and self.agent_is_open), self.table.agent)
        left = self.chosen(keep)
        no_agent = left.no_agent | {seat for seat, token in known.tokens.items() if token != "agent"}
        return replace(left, no_agent=no_agent, table=replace(left.table, agent=agent))

    def chosen(self, keep: Sequence[object]) -> Posterior:
        """Return the worlds for which ``keep`` holds. Raises ValueError when none is left."""
        if all(keep):
            return self
        if not any(keep):
            raise ValueError("no world fits what is known")
        left = replace(self, worlds=self.worlds.chosen(keep), weights=tuple([list(compress(one, keep)) for one in self.weights]))
        vars(left)["by_votes"] = list(compress(self.by_votes, keep))
        return left

    def drop_caches(self) -> None:
        """Drop all cached values; they are computed again on demand."""
        for name in _COMPUTED:
            vars(self).pop(name, None)


_COMPUTED = tuple([name for name, part in vars(Posterior).items() if isinstance(part, cached_property)])


# ---- one more fact


def opening(setup: Setup) -> Posterior:
    """Return the posterior of the deal."""
    return _of(setup, dealt(setup), PublicTable(tuple(range(setup.seats)), hidden=tuple(range(setup.seats))))


def _of(setup: Setup, worlds: Worlds, table: PublicTable) -> Posterior:
    return Posterior(setup, worlds, ([1.0] * len(worlds),) * 3, table)


def after(posterior: Posterior, fact: Fact) -> Posterior:
    """Return ``posterior`` with one more public fact. A fact that no world allows is ignored: the rules never tell one."""
    made = UPDATES[type(fact)](posterior, fact)
    return replace(made, facts=posterior.facts + 1, lines=posterior.lines + isinstance(fact, Said | TakenBack))


def _card_set(posterior: Posterior, fact: CardSet) -> Posterior:
    table = replace(posterior.table, gang_left=sum(card in NEW_GANG for card in fact.cards))
    if REVERSE_RECRUIT not in fact.cards:
        return replace(posterior, table=table)
    return _of(posterior.setup, turned_around(posterior.setup), table)


def _recruiting(posterior: Posterior, _fact: Recruiting) -> Posterior:
    worlds, origins = recruited(posterior.worlds, posterior.living, posterior.by_votes)
    if not origins:
        return posterior
    return replace(posterior, worlds=worlds, weights=tuple([[one[number] for number in origins] for one in posterior.weights]))


def _shown(posterior: Posterior, fact: TokenShown) -> Posterior:
    seat, table = fact.seat, posterior.table
    try:
        left = posterior.chosen([mask >> seat & 1 == (fact.token == "mafia") for mask in posterior.worlds.tokens])
    except ValueError:
        left = posterior
    seen = fact.gang or fact.token != "agent"
    table = replace(
        table,
        living=tuple([other for other in table.living if other != seat]),
        shown={**table.shown, seat: fact.token},
        agent=seat if fact.token == "agent" else table.agent,
        gang_left=table.gang_left - fact.gang,
        hidden=tuple([other for other in table.hidden if other != seat]) if seen else table.hidden,
    )
    return replace(left, table=table)


def _seen(posterior: Posterior, seat: int) -> Posterior:
    """The card of ``seat`` is public now, and no New Gang card."""
    return replace(posterior, table=replace(posterior.table, hidden=tuple([one for one in posterior.table.hidden if one != seat])))


def _victim(posterior: Posterior, fact: VictimNamed) -> Posterior:
    """The Mafia takes none of its own, and rather one who is trusted or may be the Agent: such a seat that lives on may be of the Mafia."""
    found = evidence.night(posterior.worlds, fact.targets, posterior.marginals, {seat: posterior.agent(seat) for seat in fact.targets})
    posterior = replace(posterior, weights=tuple([list(map(mul, one, found)) for one in posterior.weights]))
    try:
        return posterior.chosen([not mask >> fact.seat & 1 for mask in posterior.worlds.masks])
    except ValueError:
        return posterior


def _tie_answer(posterior: Posterior, fact: TieAnswered) -> Posterior:
    return posterior if fact.target is None else _voted(posterior, ((fact.seat, fact.target),), fact.tied)


def _voted(posterior: Posterior, votes: Sequence[tuple[int, int]], options: Sequence[int]) -> Posterior:
    spared, scattered = evidence.ballot(posterior.worlds, votes, options, posterior.marginals, posterior.named_most(options))
    anew = [CHANGES * one for one in posterior.by_votes]
    found = zip(posterior.weights, (spared, [1.0] * len(anew), scattered), strict=True)
    weights = [[((1 - CHANGES) * one + new) * act for one, new, act in zip(kind, anew, acts, strict=True)] for kind, acts in found]
    return replace(posterior, weights=tuple(weights))


def _said(posterior: Posterior, fact: Said) -> Posterior:
    table = posterior.table
    if fact.statement in NAMING and fact.target is not None and not fact.defence:
        named = {**table.named, fact.target: table.named.get(fact.target, frozenset()) | {fact.seat}}
        posterior = replace(posterior, table=replace(table, named=named))
    return replace(posterior, claims=(*posterior.claims, fact)) if fact.statement in FIRM else posterior


def _taken_back(posterior: Posterior, fact: TakenBack) -> Posterior:
    said, named = (fact.seat, fact.statement, fact.target), posterior.table.named
    claims = tuple([one for one in posterior.claims if (one.seat, one.statement, one.target) != said])
    if fact.statement in NAMING and not any((one.seat, one.target) == (fact.seat, fact.target) for one in claims):
        named = {target: who - {fact.seat} if target == fact.target else who for target, who in named.items()}
    return replace(posterior, claims=claims, table=replace(posterior.table, named=named))


UPDATES: dict[type, Callable[[Posterior, Any], Posterior]] = {
    RoundBegun: lambda posterior, _: replace(posterior, table=replace(posterior.table, named={})),
    CardSet: _card_set,
    Recruiting: _recruiting,
    TokenShown: _shown,
    CardShown: lambda posterior, fact: _seen(posterior, fact.seat),
    Saved: lambda posterior, fact: _seen(posterior, fact.by),
    VictimNamed: _victim,
    BallotHeld: lambda posterior, fact: _voted(posterior, fact.votes, fact.options),
    TieAnswered: _tie_answer,
    Said: _said,
    TakenBack: _taken_back,
}
"""The effects of the facts on the posterior."""
