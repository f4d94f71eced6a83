"""Names and descriptions of slash commands: English and Czech, both from the files commands.ftl."""

from collections.abc import Callable
from typing import TypeVar

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location
from discord.app_commands import locale_str

from bot.presenting.texts import words_in

CommandT = TypeVar("CommandT")

LANGUAGES = {discord.Locale.czech: "cs", discord.Locale.american_english: "en", discord.Locale.british_english: "en"}
"""Discord's locales with translated names; all others see the English ones."""

NAMES = frozenset({Location.command_name, Location.group_name, Location.parameter_name})
"""Places where Discord requires a name: lower case, no spaces, at most 32 characters; commands in menus are free of it."""


def said(key: str, **args: str | int) -> locale_str:
    """Return the English text of ``key`` with ``args``, translatable by ``Translator``."""
    return locale_str(words_in("en")(key, **args), key=key, args=args)


def with_options(**texts: str | tuple[str, str]) -> Callable[[CommandT], CommandT]:
    """Name and describe the options of a command.

    ``texts``: parameter -> ``x`` for the keys ``arg-x`` (name) and ``arg-x-about`` (description), or a pair where they differ.
    """
    keys = {option: (text, text) if isinstance(text, str) else text for option, text in texts.items()}
    named = app_commands.rename(**{option: said(f"arg-{name}") for option, (name, _) in keys.items()})
    described = app_commands.describe(**{option: said(f"arg-{about}-about") for option, (_, about) in keys.items()})
    return lambda command: described(named(command))


class Translator(app_commands.Translator):
    """Localises names for discord.py. A text without a key has no translation."""

    async def translate(self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes) -> str | None:
        """Return ``string`` in ``locale``, None when it is the same there."""
        key, language = string.extras.get("key"), LANGUAGES.get(locale)
        if key is None or language is None:
            return None
        made = words_in(language)(key, **string.extras.get("args", {}))
        if context.location in NAMES and not isinstance(context.data, app_commands.ContextMenu):
            made = made.lower().replace(" ", "-")[:32]
        return made[:100] if made != string.message else None
