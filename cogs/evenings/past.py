"""The buttons under an evening that is over: its board, its games, and the next evening (CL-25, NT-6.1)."""

from collections.abc import Mapping

from bot.discord_io.components import text_form
from bot.discord_io.members import members_among
from bot.evenings.another import draft_like, guests_of, offered_moment
from bot.evenings.evening import LiveEvening
from bot.evenings.lobbies.table_channels import channel_trouble
from bot.evenings.messages import message_link
from bot.evenings.moments.wall import Moment
from bot.evenings.moves.opening import wish_another
from bot.evenings.pages.evening_end import offer_parts, wish_parts
from bot.evenings.pages.evening_page import press
from bot.evenings.scenes import evening_scene
from bot.guilds.rights import may_call_evenings
from bot.presenting.naming import escaped
from bot.presenting.page import Button, Buttons, Page, Part
from bot.presenting.scene import custom_id
from bot.presenting.texts import Words
from bot.presenting.typed_numbers import read_number
from bot.results.pages.nights_page import NightsFilter
from bot.store.evening_rows import SavedEvening
from bot.tables.refusal import Refused
from cogs import history, stats
from cogs.evenings.finding import evenings_here, moment_in, must_see, only_callers, scheduler_of, server_of
from cogs.evenings.planning import posted_link, preview, table_channels
from cogs.finding import ServerContext, here
from cogs.opening import no_ban
from cogs.requests import Request, Verb

TONIGHT = 86_400.0
"""Seconds after its end for which an evening counts as today's."""


async def _of(request: Request) -> tuple[ServerContext, LiveEvening]:
    """Return the ended evening of a press. Raises Refused for a deleted one, or one in a channel hidden from the person (CL-23.14)."""
    where = await here(request.reply)
    known = scheduler_of(request.reply).evening(request.press.table)
    saved = known.saved if known is not None else await where.store.evenings.evening(request.press.table)
    if saved is None:
        raise Refused("no-evening-old")
    last = known or LiveEvening(saved, where.store, request.reply.client.registry.now)
    if not last.final:
        raise Refused("no-evening-old")
    must_see(request, last)
    return where, last


async def board(request: Request) -> None:
    """Show the board of the evening, with the reader's row. Raises Refused, StoreError."""
    _, last = await _of(request)
    await stats.show_board(request.reply, last.id)


async def played(request: Request) -> None:
    """List the games of the evening. Raises Refused, StoreError."""
    _, last = await _of(request)
    await history.show_list(request.reply, NightsFilter(evening=last.id))


async def coming(request: Request) -> None:
    """Show the next evening with its answers; for a person left without a chair today it says so. Raises StoreError."""
    await request.reply.show(await _next_page(request, *await _of(request)))


async def _next_page(request: Request, where: ServerContext, last: LiveEvening) -> Page:
    """Return the page of [Next evening]: the one that is planned, or the means to get one (NT-6.1)."""
    words = request.words
    parts: list[Part] = [words("ev-out")] if await _went_without(where, last.saved, request.user_id) else []
    following = _following(request, last)
    if following is not None:
        parts += _invited(words, following)
        if _continues(following, last):
            return Page(tuple(parts))
    if (when := await scheduler_of(request.reply).series.next_at(last.row.series_id)) is not None:
        parts.append(words("ev-next", when=f"<t:{int(when)}:F>"))
    elif _may_call(request, where, last):
        parts += offer_parts(words, last.id, _offered(request, where, last).instant, len(last.message_state.would_come))
    else:
        parts += wish_parts(words, last.id)
    return Page(tuple(parts))


async def _went_without(where: ServerContext, saved: SavedEvening, user_id: int) -> bool:
    """Return whether this evening was today and left a person without a chair (CL-5.5)."""
    over_at = saved.evening.over_at
    if over_at is None or where.now - over_at > TONIGHT:
        return False
    owed = (await where.store.evenings.owed(where.guild_id)).get(user_id)
    return owed is not None and owed[0] == saved.evening.id


def _following(request: Request, last: LiveEvening) -> LiveEvening | None:
    """Return the next evening that the person may see: one that continues ``last``, else any of the server."""
    ahead = [one for one in evenings_here(request.reply, "poll", "planned", "open") if one.id != last.id]
    same = [one for one in ahead if _continues(one, last)]
    return next(iter(same or ahead), None)


def _continues(evening: LiveEvening, last: LiveEvening) -> bool:
    """Whether an evening follows the ended one: of the same series, or by one of its hosts."""
    return evening.row.series_id == (last.row.series_id or "") or last.may_host(evening.row.host_id)


