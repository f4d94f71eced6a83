"""Calling an evening: from a command to a draft, its preview, and the posted invitation (CL-3.1, 4.1 to 4.3)."""

import asyncio
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta

import discord

from bot.evenings.another import new_id
from bot.evenings.evening import LiveEvening
from bot.evenings.lobbies.table_channels import NOWHERE, channel_trouble, describe_troubles, is_posted, refusal_of, server_of, troubles
from bot.evenings.messages import message_link
from bot.evenings.moments.suggestions import city_of, long_label
from bot.evenings.moments.wall import Shift, moment_of
from bot.evenings.moves.planning import ChosenTime, checked, dates_of, game_plan, go_to, name_in
from bot.evenings.pages.evening_desk import channel_page, choice_page, preview_page
from bot.evenings.plan import Plan, most_seats, usual_chairs
from bot.evenings.scenes import evening_scene
from bot.presenting.limits import CHOICE_LABEL, CHOICES
from bot.presenting.naming import cut
from bot.presenting.page import MenuOption, Page
from bot.presenting.texts import Words, words_in
from bot.store.evening_rows import EveningRow, Repeat, SavedEvening
from bot.tables.refusal import Refused
from bot.tables.registry import TableRegistry
from cogs.evenings.finding import Server, evening_of, is_staff, only_callers, scheduler_of
from cogs.evenings.finding import server_of as server_here
from cogs.opening import no_ban, spoken_here
from cogs.requests import Request, Verb
from cogs.responses import BotInteraction, Reply


def notes(request: Request, evening: LiveEvening) -> list[str]:
    """Return the current problems with the channels of an evening, as lines of its desk."""
    registry, words = request.reply.client.registry, request.words
    if evening.row.state not in ("poll", "planned", "open"):
        return []
    lines = [describe_troubles([one], evening, words) for one in troubles(registry, evening, free=False)]
    return [words("ev-desk-channel", list=line) for line in lines] + ([] if is_posted(registry, evening) else [words("ev-desk-homeless")])


def promised(evening: LiveEvening, words: Words) -> list[str]:
    """Return the line that fewer chairs are promised than the plan has, where that is so (CL-9.1)."""
    plan = evening.plan
    return [words("ev-desk-room", most=most_seats(plan.games), room=plan.room)] if plan.room < plan.chairs else []


def offers(request: Request, evening: LiveEvening) -> list[str]:
    """Return the verb for another channel, where the evening needs one."""
    return ["where"] if notes(request, evening) or (evening.row.state == "open" and NOWHERE in evening.message_state.asked) else []


def playable(registry: TableRegistry, guild_id: int, channel: str, words: Words, *, free: bool = False) -> None:
    """Raise Refused for a channel that cannot hold a table, or (``free``) already has one."""
    if (trouble := channel_trouble(registry, guild_id, channel, free=free)) is not None:
        raise refusal_of(trouble, words)


async def _show_channels(request: Request) -> None:
    """Ask for a channel among those that can hold a table now."""
    evening, guild = _hosted(request)
    scene = evening_scene(evening, request.words)
    if request.reply.interaction.guild_id is not None:
        await request.reply.edit(channel_page(scene, "where", "ev-where-menu"))
        return
    registry = request.reply.client.registry
    fitting = [one for one in guild.text_channels if channel_trouble(registry, guild.id, str(one.id), free=_at_once(evening)) is None]
    if not fitting:
        raise Refused("ev-no-room")
    choices = channel_choices(fitting)
    note = request.words("ev-menu-more") if len(fitting) > len(choices) else ""
    await request.reply.edit(choice_page(scene, "where", "ev-where-menu", choices, note=note))


