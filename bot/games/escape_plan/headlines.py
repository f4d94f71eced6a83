"""The headlines of Escape Plan (NT-4.1)."""

from pathlib import Path

from bot.games.headline_rules import Claim, Facts, HeadlineRules, read_frequencies
from bot.games.result_rules import Finished, story_of
from engines.asking import seat_ref
from engines.escape_plan.views import EscapePlanView, HandStory, SheetLook

End = Finished[EscapePlanView]

NEAR, CLOSE, RICH, WOUNDED, DEAR, MANY = 2, 10, 100, 14, 60, 3
"""Tiles from the exit; thousands of a narrow win and of a rich arrest; wounds of a battered winner; a dear bag; many players."""


def _winner(end: End) -> str | None:
    """Return the only winner, None without one."""
    winners = end.outcome.winners
    return seat_ref(min(winners)) if len(winners) == 1 else None


def _sheets(end: End) -> list[SheetLook]:
    """Return the scores of the escaped people, the richest first."""
    found = [sheet for sheet in story_of(end.view).sheets if sheet.who.startswith("seat:")]
    return sorted(found, key=lambda sheet: -sheet.total)


def _sheet(end: End, who: str) -> SheetLook:
    return next(sheet for sheet in _sheets(end) if sheet.who == who)


def _hands(end: End, gone: str) -> list[HandStory]:
    return [hand for hand in story_of(end.view).hands if hand.who.startswith("seat:") and hand.gone == gone]


def _wounds(end: End) -> dict[str, int]:
    """Return the wounds that each player took."""
    taken: dict[str, int] = {}
    for turn in story_of(end.view).turns:
        taken[turn.who] = taken.get(turn.who, 0) + turn.wounds
    return taken


def midnight(end: End) -> Facts | None:
    """NT-4.1.81: the end caught somebody at most two tiles from the open exit."""
    found = end.view.open_exit
    goal = next((one.tile for one in end.view.exits if one.number == found), "")
    places = {tile.id: tile.at for tile in end.view.tiles if tile.at is not None}
    late = {str(text.args["seat"]) for text in end.told if text.key == "ep-arrested" and text.args.get("cause") == "end"}
    away = [
        (_apart(places[player.tile], places[goal]), player.seat)
        for player in end.view.players
        if seat_ref(player.seat) in late and player.tile in places and goal in places
    ]
    tiles, seat = min(away, default=(NEAR + 1, 0))
    return {"seat": seat_ref(seat), "n": tiles} if tiles <= NEAR else None


def _apart(one: tuple[int, int], other: tuple[int, int]) -> int:
    """Return the number of steps between two hexagons in axial coordinates."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def wound(end: End) -> Facts | None:
    """NT-4.1.82: without wounds somebody else would have had more money than the winner."""
    who = _winner(end)
    if who is None:
        return None
    best = _sheet(end, who).total
    beaten = [sheet for sheet in _sheets(end) if sheet.who != who and sheet.total + sheet.wounds > best]
    return {"seat": beaten[0].who, "n": beaten[0].wounds} if beaten else None


def notorious(end: End) -> Facts | None:
    """NT-4.1.83: without notoriety somebody else would have had more money than the winner."""
    who = _winner(end)
    if who is None:
        return None
    best = _sheet(end, who).total
    beaten = [sheet for sheet in _sheets(end) if sheet.who != who and sheet.total + sheet.penalty > best]
    return {"seat": beaten[0].who, "n": beaten[0].penalty} if beaten else None


def all_caught(end: End) -> Facts | None:
    """NT-4.1.84: everybody was arrested."""
    return {"n": end.seats} if not _hands(end, "escaped") else None


def lone(end: End) -> Facts | None:
    """NT-4.1.85: one single player of several escaped."""
    escaped = _hands(end, "escaped")
    return {"seat": escaped[0].who, "n": end.seats - 1} if len(escaped) == 1 and end.seats > 1 else None


def all_out(end: End) -> Facts | None:
    """NT-4.1.86: all of at least three players escaped."""
    escaped = _hands(end, "escaped")
    return {"n": len(escaped)} if len(escaped) == end.seats >= MANY else None


def narrow(end: End) -> Facts | None:
    """NT-4.1.87: at most ten thousand decided between the two richest."""
    sheets, who = _sheets(end), _winner(end)
    if who is None or not sheets[1:] or sheets[0].total - sheets[1].total > CLOSE:
        return None
    second = next(sheet for sheet in sheets if sheet.who != who)
    return {"seat": who, "target": second.who, "n": sheets[0].total - second.total}


def rich_arrested(end: End) -> Facts | None:
    """NT-4.1.88: somebody was arrested with at least a hundred thousand in cash."""
    richest = max(_hands(end, "arrested"), key=lambda hand: hand.cash, default=None)
    return {"seat": richest.who, "n": richest.cash} if richest is not None and richest.cash >= RICH else None


def cannot_pay(end: End) -> Facts | None:
    """NT-4.1.89: somebody was arrested because the money for the exit or for the toll was short."""
    causes = [str(text.args["seat"]) for text in end.told if text.key == "ep-arrested" and text.args.get("cause") in ("exit_cost", "toll")]
    return {"seat": causes[0]} if causes else None


def last_out(end: End) -> Facts | None:
    """NT-4.1.90: the last of at least two to escape was the richest."""
    who = _winner(end)
    order = {seat_ref(player.seat): player.left_as for player in end.view.players if player.left_as is not None}
    return {"seat": who} if who is not None and len(order) > 1 and order.get(who) == max(order.values()) else None


def unharmed(end: End) -> Facts | None:
    """NT-4.1.91: the winner was never wounded."""
    who = _winner(end)
    return {"seat": who} if who is not None and not _wounds(end).get(who) else None


def battered(end: End) -> Facts | None:
    """NT-4.1.92: the winner took at least fourteen wounds."""
    who = _winner(end)
    taken = _wounds(end).get(who, 0) if who is not None else 0
    return {"seat": who, "n": taken} if who is not None and taken >= WOUNDED else None


def empty_handed(end: End) -> Facts | None:
    """NT-4.1.93: the winner carried no bag of any worth."""
    who = _winner(end)
    return {"seat": who} if who is not None and not _sheet(end, who).bags else None


def treasure(end: End) -> Facts | None:
    """NT-4.1.94: somebody escaped with a bag worth at least sixty thousand."""
    bags = [(bag.value, hand.who) for hand in _hands(end, "escaped") for bag in hand.bags]
    value, who = max(bags, default=(0, ""))
    return {"seat": who, "n": value} if value >= DEAR else None


def costa(end: End) -> Facts | None:
    """NT-4.1.95: Lieutenant Costa was richer than everybody."""
    told = story_of(end.view)
    score = next((sheet.total for sheet in told.sheets if sheet.who == "bot:costa"), 0)
    return {"n": score} if told.reason == "costa" else None


def money(end: End) -> Facts | None:
    """NT-4.1.96: the richest of the escaped, and the money; true wherever somebody escaped."""
    sheets = _sheets(end)
    return {"seat": sheets[0].who, "n": sheets[0].total} if sheets else None


CLAIMS: dict[str, Claim[EscapePlanView]] = {
    claim.__name__: claim
    for claim in (
        midnight, wound, notorious, all_caught, lone, all_out, narrow, rich_arrested, cannot_pay, last_out, unharmed, battered,
        empty_handed, treasure, costa, money,
    )
}  # fmt: skip

HEADLINES = HeadlineRules("ep", CLAIMS, read_frequencies(Path(__file__).parent / "headlines.toml"))
