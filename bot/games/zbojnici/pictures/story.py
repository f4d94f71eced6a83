"""The story of a city: everybody on the podium, and every robber's purse at the end of each day."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.games.zbojnici.pictures.speech import ZbojniciPictureSpeech, phase_of, title_of
from bot.games.zbojnici.results import ranks
from bot.presenting.drawing import MOST_ALT, Drawing
from bot.presenting.drawing.parts import HeaderCount, header, headlined
from bot.presenting.drawing.podium import COURSE_HIGH, Finisher, Way, draw_course, draw_podium, faced, in_places, mark_of, podium_foot
from bot.presenting.drawing.shapes import icon_at
from bot.presenting.drawing.tokens import GROUND, INK
from bot.presenting.texts import Words

if TYPE_CHECKING:
    from engines.zbojnici.story import StoryPart
    from engines.zbojnici.views import ZbojniciView


def purses_by_day(view: ZbojniciView, told: StoryPart, names: Sequence[str], words: Words, headline: str = "") -> Drawing:
    """Draw the end of the game: everybody on the podium, and every purse from day to day."""
    speech = ZbojniciPictureSpeech(words, view, names)
    ground = GROUND["wood"]
    finishers = _finishers(view, told, speech)
    alt = story_alt(view, told, speech, finishers)
    days = [day for day in told.days if day.purses]
    ways = [Way(f"way-{seat + 1}", view.players[seat].color, [day.purses[seat] for day in days]) for seat in told.scores]
    foot = podium_foot(finishers)
    course = draw_course(ways, len(days), foot, ground, goal=view.threshold)
    counts = () if view.threshold is None else (HeaderCount("ducat", INK.brass, str(view.threshold)),)
    note = speech("pic-zb-richest") if view.threshold is None else speech("pic-zb-threshold")
    return headlined(
        int(foot + (COURSE_HIGH if course else 0)),
        ground,
        speech("pic-zb-game"),
        alt,
        headline,
        header(ground, "crown" if told.winners else "sun", title_of(view, speech), phase_of(view, speech), counts, note),
        draw_podium(finishers, ground),
        course,
    )


def _finishers(view: ZbojniciView, told: StoryPart, speech: ZbojniciPictureSpeech) -> list[Finisher]:
    found = []
    places = ranks(view) if told.reason != "aborted" else (0,) * len(view.players)
    for player, place in zip(view.players, places, strict=True):
        seat = player.seat
        prince = seat == told.prince
        found.append(
            Finisher(
                key="prince" if prince else f"purse-{seat + 1}",
                place=place,
                name=speech.name(seat),
                spoken=speech.spoken(seat),
                mark=faced(speech.face(seat), _prince if prince else mark_of(player.color)),
                score="" if prince else str(told.scores[seat]),
                note=speech("side-zbojnici-prince") if prince else "",
                won=seat in told.winners,
            )
        )
    return found


def _prince(cx: float, cy: float, radius: float) -> str:
    return icon_at("shield", cx, cy, 2.2 * radius, INK.ink, GROUND["wood"].raised)


def story_alt(view: ZbojniciView, told: StoryPart, speech: ZbojniciPictureSpeech, finishers: Sequence[Finisher]) -> str:
    """Describe the same: places, the final purses, the way there the richest first."""
    said = [speech("pic-zb-alt-head", title=title_of(view, speech), phase=phase_of(view, speech))]
    said.append(speech("pic-zb-alt-purses", list=in_places(finishers)))
    if told.prince is not None:
        said.append(f"{speech('pic-zb-story-prince', who=speech.spoken(told.prince))}.")
    order = sorted(told.scores, key=lambda seat: (-told.scores[seat], seat))
    for day in told.days:
        if day.purses:
            purses = ", ".join(str(day.purses[seat]) for seat in order)
            said.append(speech("pic-zb-story-day", round=day.number, list=purses))
    return " ".join(said)[:MOST_ALT]