def channel_choices(channels: Sequence[discord.TextChannel], chosen: Collection[str] = ()) -> list[MenuOption]:
    """Return the choices of our own menu of channels, for direct messages: Discord's channel menu is empty there.

    Of channels with one name, which Discord allows, each has its id beside it.
    """
    shown = [(str(one.id), cut(f"#{one.name}", CHOICE_LABEL)) for one in channels[:CHOICES]]
    alike = Counter(name for _, name in shown)
    return [MenuOption(channel, name, channel if alike[name] > 1 else "", chosen=channel in chosen) for channel, name in shown]


async def picked(request: Request, evening: LiveEvening, values: tuple[str, ...]) -> None:
    """Use the picked channel. Raises Refused when it cannot hold a table, or is no longer needed."""
    _hosted(request)
    (channel,) = values[:1]
    registry, guild = request.reply.client.registry, evening.row.guild_id
    lost = {one.channel for one in troubles(registry, evening, free=False)}
    homeless = not is_posted(registry, evening)
    if not lost and not homeless and NOWHERE not in evening.message_state.asked:
        raise Refused("ev-where-not-needed")
    playable(registry, guild, channel, request.words, free=_at_once(evening))
    await evening.do(go_to(request.user_id, channel, lost, homeless=homeless, staff=is_staff(request)))
    await request.reply.edit(Page((request.words("ev-where-done", channel=f"<#{channel}>"),)), kind="host")


def _at_once(evening: LiveEvening) -> bool:
    """Return whether the table opens in the picked channel at once."""
    return evening.row.state == "open"


def _hosted(request: Request) -> tuple[LiveEvening, discord.Guild]:
    """Return the evening and its server. Raises Refused unless the presser may change it."""
    evening = evening_of(request)
    evening.only_host(request.user_id, staff=is_staff(request))
    guild = server_of(request.reply.client.registry, evening.row.guild_id)
    if guild is None:
        raise Refused("ev-stale")
    return evening, guild


# ---- the draft


SHOWN_WITHIN = 2.0
"""Seconds that the answer to [Post it] waits for the link of the posted message."""


async def draft(
    reply: Reply,
    server: Server,
    game: str,
    moments: Sequence[ChosenTime],
    *,
    name: str | None,
    voice: discord.VoiceChannel | None = None,
    chairs: int | None = None,
    repeat: Repeat | None = None,
    assumed_hour: bool = False,
    shift: Shift = Shift.NONE,
    poll: bool = False,
) -> LiveEvening:
    """Store a draft and return it. Raises Refused."""
    channels = table_channels(reply, server)
    games = (game_plan(game, {}),)
    language = spoken_here(reply, {"language": server.settings.language})
    plan = Plan(
        games=games,
        channels=channels,
        chairs=chairs if chairs is not None else usual_chairs(games, len(channels)),
        language=language,
        host_name=reply.display_name,
        voice=str(voice.id) if voice is not None else "",
        repeat=repeat,
        lead=server.settings.lead * 60.0,
        keep=server.settings.keep * 60.0,
        assumed_hour=assumed_hour,
        shift=shift,
    )
    checked(plan)
    title = name_in(name or words_in(language)("ev-usual-name", game=words_in(language)(f"game-{game}")))
    when = None if poll else moments[0]
    row = EveningRow(
        id=new_id(),
        guild_id=server.id,
        channel_id=reply.interaction.channel_id or 0,
        host_id=reply.user_id,
        state="draft",
        name=title,
        starts_at=None if when is None else when.starts_at,
        zone=server.zone,
        wall_time="" if when is None else when.wall_time,
        plan=plan.json(),
        created_at=reply.client.registry.now(),
    )
    return await scheduler_of(reply).create(SavedEvening(evening=row, dates=dates_of(list(moments)) if poll else ()))


def table_channels(reply: Reply, server: Server) -> tuple[str, ...]:
    """Return the channels for tables: those of the server's list that exist, otherwise this channel.

    Raises Refused when the bot may not play there.
    """
    registry, here = reply.client.registry, str(reply.interaction.channel_id or 0)
    guild = server_of(registry, server.id)
    listed = server.settings.table_channels
    wanted = tuple(one for one in listed if guild is None or guild.get_channel(int(one)) is not None) or (here,)
    for channel in wanted:
        playable(registry, server.id, channel, reply.words)
    return wanted


