"""Games in every kind of place whose bot is killed at random moments, and stopped or played to its end: nothing of ours is left (TK-9).

The bot is a process of its own. After a stop in order and after the end of a game nobody is muted, no lock, overwrite or role of ours is
there, and what others had set is as it was.
"""

import asyncio
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engines.chance import Stream
from tests.night.evening import Evening
from tests.night.nursery import BornProcess, Nursery
from tests.night.places import KINDS, Place, gather, place, prefer_closed, surroundings
from tests.night.test_killed import bot, end, ended, is_story, stop

KILLS = 4
"""How often the bot is killed in one life at most."""
PEOPLE, BOT_PLAYERS = 5, 1
STARTED_IN = 3.0
"""Seconds in which the bot knows its tables again after a start."""

GIVEN_BACK_WITHIN = 20.0
"""Seconds after the story within which everything is as it was."""


@dataclass
class PlaceLife:
    """One game in a place of a kind."""

    evening: Evening
    here: Place
    stream: Stream
    counts: Counter[str] = field(default_factory=Counter)
    before: Any = None
    nursery: Nursery = field(default_factory=Nursery)

    async def live(self) -> None:
        """Play it. Raises AssertionError when something of ours is left, TimeoutError when the game does not go on."""
        folder, discord = self.evening.folder, self.evening.discord
        await prefer_closed(folder, self.evening.guild.id)
        self.before = self._left()
        process = await bot(self.nursery, discord, folder)
        try:
            await discord.bot_ready(timeout=120)
            host = await self._deal()
            for _ in range(1 + self.stream.below(KILLS)):
                await asyncio.sleep(0.3 + self.stream.below(25) / 10)
                if await ended(discord, host, self.evening.channel):
                    break
                await end(process)
                self.counts["kills"] += 1
                self.counts["mutes, locks and overwrites at a kill"] += self._left() != self.before
                process = await bot(self.nursery, discord, folder)
                await discord.bot_ready(timeout=120)
            await self._finish(process, host)
        finally:
            await self.nursery.close()

    async def _deal(self) -> Any:
        discord, channel = self.evening.discord, self.evening.channel
        people = gather(self.evening, self.here, PEOPLE)
        self.before = self._left()
        await discord.commands_synced(timeout=120)
        await people[0].command("game open", channel, game="mafie")
        lobby = await people[0].wait_for(lambda message: bool(message.buttons), place=channel, timeout=10)
        table = str(next(button["custom_id"] for button in lobby.buttons)).split(":")[1]
        for person in people:
            await person.press(lobby, f"c1:{table}:join")
        await people[0].press(lobby, f"c1:{table}:h.fill:{BOT_PLAYERS}", force=True)
        for person in people:
            await person.press(lobby, f"c1:{table}:ready")
        return people[0]

    async def _finish(self, process: BornProcess, host: Any) -> None:
        """Stop the bot in order in mid-game, or let the game end."""
        if self.stream.below(2):
            self.counts["stops"] += 1
            await asyncio.sleep(STARTED_IN)  # a process stopped during its start counts as killed
            await stop(process, 30)
            assert self._left() == self.before, f"after a stop: {self._left()}"
            return
        self.counts["ends"] += 1
        await self.evening.discord.until(lambda: any(is_story(one) for one in host.messages(self.evening.channel)), timeout=90)
        await self.evening.eventually(lambda: self._left() == self.before, GIVEN_BACK_WITHIN)

    def _left(self) -> Any:
        return surroundings(self.evening, self.here)


async def soak_places(seed: int = 1, rounds: int = 2) -> int:
    """Play in each kind of place so often; print what was counted and return how many lives went wrong."""
    counts: Counter[str] = Counter()
    wrong = 0
    for number, kind in enumerate(KINDS * rounds):
        with tempfile.TemporaryDirectory() as folder:
            evening = Evening(Path(folder))
            await evening.discord.start()
            life = PlaceLife(evening, place(evening, kind), Stream(seed + number, "places"))
            try:
                await life.live()
            except (AssertionError, TimeoutError) as fault:
                wrong += 1
                print(f"a game in a {kind} (seed {seed + number}): {type(fault).__name__} {fault}", flush=True)
            finally:
                await evening.discord.stop()
            counts += life.counts
    counted = ", ".join(f"{count} {what}" for what, count in sorted(counts.items()))
    print(f"places: {len(KINDS) * rounds} games in {len(KINDS)} kinds, {counted}, {wrong} went wrong")
    return wrong
