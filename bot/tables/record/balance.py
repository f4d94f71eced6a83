"""How balanced a game is, by simulation: read once from the table that ``make balance`` has made."""

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources

from bot.tables.manners import manners_of
from bot.tables.record.options import usual_options

Row = tuple[str, int, int]


@cache
def _rows(game: str) -> dict[str, dict[str, Row]]:
    """Return the rows of a game by the name of their set and the number of seats."""
    file = resources.files("bot.tables.record").joinpath("balance.json")
    sets = json.loads(file.read_text("utf-8")).get(game, {})
    return {name: {seats: (str(row[0]), int(row[1]), int(row[2])) for seats, row in rows.items()} for name, rows in sets.items()}


def balance_of(game: str, seats: int, options: Mapping[str, object]) -> Row | None:
    """Return the side, its chance to win and the error of that (both in percent) for these seats and options; None when not simulated."""
    balance = manners_of(game).balance
    name = balance.set_of({**usual_options(game), **options}) if balance is not None else None
    return _rows(game).get(name, {}).get(str(seats)) if name is not None else None
