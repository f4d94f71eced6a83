"""Reads the Fluent catalogues as data: which messages there are, what they speak about, and every text that they can become."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.presenting.texts import ENTRY

LOCALES = Path(__file__).parents[3] / "bot" / "locales"
LANGUAGES = ("cs", "en")
OF_OTHERS = frozenset({"doctor.ftl", "cli.ftl", "commands.ftl", "pictures.ftl"})
"""File names of the catalogues of pictures, of the operator's console and of the command menu: not what the game master says."""

LONGEST_NAME = "**21 Maximiliánovič WWWW…**"
A_CHANNEL = "<#1299999999999999999>"
"""Arguments that stand for a channel, which is always mentioned and never bears a person's name."""
STAMP = "<t:1770000000:R>"
REFERENCE = re.compile(r"\{ *([a-z][\w-]*)")
"""The beginning of a message within a message."""
TIMES = frozenset({"until", "at"})
NUMBERS = frozenset(
    {"n", "round", "number", "needed", "all", "least", "most", "seats", "cards", "advised", "percent", "about", "neutral", "left"}
    | {"more", "goal"}
    | {"mafia", "agent", "police", "ready"}
    | {"tile", "origin", "mp", "cost"}  # of Escape Plan: ids such as B2, and amounts
    | {"ducats", "tokens", "supply", "prisoners", "recon", "fine"}
    | {"chairs", "tables", "of"}  # of evenings
    | {"seated", "hours", "minutes", "seconds"}  # of talk
    | {"target", "hand", "reserve"}  # of Mafia City
)  # fmt: skip


class _Variables(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.selects: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the parser's name of the node
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)


@cache
def files(language: str) -> dict[str, str]:
    """Return the catalogues of a language: path below the language to contents."""
    root = LOCALES / language
    return {path.relative_to(root).as_posix(): path.read_text(encoding="utf-8") for path in sorted(root.rglob("*.ftl"))}


@cache
def entries(language: str) -> tuple[tuple[str, ast.Message | ast.Term | ast.Junk], ...]:
    """Return every entry with the file that it stands in."""
    found: list[tuple[str, ast.Message | ast.Term | ast.Junk]] = []
    for name, text in files(language).items():
        found += [(name, entry) for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message | ast.Term | ast.Junk)]
    return tuple(found)


class Messages(Mapping[str, ast.Message]):
    """The messages of a language by their ids, which are all that the collection of tests needs: they are parsed at the first use."""

    def __init__(self, language: str) -> None:
        self._sources: dict[str, str] = {}
        for text in files(language).values():
            starts = [start for start in ENTRY.finditer(text) if not start[1].startswith("-")]
            ends = [start.start() for start in starts[1:]] + [len(text)]
            self._sources |= {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}
        self._language = language

    def source(self, key: str) -> str:
        return self._sources[key]

    def __getitem__(self, key: str) -> ast.Message:
        return _parsed(self._language)[key]

    def __contains__(self, key: object) -> bool:
        return key in self._sources

    def __iter__(self) -> Iterator[str]:
        return iter(self._sources)

    def __len__(self) -> int:
        return len(self._sources)


@cache
def _parsed(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for _, entry in entries(language) if isinstance(entry, ast.Message)}


@cache
def messages(language: str) -> Messages:
    """Return every message by its id."""
    return Messages(language)


def spoken(language: str) -> dict[str, ast.Message]:
    """Return the messages that people read in Discord, pictures apart."""
    return {
        entry.id.name: entry for name, entry in entries(language) if isinstance(entry, ast.Message) and Path(name).name not in OF_OTHERS
    }


TOLD = ("Told: ", "The end", "Clocks and outages", "What the table sees")
"""How the headings of what is told to the whole table begin, in the English catalogues."""


@cache
def notice_keys() -> tuple[str, ...]:
    """Return the ids of the messages to the whole table."""
    found: list[str] = []
    for name, text in files("en").items():
        if Path(name).name not in OF_OTHERS:
            for section in re.split(r"^### ", text, flags=re.MULTILINE):
                if section.startswith(TOLD):
                    found += ENTRY.findall(section)
    return tuple(found)


def _looked(language: str, key: str) -> _Variables:
    looked = _Variables()
    looked.visit(messages(language)[key])
    return looked


@cache
def variables(language: str, key: str) -> frozenset[str]:
    """Return what a message speaks about, its references followed."""
    looked = _looked(language, key)
    return frozenset(looked.variables.union(*(variables(language, other) for other in looked.messages if other in messages(language))))


@cache
def referred(language: str, key: str) -> frozenset[str]:
    """Return the messages that a message has in it."""
    return frozenset(REFERENCE.findall(messages(language).source(key))) & messages(language).keys()


@cache
def selects(language: str, key: str) -> tuple[ast.SelectExpression, ...]:
    """Return the choices of a message, its references followed."""
    looked = _looked(language, key)
    return tuple(looked.selects) + tuple(one for other in sorted(looked.messages) for one in selects(language, other))


def branch_names(select: ast.SelectExpression) -> list[str]:
    """Return the names of the branches of one choice."""
    return [variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value for variant in select.variants]


def chosen_by(select: ast.SelectExpression) -> str:
    """Return the variable by which one choice is made."""
    assert isinstance(select.selector, ast.VariableReference)
    return select.selector.id.name


PLURAL_EXAMPLES = {"one": 1, "few": 2, "many": 2, "other": 5}


def samples(language: str, key: str) -> Iterator[dict[str, str | int]]:
    """Return arguments that lead through every branch of a message; names are as long as names can be."""
    values: dict[str, set[str | int]] = {}
    for select in selects(language, key):
        for branch in branch_names(select):
            sample: str | int = int(branch) if branch.isdigit() else PLURAL_EXAMPLES.get(branch, branch)
            values.setdefault(chosen_by(select), set()).add(sample)
    for name in variables(language, key):
        values.setdefault(name, {5 if name in NUMBERS else STAMP if name in TIMES else A_CHANNEL if name == "channel" else LONGEST_NAME})
    names = sorted(values)
    for combination in product(*(sorted(values[name], key=str) for name in names)):
        yield dict(zip(names, combination, strict=True))
