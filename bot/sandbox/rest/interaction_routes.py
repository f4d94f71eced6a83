"""Routes of application commands, and of interactions: the callback and the webhook of an interaction's token."""

from typing import Any

from bot.sandbox.rest.call import HttpReply, RouteCall, route
from bot.sandbox.wire import command_check
from bot.sandbox.wire.refusals import ApiError
from bot.sandbox.world.hub import HubEvent
from bot.sandbox.world.interaction import SandboxInteraction


def _listed(call: RouteCall) -> tuple[list[dict[str, Any]], int | None]:
    if call.id("application") != call.application.id:
        raise ApiError(10002)
    if "guild" not in call.params:
        return call.application.commands, None
    guild = call.guild()
    return call.application.guild_commands.setdefault(guild.id, []), guild.id


@route("GET", "/applications/{application}/commands")
@route("GET", "/applications/{application}/guilds/{guild}/commands")
def listed(call: RouteCall) -> list[dict[str, Any]]:
    return _listed(call)[0]


@route("PUT", "/applications/{application}/commands")
@route("PUT", "/applications/{application}/guilds/{guild}/commands")
def replace(call: RouteCall) -> list[dict[str, Any]]:
    """Replace all commands; one with the same name and type keeps its id."""
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
    call.backend.hub.publish(HubEvent("COMMANDS", {}, only=frozenset()))
    return fresh


@route("POST", "/applications/{application}/commands")
@route("POST", "/applications/{application}/guilds/{guild}/commands")
def add(call: RouteCall) -> HttpReply:
    """Add a command, or replace the command with its name."""
    old, guild_id = _listed(call)
    command_check.check([call.fields])
    same = [one for one in old if one["name"] == call.fields["name"] and one["type"] == call.fields.get("type", 1)]
    made = command_check.kept(call.fields, int(same[0]["id"]) if same else call.backend.world.ids.next(), call.application.id, guild_id)
    for one in same:
        old.remove(one)
    old.append(made)
    return HttpReply(200 if same else 201, made)


def _one(call: RouteCall) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    old, _ = _listed(call)
    found = next((one for one in old if one["id"] == str(call.id("command"))), None)
    if found is None:
        raise ApiError(10063)
    return old, found


@route("GET", "/applications/{application}/commands/{command}")
@route("GET", "/applications/{application}/guilds/{guild}/commands/{command}")
def read(call: RouteCall) -> dict[str, Any]:
    return _one(call)[1]


@route("PATCH", "/applications/{application}/commands/{command}")
@route("PATCH", "/applications/{application}/guilds/{guild}/commands/{command}")
def change(call: RouteCall) -> dict[str, Any]:
    """Change some fields of a command, and check all of it again."""
    _, found = _one(call)
    command_check.check([{**found, **call.fields}])
    found.update(call.fields)
    return found


@route("DELETE", "/applications/{application}/commands/{command}")
@route("DELETE", "/applications/{application}/guilds/{guild}/commands/{command}")
def delete(call: RouteCall) -> None:
    old, found = _one(call)
    old.remove(found)


@route("POST", "/interactions/{interaction}/{token}/callback", token=False)
def callback(call: RouteCall) -> Any:
    one = call.backend.interactions.find(call.params["token"], call.id("interaction"))
    told = call.backend.answers.callback(one, call.fields, call.uploads)
    return told if call.query.get("with_response") in ("1", "true", "True") else None


def _interaction(call: RouteCall) -> SandboxInteraction:
    return call.backend.interactions.of_webhook(call.id("application"), call.params["token"])


@route("POST", "/webhooks/{application}/{token}", token=False)
def follow_up(call: RouteCall) -> HttpReply:
    return HttpReply(200, call.backend.answers.follow(_interaction(call), call.fields, call.uploads).wire)


@route("GET", "/webhooks/{application}/{token}/messages/@original", token=False)
def original(call: RouteCall) -> dict[str, Any]:
    return call.backend.answers.original(_interaction(call)).wire


@route("PATCH", "/webhooks/{application}/{token}/messages/@original", token=False)
def edit_original(call: RouteCall) -> dict[str, Any]:
    return call.backend.answers.edit(call.backend.answers.original(_interaction(call)), call.fields, call.uploads).wire


@route("DELETE", "/webhooks/{application}/{token}/messages/@original", token=False)
def delete_original(call: RouteCall) -> None:
    call.backend.posting.delete(call.backend.answers.original(_interaction(call)))


@route("GET", "/webhooks/{application}/{token}/messages/{message}", token=False)
def message(call: RouteCall) -> dict[str, Any]:
    return call.backend.answers.message(_interaction(call), call.id("message")).wire


@route("PATCH", "/webhooks/{application}/{token}/messages/{message}", token=False)
def edit_message(call: RouteCall) -> dict[str, Any]:
    return call.backend.answers.edit(call.backend.answers.message(_interaction(call), call.id("message")), call.fields, call.uploads).wire


@route("DELETE", "/webhooks/{application}/{token}/messages/{message}", token=False)
def delete_message(call: RouteCall) -> None:
    one = _interaction(call)
    call.backend.posting.delete(call.backend.answers.message(one, call.id("message")))


@route("GET", "/webhooks/{application}/{token}", token=False)
def webhook(_: RouteCall) -> None:
    """Refuse: the token of an interaction is not a readable webhook."""
    raise ApiError(10015)
