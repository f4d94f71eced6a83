"""Names and descriptions of the slash commands: what Discord takes, in both languages, nothing twice."""

import re

import pytest

from bot.presenting.texts import words_in
from tests.bot.presenting.catalogues import LOCALES

NAME = re.compile(r"[-_'\w]{1,32}")
WRITTEN = "\n".join(path.read_text("utf-8") for path in sorted((LOCALES / "en").rglob("commands.ftl")))
"""The names and descriptions of all commands, those of each game among them."""
KEYS = re.findall(r"^((?:cmd|arg|choice)-[a-z0-9_-]+) =", WRITTEN, re.MULTILINE)
TOGETHER = {
    "game": "open start status pause resume extend skip undo replace handover remove end record story",
    "mafie": "role card cards peek point vote ready done rules",
    "mafiacity": "mc-place mc-play mc-pass mc-react mc-look mc-hand open-card mc-rules",
    "nostracity": "nc-collect nc-share nc-bid nc-bribe nc-vendetta nc-bank nc-rules",
    "escape": "ep-move ep-rest ep-use ep-visit ep-plan ep-rules",
    "setup": "language clocks channels voice show",
    "": "game desk board host mafie mafiacity nostracity escape setup help",
}


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("key", KEYS)
def test_discord_takes_every_name_and_description(language: str, key: str) -> None:
    said = words_in(language)(key)
    if key.endswith("-about") or key.startswith("choice-"):
        assert 0 < len(said) <= 100
    else:
        assert NAME.fullmatch(said)
        assert said == said.lower()


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("group", list(TOGETHER))
def test_no_two_commands_of_a_group_have_one_name(language: str, group: str) -> None:
    names = [words_in(language)(f"cmd-{name}") for name in TOGETHER[group].split()]
    assert len(set(names)) == len(names)
