"""Icons on buttons: a button's icon by its verb, and the application emoji that shows it (CL-20.5)."""

import tomllib
from functools import cache
from hashlib import sha256
from importlib import resources

import discord

from bot.presenting.drawing.shapes import ICONS, icon

SIDE = 128
COLOUR = "#A9771B"
"""Has a contrast of 3 : 1 on Discord's dark and light buttons."""


def icon_of(custom_id: str) -> str | None:
    parts = custom_id.split(":")
    return button_icons().get(parts[2]) if len(parts) > 2 else None


@cache
def button_icons() -> dict[str, str]:
    """Return the icons by verb. Raises ValueError for an unknown icon."""
    found: dict[str, str] = tomllib.loads(resources.files("bot.discord_io").joinpath("button_icons.toml").read_text("utf-8"))
    if unknown := sorted(set(found.values()) - set(ICONS)):
        raise ValueError(f"no such icons: {', '.join(unknown)}")
    return found


def icon_svg(name: str) -> str:
    """Return an icon as a transparent SVG of 128 pixels."""
    body = icon(name, 0, 0, SIDE, COLOUR, "#FFFFFF")
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIDE}" height="{SIDE}">{body}</svg>'


def emoji_name(name: str) -> str:
    """Return the name of an icon's emoji, which changes with the icon."""
    return f"c_{name}_{sha256(icon_svg(name).encode()).hexdigest()[:6]}"


class Emojis:
    """The uploaded icons; one set per process, since buttons are built everywhere."""

    def __init__(self) -> None:
        self._by_icon: dict[str, discord.PartialEmoji] = {}

    def know(self, by_icon: dict[str, discord.PartialEmoji]) -> None:
        """Show exactly these icons from now on."""
        self._by_icon = dict(by_icon)

    def on(self, custom_id: str) -> discord.PartialEmoji | None:
        """Return the emoji of a button, None while its icon is not uploaded."""
        name = icon_of(custom_id)
        return self._by_icon.get(name) if name is not None else None


EMOJIS = Emojis()
