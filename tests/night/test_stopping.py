"""The bot is stopped while many tables play (S-12): channels and voices first, all at once, without waiting for pictures."""

import asyncio
from typing import Any

import pytest

from bot.discord_io import components
from bot.sandbox import Channel
from bot.store import SeasonRow
from bot.tables.moderation.silence import Silence
from bot.tables.refusal import Refused
from bot.tables.table_session import TableSession
from tests.night.evening import Evening, on_postgres_too
from tests.night.test_silence import soon

TABLES, SEATS = 4, 6


async def _load(evening: Evening, number: int) -> tuple[TableSession, Channel]:
    """Begin a game in a channel of its own."""
    channel = evening.discord.create_channel(evening.guild, f"stůl {number}")
    people = [evening.person(f"{number}. {seat}") for seat in range(SEATS)]
    host = people[0]
    await evening.client.wait_until_ready()
    await soon(evening, lambda: evening.client.get_channel(channel.id))
    session = await evening.registry.open_lobby(evening.guild.id, channel.id, host.id, host.name, "mafie", {}, "cs", may_close=True)
    for person in people:
        await session.lobby_moves.sit(person.id, person.name)
        await session.lobby_moves.ready(person.id, person.id)
    await soon(evening, lambda: session.table.phase == "running")  # all are ready: it begins by itself
    return session, channel


def _closed(channel: Channel) -> bool:
    return any(one.deny for one in channel.overwrites.values())


@on_postgres_too
async def test_channels_are_given_back_at_all_tables_at_once_though_no_picture_is_ready(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(_drawing: Any, _urgency: object) -> bytes:
        await asyncio.sleep(3600)
        return b""

    loaded = [await _load(evening, number) for number in range(TABLES)]
    await soon(evening, lambda: all(_closed(channel) for _, channel in loaded))
    monkeypatch.setattr(components, "render", never)
    for session, _ in loaded:
        session.messages.board.ask_repost()
        session.messages.seat_messages.refresh_hand(0)
        session.outbox.hurry()
    given_back = Silence.restore_for_shutdown
    steps: list[str] = []

    async def restored(silence: Silence) -> None:
        steps.append("begins")
        await given_back(silence)
        steps.append("ends")

    monkeypatch.setattr(Silence, "restore_for_shutdown", restored)
    await evening.stop_bot()  # no later than in a minute; the pictures would need an hour
    assert steps == ["begins"] * TABLES + ["ends"] * TABLES
    assert not any(_closed(channel) for _, channel in loaded)
    monkeypatch.undo()
    await evening.start_bot()
    await soon(evening, lambda: all(_closed(channel) for _, channel in loaded))
    assert len(evening.registry.sessions) == TABLES


async def test_a_look_that_comes_after_the_table_was_left_closes_nothing(evening: Evening) -> None:
    session, channel = await _load(evening, 1)
    await soon(evening, lambda: _closed(channel))
    await session.close(1.0)
    await session.silence.attend()
    assert not _closed(channel)


@pytest.mark.parametrize("refused", [False, True])
async def test_an_answer_that_is_not_ready_when_the_bot_stops_is_no_fault(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, refused: bool
) -> None:
    """Discord cannot be reached any more; what was put off is answered after the next start."""
    staff, asked, stopped, seasons = evening.person(permissions=("manage_guild",)), asyncio.Event(), asyncio.Event(), ()

    async def late(_guild: int) -> tuple[SeasonRow, ...]:
        asked.set()
        await stopped.wait()
        if refused:
            raise Refused("no-store")
        return seasons

    monkeypatch.setattr(evening.registry.store.honours, "seasons", late)
    pending = staff.command("season show", evening.channel)
    await asked.wait()
    await evening.stop_bot()
    stopped.set()
    await evening.eventually(lambda: not any(task.get_name().startswith("CommandTree") for task in asyncio.all_tasks()))
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []
    pending.cancel()
