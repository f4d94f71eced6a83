"""Voice: mutes by other people, moves, stages, rights of the channel, and a bot that sits there by the gateway alone."""

import asyncio
from typing import Any

import discord
import pytest

from bot.sandbox import Channel, NotPossible
from bot.sandbox.world import member_permissions
from tests.bot.sandbox.conftest import Stand, running
from tests.bot.sandbox.openapi import OpenApi
from tests.bot.sandbox.small_bot import SmallBot
from tests.bot.sandbox.test_world import heard


def voice(stand: Stand, name: str = "voice", kind: str = "voice") -> Channel:
    return stand.discord.create_channel(stand.guild, name, kind)


def seen(stand: Stand, bot: SmallBot, user_id: int) -> discord.Member:
    """Return a member as the bot sees them."""
    guild = bot.get_guild(stand.guild.id)
    member = guild.get_member(user_id) if guild else None
    assert member is not None
    return member


def forbid(stand: Stand, channel: Channel, user_id: int, *names: str) -> None:
    stand.discord.guilds.overwrite(channel, user_id, 1, 0, member_permissions.bits(names))


async def refused(asked: Any) -> int:
    """Return the code with which Discord refuses a request."""
    with pytest.raises(discord.HTTPException) as refusal:
        await asked
    return refusal.value.code


async def until(check: Any) -> None:
    async with asyncio.timeout(60):
        while not check():  # noqa: ASYNC110 - nothing tells when the client has read an event
            await asyncio.sleep(0.01)


async def test_a_moderator_mutes_moves_and_disconnects(stand: Stand, bot: SmallBot) -> None:
    first, second = voice(stand), voice(stand, "second")
    with pytest.raises(NotPossible):
        stand.ada.mute(stand.bela)
    stand.bela.enter_voice(first)
    _, before, after = await heard(stand, bot, "voice_state_update", lambda: stand.ada.mute(stand.bela))
    assert not before.mute and after.mute and not stand.bela.speaks()
    _, _, after = await heard(stand, bot, "voice_state_update", lambda: stand.ada.move(stand.bela, second))
    assert after.channel.id == second.id and after.mute  # a mute holds in the whole server
    _, _, after = await heard(stand, bot, "voice_state_update", lambda: stand.ada.disconnect(stand.bela))
    assert after.channel is None and stand.bela.voice is None
    assert (await seen(stand, bot, stand.bela.id).guild.fetch_member(stand.bela.id)).id == stand.bela.id
    assert stand.guild.members[stand.bela.id].mute
    stand.bela.enter_voice(first)
    assert stand.bela.voice is not None and stand.bela.voice.mute
    stand.ada.mute(stand.bela, on=False)
    stand.ada.deafen(stand.bela)
    assert stand.bela.speaks() and not stand.bela.hears()
    with pytest.raises(NotPossible):
        stand.bela.mute(stand.bela, on=False)


async def test_rights_over_people_in_voice_are_those_of_their_channel(stand: Stand, bot: SmallBot) -> None:
    first, second = voice(stand), voice(stand, "second")
    marshal = stand.discord.create_person("Marshal", guild=stand.guild, permissions=("mute_members", "move_members"))
    stand.bela.enter_voice(first)
    marshal.mute(stand.bela)
    forbid(stand, first, marshal.id, "mute_members", "move_members")
    with pytest.raises(NotPossible):
        marshal.mute(stand.bela, on=False)
    with pytest.raises(NotPossible):
        marshal.move(stand.bela, second)
    member = seen(stand, bot, stand.bela.id)
    await until(lambda: member.voice is not None)
    forbid(stand, first, stand.discord.bot.id, "mute_members")
    assert await refused(member.edit(mute=False)) == 50013
    assert await refused(member.edit(mute=False, nick="B")) == 50013
    assert stand.guild.members[stand.bela.id].nick is None  # nothing is done by halves
    forbid(stand, first, stand.discord.bot.id, "move_members")
    await member.edit(mute=False)
    assert await refused(member.move_to(bot.get_channel(second.id))) == 50013  # type: ignore[arg-type]  # a voice channel
    forbid(stand, first, stand.discord.bot.id)
    forbid(stand, second, stand.discord.bot.id, "connect")
    assert await refused(member.move_to(bot.get_channel(second.id))) == 50013  # type: ignore[arg-type]  # as above
    assert await refused(member.edit(voice_channel=bot.get_channel(stand.channel.id))) == 50035  # type: ignore[arg-type]  # a text channel
    forbid(stand, second, stand.discord.bot.id)
    forbid(stand, second, stand.bela.id, "connect")
    await member.move_to(bot.get_channel(second.id))  # type: ignore[arg-type]  # as above; who is moved need not be able to come
    assert stand.bela.voice is not None and stand.bela.voice.channel_id == second.id
    await member.move_to(None)
    assert stand.bela.voice is None and await refused(member.move_to(None)) == 40032


