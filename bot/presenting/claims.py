"""Public statements at a table, each with its speaker and target (TALK.md, section 5)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Claim:
    """``seat`` has said ``key`` in ``round``, about the seat ``target`` if the key needs one."""

    seat: int
    key: str
    target: int | None
    round: int
