"""Records of the world as the JSON that Discord sends."""

from typing import Any

from bot.sandbox.world import member_permissions
from bot.sandbox.world.message import Message
from bot.sandbox.world.records import (
    ANNOUNCEMENT,
    CATEGORY,
    DM,
    FORUMS,
    GROUP,
    STAGE,
    TEXT,
    VOICE,
    Application,
    Channel,
    Guild,
    Member,
    Role,
    Sound,
    User,
    VoiceState,
    World,
    moment,
    stamp,
)

MEMBERS_FLAG, PRESENCE_FLAG, CONTENT_FLAG = 1 << 15, 1 << 13, 1 << 19


def user(one: User) -> dict[str, Any]:
    """Return a user as others see them."""
    return {
        "id": str(one.id),
        "username": one.name.lower().replace(" ", "_"),
        "discriminator": "0",
        "global_name": None if one.bot else one.name,
        "avatar": one.avatar or None,
        "bot": one.bot,
        "public_flags": 0,
        "flags": 0,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
    }


def me(one: User) -> dict[str, Any]:
    """Return a bot as it sees itself."""
    return {**user(one), "username": one.name, "verified": True, "mfa_enabled": True, "locale": "en-US", "premium_type": 0, "email": None}


def member(one: Member, *, with_user: bool = True) -> dict[str, Any]:
    data: dict[str, Any] = {
        "roles": [str(role_id) for role_id in sorted(one.roles)],
        "nick": one.nick,
        "avatar": one.avatar or None,
        "banner": None,
        "joined_at": one.joined_at,
        "premium_since": None,
        "communication_disabled_until": None,
        "pending": False,
        "flags": 0,
        "mute": one.mute,
        "deaf": one.deaf,
    }
    if with_user:
        data["user"] = user(one.user)
    return data


def role(one: Role) -> dict[str, Any]:
    return {
        "id": str(one.id),
        "name": one.name,
        "description": None,
        "permissions": str(one.permissions),
        "position": one.position,
        "color": one.color,
        "colors": {"primary_color": one.color, "secondary_color": None, "tertiary_color": None},
        "hoist": one.hoist,
        "managed": one.managed_by is not None,
        "mentionable": one.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
        **({"tags": {"bot_id": str(one.managed_by)}} if one.managed_by else {}),
    }


def thread_member(channel: Channel, user_id: int) -> dict[str, Any]:
    return {"id": str(channel.id), "user_id": str(user_id), "join_timestamp": channel.joined.get(user_id) or stamp(), "flags": 0}


def channel(one: Channel, reader_id: int | None = None) -> dict[str, Any]:
    """Return a channel, thread, DM or group chat; ``reader_id`` adds the reader's membership of a thread."""
    last = str(one.last_message_id) if one.last_message_id else None
    if one.type == DM:
        people = [user(person) for person in one.recipients if person.id != reader_id]
        return {"id": str(one.id), "type": DM, "last_message_id": last, "recipients": people, "flags": 0}
    if one.type == GROUP:
        people = [user(person) for person in one.recipients]
        about = {"name": one.name or None, "icon": None, "owner_id": str(one.owner_id), "recipients": people}
        return {"id": str(one.id), "type": GROUP, "last_message_id": last, "flags": 0, **about}
    data: dict[str, Any] = {"id": str(one.id), "type": one.type, "guild_id": str(one.guild_id), "name": one.name, "flags": 0}
    data["parent_id"] = str(one.parent_id) if one.parent_id else None
    if one.is_thread:
        return _thread(one, data, last, reader_id)
    data["position"] = one.position
    data["permission_overwrites"] = [
        {"id": str(target), "type": ow.kind, "allow": str(ow.allow), "deny": str(ow.deny)} for target, ow in one.overwrites.items()
    ]
    if one.type == CATEGORY:
        return data
    data |= {"nsfw": one.nsfw, "last_message_id": last, "rate_limit_per_user": one.slowmode}
    if one.type in (VOICE, STAGE):
        data |= {"bitrate": one.bitrate, "user_limit": one.user_limit, "rtc_region": None}
    if one.type in (TEXT, ANNOUNCEMENT) or one.type in FORUMS:
        data |= {"topic": one.topic, "default_auto_archive_duration": 1440, "default_thread_rate_limit_per_user": one.post_slowmode}
    if one.type in (TEXT, ANNOUNCEMENT):
        data["last_pin_timestamp"] = None
    if one.type in FORUMS:
        data |= {"available_tags": [], "default_reaction_emoji": None, "default_sort_order": None, "default_forum_layout": 0}
    return data


def _thread(one: Channel, data: dict[str, Any], last: str | None, reader_id: int | None) -> dict[str, Any]:
    meta: dict[str, Any] = {
        "archived": one.archived,
        "auto_archive_duration": one.auto_archive,
        "archive_timestamp": one.archive_stamp,
        "locked": one.locked,
        "create_timestamp": moment(one.id),
    }
    if one.private:
        meta["invitable"] = one.invitable
    data |= {
        "owner_id": str(one.owner_id),
        "last_message_id": last,
        "rate_limit_per_user": one.slowmode,
        "message_count": one.sent,
        "total_message_sent": one.sent,
        "member_count": len(one.joined),
        "thread_metadata": meta,
    }
    if one.parent_type in FORUMS:
        data["applied_tags"] = []
    if reader_id is not None and reader_id in one.joined:
        data["member"] = thread_member(one, reader_id)
    return data


