"""Your night in Nostra City (NT-4.3): the side, the money, the Bribes, the dearest bid, and who held notes back."""

from collections import Counter
from collections.abc import Iterator

from bot.games.nostra_city.voice import NostraCityVoice
from bot.presenting.naming import listed
from bot.presenting.own_night import OwnNight
from bot.presenting.scene import Scene
from engines.nostra_city.story import StoryPart


def own_night(scene: Scene, seat: int) -> OwnNight:
    """Return the night of ``seat`` in a finished game."""
    voice = NostraCityVoice(scene)
    told = voice.view.story
    if told is None:
        return OwnNight("", ())
    side = voice("nc-own-role", side="informant" if told.hands[seat].informant else "loyal", n=told.hands[seat].respect)
    return OwnNight(side, tuple(_facts(voice, told, seat)))


def _facts(voice: NostraCityVoice, told: StoryPart, seat: int) -> Iterator[str]:
    bids = [(lot.money[seat], lot.card) for month in told.months for lot in month.auctions if seat in lot.money]
    if bids:
        money, card = max(bids)
        yield voice("nc-own-bid", money=voice.money(money), card=voice.card(card))
    yield voice(
        "nc-own-bank", money=voice.money(told.hands[seat].money), bribes=sum(month.bribes[seat] for month in told.months if month.bribes)
    )
    kept: Counter[int] = Counter()
    for one in (one for month in told.months for one in month.collectings):
        kept[one.seat] += one.betrayed.get(seat, 0)
    by = listed(f"{voice.who(other)} {n}" for other, n in kept.most_common() if n)
    yield voice("nc-own-cheated", n=kept.total(), list=by)
