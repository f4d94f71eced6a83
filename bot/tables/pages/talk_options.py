"""Options of the talk: their texts, and the page [Řeč] on the host's desk (TK-8.1)."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.presenting.host_desk import AnyScene, back_button
from bot.presenting.limits import CHOICE_LABEL, DESCRIPTION, PLACEHOLDER
from bot.presenting.naming import cut
from bot.presenting.page import Button, Buttons, Field, Menu, MenuOption, Page, Part
from bot.presenting.scene import custom_id
from bot.presenting.texts import Words
from bot.presenting.voice_lines import mention
from bot.tables.pages.options import MOST_AT_ONCE, short_help, spelled

Value = bool | int | str


def said(words: Words, option: str, value: Value, zone: str) -> str:
    """Return a value in words; ``zone`` is the time zone of quiet hours (TK-4.5)."""
    if option == "quiet_hours" and isinstance(value, str) and "-" in value:
        first, _, last = value.partition("-")
        return words("talk-hours", first=f"{int(first)}:00", last=f"{int(last)}:00", zone=zone)
    if isinstance(value, str) and value.isdecimal():
        return mention(int(value))
    return words(f"talk-value-{option.replace('_', '-')}", value=in_texts(value))


def talk_line(words: Words, option: str, value: Value, zone: str) -> str:
    """Return the text of one option with its value, for the lobby and public lines. ``zone``: the time zone of quiet hours."""
    return option_line(words, option, said(words, option, value, zone))


def option_line(words: Words, option: str, value: str) -> str:
    """Return the text of one option with a value in words."""
    return words("talk-line", option=words(f"talk-option-{option.replace('_', '-')}"), value=value)


def in_texts(value: Value) -> int | str:
    """Return a value as a selector of texts: ``on`` or ``off`` for a bool, else itself."""
    return spelled(value) if isinstance(value, bool) else value


@dataclass(frozen=True, slots=True)
class TalkOption:
    """One option of the talk: the values of its menu, the current one, and the time zone of quiet hours."""

    name: str
    values: tuple[bool | int | str, ...]
    now: bool | int | str
    zone: str

    def said(self, words: Words, value: Value) -> str:
        """Return a value of this option in words."""
        return said(words, self.name, value, self.zone)

    def explained(self, words: Words) -> str:
        """Return what the option is for."""
        return words(f"talk-help-{self.name.replace('_', '-')}", zone=self.zone)


def talk_page(scene: AnyScene, options: Sequence[TalkOption], *, more: Sequence[Button] = ()) -> Page:
    """Return the page of all options: their values, and a menu that leads to each. ``more``: buttons to other pages."""
    words = scene.words
    lines = "\n".join(f"{_name(words, one)}: **{one.said(words, one.now)}**" for one in options)
    choices = tuple(
        MenuOption(one.name, cut(_name(words, one), CHOICE_LABEL), cut(one.said(words, one.now), DESCRIPTION)) for one in options
    )
    menu = Menu(custom_id(scene.table, "h.talk"), words("h-which-options"), choices, most=min(MOST_AT_ONCE, len(choices)))
    parts: list[Part] = [f"## {words('h-talk')}\n{lines}", menu]
    return Page((*parts, Buttons((*more, back_button(scene)))), "brass")


def talk_option_page(scene: AnyScene, option: TalkOption) -> Page:
    """Return the page of one option: its explanation, and a menu of its values."""
    words, choices = scene.words, _choices(scene.words, option)
    placeholder = cut(words("h-chosen", value=option.said(words, option.now)), PLACEHOLDER)
    menu = Menu(custom_id(scene.table, "h.talkset", option.name), placeholder, choices)
    return Page((f"**{_name(words, option)}**\n{option.explained(words)}", menu, Buttons((back_button(scene, "talk"),))), "brass")


def talk_fields(words: Words, options: Sequence[TalkOption]) -> tuple[Field, ...]:
    """Return the fields of a form for several options (NT-7)."""
    return tuple(Field(_name(words, one), Menu(one.name, "", _choices(words, one)), short_help(one.explained(words))) for one in options)


def _choices(words: Words, option: TalkOption) -> tuple[MenuOption, ...]:
    values = option.values if option.now in option.values else (option.now, *option.values)
    return tuple(MenuOption(spelled(value), cut(option.said(words, value), CHOICE_LABEL), chosen=value == option.now) for value in values)


def _name(words: Words, option: TalkOption) -> str:
    return words(f"talk-option-{option.name.replace('_', '-')}")
