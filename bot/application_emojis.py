"""The icons of buttons as emojis of the application: uploaded once, found again by name, obsolete ones deleted (CL-20.5).

It happens in the background, two a second, and whatever fails costs an icon and nothing else.
"""

import asyncio
import logging

import discord

from bot.presenting.button_icons import EMOJIS, SIDE, button_icons, emoji_name, icon_svg
from bot.presenting.drawing import Drawing, render

log = logging.getLogger(__name__)

PAUSE = 0.5
"""Seconds between two uploads or deletions."""

OURS = "c_"
LARGEST = 256 * 1024
FAULTS = (discord.HTTPException, OSError, ValueError, TimeoutError)


async def bring_emojis(client: discord.Client, *, pause: float = PAUSE) -> None:
    """Let Discord have every icon of a button, and buttons show those that it has. Raises nothing that Discord or a picture brings."""
    try:
        found = await client.fetch_application_emojis()
    except FAULTS as wrong:
        log.warning("buttons stay without icons: %s", type(wrong).__name__)
        return
    there = {emoji.name: emoji for emoji in found}
    wanted = {emoji_name(icon): icon for icon in dict.fromkeys(button_icons().values())}
    known = {icon: _partial(there[name]) for name, icon in wanted.items() if name in there}
    EMOJIS.know(known)
    for name, icon in wanted.items():
        if name not in there and (made := await _upload(client, name, icon)) is not None:
            known[icon] = made
            EMOJIS.know(known)
            await asyncio.sleep(pause)
    for emoji in found:
        if emoji.name.startswith(OURS) and emoji.name not in wanted:
            await _delete(emoji)
            await asyncio.sleep(pause)


def _partial(emoji: discord.Emoji) -> discord.PartialEmoji:
    return discord.PartialEmoji(name=emoji.name, id=emoji.id)


async def _upload(client: discord.Client, name: str, icon: str) -> discord.PartialEmoji | None:
    try:
        picture = await render(Drawing(icon_svg(icon), icon, SIDE))
        if len(picture) > LARGEST:
            raise ValueError(f"the icon {icon} has {len(picture)} bytes")
        return _partial(await client.create_application_emoji(name=name, image=picture))
    except FAULTS as wrong:
        log.warning("the icon %s stays off the buttons: %s", icon, type(wrong).__name__)
        return None


async def _delete(emoji: discord.Emoji) -> None:
    try:
        await emoji.delete()
    except FAULTS as wrong:
        log.info("an obsolete icon stays at Discord: %s", type(wrong).__name__)
