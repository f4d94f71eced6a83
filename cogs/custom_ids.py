"""Custom ids of our buttons and menus, read strictly, and checks of Discord's data in presses and commands."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands

from bot.presenting.questions import as_option
from bot.presenting.typed_numbers import read_number
from bot.tables.refusal import Refused

PREFIX = "c1:"

_PRESS = re.compile(r"c1:([a-z0-9]{1,16}):([a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*){0,3})(?::([A-Za-z0-9_.:=,@+/-]{1,80}))?")
_NUMBER = re.compile(r"[0-9]+")
_THING = r"[0-9]{1,3}(?:=[a-z0-9_=]{1,30})?|-?[0-9],-?[0-9]|[a-z][a-z0-9_@+,/=-]{0,59}"
_OPTION = rf"[a-z_]{{1,20}}(?:=(?:{_THING}))?"
_ANSWER = re.compile(rf"([0-9]{{1,6}})(?::({_OPTION}))?")
_STEP = re.compile(rf"([a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*){{1,3}}):([0-9]{{1,6}})(?::({_OPTION}))?")
_LOOK = re.compile(r"([a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*){1,3}):([0-9]{1,6})(?::([a-z0-9_=.,-]{1,48}))?")


@dataclass(frozen=True, slots=True)
class Press:
    """One of our custom ids: the table, the verb or question name, and the rest."""

    table: str
    what: str
    extra: str = ""


@dataclass(frozen=True, slots=True)
class Picked:
    """An answer in a custom id: the question, its opening, and the option (empty: the menu has the values)."""

    name: str
    number: str
    option: str = ""


def read_press(custom_id: object) -> Press | None:
    """Return the press of one of our custom ids, None for any other."""
    if not isinstance(custom_id, str) or len(custom_id) > 100 or None in map(read_number, _NUMBER.findall(custom_id)):
        return None
    found = _PRESS.fullmatch(custom_id)
    return Press(found[1], found[2], found[3] or "") if found else None


def read_answer(press: Press) -> Picked | None:
    """Return the answer in a press of a question's own button or menu."""
    found = _ANSWER.fullmatch(press.extra)
    return Picked(press.what, found[1], as_option(found[2] or "")) if found else None


def read_step(press: Press) -> Picked | None:
    """Return the answer that a confirmation (``sure``, ``back``) refers to."""
    found = _STEP.fullmatch(press.extra)
    return Picked(found[1], found[2], as_option(found[3] or "")) if found else None


def read_look(press: Press) -> Picked | None:
    """Return the question whose options a player pages through, and the place (``option``); it is no answer yet."""
    found = _LOOK.fullmatch(press.extra)
    return Picked(found[1], found[2], found[3] or "") if found else None


def parts_of(message: discord.Message) -> Iterator[object]:
    """Yield every component of a pressed message, nested ones too, in no particular order."""
    waiting: list[object] = list(message.components)
    while waiting:
        part = waiting.pop()
        yield part
        waiting.extend(getattr(part, "children", ()))


def must_be_offered(message: discord.Message | None, custom_id: str, values: Sequence[str]) -> None:
    """Raise Refused unless a menu of this message offers all chosen values, each once and not too many.

    A public message on a server is not parsed (``bot.discord_io.gateway_patches``); the rules check the answers that its menus give.
    """
    if message is None or not message.components:
        return
    menus = [part for part in parts_of(message) if isinstance(part, discord.SelectMenu) and part.custom_id == custom_id]
    if not menus:
        raise Refused("no-press")
    if not any(_lets_choose(menu, values) for menu in menus):
        raise Refused("no-pick")


def _lets_choose(menu: discord.SelectMenu, values: Sequence[str]) -> bool:
    if not menu.min_values <= len(values) <= menu.max_values or len(set(values)) < len(values):
        return False
    if menu.type is discord.ComponentType.select:
        return {option.value for option in menu.options}.issuperset(values)
    return None not in map(read_number, values)


def chosen_number(values: Sequence[str]) -> int:
    """Return the first chosen value as a number (id of a person, channel or date). Raises Refused for anything else."""
    number = read_number(values[0]) if values else None
    if number is None:
        raise Refused("no-press")
    return number


@dataclass(frozen=True, slots=True)
class PickedPerson:
    """A person from Discord's menu of people, as Discord describes them with the press."""

    id: int
    name: str
    bot: bool
    member: bool
    """Whether the person is a member of the server of the press."""


def picked_person(interaction: discord.Interaction[Any], values: Sequence[str]) -> PickedPerson:
    """Return the first chosen person. Raises Refused for an id that Discord does not describe, since no menu has offered it."""
    person = chosen_number(values)
    data: Mapping[str, Any] = interaction.data or {}
    resolved = data.get("resolved", {})
    user, member = (resolved.get(kind, {}).get(str(person)) for kind in ("users", "members"))
    if not isinstance(user, Mapping):
        raise Refused("no-pick")
    nick = member.get("nick") if isinstance(member, Mapping) else None
    name = str(nick or user.get("global_name") or user.get("username") or person)
    return PickedPerson(person, name, bool(user.get("bot")), isinstance(member, Mapping))


def picked_member(interaction: discord.Interaction[Any], values: Sequence[str]) -> PickedPerson:
    """Return the first chosen person. Raises Refused for bots, and for people who are no members of this server."""
    person = picked_person(interaction, values)
    if person.bot or not person.member:
        raise Refused("no-pick")
    return person


def must_fit(interaction: discord.Interaction[Any]) -> None:
    """Raise Refused unless the values given to a command fit its registered options."""
    if not isinstance(interaction.command, app_commands.Command):
        return
    known = {parameter.display_name: parameter for parameter in interaction.command.parameters}
    for name, value in interaction.namespace:
        parameter = known.get(name)
        if parameter is not None and not _fits(parameter, value):
            raise Refused("no-pick")


def _fits(parameter: app_commands.Parameter, value: object) -> bool:
    if not isinstance(value, str | int | float) or isinstance(value, bool):
        return True
    if parameter.choices:
        return any(choice.value == value for choice in parameter.choices)
    size = len(value) if isinstance(value, str) else value
    least, most = parameter.min_value, parameter.max_value
    return (least is None or size >= least) and (most is None or size <= most)
