"""The part of YAML in which our files are written: blocks of maps and lists, scalars, folded text, short lists in brackets."""

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Line = tuple[int, str]

KEY = re.compile(r"([\w.\-/]+):(?: +(.*))?$")


class NotPlain(ValueError):
    """A line that is written in another part of YAML, or wrongly."""


def read_yaml(path: Path) -> Any:
    """Return what a file holds, as maps, lists, texts and numbers. Raises NotPlain."""
    lines = [(len(line) - len(line.lstrip()), line.strip()) for line in path.read_text("utf-8").splitlines()]
    reader = _Reader([(indent, text) for indent, text in lines if text and not text.startswith("#")])
    found = reader.block(0)
    if reader.lines:
        raise NotPlain(reader.lines[0][1])
    return found


@dataclass
class _Reader:
    """The lines that are still to be read, each with its indentation."""

    lines: list[Line]

    def block(self, least: int) -> Any:
        """Read the map or list that begins here, if it is indented by ``least`` at least."""
        if not self.lines or self.lines[0][0] < least:
            return None
        indent, text = self.lines[0]
        return self._list(indent) if text.startswith("- ") else self._map(indent)

    def _list(self, indent: int) -> list[Any]:
        found = []
        while self.lines and self.lines[0][0] == indent and self.lines[0][1].startswith("- "):
            item = self.lines[0][1][2:].lstrip()
            if KEY.match(item):
                self.lines[0] = (indent + 2, item)
                found.append(self._map(indent + 2))
            else:
                del self.lines[0]
                found.append(_scalar(item))
        return found

    def _map(self, indent: int) -> dict[str, Any]:
        found: dict[str, Any] = {}
        while self.lines and self.lines[0][0] == indent:
            _, text = self.lines.pop(0)
            match = KEY.match(text)
            if match is None or match[1] in found:
                raise NotPlain(text)
            found[match[1]] = self._value(match[2], indent)
        return found

    def _value(self, text: str | None, indent: int) -> Any:
        if text == ">-":
            folded = []
            while self.lines and self.lines[0][0] > indent:
                folded.append(self.lines.pop(0)[1])
            return " ".join(folded)
        return self.block(indent + 1) if text is None else _scalar(text)


def _scalar(text: str) -> Any:
    if text.startswith("[") and text.endswith("]"):
        return json.loads(text) if '"' in text else [_scalar(item.strip()) for item in text[1:-1].split(",")]
    if text[0] in "&*!|>%@`{\"'":
        raise NotPlain(text)
    return {"true": True, "false": False}.get(text, int(text) if text.isdecimal() else text)
