"""Routes of voice states and of the soundboard. Permissions of voice are those in the channel."""

from typing import Any

from bot.sandbox.changes.voice import default_sounds
from bot.sandbox.rest.call import HttpReply, RouteCall, require_in_guild, route
from bot.sandbox.wire import payloads, sound_check
from bot.sandbox.wire.refusals import ApiError, FormFaults
from bot.sandbox.world import member_permissions
from bot.sandbox.world.records import STAGE, VOICE, Channel, Guild, Member, Sound

VOICE_NEEDS = {"mute": "mute_members", "deaf": "deafen_members", "channel_id": "move_members"}
"""Field of a member -> permission to change it."""


def check_member(call: RouteCall, guild: Guild, found: Member) -> None:
    """Check the voice fields of a member change; raises ApiError 50013 without a permission, 40032 outside voice, 10003."""
    named = [key for key in VOICE_NEEDS if key in call.fields]
    for key in named:
        _may(call, guild, found, VOICE_NEEDS[key])
    if named and found.user.id not in guild.voice:
        raise ApiError(40032)
    if call.fields.get("channel_id") is not None:
        _target(call, guild)


def _may(call: RouteCall, guild: Guild, found: Member, name: str) -> None:
    """Refuse (50013) without the permission in the person's voice channel, or in the guild for a person outside voice."""
    state = guild.voice.get(found.user.id)
    if state is None:
        require_in_guild(guild, call.bot.id, name)
    elif member_permissions.missing(_value(call, guild.channels[state.channel_id]), (name,)):
        raise ApiError(50013)


def _value(call: RouteCall, channel: Channel) -> int:
    return member_permissions.in_channel(call.backend.world, channel, call.bot.id)


def _target(call: RouteCall, guild: Guild) -> Channel:
    """Return the target channel of a move; the bot must be able to connect to it."""
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


def change_member(call: RouteCall, guild: Guild, found: Member) -> None:
    """Mute, deafen, move or disconnect a member, after ``check_member``."""
    fields, user_id = call.fields, found.user.id
    if fields.get("mute") is not None or fields.get("deaf") is not None:
        call.backend.voice.mark(guild, user_id, mute=fields.get("mute"), deaf=fields.get("deaf"))
    if "channel_id" not in fields:
        return
    if fields["channel_id"] is None:
        call.backend.voice.leave(guild, user_id)
    else:
        call.backend.voice.enter(guild, user_id, _target(call, guild))


@route("PUT", "/channels/{channel}/voice-status")
def set_status(call: RouteCall) -> None:
    """Set or clear (None, empty) the status of a voice channel; a bot outside it needs to manage the channel besides."""
    channel = call.channel()
    if channel.type != VOICE:
        raise ApiError(50024)
    guild, status = call.backend.world.guilds[channel.guild_id or 0], call.fields.get("status")
    state = guild.voice.get(call.bot.id)
    inside = state is not None and state.channel_id == channel.id
    call.allowed(channel, "set_voice_channel_status", *(() if inside else ("manage_channels",)))
    if status is not None:
        faults = FormFaults()
        faults.length("status", status, 0, 500)
        faults.settle()
    call.backend.voice.set_status(guild, channel, status or None)


@route("GET", "/soundboard-default-sounds")
def defaults(_: RouteCall) -> list[dict[str, Any]]:
    return default_sounds()


@route("POST", "/channels/{channel}/send-soundboard-sound")
def play(call: RouteCall) -> None:
    """Play a sound in the bot's voice channel."""
    channel = call.channel()
    if channel.type != VOICE:
        raise ApiError(50024)
    guild = call.backend.world.guilds[channel.guild_id or 0]
    source = _source(call, guild)
    external = () if source is guild else ("use_external_sounds",)
    call.allowed(channel, "speak", "use_soundboard", *external)
    _must_be_heard(call, guild, channel)
    call.backend.sounds.play(guild, channel, call.bot.id, _wanted(call), source)


def _source(call: RouteCall, guild: Guild) -> Guild:
    """Return the guild of a sound; raises ApiError 10097 for a guild without the bot."""
    if not call.fields.get("source_guild_id"):
        return guild
    found = call.backend.world.guilds.get(int(call.fields["source_guild_id"]))
    if found is None or call.bot.id not in found.members:
        raise ApiError(10097)
    return found


def _must_be_heard(call: RouteCall, guild: Guild, channel: Channel) -> None:
    """Refuse (50168) a bot outside the channel, and (50167) one that is muted, suppressed or deafened."""
    state = guild.voice.get(call.bot.id)
    if state is None or state.channel_id != channel.id:
        raise ApiError(50168)
    if state.mute or state.deaf or state.self_deaf or state.suppress:
        raise ApiError(50167)


def _wanted(call: RouteCall) -> int:
    sound_id = str(call.fields.get("sound_id", ""))
    if not sound_id.isdecimal():
        faults = FormFaults()
        faults.add("sound_id", "NUMBER_TYPE_COERCE", f'Value "{sound_id}" is not snowflake.')
        faults.settle()
    return int(sound_id)


def _shown(call: RouteCall, guild: Guild, sound: Sound) -> dict[str, Any]:
    """Return a sound, with its uploader for those who may create or manage expressions."""
    value = member_permissions.in_guild(guild, call.bot.id)
    makes = not member_permissions.missing(value, ("create_expressions",)) or not member_permissions.missing(value, ("manage_expressions",))
    return payloads.sound(sound, with_user=makes)


def _sound(call: RouteCall, guild: Guild) -> Sound:
    found = guild.sounds.get(call.id("sound"))
    if found is None:
        raise ApiError(10097)
    return found


@route("GET", "/guilds/{guild}/soundboard-sounds")
def of_guild(call: RouteCall) -> dict[str, Any]:
    guild = call.guild()
    return {"items": [_shown(call, guild, one) for one in guild.sounds.values()]}


@route("POST", "/guilds/{guild}/soundboard-sounds")
def create(call: RouteCall) -> HttpReply:
    """Upload a sound as a data URI."""
    guild = call.guild("create_expressions")
    sound_check.check_fields(call.fields)
    data = sound_check.read_sound(call.fields)
    more = {"emoji_id": int(call.fields["emoji_id"]) if call.fields.get("emoji_id") else None, "emoji_name": call.fields.get("emoji_name")}
    volume = call.fields.get("volume")
    made = call.backend.sounds.create(guild, call.bot, call.fields["name"], data, volume=1.0 if volume is None else float(volume), **more)
    return HttpReply(201, payloads.sound(made))


def _may_change(call: RouteCall, guild: Guild, sound: Sound) -> None:
    """Refuse (50013) unless the bot manages expressions, or may create them and uploaded this one."""
    creates = not member_permissions.missing(member_permissions.in_guild(guild, call.bot.id), ("create_expressions",))
    if not creates or sound.user is not call.bot:
        require_in_guild(guild, call.bot.id, "manage_expressions")


@route("DELETE", "/guilds/{guild}/soundboard-sounds/{sound}")
def delete(call: RouteCall) -> None:
    guild = call.guild()
    sound = _sound(call, guild)
    _may_change(call, guild, sound)
    call.backend.sounds.delete(guild, sound)
