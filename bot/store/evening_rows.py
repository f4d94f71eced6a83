"""Evenings as plain frozen rows (CL-29). Times are unix seconds, wall times ``2026-11-27T20:00``."""

from dataclasses import dataclass, field
from typing import Literal, TypedDict

from bot.store.rows import Json

EveningState = Literal["draft", "poll", "planned", "open", "over", "missed", "cancelled"]
EveningAnswer = Literal["yes", "maybe", "no"]
AnswerSource = Literal["person", "poll", "event"]
"""Where an answer came from: the person, the poll for a date, or Discord's scheduled event."""
AttendanceOutcome = Literal["played", "sat_out", "excused", "late_no", "no_show"]
Repeat = Literal["weekly", "fortnightly", "monthly"]


@dataclass(frozen=True, slots=True, kw_only=True)
class EveningRow:
    """One evening: its date, channel, host and state. ``starts_at`` is None while a poll looks for a date.

    ``plan`` (the games) and ``surfaces`` (the messages) belong to ``bot.evenings``. ``version`` grows by one with each change.
    """

    id: str
    guild_id: int
    channel_id: int
    host_id: int
    state: EveningState
    name: str
    starts_at: float | None
    zone: str
    wall_time: str
    series_id: str | None = None
    plan: Json = field(default_factory=dict)
    surfaces: Json = field(default_factory=dict)
    version: int = 1
    created_at: float = 0.0
    over_at: float | None = None


class EveningChanges(TypedDict, total=False):
    """The columns of an evening that may change."""

    channel_id: int
    host_id: int
    state: EveningState
    name: str
    starts_at: float | None
    zone: str
    wall_time: str
    series_id: str | None
    plan: Json
    surfaces: Json
    over_at: float | None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeriesRow:
    """The rule that makes evenings. ``touched_at``: the last press of its host (CL-4.6)."""

    id: str
    guild_id: int
    host_id: int
    rule: Repeat
    wall_time: str
    zone: str
    plan: Json
    state: Literal["running", "ended"] = "running"
    touched_at: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class DateRow:
    """One date of a poll."""

    n: int
    starts_at: float
    wall_time: str


@dataclass(frozen=True, slots=True, kw_only=True)
class VoteRow:
    """A vote for a date; ``seq`` is the order of the presses."""

    n: int
    user_id: int
    name: str
    seq: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerRow:
    """One person's answer; ``seq`` is the order (CL-5.2), ``reminded`` names the claimed reminders."""

    user_id: int
    name: str
    answer: EveningAnswer
    seq: int
    at: float
    source: AnswerSource = "person"
    reminded: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class AttendeeRow:
    """The attendance of one person (CL-10.4)."""

    user_id: int
    present_at: float | None = None
    outcome: AttendanceOutcome | None = None
    excused: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class EveningTableRow:
    """A table of the evening: its round of games and its name (``lamp``, ``window``, ``stove``, ``door``; "" alone)."""

    table_id: str
    round: int
    place: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedEvening:
    """Everything of one evening; answers and votes in their order."""

    evening: EveningRow
    dates: tuple[DateRow, ...] = ()
    votes: tuple[VoteRow, ...] = ()
    answers: tuple[AnswerRow, ...] = ()
    people: tuple[AttendeeRow, ...] = ()
    tables: tuple[EveningTableRow, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class EveningChange:
    """One change of an evening, written all or nothing.

    ``votes`` replaces all votes of the people in it; ``dates`` replaces all dates; rows of ``answers``, ``people`` and ``tables`` replace
    those of the same person or table; ``withdrawn`` are people whose answers are deleted.
    """

    columns: EveningChanges = field(default_factory=EveningChanges)
    answers: tuple[AnswerRow, ...] = ()
    withdrawn: tuple[int, ...] = ()
    votes: dict[int, tuple[VoteRow, ...]] = field(default_factory=dict)
    dates: tuple[DateRow, ...] | None = None
    people: tuple[AttendeeRow, ...] = ()
    tables: tuple[EveningTableRow, ...] = ()
    owed: tuple[tuple[int, float], ...] = ()
    """People of this server to whom this evening owes a chair, with the term (CL-5.5)."""
    paid: tuple[int, ...] = ()
    """People who have played: nothing is owed to them any more."""
