"""The bounds of one message: the faults of a page, and a cut page that fits.

Tests demand pages without faults; production cuts an over-long page instead of losing it.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from bot.presenting.naming import cut
from bot.presenting.page import Button, Buttons, Menu, MenuOption, Page, Part, PersonMenu, Picture, ServerMenu

COMPONENTS = 40
TEXT = 4_000
BUTTON_LABEL = 20
CHOICE_LABEL = 60
DESCRIPTION = 100
PLACEHOLDER = 150
CUSTOM_ID = 100
ALT = 1_000
ROW = 5
CHOICES = 25


def faults(page: Page) -> list[str]:
    """Return the broken bounds of ``page``, in words for a developer; empty when it fits."""
    found = [fault for part in page.parts for fault in _part_faults(part)]
    count = components_of(page)
    if count > COMPONENTS:
        found.append(f"{count} components")
    text = text_length(page)
    if text > TEXT:
        found.append(f"{text} characters of text")
    found += [f"custom id {used!r} is used {times} times" for used, times in Counter(_ids(page)).items() if times > 1]
    if not page.parts:
        found.append("an empty page")
    return found


def text_length(page: Page) -> int:
    """Return the characters in the texts of ``page``."""
    return sum(len(part) for part in page.parts if isinstance(part, str))


def components_of(page: Page) -> int:
    """Return the number of components of ``page`` by Discord's count, rows and the container among them."""
    count = 1 if page.accent else 0
    for part in page.parts:
        if isinstance(part, Buttons):
            count += 1 + len(part.buttons)
        else:
            count += 2 if isinstance(part, Menu | PersonMenu | ServerMenu) else 1
    return count


def _ids(page: Page) -> Iterator[str]:
    for part in page.parts:
        if isinstance(part, Menu | PersonMenu | ServerMenu):
            yield part.id
        elif isinstance(part, Buttons):
            yield from (button.id for button in part.buttons if not button.url)


def _part_faults(part: Part) -> Iterator[str]:
    if isinstance(part, str):
        if not part.strip():
            yield "an empty text"
    elif isinstance(part, Picture):
        if not 0 < len(part.drawing.alt) <= ALT:
            yield f"alt text of {len(part.drawing.alt)} characters"
    elif isinstance(part, Menu):
        yield from _menu_faults(part)
    elif isinstance(part, Buttons):
        if not 0 < len(part.buttons) <= ROW:
            yield f"a row of {len(part.buttons)} buttons"
        for button in part.buttons:
            yield from _button_faults(button)


def _menu_faults(menu: Menu) -> Iterator[str]:
    if not 0 < len(menu.choices) <= CHOICES:
        yield f"a menu of {len(menu.choices)} choices"
    if not 0 <= menu.least <= menu.most <= len(menu.choices):
        yield f"a menu for {menu.least} to {menu.most} of {len(menu.choices)}"
    if not 0 < len(menu.id) <= CUSTOM_ID:
        yield f"custom id {menu.id!r}"
    if len(menu.placeholder) > PLACEHOLDER:
        yield f"placeholder {menu.placeholder!r}"
    if len({choice.value for choice in menu.choices}) != len(menu.choices):
        yield f"a menu with equal values: {menu.id}"
    for choice in menu.choices:
        if not 0 < len(choice.label) <= CHOICE_LABEL:
            yield f"choice {choice.label!r}"
        if len(choice.description) > DESCRIPTION or not 0 < len(choice.value) <= CUSTOM_ID:
            yield f"choice {choice.value!r}: {choice.description!r}"


def _button_faults(button: Button) -> Iterator[str]:
    if not 0 < len(button.label) <= BUTTON_LABEL:
        yield f"button {button.label!r}"
    if bool(button.url) == bool(button.id) or len(button.id) > CUSTOM_ID:
        yield f"button {button.label!r} with id {button.id!r} and url {button.url!r}"


def fitted(page: Page) -> Page:
    """Return ``page`` cut to the bounds: labels shortened, the longest texts cut, parts over the number left out from the end."""
    if not faults(page):
        return page
    parts = [_fitted_part(part) for part in page.parts if part != ""]
    budget = TEXT
    for index, part in enumerate(parts):
        if isinstance(part, str):
            parts[index] = shorter = cut(part, max(budget, 1))
            budget -= len(shorter)
    made = replace(page, parts=tuple(parts))
    while len(made.parts) > 1 and components_of(made) > COMPONENTS:
        made = replace(made, parts=made.parts[:-1])
    return made


def _fitted_part(part: Part) -> Part:
    if isinstance(part, Menu):
        choices = tuple(_fitted_choice(choice) for choice in part.choices[:CHOICES])
        return replace(part, placeholder=cut(part.placeholder, PLACEHOLDER), choices=choices, most=min(part.most, len(choices)))
    if isinstance(part, Buttons):
        return Buttons(tuple(replace(button, label=cut(button.label, 80)) for button in part.buttons[:ROW]))
    if isinstance(part, Picture):
        return replace(part, drawing=replace(part.drawing, alt=cut(part.drawing.alt, ALT)))
    return part


def _fitted_choice(choice: MenuOption) -> MenuOption:
    return replace(choice, label=cut(choice.label, CHOICE_LABEL), description=cut(choice.description, DESCRIPTION))
