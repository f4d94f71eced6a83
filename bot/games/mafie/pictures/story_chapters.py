"""The story of a finished game, round by round, and who played for whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.games.mafie.pictures.speech import Speech
from bot.games.mafie.pictures.story_day import day_facts
from bot.games.mafie.pictures.story_facts import Fact
from bot.games.mafie.pictures.story_night import night_facts

if TYPE_CHECKING:
    from engines.mafie.story import StoryPart


@dataclass(frozen=True, slots=True)
class Chapter:
    """One round: the facts of its night and of its day, all of them."""

    round: int
    night: tuple[Fact, ...]
    day: tuple[Fact, ...]


def chapters(story: StoryPart, speech: Speech) -> list[Chapter]:
    """Tell a finished game round by round."""
    told: list[Chapter] = []
    for each in story.rounds:
        if not each.number:  # the set-up
            continue
        night = tuple(night_facts(each, speech)) or (Fact("closed_eye", speech("pic-story-quiet")),)
        day = tuple(day_facts(each, speech)) or (Fact("sun", speech("pic-story-no-day")),)
        told.append(Chapter(each.number, night, day))
    return told


def camps(story: StoryPart) -> dict[str, tuple[int, ...]]:
    """Tell who truly played for whom: seats by `mafia`, `agent` (the token) and `gang`; all others played for the Police."""
    return {
        "mafia": tuple(seat.seat for seat in story.seats if seat.force == "mafia"),
        "agent": tuple(seat.seat for seat in story.seats if seat.token == "agent" and seat.force == "police"),
        "gang": tuple(seat.seat for seat in story.seats if seat.force == "gang"),
    }
