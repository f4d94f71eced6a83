"""On a machine that has no time to draw, a board says in words what its picture would show, and people can press (review S-3)."""

import asyncio
from typing import Any

import pytest

from bot.discord_io import components
from bot.presenting.drawing import render
from bot.sandbox import Message
from bot.tables.delivery import board
from tests.night.evening import Evening


async def test_a_board_does_not_wait_for_a_late_picture_and_shows_it_when_it_is_there(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    dry = asyncio.Event()

    async def slow(drawing: Any, urgency: Any) -> bytes:
        await dry.wait()
        return await render(drawing, urgency)

    people = evening.crowd(3)
    await evening.open_table(people[0], game="mafia_city")
    await evening.seat(people)
    monkeypatch.setattr(board, "PICTURE_WITHIN", 0.3)
    monkeypatch.setattr(components, "render", slow)
    await evening.deal(people[0])
    shown = await evening.discord.until(lambda: _board(evening))
    assert not shown.alt_texts, "words stand in the place of the picture"
    assert len(shown.text) > 100
    dry.set()
    await evening.discord.until(lambda: shown.alt_texts, timeout=20)
    assert _board(evening) is shown, "the same message shows it"


async def test_a_lobby_does_not_wait_for_its_poster(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    dry = asyncio.Event()

    async def slow(drawing: Any, urgency: Any) -> bytes:
        await dry.wait()
        return await render(drawing, urgency)

    monkeypatch.setattr(components, "render", slow)
    people = evening.crowd(3)
    await evening.open_table(people[0], game="mafia_city")
    lobby = await evening.lobby()
    assert not lobby.alt_texts
    await evening.seat(people)
    await evening.discord.until(lambda: "Karel" in lobby.text)
    dry.set()
    await evening.discord.until(lambda: lobby.alt_texts, timeout=20)
    assert await evening.lobby() is lobby, "the same message shows it"


def _board(evening: Evening) -> Message | None:
    return evening.channel.messages.get(evening.table.message_state.channel.board.id or 0)
