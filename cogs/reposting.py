"""Which pictures hang on a private message: told by their file names, which are made of what they look like."""

import re
import time
from collections.abc import Iterable, Iterator
from dataclasses import replace

import discord

from bot.discord_io.components import picture_hash
from bot.presenting.page import Page, Picture
from bot.runtime.recently_made import RecentlyMade
from cogs.offered import parts_of

_LOOK = re.compile(r"\.([0-9a-f]{16})\.png")


LATELY = 5.0
"""Seconds after an edit in which a press may still bring the message as it was before."""

_edited: RecentlyMade[int, tuple[float, frozenset[str]]] = RecentlyMade(1000)
"""By message until when it is known what it has been edited to, and what hangs there since."""


def named_by_look(page: Page) -> Page:
    """Return ``page`` with files that are named after what their pictures look like."""
    if not page.pictures:
        return page
    return replace(page, parts=tuple(_named(part) if isinstance(part, Picture) else part for part in page.parts))


def _named(picture: Picture) -> Picture:
    return replace(picture, file=f"{picture.file.removesuffix('.png')}.{picture_hash(picture)}.png")


def looks_on(message: discord.Message) -> frozenset[str]:
    """Return the hashes of the pictures that hang on a message that was pressed: as it came with the press, or was edited just now."""
    known = _edited.get(message.id)
    if known is not None and time.monotonic() < known[0]:
        return known[1]
    return frozenset(found[1] for url in _urls(message) if (found := _LOOK.search(url)))


def note_looks(message: discord.Message, files: Iterable[str]) -> None:
    """Note under which names pictures hang on a message after it was edited; of one not named by its look, another may hang there soon."""
    _edited.keep(message.id, (time.monotonic() + LATELY, frozenset(found[1] for name in files if (found := _LOOK.search(name)))))


def _urls(message: discord.Message) -> Iterator[str]:
    for part in parts_of(message):
        if isinstance(part, discord.MediaGalleryComponent):
            yield from (item.media.url for item in part.items)
