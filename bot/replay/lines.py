"""What was said at the table, as a record holds it beside the moves: for what could be known (RP-3.1)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engines import Text


@dataclass(frozen=True, slots=True)
class Line:
    """``seat`` said ``text`` when the game had ``moves`` moves."""

    moves: int
    seat: int
    text: Text


def read_lines(held: Sequence[Mapping[str, Any]], seats: int) -> tuple[Line, ...]:
    """Return the lines that a record holds. Raises ValueError, TypeError, AttributeError or KeyError for what is no line."""
    people = [f"seat:{seat}" for seat in range(seats)]
    lines = []
    for one in held:
        args = {name: str(one[key]) for name, key in (("seat", "about"), ("back", "back")) if key in one}
        line = Line(int(one["moves"]), int(one["seat"]), Text(str(one["key"]), args))
        if not 0 <= line.seat < seats or args.get("seat", people[0]) not in people:
            raise ValueError("a line of nobody")
        lines.append(line)
    return tuple(sorted(lines, key=lambda line: line.moves))
