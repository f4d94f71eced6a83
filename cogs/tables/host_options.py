"""The host's settings on the desk: options of the rules and of the talk, voice channels, sounds; and the narrator's part of the desk."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any

from bot.discord_io.components import text_form
from bot.discord_io.permissions import OPTIONAL_NEEDS, invite_link
from bot.games import game_of
from bot.presenting.host_desk import AnyScene
from bot.presenting.page import Button, Buttons, Form, Page, Part
from bot.presenting.scene import custom_id
from bot.presenting.setting import settings_of
from bot.presenting.typed_numbers import read_number
from bot.presenting.voice_lines import VoiceStanding, desk_lines, mention
from bot.store import StoreError
from bot.tables.moderation.sounds import sound_standing, try_sound
from bot.tables.moderation.voice_binding import AUTO, NONE, VoicePlace, voice_place
from bot.tables.pages.narrator import book_page, reading_parts
from bot.tables.pages.options import LISTS, OWN, options_page, read_value, spelled
from bot.tables.pages.talk_options import TalkOption, talk_fields, talk_option_page, talk_page
from bot.tables.pages.voice import sound_lines, try_button, voice_button, voice_page
from bot.tables.refusal import Refused
from bot.tables.session.lobby_view import lobby_scene
from bot.tables.session.narrators import LONGEST_RULING, narrator_of
from bot.tables.session.table_settings import options_of
from bot.tables.session.table_settings import read_value as read_talk_value
from bot.tables.table_session import TableSession
from cogs.forms import filled_in, mark_of, numbered, options_form
from cogs.requests import Request, Verb, merged
from cogs.responses import Reply
from cogs.tables.host_actions import read_occupant


async def _options(request: Request) -> None:
    """Show all options of the rules or the picked one, or open the form for several."""
    for option in request.values:
        _known_option(request.session, option)
    if len(request.values) > 1:
        await request.reply.ask(options_form(lobby_scene(request.session.table, request.words), request.values))
    else:
        await _show_option(request, "".join(request.values))


async def _set_several(request: Request) -> None:
    """Change the options of a form, all at once, and show all of them. Raises Refused."""
    lobby, known = request.session.lobby_moves, [one.name for one in settings_of(request.session.table.game)]
    form = options_form(lobby_scene(request.session.table, request.words), numbered(request.press.extra, known))
    changed = {option: values[0] for option, values in filled_in(form, request.press, request.fields).items() if values}
    occupants = {option: occupant for option, value in changed.items() if (occupant := read_occupant(value)) is not None}
    await lobby.change_options({option: read_value(value) for option, value in changed.items() if option not in occupants}, occupants)
    await _show_option(request, "")


async def _set(request: Request) -> None:
    """Change an option of the rules and show its new value."""
    option, values = request.press.extra, request.values
    if not values:
        raise Refused("no-press")
    _known_option(request.session, option)
    own = game_of(request.session.table.game).presenter.option_lists.get(option)
    if own is not None and values == (OWN,):
        await request.reply.edit(own.page(lobby_scene(request.session.table, request.words)), kind="host")
    elif (occupant := read_occupant(values[0])) is not None:
        await request.session.lobby_moves.choose_player(option, occupant)
        await _show_option(request, option)
    else:
        await _change(request, option, read_value(values[0]))


async def _set_list(option: str, request: Request) -> None:
    """Change an option whose value is a list. Raises Refused when this game has no such list."""
    own = game_of(request.session.table.game).presenter.option_lists.get(option)
    if own is None:
        raise Refused("no-press")
    await _change(request, option, own.read(request.values))


async def _change(request: Request, option: str, value: Any) -> None:
    await request.session.lobby_moves.change_option(option, value)
    await _show_option(request, option)


async def _show_option(request: Request, option: str) -> None:
    await request.reply.edit(options_page(lobby_scene(request.session.table, request.words), setting=option), kind="host")


def _known_option(session: TableSession, option: str) -> None:
    """Raise Refused unless the rulebook has this option (or none is named)."""
    if option and option not in session.table.rulebook.options.model_fields:
        raise Refused("no-press")


SEVERAL, SEVERAL_OF_TALK = "h.several", "h.talkseveral"
"""The verbs of forms for several options."""

RULING = "h.ruling"
"""The verb of the button and the form of a ruling."""


def narrates(request: Request) -> bool:
    """Return whether the asker is the narrator of this table."""
    return narrator_of(request.session.table) == request.user_id


def narrated(request: Request) -> list[Part]:
    """Return the narrator's part above the desk; empty for everybody else, also for co-hosts (TK-10.7)."""
    session = request.session
    return reading_parts(session.table.scene(request.words), session.narration.reading()) if narrates(request) else []


def narrator_verbs(show_desk: Verb) -> Mapping[str, Verb]:
    """Return the verbs of a narrator on the desk; ``show_desk`` shows it again."""
    return {"gate": partial(_go_on, show_desk), "book": _show_book, "ruling": _rule}


