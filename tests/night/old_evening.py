"""The remains of an earlier release (tests/data/old_tables.md): a database, and the Discord that it was written against."""

import json
import lzma
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import Channel, Guild, Message, Person
from bot.sandbox.world.records import DM, ChannelOverwrite, Role, Snowflakes, User, VoiceState
from tests.night.evening import Evening

DATA = Path(__file__).parents[1] / "data"
DATABASE = "consigliere.sqlite3"


@dataclass
class OldTable:
    """One table as it was left: where it is, who sits there, and ``facts`` about how far it had come."""

    name: str
    id: str
    game: str
    phase: str
    channel: Channel
    people: list[Person]
    facts: dict[str, Any]
    entries: list[tuple[Any, ...]] = field(default_factory=list)
    """The entries of its log, in order."""
    pending: list[str] = field(default_factory=list)
    """Texts for everybody that were planned and not sent."""


class OldEvening(Evening):
    """The evening after the process was killed. ``lost``: people and channels are there still, every message is gone."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch, *, lost: bool = False, name: str = "old_tables") -> None:
        self.kept: dict[str, Any] = json.loads(lzma.decompress((DATA / f"{name}.json.xz").read_bytes()))
        with patch.context() as first:
            first.setattr(Snowflakes, "next", _first(self.kept["bot"]))
            super().__init__(folder)
        self.lost = lost
        self.guild = self._guild()
        self.old_people = {one["id"]: self._person(one) for one in self.kept["people"]}
        self._channels()
        self.unpack(folder / DATABASE, name)
        self.tables = {one["name"]: self._table(one, folder / DATABASE) for one in self.kept["tables"]}

    @staticmethod
    def unpack(file: Path, name: str = "old_tables") -> None:
        """Write the database down as it was left."""
        file.write_bytes(lzma.decompress((DATA / f"{name}.sqlite3.xz").read_bytes()))

    def hurry(self, game: str) -> None:
        """Give the tables of a game short clocks from now on: what nobody answers does not hold up a test."""
        with sqlite3.connect(self.folder / DATABASE) as database:
            database.execute("UPDATE tables SET setup = replace(setup, '50000.0', '30.0') WHERE game = ?", (game,))

    def go_to(self, name: str) -> OldTable:
        """Turn to one table: from now on it is the one of this evening."""
        found = self.tables[name]
        self.channel, self.people = found.channel, found.people
        return found

    # ---- Discord as it was

    def _guild(self) -> Guild:
        told, world = self.kept["guild"], self.discord.world
        guild = Guild(told["id"], told["name"], told["owner"], told["locale"])
        guild.roles[guild.id] = Role(guild.id, "@everyone", self.guild.roles[self.guild.id].permissions, 0)
        guild.roles |= {one["id"]: Role(**one) for one in self.kept["roles"]}
        world.guilds[guild.id] = guild
        owner = world.users.setdefault(told["owner"], User(told["owner"], "Owner"))
        self.discord.guilds.add_member(guild, owner)
        self.discord.invite_bot(guild)
        return guild

    def _person(self, told: dict[str, Any]) -> Person:
        user = User(told["id"], told["name"], locale=told["locale"])
        self.discord.world.users[user.id] = user
        person = self.discord.people[user.id] = Person(self.discord.backend, self.discord.application, user)
        person.join(self.guild)
        bearing = [role for role in self.kept["members"][str(user.id)] if role in self.guild.roles]
        self.guild.members[user.id].roles.update(bearing)
        return person

    def _channels(self) -> None:
        world = self.discord.world
        bot_role = next(role for role in self.guild.roles.values() if role.managed_by)
        old_role = next(role for role in self.kept["members"][str(self.kept["bot"])])
        for told in self.kept["channels"]:
            overwrites = {int(target): ChannelOverwrite(**one) for target, one in told["overwrites"].items()}
            if old_role in overwrites:
                overwrites[bot_role.id] = overwrites.pop(old_role)
            channel = Channel(
                told["id"], told["type"], told["name"], self.guild.id, position=len(self.guild.channels), overwrites=overwrites
            )
            self.guild.channels[channel.id] = world.channels[channel.id] = channel
            self._messages(channel, told)
        for told in self.kept["dms"] if not self.lost else ():
            user = world.users[told["person"]]
            channel = Channel(told["id"], DM, recipients=(user, self.discord.bot))
            world.channels[channel.id] = world.dms[self.discord.application.id, user.id] = channel
            self._messages(channel, told)
        for told in self.kept["voice"]:
            self.guild.voice[told["user_id"]] = VoiceState(**told)

    def _messages(self, channel: Channel, told: dict[str, Any]) -> None:
        for one in told["messages"] if not self.lost else ():
            message = Message(one["id"], channel.id, one["author"], one["wire"], application_id=one["application"], edits=one["edits"])
            channel.messages[message.id] = message
            channel.last_message_id = message.id

    # ---- the database as it was

    def _table(self, told: dict[str, Any], file: Path) -> OldTable:
        channel, people = self.discord.world.channels[told["channel"]], [self.old_people[one] for one in told["people"]]
        pending = "SELECT payload FROM deliveries WHERE table_id = ? AND state = 'pending' AND surface = 'table' ORDER BY n"
        with sqlite3.connect(file) as database:
            return OldTable(
                told["name"], told["id"], told["game"], told["phase"], channel, people, told["facts"],
                entries=entries_in(file, told["id"]),
                pending=[json.loads(payload)["text"] for (payload,) in database.execute(pending, (told["id"],))],
            )  # fmt: skip


def entries_in(file: Path, table: str) -> list[tuple[Any, ...]]:
    """Return the log of a table as the database holds it: number, moment, kind and content of each entry."""
    with sqlite3.connect(file) as database:
        rows = database.execute("SELECT n, at, kind, payload FROM entries WHERE table_id = ? ORDER BY n", (table,)).fetchall()
    return [(n, at, kind, json.loads(payload)) for n, at, kind, payload in rows]


def _first(wanted: int) -> Any:
    """Return a way to make ids that gives ``wanted`` first: the bot is the same as before."""
    given = [wanted]
    real = Snowflakes.next

    def following(snowflakes: Snowflakes) -> int:
        return given.pop() if given else real(snowflakes)

    return following
