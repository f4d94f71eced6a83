"""The host's private pages of an evening: the preview of a draft, the desk, and what is chosen from menus there (CL-4.2, 25)."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.evenings.pages.evening_page import EveningScene, evening_page, press
from bot.presenting.naming import escaped, short
from bot.presenting.page import Buttons, Choice, Menu, Page, Part, PersonMenu, ServerMenu
from bot.presenting.scene import custom_id

PLAN = ("rename", "when", "games", "chairs", "channels")
MORE = ("hours", "repeat", "place", "note", "cohosts")
CALLS = ("role", "nobody")
LOBBY_CALLS = ("chairs", "role", "nobody")

A_ROW = 5
"""Buttons in a row, at most."""


def preview_page(scene: EveningScene, notes: Iterable[str], *, weekly: bool) -> Page:
    """Return the draft as only its host sees it: how the time was read, the message as it will hang, and what to do with it.

    ``notes``: what is to be said about the time and about missing permissions. ``weekly``: whether it can be moved by a week.
    """
    words = scene.words
    shown = evening_page(replace(scene, state="draft") if scene.starts_at is not None else replace(scene, state="poll"))
    told = [part for part in shown.parts if isinstance(part, str)]
    parts: list[Part] = ["\n".join((words("ev-preview"), *notes)), *told]
    verbs = ["post", *(("week",) if weekly else ()), "edit", "toss"]
    parts.append(Buttons(tuple(press(scene, verb, "primary" if verb == "post" else "secondary") for verb in verbs)))
    return Page(tuple(parts), "quiet")


def desk_page(scene: EveningScene, notes: Iterable[str], offers: Sequence[str] = ()) -> Page:
    """Return the desk of the host for what goes on now.

    ``notes``: what is missing, who did not come lately; ``offers``: verbs that the tables or the people of this evening call for.
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


def _rows(scene: EveningScene) -> list[tuple[str, ...]]:
    match scene.state:
        case "draft":
            return [PLAN, MORE, ("calls", *(() if scene.starts_at is not None else ("add_date", "strike")), "back")]
        case "poll":
            return [("take", "add_date", "strike"), PLAN, MORE, ("calls", "cancel")]
        case "planned":
            return [PLAN, MORE, ("calls", "lay", "uninvite", "event"), ("cancel",)]
        case "open":
            return [("cohosts", "uninvite"), ("end", "cancel")]
        case "missed":
            return [("open", "when", "cancel")]
        case _:
            return []


def choice_page(
    scene: EveningScene, field: str, title: str, choices: Sequence[Choice], *, most: int = 1, least: int = 1, note: str = ""
) -> Page:
    """Return the page on which something is picked from a menu; the press is ``ev.pick:<field>``. ``note``: what is said above it."""
    menu = Menu(custom_id(scene.id, "ev.pick", field), scene.words(title), tuple(choices), least=least, most=min(most, len(choices)))
    head = "\n".join((f"## {scene.words('ev-desk-title', name=escaped(scene.name))}", *((note,) if note else ())))
    return Page((head, menu, Buttons((press(scene, "back"),))), "quiet")


def channel_page(scene: EveningScene, field: str, title: str) -> Page:
    """Return the page on which a text channel of the server is picked."""
    menu = ServerMenu(custom_id(scene.id, "ev.pick", field), scene.words(title), "channel")
    return Page((f"## {scene.words('ev-desk-title', name=escaped(scene.name))}", menu, Buttons((press(scene, "back"),))), "quiet")


def calls_page(scene: EveningScene, call: str, lay: str) -> Page:
    """Return the page on which it is chosen whom the evening mentions: ``call`` when it is called, ``lay`` when its table is laid."""
    words = scene.words
    menus = [
        Menu(
            custom_id(scene.id, "ev.pick", field),
            words(f"ev-{field}-menu"),
            tuple(Choice(who, words(f"ev-calls-{who}"), chosen=who == now) for who in choices),
        )
        for field, now, choices in (("call", call, CALLS), ("lay", lay, LOBBY_CALLS))
        if field == "lay" or scene.state == "draft"
    ]
    told = words("ev-calls-about")
    return Page((f"## {words('ev-desk-title', name=escaped(scene.name))}\n{told}", *menus, Buttons((press(scene, "back"),))), "quiet")


def person_page(scene: EveningScene, field: str, title: str) -> Page:
    """Return the page on which a person of the server is picked."""
    menu = PersonMenu(custom_id(scene.id, "ev.pick", field), scene.words(title))
    return Page((f"## {scene.words('ev-desk-title', name=escaped(scene.name))}", menu, Buttons((press(scene, "back"),))), "quiet")


def sure_page(scene: EveningScene, action: str, *, series: bool = False) -> Page:
    """Return the question whether it is meant (``cancel``, ``end``, ``draw``); ``series``: the whole series may end as well (CL-4.6)."""
    verbs = [f"do_{action}", *(("do_cancel_all",) if series else ())]
    buttons = Buttons((*(press(scene, verb, "danger") for verb in verbs), press(scene, "back")))
    text = f"{scene.words(f'ev-sure-{action}')} {scene.words('ev-sure-series')}" if series else scene.words(f"ev-sure-{action}")
    return Page((text, buttons), "danger")


def person_choices(names: Iterable[tuple[int, str]]) -> list[Choice]:
    """Return people as choices of a menu, as many as fit."""
    return [Choice(str(user), short(name)) for user, name in names][:25]
