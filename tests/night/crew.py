"""Several processes of the bot that are killed while people press, and what has to be true of their games afterwards (PR-6.1)."""

import asyncio
import re
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from bot.sandbox import Channel, Discord, Guild
from bot.store import EntryRow, Store, open_store
from bot.tables.session.entries import Expire, read_entry
from bot.tables.session.live_table import LiveTable
from engines.chance import Stream
from tests.bot.tables.conftest import read_again, reloaded
from tests.night.nursery import BornProcess, Nursery
from tests.night.several import guild_of_shard
from tests.night.sitter import Sitter
from tests.night.speakers import Speakers
from tests.night.test_killed import told_once

SEATS = 6
LINE_BY_LINE = ("mafie",)
"""Games whose lines all stay in the channel; of others a chronicle is edited."""
CLOCKS = {"night": 60, "vote": 200, "vote_turn": 120, "discussion": 200}
"""Seconds for which a table waits for an answer, before they are made shorter: long enough for a start of the bot, and for people."""

SLIPPED = re.compile(r"K-[0-9a-f]{4} at table \w+: (?P<what>\w+)$", re.MULTILINE)
"""How a fault stands in a journal."""

LULL = 1.5
"""Seconds without an answer after which a process is killed all the same."""


def _end_of(path: Path, lines: int = 12) -> str:
    return "\n".join(path.read_text("utf-8", errors="replace").splitlines()[-lines:])


