"""How the shards of a bot and those of this process are counted."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ShardsHere:
    """How many shards this process ``held``, for how many that another process holds it waits, and how many there are in all."""

    held: int = 0
    waited_for: int = 0
    total: int = 0
