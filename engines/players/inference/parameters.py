"""The learned numbers (MA-1.6): the choices of players by token and band of seats; read from ``data/mafie_likelihood.toml``."""

from functools import cache
from typing import Literal

from pydantic import Field

from engines.data import DataRow, read_data
from engines.players.inference.facts import Place, Statement

Chooser = Literal["police", "mafia", "agent"]

CHOICES = ("first", "final", "change", "suspect", "trust", "blame", "knows", "clean", "agent")
"""Acts that choose a seat. In ballots, ties and mere opinions the Agent counts as Police; its knowledge shows in its claims."""

STATEMENTS: tuple[Statement, ...] = ("suspect", "trust", "knows", "clean", "agent", "blame", "other")
"""The statements of lines."""

PLACES: tuple[Place, ...] = ("open", "further", "defence")
"""The places of lines."""


class Pull(DataRow):
    """A seat is chosen with weight exp(``w``·[is of the Mafia] + ``b``·P(Mafia) before); learned from ``count`` choices."""

    w: float
    b: float
    count: int = Field(ge=0)


class Pulls(DataRow):
    """One kind of choice, by the token of the chooser."""

    police: Pull
    mafia: Pull
    agent: Pull | None = None

    def of(self, chooser: Chooser) -> Pull:
        """Return the pull on a chooser; the Agent's is that of the Police where it has none of its own."""
        if chooser == "mafia":
            return self.mafia
        return self.agent if chooser == "agent" and self.agent is not None else self.police


class Words(DataRow):
    """Shares of the statements; they add up to 1. Learned from ``count`` lines."""

    suspect: float = Field(gt=0, lt=1)
    trust: float = Field(gt=0, lt=1)
    knows: float = Field(gt=0, lt=1)
    clean: float = Field(gt=0, lt=1)
    agent: float = Field(gt=0, lt=1)
    blame: float = Field(gt=0, lt=1)
    other: float = Field(gt=0, lt=1)
    count: int = Field(ge=0)


class Talk(DataRow):
    """How often a seat is ``silent`` in an open discussion (learned from ``count``), and its statements by place, when it speaks."""

    silent: float = Field(gt=0, lt=1)
    count: int = Field(ge=0)
    open: Words
    further: Words
    defence: Words

    def share(self, statement: Statement, place: Place) -> float:
        """Return the share of ``statement`` at ``place``; the first line of a discussion also shows that the seat is not silent."""
        share: float = getattr(getattr(self, place), statement)
        return share * (1 - self.silent) if place == "open" else share


class TalkByToken(DataRow):
    """``Talk`` of each token."""

    police: Talk
    mafia: Talk
    agent: Talk


class Share(DataRow):
    """The weight of doing something against doing nothing, by side; learned from ``count`` events."""

    police: float
    mafia: float
    count: int = Field(ge=0)


class Victim(DataRow):
    """A victim has weight exp(``b``·P(Mafia)), times exp(``firm``) or exp(``soft``) if it claimed to know of a Mafioso or suspected one."""

    b: float
    firm: float
    soft: float
    count: int = Field(ge=0)


class Band(DataRow):
    """Everything for tables of ``seats`` (from, to).

    ``tau``: how much of the log-likelihoods of votes and of opinions counts (MA-1.4). They follow from public facts, so many of them are
    little more evidence than one. Claims, silence, answers in a tie and victims are acts of their own and count in full.
    """

    seats: tuple[int, int]
    source: Literal["self-play"]
    games: int = Field(ge=0)
    tau: float = Field(gt=0, le=1)
    choice: dict[str, Pulls]
    talk: TalkByToken
    stay: Share
    """Weight of staying with one's vote in a tie, as a logarithm."""
    victim: Victim


Bands = tuple[Band, ...]
"""Bands of seats, from few to many."""


@cache
def learned() -> Bands:
    """Return the bands of the file. Raises ValueError for a file that does not fit."""
    return tuple(Band.model_validate(row) for row in read_data("players", "mafie_likelihood")["band"])


_instead: list[Bands] = []


def use_instead(bands: Bands) -> None:
    """Use ``bands`` in place of the file in this process: for learning, whose players infer, too."""
    _instead[:] = [bands]


def band_of(seats: int) -> Band:
    """Return the band of a table with ``seats``. Raises ValueError when there is none."""
    for band in _instead[0] if _instead else learned():
        if band.seats[0] <= seats <= band.seats[1]:
            return band
    raise ValueError(f"nothing has been learned for {seats} seats")
