"""The data of the page: a replayed game as JSON values, and the labels of the page in both languages."""

import base64
import gzip
import json
from hashlib import sha256
from typing import Any

from bot.games import game_of
from bot.games.game import ReplayFacts
from bot.presenting.naming import numbered
from bot.presenting.texts import words_in
from bot.replay.public_inference import turning_point_text
from bot.replay.replaying import Replayer
from bot.replay.source import ReplayContext, ReplaySource
from bot.replay.steps import LANGUAGES, Bilingual, ReplayStep, SeatStep
from engines.table import Arg

LABELS = (
    "replay-all-eyes", "replay-answered", "replay-asked", "replay-auto", "replay-clock", "replay-command", "replay-course",
    "replay-curve-open", "replay-curve-round", "replay-download", "replay-eyes", "replay-forced",
    "replay-host", "replay-keys", "replay-language", "replay-measure", "replay-notes",
    "replay-made", "replay-made-bad", "replay-made-good", "replay-next", "replay-next-mark", "replay-next-phase", "replay-no-crypto",
    "replay-no-proof", "replay-pause", "replay-play", "replay-presses", "replay-previous", "replay-previous-mark",
    "replay-previous-phase", "replay-proof", "replay-reach", "replay-salt", "replay-seal", "replay-seal-bad", "replay-seal-good",
    "replay-secret", "replay-seed", "replay-seed-bad", "replay-seed-good", "replay-speed", "replay-story", "replay-table",
    "replay-table-eyes", "replay-version",
    "replay-told", "replay-walk", "replay-warning", "replay-where", "replay-where-yet", "replay-known", "replay-known-day",
    "replay-known-mafia", "replay-known-note", "replay-known-now", "replay-known-other", "replay-known-seat", "replay-known-truth",
    "replay-turning", "replay-chapters", "replay-moment", "replay-trailer", "replay-tell",
)  # fmt: skip
"""The labels of the page, with ``{n}`` and ``{all}`` for numbers."""


def data_of(source: ReplaySource, replay: Replayer, context: ReplayContext) -> dict[str, Any]:
    """Return the contents of the page as JSON values."""
    story, pictures = replay.viewpoints.story()
    game = game_of(source.record.game)
    theme = game.presenter.theme(source.record.options)
    steps = [_step(step) for step in replay.steps]
    concluded = _concluded(replay, theme)  # before the texts are read: both add some
    opening = _opening(replay, context)
    return {
        "game": source.record.game,
        "names": [names_of(replay, seat) for seat in range(source.record.seats)],
        "labels": {language: _labels(language, theme, game.replay) for language in LANGUAGES},
        "steps": steps,
        "story": story,
        "pictures": pictures,
        "opening": opening,
        "texts": replay.viewpoints.texts.texts,
        "parts": replay.viewpoints.drawings.parts,
        "drawings": replay.viewpoints.drawings.whole,
        "notes": context.notes,
        "record": source.text,
        "made": sha256(source.text.encode()).hexdigest(),
        "file": f"{source.record.game}.json",
        **concluded,
    }


def _opening(replay: Replayer, context: ReplayContext) -> dict[str, Any]:
    """Return the title of the night (NT-4.7): who won, the best moments in their order as chapters, and which is that of the night.

    Without a vote that is the best one; -1: there is none.
    """
    won, best = replay.viewpoints.opening()
    chosen = next((one for one, _, _ in best if one == context.moment), best[0][0] if best else "")
    placed = sorted((replay.step_of(notice), one, text) for one, notice, text in best)
    place = next((number for number, (_, one, _) in enumerate(placed) if one == chosen), -1)
    return {"won": won, "chapters": [[step, *text] for step, _, text in placed], "moment": place, "ended": context.ended_at}


def _concluded(replay: Replayer, theme: str) -> dict[str, Any]:
    """Return the public posterior: by number the round, thousandths by seat (−1: out), the truth; and the turning points."""
    if replay.inference is None:
        return {"known": [], "turning": []}
    course = replay.inference.course
    known = [
        [
            point.round,
            [round(1000 * chance) if seat in point.living else -1 for seat, chance in enumerate(point.chances)],
            list(map(int, sides)),
        ]
        for point, sides in zip(course.points, replay.sides, strict=True)
    ]
    turning_points = [[_step_of(replay, number), *_turning(replay, number, theme)] for number in course.turning_points()]
    return {"known": known, "turning": turning_points}


def _step_of(replay: Replayer, known: int) -> int:
    return next((number for number, step in enumerate(replay.steps) if step.known >= known), len(replay.steps) - 1)


def _turning(replay: Replayer, number: int, theme: str) -> Bilingual:
    """Return the sentence about a turning point in both languages, with names."""
    assert replay.inference is not None
    key, args = turning_point_text(replay.inference.course.points[number])
    said = []
    for language, names in zip(LANGUAGES, replay.viewpoints.names, strict=True):
        words = words_in(language)
        people: dict[str, Arg] = {name: words.person(int(args[name]), names) for name in ("seat", "target") if name in args}
        said.append(words(key, theme=theme, **{**people, **{name: value for name, value in args.items() if name not in people}}))
    return replay.viewpoints.kept(said)


def names_of(replay: Replayer, seat: int) -> list[str]:
    return [numbered(names[seat], seat) for names in replay.viewpoints.names]


def _labels(language: str, theme: str, facts: ReplayFacts) -> dict[str, str]:
    """Return the labels of the page; above the numbers by round, which the page hides in a game without them, stands their unit."""
    words = words_in(language)
    labels = {key.removeprefix("replay-"): words(key, theme=theme, n="{n}", all="{all}") for key in LABELS}
    curve = {"curve": words("replay-counted", what=facts.counted), "curve-secret": words("replay-counted-secret", what=facts.secret)}
    return labels | curve


def _step(step: ReplayStep) -> dict[str, Any]:
    return {
        "round": step.round,
        "phase": step.phase,
        "told": step.told,
        "board": step.board,
        "notes": step.notes,
        "by": step.by,
        "mark": int(step.marked),
        "counts": step.counts,
        "known": step.known,
        "seats": [_own(own) for own in step.seats],
    }


def _own(own: SeatStep) -> list[Any]:
    happened = [[one.kind, *one.text, one.by] for one in own.happened]
    return [*own.hand, happened, int(own.marked), own.count]


def packed(data: dict[str, Any]) -> str:
    """Return ``data`` for the page: JSON, gzip, base64 (RP-1.4); deterministic."""
    plain = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    return base64.b64encode(gzip.compress(plain, 6, mtime=0)).decode()
