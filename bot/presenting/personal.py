"""The page on which a person sets how the bot speaks to them, here and at every other table."""

from bot.presenting.page import Button, Buttons, Page
from bot.presenting.scene import custom_id
from bot.presenting.texts import Words

LANGUAGES = {"discord": "", "cs": "cs", "en": "en"}
"""What can be chosen, by its word in a custom id, and the language that it sets (empty: that of the person's Discord)."""


def settings_page(words: Words, table: str, *, language: str, text_mode: bool) -> Page:
    """Return the settings of a person (``language`` as they have set it, empty: nothing), with buttons that change them."""
    languages = tuple(
        Button(words(f"b-language-{name}"), custom_id(table, "language", name), "primary" if value == language else "secondary")
        for name, value in LANGUAGES.items()
    )
    pictures = Button(words("b-textmode-off" if text_mode else "b-textmode"), custom_id(table, "pictures"))
    return Page(
        (
            words("settings-title"),
            words("settings-language"),
            Buttons(languages),
            words("settings-text", text=text_mode),
            Buttons((pictures,)),
        )
    )
