"""Your night in Escape Plan (NT-4.3): the dearest bag, the wounds, the way to the richest."""

from collections.abc import Iterator

from bot.games.escape_plan.pictures.speech import money
from bot.games.escape_plan.voice import EscapePlanVoice
from bot.presenting.own_night import OwnNight
from bot.presenting.scene import Scene
from engines.asking import seat_ref
from engines.escape_plan.views import StoryPart


def own_night(scene: Scene, seat: int) -> OwnNight:
    """Return the night of ``seat`` in a finished game."""
    voice = EscapePlanVoice(scene)
    told = voice.view.story
    if told is None:
        return OwnNight("", ())
    who = seat_ref(seat)
    sheet = next((one for one in told.sheets if one.who == who), None)
    gone = next((hand.gone for hand in told.hands if hand.who == who), "")
    role = voice("ep-own-gone", gone=gone) if sheet is None else voice("ep-own-money", money=money(voice, sheet.total))
    return OwnNight(role, tuple(_facts(voice, told, seat)))


def _facts(voice: EscapePlanVoice, told: StoryPart, seat: int) -> Iterator[str]:
    who = seat_ref(seat)
    bags = [bag.value for hand in told.hands if hand.who == who for bag in hand.bags]
    if max(bags, default=0):
        yield voice("ep-own-bag", n=max(bags))
    yield voice("ep-own-wounds", n=sum(turn.wounds for turn in told.turns if turn.who == who))
    totals = {sheet.who: sheet.total for sheet in told.sheets}
    if who in totals:
        behind = max(totals.values()) - totals[who]
        yield voice("ep-own-gap", n=behind) if behind else voice("ep-own-most")
