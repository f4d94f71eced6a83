"""Your night in Mafia City (NT-4.3): the best round, the way to the first place, the controlled locations."""

from collections.abc import Iterator

from bot.games.mafia_city.pictures.story import gained
from bot.games.mafia_city.voice import MafiaCityVoice
from bot.presenting.own_night import OwnNight
from bot.presenting.scene import Scene
from engines.mafia_city.story import StoryPart


def own_night(scene: Scene, seat: int) -> OwnNight:
    """Return the night of ``seat`` in a finished game."""
    voice = MafiaCityVoice(scene)
    told = voice.view.story
    return OwnNight("", ()) if told is None else OwnNight(voice("mc-own-points", n=told.scores[seat]), tuple(_facts(voice, told, seat)))


def _facts(voice: MafiaCityVoice, told: StoryPart, seat: int) -> Iterator[str]:
    gains, (first, second) = gained(told, seat), told.ranking[:2]
    if any(gains):
        yield voice("mc-own-round", round=gains.index(max(gains)) + 1, n=max(gains))
    of = len(told.ranking)
    if seat == first:
        yield voice("mc-own-first", of=of, n=told.scores[first] - told.scores[second])
    else:
        yield voice("mc-own-place", place=told.ranking.index(seat) + 1, of=of, n=told.scores[first] - told.scores[seat])
    yield voice("mc-own-control", n=sum(one.seat == seat for part in told.rounds for one in part.control))
