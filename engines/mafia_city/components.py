"""What lies in the box: locations, cards, effects, geometry and values, read from ``data`` and checked when this is imported."""

import tomllib
from importlib.resources import files
from typing import Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field

Kind = Literal[
    "hired_killer",
    "informer",
    "thief",
    "police_chief",
    "fbi",
    "police_raid",
    "pulling_strings",
    "big_plan",
    "complicity",
    "rackets",
    "secret_deal",
]
Symbol = Literal["fist", "hat", "bullet", "plus1"]
Type = Literal["action", "location", "reaction"]
Veto = Literal["fists", "police_chief", "fbi"]
Phase = Literal["setup", "action", "location", "strategy", "draw", "end"]
Step = Literal[
    "color",
    "exchange",
    "turn",
    "bullet",
    "bullet_action",
    "rackets",
    "veto",
    "case",
    "evaluate",
    "deal",
    "prison",
    "harbour",
    "contract",
    "district",
    "club",
    "choose_location",
    "choose_player",
    "withdraw",
]
TargetMode = Literal["advanced", "beginner"]


class _Data(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")
    source: str


class Location(_Data):
    """One row of table 5.1. ``control``: ties go to the lowest token (``most``) or to nobody (``strict``)."""

    number: int = Field(ge=1, le=7)
    id: str
    name: str
    control: Literal["most", "strict"]
    figure: Literal["killer", "policeman", "mayor"] | None = None


class CardKind(_Data):
    """One row of table 5.4."""

    id: Kind
    name: str
    type: Type
    targets: str
    text: str


class Card(_Data):
    """One row of table 5.6: ``mc17`` is number 17."""

    number: int
    kind: Kind
    symbol: Symbol


class EffectRow(_Data):
    """One row of table 5.7."""

    id: str
    what: Literal["text", "symbol", "location"]
    cancelled_by: tuple[Veto, ...]


class SymbolRow(_Data):
    """One row of table 5.8: how many cards are used together."""

    id: Symbol
    name: str
    type: Type
    together: tuple[int, ...]


class Slot(_Data):
    """One row of table 5.2."""

    slot: int
    name: str
    axial: tuple[int, int]
    adjacent: tuple[int, ...]


class PlayersRow(_Data):
    """One row of table 5.3."""

    seats: int
    hand: int
    reserve: int
    advanced: int
    beginner: int


class Component(_Data):
    """One row of the list of the box."""

    id: str
    count: int


class Value(_Data):
    """One row of table 5.9 or a number of the rules."""

    id: str
    value: int | tuple[str, ...]


Row = TypeVar("Row", bound=BaseModel)


def _rows(name: str, table: str, model: type[Row]) -> tuple[Row, ...]:
    rows = tomllib.loads((files("engines.mafia_city") / "data" / name).read_text("utf-8"))[table]
    return tuple(model.model_validate(row) for row in rows)


LOCATIONS: dict[int, Location] = {row.number: row for row in _rows("locations.toml", "location", Location)}
"""Table 5.1 by number."""

KINDS: dict[str, CardKind] = {row.id: row for row in _rows("kinds.toml", "kind", CardKind)}
"""Table 5.4 by id."""

CARDS: dict[int, Card] = {row.number: row for row in _rows("cards.toml", "card", Card)}
"""Table 5.6 by number."""

EFFECTS: dict[str, EffectRow] = {row.id: row for row in _rows("effects.toml", "effect", EffectRow)}
"""Table 5.7 by id."""

SYMBOLS: dict[str, SymbolRow] = {row.id: row for row in _rows("material.toml", "symbol", SymbolRow)}
"""Table 5.8 by id."""

SLOTS: dict[int, Slot] = {row.slot: row for row in _rows("material.toml", "slot", Slot)}
"""Table 5.2 by slot."""

PLAYERS: dict[int, PlayersRow] = {row.seats: row for row in _rows("material.toml", "players", PlayersRow)}
"""Table 5.3 by the number of players."""

COMPONENTS: dict[str, int] = {row.id: row.count for row in _rows("material.toml", "component", Component)}
"""The box: how many pieces of each kind."""

_VALUES = {row.id: row.value for row in _rows("material.toml", "value", Value)}


def _number(name: str) -> int:
    value = _VALUES[name]
    if not isinstance(value, int):
        raise TypeError(f"{name} is no number")
    return value


def _words(name: str) -> tuple[str, ...]:
    value = _VALUES[name]
    if isinstance(value, int):
        raise TypeError(f"{name} is no list of words")
    return value


COLORS = _words("colors")
"""The colours in the order in which they are assigned on time-out."""
START_CARDS = _number("start_cards")
RACKETS_CARDS = _number("rackets_cards")
DISTRICT_CARDS = _number("district_cards")
IDLE_ROUNDS = _number("idle_rounds")
ACTIONS_MAX = _number("actions_max")

NUMBERS = tuple(LOCATIONS)
"""1 to 7."""
PRISON, HARBOUR, FIGHT_CLUB, POLICE_STATION, BUSINESS_DISTRICT, PRIVATE_CLUB, TOWN_HALL = NUMBERS

KIND = ("", *(CARDS[number].kind for number in sorted(CARDS)))
"""Kind by number of the card."""
SYMBOL = ("", *(CARDS[number].symbol for number in sorted(CARDS)))
"""Symbol by number of the card."""
CANCELLED_BY = {row.id: row.cancelled_by for row in EFFECTS.values()}
"""Legal vetoes by kind of effect."""
STRICT = tuple(number for number, row in LOCATIONS.items() if row.control == "strict")
"""Locations that nobody controls on a tie."""

if NUMBERS != (1, 2, 3, 4, 5, 6, 7) or tuple(sorted(CARDS)) != tuple(range(1, COMPONENTS["action_cards"] + 1)):
    raise ValueError("the data of Mafia City are incomplete")
if any(one not in SLOTS[other].adjacent for one, row in SLOTS.items() for other in row.adjacent):
    raise ValueError("the geometry of Mafia City does not fit together")
if any(row.seats * (row.hand + row.reserve) > COMPONENTS["mafioso_tokens"] for row in PLAYERS.values()):
    raise ValueError("there are not enough Mafiosi")