def voice_state(guild: Guild, one: VoiceState, *, left: bool = False) -> dict[str, Any]:
    """Return a voice state; ``left``: the last one of a person who has left."""
    data: dict[str, Any] = {
        "guild_id": str(guild.id),
        "channel_id": None if left else str(one.channel_id),
        "user_id": str(one.user_id),
        "session_id": one.session_id,
        "deaf": one.deaf,
        "mute": one.mute,
        "self_deaf": one.self_deaf,
        "self_mute": one.self_mute,
        "self_stream": False,
        "self_video": False,
        "suppress": one.suppress,
        "request_to_speak_timestamp": None if left else one.asked_at,
    }
    if one.user_id in guild.members:
        data["member"] = member(guild.members[one.user_id])
    return data


def sound(one: Sound, *, with_user: bool = True) -> dict[str, Any]:
    data: dict[str, Any] = {
        "name": one.name,
        "sound_id": str(one.id),
        "volume": one.volume,
        "emoji_id": str(one.emoji_id) if one.emoji_id else None,
        "emoji_name": one.emoji_name,
        "guild_id": str(one.guild_id),
        "available": one.available,
    }
    return {**data, "user": user(one.user)} if with_user else data


def guild_core(guild: Guild) -> dict[str, Any]:
    """Return a guild without its channels, members and voice."""
    return {
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(guild.owner_id),
        "preferred_locale": guild.locale,
        "roles": [role(one) for one in guild.roles.values()],
        "emojis": list(guild.emojis.values()),
        "stickers": [],
        "features": [],
        "icon": None, "splash": None, "banner": None, "description": None, "discovery_splash": None, "home_header": None, "region": "",
        "afk_channel_id": None, "afk_timeout": 300, "system_channel_id": guild.system_channel and str(guild.system_channel),
        "system_channel_flags": 0, "widget_enabled": False,
        "widget_channel_id": None, "verification_level": 0, "default_message_notifications": 0, "mfa_level": 0, "nsfw_level": 0,
        "explicit_content_filter": 0, "max_presences": None, "max_members": 500000, "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25, "vanity_url_code": None, "premium_tier": 0, "premium_subscription_count": 0, "nsfw": False,
        "rules_channel_id": None, "safety_alerts_channel_id": None, "public_updates_channel_id": None, "application_id": None,
        "premium_progress_bar_enabled": False, "incidents_data": None,
    }  # fmt: skip


def guild_create(world: World, guild: Guild, bot_id: int, *, everyone: bool) -> dict[str, Any]:
    """Return GUILD_CREATE for one bot: with ``everyone`` all members, otherwise the bot and the people in voice."""
    members = [one for user_id, one in guild.members.items() if everyone or user_id == bot_id or user_id in guild.voice]
    threads = [one for one in guild.threads.values() if not one.archived and member_permissions.sees(world, one, bot_id)]
    states = [voice_state(guild, one) for one in guild.voice.values()]
    for state in states:
        state.pop("member", None)
        state.pop("guild_id")
    return {
        **guild_core(guild),
        "joined_at": guild.members[bot_id].joined_at if bot_id in guild.members else stamp(),
        "large": len(guild.members) >= 250,
        "unavailable": False,
        "member_count": len(guild.members),
        "members": [member(one) for one in members],
        "channels": [channel(one) for one in guild.channels.values()],
        "threads": [channel(one, bot_id) for one in threads],
        "voice_states": states,
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": list(guild.events.values()),
        "soundboard_sounds": [sound(one) for one in guild.sounds.values()],
    }


def message_event(guild: Guild | None, message: Message) -> dict[str, Any]:
    """Return a message as the gateway sends it: REST's message with guild and member."""
    if guild is None:
        return message.wire
    data = {**message.wire, "guild_id": str(guild.id)}
    author = guild.members.get(message.author_id)
    if author is not None:
        data["member"] = member(author, with_user=False)
    return data


def application(one: Application, guild_count: int) -> dict[str, Any]:
    """Return an application as its own bot sees it."""
    flags = 0
    for intent, flag in ((1 << 1, MEMBERS_FLAG), (1 << 8, PRESENCE_FLAG), (1 << 15, CONTENT_FLAG)):
        flags |= flag if one.privileged & intent else 0
    return {
        "id": str(one.id),
        "name": one.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "bot": user(one.bot),
        "owner": user(one.owner),
        "team": None,
        "verify_key": "0" * 64,
        "flags": flags,
        "flags_new": str(flags),
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
        "hook": True,
        "summary": "",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": guild_count,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "event_webhooks_status": 1,
        "integration_types_config": {"0": {}, "1": {}},
        **one.profile,
    }
