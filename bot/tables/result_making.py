"""Results, badges, record and history row of a finished game, made once, before the story is posted (CL-11.1).

A worker replays and counts, so that no click waits for it. A failure here never keeps a game from ending: another run makes the results
from the record later.
"""

import asyncio
import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.games import game_of
from bot.games.result_rules import finished_of
from bot.guilds.settings import ServerSettings, read_server
from bot.results.badges import Career, earned, earned_in_career, may_earn
from bot.results.leaderboards import has_leaderboard, hidden_of
from bot.results.outcome import GameResult
from bot.results.pages.badges import badge_line
from bot.results.results import StoredGame, result
from bot.results.stored_results import BOT_PLAYERS, STORY, rows_of
from bot.store import BadgeRow, NightRow, NightSeat, ResultRow, Store, StoreError
from bot.tables.consent import consent_at
from bot.tables.refusal import Refused
from bot.tables.seat_owners import HeldSeat, seat_owners
from bot.tables.session.entries import read_entry
from bot.tables.session.live_table import LiveTable
from bot.tables.session.seating import Seat
from bot.tables.session.setup import proof_fields
from bot.tables.session.talk_log import TalkLine
from engines import GAMES, Game, Outcome

log = logging.getLogger(__name__)

SAID = ("said", "claim")


@dataclass(frozen=True, slots=True)
class MadeResults:
    """The results of one game: owners of its seats, results by seat, new badges, in the order of the seats."""

    held: tuple[HeldSeat, ...] = ()
    results: tuple[ResultRow, ...] = ()
    badges: tuple[BadgeRow, ...] = ()

    @property
    def bot_players(self) -> list[int]:
        """The seats that an automated player has held for a time."""
        return [one.owner.seat for one in self.held if one.owner.ever_bot_player]


class ResultMaker:
    """Makes the results and badges of one table after its game."""

    __slots__ = ("_held", "_lock", "_made", "store", "table")

    def __init__(self, table: LiveTable, store: Store) -> None:
        self.table = table
        self.store = store
        self._made: MadeResults | None = None
        self._held: tuple[HeldSeat, ...] = ()
        """The owners of the seats, as soon as the log is read: unlike all else, they cannot be made from the record later."""
        self._lock = asyncio.Lock()

    async def make_results(self) -> MadeResults:
        """Return the results, the same each time. Empty before the end of the game, and after a failure but for the owners of the seats."""
        async with self._lock:
            if self._made is None:
                try:
                    self._made = await self._make()
                except StoreError as wrong:
                    log.warning("table %s has no results yet: %s", self.table.id, type(wrong).__name__)
                except Exception:  # isolated failure: the game ends all the same
                    log.exception("table %s has no results yet", self.table.id)
            return self._made or MadeResults(self._held)

    async def praise(self) -> str | None:
        """Return the line of the story about new badges, without hidden people (CL-14.4)."""
        table, made = self.table, await self.make_results()
        if not made.badges:
            return None
        try:
            hidden = await hidden_of(self.store, [row.user_id for row in made.badges])
        except StoreError as wrong:
            log.warning("table %s: no badges in the story: %s", table.id, type(wrong).__name__)
            return None
        seats = {one.owner.person: one.owner.seat for one in made.held}
        new: dict[int, list[str]] = {}
        for row in made.badges:
            new.setdefault(seats[row.user_id], []).append(row.badge)
        theme = game_of(table.game).presenter.theme(table.options)
        return badge_line(table.words, table.names(), new, [seats[person] for person in hidden], theme)

    async def server(self) -> ServerSettings:
        """Return the settings of the server for the story; defaults while the store does not answer."""
        try:
            return read_server(await self.store.guild_settings(self.table.guild_id))
        except StoreError as wrong:
            log.warning("table %s: the settings for its story are unknown: %s", self.table.id, type(wrong).__name__)
            return ServerSettings()

    async def agreed(self) -> tuple[int, int]:
        """Return how many people of the table may be named in what is shown around, and of how many; (0, 0) while that is unknown."""
        try:
            return (await consent_at(self.table, self.store)).count
        except StoreError as wrong:
            log.warning("table %s: who agrees to be named is unknown: %s", self.table.id, type(wrong).__name__)
            return 0, 0

    async def _make(self) -> MadeResults | None:
        table, course = self.table, self.table.course
        if course is None or course.game.outcome is None:
            return None
        rows = await self.store.entries(table.id)
        self._held = held = seat_owners(table.seats, [read_entry(row.kind, row.payload) for row in rows])
        game, now = course.game, int(table.now())
        made = await asyncio.to_thread(_result, table.id, table.guild_id, now, game, held)
        badges = await self._badges(game, made, held)
        return MadeResults(held, rows_of(made, [one.owner.seat for one in held if one.owner.ever_bot_player]), badges)

    async def _badges(self, game: Game, made: GameResult, held: Sequence[HeldSeat]) -> tuple[BadgeRow, ...]:
        """Return the new badges; none on a server without a board."""
        if not await has_leaderboard(self.store, self.table.guild_id):
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


def _result(table: str, guild: int, now: int, game: Game, held: Sequence[HeldSeat]) -> GameResult:
    outcome = game.outcome
    seat_owners = tuple([one.owner for one in held])
    reason = outcome.reason if outcome is not None else ""
    night = StoredGame(table=table, guild=guild, ended_at=now, reason=reason, record=game.record, seat_owners=seat_owners)
    return result(night, finished_of(game))


