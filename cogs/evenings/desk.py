"""The host's desk of an evening: changes of the plan, opening, cancelling and ending it (CL-4.4 to 4.6, 5.7, 8.9)."""

from collections.abc import Mapping

from bot.discord_io.components import text_form
from bot.evenings.evening import LiveEvening
from bot.evenings.moves.opening import open_now
from bot.evenings.moves.planning import cancel
from bot.evenings.moves.polling import add_date
from bot.evenings.pages.evening_desk import desk_page, sure_page
from bot.evenings.pages.evening_form import LONGEST_TIME
from bot.evenings.scenes import evening_scene
from bot.evenings.scheduled_events import recreate_event
from bot.presenting.page import Page
from bot.presenting.scene import custom_id
from bot.presenting.typed_numbers import read_number
from bot.tables.refusal import Refused
from cogs.evenings import answers, forms, menus, options, planning, rounds
from cogs.evenings.finding import evening_of, is_staff, moment_in, server_of
from cogs.evenings.menus import TakePick
from cogs.evenings.planning import may_make_events, preview
from cogs.requests import Request, Verb, merged


async def open_desk(request: Request) -> None:
    """Show the desk to host, co-hosts and staff."""
    evening = evening_of(request)
    evening.only_host(request.user_id, staff=is_staff(request))
    await request.reply.show(await _desk(request, evening), kind="host")


async def back(request: Request) -> None:
    """Show the desk again, or the preview of a draft."""
    evening = evening_of(request)
    if evening.row.state == "draft":
        await request.reply.edit(await preview(evening, request.words, request.reply.interaction))
    else:
        await request.reply.edit(await _desk(request, evening), kind="host")


async def _desk(request: Request, evening: LiveEvening) -> Page:
    absences = await answers.lines(request, evening)
    offers = [*planning.offers(request, evening), *rounds.offers(request, evening), *(("excuse",) if absences else ())]
    return desk_page(evening_scene(evening, request.words), [*_notes(request, evening), *absences], offers)


def _notes(request: Request, evening: LiveEvening) -> list[str]:
    words, notes = request.words, planning.notes(request, evening)
    calendar = evening.message_state.calendar
    if evening.row.state == "planned":
        notes += planning.promised(evening, words)
        if not may_make_events(request.reply.interaction.guild):
            notes.append(words("ev-desk-no-event"))
        elif calendar.trouble == "full":
            notes.append(words("ev-desk-event-full"))
        elif calendar.trouble == "refused":
            notes.append(words("ev-desk-event-refused"))
        if calendar.gone:
            notes.append(words("ev-desk-event-gone"))
    return notes


# ---- typed times and forms


TIMES = frozenset({"when", "add_date"})
"""Times that a form of their own asks for: where nothing else of the evening can change, and the date of a poll."""


def _asking(field: str) -> Verb:
    async def verb(request: Request) -> None:
        evening = evening_of(request)
        evening.only_host(request.user_id)
        asked, hint = request.words("ev-when-title"), request.words("arg-when-about")
        await request.reply.ask(text_form(custom_id(evening.id, "ev.typed", field), asked, asked, most=LONGEST_TIME, placeholder=hint))

    return verb


async def typed(request: Request) -> None:
    """Take a typed time. Raises Refused."""
    evening, field = evening_of(request), request.press.extra
    if field not in TIMES:
        raise Refused("ev-stale")
    server = await server_of(request.reply.interaction)
    when, _ = moment_in(server, request.value.strip(), request.reply.client.registry.now())
    if field == "when":
        await request.reply.client.evening_scheduler.move(evening, request.user_id, when)
    else:
        await evening.do(add_date(request.user_id, when))
    await back(request)


async def filled_in(request: Request) -> None:
    """Take a form of the plan, and show the desk again. Raises Refused."""
    await forms.take(request)
    await back(request)


# ---- menus


