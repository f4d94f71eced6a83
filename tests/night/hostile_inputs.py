"""Every argument of every command, every custom id, menu and modal, filled with hostile values by a host, a player and a stranger.

``tests.night.mischief`` forges what it sees at a running table; this draws from everything that the bot reads, also in the hands of people
who may do much. Each input is answered with a sentence in the language of its person, and a refused one changes nothing in the database.
"""

import sqlite3
from collections import Counter
from contextlib import closing, suppress
from typing import Any

import pytest

from bot.app.season_lines import OWED_LINES
from bot.discord_io.components import FIELD
from bot.presenting.texts import Words, words_in
from bot.sandbox import InteractionOutcome, Message, Person
from bot.sandbox.world.interaction import SandboxInteraction
from bot.tables.refusal import Refused
from cogs.presses import TYPED, VERBS
from cogs.responses import Reply
from engines.chance import Stream
from engines.table import Text
from tests.night.club_evening import call, caller, in_days
from tests.night.evening import Evening, plain
from tests.night.mischief import (
    ATTACHMENT,
    CHANNEL,
    FAULT,
    INTEGER,
    NUMBER,
    NUMBERS,
    OPENING,
    STRING,
    TEXTS,
    USER,
    full_names,
    modal_of_nobody,
)
from tests.night.test_history import a_game

EXTRAS = (
    "", "0", "1", "7", "99", "007", "9" * 18, str(2**63 - 1), str(2**63), "9" * 80, "-1", "+1", "1e9", "0.5", "a", "a" * 80, ".", "..",
    ":", ",,,", "=", "@", "/", "seat:0", "seat=0", "seat=99", "1:ready", "1:seat=0", "1:seat=99", "mafie.vote.first:1:seat=0",
    "mafie.vote.first:999999:seat=99", "none.such:1", "remove:0", "remove:99", "kick:seat=0", "pause", "pause:x", "cancel:0", "all",
    "0.all.0.all", f"1.mafie.{2**63 - 1}.all", "0.chess.0.all", "0.all.0.ezzzzzzzz", "0.all.all", "1.mafie.none", "0.0.0.0.0", "name",
    "note", "when", "chairs", "place", "season", "evening", "mafie", "__class__", "true", "None", "A-Z", "1,2,3", "0,0,0", "20,21",
)  # fmt: skip
"""Possible text behind the verb of a custom id."""

QUESTIONS = ("mafie.vote.first", "mafie.day.ready", "practice.begin", "practice.end", "none.such")
"""Names in custom ids that are no verbs."""

BY_ITSELF = frozenset(
    {"deliveries", "positions", "inbox", "odds", "ratings", "surfaces", "updated_at", "touched_at", "version", "schema_version"}
)
"""Tables and columns that also change while nobody does anything; the inbox holds the keys to late answers until they are given.

Ratings are counted on when somebody reads them.
"""

EVERY = 50
"""Inputs between two tables, so that lobby and game take turns."""


