"""Slash commands as a person types them: find the registered definition, check the options, write them as Discord sends them."""

from dataclasses import dataclass
from typing import Any

from bot.sandbox.changes.backend import Backend
from bot.sandbox.changes.files import Upload
from bot.sandbox.people.onlooker import NotPossible
from bot.sandbox.wire import payloads
from bot.sandbox.wire.command_check import ATTACHMENT, BOOLEAN, CHANNEL, GROUP, INTEGER, MENTIONABLE, NUMBER, ROLE, STRING, SUB, USER
from bot.sandbox.world import installation, member_permissions
from bot.sandbox.world.records import Application, World
from bot.sandbox.world.records import Channel as Place
from bot.sandbox.world.records import User as Someone


@dataclass(slots=True)
class FoundCommand:
    """A command found by its full name: the registered command, the steps to the subcommand, and its options."""

    command: dict[str, Any]
    way: list[dict[str, Any]]
    options: list[dict[str, Any]]


def available(world: World, application: Application, person: Someone, place: Place) -> list[dict[str, Any]]:
    """Return the commands offered to a person in a place: by installation, context, and default permissions."""
    context = installation.context(place)
    value = member_permissions.in_channel(world, place, person.id)
    if member_permissions.missing(value, ("use_application_commands",)):
        return []
    return [
        one
        for one in application.commands
        if installation.owners(world, application, place, person.id, one["integration_types"])
        and _in_context(one, context)
        and (context != installation.IN_GUILD or _permitted(one, value))
    ]


def _in_context(command: dict[str, Any], context: int) -> bool:
    contexts = command.get("contexts")
    if contexts is None:
        return context == 0 or command.get("dm_permission") is not False
    return context in contexts


def _permitted(command: dict[str, Any], value: int) -> bool:
    needed = command.get("default_member_permissions")
    if needed is None or value & member_permissions.ADMINISTRATOR:
        return True
    return int(needed) != 0 and value & int(needed) == int(needed)


def named(one: dict[str, Any], name: str, locale: str) -> bool:
    """Return whether a command, option or choice has this name, in itself or in the person's language."""
    return one["name"] == name or (one.get("name_localizations") or {}).get(locale) == name


def find(commands: list[dict[str, Any]], full_name: str, locale: str) -> FoundCommand:
    """Find a command by its full name with spaces; raises NotPossible."""
    words = full_name.removeprefix("/").split()
    command = next((one for one in commands if words and one["type"] == 1 and named(one, words[0], locale)), None)
    if command is None:
        raise NotPossible(f"no command /{full_name} is offered here")
    way: list[dict[str, Any]] = []
    options = command.get("options") or []
    for word in words[1:]:
        step = next((one for one in options if one["type"] in (SUB, GROUP) and named(one, word, locale)), None)
        if step is None:
            raise NotPossible(f"/{full_name}: {word} is not one of {[one['name'] for one in options]}")
        way.append(step)
        options = step.get("options") or []
    if any(one["type"] in (SUB, GROUP) for one in options):
        raise NotPossible(f"/{full_name} needs one of {[one['name'] for one in options]}")
    return FoundCommand(command, way, options)


def in_menu(commands: list[dict[str, Any]], kind: int, name: str, locale: str) -> dict[str, Any]:
    """Find a command in the menu of a person (kind 2) or of a message (3) by its name; raises NotPossible."""
    found = next((one for one in commands if one["type"] == kind and named(one, name, locale)), None)
    if found is None:
        raise NotPossible(f"no command {name!r} is offered in this menu")
    return found


