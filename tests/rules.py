"""Which clauses of the rules no test cites, or none that is about them: ``python -m tests.rules``.

A test cites the clauses it holds the code to with ``@pytest.mark.rule("MF-4.2", …)``, also in ``pytestmark`` and in
``pytest.param(…, marks=…)``. The ids stand in ``tests/data/clauses/<game>.txt``. The marks are read, not run, so they
must be plain strings, one clause each. A test that cites very many clauses holds none of them for certain, so each clause has
to be cited by some test of few.

A sentence that explains a rule (help, lessons, questions, hints) names its clauses in a comment of the catalogue,
``# MF-4.2, MF-4.3``; those without one, or with one that does not exist, are listed too.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import engines

TESTS = Path(__file__).parent
CLAUSES = TESTS / "data" / "clauses"
LOCALES = TESTS.parent / "bot" / "locales"
BESIDE = ("club", "talk", "processes", "replay", "machines", "open", "night")
"""Other specifications than those of the games whose clauses tests cite."""
MANY = 7
"""A test that cites more clauses than this is about none of them."""


@dataclass(frozen=True)
class Citation:
    """One argument of a rule mark; ``clause`` is None when it is no plain string. ``together``: how many clauses the mark cites."""

    clause: str | None
    place: str
    together: int = field(default=1, compare=False)


def clauses(game: str) -> tuple[str, ...]:
    """Read the ids of a game's clauses in the order of its rules; none when the game has no file."""
    file = CLAUSES / f"{game}.txt"
    return tuple(file.read_text("utf-8").split()) if file.exists() else ()


def citations(source: str, file: str) -> Iterator[Citation]:
    """Find every argument of every rule mark in a source text."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule" and _of_marks(node.func.value):
            arguments = [*node.args, *(keyword.value for keyword in node.keywords)]
            for argument in arguments:
                said = argument.value if isinstance(argument, ast.Constant) else None
                yield Citation(said if isinstance(said, str) else None, f"{file}:{argument.lineno}", len(arguments))


def _of_marks(node: ast.expr) -> bool:
    return (node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else "") == "mark"


@cache
def cited(folder: Path = TESTS) -> tuple[Citation, ...]:
    """Collect the citations of all tests under a folder."""
    found: list[Citation] = []
    for file in sorted(folder.rglob("*.py")):
        source = file.read_text("utf-8")
        if "mark.rule" in source:
            found += citations(source, str(file.relative_to(folder.parent)))
    return tuple(found)


def unknown(found: Iterable[Citation]) -> list[Citation]:
    """Return citations that name no clause of any game."""
    known = {clause for file in CLAUSES.glob("*.txt") for clause in file.read_text("utf-8").split()}
    return [citation for citation in found if citation.clause not in known]


def crowded(found: Iterable[Citation]) -> list[str]:
    """Return the clauses that only tests of more than ``MANY`` clauses cite, in the order in which they are found."""
    fewest: dict[str, int] = {}
    for citation in found:
        if citation.clause is not None:
            fewest[citation.clause] = min(citation.together, fewest.get(citation.clause, citation.together))
    return [clause for clause, together in fewest.items() if together > MANY]


EXPLAINING = re.compile(
    r"help-.*|howto-.*|practice-.*"
    r"|(?:[a-z]{2}-)?(?:ask|hint)-.*|[qd]-.*|(?:agent|victim|recruit)-ask|decoy"
)
"""Messages that explain a rule: help, lessons, questions and the hints under them."""
OF_PAGES = frozenset({"help-mc-locations", "help-nc-signs", "help-zb-districts", "help-ep-map"})
"""Headings of lists, and what the signs of a picture mean."""
CLAUSE = re.compile(r"[A-Z]{2}-\d[\d.]*")
COMMENTED = re.compile(r"((?:^# .*\n)*)^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message in a catalogue, with the comment above it."""


def unfounded(game: str) -> list[str]:
    """Return explaining messages without a clause of the rules of ``game``, or with other clauses in each language."""
    known, found = set(clauses(game)), list[str]()
    named: dict[str, list[str]] = {}
    for file in sorted(LOCALES.glob(f"*/{game}/*.ftl")):
        for comment, key in COMMENTED.findall(file.read_text("utf-8")):
            if EXPLAINING.fullmatch(key) and key not in OF_PAGES:
                here = CLAUSE.findall(comment)
                if not here or not set(here) <= known or named.setdefault(key, here) != here:
                    found.append(f"{file.parts[-3]} {key}")
    return found


def main() -> int:
    """Print the clauses of the registered games that no test cites; 1 when a test cites what is no clause."""
    found = cited()
    several = crowded(found)
    if several:
        print(f"cited only by tests of more than {MANY} clauses: {' '.join(several)}")
    held = {citation.clause for citation in found}
    for game in (*engines.GAMES, *BESIDE):
        ids = clauses(game)
        open_ones = [clause for clause in ids if clause not in held]
        print(f"{game}: {len(ids) - len(open_ones)} of {len(ids)} clauses are cited by a test")
        for chapter in dict.fromkeys(clause.partition(".")[0] for clause in open_ones):
            print("  " + " ".join(clause for clause in open_ones if clause.partition(".")[0] == chapter))
    for game in engines.GAMES:
        without = unfounded(game)
        if without:
            print(f"{game}: explained without a clause: {', '.join(without)}")
    strangers = unknown(found)
    for citation in strangers:
        print(f"{citation.place}: {citation.clause or 'not a plain string'} is no clause", file=sys.stderr)
    return 1 if strangers else 0


if __name__ == "__main__":
    sys.exit(main())
