"""The host chooses where the table talks and where those who are out talk (TK-2.2, 2.3, 2.9); who is out goes there (TK-2.9, 2.11)."""

from bot.discord_io.permissions import BESIDES, invite_link
from bot.games import game_of
from bot.presenting.host_desk import AnyScene
from bot.presenting.page import Button, Buttons, Page
from bot.presenting.voice_lines import VoiceStanding, desk_lines, mention
from bot.store import StoreError
from bot.tables.moderation.voice_binding import AUTO, NONE, voice_place
from bot.tables.pages.voice import voice_page
from bot.tables.refusal import Refused
from bot.tables.session.lobby_view import lobby_scene
from bot.tables.table_session import TableSession
from cogs.requests import Request, Verb


def with_voice(page: Page, request: Request) -> Page:
    """Return the host's desk with what there is to say of the table's voice."""
    standing = request.session.table.voice_now()
    if standing is None:
        return page
    first, *rest = page.parts
    return Page((f"{first}\n{desk_lines(request.words, standing)}", *rest), page.accent)


async def show_voice(request: Request) -> None:
    """Show the page. Raises Refused where voice is nothing to speak of."""
    link = invite_link(request.reply.client.application_id or 0, [need for need in BESIDES if need.feature == "ghost_voice"])
    await request.reply.edit(voice_page(_scene(request), _standing(request.session), invitation=link), kind="host")


async def set_voice(request: Request) -> None:
    """Choose the table's voice: a channel, none, or as usual. Raises Refused."""
    session, chosen = request.session, _chosen(request, AUTO)
    _standing(session)
    voices = session.silence.voices
    if chosen.isdecimal() and voices.server.taken(int(chosen), voices):
        raise Refused("voice-taken", channel=mention(int(chosen)))
    await _change_voice(session, request.user_id, "voice", chosen)
    await show_voice(request)


async def set_ghost_voice(request: Request) -> None:
    """Choose the voice of those who are out, or none. Raises Refused: the living could listen there (TK-2.10)."""
    session, chosen = request.session, _chosen(request, NONE)
    standing = _standing(session)
    if chosen.isdecimal():
        _fits_ghosts(session, int(chosen), standing)
    if await _change_voice(session, request.user_id, "ghost_voice", chosen) and session.table.phase != "lobby" and chosen != NONE:
        await session.say("ghost-voice-set", channel=mention(int(chosen)))
    await show_voice(request)


def _fits_ghosts(session: TableSession, chosen: int, standing: VoiceStanding) -> None:
    """Raise Refused for a channel that cannot be closed to the living, or in which the table talks."""
    voices = session.silence.voices
    guild = voices.guild
    place = voice_place(guild, chosen) if guild is not None else None
    if guild is None or place is None:
        raise Refused("no-pick")
    may = place.permissions_for(guild.me)
    if not may.manage_roles or not guild.me.guild_permissions.manage_roles or not session.table.setup.silence.channel:
        raise Refused("ghost-voice-open", channel=mention(chosen))
    if chosen in (standing.channel, session.table.channel_id) or voices.server.taken(chosen, voices):
        raise Refused("ghost-voice-same", channel=mention(chosen))


async def go_to_ghosts(request: Request) -> None:
    """Move the person to the ghost voice, or show the way there. Raises Refused."""
    try:
        link = await request.session.silence.voices.ghosts.go(request.user_id)
    except StoreError as wrong:
        raise Refused("no-store") from wrong
    words, table = request.words, request.session.table
    if link is None:
        await request.reply.say(words("ghost-voice-moved"))
        return
    way = Button(
        words("b-ghosts", theme=game_of(table.game).presenter.theme(table.options)),
        url=f"https://discord.com/channels/{link.guild.id}/{link.id}",
    )
    await request.reply.show(Page((words("ghost-voice-link", channel=mention(link.id)), Buttons((way,)))))


def _chosen(request: Request, nothing: str) -> str:
    """Return what was picked in the menu or by a button; ``nothing`` when the menu was emptied."""
    chosen = request.values[0] if request.values else request.press.extra or nothing
    if chosen not in (AUTO, NONE) and not chosen.isdecimal():
        raise Refused("no-press")
    return chosen


async def _change_voice(session: TableSession, by: int, option: str, value: str) -> bool:
    """Change it, in the lobby at once, in a game by an entry of the log; return whether something has changed."""
    if session.table.phase == "lobby":
        await session.lobby.change_talk(option, value)
        return True
    changed: bool = await session.host.change_talk(by, option, value)
    if option == "voice" and not changed:
        session.silence.voices.choose_again()
    return changed


def _standing(session: TableSession) -> VoiceStanding:
    standing = session.table.voice_now()
    if standing is None:
        raise Refused("no-voice-here")
    return standing


def _scene(request: Request) -> AnyScene:
    table, words = request.session.table, request.words
    return lobby_scene(table, words) if table.phase == "lobby" else table.scene(words)


VOICE_ON_DESK: dict[str, Verb] = {"voice": show_voice, "voiceset": set_voice, "ghostset": set_ghost_voice}
"""Verbs of the host's desk."""

VERBS: dict[str, Verb] = {"ghosts": go_to_ghosts}
"""Verbs of everybody."""
