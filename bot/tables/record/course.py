"""The course of one game at a table: the game and its clocks, folded from the entries of the log.

The same fold serves the living table and its restart: an entry is applied in memory, made durable, then acknowledged. What is in the log is
the game; everything here can be made again from it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

import engines
from bot.tables.manners import Manners
from bot.tables.record.recent import Recent
from bot.tables.record.timekeeper import Timekeeper
from engines import Ask, Notice

Kind = Literal["deal", "answer", "expire", "pause", "resume", "extend", "topup", "back", "undo", "end", "seat", "host", "room"]
"""Kinds of entries. ``seat`` (a seat changes hands), ``host`` (the table changes hosts) and ``room`` (a line in the mafia's room) do not
move the game."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: what happened at ``at`` (unix seconds)."""

    kind: Kind
    at: float
    payload: Mapping[str, Any] = field(default_factory=dict)


class Course:
    """One game from its deal on. Raises BadSetup when it cannot be dealt."""

    def __init__(self, game: str, seats: int, options: Mapping[str, Any], seed: int, manners: Manners, timekeeper: Timekeeper) -> None:
        self.game = engines.start(game, seats=seats, options=options, seed=seed)
        self.manners = manners
        self.time = timekeeper
        self.entries = 0
        self.room: list[tuple[int, int, str]] = []
        """Lines of the mafia's room: round, seat, text."""
        self.low_water: int | None = None
        """Fewest notices told since the outbox last looked, when the game was taken back meanwhile."""
        self._told_after: list[int] = []

    def apply(self, entry: Entry) -> tuple[Notice, ...]:
        """Let one entry happen and return what was told.

        Raises IllegalAnswer or RuleFault (nothing has changed) when the game refuses it.
        """
        told = self._happen(entry)
        self.entries += 1
        return told

    def _happen(self, entry: Entry) -> tuple[Notice, ...]:
        payload = entry.payload
        match entry.kind:
            case "deal":
                told = self.game.notices
            case "answer":
                told = self.game.answer(payload["ask"], *payload["picks"], by=payload.get("by", "seat"))
            case "expire":
                told = self.game.expire(*payload["asks"], by=payload.get("by", "clock"))
            case "end":
                told = self.game.end()
            case "undo":
                return self._undo(entry)
            case _:
                self._wind(entry)
                return ()
        self._told_after.extend([len(self.game.notices)] * (self.game.moves_made - len(self._told_after)))
        self.time.advance(entry.at, self.game.asks, told, self._public)
        return told

    def _wind(self, entry: Entry) -> None:
        """Let something happen that touches the clocks only, or nothing of the game at all."""
        match entry.kind:
            case "pause":
                self.time.pause(entry.at)
            case "resume":
                self.time.resume(entry.at)
            case "extend":
                self.time.extend(entry.payload["seconds"])
            case "topup":
                self.time.top_up(entry.at, entry.payload["least"])
            case "back":
                self.time.afresh(entry.at, entry.payload["least"])
            case "room":
                self.room.append((entry.payload["round"], entry.payload["seat"], entry.payload["text"]))
            case _:
                pass

    def _undo(self, entry: Entry) -> tuple[Notice, ...]:
        self.game = self.game.at(entry.payload["to"])
        self._told_after = self._told_after[: entry.payload["to"]]
        _earlier.forget(self)
        told = len(self.game.notices)
        self.low_water = told if self.low_water is None else min(self.low_water, told)
        self.time.rewind(entry.at, self.game.asks, len(self.game.notices), self._public)
        return ()

    def _public(self) -> Any:
        return self.game.view(None)

    def fold(self, entries: Iterable[Entry]) -> None:
        """Apply saved entries in order. Raises ReplayDiverged when one does not fit these rules."""
        for entry in entries:
            try:
                self.apply(entry)
            except (engines.IllegalAnswer, engines.RuleFault) as wrong:
                raise engines.ReplayDiverged(self.game.moves_made, str(wrong)) from wrong
        self.low_water = None

    # ---- what may be shown

    def shown(self, now: float) -> engines.Game:
        """Return the game as it may be shown at ``now``.

        While a step of the night still runs although its questions are all answered, this is the game before the move that ended it.
        """
        released = self.time.released(now)
        if released >= len(self.game.notices):
            return self.game
        moves = sum(1 for told in self._told_after if told <= released)
        kept = _earlier.get(self)
        if kept is None or kept.moves_made != moves:
            kept = _earlier.keep(self, self.game.at(moves))
        return kept

    def public(self, now: float) -> Any:
        """Return the public view as it may be shown at ``now``; made once for each move."""
        game = self.shown(now)
        kept = _seen.get(self)
        if kept is None or kept[0] is not game or kept[1] != game.moves_made:
            kept = _seen.keep(self, (game, game.moves_made, game.view(None)))
        return kept[2]

    def lately(self, now: float) -> Any:
        """Return a public view that was made some moves ago, if there is one: true in what never changes during a game, and free."""
        kept = _seen.get(self)
        return kept[2] if kept is not None else self.public(now)

    def open_asks(self, now: float) -> tuple[Ask, ...]:
        """Return the questions that people may answer at ``now``: none of a step that has not begun for them yet."""
        if self.time.released(now) < len(self.game.notices):
            return tuple(ask for ask in self.game.asks if ask.clock is None and not ask.holds and not ask.secret)
        return self.game.asks

    @property
    def in_night(self) -> bool:
        """Whether a question of the night is open, so that the host cannot skip."""
        return any(ask.clock in self.manners.pace.night for ask in self.game.asks)


LOOKED_AT = 64
"""For how many tables what was shown last is kept."""

_earlier: Recent[Course, engines.Game] = Recent(LOOKED_AT)
_seen: Recent[Course, tuple[engines.Game, int, Any]] = Recent(LOOKED_AT)
