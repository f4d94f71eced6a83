"""The basis of a decision in Mafie: the seat, its view, its beliefs, its habits (MA-2, MA-3)."""

from collections.abc import Callable, Sequence
from functools import cached_property
from math import exp
from typing import TypeVar

from engines.asking import seat_of
from engines.mafie.views import MafieView
from engines.players.inference import Knowledge, Posterior, knowledge_of
from engines.players.mafie_memory import CLEARING, FIRM, TRUSTING, Recall
from engines.players.whims import Whims, moved

T = TypeVar("T")

WIDTH = {"gentle": 0.15, "normal": 0.05, "strong": 0.0}
"""The spread of choices around the best, as the width of a softmax (MA-3.1)."""

BLURRED = 0.4
"""The share of the evidence that a gentle player uses."""

REMEMBERED = 2
"""How many rounds back a gentle player remembers."""

FINE = 10_000
"""Chances are compared to 1/10,000 (MA-1.11)."""

ALIKE = 0.02
"""Chances that differ by less count as equal; then habits decide (MA-2.1)."""


class Mind:
    """One player at one moment, without lasting state: that is in the player's memory."""

    def __init__(self, seat: int, view: MafieView, public: Posterior, recall: Recall, whims: Whims) -> None:
        self.seat = seat
        self.view = view
        self.public = public
        self.recall = recall
        self.whims = whims

    # ---- roles

    @property
    def token(self) -> str:
        """The own token; a spectator has none."""
        return self.view.me.token if self.view.me is not None else ""

    @property
    def of_the_mafia(self) -> bool:
        """Whether this seat plays for the Mafia."""
        return self.view.me is not None and self.view.me.force == "mafia"

    @property
    def of_the_gang(self) -> bool:
        """Whether this seat plays for the Gang (MF-34)."""
        return self.view.me is not None and self.view.me.force == "gang"

    @property
    def fellows(self) -> tuple[int, ...]:
        """The other seats that wake with the Mafia, for a Mafioso."""
        me = self.view.me
        return tuple(seat for seat in me.wakers if seat != self.seat) if me is not None and self.of_the_mafia else ()

    @cached_property
    def others(self) -> tuple[int, ...]:
        """The other living seats."""
        return tuple(one.seat for one in self.view.seats if one.living and one.seat != self.seat)

    @property
    def living(self) -> int:
        """The number of living seats."""
        return sum(one.living for one in self.view.seats)

    def known(self, token: str) -> tuple[int, ...]:
        """Return the living others whose token this seat has seen to be ``token``."""
        return tuple(seat for seat in self.others if self.view.seats[seat].token == token)

    @property
    def vouched(self) -> set[int]:
        """The seats this one has spoken for: by a claim to know, or in this round. It does not speak against them (MA-2.12, MA-3.6)."""
        own = self.recall.of(self.seat)
        trusted = [line.target for line in own if line.key in TRUSTING and line.round == self.recall.round]
        return {seat for seat in (*trusted, *(line.target for line in own if line.key in CLEARING)) if seat is not None}

    @property
    def named(self) -> set[int]:
        """The seats this one has claimed to know as Mafia. It does not speak for them (MA-2.12, MA-3.6)."""
        return {line.target for line in self.recall.of(self.seat) if line.key in FIRM and line.target is not None}

    @property
    def since(self) -> int:
        """The first round that this player remembers."""
        return self.view.round - REMEMBERED + 1 if self.whims.level == "gentle" else 0

    # ---- chances

    @cached_property
    def own(self) -> Posterior:
        """The conclusions from all knowledge of this seat."""
        return own(self.public, self.view)

    @cached_property
    def face(self) -> Posterior:
        """The conclusions of a Policeman in this chair."""
        return pretended(self.public, self.seat)

    def chance(self, seat: int) -> float:
        """Return the chance that ``seat`` plays for the Mafia, as this player sees it."""
        return self._seen(self.own.mafia(seat))

    def shown(self, seat: int) -> float:
        """Return the chance for its talk: that of a Policeman in this chair."""
        return self._seen(self.face.mafia(seat))

    def _seen(self, chance: float) -> float:
        """Return a chance as a player of this level sees it: a gentle one stays nearer to the share of Mafiosi."""
        if self.whims.level != "gentle" or chance in (0.0, 1.0):
            return chance
        rate = min(max(self.rate, 0.01), 0.99)
        odds, usual = chance / (1 - chance), rate / (1 - rate)
        blurred: float = usual ** (1 - BLURRED) * odds**BLURRED
        return round(blurred / (1 + blurred), 4)

    @cached_property
    def rate(self) -> float:
        """The share of Mafiosi among the living, by public facts."""
        sizes = self.public.sizes()
        return sum(size * chance for size, chance in sizes.items()) / max(1, self.living)

    def threshold(self, value: float, habit: float) -> float:
        """Return a threshold as a player of this habit has it (MA-3.3)."""
        return moved(value, habit)

    # ---- choosing

    def wish(self, seat: int) -> float:
        """Return how much this player wants ``seat`` out, from −1 to 1: by its side, whatever its own talk.

        To the Police the loss of the Agent is as bad as that of a Mafioso is good.
        """
        if self.of_the_gang:
            return self._against_the_larger(seat)
        if not self.of_the_mafia:
            return round(self.chance(seat) - self.own.agent(seat), 4)
        return 0.0 if seat in self.fellows else round(1.0 - self.chance(seat) / 2, 4)

    def _against_the_larger(self, seat: int) -> float:
        """Return the wish of the Gang: it plays against the larger of the other sides and spares its own (MA-2.15)."""
        mafia = self.chance(seat)
        police_larger = self.rate < 0.5
        stranger = 1.0 - self.own.gang(seat)
        return round((1.0 - mafia if police_larger else mafia) * stranger, 4)

    def best(self, things: Sequence[T], worth: Callable[[T], float]) -> T:
        """Return the thing of the highest worth, as strictly as the level asks; equal ones by a whim. Raises IndexError for no things."""
        width = WIDTH[self.whims.level]
        values = [round(worth(thing), 4) for thing in things]
        if not width:
            top = max(values, default=0.0)
            return self.whims.pick([thing for thing, value in zip(things, values, strict=True) if value == top])
        top = max(values, default=0.0)
        weights = [round(FINE * exp((value - top) / width)) for value in values]
        return things[self.drawn(weights)]

    def drawn(self, weights: Sequence[int]) -> int:
        """Return a place in ``weights``, each as likely as its weight. Raises ValueError when all are 0."""
        left = self.whims.below(sum(weights))
        for place, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return place
        raise ValueError("no weight at all")

    def happens(self, chance: float) -> bool:
        """Return whether something of this chance happens."""
        return self.whims.below(FINE) < round(chance * FINE)


def seats_in(options: Sequence[str]) -> list[int]:
    """Return the seats among the options of a question."""
    return [seat_of(option) for option in options if option.startswith("seat:")]


def option_of(seat: int) -> str:
    """Return the option that names a seat."""
    return f"seat:{seat}"


# ---- beliefs


def own(public: Posterior, view: MafieView) -> Posterior:
    """Return the conclusions of the viewer; the public posterior where its knowledge fits no world."""
    return _given(public, knowledge_of(view))


def pretended(public: Posterior, seat: int) -> Posterior:
    """Return the conclusions of ``seat`` if it knew only that it is not of the Mafia: the basis of all talk (MA-2.11)."""
    return _given(public, Knowledge(sides={seat: False}))


def _given(public: Posterior, known: Knowledge) -> Posterior:
    try:
        return public.given(known)
    except ValueError:
        return public
