"""Absences without excuse, as the host of an evening sees them on the desk, and nobody else (CL-10.5)."""

from collections.abc import Mapping

from bot.evenings.attendance import no_shows
from bot.evenings.evening import LiveEvening
from bot.evenings.pages.evening_desk import choice_page, person_choices
from bot.evenings.scenes import evening_scene
from bot.presenting.naming import escaped, short
from bot.store import StoreError
from bot.tables.refusal import Refused
from cogs.evening_finding import evening_of
from cogs.requests import Request, Verb

KEPT = 180 * 86_400.0
"""Seconds for which they are looked at."""

SHOWN = 10
"""People who are named on the desk."""


async def lines(request: Request, evening: LiveEvening) -> list[str]:
    """Return a line for each who comes and has missed an evening without excuse lately; for host and co-hosts. Raises Refused."""
    if not evening.may_host(request.user_id) or evening.row.state not in ("planned", "open"):
        return []
    found = await _absent(request, evening)
    return [request.words("ev-desk-absent", who=escaped(short(name)), n=missed, of=evenings) for _, name, evenings, missed in found[:SHOWN]]


async def _absent(request: Request, evening: LiveEvening) -> list[tuple[int, str, int, int]]:
    """Return person, name, how many evenings are looked at, and how many of them were missed without excuse."""
    store, rows = request.reply.client.registry.store, [row for row in evening.saved.answers if row.answer == "yes"]
    try:
        known = await store.evenings.outcomes(evening.row.guild_id, [row.user_id for row in rows], evening.now() - KEPT)
    except StoreError as wrong:
        raise Refused("no-store") from wrong
    counted = [(row.user_id, row.name, *no_shows(known.get(row.user_id, ()))) for row in rows]
    return [one for one in counted if one[3]]


async def excuse(request: Request) -> None:
    """Ask whose last absence is to be excused."""
    evening = evening_of(request)
    evening.only_host(request.user_id)
    choices = person_choices((user, name) for user, name, _, _ in await _absent(request, evening))
    if not choices:
        raise Refused("no-stale")
    await request.reply.edit(choice_page(evening_scene(evening, request.words), "excuse", "ev-excuse-menu", choices))


async def picked(request: Request, evening: LiveEvening, values: tuple[str, ...]) -> None:
    """Excuse a person. Raises Refused."""
    if evening.answer_of(int(values[0])) is None:
        raise Refused("no-press-old")
    try:
        await request.reply.client.registry.store.evenings.excuse(evening.row.guild_id, int(values[0]))
    except StoreError as wrong:
        raise Refused("no-store") from wrong


VERBS: Mapping[str, Verb] = {"ev.excuse": excuse}
"""The verbs by their names in custom ids."""
