"""[On the table] of Escape Plan: the contact offer, businesses and stores, every player's board, the supply, the score sheet (OP-4)."""

from collections.abc import Iterator, Sequence

from bot.games.escape_plan.labels import bag_values, contact_about, kind_about, kind_name
from bot.games.escape_plan.pictures.hand import HeldThing, assets, directory, inventory, open_board
from bot.games.escape_plan.pictures.market import burnt, exit_steps
from bot.games.escape_plan.pictures.reserves import reserves
from bot.games.escape_plan.pictures.speech import asset_name, contact_name, item_name, key_name, money
from bot.games.escape_plan.story import arrested, sheets, winner_line
from bot.games.escape_plan.voice import EscapePlanVoice
from bot.presenting.boxed.on_table import OpenPart, OpenTable
from bot.presenting.naming import listed
from bot.presenting.scene import Scene
from bot.presenting.text_cards import TextCard
from bot.presenting.texts import Words
from engines.escape_plan.components import (
    ASSET_VALUE,
    ASSETS,
    BUSINESSES,
    CHARACTERS,
    CONTACT_VALUES,
    CONTACTS,
    EQUIPMENT,
    FIXERS,
    LOCKERS,
    PENALTIES,
    SAFE_HOUSES,
    STACKS,
    WOUND_COST,
)
from engines.escape_plan.tiles import LOCATIONS, Kind
from engines.escape_plan.views import BotLook, CubeLook, EscapePlanView, LocationLook, PlayerLook

FIRST_AID = "token:first_aid"

# ---- what can be had


def offer(scene: Scene) -> OpenPart:
    """Return the contact offer card by card, the businesses and safe houses, and the goods of the stores."""
    voice = EscapePlanVoice(scene)
    view = voice.view
    lines = [voice("ep-open-contacts", n=view.contact_deck)]
    lines += contact_lines(voice)
    lines += ["", voice("ep-open-businesses", n=view.closes_after), *_places(voice, BUSINESSES)]
    lines += ["", voice("ep-open-houses"), *_places(voice, SAFE_HOUSES)]
    lines += ["", voice("ep-open-gangs"), *_gangs(voice)]
    lines += ["", voice("ep-open-goods"), *_goods(voice)]
    places = list(dict.fromkeys(f"place:{place.kind}" for tile in view.tiles for place in tile.locations))
    return OpenPart(lines, [*(f"contact:{number}" for number in view.offer), *_goods_ids(view), *places], named=places)


def contact_lines(voice: EscapePlanVoice) -> list[str]:
    """Return a line for each card of the contact offer with its effect and price, the newest first."""
    return [_contact_line(voice, field, number) for field, number in enumerate(voice.view.offer, 1)]


def _contact_line(voice: EscapePlanVoice, field: int, number: int) -> str:
    taken = " " + voice("ep-open-burnt") if burnt(voice.view, field) else ""
    return f"{field}. **{contact_name(voice, number)}**: {contact_about(voice, number)}{taken}"


def _places(voice: EscapePlanVoice, spots: Sequence[str]) -> Iterator[str]:
    placed = {place.token: place for tile in voice.view.tiles for place in tile.locations if place.token}
    for spot in spots:
        place = placed.get(spot)
        if place is None:
            yield f"- {voice.pictures.spot(spot)}: {voice('ep-open-unplaced')}{_keys(voice, spot, None)}"
        else:
            yield f"- {voice.at(place.id)}: {_visits(voice, place, spot)}{_keys(voice, spot, place)}"


def _visits(voice: EscapePlanVoice, place: LocationLook, spot: str) -> str:
    """Return the cubes on a business or safe house, whose they are, and whether a business is closed."""
    who = listed(_cube(voice, cube) for cube in place.cubes)
    most = voice.view.closes_after if spot in BUSINESSES else 0
    return voice("ep-open-visits", n=min(len(place.cubes), most), most=most, closed="yes" if place.closed else "no", who=who or "–")


def _cube(voice: EscapePlanVoice, cube: CubeLook) -> str:
    return f"{voice.figure(cube.who)}{' ' + voice('ep-open-income') if cube.income else ''}"


def _keys(voice: EscapePlanVoice, spot: str, place: LocationLook | None) -> str:
    keys = place.keys if place is not None else voice.view.house_keys.get(spot, ())
    return " " + voice("ep-open-keys", list=listed(key_name(voice, color) for color in keys)) if keys else ""