async def _rule(request: Request) -> None:
    """Open the form for a ruling of the narrator, or post what was typed. Raises Refused."""
    words, moves = request.words, request.session.narration.narrator_moves
    if request.values:
        await moves.rule(request.user_id, request.values[0])
        await request.reply.say(words("host-done-ruling"))
        return
    moves.may_rule(request.user_id)
    form = text_form(custom_id(request.session.table.id, RULING), words("h-ruling"), words("ruling-label"), most=LONGEST_RULING)
    await request.reply.ask(form)


async def _go_on(show_desk: Verb, request: Request) -> None:
    """Open the gate of the press, and show the next one. Raises Refused."""
    notice = read_number(request.press.extra)
    if notice is None:
        raise Refused("gate-open")
    await request.session.narration.narrator_moves.open_gate(request.user_id, notice)
    await show_desk(request)


async def _show_book(request: Request) -> None:
    """Show all tokens and the nights to a narrator who may see them. Raises Refused."""
    session = request.session
    witness = session.narration.witness(request.user_id)
    await request.reply.edit(book_page(session.table.scene(request.words), witness), kind="host")


def stands_open(request: Request, page: Callable[[Request], Awaitable[Page]]) -> None:
    """Keep the open desk of a narrator up to date from now on; ``page`` renders it (TK-7.4)."""
    if not narrates(request):
        return
    reply, answers = request.reply, request.reply.client.private_answers
    answers.keep_updated(reply.table, reply.user_id, "host", partial(_again, request, page))
    request.session.narration.shows(partial(answers.redraw, reply.table, reply.user_id, "host"))


async def _again(request: Request, page: Callable[[Request], Awaitable[Page]]) -> None:
    """Redraw the desk; after the end of the game it stays as it is."""
    try:
        made = await page(request)
    except Refused:
        return
    await request.reply.rework(made)


async def with_sounds(page: Page, request: Request) -> Page:
    """Return the host's desk with a line about the sounds, if the table wants sounds."""
    session = request.session
    if not session.table.settings.sound or session.table.voice_now() is None:
        return page
    try:
        standing = await sound_standing(session.silence.sounds, _voice(session))
    except StoreError:
        return page
    first, *rest = page.parts
    return Page((f"{first}\n{sound_lines(request.words, standing, rights_link(request.reply, 'sound'))}", *rest), page.accent)


def rights_link(reply: Reply, feature: str) -> str:
    """Return the link that gives the bot the permissions of a feature beyond the standard invitation (TK-8.2)."""
    return invite_link(reply.client.application_id or 0, [need for need in OPTIONAL_NEEDS if need.feature == feature])


def _voice(session: TableSession) -> VoicePlace | None:
    """Return the voice channel of the table, if any."""
    standing, guild = session.table.voice_now(), session.silence.voices.guild
    return voice_place(guild, standing.channel) if standing is not None and guild is not None else None


async def _try_sound(request: Request) -> None:
    """Try the sounds and report Discord's answer. Raises Refused."""
    session = request.session
    _voice_standing(session)
    answer = await try_sound(session.silence.sounds, _voice(session))
    await request.reply.say(request.words(f"sound-tried-{answer}"))


def with_voice(page: Page, request: Request) -> Page:
    """Return the host's desk with the lines about the table's voice."""
    standing = request.session.table.voice_now()
    if standing is None:
        return page
    first, *rest = page.parts
    return Page((f"{first}\n{desk_lines(request.words, standing)}", *rest), page.accent)


async def _show_voice(request: Request) -> None:
    """Show the page of the voice channels. Raises Refused where the table has none."""
    link = rights_link(request.reply, "ghost_voice")
    await request.reply.edit(voice_page(scene_now(request), _voice_standing(request.session), invitation=link), kind="host")


async def _set_voice(request: Request) -> None:
    """Choose the voice channel of the table: a channel, none, or automatic. Raises Refused."""
    session, chosen = request.session, _chosen_voice(request, AUTO)
    _voice_standing(session)
    voices = session.silence.voices
    channel = read_number(chosen)
    if channel is not None and voices.server.taken(channel, voices):
        raise Refused("voice-taken", channel=mention(channel))
    if not await _change_talk(session, request.user_id, {"voice": chosen}):
        voices.choose_again()
    await _show_voice(request)


async def _set_ghost_voice(request: Request) -> None:
    """Choose the voice channel of eliminated players, or none. Raises Refused for a channel that the living can hear (TK-2.10)."""
    session, chosen = request.session, _chosen_voice(request, NONE)
    _voice_standing(session)
    channel = read_number(chosen)
    if channel is not None and (fault := session.silence.voices.ghosts.fault(channel)):
        raise Refused("no-pick" if fault == "ghost-voice-gone" else fault, channel=mention(channel))
    await _change_talk(session, request.user_id, {"ghost_voice": chosen})
    await _show_voice(request)


