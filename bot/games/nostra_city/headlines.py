"""The headlines of Nostra City (NT-4.1)."""

from pathlib import Path

from bot.games.headline_rules import Claim, Facts, HeadlineRules, read_frequencies
from bot.games.result_rules import Finished, story_of
from engines.asking import seat_ref
from engines.nostra_city.story import LastHand, StoryPart
from engines.nostra_city.views import NostraCityView

End = Finished[NostraCityView]

EDGE, SURE, BETRAYED, BRIBES, DEAR = 1, 10, 8, 8, 60_000
"""Fields of a verdict by a hair and of a certain one, missing Notes and Bribes of a regular, dollars of a dear bid."""


def _candidates(told: StoryPart) -> list[LastHand]:
    """Return the hands of the side that the Verdict chose, the most respected first."""
    return sorted([one for one in told.hands if one.informant == told.guilty], key=lambda one: (-one.respect, one.seat))


def _winner(end: End) -> int | None:
    winners = end.outcome.winners
    return min(winners) if len(winners) == 1 else None


def informant(end: End) -> Facts | None:
    """NT-4.1.61: the Godfather was found guilty, and one Informant won."""
    seat = _winner(end)
    return {"seat": seat_ref(seat)} if seat is not None and story_of(end.view).reason == "informant" else None


def only_informant(end: End) -> Facts | None:
    """NT-4.1.62: the Godfather was found guilty, and the winner was the only Informant."""
    told, seat = story_of(end.view), _winner(end)
    alone = seat is not None and told.guilty and len(_candidates(told)) == 1
    return {"seat": seat_ref(seat), "n": _candidates(told)[0].respect} if seat is not None and alone else None


def betrayed_for_nothing(end: End) -> Facts | None:
    """NT-4.1.63: the Godfather went free, and an Informant had the most Respect of all."""
    told = story_of(end.view)
    most = max(told.hands, key=lambda one: (one.respect, -one.seat))
    return {"seat": seat_ref(most.seat), "n": most.respect} if not told.guilty and most.informant and _rules(told, most) else None


def loyal_for_nothing(end: End) -> Facts | None:
    """NT-4.1.64: the Godfather was found guilty, and a loyal player had the most Respect of all."""
    told = story_of(end.view)
    most = max(told.hands, key=lambda one: (one.respect, -one.seat))
    return {"seat": seat_ref(most.seat), "n": most.respect} if told.guilty and not most.informant and _rules(told, most) else None


def _rules(told: StoryPart, one: LastHand) -> bool:
    """Return whether ``one`` has more Respect than any other hand."""
    return all(other.respect < one.respect for other in told.hands if other.seat != one.seat)


def nobody(end: End) -> Facts | None:
    """NT-4.1.65: the Godfather was found guilty, and there was no Informant to win."""
    return {"n": end.seats} if story_of(end.view).reason == "convicted" else None


def edge(end: End) -> Facts | None:
    """NT-4.1.66: the Verdict marker ended on the first field of its half."""
    return {"guilty": story_of(end.view).guilty} if abs(end.view.field) <= EDGE else None


def certain(end: End) -> Facts | None:
    """NT-4.1.67: the Verdict marker ended ten fields deep, at its end, in its half."""
    return {"guilty": story_of(end.view).guilty, "n": abs(end.view.field)} if abs(end.view.field) >= SURE else None


def turned(end: End) -> Facts | None:
    """NT-4.1.68: the final Verdict turned the trial that had stood the other way at the end of the Month before."""
    told = story_of(end.view)
    before = told.months[-1].field_before if told.months else 0
    return {"guilty": told.guilty} if before and (before > 0) != told.guilty else None


def by_title(end: End) -> Facts | None:
    """NT-4.1.69: two players or more had the most Respect of the winning side, and a Title decided."""
    told, seat = story_of(end.view), _winner(end)
    found = _candidates(told)
    tied = len(found) > 1 and found[0].respect == found[1].respect
    return {"seat": seat_ref(seat), "n": found[0].respect} if seat is not None and tied else None


def shared(end: End) -> Facts | None:
    """NT-4.1.70: several players won together."""
    winners = sorted(end.outcome.winners)
    return {"seats": tuple(seat_ref(seat) for seat in winners)} if len(winners) > 1 else None


def one_respect(end: End) -> Facts | None:
    """NT-4.1.71: the winner had one Respect more than the next of the winning side."""
    told, seat = story_of(end.view), _winner(end)
    found = _candidates(told)
    if seat is None or len(found) < 2 or found[0].respect - found[1].respect != 1:
        return None
    return {"seat": seat_ref(seat), "target": seat_ref(found[1].seat)}


def last_month(end: End) -> Facts | None:
    """NT-4.1.72: before the last Month somebody of the same side had more Respect than the winner."""
    told, seat = story_of(end.view), _winner(end)
    months = [month for month in told.months if month.respect]
    if seat is None or len(months) < 2:
        return None
    before = months[-2].respect
    ahead = [one.seat for one in _candidates(told) if before[one.seat] > before[seat]]
    return {"seat": seat_ref(seat), "target": seat_ref(max(ahead, key=lambda one: before[one]))} if ahead else None


def poor(end: End) -> Facts | None:
    """NT-4.1.73: the winner had less money in the Bank than anybody else."""
    told, seat = story_of(end.view), _winner(end)
    if seat is None:
        return None
    own = told.hands[seat].money
    return {"seat": seat_ref(seat), "money": own} if all(one.money > own for one in told.hands if one.seat != seat) else None


def missing(end: End) -> Facts | None:
    """NT-4.1.74: somebody kept back at least eight Notes that others were owed."""
    kept: dict[int, int] = {}
    for month in story_of(end.view).months:
        for one in month.collectings:
            kept[one.seat] = kept.get(one.seat, 0) + sum(one.betrayed.values())
    most = max(kept, key=lambda seat: kept[seat], default=None)
    return {"seat": seat_ref(most), "n": kept[most]} if most is not None and kept[most] >= BETRAYED else None


def briber(end: End) -> Facts | None:
    """NT-4.1.75: somebody paid at least eight Bribes."""
    paid = [sum(month.bribes[seat] for month in story_of(end.view).months if month.bribes) for seat in range(end.seats)]
    return {"seat": seat_ref(paid.index(max(paid))), "n": max(paid)} if max(paid) >= BRIBES else None


def dear(end: End) -> Facts | None:
    """NT-4.1.76: somebody showed a bid of at least 60,000 dollars."""
    bids = [(money, -seat) for month in story_of(end.view).months for lot in month.auctions for seat, money in lot.money.items()]
    money, seat = max(bids, default=(0, 0))
    return {"seat": seat_ref(-seat), "money": money} if money >= DEAR else None


def respect(end: End) -> Facts | None:
    """NT-4.1.77: the most respected player of all, and the Respect; true of every game."""
    most = max(story_of(end.view).hands, key=lambda one: (one.respect, -one.seat))
    return {"seat": seat_ref(most.seat), "n": most.respect}


CLAIMS: dict[str, Claim[NostraCityView]] = {
    claim.__name__: claim
    for claim in (
        informant, only_informant, betrayed_for_nothing, loyal_for_nothing, nobody, edge, certain, turned, by_title, shared, one_respect,
        last_month, poor, missing, briber, dear, respect,
    )
}  # fmt: skip

HEADLINES = HeadlineRules("nc", CLAIMS, read_frequencies(Path(__file__).parent / "headlines.toml"))