async def test_the_right_to_speak_is_decided_on_entering(stand: Stand) -> None:
    place = voice(stand)
    stand.bela.enter_voice(place)
    forbid(stand, place, stand.bela.id, "speak")
    assert stand.bela.speaks()
    stand.bela.leave_voice()
    stand.bela.enter_voice(place)
    assert not stand.bela.speaks() and stand.bela.voice is not None and stand.bela.voice.suppress


async def test_a_full_channel_takes_only_people_who_may_move_members(stand: Stand) -> None:
    place = voice(stand)
    place.user_limit = 1
    stand.bela.enter_voice(place)
    cyril = stand.discord.create_person("Cyril", guild=stand.guild)
    with pytest.raises(NotPossible):
        cyril.enter_voice(place)
    stand.bela.enter_voice(place)
    stand.ada.enter_voice(place)


async def test_on_a_stage_speaking_is_an_invitation_to_accept(stand: Stand, bot: SmallBot) -> None:
    judge = OpenApi()
    stand.discord.watchers.append(judge)
    stage = voice(stand, "stage", "stage")
    _, _, after = await heard(stand, bot, "voice_state_update", lambda: stand.bela.enter_voice(stage))
    assert after.suppress and not stand.bela.speaks()
    member = seen(stand, bot, stand.bela.id)
    stand.ada.invite_to_speak(stand.bela)
    assert stand.bela.voice is not None and stand.bela.voice.invited and not stand.bela.speaks()
    stand.bela.accept_invitation()
    assert stand.bela.speaks()
    with pytest.raises(NotPossible):
        stand.bela.accept_invitation()
    await until(lambda: member.voice is not None and not member.voice.suppress and member.voice.requested_to_speak_at is None)
    await member.edit(mute=True)
    assert not stand.bela.speaks() and not stand.bela.voice.suppress
    await member.edit(mute=False)
    stand.bela.enter_voice(voice(stand))
    assert stand.bela.speaks()
    assert judge.complaints == []


async def test_a_bot_sits_in_one_channel_by_the_gateway_alone(stand: Stand) -> None:
    first, second = voice(stand), voice(stand, "second")
    async with running(stand.discord) as bot:
        guild = bot.get_guild(stand.guild.id)
        assert guild is not None

        async def sit(channel: Channel | None, **more: bool) -> None:
            await guild.change_voice_state(channel=guild.get_channel(channel.id) if channel else None, **more)

        def state() -> Any:
            return stand.guild.voice.get(stand.discord.bot.id)

        await sit(first)
        await until(lambda: guild.me.voice is not None and guild.me.voice.channel is not None)
        assert state().channel_id == first.id and not state().self_deaf
        await sit(second, self_mute=True, self_deaf=True)
        await stand.discord.until(lambda: state().channel_id == second.id and state().self_mute and state().self_deaf)
        assert len(stand.guild.voice) == 1
        stand.ada.mute_bot(stand.guild)
        stand.ada.move_bot(stand.guild, first)
        await until(lambda: guild.me.voice is not None and guild.me.voice.mute and guild.me.voice.channel == guild.get_channel(first.id))
        stand.ada.mute_bot(stand.guild, on=False)
        second.user_limit = 1
        stand.bela.enter_voice(second)
        stand.discord.withdraw("move_members", guild=stand.guild)
        await sit(second)
        await sit(stand.channel)
        await asyncio.sleep(0.1)
        assert state().channel_id == first.id  # what is not possible is passed over
        stand.ada.move_bot(stand.guild, None)
        await until(lambda: guild.me.voice is None)
        await sit(first)
        await stand.discord.until(state)
    await stand.discord.until(lambda: state() is None)  # with its session its voice ends
