"""Routes of application commands."""

from typing import Any

from bot.sandbox.rest.call import Call, Reply, route
from bot.sandbox.wire import command_check
from bot.sandbox.wire.refusals import ApiError
from bot.sandbox.world.hub import Event


def _listed(call: Call) -> tuple[list[dict[str, Any]], int | None]:
    if call.id("application") != call.application.id:
        raise ApiError(10002)
    if "guild" not in call.params:
        return call.application.commands, None
    guild = call.guild()
    return call.application.guild_commands.setdefault(guild.id, []), guild.id


@route("GET", "/applications/{application}/commands")
@route("GET", "/applications/{application}/guilds/{guild}/commands")
def listed(call: Call) -> list[dict[str, Any]]:
    return _listed(call)[0]


@route("PUT", "/applications/{application}/commands")
@route("PUT", "/applications/{application}/guilds/{guild}/commands")
def replace(call: Call) -> list[dict[str, Any]]:
    """Replace all commands; one that keeps its name and type keeps its id."""
    old, guild_id = _listed(call)
    if not isinstance(call.body, list):
        raise ApiError(50109)
    command_check.check(call.body)
    ids = {(one["type"], one["name"]): int(one["id"]) for one in old}
    fresh = [
        command_check.kept(one, ids.get((one.get("type", 1), one["name"])) or call.backend.world.ids.next(), call.application.id, guild_id)
        for one in call.body
    ]
    old[:] = fresh
    call.application.synced += 1
    call.backend.hub.publish(Event("COMMANDS", {}, only=frozenset()))
    return fresh


@route("POST", "/applications/{application}/commands")
@route("POST", "/applications/{application}/guilds/{guild}/commands")
def add(call: Call) -> Reply:
    """Add a command, or replace the one with its name."""
    old, guild_id = _listed(call)
    command_check.check([call.fields])
    same = [one for one in old if one["name"] == call.fields["name"] and one["type"] == call.fields.get("type", 1)]
    made = command_check.kept(call.fields, int(same[0]["id"]) if same else call.backend.world.ids.next(), call.application.id, guild_id)
    for one in same:
        old.remove(one)
    old.append(made)
    return Reply(200 if same else 201, made)


def _one(call: Call) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    old, _ = _listed(call)
    found = next((one for one in old if one["id"] == str(call.id("command"))), None)
    if found is None:
        raise ApiError(10063)
    return old, found


@route("GET", "/applications/{application}/commands/{command}")
@route("GET", "/applications/{application}/guilds/{guild}/commands/{command}")
def read(call: Call) -> dict[str, Any]:
    return _one(call)[1]


@route("PATCH", "/applications/{application}/commands/{command}")
@route("PATCH", "/applications/{application}/guilds/{guild}/commands/{command}")
def change(call: Call) -> dict[str, Any]:
    """Change some fields of a command, which is checked anew as a whole."""
    _, found = _one(call)
    command_check.check([{**found, **call.fields}])
    found.update(call.fields)
    return found


@route("DELETE", "/applications/{application}/commands/{command}")
@route("DELETE", "/applications/{application}/guilds/{guild}/commands/{command}")
def delete(call: Call) -> None:
    old, found = _one(call)
    old.remove(found)
