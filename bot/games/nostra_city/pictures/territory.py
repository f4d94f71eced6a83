"""One row of the board of Nostra City: the open cards in front of a player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.games.nostra_city.pictures.speech import NostraCityPictureSpeech, signed
from bot.presenting.drawing.lettering import fit, width
from bot.presenting.drawing.parts import badge, player_mark
from bot.presenting.drawing.shapes import circle, group, icon, icon_at, rect, text
from bot.presenting.drawing.tokens import INK, TOKENS, Ground

if TYPE_CHECKING:
    from engines.nostra_city.views import BidView, DistrictView, NostraCityView, PlayerView


WIDE, HIGH, BETWEEN = 1104, 102, 10
_NAME, _SMALL, _NUMBER, _SCORE = 38, 34, 40, 50
_NAME_AT, _SCORE_AT, _HATS_AT, _TILES_AT, _NOTES_AT, _CARDS_AT = 84, 296, 416, 604, 908, 1010
_ROOM = _TILES_AT - _SCORE_AT - 12  # of the second line, under Respect and hats


def draw_territory(
    view: NostraCityView, player: PlayerView, x: float, y: float, speech: NostraCityPictureSpeech, ground: Ground, *, bot_player: bool
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


def _name(player: PlayerView, x: float, y: float, speech: NostraCityPictureSpeech) -> list[str]:
    """The name; under it a Title and, once public, the mark of an Informant."""
    room = _SCORE_AT - _NAME_AT - 14
    under = speech("pic-nc-informant") if player.informant else speech.thing("title", player.title) if player.title else ""
    base = y + HIGH / 2 + (-6 if under else 13)
    drawn = [text(x + _NAME_AT, base, fit(speech.name(player.seat), _NAME, 600, room), _NAME, 600)]
    if under:
        drawn.append(text(x + _NAME_AT, y + HIGH - 16, fit(under, _SMALL, 400, room), _SMALL, 400, INK.ink2))
    return drawn


def _facts(view: NostraCityView, player: PlayerView) -> Iterator[tuple[float, list[tuple[str, str]]]]:
    """Yield the entries of the second line, the most urgent first: width, and icons or discs with their words."""
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

    ``slim``: without the envelope, for many bids.
    """
    notes = str(bid.notes)
    if bid.space is None:
        return _pair("envelope", notes)
    if slim:
        return 42 + width(notes, _SMALL, 600) + 12, [("disc", str(bid.space)), ("text", notes)]
    return 44 + 34 + width(notes, _SMALL, 600) + 12, [("disc", str(bid.space)), ("icon", "envelope"), ("text", notes)]


def _second_line(facts: list[tuple[float, list[tuple[str, str]]]], x: float, base: float) -> list[str]:
    """Draw as many facts as fit, from the left; the description has the rest."""
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
    """Mark on the corner of the row: Starting Player, winner, done, awaited, played by an automated player."""
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


# ---- Districts


TRAFFIC_ICONS = {"gambling": "die", "drugs": "pill", "prostitution": "lips"}
AREA_LETTERS = {"staten_island": "S", "brooklyn": "B", "queens": "Q", "bronx": "X"}
"""The letter of each Area on the board, beside its colour."""
AREA_COLOURS = {"staten_island": "blue", "brooklyn": "red", "queens": "yellow", "bronx": "green"}
NO_AREA = "AC"
"""The letters of Atlantic City, which lies in no Area."""

LEGEND_HIGH = 56
_TILES = 4  # in a row
_MOST_TILES = 2 * _TILES