async def go_to_ghosts(request: Request) -> None:
    """Move the person to the ghost voice, or show the way there. Raises Refused."""
    link = await request.session.silence.voices.ghosts.go(request.user_id)
    words, table = request.words, request.session.table
    if link is None:
        await request.reply.say(words("ghost-voice-moved"))
        return
    way = Button(
        words("b-ghosts", theme=game_of(table.game).presenter.theme(table.options)),
        url=f"https://discord.com/channels/{link.guild.id}/{link.id}",
    )
    await request.reply.show(Page((words("ghost-voice-link", channel=mention(link.id)), Buttons((way,)))))


def _chosen_voice(request: Request, nothing: str) -> str:
    """Return the value of the menu or button; ``nothing`` for an emptied menu."""
    chosen = request.values[0] if request.values else request.press.extra or nothing
    if chosen not in (AUTO, NONE) and read_number(chosen) is None:
        raise Refused("no-press")
    return chosen


def _voice_standing(session: TableSession) -> VoiceStanding:
    """Return the voice of the table as pages show it. Raises Refused where the game has none."""
    standing = session.table.voice_now()
    if standing is None:
        raise Refused("no-voice-here")
    return standing


def scene_now(request: Request) -> AnyScene:
    """Return the current scene of the table: its lobby or its game."""
    table, words = request.session.table, request.words
    return lobby_scene(table, words) if table.phase == "lobby" else table.scene(words)


async def _show_talk(request: Request) -> None:
    """Show all options of the talk or the picked one, or open the form for several. Raises Refused."""
    if len(request.values) > 1:
        await request.reply.ask(_talk_form(request, request.values))
    elif request.values:
        await _show_talk_option(request, request.values[0])
    else:
        await _show_all_talk(request)


def _talk_form(request: Request, names: Sequence[str]) -> Form:
    """Return the form for several options of the talk, as ``options_form``."""
    options = _talk_options(request.session)
    by_name = {one.name: number for number, one in enumerate(options)}
    if not by_name.keys() >= set(names):
        raise Refused("no-press")
    fields = talk_fields(request.words, [options[by_name[name]] for name in names])
    extra = f"{','.join(str(by_name[name]) for name in names)}.{mark_of(fields)}"
    return Form(custom_id(request.session.table.id, SEVERAL_OF_TALK, extra), request.words("h-talk"), fields)


async def _set_several_of_talk(request: Request) -> None:
    """Change the options of the talk in a form, all at once, and show all of them. Raises Refused."""
    session, names = request.session, [one.name for one in _talk_options(request.session)]
    form = _talk_form(request, numbered(request.press.extra, names))
    values = {option: read_talk_value(option, "".join(picked)) for option, picked in filled_in(form, request.press, request.fields).items()}
    await _change_talk(session, request.user_id, values)
    await _show_all_talk(request)


async def _set_talk(request: Request) -> None:
    """Change an option of the talk and show its new value. Raises Refused."""
    option, values = request.press.extra, request.values
    now = {one.name: one.now for one in _talk_options(request.session)}
    if not values or option not in now:
        raise Refused("no-press")
    if values[0] != spelled(now[option]):
        await _change_talk(request.session, request.user_id, {option: read_talk_value(option, values[0])})
    await _show_talk_option(request, option)


async def _change_talk(session: TableSession, by: int, values: Mapping[str, bool | int | str]) -> bool:
    """Change options of the talk: in the lobby at once, in a game by an entry of the log each; False if a game has them already.

    Raises Refused.
    """
    if session.table.phase != "lobby":
        return await session.host_moves.change_talk(by, values)
    await session.lobby_moves.change_talk(values)
    return True


async def _show_all_talk(request: Request) -> None:
    scene = scene_now(request)
    more = (voice_button(scene), try_button(scene)) if request.session.table.voice_now() is not None else ()
    await request.reply.edit(talk_page(scene, _talk_options(request.session), more=more), kind="host")


async def _show_talk_option(request: Request, option: str) -> None:
    for one in _talk_options(request.session):
        if one.name == option:
            await request.reply.edit(talk_option_page(scene_now(request), one), kind="host")
            return
    raise Refused("no-press")


def _talk_options(session: TableSession) -> tuple[TalkOption, ...]:
    return options_of(session.table.game, session.table.settings, dealt=session.table.phase != "lobby")


ON_THE_DESK = merged(
    {option: partial(_set_list, option) for option in LISTS},
    {
        "options": _options,
        "set": _set,
        SEVERAL.partition(".")[2]: _set_several,
        SEVERAL_OF_TALK.partition(".")[2]: _set_several_of_talk,
        "talk": _show_talk,
        "talkset": _set_talk,
        "voice": _show_voice,
        "voiceset": _set_voice,
        "ghostset": _set_ghost_voice,
        "trysound": _try_sound,
    },
)
"""Changes of the host on the desk, by verb."""

VERBS: Mapping[str, Verb] = {"ghosts": go_to_ghosts}
"""Verbs for everybody at the table, by their names in custom ids."""
