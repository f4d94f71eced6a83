"""The headlines of Mafia City (NT-4.1)."""

from collections import Counter
from pathlib import Path

from bot.games.headline_rules import Claim, Facts, HeadlineRules, read_frequencies
from bot.games.result_rules import Finished, story_of
from engines.asking import seat_ref
from engines.mafia_city.story import StoryPart
from engines.mafia_city.views import MafiaCityView

End = Finished[MafiaCityView]

WIDE, RULED, BIG, QUICK, EMPTY = 8, 4, 6, 4, 4
"""Points of a clear win, rounds of a reign, points of a great round, rounds of a quick game, locations without a controller."""


def _winner(end: End) -> int | None:
    told = story_of(end.view)
    return told.winners[0] if told.winners else None


def _counts(told: StoryPart) -> list[tuple[int, ...]]:
    """Return the points by seat at the end of each round."""
    return [part.vp for part in told.rounds if part.vp]


def _ahead(points: tuple[int, ...], seat: int) -> bool:
    """Return whether ``seat`` alone has the most points."""
    return all(points[seat] > other for one, other in enumerate(points) if one != seat)


def tie_break(end: End) -> Facts | None:
    """NT-4.1.41: several players reached the target with equal points, and another criterion decided."""
    told, seat = story_of(end.view), _winner(end)
    return (
        {"seat": seat_ref(seat), "target": seat_ref(told.ranking[1])}
        if seat is not None and told.reason not in ("target", "points")
        else None
    )


def one_point(end: End) -> Facts | None:
    """NT-4.1.42: the second was one point behind the winner."""
    told, seat = story_of(end.view), _winner(end)
    second = told.ranking[1]
    close = seat is not None and told.scores[seat] - told.scores[second] == 1
    return {"seat": seat_ref(seat), "target": seat_ref(second)} if seat is not None and close else None


def both_there(end: End) -> Facts | None:
    """NT-4.1.43: two players or more reached the target in the same round, and the one with more points won."""
    told, seat = story_of(end.view), _winner(end)
    there = sum(points >= told.target for points in told.scores.values())
    return {"seat": seat_ref(seat), "n": there} if seat is not None and told.reason == "points" else None


def last_round(end: End) -> Facts | None:
    """NT-4.1.44: before the last round somebody else had more points than the winner."""
    seat, counts = _winner(end), _counts(story_of(end.view))
    if seat is None or len(counts) < 2:
        return None
    before = counts[-2]
    behind = max(before) - before[seat]
    return {"seat": seat_ref(seat), "target": seat_ref(before.index(max(before))), "n": behind} if behind > 0 else None


def from_behind(end: End) -> Facts | None:
    """NT-4.1.45: at half-time the winner alone had the fewest points of at least three players."""
    seat, counts = _winner(end), _counts(story_of(end.view))
    half = counts[len(counts) // 2 - 1] if len(counts) > 1 else ()
    last = seat is not None and len(half) > 2 and all(half[seat] < n for one, n in enumerate(half) if one != seat)
    return {"seat": seat_ref(seat)} if seat is not None and last else None


def throughout(end: End) -> Facts | None:
    """NT-4.1.46: the winner alone had the most points after every round, of at least two."""
    seat, counts = _winner(end), _counts(story_of(end.view))
    led = seat is not None and len(counts) > 1 and all(_ahead(points, seat) for points in counts)
    return {"seat": seat_ref(seat), "n": len(counts)} if seat is not None and led else None


def clear(end: End) -> Facts | None:
    """NT-4.1.47: the winner was at least eight points ahead."""
    told, seat = story_of(end.view), _winner(end)
    if seat is None:
        return None
    lead = told.scores[seat] - told.scores[told.ranking[1]]
    return {"seat": seat_ref(seat), "n": lead} if lead >= WIDE else None


def reign(end: End) -> Facts | None:
    """NT-4.1.48: somebody controlled the same location in at least four rounds."""
    told = story_of(end.view)
    ruled = Counter((one.location, one.seat) for part in told.rounds for one in part.control if one.seat is not None)
    (location, seat), times = max(ruled.items(), key=lambda entry: (entry[1], -entry[0][0]), default=((0, 0), 0))
    return {"seat": seat_ref(seat), "place": f"place:{location}", "n": times} if times >= RULED else None


def big_round(end: End) -> Facts | None:
    """NT-4.1.49: somebody gained at least six points in one round."""
    counts = _counts(story_of(end.view))
    best, before = (0, 0, 0), tuple(0 for _ in range(end.seats))
    for number, points in enumerate(counts, 1):
        for seat in range(end.seats):
            best = max(best, (points[seat] - before[seat], -seat, number))
        before = points
    return {"seat": seat_ref(-best[1]), "n": best[0], "round": best[2]} if best[0] >= BIG else None


def quick(end: End) -> Facts | None:
    """NT-4.1.50: somebody reached the target within four rounds."""
    told, seat = story_of(end.view), _winner(end)
    return {"seat": seat_ref(seat), "n": len(_counts(told))} if seat is not None and len(_counts(told)) <= QUICK else None


def deserted(end: End) -> Facts | None:
    """NT-4.1.51: in one round nobody controlled four locations or more."""
    empty = {part.number: sum(one.seat is None for one in part.control) for part in story_of(end.view).rounds}
    most = max(empty, key=lambda number: empty[number], default=0)
    return {"n": empty[most], "round": most} if most and empty[most] >= EMPTY else None


def idle(end: End) -> Facts | None:
    """NT-4.1.52: the game ended because nobody gained a point any more."""
    return {"n": len(story_of(end.view).rounds)} if story_of(end.view).reason == "idle" else None


def target(end: End) -> Facts | None:
    """NT-4.1.53: the first of the ranking, and the points; true of every game."""
    told = story_of(end.view)
    return {"seat": seat_ref(told.ranking[0]), "n": told.scores[told.ranking[0]]}


CLAIMS: dict[str, Claim[MafiaCityView]] = {
    claim.__name__: claim
    for claim in (
        tie_break, one_point, both_there, last_round, from_behind, throughout, clear, reign, big_round, quick, deserted, idle, target,
    )
}  # fmt: skip

HEADLINES = HeadlineRules("mc", CLAIMS, read_frequencies(Path(__file__).parent / "headlines.toml"))
