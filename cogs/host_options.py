"""The options of the rules on the host's desk: each is shown, and changed by what is picked."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any

from bot.discord_io.permissions import BESIDES, invite_link
from bot.games import game_of
from bot.presenting.page import Page, Part
from bot.store import StoreError
from bot.tables.moderation.sounds import sound_standing, try_sound
from bot.tables.moderation.voice_binding import VoicePlace, voice_place
from bot.tables.pages.narrator import book_page, reading_parts
from bot.tables.pages.options import OWN, options_page, read_value
from bot.tables.pages.voice import sound_lines
from bot.tables.refusal import Refused
from bot.tables.session.lobby_view import lobby_scene
from bot.tables.session.narrators import narrator_of
from bot.tables.table_session import TableSession
from cogs.requests import Request, Verb, merged
from cogs.responses import Reply
from engines import GAMES


async def _options(request: Request) -> None:
    """Show the options, or one of them."""
    setting = request.values[0] if request.values else ""
    _known_option(request.session, setting)
    await _show_option(request, setting)


async def _set(request: Request) -> None:
    """Change an option of the rules and show what it became."""
    option, values = request.press.extra, request.values
    if not values:
        raise Refused("no-press")
    _known_option(request.session, option)
    own = game_of(request.session.table.game).presenter.option_lists.get(option)
    if own is not None and values == (OWN,):
        await request.reply.edit(own.page(lobby_scene(request.session.table, request.words)), kind="host")
    else:
        await _change(request, option, read_value(values[0]))


async def _set_list(option: str, request: Request) -> None:
    """Change an option whose value is chosen one by one. Raises Refused when this game has no such list."""
    own = game_of(request.session.table.game).presenter.option_lists.get(option)
    if own is None:
        raise Refused("no-press")
    await _change(request, option, own.read(request.values))


async def _change(request: Request, option: str, value: Any) -> None:
    await request.session.lobby.change(option, value)
    await _show_option(request, option)


async def _show_option(request: Request, option: str) -> None:
    await request.reply.edit(options_page(lobby_scene(request.session.table, request.words), setting=option), kind="host")


def _known_option(session: TableSession, option: str) -> None:
    """Raise Refused unless the rulebook has this option (or none is named)."""
    if option and option not in session.table.rulebook.options.model_fields:
        raise Refused("no-press")


LISTS = tuple(dict.fromkeys(option for game in GAMES for option in game_of(game).presenter.option_lists))
"""Options of any game whose value is a list."""

VERBS = merged({option: partial(_set_list, option) for option in LISTS}, {"options": _options, "set": _set})
"""What is done with options, by its name on the desk."""


def narrates(request: Request) -> bool:
    """Whether who asks narrates the evening of this table."""
    return narrator_of(request.session.table) == request.user_id


def narrated(request: Request) -> list[Part]:
    """Return what a narrator is shown above the desk; nothing to anybody else, whoever is host beside them (TK-10.7)."""
    session = request.session
    return reading_parts(session.table.scene(request.words), session.narration.reading()) if narrates(request) else []


def narrator_verbs(show_desk: Verb) -> Mapping[str, Verb]:
    """Return what a narrator may press on the desk; ``show_desk`` shows that again."""
    return {"gate": partial(_go_on, show_desk), "book": _show_book}


async def _go_on(show_desk: Verb, request: Request) -> None:
    """Let the table go on at the gate of the press, and show what comes next. Raises Refused."""
    notice = request.press.extra
    if not notice.isdecimal():
        raise Refused("gate-open")
    await request.session.narration.moves.go_on(request.user_id, int(notice))
    await show_desk(request)


async def _show_book(request: Request) -> None:
    """Show all tokens and the nights to a narrator who sees them. Raises Refused."""
    session = request.session
    witness = session.narration.witness(request.user_id)
    await request.reply.edit(book_page(session.table.scene(request.words), witness), kind="host")


def stands_open(request: Request, page: Callable[[Request], Awaitable[Page]]) -> None:
    """Keep the desk of a narrator true from now on, while it stands open; ``page`` makes it anew (TK-7.4)."""
    if not narrates(request):
        return
    reply, answers = request.reply, request.reply.client.private_answers
    answers.keep_true(reply.table, reply.user_id, "host", partial(_again, request, page))
    request.session.narration.shows(partial(answers.redraw, reply.table, reply.user_id, "host"))


async def _again(request: Request, page: Callable[[Request], Awaitable[Page]]) -> None:
    """Show the desk anew; once there is none any more, it stays as it is."""
    try:
        made = await page(request)
    except Refused:
        return
    await request.reply.rework(made)


async def with_sounds(page: Page, request: Request) -> Page:
    """Return the host's desk with what there is to say of the sounds, where the table wants them."""
    session = request.session
    if not session.table.talking.sound or session.table.voice_now() is None:
        return page
    try:
        standing = await sound_standing(session.silence.sounds, _voice(session))
    except StoreError:
        return page
    first, *rest = page.parts
    return Page((f"{first}\n{sound_lines(request.words, standing, rights_link(request.reply, 'sound'))}", *rest), page.accent)


def rights_link(reply: Reply, feature: str) -> str:
    """Return the address that gives the bot the rights for a feature, which the standard invitation does not ask for (TK-8.2)."""
    return invite_link(reply.client.application_id or 0, [need for need in BESIDES if need.feature == feature])


def _voice(session: TableSession) -> VoicePlace | None:
    """Return the voice channel that the table has, or would have."""
    standing, guild = session.table.voice_now(), session.silence.voices.guild
    return voice_place(guild, standing.channel) if standing is not None and guild is not None else None


async def _try(request: Request) -> None:
    """Try the sounds and say what Discord answered. Raises Refused."""
    session = request.session
    if session.table.voice_now() is None:
        raise Refused("no-voice-here")
    try:
        answer = await try_sound(session.silence.sounds, _voice(session))
    except StoreError as wrong:
        raise Refused("no-store") from wrong
    await request.reply.say(request.words(f"sound-tried-{answer}"))


ON_THE_DESK: dict[str, Verb] = {"trysound": _try}
"""Verbs of the host's desk."""
