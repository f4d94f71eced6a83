"""A log in one row: its entries, deflated; see ``folding``."""

import base64
import json
import zlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

FOLDED = "folded"
"""The kind of a row that holds a whole log."""

Row = Sequence[Any]
"""A row of the log: number, moment, kind, payload as JSON."""


def folded(rows: Iterable[Row]) -> str:
    """Return the payload that holds these rows."""
    text = json.dumps([list(row) for row in rows], separators=(",", ":"))
    return json.dumps({"log": base64.b64encode(zlib.compress(text.encode(), 9)).decode("ascii")}, separators=(",", ":"))


def unfolded(rows: Iterable[Row]) -> Iterator[Row]:
    """Return rows of one log as they were written. Raises ValueError for what cannot be read."""
    for row in rows:
        if row[2] == FOLDED:
            yield from json.loads(folded_text(row[3]))
        else:
            yield row


def folded_text(payload: str) -> str:
    """Return as JSON the rows that a payload holds. Raises ValueError for what cannot be read."""
    try:
        return zlib.decompress(base64.b64decode(json.loads(payload)["log"], validate=True)).decode()
    except (KeyError, TypeError, zlib.error) as wrong:
        raise ValueError("a folded log cannot be read") from wrong
