"""How slash commands come by their names in the reader's language."""

import discord
import pytest
from discord.app_commands import TranslationContext, locale_str
from discord.app_commands import TranslationContextLocation as Location

from bot.discord_io.command_names import Translator, said
from bot.presenting.texts import words_in


async def translated(text: locale_str, locale: discord.Locale, where: Location = Location.command_name) -> str | None:
    return await Translator().translate(text, locale, TranslationContext(location=where, data=None))  # type: ignore[call-overload]


async def test_czech_comes_from_the_catalogue_and_english_stands_in_the_code() -> None:
    text = said("cmd-game")
    assert text.message == words_in("en")("cmd-game")
    assert await translated(text, discord.Locale.czech) == words_in("cs")("cmd-game")
    assert await translated(text, discord.Locale.american_english) is None
    assert await translated(text, discord.Locale.german) is None


async def test_other_languages_read_english_names() -> None:
    text = said("cmd-desk")
    assert text.message == "desk"
    assert await translated(text, discord.Locale.british_english) is None
    assert await translated(text, discord.Locale.polish) is None
    assert await translated(text, discord.Locale.czech) == "místo"


async def test_a_text_without_a_key_is_left_alone() -> None:
    assert await translated(locale_str("plain"), discord.Locale.czech) is None


@pytest.mark.parametrize("where", [Location.command_description, Location.choice_name])
async def test_descriptions_keep_their_capitals(where: Location) -> None:
    assert await translated(said("cmd-open-about"), discord.Locale.czech, where) == words_in("cs")("cmd-open-about")
