"""Questions with more options than a menu holds: people turn pages, or mark several options page by page.

Neither is an answer yet, and nothing is stored: the custom ids of the desk hold open pages and marks.

- ``look`` opens a place: a page of a long menu, or a group that the game names.
- ``mark`` marks several options of a page; ``take`` answers with all that is marked.
"""

from collections.abc import Sequence

from bot.presenting.limits import CHOICES
from bot.presenting.page import Button, Buttons, Menu, MenuOption, Part
from bot.presenting.questions import offered
from bot.presenting.scene import Scene, ask_number, custom_id
from engines import Ask

LOOK, MARK, TAKE = "look", "mark", "take"


def look_button(scene: Scene, ask: Ask, place: str, label: str) -> Button:
    """Return the button that opens ``place`` of the options of ``ask`` on the desk; an empty place is the beginning."""
    return Button(label, custom_id(scene.table, LOOK, f"{ask.name}:{ask_number(ask)}" + (f":{place}" if place else "")))


def look_menu(scene: Scene, ask: Ask, placeholder: str, groups: Sequence[MenuOption]) -> Menu:
    """Return the menu of at most 25 groups; the value of each choice is the place it opens."""
    return Menu(custom_id(scene.table, LOOK, f"{ask.name}:{ask_number(ask)}"), placeholder, tuple(groups))


def paged_menu(scene: Scene, ask: Ask, placeholder: str, choices: Sequence[MenuOption], *, place: str = "", page: int = 0) -> list[Part]:
    """Return a menu for one of ``choices``, with buttons to leaf when there are more than 25.

    ``place``: the group of the choices, empty for all; ``page``: its open page, counted from 0. See ``page_of``.
    """
    pages = _pages(choices)
    at = min(page, len(pages) - 1)
    menu = Menu(custom_id(scene.table, ask.name, ask_number(ask)), placeholder, tuple(pages[at]))
    return [menu, *_leaves(scene, ask, place, at, len(pages))]


def page_of(place: str) -> tuple[str, int]:
    """Return the group and the page in a place such as ``b2.1``. A place without a page is its page 0."""
    group, dot, page = place.rpartition(".")
    return (group, int(page)) if dot and page.isdecimal() and len(page) <= 2 else (place, 0)


def _pages(choices: Sequence[MenuOption]) -> list[Sequence[MenuOption]]:
    return [choices[start : start + CHOICES] for start in range(0, len(choices), CHOICES)] or [()]


def _leaves(scene: Scene, ask: Ask, place: str, at: int, pages: int) -> list[Part]:
    """Return the row [←] [2/3] [→]; nothing for a single page, one arrow for two."""
    if pages == 1:
        return []
    back = look_button(scene, ask, f"{place}.{(at - 1) % pages}", "←")
    here = Button(f"{at + 1}/{pages}", custom_id(scene.table, "page"), disabled=True)
    on = look_button(scene, ask, f"{place}.{(at + 1) % pages}", "→")
    if pages == 2:
        return [Buttons((here, on) if at == 0 else (back, here))]
    return [Buttons((back, here, on))]


# ---- several


def marked_in(ask: Ask, place: str) -> tuple[str, ...]:
    """Return the marked option ids in ``place`` (``<bits in hex>.<page>``), in the order of the options."""
    bits, _ = _bits(place)
    return tuple(option.id for number, option in enumerate(offered(ask)) if bits >> number & 1)


def marking_parts(scene: Scene, ask: Ask, placeholder: str, choices: Sequence[MenuOption], *, done: str, clear: str) -> list[Part]:
    """Return the parts for marking ``ask.least`` to ``ask.most`` of ``choices`` (one for each option): a menu a page, [done] and [clear].

    ``done`` and ``clear`` are labels. [done] is enabled from ``ask.least`` marks on.
    """
    bits, page = _bits(scene.looked_at(ask))
    marked = set(marked_in(ask, scene.looked_at(ask)))
    pages = _pages(choices)
    at = min(page, len(pages) - 1)
    shown = tuple(MenuOption(one.value, one.label, one.description, chosen=one.value in marked) for one in pages[at])
    room = ask.most - len(marked - {one.value for one in shown})
    parts: list[Part] = []
    if room > 0:
        place = f"{ask.name}:{ask_number(ask)}:{bits:x}.{at}"
        parts.append(Menu(custom_id(scene.table, MARK, place), placeholder, shown, 0, min(room, len(shown))))
    parts += _leaves(scene, ask, f"{bits:x}", at, len(pages))
    enough = ask.least <= len(marked) <= ask.most
    take = Button(done, custom_id(scene.table, TAKE, f"{ask.name}:{ask_number(ask)}:{bits:x}"), "primary", disabled=not enough)
    return [*parts, Buttons((take, look_button(scene, ask, "", clear)) if marked else (take,))]


def marked_anew(ask: Ask, place: str, values: Sequence[str]) -> str:
    """Return ``place`` with ``values`` as the marks of its page: other pages keep their marks, unknown values are ignored."""
    bits, page = _bits(place)
    for number, option in enumerate(offered(ask)):
        if number // CHOICES == page:
            bits = bits | 1 << number if option.id in values else bits & ~(1 << number)
    return f"{bits:x}.{page}"


def _bits(place: str) -> tuple[int, int]:
    """Read ``<bits in hex>.<page>``; an unreadable place marks nothing."""
    marks, page = page_of(place)
    try:
        return max(0, int(marks or "0", 16)), page
    except ValueError:
        return 0, 0
