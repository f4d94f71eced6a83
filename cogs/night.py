"""Presses: whatever is clicked on one of our messages arrives here, is read, and goes to whom it belongs.

No view is kept in memory: the custom id tells everything, so a button works after any number of restarts.
"""

import logging
from collections.abc import Mapping
from typing import Any

import discord
from discord.ext import commands

from bot.app.client import Consigliere
from bot.discord_io.components import FIELD
from bot.practice.lessons import is_lesson
from bot.presenting.floor import WRITE
from bot.tables.refusal import Refused
from cogs import (
    after_game,
    boards,
    claims,
    desk,
    evening_absences,
    evening_answers,
    evening_calls,
    evening_desk,
    evening_past,
    evening_planning,
    evening_rounds,
    floor,
    history,
    host_desk,
    lobby_buttons,
    me,
    personal,
    practice,
    questions,
    reporting,
    season,
    setup_card,
    sound_setup,
    statistics,
    voice_choice,
)
from cogs.offered import must_be_offered
from cogs.pressing import PREFIX, Press, read_press
from cogs.requests import Request, Verb, merged
from cogs.responses import Interaction, Reply, attend, misunderstood

VERBS = merged(
    after_game.VERBS,
    lobby_buttons.VERBS,
    desk.VERBS,
    claims.VERBS,
    host_desk.VERBS,
    personal.VERBS,
    questions.VERBS,
    floor.VERBS,
    evening_answers.VERBS,
    evening_planning.VERBS,
    evening_desk.VERBS,
    evening_calls.VERBS,
    evening_past.VERBS,
    evening_rounds.VERBS,
    evening_absences.VERBS,
    setup_card.VERBS,
    sound_setup.VERBS,
    me.VERBS,
    reporting.VERBS,
    statistics.VERBS,
    boards.VERBS,
    history.VERBS,
    season.VERBS,
    voice_choice.VERBS,
)

TYPED = frozenset({"say", WRITE, "rp.send", "ev.typed"})
"""The verbs that modals bear: what they take has been typed."""


def verb_of(word: str) -> Verb:
    """Return what a press with this word does."""
    return VERBS.get(word, questions.answer)


MENUS = frozenset({3, 5, 6, 7, 8})
"""Types of components in which something is chosen."""

log = logging.getLogger(__name__)


class Night(commands.Cog):
    """Routes presses of buttons and menus, submitted modals, and lines for the mafia's room."""

    def __init__(self, client: Consigliere) -> None:
        self.client = client

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a press; commands go another way."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data: Mapping[str, Any] = interaction.data or {}
        reply = Reply(interaction)
        custom_id = data.get("custom_id")
        if interaction.type is discord.InteractionType.modal_submit:
            await attend(reply, _submit(reply, custom_id, _typed(data)))
        elif data.get("component_type") in MENUS:
            await attend(reply, _choose(reply, custom_id, tuple(map(str, data.get("values", ())))))
        else:
            await attend(reply, _press(reply, custom_id))

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Relay a direct message as a line of the mafia's room, while it is open for its author."""
        if message.guild is not None or message.author.bot or not message.content:
            return
        for session in self.client.registry.sessions_of(message.author.id):
            if await session.night_talk.say_by_message(message.author.id, message.content):
                return


async def _submit(reply: Reply, custom_id: object, typed: str) -> None:
    """Deal with what was typed into a modal. Raises Refused, also for the id of a button or a menu, which no modal bears."""
    press = _read(custom_id)
    if press.what not in TYPED:
        raise Refused("no-press")
    await _deal(reply, press, (typed,))


async def _choose(reply: Reply, custom_id: object, values: tuple[str, ...]) -> None:
    press = _read(custom_id)
    must_be_offered(reply.interaction.message, str(custom_id), values)
    await _deal(reply, press, values)


async def _press(reply: Reply, custom_id: object) -> None:
    await _deal(reply, _read(custom_id), ())


def _read(custom_id: object) -> Press:
    press = read_press(custom_id)
    if press is None:
        if isinstance(custom_id, str) and custom_id.startswith(PREFIX):
            log.warning("an unreadable press")
        raise Refused("no-press")
    return press


async def _deal(reply: Reply, press: Press, values: tuple[str, ...]) -> None:
    reply.table = press.table
    reply.client.upkeep.pressed(reply.user_id)
    if (session := reply.client.registry.session(press.table)) is not None:
        session.absences.seen(reply.user_id)
    deal = practice.press if is_lesson(press.table) else verb_of(press.what)
    if session is not None and deal is not questions.answer:  # answers wait where they have to: they may happen upon one another
        await session.table.be_in_step()
    await deal(Request(reply, press, values))


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
    client.tree.error(misunderstood)
    await client.add_cog(Night(client))
