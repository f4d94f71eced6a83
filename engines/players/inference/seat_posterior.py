"""The conclusions of one seat from public facts and its own knowledge (MA-1.7).

Most players know one token, their own. The chances of all others then follow from sums over the worlds that all seats share, and from the
few worlds in which the player would be of the Mafia: no list of worlds is made anew for a decision (MA-1.10). A seat with more knowledge,
or a question beyond the chances of single seats, needs a filter on the worlds.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from math import exp

from engines.mafie.components import Token
from engines.players.inference.knowledge import Knowledge
from engines.players.inference.posterior import DIGITS, Concluded, Posterior

Sums = tuple[list[float], float]
"""Sums over worlds: by seat over those in which it plays for the Mafia, and over all."""

SURE = 1e-6
"""The least remaining chance: below it, differences of larger sums are not exact enough."""


class SeatPosterior:
    """The conclusions of a seat with the knowledge ``known``.

    ``marginals``: by seat the chance that it plays for the Mafia, not rounded.
    """

    def __init__(self, public: Posterior, known: Knowledge) -> None:
        """Raises ValueError for impossible knowledge."""
        self._public = public
        self._known = known
        found = by_sums(public, known)
        self.marginals = found[0] if found is not None else _among_wakers(public, known) or self.filtered.marginals

    @cached_property
    def filtered(self) -> Posterior:
        """The worlds that fit the knowledge of the seat."""
        return self._public.filtered(self._known)

    @property
    def living(self) -> tuple[int, ...]:
        """The seats in the game, in seat order."""
        return self._public.living

    def mafia(self, seat: int) -> float:
        """Return the chance that ``seat`` plays for the Mafia, rounded (MA-1.11)."""
        return round(self.marginals[seat], DIGITS)

    def agent(self, seat: int) -> float:
        """Return the chance that ``seat`` is the Agent, rounded."""
        found = agent_by_sums(self._public, self._known, seat)
        return self.filtered.agent(seat) if found is None else round(found, DIGITS)

    def gang(self, seat: int) -> float:
        """Return the chance that ``seat`` belongs to the Gang (MF-34), rounded."""
        found, table = agent_by_sums(self._public, self._known, seat), self._public.table
        if found is None or seat not in table.hidden or not table.gang_left:
            return self.filtered.gang(seat)
        return round(table.gang_share * (1.0 - found), DIGITS)

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


def by_sums(public: Posterior, known: Knowledge) -> Concluded | None:
    """Return the chances of all seats given one living seat that is not of the Mafia, and perhaps its token; None for other knowledge.

    Players ask many times in one talk, so the posterior caches the conclusions.
    """
    seat = _innocent(public, known)
    if seat is None:
        return None
    token = known.tokens.get(seat)
    if (seat, token) not in public.concluded:
        public.concluded[seat, token] = _summed(public, seat, token)
    return public.concluded[seat, token]


def _summed(public: Posterior, seat: int, token: Token | None) -> Concluded | None:
    """Return the chances of all seats when ``seat`` is not of the Mafia and has this token; None where sums are not exact enough.

    The result holds the weight of all such worlds, too.
    """
    left, total = _apart(public, seat, token, public.joint, public.joint_by_side, public.by_seat, public.total)
    if token is not None and public.agent_is_open:
        agent, chance = _as_agent(public, seat, token)
        left = agent if token == "agent" else [one - other for one, other in zip(left, agent, strict=True)]
        total = chance if token == "agent" else total - chance
    if total <= SURE * public.total:
        return None
    found = [max(0.0, one / total) for one in left]
    found[seat] = 0.0
    for other, shown in public.table.shown.items():
        found[other] = float(shown == "mafia")
    return tuple(found), total


def agent_by_sums(public: Posterior, known: Knowledge, seat: int) -> float | None:
    """Return the chance that ``seat`` is the Agent given one other seat's token of the Police; None for other knowledge.

    Sums suffice while ``seat`` has claimed nothing and nobody has changed sides.
    """
    innocent = _innocent(public, known)
    if innocent in (None, seat) or known.tokens.get(innocent) != "police" or seat in public.claimed or seat not in public.living:
        return None
    concluded = by_sums(public, known)
    if concluded is None or not public.agent_is_open or not public.worlds.are_plain:
        return None
    sums = public.bare_by_seat
    both = public.worlds.with_seat(innocent, public.bare_by_side)[seat]
    return exp(public.shares[seat]) * (public.bare_total - sums[innocent] - sums[seat] + both) / concluded[1]


def _among_wakers(public: Posterior, known: Knowledge) -> tuple[float, ...] | None:
    """Return the chances for a waker of the Mafia, who knows the world. None where cards may have changed sides."""
    if known.wakers is None or not public.worlds.are_plain:
        return None
    living = [seat for seat in known.wakers if seat in public.living]
    fits = all((seat in living) == mafia for seat, mafia in known.sides.items())
    fits = fits and all((seat in living) == (token == "mafia") for seat, token in known.tokens.items() if seat in public.living)
    if not fits or sum([1 << seat for seat in living]) not in public.worlds.masks:
        return None
    shown = public.table.shown
    return tuple([float(shown[seat] == "mafia" if seat in shown else seat in living) for seat in range(public.setup.seats)])


def _innocent(public: Posterior, known: Knowledge) -> int | None:
    """Return the one living seat known not to be of the Mafia, if sums suffice for it."""
    seats = {seat for seat in (*known.tokens, *known.sides) if seat in public.living}
    if len(seats) != 1 or known.wakers is not None:
        return None
    (seat,) = seats
    guilty = known.tokens.get(seat) == "mafia" or any(known.sides.values())
    certain = seat in known.sides or public.worlds.are_plain  # a token alone does not show the side after a recruitment
    return seat if certain and not guilty else None


def _as_agent(public: Posterior, seat: int, token: Token) -> Sums:
    """Return the sums over the worlds in which ``seat`` is the Agent."""
    worlds, ratios = public.worlds, public.claimed.get(seat)
    if ratios is not None:
        values = [weight * exp(ratio) for weight, ratio in zip(public.bare, ratios, strict=True)]
        by_side = worlds.folded(values)
        return _apart(public, seat, token, values, by_side, worlds.by_seat(by_side), sum(values))
    left, total = _apart(public, seat, token, public.bare, public.bare_by_side, public.bare_by_seat, public.bare_total)
    share = exp(public.shares[seat])
    return [share * one for one in left], share * total


def _apart(
    public: Posterior,
    seat: int,
    token: Token | None,
    values: Sequence[float],
    by_side: Sequence[float],
    by_seat: Sequence[float],
    total: float,
) -> Sums:
    """Return by seat the sums of ``values`` (by world), and their total, over the worlds in which ``seat`` is not of the Mafia.

    With a known token, Reverse recruit has not turned it either. The caller gives the sums over all worlds.
    """
    worlds = public.worlds
    beside = worlds.with_seat(seat, by_side)
    left, total = [one - other for one, other in zip(by_seat, beside, strict=True)], total - by_seat[seat]
    for number in worlds.turned[seat] if token is not None else ():
        total -= values[number]
        for member in worlds.sets[number]:
            left[member] -= values[number]
    return left, total
