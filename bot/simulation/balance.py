"""How balanced a table is: its key, the measures of its game, and the rows of ``make balance``."""

import json
import logging
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from typing import Any, NamedTuple

import engines
from bot.games import game_of
from bot.games.game import usual_options
from bot.games.timing import Measure
from bot.presenting.lobby_scene import Leaning
from bot.simulation.fingerprint import fingerprint
from bot.simulation.simulate import GameTally, Share
from engines.players import NORMAL, Level, offered_level

log = logging.getLogger(__name__)

FILE = "balance.json"
"""The rows of ``make balance``, beside this module."""


class BalanceKey(NamedTuple):
    """Everything that the balance of a table depends on (MA-7.5)."""

    game: str
    seats: int
    options: str
    """All options as JSON, sorted by name."""
    level: Level
    """The level of the automated players."""
    fingerprint: str
    """Of rules, players and parameters."""
    silent: bool = False
    """Whether the automated players say nothing; never in a game in which they have nothing to say."""


def balance_key(game: str, seats: int, options: Mapping[str, object], level: Level = NORMAL, *, silent: bool = False) -> BalanceKey:
    """Return the key of a table; missing options have their usual values. Raises BadSetup for impossible ones."""
    return BalanceKey(
        game,
        seats,
        canonical(game, json.dumps(dict(options), sort_keys=True)),
        offered_level(game, level),
        fingerprint(game),
        silent and bool(game_of(game).timing.rhythm.closed),
    )


@lru_cache(maxsize=1000)
def canonical(game: str, options: str) -> str:
    """Return all options of a table as JSON, sorted by name, from the JSON of given ``options``. Raises BadSetup."""
    whole = {**usual_options(game), **json.loads(options)}
    return json.dumps(engines.GAMES[game].read_options(whole).model_dump(mode="json"), sort_keys=True)


class BalanceRow(NamedTuple):
    """A row of ``make balance``: the tally, and the fingerprint of its rules and players."""

    tally: GameTally
    fingerprint: str

    def plain(self) -> dict[str, object]:
        """Return the row as its file holds it."""
        return {"fingerprint": self.fingerprint, **self.tally.plain()}


BalanceRows = dict[str, dict[str, dict[int, BalanceRow]]]
"""Rows by game, name of the set and number of seats."""


def read_rows(text: str) -> BalanceRows:
    """Return the rows of a file of ``make balance``. Raises ValueError or KeyError for anything else."""
    return {game: {name: _by_seats(rows) for name, rows in sets.items()} for game, sets in json.loads(text).items()}


def _by_seats(rows: Mapping[str, Any]) -> dict[int, BalanceRow]:
    return {int(seats): BalanceRow(GameTally.read(row), str(row["fingerprint"])) for seats, row in rows.items()}


@cache
def _counted() -> BalanceRows:
    """Return the rows that come with the bot; log a broken file and return none, so that lobbies count their tables themselves."""
    try:
        return read_rows(resources.files("bot.simulation").joinpath(FILE).read_text("utf-8"))
    except (OSError, AttributeError, KeyError, TypeError, ValueError) as wrong:
        log.error("cannot read %s, so no balance is known: %s", FILE, type(wrong).__name__)
        return {}


@cache
def _known(game: str) -> dict[BalanceKey, GameTally]:
    balance = game_of(game).timing.balance
    sets = {} if balance is None else {name: balance.sets[name].options for name in balance.sets}
    return {
        balance_key(game, seats, options)._replace(fingerprint=row.fingerprint): row.tally
        for name, options in sets.items()
        for seats, row in _counted().get(game, {}).get(name, {}).items()
    }


def known(what: BalanceKey) -> GameTally | None:
    """Return the tally that comes with the bot for exactly this table, rules and players; None without one."""
    return _known(what.game).get(what)


def share_of(measure: Measure, tally: GameTally) -> Share:
    """Return the share of games in which the measured side won."""
    count = sum(tally.reasons[reason] for reason in measure.reasons) if measure.reasons else tally.seats[0]
    return Share(count, tally.games)


def error_of(share: Share) -> int:
    """Return half the width of the interval of ``share`` in whole percentage points, at least 1."""
    low, high = share.interval
    return max(1, round(50 * (high - low)))


def leaning(what: BalanceKey, tally: GameTally) -> Leaning | None:
    """Return the balance that the lobby shows for a counted table; None for a game without measures."""
    balance = game_of(what.game).timing.balance
    side = balance.side_of(what.seats) if balance is not None else None
    if balance is None or side is None:
        return None
    share = share_of(balance.measures[side], tally)
    return Leaning(side, round(100 * share.rate), error_of(share), tally.games)


def is_counted(game: str, seats: int) -> bool:
    """Return whether there is a measure for tables of this game with this number of seats."""
    balance = game_of(game).timing.balance
    return balance is not None and balance.side_of(seats) is not None and seats in engines.GAMES[game].seats
