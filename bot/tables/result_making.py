"""What stays of a game that is over: its results and the badges that it has earned, made once, before the story is told (CL-11.1).

Nothing is looked at before the game has an outcome. Replaying and counting is done in a worker, so that no click waits for it; what fails
here never keeps a game from ending: its results are made again later from its record.
"""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games.result_rules import finished_of
from bot.results.badges import Career, earned, earned_in_career, may_earn
from bot.results.boards import has_board, hidden_of
from bot.results.outcome import GameResult
from bot.results.pages.badges import badge_line
from bot.results.results import StoredGame, result
from bot.results.stored_results import rows_of
from bot.store import BadgeRow, NightSeat, ResultRow, Store, StoreError
from bot.tables.player_history import history_of
from bot.tables.session.core import LiveTable
from bot.tables.session.entries import read_entry
from bot.tables.session.holders import Held, holders
from bot.tables.session.seating import Seat
from engines import GAMES, Game, Outcome

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class MadeResults:
    """What stays of one game: who held its seats, results by seat, badges that are new to their people, in the order of the seats."""

    held: tuple[Held, ...] = ()
    results: tuple[ResultRow, ...] = ()
    badges: tuple[BadgeRow, ...] = ()

    @property
    def bot_players(self) -> list[int]:
        """The seats that a machine has held for a time."""
        return [one.sitter.seat for one in self.held if one.sitter.ever_bot_player]


class ResultMaker:
    """The results and badges of one table. ``reckon`` makes them when the game is over."""

    __slots__ = ("_lock", "_made", "store", "table")

    def __init__(self, table: LiveTable, store: Store) -> None:
        self.table = table
        self.store = store
        self._made: MadeResults | None = None
        self._lock = asyncio.Lock()

    async def reckon(self) -> MadeResults:
        """Return what stays of the game; the same each time. Empty where the game is not over, or it cannot be made now."""
        async with self._lock:
            if self._made is None:
                try:
                    self._made = await self._reckon()
                except StoreError as wrong:
                    log.warning("table %s has no results yet: %s", self.table.id, type(wrong).__name__)
                except Exception:  # whatever it is, the game ends all the same
                    log.exception("table %s has no results yet", self.table.id)
            return self._made or MadeResults()

    async def praise(self) -> str | None:
        """Return the line of the story that tells of new badges, without people who do not want to be shown (CL-14.4)."""
        table, made = self.table, await self.reckon()
        if not made.badges:
            return None
        try:
            hidden = await hidden_of(self.store, [row.user_id for row in made.badges])
        except StoreError as wrong:
            log.warning("table %s: no badges in the story: %s", table.id, type(wrong).__name__)
            return None
        seats = {one.sitter.person: one.sitter.seat for one in made.held}
        new: dict[int, list[str]] = {}
        for row in made.badges:
            new.setdefault(seats[row.user_id], []).append(row.badge)
        return badge_line(table.words, table.names(), new, [seats[person] for person in hidden])

    async def _reckon(self) -> MadeResults | None:
        table, course = self.table, self.table.course
        if course is None or course.game.outcome is None:
            return None
        rows = await self.store.entries(table.id)
        held = holders(table.seats, [read_entry(row.kind, row.payload) for row in rows])
        game, now = course.game, int(table.now())
        made = await asyncio.to_thread(_result, table.id, table.guild_id, now, game, held)
        badges = await self._badges(game, made, held)
        return MadeResults(held, rows_of(made, [one.sitter.seat for one in held if one.sitter.ever_bot_player]), badges)

    async def _badges(self, game: Game, made: GameResult, held: Sequence[Held]) -> tuple[BadgeRow, ...]:
        """Return the badges that are new to their people; none on a server that has none."""
        if not await has_board(self.store, self.table.guild_id):
            return ()
        people = [seat.person for seat in made.seats if seat.person is not None]
        honours, guild = self.store.honours, self.table.guild_id
        known = {(row.user_id, row.badge) for row in await honours.badges(guild, people)}
        won_as = await honours.won_roles(guild, people, made.game)
        history = await history_of(self.store, made, self.table.host_id, held)
        found = await asyncio.to_thread(_earned, game, made, won_as, history)
        return tuple([
            BadgeRow(user_id=person, badge=badge, table_id=made.table, at=float(made.ended_at))
            for person, badge in found if (person, badge) not in known
        ])  # fmt: skip


def _result(table: str, guild: int, now: int, game: Game, held: Sequence[Held]) -> GameResult:
    outcome = game.outcome
    seat_owners = tuple([one.sitter for one in held])
    reason = outcome.reason if outcome is not None else ""
    night = StoredGame(table=table, guild=guild, ended_at=now, reason=reason, record=game.record, seat_owners=seat_owners)
    return result(night, finished_of(game))


def _earned(game: Game, made: GameResult, won_as: Mapping[int, frozenset[str]], history: Mapping[int, Career]) -> list[tuple[int, str]]:
    """Return people and the badges that they have earned, by seat."""
    finished = finished_of(game)
    of_game = earned(made, finished, won_as)
    found: list[tuple[int, str]] = []
    for seat in made.seats:
        if seat.person is not None and may_earn(made, seat, finished):
            ids = (*of_game.get(seat.seat, ()), *earned_in_career(history.get(seat.person, Career(games={})), GAMES))
            found += [(seat.person, badge) for badge in dict.fromkeys(ids)]
    return found


def night_seats(seats: Sequence[Seat], held: Sequence[Held], outcome: Outcome) -> tuple[NightSeat, ...]:
    """Return who sat where as the history keeps it: whom a seat counts for, or who sits there now when that is not known."""
    known = {one.sitter.seat: one for one in held}
    return tuple([_night_seat(seat, known.get(seat.seat), outcome) for seat in seats])


def _night_seat(seat: Seat, held: Held | None, outcome: Outcome) -> NightSeat:
    return NightSeat(
        seat=seat.seat,
        user_id=held.sitter.person if held is not None else seat.user_id or seat.owner,
        name=held.name if held is not None else seat.name,
        bot_player=held.sitter.bot_player if held is not None else seat.bot_player,
        won=seat.seat in outcome.winners,
        score=(outcome.scores or {}).get(seat.seat),
        share=held.sitter.share if held is not None else None,
    )
