"""The page of /setup sound: the sounds of the cues at this server's tables, and our clips on its soundboard (TK-6.3, 6.4)."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

import discord
from discord.app_commands import Choice

from bot.discord_io.request_faults import REQUEST_FAULTS
from bot.presenting.page import Page
from bot.presenting.texts import Words, words_for
from bot.store import Json, Store
from bot.tables.moderation.soundboard import ClipsOutcome, OfferedSound, offered, remove_clips, upload_clips
from bot.tables.pages.voice import permissions, sound_page, sure_page
from bot.tables.refusal import Refused
from bot.tables.session.sound_settings import AUTO, CUES, NONE, Cue, change_sounds, read_sounds
from cogs.finding import MOST as MOST_SHOWN
from cogs.requests import Request, Verb
from cogs.responses import BotInteraction, Reply
from cogs.setup_card import change, kept_here
from cogs.tables.host_options import rights_link

Doing: TypeAlias = Callable[[discord.Client, Store, int], Awaitable[ClipsOutcome]]
"""Uploads or removes clips on a server. Raises StoreError."""


async def choose(reply: Reply, sound: bool | None, chosen: Mapping[Cue, str]) -> None:
    """Set whether new tables have sounds, and the typed or picked sounds of cues; show the page. Raises Refused."""
    await kept_here(reply)
    sounds = await _sounds(reply) if chosen else ()
    read = {cue: _read(typed, sounds) for cue, typed in chosen.items()}

    def changing(kept: Json) -> None:
        if sound is not None:
            talk = kept.get("talk")
            before: Json = talk if isinstance(talk, dict) else {}
            after: Json = {**before, "sound": sound}
            kept["talk"] = after
        if read:
            change_sounds(kept, chosen=dict(read_sounds(kept).chosen) | dict(read.items()))

    kept = await change(reply, changing)
    await reply.show(await _page(reply, kept, receipt=reply.words("setup-saved") if read or sound is not None else ""))


def _read(typed: str, sounds: tuple[OfferedSound, ...]) -> str:
    """Return ``auto``, ``none``, or the id of a picked sound or of one typed by name. Raises Refused for anything else."""
    wanted = typed.strip()
    if wanted in (AUTO, NONE):
        return wanted
    for one in sounds:
        if wanted == one.id or wanted.casefold() == one.name.casefold():
            return one.id
    raise Refused("sound-unknown")


async def offered_choices(interaction: BotInteraction, current: str) -> list[Choice[str]]:
    """Return the sounds that autocomplete offers for a cue: our clip, none, the server's sounds, Discord's own."""
    words, typed = words_for(interaction.locale.value), current.strip().casefold()
    try:
        sounds = await offered(interaction.client, interaction.guild_id or 0)
    except REQUEST_FAULTS:
        sounds = ()
    every = [(words("sound-auto"), AUTO), (words("sound-none"), NONE), *((_label(words, one), one.id) for one in sounds)]
    return [Choice(name=name[:100], value=value) for name, value in every if typed in name.casefold()][:MOST_SHOWN]


def _label(words: Words, one: OfferedSound) -> str:
    return one.name if one.own else words("sound-of-discord", name=one.name)


async def _sounds(reply: Reply) -> tuple[OfferedSound, ...]:
    """Return all sounds of the server. Raises Refused when Discord does not list them."""
    try:
        return await offered(reply.client, reply.interaction.guild_id or 0)
    except REQUEST_FAULTS as wrong:
        raise Refused("sound-discord") from wrong


async def _page(reply: Reply, kept: Json, *, receipt: str = "") -> Page:
    """Return the page of current sounds. Raises Refused."""
    settings, words, talk = read_sounds(kept), reply.words, kept.get("talk")
    names = {one.id: _label(words, one) for one in await _sounds(reply)}
    said = {AUTO: words("sound-auto") if settings.uploaded else words("sound-auto-none"), NONE: words("sound-none")}
    cues = [(cue, {**names, **said}.get(settings.chosen.get(cue, AUTO), words("sound-gone"))) for cue in CUES]
    on = isinstance(talk, dict) and talk.get("sound") is True
    return sound_page(words, on=on, tried=settings.tried, cues=cues, uploaded=len(settings.uploaded), receipt=receipt)


# ---- presses


async def _show(request: Request) -> None:
    reply = request.reply
    await reply.edit(await _page(reply, await kept_here(reply)))


async def _ask_up(request: Request) -> None:
    """Ask for confirmation to upload clips, with the permissions that this needs."""
    reply, words = request.reply, request.words
    settings, guild = read_sounds(await kept_here(reply)), reply.interaction.guild
    lacking = guild is not None and not guild.me.guild_permissions.create_expressions
    asked = (
        words("sound-lacks", list=permissions(words, ("create_expressions",))) + " " + words("sound-add", link=rights_link(reply, "clips"))
    )
    await reply.edit(sure_page(words, "up", needed=len(CUES) - len(settings.uploaded), links=(asked,) if lacking else ()))


async def _ask_down(request: Request) -> None:
    """Ask for confirmation to remove clips."""
    settings = read_sounds(await kept_here(request.reply))
    await request.reply.edit(sure_page(request.words, "down", needed=len(settings.uploaded)))


async def _do(request: Request, doing: Doing, receipt: str) -> None:
    """Upload or remove clips, and show the page with the result. Raises Refused."""
    reply, words = request.reply, request.words
    await kept_here(reply)
    outcome = await doing(reply.client, reply.client.registry.store, reply.interaction.guild_id or 0)
    said = words(f"sound-clips-{outcome.trouble}" if outcome.trouble else receipt, n=outcome.there)
    await reply.edit(await _page(reply, await kept_here(reply), receipt=said))


async def _up(request: Request) -> None:
    await _do(request, upload_clips, "sound-uploaded")


async def _down(request: Request) -> None:
    await _do(request, remove_clips, "sound-removed")


VERBS: Mapping[str, Verb] = {
    "su.sound": _show,
    "su.soundup": _ask_up,
    "su.soundupyes": _up,
    "su.sounddown": _ask_down,
    "su.sounddownyes": _down,
}
"""The verbs by their names in custom ids."""
