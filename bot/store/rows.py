"""Tables, logs and finished games as plain frozen rows.

Ids of Discord are ``int``; times are unix seconds; JSON fields are plain dictionaries.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, TypedDict

TablePhase = Literal["lobby", "running", "paused", "ended", "cancelled"]
OCCUPYING = frozenset({"lobby", "running", "paused"})
"""Phases of a table that keep its channel."""
Json = dict[str, object]


class OfShards(NamedTuple):
    """The servers that belong to the shards ``ids`` of ``total``."""

    total: int
    ids: frozenset[int]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """One table: its channel, host, game and phase.

    ``seed`` is hexadecimal and None before the deal. ``surfaces`` belongs to the table layer: ids of its messages
    and threads, earlier mutes and the like. ``created_at`` and ``updated_at`` are set by the store.
    """

    id: str
    guild_id: int
    channel_id: int
    host_id: int
    game: str
    phase: TablePhase = "lobby"
    options: Json = field(default_factory=dict)
    setup: Json = field(default_factory=dict)
    seed: str | None = None
    rules_version: int | None = None
    language: str = "cs"
    surfaces: Json = field(default_factory=dict)
    created_at: float = 0.0
    updated_at: float = 0.0


class TableChanges(TypedDict, total=False):
    """The columns of a table that may change; a named column is replaced whole."""

    channel_id: int
    host_id: int
    phase: TablePhase
    options: Json
    setup: Json
    seed: str | None
    rules_version: int | None
    language: str
    surfaces: Json


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """A chair of a table and who sits on it; ``user_id`` is None for an automated player that was never a person."""

    seat: int
    user_id: int | None
    name: str
    bot_player: bool = False
    joined_at: float = 0.0
    extra: Json = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryRow:
    """One line of a table's log. The store does not read ``kind`` and ``payload``."""

    n: int
    at: float
    kind: str
    payload: Json


NewEntry = tuple[float, str, Mapping[str, object]]
"""An entry to append: its time, its kind and its payload."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeliveryRow:
    """A planned delivery of the outbox to a surface; ``state`` is "done" once it is delivered."""

    n: int
    surface: str
    state: str
    payload: dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedTable:
    """A table with everything that belongs to it; ``pending`` are the deliveries that are not done."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    entries: tuple[EntryRow, ...]
    positions: dict[str, int]
    pending: tuple[DeliveryRow, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DamagedTable:
    """The readable part of a table with a damaged row: its channel and its host."""

    id: str
    guild_id: int
    channel_id: int
    host_id: int
    game: str
    language: str
    positions: dict[str, int]
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NightSeat:
    """Who sat where in a finished game, and how it ended for that seat.

    ``share`` is the part of the seat's own answers that ``user_id`` gave, 0 to 1 (CL-11.3); None in old games.
    """

    seat: int
    user_id: int | None
    name: str
    bot_player: bool = False
    won: bool = False
    score: int | None = None
    share: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NightRow:
    """A finished game: its record and its people. In old games the last three fields are 0."""

    table_id: str
    guild_id: int
    game: str
    ended_at: float
    winner: str
    record: Json
    seats: tuple[NightSeat, ...] = ()
    channel_id: int = 0
    started_at: float = 0.0
    host_id: int = 0

    def file(self) -> Json:
        """Return the record for download, with the names by seat, which are stored beside it (CL-16.4)."""
        return {**self.record, "seats": [seat.name for seat in self.seats]}


@dataclass(frozen=True, slots=True)
class LiveReference:
    """A table or an evening that has not ended: its id, its channel, and the name of an evening.

    Without a channel: an unmute that the bot owes on the server with this id.
    """

    id: str
    channel_id: int | None
    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Forgotten:
    """The outcome of forgetting a person.

    ``pseudonym`` (negative, so no id of Discord) replaces the person's id; ``rows`` is how many rows changed;
    ``still_seated`` are the person's live tables and evenings: if there are any, nothing changed and the pseudonym is 0.
    """

    pseudonym: int
    rows: int
    still_seated: tuple[str, ...]