def _gangs(voice: EscapePlanVoice) -> Iterator[str]:
    for tile in voice.view.tiles:
        for place in tile.locations:
            if place.kind == "gang":
                marker = voice.figure(place.marker) if place.marker else ""
                yield voice("ep-open-gang", where=voice.at(place.id), n=place.members, marked="yes" if marker else "no", who=marker)


def _goods_ids(view: EscapePlanView) -> list[str]:
    return [f"equipment:{kind}" for kind in view.equipment] + [f"fixer:{name}" for name in view.fixers]


def _goods(voice: EscapePlanVoice) -> Iterator[str]:
    view = voice.view
    for kind, left in view.equipment.items():
        about = voice(f"ep-about-equipment-{kind.replace('_', '-')}")
        yield voice("ep-open-good", what=item_name(voice, kind), price=money(voice, EQUIPMENT[kind].price), left=left, about=about)
    for name in view.fixers:
        about = voice(f"ep-about-fixer-{name.removeprefix('fx_')}")
        yield voice("ep-open-fixer", what=item_name(voice, name), price=money(voice, FIXERS[name].price), about=about)


# ---- before a player


def player(scene: Scene, seat: int) -> OpenPart:
    """Return everything face up on the board of ``seat``."""
    voice = EscapePlanVoice(scene)
    one, speech = voice.view.players[seat], voice.pictures
    held = {"directory": directory(one, speech), "inventory": inventory(one, None, speech), "assets": assets(one, speech)}
    keys = listed(key_name(voice, key.color) + (f" {voice('ep-open-used')}" if key.used else "") for key in one.keys)
    some = (("tokens", one.tokens), ("cans", one.cans), ("members", one.members))
    numbers = [
        voice("ep-open-numbers", row=one.row, wounds=one.wounds, cuffs=one.handcuffs, income=money(voice, one.income)),
        *([voice("ep-open-part-now", gained=one.red, lost=one.blue)] if one.red or one.blue else []),
        *(voice(f"ep-open-{what}", n=n) for what, n in some if n),
        *([voice("ep-open-rested")] if one.rested else []),
    ]
    lines = [
        voice.figure(f"seat:{seat}") + (f" · {voice('ep-open-gone', how=one.gone)}" if one.gone else ""),
        listed(numbers, " · "),
        *(
            voice(f"ep-own-{name}", list=said)
            for name, things in held.items()
            if (said := _by_state(voice, things, priced=name == "assets"))
        ),
        voice("ep-open-own-keys", list=keys) if keys else "",
    ]
    picture = None if scene.text_mode else open_board(voice.view, seat, scene.people, scene.words)
    cards = list(_held(one))
    character = [f"character:{one.character}"] if one.character else []
    return OpenPart([line for line in lines if line], [*character, *cards], picture, cards)


def _by_state(voice: EscapePlanVoice, things: Sequence[HeldThing], *, priced: bool) -> str:
    """Return belongings by name: what is ready, then the others by state; the handcuffs alone are counted elsewhere.

    ``priced``: with the price of the slot, as long as the thing in it can be used.
    """
    said = []
    for state in ("ready", "used", "locked", "covered"):
        held = [one for one in things if one.state == state and one.name != voice("pic-ep-hand-cuffed")]
        if held:
            dear = priced and state == "ready"
            names = (voice("ep-priced", what=one.name, n=int(one.number)) if dear else one.name for one in held)
            said.append(voice("ep-open-state", state=state, list=listed(names)))
    return "; ".join(said)


def _held(one: PlayerLook) -> Iterator[str]:
    """Yield the text cards of everything on the board of a player; a used first-aid token lies there as well, face down (EP-22.6)."""
    yield FIRST_AID
    yield from (f"contact:{entry.contact}" for entry in one.entries if entry.contact)
    yield from (f"{pocket.kind}:{pocket.item}" for pocket in one.pockets if pocket.kind in ("equipment", "fixer"))
    held = [slot.asset for slot in one.assets] + [entry.asset for entry in one.entries] + [pocket.asset for pocket in one.pockets]
    yield from (f"asset:{asset}" for asset in held if asset)


# ---- the supply


