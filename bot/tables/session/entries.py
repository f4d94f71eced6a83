"""The entries of the log of a table: one struct for each kind.

A row of the log holds the kind and a payload in JSON; the kind is the tag of the struct. Every later version must read old logs: a new
field needs a default, and no field is renamed.
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from engines.asking import By


class _Entry(Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    pass


class Deal(_Entry, frozen=True, tag="deal"):
    """The deal from the seed: always the first entry.

    ``clocked``: the rules wait for the ends of steps (MF-15.4); the game of an older table runs ahead of what is told.
    """

    clocked: bool = False


class Answer(_Entry, frozen=True, tag="answer"):
    """The answer ``picks`` to the question ``ask``; ``press`` is the id of the interaction, empty without one.

    ``message``: the pressed direct message, which shows its receipt already, if another process than the owner of the table took the
    answer (PR-2.2).
    """

    ask: str
    picks: tuple[str, ...]
    press: str = ""
    by: By = "seat"
    message: str = ""


class Expire(_Entry, frozen=True, tag="expire"):
    """The clocks of the questions ``asks`` run out: each takes its default. Without questions: the clock of the step that is answered."""

    asks: tuple[str, ...]
    by: By = "clock"


class Pause(_Entry, frozen=True, tag="pause"):
    """All clocks stop.

    ``still``: the clocks treat the whole pause as one moment; in older pauses a new step counts from its own.
    """

    reason: str = ""
    still: bool = False


class Resume(_Entry, frozen=True, tag="resume"):
    """All clocks run on with what was left."""


class Extend(_Entry, frozen=True, tag="extend"):
    """Every open question gets more time."""

    seconds: float


class TopUp(_Entry, frozen=True, tag="topup"):
    """Every open question has at least ``least`` seconds from now: Discord or the bot was slow.

    ``away``: the seconds until now in which nobody could press anything, and all clocks stood still as in a pause.
    """

    least: float
    away: float = 0.0


class Back(_Entry, frozen=True, tag="back"):
    """The bot was away: every open question has its whole clock again, at least ``least`` seconds.

    ``away``: for how many seconds; long clocks get them back (TK-4.7). None when unknown: then long clocks start over as well.
    ``standing``: a checksum of all notices and open questions, which detects a change of the rules. ``leapt``: by how many seconds the wall
    clock was set meanwhile (negative: back); all moments of the table move with it.
    """

    least: float
    standing: str = ""
    away: float | None = None
    leapt: float = 0.0


class Away(_Entry, frozen=True, tag="away"):
    """The person of ``seat`` is away for ``seconds``: meanwhile none of its questions that everybody knows of runs out (NT-5.3)."""

    seat: int
    seconds: float


class Undo(_Entry, frozen=True, tag="undo"):
    """The game is taken back to the state after its move number ``to``."""

    to: int


class End(_Entry, frozen=True, tag="end"):
    """The host ends the game without winners."""


class Reseat(_Entry, frozen=True, tag="seat", rename={"bot_player": "automat"}):
    """A seat changes hands: ``user`` is the id of its new person (empty: an automated player).

    ``was`` and ``was_called``: id and name of its former person, also of one whom an automated player stood in for; empty without one.
    """

    seat: int
    user: str
    name: str
    bot_player: bool
    was: str = ""
    was_called: str = ""


class Handover(_Entry, frozen=True, tag="host"):
    """The host hands the table over to the person with the id ``to``."""

    to: str


class Said(_Entry, frozen=True, tag="room"):
    """A line of the night talk. ``hearers``: the seats that read it."""

    seat: int
    round: int
    text: str
    hearers: tuple[int, ...] = ()


class Talk(_Entry, frozen=True, tag="talk"):
    """An event of the talk at the table, which no rule reads (TALK.md); ``what`` gives the other fields their meaning.

    ``option``: an option of the talk (``key``) has a new ``value`` · ``claim``: ``seat`` says ``key`` about the seat ``target`` ·
    ``said``: the automated player of ``seat`` says the line ``key`` with ``args`` · ``hand``: ``seat`` raises its hand, or lowers it
    (``value`` false) · ``done``: ``seat`` ends its speech, or the table passes over it (``key`` "passed") · ``line``: ``seat`` has
    written a line with the keyed hash ``value`` in the speech with the name ``key`` · ``gate``: the gate before notice ``n`` opens ·
    ``ruling``: the narrator has settled a dispute by the words ``key`` · ``guess``: ``seat``, or without one spectator number ``n``,
    guesses the ``seats`` in ``args`` (NT-5.1): ``key`` is the matter, ``value`` the round.
    """

    what: Literal["option", "claim", "said", "hand", "done", "line", "gate", "ruling", "guess"]
    seat: int = -1
    key: str = ""
    target: int = -1
    value: bool | int | str = ""
    n: int = -1
    args: dict[str, str | int] = {}


Entry: TypeAlias = Deal | Answer | Expire | Pause | Resume | Extend | TopUp | Back | Away | Undo | End | Reseat | Handover | Said | Talk


def read_entry(kind: str, payload: Mapping[str, object]) -> Entry:
    """Return the entry of a row of the log. Raises ValueError (msgspec.ValidationError) for an unknown kind or a wrong payload."""
    made: Entry = msgspec.convert({**payload, "kind": kind}, Entry)
    return made


def row_of(entry: Entry) -> tuple[str, dict[str, object]]:
    payload: dict[str, object] = msgspec.to_builtins(entry)
    kind = payload.pop("kind")
    return str(kind), payload
