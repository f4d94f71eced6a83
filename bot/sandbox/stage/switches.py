"""Changes of the world and faults that come through the stage: the page's switches, and a test that runs in another process.

``POST /stage/world`` takes ``{"do": …}`` and answers ``{"ok": true, "id"?}``:
    ``create_guild``: name, locale?; ``create_channel``: guild, name, kind?; ``delete_channel``: channel
    ``create_person``: name, guild?, locale?, administrator?, dms_open?; ``delete_message``: channel, message
    ``withdraw`` / ``grant``: guild, channel?, permissions; ``kick_bot`` / ``invite_bot``: guild
    ``revoke_token``; ``restore_token``; ``deadline``: seconds; ``real_limits``: on

``POST /stage/fault`` takes ``{"do": …}`` with the parameters of ``Faults`` and ``Gateway`` by their names:
    ``answer``, ``delay``, ``drop``, ``refuse``, ``clear``; ``gateway_drop``, ``gateway_reconnect``, ``gateway_invalidate``: resumable;
    ``gateway_close``: code; ``gateway_deaf``: on; ``inject``: name, data
"""

from collections.abc import Awaitable, Callable
from typing import Any

from bot.sandbox.people.person import Person
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.wire.faults import Faults
from bot.sandbox.wire.rate_limits import RateLimits
from bot.sandbox.world.records import Channel, Guild

Asked = dict[str, Any]


class Switches:
    """The changes and the faults by their names."""

    def __init__(self, sandbox: Sandbox, faults: Faults, limits: RateLimits) -> None:
        self._sandbox = sandbox
        self._limits = limits
        self._changes: dict[str, Callable[[Asked], Any]] = {
            "create_guild": lambda a: sandbox.create_guild(a["name"], locale=a.get("locale", "en-US")),
            "create_channel": lambda a: sandbox.create_channel(self._guild(a), a["name"], a.get("kind", "text")),
            "create_person": self._create_person,
            "delete_channel": lambda a: sandbox.delete_channel(self._channel(a)),
            "delete_message": lambda a: sandbox.delete_message(self._channel(a).messages[int(a["message"])]),
            "withdraw": lambda a: sandbox.withdraw(*a["permissions"], **self._where(a)),
            "grant": lambda a: sandbox.grant(*a["permissions"], **self._where(a)),
            "kick_bot": lambda a: sandbox.kick_bot(self._guild(a)),
            "invite_bot": lambda a: sandbox.invite_bot(self._guild(a)),
            "revoke_token": lambda _: sandbox.revoke_token(),
            "restore_token": lambda _: sandbox.restore_token(),
            "deadline": self._set_deadline,
            "real_limits": self._set_limits,
        }
        gateway = sandbox.gateway
        self._faults: dict[str, Callable[..., Any]] = {
            **{name: getattr(faults, name) for name in ("answer", "delay", "drop", "refuse", "clear")},
            "gateway_drop": gateway.drop,
            "gateway_reconnect": gateway.reconnect,
            "gateway_invalidate": gateway.invalidate,
            "gateway_close": gateway.close,
            "gateway_deaf": gateway.deafen,
            "inject": gateway.inject,
        }

    def change_world(self, asked: Asked) -> dict[str, str]:
        """Change the world; return the id of what was made. Raises KeyError for an unknown id, ValueError for an unknown change."""
        change = self._changes.get(asked["do"])
        if change is None:
            raise ValueError(f"the world cannot {asked['do']}")
        made = change(asked)
        return {"id": str(made.id)} if isinstance(made, Guild | Channel | Person) else {}

    async def make_fault(self, asked: Asked) -> None:
        """Switch a fault on or off; raises ValueError for an unknown one, TypeError for unknown parameters."""
        fault = self._faults.get(asked["do"])
        if fault is None:
            raise ValueError(f"there is no fault {asked['do']}")
        result = fault(**{key: value for key, value in asked.items() if key != "do"})
        if isinstance(result, Awaitable):
            await result

    def _guild(self, asked: Asked) -> Guild:
        return self._sandbox.world.guilds[int(asked["guild"])]

    def _channel(self, asked: Asked) -> Channel:
        return self._sandbox.world.channels[int(asked["channel"])]

    def _where(self, asked: Asked) -> dict[str, Any]:
        return {"guild": self._guild(asked), "channel": self._channel(asked) if asked.get("channel") else None}

    def _create_person(self, asked: Asked) -> Person:
        return self._sandbox.create_person(
            asked["name"],
            guild=self._guild(asked) if asked.get("guild") else None,
            locale=asked.get("locale", "en-US"),
            administrator=bool(asked.get("administrator")),
            dms_open=bool(asked.get("dms_open", True)),
        )

    def _set_deadline(self, asked: Asked) -> None:
        self._sandbox.deadline = float(asked["seconds"])

    def _set_limits(self, asked: Asked) -> None:
        self._limits.real = bool(asked["on"])
