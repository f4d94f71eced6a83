"""Converts finished games between their stored rows and their results."""

from collections.abc import Iterable

from bot.results.outcome import GameResult, SeatResult
from bot.results.ratings import unrated
from bot.results.results import LEAST_COUNTED_SHARE, VERSION, SeatOwner, StoredGame
from bot.store import CountedGame, CountedSeat, NightRow, NightSeat, ResultRow
from engines import Record

BOT_PLAYERS = "machines"
"""Key of a stored record: the seats that an automated player held for a time."""
STORY = "story"
"""Key of a stored record: the id of the game's closing message, "" without one."""
MOMENT = "moment"
"""Key of a stored record: the id of the moment of the night, once somebody has voted."""
EXTENDED, KIDS, SOLO, UNFINISHED, DISQUALIFIED, BOT_PLAYER = "extended", "kids", "solo", "unfinished", "disqualified", "machine"


def night_of(row: NightRow) -> StoredGame:
    """Return the stored game of a row. Raises ValueError, KeyError for an unreadable record."""
    bot_players = row.record.get(BOT_PLAYERS)
    held = frozenset(bot_players) if isinstance(bot_players, list) else frozenset(seat.seat for seat in row.seats if seat.bot_player)
    return StoredGame(
        table=row.table_id,
        guild=row.guild_id,
        ended_at=int(row.ended_at),
        reason=row.winner,
        record=Record.model_validate(row.record["record"]),
        seat_owners=tuple([_owner(seat, seat.seat in held) for seat in row.seats]),
    )


def _owner(seat: NightSeat, bot_player: bool) -> SeatOwner:
    person = None if seat.bot_player and seat.share is None else seat.user_id
    share = 1.0 if seat.share is None else seat.share
    return SeatOwner(seat.seat, person, share, bot_player=seat.bot_player, ever_bot_player=bot_player, won=seat.won, score=seat.score)


def rows_of(result: GameResult, bot_players: Iterable[int]) -> tuple[ResultRow, ...]:
    """Return a result's rows, one a seat; ``bot_players``: the seats that an automated player held for a time."""
    rated, held = str(unrated(result) or ""), frozenset(bot_players)
    marks = frozenset(
        word
        for word, holds in (
            (EXTENDED, result.extended),
            (KIDS, result.kids),
            (SOLO, result.solo),
            (UNFINISHED, not result.finished),
            (DISQUALIFIED, result.disqualified),
        )
        if holds
    )
    return tuple([_row(seat, rated, marks | {BOT_PLAYER} if seat.seat in held else marks) for seat in result.seats])


def _row(seat: SeatResult, rated: str, marks: frozenset[str]) -> ResultRow:
    return ResultRow(
        seat=seat.seat,
        version=VERSION,
        side=seat.side,
        role=seat.role,
        place=seat.place,
        points=seat.points,
        won=seat.won,
        survived=seat.survived,
        rated=rated,
        marks=marks,
    )


def result_from(game: CountedGame) -> GameResult:
    marks = game.seats[0].result.marks
    return GameResult(
        table=game.table_id,
        guild=game.guild_id,
        game=game.game,
        extended=EXTENDED in marks,
        kids=KIDS in marks,
        solo=SOLO in marks,
        ended_at=int(game.ended_at),
        finished=UNFINISHED not in marks,
        disqualified=DISQUALIFIED in marks,
        bot_player_seats=sum([BOT_PLAYER in seat.result.marks for seat in game.seats]),
        seats=tuple([_seat_from(seat) for seat in game.seats]),
    )


def _seat_from(seat: CountedSeat) -> SeatResult:
    row = seat.result
    return SeatResult(
        seat=row.seat,
        person=seat.user_id if seat.share >= LEAST_COUNTED_SHARE else None,
        share=seat.share,
        bot_player=seat.bot_player,
        role=row.role,
        side=row.side,
        place=row.place,
        points=row.points,
        won=row.won,
        survived=row.survived,
    )
