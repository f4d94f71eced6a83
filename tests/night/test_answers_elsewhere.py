"""Presses in direct messages reach shard 0, and mean tables of any shard: any process answers for any table (PR-2)."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import replace
from pathlib import Path

import asyncpg
import pytest

from bot.sandbox import Channel, Discord, Message, Person
from bot.tables.session.live_table import LiveTable
from bot.tables.table_session import TableSession
from tests.night.evening import FAST, NAMES
from tests.night.several import BotProcess, guild_of_shard
from tests.postgres_server import emptied

TEMPO = replace(FAST, identify_every=0.01)
NIGHT = 1e6
"""Seconds of a night that does not end while somebody looks."""


class Apart:
    """A game on a server of shard 1; the process of shard 0 hears what its people press in direct messages."""

    def __init__(self, discord: Discord, here: BotProcess, owner: BotProcess, place: Channel, people: list[Person], url: str) -> None:
        self.discord = discord
        self.here = here
        self.owner = owner
        self.place = place
        self.people = people
        self.url = url

    @property
    def session(self) -> TableSession:
        (session,) = self.owner.client.registry.sessions.values()
        return session

    @property
    def table(self) -> LiveTable:
        return self.session.table

    @property
    def moves(self) -> int:
        assert self.table.course is not None
        return self.table.course.game.moves_made

    def asked(self) -> tuple[Person, Message, str, list[str]]:
        """Return somebody who is asked in a direct message, with the message, the menu or button, and what can be chosen."""
        for person in self.people:
            for message in reversed(person.messages(person.dm) if person.dm is not None else []):
                for menu in message.selects:
                    if ":mafie." in menu["custom_id"]:
                        return person, message, menu["custom_id"], [option["value"] for option in menu["options"]]
                for button in message.buttons:
                    if ":mafie." in str(button.get("custom_id", "")):
                        return person, message, button["custom_id"], []
        raise LookupError("nobody is asked in a direct message")

    async def until_asked(self) -> tuple[Person, Message, str, list[str]]:
        async with asyncio.timeout(15):
            while True:
                try:
                    return self.asked()
                except LookupError:
                    await asyncio.sleep(0.02)

    async def answer(self) -> str:
        """Answer the first thing that is asked in a direct message, confirm it where that is wanted, and return what was said then."""
        person, message, custom_id, options = await self.until_asked()
        chosen = [value for value in options if value != "pass"]
        outcome = await (person.choose(message, custom_id, chosen[0]) if chosen else person.press(message, custom_id))
        sure = next((b["custom_id"] for b in outcome.message.buttons if ":sure:" in b.get("custom_id", "")), "") if outcome.message else ""
        if outcome.message is not None and sure:
            outcome = await person.press(outcome.message, sure)
        assert outcome.message is not None, outcome
        return outcome.message.text


async def soon(check: Callable[[], object], within: float = 10.0) -> None:
    async with asyncio.timeout(within):
        while not check():  # noqa: ASYNC110 - nothing tells when the inside of the bot has changed
            await asyncio.sleep(0.01)


@pytest.fixture
async def apart(tmp_path: Path, postgres_url: str) -> AsyncIterator[Apart]:
    """A night has begun on a server of shard 1."""
    url = await emptied(postgres_url)
    discord = Discord()
    discord.gateway.shards = 2
    guild = guild_of_shard(discord, 1, 2)
    place = discord.create_channel(guild, "stůl")
    people = [discord.create_person(name, guild=guild, locale="cs") for name in NAMES[:6]]
    async with discord:
        here, owner = (BotProcess(discord, tmp_path / name, url, shards, TEMPO) for name, shards in (("a", "0/2"), ("b", "1/2")))
        await discord.bot_ready(20)
        await discord.commands_synced()
        manner = {"text_mode": True, "clocks": {"night": NIGHT}}
        await owner.client.registry.store.change_guild_settings(guild.id, lambda settings: settings.update(manner))
        await people[0].command("game open", place, game="mafie")
        lobby = await people[0].wait_for(lambda message: bool(message.buttons), place=place, timeout=10)
        (table,) = owner.client.registry.sessions
        for person in people:
            await person.press(lobby, f"c1:{table}:join")
        made = Apart(discord, here, owner, place, people, url)
        await made.session.lobby_moves.change_option("night_length", "prompt")
        await people[0].command("game start", place)
        await soon(lambda: made.table.phase == "running")
        await soon(lambda: here.client.serving is not None and here.client.serving.holding.processes == 2)
        yield made
        await here.stop()
        await owner.stop()


@pytest.mark.rule("PR-2.1", "PR-2.2")
async def test_an_answer_in_a_direct_message_is_taken_by_a_copy_and_told_by_the_owner(apart: Apart) -> None:
    before = apart.moves
    assert apart.owner.client.serving is not None
    apart.owner.client.serving.following.look = _never  # type: ignore[method-assign]  # the notice alone has to do
    await apart.answer()
    assert apart.here.client.serving is not None
    assert apart.table.id in apart.here.client.serving.copies
    await soon(lambda: apart.moves > before)
    rows = await apart.owner.client.registry.store.entries(apart.table.id)
    answers = [row for row in rows if row.kind == "answer" and row.payload.get("press")]
    assert len(answers) == 1 and answers[0].payload["message"]
    assert apart.here.client.registry.sessions == {}


@pytest.mark.rule("PR-2.1")
async def test_an_answer_is_taken_while_the_owner_is_down(apart: Apart) -> None:
    await apart.until_asked()
    table = apart.table.id
    await apart.owner.stop()
    await apart.answer()
    rows = await apart.here.client.registry.store.entries(table)
    assert [row.kind for row in rows if row.payload.get("press")] == ["answer"]
    apart.owner = BotProcess(apart.discord, apart.owner.supervisor.settings.data, apart.url, "1/2", TEMPO)
    await apart.owner.until_holding(1)
    await soon(lambda: apart.owner.client.registry.sessions and apart.table.course and apart.table.course.entries > len(rows) - 1)


@pytest.mark.rule("PR-2.4")
async def test_a_notice_that_is_never_heard_costs_a_second(apart: Apart) -> None:
    serving = apart.owner.client.serving
    assert serving is not None
    serving.hear = lambda notice: None  # type: ignore[method-assign]
    before = apart.moves
    await apart.answer()
    await soon(lambda: apart.moves > before)


@pytest.mark.rule("PR-2.1")
async def test_an_overtaken_process_reads_on_and_retries(apart: Apart) -> None:
    serving = apart.owner.client.serving
    assert serving is not None
    await apart.until_asked()
    serving.hear = lambda notice: None  # type: ignore[method-assign]
    serving.following.look = _never  # type: ignore[method-assign]  # the owner is not to know before it presses itself
    before = apart.moves
    await apart.answer()
    assert apart.moves == before
    course = apart.table.course
    assert course is not None
    known = await apart.owner.client.registry.store.entries(apart.table.id)
    assert len(known) > course.entries
    ask = next(ask for ask in course.game.asks if ask.holds and f"{ask.seat}" not in str(known[-1].payload["ask"]).split("/"))
    user = apart.table.seat(ask.seat).user_id
    assert user is not None
    await apart.session.answers.answer(
        user, ask.name, None, [option.id for option in ask.options if not option.host_only][: max(1, ask.least)]
    )
    assert apart.table.course is not None
    assert apart.table.course.entries == len(known) + 1


async def _never() -> None:
    pass


@pytest.mark.rule("PR-2.5")
async def test_changes_to_the_owners_state_are_made_by_the_owner(apart: Apart) -> None:
    """The language of a person, set in direct messages, changes what the owner of the table shows."""
    person = apart.people[1]
    seat = apart.table.seat_of(person.id)
    assert seat is not None and apart.table.seat(seat).language != "en"
    await apart.until_asked()
    assert person.dm is not None
    outcome = await person.command("me settings", person.dm)
    assert outcome.message is not None, outcome
    chosen = await person.press(outcome.message, "c1:me:language:en")
    assert chosen.message is not None, chosen
    await soon(lambda: apart.table.seat(seat).language == "en")


@pytest.mark.rule("PR-2.4", "PR-2.5", "CL-16.2")
@pytest.mark.parametrize("won_anew", [False, True])
async def test_a_language_unknown_to_the_owner_is_its_own_a_moment_later(apart: Apart, *, won_anew: bool) -> None:
    person = apart.people[1]
    seat = apart.table.seat_of(person.id)
    assert seat is not None and apart.table.seat(seat).language != "en"
    serving = apart.owner.client.serving
    assert serving is not None and serving.holding.session is not None
    serving.hear = lambda notice: None  # type: ignore[method-assign]
    if won_anew:  # missed changes are looked for at once, and the slow look finds nothing more to do
        serving.holding.session._connection.terminate()
    await apart.here.client.registry.personal.change(person.id, locale="en-GB", text_mode=True, writes=True)
    read = {"language": "en", "text_mode": True}
    async with asyncio.timeout(10.0):
        while read.items() - (await _saved_seat(apart, seat)).items():  # noqa: ASYNC110 - memory is ahead of a write that fails, and goes back
            await asyncio.sleep(0.05)
    await soon(lambda: apart.table.seat(seat).language == "en")
    assert apart.table.seat(seat).text_mode and apart.table.seat(seat).writes


async def _saved_seat(apart: Apart, number: int) -> Mapping[str, object]:
    table = await apart.here.client.registry.store.table(apart.table.id)
    assert table is not None
    (saved,) = [seat for seat in table.seats if seat.seat == number]
    return saved.extra


@pytest.mark.rule("PR-2.1", "PR-2.5")
async def test_a_press_that_is_no_answer_is_handed_to_the_owner(apart: Apart) -> None:
    person, message, _, _ = await apart.until_asked()
    helping = next(b["custom_id"] for b in message.buttons if b.get("custom_id", "").endswith(":help"))
    outcome = await person.press(message, helping)
    assert outcome.message is not None, outcome
    connection = await asyncpg.connect(apart.url)
    assert await connection.fetchval("SELECT COUNT(*) FROM inbox") == 0
    await connection.close()


@pytest.mark.rule("PR-2.3", "NT-2.3")
async def test_a_desk_that_leafing_opens_in_direct_messages_is_kept_by_the_owner(apart: Apart) -> None:
    """It is edited when the questions of its person change, and that person is not called to the table; a copy hears of no change."""
    person, message, asked, _ = await apart.until_asked()
    seat = apart.table.seat_of(person.id)
    assert seat is not None and not apart.session.desks.is_open(seat)
    table, question = asked.removeprefix("c1:").split(":", 1)
    outcome = await person.press(message, f"c1:{table}:look:{question}", force=True)
    assert outcome.message is not None, outcome
    await soon(lambda: apart.session.desks.is_open(seat))


@pytest.mark.rule("PR-2.3")
async def test_a_copy_writes_nothing_that_people_see(apart: Apart) -> None:
    await apart.until_asked()
    await soon(lambda: not apart.session.outbox.lines.pending)
    await apart.answer()
    serving = apart.here.client.serving
    assert serving is not None
    copy = serving.copies.get(apart.table.id)
    assert copy is not None and copy.table.is_copy
    assert not copy.outbox.lines.pending and copy.outbox._task is None
