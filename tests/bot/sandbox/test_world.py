"""Events and rights of the bot as the world changes: echoes, members, permissions, threads, voice."""

import asyncio
from typing import Any

import discord
import pytest

from bot.sandbox import NotPossible
from bot.sandbox.world import member_permissions
from tests.bot.sandbox.conftest import Stand, running
from tests.bot.sandbox.small_bot import SmallBot


async def heard(stand: Stand, bot: SmallBot, event: str, change: Any) -> Any:
    """Return the first argument of the event that a change makes."""
    waiting = asyncio.create_task(bot.wait_for(event, timeout=60))
    await asyncio.sleep(0)
    change()
    return await waiting


async def test_echoes(stand: Stand, bot: SmallBot) -> None:
    guild, ada, bela = stand.guild, stand.ada, stand.bela
    channel = bot.get_channel(stand.channel.id)
    assert isinstance(channel, discord.TextChannel)
    sent = await channel.send("mine")
    written = await heard(stand, bot, "message", lambda: ada.write(stand.channel, "hello", files={"a.txt": b"x"}))
    assert written.author.id == ada.id and written.content == "" and written.attachments == []
    mention = await heard(stand, bot, "message", lambda: ada.write(stand.channel, f"<@{stand.discord.bot.id}> look"))
    assert mention.content.endswith("look")
    message = stand.channel.messages[sent.id]
    deleted = await heard(stand, bot, "raw_message_delete", lambda: ada.delete(message))
    assert deleted.message_id == sent.id
    reaction = await heard(stand, bot, "raw_reaction_add", lambda: bela.react(stand.ada.messages(stand.channel)[0], "👍"))
    assert reaction.user_id == bela.id
    with pytest.raises(NotPossible):
        bela.delete(stand.ada.messages(stand.channel)[0])
    place = stand.discord.create_channel(guild, "voice", "voice")
    member, before, after = await heard(stand, bot, "voice_state_update", lambda: bela.enter_voice(place))
    assert member.id == bela.id and before.channel is None and after.channel.id == place.id
    gone = await heard(stand, bot, "guild_channel_delete", lambda: stand.discord.delete_channel(place))
    assert gone.id == place.id and bela.voice is None
    left = await heard(stand, bot, "raw_member_remove", lambda: bela.leave(guild))
    assert left.user.id == bela.id
    joined = await heard(stand, bot, "member_join", lambda: bela.join(guild, nick="Béla"))
    assert joined.display_name == "Béla"


async def test_guilds_come_and_go(stand: Stand, bot: SmallBot) -> None:
    made: list[Any] = []
    joined = await heard(stand, bot, "guild_join", lambda: made.append(stand.discord.create_guild("Second")))
    assert joined.id == made[0].id
    away = await heard(stand, bot, "guild_unavailable", lambda: stand.discord.outage(made[0]))
    assert away.id == made[0].id
    assert (await heard(stand, bot, "guild_available", lambda: stand.discord.outage(made[0], over=True))).id == made[0].id
    assert (await heard(stand, bot, "guild_remove", lambda: stand.discord.kick_bot(made[0]))).id == made[0].id
    assert stand.ada.commands(stand.channel) and not stand.discord.create_person("X", guild=made[0]).commands(made[0].channel("general"))


async def test_many_members_come_in_chunks(stand: Stand) -> None:
    for number in range(2500):
        stand.discord.create_person(f"p{number}", guild=stand.guild)
    async with running(stand.discord) as bot:
        guild = bot.get_guild(stand.guild.id)
        assert guild is not None
        assert guild.chunked and len(guild.members) == len(stand.guild.members) > 2500
        assert [one.name for one in await guild.query_members("p2499", limit=5)] == ["p2499"]


async def test_permissions_are_computed_as_on_discord(stand: Stand) -> None:
    world, guild, bela = stand.discord.world, stand.guild, stand.bela
    role = stand.discord.create_role(guild, "silent")
    guild.members[bela.id].roles.add(role.id)
    stand.discord.guilds.overwrite(stand.channel, guild.id, 0, 0, member_permissions.bits(["send_messages"]))
    assert not bela.can_write(stand.channel) and stand.ada.can_write(stand.channel)
    stand.discord.guilds.overwrite(stand.channel, role.id, 0, member_permissions.bits(["send_messages"]), 0)
    assert bela.can_write(stand.channel)
    stand.discord.guilds.overwrite(stand.channel, bela.id, 1, 0, member_permissions.bits(["send_messages"]))
    assert not bela.can_write(stand.channel)
    stand.discord.guilds.overwrite(stand.channel, bela.id, 1, 0, member_permissions.bits(["view_channel"]))
    assert member_permissions.in_channel(world, stand.channel, bela.id) == 0 and stand.channel not in bela.places()
    with pytest.raises(NotPossible):
        bela.write(stand.channel, "x")
    assert member_permissions.in_channel(world, stand.channel, guild.owner_id) == member_permissions.ALL


async def test_private_threads(stand: Stand, bot: SmallBot) -> None:
    channel = bot.get_channel(stand.channel.id)
    assert isinstance(channel, discord.TextChannel)
    cyril = stand.discord.create_person("Cyril", guild=stand.guild)
    grave = await channel.create_thread(name="grave", type=discord.ChannelType.private_thread, invitable=False)
    place = stand.guild.channel("grave")
    await grave.add_user(discord.Object(stand.bela.id))
    assert stand.bela.sees(place) and not cyril.sees(place) and stand.ada.sees(place)
    await grave.send(f"{cyril.name} is not here", allowed_mentions=discord.AllowedMentions.none())
    assert not cyril.sees(place)
    stand.bela.write(place, f"{cyril.mention} come!")
    assert not cyril.sees(place)
    await grave.send(f"{cyril.mention} come!")
    assert cyril.sees(place)
    await grave.edit(locked=True)
    with pytest.raises(NotPossible):
        stand.bela.write(place, "locked")
    left = await heard(stand, bot, "raw_thread_delete", lambda: stand.discord.delete_channel(place))
    assert left.thread_id == grave.id


