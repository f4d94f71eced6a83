"""Omissions of the talk on purpose: nobody is counted, and nothing is spoken by a machine's voice (TALK.md, section 17)."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import bot
from bot.tables.registry import TableRegistry
from tests.bot.tables.conftest import clock, new_registry, store

__all__ = ["clock", "new_registry", "store"]

ROOT = Path(bot.__file__).parents[1]
SPOKEN = ("davey", "pynacl", "ffmpeg", "opuslib", "gtts", "piper")


@pytest.mark.rule("TK-4.11")
async def test_no_table_remembers_who_has_written_how_much(new_registry: Callable[[], TableRegistry]) -> None:
    registry = new_registry()
    session = await registry.open_lobby(1, 7, 900, "Ada", "mafie", {}, "cs")
    before = (session.table.setup.json(), session.table.message_state.json(), [seat.row() for seat in session.table.seats])
    for message in range(200):
        registry.event_router.message_posted(7, 1000 + message, 900)
    assert (session.table.setup.json(), session.table.message_state.json(), [seat.row() for seat in session.table.seats]) == before


@pytest.mark.rule("TK-6.8")
def test_no_voice_of_a_machine_is_brought_along() -> None:
    wanted = (ROOT / "requirements.lock").read_text("utf-8").casefold()
    assert not [name for name in SPOKEN if re.search(rf"^{name}\b", wanted, re.MULTILINE)]
    sources = [path.read_text("utf-8") for folder in ("bot", "cogs") for path in (ROOT / folder).rglob("*.py")]
    assert not any(re.search(r"tts\s*=\s*True|FFmpeg|VoiceClient\(|\.connect\(cls", source) for source in sources)
