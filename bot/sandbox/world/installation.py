"""Where an application is installed: in guilds, by people for themselves; and in what kind of place an interaction is made."""

from collections.abc import Collection

from bot.sandbox.world.records import DM, GROUP, Application, Channel, World

OF_GUILD, OF_PERSON = 0, 1
"""Discord's types of installations."""

IN_GUILD, IN_BOT_DM, IN_PRIVATE_CHANNEL = 0, 1, 2
"""Discord's contexts of interactions."""


def context(channel: Channel) -> int:
    return {DM: IN_BOT_DM, GROUP: IN_PRIVATE_CHANNEL}.get(channel.type, IN_GUILD)


def owners(
    world: World, application: Application, channel: Channel, user_id: int, types: Collection[int] = (OF_GUILD, OF_PERSON)
) -> dict[int, int]:
    """Return who authorises the application in a place: type of installation -> guild (0 in its DM) or person.

    ``types``: the installations that offer the command in question.
    """
    found: dict[int, int] = {}
    guild = world.guild_of(channel)
    if channel.type == DM or (guild is not None and application.bot.id in guild.members):
        found[OF_GUILD] = channel.guild_id or 0
    if user_id in application.users:
        found[OF_PERSON] = user_id
    return {kind: owner for kind, owner in found.items() if kind in types}