async def test_server_mute_outlasts_leaving(stand: Stand, bot: SmallBot) -> None:
    place = stand.discord.create_channel(stand.guild, "voice", "voice")
    guild = bot.get_guild(stand.guild.id)
    member = guild.get_member(stand.bela.id) if guild else None
    assert member is not None
    stand.bela.enter_voice(place)
    await member.edit(mute=True)
    stand.bela.leave_voice()
    with pytest.raises(discord.HTTPException) as refusal:
        await member.edit(mute=False)
    assert refusal.value.code == 40032
    stand.bela.enter_voice(place)
    assert stand.bela.voice is not None and stand.bela.voice.mute and not stand.bela.speaks() and stand.bela.hears()
    stand.discord.withdraw("mute_members", guild=stand.guild, channel=place)
    with pytest.raises(discord.Forbidden):
        await member.edit(mute=False)
    stand.discord.grant("mute_members", guild=stand.guild, channel=place)
    await member.edit(mute=False)
    assert stand.bela.speaks()


async def test_commands_by_context_and_permission(stand: Stand, bot: SmallBot) -> None:
    @bot.tree.command(description="for hosts")
    @discord.app_commands.default_permissions(manage_guild=True)
    @discord.app_commands.guild_only()
    async def setup(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("set up")

    await bot.tree.sync()

    def names(person: Any, place: Any) -> set[str]:
        return {one["name"] for one in person.commands(place)}

    assert "setup" in names(stand.ada, stand.channel) and "setup" not in names(stand.bela, stand.channel)
    assert "setup" not in names(stand.ada, stand.ada.open_dm()) and "hello" in names(stand.ada, stand.ada.open_dm())
    assert (await stand.ada.command("setup", stand.channel)).text == "set up"
    with pytest.raises(NotPossible):
        await stand.bela.command("setup", stand.channel)
    ids = {one["name"]: one["id"] for one in stand.discord.application.commands}
    await bot.tree.sync()
    assert {one["name"]: one["id"] for one in stand.discord.application.commands} == ids


async def test_a_person_takes_the_bot_along(stand: Stand, bot: SmallBot) -> None:
    """By their own installation: to a guild without the bot, and to a group chat. At most five follow-ups there."""
    heard: list[tuple[Any, ...]] = []

    @bot.tree.command(description="along")
    @discord.app_commands.allowed_installs(guilds=True, users=True)
    @discord.app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def along(interaction: discord.Interaction) -> None:
        by = (interaction.is_guild_integration(), interaction.is_user_integration())
        heard.append((*by, interaction.context.guild, interaction.context.private_channel, interaction.app_permissions.send_messages))
        await interaction.response.send_message("here", ephemeral=True)
        for number in range(6):
            await interaction.followup.send(str(number), ephemeral=True)

    @bot.tree.error
    async def limited(_: discord.Interaction, error: discord.app_commands.AppCommandError) -> None:
        assert isinstance(error, discord.app_commands.CommandInvokeError) and isinstance(error.original, discord.HTTPException)
        heard.append((error.original.code,))

    await bot.tree.sync()
    elsewhere = stand.discord.create_guild("Elsewhere", owner=stand.ada, bot=False).channel("general")
    chat = stand.discord.create_group("Trip", stand.ada, stand.bela)
    for place in (elsewhere, chat):
        assert stand.ada.commands(place) == []
    stand.ada.install()
    for place, of_guild in ((elsewhere, True), (chat, False)):
        heard.clear()
        assert [one["name"] for one in stand.ada.commands(place)] == ["along"]
        await (await stand.ada.command("along", place)).followup(4)
        assert await stand.discord.until(lambda: heard[1:]) == [(40094,)]
        assert heard[0] == (False, True, of_guild, not of_guild, True)
    assert stand.bela.sees(chat) and stand.bela.commands(chat) == [] and stand.bela.messages(chat) == []
    await (await stand.ada.command("along", stand.channel)).followup(5)
    assert heard[2:] == [(True, True, True, False, True)]
    stand.ada.install(on=False)
    assert stand.ada.commands(chat) == []


async def test_waiting_sees_changes_elsewhere_too(stand: Stand) -> None:
    elsewhere: list[str] = []
    asyncio.get_running_loop().call_later(0.05, elsewhere.append, "done")  # of which this Discord hears nothing
    assert await stand.discord.until(lambda: elsewhere, timeout=30) == ["done"]


async def test_waiting_needs_no_polling(stand: Stand) -> None:
    waiting = asyncio.create_task(stand.bela.wait_for(lambda message: message.text == "now", timeout=60))
    await asyncio.sleep(0)
    stand.ada.write(stand.channel, "not yet")
    message = stand.ada.write(stand.channel, "later")
    stand.ada.edit(message, "now")
    assert await waiting is message
    with pytest.raises(TimeoutError):
        await stand.bela.wait_for(lambda message: message.text == "never", timeout=0.01)
    with pytest.raises(ZeroDivisionError):
        await stand.discord.until(lambda: 1 // 0)
