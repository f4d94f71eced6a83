"""The public posterior: the conclusions from public facts alone (MA-1).

>>> posterior = opening(Setup(11))
>>> for fact in facts:
...     posterior = after(posterior, fact)
>>> posterior.mafia(3)                                # P(seat 3 plays for the Mafia), rounded to 1/10,000
>>> mine = SeatPosterior(posterior, Knowledge(tokens={5: "agent", 2: "police"}))
>>> mine.together((3, 7))                             # P(3 and 7 both play for the Mafia)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import compress
from math import exp, inf, log, log2
from operator import mul

from engines.mafie.components import Token
from engines.players.inference.acts import agents
from engines.players.inference.choosing import Chances
from engines.players.inference.facts import Fact, PublicTable, Said
from engines.players.inference.knowledge import Knowledge
from engines.players.inference.worlds import NOBODY, Origins, Setup, Worlds

DIGITS = 4
"""Results are rounded to 1/10,000 before anything is decided (MA-1.11)."""


Concluded = tuple[tuple[float, ...], float]
"""The conclusions of a seat: by seat the chance that it plays for the Mafia; and the weight of all worlds that fit its knowledge."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim that still counts. ``counted``: by world its evidence so far; ``agent``: by world its weight for the author as the Agent."""

    said: Said
    before: Chances
    counted: Sequence[float]
    agent: Sequence[float]

    @property
    def seat(self) -> int:
        """The author."""
        return self.said.seat

    def chosen(self, keep: Sequence[object]) -> Claim:
        """Return it for the worlds for which ``keep`` holds."""
        return replace(self, counted=list(compress(self.counted, keep)), agent=list(compress(self.agent, keep)))

    def merged(self, origins: Origins) -> Claim:
        """Return it for worlds that each come from several."""
        counted, agent = ([sum([values[one] * part for one, part in parts]) for parts in origins] for values in (self.counted, self.agent))
        return replace(self, counted=counted, agent=agent)


@dataclass(frozen=True, slots=True)
class PastAct:
    """An act with the knowledge before it: enough to weigh it in another world."""

    fact: Fact
    before: Chances
    known: Posterior
    """The posterior before the act, without worlds."""


@dataclass(frozen=True, slots=True)
class SampledWorld:
    """A sampled world: Mafia tokens (bits), the holder of Reverse recruit, the recruit (each perhaps ``NOBODY``)."""

    tokens: int
    holder: int
    recruit: int

    @property
    def before(self) -> int:
        """The seats of the Mafia before a recruitment, the dead too, as bits."""
        return self.tokens if self.holder == NOBODY else self.tokens ^ 1 << self.holder

    @property
    def after(self) -> int:
        """The seats of the Mafia after a recruitment, the dead too, as bits."""
        return self.before if self.recruit == NOBODY else self.before | 1 << self.recruit


