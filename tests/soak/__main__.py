"""``python -m tests.soak [KILLS] [SEED] [nights=N]``: evenings with this many killed processes; prints the faults.

``python -m tests.soak processes [KILLS] [SERVER KILLS] [CUTS] [DROPS] [TABLES] [SEED]`` plays only the last part, see ``processes``;
``python -m tests.soak walks [WALKS] [SEED]`` only the random walks, see ``walks``.

Each life of an evening has seven kills: its process dies at a random step, or at a random time if it never reaches that step; every other
life is on PostgreSQL. After each life the test checks that nothing was said, opened or created twice, and that no acknowledged answer is
lost.
Before that, an evening of very many people is lived through once, see ``crowded``, and the voices of tables go through nights with 100
kills, in simulated time; games in every kind of place are killed, stopped and ended, machines are compared in pairs of games, lessons are
played by random presses, people misbehave at tables of all games, 10,000 times, and 100 random walks are taken over evenings and their
tables.
First of all the image is built and lived in, where that can be done; then come the tests that are marked ``soak``; then so many short
nights (2,000) are played in one process, whose memory is compared: ``nights=0`` leaves them out. Last, three processes and a standby share
tables while they, their PostgreSQL, the ways to it and Discord's gateway are disturbed, see ``processes``.
"""

import asyncio
import sys

from tests.postgres_server import server_programs
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

HOSTILE = 10_000
"""Inputs of people who misbehave."""

WALKS = 100
"""Random walks over evenings and their tables."""


def main() -> int:
    """Return 1 when something went wrong."""
    if "--help" in sys.argv:
        print(__doc__)
        return 0
    if sys.argv[1:2] == ["processes"]:
        return 1 if asyncio.run(processes(*map(int, sys.argv[2:]))) else 0
    if sys.argv[1:2] == ["walks"]:
        count, seed = (*map(int, sys.argv[2:4]), *(WALKS, 1)[len(sys.argv[2:4]) :])
        return 1 if asyncio.run(soak_walks(count, seed)) else 0
    nights = next((int(one.removeprefix("nights=")) for one in sys.argv[1:] if one.startswith("nights=")), 2_000)
    given = [int(one) for one in sys.argv[1:] if not one.startswith("nights=")]
    kills, seed = (*given, *(200, 1)[len(given) :])
    wrong = (
        asyncio.run(soak_image())
        + soak_marked()
        + (asyncio.run(soak_nights(nights)) if nights else 0)
        + soak_lessons(seed)
        + soak_bot_players(seed)
        + soak_voices(seed)
        + asyncio.run(soak_hostile(HOSTILE, seed))
        + asyncio.run(soak_places(seed))
        + asyncio.run(soak_walks(WALKS, seed))
        + asyncio.run(crowded())
        + asyncio.run(soak_evenings(kills, seed))
    )
    if server_programs() is None:
        print("no PostgreSQL here: several processes are left out")
    else:
        wrong += asyncio.run(processes(seed=seed))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
