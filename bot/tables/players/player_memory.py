"""The automated players of one table: made when they are needed, and told all that has reached their seats.

Whoever is made in the middle of a game, after a restart, an undo or for somebody who has left, is first led through the game as if it had
sat there all along: each notice and each line in its order, and each question that a machine has answered for its seat. It knows nothing
but that, so it goes on as the old one would have (MA-3.5, MA-3.6).
"""

from bot.tables.session.answers import is_forced
from bot.tables.session.core import LiveTable
from bot.tables.session.course import Course
from bot.tables.session.entries import Talk
from engines import Game, Text
from engines.players import ByHearing, Player, player_for


class PlayerMemory:
    """The players of one table by their seats."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._players: dict[int, Player] = {}
        self._heard: dict[int, tuple[int, int]] = {}
        """How many notices and how many lines each seat has heard."""
        self._course: Course | None = None
        self._undone = 0

    def of(self, seat: int, course: Course) -> Player:
        """Return the player of a seat, which has heard all that has reached the seat by now."""
        self._begin_again(course)
        released = course.time.released(self.table.now())
        player = self._players.get(seat)
        if player is None:
            player = self._players[seat] = self._made(seat, course)
            self._heard[seat] = lead_through(player, seat, course, released)
        self._heard[seat] = catch_up(player, seat, course, self._heard[seat], released)
        return player

    def _begin_again(self, course: Course) -> None:
        """Forget the players when the game was taken back, or read anew from the log: nobody remembers what never was."""
        if course is not self._course or course.undone != self._undone:
            self._players.clear()
            self._heard.clear()
            self._course, self._undone = course, course.undone

    def _made(self, seat: int, course: Course) -> Player:
        table = self.table
        player = player_for(table.game, seat, int(table.seed or "0", 16), course.talk.options.machines)
        other = next(iter(self._players.values()), None)
        if isinstance(player, ByHearing) and isinstance(other, ByHearing):
            player.share(other)
        return player


def catch_up(player: Player, seat: int, course: Course, heard: tuple[int, int], released: int) -> tuple[int, int]:
    """Let a player hear what has reached its seat: notices and lines, in the order in which they came.

    ``heard``: how many notices and how many lines it has heard already; ``released``: how many notices may be heard. Returns how many it
    has heard then.
    """
    told, lines = heard
    for one in course.talk.spoken[lines:]:
        if course.told_after(one.moves) > released:
            break
        told = _hear(player, seat, course.game, told, course.told_after(one.moves))
        lines += 1
        _listen(player, one.entry)
    return _hear(player, seat, course.game, told, released), lines


def lead_through(player: Player, seat: int, course: Course, released: int) -> tuple[int, int]:
    """Lead a player that was made anew through the game, as far as its first ``released`` notices, to its last answer.

    Returns how many notices and how many lines it has heard then.
    """
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
            if not is_forced(ask, rhythm):
                heard = _up_to_move(player, seat, course, heard, number, game)
                player.choose(ask, game.view(seat))
        game.make(move)
    return heard


def _up_to_move(player: Player, seat: int, course: Course, heard: tuple[int, int], moves: int, game: Game) -> tuple[int, int]:
    """Let a player hear what had reached its seat when the game had so many moves, and stood as ``game`` does."""
    told, lines = heard
    for one in course.talk.spoken[lines:]:
        if one.moves > moves:
            break
        told = _hear(player, seat, game, told, course.told_after(one.moves))
        lines += 1
        _listen(player, one.entry)
    return _hear(player, seat, game, told, game.notices_made), lines


def _hear(player: Player, seat: int, game: Game, told: int, upto: int) -> int:
    """Let a player hear the notices from number ``told`` to ``upto`` that are for its seat; return how many it has heard then."""
    for notice in game.notices[told:upto]:
        if notice.to is None or seat in notice.to:
            player.hear(notice)
    return max(told, upto)


def _listen(player: Player, entry: Talk) -> None:
    """Let a player hear a line of the log: claims of people and lines of automated players alike (TK-5.6)."""
    if entry.what in ("said", "claim"):
        about = {"seat": f"seat:{entry.target}"} if entry.what == "claim" and entry.target >= 0 else {}
        player.listen(entry.seat, Text(entry.key, {**entry.args, **about}))
