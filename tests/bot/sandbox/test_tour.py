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
    assert [one.id async for one in channel.history(limit=2)] == [board.id, reply.id]
    await plain.delete()
    await reply.delete()
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
    await grave.remove_user(discord.Object(stand.bela.id))
    await grave.edit(locked=True, archived=True)
    assert stand.guild.channel("graveyard").archived
    await grave.edit(archived=False)
    await grave.delete()


async def channels(stand: Stand, guild: discord.Guild) -> None:
    made = guild.get_channel(stand.channel.id)
    assert isinstance(made, discord.TextChannel)
    everyone = guild.default_role
    await made.set_permissions(everyone, send_messages=False)
    await made.set_permissions(guild.get_member(stand.ada.id) or everyone, send_messages=True)
    await made.set_permissions(everyone, overwrite=None)
    await made.edit(name="table-two", slowmode_delay=5)
    role = await guild.create_role(name="players", mentionable=True)
    member = guild.get_member(stand.bela.id)
    assert member is not None
    await member.add_roles(role)
    await member.remove_roles(role)
    await role.delete()
    stand.bela.enter_voice(stand.discord.create_channel(stand.guild, "Voice", "voice"))
    await member.edit(mute=True)
    assert stand.bela.voice is not None and stand.bela.voice.mute and not stand.bela.speaks()
    await member.edit(mute=False)
    assert stand.bela.speaks()
    stand.bela.leave_voice()
    with pytest.raises(discord.HTTPException) as refusal:
        await member.edit(mute=True)
    assert refusal.value.code == 40032


async def rest(stand: Stand, bot: SmallBot, guild: discord.Guild) -> None:
    await bot.application_info()
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
        image=PNG,
    )
    assert event.cover_image is not None
    assert stand.discord.world.files[f"guild-events/{event.id}/{event.cover_image.key}.png"] == (PNG, "image/png")
    assert [one.id for one in await guild.fetch_scheduled_events()] == [event.id]
    await event.edit(name="Long night")
    stand.bela.follow(stand.guild, event.id)
    assert [one.id async for one in event.users()] == [stand.bela.id]
    await event.cancel()


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
    assert judge.checked > 60
