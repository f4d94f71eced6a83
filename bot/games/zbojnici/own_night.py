"""Your night in Zbojníci (NT-4.3): the best haul, the way to the richest, the dungeon."""

from collections.abc import Iterator

from bot.games.zbojnici.voice import ZbojniciVoice
from bot.presenting.own_night import OwnNight
from bot.presenting.scene import Scene
from engines.zbojnici.story import StoryPart


def own_night(scene: Scene, seat: int) -> OwnNight:
    """Return the night of ``seat`` in a finished game."""
    voice = ZbojniciVoice(scene)
    told = voice.view.story
    if told is None:
        return OwnNight("", ())
    role = voice("zb-own-prince") if seat == told.prince else voice("zb-own-ducats", n=told.scores.get(seat, 0))
    return OwnNight(role, tuple(_facts(voice, told, seat)))


def _facts(voice: ZbojniciVoice, told: StoryPart, seat: int) -> Iterator[str]:
    hauls: dict[tuple[int, str], int] = {}
    for day in told.days:
        for haul in day.hauls:
            if haul.seat == seat:
                hauls[day.number, haul.cause] = hauls.get((day.number, haul.cause), 0) + haul.ducats
    best = max(hauls, key=lambda at: hauls[at], default=None)
    if best is not None and hauls[best] > 0:
        yield voice("zb-own-haul", round=best[0], n=hauls[best])
    if seat in told.scores:
        if gap := max(told.scores.values()) - told.scores[seat]:
            yield voice("zb-own-gap", n=gap)
        yield voice("zb-own-jailed", n=sum(day.jailed[seat] for day in told.days))
    else:
        yield voice("zb-own-caught", n=sum(sum(day.jailed) for day in told.days))
