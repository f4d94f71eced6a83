"""A downloaded record: the game, the proof of its deal, and names by seat.

Records come from anybody, so they are untrusted: ``read_record`` holds them to limits of size, types and values before any work.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import from_json

import engines
from engines import Text

MOST_BYTES = 8_000_000
"""Bytes of a record; the longest games come to some 200,000."""

MOST_NAME = 200
"""Characters of a display name; Discord allows 32."""

BYTE_ORDER_MARK = "\ufeff"

NoRecordReason = Literal["missing", "unreadable", "large", "damaged", "foreign", "unfinished"]
"""Why a file is no record, as an argument of the sentence about it."""


class NoRecord(ValueError):
    """A file or a text that is no record, or not of a finished game. ``reason`` chooses the sentence."""

    def __init__(self, reason: NoRecordReason) -> None:
        super().__init__(reason)
        self.reason: NoRecordReason = reason


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayContext:
    """The facts of a page that its record does not hold."""

    bot_players: frozenset[int] = frozenset()
    """The seats of automated players."""
    table: str = ""
    """The id of the table, which selects wordings."""
    headlined: bool = True
    """Whether the story has a headline."""
    moment: str = ""
    """The id of the chosen moment of the night, empty without a vote."""
    ended_at: int = 0
    """The end of the game (unix seconds), 0 where it is unknown."""
    notes: tuple[int, str] | None = None
    """Seat and notebook of the reader (NT-5.4)."""


NO_CONTEXT = ReplayContext()


@dataclass(frozen=True, slots=True)
class SpokenLine:
    """``seat`` said ``text`` when the game had ``moves`` moves."""

    moves: int
    seat: int
    text: Text


class _StoredLine(BaseModel):
    model_config = ConfigDict(strict=True)
    moves: Annotated[int, Field(ge=0, lt=1 << 31)]
    seat: Annotated[int, Field(ge=0, lt=100)]
    key: Annotated[str, Field(pattern=r"^[a-z0-9-]{1,60}$")]
    about: Annotated[str | None, Field(pattern=r"^seat:[0-9]{1,2}$")] = None
    back: Annotated[str | None, Field(pattern=r"^[a-z0-9-]{1,60}$")] = None

    @property
    def seats(self) -> tuple[int, ...]:
        """The speaker and the seat that the line is about."""
        return (self.seat,) if self.about is None else (self.seat, int(self.about.removeprefix("seat:")))

    def spoken(self) -> SpokenLine:
        args = {name: value for name, value in (("seat", self.about), ("back", self.back)) if value is not None}
        return SpokenLine(self.moves, self.seat, Text(self.key, args))


class _StoredFile(BaseModel):
    record: engines.Record
    fair: dict[str, Any] | None = None
    seats: tuple[Annotated[str, Field(max_length=MOST_NAME)], ...] = ()
    lines: tuple[_StoredLine, ...] = ()


@dataclass(frozen=True, slots=True)
class ReplaySource:
    """A finished game. ``text`` is the unchanged text of the record."""

    text: str
    record: engines.Record
    fair: Mapping[str, Any] | None
    names: tuple[str, ...]
    """Display names by seat, empty if the record has none."""
    lines: tuple[SpokenLine, ...] = ()
    """The talk at the table, if the record has it."""

    def begin(self) -> engines.Game:
        """Return the game after its deal. Raises ReplayDiverged if the rules no longer allow it."""
        return engines.replay(self.record, until=0)


def read_file(file: Path) -> str:
    """Return the text of a record on the disk, without the mark that some editors put first. Raises NoRecord."""
    try:
        with file.open("rb") as opened:
            content = opened.read(MOST_BYTES + 1)
    except FileNotFoundError as wrong:
        raise NoRecord("missing") from wrong
    except (OSError, ValueError) as wrong:  # a name with a zero byte raises ValueError
        raise NoRecord("unreadable") from wrong
    return read_bytes(content)


def read_bytes(content: bytes) -> str:
    """Return the text of a record, without the mark that some editors put first. Raises NoRecord."""
    if len(content) > MOST_BYTES:
        raise NoRecord("large")
    try:
        return content.decode().removeprefix(BYTE_ORDER_MARK)
    except UnicodeDecodeError as wrong:
        raise NoRecord("foreign") from wrong


def read_record(text: str) -> ReplaySource:
    """Return the game that the JSON ``text`` holds, as [Record] hands it over, or the record alone; nothing is replayed yet.

    Raises NoRecord.
    """
    if len(text) > MOST_BYTES:
        raise NoRecord("large")
    try:
        content = from_json(text.encode(), allow_inf_nan=False)  # refuses deep nesting, lone surrogates and endless numbers
    except ValueError as wrong:
        raise NoRecord("damaged") from wrong
    try:
        bare = isinstance(content, dict) and "record" not in content
        read = _StoredFile.model_validate({"record": content, "fair": content.get("fair")} if bare else content)
    except ValidationError as wrong:
        raise NoRecord("foreign") from wrong
    seats = read.record.seats
    if len(read.seats) not in (0, seats) or any(seat >= seats for line in read.lines for seat in line.seats):
        raise NoRecord("foreign")
    lines = sorted((line.spoken() for line in read.lines), key=lambda line: line.moves)
    return ReplaySource(text, read.record, read.fair, read.seats, tuple(lines))


def read(text: str) -> ReplaySource:
    """Return the finished game that ``text`` holds. Raises NoRecord, ReplayDiverged when its moves do not fit the rules."""
    source = read_record(text)
    if engines.replay(source.record).outcome is None:
        raise NoRecord("unfinished")
    return source
