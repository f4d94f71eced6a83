"""What can happen at a table: one struct for each kind of entry in its log.

A row of the log is the kind and a payload in JSON; the kind is the tag, so that both together say which struct it is. Old logs must be
read for ever: a field may be added with a default, none is renamed.
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from engines.asking import By


class _Entry(Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    pass


class Deal(_Entry, frozen=True, tag="deal", rename={"bot_players": "machines"}):
    """The cards are dealt from the seed: always the first.

    ``bot_players``: the version of the automated players at the deal.
    """

    bot_players: int = 0


class Answer(_Entry, frozen=True, tag="answer"):
    """The question ``ask`` is answered with ``picks``; ``press`` is the id of the interaction, empty when there was none.

    ``message``: the direct message that was pressed and shows its receipt already, where another process than the table's own has taken
    the answer (PR-2.2).
    """

    ask: str
    picks: tuple[str, ...]
    press: str = ""
    by: By = "seat"
    message: str = ""


class Expire(_Entry, frozen=True, tag="expire"):
    """The clocks of the questions ``asks`` run out: each takes its default."""

    asks: tuple[str, ...]
    by: By = "clock"


class Pause(_Entry, frozen=True, tag="pause"):
    """All clocks stop."""

    reason: str = ""


class Resume(_Entry, frozen=True, tag="resume"):
    """All clocks run on with what was left."""


class Extend(_Entry, frozen=True, tag="extend"):
    """Every open question gets more time."""

    seconds: float


class TopUp(_Entry, frozen=True, tag="topup"):
    """Every open question has at least ``least`` seconds from now: Discord or the bot was slow.

    ``away``: for how many seconds until now nobody could press anything; all clocks have stood meanwhile, as in a pause.
    """

    least: float
    away: float = 0.0


class Back(_Entry, frozen=True, tag="back"):
    """The bot was away: every open question has its whole clock again, at least ``least`` seconds.

    ``away``: for how many seconds; long clocks go on as if those had not been (TK-4.7). None where nobody knows, and long clocks begin
    again as well. ``standing`` is a checksum of what had been told and was asked then: rules that have changed meanwhile do not go
    unnoticed. ``leapt``: by how many seconds the wall clock was set meanwhile (negative: back); all moments of the table move with it.
    """

    least: float
    standing: str = ""
    away: float | None = None
    leapt: float = 0.0


class Undo(_Entry, frozen=True, tag="undo"):
    """The game is taken back to the state after its move number ``to``."""

    to: int


class End(_Entry, frozen=True, tag="end"):
    """The host ends the game without winners."""


class Reseat(_Entry, frozen=True, tag="seat", rename={"bot_player": "automat"}):
    """A seat changes hands: ``user`` is who sits there now, by id (empty: a machine).

    ``was`` and ``was_called``: the person who sat there before, or whose place a machine kept; empty when it was never a person's.
    """

    seat: int
    user: str
    name: str
    bot_player: bool
    was: str = ""
    was_called: str = ""


class Handover(_Entry, frozen=True, tag="host"):
    """The table changes hosts: ``to`` is the new one, by id."""

    to: str


class Said(_Entry, frozen=True, tag="room"):
    """A line is said in the night talk. ``hearers``: the seats that hear it."""

    seat: int
    round: int
    text: str
    hearers: tuple[int, ...] = ()


class Talk(_Entry, frozen=True, tag="talk"):
    """Something of the talk at the table, which no rule looks at (TALK.md); ``what`` says what the other fields mean.

    ``option``: an option of the talk (``key``) has a new ``value`` · ``claim``: ``seat`` says ``key`` about the seat ``target`` ·
    ``said``: the automated player of ``seat`` says the line ``key`` with ``args`` · ``hand``: ``seat`` raises its hand, or lowers it
    (``value`` false) · ``done``: ``seat`` ends its speech, or is passed over (``key`` "passed") · ``line``:
    ``seat`` has written a line in the speech that is called ``key`` · ``gate``: the gate number ``n`` opens.
    """

    what: Literal["option", "claim", "said", "hand", "done", "line", "gate"]
    seat: int = -1
    key: str = ""
    target: int = -1
    value: bool | int | str = ""
    n: int = -1
    args: dict[str, str | int] = {}


Entry: TypeAlias = Deal | Answer | Expire | Pause | Resume | Extend | TopUp | Back | Undo | End | Reseat | Handover | Said | Talk


def read_entry(kind: str, payload: Mapping[str, object]) -> Entry:
    """Return the entry of a row of the log. Raises ValueError (msgspec.ValidationError) for what no version has ever written."""
    made: Entry = msgspec.convert({**payload, "kind": kind}, Entry)
    return made


def row_of(entry: Entry) -> tuple[str, dict[str, object]]:
    """Return the kind and the payload under which ``entry`` is stored."""
    payload: dict[str, object] = msgspec.to_builtins(entry)
    kind = payload.pop("kind")
    return str(kind), payload
