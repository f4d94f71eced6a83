"""Converts pages to Discord's components.

The tables look presses up by custom id, so every view is stopped before it is sent and the library does not keep it.
"""

import asyncio
import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from io import BytesIO
from typing import Any

import discord
from discord import ui

from bot.discord_io.button_icons import EMOJIS
from bot.presenting.drawing import Urgency, render
from bot.presenting.limits import DESCRIPTION, fitted
from bot.presenting.naming import cut, escaped
from bot.presenting.page import (
    Accent,
    Button,
    Buttons,
    Field,
    Form,
    Menu,
    MenuOption,
    Page,
    Part,
    PersonMenu,
    Picture,
    Separator,
    ServerMenu,
    Style,
    TextEntry,
)

_LOG = logging.getLogger(__name__)

ACCENTS: dict[Accent, int] = {
    "brass": 0xA9771B,
    "night": 0x5E7FD0,
    "danger": 0xD25F50,
    "done": 0x2F8F63,
    "quiet": 0x7A8190,
    "gang": 0x8A6FD1,
}
"""Colours of a container's bar; each has a contrast of 3 : 1 on Discord's dark and light background."""

STYLES: dict[Style, discord.ButtonStyle] = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "danger": discord.ButtonStyle.danger,
}

FIELD = "text"
"""Custom id of the only field of a modal."""

MODAL_LABEL = 45
"""Most characters of a modal's title, and of a label in it."""

RADIOS = 7
"""Most choices that a modal shows at once, each a tap away; more of them are a menu, or a phone's screen ends above the button."""


@dataclass(frozen=True, slots=True)
class Built:
    """A page ready to send. ``files``: pictures to upload; ``hashes``: by file name, hashes of the pictures that the message shows then.

    ``late``: a picture is not drawn yet; the message keeps its last one, or text replaces it.
    """

    view: ui.LayoutView
    files: list[discord.File] = field(default_factory=list)
    hashes: dict[str, str] = field(default_factory=dict)
    late: bool = False


def picture_hash(picture: Picture) -> str:
    """Return 16 hex digits that tell how ``picture`` looks (not for its alt text, which an edit changes without an upload)."""
    return sha256(picture.drawing.svg.encode()).hexdigest()[:16]


async def build(page: Page, *, keep: Collection[str] = (), urgency: Urgency = Urgency.PRESSED, within: float | None = None) -> Built:
    """Return the view and the files of ``page``.

    ``keep`` are hashes of pictures that the edited message already has under the same file names. When each picture of the page
    is among them, nothing is drawn and ``files`` is empty: edit without naming attachments. Otherwise ``files`` holds all pictures.
    A picture that cannot be drawn is told in words at once, and stands in neither ``files`` nor ``hashes``.
    ``urgency``: who waits for the pictures. ``within``: for how many seconds at most. When one is late, a message that carries as many
    pictures keeps these; else it is told in words too.
    """
    page = fitted(page)
    files: list[discord.File] = []
    late = False
    hashes = {picture.file: picture_hash(picture) for picture in page.pictures}
    if not set(hashes.values()) <= set(keep):
        drawn, late = await _all_drawn(page.pictures, urgency, within)
        if late and len(keep) == len(hashes):
            hashes = dict(zip(hashes, keep, strict=True))
        else:
            files = [discord.File(BytesIO(png), filename=name) for name, png in drawn.items() if png is not None]
            page = _with_alt_text(page, {name for name, png in drawn.items() if png is None})
            hashes = {picture.file: hashes[picture.file] for picture in page.pictures}
    view = ui.LayoutView(timeout=None)
    items = [_item(part) for part in page.parts]
    if page.accent:
        container: ui.Container[Any] = ui.Container(*items, accent_colour=discord.Colour(ACCENTS[page.accent]))
        view.add_item(container)
    else:
        for item in items:
            view.add_item(item)
    view.stop()
    return Built(view, files, hashes, late)


async def _all_drawn(pictures: Sequence[Picture], urgency: Urgency, within: float | None) -> tuple[dict[str, bytes | None], bool]:
    """Return the pictures by file name (None: cannot be drawn, or is late), and whether one is late."""
    if within is None:
        return {picture.file: await _drawn(picture, urgency) for picture in pictures}, False
    drawing = {picture.file: asyncio.create_task(_drawn(picture, urgency)) for picture in pictures}
    _, late = await asyncio.wait(drawing.values(), timeout=within)
    for task in late:
        task.cancel()  # a running drawing is finished and cached; a waiting one is requested again later
    return {name: None if task in late else task.result() for name, task in drawing.items()}, bool(late)


async def _drawn(picture: Picture, urgency: Urgency) -> bytes | None:
    try:
        return await render(picture.drawing, urgency)
    except (ValueError, OSError):
        _LOG.exception("a picture could not be drawn, showing its alt text: %s", picture.file)
        return None


def _with_alt_text(page: Page, missing: Collection[str]) -> Page:
    """Return the page with alt texts instead of its ``missing`` pictures, spoilers kept."""

    def words(picture: Picture) -> str:
        said = escaped(picture.drawing.alt)
        return f"||{said}||" if picture.spoiler else said

    if not missing:
        return page
    parts = (words(part) if isinstance(part, Picture) and part.file in missing else part for part in page.parts)
    return fitted(replace(page, parts=tuple(parts)))


