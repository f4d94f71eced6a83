"""The host's pages of options: one menu of all of them, one page for each, and the cards one by one."""

from typing import Any

from bot.presenting.host_desk import back_button
from bot.presenting.limits import CHOICE_LABEL, DESCRIPTION, PLACEHOLDER, cut
from bot.presenting.lobby import LobbyScene
from bot.presenting.page import Buttons, Choice, Menu, Page, Part
from bot.presenting.scene import custom_id
from bot.presenting.setting import ACTION_CARDS, GANG, Setting, settings_of, value_key
from engines.mafie.options import MafieOptions, warnings

OWN = "own"
"""Value of the menu of card sets that leads to the cards one by one."""


def options_page(scene: LobbyScene, *, setting: str = "") -> Page:
    """Return the menu of all options, or the page of the one called ``setting``. Raises KeyError for an unknown name."""
    if setting:
        return _one(scene, {one.name: one for one in settings_of(scene.game)}[setting])
    words = scene.words
    if not settings_of(scene.game):
        return Page((words(f"lobby-plain-{scene.game}"), Buttons((back_button(scene),))), "brass")
    choices = tuple(
        Choice(one.name, cut(words(f"option-{one.name}"), CHOICE_LABEL), cut(_now(scene, one), DESCRIPTION))
        for one in settings_of(scene.game)
    )
    menu = Menu(custom_id(scene.table, "h.options"), words("h-which-option"), choices)
    parts: list[Part] = [f"**{words('h-options')}**", *_warned(scene), menu, Buttons((back_button(scene),))]
    return Page(tuple(parts), "brass")


def _now(scene: LobbyScene, setting: Setting) -> str:
    return scene.words(value_key(setting.name, scene.options.get(setting.name, setting.default)))


def _one(scene: LobbyScene, setting: Setting) -> Page:
    words = scene.words
    now = scene.options.get(setting.name, setting.default)
    values = [*setting.values, OWN] if setting.cards else list(setting.values)
    choices = tuple(
        Choice(_spelled(value), cut(words(value_key(setting.name, value)), CHOICE_LABEL), chosen=_is(now, value)) for value in values
    )
    placeholder = cut(words("h-chosen", value=_now(scene, setting)), PLACEHOLDER)
    menu = Menu(custom_id(scene.table, "h.set", setting.name), placeholder, choices)
    said = f"**{words(f'option-{setting.name}')}**\n{words(f'option-{setting.name}-help')}"
    return Page((said, *_warned(scene), menu, Buttons((back_button(scene, "options"),))), "brass")


def _is(now: Any, value: Any) -> bool:
    return bool(value == OWN) if isinstance(now, list | tuple) else bool(now == value)


def _spelled(value: Any) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def read_value(value: str) -> Any:
    """Return the plain value of an option that a menu spelled as ``value``: ``on``, ``off``, or the word itself."""
    return {"on": True, "off": False}.get(value, value)


def cards_page(scene: LobbyScene) -> Page:
    """Return the page on which the cards are chosen one by one, New Gang as one entry."""
    words = scene.words
    now = scene.options.get("cards")
    chosen = set(now) if isinstance(now, list | tuple) else set()
    choices = [
        Choice(str(card), words(f"pic-card-{card}-title", theme=scene.theme), _effect(scene, card), chosen=card in chosen)
        for card in range(1, GANG)
    ]
    choices.append(Choice("gang", words(f"pic-card-{GANG}-title", theme=scene.theme), _effect(scene, GANG), chosen=GANG in chosen))
    menu = Menu(custom_id(scene.table, "h.cards"), words("h-which-cards"), tuple(choices), most=len(choices))
    parts: list[Part] = [f"**{words('h-cards')}**\n{words('option-cards-help')}", *_warned(scene), menu]
    return Page((*parts, Buttons((back_button(scene, "options"),))), "brass")


def _effect(scene: LobbyScene, card: int) -> str:
    return cut(scene.words(f"card-effect-{card}", theme=scene.theme), DESCRIPTION)


def read_cards(values: list[str]) -> tuple[int, ...]:
    """Return the numbers of the cards that a menu gave as ``values``, in order."""
    numbers = {int(value) for value in values if value != "gang"}
    if "gang" in values:
        numbers.update(range(GANG, ACTION_CARDS + 1))
    return tuple(sorted(numbers))


def _warned(scene: LobbyScene) -> list[Part]:
    """What is allowed but not advised, as one text."""
    if scene.game != "mafie":
        return []
    try:
        found = warnings(len(scene.seats), MafieOptions.model_validate(dict(scene.options)))
    except (ValueError, KeyError):
        return []
    return ["\n".join(scene.words(text.key, **text.args) for text in found)] if found else []
