"""The pages for people: what they name exists, and both languages say the same things."""

import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import discord
import pytest
from discord.ext import commands

import cogs
import engines
from bot.__main__ import app
from bot.discord_io.command_names import Translator
from bot.discord_io.permissions import NEEDS, OPTIONAL_NEEDS
from bot.runtime.settings import PREFIX, Settings
from tests.bot.presenting.catalogues import LOCALES
from tests.rules import clauses
from tools.card_pages import pages

ROOT = Path(cogs.__file__).parents[1]
PAGES = (*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md")))
CZECH = [page for page in PAGES if "cs" in page.relative_to(ROOT).parts or page.name.endswith(".cs.md")]
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
BUTTON = re.compile(r"\*\*\[([^\]]+)\]\*\*")
COMMAND = re.compile(r"(?:`|\*\*)/([^`*\n]+?)(?:`|\*\*)")
TARGET = re.compile(r"\bmake ([a-z]+)")
PROGRAM = re.compile(r"\bpython\s+-m bot ([a-z]+)")
VARIABLE = re.compile(r"^\| `([A-Z_]+)` \|", re.MULTILINE)
NOT_IN_COMMANDS, FOLDERS = frozenset("{./"), frozenset({"data"})
"""Signs that no command has, and folders that look like commands."""


def language_of(page: Path) -> str:
    return "cs" if page in CZECH else "en"


def prose(page: Path) -> str:
    """Return a page without its blocks of code, each run of white space as one space."""
    return re.sub(r"[ \n]+", " ", FENCE.sub("", page.read_text("utf-8")))


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


every_page = pytest.mark.parametrize("page", PAGES, ids=name_of)
every_czech_page = pytest.mark.parametrize("page", CZECH, ids=name_of)

# ---- links


def anchors(page: Path) -> set[str]:
    """Return where links into a page may lead, as the forge makes them of headings."""
    said = (heading.lower().replace("`", "") for heading in HEADING.findall(FENCE.sub("", page.read_text("utf-8"))))
    return {re.sub(r"[^\w\- ]", "", heading).strip().replace(" ", "-") for heading in said}


@every_page
def test_every_link_leads_somewhere(page: Path) -> None:
    for path, anchor in LINK.findall(FENCE.sub("", page.read_text("utf-8"))):
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), path
        assert not anchor or anchor in anchors(target), f"{path}#{anchor}"


@every_page
def test_every_file_of_the_suite_that_is_named_is_there(page: Path) -> None:
    named = re.findall(r"`((?:tests|deploy|tools)/[\w/]+\.\w+)`", page.read_text("utf-8"))
    assert [path for path in named if not (ROOT / path).is_file()] == []


# ---- rules


@pytest.mark.parametrize("game", engines.GAMES)
@pytest.mark.parametrize("folder", ["docs/rules", "docs/cs/rules"])
def test_the_rules_of_a_game_name_clauses_that_exist(folder: str, game: str) -> None:
    """OP-3: own words in both languages, 600 to 1,500 of them, with the clauses of the rules."""
    text = (ROOT / folder / f"{game}.md").read_text("utf-8")
    assert 600 <= len(text.split()) <= 1_500
    known = set(clauses(game))
    chapters = {clause.partition(".")[0] for clause in known}
    cited = set(re.findall(r"[A-Z]{2}-\d+(?:\.\d+)?", text))
    assert len(cited) > 20 and cited <= known | chapters


@pytest.mark.rule("OP-1.4")
@pytest.mark.parametrize(("page", "text"), tuple(pages()), ids=lambda part: name_of(part) if isinstance(part, Path) else "")
def test_the_cards_of_a_game_are_those_of_the_bot(page: Path, text: str) -> None:
    assert page.read_text("utf-8") == text, "make cards"
    assert f"({page.name})" in page.with_name(page.name.replace("-cards", "")).read_text("utf-8")


@pytest.mark.parametrize(
    "name", ["README.md", "README.cs.md", "docs/hosts.md", "docs/cs/hosts.md", "docs/players.md", "docs/cs/players.md"]
)
def test_pages_lead_to_the_rules_of_every_game(name: str) -> None:
    page = ROOT / name
    folder = "docs/cs/rules" if page in CZECH else "docs/rules"
    targets = {(page.parent / path).resolve() for path, _ in LINK.findall(page.read_text("utf-8"))}
    assert {ROOT / folder / f"{game}.md" for game in engines.GAMES} <= targets


# ---- both languages


