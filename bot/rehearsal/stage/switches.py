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

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bot.rehearsal.loopback import Discord


def change_world(discord: "Discord", asked: dict[str, Any]) -> dict[str, Any]:
    """Change the world as asked; raises KeyError for an unknown id, ValueError for an unknown change."""
    do = asked["do"]
    world = discord.world
    guild = world.guilds[int(asked["guild"])] if asked.get("guild") else None
    channel = world.channels[int(asked["channel"])] if asked.get("channel") else None
    if do == "create_guild":
        return {"id": str(discord.create_guild(asked["name"], locale=asked.get("locale", "en-US")).id)}
    if do == "create_person":
        person = discord.create_person(
            asked["name"],
            guild=guild,
            locale=asked.get("locale", "en-US"),
            administrator=bool(asked.get("administrator")),
            dms_open=bool(asked.get("dms_open", True)),
        )
        return {"id": str(person.id)}
    if guild is not None:
        if do == "create_channel":
            return {"id": str(discord.create_channel(guild, asked["name"], asked.get("kind", "text")).id)}
        if do in ("withdraw", "grant"):
            (discord.withdraw if do == "withdraw" else discord.grant)(*asked["permissions"], guild=guild, channel=channel)
            return {}
        if do in ("kick_bot", "invite_bot"):
            (discord.kick_bot if do == "kick_bot" else discord.invite_bot)(guild)
            return {}
    if channel is not None and do == "delete_channel":
        discord.delete_channel(channel)
        return {}
    if channel is not None and do == "delete_message":
        discord.delete_message(channel.messages[int(asked["message"])])
        return {}
    _switch(discord, do, asked)
    return {}


def _switch(discord: "Discord", do: str, asked: dict[str, Any]) -> None:
    if do == "revoke_token":
        discord.revoke_token()
    elif do == "restore_token":
        discord.restore_token()
    elif do == "deadline":
        discord.deadline = float(asked["seconds"])
    elif do == "real_limits":
        discord.limits.real = bool(asked["on"])
    else:
        raise ValueError(f"the world cannot {do}")


async def make_fault(discord: "Discord", asked: dict[str, Any]) -> None:
    """Switch a fault on or off; raises ValueError for an unknown one, TypeError for unknown parameters."""
    more = {key: value for key, value in asked.items() if key != "do"}
    gateway = discord.gateway
    match asked["do"]:
        case "answer" | "delay" | "drop" | "refuse" | "clear" as name:
            getattr(discord.faults, name)(**more)
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
