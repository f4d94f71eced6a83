"""The icons of buttons as emojis of the application: uploaded once, found again by name, obsolete ones deleted (CL-20.5).

Where several processes share a bot, one of them does this, and the others only look (PR-3.1). It happens in the
background, two a second, and whatever fails costs an icon and nothing else.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence

import discord

from bot.discord_io.button_icons import EMOJIS, SIDE, button_icons, emoji_name, icon_svg
from bot.presenting.drawing import Drawing, render

log = logging.getLogger(__name__)

PAUSE = 0.5
"""Seconds between two uploads or deletions."""

LOOK_AGAIN = 60.0
"""Seconds until a process that brings no icons looks again whether all are there."""

COUNTED = 20
"""So many pauses later a process has counted the others that live; before, it deletes nothing."""

OURS = "c_"
LARGEST = 256 * 1024
FAULTS = (discord.HTTPException, OSError, ValueError, TimeoutError)


async def bring_emojis(client: discord.Client, *, alone: Callable[[], bool], pause: float = PAUSE) -> None:
    """Let Discord have every icon of a button, and buttons show those that it has. Raises nothing that Discord or a picture brings.

    ``alone``: whether no other process of the bot lives. One of an older version may show what is obsolete here, and Discord refuses a
    message with an emoji that is gone.
    """
    found = await _there(client)
    if found is None:
        return
    there = {emoji.name: emoji for emoji in found}
    wanted = _wanted()
    known = _known(found)
    for name, icon in wanted.items():
        if name not in there and (made := await _upload(client, name, icon)) is not None:
            known[icon] = made
            EMOJIS.know(known)
            await asyncio.sleep(pause)
    obsolete = [emoji for emoji in found if emoji.name.startswith(OURS) and emoji.name not in wanted]
    if obsolete:
        await asyncio.sleep(COUNTED * pause)
    for emoji in obsolete:
        if alone():
            await _delete(emoji)
            await asyncio.sleep(pause)


async def learn_emojis(client: discord.Client, *, pause: float = LOOK_AGAIN) -> None:
    """Let buttons show the icons that Discord has, and look again until another process has brought them all (PR-3.1)."""
    while True:
        found = await _there(client)
        if found is not None and len(_known(found)) == len(_wanted()):
            return
        await asyncio.sleep(pause)


async def _there(client: discord.Client) -> Sequence[discord.Emoji] | None:
    """Return the emojis of the application, None when Discord does not tell."""
    try:
        return await client.fetch_application_emojis()
    except FAULTS as wrong:
        log.warning("buttons stay without icons: %s", type(wrong).__name__)
        return None


def _wanted() -> dict[str, str]:
    """Return the icons of all buttons by the names of their emojis."""
    return {emoji_name(icon): icon for icon in dict.fromkeys(button_icons().values())}


def _known(found: Iterable[discord.Emoji]) -> dict[str, discord.PartialEmoji]:
    """Let buttons show those icons that are among the emojis, and return them."""
    wanted = _wanted()
    known = {wanted[emoji.name]: _partial(emoji) for emoji in found if emoji.name in wanted}
    EMOJIS.know(known)
    return known


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
