"""Pages of ``/me``: settings, deletion of one's data, block list (CL, sections 16 and 19)."""

from collections.abc import Collection, Sequence
from typing import get_args

from bot.people.settings import Consent, PersonSettings, Reminders
from bot.presenting.page import Button, Buttons, Menu, MenuOption, Page, Part, PersonMenu
from bot.presenting.scene import custom_id
from bot.presenting.texts import Words
from bot.store import LiveReference

LANGUAGES = {"discord": "", "cs": "cs", "en": "en"}
"""Languages by their word in a custom id; empty: the language of the person's Discord."""


def settings_page(words: Words, table: str, personal: PersonSettings) -> Page:
    """Return the settings of a person with their controls. ``table``: the table's id in custom ids, or ``me``."""
    languages = tuple(
        Button(words(f"b-language-{name}"), custom_id(table, "language", name), "primary" if value == personal.language else "secondary")
        for name, value in LANGUAGES.items()
    )
    pictures = Button(words("b-textmode-off" if personal.text_mode else "b-textmode"), custom_id(table, "pictures"))
    writes = Button(words("b-writes-off" if personal.writes else "b-writes"), custom_id(table, "writes"))
    shown = Button(words("b-shown-off" if personal.shown else "b-shown"), custom_id(table, "shown"))
    face = Button(words("b-face-off" if personal.face else "b-face"), custom_id(table, "face"))
    calls = Button(words("b-calls-off" if personal.calls else "b-calls"), custom_id(table, "calls"))
    turns = Button(words("b-turns-off" if personal.turns else "b-turns"), custom_id(table, "turns"))
    return Page(
        (
            words("settings-title"),
            words("settings-language"),
            Buttons(languages),
            "\n".join(
                (
                    words("settings-text", text=personal.text_mode),
                    words("settings-writes", writes=personal.writes),
                    words("settings-shown", shown=personal.shown),
                    words("settings-calls", calls=personal.calls),
                    words("settings-face", face=personal.face),
                    words("settings-turns", turns=personal.turns),
                )
            ),
            Buttons((pictures, writes, shown, face, calls)),
            Buttons((turns, Button(words("b-blocks"), custom_id(table, "me.blocks")))),
            _menu(words, table, "reminders", get_args(Reminders), personal.reminders),
            _menu(words, table, "stories", get_args(Consent), personal.stories),
        )
    )


def _menu(words: Words, table: str, name: str, values: tuple[str, ...], chosen: str) -> Menu:
    choices = tuple(MenuOption(value, words(f"settings-{name}-{value}"), chosen=value == chosen) for value in values)
    return Menu(custom_id(table, name), words(f"settings-{name}"), choices)


ID = "c1:me:me."
"""Prefix of the custom ids below; no table has this id."""


def forget_page(words: Words, living: Sequence[LiveReference], *, sure: bool = False) -> Page:
    """Return the question whether to delete one's data. ``living``: what it waits for; ``sure``: the second question."""
    lines = [f"## {words('forget-title')}", words("forget-sure") if sure else words("forget-what")]
    lines += _waits(words, living)
    if not living and not sure:
        lines.append(words("forget-stays"))
    go = Button(words("b-forget-sure" if sure else "b-forget"), f"{ID}forget{'.now' if sure else '.sure'}", "danger")
    buttons = [go, Button(words("b-let-be"), f"{ID}keep")]
    if any(one.channel_id for one in living):
        buttons.insert(1, Button(words("b-leave-forget"), f"{ID}forget.leave", "danger"))
    return Page(("\n".join(lines), Buttons(tuple(buttons))), "danger")


def wish_page(words: Words, living: Sequence[LiveReference]) -> Page:
    """Return what a requested deletion waits for, with a button to withdraw it."""
    lines = [f"## {words('forget-title')}", *_waits(words, living)]
    buttons = Buttons((Button(words("b-let-be"), f"{ID}forget.back"),))
    return Page(("\n".join(lines), buttons), "danger")


def _waits(words: Words, living: Sequence[LiveReference]) -> list[str]:
    """Return sentences about what a deletion waits for: games and evenings, and an owed unmute."""
    games = [f"**{one.name}**" if one.name else f"<#{one.channel_id}>" for one in living if one.channel_id]
    lines = [words("forget-later", list=", ".join(games))] if games else []
    return lines + ([words("forget-unmute")] if len(games) < len(living) else [])


def blocks_page(words: Words, blocked: Collection[int], *, receipt: str = "") -> Page:
    """Return a person's block list with a menu to add or remove somebody; ``receipt``: a finished sentence above it."""
    listed = " · ".join(f"<@{user}>" for user in sorted(blocked))
    parts: list[Part] = [receipt] if receipt else []
    parts += [f"## {words('block-title')}\n{listed or words('block-empty')}\n{words('block-what')}"]
    parts.append(PersonMenu(f"{ID}block", words("block-pick")))
    return Page(tuple(parts), "quiet")


def beside_page(words: Words, table: str, verb: str) -> Page:
    """Return the question before sitting down beside a blocked person; ``verb`` of the ``table`` does it anyway."""
    sit = Button(words("b-sit-anyway"), f"c1:{table}:{verb}", "primary")
    return Page((words("block-beside"), Buttons((sit, Button(words("b-let-be"), f"{ID}keep")))), "quiet")
