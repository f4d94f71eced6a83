"""What a client may send: what stood on the message, and what the command was registered with.

Discord's clients keep to both, and Discord looks at it too. Nothing that is read later relies on that: whatever does not fit is refused
at the door.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.tables.refusal import Refused
from cogs.pressing import LARGEST


def parts_of(message: discord.Message) -> Iterator[object]:
    """Yield every component of a message as it was pressed, also those within others, in no certain order."""
    waiting: list[object] = list(message.components)
    while waiting:
        part = waiting.pop()
        yield part
        waiting.extend(getattr(part, "children", ()))


def must_be_offered(message: discord.Message | None, custom_id: str, values: Sequence[str]) -> None:
    """Raise Refused unless a menu of this message offers all that was chosen, once and not more than it lets choose.

    Server-wide fields are not parsed (``bot.discord_io.event_parsing``); its menus are questions of the rules, which know their options.
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
    return all(value.isdecimal() and int(value) <= LARGEST for value in values)


def must_fit(interaction: discord.Interaction[Any]) -> None:
    """Raise Refused unless all that a command was given is what its options were registered with."""
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
