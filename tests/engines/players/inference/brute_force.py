"""The posterior written out as slowly and plainly as it can be: every world, every Agent, every option, every normaliser."""

from collections.abc import Sequence
from itertools import combinations
from math import exp, prod

from engines.mafie.components import TOKENS
from engines.players.inference.facts import (
    FIRM,
    BallotHeld,
    Fact,
    KeptSilent,
    Said,
    TieAnswered,
    TokenShown,
    VictimNamed,
)
from engines.players.inference.parameters import Band, Chooser, Pull

World = tuple[frozenset[int], int]
"""Who has a token of the Mafia, and who is the Agent."""

AGAINST = ("knows", "agent", "suspect", "blame")


class BruteForce:
    """All worlds of a table. No act is capped."""

    def __init__(self, seats: int, band: Band) -> None:
        self.seats = seats
        self.band = band
        self.sets = [frozenset(one) for one in combinations(range(seats), TOKENS[seats].mafia)]
        self.history: list[tuple[Fact, tuple[float, ...], frozenset[int]]] = []
        self.shown: dict[int, str] = {}

    def take(self, fact: Fact) -> None:
        """Take in one more fact; the chances before it are kept with it."""
        living = frozenset(range(self.seats)) - set(self.shown)
        self.history.append((fact, self.mafia(), living))
        if isinstance(fact, TokenShown):
            self.shown[fact.seat] = fact.token

    def mafia(self) -> tuple[float, ...]:
        """Return each seat's chance."""
        return tuple(sum(chance for members, chance in self.chances().items() if seat in members) for seat in range(self.seats))

    def agent(self) -> tuple[float, ...]:
        """Return each seat's chance to be the Agent."""
        found = [0.0] * self.seats
        for members, chance in self.chances().items():
            weights = {seat: self.likelihood((members, seat)) for seat in range(self.seats)}
            for seat, weight in weights.items():
                found[seat] += chance * weight / sum(weights.values()) if chance else 0.0
        return tuple(found)

    def chances(self) -> dict[frozenset[int], float]:
        """Return each set's chance, over all Agents."""
        weights = {members: sum(self.likelihood((members, agent)) for agent in range(self.seats)) for members in self.sets}
        total = sum(weights.values())
        return {members: weight / total for members, weight in weights.items()}

    def likelihood(self, world: World) -> float:
        """Return the product of everything that has happened."""
        members, agent = world
        if agent in members or any(self._token(world, seat) != token for seat, token in self.shown.items()):
            return 0.0
        return prod(float(self._of(fact, before, living, world) ** self._tau(fact)) for fact, before, living in self.history)

    def _tau(self, fact: Fact) -> float:
        """Return how much of what is done by the opinion of all counts."""
        opinion = isinstance(fact, Said) and fact.statement in ("suspect", "trust", "blame")
        return self.band.tau if opinion or isinstance(fact, BallotHeld) else 1.0

    def _token(self, world: World, seat: int) -> Chooser:
        return "mafia" if seat in world[0] else "agent" if seat == world[1] else "police"

    def _of(self, fact: Fact, before: Sequence[float], living: frozenset[int], world: World) -> float:
        if isinstance(fact, BallotHeld):
            pulls = self.band.choice[fact.kind]
            return prod(
                self._chosen(pulls.of(self._side(world, voter)), [one for one in fact.options if one != voter], target, before, world)
                for voter, target in fact.votes
            )
        if isinstance(fact, TieAnswered):
            return self._tie(fact, before, world)
        if isinstance(fact, KeptSilent):
            return prod(float(getattr(self.band.talk, self._token(world, seat)).silent) for seat in fact.seats)
        if isinstance(fact, Said):
            return self._said(fact, before, world)
        if isinstance(fact, VictimNamed):
            return self._victim(fact, before, world)
        return 1.0

    def _side(self, world: World, seat: int) -> Chooser:
        return "mafia" if seat in world[0] else "police"

    def _weight(self, pull: Pull, seat: int, before: Sequence[float], world: World) -> float:
        return exp(pull.w * (seat in world[0]) + pull.b * before[seat])

    def _chosen(self, pull: Pull, options: Sequence[int], target: int, before: Sequence[float], world: World) -> float:
        return self._weight(pull, target, before, world) / sum(self._weight(pull, one, before, world) for one in options)

    def _tie(self, fact: TieAnswered, before: Sequence[float], world: World) -> float:
        side = self._side(world, fact.seat)
        pull = self.band.choice["change"].of(side)
        staying = exp(self.band.stay.mafia if side == "mafia" else self.band.stay.police)
        if fact.had is not None:
            staying *= self._weight(pull, fact.had, before, world)
        others = [self._weight(pull, seat, before, world) for seat in fact.tied if seat not in (fact.seat, fact.had)]
        taken = staying if fact.target is None else self._weight(pull, fact.target, before, world)
        return taken / (staying + sum(others))

    def _said(self, fact: Said, before: Sequence[float], world: World) -> float:
        token, side = self._token(world, fact.seat), self._side(world, fact.seat)
        agent = next((seat for seat, shown in self.shown.items() if shown == "agent"), None)
        rate = self._rate(fact, token)
        refuted = fact.statement == "agent" and agent not in (None, fact.seat)
        if fact.target is None or fact.statement not in self.band.choice or refuted:
            return rate
        pull = self.band.choice[fact.statement].of(token if fact.statement in FIRM else side)
        return rate * self._chosen(pull, fact.others, fact.target, before, world)

    def _rate(self, fact: Said, token: Chooser) -> float:
        talk = getattr(self.band.talk, token)
        share: float = getattr(getattr(talk, fact.place), fact.statement)
        return share * (1 - talk.silent) if fact.place == "open" else share

    def _victim(self, fact: VictimNamed, before: Sequence[float], world: World) -> float:
        if fact.seat in world[0]:
            return 0.0
        weights = {seat: self._hunted(seat, fact, before, world) for seat in fact.targets if seat not in world[0]}
        return weights[fact.seat] / sum(weights.values())

    def _hunted(self, seat: int, victim: VictimNamed, before: Sequence[float], world: World) -> float:
        numbers = self.band.victim
        weight = exp(numbers.b * before[seat])
        earlier = [fact for fact, _, _ in self.history[: next(n for n, one in enumerate(self.history) if one[0] is victim)]]
        living = next(alive for fact, _, alive in self.history if fact is victim)
        spoken = [fact for fact in earlier if isinstance(fact, Said) and fact.seat == seat and fact.statement in AGAINST]
        against = [fact for fact in spoken if fact.target in world[0] & living]
        if any(fact.statement in ("knows", "agent") for fact in against):
            return weight * exp(numbers.firm)
        return weight * exp(numbers.soft) if against else weight
