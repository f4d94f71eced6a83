"""The city in words: the same as the picture in at most 1,000 characters; and the lists of the text mode."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from bot.games.escape_plan.pictures.map import turned_view
from bot.games.escape_plan.pictures.speech import EscapePlanPictureSpeech, phase_of, title_of
from bot.presenting.drawing.speech import WHOLE, alt_text
from engines.escape_plan.map.geometry import neighbours

if TYPE_CHECKING:
    from engines.escape_plan.views import EscapePlanView, PlayerLook, TileLook


@dataclass(frozen=True, slots=True)
class _Detail:
    """The level of detail: letters of a name after its first, whole mention; tiles with police; counts."""

    name: int
    police: bool = True
    counts: bool = True
    whole: bool = True


# From the fullest to the leanest; the last ones point to the full list.
_DETAILS = (
    _Detail(WHOLE),
    _Detail(20),
    _Detail(12),
    _Detail(10, counts=False, whole=False),
    _Detail(10, counts=False, police=False, whole=False),
)


def city_alt(view: EscapePlanView, speech: EscapePlanPictureSpeech, *, bot_players: frozenset[int], paused: bool) -> str:
    """Describe the board, as fully as 1,000 characters allow, with every player."""
    return alt_text(_versions(view, speech, bot_players, paused=paused))


def _versions(view: EscapePlanView, speech: EscapePlanPictureSpeech, bot_players: frozenset[int], *, paused: bool) -> Iterator[str]:
    for detail in _DETAILS:
        sentences = [_head(view, speech, paused=paused), exits_text(view, speech), *pawn_sentences(view, speech)]
        if detail.police:
            sentences += police_sentences(view, speech)
        sentences += offer_sentences(view, speech, brief=True) if view.phase == "city" else ()
        sentences.append(notoriety_text(view, speech, detail.name))
        if detail.counts:
            sentences.append(visits_text(view, speech))
            sentences += [counts_text(player, speech, detail.name) for player in view.players if not player.gone]
        sentences += state_sentences(view, speech, bot_players, detail.name)
        if not detail.whole:
            sentences.append(speech("pic-alt-more"))
        yield " ".join(sentence for sentence in sentences if sentence)


def _head(view: EscapePlanView, speech: EscapePlanPictureSpeech, *, paused: bool) -> str:
    head = speech("pic-ep-alt-head", title=title_of(view, speech), phase=phase_of(view, speech, spoken=True))
    return f"{head} {speech('pic-alt-paused')}" if paused else head


def exits_text(view: EscapePlanView, speech: EscapePlanPictureSpeech) -> str:
    """Tell the exits: open or closed, tile, number of patrol cards."""
    said = []
    for way in view.exits:
        where = way.tile.upper() if way.visible else speech("pic-ep-alt-hidden")
        said.append(speech("pic-ep-alt-exit", number=way.number, tile=where, closed="yes" if way.closed else "no", n=way.patrols))
    return speech("pic-ep-alt-exits", list="; ".join(said))


def pawn_sentences(view: EscapePlanView, speech: EscapePlanPictureSpeech) -> Iterator[str]:
    """Tell the places of all pawns, and the people who have left, by whole names."""
    here = [(f"seat:{one.seat}", one.location, one.tile) for one in view.players if not one.gone]
    here += [(one.who, one.location, one.tile) for one in view.bots if not one.gone]
    if here:
        told = (f"{speech.figure(who)} {speech.at(location or tile)}" for who, location, tile in here)
        yield speech("pic-ep-alt-pawns", list=", ".join(told))
    gone = [(f"seat:{one.seat}", one.gone) for one in view.players if one.gone] + [(one.who, one.gone) for one in view.bots if one.gone]
    for state in ("escaped", "arrested"):
        left = [speech.figure(who) for who, how in gone if how == state]
        if left:
            yield speech(f"pic-ep-alt-{state}", list=", ".join(left))


def police_sentences(view: EscapePlanView, speech: EscapePlanPictureSpeech) -> Iterator[str]:
    """Tell the tiles with their officers."""
    told = [f"{tile.id.upper()} {speech.officers(tile.officers, ' + ')}" for tile in view.tiles if tile.officers]
    if told:
        yield speech("pic-ep-alt-police", list="; ".join(told))


def notoriety_text(view: EscapePlanView, speech: EscapePlanPictureSpeech, name: int = WHOLE) -> str:
    """Tell the row of everybody on the notoriety track."""
    rows = [f"{speech.figure(f'seat:{one.seat}', name)} {one.row}" for one in view.players if one.gone != "arrested"]
    rows += [f"{speech.figure(one.who)} {one.row}" for one in view.bots if not one.gone]
    return speech("pic-ep-alt-notoriety", list=", ".join(rows)) if rows else ""


def counts_text(player: PlayerLook, speech: EscapePlanPictureSpeech, name: int = WHOLE) -> str:
    """Tell the contents of a player's panel."""
    contacts = sum(entry.contact is not None and not entry.cuffed for entry in player.entries)
    return speech(
        "pic-ep-alt-counts",
        who=speech.figure(f"seat:{player.seat}", name),
        wounds=player.wounds,
        contacts=contacts,
        income=speech("ep-money", n=player.income),
        tokens=player.tokens,
    )