class Crew:
    """Slots for processes, each with the shards that it may hold, and tables on servers of all shards."""

    def __init__(self, discord: Discord, folder: Path, database: str, slots: Sequence[str], chance: Stream) -> None:
        self.discord = discord
        self.folder = folder
        self.database = database
        self.urls = [database] * len(slots)
        """The way of each process to the database."""
        self.slots = list(slots)
        self.chance = chance
        self.nursery = Nursery()
        self.speakers = Speakers()
        discord.watchers.append(self.speakers.note)
        self.processes: dict[int, BornProcess] = {}
        self.tables: dict[str, Channel] = {}
        self.sitters: list[Sitter] = []
        self.kills = 0
        self.ended: Counter[int] = Counter()
        """How often a process has ended by itself, by its exit code."""
        self.away: list[float] = []
        """Seconds from each kill until every shard was held again."""

    # ---- processes

    async def start(self, slot: int) -> None:
        environment = {
            "DISCORD_TOKEN": self.discord.token,
            "DISCORD_API_URL": self.discord.api_url,
            "DATABASE_URL": self.urls[slot],
            "CONSIGLIERE_SHARDS": self.slots[slot],
        }
        home = self.folder / f"process{slot}"
        self.processes[slot] = await self.nursery.spawn(
            "tests.night.bot_process", str(home), journal=home.with_suffix(".log"), environment=environment
        )

    async def start_all(self) -> None:
        for slot in range(len(self.slots)):
            await self.start(slot)
            await asyncio.sleep(0.5)
        await self._connected()

    async def kill(self, slot: int) -> None:
        """Kill a process, start another in its place, and wait until every shard is connected again."""
        process = self.processes[slot]
        began = time.monotonic()
        if process.returncode is None:
            process.kill()
        await process.wait()
        self.kills += 1
        await self.start(slot)
        await asyncio.sleep(0.05)  # until Discord has noticed, too
        await self._connected()
        self.away.append(time.monotonic() - began)

    async def _connected(self, within: float = 60.0) -> None:
        """Wait until every shard is connected. Raises AssertionError with what each process has written last, when that takes longer."""
        try:
            await self.discord.bot_ready(within)
        except TimeoutError:
            live = sorted({one.shard[0] for one in self.discord.gateway.sessions.values() if one.transport is not None})
            logs = [f"{path.name}:\n{_end_of(path)}" for path in sorted(self.folder.glob("process*.log"))]
            raise AssertionError("\n".join((f"after {within:.0f} s only the shards {live} are connected", *logs))) from None

    async def mind(self) -> None:
        """Start a process again that has ended by itself, as what looks after services does."""
        while True:
            await asyncio.sleep(0.3)
            for slot, process in list(self.processes.items()):
                if process.returncode is not None and process.returncode >= 0:
                    self.ended[process.returncode] += 1
                    await self.start(slot)

    async def stop(self) -> None:
        """End all processes as an operator does."""
        for process in self.processes.values():
            if process.returncode is None:
                process.terminate()
        for process in self.processes.values():
            try:
                await asyncio.wait_for(process.wait(), 20)
            except TimeoutError:
                process.kill()
                await process.wait()
        await self.nursery.close()

    async def killed(self, kills: int) -> None:
        """Kill random processes, each time after people have been answered, or after a while in which nobody was."""
        for _ in range(kills):
            before, patience = self.acknowledged, time.monotonic() + LULL
            while self.acknowledged < before + self.chance.below(4) and time.monotonic() < patience:  # noqa: ASYNC110 - people press by themselves
                await asyncio.sleep(0.02)
            await asyncio.sleep(self.chance.below(10) / 40)
            await self.kill(self.chance.below(len(self.slots)))

    @property
    def acknowledged(self) -> int:
        """How many answers were acknowledged so far."""
        return sum(len(sitter.acknowledged) for sitter in self.sitters)

    # ---- games

    async def open_tables(self, games: Sequence[str], shards: int) -> None:
        """Open a table for each of ``games``, seat two people and machines, and deal."""
        await self.discord.commands_synced(60)
        guilds = [guild_of_shard(self.discord, shard, shards) for shard in range(shards)]
        store = await open_store(self.database)
        for guild in guilds:
            await store.change_guild_settings(guild.id, lambda settings: settings.update(text_mode=True, clocks=CLOCKS))
        await store.close()
        await asyncio.gather(*(self._load(number, game, guilds[number % shards]) for number, game in enumerate(games)))

    async def _load(self, number: int, game: str, guild: Guild) -> None:
        place = self.discord.create_channel(guild, f"stůl-{number}")
        people = [self.discord.create_person(f"{name} {number}", guild=guild, locale="cs") for name in ("Jana", "Karel")]
        outcome = await people[0].command("game open", place, game=game)
        if outcome.kind == "deferred":  # sixty tables open at once
            await outcome.settled()
        else:
            assert outcome.kind == "message", outcome.kind
        lobby = await people[0].wait_for(lambda message: bool(message.buttons), place=place, timeout=20)
        table = next(button["custom_id"] for button in lobby.buttons).split(":")[1]
        for person in people:
            await person.press(lobby, f"c1:{table}:join")
        await people[0].press(lobby, f"c1:{table}:h.fill:{SEATS - len(people)}", force=True)
        for person in people:
            await person.press(lobby, f"c1:{table}:ready")
        self.tables[table] = place
        self.sitters += [Sitter(person, place, Stream(number, person.name)) for person in people]

    async def play(self, sitter: Sitter) -> None:
        while True:
            if not await sitter.act():
                await asyncio.sleep(0.1)

    async def over(self, within: float) -> None:
        """Wait until every game has ended."""
        store = await open_store(self.database)
        waits = ""
        try:
            async with asyncio.timeout(within):
                for table in self.tables:
                    waits = table
                    while (saved := await store.table(table)) is None or saved.table.phase != "ended":  # noqa: ASYNC110 - another process writes that
                        await asyncio.sleep(0.5)
        except TimeoutError:
            saved = await store.table(waits)
            print(
                f"table {waits} goes on: {saved.table.game if saved else ''} with {len(saved.entries) if saved else 0} entries", flush=True
            )
            raise
        finally:
            await store.close()

    def figures(self) -> str:
        """Return what happened, for a reader."""
        taken, private = self.acknowledged, sum(one.private for one in self.sitters)
        away = sorted(self.away) or [0.0]
        failed = sum(one.failed for one in self.sitters)
        return (
            f"{taken} answers acknowledged, {private} of them in direct messages; {failed} presses failed; "
            f"{self.kills} kills, all shards again after {away[len(away) // 2]:.1f} s (median), {away[-1]:.1f} s (longest); "
            f"{self.discord.gateway.hasty} identifies too soon; "
            f"ended by themselves: {dict(self.ended)}"
        )

    # ---- what has to be true

    async def judge(self) -> Counter[str]:
        """Return what is wrong, counted; nothing where everything is right. Assertions say where."""
        found: Counter[str] = Counter()
        store = await open_store(self.database)
        try:
            presses: Counter[str] = Counter()
            for table, place in self.tables.items():
                found += await self._judge_table(store, table, place, presses)
        finally:
            await store.close()
        lost = [(one, said) for sitter in self.sitters for one, said in sitter.acknowledged.items() if not presses[str(one)]]
        for one, said in lost:
            print(f"press {one} is not in the log, though it was answered with: {said}", flush=True)
        found["acknowledged and not in the log"] = len(lost)
        found["in the log twice"] = len([one for one, count in presses.items() if count > 1])
        found += self._log_failure()
        return +found

    def _log_failure(self) -> Counter[str]:
        """Return what the processes have noted under a code in their journals: faults of the bot that nobody expects."""
        found: Counter[str] = Counter()
        for path in sorted(self.folder.glob("process*.log")):
            text = path.read_text("utf-8", errors="replace")
            for noted in SLIPPED.finditer(text):
                found[f"slipped: {noted['what']}"] += 1
                print(text[noted.start() :].split("\n20", 1)[0], flush=True)
        return found

    async def _judge_table(self, store: Store, table: str, place: Channel, presses: Counter[str]) -> Counter[str]:
        found = Counter({"two processes spoke for one table": self.speakers.at_once(place.id)})
        saved = await store.table(table)
        assert saved is not None
        if saved.table.phase != "ended":
            return found + Counter({"not ended": 1})
        presses.update(str(row.payload["press"]) for row in saved.entries if row.payload.get("press"))
        game: LiveTable = (await reloaded(store, lambda: 0.0, table)).table
        await read_again(game)
        if game.game not in LINE_BY_LINE:
            return found + Counter({"clocks struck early": early(game, saved.entries)})
        try:
            told_once(game, [message.content for message in place.messages.values() if message.author_id == self.discord.bot.id])
        except AssertionError as wrong:
            print(f"table {table} ({saved.table.game}): {wrong}", flush=True)
            found["lines not told once"] = 1
        found["clocks struck early"] = early(game, saved.entries)
        return +found


def early(table: LiveTable, entries: Sequence[EntryRow]) -> int:
    """Return how many clocks struck before their time."""
    course, count = table.new_course(), 0
    for row in entries:
        entry = read_entry(row.kind, row.payload)
        if isinstance(entry, Expire) and entry.by == "clock":
            on_time = set(entry.asks) <= set(course.time.due(row.at)) if entry.asks else course.time.step_due(row.at)
            count += not on_time
        course.apply(entry, row.at)
    return count
