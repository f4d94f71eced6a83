"""The state of one game of Mafia City: plain data, lists by seat or by location, no sets. Its repr is what checksums are made of.

Its parts hold each other in no circle, so the garbage collector need not walk them (``gc=False``).
"""

from dataclasses import dataclass, field

from msgspec import Struct

from engines.mafia_city.components import HARBOUR, Phase, Step


class Player(Struct, gc=False):
    """One seat. ``mobsters`` are his Mafiosi in hand; ``cards`` are in the order in which they came."""

    color: str = ""
    vp: int = 0
    mobsters: int = 0
    reserve: int = 0
    cards: list[int] = []
    passed: bool = False
    watch: bool = False
    """After a pass: wants to be asked for a Bullet (MC-15.8)."""
    actions: int = 0
    """Actions performed in this action phase (MC-3.20)."""
    auto: str = "off"
    """Auto-acknowledge (MC-15.6): off, others, all."""
    draft: list[str] = []
    """Option ids picked so far in the play being put together."""
    choice: tuple[int, ...] | None = None
    """Secret Deals given in the open stage."""
    left: bool = False
    """Has left the table; his tokens and cards stay (R44)."""


class Effect(Struct, gc=False):
    """An effect as a player announces it (MC-11.1). −1 and 0 stand for "none".

    Besides the effects of table 5.7 there are three plays of a turn that nobody can cancel: ``place``, ``wait`` and ``pass``.
    """

    seat: int
    kind: str
    cards: tuple[int, ...] = ()
    victim: int = -1
    """Owner of the token, or victim of the Thief."""
    location: int = 0
    place: int = 0
    """Place of the token in the pile, 1 is the head."""
    target: int = 0
    """The second location."""
    against: int = -1
    """For a veto: the index in the chain of the effect it cancels."""
    watch: bool = False
    """For a pass: with ``watch``."""


class Window(Struct, gc=False):
    """An open reaction window: its kind (``veto``, ``deal``, ``case``), its responders, and the number of the stage."""

    kind: str
    seats: tuple[int, ...]
    stage: int = 0


class Control(Struct, gc=False):
    """How one location was evaluated, for the story."""

    location: int
    seat: int | None
    total: int
    deals: int


class RoundRecord(Struct, gc=False):
    """Everything of one round that the story tells."""

    number: int
    starting: int
    control: list[Control] = []
    extra: list[int] = []
    vp: list[int] = []
    effects: dict[str, int] = {}
    """How many effects of each kind were performed."""


@dataclass(slots=True)
class CityState:
    """The whole city. Piles are lists of seats from the bottom, by number of the location (index 0 is not used)."""

    players: list[Player]
    layout: list[int]
    """Numbers of the locations by slot."""
    piles: list[list[int]]
    target: int
    deck: list[int] = field(default_factory=list)
    """The draw deck, the next card last."""
    cell: list[int] = field(default_factory=list)
    jailed: int = field(default=0, repr=False)
    """How many of ``cell``, the first ones, were there when the round began."""
    discard: list[int] = field(default_factory=list)
    in_play: list[int] = field(default_factory=list)
    chains: list[list[Effect]] = field(default_factory=list)
    """Open veto chains, the innermost last."""
    recent: list[tuple[list[Effect], bool]] = field(default_factory=list, repr=False)
    """The last plays of this action phase, each with its vetoes, and whether it stood."""
    marked: list[int] = field(default_factory=list)
    """Locations with a marker cube."""
    killer: int = HARBOUR
    policeman: int | None = None
    mayor: int | None = None
    governor: int | None = None
    starting: int = 0
    round: int = 0
    phase: Phase = "setup"
    step: Step | None = None
    turn: int | None = None
    cycle: int = 0
    current: int | None = None
    controller: int | None = None
    deals: list[tuple[int, int]] = field(default_factory=list)
    """Uncancelled Secret Deals at the current location: seat and card, in the order of playing."""
    undecided: list[int] = field(default_factory=list)
    awaited: tuple[int, ...] = ()
    window: Window | None = None
    idle: int = 0
    """Rounds in a row without any point (MC-9.5)."""
    reason: str | None = None
    winners: tuple[int, ...] = ()
    past: str = ""
    """A checksum of the rounds before, which are final; so ``repr`` does not grow with the game."""
    today: RoundRecord = field(default_factory=lambda: RoundRecord(0, 0))
    chronicle: list[RoundRecord] = field(default_factory=list, repr=False)
