"""The texts of the bot: Fluent catalogues, one set of files a language, and the formatting of an engine's texts.

A *reference* is an argument that names a thing, ``kind:id``. ``seat:3`` becomes the name of the person there (bold, with the number of the
seat); any other becomes the name in the nominative from its game (``Things``), or its id, for a selector. A tuple becomes a list joined
by commas, in which the message ``each-<kind>`` names a selector; a truth value becomes ``yes`` or ``no``. Numbers stay numbers, so that
plurals work.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.presenting.czech_numbers import out_of
from bot.presenting.naming import bold, listed
from bot.presenting.typed_numbers import read_number
from bot.runtime.data_paths import existing_paths
from engines.table import Arg, Text

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message or term; the rest of it is indented."""

_HYPHEN = re.compile(r"(?<!\w)-(?=\d)")
"""The hyphen that stands for the minus of a number."""

_DOTS = re.compile(r"(…[*_~|`]*)\.(?!\s[a-zá-ž])")
"""The full stop of a sentence that ends with something cut, bold or not; before a small letter it is that of an ordinal number."""

PARSER = FluentParser(with_spans=False)


class _References(Visitor):
    """Collects the references of an entry; terms begin with a dash."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # the parser's name of the node
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802  # as above
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)


class Catalogue:
    """Messages and terms in source form. Of two with the same name the first one counts."""

    def __init__(self, texts: Iterable[str]) -> None:
        """``texts``: the contents of the files."""
        self._entries: dict[str, str] = {}
        for text in texts:
            starts = list(ENTRY.finditer(text))
            ends = [start.start() for start in starts[1:]] + [len(text)]
            for start, end in zip(starts, ends, strict=True):
                self._entries.setdefault(start[1], text[start.start() : end])
        self._parsed: set[str] = set()

    def parsed(self, key: str) -> Iterator[ast.Resource]:
        """Yield the message ``key`` and all its references, except for entries of an earlier call.

        A concurrent call gets the same entries again, never a message without its references.
        """
        entries: dict[str, ast.Resource] = {}
        wanted = [key]
        while wanted:
            name = wanted.pop()
            if name in self._entries and name not in self._parsed and name not in entries:
                entries[name], references = PARSER.parse(self._entries[name]), _References()
                references.visit(entries[name])
                wanted += references.found
        yield from entries.values()
        self._parsed.update(entries)


log = logging.getLogger(__name__)

LANGUAGES = ("cs", "en")
CZECH = frozenset({"cs", "sk"})
"""Locales that get Czech: Slovak readers understand it."""

_DEFAULTS: dict[str, str | int] = {"theme": "town", "variant": 1, "ends": "yes"}
"""Defaults of arguments: the plain town, the first of several wordings, a running clock."""

_strict = False


class TextFault(LookupError):
    """A missing message, or a missing argument of one. Raised only after ``be_strict``."""


def be_strict(strict: bool = True) -> None:
    """Make faults of texts raise TextFault (tests) instead of logging them and showing the rest (production)."""
    global _strict  # one switch for the process, set once
    _strict = strict


class Words:
    """Formats the messages of one language. Calls are cheap: each message is parsed once, and recent results are cached."""

    def __init__(self, language: str) -> None:
        """Read the catalogues of ``language``, ``cs`` or ``en``. Raises ValueError for any other."""
        if language not in LANGUAGES:
            raise ValueError(f"no texts in {language!r}")
        self._language = language
        # a finished string does as well as a FluentType, despite the library's type hints
        functions: dict[str, Any] = {"OUT_OF": out_of}
        self._bundle = FluentBundle([language], use_isolating=False, functions=functions)
        folders = existing_paths("bot", "locales", language)
        self._catalogue = Catalogue(file.read_text(encoding="utf-8") for folder in folders for file in sorted(folder.rglob("*.ftl")))
        self._formatted = lru_cache(maxsize=4096)(self._format)

    @property
    def language(self) -> str:
        """``cs`` or ``en``."""
        return self._language

    def __repr__(self) -> str:
        return f"Words({self._language!r})"

    def has(self, key: str) -> bool:
        for resource in self._catalogue.parsed(key):
            self._bundle.add_resource(resource)
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, /, **args: Arg) -> str:
        """Format the message ``key``. Without a fault nothing is raised; see ``be_strict`` for the others.

        ``args`` are numbers, finished strings, or references to tokens, cards and the like. For references to seats use ``text``.
        """
        return self._said(key, args, ())

    def person(self, seat: int, names: Sequence[str]) -> str:
        """Return ``**7 Bára**`` for the seat 6; ``names`` are the raw display names by seat."""
        return bold(names, seat)

    def text(self, text: Text, names: Sequence[str], **more: Arg) -> str:
        """Format an engine's ``text``; ``names`` are the raw display names by seat, ``more`` further arguments, e.g. ``theme``."""
        return self._said(text.key, {**text.args, **more}, names)

    def _said(self, key: str, args: Mapping[str, Arg], names: Sequence[str]) -> str:
        for arg in args.values():  # most arguments are plain, and a picture formats hundreds of sentences
            if type(arg) is not int and (type(arg) is not str or ":" in arg):
                theme = str(args.get("theme", _DEFAULTS["theme"]))
                return self._formatted(key, tuple((name, self._plain(arg, names, theme)) for name, arg in args.items()))
        return self._formatted(key, tuple(args.items()))

    def _plain(self, arg: Arg, names: Sequence[str], theme: str) -> str | int:
        if isinstance(arg, bool):
            return "yes" if arg else "no"
        if isinstance(arg, int):
            return arg
        if isinstance(arg, tuple):
            return listed(self._listed(one, names, theme) for one in arg)
        kind, colon, name = arg.partition(":")
        if not colon or not (name.isidentifier() or read_number(name) is not None):
            return arg
        if kind == "seat":
            return self._seated(name, names)
        naming = NAMINGS.get(kind)
        return naming(self, name, theme) if naming is not None else arg

    def _listed(self, arg: Arg, names: Sequence[str], theme: str) -> str:
        """Return ``arg`` as an item of a list, where a selector has a name: ``each-<kind>``."""
        plain = str(self._plain(arg, names, theme))
        kind, colon, _ = arg.partition(":") if isinstance(arg, str) else ("", "", "")
        return self(f"each-{kind}", id=plain) if colon and kind in NAMINGS and self.has(f"each-{kind}") else plain

    def _seated(self, seat: str, names: Sequence[str]) -> str:
        number = read_number(seat)
        if number is not None and number < len(names):
            return bold(names, number)
        return self._fault(f"no name for seat:{seat}", f"seat:{seat}")

    def _format(self, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
        if not self.has(key) or (pattern := self._bundle.get_message(key).value) is None:
            return self._fault(f"no message {key!r}", key)
        text, errors = self._bundle.format_pattern(pattern, {**_DEFAULTS, **dict(args)})
        if errors:
            return self._fault(f"message {key!r}: {'; '.join(str(error) for error in errors)}", str(text))
        negative = any(isinstance(arg, int) and arg < 0 for _, arg in args)
        return _DOTS.sub(r"\1", _HYPHEN.sub("−", str(text)) if negative else str(text))

    def _fault(self, what: str, instead: str) -> str:
        if _strict:
            raise TextFault(f"{self._language}: {what}")
        log.warning("texts, %s: %s", self._language, what)
        return instead


@cache
def words_in(language: str) -> Words:
    """Return the words of ``language``, ``cs`` or ``en``. Raises ValueError for any other."""
    return Words(language)


def how_it_ended(words: Words, reason: str) -> str:
    """Return the reason of an outcome in words, itself where there are none."""
    key = f"simulate-side-{reason}"
    return words(key) if words.has(key) else reason


def words_for(locale: str | None, default: str = "cs") -> Words:
    """Return the words for a reader whose Discord speaks ``locale`` (``cs``, ``en-GB``, …); None: the words of ``default``."""
    if locale is None:
        return words_in(default)
    return words_in("cs" if locale.partition("-")[0].lower() in CZECH else "en")


# ---- wordings


def drawn(table: str, salt: str, among: int) -> int:
    """Return the wording, 1 to ``among``, for ``salt`` at a table: always the same, from public facts alone."""
    found = 0
    for sign in f"{table}/{salt}":
        found = (found * 131 + ord(sign)) % 1_000_003
    return found % among + 1


# ---- the things of the games


Naming = Callable[[Words, str, str], str]
"""Names a thing, from the words of a language, its id and the theme of the table."""


@dataclass(frozen=True, slots=True)
class Things:
    """The kinds of things of one game.

    ``selectors`` become their ids, which choose the words of a sentence; ``named`` have a message ``name-<kind>`` with ``$id``, and stand
    in sentences by their names; ``namings`` have functions for their names.
    """

    selectors: frozenset[str] = frozenset()
    named: frozenset[str] = frozenset()
    namings: Mapping[str, Naming] = field(default_factory=dict)


@cache
def named_by_message(kind: str) -> Naming:
    def name(words: Words, thing: str, _theme: str) -> str:
        return words(f"name-{kind}", id=thing)

    return name


def _itself(_words: Words, thing: str, _theme: str) -> str:
    return thing


NAMINGS: dict[str, Naming] = {}
"""The namings of the things of all games, by kind."""


def name_things(things: Things) -> None:
    """Add the kinds of one game to ``NAMINGS``. Raises ValueError for a kind with another naming in another game."""
    for kind, naming in _namings_of(things):
        if NAMINGS.setdefault(kind, naming) != naming:
            raise ValueError(f"{kind!r} is named in two ways")


def _namings_of(things: Things) -> Iterator[tuple[str, Naming]]:
    yield from ((kind, _itself) for kind in sorted(things.selectors))
    yield from ((kind, named_by_message(kind)) for kind in sorted(things.named))
    yield from things.namings.items()
