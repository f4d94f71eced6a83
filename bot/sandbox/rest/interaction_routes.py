"""Routes of interactions: the callback, and the webhook of an interaction's token."""

from typing import Any

from bot.sandbox.rest.call import Call, Reply, route
from bot.sandbox.wire.refusals import ApiError
from bot.sandbox.world.interaction import Interaction


@route("POST", "/interactions/{interaction}/{token}/callback", token=False)
def callback(call: Call) -> Any:
    one = call.backend.interactions.find(call.params["token"], call.id("interaction"))
    told = call.backend.answers.callback(one, call.fields, call.uploads)
    return told if call.query.get("with_response") in ("1", "true", "True") else None


def _interaction(call: Call) -> Interaction:
    return call.backend.interactions.of_webhook(call.id("application"), call.params["token"])


@route("POST", "/webhooks/{application}/{token}", token=False)
def follow_up(call: Call) -> Reply:
    return Reply(200, call.backend.answers.follow(_interaction(call), call.fields, call.uploads).wire)


@route("GET", "/webhooks/{application}/{token}/messages/@original", token=False)
def original(call: Call) -> dict[str, Any]:
    return call.backend.answers.original(_interaction(call)).wire


@route("PATCH", "/webhooks/{application}/{token}/messages/@original", token=False)
def edit_original(call: Call) -> dict[str, Any]:
    return call.backend.answers.edit(call.backend.answers.original(_interaction(call)), call.fields, call.uploads).wire


@route("DELETE", "/webhooks/{application}/{token}/messages/@original", token=False)
def delete_original(call: Call) -> None:
    call.backend.posting.delete(call.backend.answers.original(_interaction(call)))


@route("GET", "/webhooks/{application}/{token}/messages/{message}", token=False)
def message(call: Call) -> dict[str, Any]:
    return call.backend.answers.message(_interaction(call), call.id("message")).wire


@route("PATCH", "/webhooks/{application}/{token}/messages/{message}", token=False)
def edit_message(call: Call) -> dict[str, Any]:
    return call.backend.answers.edit(call.backend.answers.message(_interaction(call), call.id("message")), call.fields, call.uploads).wire


@route("DELETE", "/webhooks/{application}/{token}/messages/{message}", token=False)
def delete_message(call: Call) -> None:
    one = _interaction(call)
    call.backend.posting.delete(call.backend.answers.message(one, call.id("message")))


@route("GET", "/webhooks/{application}/{token}", token=False)
def webhook(_: Call) -> None:
    """Refuse: the token of an interaction is no webhook that can be read."""
    raise ApiError(10015)