def supply(scene: Scene) -> OpenPart:
    """Return decks, the police bag, lockers, exits and reserves by count."""
    voice = EscapePlanVoice(scene)
    view = voice.view
    officers = listed(f"{voice(f'pic-ep-officer-{kind}')} {left}" for kind, left in view.bag.items())
    tiles = listed(f"{letter.upper()} {left}" for letter, left in view.stacks.items())
    lines = [
        voice("ep-open-decks", contacts=view.contact_deck, patrols=view.patrol_deck),
        voice("ep-open-tiles", list=tiles),
        voice("ep-open-bag", list=officers),
        voice("ep-open-reserves", cans=view.cans, tokens=view.tokens, gang=view.gang_reserve),
        "",
        voice("ep-open-lockers"),
        *(_locker(voice, color, left) for color, left in view.lockers.items()),
        "",
        voice("ep-open-exits"),
        *(
            voice("ep-open-exit", number=way.number, state="closed" if way.closed else "open", patrols=way.patrols, bags=way.bags)
            for way in view.exits
        ),
    ]
    for bot in view.bots:
        lines += ["", *_bot(voice, bot)]
    return OpenPart(lines, _goods_ids(view), None if scene.text_mode else reserves(view, scene.people, scene.words))


def _bot(voice: EscapePlanVoice, bot: BotLook) -> Iterator[str]:
    """Return the board of Inspector Sandra, who never scores (EP-28.16), or Lieutenant Costa."""
    yield f"{voice.figure(bot.who)}: " + voice(
        "ep-open-bot",
        row=bot.row,
        scores="yes" if bot.id == "costa" else "no",
        penalty=money(voice, -bot.penalty),
        gained=bot.red,
        lost=bot.blue,
        tokens=bot.tokens,
        deck=bot.deck,
    )
    if bot.visited:
        yield voice("ep-open-visited", list=listed(voice.pictures.spot(spot) for spot in bot.visited))
    if bot.removed:
        yield voice("ep-open-removed", list=listed(voice.card(card) for card in bot.removed))
    if bot.contacts:
        yield voice("ep-open-bot-contacts", list=listed(contact_name(voice, number) for number in bot.contacts))
    if bot.piles:
        yield voice("ep-open-piles", list=listed(" + ".join(item_name(voice, stack) for stack in pile.stacks) for pile in bot.piles))


def _locker(voice: EscapePlanVoice, color: str, left: int) -> str:
    stack = LOCKERS[color]
    values = bag_values(voice, color)
    return voice("ep-open-locker", what=item_name(voice, color), left=left, needed=stack.requirement, extra=stack.extra, values=values)


# ---- what counts


def counts(scene: Scene, seat: int | None) -> OpenPart:
    """Return the score sheet in numbers, each player's public part, and the hidden part of ``seat``; after the end what counted."""
    voice = EscapePlanVoice(scene)
    view = voice.view
    lines = [
        voice(
            "ep-open-sheet",
            asset=money(voice, ASSET_VALUE),
            wound=money(voice, -WOUND_COST),
            contacts=" / ".join(money(voice, value) for value in CONTACT_VALUES[1:]),
        ),
        voice("ep-open-penalties", list=" · ".join(f"{row}: {money(voice, -cost)}" for row, cost in PENALTIES.items())),
    ]
    bags = dict.fromkeys(f"{item_name(voice, stack)} ({bag_values(voice, stack)})" for stack in STACKS)  # both stacks of exits are alike
    lines.append(voice("ep-open-bags", list=listed(bags)))
    lines.append(voice("ep-open-fees", list=_fees(voice)))
    if view.story is not None:
        counted = [f"- {line}" for line in (*sheets(voice, view.story), *arrested(voice, view.story))]
        return OpenPart([*lines, "", winner_line(voice), *counted])
    lines += ["", voice("ep-open-public")]
    lines += [_public_part(voice, one) for one in sorted(view.players, key=lambda one: -public_amount(one))]
    if seat is not None and (own := worth(voice, seat)):
        lines += ["", own]
    return OpenPart(lines)


def _fees(voice: EscapePlanVoice) -> str:
    """Return the row of the exit card for this table, in bold the fee of the next to leave (EP-26.4)."""
    steps, left = exit_steps(voice.view)
    fees = (money(voice, cost) for cost in steps)
    return " / ".join(f"**{fee}**" if number == left else fee for number, fee in enumerate(fees))


