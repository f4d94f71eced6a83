"""The story of a Family: everybody on the podium, the Respect from Month to Month, and the way of the Verdict."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.games.nostra_city.pictures.speech import NostraCityPictureSpeech, phase_of, signed, title_of
from bot.games.nostra_city.results import ranks
from bot.presenting.drawing import MOST_ALT, Drawing
from bot.presenting.drawing.lettering import width
from bot.presenting.drawing.parts import header, headlined
from bot.presenting.drawing.podium import (
    COURSE_HIGH,
    Finisher,
    Way,
    columns_of,
    draw_course,
    draw_podium,
    faced,
    mark_of,
    podium_foot,
)
from bot.presenting.drawing.shapes import group, icon, rect, text
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK, TOKENS, Ground
from bot.presenting.texts import Words

if TYPE_CHECKING:
    from engines.nostra_city.story import MonthPart, StoryPart
    from engines.nostra_city.views import NostraCityView

_HEAD, _FOOT = 66, 96
_LEFT = 230.0
"""The left edge of the course; the word for the Verdicts stands left of it."""
_SMALL = 36


def respect_by_month(view: NostraCityView, told: StoryPart, names: Sequence[str], words: Words, headline: str = "") -> Drawing:
    """Draw the end of the game: everybody on the podium, the Respect of all from Month to Month, the Verdict below."""
    speech = NostraCityPictureSpeech(words, view, names)
    ground = GROUND["court"]
    finishers = _finishers(view, told, speech)
    alt = story_alt(view, told, speech, finishers)
    months = [month for month in told.months if month.respect]
    ways = [Way(f"way-{one.seat + 1}", speech.capo(one.seat), [month.respect[one.seat] for month in months]) for one in told.hands]
    top = podium_foot(finishers)
    course = draw_course(ways, len(months), top + _HEAD, ground, left=_LEFT)
    below = [_head(top, told, speech, ground), course, _verdicts(months, top + _HEAD + COURSE_HIGH, speech)] if course else []
    return headlined(
        int(top + (_HEAD + COURSE_HIGH + _FOOT if course else 0)),
        ground,
        speech("pic-nc-game"),
        alt,
        headline,
        header(ground, "scales" if told.reason == "aborted" else "gavel", title_of(view, speech), phase_of(view, speech)),
        draw_podium(finishers, ground),
        *below,
    )


def _finishers(view: NostraCityView, told: StoryPart, speech: NostraCityPictureSpeech) -> list[Finisher]:
    places = ranks(view) if told.reason != "aborted" else (0,) * len(view.players)
    return [
        Finisher(
            key=f"respect-{one.seat + 1}",
            place=places[one.seat],
            name=speech.name(one.seat),
            spoken=speech.spoken(one.seat),
            mark=faced(speech.face(one.seat), mark_of(speech.capo(one.seat))),
            score=_plain(one.respect),
            won=one.seat in told.winners,
            sign="agent" if one.informant else "",
        )
        for one in sorted(told.hands, key=lambda one: (-one.respect, one.seat))
    ]


def _plain(respect: int) -> str:
    return signed(respect).lstrip("+")


def _head(top: float, told: StoryPart, speech: NostraCityPictureSpeech, ground: Ground) -> str:
    """Name what the lines below are, and the sign of an Informant."""
    right, informant = CANVAS.width - CANVAS.margin - 4, speech("pic-nc-informant")
    drawn = [
        icon("respect", 62, top + 12, 46, INK.brass, ground.ground),
        text(120, top + 48, speech("pic-nc-story-title"), _SMALL, 400, INK.ink2),
    ]
    if any(one.informant for one in told.hands):
        drawn += [
            icon("agent", right - width(informant, _SMALL) - 56, top + 14, 44, INK.ink2, ground.ground),
            text(right, top + 48, informant, _SMALL, 400, INK.ink2, "end"),
        ]
    return group("months", *drawn)


def _verdicts(months: Sequence[MonthPart], y: float, speech: NostraCityPictureSpeech) -> str:
    """Draw the marker at the end of each Month: round and blue for Innocent, square and red for Guilty."""
    drawn = [text(CANVAS.margin + 12, y + 46, speech("pic-nc-story-verdict"), _SMALL, 600)]
    for month, x in zip(months, columns_of(len(months), _LEFT), strict=True):
        field = month.field_after
        if field:
            side = TOKENS.verdict["guilty" if field > 0 else "innocent"]
            drawn.append(rect(x - 36, y + 4, 72, 60, 6 if field > 0 else 22, side["fill"]))
            drawn.append(text(x, y + 46, str(abs(field)), _SMALL, 600, side["ink"], "middle"))
    return group("verdicts", *drawn)


def story_alt(view: NostraCityView, told: StoryPart, speech: NostraCityPictureSpeech, finishers: Sequence[Finisher]) -> str:
    """Describe the same: winners, places with the final Respect, the Informants, the way there in the order of Respect."""
    said = [speech("pic-nc-alt-head", title=title_of(view, speech), phase=speech("pic-nc-phase-end"))]
    if told.winners:
        said.append(speech("pic-nc-alt-winners", who=", ".join(speech.spoken(seat) for seat in told.winners)))
    ranked = sorted(told.hands, key=lambda one: (-one.respect, one.seat))
    places = {one.key: one.place for one in finishers}
    for one in ranked:
        facts = [speech("pic-nc-alt-respect", n=_plain(one.respect))]
        facts += [speech("pic-nc-alt-informant")] if one.informant else []
        place = places[f"respect-{one.seat + 1}"]
        who = " ".join(filter(None, (f"{place}." if place else "", speech.spoken(one.seat))))
        said.append(speech("pic-nc-alt-player", who=who, colour=speech.colour(one.seat), facts=", ".join(facts)))
    for month in told.months:
        if month.respect:
            listed = ", ".join(_plain(month.respect[one.seat]) for one in ranked)
            name = speech("pic-nc-month", round=month.number)
            said.append(speech("pic-nc-story-month", month=name, field=speech.field(month.field_after), list=listed))
    return " ".join(said)[:MOST_ALT]
