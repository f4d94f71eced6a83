"""Idlers gain nothing: whole games of each kind, from the log to points, badges and ratings (CL-12.1a, CL-14.3)."""

from collections.abc import Collection, Sequence

import pytest
from pydantic import BaseModel

import engines
from bot.games.result_rules import finished_of
from bot.results.badges import earned, may_earn
from bot.results.outcome import GameResult
from bot.results.ratings import Rated, Unrated, fold, unrated
from bot.results.results import StoredGame, result
from bot.simulation.playing import Circle
from bot.simulation.simulate import players_around
from bot.store import EntryRow, StoreError
from bot.tables.result_making import ResultMaker, finished_night
from bot.tables.seat_owners import owners_of
from bot.tables.session.entries import Answer, Entry, Expire
from bot.tables.session.live_table import LiveTable
from engines.asking import Ask
from engines.players import Player
from engines.players.basic import PlayerWrapper
from tests.bot.tables.test_end_as_told import before_the_end, wait

SEATS = {"mafie": 6, "zbojnici": 3, "mafia_city": 3, "nostra_city": 3, "escape_plan": 2}
FIRST = 100
"""The person on the first seat; the others follow."""


class Idler(PlayerWrapper):
    """Listens, and answers nothing."""

    def choose(self, ask: Ask, view: BaseModel) -> None:
        return None


def log_of(game: engines.Game) -> list[Entry]:
    """Return the log of a game in which people gave the answers of the automated players."""
    log: list[Entry] = []
    for number, move in enumerate(game.record.moves):
        ask = f"{move.ask_name}/{move.seat}/{number}"
        log.append(Answer(ask, move.picks) if move.by == "auto" else Expire((ask,)))
    return log


def played(name: str, idle: Collection[int], seed: int = 7) -> tuple[engines.Game, GameResult]:
    """Play a game in which the seats ``idle`` answer nothing; return it and its result."""
    game = engines.start(name, seats=SEATS[name], seed=seed)
    players: Sequence[Player] = players_around(game, seed, "auto")
    Circle(game, [Idler(player) if seat in idle else player for seat, player in enumerate(players)]).play()
    owners = owners_of([FIRST + seat for seat in range(game.seats)], log_of(game))
    stored = StoredGame(table="t1", guild=1, ended_at=1, reason="", record=game.record, seat_owners=owners)
    return game, result(stored, finished_of(game))


@pytest.mark.rule("CL-12.1a", "CL-14.3")
@pytest.mark.parametrize("name", SEATS)
def test_an_idler_has_no_points_no_badge_and_no_rating(name: str) -> None:
    game, made = played(name, {0})
    idle, *others = made.seats
    assert (idle.person, idle.share, idle.points) == (None, 0.0, 0)
    assert all(seat.person is not None and seat.points for seat in others)
    assert not may_earn(made, idle, finished_of(game)) and 0 not in earned(made, finished_of(game), {})
    assert Rated(1, name, str(FIRST)) not in fold([made])


@pytest.mark.rule("CL-12.6", "CL-14.3")
@pytest.mark.parametrize("name", SEATS)
def test_where_everybody_idles_nobody_gains_anything(name: str) -> None:
    game, made = played(name, range(SEATS[name]))
    assert {(seat.person, seat.points) for seat in made.seats} == {(None, 0)}
    assert not earned(made, finished_of(game), {}) and not fold([made])
    assert unrated(made) in (Unrated.ALONE, Unrated.NO_WINNER)


class Failing:
    """A store that reads the log of a game in which nobody answered, and then fails."""

    def __init__(self, table: LiveTable) -> None:
        asks = tuple(f"{table.game}.ask/{seat.seat}/1" for seat in table.seats)
        self._log = [EntryRow(n=1, kind="expire", payload={"asks": asks}, at=1.0)]

    async def entries(self, _table: str) -> list[EntryRow]:
        return self._log

    async def guild_settings(self, _guild: int) -> None:
        raise StoreError("store", "away")


@pytest.mark.rule("CL-11.2", "CL-14.3")
async def test_an_idler_gains_nothing_from_results_made_later_either() -> None:
    """CL-11.2: the results are made from the record later, the shares only from the log; so they are stored with the night."""
    told = before_the_end()
    wait(told)
    made = await ResultMaker(told.table, Failing(told.table)).make_results()  # type: ignore[arg-type]
    assert not made.results
    outcome = told.game.outcome
    assert outcome is not None
    night = finished_night(told.table, outcome, made, at=1.0)
    assert {seat.share for seat in night.seats if seat.user_id is not None} == {0.0}