def public_amount(one: PlayerLook) -> int:
    """Return the part of a player's score that everybody can count now, in thousands (EP-27.3, 27.4)."""
    contacts = max(0, sum(entry.contact is not None for entry in one.entries) - one.handcuffs)
    return CONTACT_VALUES[contacts] + ASSET_VALUE * sum(slot.used for slot in one.assets) - one.penalty - WOUND_COST * one.wounds


def _public_part(voice: EscapePlanVoice, one: PlayerLook) -> str:
    bags = sum(pocket.kind == "bag" for pocket in one.pockets)
    return voice("ep-open-part", who=voice.who(one.seat), amount=money(voice, public_amount(one)), bags=bags, visited=len(one.visited))


def worth(voice: EscapePlanVoice, seat: int, *, whole: bool = True) -> str:
    """Return what ``seat`` would have if it got out now; empty before the deal and after leaving.

    ``whole``: with the parts that it alone knows.
    """
    view = voice.mine(seat)
    if view.me is None or view.me.plan is None or view.phase in ("setup", "end") or view.players[seat].gone == "arrested":
        return ""
    plan = sum(view.me.amounts.get(spot, 0) for spot in view.players[seat].visited)
    bags = sum(bag.value for bag in view.me.bags)
    fee = 0 if view.players[seat].gone else view.exit_cost or 0
    total = public_amount(view.players[seat]) + plan + bags + view.me.cash - fee
    parts = {"cash": view.me.cash, "plan": plan, "bags": bags, "fee": fee, "total": total}
    amounts = {name: money(voice, amount) for name, amount in parts.items()}
    return voice("ep-worth" if whole else "ep-worth-total", **amounts, pays="yes" if fee else "no")


# ---- text cards


KINDS: tuple[Kind, ...] = tuple(dict.fromkeys(place.kind for place in LOCATIONS.values()))


def cards(words: Words) -> list[TextCard]:
    """Return the text cards of first aid, contacts, equipment, fixer tiles, assets, kinds of locations and characters."""
    found = [_card(words, FIRST_AID, words("pic-ep-first-aid"), words("ep-about-asset-heal"), words("hook-ep-first-aid"))]
    for number, contact in CONTACTS.items():
        hook = words(f"hook-ep-contact-{contact.id.replace('_', '-')}")
        found.append(_card(words, f"contact:{number}", contact_name(words, number), contact_about(words, number), hook))
    for kind, gear in EQUIPMENT.items():
        about = words(f"ep-about-equipment-{kind.replace('_', '-')}")
        hook = words(f"hook-ep-equipment-{kind.replace('_', '-')}")
        found.append(_card(words, f"equipment:{kind}", item_name(words, kind), about, hook, gear.price))
    for name, tile in FIXERS.items():
        about = words(f"ep-about-fixer-{name.removeprefix('fx_')}")
        hook = words(f"hook-ep-fixer-{name.removeprefix('fx_')}")
        found.append(_card(words, f"fixer:{name}", item_name(words, name), about, hook, tile.price))
    for asset in ASSETS:
        about = words(f"ep-about-asset-{asset.removeprefix('as_')}")
        hook = words(f"hook-ep-asset-{asset.removeprefix('as_')}")
        found.append(_card(words, f"asset:{asset}", asset_name(words, asset), about, hook))
    for kind in KINDS:
        about, part = kind_about(words, kind), kind.replace("_", "-")
        text = words("ep-card-place", kind=part, about=about)
        found.append(TextCard(f"place:{kind}", kind_name(words, kind), text, words(f"hook-ep-place-{part}"), about))
    about = words("ep-hint-setup-character")
    for character in CHARACTERS:
        name, hook = words(f"pic-ep-character-{character}"), words(f"hook-ep-character-{character}")
        found.append(TextCard(f"character:{character}", name, words("ep-card-character"), hook, about))
    return found


def _card(words: Words, number: str, name: str, about: str, hook: str, price: int = 0) -> TextCard:
    text = words("ep-card-text", kind=number.partition(":")[0], about=about, price=money(words, price))
    return TextCard(number, name, text, hook, about)


OPEN_TABLE = OpenTable(offer=offer, player=player, supply=supply, counts=counts, cards=cards)
