"""An evening for tests: Discord on this machine, the real client against it, people, and a table to sit at."""

import asyncio
import dataclasses
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import chain, repeat
from pathlib import Path
from typing import Any, Self

import pytest
from pydantic import BaseModel

from bot.app.client import Consigliere
from bot.app.supervisor import Supervisor
from bot.metrics import watching
from bot.runtime.settings import Settings
from bot.sandbox import Channel, Discord, Guild, InteractionOutcome, Message, Person
from bot.sandbox.world.hub import PATIENCE
from bot.store import Json
from bot.tables.registry import TableRegistry
from bot.tables.table_session import TableSession
from bot.tables.tempo import Tempo
from tests.night.ready_made import known_commands, put_database
from tests.soak.amounts import first_or_all

NAMES = [
    "Jana",
    "Karel",
    "Eliška",
    "Tonda",
    "Hynek",
    "Petr",
    "Bára",
    "Marek",
    "Zdenka",
    "Šimon",
    "Žofie",
    "Ondřej",
    "Věra",
    "Lukáš",
    "Naďa",
    "Cyril",
    "Ida",
    "Rudolf",
    "Olga",
    "Emil",
    "Soňa",
    "Gita",
    "Viktor",
]

FAST = Tempo(
    beat=0.0,
    factor=0.02,
    thinking=(0.0, 0.02),
    speaking=(0.0, 0.02),
    answering=(0.0, 0.02),
    grace=0.05,
    posts=(1000, 1.0),
    member_edits=(8, 0.2),
    edit_every=0.05,
    fair_while=1.0,
    line_every=0.0,
    identify_every=0.2,
    requests=100_000,
    odds=(),
)
"""A night in seconds."""

on_both_databases = pytest.mark.parametrize("database", ["sqlite", "postgres"], indirect=True)
"""Marks a test whose evening runs twice, once on each kind of database."""

on_postgres_too = pytest.mark.parametrize("database", first_or_all("sqlite", "postgres"), indirect=True)
"""The same, but on PostgreSQL only in ``make soak``: ``tests/bot/store`` holds both kinds to one contract in every run."""

in_other_processes = pytest.mark.real_time("the bot runs in processes of its own, by the clock of this machine")


def plain(text: str) -> str:
    """Return a text with plain spaces where it has those that do not break."""
    return text.replace("\u00a0", " ").replace("\u2009", " ")


def seen(outcome: InteractionOutcome) -> Message:
    """Return the message that a press or a command brought."""
    assert outcome.message is not None, outcome
    return outcome.message


def unavailable(evening: "Evening") -> bool:
    """Return whether the bot knows its server to be in an outage."""
    guild = evening.client.get_guild(evening.guild.id)
    return guild is not None and guild.unavailable


def _let_it_close(settings: Json) -> None:
    """Let tables close their channels, as most servers do, unless something else was said."""
    silence = settings.setdefault("silence", {})
    if isinstance(silence, dict):
        silence.setdefault("channel", True)


class GivenSettings(Settings):
    """Settings from a test alone: looking for each one in the environment takes longer than the rest."""

    def __init__(self, **given: Any) -> None:
        BaseModel.__init__(self, **given)


