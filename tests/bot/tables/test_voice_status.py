"""Status, voices and rights of the channels tell nothing before the lines of the table (NT-5.5, TK-10.1)."""

import pytest

from bot.store import Store
from bot.tables.moderation.access_rules import channel_rules, voice_rules
from bot.tables.moderation.slow_mode import wanted
from bot.tables.moderation.voice_status import status_text
from bot.tables.session.hosting import HostMoves
from bot.tables.session.table_settings import TableSettings
from tests.bot.tables.conftest import HOST, Clock
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
    assert [len(channel_rules(local.table, posted).dead) for posted in (before, len(keys))] == [0, 1]
    assert status_text(local.table, len(keys)) == words("voice-status", moment="day", round=night, living=8)


@pytest.mark.rule("MF-15.2", "TK-10.1")
async def test_the_end_frees_nobody_before_its_line_is_posted(store: Store, clock: Clock) -> None:
    local = await talking_table(store, clock, 7, TableSettings(slow_mode=10))
    await to(local, clock, "discussion")
    before = len(local.table.running.game.notices)
    local.table.phase = "paused"
    assert wanted(local.table, before) == 0, "nobody is slowed in a pause"
    local.table.phase = "running"
    await HostMoves(local.table).end(HOST)
    after = len(local.table.running.game.notices)
    assert local.table.running.over(clock())
    assert [voice_rules(local.table, posted).free for posted in (before, after)] == [False, True]
    assert [channel_rules(local.table, posted).watched for posted in (before, after)] == [True, False]
    assert [wanted(local.table, posted) for posted in (before, after)] == [10, 0]
