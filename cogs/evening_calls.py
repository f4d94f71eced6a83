"""The host's desk: how long an evening lasts, and whom it mentions when it is called and when its table is laid (CL-4.1)."""

from collections.abc import Awaitable, Callable, Mapping

from msgspec.structs import replace as with_fields

from bot.evenings.evening import LiveEvening
from bot.evenings.moves.planning import change_plan
from bot.evenings.pages.evening_desk import calls_page
from bot.evenings.plan import EveningCall, LobbyCall
from bot.evenings.scenes import evening_scene
from bot.tables.refusal import Refused
from cogs.evening_finding import evening_of
from cogs.requests import Request, Verb

CALLS: Mapping[str, EveningCall] = {"role": "role", "nobody": "nobody"}
LOBBY_CALLS: Mapping[str, LobbyCall] = {"chairs": "chairs", "role": "role", "nobody": "nobody"}


def hours_of(text: str) -> float:
    """Return how many hours were typed, with a comma or a point; 0 when it is no number."""
    try:
        return float(text.replace(",", "."))
    except ValueError:
        return 0.0


async def show(request: Request) -> None:
    """Show whom the evening mentions. Raises Refused for everybody but its hosts."""
    evening = evening_of(request)
    evening.only_host(request.user_id)
    await request.reply.edit(calls_page(evening_scene(evening, request.words), evening.plan.call, evening.plan.lay))


async def _call(request: Request, evening: LiveEvening, values: tuple[str, ...]) -> None:
    chosen = _one_of(CALLS, values)
    await evening.do(change_plan(request.user_id, lambda plan: with_fields(plan, call=chosen), told=False))


async def _lay(request: Request, evening: LiveEvening, values: tuple[str, ...]) -> None:
    chosen = _one_of(LOBBY_CALLS, values)
    await evening.do(change_plan(request.user_id, lambda plan: with_fields(plan, lay=chosen), told=False))


def _one_of(known: Mapping[str, str], values: tuple[str, ...]) -> str:
    if values[0] not in known:
        raise Refused("no-press-old")
    return known[values[0]]


PICKS: Mapping[str, Callable[[Request, LiveEvening, tuple[str, ...]], Awaitable[None]]] = {"call": _call, "lay": _lay}
"""What is picked from the menus, by the field in the press."""

VERBS: Mapping[str, Verb] = {"ev.calls": show}
"""The verbs by their names in custom ids."""