def _item(part: Part) -> ui.Item[Any]:
    if isinstance(part, str):
        return ui.TextDisplay(part)
    if isinstance(part, Picture):
        return _gallery(part)
    if isinstance(part, Menu | PersonMenu | ServerMenu):
        row: ui.ActionRow[Any] = ui.ActionRow(_select(part))
        return row
    if isinstance(part, Separator):
        return ui.Separator()
    return _row(part)


def _gallery(picture: Picture) -> ui.MediaGallery[Any]:
    source = f"attachment://{picture.file}"
    return ui.MediaGallery(discord.MediaGalleryItem(source, description=picture.drawing.alt, spoiler=picture.spoiler))


def _row(buttons: Buttons) -> ui.ActionRow[Any]:
    return ui.ActionRow(*(_button(button) for button in buttons.buttons))


def _button(button: Button) -> ui.Button[Any]:
    if button.url:
        return ui.Button(label=button.label, url=button.url, disabled=button.disabled)
    icon = EMOJIS.on(button.id)
    return ui.Button(label=button.label, custom_id=button.id, style=STYLES[button.style], disabled=button.disabled, emoji=icon)


def _select(menu: Menu | PersonMenu | ServerMenu) -> ui.Select[Any] | ui.UserSelect[Any] | ui.RoleSelect[Any] | ui.ChannelSelect[Any]:
    if isinstance(menu, PersonMenu):
        people = [discord.SelectDefaultValue.from_user(discord.Object(one)) for one in menu.chosen[: menu.most]]
        least = 0 if people else 1
        return ui.UserSelect(custom_id=menu.id, placeholder=menu.placeholder, min_values=least, max_values=menu.most, default_values=people)
    if isinstance(menu, ServerMenu):
        return _server_select(menu)
    options = [
        discord.SelectOption(label=choice.label, value=choice.value, description=choice.description or None, default=choice.chosen)
        for choice in menu.choices
    ]
    return ui.Select(custom_id=menu.id, placeholder=menu.placeholder, options=options, min_values=menu.least, max_values=menu.most)


def _server_select(menu: ServerMenu) -> ui.RoleSelect[Any] | ui.ChannelSelect[Any]:
    chosen = [discord.Object(one) for one in menu.chosen[: menu.most]]
    if menu.kind == "role":
        roles = [discord.SelectDefaultValue.from_role(one) for one in chosen]
        return ui.RoleSelect(custom_id=menu.id, placeholder=menu.placeholder, min_values=0, max_values=menu.most, default_values=roles)
    voices = [discord.ChannelType.voice, discord.ChannelType.stage_voice]
    kinds = voices if menu.kind == "voice" else [discord.ChannelType.text]
    channels = [discord.SelectDefaultValue.from_channel(one) for one in chosen]
    return ui.ChannelSelect(
        custom_id=menu.id, placeholder=menu.placeholder, min_values=0, max_values=menu.most, default_values=channels, channel_types=kinds
    )


def text_form(
    custom_id: str, title: str, label: str, *, most: int = 300, placeholder: str = "", required: bool = True, before: str | None = None
) -> Form:
    """Return a form with one line of at most ``most`` characters in the field ``FIELD``.

    ``before``: the text in the field at first, which makes it a field for several lines.
    """
    entry = TextEntry(FIELD, most, before or "", placeholder, long=before is not None)
    return Form(custom_id, title, (Field(label, entry, required=required),))


def modal_of(form: Form) -> ui.Modal:
    """Return Discord's modal of ``form``, with titles and labels cut to fit."""
    modal = ui.Modal(title=cut(form.title, MODAL_LABEL), custom_id=form.id, timeout=None)
    for one in form.fields:
        about = cut(one.about, DESCRIPTION)
        modal.add_item(ui.Label(text=cut(one.label, MODAL_LABEL), description=about, component=_entry(one)))
    modal.stop()
    return modal


def _entry(field: Field) -> ui.Item[Any]:
    entry, required = field.entry, field.required
    if isinstance(entry, TextEntry):
        return ui.TextInput(
            custom_id=entry.id, max_length=entry.most, placeholder=cut(entry.placeholder, DESCRIPTION) or None, required=required,
            default=entry.before or None, style=discord.TextStyle.paragraph if entry.long else discord.TextStyle.short,
        )  # fmt: skip
    if isinstance(entry, Menu) and entry.most == 1 and 1 < len(entry.choices) <= RADIOS:
        return ui.RadioGroup(custom_id=entry.id, required=required, options=[_radio(choice) for choice in entry.choices])
    menu = _select(entry)
    menu.required, menu.min_values = required, max(menu.min_values, 1) if required else 0
    return menu


def _radio(choice: MenuOption) -> discord.RadioGroupOption:
    return discord.RadioGroupOption(label=choice.label, value=choice.value, description=choice.description or None, default=choice.chosen)


def fields_of(data: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """Return what a submitted modal carries, by the ids of its fields: a text, chosen values, or nothing."""
    found: dict[str, tuple[str, ...]] = {}
    waiting: list[Any] = list(data.get("components", ()))
    while waiting:
        part = waiting.pop()
        if "custom_id" in part:
            value = part.get("values", part.get("value"))
            found[str(part["custom_id"])] = () if value is None else tuple(map(str, value)) if isinstance(value, list) else (str(value),)
        waiting.extend(part.get("components", ()))
        if "component" in part:
            waiting.append(part["component"])
    return found
