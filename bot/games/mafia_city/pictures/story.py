"""The story of a city: the points of every player, round by round, the first place on top."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.games.mafia_city.pictures.speech import MafiaCityPictureSpeech, phase_of, title_of
from bot.games.mafia_city.pictures.tile import UNKNOWN
from bot.presenting.drawing import Drawing
from bot.presenting.drawing.lettering import fit
from bot.presenting.drawing.parts import HeaderCount, header, headlined, player_mark
from bot.presenting.drawing.shapes import group, line, rect, text
from bot.presenting.drawing.speech import alt_text
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK, TOKENS, Ground
from bot.presenting.texts import Words

if TYPE_CHECKING:
    from engines.mafia_city.story import StoryPart
    from engines.mafia_city.views import MafiaCityView

TOP, HIGH, BETWEEN = 192, 112, 18
_FIRST, _LAST = 430, 1040  # start of the bars, and end of the longest
_NAME, _SCORE = 36, 60


def way_to_the_target(view: MafiaCityView, told: StoryPart, names: Sequence[str], words: Words, headline: str = "") -> Drawing:
    """Draw the end of the game: a bar for each player, cut where a round ended, the line of the target, the points."""
    speech = MafiaCityPictureSpeech(words, view, names)
    ground = GROUND["city"]
    longest = max(told.target, *told.scores.values())
    step = (_LAST - _FIRST) / longest
    height = TOP + len(told.ranking) * (HIGH + BETWEEN) + 92
    alt = story_alt(view, told, speech)
    mark = "crown" if told.winners else "mayor"
    counts = (HeaderCount("respect", INK.brass, str(told.target)),)
    rows = [_row(view, told, seat, TOP + place * (HIGH + BETWEEN), step, speech, ground) for place, seat in enumerate(told.ranking)]
    return headlined(
        height,
        ground,
        speech("pic-mc-game"),
        alt,
        headline,
        header(ground, mark, title_of(view, speech), phase_of(view, speech), counts, speech("pic-mc-target")),
        *rows,
        _target(told, height, step, speech),
    )


def gained(told: StoryPart, seat: int) -> list[int]:
    """Return the points of a seat in each round with a complete phase II."""
    before, gains = 0, []
    for part in told.rounds:
        if part.vp:
            gains.append(part.vp[seat] - before)
            before = part.vp[seat]
    return gains


def _row(view: MafiaCityView, told: StoryPart, seat: int, y: float, step: float, speech: MafiaCityPictureSpeech, ground: Ground) -> str:
    x, wide = CANVAS.margin, CANVAS.width - 2 * CANVAS.margin
    won = seat in told.winners
    colour = view.players[seat].color or UNKNOWN
    drawn = [
        rect(x, y, wide, HIGH, 20, ground.raised if won else ground.panel, INK.brass if won else None, 5),
        player_mark(colour, x + 50, y + HIGH / 2, 24),
        text(x + 96, y + 68, fit(speech.name(seat), _NAME, 600, _FIRST - x - 120), _NAME, 600),
    ]
    at = float(_FIRST)
    for gain in gained(told, seat):
        if gain > 0:
            drawn.append(rect(at + 2, y + 30, gain * step - 4, HIGH - 60, 8, TOKENS.player[colour].hex, TOKENS.shape_outline, 3))
            at += gain * step
    drawn.append(text(x + wide - 20, y + 78, str(told.scores[seat]), _SCORE, 700, INK.ink, "end"))
    return group(f"way-{seat + 1}", *drawn)


def _target(told: StoryPart, height: float, step: float, speech: MafiaCityPictureSpeech) -> str:
    """Draw the line of the target over all bars, and explain the pieces of a bar."""
    x = _FIRST + told.target * step
    foot = height - 92
    said = fit(speech("pic-mc-story-legend"), _SMALL, 400, CANVAS.width - 2 * CANVAS.margin)
    return group(
        "target",
        line(x, TOP - 4, x, foot - BETWEEN + 4, INK.brass, 6),
        text(CANVAS.margin + 4, height - 46, said, _SMALL, 400, INK.ink2),
    )


_SMALL = 34


def story_alt(view: MafiaCityView, told: StoryPart, speech: MafiaCityPictureSpeech) -> str:
    """Describe the same: winners, points, the gains of every round."""
    final = ", ".join(f"{speech.spoken(seat)} {told.scores[seat]}" for seat in told.ranking)
    said = [
        speech("pic-mc-alt-head", title=f"{speech('pic-mc-game')}, {title_of(view, speech)}", phase=phase_of(view, speech), n=told.target),
        speech("pic-mc-alt-points", list=final),
    ]
    gains = {seat: gained(told, seat) for seat in told.ranking}
    for place, part in enumerate(one for one in told.rounds if one.vp):
        said.append(speech("pic-mc-story-round", round=part.number, list=", ".join(str(gains[seat][place]) for seat in told.ranking)))
    full = " ".join(said)
    return alt_text((full,))
