"""The page on which a person sets how the bot speaks to them, here and at every other table."""

from typing import get_args

from bot.people.settings import Consent, Personal, Reminders
from bot.presenting.page import Button, Buttons, Choice, Menu, Page
from bot.presenting.scene import custom_id
from bot.presenting.texts import Words

LANGUAGES = {"discord": "", "cs": "cs", "en": "en"}
"""What can be chosen, by its word in a custom id, and the language that it sets (empty: that of the person's Discord)."""


def settings_page(words: Words, table: str, personal: Personal) -> Page:
    """Return the settings of a person, with buttons that change them. ``table``: at which they are shown; ``me``: at none."""
    languages = tuple(
        Button(words(f"b-language-{name}"), custom_id(table, "language", name), "primary" if value == personal.language else "secondary")
        for name, value in LANGUAGES.items()
    )
    pictures = Button(words("b-textmode-off" if personal.text_mode else "b-textmode"), custom_id(table, "pictures"))
    writes = Button(words("b-writes-off" if personal.writes else "b-writes"), custom_id(table, "writes"))
    shown = Button(words("b-shown-off" if personal.shown else "b-shown"), custom_id(table, "shown"))
    return Page(
        (
            words("settings-title"),
            words("settings-language"),
            Buttons(languages),
            "\n".join(
                (
                    words("settings-text", text=personal.text_mode),
                    words("settings-writes", writes=personal.writes),
                    words("settings-shown", shown=personal.shown),
                )
            ),
            Buttons((pictures, writes, shown, Button(words("b-blocks"), custom_id(table, "me.blocks")))),
            _menu(words, table, "reminders", get_args(Reminders), personal.reminders),
            _menu(words, table, "stories", get_args(Consent), personal.stories),
        )
    )


def _menu(words: Words, table: str, name: str, values: tuple[str, ...], chosen: str) -> Menu:
    """Return the menu of one setting with several values."""
    choices = tuple(Choice(value, words(f"settings-{name}-{value}"), chosen=value == chosen) for value in values)
    return Menu(custom_id(table, name), words(f"settings-{name}"), choices)