class Filling:
    """Fills in the options of one command."""

    def __init__(self, backend: Backend, place: Place, locale: str, *, force: bool) -> None:
        self._world = backend.world
        self._files = backend.files
        self._place = place
        self._locale = locale
        self._force = force
        self.resolved: dict[str, dict[str, Any]] = {}

    def options(self, typed: FoundCommand, given: dict[str, Any], *, focused: str | None = None) -> list[dict[str, Any]]:
        """Return the filled options; raises NotPossible for a missing, unknown or invalid one."""
        filled: list[dict[str, Any]] = []
        left = dict(given)
        for option in typed.options:
            key = next((name for name in left if named(option, name, self._locale)), None)
            if key is None:
                if option.get("required") and focused is None and not self._force:
                    raise NotPossible(f"the option {option['name']} must be filled in")
                continue
            value = left.pop(key)
            if key == focused:
                filled.append({"name": option["name"], "type": option["type"], "value": str(value), "focused": True})
            else:
                filled.append({"name": option["name"], "type": option["type"], "value": self._value(option, value)})
        if left:
            raise NotPossible(f"no such options: {', '.join(left)}")
        return filled

    def data(self, typed: FoundCommand, given: dict[str, Any], *, focused: str | None = None) -> dict[str, Any]:
        options = self.options(typed, given, focused=focused)
        for step in reversed(typed.way):
            options = [{"name": step["name"], "type": step["type"], "options": options}]
        data: dict[str, Any] = {"id": typed.command["id"], "name": typed.command["name"], "type": 1, "options": options}
        if typed.command.get("guild_id"):
            data["guild_id"] = typed.command["guild_id"]
        if self.resolved:
            data["resolved"] = self.resolved
        return data

    def _value(self, option: dict[str, Any], value: Any) -> Any:
        kind = option["type"]
        if kind == ATTACHMENT:
            return self._attachment(value)
        if kind in (USER, CHANNEL, ROLE, MENTIONABLE):
            return self.resolve(kind, getattr(value, "id", value))
        if self._force:
            return value
        if option.get("choices"):
            value = self._choice(option, value)
        self._check(option, kind, value)
        return value

    def _choice(self, option: dict[str, Any], value: Any) -> Any:
        for choice in option["choices"]:
            if choice["value"] == value or named(choice, str(value), self._locale):
                return choice["value"]
        raise NotPossible(f"{option['name']}: {value!r} is not one of {[one['name'] for one in option['choices']]}")

    def _check(self, option: dict[str, Any], kind: int, value: Any) -> None:
        fits = {STRING: isinstance(value, str), BOOLEAN: isinstance(value, bool)}
        number = isinstance(value, int | float) and not isinstance(value, bool)
        fits |= {INTEGER: number and isinstance(value, int), NUMBER: number}
        if not fits.get(kind, True):
            raise NotPossible(f"{option['name']}: {value!r} is of a wrong kind")
        size = len(value) if isinstance(value, str) else value
        low, high = ("min_length", "max_length") if kind == STRING else ("min_value", "max_value")
        if (option.get(low) is not None and size < option[low]) or (option.get(high) is not None and size > option[high]):
            raise NotPossible(f"{option['name']}: {value!r} is out of bounds")

    def _attachment(self, value: tuple[str, bytes]) -> str:
        name, data = value
        made = self._files.keep(self._place.id, Upload("0", name, data), None)
        self.resolved.setdefault("attachments", {})[made["id"]] = made | {"ephemeral": True}
        return str(made["id"])

    def resolve(self, kind: int, target: Any) -> str:
        """Add a user, role or channel to the resolved ones and return its id; raises NotPossible for an unknown one."""
        target_id = int(target)
        world = self._world
        guild = world.guild_of(self._place)
        if kind in (USER, MENTIONABLE) and target_id in world.users:
            self.resolved.setdefault("users", {})[str(target_id)] = payloads.user(world.users[target_id])
            if guild is not None and target_id in guild.members:
                allowed = str(member_permissions.in_channel(world, self._place, target_id))
                self.resolved.setdefault("members", {})[str(target_id)] = payloads.member(guild.members[target_id], with_user=False) | {
                    "permissions": allowed
                }
        elif kind in (ROLE, MENTIONABLE) and guild is not None and target_id in guild.roles:
            self.resolved.setdefault("roles", {})[str(target_id)] = payloads.role(guild.roles[target_id])
        elif kind == CHANNEL and target_id in world.channels:
            self.resolved.setdefault("channels", {})[str(target_id)] = payloads.channel(world.channels[target_id]) | {"permissions": "0"}
        elif not self._force:
            raise NotPossible(f"nothing with the id {target_id} is there to choose")
        return str(target_id)
