"""Routes of application commands, and of interactions: the callback and the webhook of an interaction's token."""

from typing import Any

from bot.sandbox.rest.call import HttpReply, RouteCall, route
from bot.sandbox.wire import command_check
from bot.sandbox.wire.refusals import ApiError
from bot.sandbox.world.hub import HubEvent
from bot.sandbox.world.interaction import SandboxInteraction


@route("PUT", "/applications/{application}/commands")
def replace(call: RouteCall) -> list[dict[str, Any]]:
    """Replace all commands; one with the same name and type keeps its id."""
    if call.id("application") != call.application.id:
        raise ApiError(10002)
    if not isinstance(call.body, list):
        raise ApiError(50109)
    command_check.check(call.body)
    ids = {(one["type"], one["name"]): int(one["id"]) for one in call.application.commands}
    fresh = [
        command_check.kept(one, ids.get((one.get("type", 1), one["name"])) or call.backend.world.ids.next(), call.application.id)
        for one in call.body
    ]
    call.application.commands[:] = fresh
    call.application.synced += 1
    call.backend.hub.publish(HubEvent("COMMANDS", {}, only=frozenset()))
    return fresh


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


@route("PATCH", "/webhooks/{application}/{token}/messages/{message}", token=False)
def edit_message(call: RouteCall) -> dict[str, Any]:
    return call.backend.answers.edit(call.backend.answers.message(_interaction(call), call.id("message")), call.fields, call.uploads).wire


@route("DELETE", "/webhooks/{application}/{token}/messages/{message}", token=False)
def delete_message(call: RouteCall) -> None:
    one = _interaction(call)
    call.backend.posting.delete(call.backend.answers.message(one, call.id("message")))
