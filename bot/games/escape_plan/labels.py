"""Options in words: the labels of menus and buttons, and the descriptions below them in a menu."""

from collections.abc import Iterator, Sequence

from bot.games.escape_plan.pictures.alt import tile_marks
from bot.games.escape_plan.pictures.map import edges_turned, turn_of
from bot.games.escape_plan.pictures.speech import Formatter, asset_name, contact_effect, contact_name, item_name
from bot.games.escape_plan.voice import EscapePlanVoice
from bot.presenting.boxed.asked import Effect, references
from bot.presenting.naming import listed
from bot.presenting.scene import Scene
from bot.presenting.voice import count_of, told_to_all
from engines import Ask, Notice, Option
from engines.escape_plan.asks import BOOSTS, CITY_BUSINESS, CITY_SAFE_HOUSE, CITY_TILE, END, INCOME_UNLOCK, STORE_LOCKER
from engines.escape_plan.components import BAGS, CONTACTS, EQUIPMENT, FIXERS, STACKS
from engines.escape_plan.map.geometry import neighbours
from engines.escape_plan.tiles import LOCATIONS, TILES, Kind
from engines.table import Arg


def label(voice: EscapePlanVoice, ask: Ask, option: Option) -> str:
    """Return the option in words: numbered ends and sites as in the picture, all others by the words of the rules."""
    args = option.text.args
    match option.text.key:
        case "opt-ep-end":
            said = _end(voice, option)
            return f"{number_of(ask, option)} · {said}"
        case "opt-ep-position":
            return voice("opt-ep-position", number=number_of(ask, option), beside=_beside(voice, count_of(args["q"]), count_of(args["r"])))
        case "opt-ep-rotation":
            return voice("opt-ep-rotation", number=number_of(ask, option), same=count_of(args["same"]))
        case "opt-ep-route":
            return _route(voice, option)
        case "opt-ep-use" | "opt-ep-boost-contact" | "opt-ep-boost-fixer":
            return priced(
                voice,
                str(args.get("source") or args.get("contact") or args["fixer"]),
                count_of(args.get("cost", 0)),
                bool(args.get("star")),
            )
        case "opt-ep-avoid":
            return _avoid(voice, option)
        case "opt-ep-field" if not args["item"]:
            return voice("opt-ep-field-free", n=count_of(args["n"]))
        case "opt-ep-take-wounds" if args["fee"]:
            return voice("opt-ep-take-wounds-fee", n=count_of(args["n"]), fee=count_of(args["fee"]))
        case _:
            return voice(option.text.key, **voice.arguments(args))


def number_of(ask: Ask, option: Option) -> int:
    """Return the number of an option in pictures: its place among the options."""
    return ask.options.index(option) + 1


def source(voice: EscapePlanVoice, ref: str) -> str:
    """Name the source of an executive action; a gang base stands for the member that returns there."""
    if ref.startswith("location:"):
        return voice("ep-member", place=voice.at(ref.partition(":")[2]))
    return voice.named(ref)


def priced(voice: EscapePlanVoice, ref: str, cost: int, star: bool) -> str:
    """Return ``Prostředník za 4 tisíce a pověst +1``: a source with its cost, and the notoriety if it has a ``star``."""
    return voice("ep-priced-star" if star else "ep-priced", what=source(voice, ref), n=cost)


def _end(voice: EscapePlanVoice, option: Option) -> str:
    args = option.text.args
    place = voice.at(str(args["location"]).partition(":")[2])
    return voice("opt-ep-end", place=place, mp=count_of(args["mp"]), officers=count_of(args["officers"]))


def _beside(voice: EscapePlanVoice, q: int, r: int) -> str:
    """Name the tiles around a position with their directions on the shown map."""
    where = {tile.at: tile.id.upper() for tile in voice.view.tiles}
    around, turn = enumerate(neighbours((q, r))), turn_of(voice.view)
    return listed(f"{where[at]} {voice(f'pic-ep-direction-{(way + turn) % 6}')}" for way, at in around if at in where)


def _route(voice: EscapePlanVoice, option: Option) -> str:
    args = option.text.args
    tiles = listed((voice.named(str(one)) for one in _tuple(args["tiles"])), " + ")
    count = len(_tuple(args["officers"])) + bool(args["sandra"]) + bool(args["costa"])
    return voice("opt-ep-route", tiles=tiles or "–", mp=count_of(args["mp"]), officers=count)


def _avoid(voice: EscapePlanVoice, option: Option) -> str:
    args = option.text.args
    who = voice.named(str(args["who"])).replace("**", "") if args["who"] else voice("ep-all-police")
    used = priced(voice, str(args["source"]), count_of(args["cost"]), bool(args["star"]))
    return voice("opt-ep-avoid", source=used, tile=voice.named(str(args["tile"])), who=who)


