"""The story of a Family: everybody's Respect at the end of each Month, the most respected first, and the way of the Verdict."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.games.nostra_city.pictures.speech import NostraCityPictureSpeech, phase_of, signed, title_of
from bot.presenting.drawing import MOST_ALT, Drawing
from bot.presenting.drawing.lettering import fit
from bot.presenting.drawing.parts import header, headlined, player_mark
from bot.presenting.drawing.shapes import group, icon, rect, text
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK, TOKENS, Ground
from bot.presenting.texts import Words

if TYPE_CHECKING:
    from engines.nostra_city.story import LastHand, StoryPart
    from engines.nostra_city.views import NostraCityView

TOP, HIGH, BETWEEN = 250, 108, 14
_FIRST, _APART = 496, 92  # right edge of the first Month's numbers, and the step between Months
_NAME, _SMALL, _SCORE = 36, 36, 58


def respect_by_month(view: NostraCityView, told: StoryPart, names: Sequence[str], words: Words, headline: str = "") -> Drawing:
    """Draw the end of the game: a row for each player, a column for each Month, the final Respect in big numbers; the Verdict below."""
    speech = NostraCityPictureSpeech(words, view, names)
    ground = GROUND["court"]
    ranked = sorted(told.hands, key=lambda one: (-one.respect, one.seat))
    alt = story_alt(view, told, speech, ranked)
    rows = [(one, TOP + place * (HIGH + BETWEEN)) for place, one in enumerate(ranked)]
    foot = TOP + len(rows) * (HIGH + BETWEEN) + 10
    height = foot + 116
    mark = "scales" if told.reason == "aborted" else "gavel"
    return headlined(
        height,
        ground,
        speech("pic-nc-game"),
        alt,
        headline,
        header(ground, mark, title_of(view, speech), phase_of(view, speech)),
        _heads(view, speech, ground),
        *(_row(told, one, y, speech, ground) for one, y in rows),
        _verdicts(told, foot, speech),
    )


def _heads(view: NostraCityView, speech: NostraCityPictureSpeech, ground: Ground) -> str:
    heads = [text(_FIRST + at * _APART, TOP - 22, f"{at + 1}.", _SMALL, 600, INK.ink2, "end") for at in range(view.rounds)]
    mark = icon("respect", 62, TOP - 60, 46, INK.brass, ground.ground)
    return group("months", mark, text(120, TOP - 24, speech("pic-nc-story-title"), _SMALL, 400, INK.ink2), *heads)


def _row(told: StoryPart, one: LastHand, y: float, speech: NostraCityPictureSpeech, ground: Ground) -> str:
    x, wide = CANVAS.margin, CANVAS.width - 2 * CANVAS.margin
    won = one.seat in told.winners
    back = ground.raised if won else ground.panel
    colour = speech.capo(one.seat)
    room = _FIRST - 60 - (x + 96)
    base = y + (50 if one.informant else 66)
    drawn = [
        rect(x, y, wide, HIGH, 20, back, INK.brass if won else None, 5),
        player_mark(colour, x + 50, y + HIGH / 2, 24) if colour else "",
        text(x + 96, base, fit(speech.name(one.seat), _NAME, 600, room), _NAME, 600),
    ]
    if one.informant:
        drawn += [
            icon("agent", x + 94, y + 60, 38, INK.ink2, back),
            text(x + 140, y + 92, fit(speech("pic-nc-informant"), 34, 400, room - 44), 34, 400, INK.ink2),
        ]
    for month in told.months:
        if month.respect:
            at = _FIRST + (month.number - 1) * _APART
            drawn.append(text(at, y + 66, signed(month.respect[one.seat]).lstrip("+"), _SMALL, 400, INK.ink2, "end"))
    drawn.append(text(x + wide - 20, y + 74, signed(one.respect).lstrip("+"), _SCORE, 700, INK.ink, "end"))
    return group(f"respect-{one.seat + 1}", *drawn)


def _verdicts(told: StoryPart, y: float, speech: NostraCityPictureSpeech) -> str:
    """Draw the marker at the end of each Month: round and blue for Innocent, square and red for Guilty."""
    drawn = [text(CANVAS.margin + 12, y + 58, speech("pic-nc-story-verdict"), _NAME, 600)]
    for month in told.months:
        field = month.field_after
        if not field:
            continue
        side = TOKENS.verdict["guilty" if field > 0 else "innocent"]
        left = _FIRST + (month.number - 1) * _APART - 66
        drawn.append(rect(left, y + 16, 72, 60, 6 if field > 0 else 22, side["fill"]))
        drawn.append(text(left + 36, y + 58, str(abs(field)), _SMALL, 600, side["ink"], "middle"))
    return group("verdicts", *drawn)


def story_alt(view: NostraCityView, told: StoryPart, speech: NostraCityPictureSpeech, ranked: Sequence[LastHand]) -> str:
    """Describe the same: winners, the final Respect, the Informants, the way there."""
    said = [speech("pic-nc-alt-head", title=title_of(view, speech), phase=speech("pic-nc-phase-end"))]
    if told.winners:
        said.append(speech("pic-nc-alt-winners", who=", ".join(speech.spoken(seat) for seat in told.winners)))
    for one in ranked:
        facts = [speech("pic-nc-alt-respect", n=signed(one.respect).lstrip("+"))]
        facts += [speech("pic-nc-alt-informant")] if one.informant else []
        said.append(speech("pic-nc-alt-player", who=speech.spoken(one.seat), colour=speech.colour(one.seat), facts=", ".join(facts)))
    for month in told.months:
        if month.respect:
            listed = ", ".join(signed(month.respect[one.seat]).lstrip("+") for one in ranked)
            name = speech("pic-nc-month", round=month.number)
            said.append(speech("pic-nc-story-month", month=name, field=speech.field(month.field_after), list=listed))
    return " ".join(said)[:MOST_ALT]
