"""What commands other than ``make league`` have measured for its page, kept in ``league_measured.md`` beside this module (MA-7.2)."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

FILE = Path(__file__).with_suffix(".md")

HEAD = re.compile(r"^<!-- below: (?P<below>.*?) \| by: (?P<command>.+) -->$", re.MULTILINE)
"""What stands before each part: below which section of the page it belongs (none: below its first lines), and what has measured it."""


@dataclass(frozen=True, slots=True)
class Part:
    """One part of the page."""

    below: str
    """The heading of a section; empty: the part belongs to the first lines."""
    command: str
    """What has measured it."""
    text: str

    @property
    def heading(self) -> str:
        """The first line."""
        return heading_of(self.text)


def heading_of(section: str) -> str:
    """Return the first line of a section."""
    return section.partition("\n")[0]


def measured(text: str) -> list[Part]:
    """Return the parts of such a file, in its order."""
    heads = [*HEAD.finditer(text)]
    ends = [*(head.start() for head in heads[1:]), len(text)]
    return [Part(head["below"], head["command"], text[head.end() : end].strip()) for head, end in zip(heads, ends, strict=True)]


def with_measured(first: Sequence[str], sections: Sequence[str], parts: Sequence[Part]) -> list[str]:
    """Return what the page consists of: its ``first`` lines and the ``sections`` of this run, with each part below what it belongs to.

    What the run has measured itself replaces a part of the same heading. A part of a section that there is no more stands at the end.
    """
    made = {heading_of(section) for section in sections}
    left = [part for part in parts if part.heading not in made]
    whole = [*first, *(part.text for part in left if not part.below)]
    for section in sections:
        whole += [section, *(part.text for part in left if part.below == heading_of(section))]
    return whole + [part.text for part in left if part.below and part.below not in made]
