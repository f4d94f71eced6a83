"""The host gives an evening another channel, when the one of its invitation or of a table is gone or closed (CL-22.7, 22.8)."""

from collections.abc import Mapping

import discord

from bot.evenings.evening import LiveEvening
from bot.evenings.lobbies.table_channels import NOWHERE, channel_trouble, describe_troubles, is_posted, refusal_of, server_of, troubles
from bot.evenings.moves.planning import go_to
from bot.evenings.pages.evening_desk import channel_page, choice_page
from bot.evenings.scenes import evening_scene
from bot.presenting.page import Choice, Page
from bot.presenting.texts import Words
from bot.tables.refusal import Refused
from bot.tables.registry import TableRegistry
from cogs.evening_finding import evening_of, is_staff
from cogs.requests import Request, Verb

MOST = 25
"""Channels in a menu of our own. Discord's own has all of them, but is empty in direct messages."""


def notes(request: Request, evening: LiveEvening) -> list[str]:
    """Return what is wrong with the channels of an evening now, as lines of its desk."""
    registry, words = request.reply.client.registry, request.words
    if evening.row.state not in ("poll", "planned", "open"):
        return []
    lines = [describe_troubles([one], evening, words) for one in troubles(registry, evening, free=False)]
    return [words("ev-desk-channel", list=line) for line in lines] + ([] if is_posted(registry, evening) else [words("ev-desk-homeless")])


def offers(request: Request, evening: LiveEvening) -> list[str]:
    """Return the verb that gives the evening another channel, where it needs one."""
    return ["where"] if notes(request, evening) or (evening.row.state == "open" and NOWHERE in evening.surfaces.asked) else []


def playable(registry: TableRegistry, guild_id: int, channel: str, words: Words, *, free: bool = False) -> None:
    """Raise Refused when no table can be laid in a channel. ``free``: also when one stands there now."""
    if (trouble := channel_trouble(registry, guild_id, channel, free=free)) is not None:
        raise refusal_of(trouble, words)


async def _show(request: Request) -> None:
    """Ask for the channel, among those that can hold a table now."""
    evening, guild = _hosted(request)
    scene = evening_scene(evening, request.words)
    if request.reply.interaction.guild_id is not None:
        await request.reply.edit(channel_page(scene, "where", "ev-where-menu"))
        return
    registry = request.reply.client.registry
    fitting = [one for one in guild.text_channels if channel_trouble(registry, guild.id, str(one.id), free=_at_once(evening)) is None]
    if not fitting:
        raise Refused("ev-no-room")
    choices = [Choice(str(one.id), f"#{one.name}"[:60]) for one in fitting[:MOST]]
    note = request.words("ev-where-more") if len(fitting) > MOST else ""
    await request.reply.edit(choice_page(scene, "where", "ev-where-menu", choices, note=note))


async def picked(request: Request, evening: LiveEvening, values: tuple[str, ...]) -> None:
    """Use the channel that was picked. Raises Refused: it can hold no table now, or none is needed any more."""
    _hosted(request)
    (channel,) = values[:1]
    registry, guild = request.reply.client.registry, evening.row.guild_id
    lost = {one.channel for one in troubles(registry, evening, free=False)}
    homeless = not is_posted(registry, evening)
    if not lost and not homeless and NOWHERE not in evening.surfaces.asked:
        raise Refused("ev-where-not-needed")
    playable(registry, guild, channel, request.words, free=_at_once(evening))
    await evening.do(go_to(request.user_id, channel, lost, homeless=homeless, staff=is_staff(request)))
    await request.reply.edit(Page((request.words("ev-where-done", channel=f"<#{channel}>"),)), kind="host")


def _at_once(evening: LiveEvening) -> bool:
    """Whether the table is to stand there now."""
    return evening.row.state == "open"


def _hosted(request: Request) -> tuple[LiveEvening, discord.Guild]:
    """Return the evening that may be changed by who presses, and its server. Raises Refused."""
    evening = evening_of(request)
    evening.only_host(request.user_id, staff=is_staff(request))
    guild = server_of(request.reply.client.registry, evening.row.guild_id)
    if guild is None:
        raise Refused("no-stale")
    return evening, guild


VERBS: Mapping[str, Verb] = {"ev.where": _show}
"""The verbs by their names in custom ids."""
