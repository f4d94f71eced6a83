"""The whole course of a finished game as plain text, round by round: who ruled where, extra points, the points, what was performed."""

from bot.games.mafia_city.story import honours, scores, winner_line
from bot.games.mafia_city.voice import Voice
from bot.presenting.boxed.story_text import text_of_story
from bot.presenting.naming import listed
from bot.presenting.scene import Scene
from engines.mafia_city.story import RoundPart, StoryPart


def story_text(scene: Scene) -> str:
    """Return the course of a game that is over: how it ended, every round, the proof of the deal. No markdown."""
    return text_of_story(Voice(scene, plain=True), winner_line, _told)


def _told(voice: Voice, told: StoryPart) -> list[str]:
    """Return the lines of the points, honours and every round."""
    lines = [scores(voice, told), *honours(voice, told)]
    for part in told.rounds:
        if part.number:
            head = voice("mc-log-round", round=part.number, who=voice.who(part.starting))
            lines += ["", head, *(f"- {line}" for line in _round(voice, part))]
    return lines


def _round(voice: Voice, part: RoundPart) -> list[str]:
    lines = []
    for one in part.control:
        place = voice.place(one.location)
        if one.seat is None:
            lines.append(voice("mc-log-nobody", place=place))
        else:
            lines.append(voice("mc-log-place", place=place, who=voice.who(one.seat), n=one.total))
    if part.extra:
        lines.append(voice("mc-log-extra", list=voice.people(part.extra)))
    if part.effects:
        performed = (f"{voice(f'mc-does-{kind}')} {times}×" for kind, times in sorted(part.effects.items()))
        lines.append(voice("mc-log-effects", list=listed(performed)))
    if part.vp:
        lines.append(voice("mc-log-points", list=listed(f"{voice.who(seat)} {points}" for seat, points in enumerate(part.vp))))
    return lines