# ---- what an option is about


def effects(voice: EscapePlanVoice, ask: Ask, option: Option) -> Iterator[Effect]:
    """Yield the components that an option names, each with its effect, of an asset in use also its price; of a tile its locations."""
    for ref in (option.id, *references(option)):
        kind, _, name = ref.partition(":")
        if kind == "contact":
            yield contact_name(voice, int(name)), contact_about(voice, int(name))
        elif kind in ("equipment", "fixer"):
            yield item_name(voice, name), voice(f"ep-about-{kind}-{name.removeprefix('fx_').replace('_', '-')}")
        elif kind == "asset":
            said, cost = voice(f"ep-about-asset-{name.removeprefix('as_')}"), option.text.args.get("cost")
            yield asset_name(voice, name), said if cost is None else voice("ep-about-price", what=said, n=count_of(cost), star="no")
        elif kind == "tile" and ask.name == CITY_TILE:
            yield from (_kind(voice, place.kind) for place in TILES[name].location)
    if ask.name in (CITY_BUSINESS, CITY_SAFE_HOUSE):
        yield _kind(voice, "business" if ask.name == CITY_BUSINESS else "safe_house")


def _kind(words: Formatter, kind: Kind) -> Effect:
    return kind_name(words, kind), kind_about(words, kind)


def kind_name(words: Formatter, kind: Kind) -> str:
    """Return the name of a kind of location."""
    return words(f"pic-ep-place-{kind.replace('_', '-')}", label="").strip()


# ---- the line below


def about(voice: EscapePlanVoice, ask: Ask, option: Option) -> str:
    """Return the description of an option in a menu; empty where the label is enough."""
    kind, _, name = option.id.partition(":")
    if ask.name == BOOSTS:
        return _boost_about(voice, kind, name)
    if ask.name == STORE_LOCKER and kind == "locker":
        return _locker_about(voice, name.partition("/")[0], ask.seat)
    if ask.name == END and kind == "location":
        return place_about(voice, name, ask.seat)
    if kind == "route":
        return _route_about(voice, option)
    if kind == "rotation":
        return _rotation_about(voice, option)
    if kind == "contact":
        return contact_about(voice, int(name))
    if kind in ("equipment", "fixer"):
        return voice(f"ep-about-{kind}-{name.removeprefix('fx_').replace('_', '-')}")
    if kind in ("business", "safe_house"):
        return _plan_about(voice, name if kind == "business" else f"safe_{name}", ask.seat)
    if kind == "asset":
        return voice(f"ep-about-asset-{name.removeprefix('as_')}")
    if kind == "use":
        return _use_about(voice, option)
    if kind == "tile" and option.text.key == "opt-ep-tile":
        return _tile_about(voice, name)
    return ""


def place_about(voice: EscapePlanVoice, location: str, seat: int) -> str:
    """Return the effects of a visit, with the amount of the player's plan there."""
    view = voice.mine(seat)
    there = next((place for tile in view.tiles for place in tile.locations if place.id == location), None)
    if there is not None and there.token is not None:
        said = _plan_about(voice, there.token, seat)
        if there.kind != "business":
            return said
        closed = "yes" if there.closed else "no"
        return f"{said} · {voice('ep-about-visits', n=len(there.cubes), most=view.closes_after, closed=closed)}"
    return kind_about(voice, LOCATIONS[location].kind)


def kind_about(words: Formatter, kind: Kind) -> str:
    """Return the effects of a visit to a location of this kind, regardless of anybody's plan there."""
    return words(f"ep-about-place-{kind.replace('_', '-')}", n="any")


def _plan_about(voice: EscapePlanVoice, spot: str, seat: int) -> str:
    """Return the amount of the player's plan at a business or safe house."""
    me = voice.mine(seat).me
    kind = "safe-house" if spot.startswith("safe_") else "business"
    return voice(f"ep-about-place-{kind}", n=me.amounts[spot]) if me is not None and spot in me.amounts else ""


def contact_about(words: Formatter, number: int) -> str:
    """Return the effect of a contact card with its price."""
    card = CONTACTS[number]
    return words("ep-about-price", what=contact_effect(words, number), n=card.cost, star="yes" if card.star else "no")


def _boost_about(voice: EscapePlanVoice, kind: str, name: str) -> str:
    """Return what an effect brings for travel, without its price, which the label has; of a gang its flight alone (EP-12.9)."""
    if kind == "gang" or name == "fx_motorcycle" or (kind == "contact" and CONTACTS[int(name)].effect == "gang"):
        return voice("ep-about-gang-flight")
    if kind == "contact":
        return contact_effect(voice, int(name))
    return voice(f"ep-about-fixer-{name.removeprefix('fx_')}") if kind == "fixer" else voice("ep-about-can")


