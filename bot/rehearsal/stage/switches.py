"""Changes of the world and faults that come over the stage: for a page's switches, and for a test that runs in another process.

``POST /stage/world`` takes ``{"do": …}`` and answers ``{"ok": true, "id"?}``:
    ``create_guild``: name, locale?; ``create_channel``: guild, name, kind?; ``delete_channel``: channel
    ``create_person``: name, guild?, locale?, administrator?, dms_open?; ``delete_message``: channel, message
    ``withdraw`` / ``grant``: guild, channel?, permissions; ``kick_bot`` / ``invite_bot``: guild
    ``revoke_token``; ``restore_token``; ``deadline``: seconds; ``real_limits``: on

``POST /stage/fault`` takes ``{"do": …}`` with the parameters of ``Faults`` and ``Gateway`` by their names:
    ``answer``, ``delay``, ``drop``, ``refuse``, ``clear``; ``gateway_drop``, ``gateway_reconnect``, ``gateway_invalidate``: resumable;
    ``gateway_close``: code; ``gateway_deaf``: on; ``inject``: name, data
"""

from typing import Any

from bot.rehearsal.sandbox import Sandbox
from bot.rehearsal.wire.faults import Faults
from bot.rehearsal.wire.gateway import Gateway
from bot.rehearsal.wire.rate_limits import RateLimits


def change_world(sandbox: Sandbox, limits: RateLimits, asked: dict[str, Any]) -> dict[str, Any]:
    """Change the world as asked; raises KeyError for an unknown id, ValueError for an unknown change."""
    do = asked["do"]
    world = sandbox.world
    guild = world.guilds[int(asked["guild"])] if asked.get("guild") else None
    channel = world.channels[int(asked["channel"])] if asked.get("channel") else None
    if do == "create_guild":
        return {"id": str(sandbox.create_guild(asked["name"], locale=asked.get("locale", "en-US")).id)}
    if do == "create_person":
        person = sandbox.create_person(
            asked["name"],
            guild=guild,
            locale=asked.get("locale", "en-US"),
            administrator=bool(asked.get("administrator")),
            dms_open=bool(asked.get("dms_open", True)),
        )
        return {"id": str(person.id)}
    if guild is not None:
        if do == "create_channel":
            return {"id": str(sandbox.create_channel(guild, asked["name"], asked.get("kind", "text")).id)}
        if do in ("withdraw", "grant"):
            (sandbox.withdraw if do == "withdraw" else sandbox.grant)(*asked["permissions"], guild=guild, channel=channel)
            return {}
        if do in ("kick_bot", "invite_bot"):
            (sandbox.kick_bot if do == "kick_bot" else sandbox.invite_bot)(guild)
            return {}
    if channel is not None and do == "delete_channel":
        sandbox.delete_channel(channel)
        return {}
    if channel is not None and do == "delete_message":
        sandbox.delete_message(channel.messages[int(asked["message"])])
        return {}
    _switch(sandbox, limits, do, asked)
    return {}


def _switch(sandbox: Sandbox, limits: RateLimits, do: str, asked: dict[str, Any]) -> None:
    if do == "revoke_token":
        sandbox.revoke_token()
    elif do == "restore_token":
        sandbox.restore_token()
    elif do == "deadline":
        sandbox.deadline = float(asked["seconds"])
    elif do == "real_limits":
        limits.real = bool(asked["on"])
    else:
        raise ValueError(f"the world cannot {do}")


async def make_fault(gateway: Gateway, faults: Faults, asked: dict[str, Any]) -> None:
    """Switch a fault on or off; raises ValueError for an unknown one, TypeError for unknown parameters."""
    more = {key: value for key, value in asked.items() if key != "do"}
    match asked["do"]:
        case "answer" | "delay" | "drop" | "refuse" | "clear" as name:
            getattr(faults, name)(**more)
        case "gateway_drop":
            await gateway.drop()
        case "gateway_reconnect":
            await gateway.reconnect()
        case "gateway_invalidate":
            await gateway.invalidate(resumable=bool(more.get("resumable")))
        case "gateway_close":
            await gateway.close(int(more["code"]))
        case "gateway_deaf":
            gateway.deaf = bool(more["on"])
        case "inject":
            gateway.inject(more["name"], more["data"])
        case other:
            raise ValueError(f"there is no fault {other}")
