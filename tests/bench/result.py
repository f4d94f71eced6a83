"""One measured thing."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Result:
    """What was measured, what came out, what it should reach, and whether it does (None: nothing is demanded)."""

    what: str
    value: str
    wanted: str = ""
    good: bool | None = None


def percentile(values: list[float], share: float) -> float:
    """Return the value below which ``share`` (0 to 1) of the values lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