@dataclass(frozen=True)
class Posterior:
    """Chances of all worlds after ``facts`` public facts, ``lines`` of which were lines. Immutable; any number of players may share it.

    ``logs``: by world the sum of log-likelihoods, those of votes and opinions tempered, the Agent taken for Police. ``shares``: by seat the
    log-likelihood ratio of its acts, without claims, for the Agent against a Policeman; ``claims``: those that still count capped.
    """

    setup: Setup
    worlds: Worlds
    logs: Sequence[float]
    shares: tuple[float, ...]
    table: PublicTable
    claims: tuple[Claim, ...] = ()
    facts: int = 0
    lines: int = 0
    drawn: tuple[SampledWorld, ...] = ()
    """The sampled worlds, where there are too many to enumerate (MA-1.9)."""
    past: tuple[PastAct, ...] = ()
    """All acts so far, where worlds are sampled."""

    # ---- chances

    @cached_property
    def bare(self) -> list[float]:
        """The weight of each world, the Agent taken for a Policeman."""
        top = max(self.logs)
        return [exp(value - top) for value in self.logs]

    @cached_property
    def joint(self) -> list[float]:
        """The weight of each world with any Agent; ``total`` of all of them."""
        return list(map(mul, self.bare, self.agent_weights)) if self.agent_is_open else self.bare

    @cached_property
    def total(self) -> float:
        """The sum of ``joint``."""
        return sum(self.joint)

    @cached_property
    def by_seat(self) -> list[float]:
        """By living seat the sum of ``joint`` over the worlds in which it plays for the Mafia."""
        return self.worlds.by_seat(self.joint_by_side)

    @cached_property
    def joint_by_side(self) -> Sequence[float]:
        """By side the sum of ``joint``."""
        return self.worlds.folded(self.joint)

    @cached_property
    def bare_by_side(self) -> Sequence[float]:
        """By side the sum of ``bare``."""
        return self.worlds.folded(self.bare)

    @cached_property
    def bare_by_seat(self) -> list[float]:
        """By living seat the sum of ``bare`` over the worlds in which it plays for the Mafia; ``bare_total``: over all."""
        return self.worlds.by_seat(self.bare_by_side)

    @cached_property
    def bare_total(self) -> float:
        """The sum of ``bare``."""
        return sum(self.bare)

    @cached_property
    def chances(self) -> list[float]:
        """The chance of each world, in the order of ``worlds``; they add up to 1."""
        total = self.total
        return [weight / total for weight in self.joint]

    @cached_property
    def marginals(self) -> tuple[float, ...]:
        """By seat the chance that it plays for the Mafia, not rounded; of the dead whether their token was of the Mafia."""
        total = self.total
        found = [weight / total for weight in self.by_seat]
        for seat, token in self.table.shown.items():
            found[seat] = float(token == "mafia")
        return tuple(found)

    def mafia(self, seat: int) -> float:
        """Return the chance that ``seat`` plays for the Mafia, rounded (MA-1.11)."""
        return round(self.marginals[seat], DIGITS)

    def agent(self, seat: int) -> float:
        """Return the chance that ``seat`` is the Agent, rounded."""
        return round(self._agent(seat), DIGITS)

    def gang(self, seat: int) -> float:
        """Return the chance that ``seat`` belongs to the Gang (MF-34), from the unseen cards; the Agent's card does not count."""
        if seat not in self.table.hidden or not self.table.gang_left:
            return 0.0
        return round(self.table.gang_share * (1.0 - self._agent(seat)), DIGITS)

    def together(self, seats: Iterable[int]) -> float:
        """Return the chance that all of ``seats`` play for the Mafia, rounded."""
        wanted = sum(1 << seat for seat in seats)
        return round(sum([chance for chance, mask in zip(self.chances, self.worlds.masks, strict=True) if mask & wanted == wanted]), DIGITS)

    def sets(self, most: int | None = None) -> list[tuple[frozenset[int], float]]:
        """Return the sets of living Mafiosi with their rounded chances, likeliest first, equal ones by seats; ``most``: how many."""
        found: dict[tuple[int, ...], float] = {}
        for members, chance in zip(self.worlds.sets, self.chances, strict=True):
            found[members] = found.get(members, 0.0) + chance
        rounded = sorted((-round(chance, DIGITS), members) for members, chance in found.items())
        return [(frozenset(members), -chance) for chance, members in rounded[:most]]

    def sizes(self) -> dict[int, float]:
        """Return how many Mafiosi live, with the chance of each number, rounded."""
        return dict(self._sizes)

    @cached_property
    def _sizes(self) -> dict[int, float]:
        found: dict[int, float] = {}
        for members, chance in zip(self.worlds.sides.sets, self.joint_by_side, strict=True):
            found[len(members)] = found.get(len(members), 0.0) + chance / self.total
        return {size: round(chance, DIGITS) for size, chance in sorted(found.items())}

    def entropy(self) -> float:
        """Return the entropy of the worlds in bits, rounded."""
        return round(-sum([chance * log2(chance) for chance in self.chances if chance > 0.0]), DIGITS)

    @cached_property
    def concluded(self) -> dict[tuple[int, Token | None], Concluded | None]:
        """Cached conclusions of single seats, by seat and its token if known; see ``own``."""
        return {}

    @property
    def living(self) -> tuple[int, ...]:
        """The seats in the game, in seat order."""
        return self.table.living

    def drop_caches(self) -> None:
        """Drop all cached values; they are computed again on demand."""
        for name in _COMPUTED:
            vars(self).pop(name, None)

    # ---- the Agent

    @property
    def agent_is_open(self) -> bool:
        """Whether there is an Agent with an unknown seat."""
        return self.setup.has_agent and self.table.agent is None

    @cached_property
    def claimed(self) -> dict[int, list[float]]:
        """By seat with a firm claim: by world the logarithm of its weight as the Agent."""
        found: dict[int, list[float]] = {}
        for claim in self.claims:
            was = found.get(claim.seat, [self.shares[claim.seat]] * len(self.worlds))
            found[claim.seat] = [one + more for one, more in zip(was, claim.agent, strict=True)]
        return found

    @cached_property
    def agent_weights(self) -> list[float]:
        """By world the sum of the weights of the possible Agents; ones when the Agent is known or gone."""
        if not self.agent_is_open:
            return [1.0] * len(self.worlds)
        shares = [
            exp(self.shares[seat]) if seat in self.table.living and seat not in self.claimed else 0.0 for seat in range(self.setup.seats)
        ]
        return agents(self.worlds, [*shares, 0.0], self.claimed)

    def _agent(self, seat: int) -> float:
        """Return the chance that ``seat`` is the Agent; sums suffice while it has claimed nothing and nobody has changed sides."""
        if self.agent_is_open and seat in self.table.living and seat not in self.claimed and self.worlds.are_plain:
            return exp(self.shares[seat]) * (self.bare_total - self.bare_by_seat[seat]) / self.total
        return sum(self.as_agent(seat))

    def as_agent(self, seat: int) -> list[float]:
        """Return by world the chance of the world and of ``seat`` being the Agent in it."""
        if not self.agent_is_open:
            return list(self.chances) if seat == self.table.agent else [0.0] * len(self.worlds)
        if seat not in self.table.living:
            return [0.0] * len(self.worlds)
        free = self.worlds.may_be_agent(seat)
        ratios = self.claimed.get(seat)
        weights = [exp(one) for one in ratios] if ratios is not None else [exp(self.shares[seat])] * len(self.worlds)
        return [
            chance * weight * part / total if total > 0.0 else 0.0
            for chance, weight, total, part in zip(self.chances, weights, self.agent_weights, free, strict=True)
        ]

    # ---- own knowledge

    def filtered(self, known: Knowledge) -> Posterior:
        """Return these worlds as far as they fit ``known``. Raises ValueError when none does."""
        filtered = self._of_wakers(known) or self.narrowed(self._fitting(known))
        for seat, token in sorted(known.tokens.items()):
            if seat in self.table.living and (token != "mafia" or filtered.drawn or not self.drawn):
                filtered = filtered.with_token(seat, token)
        return filtered

    def _of_wakers(self, known: Knowledge) -> Posterior | None:
        """Return the one world of a waker, where the worlds are sampled and may lack it."""
        if not self.drawn or known.wakers is None:
            return None
        living = tuple(sorted(seat for seat in known.wakers if seat in self.table.living))
        return replace(self, worlds=Worlds(self.setup.seats, [living]), logs=[0.0], claims=(), drawn=())

    def with_token(self, seat: int, token: Token) -> Posterior:
        """Return the posterior with a known token of a living seat. Raises ValueError when it is impossible."""
        held = self.worlds.mafia_token(seat)
        fits = held if token == "mafia" else [1.0 - one for one in held]
        left = self.narrowed(fits)
        if self.worlds.recruits is not None:
            weights = [log(one) for one in fits if one > 0.0]
            logs = [was + more for was, more in zip(left.logs, weights, strict=True)]
            left = replace(left, logs=logs, worlds=left.worlds.told(seat, mafia=token == "mafia"))
        if not self.agent_is_open:
            return left
        return left.with_agent(seat) if token == "agent" else left.without_agent(seat)

    def with_agent(self, seat: int) -> Posterior:
        """Return the posterior with ``seat`` known to be the Agent; the caller has applied that its token is not of the Mafia."""
        ratios = self.claimed.get(seat, [self.shares[seat]] * len(self.worlds))
        logs = [was + ratio for was, ratio in zip(self.logs, ratios, strict=True)]
        return replace(self, logs=logs, table=replace(self.table, agent=seat))

    def without_agent(self, seat: int) -> Posterior:
        """Return the posterior with ``seat`` known not to be the Agent."""
        return replace(self, shares=(*self.shares[:seat], -inf, *self.shares[seat + 1 :]))

    def _fitting(self, known: Knowledge) -> list[bool]:
        sides = sum(1 << seat for seat in known.sides)
        mafia = sum(1 << seat for seat, mafia in known.sides.items() if mafia)
        keep = [mask & sides == mafia for mask in self.worlds.masks]
        if known.wakers is not None:
            wakers = sum(1 << seat for seat in known.wakers if seat in self.table.living)
            keep = [was and mask == wakers for was, mask in zip(keep, self.worlds.masks, strict=True)]
        return keep

    def narrowed(self, keep: Sequence[object]) -> Posterior:
        """Return the worlds for which ``keep`` holds. Raises ValueError when none is left."""
        if all(keep):
            return self
        if not any(keep):
            raise ValueError("no world fits what is known")
        return replace(
            self,
            worlds=self.worlds.chosen(keep),
            logs=list(compress(self.logs, keep)),
            claims=tuple([claim.chosen(keep) for claim in self.claims]),
            drawn=tuple(compress(self.drawn, keep)),
        )


_COMPUTED = tuple([name for name, part in vars(Posterior).items() if isinstance(part, cached_property)])
