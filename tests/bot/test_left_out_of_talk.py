"""What the talk leaves out on purpose: nobody is counted, and nothing is spoken by a machine's voice (TALK.md, section 17)."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import bot
from bot.runtime.settings import Settings
from bot.store import Store
from bot.tables.registry import TableRegistry
from tests.bot.tables.conftest import Clock

ROOT = Path(bot.__file__).parents[1]
SPOKEN = ("davey", "pynacl", "ffmpeg", "opuslib", "gtts", "piper")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(tmp_path: Path) -> Any:
    from bot.store import open_store

    store = await open_store(tmp_path / "night.sqlite3")
    yield store
    await store.close()


@pytest.mark.rule("TK-4.11")
async def test_no_table_remembers_who_has_written_how_much(store: Store, clock: Clock) -> None:
    client: Any = SimpleNamespace(get_channel=lambda _: None, get_guild=lambda _: None)
    registry = TableRegistry(client, store, Settings(_env_file=None), now=clock)
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
