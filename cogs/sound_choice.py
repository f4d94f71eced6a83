"""The sounds of a table on its host's desk: how it is with them, and [Try the sound] (TK-6.7)."""

from bot.discord_io.permissions import BESIDES, invite_link
from bot.presenting.page import Page
from bot.store import StoreError
from bot.tables.moderation.sounds import sound_standing, try_sound
from bot.tables.moderation.voice_binding import VoicePlace, voice_place
from bot.tables.pages.voice import sound_lines
from bot.tables.refusal import Refused
from bot.tables.table_session import TableSession
from cogs.requests import Request, Verb
from cogs.responses import Reply


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
