"""The story: the message that closes a game."""

from collections import Counter

from bot.games.mafia_city.headlines import HEADLINES
from bot.games.mafia_city.pictures.story import gained, way_to_the_target
from bot.games.mafia_city.voice import MafiaCityVoice
from bot.presenting.boxed.pages import text_of_story
from bot.presenting.closing import closing_page
from bot.presenting.drawing.speech import as_drawn
from bot.presenting.naming import listed
from bot.presenting.page import Page
from bot.presenting.scene import Scene
from bot.presenting.voice import highest
from engines.mafia_city.components import KINDS
from engines.mafia_city.story import RoundPart, StoryPart


def winner_line(voice: MafiaCityVoice) -> str:
    """Return the ending and the winners of a finished game."""
    view = voice.view
    if not view.winners:
        return voice("mc-end", reason=view.reason or "aborted", winners="")
    return voice("mc-story-winner", who=voice.people(view.winners), n=view.players[view.winners[0]].vp)


def scores(voice: MafiaCityVoice, told: StoryPart) -> str:
    """Return everybody's points, the first place first."""
    return voice("mc-story-scores", list=listed((f"{voice.who(seat)} {told.scores[seat]}" for seat in told.ranking), " · "))


def story(scene: Scene) -> Page:
    """Return the closing message: winners, the way there, the points, honours, the proof of the deal, next steps."""
    voice = MafiaCityVoice(scene)
    told = voice.view.story
    if told is None:
        return closing_page(scene, winner_line(voice), (), ())
    head = HEADLINES.first(MafiaCityVoice(as_drawn(scene), plain=True))
    drawings = () if scene.text_mode else (way_to_the_target(voice.view, told, scene.people, scene.words, head),)
    lines = [scores(voice, told), *honours(voice, told)]
    return closing_page(scene, winner_line(voice), drawings, lines, headline=HEADLINES.first(voice), why=why(voice))


def why(voice: MafiaCityVoice) -> str:
    """Return why the game has ended as it has, with the lead of the winner (NT-4.2)."""
    told = voice.view.story
    if told is None:
        return ""
    first, second = told.ranking[:2]
    points, next_points = told.scores[first], told.scores[second]
    return voice(
        f"mc-why-{told.reason}",
        who=voice.who(first),
        next=voice.who(second),
        n=points,
        more=points - next_points,
        goal=told.target,
        round=len(told.rounds),
    )


def moments(scene: Scene) -> list[tuple[str, str]]:
    """Return the names and sentences of the headlines, the rarest first."""
    return HEADLINES.told(MafiaCityVoice(scene, plain=True))


def honours(voice: MafiaCityVoice, told: StoryPart) -> list[str]:
    """Return the strongest rounds of a player, the longest controls of a location, and the most frequent cards, each with all that tie."""
    lines = []
    gains = {(seat, number): points for seat in told.ranking for number, points in enumerate(gained(told, seat), 1)}
    if (points := max(gains.values(), default=0)) > 1:
        best = (voice("mc-story-best-in", who=voice.who(seat), round=number) for seat, number in highest(gains))
        lines.append(voice("mc-story-best", list=listed(best), n=points))
    ruled = Counter((one.seat, one.location) for part in told.rounds for one in part.control if one.seat is not None)
    if (rounds := max(ruled.values(), default=0)) > 1:
        lords = (f"{voice.who(seat)} ({voice.place(location)})" for seat, location in sorted(highest(ruled)))
        lines.append(voice("mc-story-lord", list=listed(lords), n=rounds))
    played = Counter[str]()
    for part in told.rounds:
        played.update({kind: times for kind, times in part.effects.items() if kind in KINDS})
    if (times := max(played.values(), default=0)) > 1:
        loudest = sorted(highest(played))
        lines.append(voice("mc-story-loudest", list=listed(map(voice.pictures.kind, loudest)), all=len(loudest), n=times))
    return lines


def story_text(scene: Scene) -> str:
    """Return the course of a finished game: ending, every round, the proof of the deal, without markdown."""
    return text_of_story(MafiaCityVoice(scene, plain=True), HEADLINES.first, winner_line, _story_lines)


def _story_lines(voice: MafiaCityVoice, told: StoryPart) -> list[str]:
    """Return the lines of the points, honours and every round."""
    lines = [why(voice), scores(voice, told), *honours(voice, told)]
    for part in told.rounds:
        if part.number:
            head = voice("mc-log-round", round=part.number, who=voice.who(part.starting))
            lines += ["", head, *(f"- {line}" for line in _round(voice, part))]
    return lines


def _round(voice: MafiaCityVoice, part: RoundPart) -> list[str]:
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
