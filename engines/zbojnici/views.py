"""The models of a view of the city, for pictures, texts and automated players; ``viewing`` builds them.

``view(None)`` is public. A seat also sees its own part (``me``), and at the end everybody sees the story (``story``).
"""

from engines.parts import Part
from engines.zbojnici.components import Phase, Role, Step
from engines.zbojnici.story import StoryPart


class PlayerView(Part):
    """The public part of one player."""

    seat: int
    role: Role
    color: str | None
    """None: not chosen yet."""
    ducats: int | None
    """None for the prince, whose ducats are the bank."""
    tokens: int
    """Action tokens in hand."""
    supply: int
    bandits: int
    """Bandits at home."""
    guards: int
    """Guards at home."""
    prisoners: int
    cards: int
    """District cards in hand."""
    taken: int
    """The number of his cards that the prince holds."""
    awaited: bool
    """Everybody waits for an answer of this seat."""
    answered: bool
    """Has answered the open step; while planning: has committed."""
    won: bool


class BandView(Part):
    """The figures of one player in one district."""

    seat: int
    bandits: int
    guards: int
    token: bool


class PlaceView(Part):
    """One district of the city."""

    district: str
    position: int
    """1 to 7 in arrow order, 8 for the dungeon."""
    risky: bool
    day: bool
    """Its day card lies here."""
    current: bool
    resolved: bool
    bands: tuple[BandView, ...]


class WheelView(Part):
    """A revealed wheel of the district being resolved."""

    seat: int
    action: str
    target: int | None
    number: int | None


class MyPart(Part):
    """The part of the view for this seat alone."""

    cards: tuple[str, ...]
    """District cards in hand, in the order of the ring."""
    taken: tuple[str, ...]
    """Cards of the viewer's that the prince holds."""
    held: dict[int, tuple[str, ...]]
    """For the prince: the cards he holds, by the seat of their owner."""
    figures: tuple[str, ...]
    """The plan so far: a district for each figure (``home``: a guard stays)."""
    guards: tuple[str, ...]
    """The plan so far, in the duel: a district for each guard."""
    tokens: tuple[str, ...]
    redos_left: int
    committed: bool
    pick: str | None
    """The viewer's answer to the open step, hidden from others until all are in."""


class ZbojniciView(Part):
    """The city as one viewer sees it."""

    players: tuple[PlayerView, ...]
    places: tuple[PlaceView, ...]
    """The ring from position 1 on, then the dungeon."""
    viewer: int | None
    round: int
    rounds: int
    phase: Phase
    step: Step | None
    """The question of the open step in set-up or resolution."""
    duel: bool
    prince: int | None
    threshold: int | None
    """Ducats with which a robber may win; None in the duel."""
    day: str | None
    """District of the card turned up today."""
    turned: tuple[str, ...]
    """Districts of the day cards turned up so far."""
    unturned: tuple[str, ...]
    """Districts whose day card may still come (one of them lies in the box)."""
    deck: int
    """Day cards still to come."""
    current: str | None
    wheels: tuple[WheelView, ...]
    awaited: tuple[int, ...]
    recon_level: int
    """Cards of each robber."""
    fine_level: int
    """Ducats for each prisoner."""
    reserve: int
    """Guards in the reserve of the duel."""
    helped: int | None
    """The seat with the reserve guard today."""
    me: MyPart | None = None
    story: StoryPart | None = None
    reason: str | None = None
    winners: tuple[int, ...] = ()
