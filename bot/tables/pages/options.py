"""The host's pages of game options: a menu of all, and a page for each; of a lobby, and of a game in the plan of an evening (CL-4.1)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.games import game_of
from bot.presenting.host_desk import back_button, chair_choice, host_id, warned
from bot.presenting.limits import CHOICE_LABEL, DESCRIPTION, PLACEHOLDER
from bot.presenting.lobby_scene import LobbyScene
from bot.presenting.naming import cut
from bot.presenting.page import Buttons, Field, Menu, MenuOption, Page, Part
from bot.presenting.setting import Setting, settings_of, settings_of_plan, value_key
from engines import GAMES
from engines.first_player import chair_of

MOST_AT_ONCE = 5
"""Most options in one form; Discord takes no more fields."""

LISTS = tuple(dict.fromkeys(option for game in GAMES for option in game_of(game).presenter.option_lists))
"""Options of any game whose value is a list."""

OWN = "own"
"""Menu value that leads to the page for choosing the items of a list."""


def options_page(scene: LobbyScene, *, setting: str = "") -> Page:
    """Return the menu of all options, or the page of the one called ``setting``. Raises KeyError for an unknown name."""
    settings = settings_in(scene)
    if setting:
        return _one(scene, {one.name: one for one in settings}[setting])
    words = scene.words
    if not settings:
        return Page((words(f"lobby-plain-{scene.game}"), Buttons((back_button(scene),))), "brass")
    choices = tuple(
        MenuOption(one.name, cut(words(f"option-{one.name}"), CHOICE_LABEL), cut(_now(scene, one), DESCRIPTION)) for one in settings
    )
    title = f"{words(f'game-{scene.game}')}: {words('h-options')}" if scene.planned else words("h-options")
    menu = Menu(host_id(scene, "options"), words("h-which-options"), choices, most=min(MOST_AT_ONCE, len(choices)))
    parts: list[Part] = [f"**{title}**", *warned(scene), menu, Buttons((back_button(scene),))]
    return Page(tuple(parts), "brass")


def settings_in(scene: LobbyScene) -> tuple[Setting, ...]:
    """Return the options that a host can choose here."""
    return settings_of_plan(scene.game) if scene.planned else settings_of(scene.game)


def option_fields(scene: LobbyScene, names: Sequence[str]) -> tuple[Field, ...]:
    """Return the fields of a form for several options (NT-7). Raises KeyError for an unknown name."""
    words, theme, known = scene.words, _theme(scene), {one.name: one for one in settings_in(scene)}
    return tuple(
        Field(words(f"option-{name}"), Menu(name, "", _choices(scene, known[name])), short_help(words(f"option-{name}-help", theme=theme)))
        for name in names
    )


def short_help(text: str) -> str:
    """Return what stands below the name of a field: all of an explanation, or nothing where it does not fit."""
    return text if len(text) <= DESCRIPTION else ""


def _now(scene: LobbyScene, setting: Setting) -> str:
    return scene.words(value_key(setting.name, scene.options.get(setting.name, setting.default)), theme=_theme(scene))


def _theme(scene: LobbyScene) -> str:
    return game_of(scene.game).presenter.theme(scene.options)


def _one(scene: LobbyScene, setting: Setting) -> Page:
    words, theme = scene.words, _theme(scene)
    own = setting.listed and setting.name in game_of(scene.game).presenter.option_lists
    choices = _choices(scene, setting, own=own)
    placeholder = cut(words("h-chosen", value=_now(scene, setting)), PLACEHOLDER)
    menu = Menu(host_id(scene, "set", setting.name), placeholder, choices)
    said = f"**{words(f'option-{setting.name}')}**\n{words(f'option-{setting.name}-help', theme=theme)}"
    return Page((said, *warned(scene), menu, Buttons((back_button(scene, "options"),))), "brass")


def _choices(scene: LobbyScene, setting: Setting, *, own: bool = False) -> tuple[MenuOption, ...]:
    """Return the values of an option. ``own``: with the way to a list of one's own, which is there anyway where it is chosen."""
    words, theme = scene.words, _theme(scene)
    now = scene.options.get(setting.name, setting.default)
    values = [*setting.values, *([OWN] if own or isinstance(now, list | tuple) else [])]

    def choice(value: Any) -> MenuOption:
        if (chair := chair_of(value)) is not None and chair < len(scene.seats):
            return replace(chair_choice(scene, chair), chosen=_is(now, value))
        return MenuOption(spelled(value), cut(words(value_key(setting.name, value), theme=theme), CHOICE_LABEL), chosen=_is(now, value))

    return tuple(map(choice, values))


def _is(now: Any, value: Any) -> bool:
    return bool(value == OWN) if isinstance(now, list | tuple) else bool(now == value)


def spelled(value: Any) -> str:
    """Return a value as a menu value: ``on`` or ``off`` for a bool, else its text."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def read_value(value: str) -> Any:
    """Return the option value for a menu value: a bool for ``on`` and ``off``, else the word itself."""
    return {"on": True, "off": False}.get(value, value)
