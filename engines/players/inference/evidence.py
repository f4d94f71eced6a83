"""The evidence of votes, victims and claims (MA-14.2): how likely a Mafioso does the same, in proportion to a Policeman.

Nothing follows from silence or from an opinion: people speak aloud (MA-14.1).
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from math import exp

from engines.players.inference.facts import PublicTable, Said, Statement
from engines.players.inference.worlds import Worlds, bits_of

Chances = Sequence[float]
"""The public chance of each seat to play for the Mafia, before the act."""

# ---- votes

TRUST = 4.0
"""A seat draws votes by exp(``TRUST`` × its public chance)."""

NAMED = 1.5
"""So much more, as a logarithm, does the seat that was named most in the talk of the day."""

OWN_MIND = 6.0
"""A voter's own opinion counts as much as so many votes of others, which show the mind of the table."""

SPARED = 0.25
"""How often a Mafia that spares its own votes for one of them, in proportion to others; tempered, as opponents are unknown."""

SCATTERED = 0.5
"""How much of the evidence counts that a Mafioso votes at random, as an exponent."""

ONE_ACT = 4.0
"""One vote or victim changes the odds of a seat by at most 4 : 1 (MA-1.5)."""


def ballot(
    worlds: Worlds, votes: Sequence[tuple[int, int]], options: Sequence[int], chances: Chances, named: Collection[int]
) -> tuple[list[float], list[float]]:
    """Return by world the evidence of ``votes`` (voter, target) for ``options``: for a Mafia that spares its own, and one that scatters.

    ``named``: the seats named most today.

    A Mafioso votes like everybody, only that it spares fellows, or scatters. The normaliser is that of the public chances, not of a world.
    """
    opinion = {seat: exp(TRUST * chances[seat] + (NAMED if seat in named else 0.0)) for seat in options}
    scale = OWN_MIND / sum(opinion.values())
    counts = Counter(target for _, target in votes)
    usual = {seat: scale * opinion[seat] + counts[seat] for seat in options}
    spares, scatters = [1.0] * (worlds.seats + 1), [1.0] * (worlds.seats + 1)
    for voter, target in votes:
        free = {seat: weight - (seat == target) for seat, weight in usual.items() if seat != voter}
        everything = sum(free.values())
        fellows = sum([weight * chances[seat] for seat, weight in free.items()]) / everything
        spares[voter] /= 1.0 - (1.0 - SPARED) * fellows
        scatters[voter] *= max(1 / ONE_ACT, min(ONE_ACT, (everything / len(free) / free[target]) ** SCATTERED))
    spared, masks = worlds.products(spares), worlds.masks
    for target in counts:
        voters = bits_of(voter for voter, voted in votes if voted == target)
        for number in worlds.places[target]:
            spared[number] *= SPARED ** (masks[number] & voters).bit_count()
    return spared, worlds.products(scatters)


# ---- victims

TRUSTED = 4.0
"""The Mafia takes a seat by exp(−``TRUSTED`` × its public chance), since a suspected one draws votes."""

FEARED = 3.0
"""And by exp(``FEARED`` × its public chance to be the Agent)."""


def night(worlds: Worlds, targets: Sequence[int], chances: Chances, agents: Mapping[int, float]) -> list[float]:
    """Return the evidence of a victim by world: the fewer others the Mafia could have wanted, the likelier it is."""
    wanted = [0.0] * (worlds.seats + 1)
    for seat in targets:
        wanted[seat] = exp(FEARED * agents[seat] - TRUSTED * chances[seat])
    everything = sum(wanted)
    return [everything / max(everything - own, everything / ONE_ACT) for own in worlds.sums(wanted)]


# ---- claims


@dataclass(frozen=True, slots=True)
class Weights:
    """The weight of a claim of the Agent and of a Mafioso, in proportion to a Policeman: when it is true, and when it is not."""

    agent: tuple[float, float]
    mafia: tuple[float, float]


CLAIMS: Mapping[Statement, Weights] = {
    "agent": Weights(agent=(8.0, 0.125), mafia=(0.5, 1.0)),
    "clean": Weights(agent=(8.0, 0.125), mafia=(1.0, 1.0)),
    "knows": Weights(agent=(1.5, 1.0), mafia=(0.5, 2.0)),
}
"""Until a token proves or refutes them: no claim changes odds by more than 8 : 1 (MA-1.5). The true Agent has no reason to lie."""

PROVED: Mapping[Statement, Weights] = {
    "agent": Weights(agent=(64.0, 0.02), mafia=(1.0, 16.0)),
    "clean": Weights(agent=(16.0, 0.02), mafia=(2.0, 16.0)),
    "knows": Weights(agent=(2.0, 0.02), mafia=(0.5, 4.0)),
}
"""Once the token of the target is shown, or the Agent is known to be somebody else."""


def claim(table: PublicTable, said: Said) -> Weights:
    """Return the weights of a firm claim: where its target is of the Police, and where it is of the Mafia.

    A claim that another Agent refutes says nothing about its target.
    """
    statement, target = said.statement, said.target
    if statement != "knows" and table.agent not in (None, said.seat):
        false = PROVED[statement].mafia[1]
        return Weights((1.0, 1.0), (false, false))
    weights = (PROVED if target in table.shown else CLAIMS)[statement]
    if target is None:
        return Weights((weights.agent[0], weights.agent[0]), (weights.mafia[1], weights.mafia[1]))
    return weights if statement == "clean" else Weights((weights.agent[1], weights.agent[0]), (weights.mafia[1], weights.mafia[0]))
