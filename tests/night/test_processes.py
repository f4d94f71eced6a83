"""Several processes of one bot on one PostgreSQL: who serves which table, and who takes over."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app.shards.lock_session import LockSession
from bot.app.supervisor import CannotRun, Exit
from bot.sandbox import Discord
from bot.store import open_store
from tests.night.evening import Evening
from tests.night.several import BotProcess, guild_of_shard
from tests.postgres_server import emptied


class SharedEvening(Evening):
    """An evening whose bot may be several processes."""

    def __init__(self, folder: Path, database: str, shards: int) -> None:
        super().__init__(folder, database=database)
        self.discord.gateway.shards = shards
        self.extra: list[BotProcess] = []

    async def another(self, shards: str = "auto") -> BotProcess:
        assert self.database is not None
        made = BotProcess(self.discord, self.folder / f"process{len(self.extra)}", self.database, shards, self.tempo)
        self.extra.append(made)
        await made.until_standing()
        return made

    async def __aexit__(self, *_: object) -> None:
        for process in self.extra:
            await process.stop()
        await super().__aexit__(*_)


@pytest.fixture
async def shared(tmp_path: Path, postgres_url: str) -> AsyncIterator[SharedEvening]:
    """An evening on PostgreSQL and a gateway of one shard; a second process may join."""
    async with SharedEvening(tmp_path, await emptied(postgres_url), 1) as made:
        yield made


@pytest.mark.rule("PR-1.3")
async def test_an_update_without_a_gap(shared: SharedEvening) -> None:
    people = shared.crowd(6)
    await shared.open_table(people[0])
    await shared.seat(people)
    standby = await shared.another()
    assert standby.held == set()
    assert standby.client.registry.sessions == {}
    table = shared.table.id
    heartbeat = standby.supervisor.settings.heartbeat
    assert "standby 0 of 1" in heartbeat.read_text("ascii")
    await shared.stop_bot()
    await standby.until_holding(0)
    await shared.discord.bot_ready()
    assert list(standby.client.registry.sessions) == [table]
    outcome = await people[0].command("game start", shared.channel)
    assert outcome.kind == "message", outcome
    async with asyncio.timeout(10):
        while standby.client.registry.sessions[table].table.phase != "running":  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    assert sum(bool(message.buttons) and "join" in str(message.buttons) for message in shared.channel.messages.values()) <= 1


@pytest.mark.rule("PR-1.2", "PR-1.4", "PR-3.1")
async def test_each_process_serves_the_servers_of_its_shards(tmp_path: Path, postgres_url: str) -> None:
    database = await emptied(postgres_url)
    discord = Discord()
    discord.gateway.shards, discord.gateway.identify_every = 2, 0.1
    guilds = [guild_of_shard(discord, shard, 2) for shard in range(2)]
    places = [discord.create_channel(guild, "stůl") for guild in guilds]
    hosts = [discord.create_person(f"Host {n}", guild=guild, locale="cs") for n, guild in enumerate(guilds)]
    async with discord:
        first = BotProcess(discord, tmp_path / "a", database, "0/2")
        second = BotProcess(discord, tmp_path / "b", database, "1/2")
        await discord.bot_ready(20)
        await discord.commands_synced()
        for host, place in zip(hosts, places, strict=True):
            outcome = await host.command("game open", place, game="mafie")
            assert outcome.kind == "message", outcome
        for process, guild in ((first, guilds[0]), (second, guilds[1])):
            assert [session.table.guild_id for session in process.client.registry.sessions.values()] == [guild.id]
        assert discord.gateway.hasty == 0
        standby = BotProcess(discord, tmp_path / "c", database, "auto")
        await standby.until_standing()
        assert standby.held == set()
        await second.stop()
        await standby.until_holding(1)
        await discord.bot_ready(20)
        assert [session.table.guild_id for session in standby.client.registry.sessions.values()] == [guilds[1].id]
        assert [session.table.guild_id for session in first.client.registry.sessions.values()] == [guilds[0].id]
        assert discord.gateway.hasty == 0
        await standby.stop()
        await first.stop()


@pytest.mark.rule("PR-1.1")
async def test_a_process_with_another_number_of_shards_ends_with_the_number_that_runs(shared: SharedEvening) -> None:
    other = BotProcess(shared.discord, shared.folder / "other", str(shared.database), "0/7")
    with pytest.raises(CannotRun) as stopped:
        await other.running
    assert (stopped.value.exit_code, stopped.value.key, stopped.value.args_) == (Exit.SETTINGS, "run-shards-differ", {"running": 1})


@pytest.mark.rule("PR-1.1", "PR-1.5")
async def test_a_process_that_cannot_come_back_among_another_number_ends_with_that_number(tmp_path: Path, postgres_url: str) -> None:
    """The database was started anew, and a process with another number of shards was there first."""
    database = await emptied(postgres_url)
    async with Discord() as discord:
        process = BotProcess(discord, tmp_path, database)
        await process.until_holding(0)
        await discord.bot_ready(20)
        assert process.client.serving is not None
        holding = process.client.serving.holding
        other = await LockSession.open(database, discord.application.id)
        joined, again, session = asyncio.Event(), holding._again, holding.session

        async def late() -> LockSession:
            await joined.wait()
            return await again()

        holding._again = late
        assert session is not None
        session._connection.terminate()
        await other.join(7)
        joined.set()
        with pytest.raises(CannotRun) as stopped:
            await asyncio.wait_for(process.running, 20)
        assert (stopped.value.exit_code, stopped.value.key, stopped.value.args_) == (Exit.SETTINGS, "run-shards-differ", {"running": 7})
        await other.close()


@pytest.mark.rule("PR-1.1")
async def test_a_file_cannot_be_shared(tmp_path: Path) -> None:
    async with Discord() as discord:
        process = BotProcess(discord, tmp_path, str(tmp_path / "one.sqlite3"), "0/2")
        with pytest.raises(CannotRun) as stopped:
            await process.running
        assert (stopped.value.exit_code, stopped.value.key) == (Exit.SETTINGS, "run-shards-sqlite")


@pytest.mark.rule("PR-3.1")
async def test_shards_of_one_process_identify_one_after_another(tmp_path: Path, postgres_url: str) -> None:
    discord = Discord()
    discord.gateway.shards, discord.gateway.identify_every = 4, 0.1
    async with discord:
        process = BotProcess(discord, tmp_path, await emptied(postgres_url))
        await discord.bot_ready(20)
        assert process.held == {0, 1, 2, 3}
        assert discord.gateway.hasty == 0
        await process.stop()


@pytest.mark.rule("PR-1.5", "PR-3.1")
async def test_a_shard_that_is_won_back_while_it_waits_to_identify_connects(tmp_path: Path, postgres_url: str) -> None:
    database = await emptied(postgres_url)
    await (await open_store(database)).close()  # makes the tables
    async with Discord() as discord:
        other = await LockSession.open(database, discord.application.id)
        assert await other.take_bucket(0)  # somebody else identifies
        process = BotProcess(discord, tmp_path, database)
        await process.until_holding(0)
        assert process.client.serving is not None
        holding = process.client.serving.holding
        session, epoch = holding.session, holding.epochs[0]
        assert session is not None
        session._connection.terminate()
        async with asyncio.timeout(20):
            while holding.epochs.get(0, epoch) == epoch:  # noqa: ASYNC110 - nothing tells when a shard is won back
                await asyncio.sleep(0.02)
        await other.close()
        await discord.bot_ready(20)
        await process.stop()
