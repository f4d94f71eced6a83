import re
from pathlib import Path

import pytest

from bot.presenting.texts import words_in
from tests.bot.presenting.catalogues import LANGUAGES, files

NAME = re.compile(r"^[\w-]{1,32}$")
"""What Discord takes for the name of a command, a group or a parameter (besides: no capitals)."""

KEY = re.compile(r"^([a-z0-9_-]+) = ", re.MULTILINE)


def of_commands(*beginnings: str) -> list[str]:
    return [
        key
        for name, text in files("en").items()
        if Path(name).name == "commands.ftl"
        for key in KEY.findall(text)
        if key.startswith(beginnings)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_commands_and_parameters_are_names_to_discord(language: str) -> None:
    words = words_in(language)
    names = {key: words(key) for key in of_commands("cmd-", "arg-") if not key.endswith("-about")}
    assert names
    assert {key: name for key, name in names.items() if not NAME.match(name) or name != name.lower()} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_and_choices_have_at_most_a_hundred_characters(language: str) -> None:
    words = words_in(language)
    texts = {key: words(key) for key in of_commands("cmd-", "arg-", "choice-") if key.endswith("-about") or key.startswith("choice-")}
    assert texts
    assert {key: text for key, text in texts.items() if not 1 <= len(text) <= 100} == {}
