"""The state of one game of Zbojníci: plain data, lists by seat, no sets. Its repr is what checksums are made of."""

from dataclasses import dataclass, field

from engines.zbojnici.components import DUCATS, TOKENS, Phase, Role, Step


@dataclass(slots=True)
class Plan:
    """The plan of one player so far: a district for each figure (``home`` for a guard that stays), tokens by district."""

    figures: list[str] = field(default_factory=list)
    guards: list[str] = field(default_factory=list)
    """Districts of the guards in the duel (ZB-15.4)."""
    tokens: tuple[str, ...] = ()


@dataclass(slots=True)
class Player:
    """One seat. ``bandits`` and ``guards`` are the figures at home, ``hand`` and ``supply`` action tokens."""

    role: Role = "robber"
    color: str = ""
    bandits: int = 0
    guards: int = 0
    ducats: int = DUCATS
    hand: int = 0
    supply: int = TOKENS
    taken: list[str] = field(default_factory=list)
    """District cards that the prince holds after recon (ZB-12)."""
    plan: Plan = field(default_factory=Plan)
    redos: int = 0
    committed: bool = False
    pick: str = ""
    """The answer to the open question of several, kept until all are in."""


@dataclass(slots=True)
class Place:
    """One district of the city. Figures and tokens are counted by seat; ``day``: its day card lies here."""

    district: str
    bandits: list[int]
    guards: list[int]
    tokens: list[int]
    day: bool = False
    resolved: bool = False
    """Resolved or skipped in this round."""


@dataclass(slots=True)
class Wheel:
    """A revealed wheel of the district being resolved; ``target`` −1: none, ``number`` 0: not chosen."""

    seat: int
    action: str
    target: int = -1
    number: int = 0


@dataclass(slots=True)
class Haul:
    """The gain (or loss, negative) of one robber from one cause, for the story."""

    seat: int
    cause: str
    ducats: int


@dataclass(slots=True)
class DayRecord:
    """Everything of one day that the story tells."""

    number: int
    card: str
    plans: dict[int, Plan] = field(default_factory=dict)
    hauls: list[Haul] = field(default_factory=list)
    jailed: list[int] = field(default_factory=list)
    """By seat: bandits arrested or trapped on this day."""
    purses: list[int] = field(default_factory=list)
    """By seat: ducats at the end of the day."""


@dataclass(slots=True)
class CityState:
    """The whole city. Places are the ring from position 1 on, then the dungeon; ``round`` 0 is the set-up."""

    players: list[Player]
    places: list[Place]
    days: list[str]
    """The day cards that are not yet turned up, by district, the next one first; the last one is the card in the box."""
    prince: int | None = None
    recon: int = 0
    fine: int = 0
    """Indexes on the prince's tracks."""
    reserve: int = 0
    """Guards in the reserve of the duel."""
    helped: int | None = None
    """The seat with the reserve guard in this round (ZB-15.8)."""
    round: int = 0
    phase: Phase = "start"
    step: Step | None = None
    current: int | None = None
    """Index of the place being resolved."""
    awaited: list[int] = field(default_factory=list)
    """Seats that still have to answer the open step."""
    answered: list[int] = field(default_factory=list)
    wheels: list[Wheel] = field(default_factory=list)
    turned: list[str] = field(default_factory=list)
    """Day cards turned up so far, by district."""
    reason: str | None = None
    winners: tuple[int, ...] = ()
    past: str = ""
    """A checksum of the days before, which are final; so ``repr`` does not grow with the game."""
    today: DayRecord = field(default_factory=lambda: DayRecord(0, ""))
    chronicle: list[DayRecord] = field(default_factory=list, repr=False)
