"""Interactions, from a person's click to the bot's answers, with Discord's deadlines."""

import asyncio
import secrets
import time
from typing import Any

from bot.sandbox.changes.files import Upload
from bot.sandbox.changes.posting import Posting
from bot.sandbox.wire import payloads
from bot.sandbox.wire.command_check import GROUP, SUB
from bot.sandbox.wire.gateway import Gateway
from bot.sandbox.wire.message_check import ComponentCheck, numbered
from bot.sandbox.wire.refusals import ApiError, FormFaults
from bot.sandbox.world import installation, member_permissions
from bot.sandbox.world.hub import Hub
from bot.sandbox.world.interaction import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    SUBMIT,
    AutocompleteChoice,
    InteractionOutcome,
    Modal,
    SandboxInteraction,
    Seen,
)
from bot.sandbox.world.message import EPHEMERAL, LOADING, Message
from bot.sandbox.world.records import DM, Application, Channel, User, World

MOST_FOLLOWUPS = 5
"""Follow-ups to an interaction where the application is installed only by the person."""

MOST_KEPT = 20_000
"""Limit of remembered interactions, to bound memory; Discord documents none."""


class Interactions:
    """Makes interactions and remembers them for as long as their tokens live."""

    def __init__(self, world: World, hub: Hub, gateway: Gateway) -> None:
        self._world = world
        self._hub = hub
        self._gateway = gateway
        self.deadline = 3.0
        self.lifetime = 900.0
        self.by_token: dict[str, SandboxInteraction] = {}

    def make(
        self, kind: int, application: Application, user: User, channel: Channel, data: dict[str, Any], source: Message | None = None
    ) -> SandboxInteraction:
        """Send an interaction to the bot at once. Its ``result`` is done when the bot has answered, or has failed to do so in time."""
        loop = asyncio.get_running_loop()
        self._forget_old()
        one = SandboxInteraction(
            self._world.ids.next(),
            secrets.token_urlsafe(48),
            kind,
            application,
            user,
            channel,
            data,
            source,
            time.monotonic(),
            loop.create_future(),
            self._owners(kind, application, user, channel, data, source),
        )
        self.by_token[one.token] = one
        one.timer = loop.call_later(self.deadline, self._expire, one)
        self._gateway.send_to(application, channel.guild_id, "INTERACTION_CREATE", self._payload(one))
        return one

    def _owners(
        self, kind: int, application: Application, user: User, channel: Channel, data: dict[str, Any], source: Message | None
    ) -> dict[str, str]:
        """Return what authorises an interaction; a press on an answer is authorised as the command was."""
        answered = source.wire.get("interaction_metadata") if source is not None else None
        if answered is not None:
            return dict(answered["authorizing_integration_owners"])
        types: list[int] = [installation.OF_GUILD] if kind == COMPONENT else [installation.OF_GUILD, installation.OF_PERSON]
        if kind in (COMMAND, AUTOCOMPLETE):
            types = next((one["integration_types"] for one in application.commands if one["id"] == data.get("id")), types)
        owners = installation.owners(self._world, application, channel, user.id, types)
        return {str(how): str(owner) for how, owner in owners.items()}

    def _app_permissions(self, one: SandboxInteraction) -> int:
        """Return what the bot may do in the place; where it is not, what the person may do."""
        knows = str(installation.OF_GUILD) in one.owners
        return member_permissions.in_channel(self._world, one.channel, one.application.bot.id if knows else one.user.id)

    def _forget_old(self) -> None:
        limit = time.monotonic() - self.lifetime
        while self.by_token:
            token, first = next(iter(self.by_token.items()))
            if first.made >= limit and len(self.by_token) < MOST_KEPT:
                return
            del self.by_token[token]

    def _expire(self, one: SandboxInteraction) -> None:
        one.expired = True
        if not one.result.done():
            one.result.set_result(InteractionOutcome("failed", one, self._hub))
            self._hub.look_again()

    def _payload(self, one: SandboxInteraction) -> dict[str, Any]:
        world, channel = self._world, one.channel
        guild = world.guild_of(channel)
        data: dict[str, Any] = {
            "id": str(one.id),
            "application_id": str(one.application.id),
            "type": one.kind,
            "data": one.data,
            "token": one.token,
            "version": 1,
            "locale": one.user.locale,
            "channel_id": str(channel.id),
            "channel": payloads.channel(channel, one.application.id if channel.type == DM else None),
            "app_permissions": str(self._app_permissions(one)),
            "context": installation.context(channel),
            "authorizing_integration_owners": one.owners,
            "entitlements": [],
            "attachment_size_limit": 10485760,
        }
        if one.source is not None:
            data["message"] = one.source.wire
        if guild is None:
            return {**data, "user": payloads.user(one.user)}
        allowed = str(member_permissions.in_channel(world, channel, one.user.id))
        member = payloads.member(guild.members[one.user.id])
        data["channel"]["permissions"] = allowed
        data |= {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": {**member, "permissions": allowed},
        }
        return data

    def find(self, token: str, interaction_id: int | None = None) -> SandboxInteraction:
        """Return a living interaction; raises ApiError 10062 for an unknown one and for a late callback."""
        one = self.by_token.get(token)
        if one is None or (interaction_id is not None and one.id != interaction_id):
            raise ApiError(10062)
        return one

    def of_webhook(self, application_id: int, token: str) -> SandboxInteraction:
        """Return the interaction whose token a webhook route names; raises ApiError 10015 (unknown), 50027 (older than 15 minutes)."""
        one = self.by_token.get(token)
        if one is None or one.application.id != application_id:
            raise ApiError(10015)
        if time.monotonic() - one.made >= self.lifetime:
            raise ApiError(50027)
        if one.answered is None:
            raise ApiError(10015)
        return one

    def settle(self, one: SandboxInteraction, outcome: InteractionOutcome) -> None:
        """Give the bot's answer to the person and stop the deadline."""
        one.took = time.monotonic() - one.made
        if one.timer is not None:
            one.timer.cancel()
        if outcome.message is not None:
            presses = (button.get("custom_id", "") for button in outcome.message.buttons)
            outcome.first = Seen(outcome.message.text, tuple(presses), outcome.message.loading)
        if not one.result.done():
            one.result.set_result(outcome)
        self._hub.look_again()


MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9


def _full_name(data: dict[str, Any]) -> str:
    """Return a command's name with group and subcommand, as Discord writes it above the answer."""
    names, options = [str(data["name"])], data.get("options") or []
    while options and options[0]["type"] in (SUB, GROUP):
        names.append(str(options[0]["name"]))
        options = options[0].get("options") or []
    return " ".join(names)


class InteractionAnswers:
    """Takes the bot's answers, checks them and shows them to the person."""

    def __init__(self, world: World, hub: Hub, posting: Posting, interactions: Interactions) -> None:
        self._world = world
        self._hub = hub
        self._posting = posting
        self._interactions = interactions

    def callback(self, one: SandboxInteraction, body: dict[str, Any], uploads: list[Upload]) -> dict[str, Any]:
        """Take the first answer; return Discord's description of the callback.

        Raises ApiError 10062 (too late), 40060 (answered already), 50035 (a type that does not fit, or a fault in the data).
        """
        if one.expired:
            raise ApiError(10062)
        if one.answered is not None:
            raise ApiError(40060)
        kind = body.get("type")
        data = body.get("data") or {}
        self._check_kind(one, kind)
        take = {
            MESSAGE: self._message,
            DEFERRED: self._deferred,
            DEFERRED_UPDATE: self._deferred_update,
            UPDATE: self._update,
            CHOICES: self._choices,
            MODAL: self._modal,
        }
        outcome = take[int(kind or 0)](one, data, uploads)
        one.answered = kind
        self._interactions.settle(one, outcome)
        return self._description(one, int(kind or 0), outcome)

    def _check_kind(self, one: SandboxInteraction, kind: Any) -> None:
        allowed = {COMMAND: {4, 5, 9}, COMPONENT: {4, 5, 6, 7, 9}, AUTOCOMPLETE: {8}, SUBMIT: {4, 5, 6, 7}}[one.kind]
        if one.kind == SUBMIT and one.source is None:
            allowed = {4, 5}
        if kind not in allowed:
            faults = FormFaults()
            faults.add("type", "INTERACTION_CALLBACK_TYPE_INVALID", f'Value of field "type" must be one of {tuple(sorted(allowed))}.')
            faults.settle()

    def _description(self, one: SandboxInteraction, kind: int, outcome: InteractionOutcome) -> dict[str, Any]:
        about: dict[str, Any] = {"id": str(one.id), "type": one.kind}
        message = outcome.message
        if message is None:
            return {"interaction": about}
        about |= {"response_message_id": str(message.id), "response_message_ephemeral": message.ephemeral}
        about["response_message_loading"] = message.loading
        if kind not in (MESSAGE, UPDATE):
            return {"interaction": about}
        return {"interaction": about, "resource": {"type": kind, "message": message.wire}}

    def _extra(self, one: SandboxInteraction) -> dict[str, Any]:
        meta: dict[str, Any] = {
            "id": str(one.id),
            "type": one.kind,
            "user": payloads.user(one.user),
            "authorizing_integration_owners": one.owners,
        }
        extra = {"application_id": str(one.application.id), "webhook_id": str(one.application.id), "interaction_metadata": meta}
        if one.kind == COMMAND:
            name = _full_name(one.data)
            meta |= {"name": name, "command_type": 1}
            extra["interaction"] = {"id": str(one.id), "type": one.kind, "name": name, "user": payloads.user(one.user)}
        elif one.kind == COMPONENT and one.source is not None:
            meta["interacted_message_id"] = str(one.source.id)
        elif one.kind == SUBMIT:
            before = {"type": COMMAND, "name": "", "command_type": 1}
            if one.source is not None:
                before = {"type": COMPONENT, "interacted_message_id": str(one.source.id)}
            meta["triggering_interaction_metadata"] = dict(meta) | before
        return extra

    def _post(
        self,
        one: SandboxInteraction,
        data: dict[str, Any],
        uploads: list[Upload],
        *,
        prefix: str,
        extra: dict[str, Any] | None = None,
        kind: int = 20,
    ) -> Message:
        if one.channel.deleted:
            raise ApiError(10003)
        hidden = bool((data.get("flags") or 0) & EPHEMERAL)
        return self._posting.create(
            one.channel,
            one.application.bot,
            data,
            uploads,
            prefix=prefix,
            only=one.user.id if hidden else None,
            extra={**self._extra(one), **(extra or {})},
            application_id=one.application.id,
            kind=kind,
        )

    def _message(self, one: SandboxInteraction, data: dict[str, Any], uploads: list[Upload]) -> InteractionOutcome:
        from_command = one.kind == COMMAND
        if not (data.get("content") or data.get("embeds") or data.get("components") or uploads or data.get("poll")):
            raise ApiError(50006)
        message = self._post(one, data, uploads, prefix="data.", kind=20 if from_command else 0)
        one.original = message
        return InteractionOutcome("message", one, self._hub, message=message)

    def _deferred(self, one: SandboxInteraction, data: dict[str, Any], _: list[Upload]) -> InteractionOutcome:
        flags = (data.get("flags") or 0) & EPHEMERAL | LOADING
        message = self._post(one, {"flags": flags}, [], prefix="data.")
        one.original = message
        return InteractionOutcome("deferred", one, self._hub, message=message)

    def _deferred_update(self, one: SandboxInteraction, _: dict[str, Any], __: list[Upload]) -> InteractionOutcome:
        one.original = one.source
        return InteractionOutcome("deferred_update", one, self._hub, message=one.source)

    def _update(self, one: SandboxInteraction, data: dict[str, Any], uploads: list[Upload]) -> InteractionOutcome:
        source = one.source
        if source is None or source.deleted:
            raise ApiError(10008)
        self._posting.edit(source, data, uploads, prefix="data.")
        one.original = source
        return InteractionOutcome("update", one, self._hub, message=source)

    def _choices(self, one: SandboxInteraction, data: dict[str, Any], _: list[Upload]) -> InteractionOutcome:
        faults = FormFaults()
        choices = data.get("choices")
        if faults.count("data.choices", choices, 0, 25) and isinstance(choices, list):
            for index, choice in enumerate(choices):
                faults.length(f"data.choices.{index}.name", choice.get("name"), 1, 100)
                if isinstance(choice.get("value"), str):
                    faults.length(f"data.choices.{index}.value", choice["value"], 1, 100)
        faults.settle()
        locale = one.user.locale
        shown = [
            AutocompleteChoice((choice.get("name_localizations") or {}).get(locale) or choice["name"], choice["value"])
            for choice in choices or ()
        ]
        return InteractionOutcome("choices", one, self._hub, choices=shown)

    def _modal(self, one: SandboxInteraction, data: dict[str, Any], _: list[Upload]) -> InteractionOutcome:
        faults = FormFaults()
        faults.length("data.title", data.get("title"), 1, 45)
        faults.length("data.custom_id", data.get("custom_id"), 1, 100)
        ComponentCheck(self._world, faults, set(), v2=True).modal(data.get("components"))
        faults.settle()
        modal = Modal(data["custom_id"], data["title"], numbered(data["components"]), one.source, one)
        return InteractionOutcome("modal", one, self._hub, modal=modal)

    def original(self, one: SandboxInteraction) -> Message:
        """Return what ``@original`` means; raises ApiError 10008 when there is none, or it is deleted."""
        if one.original is None or one.original.deleted:
            raise ApiError(10008)
        return one.original

    def message(self, one: SandboxInteraction, message_id: int) -> Message:
        """Return a message that belongs to the interaction; raises ApiError 10008."""
        for message in (one.original, *one.followups):
            if message is not None and message.id == message_id and not message.deleted:
                return message
        raise ApiError(10008)

    def follow(self, one: SandboxInteraction, body: dict[str, Any], uploads: list[Upload]) -> Message:
        """Send a follow-up; the first one after a deferred answer fills that answer in, as on Discord.

        Raises ApiError 40094 for the sixth one where the bot is not.
        """
        if one.original is not None and one.original.loading and not one.original.deleted:
            filled = self._posting.edit(one.original, {**body, "flags": (body.get("flags") or 0)}, uploads, quiet=True)
            one.followups.append(filled)
            return filled
        if str(installation.OF_GUILD) not in one.owners and len(one.followups) >= MOST_FOLLOWUPS:
            raise ApiError(40094)
        message = self._post(one, body, uploads, prefix="", extra=self._reference(one), kind=0)
        one.followups.append(message)
        self._hub.look_again()
        return message

    def _reference(self, one: SandboxInteraction) -> dict[str, Any]:
        if one.original is None:
            return {}
        reference = {"type": 0, "message_id": str(one.original.id), "channel_id": str(one.channel.id)}
        if one.channel.guild_id is not None:
            reference["guild_id"] = str(one.channel.guild_id)
        return {"message_reference": reference}

    def edit(self, message: Message, body: dict[str, Any], uploads: list[Upload]) -> Message:
        """Change the original answer or a follow-up; filling in a deferred answer does not mark it as edited."""
        return self._posting.edit(message, body, uploads, quiet=message.loading)
