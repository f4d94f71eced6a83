"""``python -m tests.soak`` runs all parts one after another and prints the faults; ``python -m tests.soak PART [NUMBER …]`` runs one.

The parts are those of ``PARTS``, in this order; a part's numbers are those of its function:

The image is built and lived in, where that can be done. Then come the tests that are marked ``soak``. Short nights are played in one
process, whose memory is compared. Lessons are played by random presses; machines are compared in pairs of games; the voices of tables go
through nights with kills, in simulated time; people misbehave at tables of all games; games in every kind of place are killed, stopped
and ended; random walks are taken over evenings and their tables; an evening of very many people is lived through once.
Each life of an evening has seven kills: its process dies at a random step, or at a random time if it never reaches that step; every other
life is on PostgreSQL. After each life the test checks that nothing was said, opened or created twice, and that no acknowledged answer is
lost.
Last, three processes and a standby share tables while they, their PostgreSQL, the ways to it and Discord's gateway are disturbed.
"""

import asyncio
import inspect
import sys
from collections.abc import Awaitable, Callable

from tests.soak.bot_players import soak_bot_players
from tests.soak.crowded import crowded
from tests.soak.evenings import soak_evenings
from tests.soak.hostile import soak_hostile
from tests.soak.image import soak_image
from tests.soak.lessons import soak_lessons
from tests.soak.marked import soak_marked
from tests.soak.nights import soak_nights
from tests.soak.places import soak_places
from tests.soak.processes import processes
from tests.soak.voices import soak_voices
from tests.soak.walks import soak_walks

PARTS: dict[str, Callable[..., int | Awaitable[int]]] = {
    "image": soak_image,
    "marked": soak_marked,
    "nights": soak_nights,
    "lessons": soak_lessons,
    "bot_players": soak_bot_players,
    "voices": soak_voices,
    "hostile": soak_hostile,
    "places": soak_places,
    "walks": soak_walks,
    "crowded": crowded,
    "evenings": soak_evenings,
    "processes": processes,
}
"""Each returns how many things went wrong."""


async def _awaited(found: Awaitable[int]) -> int:
    return await found


def ran(part: str, *numbers: int) -> int:
    """Run one part and return how many things went wrong."""
    found = PARTS[part](*numbers)
    return asyncio.run(_awaited(found)) if inspect.isawaitable(found) else found


def main() -> int:
    """Return 1 when something went wrong, 2 when there is no such part."""
    part, numbers = next(iter(sys.argv[1:]), None), sys.argv[2:]
    if part is None:
        return 1 if sum([ran(one) for one in PARTS]) else 0
    if part not in PARTS:
        print(__doc__, *(f"{name}{inspect.signature(run)}" for name, run in PARTS.items()), sep="\n")
        return 0 if part == "--help" else 2
    return 1 if ran(part, *map(int, numbers)) else 0


if __name__ == "__main__":
    sys.exit(main())