# ---- the preview


async def preview(evening: LiveEvening, words: Words, interaction: BotInteraction) -> Page:
    """Return the draft as its host sees it (CL-4.2). Raises StoreError."""
    scene = await interaction.client.evening_scheduler.pictured_scene(evening, words)
    return preview_page(scene, _notes(evening, words, interaction), weekly=evening.row.starts_at is not None)


def _notes(evening: LiveEvening, words: Words, interaction: BotInteraction) -> list[str]:
    """Return sentences about the reading of the time and about the bot's missing permissions."""
    notes: list[str] = []
    row, plan = evening.row, evening.plan
    if row.wall_time:
        wall = datetime.fromisoformat(row.wall_time)
        notes.append(words("ev-reading", label=long_label(wall, words.language), city=city_of(row.zone, words.language)))
        if plan.assumed_hour:
            notes.append(words("when-hour", clock=f"{wall:%H:%M}"))
        if plan.shift:
            notes.append(words(plan.shift, clock=f"{wall:%H:%M}"))
    notes += promised(evening, words)
    if not may_make_events(interaction.guild):
        notes.append(words("ev-desk-no-event"))
    return notes


def may_make_events(guild: discord.Guild | None) -> bool:
    """Return whether the bot may create scheduled events on a server (CL-6.1)."""
    return guild is not None and (guild.me.guild_permissions.create_events or guild.me.guild_permissions.administrator)


async def post(request: Request) -> None:
    """Call the evening; a second press finds it called (CL-4.3)."""
    evening, reply = evening_of(request), request.reply
    reply.must_write(evening.row.channel_id)
    if evening.row.state == "draft":  # much may have changed since it was drafted
        await no_ban(reply)
        only_callers(reply, await server_here(reply.interaction))
        await scheduler_of(reply).leaving.check_members(evening)
    called = await scheduler_of(reply).announce(evening, reply.user_id)
    link = await posted_link(evening)
    await reply.edit(Page((reply.words("ev-posted" if called else "ev-already-posted", link=link),)))


async def posted_link(evening: LiveEvening) -> str:
    """Return the link of the message once it is posted; after a while, the link of the channel."""
    for _ in range(20):
        if evening.message_state.message:
            return message_link(evening)
        await asyncio.sleep(SHOWN_WITHIN / 20)
    return f"<#{evening.row.channel_id}>"


async def week_later(request: Request) -> None:
    """Move the draft by a week (CL-2.7). Raises Refused for any other evening, and for a draft of a poll."""
    evening = evening_of(request)
    evening.only_host(request.user_id)
    row = evening.row
    if row.state != "draft" or not row.wall_time:
        raise Refused("ev-stale")
    later = moment_of(datetime.fromisoformat(row.wall_time) + timedelta(weeks=1), row.zone)
    when = ChosenTime(float(later.instant), later.wall.isoformat(timespec="minutes"), later.zone)
    await scheduler_of(request.reply).move(evening, request.user_id, when)
    await request.reply.edit(await preview(evening, request.words, request.reply.interaction))


async def edit(request: Request) -> None:
    """Show the draft again: the button stands on old messages, and its forms on the preview."""
    evening = evening_of(request)
    evening.only_host(request.user_id)
    await request.reply.edit(await preview(evening, request.words, request.reply.interaction))


async def toss(request: Request) -> None:
    """Delete the draft."""
    evening = evening_of(request)
    evening.only_host(request.user_id)
    await scheduler_of(request.reply).drop(evening)
    await request.reply.edit(Page((request.words("ev-tossed"),)))


VERBS: Mapping[str, Verb] = {"ev.post": post, "ev.week": week_later, "ev.edit": edit, "ev.toss": toss, "ev.where": _show_channels}
"""The verbs by their names in custom ids."""
