"""The permissions that a route requires of the bot, and Discord's refusal when one is missing."""

from bot.sandbox.wire.refusals import ApiError
from bot.sandbox.world import member_permissions
from bot.sandbox.world.records import Channel, Guild
from bot.sandbox.world.registers import World


def in_channel(world: World, channel: Channel, user_id: int, *names: str) -> int:
    """Return the permissions in a channel; raises ApiError 50001 when it cannot be seen, 50013 when one of ``names`` is missing."""
    value = member_permissions.in_channel(world, channel, user_id)
    if not value & member_permissions.VIEW:
        raise ApiError(50001)
    if member_permissions.missing(value, names):
        raise ApiError(50013)
    return value


def in_guild(guild: Guild, user_id: int, *names: str) -> int:
    """Return the permissions in a guild; raises ApiError 50001 for who is not in it, 50013 when one of ``names`` is missing."""
    if user_id not in guild.members:
        raise ApiError(50001)
    value = member_permissions.in_guild(guild, user_id)
    if member_permissions.missing(value, names):
        raise ApiError(50013)
    return value
