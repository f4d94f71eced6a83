"""Which session gets which event: by shard, intents, membership, and what the bot sees."""

from typing import Any

from bot.sandbox.wire.sessions import CONTENT, Session, intent_of
from bot.sandbox.world import member_permissions
from bot.sandbox.world.hub import Happening
from bot.sandbox.world.registers import World


def gets(world: World, session: Session, happening: Happening) -> bool:
    """Whether a session is sent a happening."""
    bot_id = session.application.bot.id
    if not session.covers(happening.guild_id):
        return False
    intent = intent_of(happening.name, in_guild=happening.guild_id is not None)
    if intent and not session.intents & intent:
        return False
    if happening.guild_id is not None:
        guild = world.guilds.get(happening.guild_id)
        if guild is None or bot_id not in guild.members:
            return False
    if happening.name == "VOICE_CHANNEL_EFFECT_SEND" and not _sits(world, bot_id, happening):
        return False
    if happening.channel_id is None:
        return True
    channel = world.channels.get(happening.channel_id)
    return channel is None or member_permissions.sees(world, channel, bot_id)


def _sits(world: World, bot_id: int, happening: Happening) -> bool:
    """Whether the bot sits in the voice channel of a happening."""
    guild = world.guilds.get(happening.guild_id or 0)
    state = guild.voice.get(bot_id) if guild is not None else None
    return state is not None and state.channel_id == happening.channel_id


def hides_content(session: Session, happening: Happening) -> bool:
    """Whether a message comes without its content: the bot has no intent for it, did not write it and is not mentioned."""
    if happening.name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or happening.guild_id is None or session.intents & CONTENT:
        return False
    own = str(session.application.bot.id)
    return happening.data["author"]["id"] != own and all(one["id"] != own for one in happening.data["mentions"])


def stripped(data: dict[str, Any]) -> dict[str, Any]:
    """Return a message without its content."""
    return {**data, "content": "", "embeds": [], "attachments": [], "components": []}
