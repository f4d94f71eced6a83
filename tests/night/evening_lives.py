"""The life of an evening whose process is killed again and again; at its end nothing was said twice and no answer is lost (CL-22.4)."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from bot.sandbox import Discord, InteractionOutcome, Message, Person
from bot.store import open_store
from bot.store.evening_rows import EveningAnswer, EveningState, SavedEvening
from engines.chance import Stream
from tests.night.evening import NAMES
from tests.night.nursery import BornProcess, Nursery

PRAGUE = ZoneInfo("Europe/Prague")
STATES: tuple[EveningState, ...] = ("draft", "poll", "planned", "open", "over", "missed", "cancelled")
LONGEST_WAIT = 3000
"""Milliseconds after its start within which a process is killed at any time."""

Steps = Mapping[str, int]
"""At which steps the process may die in a stage of the life, and at which time that it comes there at the latest."""

PLANNING: Steps = {"created": 1, "changing": 4, "changed": 4, "sending": 1, "sent": 1, "answered": 2, "followed": 2}
ANSWERING: Steps = {"changing": 8, "changed": 8, "answered": 8, "edited": 3}
MOVING_UP: Steps = {"changing": 2, "changed": 2, "answered": 1, "written-to": 1, "sending": 1, "sent": 1, "edited": 1}
OPENING: Steps = {"changing": 4, "changed": 4, "opening": 1, "opened": 1, "sending": 2, "sent": 2, "edited": 1}
LACKING: Steps = {"changing": 3, "changed": 3, "written-to": 1, "sending": 2, "sent": 2}
ENDING: Steps = {"changing": 1, "changed": 2, "edited": 1, "followed": 3, "created": 1}
FOLLOWING: Steps = {"followed": 1, "created": 1, "changing": 2, "changed": 2, "sending": 1, "sent": 1}
STAGES = (PLANNING, ANSWERING, MOVING_UP, OPENING, LACKING, ENDING, FOLLOWING)


class Life:
    """One evening: planned, answered, opened, over, and followed by the next one of its series."""

    def __init__(
        self, folder: Path, stream: Stream, nursery: Nursery, *, dies_in: Sequence[Steps] = STAGES, database: str | None = None
    ) -> None:
        """``dies_in``: the stages in which its process is killed; ``database``: its URL, None for a file in the folder."""
        self._folder = folder
        self._database = database
        self._dies_in = dies_in
        self._stream = stream
        self.discord = Discord()
        guild = self.discord.create_guild("Večer", locale="cs")
        self.guild = guild
        self.place = self.discord.create_channel(guild, "mafie")
        self.host = self.discord.create_person("Hostitelka", guild=guild, locale="cs", permissions=("manage_guild",))
        self.people = [self.discord.create_person(name, guild=guild, locale="cs") for name in NAMES[:8]]
        self.kills: Counter[str] = Counter()
        self.acknowledged: dict[int, EveningAnswer] = {}
        self.ahead = 0.0
        self._preview: Message | None = None
        self._nursery = nursery
        self._process: BornProcess | None = None
        self._step = ""
        self._last = ""

    async def live(self) -> None:
        """Live it through; raises AssertionError when something was lost or doubled."""
        await self.discord.start()
        try:
            for ahead, stage, steps in self._stages():
                if ahead != self.ahead:
                    await self._stop()
                self.ahead = ahead
                await (self._with_a_death(stage, steps) if steps in self._dies_in else self._alive(stage))
            await self._alive(self._next_is_called)
            await asyncio.sleep(0.5)
            await self._stop()
            await self._judge()
        finally:
            await self._stop()
            await self.discord.stop()

    def _stages(self) -> list[tuple[float, Callable[[], Awaitable[None]], Steps]]:
        day = datetime.now(PRAGUE).date() + timedelta(days=3)
        start = datetime(day.year, day.month, day.day, 20, tzinfo=PRAGUE)
        self._when = f"{day.day}. {day.month}. 20:00"
        until = (start - datetime.now(PRAGUE)).total_seconds()
        return [
            (0.0, self._plan, PLANNING),
            (0.0, self._answer, ANSWERING),
            (0.0, self._make_way, MOVING_UP),
            (until - 600.0, self._opened, OPENING),
            (until + 660.0, self._too_few, LACKING),
            (until + 3600.0, self._end, ENDING),
            (until + 3700.0, self._next_is_called, FOLLOWING),
        ]

    # ---- processes

    async def _start(self, step: str = "", count: int = 1) -> None:
        self._step = step or self._step
        environment = {"DISCORD_TOKEN": self.discord.token, "DISCORD_API_URL": self.discord.api_url}
        if self._database is not None:
            environment["DATABASE_URL"] = self._database
        self._process = await self._nursery.spawn(
            "tests.night.dying_club", str(self._folder), step, str(count), str(self.ahead),
            journal=self._folder / "journal", environment=environment,
        )  # fmt: skip

    async def _stop(self) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
        if self._process is not None:
            await self._process.wait()
            self._process = None

    async def _alive(self, stage: Callable[[], Awaitable[None]]) -> None:
        """Live a stage in a process that does not die."""
        if self._process is None:
            await self._start()
        await self._finish(stage)

    async def _with_a_death(self, stage: Callable[[], Awaitable[None]], steps: Steps) -> None:
        """Begin a stage in a process that dies, at a step or at any time; live it to the end in another."""
        await self._stop()
        step = self._stream.pick([*steps, ""])
        await self._start(step, 1 + self._stream.below(steps.get(step, 1)))
        assert self._process is not None
        dead = asyncio.create_task(self._process.wait())
        lived = asyncio.create_task(self._finish(stage))
        within = None if step else self._stream.below(LONGEST_WAIT) / 1000
        await asyncio.wait({dead, lived}, return_when=asyncio.FIRST_COMPLETED, timeout=within)
        self.kills[step if dead.done() else "at any time"] += 1
        if lived.done() and not dead.done():
            await lived
        lived.cancel()
        await asyncio.gather(lived, return_exceptions=True)
        await self._stop()
        await dead
        await self._alive(stage)

    async def _finish(self, stage: Callable[[], Awaitable[None]]) -> None:
        try:
            async with asyncio.timeout(180):
                await stage()
        except TimeoutError as late:
            raise AssertionError(
                f"{stage.__name__} after {self._step or 'a kill'}, answered {self._last!r}: {[one.text for one in self._shown()]}"
            ) from late

    # ---- stages; each may be begun again

    async def _command(self, person: Person, name: str, **options: Any) -> Message:
        await self.discord.commands_synced(timeout=120)
        return await self._until_answered(lambda: person.command(name, self.place, **options))

    async def _press(self, person: Person, message: Message, verb: str) -> Message:
        button = f"c1:{self._evening(message)}:ev.{verb}"
        return await self._until_answered(lambda: person.press(message, button, force=True))

    async def _until_answered(self, ask: Callable[[], Awaitable[InteractionOutcome]]) -> Message:
        while True:
            await self.discord.bot_ready(180)  # what nobody hears fails after three seconds
            outcome = await ask()
            self._last = f"{outcome.kind} {outcome.text}"
            if outcome.message is not None and outcome.kind in ("message", "update"):
                return outcome.message
            await asyncio.sleep(0.2)

    def _evening(self, message: Message) -> str:
        return next(str(button["custom_id"]).split(":")[1] for button in message.buttons if ":ev." in str(button.get("custom_id", "")))

    def _shown(self) -> list[Message]:
        return [one for one in self.place.messages.values() if not one.ephemeral and not one.deleted]

    def _invitations(self) -> list[Message]:
        return [one for one in self._shown() if "## Herní večer" in one.text]

    async def _until(self, check: Callable[[], object]) -> None:
        while not check():  # noqa: ASYNC110 - another process changes it
            await asyncio.sleep(0.05)

    async def _plan(self) -> None:
        if self._preview is None:
            self._preview = await self._command(self.host, "evening plan", when=self._when, game="mafie", chairs=6, repeat="weekly")
        if not self._invitations():
            await self._press(self.host, self._preview, "post")
        await self._until(self._invitations)

    async def _answer(self) -> None:
        for number, person in enumerate(self.people):
            await self._say(person, "maybe" if number == 7 else "yes")

    async def _make_way(self) -> None:
        await self._say(self.people[1], "no")
        await self._until(lambda: any("Uvolnila se židle" in text for text in self._whispers(self.people[6])))

    async def _say(self, person: Person, what: EveningAnswer) -> None:
        message = self._invitations()[0]
        if self.acknowledged.get(person.id) != what:
            await self._press(person, message, what)
            self.acknowledged[person.id] = what

    async def _opened(self) -> None:
        await self._until(lambda: self._lines("Stůl je prostřený:") and self._lobbies())

    async def _too_few(self) -> None:
        await self._until(lambda: self._lines("potřeba je aspoň 6") and any("aspoň 6" in text for text in self._whispers(self.host)))

    async def _end(self) -> None:
        if not self._lines("večer skončil"):
            sure = await self._command(self.host, "evening end")
            if ":ev." in str([button.get("custom_id") for button in sure.buttons]):
                await self._press(self.host, sure, "do_end")
        await self._until(lambda: self._lines("večer skončil"))

    async def _next_is_called(self) -> None:
        await self._until(lambda: len(self._invitations()) > 1)

    # ---- what is seen

    def _lines(self, text: str) -> list[Message]:
        return [one for one in self._shown() if text in one.text.replace("\u00a0", " ")]

    def _lobbies(self) -> list[Message]:
        return [one for one in self._shown() if any(str(button.get("custom_id", "")).endswith(":join") for button in one.buttons)]

    def _whispers(self, person: Person) -> list[str]:
        return [] if person.dm is None else [one.text.replace("\u00a0", " ") for one in person.messages(person.dm)]

    async def _judge(self) -> None:
        store = await open_store(self._database or str(self._folder / "consigliere.sqlite3"))
        try:
            saved = [one for one in await store.evenings.in_states(*STATES) if one.evening.state != "draft"]
        finally:
            await store.close()
        assert sorted(one.evening.state for one in saved) == ["over", "planned"], [one.evening.state for one in saved]
        over = next(one for one in saved if one.evening.state == "over")
        self._judge_answers(over)
        self._judge_lines(over)
        self._judge_events(saved)

    def _judge_answers(self, over: SavedEvening) -> None:
        assert {row.user_id: row.answer for row in over.answers} == self.acknowledged

    def _judge_lines(self, over: SavedEvening) -> None:
        assert len(over.tables) == 1, "one lobby"
        assert len(self._invitations()) == 2, "one message an evening"
        for text in ("Stůl je prostřený:", "potřeba je aspoň 6"):
            assert len(self._lines(text)) == 1, text
        for person in (self.host, *self.people):
            twice = {text for text, count in Counter(self._whispers(person)).items() if count > 1}
            assert not twice, twice

    def _judge_events(self, saved: list[SavedEvening]) -> None:
        names = Counter((event["name"], event["scheduled_start_time"]) for event in self.guild.events.values())
        assert all(count == 1 for count in names.values()), names
        assert len(names) <= len(saved)
