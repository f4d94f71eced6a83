"""One row of the board of Nostra City: the open cards in front of a player."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from bot.games.nostra_city.pictures.speech import NostraCityPictureSpeech, signed
from bot.presenting.drawing.faces import marked
from bot.presenting.drawing.lettering import fit, width
from bot.presenting.drawing.parts import badge, player_mark
from bot.presenting.drawing.shapes import circle, group, icon, icon_at, rect, text
from bot.presenting.drawing.tokens import INK, TOKENS, Ground

if TYPE_CHECKING:
    from engines.nostra_city.views import BidView, DistrictView, NostraCityView, PlayerView


WIDE, HIGH, BETWEEN = 1104, 102, 6
_NAME, _SMALL, _NUMBER, _SCORE = 38, 34, 38, 46
_LEFT, _SCORE_AT, _NOTES_AT, _CARDS_AT, _TILES_AT = 84, 352, 478, 594, 704
_FIRST, _SECOND = 46, 88  # base lines of the two lines of a row
_RIGHT = WIDE - 16
_SIGNS = 0.46  # the most of the second line for signs; the rest has the names of the Gangsters


def draw_territory(
    view: NostraCityView, player: PlayerView, x: float, y: float, speech: NostraCityPictureSpeech, ground: Ground, *, bot_player: bool
) -> str:
    """Draw the row of one player with its top left corner at `x`, `y`: belongings, and below them the Gangsters by name."""
    framed = player.turn or (view.phase == "end" and player.won)
    back = ground.raised if framed else ground.panel
    base = y + _FIRST
    drawn = [
        rect(x, y, WIDE, HIGH, 20, back, INK.brass if framed else None, 5),
        marked(speech.face(player.seat), partial(_mark, player, back), x + 44, y + HIGH / 2, 24, 33),
        text(x + _LEFT, base, fit(speech.name(player.seat), _NAME, 600, _SCORE_AT - _LEFT - 14), _NAME, 600),
        icon("respect", x + _SCORE_AT, base - 39, 46, INK.brass, back),
        text(x + _SCORE_AT + 52, base, signed(player.respect).lstrip("+"), _SCORE, 700),
    ]
    for mark, at, count in (("note", _NOTES_AT, player.notes), ("vendetta", _CARDS_AT, player.cards)):
        drawn += [icon(mark, x + at, base - 36, 42, INK.ink2, back), text(x + at + 48, base, str(count), _NUMBER, 600)]
    tiles, low = draw_tiles(player.districts, x + _TILES_AT, y, ground)
    right = x + (_TILES_AT - 16 if low else _RIGHT)
    signs, left = _signs(list(_facts(view, player, speech)), x, right, y + _SECOND, back)
    drawn += [*tiles, *signs, *_crew(player, x + _LEFT, left, y + _SECOND, speech, back)]
    drawn += _badges(view, player, x, y, ground, bot_player=bot_player)
    return group(f"territory-{player.seat + 1}", *drawn)


def _mark(player: PlayerView, back: str, cx: float, cy: float, radius: float) -> str:
    if player.colour is None:
        return circle(cx, cy, radius - 1, back, INK.ink2, 4, 'stroke-dasharray="8 8"')
    return player_mark(player.colour, cx, cy, radius)


def _facts(view: NostraCityView, player: PlayerView, speech: NostraCityPictureSpeech) -> Iterator[tuple[str, str]]:
    """Yield the signs of the second line, the most important first: an icon and its words."""
    if player.informant:
        yield "agent", speech("pic-nc-informant")
    if player.title:
        yield "title", speech.thing("title", player.title)
    if player.money is not None:
        yield "note", speech.money(player.money)
    if view.phase == "trial" and player.bribes:
        yield "envelope", str(player.bribes)
    gained = (
        ("star", len(player.luxuries)),
        ("magnifier", len(player.investigations)),
        ("coin", player.bribers),
        ("crown", len(player.bonuses)),
        ("cross", player.shames),
    )
    yield from ((mark, str(count)) for mark, count in gained if count)


def _signs(facts: list[tuple[str, str]], x: float, right: float, base: float, back: str) -> tuple[list[str], float]:
    """Draw as many signs as fit, ending at ``right``; return them and where they begin."""
    shown, wide = [], 0.0
    for mark, words in facts:
        more = 38 + width(words, _SMALL, 600) + 14
        if wide + more > _SIGNS * (right - x - _LEFT):
            break
        shown.append((mark, words, more))
        wide += more
    drawn: list[str] = []
    at = right - wide
    for mark, words, more in shown:
        drawn += [icon(mark, at, base - 29, 34, INK.ink2, back), text(at + 38, base, words, _SMALL, 600, INK.ink2)]
        at += more
    return drawn, right - wide


def _crew(player: PlayerView, x: float, right: float, base: float, speech: NostraCityPictureSpeech, back: str) -> list[str]:
    """Draw the Gangsters by their first names, free ones after a full hat and used ones after an outline, with the bids that they carry.

    The last of a full line counts those without room.
    """
    bids = {bid.gangster: bid for bid in player.bids}
    listed = [one for free in (True, False) for one in player.gangsters if one.free == free]
    drawn: list[str] = []
    before: bool | None = None
    for place, one in enumerate(listed):
        name, bid = speech.first_name(one.id), bids.get(one.id)
        new = one.free != before
        wide = (46 if new else 0) + width(name, _SMALL, 600) + (_bid_wide(bid) if bid else 0)
        rest = len(listed) - place - 1
        if x + wide + (_MORE if rest else 0) > right:
            drawn.append(text(x, base, f"+{rest + 1}", _SMALL, 600, INK.ink2))
            break
        ink = INK.ink if one.free else INK.ink2
        if new:
            drawn.append(icon("mafia" if one.free else "mafia_line", x, base - 31, 40, ink, back))
            x += 46
        drawn.append(text(x, base, name, _SMALL, 600, ink))
        x += width(name, _SMALL, 600)
        if bid:
            drawn += _bid(bid, x + 8, base, back)
            x += _bid_wide(bid)
        x += 22
        before = one.free
    return drawn


_MORE = 56  # pixels of «+3»


def _bid_wide(bid: BidView) -> float:
    return 8 + (0 if bid.space is None else 42) + 38 + width(str(bid.notes), _SMALL, 600)


def _bid(bid: BidView, x: float, base: float, back: str) -> list[str]:
    """Draw a bid: an envelope with the number of its Notes; once Locations are open the number of the space stands before it."""
    drawn = []
    if bid.space is not None:
        drawn += [circle(x + 19, base - 12, 19, INK.ink2), text(x + 19, base, str(bid.space), _SMALL, 700, INK.paper_ink, "middle")]
        x += 42
    drawn.append(icon("envelope", x, base - 29, 34, INK.ink2, back))
    return [*drawn, text(x + 38, base, str(bid.notes), _SMALL, 600, INK.ink2)]


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

LEGEND_HIGH = 48
_TILE, _TILE_HIGH, _APART = 72, 44, 4
_A_ROW = 5
_MOST_TILES = 2 * _A_ROW


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


def draw_signs(x: float, y: float, wide: float, speech: NostraCityPictureSpeech, back: str) -> str:
    """Explain hats, rosette, note and dagger in one line."""
    signs = (
        ("mafia", INK.ink, "pic-nc-sign-free"),
        ("mafia_line", INK.ink2, "pic-nc-sign-used"),
        ("respect", INK.brass, "pic-nc-sign-respect"),
        ("note", INK.ink2, "pic-nc-sign-notes"),
        ("vendetta", INK.ink2, "pic-nc-sign-cards"),
    )
    entries = [(mark, ink, speech(key)) for mark, ink, key in signs]
    taken = sum(48 + width(words, _SMALL) for _, _, words in entries)
    apart = min(40, (wide - taken) / (len(entries) - 1))
    drawn = []
    for mark, ink, words in entries:
        drawn += [icon(mark, x, y + 6, 40, ink, back), text(x + 48, y + 38, words, _SMALL, 400, INK.ink2)]
        x += 48 + width(words, _SMALL) + apart
    return group("signs", *drawn)


def draw_tiles(districts: tuple[DistrictView, ...], x: float, y: float, ground: Ground) -> tuple[list[str], bool]:
    """Draw the Districts of a player in the first line of a row with its top at ``y``; return them and whether they take the second, too.

    Beyond two rows the last says how many more there are.
    """
    shown = districts if len(districts) <= _MOST_TILES else districts[: _MOST_TILES - 1]
    drawn = []
    for place, district in enumerate(shown):
        row, column = divmod(place, _A_ROW)
        drawn.append(_tile(district, x + column * (_TILE + _APART), y + 6 + row * (_TILE_HIGH + 3), _TILE, _TILE_HIGH, ground))
    if len(shown) < len(districts):
        at = x + (_A_ROW - 1) * (_TILE + _APART) + _TILE / 2
        drawn.append(text(at, y + _SECOND, f"+{len(districts) - len(shown)}", _SMALL, 600, INK.ink2, "middle"))
    return drawn, len(districts) > _A_ROW


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
