"""The state of one game of Mafie: plain data, lists in the order of events, no sets. Its repr is what checksums are made of.

Its rounds are the chronicle, from which ``story`` builds the final story and the view of the eliminated.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engines.mafie.components import BallotKind, Phase, Token
from engines.table import Arg


@dataclass(frozen=True, slots=True)
class Known:
    """A private sentence to one seat, kept for the recap of the next person in that seat."""

    round: int
    key: str
    args: Mapping[str, Arg]


@dataclass(slots=True)
class Seat:
    """One seat: its present ``token`` and ``card`` (0: none), and its history."""

    token: Token = "police"
    card: int = 0
    living: bool = True
    recruited: bool = False
    shown: bool = False
    """The card of this seat has been shown to everyone."""
    gang_shown: bool = False
    open_cards: list[int] = field(default_factory=list)
    """Cards that lie open before this seat now, in the order in which they came."""
    way_out: str | None = None
    out_round: int | None = None
    ghost: bool = False
    """The strike that eliminated this seat is over (MF-15.11)."""
    withdrawing: str = ""
    """"removed" or "disqualified": takes effect at the next checkpoint (MF-15.16)."""
    disqualified: bool = False
    knows: dict[int, Token] = field(default_factory=dict)
    """Tokens of other seats that this one has been shown in private."""
    known: list[Known] = field(default_factory=list)


@dataclass(slots=True)
class Look:
    """The Agent's look of one night (MF-4)."""

    agent: int
    seat: int
    token: str


@dataclass(slots=True)
class Recruitment:
    """Who recruited whom (MF-23)."""

    by: int
    seat: int


@dataclass(slots=True)
class Hunch:
    """A hunch of the night (MF-15.5); ``seat`` None: no idea."""

    phase: str
    by: int
    seat: int | None


@dataclass(slots=True)
class Strike:
    """One strike (MF-8): who, why, by whom (a shooter), and how it ended. ``saved_card`` 0: the player is out."""

    phase: str
    seat: int
    cause: str
    by: int | None = None
    right: bool = False
    saved_card: int = 0
    saved_by: int | None = None
    token: str | None = None
    gang: bool = False


@dataclass(slots=True)
class Played:
    """A card that was shown, with its target if it has one."""

    phase: str
    seat: int
    card: int
    target: int | None = None


@dataclass(slots=True)
class Ballot:
    """One ballot (MF-7). ``votes``: voter to candidate, as given so far; ``lot``: drawn seat; ``changed_by``: whose change decided."""

    kind: BallotKind
    number: int
    voters: tuple[int, ...]
    candidates: tuple[int, ...]
    turns: bool
    votes: dict[int, int] = field(default_factory=dict)
    closed: bool = False
    annulled: bool = False
    tied: tuple[int, ...] = ()
    stays: list[int] = field(default_factory=list)
    changed_by: int | None = None
    lot: int | None = None
    condemned: int | None = None


@dataclass(slots=True)
class Round:
    """One round of the chronicle."""

    number: int
    look: Look | None = None
    wakers: tuple[int, ...] = ()
    picks: dict[int, int] = field(default_factory=dict)
    recruitment: Recruitment | None = None
    victim: int | None = None
    how: str | None = None
    hunches: list[Hunch] = field(default_factory=list)
    strikes: list[Strike] = field(default_factory=list)
    played: list[Played] = field(default_factory=list)
    ballots: list[Ballot] = field(default_factory=list)


@dataclass(slots=True)
class Meeting:
    """The Mafia's ballot of this night (MF-5.5): legal targets, picks as they stand, changes made."""

    wakers: tuple[int, ...]
    targets: tuple[int, ...]
    open: bool
    picks: dict[int, int] = field(default_factory=dict)
    changes: dict[int, int] = field(default_factory=dict)


@dataclass(slots=True)
class TownState:
    """The whole town. Seats are numbered from 0; ``round`` 0 is the set-up."""

    seats: list[Seat]
    round: int = 0
    phase: Phase = "start"
    card_set: tuple[int, ...] = ()
    spent: list[int] = field(default_factory=list)
    extended: bool = False
    gang: bool = False
    """New Gang is in the set, so there are three forces (MF-9.3)."""
    # public offices and protections
    commander: int | None = None
    hideout: int | None = None
    hideout_round: int = 0
    safe: int | None = None
    arrested: int | None = None
    kidnapped: int | None = None
    # the night
    told_wakers: tuple[int, ...] = ()
    meeting: Meeting | None = None
    slept: list[int] = field(default_factory=list)
    """Seats that have answered in this night phase (MF-15.4)."""
    exposed: int | None = None
    victim: int | None = None
    # the day
    ready: list[int] = field(default_factory=list)
    ready_needed: int | None = None
    ballot: Ballot | None = None
    suspects: tuple[int, ...] = ()
    sole: bool = False
    speaking: int | None = None
    condemned: int | None = None
    struck: list[int] = field(default_factory=list)
    """Seats being struck now, the outermost first."""
    asked: int | None = None
    """The one player for whom everybody openly waits (D-1, D-7, D-9)."""
    # counts
    fallen: int = 0
    last_fall: int = 0
    quiet: int = 0
    """Rounds in a row without an elimination (MF-9.10)."""
    winner: str | None = None
    winners: tuple[int, ...] = ()
    present: Round = field(default_factory=lambda: Round(0))
    past: str = ""
    """A checksum of the earlier rounds, so that ``repr`` does not grow with the game."""
    chronicle: list[Round] = field(default_factory=list, repr=False)
    """All rounds, the present one last; the first one is the set-up."""
