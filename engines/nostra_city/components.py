"""The box of Nostra City, read from ``data`` and checked on import.

Cards have ids (each Gangster and District exists once), Notes have numbers (table 5.5), the Police Raid is ``RAID``.
"""

from typing import Literal

from engines.data import Constants, SourcedRow, read_rows

Icon = Literal["business", "meeting", "trial", "vendetta"]
"""The phase of an Ability; ``vendetta``: outside actions."""
Side = Literal["innocent", "guilty"]
Phase = Literal["setup", "business", "meeting", "trial", "reception", "final", "end"]
Window = Literal["VW1", "VW2", "VW3", "VW4", "VW5", "VW6"]
Step = Literal[
    "colour",
    "turn",
    "window",
    "target",
    "revenge",
    "massimo",
    "react",
    "pietro",
    "carmela",
    "split",
    "starting_card",
    "ready",
    "keep",
    "take_back",
    "consigliere",
    "primo_capo",
    "claudia",
    "ornella",
    "discard",
    "last_round",
]
"""The public step; ``turn`` does not say which prompt of the turn is open (NC-V18)."""


class Gangster(SourcedRow):
    """One row of table 5.1."""

    id: str
    name: str
    phase: Icon
    ability: str
    trigger: str
    text: str


class District(SourcedRow):
    """One row of table 5.2; ``traffic`` None: a two-coloured District."""

    id: str
    name: str
    areas: tuple[str, ...]
    traffic: str | None = None
    respect: int


class Luxury(SourcedRow):
    """One row of table 5.3, a Respect card."""

    id: str
    name: str
    respect: int


class Investigation(SourcedRow):
    """One row of table 5.4; ``forbids``: limits of Collecting (``area`` or Traffics), ``price`` in dollars."""

    id: str
    name: str
    price: int
    forbids: tuple[str, ...]
    guilt: int
    respect: int
    text: str


class NoteKind(SourcedRow):
    """One row of table 5.5: ``money`` in dollars, ``fields`` on the Verdict track."""

    id: str
    money: int
    icon: Side | None = None
    fields: int
    count: int


class VendettaCard(SourcedRow):
    """One row of table 5.6; ``windows`` and ``target`` only for Revenge cards."""

    id: str
    name: str
    type: Literal["informant", "wrath", "gangster", "district", "revenge"]
    count: int
    windows: tuple[Window, ...] = ()
    target: Literal["player", "bank", "gangster", "free_gangster", "free_district", "collector", "direction", "own_bid"] | None = None
    respect: int = 0
    text: str


class Title(SourcedRow):
    """One row of table 5.7; ``rank`` breaks ties (NC-19.10)."""

    id: str
    name: str
    respect: int
    rank: int


class Briber(SourcedRow):
    """The Biggest Briber cards."""

    id: str
    name: str
    count: int
    respect: int


class Bonus(SourcedRow):
    """One End bonus of table 5.8."""

    id: str
    name: str
    respect: int


class StartField(SourcedRow):
    """One row of table 5.9."""

    players: int
    field: int


class Value(SourcedRow):
    """One constant of table 5.11 or of a card."""

    id: str
    value: int | tuple[str, ...]


class Component(SourcedRow):
    """One row of the list of the box."""

    id: str
    count: int


GANGSTERS: dict[str, Gangster] = {row.id: row for row in read_rows("nostra_city", "gangsters", "gangster", Gangster)}
"""Table 5.1 by id."""
DISTRICTS: dict[str, District] = {row.id: row for row in read_rows("nostra_city", "districts", "district", District)}
"""Table 5.2 by id."""
LUXURIES: dict[str, Luxury] = {row.id: row for row in read_rows("nostra_city", "luxuries", "luxury", Luxury)}
"""Table 5.3 by id."""
INVESTIGATIONS: dict[str, Investigation] = {
    row.id: row for row in read_rows("nostra_city", "investigations", "investigation", Investigation)
}
"""Table 5.4 by id."""
NOTE_KINDS: tuple[NoteKind, ...] = read_rows("nostra_city", "notes", "note", NoteKind)
"""Table 5.5 in the order of the Note numbers."""
VENDETTA: dict[str, VendettaCard] = {row.id: row for row in read_rows("nostra_city", "vendetta", "card", VendettaCard)}
"""Table 5.6 by id."""
TITLES: dict[str, Title] = {row.id: row for row in read_rows("nostra_city", "awards", "title", Title)}
"""Table 5.7 by id."""
(BRIBER,) = read_rows("nostra_city", "awards", "briber", Briber)
BONUSES: dict[str, Bonus] = {row.id: row for row in read_rows("nostra_city", "awards", "bonus", Bonus)}
"""The End bonuses of table 5.8 by id."""
START_FIELDS: dict[int, int] = {row.players: row.field for row in read_rows("nostra_city", "values", "start", StartField)}
"""Table 5.9: where the Verdict marker starts, by the number of players."""
COMPONENTS: dict[str, int] = {row.id: row.count for row in read_rows("nostra_city", "values", "component", Component)}
"""The box: how many cards of each kind."""

