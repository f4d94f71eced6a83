"""View models of the town, for pictures, texts and automated players; ``viewing`` builds them.

``view(None)`` is the public view. A seat also sees its own part (``me``), the eliminated see the nights (``ghost``, MF-15.11), and at
the end everybody sees everything (``story``, MF-9.11).
"""

from typing import Any

from engines.mafie.components import BallotKind, Force, Phase, Side, Token
from engines.mafie.story import GhostPart, StoryPart
from engines.parts import Part


class SeatView(Part):
    """One seat as the viewer sees it."""

    seat: int
    living: bool
    token: Token | None = None
    """None: hidden from the viewer."""
    card: int | None = None
    """Number of a card known to the viewer (17: Neutral)."""
    card_open: tuple[int, ...] = ()
    card_unshown: bool = False
    """Extended game: a card of this seat that nobody has seen."""
    suspect: bool = False
    awaited: bool = False
    answered: bool = False
    ready: bool = False
    stays: bool = False
    can_vote: bool = False
    speaking: bool = False
    struck: bool = False
    commander: bool = False
    kidnapped: bool = False
    hidden: bool = False
    arrested: bool = False
    safe: bool = False
    withdrawing: bool = False
    disqualified: bool = False
    waker: bool = False
    """The viewer knows that this seat wakes with the Mafia."""
    way_out: str | None = None
    out_round: int | None = None


class BallotView(Part):
    """The open or last ballot of this Police phase."""

    kind: BallotKind
    number: int
    candidates: tuple[int, ...]
    voters: tuple[int, ...]
    turns: bool
    closed: bool
    annulled: bool
    votes: dict[int, int]
    """Published votes, voter to candidate; empty while sealed."""
    voted: tuple[int, ...]
    tied: tuple[int, ...]
    lot: int | None


class KnownText(Part):
    """A private sentence to a seat: text key, arguments, and round."""

    round: int
    key: str
    args: dict[str, Any]


class MyPart(Part):
    """The private part of a seat."""

    token: Token
    card: int | None
    card_effective: bool
    card_spent: bool
    allegiance: Side
    force: Force
    known: tuple[KnownText, ...]
    wakers: tuple[int, ...]
    """Who wakes, for one who wakes and has been told."""
    targets: tuple[int, ...]
    """Legal targets while the Mafia's ballot is open, for a waker."""
    picks: dict[int, int]
    changes_left: int | None
    victim: int | None
    vote: int | None
    """This seat's vote in the open ballot."""
    hunches: dict[int, int | None]
    """Round to the last hunch given in it."""


class MafieView(Part):
    """The town as one viewer sees it."""

    seats: tuple[SeatView, ...]
    viewer: int | None
    round: int
    phase: Phase
    night: bool
    left: dict[str, int]
    """Tokens still in play by public knowledge."""
    commander: int | None
    card_set: tuple[int, ...]
    spent: tuple[int, ...]
    ballot: BallotView | None
    suspects: tuple[int, ...]
    speaking: int | None
    struck: int | None
    asked: int | None
    """The one player for whom everybody openly waits."""
    condemned: int | None
    victim: int | None
    ready_needed: int | None
    unanswered: int | None
    """How many living players have not answered at all in this night phase; only with decoys (MF-15.4)."""
    options: dict[str, Any]
    me: MyPart | None = None
    ghost: GhostPart | None = None
    story: StoryPart | None = None
    winner: str | None = None
    winners: tuple[int, ...] = ()
