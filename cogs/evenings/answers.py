"""Answers to an invitation: coming, maybe, not coming; dates of a poll; the list of answers; arrivals (CL-3, 5, 9.2)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import cast, get_args

from bot.evenings.attendance import no_shows
from bot.evenings.calendar import calendar_file
from bot.evenings.evening import LiveEvening
from bot.evenings.messages import args_of, settle_unsaid
from bot.evenings.moves.answering import answer
from bot.evenings.moves.opening import arrive as come
from bot.evenings.moves.opening import draw_at, has_door, leave_door
from bot.evenings.moves.polling import tally, vote
from bot.evenings.pages.evening_desk import people_page
from bot.evenings.pages.evening_page import who_page
from bot.evenings.scenes import date_label, evening_scene
from bot.evenings.scheduled_events import calendar_entry
from bot.presenting.naming import escaped, short
from bot.presenting.page import Button, Buttons, Page, Part
from bot.presenting.scene import custom_id
from bot.presenting.texts import Words
from bot.presenting.typed_numbers import read_number
from bot.store.evening_rows import EveningAnswer
from bot.tables.refusal import Refused
from cogs.evenings.finding import evening_of, evenings_here, final_or_living, free_kept_chair, may_be_here, of_hosts
from cogs.opening import no_ban
from cogs.requests import Request, Verb


async def give_answer(request: Request, evening: LiveEvening, said: EveningAnswer, *, named: bool = False) -> None:
    """Note an answer and show the person their place, under the name of the evening if ``named``. Raises Refused."""
    reply = request.reply
    if said != "no":
        await may_be_here(request, evening)
    if said != "no" and _left_without(request, evening):
        await reply.say(reply.words("ev-out"))
        return
    await evening.do(answer(reply.user_id, reply.display_name, said))
    if said == "no" and evening.row.state == "open":
        await free_kept_chair(request, evening, request.user_id)
    page = await receipt(request, evening)
    if named:
        title = request.words("ev-coming", name=escaped(evening.row.name), when=f"<t:{int(evening.starts_at)}:F>")
        page = replace(page, parts=(title, *page.parts))
    await reply.show(page)


def _left_without(request: Request, evening: LiveEvening) -> bool:
    """Return whether the draw left no chair for this person, and none has become free since (CL-9.3)."""
    if str(request.user_id) not in evening.message_state.left_out:
        return False
    sessions = request.reply.client.evening_scheduler.lobby_opening(evening).alive
    return all(session.table.seat_of(request.user_id) is None for session in sessions)


async def receipt(request: Request, evening: LiveEvening) -> Page:
    """Return the receipt of an answer, with private messages that the person has missed (CL-22)."""
    words, user = request.words, request.user_id
    said = [
        words("ev-unsaid", text=words(one.key, **args_of(evening, one, words))) for one in evening.message_state.unsaid.get(str(user), ())
    ]
    if said:
        await evening.do(settle_unsaid(user))
    parts: list[Part] = ["\n".join([_standing_line(words, evening, user), *said])]
    if (row := evening.answer_of(user)) is not None and row.answer == "yes" and await _reminders(request) == "off":
        parts.append(Buttons((Button(words("b-ev-remind"), custom_id(evening.id, "ev.remind")),)))
    return Page(tuple(parts))


def _standing_line(words: Words, evening: LiveEvening, user: int) -> str:
    row = evening.answer_of(user)
    if row is None or row.answer == "no":
        return words("ev-no")
    if row.answer == "maybe":
        return words("ev-maybe")
    has, place = evening.chairs().place_of(user)
    if not has:
        return words("ev-wait", n=place)
    taken = words("ev-yes", n=place, chairs=evening.plan.room)
    return f"{taken} {words('ev-yes-owed')}" if str(user) in evening.plan.owed else taken


async def _reminders(request: Request) -> str:
    return (await request.reply.client.registry.personal.of(request.user_id)).reminders


async def remind(request: Request) -> None:
    """Turn reminders on for this and all future evenings (CL-7.1). Raises StoreError."""
    await request.reply.client.registry.personal.change(request.user_id, reminders="day")
    await request.reply.edit(Page((request.words("ev-reminding"),)))


async def choose_dates(request: Request) -> None:
    """Note the dates that suit the person (CL-3.2)."""
    evening = evening_of(request)
    await may_be_here(request, evening)
    numbers = [number for value in request.values if (number := read_number(value)) is not None]
    await evening.do(vote(request.user_id, request.reply.display_name, numbers))
    await request.reply.say(_given(request, evening))


async def choose_none(request: Request) -> None:
    """Note that no date suits the person."""
    evening = evening_of(request)
    await evening.do(vote(request.user_id, request.reply.display_name, ()))
    await request.reply.say(_given(request, evening))


def _given(request: Request, evening: LiveEvening) -> str:
    language = request.words.language
    dates = [
        date_label(date.starts_at, evening.row.zone, language)
        for date, votes in tally(evening)
        if any(one.user_id == request.user_id for one in votes)
    ]
    return request.words("poll-given", list=", ".join(dates)) if dates else request.words("poll-none")


async def who_comes(request: Request) -> None:
    """Show everybody who has answered, 40 on a page (CL-5.9)."""
    evening = evening_of(request)
    number = read_number(request.press.extra) or 0
    page = who_page(evening_scene(evening, request.words), number)
    await (request.reply.edit(page) if request.press.extra else request.reply.show(page))


async def calendar(request: Request) -> None:
    """Send the evening as a calendar file without names (CL-7.5); a cancelled one removes it from the calendar."""
    evening = await final_or_living(request)
    guild = request.reply.client.get_guild(evening.row.guild_id)
    channel = guild.get_channel(int(evening.plan.channels[0])) if guild is not None else None
    entry = calendar_entry(evening, request.words, channel.name if channel is not None else "")
    if not may_attach(request):
        await request.reply.say(f"{request.words('ev-when-and-where', when=f'<t:{entry.starts}:F>')} {entry.link}")
        return
    content = calendar_file(entry, int(evening.now())).decode()
    await request.reply.hand_over(request.words("ev-calendar-file"), f"{evening.id}.ics", content)


def may_attach(request: Request) -> bool:
    """Return whether the bot may attach files in the channel of the press."""
    may = request.reply.interaction.app_permissions
    return may.attach_files or may.administrator


async def arrive(request: Request) -> None:
    """Note that the person has arrived (CL-9.2)."""
    evening, reply = evening_of(request), request.reply
    await no_ban(reply)
    if not has_door(evening) and _left_without(request, evening):
        await reply.say(request.words("ev-out"))
        return
    await evening.do(come(request.user_id, reply.display_name, reply.interaction.id))
    await reply.say(request.words("ev-here", until=f"<t:{int(draw_at(evening))}:R>"))


async def go_away(request: Request) -> None:
    """Note that the person has left."""
    evening = evening_of(request)
    await evening.do(leave_door(request.user_id))
    await request.reply.say(request.words("ev-away"))


async def answer_chosen(request: Request) -> None:
    """Answer the evening picked from a menu."""
    chosen = next((one for one in evenings_here(request.reply, "planned", "open") if one.id in request.values), None)
    if chosen is None or request.press.extra not in get_args(EveningAnswer):
        raise Refused("no-evening-old")
    await give_answer(request, chosen, cast(EveningAnswer, request.press.extra), named=True)


def _answering(said: EveningAnswer) -> Verb:
    async def verb(request: Request) -> None:
        await give_answer(request, evening_of(request), said)

    return verb


KEPT = 180 * 86_400.0
"""Seconds into the past for which absences count."""

SHOWN = 10
"""Limit of people that the desk names."""


async def lines(request: Request, evening: LiveEvening) -> list[str]:
    """Return a line for each participant who has lately missed an evening without excuse, for host and co-hosts. Raises Refused."""
    if not evening.may_host(request.user_id) or evening.row.state not in ("planned", "open"):
        return []
    found = await _absent(request, evening)
    return [request.words("ev-desk-absent", who=escaped(short(name)), n=missed, of=evenings) for _, name, evenings, missed in found[:SHOWN]]


async def _absent(request: Request, evening: LiveEvening) -> list[tuple[int, str, int, int]]:
    """Return person, name, number of counted evenings, and number of those missed without excuse."""
    store, rows = request.reply.client.registry.store, [row for row in evening.saved.answers if row.answer == "yes"]
    known = await store.evenings.outcomes(evening.row.guild_id, [row.user_id for row in rows], evening.now() - KEPT)
    counted = [(row.user_id, row.name, *no_shows(known.get(row.user_id, ()))) for row in rows]
    return [one for one in counted if one[3]]


async def excuse(request: Request) -> None:
    """Ask whose last absence to excuse."""
    evening = evening_of(request)
    evening.only_host(request.user_id)
    names = [(user, name) for user, name, _, _ in await _absent(request, evening)]
    if not names:
        raise Refused("ev-stale")
    on_server = request.reply.interaction.guild_id is not None
    await request.reply.edit(people_page(evening_scene(evening, request.words), "excuse", "ev-excuse-menu", names, on_server=on_server))


async def picked(request: Request, evening: LiveEvening, values: tuple[str, ...]) -> None:
    """Excuse a person. Raises Refused."""
    person = read_number(values[0])
    if person is None or evening.answer_of(person) is None:
        raise Refused("ev-not-absent")
    done = await request.reply.client.registry.store.evenings.excuse(evening.row.guild_id, person)
    if not done:
        raise Refused("ev-not-absent")


VERBS: Mapping[str, Verb] = {
    "ev.excuse": of_hosts(excuse),
    "ev.yes": _answering("yes"),
    "ev.maybe": _answering("maybe"),
    "ev.no": _answering("no"),
    "ev.which": answer_chosen,
    "ev.remind": remind,
    "ev.dates": choose_dates,
    "ev.none": choose_none,
    "ev.who": who_comes,
    "ev.calendar": calendar,
    "ev.here": arrive,
    "ev.away": go_away,
}
"""The verbs by their names in custom ids."""
