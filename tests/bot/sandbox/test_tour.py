"""Every route that the bot can use, through the real client, judged by Discord's own description of its API."""

import datetime
import io

import discord
import pytest

from tests.bot.sandbox.conftest import Stand
from tests.bot.sandbox.openapi import OpenApi
from tests.bot.sandbox.small_bot import PNG, Board, SmallBot


@pytest.fixture
def judge(stand: Stand) -> OpenApi:
    checker = OpenApi()
    stand.discord.watchers.append(checker)
    return checker


async def messages(stand: Stand, guild: discord.Guild) -> None:
    channel = guild.get_channel(stand.channel.id)
    assert isinstance(channel, discord.TextChannel)
    plain = await channel.send("hello", embed=discord.Embed(title="t", description="d").add_field(name="n", value="v"), silent=True)
    assert plain.flags.suppress_notifications
    reply = await plain.reply("again", mention_author=False)
    assert reply.reference is not None and reply.reference.message_id == plain.id
    board = await channel.send(view=Board("first"), file=discord.File(io.BytesIO(PNG), "board.png"))
    edited = await board.edit(view=Board("second"))
    assert edited.attachments and edited.flags.components_v2
    assert await edited.attachments[0].read() == PNG
    await board.edit(view=Board("third", picture="attachment://new.png"), attachments=[discord.File(io.BytesIO(PNG), "new.png")])
    fetched = await channel.fetch_message(board.id)
    assert [one.filename for one in fetched.attachments] == ["new.png"]
    assert [one.id async for one in channel.history(limit=2)] == [board.id, reply.id]
    await plain.pin()
    assert [one.id async for one in channel.pins()] == [plain.id]
    await plain.unpin()
    await plain.add_reaction("👍")
    await plain.remove_reaction("👍", guild.me)
    async with channel.typing():
        pass
    await channel.delete_messages([plain, reply])
    await board.delete()
    assert stand.ada.messages(stand.channel) == []


async def threads(stand: Stand, guild: discord.Guild) -> None:
    channel = guild.get_channel(stand.channel.id)
    assert isinstance(channel, discord.TextChannel)
    grave = await channel.create_thread(name="graveyard", type=discord.ChannelType.private_thread, invitable=False)
    assert stand.bela not in grave.members and not stand.bela.sees(stand.guild.channel("graveyard"))
    await grave.add_user(discord.Object(stand.bela.id))
    await grave.send("boo")
    assert [one.text for one in stand.bela.messages(stand.guild.channel("graveyard"))] == ["boo"]
    assert {one.id for one in await grave.fetch_members()} == {stand.discord.bot.id, stand.bela.id}
    await grave.remove_user(discord.Object(stand.bela.id))
    await grave.edit(locked=True, archived=True)
    assert stand.guild.channel("graveyard").archived
    await grave.edit(archived=False)
    message = await channel.send("starts a thread")
    open_thread = await message.create_thread(name="talk")
    assert {one.id for one in await guild.active_threads()} == {grave.id, open_thread.id}
    await grave.delete()
    await open_thread.delete()
    await message.delete()


async def channels(stand: Stand, guild: discord.Guild) -> None:
    made = await guild.create_text_channel("Table one", topic="mafie")
    assert stand.guild.channel("table-one").topic == "mafie"
    everyone = guild.default_role
    await made.set_permissions(everyone, send_messages=False)
    await made.set_permissions(guild.get_member(stand.ada.id) or everyone, send_messages=True)
    await made.set_permissions(everyone, overwrite=None)
    await made.edit(name="table-two", slowmode_delay=5)
    voice = await guild.create_voice_channel("Voice", user_limit=5)
    assert {one.id for one in await guild.fetch_channels()} >= {made.id, voice.id}
    await made.delete()
    role = await guild.create_role(name="players", mentionable=True)
    member = guild.get_member(stand.bela.id)
    assert member is not None
    await member.add_roles(role)
    await member.remove_roles(role)
    await role.edit(name="sitting")
    await role.delete()
    state = stand.guild.channel("Voice")
    stand.bela.enter_voice(state)
    await member.edit(mute=True)
    assert stand.bela.voice is not None and stand.bela.voice.mute and not stand.bela.speaks()
    await member.edit(mute=False)
    assert stand.bela.speaks()
    stand.bela.leave_voice()
    with pytest.raises(discord.HTTPException) as refusal:
        await member.edit(mute=True)
    assert refusal.value.code == 40032
    await guild.me.edit(nick="GM")
    await voice.delete()


async def rest(stand: Stand, bot: SmallBot, guild: discord.Guild) -> None:
    await bot.application_info()
    await bot.fetch_guild(guild.id)
    assert {one.id async for one in guild.fetch_members()} == set(stand.guild.members)
    await guild.fetch_roles()
    await guild.fetch_member(stand.ada.id)
    await bot.fetch_user(stand.ada.id)
    emoji = await bot.create_application_emoji(name="police", image=PNG)
    assert [one.name for one in await bot.fetch_application_emojis()] == ["police"]
    assert str(emoji).startswith("<:police:")
    start = discord.utils.utcnow() + datetime.timedelta(hours=1)
    event = await guild.create_scheduled_event(
        name="Night",
        start_time=start,
        end_time=start + datetime.timedelta(hours=2),
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
        location="here",
    )
    assert [one.id for one in await guild.fetch_scheduled_events()] == [event.id]
    await event.edit(name="Long night")
    stand.bela.follow(stand.guild, event.id)
    known = await guild.fetch_scheduled_event(event.id)
    assert [one.id async for one in known.users()] == [stand.bela.id]
    await event.delete()
    assert {one.name for one in await bot.tree.fetch_commands()} == {"table", "hello", "think", "board"}


async def test_tour(stand: Stand, judge: OpenApi, bot: SmallBot) -> None:
    guild = bot.get_guild(stand.guild.id)
    assert guild is not None
    await messages(stand, guild)
    await threads(stand, guild)
    await channels(stand, guild)
    await rest(stand, bot, guild)
    outcome = await stand.ada.command("board", stand.channel)
    assert outcome.message is not None
    await stand.ada.press(outcome.message, "Go")
    await (await stand.bela.command("think", stand.channel)).followup(1)
    user = bot.get_user(stand.ada.id)
    assert user is not None
    await user.send("a role", nonce=12345)
    assert judge.complaints == [], "\n".join(judge.complaints)
    assert judge.undescribed == set()
    assert judge.checked > 80
