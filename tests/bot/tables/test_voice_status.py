"""The status of the voice channel tells nothing before the lines of the channel (NT-5.5)."""

import pytest

from bot.store import Store
from bot.tables.moderation.voice_status import status_text
from tests.bot.tables.conftest import Clock
from tests.bot.tables.rounds import talking_table, to


@pytest.mark.rule("NT-5.5")
async def test_an_elimination_counts_once_its_line_is_posted(store: Store, clock: Clock) -> None:
    local = await talking_table(store, clock, 9)
    keys: list[str] = []
    for _ in range(3):  # an undecided Mafia may take nobody
        await to(local, clock, "discussion")
        keys = [notice.text.key for notice in local.table.running.game.notices]
        if "mf-out" in keys:
            break
        await to(local, clock, "agent")
    before, words = keys.index("mf-out"), local.table.words
    night = local.table.running.public(clock()).round
    assert status_text(local.table, before) == words("voice-status", moment="night", round=night, living=9)
    assert status_text(local.table, len(keys)) == words("voice-status", moment="day", round=night, living=8)
