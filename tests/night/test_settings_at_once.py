"""Settings of a server that are changed at the same moment: none of them is lost."""

import asyncio

from tests.night.evening import Evening


async def test_settings_that_are_changed_at_once_are_all_kept(evening: Evening) -> None:
    boss = evening.person(permissions=("manage_guild",))
    await asyncio.gather(
        boss.command("setup language", evening.channel, language="en"),
        boss.command("setup voice", evening.channel, mute=False),
        boss.command("setup clocks", evening.channel, clock="night", seconds=90),
        boss.command("setup channels", evening.channel, pictures=False),
    )
    kept = await evening.registry.store.guild_settings(evening.guild.id)
    assert kept == {"language": "en", "silence": {"voice": False}, "clocks": {"night": 90}, "text_mode": True}
