"""The headlines of Zbojníci (NT-4.1)."""

from collections.abc import Iterator
from pathlib import Path

from bot.games.headline_rules import Claim, Facts, HeadlineRules, read_frequencies
from bot.games.result_rules import Finished, story_of
from engines.asking import seat_ref
from engines.zbojnici.components import THRESHOLD
from engines.zbojnici.story import StoryPart
from engines.zbojnici.views import ZbojniciView

End = Finished[ZbojniciView]

CLOSE, FAR, HALF, BIG, ROBBED, JAILED, ROBBERS = 3, 15, 3, 20, 30, 4, 3
"""Ducats of a near miss and of a distant one, the day at half-time, ducats of a great haul and of a great loss.

Then the arrests of a regular, and the robbers among whom one can be last.
"""


def _winner(end: End) -> int | None:
    """Return the only winning robber, None without one."""
    told = story_of(end.view)
    return told.winners[0] if told.reason == "richest" else None


def _ranked(told: StoryPart) -> list[int]:
    return sorted(told.scores, key=lambda seat: (-told.scores[seat], seat))


def _purses(told: StoryPart) -> Iterator[dict[int, int]]:
    """Return the purses of the robbers at the end of each day."""
    return ({seat: day.purses[seat] for seat in told.scores} for day in told.days if day.purses)


def short(end: End) -> Facts | None:
    """NT-4.1.21: the treasury was kept, and the richest robber was at most three ducats short."""
    told = story_of(end.view)
    richest = _ranked(told)[0]
    missing = THRESHOLD - told.scores[richest]
    return {"seat": seat_ref(richest), "n": missing} if told.reason == "treasury_kept" and missing <= CLOSE else None


def far(end: End) -> Facts | None:
    """NT-4.1.22: the treasury was kept, and the richest robber was at least fifteen ducats short."""
    told = story_of(end.view)
    richest = _ranked(told)[0]
    missing = THRESHOLD - told.scores[richest]
    return {"seat": seat_ref(*told.winners), "n": missing} if told.reason == "treasury_kept" and missing >= FAR else None


def hair(end: End) -> Facts | None:
    """NT-4.1.23: the winner had the ducats to escape the prince, and at most one to spare."""
    seat, told = _winner(end), story_of(end.view)
    over = told.scores[seat] - THRESHOLD if seat is not None else FAR
    return {"seat": seat_ref(seat), "n": told.scores[seat]} if seat is not None and told.prince is not None and over <= 1 else None


def last_day(end: End) -> Facts | None:
    """NT-4.1.24: before the last day somebody else was richer than the winner."""
    seat, purses = _winner(end), list(_purses(story_of(end.view)))
    if seat is None or len(purses) < HALF:
        return None
    before = purses[-2]
    leader = max(before, key=lambda one: before[one])
    behind = before[leader] - before[seat]
    return {"seat": seat_ref(seat), "target": seat_ref(leader), "n": behind} if behind > 0 else None


def from_behind(end: End) -> Facts | None:
    """NT-4.1.25: the winner was the only poorest of at least three robbers after half of the days."""
    seat, purses = _winner(end), list(_purses(story_of(end.view)))
    if seat is None or len(purses) <= HALF:
        return None
    half = purses[HALF - 1]
    return {"seat": seat_ref(seat)} if len(half) >= ROBBERS and all(half[seat] < n for one, n in half.items() if one != seat) else None


def neck(end: End) -> Facts | None:
    """NT-4.1.26: at most two ducats decided between the winner and the next robber."""
    seat, told = _winner(end), story_of(end.view)
    if seat is None:
        return None
    second = _ranked(told)[1]
    margin = told.scores[seat] - told.scores[second]
    return {"seat": seat_ref(seat), "target": seat_ref(second), "n": margin} if margin < CLOSE else None


def shared(end: End) -> Facts | None:
    """NT-4.1.27: several robbers were equally rich."""
    told = story_of(end.view)
    return {"seats": tuple(seat_ref(seat) for seat in told.winners), "n": told.scores[told.winners[0]]} if told.reason == "shared" else None


def throughout(end: End) -> Facts | None:
    """NT-4.1.28: the winner was richer than everybody else at the end of every day."""
    seat, purses = _winner(end), list(_purses(story_of(end.view)))
    led = seat is not None and all(day[seat] > n for day in purses for one, n in day.items() if one != seat)
    return {"seat": seat_ref(seat)} if seat is not None and led else None


def haul(end: End) -> Facts | None:
    """NT-4.1.29: one robber brought at least twenty ducats from one place in one day."""
    hauls: dict[tuple[int, int, str], int] = {}
    for day in story_of(end.view).days:
        for one in day.hauls:
            at = (day.number, one.seat, one.cause)
            hauls[at] = hauls.get(at, 0) + one.ducats
    best = max(hauls, key=lambda at: hauls[at], default=None)
    return {"seat": seat_ref(best[1]), "n": hauls[best], "round": best[0]} if best is not None and hauls[best] >= BIG else None


def jailbird(end: End) -> Facts | None:
    """NT-4.1.30: the winner lost at least four bandits to the dungeon on the way."""
    seat = _winner(end)
    if seat is None:
        return None
    jailed = sum(day.jailed[seat] for day in story_of(end.view).days)
    return {"seat": seat_ref(seat), "n": jailed} if jailed >= JAILED else None


def untouched(end: End) -> Facts | None:
    """NT-4.1.31: none of the winner's bandits was ever in the dungeon."""
    seat = _winner(end)
    caught = seat is None or any(day.jailed[seat] for day in story_of(end.view).days)
    return None if seat is None or caught else {"seat": seat_ref(seat)}


def robbed(end: End) -> Facts | None:
    """NT-4.1.32: robbers and the prince together took at least thirty ducats from somebody."""
    lost: dict[int, int] = {}
    for day in story_of(end.view).days:
        for one in day.hauls:
            if one.cause == "robbed":
                lost[one.seat] = lost.get(one.seat, 0) - one.ducats
    most = max(lost, key=lambda seat: lost[seat], default=None)
    return {"seat": seat_ref(most), "n": lost[most]} if most is not None and lost[most] >= ROBBED else None


def purse(end: End) -> Facts | None:
    """NT-4.1.33: the richest robber, and the ducats; true of every game."""
    told = story_of(end.view)
    richest = _ranked(told)[0]
    return {"seat": seat_ref(richest), "n": told.scores[richest]}


CLAIMS: dict[str, Claim[ZbojniciView]] = {
    claim.__name__: claim
    for claim in (short, far, hair, last_day, from_behind, neck, shared, throughout, haul, jailbird, untouched, robbed, purse)
}

HEADLINES = HeadlineRules("zb", CLAIMS, read_frequencies(Path(__file__).parent / "headlines.toml"))
