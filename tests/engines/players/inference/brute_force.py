"""The posterior written out as slowly and plainly as it can be: every kind of Mafia, every world, every Agent (MA-14.2)."""

from collections.abc import Mapping, Sequence
from itertools import combinations, product
from math import exp

from engines.mafie.components import TOKENS
from engines.players.inference import evidence
from engines.players.inference.facts import BallotHeld, Fact, RoundBegun, Said, TakenBack, TieAnswered, TokenShown, VictimNamed
from engines.players.inference.posterior import UNKNOWN

World = tuple[frozenset[int], int]
"""The seats with a token of the Mafia, and the Agent."""

Votes = tuple[tuple[tuple[int, int], ...], Mapping[int, float], Sequence[float]]
"""The votes of one ballot, the weight of each option before them, and the public chances before them."""

NAMING = ("suspect", "knows", "agent", "blame")


class BruteForce:
    """All worlds of a table."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.sets = [frozenset(one) for one in combinations(range(seats), TOKENS[seats].mafia)]
        self.ballots: list[Votes] = []
        self.claims: list[Said] = []
        self.named: set[tuple[int, int]] = set()
        self.shown: dict[int, str] = {}
        self.nights: list[tuple[int, Mapping[int, float]]] = []

    def take(self, fact: Fact) -> None:
        """Take in one more fact."""
        if isinstance(fact, TokenShown):
            self.shown[fact.seat] = fact.token
        elif isinstance(fact, VictimNamed):
            before, agents = self.mafia(), self.agent()
            wanted = {seat: exp(3.0 * round(agents[seat], 4) - 4.0 * before[seat]) for seat in fact.targets}
            self.nights.append((fact.seat, wanted))
        elif isinstance(fact, RoundBegun):
            self.named.clear()
        elif isinstance(fact, BallotHeld):
            self._ballot(fact.votes, fact.options)
        elif isinstance(fact, TieAnswered) and fact.target is not None:
            self._ballot(((fact.seat, fact.target),), fact.tied)
        elif isinstance(fact, TakenBack):
            self.claims = [one for one in self.claims if (one.seat, one.statement, one.target) != (fact.seat, fact.statement, fact.target)]
        elif isinstance(fact, Said):
            if fact.statement in NAMING and fact.target is not None and not fact.defence:
                self.named.add((fact.seat, fact.target))
            if fact.statement in ("knows", "clean", "agent"):
                self.claims.append(fact)

    def _ballot(self, votes: tuple[tuple[int, int], ...], options: Sequence[int]) -> None:
        before = self.mafia()
        times = {seat: sum(target == seat for _, target in self.named) for seat in options}
        most = max(times.values())
        pull = {seat: exp(4.0 * before[seat] + (1.5 if most and times[seat] == most else 0.0)) for seat in options}
        self.ballots.append((votes, {seat: 6.0 * one / sum(pull.values()) for seat, one in pull.items()}, before))

    # ---- the kinds of Mafia

    def _votes(self, members: frozenset[int]) -> float:
        """Return the likelihood of all ballots: the sum over every kind in every ballot, where half of the time it is the one before."""
        found = 0.0
        for kinds in product(range(3), repeat=len(self.ballots)):
            chance = 1.0
            for number, (kind, ballot) in enumerate(zip(kinds, self.ballots, strict=True)):
                stays = 0.5 * (kind == kinds[number - 1]) if number else 0.5 * UNKNOWN[kind]
                chance *= (stays + 0.5 * UNKNOWN[kind]) * self._of_kind(kind, members, ballot)
            found += chance
        return found

    def _of_kind(self, kind: int, members: frozenset[int], ballot: Votes) -> float:
        found, (votes, pull, before) = 1.0, ballot
        for voter, target in votes:
            if voter in members:
                others = [one for by, one in votes if by != voter]
                weights = {seat: one + others.count(seat) for seat, one in pull.items() if seat != voter}
                found *= (self._spares, self._follows, self._scatters)[kind](weights, target, members, before)
        return found

    def _spares(self, weights: Mapping[int, float], target: int, members: frozenset[int], before: Sequence[float]) -> float:
        spared = evidence.SPARED
        share = sum(weight * before[seat] for seat, weight in weights.items()) / sum(weights.values())
        return (spared if target in members else 1.0) / (1.0 - share + share * spared)

    def _follows(self, *_: object) -> float:
        return 1.0

    def _scatters(self, weights: Mapping[int, float], target: int, *_: object) -> float:
        ratio = sum(weights.values()) / len(weights) / weights[target]
        return max(0.25, min(4.0, float(ratio**evidence.SCATTERED)))

    # ---- victims

    def _nights(self, members: frozenset[int]) -> float:
        found = 1.0
        for victim, wanted in self.nights:
            others = sum(one for seat, one in wanted.items() if seat not in members)
            found *= 0.0 if victim in members else 1 / max(others, sum(wanted.values()) / 4)
        return found

    # ---- claims

    def _said(self, said: Said, members: frozenset[int], agent: int) -> float:
        """Return the likelihood of a claim; a Policeman's is 1."""
        open_agent = next((seat for seat, token in self.shown.items() if token == "agent"), None)
        if said.statement != "knows" and open_agent not in (None, said.seat):
            return evidence.PROVED[said.statement].mafia[1] if said.seat in members else 1.0
        weights = (evidence.PROVED if said.target in self.shown else evidence.CLAIMS)[said.statement]
        false = (said.target in members) == (said.statement == "clean")
        if said.seat in members:
            return weights.mafia[false]
        return weights.agent[false] if said.seat == agent else 1.0

    # ---- conclusions

    def worlds(self) -> dict[World, float]:
        """Return the chance of each world."""
        weights: dict[World, float] = {}
        for members in self.sets:
            votes = self._votes(members) * self._nights(members)
            for agent in range(self.seats):
                if self._is_possible(members, agent):
                    weights[members, agent] = votes
                    for said in self.claims:
                        weights[members, agent] *= self._said(said, members, agent)
        total = sum(weights.values())
        return {world: weight / total for world, weight in weights.items()}

    def _is_possible(self, members: frozenset[int], agent: int) -> bool:
        """The Agent of a world is the one that is shown, else a living seat."""
        if agent in members:
            return False
        token = {seat: "mafia" if seat in members else "agent" if seat == agent else "police" for seat in range(self.seats)}
        return all(token[seat] == shown for seat, shown in self.shown.items())

    def mafia(self) -> tuple[float, ...]:
        """Return the chance of each seat."""
        worlds = self.worlds()
        return tuple(sum(chance for (members, _), chance in worlds.items() if seat in members) for seat in range(self.seats))

    def agent(self) -> tuple[float, ...]:
        """Return the chance of each seat to be the Agent."""
        worlds = self.worlds()
        return tuple(sum(chance for (_, agent), chance in worlds.items() if agent == seat) for seat in range(self.seats))
