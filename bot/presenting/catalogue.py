"""The Fluent files of one language, read at once and parsed message by message: to parse them all would take most of the bot's start."""

import re
from collections.abc import Iterable, Iterator

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins; all that belongs to it is further to the right."""

PARSER = FluentParser(with_spans=False)


class _References(Visitor):
    """Collects what an entry refers to; terms begin with a dash."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # the parser's name of the node
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802  # as above
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)


class Catalogue:
    """Messages and terms as they are written. Of two with the same name the first one counts."""

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
        """Yield the message ``key`` and all that it refers to, but nothing that has been taken before.

        Another thread may ask meanwhile: it is given the same a second time, and never a message without what it refers to.
        """
        found: dict[str, ast.Resource] = {}
        wanted = [key]
        while wanted:
            name = wanted.pop()
            if name in self._entries and name not in self._parsed and name not in found:
                found[name], references = PARSER.parse(self._entries[name]), _References()
                references.visit(found[name])
                wanted += references.found
        yield from found.values()
        self._parsed.update(found)
