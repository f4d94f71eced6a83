"""Public facts of a game of Mafie: what everybody at the table has been told or has heard, as frozen records (MA-1.1).

Seats are numbers from 0. Nothing here is private: ``reading`` makes facts of notices to everybody and of lines that all have heard.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engines.mafie.components import BallotKind, Token

Statement = Literal["suspect", "trust", "knows", "clean", "agent", "blame", "other"]
"""What a line says: a suspicion, trust, to know a Mafioso, to know a Policeman, to be the Agent, blame in a defence, anything else."""

Place = Literal["open", "defence", "further"]
"""Where a line was said: the first one of its seat in the open discussion of the day, in its speech of defence, or any other."""

FIRM: tuple[Statement, ...] = ("knows", "clean", "agent")
"""Claims that a shown token can prove or refute (MA-1.5)."""

OPINIONS: tuple[Statement, ...] = ("suspect", "trust", "blame")
"""Lines that say what their author thinks. Like votes they follow from what all have seen, so many of them say little more than one."""


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
    """A ballot was published: who could be chosen, and who voted for whom, in the order of the voters."""

    kind: BallotKind
    options: tuple[int, ...]
    votes: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class TieAnswered:
    """In a tied final ``seat`` gave its vote to ``target``, or stayed (None); ``had`` is whom it had voted for, ``tied`` who is tied."""

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
    """Somebody has been recruited in this round; nobody is told who (MF-23.4)."""

    round: int


@dataclass(frozen=True, slots=True)
class Said:
    """A line of ``seat``, about ``target`` where it speaks of one; ``others``: the living of whom it could have spoken."""

    seat: int
    statement: Statement
    target: int | None
    others: tuple[int, ...]
    place: Place


@dataclass(frozen=True, slots=True)
class TakenBack:
    """``seat`` has taken back what it said of ``target`` (MA-5.1)."""

    seat: int
    statement: Statement
    target: int | None


@dataclass(frozen=True, slots=True)
class KeptSilent:
    """These living seats have said nothing in the open discussion that is over now."""

    seats: tuple[int, ...]


Fact = (
    RoundBegun
    | CardSet
    | TokenShown
    | VictimNamed
    | Saved
    | BallotHeld
    | TieAnswered
    | CardShown
    | Recruiting
    | Said
    | TakenBack
    | KeptSilent
)


@dataclass(frozen=True, slots=True)
class PublicTable:
    """What the facts have made of the table: who lives, whose token lies open, what is known of gang cards."""

    living: tuple[int, ...]
    shown: Mapping[int, Token] = field(default_factory=dict)
    agent: int | None = None
    """Who the Agent is or was, where that is known."""
    gang_left: int = 0
    """New Gang cards that nobody has seen."""
    hidden: tuple[int, ...] = ()
    """Seats whose card nobody has seen."""
    spoken: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    """By seat whom it has spoken against, as bits: claiming to know, and merely suspecting."""

    @property
    def gang_share(self) -> float:
        """The share of gang cards among the cards that nobody has seen."""
        return self.gang_left / len(self.hidden)
