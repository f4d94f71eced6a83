"""The buttons under an evening that is over: its board, its games, and the next evening (CL-25)."""

from collections.abc import Mapping

from bot.evenings.evening import LiveEvening
from bot.evenings.messages import message_link
from bot.evenings.pages.evening_page import press
from bot.evenings.scenes import evening_scene
from bot.presenting.naming import escaped
from bot.presenting.page import Button, Buttons, Page, Part
from bot.presenting.texts import Words
from bot.results.pages.nights_page import NightsFilter
from bot.store.evening_rows import SavedEvening
from bot.tables.refusal import Refused
from cogs import history, stats
from cogs.evenings.finding import evenings_here, scheduler_of
from cogs.finding import ServerContext, here
from cogs.requests import Request, Verb

TONIGHT = 86_400.0
"""Seconds after its end for which an evening counts as today's."""


async def _of(request: Request) -> tuple[ServerContext, SavedEvening]:
    """Return the stored evening of a press. Raises Refused for a deleted one, or one of another server (CL-23.14)."""
    where = await here(request.reply)
    saved = await where.store.evenings.evening(request.press.table)
    if saved is None or saved.evening.guild_id != where.guild_id:
        raise Refused("no-press-old")
    return where, saved


async def board(request: Request) -> None:
    """Show the board of the evening, with the reader's row. Raises Refused, StoreError."""
    _, saved = await _of(request)
    await stats.show_board(request.reply, saved.evening.id)


async def played(request: Request) -> None:
    """List the games of the evening. Raises Refused, StoreError."""
    _, saved = await _of(request)
    await history.show_list(request.reply, NightsFilter(evening=saved.evening.id))


async def coming(request: Request) -> None:
    """Show the next evening with its answers; for a person left without a chair today it says so. Raises StoreError."""
    where, saved = await _of(request)
    words = request.words
    parts: list[Part] = [words("ev-out")] if await _went_without(where, saved, request.user_id) else []
    following = _following(request, saved)
    if following is not None:
        parts += _invited(words, following)
    elif (when := await scheduler_of(request.reply).series.next_at(saved.evening.series_id)) is not None:
        parts.append(words("ev-next", when=f"<t:{int(when)}:F>"))
    else:
        parts.append(words("ev-none-here"))
    await request.reply.show(Page(tuple(parts)))


async def _went_without(where: ServerContext, saved: SavedEvening, user_id: int) -> bool:
    """Return whether this evening was today and left a person without a chair (CL-5.5)."""
    over_at = saved.evening.over_at
    if over_at is None or where.now - over_at > TONIGHT:
        return False
    owed = (await where.store.evenings.owed(where.guild_id)).get(user_id)
    return owed is not None and owed[0] == saved.evening.id


def _following(request: Request, saved: SavedEvening) -> LiveEvening | None:
    """Return the next evening that the person may see: of the same series, else of the server."""
    ahead = [one for one in evenings_here(request.reply, "poll", "planned", "open") if one.id != saved.evening.id]
    series = saved.evening.series_id
    same = [one for one in ahead if series is not None and one.row.series_id == series]
    return next(iter(same or ahead), None)


def _invited(words: Words, evening: LiveEvening) -> list[Part]:
    starts_at = evening.row.starts_at
    when = words("poll-open") if starts_at is None else f"<t:{int(starts_at)}:F>"
    scene = evening_scene(evening, words)
    verbs = ("yes", "maybe", "no") if evening.row.state == "planned" else ()
    buttons = (*(press(scene, verb) for verb in verbs), Button(words("b-ev-message"), url=message_link(evening)))
    return [words("ev-coming", name=escaped(evening.row.name), when=when), Buttons(buttons)]


VERBS: Mapping[str, Verb] = {"ev.board": board, "ev.played": played, "ev.coming": coming}
"""The verbs by their names in custom ids."""
