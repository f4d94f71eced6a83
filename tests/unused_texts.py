"""Which messages nothing can say: ``python -m tests.unused_texts``.

A message is reached by code that names it, by a key that code puts together (``f"help-{phase}"``), by another message that is reached. What
fills a gap of such a key must be a word of the program near by: a string, a name, a number, a word in a data file. That a notice happens
does not mean that its own words are said: only where the narrator of its game says so (``voice.sentence``) are they.
"""

import ast
import json
import re
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, reduce
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import engines
from tests.bot.presenting.catalogues import LANGUAGES, messages, referred

ROOT = Path(engines.__file__).parents[1]
PACKAGES = ("bot", "cogs", "engines")
WORD = re.compile(r"[a-z0-9_.-]+")
ENDING = re.compile(r"[-_][a-z]+")
OFFERED = re.compile(r"(opt|setup|warn|no|auto)-[a-z-]*[a-z]")
"""Texts of an engine that are shown as they are: labels, refusals, warnings, what an automated player says."""

SAYING = frozenset({"words", "voice", "say", "said", "Refused", "text", "_words"})
"""Names of what is called with a key and the arguments of its message."""

LOOKED_FOR = "mf-"
"""The prefix of the notices of Mafie: it has words of its own for each, so that a notice that its rooms name is only looked for there."""

HIGHEST = 21
"""Numbers in keys are of seats, cards or places: none is higher."""


OF_ALL_GAMES = ("engines/", "bot/tables/", "bot/games/", "bot/practice/")
"""Folders of games whose words are near every file that belongs to no game."""


@dataclass(frozen=True, slots=True)
class Gap:
    """The open part of a composed key: how a word of the program is written there."""

    written: tuple[Callable[[str], str], ...] = ()

    def takes(self, part: str, words: frozenset[str]) -> bool:
        """Return whether one of ``words``, written as it is written here, is ``part``."""
        return part in (_rewritten(self.written, words) if self.written else words)


@cache
def _rewritten(written: tuple[Callable[[str], str], ...], words: frozenset[str]) -> frozenset[str]:
    return frozenset(reduce(lambda said, write: write(said), written, word) for word in words)


@dataclass(frozen=True, slots=True)
class Made:
    """A key that is put together: its pattern, its gaps, the file it stands in, and whether it is handed to a call as it is.

    ``vague``: it has no fixed word.
    """

    pattern: re.Pattern[str]
    gaps: tuple[Gap, ...]
    file: str
    said: bool
    vague: bool

    def makes(self, key: str, words: frozenset[str]) -> bool:
        """Return whether ``key`` can come of it when ``words`` are near by."""
        found = self.pattern.fullmatch(key)
        return found is not None and all(gap.takes(part, words) for gap, part in zip(self.gaps, found.groups(), strict=True))


@dataclass(slots=True)
class Read:
    """Contents of one file: whole keys, those of them that are handed to calls, keys put together, words, and what is put behind either.

    ``sayings``: the calls that are handed what they say.
    """

    keys: set[str] = field(default_factory=set)
    said: set[str] = field(default_factory=set)
    made: list[Made] = field(default_factory=list)
    words: set[str] = field(default_factory=set)
    endings: set[str] = field(default_factory=set)
    sayings: list[ast.Call] = field(default_factory=list)


@cache
def game_of(file: str) -> str:
    """Return the game whose folders hold a file, empty for a file of all games."""
    return next((game for game in engines.GAMES if re.search(rf"(^|/){game}(/|_[a-z]+\.|\.)", file)), "")


# ---- reading the program


def nodes_of(text: str) -> Iterator[ast.AST]:
    """Yield the syntax nodes of a file, without contexts (``Load``, ``Store``, ``Del``)."""
    waiting: list[ast.AST] = [ast.parse(text)]
    while waiting:
        node = waiting.pop()
        yield node
        for value in vars(node).values():
            if isinstance(value, list):
                waiting += [one for one in value if isinstance(one, ast.AST)]
            elif isinstance(value, ast.AST) and not isinstance(value, ast.expr_context):
                waiting.append(value)


def called(node: ast.Call) -> str:
    """Return the last part of the name of what is called."""
    return node.func.id if isinstance(node.func, ast.Name) else node.func.attr if isinstance(node.func, ast.Attribute) else ""


