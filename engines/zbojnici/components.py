"""The box: districts, day cards, wheels, tracks and values, read from ``data`` and checked on import."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from engines.data import Constants, DataRow, SourcedRow, read_rows

Role = Literal["prince", "robber"]
Phase = Literal["start", "new_day", "planning", "resolution", "end"]
Step = Literal["color", "wheel", "guards", "kick", "harbor", "tavern", "dungeon", "upgrade"]


class Scale(SourcedRow):
    """Each band gains by its own size: ``values`` for 1, 2 and 3 bandits (ZB-10.1)."""

    kind: Literal["scale"]
    values: tuple[int, int, int]


class Shared(SourcedRow):
    """``base`` ducats and ``dice`` dice, shared among the bandits (ZB-10.2, 10.8)."""

    kind: Literal["shared"]
    base: int
    dice: int = 0


class Trade(SourcedRow):
    """Each bandit takes ``take`` tokens or sells some for ``price`` ducats each (ZB-10.3)."""

    kind: Literal["trade"]
    take: int
    price: int


class Gamble(SourcedRow):
    """Each bandit rolls ``few`` dice, or pays ``price`` and rolls ``many`` (ZB-10.4)."""

    kind: Literal["gamble"]
    price: int
    few: int
    many: int


class Dice(SourcedRow):
    """Each bandit rolls ``dice`` dice without a choice (day card of the Tavern)."""

    kind: Literal["dice"]
    dice: int


class Each(SourcedRow):
    """Each bandit gains ``value`` (ZB-10.7)."""

    kind: Literal["each"]
    value: int


class Whole(SourcedRow):
    """The one band gains ``value``, whatever its size (ZB-10.9)."""

    kind: Literal["whole"]
    value: int


class Prison(SourcedRow):
    """Each prisoner costs or brings ``token`` tokens (ZB-11.8)."""

    kind: Literal["prison"]
    token: int


Effect = Annotated[Scale | Shared | Trade | Gamble | Dice | Each | Whole | Prison, Field(discriminator="kind")]


class Trap(BaseModel):
    """The trap of a risky district: ``least`` to ``most`` bandits or bands go to the dungeon instead of the effect (ZB-9.6)."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    counts: Literal["bandits", "bands"]
    least: int
    most: int = 99


class District(SourcedRow):
    """One row of tables 5.1 and 5.2."""

    id: str
    name: str
    ring: bool
    risky: bool
    unit: str
    effect: Effect
    trap: Trap | None = None


class Day(DataRow):
    """One row of table 5.3."""

    id: str
    district: str
    text: str
    effect: Effect


class Action(SourcedRow):
    """One section of a wheel (table 5.4)."""

    wheel: Role
    id: str
    name: str
    priority: int = Field(ge=0, le=4)
    target: Literal["none", "robber", "all"]
    each: int = 0


class Track(SourcedRow):
    """One track of the prince's board (table 5.5)."""

    id: Literal["recon", "fine"]
    values: tuple[int, ...]
    unit: str


class Value(SourcedRow):
    """One row of table 5.6."""

    id: str
    value: int | str | tuple[str, ...]


class Component(SourcedRow):
    """One row of the list of the box."""

    id: str
    count: int


DISTRICTS: dict[str, District] = {row.id: row for row in read_rows("zbojnici", "districts", "district", District)}
"""Tables 5.1 and 5.2 by id."""

DAYS: dict[str, Day] = {row.district: row for row in read_rows("zbojnici", "days", "day", Day)}
"""Table 5.3 by the district of each card."""

ACTIONS: dict[tuple[Role, str], Action] = {(row.wheel, row.id): row for row in read_rows("zbojnici", "wheels", "action", Action)}
"""Table 5.4 by wheel and id."""

TRACKS: dict[str, tuple[int, ...]] = {row.id: row.values for row in read_rows("zbojnici", "material", "track", Track)}
"""Table 5.5: the values of each track, the lowest first."""

COMPONENTS: dict[str, int] = {row.id: row.count for row in read_rows("zbojnici", "material", "component", Component)}
"""The box: how many pieces of each kind."""

_CONSTANTS = Constants({row.id: row.value for row in read_rows("zbojnici", "material", "value", Value)})


COLORS = _CONSTANTS.words("colors")
"""The robbers' colours in the order of assignment and of draws."""
PRINCE_COLOR = _CONSTANTS.words("prince_color")[0]
FIGURES = _CONSTANTS.number("figures")
DUEL_GUARDS = _CONSTANTS.number("duel_guards")
RESERVE_GUARDS = _CONSTANTS.number("reserve_guards")
TOKENS = _CONSTANTS.number("tokens")
DUCATS = _CONSTANTS.number("ducats")
HELD_CARDS = _CONSTANTS.number("held_cards")
ROUNDS = _CONSTANTS.number("rounds")
THRESHOLD = _CONSTANTS.number("threshold")
REDOS = _CONSTANTS.number("redos")

RING = tuple(district.id for district in DISTRICTS.values() if district.ring)
"""The seven districts of the ring, in the order of table 5.1."""
DUNGEON = "dungeon"
PRISON = len(RING)
"""Index of the dungeon among the places of the city, after the ring."""
HOME = "home"

if len(RING) != 7 or set(DAYS) != set(RING) or any(bool(one.trap) != one.risky for one in DISTRICTS.values()):
    raise ValueError("the data of Zbojníci are incomplete")
if COMPONENTS["district_cards"] != len(COLORS) * len(RING) + len(DISTRICTS) or COMPONENTS["action_tokens"] != TOKENS * (len(COLORS) + 1):
    raise ValueError("the box of Zbojníci holds too few pieces")
