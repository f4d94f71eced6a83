"""An evening of many people at several tables, from the plan to what stands of it, with the figures of its steps (CL-9, 10, 21)."""

import asyncio
import copy
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox import Channel, Message, Person
from bot.store.evening_rows import AttendanceOutcome
from bot.tables.table_session import TableSession
from engines import GAMES
from tests.night.club_evening import answer, caller, in_days, invitation, only, until_start, verb
from tests.night.evening import NAMES, Evening, plain, seen

Play = Callable[[Evening, Sequence[Person]], Awaitable[Any]]
"""Plays the game of one table to its end: the evening as it is seen from the channel of the table, and its people."""


def seen_from(evening: Evening, channel: Channel) -> Evening:
    """Return the evening as it is seen from another of its channels."""
    other = copy.copy(evening)
    other.channel = channel
    return other


@dataclass
class Figures:
    """Seconds and requests of each step, and what was refused for coming too fast."""

    seconds: dict[str, float] = field(default_factory=dict)
    requests: Counter[str] = field(default_factory=Counter)
    refused: int = 0
    step: str = ""

    def __call__(self, exchange: Any) -> None:
        """Count a request of the bot; Discord tells of each."""
        self.requests[self.step] += 1
        self.refused += exchange.status == 429

    def __str__(self) -> str:
        lines = [f"  {step:8} {seconds:6.1f} s {self.requests[step]:5} requests" for step, seconds in self.seconds.items()]
        return "\n".join([*lines, f"  refused for coming too fast: {self.refused}"])


class GreatEvening:
    """The evening of ``count`` people at ``tables`` tables of one ``game``; its methods are its steps, in their order."""

    def __init__(self, evening: Evening, count: int, tables: int, game: str = "mafie") -> None:
        self.evening = evening
        self.game = game
        self.count = count
        self.channels = [evening.channel, *(evening.discord.create_channel(evening.guild, f"stul-{n}") for n in range(2, tables + 1))]
        self.host = caller(evening)
        locale = evening.locale
        self.people = [evening.person(f"{NAMES[n % len(NAMES)]} {n + 1}", locale=locale) for n in range(count)]
        self.figures = Figures()
        evening.discord.watchers.append(self.figures)

    @asynccontextmanager
    async def _step(self, name: str) -> AsyncIterator[None]:
        self.figures.step = name
        began = time.monotonic()
        yield
        self.figures.seconds[name] = time.monotonic() - began

    @property
    def sessions(self) -> list[TableSession]:
        """The tables where people sit down or play."""
        return self.evening.client.evening_scheduler.lobby_opening(only(self.evening)).alive

    # ---- until the tables open

    async def plan(self) -> None:
        """Call the evening."""
        evening = self.evening
        await evening.prefer(text_mode=True, table_channels=[str(channel.id) for channel in self.channels])
        async with self._step("plan"):
            when = in_days(evening, 5)
            page = await self.host.command("evening plan", evening.channel, when=when, game=self.game, chairs=self.count)
            await self.host.press(seen(page), verb(evening, "post"))
            await evening.discord.until(lambda: invitation(evening))

    async def answers(self) -> None:
        """Let everybody say that they come, all at once."""
        async with self._step("answers"):
            await asyncio.gather(*(answer(self.evening, person, "yes") for person in self.people))
            await self.evening.discord.until(lambda: f"Obsazeno {self.count} z" in self._invitation_text())
        assert len(only(self.evening).chairs().seated) == self.count

    def _invitation_text(self) -> str:
        message = invitation(self.evening)
        return "" if message is None else plain(message.text)

    async def door(self) -> None:
        """Let everybody come to the door within the same moment."""
        evening = self.evening
        await until_start(evening, before=10 * 60)
        await evening.eventually(lambda: only(evening).row.state == "open")
        async with self._step("door"):
            message = await evening.discord.until(lambda: evening.living("ev.here"))
            outcomes = await asyncio.gather(*(person.press(message, verb(evening, "here")) for person in self.people))
            assert all(outcome.ephemeral for outcome in outcomes), [outcome.kind for outcome in outcomes]
            await evening.discord.until(lambda: f"tu {self.count} " in self._invitation_text())

    async def draw(self) -> Message:
        """Let the time of the draw come; return the message that says who sits where."""
        evening = self.evening
        async with self._step("draw"):
            await until_start(evening, before=-10 * 60)
            await evening.eventually(lambda: len(self.sessions) == len(self.channels), 60)
            line = await evening.discord.until(self._drawn_line, 60)
            for channel in self.channels:
                await evening.discord.until(lambda channel=channel: seen_from(evening, channel).living("join"), 60)  # type: ignore[misc]
        return line

    def _drawn_line(self) -> Message | None:
        return next((one for one in self.evening.channel.messages.values() if plain(one.text).count("(<#") == len(self.channels)), None)

    # ---- the games

    async def sit(self) -> None:
        """Let everybody take the chair that is kept for them, and the host deal at every table."""
        async with self._step("chairs"):
            await asyncio.gather(*(self._sit(session) for session in self.sessions))
            for session in self.sessions:
                await self._deal(session)

    async def _sit(self, session: TableSession) -> None:
        view = seen_from(self.evening, self._channel(session))
        lobby = await view.lobby()
        for person in self.at(session):
            assert (await person.press(lobby, view.press_id("join"))).ephemeral

    async def _deal(self, session: TableSession) -> None:
        outcome = await self.host.command("game start", self._channel(session))
        assert outcome.kind == "message", outcome
        await self.evening.eventually(lambda: session.table.phase == "running")

    def _channel(self, session: TableSession) -> Channel:
        return next(channel for channel in self.channels if channel.id == session.table.channel_id)

    def at(self, session: TableSession) -> list[Person]:
        """Return the people who were drawn to a table, or sit there."""
        table = session.table
        users = {int(user) for user, _ in table.setup.kept} | {seat.user_id for seat in table.seats}
        return [person for person in self.people if person.id in users]

    async def play(self, play: Play) -> None:
        """Play at all tables at once, to their stories."""
        sessions = self.sessions
        async with self._step("games"):
            await asyncio.gather(*(play(seen_from(self.evening, self._channel(session)), self.at(session)) for session in sessions))
            await self.evening.eventually(lambda: all(session.table.phase == "ended" for session in sessions))

    # ---- the end

    async def end(self) -> Message:
        """End the evening on its host's word; return the message that tells how it was."""
        evening = self.evening
        async with self._step("end"):
            desk = seen(await self.host.command("evening desk", evening.channel))
            await self.host.press(desk, verb(evening, "end"))
            await self.host.press(desk, verb(evening, "do_end"))
            return await evening.discord.until(lambda: evening.living("ev.board"))

    async def outcomes(self, evening_id: str) -> Counter[AttendanceOutcome | None]:
        """Return how many people came away from the evening in which way."""
        saved = await self.evening.registry.store.evenings.evening(evening_id)
        assert saved is not None
        return Counter(row.outcome for row in saved.people)


