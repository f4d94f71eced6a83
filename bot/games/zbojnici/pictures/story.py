"""The story of a city: every robber's purse at the end of each day, the richest first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.games.zbojnici.pictures.speech import ZbojniciPictureSpeech, phase_of, title_of
from bot.presenting.drawing import MOST_ALT, Drawing
from bot.presenting.drawing.lettering import fit
from bot.presenting.drawing.parts import HeaderCount, header, headlined, player_mark
from bot.presenting.drawing.shapes import group, icon, rect, text
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK, Ground
from bot.presenting.texts import Words

if TYPE_CHECKING:
    from engines.zbojnici.story import StoryPart
    from engines.zbojnici.views import ZbojniciView

TOP, HIGH, BETWEEN = 232, 104, 16
_FIRST, _APART = 478, 92  # right edge of the first day's numbers, and the step between days
_NAME, _SMALL, _SCORE = 36, 36, 60


def purses_by_day(view: ZbojniciView, told: StoryPart, names: Sequence[str], words: Words, headline: str = "") -> Drawing:
    """Draw the end of the game: a row for each robber, a column for each day, the final purse in big numbers."""
    speech = ZbojniciPictureSpeech(words, view, names)
    ground = GROUND["wood"]
    ranked = sorted(told.scores, key=lambda seat: (-told.scores[seat], seat))
    alt = story_alt(view, told, speech, ranked)
    rows = [(seat, TOP + place * (HIGH + BETWEEN)) for place, seat in enumerate(ranked)]
    height = TOP + len(rows) * (HIGH + BETWEEN) + (110 if told.prince is not None else 34)
    counts = () if view.threshold is None else (HeaderCount("ducat", INK.brass, str(view.threshold)),)
    note = speech("pic-zb-richest") if view.threshold is None else speech("pic-zb-threshold")
    return headlined(
        height,
        ground,
        speech("pic-zb-game"),
        alt,
        headline,
        header(ground, "crown" if told.winners else "sun", title_of(view, speech), phase_of(view, speech), counts, note),
        _days(view),
        *(_row(view, told, seat, y, speech, ground) for seat, y in rows),
        _prince(told, height, speech, ground),
    )


def _days(view: ZbojniciView) -> str:
    heads = [text(_FIRST + day * _APART, TOP - 20, f"{day + 1}.", _SMALL, 600, INK.ink2, "end") for day in range(view.rounds)]
    return group("days", icon("sun", 350, TOP - 54, 44, INK.ink2, GROUND["wood"].ground), *heads)


def _row(view: ZbojniciView, told: StoryPart, seat: int, y: float, speech: ZbojniciPictureSpeech, ground: Ground) -> str:
    x, wide = CANVAS.margin, CANVAS.width - 2 * CANVAS.margin
    won = seat in told.winners
    colour = view.players[seat].color
    drawn = [rect(x, y, wide, HIGH, 20, ground.raised if won else ground.panel, INK.brass if won else None, 5)]
    if colour:
        drawn.append(player_mark(colour, x + 50, y + HIGH / 2, 24))
    drawn.append(text(x + 96, y + 64, fit(speech.name(seat), _NAME, 600, _FIRST - 70 - x - 96), _NAME, 600))
    for day in told.days:
        if day.purses:
            at = _FIRST + (day.number - 1) * _APART
            drawn.append(text(at, y + 64, str(day.purses[seat]), _SMALL, 400, INK.ink2, "end"))
    drawn.append(text(x + wide - 20, y + 73, str(told.scores[seat]), _SCORE, 700, INK.ink, "end"))
    return group(f"purse-{seat + 1}", *drawn)


def _prince(told: StoryPart, height: float, speech: ZbojniciPictureSpeech, ground: Ground) -> str:
    if told.prince is None:
        return ""
    y = height - 94
    said = fit(speech("pic-zb-story-prince", who=speech.name(told.prince)), _NAME, 600, 900)
    crown = icon("crown", 1080, y, 54, INK.brass, ground.ground) if told.prince in told.winners else ""
    return group("prince", icon("shield", 68, y - 2, 58, INK.ink, ground.raised), text(144, y + 40, said, _NAME, 600), crown)


def story_alt(view: ZbojniciView, told: StoryPart, speech: ZbojniciPictureSpeech, ranked: Sequence[int]) -> str:
    """Describe the same: winners, the final purses, the way there."""
    final = ", ".join(f"{speech.spoken(seat)} {told.scores[seat]}" for seat in ranked)
    said = [speech("pic-zb-alt-head", title=title_of(view, speech), phase=phase_of(view, speech)), speech("pic-zb-alt-purses", list=final)]
    if told.prince is not None:
        said.append(f"{speech('pic-zb-story-prince', who=speech.spoken(told.prince))}.")
    for day in told.days:
        if day.purses:
            purses = ", ".join(str(day.purses[seat]) for seat in ranked)
            said.append(speech("pic-zb-story-day", round=day.number, list=purses))
    return " ".join(said)[:MOST_ALT]
