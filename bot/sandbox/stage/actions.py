"""Requests of the page: actions of a person, changes of the world, and faults."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

from bot.sandbox.people.person import Person
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.stage.snapshots import Snapshots
from bot.sandbox.wire.faults import Faults
from bot.sandbox.wire.rate_limits import RateLimits
from bot.sandbox.world.interaction import InteractionOutcome, Modal
from bot.sandbox.world.message import Message
from bot.sandbox.world.records import Channel, Guild

OPEN_MODALS = 500
"""Limit of open modals; the oldest one counts as dismissed."""


class Unknown(LookupError):
    """No object has this id."""


class Actions:
    """The page's actions by name. A modal of the bot is kept until it is sent."""

    def __init__(self, sandbox: Sandbox, snapshots: Snapshots) -> None:
        self._sandbox = sandbox
        self._snapshots = snapshots
        self._modals: OrderedDict[str, Modal] = OrderedDict()
        self._waits: dict[str, Callable[[Person, dict[str, Any]], Awaitable[InteractionOutcome | list[Any]]]] = {
            "command": lambda who, a: who.command(a["name"], self.channel(a), force=bool(a.get("force")), **a.get("options") or {}),
            "press": lambda who, a: who.press(self.message(a), a["button"], force=bool(a.get("force"))),
            "choose": lambda who, a: who.choose(self.message(a), a["menu"], *a["values"], force=bool(a.get("force"))),
            "submit": lambda who, a: who.submit(self._modals.get(str(a["modal"])), a.get("values"), force=bool(a.get("force"))),
        }
        self._acts: dict[str, Callable[[Person, dict[str, Any]], Message | Any]] = {
            "write": lambda who, a: who.write(
                self.channel(a), a["text"], reply_to=self.message({**a, "message": a["reply_to"]}) if a.get("reply_to") else None
            ),
            "edit": lambda who, a: who.edit(self.message(a), a["text"]),
            "delete": lambda who, a: who.delete(self.message(a)),
            "react": lambda who, a: who.react(self.message(a), a["emoji"]),
            "unreact": lambda who, a: who.unreact(self.message(a), a["emoji"]),
            "voice_enter": lambda who, a: who.enter_voice(self.channel(a)),
            "voice_leave": lambda who, _: who.leave_voice(),
            "voice_self": lambda who, a: who.set_voice(mute=a.get("mute"), deaf=a.get("deaf")),
            "open_dm": lambda who, _: who.open_dm(),
            "dms": lambda who, a: setattr(who, "dms_open", bool(a["open"])),
            "block": lambda who, _: who.block_bot(),
            "unblock": lambda who, _: who.unblock_bot(),
            "locale": lambda who, a: setattr(who, "locale", str(a["locale"])),
            "join": lambda who, a: who.join(self.guild(a)),
            "leave": lambda who, a: who.leave(self.guild(a)),
            "delete_channel": lambda who, a: who.delete_channel(self.channel(a)),
        }

    def person(self, given: Any) -> Person:
        """Return the person with an id; raises Unknown."""
        found = self._sandbox.people.get(int(given)) if str(given).isdecimal() else None
        if found is None:
            raise Unknown(f"there is no person {given}")
        return found

    def channel(self, action: dict[str, Any]) -> Channel:
        """Return the channel that an action names; raises Unknown."""
        found = self._sandbox.world.channels.get(int(action["channel"]))
        if found is None:
            raise Unknown(f"there is no channel {action['channel']}")
        return found

    def message(self, action: dict[str, Any]) -> Message:
        """Return the message that an action names; raises Unknown."""
        found = self.channel(action).messages.get(int(action["message"]))
        if found is None:
            raise Unknown(f"there is no message {action['message']}")
        return found

    def guild(self, action: dict[str, Any]) -> Guild:
        """Return the guild that an action names; raises Unknown."""
        found = self._sandbox.world.guilds.get(int(action["guild"]))
        if found is None:
            raise Unknown(f"there is no guild {action['guild']}")
        return found

    async def do(self, action: dict[str, Any]) -> dict[str, Any]:
        """Run one action and return its Result; raises Unknown, NotPossible, ApiError, KeyError, ValueError."""
        who = self.person(action.get("person"))
        name = action.get("do")
        if name == "autocomplete":
            choices = await who.autocomplete(
                action["name"], self.channel(action), action["option"], action.get("text", ""), **action.get("options") or {}
            )
            listed = [{"name": choice.name, "value": choice.value} for choice in choices]
            return {
                "ok": True,
                "outcome": {"kind": "choices", "choices": listed, "message": None, "modal": None, "ephemeral": False},
                "message": None,
            }
        if name in self._waits:
            outcome = await self._waits[name](who, action)
            return {"ok": True, "outcome": self._told(outcome), "message": None}
        if name not in self._acts:
            raise ValueError(f"nobody can {name}")
        result = self._acts[name](who, action)
        self._sandbox.backend.hub.look_again()  # some changes of a person publish no event
        return {"ok": True, "outcome": None, "message": self._snapshots.message(result) if isinstance(result, Message) else None}

    def _told(self, outcome: Any) -> dict[str, Any]:
        if outcome.modal is not None:
            self._modals[str(outcome.interaction.id)] = outcome.modal
            if len(self._modals) > OPEN_MODALS:
                self._modals.popitem(last=False)
        return self._snapshots.outcome(outcome)


Asked = dict[str, Any]


class Switches:
    """Changes and faults by name."""

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
        """Change the world; return the id of a new object. Raises KeyError for an unknown id, ValueError for an unknown change."""
        change = self._changes.get(asked["do"])
        if change is None:
            raise ValueError(f"the world cannot {asked['do']}")
        made = change(asked)
        return {"id": str(made.id)} if isinstance(made, Guild | Channel | Person) else {}

    async def make_fault(self, asked: Asked) -> None:
        """Turn a fault on or off; raises ValueError for an unknown one, TypeError for unknown parameters."""
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
        person = self._sandbox.create_person(
            asked["name"],
            guild=self._guild(asked) if asked.get("guild") else None,
            locale=asked.get("locale", "en-US"),
            administrator=bool(asked.get("administrator")),
            dms_open=bool(asked.get("dms_open", True)),
        )
        self._sandbox.set_avatar(person)
        return person

    def _set_deadline(self, asked: Asked) -> None:
        self._sandbox.deadline = float(asked["seconds"])

    def _set_limits(self, asked: Asked) -> None:
        self._limits.real = bool(asked["on"])
