"""Promises of every store about servers and people beyond the tables, on SQLite and on PostgreSQL alike."""

import pytest

from bot.store import BanRow, OfShards, ServerRow, Store
from tests.bot.store.rows import SNOWFLAKE

SERVER, OTHER = SNOWFLAKE, SNOWFLAKE + 1


@pytest.mark.rule("CL-18.1")
async def test_a_server_is_greeted_once_a_stay(store: Store) -> None:
    """CL-18.1: one greeting a stay; a new stay has a new one."""
    members = store.members
    await members.greeted(SERVER, 5.0)
    assert await members.server(SERVER) is None
    await members.joined(SERVER, 10.0)
    await members.joined(SERVER, 11.0)
    assert await members.server(SERVER) == ServerRow(guild_id=SERVER, joined_at=10.0)
    for at in (12.0, 13.0):
        await members.greeted(SERVER, at)
    await members.left(SERVER, 20.0)
    await members.left(SERVER, 21.0)
    assert await members.server(SERVER) == ServerRow(guild_id=SERVER, joined_at=10.0, greeted_at=12.0, left_at=20.0)
    await members.joined(SERVER, 30.0)
    assert await members.server(SERVER) == ServerRow(guild_id=SERVER, joined_at=30.0)


@pytest.mark.rule("CL-18.1")
async def test_the_servers_of_the_first_start_count_as_greeted(store: Store) -> None:
    """CL-18.1: they had the bot before."""
    members = store.members
    await members.joined(OTHER, 5.0)
    await members.found_first([SERVER, OTHER], 10.0)
    assert [(row.joined_at, row.greeted_at) for row in await members.servers()] == [(10.0, 10.0), (5.0, None)]


@pytest.mark.rule("CL-17.2")
async def test_a_server_that_is_missing_at_three_starts_has_left(store: Store) -> None:
    """CL-17.2: three starts on different days, in a row; an outage of one start changes nothing."""
    members = store.members
    for server in (SERVER, OTHER):
        await members.joined(server, 1.0)

    async def missing_days() -> list[tuple[str, ...]]:
        return [row.missing for row in await members.servers()]

    for day in ("2026-11-01", "2026-11-01", "2026-11-02"):
        await members.found({OTHER}, day, 50.0)
    assert await missing_days() == [("2026-11-01", "2026-11-02"), ()]
    await members.found({SERVER, OTHER}, "2026-11-03", 60.0)
    assert await missing_days() == [(), ()]
    for n, day in enumerate(("2026-11-04", "2026-11-05", "2026-11-06")):
        assert (await members.servers())[0].left_at is None
        await members.found({OTHER}, day, 70.0 + n)
    assert [row.left_at for row in await members.servers()] == [72.0, None]


@pytest.mark.rule("CL-17.2", "PR-1.4")
async def test_only_servers_of_the_shards_that_were_looked_at_are_missing(store: Store) -> None:
    """CL-17.2: what other processes serve is not missing where it cannot be seen."""
    members, servers = store.members, [n << 22 for n in range(1, 5)]
    for server in servers:
        await members.joined(server, 1.0)
    odd = OfShards(2, frozenset({1}))
    assert [row.guild_id for row in await members.servers(odd)] == [servers[0], servers[2]]
    for day in ("2026-11-01", "2026-11-02", "2026-11-03"):
        await members.found({servers[0]}, day, 50.0, odd)
    assert [row.left_at for row in await members.servers()] == [None, None, 50.0, None]


@pytest.mark.rule("CL-19.4")
async def test_bans_of_a_server(store: Store) -> None:
    """CL-19.4: a ban holds on its own server until its end, or until it is lifted."""
    members = store.members
    await members.ban(BanRow(guild_id=SERVER, user_id=7, until=100.0, reason="first", given_by=1))
    await members.ban(BanRow(guild_id=SERVER, user_id=7, until=200.0, reason="again\0", given_by=2))
    await members.ban(BanRow(guild_id=SERVER, user_id=8, until=None, reason="", given_by=2))
    assert [(ban.user_id, ban.until, ban.reason, ban.given_by) for ban in await members.bans(SERVER, 50.0)] == [
        (7, 200.0, "again", 2),
        (8, None, "", 2),
    ]
    assert [await members.is_banned(SERVER, 7, now) for now in (199.0, 200.0)] == [True, False]
    assert not await members.is_banned(OTHER, 7, 50.0)
    assert [ban.user_id for ban in await members.bans(SERVER, 300.0)] == [8]
    assert [await members.lift_ban(SERVER, 8) for _ in range(2)] == [True, False]
    assert not await members.is_banned(SERVER, 8, 50.0)


@pytest.mark.rule("CL-19.6")
async def test_a_list_of_blocks_holds_fifty(store: Store) -> None:
    """CL-19.6: at most 50 people; what stands between others is nobody's business."""
    members = store.members
    assert all([await members.block(1, other) for other in range(100, 150)])
    assert not await members.block(1, 150)
    assert await members.block(1, 149)
    await members.unblock(1, 149)
    assert await members.block(1, 150)
    assert len(await members.blocked_by(1)) == 50
    assert await members.blocked_by(100) == frozenset()
    assert await members.blocks_among([1, 100, 101, 7]) == {(1, 100), (1, 101)}
    assert await members.blocks_among([]) == frozenset()


async def test_wishes_are_kept_in_their_order(store: Store) -> None:
    members = store.members
    await members.wish(2, "forget", 20.0)
    await members.wish(1, "forget", 10.0)
    await members.wish(2, "forget", 5.0)
    assert await members.wishing("forget") == (1, 2)
    await members.drop_wish(1, "forget")
    assert await members.wishing("forget") == (2,)
