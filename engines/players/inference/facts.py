"""Public facts of a game of Mafie: notices to everybody and lines heard by all, as frozen records (MA-1.1).

Seats are numbers from 0. Nothing here is private: ``reading`` makes facts of notices to everybody and of lines that all have heard.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engines.mafie.components import BallotKind, Token

Statement = Literal["suspect", "trust", "knows", "clean", "agent", "denial", "blame", "other"]
"""The statement of a line: suspicion, trust, knowing a Mafioso, knowing a Policeman, being the Agent or not, blame in a defence, other."""

FIRM: tuple[Statement, ...] = ("knows", "clean", "agent")
"""Claims that a shown token can prove or refute (MA-1.5)."""

NAMING: tuple[Statement, ...] = ("suspect", "knows", "agent", "blame")
"""Lines that name a seat as a Mafioso."""


@dataclass(frozen=True, slots=True)
class RoundBegun:
    """A round has begun."""

    round: int


@dataclass(frozen=True, slots=True)
class CardSet:
    """The Action cards in the game (MF-13.2)."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TokenShown:
    """A seat is out and its token lies open; ``gang``: with an effective New Gang card."""

    seat: int
    token: Token
    gang: bool = False


@dataclass(frozen=True, slots=True)
class VictimNamed:
    """The Mafia has chosen ``seat`` among ``targets``, the living whom no card protected (MF-5.3); wakers among them were no targets."""

    seat: int
    targets: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Saved:
    """A struck seat stays in by the card of ``by``: its own Vest or somebody's Bandage (MF-8.3)."""

    seat: int
    by: int
    card: int


@dataclass(frozen=True, slots=True)
class BallotHeld:
    """A ballot was published: the candidates, and the votes in the order of the voters."""

    kind: BallotKind
    options: tuple[int, ...]
    votes: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class TieAnswered:
    """In a tied final ``seat`` gave its vote to ``target``, or stayed (None); ``had``: its vote before, ``tied``: the tied candidates."""

    seat: int
    target: int | None
    had: int | None
    tied: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardShown:
    """A seat has shown a card, perhaps with a target."""

    seat: int
    card: int
    target: int | None = None


@dataclass(frozen=True, slots=True)
class Recruiting:
    """A recruitment in this round; the recruit is secret (MF-23.4)."""

    round: int


@dataclass(frozen=True, slots=True)
class Said:
    """A line of ``seat``, perhaps about ``target``; ``defence``: in its speech of defence."""

    seat: int
    statement: Statement
    target: int | None
    defence: bool = False


@dataclass(frozen=True, slots=True)
class TakenBack:
    """``seat`` has taken back its statement about ``target``, or replaced it by the opposite (MA-5.1, TK-5.5)."""

    seat: int
    statement: Statement
    target: int | None


Fact = RoundBegun | CardSet | TokenShown | VictimNamed | Saved | BallotHeld | TieAnswered | CardShown | Recruiting | Said | TakenBack


@dataclass(frozen=True, slots=True)
class PublicTable:
    """The state of the table by the facts: living seats, open tokens, known gang cards."""

    living: tuple[int, ...]
    shown: Mapping[int, Token] = field(default_factory=dict)
    agent: int | None = None
    """The seat of the Agent, also a dead one, if known."""
    gang_left: int = 0
    """Unseen New Gang cards."""
    hidden: tuple[int, ...] = ()
    """Seats with an unseen card."""
    named: Mapping[int, frozenset[int]] = field(default_factory=dict)
    """By seat who has named it as a Mafioso in this round."""

    @property
    def gang_share(self) -> float:
        """The share of gang cards among the unseen cards."""
        return self.gang_left / len(self.hidden)