async def picked(request: Request) -> None:
    """Take a pick from a menu of the desk. Raises Refused."""
    evening, field, values = evening_of(request), request.press.extra.partition("=")[0], request.values
    if field in ROUNDS and values and (field not in ("swap", "where") or None not in map(read_number, values)):
        await ROUNDS[field](request, evening, values)
        return
    evening.only_host(request.user_id)
    if field not in PICKS or not values:
        raise Refused("ev-stale")
    await PICKS[field](request, evening, values)
    await back(request)


PICKS: Mapping[str, TakePick] = {**menus.PICKS, "excuse": answers.picked}

ROUNDS: Mapping[str, TakePick] = {
    "next": rounds.picked_next,
    "other": rounds.picked_other,
    "swap": rounds.picked_swap,
    "where": planning.picked,
    "options": options.picked,
}
"""Picks that answer with their own page."""


# ---- opening and ending


async def open_evening(request: Request) -> None:
    evening = evening_of(request)
    evening.only_host(request.user_id, staff=is_staff(request))
    await request.reply.client.evening_scheduler.leaving.check_members(evening)
    await evening.do(open_now(request.user_id, staff=is_staff(request)))
    await back(request)


def _sure(action: str) -> Verb:
    async def verb(request: Request) -> None:
        evening = evening_of(request)
        evening.only_host(request.user_id, staff=is_staff(request))
        series = action == "cancel" and (evening.row.series_id or "") in request.reply.client.evening_scheduler.series.rows
        await request.reply.edit(sure_page(evening_scene(evening, request.words), action, series=series), kind="host")

    return verb


async def do_cancel(request: Request) -> None:
    """Cancel the evening, after a confirmation."""
    evening = evening_of(request)
    await evening.do(cancel(request.user_id, staff=is_staff(request)))
    await request.reply.edit(Page((request.words("ev-cancel-done"),)), kind="host")


async def do_cancel_all(request: Request) -> None:
    """Cancel the evening and end its series, after a confirmation (CL-4.6)."""
    evening = evening_of(request)
    evening.only_host(request.user_id, staff=is_staff(request))
    await request.reply.client.evening_scheduler.series.end(evening.row.series_id)
    await evening.do(cancel(request.user_id, staff=is_staff(request)))
    await request.reply.edit(Page((request.words("ev-cancel-all-done"),)), kind="host")


async def do_end(request: Request) -> None:
    """End the evening, after a confirmation."""
    evening = evening_of(request)
    await request.reply.client.evening_scheduler.end(evening, request.user_id, staff=is_staff(request))
    await request.reply.edit(Page((request.words("ev-end-done"),)), kind="host")


async def make_event(request: Request) -> None:
    """Add the evening to the server's calendar again (CL-6.8, 6.9)."""
    evening = evening_of(request)
    await evening.do(recreate_event(request.user_id))
    await back(request)


async def keep_evening(request: Request) -> None:
    """Keep the evening although its event is deleted (CL-6.8)."""
    evening = evening_of(request)
    evening.only_host(request.user_id)
    await request.reply.edit(Page((request.words("ev-kept-anyway"),)))


VERBS = merged(
    menus.VERBS,
    forms.VERBS,
    options.VERBS,
    {f"ev.{field}": _asking(field) for field in TIMES},
    {
        forms.FORM: filled_in,
        "ev.event": make_event,
        "ev.keep": keep_evening,
        "ev.desk": open_desk,
        "ev.back": back,
        "ev.typed": typed,
        "ev.pick": picked,
        "ev.lay": open_evening,
        "ev.open": open_evening,
        "ev.move": _asking("when"),
        "ev.cancel": _sure("cancel"),
        "ev.drop": _sure("cancel"),
        "ev.do_cancel": do_cancel,
        "ev.do_cancel_all": do_cancel_all,
        "ev.end": _sure("end"),
        "ev.do_end": do_end,
    },
)
"""The verbs by their names in custom ids."""
