"""How a table leans: what was chosen, what is counted of games among machines at such a table, and what ``make balance`` has counted."""

import json
import logging
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from typing import Any, NamedTuple

import engines
from bot.games import game_of
from bot.games.table_options import usual_options
from bot.games.timing import Measure
from bot.presenting.lobby_scene import Leaning
from bot.simulation.fingerprint import fingerprint
from bot.simulation.simulate import GameTally, Share
from engines.players import NORMAL, Level, offered_level

log = logging.getLogger(__name__)

FILE = "balance.json"
"""What ``make balance`` has counted, beside this module."""


class BalanceKey(NamedTuple):
    """A table as far as its balance depends on it (MA-7.5): two tables that are equal in this play the same games."""

    game: str
    seats: int
    options: str
    """All options as JSON, sorted by name."""
    level: Level
    """How well machines play."""
    fingerprint: str
    """Of rules, players and parameters."""


def balance_key(game: str, seats: int, options: Mapping[str, object], level: Level = NORMAL) -> BalanceKey:
    """Return what was chosen for a table; options that are not named are as usual. Raises BadSetup for options that cannot be."""
    return BalanceKey(
        game, seats, canonical(game, json.dumps(dict(options), sort_keys=True)), offered_level(game, level), fingerprint(game)
    )


@lru_cache(maxsize=1000)
def canonical(game: str, options: str) -> str:
    """Return all options of a table as JSON, sorted by name; ``options`` are those that were named. Raises BadSetup."""
    whole = {**usual_options(game), **json.loads(options)}
    return json.dumps(engines.GAMES[game].read_options(whole).model_dump(mode="json"), sort_keys=True)


class BalanceRow(NamedTuple):
    """One row that ``make balance`` has counted: what came out, and with which rules and players."""

    tally: GameTally
    fingerprint: str

    def plain(self) -> dict[str, object]:
        """Return the row as its file holds it."""
        return {"fingerprint": self.fingerprint, **self.tally.plain()}


BalanceRows = dict[str, dict[str, dict[int, BalanceRow]]]
"""Rows by game, name of the set and number of seats."""


def read_rows(text: str) -> BalanceRows:
    """Return the rows that stand in a file of ``make balance``. Raises ValueError or KeyError when it is not one."""
    return {game: {name: _by_seats(rows) for name, rows in sets.items()} for game, sets in json.loads(text).items()}


def _by_seats(rows: Mapping[str, Any]) -> dict[int, BalanceRow]:
    return {int(seats): BalanceRow(GameTally.read(row), str(row["fingerprint"])) for seats, row in rows.items()}


@cache
def _counted() -> BalanceRows:
    """Return the rows that came with the bot; none, and a word in the journal, when their file is broken: tables are counted anew then."""
    try:
        return read_rows(resources.files("bot.simulation").joinpath(FILE).read_text("utf-8"))
    except (OSError, AttributeError, KeyError, TypeError, ValueError) as wrong:
        log.error("%s cannot be read, so nothing is known of any table: %s", FILE, type(wrong).__name__)
        return {}


@cache
def _known(game: str) -> dict[BalanceKey, GameTally]:
    """Return the rows that came with the bot, by what was chosen when they were counted."""
    balance = game_of(game).timing.balance
    sets = {} if balance is None else {name: balance.sets[name].options for name in balance.sets}
    return {
        balance_key(game, seats, options)._replace(fingerprint=row.fingerprint): row.tally
        for name, options in sets.items()
        for seats, row in _counted().get(game, {}).get(name, {}).items()
    }


def known(what: BalanceKey) -> GameTally | None:
    """Return what ``make balance`` has counted of exactly this table, with the players and rules of today; None: nothing."""
    return _known(what.game).get(what)


def share_of(measure: Measure, tally: GameTally) -> Share:
    """Return how often what is measured has happened."""
    count = sum(tally.reasons[reason] for reason in measure.reasons) if measure.reasons else tally.seats[0]
    return Share(count, tally.games)


def error_of(share: Share) -> int:
    """Return half the width of the interval of ``share``, in whole percentage points; never nothing."""
    low, high = share.interval
    return max(1, round(50 * (high - low)))


def leaning(what: BalanceKey, tally: GameTally) -> Leaning | None:
    """Return what the lobby says of a table that was counted; None for a game of which nothing is counted."""
    balance = game_of(what.game).timing.balance
    side = balance.side_of(what.seats) if balance is not None else None
    if balance is None or side is None:
        return None
    share = share_of(balance.measures[side], tally)
    return Leaning(side, round(100 * share.rate), error_of(share), tally.games)


def is_counted(game: str, seats: int) -> bool:
    """Return whether anything is counted of tables of this game with so many seats."""
    balance = game_of(game).timing.balance
    return balance is not None and balance.side_of(seats) is not None and seats in engines.GAMES[game].seats
