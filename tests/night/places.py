"""Where a table may stand: one function makes any kind of place, and seats people in the voice that belongs to it.

    @everywhere
    async def test_…(evening: Evening, kind: str) -> None:
        here = place(evening, kind)
        people = gather(evening, here, 6)
        await dealt(evening, people, night=LONG)
        evening.discord.withdraw("manage_roles", guild=evening.guild, channel=here.rights)

After ``place`` the evening goes on there: ``evening.channel`` is the place, so ``lay``, ``lobby``, ``deal`` and ``session`` work as
they do in a text channel, and ``evening.voice`` is where the people of ``gather`` sit (on a stage as speakers).
"""

import copy
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import Channel, Person
from bot.sandbox.world.records import STAGE
from bot.store import open_store
from tests.night.evening import Evening

KINDS = ("text", "voice", "stage", "public thread", "private thread", "post")
"""The kinds of places in which a table may stand."""
THREADS = ("public thread", "private thread", "post")
"""Those that are threads: they have no overwrites, only a lock."""

LONG = 1e6
"""Seconds of a clock that does not run out while somebody looks."""

everywhere = pytest.mark.parametrize("kind", KINDS)
"""Runs a test in every kind of place; the test takes ``kind``."""
in_threads = pytest.mark.parametrize("kind", THREADS)
in_channels = pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in THREADS])
also_in_media = pytest.mark.parametrize("kind", [*KINDS, "media post"])
refused_places = pytest.mark.parametrize("kind", ["announcement", "announcement thread", "archived thread", "locked thread"])
"""Places in which commands are offered, but no table may stand."""


@dataclass(frozen=True)
class Place:
    """Where a table is opened, its parent (None: it is a channel itself), and where the people of the table sit in voice."""

    kind: str
    channel: Channel
    parent: Channel | None
    voice: Channel
    owner: Person | None

    @property
    def rights(self) -> Channel:
        """The channel whose overwrites decide who may do what here: a thread has none of its own."""
        return self.parent or self.channel

    def let_in(self, people: Iterable[Person]) -> None:
        """Let people see the place: nobody sees a private thread before they are added."""
        if self.channel.private and self.owner is not None:
            for person in people:
                self.owner.add_to_thread(self.channel, person)

    def sit(self, people: Iterable[Person]) -> None:
        """Let people into the voice of the place; on a stage they request to speak, since others are audience."""
        for person in people:
            person.enter_voice(self.voice)
            if self.voice.type == STAGE and self.owner is not None:
                self.owner.invite_to_speak(person)
                person.accept_invitation()


def place(evening: Evening, kind: str) -> Place:
    """Make a place of a kind and let the evening go on there; threads and posts are opened by an administrator who takes no part."""
    admin = evening.discord.create_person("Správa", guild=evening.guild, locale=evening.locale, administrator=True)
    channel, parent = _made(evening, kind, admin)
    made = Place(kind, channel, parent, channel if kind in ("voice", "stage") else evening.voice, admin)
    evening.channel, evening.voice = made.channel, made.voice
    return made


def _made(evening: Evening, kind: str, admin: Person) -> tuple[Channel, Channel | None]:
    """Return the place and its parent."""
    match kind:
        case "text":
            return evening.channel, None
        case "voice" | "stage" | "announcement":
            return evening.discord.create_channel(evening.guild, f"tady-{kind}", kind), None
        case "public thread" | "private thread":
            return admin.open_thread(evening.channel, "vlákno", private=kind == "private thread"), evening.channel
        case "archived thread" | "locked thread":
            thread = admin.open_thread(evening.channel, "vlákno")
            admin.change_thread(thread, archived=kind == "archived thread", locked=kind == "locked thread")
            return thread, evening.channel
        case "announcement thread":
            news = evening.discord.create_channel(evening.guild, "novinky", "announcement")
            return admin.open_thread(news, "vlákno"), news
        case "post" | "media post":
            forum = evening.discord.create_channel(evening.guild, "forum", "media" if kind == "media post" else "forum")
            return admin.open_post(forum, "Partie", "Tady se hraje."), forum
    raise ValueError(f"there is no kind of place called {kind}")


def gather(evening: Evening, here: Place, count: int) -> list[Person]:
    """Make people who see the place and sit in its voice."""
    people = evening.crowd(count)
    here.let_in(people)
    here.sit(people)
    return people


async def dealt(evening: Evening, people: list[Person], **clocks: float) -> None:
    """Open a table in the place of the evening, seat these people, the first as host, and deal; ``clocks`` by the names of phases."""
    await evening.prefer(text_mode=True, clocks=clocks)
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.session.lobby_moves.change_option("night_length", "prompt")
    await evening.deal(people[0])


def surroundings(evening: Evening, here: Place) -> Any:
    """Return all that a table changes around it, to be compared: overwrites and locks by channel, who is muted, the roles."""
    guild, world = evening.guild, evening.discord.world
    ours = {channel.id for channel in (evening.channel, here.rights, here.voice)}
    channels = {number: (copy.deepcopy(world.channels[number].overwrites), world.channels[number].locked) for number in ours}
    return channels, [user for user, state in guild.voice.items() if state.mute], sorted(guild.roles)


async def prefer_closed(folder: Path, guild: int, **manner: Any) -> None:
    """Let tables close their places on a server whose bot does not run yet; ``manner``: what else the server wants of its evenings."""
    store = await open_store(str(folder / "consigliere.sqlite3"))
    await store.change_guild_settings(guild, lambda settings: settings.update(silence={"channel": True}, text_mode=True, **manner))
    await store.close()
