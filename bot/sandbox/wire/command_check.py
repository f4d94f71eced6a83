"""Definitions of application commands: Discord's checks, and the stored form."""

import re
from typing import Any

from bot.sandbox.wire.refusals import ApiError, FormFaults

NAME = re.compile(r"^[-_'\w]{1,32}$")
SUB, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
SLASH, USER_MENU, MESSAGE_MENU = 1, 2, 3
"""Types of commands: typed, in the menu of a person, in that of a message."""
MOST_COMMANDS, MOST_OPTIONS, MOST_TEXT = 100, 25, 8000


def check(commands: list[dict[str, Any]]) -> None:
    """Check a whole list of commands; raises ApiError 30032, 50035."""
    if len([one for one in commands if one.get("type", 1) == 1]) > MOST_COMMANDS:
        raise ApiError(30032)
    faults = FormFaults()
    names: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        _command(faults, command, str(index))
        key = (command.get("type", 1), str(command.get("name")))
        if key in names:
            faults.add(str(index), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
        names.add(key)
        if _weight(command) > MOST_TEXT:
            faults.add(str(index), "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MOST_TEXT})")
    faults.settle()


def _names(faults: FormFaults, one: dict[str, Any], path: str, *, slash: bool) -> None:
    _name(faults, one.get("name"), f"{path}.name", slash=slash)
    for locale, name in (one.get("name_localizations") or {}).items():
        _name(faults, name, f"{path}.name_localizations.{locale}", slash=slash)
    if not slash:
        return
    faults.length(f"{path}.description", one.get("description"), 1, 100)
    for locale, text in (one.get("description_localizations") or {}).items():
        faults.length(f"{path}.description_localizations.{locale}", text, 1, 100)


def _name(faults: FormFaults, name: Any, path: str, *, slash: bool) -> None:
    if not faults.length(path, name, 1, 32) or not slash:
        return
    if not NAME.match(str(name)) or str(name).lower() != name:
        faults.add(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _command(faults: FormFaults, command: dict[str, Any], path: str) -> None:
    slash = command.get("type", 1) == 1
    _names(faults, command, path, slash=slash)
    _options(faults, command.get("options") or [], f"{path}.options", depth=0)


def _options(faults: FormFaults, options: list[dict[str, Any]], path: str, *, depth: int) -> None:
    if len(options) > MOST_OPTIONS:
        faults.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_OPTIONS} or fewer in length.")
    optional = False
    names: set[str] = set()
    for index, option in enumerate(options):
        at = f"{path}.{index}"
        _names(faults, option, at, slash=True)
        faults.number(f"{at}.type", option.get("type"), SUB, ATTACHMENT)
        if option.get("name") in names:
            faults.add(at, "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique")
        names.add(str(option.get("name")))
        if option.get("type") in (SUB, GROUP):
            if depth > (0 if option["type"] == GROUP else 1):
                faults.add(
                    f"{at}.type",
                    "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                    "Sub-command and sub-command group option types are mutually exclusive to all other types",
                )
            _options(faults, option.get("options") or [], f"{at}.options", depth=depth + 1)
            continue
        if option.get("required") and optional:
            faults.add(at, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required options must be placed before non-required options")
        optional = optional or not option.get("required")
        _value(faults, option, at)


def _value(faults: FormFaults, option: dict[str, Any], path: str) -> None:
    choices = option.get("choices") or []
    if len(choices) > MOST_OPTIONS:
        faults.add(f"{path}.choices", "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_OPTIONS} or fewer in length.")
    for index, choice in enumerate(choices):
        faults.length(f"{path}.choices.{index}.name", choice.get("name"), 1, 100)
        if option.get("type") == STRING:
            faults.length(f"{path}.choices.{index}.value", choice.get("value"), 0, 100)
    if option.get("autocomplete") and choices:
        faults.add(f"{path}.autocomplete", "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES", "Autocomplete cannot be set with choices")


def _weight(one: dict[str, Any]) -> int:
    texts = [str(one.get("name") or ""), str(one.get("description") or "")]
    texts += [str(choice.get("name", "")) + str(choice.get("value", "")) for choice in one.get("choices") or ()]
    return sum(map(len, texts)) + sum(_weight(option) for option in one.get("options") or ())


def kept(command: dict[str, Any], command_id: int, application_id: int) -> dict[str, Any]:
    """Return a command in Discord's stored form."""
    data = {
        "type": 1,
        "default_member_permissions": None,
        "nsfw": False,
        "integration_types": [0],
        "description": "",
        "dm_permission": True,
        **{key: value for key, value in command.items() if value is not None},
        "id": str(command_id),
        "application_id": str(application_id),
        "version": str(command_id),
    }
    data.setdefault("contexts", None)
    if data["default_member_permissions"] is not None:
        data["default_member_permissions"] = str(data["default_member_permissions"])
    return data
