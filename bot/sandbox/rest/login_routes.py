"""Routes of login: the bot, its application, and the gateway's address."""

from typing import Any

from bot.sandbox.rest.call import HttpReply, RouteCall, route
from bot.sandbox.wire import payloads
from bot.sandbox.wire.refusals import ApiError, FormFaults
from bot.sandbox.world import member_permissions
from bot.sandbox.world.records import Application, Guild


def _guilds(call: RouteCall) -> list[Guild]:
    return [one for one in call.backend.world.guilds.values() if call.bot.id in one.members]


@route("GET", "/users/@me")
def me(call: RouteCall) -> dict[str, Any]:
    return payloads.me(call.bot)


@route("GET", "/users/@me/guilds")
def my_guilds(call: RouteCall) -> list[dict[str, Any]]:
    """Return the bot's guilds with its permissions there, and none of their other fields."""
    return [
        {
            "id": str(one.id),
            "name": one.name,
            "icon": None,
            "owner": False,
            "permissions": str(member_permissions.in_guild(one, call.bot.id)),
            "features": [],
        }
        for one in _guilds(call)
    ]


@route("GET", "/users/{user}")
def user(call: RouteCall) -> dict[str, Any]:
    """Return any user, also one without a guild in common with the bot."""
    found = call.backend.world.users.get(call.id("user"))
    if found is None:
        raise ApiError(10013)
    return payloads.user(found)


@route("GET", "/oauth2/applications/@me")
def application(call: RouteCall) -> dict[str, Any]:
    return payloads.application(call.application, len(_guilds(call)))


@route("PATCH", "/applications/@me")
def change_application(call: RouteCall) -> dict[str, Any]:
    """Change the public fields of the application; raises ApiError 50035 for values out of Discord's bounds."""
    fields, faults = call.fields, FormFaults()
    if "description" in fields:
        faults.length("description", fields["description"], 0, 400)
    tags = fields.get("tags") or []
    if len(tags) > 5:
        faults.add("tags", "BASE_TYPE_MAX_LENGTH", "Must be 5 or fewer in length.")
    for index, tag in enumerate(tags):
        faults.length(f"tags.{index}", tag, 1, 20)
    faults.settle()
    known = ("description", "tags", "install_params", "integration_types_config", "custom_install_url")
    call.application.profile.update({name: fields[name] for name in known if name in fields})
    return payloads.application(call.application, len(_guilds(call)))


@route("GET", "/gateway/bot")
def gateway_bot(call: RouteCall) -> dict[str, Any]:
    """Return the gateway's address and the recommended number of shards."""
    gateway = call.backend.gateway
    limit = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": gateway.max_concurrency}
    return {"url": call.backend.address.gateway, "shards": gateway.shards, "session_start_limit": limit}


def _own(call: RouteCall) -> Application:
    if call.id("application") != call.application.id:
        raise ApiError(10002)
    return call.application


@route("GET", "/applications/{application}/emojis")
def application_emojis(call: RouteCall) -> dict[str, Any]:
    return {"items": list(_own(call).emojis.values())}


@route("POST", "/applications/{application}/emojis")
def add_emoji(call: RouteCall) -> HttpReply:
    faults = FormFaults()
    faults.length("name", call.fields.get("name"), 2, 32)
    if not str(call.fields.get("image", "")).startswith("data:image/"):
        faults.add("image", "IMAGE_INVALID", "Invalid image data")
    faults.settle()
    if any(one["name"] == call.fields["name"] for one in _own(call).emojis.values()):
        faults.add("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "This application already has an emoji with that name.")
        faults.settle()
    emoji_id = call.backend.world.ids.next()
    made = {
        "id": str(emoji_id), "name": call.fields["name"], "roles": [], "user": payloads.user(call.bot), "require_colons": True,
        "managed": False, "animated": False, "available": True,
    }  # fmt: skip
    call.application.emojis[emoji_id] = made
    return HttpReply(201, made)


@route("DELETE", "/applications/{application}/emojis/{emoji}")
def delete_emoji(call: RouteCall) -> None:
    if _own(call).emojis.pop(call.id("emoji"), None) is None:
        raise ApiError(10014, status=404)
