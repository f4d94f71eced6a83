"""The board of one player as a picture: cash, the escape plan, directory, inventory and assets. For its owner alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.games.escape_plan.pictures.legend import Piece, flow, in_words, keyed, marked
from bot.games.escape_plan.pictures.speech import (
    PLACE_ICONS,
    EscapePlanPictureSpeech,
    asset_name,
    contact_name,
    item_name,
    key_name,
)
from bot.presenting.drawing import Drawing
from bot.presenting.drawing.lettering import fit, width
from bot.presenting.drawing.parts import HeaderCount, frame, header, player_mark
from bot.presenting.drawing.shapes import circle, group, icon, icon_at, rect, text
from bot.presenting.drawing.speech import alt_text
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK, Ground
from bot.presenting.texts import Words
from engines.escape_plan.components import BUSINESSES, CONTACTS, GROUPS, SAFE_HOUSES

if TYPE_CHECKING:
    from engines.escape_plan.views import EscapePlanView, MyPart, PlayerLook

TOP, CAPTION, HIGH, BETWEEN, SECTION = 166, 48, 60, 10, 22
_COLUMNS = 3
_PLAN_HIGH = 150


@dataclass(frozen=True, slots=True)
class HeldThing:
    """One thing on the board: its name, a number right of it, its state (`ready`, `used`, `locked`, `covered`, `kept`, `empty`)."""

    name: str
    number: str = ""
    state: str = "ready"
    priced: bool = False
    """Whether the number is the cost of using it."""


_MARKS = {
    "ready": ("check", INK.green),
    "used": ("cross", INK.ink3),
    "locked": ("lock", INK.ink2),
    "covered": ("arrest", INK.red),
    "kept": ("", ""),
    "empty": ("", ""),
}
"""Icon and ink of each state."""


def hand(view: EscapePlanView, seat: int, names: Sequence[str], words: Words) -> Drawing:
    """Draw the board of `seat`, made from `view(seat)`. Raises ValueError for a view that is not its own."""
    if view.me is None:
        raise ValueError("the board of a player needs the player's own view")
    speech, ground, player = EscapePlanPictureSpeech(words, view, names), GROUND["road"], view.players[seat]
    parts = (
        ("directory", directory(player, speech)),
        ("inventory", inventory(player, view.me, speech)),
        ("assets", assets(player, speech)),
    )
    alt = _alt(view.me, player, speech, dict(parts))
    y = float(TOP + _PLAN_HIGH + SECTION)
    drawn = [_plan(view.me, player, ground)]
    for name, held in parts:
        drawn.append(_section(name, held, y, speech, ground))
        y += CAPTION + -(-len(held) // _COLUMNS) * (HIGH + BETWEEN) + SECTION
    height = int(y + 12)
    where = speech.at(player.location) if player.location else speech("pic-ep-hand-out")
    head = header(
        ground,
        "contact",
        speech("pic-ep-hand"),
        f"{speech.name(seat)} · {where}",
        (HeaderCount("income", INK.brass, str(view.me.cash)),),
        speech("pic-ep-hand-cash"),
    )
    return Drawing(frame(height, ground, speech("pic-ep-game"), alt, head, *drawn), alt, height)


def open_board(view: EscapePlanView, seat: int, names: Sequence[str], words: Words) -> Drawing:
    """Draw everything face up on the board of `seat`, made from `view(None)` only: for the page of everybody."""
    speech, ground, player = EscapePlanPictureSpeech(words, view, names), GROUND["road"], view.players[seat]
    state = {"numbers": list(_numbers(player, speech)), "keys": list(_keys(player, speech)), "visits": list(_visits(view, player, speech))}
    parts = (
        ("directory", directory(player, speech)),
        ("inventory", inventory(player, None, speech)),
        ("assets", assets(player, speech)),
    )
    legend, y = flow(state, TOP)
    y += SECTION
    drawn = [legend]
    for name, held in parts:
        drawn.append(_section(name, held, y, speech, ground))
        y += CAPTION + -(-len(held) // _COLUMNS) * (HIGH + BETWEEN) + SECTION
    where = speech.at(player.location) if player.location else speech("pic-ep-hand-out")
    penalty = (HeaderCount("mask", INK.red, str(player.row)), HeaderCount("wound", INK.red, str(player.wounds)))
    head = header(ground, "contact", speech.name(seat), where, penalty)
    told = [speech(f"ep-own-{name}", list=held_text(held, speech)) for name, held in parts]
    alt = alt_text(
        (" ".join([f"{speech.spoken(seat)}, {where}, {speech('pic-ep-story-wounds')} {player.wounds}.", in_words(state), *told]),)
    )
    return Drawing(frame(int(y + 12), ground, speech("pic-ep-game"), alt, head, *drawn), alt, int(y + 12))


def _numbers(player: PlayerLook, speech: EscapePlanPictureSpeech) -> Iterator[Piece]:
    """Return the counts on a player's board."""
    colour = speech.colour(f"seat:{player.seat}")
    yield Piece("", 36, lambda x, base: player_mark(colour, x + 18, base - 12, 16))
    yield marked("mask", f"+{player.red} −{player.blue}", tone=INK.red, told=f"{speech('pic-ep-story-notoriety')} {player.row}")
    penalty = speech("ep-money", n=player.penalty)
    yield marked("", f"−{penalty}" if player.penalty else penalty)
    yield marked("income", str(player.income), told=speech("pic-ep-phase-income"))
    yield marked("arrest", str(player.handcuffs), tone=INK.red, told=speech("pic-ep-hand-cuffed"))
    yield marked("token", str(player.tokens), told=speech("pic-ep-asset-extra"))
    yield marked("moon" if player.rested else "sun", "", told=speech("opt-ep-rest") + (" ✓" if player.rested else ""))
    yield marked("", speech("pic-ep-market-cans", n=player.cans))
    yield marked("", speech("pic-ep-market-gang", n=player.members))
    if player.left_as:
        yield marked("exit", f"{player.left_as}.", tone=INK.green)


