"""What one seat concludes besides what is public (MA-1.7).

Most players know one token, their own. The chances of all others then follow from sums over the worlds that all seats share, and from the
few worlds in which the player would be of the Mafia: no list of worlds is made anew for a decision (MA-1.10). Who knows more, or asks
for more than the chances of single seats, gets a filter on the worlds.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from math import exp
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engines.players.inference.knowledge import Knowledge
    from engines.players.inference.posterior import Posterior

DIGITS = 4
"""Results are rounded to 1/10,000 before anything is decided (MA-1.11)."""

SURE = 1e-6
"""What is left of the chances has to be more than this: differences of larger sums would not be exact enough."""


class Own:
    """What a seat concludes that knows ``known``. ``marginals``: by seat the chance that it plays for the Mafia, not rounded."""

    def __init__(self, public: Posterior, known: Knowledge) -> None:
        """Raises ValueError when what it knows is impossible."""
        self._public = public
        self._known = known
        found = by_sums(public, known)
        self.marginals = self.filtered.marginals if found is None else found

    @cached_property
    def filtered(self) -> Posterior:
        """The worlds that fit what the seat knows."""
        return self._public.filtered(self._known)

    @property
    def living(self) -> tuple[int, ...]:
        """Who is in the game, in seat order."""
        return self._public.living

    def mafia(self, seat: int) -> float:
        """Return the chance that ``seat`` plays for the Mafia, rounded (MA-1.11)."""
        return round(self.marginals[seat], DIGITS)

    def agent(self, seat: int) -> float:
        """Return the chance that ``seat`` is the Agent, rounded."""
        return self.filtered.agent(seat)

    def gang(self, seat: int) -> float:
        """Return the chance that ``seat`` belongs to the Gang (MF-34), rounded."""
        return self.filtered.gang(seat)

    def together(self, seats: Iterable[int]) -> float:
        """Return the chance that all of ``seats`` play for the Mafia, rounded."""
        return self.filtered.together(seats)

    def sets(self, most: int | None = None) -> list[tuple[frozenset[int], float]]:
        """Return the sets of living Mafiosi with their rounded chances, likeliest first; ``most``: how many."""
        return self.filtered.sets(most)

    def sizes(self) -> dict[int, float]:
        """Return how many Mafiosi live, with the chance of each number, rounded."""
        return self.filtered.sizes()

    def entropy(self) -> float:
        """Return the entropy of the worlds in bits, rounded."""
        return self.filtered.entropy()


def by_sums(public: Posterior, known: Knowledge) -> tuple[float, ...] | None:
    """Return the chances of all seats for who knows one living seat not to be of the Mafia, and perhaps its token; None for any other."""
    seat = _innocent(public, known)
    if seat is None:
        return None
    worlds, left, total = public.worlds, public.by_seat, public.total
    beside = worlds.with_seat(seat, public.joint)
    left, total = [one - other for one, other in zip(left, beside, strict=True)], total - left[seat]
    token = known.tokens.get(seat)
    if token is not None and public.hunted:
        share, without = exp(public.shares[seat]), public.bare_by_seat
        beside = worlds.with_seat(seat, public.bare)
        agent = [share * (one - other) for one, other in zip(without, beside, strict=True)]
        chance = share * (public.bare_total - without[seat])
        left = agent if token == "agent" else [one - other for one, other in zip(left, agent, strict=True)]
        total = chance if token == "agent" else total - chance
    if total <= SURE * public.total:
        return None
    found = [max(0.0, one / total) for one in left]
    found[seat] = 0.0
    for other, shown in public.table.shown.items():
        found[other] = float(shown == "mafia")
    return tuple(found)


def _innocent(public: Posterior, known: Knowledge) -> int | None:
    """Return the one living seat that is known, and known not to be of the Mafia, if sums are enough for it."""
    seats = {seat for seat in (*known.tokens, *known.sides) if seat in public.living}
    if len(seats) != 1 or known.wakers is not None or not public.worlds.are_plain:
        return None
    (seat,) = seats
    guilty = known.tokens.get(seat) == "mafia" or any(known.sides.values())
    return None if guilty or (seat in known.tokens and seat in public.claimed) else seat