def _written(node: ast.expr) -> tuple[Callable[[str], str], ...]:
    """Return how the value of a gap is written: the plain replacements and shortenings in it."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return ()
    given = [argument.value for argument in node.args if isinstance(argument, ast.Constant) and isinstance(argument.value, str)]
    match node.func.attr, given:
        case "replace", [old, new]:
            return (*_written(node.func.value), lambda word: word.replace(old, new))
        case "removeprefix", [start]:
            return (*_written(node.func.value), lambda word: word.removeprefix(start))
    return ()


def _made(node: ast.JoinedStr, file: str, *, said: bool) -> Made | None:
    """Read a key that is put together; None for a string that can be no key."""
    fixed = "".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
    if not re.fullmatch(r"[a-z0-9_-]*-[a-z0-9_-]*", fixed):
        return None
    pattern = "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)" for part in node.values)
    gaps = tuple(Gap(_written(part.value)) for part in node.values if isinstance(part, ast.FormattedValue))
    return Made(re.compile(pattern), gaps, file, said, vague=not re.search("[a-z]{2}", pattern))


def _chosen(node: ast.expr) -> Iterator[ast.expr]:
    """Return what an expression can be when it is a choice between several."""
    if isinstance(node, ast.IfExp):
        yield from _chosen(node.body)
        yield from _chosen(node.orelse)
    else:
        yield node


def _handed(nodes: Iterable[ast.AST]) -> set[ast.expr]:
    """Return the first arguments of calls, and what functions return: keys there are said. A look into a mapping says nothing."""
    found: set[ast.expr] = set()
    for node in nodes:
        if isinstance(node, ast.Call) and node.args and not (isinstance(node.func, ast.Attribute) and node.func.attr == "get"):
            found.update(_chosen(node.args[0]))
        elif isinstance(node, ast.Return) and node.value is not None:
            found.update(_chosen(node.value))
    return found


def _parts(word: str) -> Iterator[str]:
    """Return a string and the words in it: of ``nostra_city.ability.react`` also ``ability.react`` and ``ability-react``, and so on."""
    yield word
    yield from word.split("-")
    pieces = word.split(".")
    for start in range(len(pieces)):
        yield ".".join(pieces[start:])
        yield "-".join(pieces[start:])
        yield "-".join(pieces[start:]).replace("_", "-")


def _python(text: str, file: str) -> Read:
    read, nodes = Read(), list(nodes_of(text))
    handed = _handed(nodes)
    for node in nodes:
        match node:
            case ast.Constant(value=str(value)) if WORD.fullmatch(value):
                read.keys.add(value)
                read.words.update(_parts(value))
                if node in handed:
                    read.said.add(value)
            case ast.Constant(value=str(value)):
                read.words.update(re.findall(r"^([a-z]+):([a-z0-9_]+)$", value)[0] if re.fullmatch(r"[a-z]+:[a-z0-9_]+", value) else ())
            case ast.JoinedStr(values=[ast.FormattedValue(), ast.Constant(value=str(ending))]) if ENDING.fullmatch(ending):
                read.endings.add(ending)
            case ast.BinOp(right=ast.Constant(value=str(ending))) | ast.AugAssign(value=ast.Constant(value=str(ending))):
                read.endings.update([ending] if ENDING.fullmatch(ending) else [])
            case ast.JoinedStr():
                if (made := _made(node, file, said=node in handed)) is not None:
                    read.made.append(made)
            case ast.Call(args=[_, *_]) if called(node) in SAYING:
                read.sayings.append(node)
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)):
                read.words.add(name)
    return read


def _leaves(data: Any) -> Iterator[str]:
    """Return every name and every string in the contents of a data file."""
    if isinstance(data, Mapping):
        for name, value in data.items():
            yield str(name)
            yield from _leaves(value)
    elif isinstance(data, list):
        for value in data:
            yield from _leaves(value)
    elif isinstance(data, str):
        yield data


def _data(path: Path) -> Read:
    text = path.read_text("utf-8")
    return Read(words=set(_leaves(tomllib.loads(text) if path.suffix == ".toml" else json.loads(text))))


@cache
def program() -> Mapping[str, Read]:
    """Return every file of the program as read, by its path."""
    found: dict[str, Read] = {}
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*")):
            file = path.relative_to(ROOT).as_posix()
            if path.suffix == ".py":
                found[file] = _python(path.read_text("utf-8"), file)
            elif path.suffix in (".toml", ".json") and "/page/" not in file:
                found[file] = _data(path)
    return found


# ---- what can be said


def near(file: str, *, alone: bool = False) -> frozenset[str]:
    """Return the words near a file: those of its game and of the rooms of all games, for a file of all games those of the engines too.

    ``alone``: of the file itself.
    """
    return _words_of((file,)) if alone else _around(game_of(file), commands=file.startswith("cogs/"))


@cache
def _around(game: str, *, commands: bool) -> frozenset[str]:
    """Return the words near the files of ``game`` (empty: of all games); for ``commands`` also those of all other commands."""
    return _words_of(
        tuple(
            other
            for other in program()
            if game_of(other) in ("", game) or (not game and other.startswith(OF_ALL_GAMES)) or (commands and other.startswith("cogs/"))
        )
    )


@cache
def _words_of(files: tuple[str, ...]) -> frozenset[str]:
    """Return the words of some files, each with and without their endings, with the numbers and the games."""
    found = {str(number) for number in range(HIGHEST + 1)} | engines.GAMES.keys()
    for read in (program()[file] for file in files):
        found |= read.words | {word + ending for ending in read.endings for word in read.words}
    return frozenset(found)


def _speaks_itself(code: CodeType, scope: Mapping[str, Any], seen: set[CodeType]) -> bool:
    """Return whether a function of a narrator, or one that it calls, says a notice by the words of the notice itself."""
    if code in seen:
        return False
    seen.add(code)
    called = (scope[name] for name in code.co_names if isinstance(scope.get(name), FunctionType))
    inner = (part for part in code.co_consts if isinstance(part, CodeType))
    return (
        "sentence" in code.co_names
        or any(_speaks_itself(one.__code__, one.__globals__, seen) for one in called)
        or any(_speaks_itself(one, scope, seen) for one in inner)
    )


@cache
def narrated_keys() -> frozenset[str]:
    """Return the keys of the notices that narrators say by their own words."""
    found: set[str] = set()
    for game in engines.GAMES:
        chronicle = getattr(import_module(f"bot.games.{game}.messages"), "CHRONICLE", None)
        if chronicle is not None:
            own = {key for key, tell in chronicle.tellings.items() if _speaks_itself(tell.__code__, tell.__globals__, set())}
            found |= own | {key for key, kind in chronicle.families.items() if kind in own}
    return frozenset(found)


@cache
def _whole(*, engines: bool) -> Read:
    """Return the whole keys of all files of the engines, or of all others."""
    files = [read for file, read in program().items() if file.startswith("engines/") == engines]
    return Read(keys=set[str]().union(*(read.keys for read in files)), said=set[str]().union(*(read.said for read in files)))


def _notice(key: str) -> bool:
    """Return whether ``key`` is of a notice: an engine names it, and it is nothing that is offered."""
    return not OFFERED.fullmatch(key) and key in _whole(engines=True).keys


def _named(key: str) -> bool:
    """Return whether a file of the program names ``key`` so that it can be said. Where Mafie names a notice it looks for it."""
    if OFFERED.fullmatch(key) and key in _whole(engines=True).keys:
        return True
    others = _whole(engines=False)
    return key in (others.said if _notice(key) else others.keys) and not key.startswith(LOOKED_FOR)


@cache
def _composed(*, notices: bool, engines: bool) -> tuple[tuple[Made, frozenset[str]], ...]:
    """Return the keys that files put together, each with the words near by; a vague one (``f"{phase}-{round}"``) says no notice.

    ``engines``: those of the engines too.
    """
    return tuple(
        (made, near(file, alone=made.vague))
        for file, read in program().items()
        if engines or not file.startswith("engines/")
        for made in read.made
        if not notices or (made.said and not made.vague)
    )


def _put_together(key: str) -> bool:
    """Return whether a file of the program puts ``key`` together."""
    composed = _composed(notices=_notice(key), engines=OFFERED.fullmatch(key) is not None)
    return any(made.makes(key, words) for made, words in composed)


def unused(keys: Iterable[str]) -> list[str]:
    """Return those of ``keys`` that nothing can say."""
    keys = list(keys)
    endings = set[str]().union(*(read.endings for file, read in program().items() if not file.startswith("engines/")))
    said = {key for key in keys if key in narrated_keys() or _named(key) or _put_together(key)}
    fresh = set(said)
    while fresh:
        longer = {key + ending for key in fresh for ending in endings} & set(keys)
        fresh = longer.union(*(referred(language, key) for key in fresh for language in LANGUAGES)) - said
        said |= fresh
    return [key for key in keys if key not in said]


def main() -> int:
    """Print the messages that nothing can say; 1 when there are any."""
    found = unused(messages("en"))
    for key in found:
        print(key)
    print(f"{len(found)} of {len(messages('en'))} messages are never said")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