class HostileInputs:
    """Hostile inputs, drawn by lot. ``tried`` counts them, ``wrong`` says what was answered badly."""

    def __init__(self, evening: Evening, chance: Stream, patches: pytest.MonkeyPatch) -> None:
        self.tried: Counter[str] = Counter()
        self.wrong: list[str] = []
        self._evening = evening
        self._chance = chance
        self._refused: dict[int, Refused] = {}
        self._asked: SandboxInteraction | None = None
        refuse = Reply.refuse

        async def noted(reply: Reply, refused: Refused) -> None:
            self._refused[reply.interaction.id] = refused
            await refuse(reply, refused)

        patches.setattr(Reply, "refuse", noted)

    async def live(self, count: int) -> None:
        """Fill the server with a finished game, an evening and a table, and try so many inputs there."""
        evening = self._evening
        self._aside = evening.discord.create_channel(evening.guild, "vedle")
        self._host, self._player, *_ = people = [caller(evening), *evening.crowd(5)]
        self._stranger = evening.person(locale="en-GB" if evening.locale == "cs" else "cs")
        await a_game(evening)
        self._finished = evening.table.id
        await call(evening, self._host)
        for number in range(count):
            if number % EVERY == 0 or evening.registry.table_in(evening.channel.id) is None:  # some input has closed it
                await self._table(people, deal=number // EVERY % 2 == 1)
            await self._one(number)

    async def _table(self, people: list[Person], *, deal: bool) -> None:
        """Let the host have a table: its lobby, or the first day of its game, whose clocks stand."""
        evening, table = self._evening, self._evening.registry.table_in(self._evening.channel.id)
        if table is None or table.phase == "ended":
            await evening.prefer(clocks=dict.fromkeys(("deal", "night", "discussion"), 1e6))
            await evening.open_table(self._host)
            await evening.seat(people)
        if deal and evening.table.phase == "lobby":
            with suppress(Refused):  # some input has sent people away or changed the rules
                await evening.session.lobby_moves.start(self._host.id)

    async def _one(self, number: int) -> None:
        kind = ("command", "command", "type", "press", "choose", "modal")[number % 6]
        person = self._chance.pick((self._host, self._host, self._player, self._stranger))
        await self._evening.eventually(lambda: OWED_LINES not in str(self._stored()["guild_settings"]))  # the input before is done
        before = self._stored()
        outcome, named = await getattr(self, f"_{kind}")(person)
        self.tried[kind] += 1
        if outcome is None:
            return
        self._asked = outcome.interaction
        named = f"{number} {person.name}: {kind} {named}"[:220]
        said, refused = outcome.text, self._refused.get(outcome.interaction.id)
        if outcome.failed:
            self.wrong.append(f"{named}: no answer in time")
        elif FAULT.search(said):
            self.wrong.append(f"{named}: {said[:100]}")
        if refused is None:
            return
        expected = plain(self._words(person).text(Text(refused.key, refused.args_), self._names()))
        if plain(said) != expected:
            self.wrong.append(f"{named}: {said[:100]!r} in place of {expected[:100]!r}")
        after = self._stored()
        if changed := [table for table in before.keys() | after if before.get(table) != after.get(table)]:
            self.wrong.append(f"{named}: refused with {refused.key}, and changed {changed}")

    # ---- the inputs

    async def _command(self, person: Person) -> tuple[InteractionOutcome, str]:
        name, options = self._chance.pick(full_names(person.commands(self._evening.channel)))
        hostile = self._chance.pick(options)["name"] if options else ""
        given = {
            option["name"]: self._hostile(option) if option["name"] == hostile else self._sound(option)
            for option in options
            if option["name"] == hostile or option.get("required") or not self._chance.below(3)
        }
        place = self._aside if name == OPENING else self._evening.channel
        return await person.command(name, place, force=True, **given), f"/{name} {given}"

    async def _type(self, person: Person) -> tuple[None, str]:
        found = [(name, one["name"]) for name, all_ in full_names(person.commands(self._aside)) for one in all_ if one.get("autocomplete")]
        name, option = self._chance.pick(found)
        await person.autocomplete(name, self._evening.channel, option, self._text())
        return None, name

    async def _press(self, person: Person) -> tuple[InteractionOutcome, str]:
        custom_id = self._custom_id()
        return await person.press(self._message(), custom_id, force=True), custom_id

    async def _choose(self, person: Person) -> tuple[InteractionOutcome, str]:
        custom_id, count = self._custom_id(), self._chance.pick((0, 1, 1, 1, 2, 30))
        values = [self._text() for _ in range(count)]
        return await person.choose(self._message(), custom_id, *values, force=True), f"{custom_id} {values}"

    async def _modal(self, person: Person) -> tuple[InteractionOutcome, str]:
        custom_id, text = self._custom_id(sorted(TYPED)), self._text()[:4_000]
        modal = modal_of_nobody(custom_id, self._message(), self._asked)
        return await person.submit(modal, {FIELD: text}, force=True), f"{custom_id} {text}"

    # ---- what they are filled with

    def _hostile(self, option: dict[str, Any]) -> Any:
        kind = option["type"]
        if kind == STRING:
            return self._text()
        if kind in (INTEGER, NUMBER):
            return self._chance.pick((*NUMBERS, *((0.5, -1e308, 1e308) if kind == NUMBER else ())))
        return self._sound(option)

    def _sound(self, option: dict[str, Any]) -> Any:
        kind = option["type"]
        if option.get("choices"):
            return self._chance.pick(option["choices"])["value"]
        if kind == USER:
            return self._chance.pick((self._host, self._player, self._stranger))
        if kind == ATTACHMENT:
            return "record.json", self._text().encode("utf-8", "surrogatepass")
        if kind == CHANNEL:
            return self._chance.pick((self._aside, self._evening.voice))
        if kind == STRING:
            return in_days(self._evening, 6) if option["name"].startswith(("when", "date")) else "1"
        return 60 if kind in (INTEGER, NUMBER) else True

    def _text(self) -> str:
        return self._chance.pick((*TEXTS, *EXTRAS, *self._ids()))

    def _custom_id(self, verbs: list[str] | None = None) -> str:
        chance = self._chance
        verb, extra = chance.pick(verbs or [*VERBS, *QUESTIONS]), chance.pick((*EXTRAS, *self._ids()))
        table = self._evening.table.id
        if chance.below(4) == 0:
            about = chance.pick(("club", "me", "setup", "practice", "lzzzzzzzz", "zzzzzzzz", table, *self._evenings()))
        elif verb.startswith("ev."):
            about = chance.pick(self._evenings() or ["club"])
        else:
            about = "practice" if verb.startswith("practice.") else chance.pick((table, table, self._finished, "club"))
        return (f"c1:{about}:{verb}" + (f":{extra}" if extra else ""))[:100]

    def _ids(self) -> tuple[str, ...]:
        there = (self._host, self._player, self._stranger, self._evening.guild, self._evening.channel, self._evening.voice)
        return (*(str(one.id) for one in there), self._finished, *self._evenings())

    def _evenings(self) -> list[str]:
        return list(self._evening.client.evening_scheduler.evenings)

    def _message(self) -> Message:
        evening = self._evening
        return evening.living("join") or evening.living("desk") or next(iter(evening.channel.messages.values()))

    # ---- what is known of it

    def _words(self, person: Person) -> Words:
        return words_in("cs" if person.locale == "cs" else "en")

    def _names(self) -> tuple[str, ...]:
        return tuple(self._evening.table.names())

    def _stored(self) -> dict[str, list[Any]]:
        """Return the rows of the database by table, without what is still being delivered and counted by itself."""
        with closing(sqlite3.connect(self._evening.folder / "consigliere.sqlite3")) as database:
            tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'") if name not in BY_ITSELF]
            columns = {one: [row[1] for row in database.execute(f"PRAGMA table_info({one})") if row[1] not in BY_ITSELF] for one in tables}
            return {one: database.execute(f"SELECT {', '.join(names)} FROM {one}").fetchall() for one, names in columns.items()}
