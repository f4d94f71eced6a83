"""One measured thing."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Result:
    """A measurement, its outcome, its goal, and whether it is reached (None: nothing is demanded)."""

    what: str
    value: str
    wanted: str = ""
    good: bool | None = None


def percentile(values: list[float], share: float) -> float:
    """Return the value below which ``share`` (0 to 1) of the values lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
