"""How long an evening lasts, and who is called to it: picked on the host's desk (CL-4.1)."""

from collections.abc import Callable, Coroutine, Mapping
from itertools import product
from typing import Any, get_args

from msgspec.structs import replace as with_fields

from bot.club.evening import LiveEvening
from bot.club.moves.planning import change_plan
from bot.club.plan import LONGEST_HOURS, SHORTEST_HOURS, Call, LayCall
from bot.club.scenes import evening_scene
from bot.presenting.club.evening_desk import choice_page
from bot.presenting.page import Choice
from bot.tables.refusal import Refused
from cogs.evening_finding import evening_of
from cogs.requests import Request, Verb

CALLS: Mapping[str, tuple[Call, LayCall]] = {
    f"{call}-{lay}": (call, lay) for call, lay in product(get_args(Call), get_args(LayCall))
}  # fmt: skip
"""Whom the invitation calls, and whom the table that is laid, by what a menu says."""


async def ask_hours(request: Request) -> None:
    """Ask how long the evening lasts, in whole hours."""
    evening, words = evening_of(request), request.words
    evening.only_host(request.user_id)
    hours = range(int(SHORTEST_HOURS), int(LONGEST_HOURS) + 1)
    choices = [Choice(str(n), words("ev-hours-choice", n=n), chosen=n == evening.plan.hours) for n in hours]
    await request.reply.edit(choice_page(evening_scene(evening, words), "hours", "ev-hours-menu", choices))


async def ask_calls(request: Request) -> None:
    """Ask who is mentioned when the evening is called, and when its table is laid."""
    evening, words = evening_of(request), request.words
    evening.only_host(request.user_id)
    now = (evening.plan.call, evening.plan.lay)
    choices = [
        Choice(value, f"{words(f'ev-call-{call}')} · {words(f'ev-lay-{lay}')}", chosen=(call, lay) == now)
        for value, (call, lay) in CALLS.items()
    ]  # fmt: skip
    await request.reply.edit(choice_page(evening_scene(evening, words), "calls", "ev-calls-menu", choices))


async def _hours(request: Request, evening: LiveEvening, values: tuple[str, ...]) -> None:
    hours = float(values[0]) if values[0].isdecimal() else 0.0
    await evening.do(change_plan(request.user_id, lambda plan: with_fields(plan, hours=hours)))


async def _calls(request: Request, evening: LiveEvening, values: tuple[str, ...]) -> None:
    if values[0] not in CALLS:
        raise Refused("no-press-old")
    call, lay = CALLS[values[0]]
    await evening.do(change_plan(request.user_id, lambda plan: with_fields(plan, call=call, lay=lay)))


Picked = Callable[[Request, LiveEvening, tuple[str, ...]], Coroutine[Any, Any, None]]

PICKS: Mapping[str, Picked] = {"hours": _hours, "calls": _calls}
"""What is done with what was picked, by the field. Raises Refused."""

VERBS: Mapping[str, Verb] = {"ev.hours": ask_hours, "ev.calls": ask_calls}
"""The verbs by their names in custom ids."""
