"""Button icons as application emojis: uploaded once, found again by name, obsolete ones deleted (CL-20.5).

Of several processes of a bot one uploads, the others only look (PR-3.1). Uploads run in the background, two a second; a failure costs one
icon.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence

import discord

from bot.discord_io.button_icons import EMOJIS, SIDE, button_icons, emoji_name, icon_svg
from bot.discord_io.request_faults import REQUEST_FAULTS
from bot.presenting.drawing import Drawing, render

log = logging.getLogger(__name__)

PAUSE = 0.5
"""Seconds between two uploads or deletions."""

LOOK_AGAIN = 60.0
"""Seconds between two looks of a process that waits for the uploads of another."""

COUNTED = 20
"""Pauses before the first deletion: by then this process has counted the others."""

OURS = "c_"
LARGEST = 256 * 1024
FAULTS = (*REQUEST_FAULTS, ValueError)


async def upload_emojis(client: discord.Client, *, alone: Callable[[], bool], pause: float = PAUSE) -> None:
    """Upload missing icons, show uploaded ones on buttons, delete obsolete ones. Faults of Discord and of drawing are logged.

    ``alone``: whether no other process of the bot runs. Another version may still show an icon that is obsolete here, and Discord refuses
    a message with a deleted emoji.
    """
    found = await _uploaded(client)
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
    """Show uploaded icons on buttons, and look again until another process has uploaded all (PR-3.1)."""
    while True:
        found = await _uploaded(client)
        if found is not None and len(_known(found)) == len(_wanted()):
            return
        await asyncio.sleep(pause)


async def _uploaded(client: discord.Client) -> Sequence[discord.Emoji] | None:
    """Return the emojis of the application, None when Discord does not answer."""
    try:
        return await client.fetch_application_emojis()
    except FAULTS as wrong:
        log.warning("cannot list the application emojis, buttons have no icons: %s", type(wrong).__name__)
        return None


def _wanted() -> dict[str, str]:
    """Return all button icons by emoji name."""
    return {emoji_name(icon): icon for icon in dict.fromkeys(button_icons().values())}


def _known(found: Iterable[discord.Emoji]) -> dict[str, discord.PartialEmoji]:
    """Show the icons among ``found`` on buttons, and return their emojis by icon."""
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
    except discord.RateLimited as limited:  # it would cost all icons
        await asyncio.sleep(limited.retry_after)
        return await _upload(client, name, icon)
    except FAULTS as wrong:
        log.warning("cannot upload the icon %s: %s", icon, type(wrong).__name__)
        return None


async def _delete(emoji: discord.Emoji) -> None:
    try:
        await emoji.delete()
    except FAULTS as wrong:
        log.info("cannot delete an obsolete icon: %s", type(wrong).__name__)
