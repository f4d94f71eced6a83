"""Presses: whatever is clicked on one of our messages arrives here, is read, and goes to whom it belongs.

No view is kept in memory: the custom id tells everything, so a button works after any number of restarts.
"""

import logging
from collections.abc import Mapping
from typing import Any

import discord
from discord.ext import commands

from bot.client import Consigliere
from bot.presenting.components import FIELD
from bot.presenting.leafing import LOOK, MARK, TAKE
from bot.presenting.questions import NOTHING
from bot.tables.refusal import Refused
from bot.tables.room import Room
from cogs import after_game, desk, host_desk, seats
from cogs.answers import Answering, place_of
from cogs.pressing import PREFIX, Press, read_answer, read_look, read_press, read_step
from cogs.replying import Reply, attend

log = logging.getLogger(__name__)


class Night(commands.Cog):
    """Routes presses of buttons and menus, submitted modals, and lines for the mafia's room."""

    def __init__(self, client: Consigliere) -> None:
        self.client = client

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Consigliere]) -> None:
        """Answer a press; commands go another way."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data: Mapping[str, Any] = interaction.data or {}
        reply = Reply(interaction)
        values = (_typed(data),) if interaction.type is discord.InteractionType.modal_submit else tuple(map(str, data.get("values", ())))
        await attend(reply, self._press(reply, data.get("custom_id"), values))

    async def _press(self, reply: Reply, custom_id: object, values: tuple[str, ...]) -> None:
        press = read_press(custom_id)
        if press is None:
            if isinstance(custom_id, str) and custom_id.startswith(PREFIX):
                log.warning("an unreadable press")
            raise Refused("no-press")
        room = self.client.house.room(press.table)
        if press.what in after_game.VERBS:
            await after_game.VERBS[press.what](self.client, reply, press)
        elif room is None:
            raise Refused("no-press-old")
        elif press.what in seats.VERBS:
            await seats.VERBS[press.what](room, reply)
        elif press.what == "host":
            await host_desk.open_desk(room, reply)
        elif press.what == "say":
            await desk.say(room, reply, values)
        elif press.what in desk.VERBS:
            await desk.VERBS[press.what](room, reply)
        elif press.what in (LOOK, MARK, TAKE):
            await self._leaf(room, reply, press, values)
        elif press.what.startswith("h."):
            await host_desk.press(room, reply, press, values)
        else:
            await self._answer(room, reply, press, values)

    async def _leaf(self, room: Room, reply: Reply, press: Press, values: tuple[str, ...]) -> None:
        """Leaf through the options of a question on the own desk, mark some of them, or answer with what is marked."""
        picked = read_look(press)
        if picked is None:
            raise Refused("no-press")
        if room.table.phase == "lobby":
            raise Refused("no-game")
        answering = Answering(room, reply, place_of(reply, press.table))
        if press.what == TAKE:
            await answering.take(picked)
        elif press.what == MARK:
            await answering.mark(picked, values)
        else:
            await answering.look(picked, values[0] if values else picked.option)

    async def _answer(self, room: Room, reply: Reply, press: Press, values: tuple[str, ...]) -> None:
        """A question of the game: its own button or menu, or a step of its confirmation."""
        step = press.what in ("sure", "back")
        picked = read_step(press) if step else read_answer(press)
        if picked is None:
            raise Refused("no-press")
        if room.table.phase == "lobby":
            raise Refused("no-game")
        answering = Answering(room, reply, place_of(reply, press.table))
        if press.what == "back":
            await answering.think_again(picked)
            return
        nothing = picked.option == NOTHING
        picks = () if nothing else (picked.option,) if picked.option else values
        if not picks and not nothing:
            raise Refused("no-press")
        await answering.answer(picked.name, picked.number, picks, sure=press.what == "sure")

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Relay a direct message as a line of the mafia's room, while it is open for its author."""
        if message.guild is not None or message.author.bot or not message.content:
            return
        for room in self.client.house.rooms_of(message.author.id):
            if await room.night_talk.say(message.author.id, message.content):
                return


def _typed(data: Mapping[str, Any]) -> str:
    """Return the line typed into the only field of a modal."""
    waiting: list[Any] = list(data.get("components", ()))
    while waiting:
        part = waiting.pop()
        if part.get("custom_id") == FIELD:
            return str(part.get("value", ""))
        waiting.extend(part.get("components", ()))
        if "component" in part:
            waiting.append(part["component"])
    return ""


async def setup(client: Consigliere) -> None:
    """Add the cog; discord.py calls this."""
    await client.add_cog(Night(client))