def draw_legend(view: NostraCityView, x: float, y: float, wide: float, speech: NostraCityPictureSpeech) -> str:
    """Explain the letters of the Areas in one line, and Atlantic City while a player has it."""
    entries = [(letter, TOKENS.player[AREA_COLOURS[area]].hex, speech.thing("kind", area)) for area, letter in AREA_LETTERS.items()]
    if any(not district.areas for player in view.players for district in player.districts):
        entries.append((NO_AREA, INK.ink2, speech.thing("turf", "atlantic_city")))
    tiles = [44 if len(letter) == 1 else 64 for letter, _, _ in entries]
    taken = sum(tiles) + sum(10 + width(name, _SMALL) for _, _, name in entries)
    apart = min(40, (wide - taken) / (len(entries) - 1))
    drawn = []
    for (letter, colour, name), tile in zip(entries, tiles, strict=True):
        drawn.append(rect(x, y + 6, tile, 42, 9, colour))
        drawn.append(text(x + tile / 2, y + 39, letter, _SMALL, 700, INK.paper_ink, "middle"))
        drawn.append(text(x + tile + 10, y + 39, name, _SMALL, 400, INK.ink2))
        x += tile + 10 + width(name, _SMALL) + apart
    return group("letters", *drawn)


def draw_tiles(districts: tuple[DistrictView, ...], x: float, y: float, room: float, ground: Ground) -> list[str]:
    """Draw the Districts of a player in a row ``room`` pixels high with its top at ``y``.

    One row of tiles, two smaller rows when there are more than fit; beyond that the last says how many more.
    """
    two = len(districts) > 3
    wide, high = (72, 44) if two else (92, 58)
    shown = districts if len(districts) <= _MOST_TILES else districts[: _MOST_TILES - 1]
    drawn = []
    for place, district in enumerate(shown):
        column, row = (place % _TILES, place // _TILES) if two else (place, 0)
        top = y + (5 + row * (high + 4) if len(districts) > _TILES else (room - high) / 2)
        drawn.append(_tile(district, x + column * (wide + 4), top, wide, high, ground))
    if len(shown) < len(districts):
        at = x + (_TILES - 1) * (wide + 4) + wide / 2
        drawn.append(text(at, y + room - 16, f"+{len(districts) - len(shown)}", _SMALL, 600, INK.ink2, "middle"))
    return drawn


def _tile(district: DistrictView, x: float, y: float, wide: float, high: float, ground: Ground) -> str:
    """Draw one District: filled while it is free, outlined once it is used."""
    colours = [TOKENS.player[AREA_COLOURS[area]].hex for area in district.areas] or [INK.ink2]
    letters = "".join(AREA_LETTERS[area] for area in district.areas) or NO_AREA
    ink = INK.paper_ink if district.free else INK.ink2
    back = colours[0] if district.free else ground.ground
    size = 36 if high > 50 else 34
    base = y + high / 2 + size / 3
    drawn = rect(x + 1.5, y + 1.5, wide - 3, high - 3, 9, back, None if district.free else colours[0], 3, _dashes(district))
    if len(colours) > 1:
        drawn += _other_half(x, y, wide, high, colours[1], ground, free=district.free)
    if len(letters) > 1:
        quarter = wide / 4
        for place, letter in enumerate(letters):
            drawn += text(x + quarter * (1 + 2 * place), base, letter, size, 700, ink, "middle")
        return drawn
    icon_side = 38 if high > 50 else 34
    drawn += text(x + 9, base, letters, size, 700, ink)
    return drawn + icon_at(TRAFFIC_ICONS[district.traffics[0]], x + wide - 8 - icon_side / 2, y + high / 2, icon_side, ink, back)


def _dashes(district: DistrictView) -> str:
    return "" if district.free else 'stroke-dasharray="7 7"'


def _other_half(x: float, y: float, wide: float, high: float, colour: str, ground: Ground, *, free: bool) -> str:
    if free:
        return rect(x + wide / 2, y + 1.5, wide / 2 - 1.5, high - 3, 9, colour) + rect(x + wide / 2, y + 1.5, 10, high - 3, 0, colour)
    return rect(x + wide / 2, y + 1.5, wide / 2 - 1.5, high - 3, 9, ground.ground, colour, 3, 'stroke-dasharray="7 7"')