async def live(great: GreatEvening, play: Play) -> None:
    """Live a whole evening, and judge it: sizes, everybody seated once, everybody told once, points, attendance."""
    evening = great.evening
    await great.plan()
    await great.answers()
    found = only(evening)
    await great.door()
    line = await great.draw()
    _judge_draw(great, line)
    await great.sit()
    await great.play(play)
    message = await great.end()
    assert "1\\. **" in plain(message.text)
    assert plain(message.text).count(f"{_game_name(great)}, U ") == len(great.channels), message.text
    tallies = await evening.registry.store.history.tallies(evening.guild.id, evening_id=found.id)
    assert len(tallies) == great.count and all(tally.games == 1 and tally.points >= 1 for tally in tallies)
    assert await great.outcomes(found.id) == {"played": great.count}
    assert not evening.discord.limits.refused and not great.figures.refused


def _game_name(great: GreatEvening) -> str:
    return {"mafie": "Mafie", "zbojnici": "Zbojníci"}[great.game]


def _judge_draw(great: GreatEvening, line: Message) -> None:
    kept = [[user for user, _ in session.table.setup.kept] for session in great.sessions]
    sizes = sorted(map(len, kept))
    assert sizes[-1] - sizes[0] <= 1 and sizes[-1] <= GAMES[great.game].seats[-1], sizes
    assert sorted(user for table in kept for user in table) == sorted(str(person.id) for person in great.people)
    for person in great.people:
        assert line.text.count(f"<@{person.id}>") == 1, "everybody is mentioned once"
    assert {row.place for row in only(great.evening).saved.tables} == set(("lamp", "window", "stove", "door")[: len(great.channels)])
