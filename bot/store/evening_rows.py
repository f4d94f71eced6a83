"""What the store keeps of evenings, as plain frozen rows (CL-29). Times are unix seconds, wall times ``2026-11-27T20:00``."""

from dataclasses import dataclass, field
from typing import Literal, TypedDict

from bot.store.rows import Json

EveningState = Literal["draft", "poll", "planned", "open", "over", "missed", "cancelled"]
Answer = Literal["yes", "maybe", "no"]
Source = Literal["person", "poll", "event"]
"""Who gave an answer: the person, the poll in which they chose the date, or Discord's scheduled event."""
Outcome = Literal["played", "sat_out", "excused", "late_no", "no_show"]
Repeat = Literal["weekly", "fortnightly", "monthly"]


@dataclass(frozen=True, slots=True, kw_only=True)
class EveningRow:
    """One evening: when, where, who calls it, how far it is. ``starts_at`` is None while a date is being looked for.

    ``plan`` and ``surfaces`` belong to the club: what is played, and where it is shown. ``version`` grows by one with each change.
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
    """The rule that makes evenings. ``touched_at``: when its host last pressed something (CL-4.6)."""

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
    """A date that somebody has chosen; ``seq`` is the order of the presses."""

    n: int
    user_id: int
    name: str
    seq: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerRow:
    """What somebody has answered; ``seq`` is the order (CL-5.2), ``reminded`` names the reminders that were claimed."""

    user_id: int
    name: str
    answer: Answer
    seq: int
    at: float
    source: Source = "person"
    reminded: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class AttendeeRow:
    """Who was there, and how the evening ended for them (CL-10.4)."""

    user_id: int
    present_at: float | None = None
    outcome: Outcome | None = None
    excused: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class EveningTableRow:
    """A table of the evening: in which round of games, and under which name (``lamp``, ``window``, ``stove``, ``door``; "" alone)."""

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
    those of the same person or table; ``withdrawn`` are people whose answers go.
    """

    columns: EveningChanges = field(default_factory=EveningChanges)
    answers: tuple[AnswerRow, ...] = ()
    withdrawn: tuple[int, ...] = ()
    votes: dict[int, tuple[VoteRow, ...]] = field(default_factory=dict)
    dates: tuple[DateRow, ...] | None = None
    people: tuple[AttendeeRow, ...] = ()
    tables: tuple[EveningTableRow, ...] = ()
    owed: tuple[tuple[int, float], ...] = ()
    """People of this server who are owed a chair by this evening, and until when (CL-5.5)."""
    paid: tuple[int, ...] = ()
    """People who have sat in a game: they are owed nothing any more."""
