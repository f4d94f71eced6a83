"""The menus on the host's desk of an evening: people who are not invited, dates of a poll."""

from collections.abc import Awaitable, Callable, Mapping

from bot.evenings.evening import LiveEvening
from bot.evenings.moves.answering import uninvite
from bot.evenings.moves.polling import leader, strike_date, take_date, tally
from bot.evenings.pages.evening_desk import choice_page, people_page
from bot.evenings.scenes import date_label, evening_scene
from bot.presenting.page import MenuOption
from bot.tables.refusal import Refused
from cogs.custom_ids import chosen_number, picked_person
from cogs.evenings.finding import evening_of, free_kept_chair
from cogs.requests import Request, Verb

TakePick = Callable[[Request, LiveEvening, tuple[str, ...]], Awaitable[None]]
"""Takes the values picked from a menu. Raises Refused."""


async def _show_person_off(request: Request) -> None:
    evening = _hosted(request)
    names = guests(evening)
    on_server = request.reply.interaction.guild_id is not None
    if not names and not on_server:
        raise Refused("ev-stale")
    await request.reply.edit(people_page(evening_scene(evening, request.words), "uninvite", "ev-uninvite-menu", names, on_server=on_server))


def guests(evening: LiveEvening) -> list[tuple[int, str]]:
    """Return the people who have answered, except the host; the many who may have pressed only [Interested] come last (CL-1.8)."""
    rows = sorted(evening.saved.answers, key=lambda row: row.source == "event")
    return [(row.user_id, row.name) for row in rows if row.user_id != evening.row.host_id]


async def _pick_person_off(request: Request, evening: LiveEvening, values: tuple[str, ...]) -> None:
    person = chosen_number(values)
    if evening.answer_of(person) is None:
        picked_person(request.reply.interaction, values)
    await evening.do(uninvite(request.user_id, person))
    await free_kept_chair(request, evening, person)


async def _show_date(request: Request) -> None:
    await _dates(request, "take", "ev-take-menu")


async def _show_struck(request: Request) -> None:
    await _dates(request, "strike", "ev-strike-menu")


async def _dates(request: Request, field: str, title: str) -> None:
    evening = _hosted(request)
    first, now = leader(evening), evening.now()
    choices = [
        MenuOption(
            str(date.n), f"{date_label(date.starts_at, evening.row.zone, request.words.language)} · {len(votes)}", chosen=date == first
        )
        for date, votes in tally(evening)
        if date.starts_at > now or field == "strike"
    ]
    if not choices:
        raise Refused("ev-date-gone")
    await request.reply.edit(choice_page(evening_scene(evening, request.words), field, title, choices))


async def _pick_date(request: Request, evening: LiveEvening, values: tuple[str, ...]) -> None:
    evening.only_host(request.user_id)
    await request.reply.client.evening_scheduler.leaving.check_members(evening)
    await evening.do(take_date(request.user_id, chosen_number(values)))


async def _pick_struck(request: Request, evening: LiveEvening, values: tuple[str, ...]) -> None:
    await evening.do(strike_date(request.user_id, chosen_number(values)))


def _hosted(request: Request) -> LiveEvening:
    evening = evening_of(request)
    evening.only_host(request.user_id)
    return evening


VERBS: Mapping[str, Verb] = {
    "ev.uninvite": _show_person_off,
    "ev.take": _show_date,
    "ev.strike": _show_struck,
}
"""The verbs that open a menu, by their names in custom ids."""

PICKS: Mapping[str, TakePick] = {
    "uninvite": _pick_person_off,
    "take": _pick_date,
    "strike": _pick_struck,
}
"""Menus by their field in the press, with the change that a pick makes."""