def _may_call(request: Request, where: ServerContext, last: LiveEvening) -> bool:
    """Whether the person is a host of the ended evening, or staff, and may call evenings here."""
    standing = request.reply.standing
    return (last.may_host(request.user_id) or standing.staff) and may_call_evenings(standing, where.settings)


def _offered(request: Request, where: ServerContext, last: LiveEvening) -> Moment:
    planned = scheduler_of(request.reply).in_guild(where.guild_id, "planned", "open")
    return offered_moment(last, planned, where.settings.zone or last.row.zone, where.now)


def _invited(words: Words, evening: LiveEvening) -> list[Part]:
    starts_at = evening.row.starts_at
    when = words("poll-open") if starts_at is None else f"<t:{int(starts_at)}:F>"
    scene = evening_scene(evening, words)
    verbs = ("yes", "maybe", "no") if evening.row.state == "planned" else ()
    buttons = (*(press(scene, verb) for verb in verbs), Button(words("b-ev-message"), url=message_link(evening)))
    return [words("ev-coming", name=escaped(evening.row.name), when=when), Buttons(buttons)]


# ---- another evening like this one


async def wish(request: Request) -> None:
    """Count the person among those who would come; where an evening is called by now, show it."""
    where, last = await _of(request)
    await no_ban(request.reply)
    if (following := _following(request, last)) is not None and _continues(following, last):
        await request.reply.edit(await _next_page(request, where, last))
        return
    await last.do(wish_another(request.user_id))
    await request.reply.edit(Page((request.words("ev-come-done", n=len(last.message_state.would_come)),)))


async def call(request: Request) -> None:
    """Call the offered evening (NT-6.1); a second press finds it called, and one for a date gone by is offered the next date."""
    where, last = await _of(request)
    await _only_callers(request, last)
    reply, at = request.reply, read_number(request.press.extra)
    own = (one for one in scheduler_of(reply).in_guild(where.guild_id, "planned") if one.row.host_id == reply.user_id)
    evening, called = next((one for one in own if one.row.starts_at == at), None), False
    if evening is None:
        moment = _offered(request, where, last)
        if moment.instant != at:
            await reply.edit(await _next_page(request, where, last))
            return
        evening, called = await scheduler_of(reply).call(await _draft(request, last, moment))
    await reply.edit(Page((reply.words("ev-posted" if called else "ev-already-posted", link=await posted_link(evening)),)))


async def another_day(request: Request) -> None:
    """Ask the host for the date of the next evening."""
    _, last = await _of(request)
    await _only_callers(request, last)
    asked = request.words("ev-when-title")
    modal = text_form(custom_id(last.id, "ev.another_at"), asked, asked, most=80, placeholder=request.words("arg-when-about"))
    await request.reply.ask(modal)


async def another_at(request: Request) -> None:
    """Draft the next evening for a typed date, and show its preview. Raises Refused for an unreadable date."""
    where, last = await _of(request)
    await _only_callers(request, last)
    server = await server_of(request.reply.interaction)
    _, reading = moment_in(server, (request.values[0] if request.values else "").strip(), where.now)
    evening = await scheduler_of(request.reply).create(await _draft(request, last, reading.moment, assumed_hour=reading.hour_assumed))
    await request.reply.edit(await preview(evening, request.words, request.reply.interaction))


async def _only_callers(request: Request, last: LiveEvening) -> None:
    """Raise Refused for a person who may not call the next evening, or not write here."""
    reply = request.reply
    await no_ban(reply)
    only_callers(reply, await server_of(reply.interaction))
    last.only_host(reply.user_id, staff=reply.standing.staff)
    reply.must_write(reply.interaction.channel_id)


async def _draft(request: Request, last: LiveEvening, moment: Moment, *, assumed_hour: bool = False) -> SavedEvening:
    """Return the draft of the next evening, with the people who may still come and the channels that can still hold a table."""
    reply, guild_id = request.reply, last.row.guild_id
    registry, guests = reply.client.registry, guests_of(last)
    banned = await registry.admission.banned(guild_id, guests)
    members = (await members_among(registry.client.get_guild(guild_id), frozenset(guests) - banned)).here
    channels = tuple(one for one in last.plan.channels if channel_trouble(registry, guild_id, one, free=False) is None)
    return draft_like(
        last, moment, (reply.user_id, reply.display_name), reply.interaction.channel_id or 0,
        channels or table_channels(reply, await server_of(reply.interaction)),
        [user for user in guests if user in members],
        assumed_hour=assumed_hour,
    )  # fmt: skip


VERBS: Mapping[str, Verb] = {
    "ev.board": board,
    "ev.played": played,
    "ev.coming": coming,
    "ev.come": wish,
    "ev.again": call,
    "ev.another": another_day,
    "ev.another_at": another_at,
}
"""The verbs by their names in custom ids."""