def english_of(page: Path) -> Path:
    if page.parent == ROOT:
        return ROOT / page.name.replace(".cs.", ".")
    return ROOT / "docs" / page.relative_to(ROOT / "docs" / "cs")


def outline(page: Path) -> list[str]:
    """Return what a page is made of: levels of its headings, its rows, blocks and items, in order; quotations do not count."""
    text = re.sub(r"^>.*\n?", "", page.read_text("utf-8"), flags=re.MULTILINE)
    return [kind.strip() for kind in re.findall(r"^(#+ |\||```|- |\d+\. )", text, re.MULTILINE)]


@every_czech_page
def test_both_languages_have_the_same_parts(page: Path) -> None:
    assert outline(page) == outline(english_of(page))


@every_czech_page
def test_a_page_leads_to_the_other_language(page: Path) -> None:
    english = english_of(page)
    for here, there in ((page, english), (english, page)):
        targets = [(here.parent / path).resolve() for path, _ in LINK.findall(here.read_text("utf-8")[:400])]
        assert there in targets, name_of(here)


# ---- what is typed into a terminal


@every_page
def test_every_target_and_every_program_is_there(page: Path) -> None:
    text = page.read_text("utf-8")
    typed = " ".join((*FENCE.findall(text), *re.findall(r"`[^`]+`", FENCE.sub("", text))))
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert set(TARGET.findall(typed)) <= targets
    assert set(PROGRAM.findall(typed)) <= {command.callback.__name__ for command in app.registered_commands if command.callback}


@pytest.mark.parametrize("page", [page for page in PAGES if page.name == "operators.md"], ids=name_of)
def test_operators_find_every_setting(page: Path) -> None:
    named = {str(field.validation_alias or f"{PREFIX}{name}").upper() for name, field in Settings.model_fields.items()}
    assert set(VARIABLE.findall(page.read_text("utf-8"))) == named


@pytest.mark.parametrize("page", [page for page in PAGES if page.name == "operators.md"], ids=name_of)
def test_operators_find_every_permission(page: Path) -> None:
    invitation = next(part for part in page.read_text("utf-8").split("\n## ") if "doctor --mend`" in part)
    named = " ".join(invitation.split()).casefold()
    assert [need.name for need in (*NEEDS, *OPTIONAL_NEEDS) if not re.search(rf"\b{need.name.replace('_', ' ')}s?\b", named)] == []


@pytest.mark.rule("PR-5.2")
@pytest.mark.parametrize("page", [page for page in PAGES if page.name == "operators.md"], ids=name_of)
def test_operators_of_several_machines_are_told_to_synchronise_clocks(page: Path) -> None:
    of_several = next(part for part in page.read_text("utf-8").split("\n## ") if "`pool_mode = session`" in part)
    assert "(NTP)" in of_several


# ---- what is typed and pressed in Discord


async def tree() -> list[dict[str, Any]]:
    """Return all commands as Discord is told of them."""
    client = commands.Bot(command_prefix=(), intents=discord.Intents.none())
    for module in iter_modules(cogs.__path__, "cogs."):
        if setup := getattr(import_module(module.name), "setup", None):
            await setup(client)
    return [await command.get_translated_payload(client.tree, Translator()) for command in client.tree.get_commands()]


def paths(payloads: Iterable[dict[str, Any]], language: str) -> Iterator[str]:
    """Give the commands by their whole names in a language."""
    for one in payloads:
        name = one.get("name_localizations", {}).get("cs", one["name"]) if language == "cs" else one["name"]
        yield name
        below = [option for option in one.get("options", ()) if option["type"] in (1, 2)]
        yield from (f"{name} {path}" for path in paths(below, language))


@every_page
async def test_every_command_is_there(page: Path) -> None:
    payloads = await tree()
    there = {*paths(payloads, "en"), *paths(payloads, "cs")} if language_of(page) == "en" else {*paths(payloads, "cs")}
    named = {" ".join(said.split()) for said in COMMAND.findall(prose(page))}
    assert {name for name in named if not NOT_IN_COMMANDS & set(name)} - there - FOLDERS == set()


@every_page
def test_every_button_is_there(page: Path) -> None:
    written = "\n".join(path.read_text("utf-8") for path in (LOCALES / language_of(page)).rglob("*.ftl")).replace("\N{NO-BREAK SPACE}", " ")
    labels = {label.removesuffix(" ({ $n })") for label in re.findall(r"(?:= |\] )(.+)$", written, re.MULTILINE)}
    assert set(BUTTON.findall(prose(page))) - labels == set()
