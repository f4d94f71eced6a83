"""Questions as menus and buttons, in the same shapes and order for every game.

People are always in a menu and never on buttons, so a question looks the same for everybody and at every size of the table.
"""

from collections.abc import Iterable, Mapping, Sequence

from bot.presenting.limits import CHOICE_LABEL, ROW
from bot.presenting.naming import after, cut, plain
from bot.presenting.page import Button, Buttons, Menu, MenuOption, Style
from bot.presenting.scene import Scene, ask_number, custom_id
from engines import Ask, Option
from engines.table import seat_of

SURE, BACK = "sure", "back"

NOTES = "notes"
"""The verb of the notebook."""

NOTHING = "none"
"""The value of a button that picks nothing: an empty menu sends nothing."""


def as_extra(option: str) -> str:
    """Return an option id in the form of a custom id, where the colon separates."""
    return option.replace(":", "=")


def as_option(extra: str) -> str:
    """Return the option id that ``as_extra`` made into ``extra``."""
    return extra.replace("=", ":")


def name_of(ask: Ask) -> str:
    """Return the name of a question in ids of messages: ``raid`` for ``toy.raid``, ``day-vote`` for ``toy.day.vote``."""
    return ask.name.partition(".")[2].replace(".", "-")


def offered(ask: Ask) -> list[Option]:
    """Return the options of a player, without the host's."""
    return [option for option in ask.options if not option.host_only]


def option_ids(ask: Ask) -> tuple[str, ...]:
    return tuple(option.id for option in offered(ask))


def seats_in(ask: Ask) -> tuple[int, ...]:
    """Return the seats on offer, in the order of the options."""
    return tuple(seat_of(option) for option in option_ids(ask) if option.startswith("seat:"))


def answer_button(scene: Scene, ask: Ask, option: str, label: str, style: Style = "secondary") -> Button:
    """Return the button that answers ``ask`` with ``option``. On a shared message it serves every seat with the same question."""
    return Button(label, custom_id(scene.table, ask.name, f"{ask_number(ask)}:{as_extra(option)}"), style)


def verb_button(scene: Scene, verb: str, label: str, style: Style = "secondary", extra: str | int = "") -> Button:
    """Return the button of a verb. It answers no question."""
    return Button(label, custom_id(scene.table, verb, extra), style)


def notes_button(scene: Scene) -> tuple[Button, ...]:
    """Return the button of the notebook, none without one, and none after the game (NT-5.4)."""
    return (verb_button(scene, NOTES, scene.words("b-notes")),) if scene.notes and scene.public.phase != "end" else ()


def rows(buttons: Iterable[Button]) -> list[Buttons]:
    """Return buttons in rows of five at most, as even as they can be."""
    made = list(buttons)
    count = -(-len(made) // ROW)
    wide = -(-len(made) // count) if count else ROW
    return [Buttons(tuple(made[start : start + wide])) for start in range(0, len(made), wide)]


def bottom_row(scene: Scene, *more: Button) -> Buttons:
    """Return [My desk] [How to play] [Host], the same on every board of every game, with ``more`` buttons after the desk."""
    desk, *others = (verb_button(scene, verb, scene.words(f"b-{verb}")) for verb in ("desk", "help", "host"))
    return Buttons((desk, *more, *others))


def people_menu(
    scene: Scene,
    ask: Ask,
    seats: Iterable[int],
    placeholder: str,
    *,
    chosen: int | None = None,
    states: Mapping[int, str] | None = None,
) -> Menu:
    """Return the menu for one of ``seats``, in the given order. ``states``: public state of a seat, shown under its name."""
    known = states or {}
    choices = tuple(
        MenuOption(f"seat:{seat}", cut(plain(scene.names, seat), CHOICE_LABEL), known.get(seat, ""), chosen=seat == chosen)
        for seat in seats
    )
    return Menu(custom_id(scene.table, ask.name, ask_number(ask)), placeholder, choices)


def from_asker(scene: Scene, ask: Ask) -> tuple[int, ...]:
    """Return the seats on offer, starting with the one after the asker: the order of private questions."""
    return after(ask.seat, seats_in(ask), len(scene.names))


def shared_seats(asks: Sequence[Ask]) -> tuple[int, ...]:
    """Return all seats on offer to anybody, from seat 1 on: the order of questions on a shared message."""
    return tuple(sorted({seat for ask in asks for seat in seats_in(ask)}))


def sure_buttons(scene: Scene, ask: Ask, option: str, sure: str, back: str, style: Style = "primary") -> tuple[Button, Button]:
    """Return the two buttons of a confirmation: go through with ``option``, or think again (the safe one second)."""
    number = ask_number(ask)
    return (
        Button(sure, custom_id(scene.table, SURE, f"{ask.name}:{number}:{as_extra(option)}"), style),
        Button(back, custom_id(scene.table, BACK, f"{ask.name}:{number}")),
    )
