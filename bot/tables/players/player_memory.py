"""The automated players of one table: made on demand, and fed all that reaches their seats.

A player made in mid-game (after a restart, an undo, or for somebody who has left) first replays the game of its seat: each notice and line
in order, and each question that an automated player has answered for the seat. It knows nothing else, so it plays on as the old one would
have (MA-3.5, MA-3.6).
"""

from bot.tables.session.course import Course
from bot.tables.session.entries import Talk
from bot.tables.session.live_table import LiveTable
from engines import Game, Text
from engines.players import ByHearing, Player, player_for


class PlayerMemory:
    """The automated players of one table, by seat."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._players: dict[int, Player] = {}
        self._heard: dict[int, tuple[int, int]] = {}
        """The notices and lines each seat has heard so far, as counts."""
        self._course: Course | None = None
        self._undone = 0

    def of(self, seat: int, course: Course) -> Player:
        self._begin_again(course)
        released = course.time.released(self.table.now())
        player = self._players.get(seat)
        if player is None:
            player = self._players[seat] = self._made(seat, course)
            self._heard[seat] = replay_for(player, seat, course, released)
        self._heard[seat] = catch_up(player, seat, course, self._heard[seat], released)
        return player

    def forget(self, seat: int) -> None:
        """Forget the player of a seat; the next one is made anew."""
        self._players.pop(seat, None)

    def _begin_again(self, course: Course) -> None:
        """Forget all players after an undo or a reload of the log."""
        if course is not self._course or course.undone != self._undone:
            self._players.clear()
            self._heard.clear()
            self._course, self._undone = course, course.undone

    def _made(self, seat: int, course: Course) -> Player:
        table = self.table
        player = player_for(table.game, seat, int(table.seed or "0", 16), course.talk_log.options.machines)
        other = next(iter(self._players.values()), None)
        if isinstance(player, ByHearing) and isinstance(other, ByHearing):
            player.share(other)
        return player


def catch_up(player: Player, seat: int, course: Course, heard: tuple[int, int], released: int) -> tuple[int, int]:
    """Feed a player the new notices and lines of its seat, in order.

    ``heard``: counts of notices and lines heard so far; ``released``: notices that may be heard. Returns the new counts.
    """
    told, lines = heard
    for one in course.talk_log.spoken[lines:]:
        if course.told_after(one.moves) > released:
            break
        told = _hear(player, seat, course.game, told, course.told_after(one.moves))
        lines += 1
        _listen(player, one.entry)
    return _hear(player, seat, course.game, told, released), lines


def replay_for(player: Player, seat: int, course: Course, released: int) -> tuple[int, int]:
    """Replay the game for a new player up to its last answer, within the first ``released`` notices; return the counts heard."""
    moves, heard, rhythm = course.game.record.moves, (0, 0), course.timing.rhythm
    own = [number for number, move in enumerate(moves) if move.by == "auto" and move.seat == seat]
    if not own or isinstance(player, ByHearing):
        return heard
    game = course.game.at(0)
    for number, move in enumerate(moves[: own[-1] + 1]):
        if game.notices_made > released:
            break
        if move.by == "auto" and move.seat == seat:
            ask = next(ask for ask in game.asks if (ask.name, ask.seat) == (move.ask_name, seat))
            if not rhythm.forces(ask):
                heard = _up_to_move(player, seat, course, heard, number, game)
                player.choose(ask, game.view(seat))
        game.make(move)
    return heard


def _up_to_move(player: Player, seat: int, course: Course, heard: tuple[int, int], moves: int, game: Game) -> tuple[int, int]:
    """Feed a player what had reached its seat after ``moves`` moves; ``game`` is the game at that point."""
    told, lines = heard
    for one in course.talk_log.spoken[lines:]:
        if one.moves > moves:
            break
        told = _hear(player, seat, game, told, course.told_after(one.moves))
        lines += 1
        _listen(player, one.entry)
    return _hear(player, seat, game, told, game.notices_made), lines


def _hear(player: Player, seat: int, game: Game, told: int, upto: int) -> int:
    """Feed a player the notices ``told`` to ``upto`` that are for its seat; return the count heard."""
    for notice in game.notices[told:upto]:
        if notice.to is None or seat in notice.to:
            player.hear(notice)
    return max(told, upto)


def _listen(player: Player, entry: Talk) -> None:
    """Feed a player a claim or an automated line of the log (TK-5.6)."""
    if entry.what in ("said", "claim"):
        about = {"seat": f"seat:{entry.target}"} if entry.what == "claim" and entry.target >= 0 else {}
        player.listen(entry.seat, Text(entry.key, {**entry.args, **about}))