_CONSTANTS = Constants({row.id: row.value for row in read_rows("nostra_city", "values", "value", Value)})

TRACK_END = _CONSTANTS.number("track_end")
MONTHS = _CONSTANTS.number("months")
SPACES = _CONSTANTS.number("spaces")
START_GANGSTERS = _CONSTANTS.number("start_gangsters")
START_DISTRICTS = _CONSTANTS.number("start_districts")
BANK_LIMIT = _CONSTANTS.number("bank_limit")
UNDERBOSS_MONTH = _CONSTANTS.number("underboss_month")
FIRST_VERDICT_MONTH = _CONSTANTS.number("first_verdict_month")
BRIBER_MONTH = _CONSTANTS.number("briber_month")
CONTRACT_LEAST = _CONSTANTS.number("contract_least")
CANCELS = _CONSTANTS.number("cancels")
BRUNO_BONUS = _CONSTANTS.number("bruno_bonus")
ENZO_NOTES = _CONSTANTS.number("enzo_notes")
ENVELOPE_NOTES = _CONSTANTS.number("envelope_notes")
AREAS = _CONSTANTS.words("areas")
TRAFFICS = _CONSTANTS.words("traffics")
COLOURS = _CONSTANTS.words("colours")
"""Capo colours in the order of assignment on time-out."""

KINDS = (*AREAS, *TRAFFICS)
"""The seven kinds of Collecting (NC-4.1)."""
AREA = "area"
"""The limit shared by all Areas (NC-4.12); a Traffic is a limit of its own."""
LIMITS: dict[str, str] = {kind: AREA if kind in AREAS else kind for kind in KINDS}
"""The limit of each kind."""

RAID = 0
"""The Police Raid among the Notes."""
NOTES: tuple[NoteKind, ...] = (NOTE_KINDS[0], *(kind for kind in NOTE_KINDS for _ in range(kind.count)))
"""The kind of each Note by its number; place 0 stands for no Note."""
MONEY: tuple[int, ...] = (0, *(kind.money for kind in NOTES[1:]))
"""The money value of each Note by its number; the Police Raid has none (NC-5.3)."""

GOTA = "anthony_gota"
ATLANTIC_CITY = "atlantic_city"
UNDERBOSS, CONSIGLIERE, PRIMO_CAPO = TITLES
INFORMANT = "fbi_informant"
SHAME = "shame_on_you"
FBI, IRS, US_ATTORNEY = "fbi", "irs", "us_attorney"

MATCHES: dict[str, tuple[str, ...]] = {
    **{row.id: (*row.areas, *((row.traffic,) if row.traffic else ())) for row in DISTRICTS.values()},
    ATLANTIC_CITY: TRAFFICS,
}
"""By District, the kinds of Collecting it counts in (NC-4.5, 8.1, 8.2, 8.4)."""

VENDETTA_DECK: tuple[str, ...] = tuple(card.id for card in VENDETTA.values() for _ in range(card.count))
"""The 27 Vendetta cards."""

if len(NOTES) - 1 != COMPONENTS["notes"] or len(VENDETTA_DECK) != COMPONENTS["vendetta_cards"]:
    raise ValueError("the Notes or Vendetta cards of Nostra City are incomplete")
if len(GANGSTERS) + len(DISTRICTS) + len(LUXURIES) + len(INVESTIGATIONS) != COMPONENTS["street_cards"]:
    raise ValueError("the Street cards of Nostra City are incomplete")
if COMPONENTS["location_cards"] != len(COLOURS) * SPACES:
    raise ValueError("the Location cards of Nostra City are incomplete")
