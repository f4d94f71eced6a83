"""A game whose channel is deleted: everybody is told, nothing of it stays behind, and its host lets it go on in another channel."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Channel, Message, Person
from bot.tables.table_session import TableSession
from tests.night.evening import FAST, Evening, plain, seen
from tests.night.places import LONG, Place, dealt, gather, place
from tests.night.test_clicks import text_of
from tests.night.test_silence import dead, someone_dies, soon
from tests.night.walks.at_rest import at_rest

CS = words_in("cs")


@pytest.fixture
async def slow(tmp_path: Path) -> AsyncIterator[Evening]:
    async with Evening(tmp_path, tempo=replace(FAST, factor=0.05)) as made:
        await made.prefer(text_mode=True, clocks=dict.fromkeys(("night", "discussion"), 1e6))
        yield made


async def homeless(evening: Evening) -> list[Person]:
    """A game by night whose channel is deleted when everybody who plays carries the role."""
    people = evening.crowd(6)
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    await evening.eventually(lambda: evening.table.message_state.silence.role_ready, 40)
    session = evening.session
    evening.discord.delete_channel(evening.channel)
    await evening.eventually(lambda: session.table.phase == "paused")
    return people


def playing(evening: Evening) -> list[str]:
    return [role.name for role in evening.guild.roles.values() if role.name == CS("role-playing")]


async def test_the_role_of_the_players_is_taken_away(slow: Evening) -> None:
    await homeless(slow)
    await slow.eventually(lambda: not playing(slow))


async def test_a_channel_that_is_gone_is_not_called_again(slow: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    await homeless(slow)
    (session,) = slow.registry.sessions.values()
    await slow.eventually(lambda: not playing(slow))
    await session.outbox.wait_idle()
    called: list[int] = []
    real = session.postman.post

    async def post(channel_id: int, *args: Any, **more: Any) -> int:
        called.append(channel_id)
        return await real(channel_id, *args, **more)

    monkeypatch.setattr(session.postman, "post", post)
    session.table.message_state.channel.board.id = None
    await session.say("pause")
    for _ in range(3):
        session.outbox.hurry()
        await session.outbox.wait_idle()
        await asyncio.sleep(0.05)
    assert session.outbox.trouble == "" and session.outbox.retry_at is None
    assert slow.channel.id not in called


async def test_the_host_lets_it_go_on_in_another_channel(slow: Evening) -> None:
    people = await homeless(slow)
    (session,) = slow.registry.sessions.values()
    told = session.table.running.game.notices
    here = slow.discord.create_channel(slow.guild, "jinde")
    assert text_of(await people[2].command("game resume", here)).startswith(plain(CS("no-host", who="§")).split("§")[0])
    asked = await people[0].command("game resume", here)
    assert asked.message is not None and plain(CS("game-elsewhere")) in plain(text_of(asked))
    assert session.table.phase == "paused"
    await people[0].press(asked.message, f"c1:{session.table.id}:h.move")
    await slow.eventually(lambda: session.table.phase == "running" and session.table.channel_id == here.id)
    assert slow.registry.table_in(here.id) is session.table

    def board() -> Message | None:
        return next((one for one in here.messages.values() if any(":desk" in str(b.get("custom_id", "")) for b in one.buttons)), None)

    await slow.discord.until(board)
    assert session.table.running.game.notices[: len(told)] == told
    assert text_of(await people[3].command("game open", here, game="mafie")) == plain(CS("table-busy"))
    await slow.restart_bot()
    again = slow.registry.table_in(here.id)
    assert again is not None and again.id == session.table.id and again.phase == "running"


async def test_no_game_moves_onto_another_table(slow: Evening) -> None:
    people = await homeless(slow)
    (session,) = slow.registry.sessions.values()
    here = slow.discord.create_channel(slow.guild, "jinde")
    asked = await people[0].command("game resume", here)
    other = slow.person()
    await other.command("game open", here, game="mafie")
    await slow.eventually(lambda: slow.registry.table_in(here.id) is not None)
    assert asked.message is not None
    assert text_of(await people[0].press(asked.message, f"c1:{session.table.id}:h.move")) == plain(CS("table-busy"))
    assert session.table.phase == "paused"


async def test_a_late_delivery_to_the_old_channel_does_not_stop_the_game_in_the_new_one(
    slow: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A delivery that learns of the old channel's end says nothing of the new one, also where the table is looked at as the game moves."""
    people = await homeless(slow)
    (session,) = slow.registry.sessions.values()
    here = slow.discord.create_channel(slow.guild, "jinde")
    asked = await people[0].command("game resume", here)
    session.outbox.trouble, session.outbox.gone = "channel", slow.channel.id
    append, looking = slow.registry.store.append, []

    async def looked_at_meanwhile(*entry: Any, **rows: Any) -> None:
        looking.append(asyncio.create_task(session.attend()))
        await asyncio.sleep(0.05)
        await append(*entry, **rows)

    monkeypatch.setattr(slow.registry.store, "append", looked_at_meanwhile)
    assert asked.message is not None
    await people[0].press(asked.message, f"c1:{session.table.id}:h.move")
    await slow.eventually(lambda: session.table.phase == "running")
    await session.outbox.wait_idle()
    await asyncio.sleep(0.3)
    assert session.table.phase == "running"
    assert session.outbox.trouble == ""


