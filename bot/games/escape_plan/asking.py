"""How each question looks on the desk: a few short answers are buttons, many are a menu, ends of a move are leafed through by tiles."""

from collections.abc import Mapping, Sequence

from bot.games.escape_plan.board import character_parts
from bot.games.escape_plan.labels import about, label, number_of
from bot.games.escape_plan.voice import Voice
from bot.presenting.leafing import look_button, look_menu, marking_parts, page_of, paged_menu
from bot.presenting.limits import BUTTON_LABEL, CHOICE_LABEL, CHOICES, DESCRIPTION, PLACEHOLDER, cut
from bot.presenting.naming import listed
from bot.presenting.page import Button, Choice, Part, Style
from bot.presenting.questions import answer_button, rows, sure_buttons
from engines import Ask, Option
from engines.escape_plan.asks import BOOSTS, CHARACTER, END
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


_WORDS = frozenset({"no", "yes", "done", "pass", "act", "rest", "move", "nothing", "return", "keep", "back", "boosts", "income", "tile"})
"""Answers that are short words: always buttons, after the menu of everything else."""

_WISHED = frozenset({"move", "act", "yes", "escape"})
_USES = 5
"""So many executive actions stand as buttons; more of them are opened from one button."""

USE = "use"
"""The place of the executive actions among the options."""


def question(ask: Ask) -> str:
    """Return the part of the message ids that belongs to a question: ``travel-end``."""
    return ask.name.partition(".")[2].replace(".", "-").replace("_", "-")


def asked(voice: Voice, ask: Ask) -> str:
    """Return the question with its hint."""
    return f"**{voice(f'ep-ask-{question(ask)}')}**\n{voice(f'ep-hint-{question(ask)}')}"


def answers(voice: Voice, ask: Ask) -> list[Part]:
    """Return what is pressed to answer ``ask``."""
    if ask.name == CHARACTER:
        return character_parts(voice)
    if ask.name == BOOSTS:
        return _boosts(voice, ask)
    if ask.name == END:
        return end_parts(voice, ask)
    place, page = page_of(voice.scene.looked_at(ask))
    uses = [option for option in ask.options if option.id.startswith("use:")]
    if place == USE and uses:
        back = look_button(voice.scene, ask, "", voice("b-back"))
        return [*_menu(voice, ask, uses, voice("ep-use-placeholder"), USE, page), *rows([back])]
    others = [option for option in ask.options if not option.id.startswith("use:")]
    return [*_others(voice, ask, others, page), *_uses(voice, ask, uses)]


def _others(voice: Voice, ask: Ask, options: Sequence[Option], page: int) -> list[Part]:
    """The answers proper: things in a menu or as buttons, words as buttons below."""
    things = [option for option in options if option.id not in _WORDS]
    words = [option for option in options if option.id in _WORDS]
    few = len(things) <= 4 and all(len(label(voice, ask, option)) <= BUTTON_LABEL and not about(voice, ask, option) for option in things)
    if few or not things:
        return list(rows(_button(voice, ask, option) for option in (*things, *words)))
    placeholder = cut(voice(f"ep-ask-{question(ask)}"), PLACEHOLDER)
    return [*_menu(voice, ask, things, placeholder, "", page), *rows(_button(voice, ask, option) for option in words)]


def _menu(voice: Voice, ask: Ask, options: Sequence[Option], placeholder: str, place: str, page: int) -> list[Part]:
    choices = [choice_of(voice, ask, option) for option in options]
    return paged_menu(voice.scene, ask, placeholder, choices, place=place, page=page if len(choices) > CHOICES else 0)


def choice_of(voice: Voice, ask: Ask, option: Option) -> Choice:
    """Return the entry of an option in a menu."""
    return Choice(option.id, cut(label(voice, ask, option), CHOICE_LABEL), cut(about(voice, ask, option), DESCRIPTION))


def _button(voice: Voice, ask: Ask, option: Option) -> Button:
    style: Style = "primary" if option.id in _WISHED else "secondary"
    return answer_button(voice.scene, ask, option.id, cut(label(voice, ask, option), BUTTON_LABEL), style)


def _uses(voice: Voice, ask: Ask, uses: Sequence[Option]) -> list[Part]:
    """Return executive actions: a row of buttons, or the button that opens their menu."""
    if len(uses) > _USES:
        return list(rows([look_button(voice.scene, ask, USE, voice("b-ep-uses", n=len(uses)))]))
    return list(rows(_button(voice, ask, option) for option in uses))


def _boosts(voice: Voice, ask: Ask) -> list[Part]:
    choices = [choice_of(voice, ask, option) for option in ask.options]
    done, clear = voice("b-ep-on-foot"), voice("b-ep-clear")
    if voice.scene.looked_at(ask):
        done = voice("b-ep-go")
    return marking_parts(voice.scene, ask, voice("ep-ask-travel-boosts"), choices, done=done, clear=clear)


def confirm_parts(voice: Voice, ask: Ask, picked: str) -> list[Part]:
    """Return the question whether ``picked`` is meant."""
    option = next(one for one in ask.options if one.id == picked)
    sure, back = voice("b-ep-sure"), voice("b-ep-think")
    said = [voice("ep-sure", what=label(voice, ask, option))]
    officers = option.text.args.get("officers")
    if isinstance(officers, int) and officers:
        said.append(voice("ep-sure-officers", n=officers))
    return [" ".join(said), *rows(sure_buttons(voice.scene, ask, picked, sure, back))]
