"""The models of a view of the table, for pictures, texts and automated players; ``viewing`` builds them.

``view(None)`` is public. A seat also sees its own part (``me``), and at the end everybody sees the story (``story``). Money is in dollars.
Fields of the Verdict track are −10 to −1 (Innocent) and 1 to 10 (Guilty); there is no 0.
"""

from engines.nostra_city.components import Icon, Phase, Side, Step, Window
from engines.nostra_city.story import StoryPart
from engines.parts import Part


class GangsterView(Part):
    """A Gangster of a Territory."""

    id: str
    icon: Icon | None
    """The phase of the Ability; None for Anthony Gota, who has none."""
    free: bool
    bid: bool
    """Carries an unresolved bid."""


class DistrictView(Part):
    """A District of a Territory. Atlantic City counts for all three Traffics, has no Area, and cannot be Used."""

    id: str
    areas: tuple[str, ...]
    traffics: tuple[str, ...]
    free: bool


class BidView(Part):
    """A bid that lies on a Gangster. ``space`` is None until all Locations are revealed, ``kinds`` and ``money`` until the bid is."""

    gangster: str
    notes: int
    space: int | None
    """1 to 4."""
    kinds: tuple[str, ...] | None
    money: int | None
    """The worth of the bid, Bruno's 10,000 included."""


class PlayerView(Part):
    """The public part of one player."""

    seat: int
    colour: str | None
    """None: not chosen yet."""
    respect: int
    gangsters: tuple[GangsterView, ...]
    free_gangsters: int
    used_gangsters: int
    districts: tuple[DistrictView, ...]
    luxuries: tuple[str, ...]
    """Respect cards."""
    investigations: tuple[str, ...]
    """Won Investigations."""
    title: str | None
    bribers: int
    """Biggest Briber cards."""
    bonuses: tuple[str, ...]
    """End bonuses."""
    shames: int
    """Received "Shame on you!" cards."""
    notes: int
    """Notes in the Bank."""
    cards: int
    """Vendetta cards in hand."""
    bids: tuple[BidView, ...]
    """Unresolved bids, by Gangster in the order of the Territory until Locations are revealed, then by space."""
    bribes: int
    """Bribes in this Month's TRIAL."""
    collected: tuple[str, ...]
    """Limits used in this BUSINESS: ``area`` and Traffics."""
    starting: bool
    """Holds the Starting Player card."""
    turn: bool
    """It is this player's turn in the phase."""
    awaited: bool
    """Everybody waits for an answer of this seat."""
    answered: bool
    """Has answered the open question of several (never said of a Vendetta window)."""
    money: int | None
    """Money in the Bank, once it is public (NC-19.3)."""
    informant: bool | None
    """None: not public yet."""
    won: bool


class SpaceView(Part):
    """One Street space."""

    number: int
    """1 to 4."""
    card: str | None
    kind: str | None
    """``gangster``, ``district``, ``luxury``, ``investigation`` or ``title``."""
    price: int | None
    """For an Investigation."""
    current: bool
    """Its Auction is being resolved."""


class CollectingView(Part):
    """The running Collecting."""

    seat: int
    gangster: str
    district: str
    kind: str
    count: int
    """Matching Districts of everybody, 0 before they are counted."""
    owed: dict[int, int]
    """By seat."""
    tipped: bool
    """A Tip-off caps the draw."""
    drawn: int | None
    """None: not drawn yet."""


class WindowView(Part):
    """The open Vendetta window. Answers stay hidden; a holder with a standing Pass is listed like the others."""

    point: Window
    holders: tuple[int, ...]
    played: tuple[tuple[int, str], ...]
    """Revealed cards still to be resolved: seat and card."""


class NoteView(Part):
    """A Note in the viewer's Bank. ``option``: its id in questions, with a number that nobody may see (NC-V19)."""

    option: str
    kind: str
    money: int
    icon: Side | None
    fields: int


class MyBid(Part):
    """A bid of the viewer's."""

    space: int
    """1 to 4."""
    gangster: str
    notes: tuple[NoteView, ...]
    money: int


class MyPart(Part):
    """The part of the view for this seat alone."""

    bank: tuple[NoteView, ...]
    money: int
    hand: tuple[str, ...]
    """Vendetta cards, in the order of drawing."""
    informant: bool
    standing: str | None
    """The standing Pass in force: ``phase`` or ``month``."""
    bids: tuple[MyBid, ...]
    spaces_left: tuple[int, ...]
    """Own unused Location cards."""
    drawn: tuple[NoteView, ...]
    """While Collecting: Notes drawn and not given away yet."""
    given: dict[int, tuple[NoteView, ...]]
    """While Collecting: Notes given so far, by seat."""
    draft: tuple[str, ...]
    """Options picked so far for the running action: a Gangster, then a space (a bid), ``take`` (Silvio), a Note (Claudia)."""
    cancels_left: int
    """Cancels left before the turn ends."""
    pick: str | None
    """The viewer's answer to an open question asked of several."""


class NostraCityView(Part):
    """The table as one viewer sees it."""

    players: tuple[PlayerView, ...]
    street: tuple[SpaceView, ...]
    viewer: int | None
    round: int
    """The Month, 1 to 6; 0 while things are set up."""
    rounds: int
    every_auction: bool
    """Whether a Vendetta window opens before each Auction (NC-23.8)."""
    phase: Phase
    step: Step | None
    """The public step; ``turn``: the player on turn chooses an action."""
    aim: str | None
    """The Revenge card being resolved."""
    order: tuple[int, ...]
    """Phase order, the first one first."""
    turn: int | None
    awaited: tuple[int, ...]
    """Awaited seats; in a Vendetta window all holders of a card."""
    starter: int | None
    """The holder of the Starting Player card."""
    starter_fixed: bool
    """The card has changed owner in this Month and may not again."""
    field: int
    """The Verdict marker: −10 to −1, 1 to 10."""
    guilty: bool
    """The marker is on a red field."""
    track_end: int
    active: tuple[str, ...]
    """Investigations on the Street, which act now."""
    window: WindowView | None
    collecting: CollectingView | None
    corruption: int
    """Notes on the Corruption pile."""
    shown: tuple[str, ...]
    """Kinds of the Notes revealed in the last Verdict, in order."""
    street_deck: int
    note_deck: int
    """Cards in the draw pile, the Police Raid among them if it is there."""
    note_discard: int
    note_top: str | None
    """The top of the Note discard pile, if it was discarded openly (``police_raid`` or a kind)."""
    vendetta_deck: int
    vendetta_discard: tuple[str, ...]
    removed: tuple[str, ...]
    """Cards removed from the game."""
    titles_out: bool
    """The Underboss has come onto the Street."""
    bribers_left: int
    """Biggest Briber cards that nobody has gained yet."""
    me: MyPart | None = None
    story: StoryPart | None = None
    reason: str | None = None
    winners: tuple[int, ...] = ()