def state_sentences(
    view: EscapePlanView, speech: EscapePlanPictureSpeech, bot_players: frozenset[int], name: int = WHOLE, *, awaited: bool = True
) -> Iterator[str]:
    """Tell the people ``awaited``, the winners, and the seats of automated players."""
    found = (
        ("pic-alt-awaited", [player.seat for player in view.players if awaited and player.awaited]),
        ("pic-ep-alt-winners", list(view.winners) if view.phase == "end" else []),
        ("pic-alt-automats", sorted(bot_players)),
    )
    yield from speech.states(found, name)


def offer_sentences(view: EscapePlanView, speech: EscapePlanPictureSpeech, *, brief: bool = False) -> Iterator[str]:
    """Tell the tiles on offer; ``brief``: ids and officers alone."""
    if view.tile_offer:
        told = [tile_brief(tile, speech) if brief else _offered(tile, speech) for tile in view.tile_offer]
        yield speech("pic-ep-alt-offer", list="; ".join(told))


def _offered(tile: TileLook, speech: EscapePlanPictureSpeech) -> str:
    said = {"tile": tile_brief(tile, speech), "places": places_text(tile, speech), "zones": zones_text(tile, speech)}
    return speech("pic-ep-alt-offered", **said)


def tile_brief(tile: TileLook, speech: EscapePlanPictureSpeech) -> str:
    """Name a tile with its icons and officers: ``S2 (heliport, police: state)``."""
    marks = ", ".join(tile_marks(tile, speech))
    return f"{tile.id.upper()} ({marks})" if marks else tile.id.upper()


def tile_marks(tile: TileLook, speech: EscapePlanPictureSpeech) -> Iterator[str]:
    """Tell the icons and the officers of a tile in words."""
    if tile.heliport:
        yield speech("pic-ep-alt-heliport")
    if tile.ferry:
        yield speech("pic-ep-alt-ferry")
    if tile.officers:
        yield speech("pic-ep-alt-officers", list=speech.officers(tile.officers, " + "))


def places_text(tile: TileLook, speech: EscapePlanPictureSpeech) -> str:
    """Name the locations of a tile with their visits and keys."""
    return ", ".join(speech.state(place) for place in tile.locations)


def visits_text(view: EscapePlanView, speech: EscapePlanPictureSpeech) -> str:
    """Tell the visited businesses and the keys left at the safe houses of the map."""
    places = (place for tile in view.tiles for place in tile.locations)
    told = [speech.state(place) for place in places if place.keys or (place.kind == "business" and place.cubes)]
    return speech("pic-ep-alt-places", list=", ".join(told)) if told else ""


def map_sentences(view: EscapePlanView, speech: EscapePlanPictureSpeech) -> Iterator[str]:
    """Tell every tile of the map: its locations, icons, officers, zones and neighbours. The first one says where its edges begin."""
    view = turned_view(view)
    where = {tile.at: tile.id.upper() for tile in view.tiles if tile.at is not None}
    for tile in view.tiles:
        assert tile.at is not None
        around = [speech(f"pic-ep-direction-{way}") + " " + where[at] for way, at in enumerate(neighbours(tile.at)) if at in where]
        said = {"tile": tile_brief(tile, speech), "places": places_text(tile, speech), "zones": zones_text(tile, speech)}
        yield speech("pic-ep-alt-tile", **said, around=", ".join(around), first="yes" if tile is view.tiles[0] else "no")


def zones_text(tile: TileLook, speech: EscapePlanPictureSpeech) -> str:
    """Tell the zones of a tile clockwise from the north-east, neighbours of one kind together: ``homes, 2× commerce``."""
    runs = [(zone, len(list(edges))) for zone, edges in groupby(tile.edges)]
    return ", ".join(speech("pic-ep-alt-zones", n=n, zone=speech(f"pic-ep-zone-{zone}")) for zone, n in runs)


def people_sentences(view: EscapePlanView, speech: EscapePlanPictureSpeech, bot_players: Iterable[int]) -> Iterator[str]:
    """Tell the foot of the picture, one sentence a person; whom the table waits for stands below it in any case (NT-2.3)."""
    yield notoriety_text(view, speech)
    for player in view.players:
        if not player.gone:
            yield counts_text(player, speech)
    yield from state_sentences(view, speech, frozenset(bot_players), awaited=False)
