"""What a person sets for themselves, from their desk: remembered for every table, and applied at once where they sit (CL-16.2)."""

from collections.abc import Mapping
from functools import partial
from typing import get_args

from bot.people.pages import LANGUAGES, settings_page
from bot.people.settings import Consent, Personal, Reminders
from bot.presenting.page import Page
from bot.store import StoreError
from bot.tables.refusal import Refused
from cogs.requests import Request, Verb
from cogs.responses import Reply


async def settings(request: Request) -> None:
    """Show a person what they have set."""
    await request.reply.show(_page(request, await request.reply.client.registry.personal.of(request.user_id)))


async def language(request: Request) -> None:
    """Speak to this person in the language that was pressed."""
    if request.press.extra not in LANGUAGES:
        raise Refused("no-press")
    await _show(request, await change(request.reply, language=LANGUAGES[request.press.extra]))


async def pictures(request: Request) -> None:
    """Switch pictures off or on for this person."""
    now = await request.reply.client.registry.personal.of(request.user_id)
    await _show(request, await change(request.reply, text_mode=not now.text_mode))


async def shown(request: Request) -> None:
    """Let this person stand in standings and badge lines, or not (CL-16.6)."""
    now = await request.reply.client.registry.personal.of(request.user_id)
    await _show(request, await change(request.reply, shown=not now.shown))


async def writes(request: Request) -> None:
    """Tell the tables of this person that they write rather than speak, or not (TK-11.1)."""
    now = await request.reply.client.registry.personal.of(request.user_id)
    await _show(request, await change(request.reply, writes=not now.writes))


async def _choose(name: str, values: tuple[str, ...], request: Request) -> None:
    """Set one of several values that was chosen in its menu. Raises Refused for any other."""
    chosen = next(iter(request.values), "")
    if chosen not in values:
        raise Refused("no-press")
    await _show(request, await change(request.reply, **{name: chosen}))


async def change(reply: Reply, **changes: object) -> Personal:
    """Remember what a person has set, apply it where they sit, and answer so from now on. Raises Refused."""
    registry, locale = reply.client.registry, reply.interaction.locale.value
    try:
        made = await registry.personal.change(reply.user_id, locale=locale, **changes)
    except StoreError as wrong:
        raise Refused("no-store") from wrong
    reply.words = made.words(locale)
    await registry.read_as(reply.user_id, language=reply.words.language, text_mode=made.text_mode, writes=made.writes)
    return made


def _page(request: Request, personal: Personal) -> Page:
    return settings_page(request.words, request.press.table, personal)


async def _show(request: Request, personal: Personal) -> None:
    await request.reply.edit(_page(request, personal))


VERBS: Mapping[str, Verb] = {
    "settings": settings,
    "language": language,
    "pictures": pictures,
    "shown": shown,
    "writes": writes,
    "reminders": partial(_choose, "reminders", get_args(Reminders)),
    "stories": partial(_choose, "stories", get_args(Consent)),
}
"""The verbs by their names in custom ids."""
