"""What the doctor finds: one thing looked at, and how bad it is."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

Grade = Literal["fine", "warning", "fault"]
SHOWN = 5  # how many servers a finding names


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing looked at. ``key`` is a Fluent id; with ``mend``, ``<key>-mend`` says what to do."""

    grade: Grade
    key: str
    args: Mapping[str, str | int] = field(default_factory=dict)
    mend: bool = False


def fault(key: str, **args: str | int) -> Finding:
    """Return a finding that has to be mended."""
    return Finding("fault", key, args, mend=True)


def warning(key: str, **args: str | int) -> Finding:
    """Return a finding that should be mended; the bot plays all the same."""
    return Finding("warning", key, args, mend=True)


def listed(names: Sequence[str]) -> str:
    """Return the first names, and how many more there are."""
    return ", ".join(names[:SHOWN]) + (f" (+{len(names) - SHOWN})" if len(names) > SHOWN else "")
