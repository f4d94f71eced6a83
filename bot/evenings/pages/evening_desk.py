"""The host's private pages: preview of a draft, desk, and its menus (CL-4.2, 25)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.evenings.pages.evening_form import FORMS, PEOPLE
from bot.evenings.pages.evening_page import EveningScene, evening_page, press
from bot.presenting.limits import CHOICES
from bot.presenting.naming import escaped, short
from bot.presenting.page import Buttons, Menu, MenuOption, Page, Part, PersonMenu, Picture, ServerMenu
from bot.presenting.scene import custom_id
from bot.presenting.setting import settings_of_plan

DATES = ("add_date", "strike")

A_ROW = 5
"""Most buttons in a row."""


def preview_page(scene: EveningScene, notes: Iterable[str], *, weekly: bool) -> Page:
    """Return the preview of a draft: notes, the future message, and buttons.

    ``notes``: on the typed time and missing permissions. ``weekly``: whether a button moves it by a week.
    """
    words = scene.words
    shown = evening_page(replace(scene, state="draft") if scene.starts_at is not None else replace(scene, state="poll"))
    told = [part for part in shown.parts if isinstance(part, str | Picture)]
    parts: list[Part] = ["\n".join((words("ev-preview"), *notes)), *told]
    rows = (("post", "week", "toss"), _changes(scene)) if weekly else (("post", "toss"), _changes(scene), DATES)
    parts += [Buttons(tuple(press(scene, verb, "primary" if verb == "post" else "secondary") for verb in verbs)) for verbs in rows]
    return Page(tuple(parts), "quiet")


def desk_page(scene: EveningScene, notes: Iterable[str], offers: Sequence[str] = ()) -> Page:
    """Return the desk of the host.

    ``notes``: missing permissions, recent no-shows; ``offers``: verbs for the current state of tables and people.
    """
    words = scene.words
    counts = words("ev-desk-chairs", n=len(scene.seated), chairs=scene.chairs, waiting=len(scene.waiting))
    head = [counts] if scene.state in ("planned", "open") else []
    parts: list[Part] = [f"## {words('ev-desk-title', name=escaped(scene.name))}"]
    if text := "\n".join((*head, *notes)):
        parts.append(text)
    rows = [*(tuple(offers[first : first + A_ROW]) for first in range(0, len(offers), A_ROW)), *_rows(scene)]
    parts += [Buttons(tuple(press(scene, verb) for verb in row)) for row in rows if row]
    return Page(tuple(parts), "quiet")


def _changes(scene: EveningScene) -> tuple[str, ...]:
    """Return the verbs that change the plan: its forms, and the options of games that have some."""
    return (*FORMS, *(("options",) if any(map(settings_of_plan, scene.games)) else ()))


def _rows(scene: EveningScene) -> list[tuple[str, ...]]:
    match scene.state:
        case "poll":
            return [("take", *DATES), _changes(scene), ("cancel",)]
        case "planned":
            return [_changes(scene), ("lay", "uninvite", "event"), ("cancel",)]
        case "open":
            return [(PEOPLE, "uninvite"), ("end", "cancel")]
        case "missed":
            return [("open", "when", "cancel")]
        case _:
            return []


def choice_page(scene: EveningScene, field: str, title: str, choices: Sequence[MenuOption], *, note: str = "") -> Page:
    """Return the page with a menu of choices; its press is ``ev.pick:<field>``. ``note``: a line above it."""
    menu = Menu(custom_id(scene.id, "ev.pick", field), scene.words(title), tuple(choices))
    head = "\n".join((f"## {scene.words('ev-desk-title', name=escaped(scene.name))}", *((note,) if note else ())))
    return Page((head, menu, Buttons((press(scene, "back"),))), "quiet")


def channel_page(scene: EveningScene, field: str, title: str) -> Page:
    """Return the page with Discord's menu for a text channel."""
    menu = ServerMenu(custom_id(scene.id, "ev.pick", field), scene.words(title), "channel")
    return Page((f"## {scene.words('ev-desk-title', name=escaped(scene.name))}", menu, Buttons((press(scene, "back"),))), "quiet")


def person_page(scene: EveningScene, field: str, title: str) -> Page:
    menu = PersonMenu(custom_id(scene.id, "ev.pick", field), scene.words(title))
    return Page((f"## {scene.words('ev-desk-title', name=escaped(scene.name))}", menu, Buttons((press(scene, "back"),))), "quiet")


def sure_page(scene: EveningScene, action: str, *, series: bool = False) -> Page:
    """Return the confirmation of ``cancel``, ``end`` or ``draw``; ``series``: with a button that ends the series (CL-4.6)."""
    verbs = [f"do_{action}", *(("do_cancel_all",) if series else ())]
    buttons = Buttons((*(press(scene, verb, "danger") for verb in verbs), press(scene, "back")))
    text = f"{scene.words(f'ev-sure-{action}')} {scene.words('ev-sure-series')}" if series else scene.words(f"ev-sure-{action}")
    return Page((text, buttons), "danger")


def people_page(scene: EveningScene, field: str, title: str, names: Sequence[tuple[int, str]], *, on_server: bool) -> Page:
    """Return the page for one of ``names``: with Discord's menu of people on the server, with our own in direct messages.

    Discord's menu has no end and tells people of one name apart; it also offers everybody else, so that the pick needs a check.
    """
    if on_server:
        return person_page(scene, field, title)
    shown = [(str(user), short(name)) for user, name in names]
    alike = Counter(name for _, name in shown)
    choices = [MenuOption(user, name, user if alike[name] > 1 else "") for user, name in shown[:CHOICES]]
    return choice_page(scene, field, title, choices, note=scene.words("ev-menu-more") if len(names) > CHOICES else "")