def _earned(game: Game, made: GameResult, won_as: Mapping[int, frozenset[str]], history: Mapping[int, Career]) -> list[tuple[int, str]]:
    """Return people and their earned badges, by seat."""
    finished = finished_of(game)
    of_game = earned(made, finished, won_as)
    found: list[tuple[int, str]] = []
    for seat in made.seats:
        if seat.person is not None and may_earn(made, seat, finished):
            ids = (*of_game.get(seat.seat, ()), *earned_in_career(history.get(seat.person, Career(games={})), GAMES))
            found += [(seat.person, badge) for badge in dict.fromkeys(ids)]
    return found


async def history_of(store: Store, made: GameResult, host_id: int, held: Sequence[HeldSeat]) -> dict[int, Career]:
    """Return the career on this server, this game included, of each person for whom a seat counts. Raises StoreError."""
    people = [seat.person for seat in made.seats if seat.person is not None]
    honours, guild = store.honours, made.guild
    games = await honours.finished_games(guild, people)
    evening = await honours.evening_of(made.table)
    evenings = await honours.evenings_played(guild, people)
    series = in_series(await honours.evenings_held(guild))
    waited = await honours.evenings_waited(guild, people)
    stood_in = {one.owner.person for one in held if one.took_over}
    history = {}
    for person in people:
        at = evenings.get(person, frozenset()) | ({evening} if evening else frozenset())
        before = games.get(person, {})
        history[person] = Career(
            games={**before, made.game: before.get(made.game, 0) + 1},
            evenings=len(at),
            running=longest_run(series, at),
            hosted=await honours.hosted(guild, person) + 1 if person == host_id else 0,
            spares=len(waited.get(person, frozenset()) & at),
            stood_in=person in stood_in,
        )
    return history


def in_series(held: Iterable[tuple[str, str]]) -> Mapping[str, list[str]]:
    """Return the evenings of each series in their order; ``held`` are pairs of series and evening."""
    found: dict[str, list[str]] = {}
    for series, evening in held:
        found.setdefault(series, []).append(evening)
    return found


def longest_run(series: Mapping[str, Sequence[str]], at: frozenset[str]) -> int:
    """Return the most evenings of one series in a row that somebody has attended."""
    longest = 0
    for evenings in series.values():
        run = 0
        for evening in evenings:
            run = run + 1 if evening in at else 0
            longest = max(longest, run)
    return longest


def finished_night(table: LiveTable, outcome: Outcome, made: MadeResults, *, at: float) -> NightRow:
    """Return the history row of a finished game that ended ``at`` (unix seconds)."""
    record = {**proof_of(table), STORY: str(table.message_state.channel.story.id or "")}
    if made.held:
        record[BOT_PLAYERS] = made.bot_players
    return NightRow(
        table_id=table.id,
        guild_id=table.guild_id,
        game=table.game,
        ended_at=float(int(at)),
        winner=outcome.reason,
        record=record,
        seats=night_seats(table.seats, made.held, outcome),
        channel_id=table.channel_id,
        started_at=table.setup.started_at or table.created_at,
        host_id=table.host_id,
    )


def night_seats(seats: Sequence[Seat], held: Sequence[HeldSeat], outcome: Outcome) -> tuple[NightSeat, ...]:
    """Return the seats for the history: for whom each counts, or its present person if unknown."""
    known = {one.owner.seat: one for one in held}
    return tuple([_night_seat(seat, known.get(seat.seat), outcome) for seat in seats])


def _night_seat(seat: Seat, held: HeldSeat | None, outcome: Outcome) -> NightSeat:
    return NightSeat(
        seat=seat.seat,
        user_id=held.owner.person if held is not None else seat.person,
        name=held.name if held is not None else seat.name,
        bot_player=held.owner.bot_player if held is not None else seat.bot_player,
        won=seat.seat in outcome.winners,
        score=(outcome.scores or {}).get(seat.seat),
        share=held.owner.share if held is not None else None,
    )


def record_of(table: LiveTable) -> dict[str, object]:
    """Return the downloadable record of a finished game, with the names by seat. Raises Refused during the game."""
    return {**proof_of(table), "seats": list(table.names())}


def proof_of(table: LiveTable) -> dict[str, object]:
    """Return a finished game and the proof of its deal, without names, for the history. Raises Refused during the game."""
    course, setup = table.course, table.setup
    if course is None or not course.over(table.now()):
        raise Refused("no-record")
    fair = proof_fields(setup, table.id)
    lines = lines_in(course.talk_log.spoken)
    return {"record": course.game.record.model_dump(mode="json"), "fair": fair, **({"lines": lines} if lines else {})}


def lines_in(spoken: Iterable[TalkLine]) -> list[dict[str, Any]]:
    """Return the lines of automated players and the claims of people, for the replay (RP-3.1)."""
    return [{"moves": one.moves, "seat": one.entry.seat, "key": one.entry.key, **_about(one)} for one in spoken if one.entry.what in SAID]


def _about(one: TalkLine) -> dict[str, Any]:
    entry = one.entry
    about = f"seat:{entry.target}" if entry.what == "claim" and entry.target >= 0 else entry.args.get("seat")
    found = {"about": about, "back": entry.args.get("back")}
    return {name: value for name, value in found.items() if value}
