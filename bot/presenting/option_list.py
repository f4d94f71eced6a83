"""Options whose value may be a list that is chosen one by one."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import engines
from bot.presenting.host_desk import back_button
from bot.presenting.lobby_scene import LobbyScene
from bot.presenting.page import Buttons, Choice, Menu, Page, Part
from bot.presenting.scene import custom_id


@dataclass(frozen=True, slots=True)
class OptionList:
    """How such a list is chosen. ``page``: the page with the menu; ``read``: the value of the option from the values of that menu."""

    page: Callable[[LobbyScene], Page]
    read: Callable[[Sequence[str]], object]


def list_page(scene: LobbyScene, option: str, title: str, placeholder: str, choices: tuple[Choice, ...]) -> Page:
    """Return the page on which the value of ``option`` is chosen one by one."""
    words = scene.words
    menu = Menu(custom_id(scene.table, f"h.{option}"), placeholder, choices, most=len(choices))
    parts: list[Part] = [f"**{title}**\n{words(f'option-{option}-help')}", *warned(scene), menu]
    return Page((*parts, Buttons((back_button(scene, "options"),))), "brass")


def warned(scene: LobbyScene) -> list[Part]:
    """Return a text that warns of options that are allowed but not advised; nothing where there are none."""
    rulebook = engines.GAMES[scene.game]
    try:
        found = rulebook.warnings(len(scene.seats), rulebook.read_options(scene.options))
    except (ValueError, KeyError):
        return []
    return ["\n".join(scene.words(text.key, **text.args) for text in found)] if found else []
