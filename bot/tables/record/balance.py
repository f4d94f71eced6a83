"""How balanced a game is, by simulation: read once from the table that ``consigliere simulate`` has made."""

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

Row = tuple[str, int, int]


@cache
def _rows(game: str) -> dict[str, dict[str, list[Any]]]:
    file = resources.files("bot.tables.record").joinpath("balance.json")
    if not file.is_file():
        return {}
    rows: dict[str, dict[str, list[Any]]] = json.loads(file.read_text("utf-8")).get(game, {})
    return rows


def balance_of(game: str, seats: int, options: Mapping[str, Any]) -> Row | None:
    """Return the side, its chance to win and the error of that (both in percent) for these seats and options; None when not simulated.

    Only the plain game and the named sets of cards are simulated; a hand-picked set has no row.
    """
    cards = options.get("cards", "auto")
    preset = "basic" if not options.get("extended") else cards if isinstance(cards, str) else None
    row = _rows(game).get(str(preset), {}).get(str(seats)) if preset else None
    return (str(row[0]), int(row[1]), int(row[2])) if row else None
