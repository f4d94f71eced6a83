"""The story of a city: everybody on the podium, and the points of every player round by round, up to the target."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.games.mafia_city.pictures.speech import MafiaCityPictureSpeech, phase_of, title_of
from bot.games.mafia_city.pictures.tile import UNKNOWN
from bot.presenting.drawing import Drawing
from bot.presenting.drawing.parts import HeaderCount, header, headlined
from bot.presenting.drawing.podium import COURSE_HIGH, Finisher, Way, draw_course, draw_podium, faced, in_places, mark_of, podium_foot
from bot.presenting.drawing.speech import alt_text
from bot.presenting.drawing.tokens import GROUND, INK
from bot.presenting.texts import Words

if TYPE_CHECKING:
    from engines.mafia_city.story import StoryPart
    from engines.mafia_city.views import MafiaCityView


def way_to_the_target(view: MafiaCityView, told: StoryPart, names: Sequence[str], words: Words, headline: str = "") -> Drawing:
    """Draw the end of the game: everybody on the podium, the points from round to round, the line of the target."""
    speech = MafiaCityPictureSpeech(words, view, names)
    ground = GROUND["city"]
    finishers = _finishers(view, told, speech)
    rounds = [part.vp for part in told.rounds if part.vp]
    ways = [Way(f"way-{seat + 1}", _colour(view, seat), [points[seat] for points in rounds]) for seat in told.ranking]
    foot = podium_foot(finishers)
    course = draw_course(ways, len(rounds), foot, ground, goal=told.target)
    counts = (HeaderCount("respect", INK.brass, str(told.target)),)
    mark = "crown" if told.winners else "mayor"
    return headlined(
        int(foot + (COURSE_HIGH if course else 0)),
        ground,
        speech("pic-mc-game"),
        story_alt(view, told, speech, finishers),
        headline,
        header(ground, mark, title_of(view, speech), phase_of(view, speech), counts, speech("pic-mc-target")),
        draw_podium(finishers, ground),
        course,
    )


def _colour(view: MafiaCityView, seat: int) -> str:
    return view.players[seat].color or UNKNOWN


def _finishers(view: MafiaCityView, told: StoryPart, speech: MafiaCityPictureSpeech) -> list[Finisher]:
    return [
        Finisher(
            key=f"place-{seat + 1}",
            place=view.players[seat].place or 0,
            name=speech.name(seat),
            spoken=speech.spoken(seat),
            mark=faced(speech.face(seat), mark_of(_colour(view, seat))),
            score=str(told.scores[seat]),
            won=seat in told.winners,
        )
        for seat in told.ranking
    ]


def gained(told: StoryPart, seat: int) -> list[int]:
    """Return the points of a seat in each round with a complete phase II."""
    before, gains = 0, []
    for part in told.rounds:
        if part.vp:
            gains.append(part.vp[seat] - before)
            before = part.vp[seat]
    return gains


def story_alt(view: MafiaCityView, told: StoryPart, speech: MafiaCityPictureSpeech, finishers: Sequence[Finisher]) -> str:
    """Describe the same: winners, places, points, the gains of every round."""
    said = [
        speech("pic-mc-alt-head", title=f"{speech('pic-mc-game')}, {title_of(view, speech)}", phase=phase_of(view, speech), n=told.target),
        speech("pic-mc-alt-points", list=in_places(finishers)),
    ]
    gains = {seat: gained(told, seat) for seat in told.ranking}
    for place, part in enumerate(one for one in told.rounds if one.vp):
        said.append(speech("pic-mc-story-round", round=part.number, list=", ".join(str(gains[seat][place]) for seat in told.ranking)))
    full = " ".join(said)
    return alt_text((full,))
