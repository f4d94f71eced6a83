"""People who wander between voice channels during the games of two tables, and what must be true of every voice afterwards."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field

from engines.chance import Stream
from tests.bot.tables.mortal_store import Durable
from tests.bot.tables.voice_world import HOST, Process, Server, Table

CHANNELS = (10, 20, 30)
GHOSTS = 40
PHASES = ("agent", "mafia", "discussion", "first", "defence", "discussion")


@dataclass
class Counts:
    """Counts of events, so that a test can tell that it has tried something."""

    steps: int = 0
    kills: int = 0
    requests: int = 0
    muted: int = 0
    moved: int = 0
    checked: int = 0
    faults: list[str] = field(default_factory=list)


class Wandering:
    """Two tables, two voice channels and a third that belongs to nobody; ten people with seats, five without, a host."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.server, self.durable = Server(*CHANNELS, GHOSTS), Durable()
        ghosts = {"ghost_voice": str(GHOSTS)}
        self.tables = [Table("one", list(range(101, 106)), 10, talking=ghosts), Table("other", list(range(201, 206)), 20)]
        self.everybody = [*self.tables[0].people, *self.tables[1].people, *range(301, 306), HOST]
        self.by_moderators: set[int] = set()
        """People muted by a moderator outside of every table's voice."""
        for user in self.everybody:
            self.server.person(user)
        for table in self.tables:
            for user in table.people:
                self.server.enter(user, table.voice)
        self.process = Process(self.server, self.durable, self.tables)
        self.counts = Counts()

    # ---- what happens

    def step(self) -> None:
        """Somebody does something, or a table goes on."""
        self.counts.steps += 1
        user = self.stream.pick(self.everybody)
        match self.stream.below(10):
            case 0 | 1 | 2:
                self.server.enter(user, self.stream.pick(CHANNELS))
            case 3:
                self.server.leave(user)
            case 4:
                self.server.leave(user)
                self.server.enter(user, self.stream.pick(CHANNELS))
            case 5 | 6:
                self.go_on(self.stream.pick(self.tables))
            case 7:
                self.die()
            case 8:
                self.server.enter(self.stream.pick(range(301, 306)), GHOSTS)
            case _:
                self._moderate(user)

    def go_on(self, table: Table) -> None:
        """The game at a table comes to another phase, now and then with somebody out."""
        phase = self.stream.pick(PHASES)
        if self.stream.below(6) == 0:
            table.play.out(self.stream.below(len(table.people)))
        living = [seat.seat for seat in table.play.view.seats if seat.living]
        table.play.view.round += 1
        table.play.phase(phase, self.stream.pick(living) if phase == "defence" and living else None)
        self.process.changed()

    def die(self) -> None:
        """Somebody who is out presses the button that leads to the ghosts."""
        table = self.tables[0]
        gone = [user for user, seat in zip(table.people, table.play.view.seats, strict=True) if not seat.living]
        if gone:
            self.process.press(table, self.stream.pick(gone))

    def _moderate(self, user: int) -> None:
        """A moderator mutes somebody who has never been muted by us, outside of the tables' voices, and nobody takes that back."""
        state = self.server.real.get(user)
        if state is not None and state.channel.id == 30 and not state.mute and not self.remembered(user):
            self.server.hand(user, mute=True)
            self.by_moderators.add(user)

    def remembered(self, user: int) -> bool:
        """Whether the bot knows of a mute of its own, now or in what is written down."""
        memories = [table.live.message_state.silence.muted for table in self.tables]
        return user in self.written() or any(user in memory for memory in memories)

    def written(self) -> set[int]:
        """Return the people that the bot would find in the store after a crash."""
        owed = {int(str(user)) for user in self._list(self.durable.settings.get("owed_voices"))}
        for surfaces in self.durable.surfaces.values():
            silence = surfaces.get("silence")
            owed |= {int(str(user)) for user in self._list(silence.get("muted") if isinstance(silence, dict) else None)}
        return owed

    @staticmethod
    def _list(kept: object) -> list[object]:
        return kept if isinstance(kept, list) else []

    # ---- what must be true

    def wrong_now(self) -> Iterator[str]:
        """Name each voice that is not as the table of TK-2.4 has it; to be asked when nothing has happened for a while."""
        for user, state in self.server.real.items():
            self.counts.checked += 1
            expected = user in self.by_moderators or any(
                table.phase == "running" and table.voice == state.channel.id and self._silent(table, user) for table in self.tables
            )
            if state.mute is not expected:
                yield f"{user} in {state.channel.id}: {state.mute}"

    @staticmethod
    def _silent(table: Table, user: int) -> bool:
        if user == HOST:
            return False
        if user not in table.people:
            return True
        seat = table.play.view.seats[table.people.index(user)]
        if not seat.living:
            return True
        return table.play.view.phase in ("agent", "mafia", "first", "defence") and not seat.speaking

    def forgotten(self) -> list[int]:
        """Return who is muted, by no moderator, and stands in nothing that is written down."""
        return [user for user in self.everybody if self.server.muted(user) and user not in self.by_moderators | self.written()]

    def touched(self) -> list[int]:
        """Return the people muted by a moderator and no longer muted."""
        return [user for user in self.by_moderators if not self.server.muted(user)]

    # ---- lives of the bot

    async def live(self, steps: int) -> None:
        """Let so many things happen, at moments drawn by chance; after a kill the bot starts again."""
        for _ in range(steps):
            await asyncio.sleep(self.stream.below(40) / 10)
            await self.rise()
            self.step()

    async def rise(self) -> None:
        """Start the bot again if it was killed; nobody unknown to it may be muted then."""
        if not self.process.dead:
            return
        self.counts.kills += 1
        self.counts.faults += [f"forgotten: {user}" for user in self.forgotten()]
        await asyncio.sleep(self.stream.below(60) / 10)
        self.process = Process(self.server, self.durable, self.tables)

    async def end(self) -> None:
        """Let both games end, and everybody come to voice once more."""
        for table in self.tables:
            await self.rise()
            before = {user for user, state in self.server.real.items() if state.channel.id == GHOSTS}
            moved = {int(user) for user in self.tables[0].live.message_state.silence.moved}
            await self.process.finish(table)
            self._compare_moves(before, moved)
        for user in self.everybody:
            self.server.enter(user, 30)
            await asyncio.sleep(2)
        await asyncio.sleep(30)
        self.counts.requests = len(self.server.requests)
        self.counts.muted = sum(what == "mute" for _, _, what in self.server.requests)
        self.counts.faults += [f"still muted: {user}" for user in self.everybody if self._left_muted(user)]
        self.counts.faults += [f"touched: {user}" for user in self.touched()]

    def _compare_moves(self, before: set[int], moved: set[int]) -> None:
        """Check that exactly the people whom we moved are moved back when the first game ends."""
        there = {user for user, state in self.server.real.items() if state.channel.id == GHOSTS}
        self.counts.moved += len(before & moved)
        self.counts.faults += [f"not moved back: {user}" for user in there & moved]
        self.counts.faults += [f"moved: {user}" for user in before - moved - there]

    def _left_muted(self, user: int) -> bool:
        return self.server.muted(user) and user not in self.by_moderators


async def wander(seed: int, *, steps: int, quiet: int = 0, kills: int = 0) -> Counts:
    """Let people wander; every ``quiet`` steps compare all voices after ten quiet seconds; kill the bot so often at durable writes."""
    stream = Stream(seed, "wandering")
    world = Wandering(stream)
    counts = world.counts
    rounds = max(kills, steps // quiet if quiet else 1)
    for _ in range(rounds):
        if kills:
            world.durable.kill_at = world.durable.writes + 1 + stream.below(6) - (0.5 if stream.below(2) else 0)
        await world.live(quiet or steps // rounds)
        await asyncio.sleep(10 if not kills else 3)
        await world.rise()
        if not kills:
            counts.faults += list(world.wrong_now())
    world.durable.kill_at = None
    await world.rise()
    await asyncio.sleep(15)
    counts.faults += list(world.wrong_now())
    await world.end()
    return counts
