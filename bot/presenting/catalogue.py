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

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
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

    def __contains__(self, key: str) -> bool:
        """Whether there is a message ``key``."""
        return key in self._entries and not key.startswith("-")

    def parsed(self, key: str) -> Iterator[ast.Resource]:
        """Yield the message ``key`` and all that it refers to, but nothing a second time."""
        if key in self._parsed or key not in self._entries:
            return
        resource, references = PARSER.parse(self._entries[key]), _References()
        references.visit(resource)
        yield resource
        self._parsed.add(key)  # only now: another thread may ask in between, and better has it twice than not at all
        for other in references.found:
            yield from self.parsed(other)