def _keys(player: PlayerLook, speech: EscapePlanPictureSpeech) -> Iterator[Piece]:
    for key in player.keys:
        name, ink = key_name(speech, key.color), INK.ink3 if key.used else INK.ink
        yield keyed(key.color, str(key.house), speech("pic-ep-alt-used", what=name) if key.used else name, ink)


def _visits(view: EscapePlanView, player: PlayerLook, speech: EscapePlanPictureSpeech) -> Iterator[Piece]:
    """Return the visited businesses and safe houses, those that brought income at once with a coin."""
    who = f"seat:{player.seat}"
    cubes = {place.token: cube for tile in view.tiles for place in tile.locations for cube in place.cubes if cube.who == who}
    for spot in player.visited:
        income = spot in cubes and cubes[spot].income
        told = speech("pic-ep-phase-income") if income else ""
        yield marked("income" if income else "check", speech.spot(spot), tone=INK.brass if income else INK.green, told=told)


# ---- belongings


def directory(player: PlayerLook, speech: EscapePlanPictureSpeech) -> list[HeldThing]:
    """Return the fields of the directory and the first-aid token."""
    found = []
    for entry in player.entries:
        if entry.contact is not None:
            state = "covered" if entry.cuffed else "used" if entry.used else "ready"
            cost = CONTACTS[entry.contact].cost
            found.append(HeldThing(contact_name(speech, entry.contact), str(cost), state, priced=True))
        elif entry.cuffed:
            found.append(HeldThing(speech("pic-ep-hand-cuffed"), state="covered"))
        elif entry.asset is not None:
            found.append(HeldThing(asset_name(speech, entry.asset), state="locked"))
        else:
            found.append(HeldThing(speech("pic-ep-hand-empty"), state="empty"))
    found.append(HeldThing(speech("pic-ep-first-aid"), state="ready" if player.first_aid else "used"))
    return found


def inventory(player: PlayerLook, me: MyPart | None, speech: EscapePlanPictureSpeech) -> list[HeldThing]:
    """Return the fields of the inventory; with ``me``, the owner's part, bags with their values."""
    values = {bag.field: bag.value for bag in me.bags} if me is not None else {}
    found = []
    for field, pocket in enumerate(player.pockets, 1):
        if pocket.asset is not None:
            found.append(HeldThing(asset_name(speech, pocket.asset), state="locked"))
        elif pocket.item is None:
            found.append(HeldThing(speech("pic-ep-hand-empty"), state="empty"))
        elif field in values:
            found.append(HeldThing(item_name(speech, pocket.item), str(values[field]), "kept"))
        else:
            found.append(HeldThing(item_name(speech, pocket.item), state="used" if pocket.used else "ready"))
    return found


def assets(player: PlayerLook, speech: EscapePlanPictureSpeech) -> list[HeldThing]:
    """Return the slots of the assets with the cost of using each."""
    return [
        HeldThing(asset_name(speech, slot.asset), str(slot.cost), "used" if slot.used else "ready", priced=True)
        if slot.asset is not None
        else HeldThing(speech("pic-ep-hand-empty"), str(slot.cost), "empty")
        for slot in player.assets
    ]


# ---- drawing


