"""One row of the board of Nostra City: what lies in front of a player, everything open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.games.nostra_city.pictures.districts import draw_tiles
from bot.games.nostra_city.pictures.speech import Speech, signed
from bot.presenting.drawing.icons import icon
from bot.presenting.drawing.lettering import fit, width
from bot.presenting.drawing.parts import badge
from bot.presenting.drawing.players import player_mark
from bot.presenting.drawing.shapes import circle, group, rect, text
from bot.presenting.drawing.tokens import INK, Ground

if TYPE_CHECKING:
    from engines.nostra_city.views import BidView, NostraCityView, PlayerView

WIDE, HIGH, BETWEEN = 1104, 102, 10
_NAME, _SMALL, _NUMBER, _SCORE = 38, 34, 40, 50
_NAME_AT, _SCORE_AT, _HATS_AT, _TILES_AT, _NOTES_AT, _CARDS_AT = 84, 296, 416, 604, 908, 1010
_ROOM = _TILES_AT - _SCORE_AT - 12  # of the second line, under Respect and hats


def draw_territory(
    view: NostraCityView, player: PlayerView, x: float, y: float, speech: Speech, ground: Ground, *, bot_player: bool
) -> str:
    """Draw the row of one player with its top left corner at `x`, `y`."""
    framed = player.turn or (view.phase == "end" and player.won)
    back = ground.raised if framed else ground.panel
    facts = list(_facts(view, player))
    top = y + (HIGH / 2 - 8 if facts else HIGH / 2 + 14)
    drawn = [
        rect(x, y, WIDE, HIGH, 20, back, INK.brass if framed else None, 5),
        _mark(player, x + 44, y + HIGH / 2, back),
        *_name(player, x, y, speech),
        icon("respect", x + _SCORE_AT, top - 40, 48, INK.brass, back),
        text(x + _SCORE_AT + 54, top, signed(player.respect).lstrip("+"), _SCORE, 700),
    ]
    hats = (("mafia", player.free_gangsters, INK.ink), ("mafia_line", player.used_gangsters, INK.ink2))
    for place, (mark, count, ink) in enumerate(hats):
        at = x + _HATS_AT + place * 92
        drawn += [icon(mark, at, top - 36, 46, ink, back), text(at + 52, top - 1, str(count), _NUMBER, 600, ink)]
    drawn += _second_line(facts, x + _SCORE_AT, y + HIGH - 12)
    drawn += draw_tiles(player.districts, x + _TILES_AT, y, HIGH, ground)
    middle = y + HIGH / 2 + 14
    for mark, at, count in (("note", _NOTES_AT, player.notes), ("vendetta", _CARDS_AT, player.cards)):
        drawn += [icon(mark, x + at, middle - 37, 44, INK.ink2, back), text(x + at + 50, middle, str(count), _NUMBER, 600)]
    drawn += _badges(view, player, x, y, ground, bot_player=bot_player)
    return group(f"territory-{player.seat + 1}", *drawn)


def _mark(player: PlayerView, cx: float, cy: float, back: str) -> str:
    if player.colour is None:
        return circle(cx, cy, 23, back, INK.ink2, 4, 'stroke-dasharray="8 8"')
    return player_mark(player.colour, cx, cy, 24)


def _name(player: PlayerView, x: float, y: float, speech: Speech) -> list[str]:
    """The name; under it a Title, once they are known the Informants."""
    room = _SCORE_AT - _NAME_AT - 14
    under = speech("pic-nc-informant") if player.informant else speech.thing("title", player.title) if player.title else ""
    base = y + HIGH / 2 + (-6 if under else 13)
    drawn = [text(x + _NAME_AT, base, fit(speech.name(player.seat), _NAME, 600, room), _NAME, 600)]
    if under:
        drawn.append(text(x + _NAME_AT, y + HIGH - 16, fit(under, _SMALL, 400, room), _SMALL, 400, INK.ink2))
    return drawn


def _facts(view: NostraCityView, player: PlayerView) -> Iterator[tuple[float, list[tuple[str, str]]]]:
    """Yield what stands in the second line, the most urgent first: width, and icons or discs with their words."""
    if view.phase == "meeting":
        yield from (_bid(bid, slim=len(player.bids) > 2) for bid in player.bids)
    if view.phase == "trial" and player.bribes:
        yield _pair("envelope", str(player.bribes))
    gained = (
        ("star", len(player.luxuries)),
        ("magnifier", len(player.investigations)),
        ("coin", player.bribers),
        ("crown", len(player.bonuses)),
        ("cross", player.shames),
    )
    yield from (_pair(mark, str(count)) for mark, count in gained if count)


def _pair(mark: str, words: str) -> tuple[float, list[tuple[str, str]]]:
    return 40 + width(words, _SMALL, 600) + 14, [("icon", mark), ("text", words)]


def _bid(bid: BidView, *, slim: bool) -> tuple[float, list[tuple[str, str]]]:
    """Return a bid: an envelope with the number of its Notes; once Locations are open the number of the space stands before it.

    ``slim``: there are so many that the envelope is left out then.
    """
    notes = str(bid.notes)
    if bid.space is None:
        return _pair("envelope", notes)
    if slim:
        return 42 + width(notes, _SMALL, 600) + 12, [("disc", str(bid.space)), ("text", notes)]
    return 44 + 34 + width(notes, _SMALL, 600) + 12, [("disc", str(bid.space)), ("icon", "envelope"), ("text", notes)]


def _second_line(facts: list[tuple[float, list[tuple[str, str]]]], x: float, base: float) -> list[str]:
    """Draw as many facts as fit, from the left; the rest is told in words."""
    drawn: list[str] = []
    left = x
    for wide, parts in facts:
        if left + wide > x + _ROOM:
            break
        at = left
        for kind, words in parts:
            if kind == "icon":
                drawn.append(icon(words, at, base - 30, 34, INK.ink2, INK.paper_ink))
                at += 38
            elif kind == "disc":
                drawn += [circle(at + 19, base - 13, 19, INK.ink2), text(at + 19, base - 1, words, _SMALL, 700, INK.paper_ink, "middle")]
                at += 42
            else:
                drawn.append(text(at, base - 1, words, _SMALL, 600, INK.ink2))
        left += wide
    return drawn


def _badges(view: NostraCityView, player: PlayerView, x: float, y: float, ground: Ground, *, bot_player: bool) -> list[str]:
    """Mark on the corner of the row: Starting Player, winner, done, awaited, played by a machine."""
    found = []
    if player.starting and view.phase != "end":
        found.append(("star", INK.brass))
    if view.phase == "end" and player.won:
        found.append(("crown", INK.brass))
    elif view.step != "window" and player.answered:
        found.append(("check", INK.green))
    elif view.step != "window" and player.awaited and not player.turn:
        found.append(("hourglass", INK.brass))
    if bot_player:
        found.append(("bot", INK.ink2))
    return [badge(x + 22 + place * 42, y + 1, mark, fill, ground, 21) for place, (mark, fill) in enumerate(found)]
