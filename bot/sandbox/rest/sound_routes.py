"""Routes of the soundboard."""

from typing import Any

from bot.sandbox.changes.sounds import default_sounds
from bot.sandbox.rest import required
from bot.sandbox.rest.call import Call, Reply, route
from bot.sandbox.wire import payloads, sound_check
from bot.sandbox.wire.refusals import ApiError, FormFaults
from bot.sandbox.world import member_permissions
from bot.sandbox.world.records import VOICE, Channel, Guild, Sound


@route("GET", "/soundboard-default-sounds")
def defaults(_: Call) -> list[dict[str, Any]]:
    return default_sounds()


@route("POST", "/channels/{channel}/send-soundboard-sound")
def play(call: Call) -> None:
    """Play a sound in the voice channel in which the bot sits."""
    channel = call.channel()
    if channel.type != VOICE:
        raise ApiError(50024)
    guild = call.backend.world.guilds[channel.guild_id or 0]
    source = _source(call, guild)
    external = () if source is guild else ("use_external_sounds",)
    call.allowed(channel, "speak", "use_soundboard", *external)
    _must_be_heard(call, guild, channel)
    call.backend.sounds.play(guild, channel, call.bot.id, _wanted(call), source)


def _source(call: Call, guild: Guild) -> Guild:
    """Return the guild whose sound it is; raises ApiError 10097 for one that the bot is not in."""
    if not call.fields.get("source_guild_id"):
        return guild
    found = call.backend.world.guilds.get(int(call.fields["source_guild_id"]))
    if found is None or call.bot.id not in found.members:
        raise ApiError(10097)
    return found


def _must_be_heard(call: Call, guild: Guild, channel: Channel) -> None:
    """Refuse (50168) a bot that is not in the channel, and (50167) one that is muted or suppressed there, or hears nothing."""
    state = guild.voice.get(call.bot.id)
    if state is None or state.channel_id != channel.id:
        raise ApiError(50168)
    if state.mute or state.deaf or state.self_deaf or state.suppress:
        raise ApiError(50167)


def _wanted(call: Call) -> int:
    sound_id = str(call.fields.get("sound_id", ""))
    if not sound_id.isdigit():
        faults = FormFaults()
        faults.add("sound_id", "NUMBER_TYPE_COERCE", f'Value "{sound_id}" is not snowflake.')
        faults.settle()
    return int(sound_id)


def _shown(call: Call, guild: Guild, sound: Sound) -> dict[str, Any]:
    """Return a sound; who made it is seen by whoever may create or manage expressions."""
    value = member_permissions.in_guild(guild, call.bot.id)
    makes = not member_permissions.missing(value, ("create_expressions",)) or not member_permissions.missing(value, ("manage_expressions",))
    return payloads.sound(sound, with_user=makes)


def _sound(call: Call, guild: Guild) -> Sound:
    found = guild.sounds.get(call.id("sound"))
    if found is None:
        raise ApiError(10097)
    return found


@route("GET", "/guilds/{guild}/soundboard-sounds")
def of_guild(call: Call) -> dict[str, Any]:
    guild = call.guild()
    return {"items": [_shown(call, guild, one) for one in guild.sounds.values()]}


@route("GET", "/guilds/{guild}/soundboard-sounds/{sound}")
def read(call: Call) -> dict[str, Any]:
    guild = call.guild()
    return _shown(call, guild, _sound(call, guild))


@route("POST", "/guilds/{guild}/soundboard-sounds")
def create(call: Call) -> Reply:
    """Upload a sound as a data URI."""
    guild = call.guild("create_expressions")
    sound_check.check_fields(call.fields, new=True)
    data, kind = sound_check.read_sound(call.fields)
    more = {"emoji_id": int(call.fields["emoji_id"]) if call.fields.get("emoji_id") else None, "emoji_name": call.fields.get("emoji_name")}
    volume = call.fields.get("volume")
    made = call.backend.sounds.create(
        guild, call.bot, call.fields["name"], data, kind, volume=1.0 if volume is None else float(volume), **more
    )
    return Reply(201, payloads.sound(made))


def _may_change(call: Call, guild: Guild, sound: Sound) -> None:
    """Refuse (50013) unless the bot manages expressions, or may create them and made this one."""
    creates = not member_permissions.missing(member_permissions.in_guild(guild, call.bot.id), ("create_expressions",))
    if not creates or sound.user is not call.bot:
        required.in_guild(guild, call.bot.id, "manage_expressions")


@route("PATCH", "/guilds/{guild}/soundboard-sounds/{sound}")
def change(call: Call) -> dict[str, Any]:
    guild = call.guild()
    sound = _sound(call, guild)
    _may_change(call, guild, sound)
    sound_check.check_fields(call.fields, new=False)
    sound.name = call.fields.get("name", sound.name)
    if "volume" in call.fields:
        sound.volume = 1.0 if call.fields["volume"] is None else float(call.fields["volume"])
    if "emoji_id" in call.fields:
        sound.emoji_id = int(call.fields["emoji_id"]) if call.fields["emoji_id"] else None
    sound.emoji_name = call.fields.get("emoji_name", sound.emoji_name)
    call.backend.sounds.changed(guild, sound)
    return payloads.sound(sound)


@route("DELETE", "/guilds/{guild}/soundboard-sounds/{sound}")
def delete(call: Call) -> None:
    guild = call.guild()
    sound = _sound(call, guild)
    _may_change(call, guild, sound)
    call.backend.sounds.delete(guild, sound)