def _locker_about(voice: EscapePlanVoice, color: str, seat: int) -> str:
    """Return how many bags of a locker one may choose from, and the values that its stack has at the beginning (EP-19.6, 19.8)."""
    return _bags_about(voice, color, seat, voice.view.lockers[color])


def exit_bag_about(voice: EscapePlanVoice, seat: int) -> str:
    """Return the same of the closed exit at which ``seat`` is (EP-21.4)."""
    there = next(way for way in voice.view.exits if f"exit_{way.number}" == voice.view.players[seat].location)
    return _bags_about(voice, there.stack or "", seat, there.bags)


def _bags_about(voice: EscapePlanVoice, stack: str, seat: int, left: int) -> str:
    contacts = sum(entry.contact is not None and not entry.cuffed for entry in voice.view.players[seat].entries)
    return voice("ep-about-locker", n=min(contacts + STACKS[stack].extra, left), values=bag_values(voice, stack))


def bag_values(words: Formatter, stack: str) -> str:
    """Return the values of the bags of a stack at the beginning, which are public (EP-19.8)."""
    return listed(words("ep-money", n=bag.value) for bag in BAGS.values() if bag.stack == stack)


def _use_about(voice: EscapePlanVoice, option: Option) -> str:
    ref = str(option.text.args["source"])
    kind, _, name = ref.partition(":")
    if kind == "contact":
        return contact_about(voice, int(name))
    if kind == "fixer" and name in FIXERS:
        return voice(f"ep-about-fixer-{name.removeprefix('fx_')}")
    if kind == "equipment" and name in EQUIPMENT:
        return voice(f"ep-about-equipment-{name.replace('_', '-')}")
    if kind == "asset" and option.text.args["effect"] != "nothing":
        return voice(f"ep-about-asset-{name.removeprefix('as_')}")
    return voice("ep-about-effect", effect=str(option.text.args["effect"]))


def _route_about(voice: EscapePlanVoice, option: Option) -> str:
    args = option.text.args
    where = zip(_tuple(args["where"]), _tuple(args["officers"]), strict=True)
    told = [f"{voice.named(str(tile))} {voice.named(str(officer))}" for tile, officer in where]
    told += [voice(f"pic-ep-bot-{bot}") for bot in ("sandra", "costa") if args[bot]]
    if cans := count_of(args["cans"]):
        told.append(voice("ep-route-cans", n=cans))
    told += [source(voice, str(ref)) for ref in _tuple(args["uses"])]
    return listed(told)


def _rotation_about(voice: EscapePlanVoice, option: Option) -> str:
    """Return the zones of a turned tile from the north-east, and the neighbours that they match."""
    args = option.text.args
    edges = str(args["edges"])
    where = {tile.at: tile for tile in voice.view.tiles}
    beside = {way: where[at] for way, at in enumerate(neighbours((count_of(args["q"]), count_of(args["r"])))) if at in where}
    fits = [there.id.upper() for way, there in beside.items() if edges[way] == there.edges[(way + 3) % 6]]
    zones = listed(voice(f"pic-ep-zone-{zone}") for zone in edges_turned(edges, turn_of(voice.view)))
    return f"{zones}; {voice('pic-ep-alt-fits', list=listed(fits))}"


def _tile_about(voice: EscapePlanVoice, tile: str) -> str:
    """Return the locations and icons of an offered or placed tile."""
    view = voice.view
    found = next((one for one in (*view.tile_offer, *view.tiles) if one.id == tile), None)
    if found is None:
        return ""
    places = [voice.pictures.place(place.id, place.token) for place in found.locations]
    return listed([*places, *tile_marks(found, voice.pictures)])


def _tuple(arg: Arg) -> Sequence[Arg]:
    return arg if isinstance(arg, tuple) else ()


def receipt(scene: Scene, ask: Ask, picks: tuple[str, ...], notices: Sequence[Notice] = ()) -> str:
    """Return the sentence for ``picks``; the chronicle has their results. The last secret answer shows at once."""
    voice = EscapePlanVoice(scene)
    if ask.name == BOOSTS and not picks:
        return voice("ep-given-on-foot")
    if not picks:
        return voice("lapsed")
    what = listed(label(voice, ask, option) for option in ask.options if option.id in picks)
    return voice("ep-given-secret" if ask.name == INCOME_UNLOCK and not told_to_all(notices) else "ep-given", what=what)
