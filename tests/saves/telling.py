"""A finished game as text: what the table saw, then what each seat was told, asked and answered, and nothing else."""

from collections.abc import Iterator, Mapping
from typing import Any

import engines
from engines.table import Ask, Game, Move, Record, Text


def words(text: Text) -> str:
    """Return a text key with its arguments on one line."""
    return " ".join([text.key, *(f"{name}={plain(value)}" for name, value in text.args.items())])


def plain(value: Any) -> str:
    return "[" + " ".join(plain(item) for item in value) + "]" if isinstance(value, tuple) else str(value)


def make_move(game: Game, move: Move) -> None:
    """Make a saved move through the public face."""
    if move.seat < 0:
        game.end()
        return
    ask = next(ask for ask in game.asks if (ask.name, ask.seat) == (move.ask_name, move.seat))
    if move.by in ("clock", "host") and move.picks == ask.default:
        game.expire(ask.id, by=move.by)
    else:
        game.answer(ask.id, *move.picks, by=move.by)


class Telling:
    """Collects what each seat (None: everybody) gets to see while a record is played again."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = engines.replay(record, 0)
        self.lines: dict[int | None, list[str]] = {None: [], **{seat: [] for seat in range(record.seats)}}
        self._told = 0
        self._asked: set[str] = set()

    def play(self) -> None:
        self._look()
        for move in self.record.moves:
            for seat in self._who_sees(move):
                how = "" if move.by in ("seat", "auto") else f" ({move.by})"
                who = f"{move.seat} " if seat is None else ""
                self.lines[seat].append(f"    {who}answers {move.ask_name}: {' '.join(move.picks) or 'nothing'}{how}")
            make_move(self.game, move)
            self._look()

    def _who_sees(self, move: Move) -> Iterator[int | None]:
        """Yield the seat that answers, and the table when the host does something in the open."""
        if move.seat >= 0:
            yield move.seat
        if move.by == "host":
            yield None

    def _look(self) -> None:
        for notice in self.game.notices[self._told :]:
            for seat in self.lines if notice.to is None else sorted(notice.to):
                if notice.to is not None or seat is None:
                    self.lines[seat].append(words(notice.text))
            if notice.to is None and notice.text.key in LANDMARKS:
                for seat in range(self.record.seats):
                    self.lines[seat].append(words(notice.text))
        self._told = len(self.game.notices)
        for ask in self.game.asks:
            if ask.id not in self._asked:
                self._asked.add(ask.id)
                self._ask(ask)

    def _ask(self, ask: Ask) -> None:
        options = " ".join(option.id + ("!" if option.host_only else "") for option in ask.options)
        clock = f"{ask.clock}, else {' '.join(ask.default) or 'nothing'}" if ask.clock else "no clock"
        secret = "in secret" if ask.secret else "in the open"
        self.lines[ask.seat].append(f"  asked {ask.id} {secret}: {options} ({clock})")


LANDMARKS = (
    "mc-round",
    "mc-phase",
    "mc-end",
    "mf-round",
    "mf-agent-phase",
    "mf-mafia-phase",
    "mf-dawn",
    "mf-discussion",
    "mf-end",
    "nc-month",
    "nc-phase",
    "nc-locations",
    "nc-end",
    "zb-round",
    "zb-reveal",
    "zb-district",
    "zb-end",
)
"""Public notices that are repeated in each seat's column, so that one finds one's way."""


def telling(record: Record) -> str:
    """Return the whole playthrough of a finished game as text."""
    told = Telling(record)
    told.play()
    outcome = told.game.outcome
    if outcome is None:
        raise ValueError("the game is not finished")
    head = [
        f"{record.game} version {record.version}, {record.seats} seats, seed {record.seed}",
        "options: " + ", ".join(f"{name}={value}" for name, value in chosen(record).items()),
        f"ends: {outcome.reason}; winners: {' '.join(map(str, sorted(outcome.winners))) or 'nobody'}; {len(record.moves)} moves",
    ]
    parts = ["\n".join(head)]
    for seat, lines in told.lines.items():
        title = "what everybody sees" if seat is None else f"seat {seat}: what only it sees, beside that"
        parts.append("\n".join([f"== {title}", *lines]))
    return "\n\n".join(parts) + "\n"


def chosen(record: Record) -> Mapping[str, Any]:
    """Return the options that are not the default."""
    default = engines.GAMES[record.game].options().model_dump(mode="json")
    return {name: value for name, value in record.options.items() if value != default[name]}
