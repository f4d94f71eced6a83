"""Records of finished games among automated players, with the proof of their deal, and what a viewpoint sees of its replay."""

import json
from functools import cache
from itertools import count
from typing import Any

import engines
from bot.replay.page import page_of
from bot.replay.replaying import Replayer
from bot.replay.source import ReplaySource, read
from bot.replay.steps import Bilingual
from bot.simulation.playing import Circle
from bot.simulation.simulate import players_of
from engines.chance import commitment, seed_of

SALT, SECRET = bytes(range(16)), bytes(range(32))
TABLE = "k7m2p4qa"
NAMES = ("Jana", "Karel", "Eliška", "Tonda", "Markéta", "Petr", "Bára", "Ondřej", "Zdenka", "Šimon", "Žofie") * 2
SEATS = {"mafie": 7, "zbojnici": 4, "mafia_city": 3, "nostra_city": 3, "escape_plan": 2}
SHORT = 30
"""A night in which everybody is told no more is too short to look through: machines may catch a Mafia of one in the first ballot."""
AT_RANDOM = frozenset({"mafia_city", "nostra_city", "escape_plan"})
"""Nights that are over in half the moves when nobody thinks."""
HOSTILE = "<img src=x onerror=alert(1)>"
INJECTED = "</script><b>"


def public_notices(played: engines.Game) -> list[engines.Notice]:
    """Return the public notices of a game."""
    return [notice for notice in played.notices if notice.to is None]


def _night(game: str, seats: int, options: dict[str, bool], seed: int, number: int) -> engines.Game:
    """Play a deal to its end among the automated players of ``number``, or at random."""
    played = engines.start(game, seats=seats, options=options, seed=seed)
    Circle(played, players_of(game, seats, number, "random" if game in AT_RANDOM else "auto")).play()
    return played


@cache
def record_text(game: str, seats: int = 0, *, extended: bool = False) -> str:
    """Return the record of a game as [Record] hands it over; the first two people have hostile names."""
    seats = seats or SEATS[game]
    presses = [1300000000000000000 + seat for seat in range(seats)]
    options = {"extended": True} if extended else {}
    seed = seed_of(SECRET, presses)
    played = next(night for number in count(1) if len(public_notices(night := _night(game, seats, options, seed, number))) > SHORT)
    fair = {
        "version": 2,
        "table": TABLE,
        "salt": SALT.hex(),
        "secret": SECRET.hex(),
        "seal": commitment(TABLE, SALT, SECRET),
        "presses": presses,
    }
    names = [HOSTILE, INJECTED, *NAMES[2:seats]]
    return json.dumps({"record": played.record.model_dump(mode="json"), "fair": fair, "seats": names}, ensure_ascii=False, indent=1)


@cache
def replayed(game: str) -> tuple[ReplaySource, Replayer]:
    """Return a game and its replay."""
    source = read(record_text(game))
    replay = Replayer(source.begin(), source.names)
    replay.play(source.record.moves)
    return source, replay


@cache
def page_for(game: str) -> str:
    """Return the page of it."""
    return page_of(*replayed(game))


def texts_of(replay: Replayer, both: Bilingual) -> tuple[str, str]:
    """Return a text in both languages."""
    texts = replay.viewpoints.texts.texts
    return (texts[both[0]], texts[both[1]]) if both[0] >= 0 else ("", "")


def seen(replay: Replayer, x: int | None) -> list[Any]:
    """Return everything, byte for byte, that is shown to the eyes of seat ``x`` (None: the table's) in each step."""
    parts, whole = replay.viewpoints.drawings.parts, replay.viewpoints.drawings.whole
    shown: list[Any] = []
    for step in replay.steps:
        drawn = ["\n".join(parts[part] for part in whole[number]) for number in step.board if number >= 0]
        texts = [texts_of(replay, both) for both in (step.phase, step.told, step.notes)]
        own = [] if x is None else [_own(replay, step.seats[x])]
        known = replay.inference.course.points[step.known].chances if replay.inference is not None else ()
        shown.append((step.round, texts, drawn, step.by, step.marked, step.counts, known, own))
    return shown


def _own(replay: Replayer, own: Any) -> tuple[Any, ...]:
    return texts_of(replay, own.hand), own.marked, [(one.kind, texts_of(replay, one.text), one.by) for one in own.happened]
