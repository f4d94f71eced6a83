"""Reads a downloaded record: the game, the proof of its deal, and names by seat."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

import engines
from engines import Text


@dataclass(frozen=True, slots=True)
class SpokenLine:
    """``seat`` said ``text`` when the game had ``moves`` moves."""

    moves: int
    seat: int
    text: Text


def read_lines(held: Sequence[Mapping[str, Any]], seats: int) -> tuple[SpokenLine, ...]:
    """Return the lines of a record. Raises ValueError, TypeError, AttributeError or KeyError for a malformed one."""
    people = [f"seat:{seat}" for seat in range(seats)]
    lines = []
    for one in held:
        args = {name: str(one[key]) for name, key in (("seat", "about"), ("back", "back")) if key in one}
        line = SpokenLine(int(one["moves"]), int(one["seat"]), Text(str(one["key"]), args))
        if not 0 <= line.seat < seats or args.get("seat", people[0]) not in people:
            raise ValueError("a line of nobody")
        lines.append(line)
    return tuple(sorted(lines, key=lambda line: line.moves))


class NoRecord(ValueError):
    """The text is no record of a finished game."""


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


def read(text: str) -> ReplaySource:
    """Return the game of the JSON ``text``, a download of [Record] or the record alone.

    Raises NoRecord for anything else, ReplayDiverged when its moves do not fit the rules.
    """
    try:
        content = json.loads(text)
        record = engines.Record.model_validate(content.get("record", content))
        fair = content.get("fair") or None
        names = tuple(str(name) for name in content.get("seats", ())) if "record" in content else ()
        lines = read_lines(content.get("lines", ()), record.seats) if "record" in content else ()
    except (ValueError, TypeError, AttributeError, KeyError, ValidationError) as wrong:
        raise NoRecord(type(wrong).__name__) from wrong
    if not isinstance(fair, Mapping | None) or len(names) not in (0, record.seats):
        raise NoRecord("its parts do not fit together")
    if engines.replay(record).outcome is None:
        raise NoRecord("the game is not over")
    return ReplaySource(text, record, fair, names, lines)