def _plan(me: MyPart, player: PlayerLook, ground: Ground) -> str:
    """The nine places of the plan in their three groups: icon, amount or the coin of the income; a tick where a cube lies."""
    wide, gap = CANVAS.width - 2 * CANVAS.margin, 18
    each = (wide - 2 * gap) / 9
    drawn = []
    for number, group_of in enumerate(GROUPS.values()):
        x = CANVAS.margin + number * (3 * each + gap)
        drawn.append(rect(x, TOP, 3 * each, _PLAN_HIGH, 18, ground.panel))
        for place, spot in enumerate(group_of):
            drawn += _amount(spot, me.amounts.get(spot, 0), spot in player.visited, x + (place + 0.5) * each, ground)
    return group("plan", *drawn)


def _amount(spot: str, amount: int, done: bool, middle: float, ground: Ground) -> list[str]:
    ink = INK.ink3 if done else INK.ink
    if spot in SAFE_HOUSES:
        mark = icon_at("hideout_plain", middle - 16, TOP + 44, 48, ink, ground.panel)
        mark += text(middle + 20, TOP + 58, spot.removeprefix("safe_"), 38, 700, ink, "middle")
    else:
        mark = icon_at(PLACE_ICONS[spot], middle, TOP + 44, 56, ink, ground.panel)
    drawn = [mark]
    if amount:
        drawn.append(text(middle, TOP + 124, str(amount), 44, 700, ink, "middle"))
    else:
        drawn.append(icon_at("income", middle, TOP + 110, 46, INK.ink3 if done else INK.brass, ground.panel))
    if done:
        drawn += [circle(middle + 42, TOP + 16, 17, INK.green), icon_at("check", middle + 42, TOP + 16, 24, INK.paper_ink, INK.green)]
    return drawn


def _section(name: str, held: Sequence[HeldThing], y: float, speech: EscapePlanPictureSpeech, ground: Ground) -> str:
    wide = (CANVAS.width - 2 * CANVAS.margin - (_COLUMNS - 1) * 16) / _COLUMNS
    drawn = [text(CANVAS.margin + 6, y + 32, speech(f"pic-ep-hand-{name}"), 36, 600, INK.ink2)]
    for place, one in enumerate(held):
        x = CANVAS.margin + place % _COLUMNS * (wide + 16)
        drawn += _held(one, x, y + CAPTION + place // _COLUMNS * (HIGH + BETWEEN), wide, ground)
    return group(name, *drawn)


def _held(one: HeldThing, x: float, y: float, wide: float, ground: Ground) -> list[str]:
    mark, tone = _MARKS[one.state]
    ready = one.state in ("ready", "kept")
    back = ground.raised if ready else ground.ground
    drawn = [rect(x, y, wide, HIGH, 14, back, None if ready else ground.line, 3)]
    if mark:
        drawn.append(icon(mark, x + 12, y + 13, 34, tone, back))
    right = x + wide - 14
    if one.number:
        drawn.append(text(right, y + 43, one.number, 38, 700, INK.ink if ready else INK.ink3, "end"))
        right -= width(one.number, 38, 700) + 12
    left = x + (52 if mark else 16)
    drawn.append(text(left, y + 42, fit(one.name, 34, 400, right - left), 34, 400, INK.ink if ready else INK.ink3))
    return drawn


# ---- in words


def plan_text(me: MyPart, player: PlayerLook, speech: EscapePlanPictureSpeech) -> str:
    """Return the escape plan: every place with its amount or the income."""
    told = []
    for spot in (*BUSINESSES, *SAFE_HOUSES):
        if spot in me.amounts:
            key = "pic-ep-alt-visited" if spot in player.visited else "pic-ep-alt-amount"
            told.append(speech(key, place=speech.spot(spot), n=me.amounts[spot]))
    return ", ".join(told)


def held_text(held: Sequence[HeldThing], speech: EscapePlanPictureSpeech) -> str:
    """Return the belongings, equal ones counted, without the empty fields."""
    told, handcuffs = Counter[str](), speech("pic-ep-hand-cuffed")
    for one in held:
        if one.state != "empty":
            worth = speech("ep-money", n=int(one.number)) if one.number and not one.priced else ""
            name = speech("ep-priced", what=one.name, n=int(one.number)) if one.priced else f"{one.name} {worth}".strip()
            plain = one.state in ("ready", "kept") or one.name == handcuffs
            told[name if plain else speech(f"pic-ep-alt-{one.state}", what=name)] += 1
    return ", ".join(name if count == 1 else f"{count}× {name}" for name, count in told.items()) or "–"


def _alt(me: MyPart, player: PlayerLook, speech: EscapePlanPictureSpeech, held: dict[str, list[HeldThing]]) -> str:
    said = speech(
        "pic-ep-alt-hand",
        cash=speech("ep-money", n=me.cash),
        plan=plan_text(me, player, speech),
        directory=held_text(held["directory"], speech),
        inventory=held_text(held["inventory"], speech),
        assets=held_text(held["assets"], speech),
    )
    return alt_text((said,))
