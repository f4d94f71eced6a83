"""The evening and the server of an interaction, and typed moments on the clock of that server."""

from dataclasses import dataclass
from datetime import time

import discord

from bot.discord_io.place import place_of
from bot.evenings.admission import shut_out
from bot.evenings.evening import LiveEvening
from bot.evenings.evening_scheduler import EveningScheduler
from bot.evenings.moments.reading import MomentRefused as Unread
from bot.evenings.moments.reading import Reading, read
from bot.evenings.moves.hosting import host_is_back
from bot.evenings.moves.planning import ChosenTime
from bot.guilds.rights import MemberRights, may_call_evenings
from bot.guilds.settings import ServerSettings, read_server, zone_of
from bot.tables.refusal import Refused, refused_without_store
from bot.tables.session.live_table import LiveTable
from cogs.finding import sees_channel
from cogs.opening import no_ban, no_caller
from cogs.requests import Request, Verb
from cogs.responses import BotInteraction, Reply


@dataclass(frozen=True, slots=True)
class Server:
    """The server of an evening: its settings and its time zone."""

    id: int
    settings: ServerSettings
    zone: str

    @property
    def usual(self) -> time:
        """The usual hour of evenings on this server; settings write ``1:00`` as well as ``19:30``."""
        hour, _, minute = self.settings.usual_hour.partition(":")
        return time(int(hour), int(minute))


async def server_of(interaction: BotInteraction) -> Server:
    """Return the server of an interaction. Raises Refused outside servers, without a time zone (CL-2.3), without the store."""
    if interaction.guild_id is None:
        raise Refused("no-server")
    with refused_without_store():
        settings = read_server(await interaction.client.registry.store.guild_settings(interaction.guild_id))
    locale = interaction.guild_locale.value if interaction.guild_locale is not None else ""
    zone = zone_of(settings, locale)
    if not zone:
        raise Refused("ev-no-zone")
    return Server(interaction.guild_id, settings, zone)


def moment_in(server: Server, typed: str, now: float) -> tuple[ChosenTime, Reading]:
    """Return the moment of a typed text, and its reading. Raises Refused with the reason (CL-2.8)."""
    try:
        reading = read(typed, server.zone, int(now), server.usual)
    except Unread as unread:
        raise Refused(f"when-{unread.reason.value}") from unread
    moment = reading.moment
    return ChosenTime(float(moment.instant), moment.wall.isoformat(timespec="minutes"), moment.zone), reading


def only_callers(reply: Reply, server: Server) -> None:
    """Raise Refused when this person may not call evenings here (CL-19.1)."""
    person = reply.interaction.user
    roles = [role.id for role in person.roles] if isinstance(person, discord.Member) else []
    if not may_call_evenings(MemberRights(roles, reply.interaction.permissions), server.settings):
        if not server.settings.hosts:
            raise Refused("no-evening-caller")
        raise no_caller(reply.interaction.guild, server.settings)


def scheduler_of(reply: Reply) -> EveningScheduler:
    return reply.client.evening_scheduler


def evening_of(request: Request) -> LiveEvening:
    """Return the evening of a press. Raises Refused for a forgotten evening, or a press from elsewhere (CL-23.14)."""
    evening = scheduler_of(request.reply).evening(request.press.table)
    if evening is None:
        raise Refused("no-evening-old")
    must_see(request, evening)
    scheduler_of(request.reply).series.touch(evening, request.user_id)
    return evening


def must_see(request: Request, evening: LiveEvening) -> None:
    """Raise Refused for a press about an evening of another server, or of a channel that is hidden from the person.

    People to whom the evening writes need not see its channel, and may press in direct messages.
    """
    interaction, known = request.reply.interaction, evening.writes_to(request.user_id)
    if interaction.guild_id is None:
        allowed = known
    else:
        allowed = interaction.guild_id == evening.row.guild_id and (known or sees_channel(interaction, evening.row.channel_id))
    if not allowed:
        raise Refused("no-evening-old")


async def may_be_here(request: Request, evening: LiveEvening) -> None:
    """Raise Refused when the presser may not be at the evening; who presses in direct messages may have left the server (CL-5.8)."""
    reply = request.reply
    await no_ban(reply, evening.row.guild_id)
    if reply.interaction.guild_id is None and await shut_out(reply.client.registry, evening, (request.user_id,)):
        raise Refused("no-invited")


def of_hosts(verb: Verb) -> Verb:
    """Return a verb of hosts that refuses a host or co-host who may not be at the evening now (CL-19.4, 22.11).

    A host who has come back to an evening that nobody has taken over is its host again.
    """

    async def checked(request: Request) -> None:
        await as_host(request)
        await verb(request)

    return checked


async def as_host(request: Request) -> None:
    """Check the presser, if they host the evening of the request. Raises Refused."""
    evening = scheduler_of(request.reply).evening(request.press.table)
    if evening is not None and evening.may_host(request.user_id):
        await may_be_here(request, evening)
        await evening.do(host_is_back(request.user_id))


async def final_or_living(request: Request) -> LiveEvening:
    """Return the evening of a press, from the store if it is over or cancelled. Raises Refused."""
    scheduler = scheduler_of(request.reply)
    if scheduler.evening(request.press.table) is not None:
        return evening_of(request)
    with refused_without_store():
        saved = await scheduler.store.evenings.evening(request.press.table)
    if saved is None:
        raise Refused("no-evening-old")
    evening = LiveEvening(saved, scheduler.store, scheduler.registry.now)
    must_see(request, evening)
    return evening


def is_staff(request: Request) -> bool:
    """Return whether the presser may manage the server."""
    may = request.reply.interaction.permissions
    return may.administrator or may.manage_guild


def evenings_here(reply: Reply, *states: str) -> list[LiveEvening]:
    """Return the evenings of this server in channels that the person can read (CL-23.13)."""
    interaction = reply.interaction
    if interaction.guild_id is None or interaction.guild is None:
        raise Refused("no-server")
    found = scheduler_of(reply).in_guild(interaction.guild_id, *states)
    return [one for one in found if sees_channel(interaction, one.row.channel_id)]


def tables_here(reply: Reply) -> list[LiveTable]:
    """Return the lobbies and running games of this server in channels that the person certainly sees, the oldest first (CL-23.13)."""
    interaction = reply.interaction
    if interaction.guild_id is None:
        raise Refused("no-server")
    open_here = [session.table for session in reply.client.registry.sessions_in_guild(interaction.guild_id) if not session.over]
    return sorted((table for table in open_here if _surely_sees(interaction, table.channel_id)), key=lambda table: table.created_at)


def _surely_sees(interaction: BotInteraction, channel_id: int) -> bool:
    """Return whether the person certainly sees a channel or thread.

    The bot does not know the members of a private thread: certain are people in it now, and moderators of threads. An archived thread is
    unknown to it, like a deleted channel.
    """
    channel = interaction.guild.get_channel_or_thread(channel_id) if interaction.guild is not None else None
    if channel_id == interaction.channel_id:
        return True
    place, person = place_of(channel), interaction.user
    if place is not None and place.kind == "private":
        return isinstance(person, discord.Member) and place.granted(person).manage_threads and sees_channel(interaction, channel_id)
    return channel is not None and sees_channel(interaction, channel_id)


async def free_kept_chair(request: Request, evening: LiveEvening, user_id: int) -> None:
    """Free the chair that a lobby keeps for a person who does not come (CL-5.7, 5.11)."""
    for session in request.reply.client.evening_scheduler.lobby_opening(evening).alive:
        if session.table.phase == "lobby":
            await session.lobby_moves.free_kept_chair(user_id)
