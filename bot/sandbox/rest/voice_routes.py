"""Routes of voice: whoever is muted, moved, or speaks on a stage. Every permission is looked up in the channel."""

from typing import Any

from bot.sandbox.rest import required
from bot.sandbox.rest.call import Call, route
from bot.sandbox.wire import payloads
from bot.sandbox.wire.refusals import ApiError, FormFaults
from bot.sandbox.world import member_permissions
from bot.sandbox.world.records import STAGE, VOICE, Channel, Guild, Member, VoiceState

VOICE_NEEDS = {"mute": "mute_members", "deaf": "deafen_members", "channel_id": "move_members"}
"""Field of a member -> permission to change it."""


def check_member(call: Call, guild: Guild, found: Member) -> None:
    """Check the voice fields of a change of a member; raises ApiError 50013 without a right, 40032 for who is not in voice, 10003."""
    named = [key for key in VOICE_NEEDS if key in call.fields]
    for key in named:
        _may(call, guild, found, VOICE_NEEDS[key])
    if named and found.user.id not in guild.voice:
        raise ApiError(40032)
    if call.fields.get("channel_id") is not None:
        _target(call, guild)


def _may(call: Call, guild: Guild, found: Member, name: str) -> None:
    """Refuse (50013) unless the bot has the permission where the person sits in voice, or in the guild when they sit nowhere."""
    state = guild.voice.get(found.user.id)
    if state is None:
        required.in_guild(guild, call.bot.id, name)
    elif member_permissions.missing(_value(call, guild.channels[state.channel_id]), (name,)):
        raise ApiError(50013)


def _value(call: Call, channel: Channel) -> int:
    return member_permissions.in_channel(call.backend.world, channel, call.bot.id)


def _target(call: Call, guild: Guild) -> Channel:
    """Return the channel to which somebody is moved; the bot must be able to connect there itself."""
    channel = guild.channels.get(int(call.fields["channel_id"]))
    if channel is None:
        raise ApiError(10003)
    if channel.type not in (VOICE, STAGE):
        faults = FormFaults()
        faults.add("channel_id", "CHANNEL_TYPE_INVALID", "Invalid channel type")
        faults.settle()
    if member_permissions.missing(_value(call, channel), ("view_channel", "connect")):
        raise ApiError(50013)
    return channel


def change_member(call: Call, guild: Guild, found: Member) -> None:
    """Mute, deafen, move or disconnect a member as the body says, after ``check_member``."""
    fields, user_id = call.fields, found.user.id
    if fields.get("mute") is not None or fields.get("deaf") is not None:
        call.backend.voice.mark(guild, user_id, mute=fields.get("mute"), deaf=fields.get("deaf"))
    if "channel_id" not in fields:
        return
    if fields["channel_id"] is None:
        call.backend.voice.leave(guild, user_id)
    else:
        call.backend.voice.enter(guild, user_id, _target(call, guild))


@route("GET", "/guilds/{guild}/voice-states/@me")
def my_voice(call: Call) -> dict[str, Any]:
    guild = call.guild()
    return payloads.voice_state(guild, _state(guild, call.bot.id))


@route("GET", "/guilds/{guild}/voice-states/{user}")
def voice(call: Call) -> dict[str, Any]:
    guild = call.guild()
    return payloads.voice_state(guild, _state(guild, call.id("user")))


def _state(guild: Guild, user_id: int) -> VoiceState:
    state = guild.voice.get(user_id)
    if state is None:
        raise ApiError(10065)
    return state


def _on_stage(call: Call, guild: Guild, user_id: int) -> Channel:
    """Return the stage on which somebody is, which must be the one that the body names."""
    channel = guild.channels[_state(guild, user_id).channel_id]
    if channel.type != STAGE:
        raise ApiError(50024)
    if call.fields.get("channel_id") and int(call.fields["channel_id"]) != channel.id:
        raise ApiError(10065)
    return channel


@route("PATCH", "/guilds/{guild}/voice-states/@me")
def change_my_voice(call: Call) -> None:
    """Speak on a stage (Mute Members), go back to the audience (always), or ask to speak (Request to Speak)."""
    guild = call.guild()
    channel = _on_stage(call, guild, call.bot.id)
    suppress, value = call.fields.get("suppress"), _value(call, channel)
    asks = call.fields.get("request_to_speak_timestamp") is not None
    if suppress is False and member_permissions.missing(value, ("mute_members",)):
        raise ApiError(50013)
    if asks and member_permissions.missing(value, ("request_to_speak",)):
        raise ApiError(50013)
    if suppress is not None:
        (call.backend.voice.suppress if suppress else call.backend.voice.stand_up)(guild, call.bot.id)
    if "request_to_speak_timestamp" in call.fields and suppress is None:
        call.backend.voice.ask(guild, call.bot.id, on=asks)


@route("PATCH", "/guilds/{guild}/voice-states/{user}")
def change_voice(call: Call) -> None:
    """Invite somebody on a stage to speak, or put them among the audience."""
    guild, user_id = call.guild(), call.id("user")
    channel = _on_stage(call, guild, user_id)
    if member_permissions.missing(_value(call, channel), ("mute_members",)):
        raise ApiError(50013)
    if call.fields.get("suppress") is not None:
        (call.backend.voice.suppress if call.fields["suppress"] else call.backend.voice.invite)(guild, user_id)
