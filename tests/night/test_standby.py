"""A standby takes over from a process that was killed (PR-6.2)."""

import time
from pathlib import Path

import pytest

from bot.sandbox import Discord
from engines.chance import Stream
from tests.night.crew import Crew
from tests.night.evening import in_other_processes
from tests.night.several import BotProcess
from tests.postgres_server import emptied


@in_other_processes
@pytest.mark.rule("PR-6.2", "PR-1.3")
async def test_a_standby_holds_the_shard_soon_after_a_kill_and_the_first_press_works(tmp_path: Path, postgres_url: str) -> None:
    discord, database = Discord(), await emptied(postgres_url)
    guild = discord.create_guild("Večer", locale="cs")
    place = discord.create_channel(guild, "mafie")
    host = discord.create_person("Jana", guild=guild, locale="cs")
    await discord.start()
    crew = Crew(discord, tmp_path, database, ["auto"], Stream(1, "kills"))
    standby: BotProcess | None = None
    try:
        await crew.start_all()
        await discord.commands_synced(30)
        await host.command("game open", place, game="mafie")
        lobby = await host.wait_for(lambda message: bool(message.buttons), place=place, timeout=10)
        table = next(button["custom_id"] for button in lobby.buttons).split(":")[1]
        standby = BotProcess(discord, tmp_path / "standby", database)
        await standby.until_standing()
        assert standby.held == set()
        crew.processes[0].kill()
        await crew.processes[0].wait()
        began = time.monotonic()
        await standby.until_holding(0)
        await discord.until(lambda: sum(one.transport is not None for one in discord.gateway.sessions.values()) == 1, timeout=10)
        assert time.monotonic() - began < 10
        outcome = await host.press(lobby, f"c1:{table}:join")
        assert outcome.ephemeral, outcome
        assert standby.client.registry.sessions[table].table.seat_of(host.id) is not None
    finally:
        if standby is not None:
            await standby.stop()
        await crew.stop()
        await discord.stop()
