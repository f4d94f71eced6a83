"""The end of a move, first the tile, then the location: both say what they cost in movement and in police."""

from collections.abc import Mapping

from bot.games.escape_plan.labels import about, label, number_of
from bot.games.escape_plan.voice import Voice
from bot.presenting.leafing import look_button, look_menu, page_of, paged_menu
from bot.presenting.limits import BUTTON_LABEL, CHOICE_LABEL, DESCRIPTION, cut
from bot.presenting.naming import listed
from bot.presenting.page import Button, Choice, Part, Style
from bot.presenting.questions import answer_button, rows
from engines import Ask, Option
from engines.escape_plan.tiles import TILE_OF


def ends_of(ask: Ask) -> Mapping[str, list[Option]]:
    """Return the ends on each tile, in the order of the options."""
    found: dict[str, list[Option]] = {}
    for option in ask.options:
        kind, _, place = option.id.partition(":")
        if kind == "location":
            found.setdefault(TILE_OF[place], []).append(option)
    return found


def numbers(ask: Ask) -> dict[str, int]:
    """Return the number of each location that may be picked, as the picture and the menu show it."""
    return {option.id.partition(":")[2]: number_of(ask, option) for option in ask.options if option.id.startswith("location:")}


def opened(voice: Voice, ask: Ask) -> str:
    """Return the tile that is opened on the desk, empty when none is."""
    place, _ = page_of(voice.scene.looked_at(ask))
    return place if place in ends_of(ask) else ""


def end_parts(voice: Voice, ask: Ask) -> list[Part]:
    """Return the menu of tiles, or of the locations of the opened one; below it the words: escape, boosts, back."""
    tiles = ends_of(ask)
    tile = opened(voice, ask)
    if tile:
        choices = [
            Choice(option.id, cut(label(voice, ask, option), CHOICE_LABEL), cut(about(voice, ask, option), DESCRIPTION))
            for option in tiles[tile]
        ]
        menu = paged_menu(voice.scene, ask, voice("ep-end-placeholder", tile=tile.upper()), choices, place=tile)
        return [*menu, *rows([look_button(voice.scene, ask, "", voice("b-ep-other-tile"))])]
    words = [option for option in ask.options if not option.id.startswith("location:")]
    parts: list[Part] = []
    if tiles:
        parts.append(look_menu(voice.scene, ask, voice("ep-tile-placeholder"), [_tile(voice, one, ends) for one, ends in tiles.items()]))
    return [*parts, *rows(_word(voice, ask, option) for option in words)]


def _tile(voice: Voice, tile: str, ends: list[Option]) -> Choice:
    """A tile with what it takes at least to get there, and what lies there."""
    mp = min(_count(option, "mp") for option in ends)
    officers = min(_count(option, "officers") for option in ends)
    said = voice("ep-end-tile", tile=tile.upper(), mp=mp, officers=officers)
    places = listed(voice.pictures.place(option.id.partition(":")[2]) for option in ends)
    return Choice(tile, cut(said, CHOICE_LABEL), cut(places, DESCRIPTION))


def _count(option: Option, name: str) -> int:
    found = option.text.args[name]
    return found if isinstance(found, int) else 0


def _word(voice: Voice, ask: Ask, option: Option) -> Button:
    style: Style = "primary" if option.id == "escape" else "secondary"
    return answer_button(voice.scene, ask, option.id, cut(label(voice, ask, option), BUTTON_LABEL), style)