class Evening:
    """One server with a table channel, people, and the bot under its supervisor."""

    def __init__(self, folder: Path, *, tempo: Tempo = FAST, language: str = "cs", database: str | None = None) -> None:
        """``database``: its URL; None for a file in the folder."""
        self.folder = folder
        self.database = database
        self.tempo = tempo
        self.language = language
        self.locale = "cs" if language == "cs" else "en-GB"
        self.discord = Discord()
        self.guild: Guild = self.discord.create_guild("Večer", locale=self.locale)
        self.channel: Channel = self.discord.create_channel(self.guild, "mafie")
        self.voice: Channel = self.discord.create_channel(self.guild, "U stolu", "voice")
        self.people: list[Person] = []
        self.ahead = 0.0
        """By how many seconds the bot's clock is ahead."""
        self.clock: Callable[[], float] = self.now
        """The clock that the bot is given."""
        self._still: float | None = None
        self.supervisor: Supervisor | None = None
        self._verbs: dict[int, tuple[object, frozenset[str]]] = {}
        self._running: asyncio.Task[None] | None = None

    # ---- the clock

    def now(self) -> float:
        """Return the time at which the bot believes itself to be (unix seconds)."""
        return (time.time() if self._still is None else self._still) + self.ahead

    @contextmanager
    def time_stands(self) -> Iterator[None]:
        """Let the bot's clock stand: what is to be too soon is so however busy the machine is."""
        self._still = time.time()
        try:
            yield
        finally:
            self.ahead -= time.time() - self._still  # it goes on from where it stood
            self._still = None

    def pass_time(self, seconds: float) -> None:
        """Let so much time pass at once; evenings look up."""
        self.ahead += seconds
        self.client.evening_scheduler.wake_all()

    # ---- the bot

    def settings(self, **changes: Any) -> Settings:
        made: dict[str, Any] = {
            "discord_token": self.discord.token,
            "discord_api_url": self.discord.api_url,
            "data": self.folder,
            "language": self.language,
            "database_url": self.database,
            **changes,
        }
        return GivenSettings(**made)

    async def start_bot(self, **changes: Any) -> None:
        self.supervisor = Supervisor(
            self.settings(**changes), tempo=self.tempo, tunes_gc=False, first_wait=0.05, watching=watching, now=self.clock
        )
        self._running = asyncio.create_task(self.supervisor.run())
        ready = asyncio.create_task(self.discord.bot_ready())
        done, _ = await asyncio.wait({self._running, ready}, return_when=asyncio.FIRST_COMPLETED)
        if self._running in done:
            ready.cancel()
            await self._running
        await ready

    async def stop_bot(self) -> None:
        if self.supervisor is not None and self._running is not None:
            self.supervisor.stop()
            try:
                await asyncio.wait_for(asyncio.shield(self._running), 60)
            except TimeoutError:
                for task in asyncio.all_tasks():
                    task.print_stack(limit=6)
                raise

    async def ended(self) -> None:
        """Wait until the bot has ended by itself."""
        assert self._running is not None
        await asyncio.wait_for(self._running, 60)

    async def restart_bot(self) -> None:
        await self.stop_bot()
        await self.start_bot()

    async def __aenter__(self) -> Self:
        await self.discord.start()
        known_commands.discord = self.discord
        if self.database is None:
            await put_database(self.folder / "consigliere.sqlite3")
        await self.start_bot()
        await self.discord.commands_synced()  # with PostgreSQL they are told beside the start
        return self

    async def __aexit__(self, *_: object) -> None:
        try:
            await self.stop_bot()
        finally:
            await self.discord.stop()

    @property
    def client(self) -> Consigliere:
        assert self.supervisor is not None
        assert self.supervisor.client is not None
        return self.supervisor.client

    @property
    def registry(self) -> TableRegistry:
        return self.client.registry

    @property
    def session(self) -> TableSession:
        table = self.registry.table_in(self.channel.id)
        assert table is not None
        session = self.registry.session(table.id)
        assert session is not None
        return session

    @property
    def table(self) -> Any:
        return self.session.table

    @property
    def view(self) -> Any:
        """The public view of the game, for conditions that a night waits for: a whole scene costs several times as much."""
        return self.table.course.public(self.table.now())

    async def prefer(self, **manner: Any) -> None:
        """Set how this server wants its evenings."""
        await self.registry.store.change_guild_settings(self.guild.id, lambda settings: settings.update(manner))

    # ---- people

    def person(self, name: str = "", *, locale: str = "", **more: Any) -> Person:
        made = self.discord.create_person(name or NAMES[len(self.people)], guild=self.guild, locale=locale or self.locale, **more)
        self.people.append(made)
        return made

    def crowd(self, count: int) -> list[Person]:
        return [self.person() for _ in range(count)]

    # ---- the table

    async def open_table(self, host: Person, *, game: str = "mafie", **options: Any) -> Message:
        """Open a table with the slash command; return the message of the lobby."""
        await self.registry.store.change_guild_settings(self.guild.id, _let_it_close)
        outcome = await host.command("game open", self.channel, game=game, **options)
        assert outcome.kind == "message" and outcome.ephemeral, outcome
        return await self.lobby()

    async def lobby(self) -> Message:
        return await self.discord.until(lambda: self.living("join"))

    def living(self, verb: str) -> Message | None:
        """Return the newest message of the bot in the channel that bears a button of this verb."""
        for message in reversed(self.channel.messages.values()):
            if verb in self._verbs_on(message):
                return message
        return None

    def _verbs_on(self, message: Message) -> frozenset[str]:
        """Return the verbs of a message's buttons, read anew when it was edited: everybody looks for them all the time."""
        components, verbs = self._verbs.get(message.id, (None, frozenset()))
        if components is not message.wire["components"]:
            parts = [str(button.get("custom_id", "")).split(":") for button in message.buttons]
            verbs = frozenset(part[2] for part in parts if len(part) > 2)
            self._verbs[message.id] = message.wire["components"], verbs
        return verbs

    def press_id(self, verb: str) -> str:
        return f"c1:{self.table.id}:{verb}"

    async def press_behind_more(self, person: Person, desk: Message, verb: str) -> Message:
        """Open [More] on a desk, press ``verb`` there, and return what that brings."""
        more = seen(await person.press(desk, self.press_id("more")))
        return seen(await person.press(more, self.press_id(verb)))

    async def seat(self, people: list[Person]) -> None:
        lobby = await self.lobby()
        for person in people:
            outcome = await person.press(lobby, self.press_id("join"))
            assert outcome.ephemeral, outcome

    async def deal(self, host: Person) -> None:
        outcome = await host.command("game start", self.channel)
        assert outcome.kind == "message", outcome
        await self.eventually(lambda: self.table.phase == "running")

    async def eventually(self, check: Callable[[], Any], within: float = PATIENCE) -> Any:
        """Return the first truthy value of ``check``; for what happens inside the bot, of which Discord hears nothing.

        A long wait looks seldom: on a busy machine each of thirty thousand looks waited for its turn, together for minutes.
        """
        pauses = chain(repeat(0.01, 200), repeat(0.2))
        async with asyncio.timeout(within):
            while not (found := check()):  # noqa: ASYNC110 - nothing tells when the inside of the bot has changed
                await asyncio.sleep(next(pauses))
        return found

    def slow(self, **changes: Any) -> Tempo:
        return dataclasses.replace(self.tempo, **changes)
