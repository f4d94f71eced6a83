"""The story: the message that closes a game."""

from collections.abc import Sequence

from bot.games.mafie.endings import sides, winner_line
from bot.games.mafie.pictures.story import story as story_pictures
from bot.games.mafie.table_text import table_text
from bot.games.mafie.voice import Voice
from bot.presenting.closing import closing_page
from bot.presenting.drawing import Drawing
from bot.presenting.page import Page
from bot.presenting.scene import Scene
from engines.mafie.story import StoryPart

_PICTURES = 3
_CALLED = 4
"""So many people are named in a line of honours at most."""


def story(scene: Scene) -> Page:
    """Return the closing message: who won, the story in pictures, who was who, the proof of the deal, what to do next."""
    voice = Voice(scene)
    told = voice.view.story
    drawings: Sequence[Drawing | str] = (table_text(voice),)
    if not scene.text_mode:
        drawings = story_pictures(voice.view, scene.people, scene.words, minutes=scene.minutes or None)[:_PICTURES]
    return closing_page(scene, winner_line(voice), drawings, () if told is None else _honours(voice, told))


def _honours(voice: Voice, told: StoryPart) -> list[str]:
    """Who was who, who got the most fingers, whom a card saved, whose sleepless guesses were right."""
    lines = sides(voice, told)
    most = _most_fingers(told)
    if most:
        lines.append(voice("story-fingers", who=voice.who(most[0]), n=most[1]))
    saved = dict.fromkeys(strike.seat for one in told.rounds for strike in one.strikes if strike.saved_card)
    if saved:
        lines.append(voice("story-saved", list=voice.people(saved)))
    right = _right_hunches(told)
    if right:
        lines.append(voice("story-hunch", list=voice.people(right[:_CALLED])))
    elif any(one.hunches for one in told.rounds):
        lines.append(voice("story-hunch-none"))
    return lines


def _most_fingers(told: StoryPart) -> tuple[int, int] | None:
    """Return who got the most votes in one ballot, and how many."""
    most: tuple[int, int] | None = None
    for ballot in (ballot for one in told.rounds for ballot in one.ballots if not ballot.annulled):
        given = list(ballot.votes.values())
        for candidate in ballot.candidates:
            if given.count(candidate) > (most[1] if most else 0):
                most = (candidate, given.count(candidate))
    return most


def _right_hunches(told: StoryPart) -> list[int]:
    """Return the seats that thought of a Mafioso at night, those who did so most often first."""
    hits: dict[int, int] = {}
    for one in told.rounds:
        for hunch in one.hunches:
            if hunch.seat is not None and told.seats[hunch.seat].token == "mafia":
                hits[hunch.by] = hits.get(hunch.by, 0) + 1
    return sorted(hits, key=lambda seat: (-hits[seat], seat))
