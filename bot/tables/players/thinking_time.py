"""How long automated players think (MACHINES.md, 4.5)."""

from engines import Ask
from engines.chance import Stream


def time_to_think(table_id: str, ask: Ask, thinking: tuple[float, float]) -> float:
    """Return how long a machine thinks about a question, in seconds from the shortest to the longest time of ``thinking``.

    It depends on the table, the seat, and which question it is by its name and number; on nothing that is hidden, nor on how many options
    there are, nor on what is answered (MA-4.5).
    """
    return drawn(f"{table_id} {ask.seat} {ask.name} {ask.id.rpartition('/')[2]}", thinking)


def drawn(name: str, seconds: tuple[float, float]) -> float:
    """Return a time between the two of ``seconds``: the same for the same ``name``."""
    least, most = seconds
    return least + (most - least) * Stream(0, name).below(1000) / 1000
