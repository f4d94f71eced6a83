"""Interactions: from a person's click to the bot's answer, with Discord's deadlines."""

import asyncio
import secrets
import time
from typing import Any

from bot.sandbox.wire import payloads
from bot.sandbox.wire.gateway import Gateway
from bot.sandbox.wire.refusals import ApiError
from bot.sandbox.world import member_permissions
from bot.sandbox.world.hub import Hub
from bot.sandbox.world.interaction import Interaction, Outcome, Seen
from bot.sandbox.world.message import Message
from bot.sandbox.world.records import DM, Application, Channel, User
from bot.sandbox.world.registers import World

MOST_KEPT = 20_000
"""How many interactions are remembered at most (a bound on memory, of which Discord tells nothing)."""


class Interactions:
    """Makes interactions and remembers them for as long as their tokens live."""

    def __init__(self, world: World, hub: Hub, gateway: Gateway) -> None:
        self._world = world
        self._hub = hub
        self._gateway = gateway
        self.deadline = 3.0
        self.lifetime = 900.0
        self.by_token: dict[str, Interaction] = {}

    def make(
        self, kind: int, application: Application, user: User, channel: Channel, data: dict[str, Any], source: Message | None = None
    ) -> Interaction:
        """Send an interaction to the bot at once; its ``result`` is done when the bot answered, or failed to in time."""
        loop = asyncio.get_running_loop()
        self._forget_old()
        one = Interaction(
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
        )
        self.by_token[one.token] = one
        one.timer = loop.call_later(self.deadline, self._expire, one)
        self._gateway.send_to(application, channel.guild_id, "INTERACTION_CREATE", self._payload(one))
        return one

    def _forget_old(self) -> None:
        limit = time.monotonic() - self.lifetime
        while self.by_token:
            token, first = next(iter(self.by_token.items()))
            if first.made >= limit and len(self.by_token) < MOST_KEPT:
                return
            del self.by_token[token]

    def _expire(self, one: Interaction) -> None:
        one.expired = True
        if not one.result.done():
            one.result.set_result(Outcome("failed", one, self._hub))
            self._hub.look_again()

    def _payload(self, one: Interaction) -> dict[str, Any]:
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
            "app_permissions": str(member_permissions.in_channel(world, channel, one.application.bot.id)),
            "entitlements": [],
            "attachment_size_limit": 10485760,
        }
        if one.source is not None:
            data["message"] = one.source.wire
        if guild is None:
            return {**data, "user": payloads.user(one.user), "context": 1, "authorizing_integration_owners": {"0": "0"}}
        allowed = str(member_permissions.in_channel(world, channel, one.user.id))
        member = payloads.member(guild.members[one.user.id])
        data["channel"]["permissions"] = allowed
        data |= {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": {**member, "permissions": allowed},
            "context": 0,
            "authorizing_integration_owners": {"0": str(guild.id)},
        }
        return data

    def find(self, token: str, interaction_id: int | None = None) -> Interaction:
        """Return a living interaction; raises ApiError 10062 for an unknown one, and for a callback that comes too late."""
        one = self.by_token.get(token)
        if one is None or (interaction_id is not None and one.id != interaction_id):
            raise ApiError(10062)
        return one

    def of_webhook(self, application_id: int, token: str) -> Interaction:
        """Return the interaction whose token a webhook route names; raises ApiError 10015 (unknown), 50027 (older than 15 minutes)."""
        one = self.by_token.get(token)
        if one is None or one.application.id != application_id:
            raise ApiError(10015)
        if time.monotonic() - one.made >= self.lifetime:
            raise ApiError(50027)
        if one.answered is None:
            raise ApiError(10015)
        return one

    def settle(self, one: Interaction, outcome: Outcome) -> None:
        """Give the person the bot's answer, and stop the clock of the deadline."""
        one.took = time.monotonic() - one.made
        if one.timer is not None:
            one.timer.cancel()
        if outcome.message is not None:
            presses = (button.get("custom_id", "") for button in outcome.message.buttons)
            outcome.first = Seen(outcome.message.text, tuple(presses), outcome.message.loading)
        if not one.result.done():
            one.result.set_result(outcome)
        self._hub.look_again()
