"""Which pictures hang on a private message: told by their file names, which are made of what they look like."""

import re
from collections.abc import Iterator
from dataclasses import replace

import discord

from bot.presenting.components import picture_hash
from bot.presenting.page import Page, Picture
from cogs.offered import parts_of

_LOOK = re.compile(r"\.([0-9a-f]{16})\.png")


def named_by_look(page: Page) -> Page:
    """Return ``page`` with files that are named after what their pictures look like."""
    if not page.pictures:
        return page
    return replace(page, parts=tuple(_named(part) if isinstance(part, Picture) else part for part in page.parts))


def _named(picture: Picture) -> Picture:
    return replace(picture, file=f"{picture.file.removesuffix('.png')}.{picture_hash(picture)}.png")


def looks_on(message: discord.Message) -> frozenset[str]:
    """Return the hashes of the pictures that hang on a message as it was pressed."""
    return frozenset(found[1] for url in _urls(message) if (found := _LOOK.search(url)))


def _urls(message: discord.Message) -> Iterator[str]:
    for part in parts_of(message):
        if isinstance(part, discord.MediaGalleryComponent):
            yield from (item.media.url for item in part.items)