@pytest.mark.parametrize("kind", ["voice", "stage"])
@pytest.mark.parametrize("restarted", [False, True])
async def test_the_host_of_a_game_whose_voice_channel_was_its_place_reads_once_that_it_waits(
    slow: Evening, kind: str, restarted: bool
) -> None:
    """Not also that it goes on in writing without its voice channel."""
    here = place(slow, kind)
    people = gather(slow, here, 6)
    await dealt(slow, people, night=LONG)
    await slow.eventually(lambda: slow.table.message_state.silence.voice == here.channel.id)
    table = slow.table
    if restarted:
        await slow.stop_bot()
    slow.discord.delete_channel(here.channel)
    if restarted:
        await slow.start_bot()
    told = await people[0].wait_for(lambda message: plain(CS("table-gone")) in plain(message.text))
    (session,) = slow.registry.sessions.values()
    assert session.table.id == table.id
    await slow.eventually(lambda: session.table.phase == "paused" and not session.table.message_state.silence.voice)
    await at_rest(slow)
    assert not any(plain(CS("voice-gone")) in plain(message.text) for message in people[0].messages(people[0].dm))
    assert told in people[0].messages(people[0].dm)


async def with_a_graveyard(slow: Evening, here: Place) -> tuple[list[Person], Channel]:
    """Play in a place until somebody is out; return the people and the graveyard."""
    people = gather(slow, here, 9)
    await dealt(slow, people, discussion=LONG)
    await someone_dies(slow, people)
    await soon(slow, lambda: slow.guild.threads.keys() - {here.channel.id})
    (grave,) = [thread for number, thread in slow.guild.threads.items() if number != here.channel.id]
    out = dead(slow, people)[0]
    await soon(slow, lambda: out.can_write(grave))
    return people, grave


async def goes_on_in(slow: Evening, host: Person, session: TableSession, elsewhere: Channel) -> None:
    slow.discord.delete_channel(slow.channel)
    await slow.eventually(lambda: session.table.phase == "paused")
    slow.channel = elsewhere
    asked = seen(await host.command("game resume", elsewhere))
    await host.press(asked, f"c1:{session.table.id}:h.move")
    await slow.eventually(lambda: session.table.phase == "running")


@pytest.mark.rule("MF-15.11", "MF-15.20")
async def test_the_graveyard_outlives_the_thread_of_its_table(slow: Evening) -> None:
    """It is beside that thread: the dead stay where they are, and everybody is let in at the end."""
    here = place(slow, "public thread")
    people, grave = await with_a_graveyard(slow, here)
    session = slow.session
    await goes_on_in(slow, people[0], session, here.rights)
    await at_rest(slow)
    assert list(slow.guild.threads.values()) == [grave]
    await session.host_moves.end(people[0].id)
    await soon(slow, lambda: all(person.sees(grave) for person in people))


@pytest.mark.rule("MF-15.11")
async def test_a_graveyard_gone_with_the_channel_is_opened_in_the_new_one(slow: Evening) -> None:
    """The library does not know an archived thread, so Discord tells nothing of its end."""
    here = place(slow, "text")
    people, grave = await with_a_graveyard(slow, here)
    slow.discord.archive(grave)
    await goes_on_in(slow, people[0], slow.session, slow.discord.create_channel(slow.guild, "jinde"))
    out = dead(slow, people)[0]
    await soon(slow, lambda: any(out.can_write(thread) for thread in slow.guild.threads.values() if thread is not grave))
