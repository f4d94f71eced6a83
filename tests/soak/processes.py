"""Several processes of the bot on one PostgreSQL; each is killed and cut off while people press (PR-6.1).

Three processes of two shards each and a standby for all; tables of five games, where people press in channels and in direct messages.
Meanwhile the test kills random processes, shuts the database down and restarts it, and cuts connections to the database and to Discord's
gateway without closing them, sometimes together with the database. New games open until all disturbances are done. Prints the faults.
"""

import asyncio
import tempfile
import time
from collections import Counter
from pathlib import Path

from bot.sandbox import Discord
from engines import GAMES
from engines.chance import Stream
from tests.night.crew import Crew
from tests.postgres_server import server_programs
from tests.soak.postgres import Server, Way, url_at

SLOTS = ("0-1/6", "2-3/6", "4-5/6", "0-5/6")
SHARDS = 6
LONGEST = 600.0
"""Seconds that the games may take after the last disturbance."""
AWAY = 6
"""Whole seconds without the database after which a process has given its shards up."""
SETTLED = 15.0
"""Seconds after which every shard has one connection, at most."""
LULL = 20.0
"""Seconds without an answer after which the games of a round are as good as over: new ones open before the next disturbance."""


class Disturbances:
    """Pending acts on a crew, in an order drawn by lot."""

    def __init__(self, kills: int, servers: int, cuts: int, drops: int, chance: Stream) -> None:
        gateway = ["gateway", "gateway and server"] * ((drops + 1) // 2)
        self.left = chance.shuffled(["kill"] * kills + ["server"] * servers + ["cut"] * cuts + gateway[:drops])
        self.done: Counter[str] = Counter()
        self._chance = chance

    async def one(self, crew: Crew, server: Server, ways: list[Way]) -> None:
        what, slot = self.left.pop(), self._chance.below(len(SLOTS))
        self.done[what] += 1
        if what == "kill":
            await crew.kill(slot)
        elif what == "cut":
            ways[slot].cut()
        elif what == "server":
            await server.kill()
        elif what == "gateway":
            await crew.discord.gateway.drop()
        else:
            await crew.discord.gateway.drop()
            await server.kill(self._chance.below(2 * AWAY))  # up to AWAY the shards may be won back, later they are lost
            await crew.discord.gateway.drop()
        await asyncio.sleep(self._chance.below(30) / 10)


async def round_of(crew: Crew, left: Disturbances, server: Server, ways: list[Way], tables: int) -> None:
    """Play a table of every game in turn, disturbed as long as people are answered, and then to the end of the games."""
    games = [list(GAMES)[number % len(GAMES)] for number in range(tables)]
    before = len(crew.sitters)
    await crew.open_tables(games, SHARDS)
    playing = [asyncio.create_task(crew.play(sitter)) for sitter in crew.sitters[before:]]
    try:
        answered, until = crew.acknowledged, time.monotonic() + LULL
        while left.left and time.monotonic() < until:
            await left.one(crew, server, ways)
            if crew.acknowledged > answered:
                answered, until = crew.acknowledged, time.monotonic() + LULL
        await crew.over(within=LONGEST)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def connected_once(discord: Discord) -> bool:
    """Return whether every shard comes to have one connection and stays with it: two would each hear every press."""

    def counts() -> list[int]:
        live = Counter(one.shard[0] for one in discord.gateway.sessions.values() if one.transport is not None)
        return [live[shard] for shard in range(SHARDS)]

    until, good = time.monotonic() + SETTLED, 0
    while good < 10 and time.monotonic() < until:
        good = good + 1 if counts() == [1] * SHARDS else 0
        await asyncio.sleep(0.2)
    if good < 10:
        print(f"connections by shard: {counts()}", flush=True)
    return good == 10


async def processes(kills: int = 300, servers: int = 20, cuts: int = 20, drops: int = 20, tables: int = 60, seed: int = 1) -> int:
    """Return how many things went wrong; 0 without PostgreSQL, which is said."""
    if server_programs() is None:
        print("no PostgreSQL here: several processes are left out", flush=True)
        return 0
    chance, began, found, connections = Stream(seed, "processes"), time.monotonic(), Counter[str](), Counter[str]()
    left = Disturbances(kills, servers, cuts, drops, chance)
    server, discord = Server(), Discord()
    discord.gateway.shards, discord.gateway.identify_every = SHARDS, 0.1
    ways = [Way(server.port) for _ in SLOTS]
    await discord.start()
    with tempfile.TemporaryDirectory() as folder:
        crew = Crew(discord, Path(folder), server.url, SLOTS, chance)
        try:
            for way in ways:
                await way.open()
            crew.urls = [url_at(way.port) for way in ways]
            await crew.start_all()
            minding = asyncio.create_task(crew.mind())
            try:
                while left.left:
                    await round_of(crew, left, server, ways, tables)
                    connections["shards with no connection or with two"] += not await connected_once(discord)
            finally:
                minding.cancel()  # else it starts again what is ended now
            await crew.stop()
            found = await crew.judge() + connections
        finally:
            await crew.stop()
            await discord.stop()
            for way in ways:
                await way.close()
            server.close()
    print(f"{len(crew.tables)} games, disturbances {dict(left.done)}, {time.monotonic() - began:.0f} s")
    print(crew.figures())
    for what, count in found.items():
        print(f"  WRONG: {what}: {count}")
    return found.total()
