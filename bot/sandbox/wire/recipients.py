"""Which session gets which event: by shard, intents, membership, and what the bot sees."""

from typing import Any

from bot.sandbox.wire.sessions import CONTENT, Session, intent_of
from bot.sandbox.world import member_permissions
from bot.sandbox.world.hub import Event
from bot.sandbox.world.registers import World


def gets(world: World, session: Session, event: Event) -> bool:
    """Whether a session is sent a happening."""
    bot_id = session.application.bot.id
    if not session.covers(event.guild_id):
        return False
    intent = intent_of(event.name, in_guild=event.guild_id is not None)
    if intent and not session.intents & intent:
        return False
    if event.guild_id is not None:
        guild = world.guilds.get(event.guild_id)
        if guild is None or bot_id not in guild.members:
            return False
    if event.name == "VOICE_CHANNEL_EFFECT_SEND" and not _sits(world, bot_id, event):
        return False
    if event.channel_id is None:
        return True
    channel = world.channels.get(event.channel_id)
    return channel is None or member_permissions.sees(world, channel, bot_id)


def _sits(world: World, bot_id: int, event: Event) -> bool:
    """Whether the bot sits in the voice channel of a happening."""
    guild = world.guilds.get(event.guild_id or 0)
    state = guild.voice.get(bot_id) if guild is not None else None
    return state is not None and state.channel_id == event.channel_id


def hides_content(session: Session, event: Event) -> bool:
    """Whether a message comes without its content: the bot has no intent for it, did not write it and is not mentioned."""
    if event.name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or event.guild_id is None or session.intents & CONTENT:
        return False
    own = str(session.application.bot.id)
    return event.data["author"]["id"] != own and all(one["id"] != own for one in event.data["mentions"])


def stripped(data: dict[str, Any]) -> dict[str, Any]:
    """Return a message without its content."""
    return {**data, "content": "", "embeds": [], "attachments": [], "components": []}
