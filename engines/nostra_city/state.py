"""The state of one game of Nostra City: plain data, lists by seat, no sets. Its repr is what checksums are made of.

Its parts hold each other in no circle, so the garbage collector need not walk them (``gc=False``).
"""

from dataclasses import dataclass, field

from msgspec import Struct

from engines.nostra_city.components import Phase, Step, Window


class Bid(Struct, gc=False):
    """One bid of a MEETING (NC-10.3 to 10.5). ``revealed``: its Notes have been shown to everybody."""

    space: int
    gangster: str
    notes: list[int]
    revealed: bool = False


class Player(Struct, gc=False):
    """One seat: Territory, Bank, hand, and its actions in the running phase."""

    colour: str = ""
    gangsters: dict[str, bool] = {}
    """Gangsters of the Territory in the order of arrival; True: Free."""
    districts: dict[str, bool] = {}
    luxuries: list[str] = []
    investigations: list[str] = []
    title: str = ""
    bribers: int = 0
    """Biggest Briber cards."""
    bonuses: list[str] = []
    shames: int = 0
    """Received "Shame on you!" cards."""
    bank: list[int] = []
    """Note numbers in ascending order."""
    hand: list[str] = []
    """Vendetta cards in the order of drawing."""
    standing: str = ""
    """A standing Pass (NC-23.7): ``phase``, ``month`` or none."""
    collected: tuple[str, ...] = ()
    """Limits used in this BUSINESS: ``area`` and Traffics (NC-4.12)."""
    bids: dict[int, Bid] = {}
    """Unresolved bids by space."""
    bid_made: bool = False
    """Placed at least one bid in this MEETING (NC-13.1)."""
    gained: bool = False
    """Gained a card in this MEETING (NC-13.2)."""
    bribes: int = 0
    """Bribes in this TRIAL."""
    draft: tuple[str, ...] = ()
    """Options picked so far for the running action."""
    cancels: int = 0
    """Cancels in this turn (NC-1.14)."""
    pick: str = ""
    """The answer to a question asked of several, until all are in."""


class Collecting(Struct, gc=False):
    """The running Collecting (4.4). ``drawn`` are its Notes, ``given`` those given away, both known to the collecting player."""

    seat: int
    gangster: str
    district: str
    kind: str
    owed: dict[int, int] = {}
    """By seat, clockwise from the collecting player, without that player."""
    count: int = 0
    """Matching Districts of everybody."""
    tipped: bool = False
    """A Tip-off caps the draw (NC-22.10)."""
    drawn: list[int] = []
    given: dict[int, list[int]] = {}
    total: int = -1
    """The number of Notes drawn; −1: not drawn yet."""


class OpenWindow(Struct, gc=False):
    """The open Vendetta window: its kind, the holders of cards, and the revealed cards still to be resolved."""

    point: Window
    holders: list[int]
    played: list[tuple[int, str]] = []


class SpaceRecord(Struct, gc=False):
    """One resolved Auction for the story: Notes by seat, money by seat where shown, and the winner."""

    space: int
    card: str
    bids: dict[int, int] = {}
    money: dict[int, int] = {}
    winner: int | None = None
    gone: bool = False
    """The card has left the Street."""


class CollectingRecord(Struct, gc=False):
    """One Collecting for the story: Notes drawn, given by seat, and missing by seat."""

    seat: int
    kind: str
    drawn: int
    given: dict[int, int]
    betrayed: dict[int, int]


class MonthRecord(Struct, gc=False):
    """One Month for the story: public events only."""

    number: int
    field_before: int
    collectings: list[CollectingRecord] = []
    auctions: list[SpaceRecord] = []
    revenge: list[tuple[int, str]] = []
    """Resolved Revenge cards: seat and card."""
    bribes: list[int] = []
    """By seat: Bribes in the TRIAL."""
    verdict: list[str] = []
    """Kinds of the Notes of a Corruption pile revealed in this Month."""
    field_after: int = 0
    respect: list[int] = []
    """By seat, at the end of the Month."""


@dataclass(slots=True)
class FamilyState:
    """The whole table. Spaces are counted from 0 here; people read 1 to 4."""

    players: list[Player]
    marker: int
    """Index of the Verdict marker, 0 to 19 (table 5.9)."""
    street: list[str] = field(default_factory=list)
    """The card on each space, empty string for none."""
    street_deck: list[str] = field(default_factory=list)
    """The last one is on top, as in all decks."""
    note_deck: list[int] = field(default_factory=list)
    note_discard: list[int] = field(default_factory=list)
    top_open: bool = False
    """The last discarded Note was discarded openly (NC-V12)."""
    vendetta_deck: list[str] = field(default_factory=list)
    vendetta_discard: list[str] = field(default_factory=list)
    corruption: list[int] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    """Cards removed from the game."""
    titles_out: bool = False
    """The Underboss has come onto the Street (NC-17.7)."""
    bribers: int = 0
    """Biggest Briber cards that nobody has gained yet."""
    starter: int = -1
    """The holder of the Starting Player card; −1 before NC-2.12."""
    passed_on: bool = False
    """The Starting Player card has changed owner in this Month (NC-7.3)."""
    month: int = 0
    phase: Phase = "setup"
    order: tuple[int, ...] = ()
    """Phase order (NC-1.2)."""
    step: Step | None = None
    turn: int | None = None
    awaited: list[int] = field(default_factory=list)
    """Seats that still have to answer, as far as that is public."""
    answered: list[int] = field(default_factory=list)
    window: OpenWindow | None = None
    aim: str = ""
    """The Revenge card being resolved."""
    collecting: Collecting | None = None
    located: bool = False
    """The Location cards of this MEETING are revealed."""
    auction: int | None = None
    """The space being resolved."""
    shown: list[int] = field(default_factory=list)
    """Notes of the Corruption pile revealed in the last Verdict, in order."""
    totals: list[int] = field(default_factory=list)
    """Money of each Bank once it is public (NC-19.3)."""
    informants: list[int] = field(default_factory=list)
    """Informants who have revealed themselves (NC-19.7)."""
    reason: str | None = None
    winners: tuple[int, ...] = ()
    past: str = ""
    """A checksum of the Months before, which are final; so ``repr`` does not grow with the game."""
    today: MonthRecord = field(default_factory=lambda: MonthRecord(0, 0))
    chronicle: list[MonthRecord] = field(default_factory=list, repr=False)
