"""The box: locations, cards, effects, geometry and values, read from ``data`` and checked on import."""

from typing import Literal

from pydantic import Field

from engines.data import Constants, SourcedRow, read_rows

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


class Location(SourcedRow):
    """One row of table 5.1. ``control``: ties go to the lowest token (``most``) or to nobody (``strict``)."""

    number: int = Field(ge=1, le=7)
    id: str
    name: str
    control: Literal["most", "strict"]
    figure: Literal["killer", "policeman", "mayor"] | None = None


class CardKind(SourcedRow):
    """One row of table 5.4."""

    id: Kind
    name: str
    type: Type
    targets: str
    text: str


class Card(SourcedRow):
    """One row of table 5.6: ``mc17`` is number 17."""

    number: int
    kind: Kind
    symbol: Symbol


class EffectRow(SourcedRow):
    """One row of table 5.7."""

    id: str
    what: Literal["text", "symbol", "location"]
    cancelled_by: tuple[Veto, ...]


class SymbolRow(SourcedRow):
    """One row of table 5.8: how many cards are used together."""

    id: Symbol
    name: str
    type: Type
    together: tuple[int, ...]


class Slot(SourcedRow):
    """One row of table 5.2."""

    slot: int
    name: str
    axial: tuple[int, int]
    adjacent: tuple[int, ...]


class PlayersRow(SourcedRow):
    """One row of table 5.3."""

    seats: int
    hand: int
    reserve: int
    advanced: int
    beginner: int


class Component(SourcedRow):
    """One row of the list of the box."""

    id: str
    count: int


class Value(SourcedRow):
    """One row of table 5.9 or a number of the rules."""

    id: str
    value: int | tuple[str, ...]


LOCATIONS: dict[int, Location] = {row.number: row for row in read_rows("mafia_city", "locations", "location", Location)}
"""Table 5.1 by number."""

KINDS: dict[str, CardKind] = {row.id: row for row in read_rows("mafia_city", "kinds", "kind", CardKind)}
"""Table 5.4 by id."""

CARDS: dict[int, Card] = {row.number: row for row in read_rows("mafia_city", "cards", "card", Card)}
"""Table 5.6 by number."""

EFFECTS: dict[str, EffectRow] = {row.id: row for row in read_rows("mafia_city", "effects", "effect", EffectRow)}
"""Table 5.7 by id."""

SYMBOLS: dict[str, SymbolRow] = {row.id: row for row in read_rows("mafia_city", "material", "symbol", SymbolRow)}
"""Table 5.8 by id."""

SLOTS: dict[int, Slot] = {row.slot: row for row in read_rows("mafia_city", "material", "slot", Slot)}
"""Table 5.2 by slot."""

PLAYERS: dict[int, PlayersRow] = {row.seats: row for row in read_rows("mafia_city", "material", "players", PlayersRow)}
"""Table 5.3 by the number of players."""

COMPONENTS: dict[str, int] = {row.id: row.count for row in read_rows("mafia_city", "material", "component", Component)}
"""The box: how many pieces of each kind."""

_CONSTANTS = Constants({row.id: row.value for row in read_rows("mafia_city", "material", "value", Value)})


COLORS = _CONSTANTS.words("colors")
"""The colours in the order of assignment on time-out."""
START_CARDS = _CONSTANTS.number("start_cards")
RACKETS_CARDS = _CONSTANTS.number("rackets_cards")
DISTRICT_CARDS = _CONSTANTS.number("district_cards")
IDLE_ROUNDS = _CONSTANTS.number("idle_rounds")
ACTIONS_MAX = _CONSTANTS.number("actions_max")

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
