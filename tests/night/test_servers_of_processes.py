"""Of which servers a process says that they have left: of those of its own shards that Discord lists to it (CL-17.2, PR-1.4)."""

import pytest

from tests.night.several import Two, guild_of_shard
from tests.night.test_arriving import greetings


@pytest.mark.rule("CL-17.2", "PR-1.4")
async def test_a_process_that_starts_on_three_days_gives_up_no_server_of_another(two: Two) -> None:
    gone = guild_of_shard(two.discord, 0, 2)
    await two.known(gone)
    for day in (1, 2, 3):
        await two.first.stop()
        if day == 1:
            two.discord.kick_bot(gone)
        two.first = two.process("a", "0/2", day)
        await two.missed(gone, day)
    rows = await two.rows()
    assert rows[gone.id].left_at is not None
    assert [(rows[one.id].left_at, rows[one.id].missing) for one in two.guilds] == [(None, ()), (None, ())]
    assert [greetings(guild) for guild in two.guilds] == [[], []]


@pytest.mark.rule("CL-17.2", "CL-18.1", "PR-1.4")
async def test_a_process_that_takes_a_shard_over_gives_up_and_greets_no_other_server(two: Two) -> None:
    await two.first.stop()
    two.first = two.process("c", "auto", 1)  # it stands by for shard 1
    await two.first.until_holding(0)
    await two.second.stop()
    came = guild_of_shard(two.discord, 1, 2)
    two.second = two.first
    await two.first.until_holding(1)
    await two.discord.until(lambda: len(greetings(came)) == 1)
    rows = await two.rows()
    assert [(rows[one.id].left_at, rows[one.id].missing) for one in two.guilds] == [(None, ()), (None, ())]
    assert [greetings(guild) for guild in two.guilds] == [[], []]
