"""Buttons, menus and modals: reads every press on one of our messages and calls its verb.

No view is kept in memory: the custom id says everything, so a button works after any number of restarts. ``discord.ui.DynamicItem`` would
add a class for each type of component, each of which builds the whole message and answers only if it finds the item in it, while a press on
a public board arrives without its message (``bot.discord_io.gateway_patches``). It also hears no modals and only logs a failing callback,
so this listener would stay beside it.
"""

import logging
from collections.abc import Mapping
from contextlib import nullcontext
from types import MappingProxyType
from typing import Any

import discord
from discord.ext import commands

from bot.app.client import Consigliere
from bot.discord_io.components import FIELD, fields_of
from bot.practice.lessons import is_lesson
from bot.presenting.floor import WRITE
from bot.presenting.questions import NOTES
from bot.tables.pages.claims import SEND as CLAIM
from bot.tables.refusal import Refused
from cogs import evenings, history, me, moderation, practice, season, setup_card, sound_setup, stats, tables
from cogs.custom_ids import PREFIX, Press, must_be_offered, read_press
from cogs.evenings.forms import FORM
from cogs.evenings.options import SEVERAL as SEVERAL_OF_EVENING
from cogs.finding import UnknownTable, must_be_of, unknown_table
from cogs.requests import Request, merged
from cogs.responses import BotInteraction, Reply, misunderstood, run_handler
from cogs.tables.desk import answer
from cogs.tables.host_options import RULING, SEVERAL, SEVERAL_OF_TALK

MODULES = (evenings, history, me, moderation, season, setup_card, sound_setup, stats, tables)
VERBS = merged(*(module.VERBS for module in MODULES))
"""The verbs of all presses by their names in custom ids; any other name is a game's question."""

TYPED = frozenset(
    {"say", WRITE, NOTES, CLAIM, RULING, SEVERAL, SEVERAL_OF_TALK, "rp.send", FORM, SEVERAL_OF_EVENING, "ev.typed", "ev.another_at"}
)
"""Verbs of submitted modals."""

NO_FIELDS: Mapping[str, tuple[str, ...]] = MappingProxyType({})
"""The fields of a press of a button or a menu: none."""

MENUS = frozenset({3, 5, 6, 7, 8})
"""Types of components that are menus."""

log = logging.getLogger(__name__)


class Presses(commands.Cog):
    """Routes presses of buttons and menus, submitted modals, and direct messages to the mafia's talk at night."""

    def __init__(self, client: Consigliere) -> None:
        self.client = client

    @commands.Cog.listener()
    async def on_interaction(self, interaction: BotInteraction) -> None:
        """Answer a press; discord.py itself dispatches commands."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data: Mapping[str, Any] = interaction.data or {}
        reply = Reply(interaction)
        custom_id = data.get("custom_id")
        if interaction.type is discord.InteractionType.modal_submit:
            await run_handler(reply, _submit(reply, custom_id, fields_of(data)))
        elif data.get("component_type") in MENUS:
            await run_handler(reply, _choose(reply, custom_id, tuple(map(str, data.get("values", ())))))
        else:
            await run_handler(reply, _press(reply, custom_id))

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Relay a direct message to the author's fellow mafiosi while they may talk."""
        if message.guild is not None or message.author.bot or not message.content:
            return
        for session in self.client.registry.sessions_of(message.author.id):
            if await session.night_talk.say_by_message(message.author.id, message.content):
                return


async def _submit(reply: Reply, custom_id: object, fields: Mapping[str, tuple[str, ...]]) -> None:
    """Handle a submitted modal. Raises Refused, also for the custom id of a button or a menu."""
    press = _read(custom_id)
    if press.what not in TYPED:
        raise Refused("no-press")
    await handle(reply, press, (*fields.get(FIELD, ()), "")[:1], fields)


async def _choose(reply: Reply, custom_id: object, values: tuple[str, ...]) -> None:
    press = _read(custom_id)
    must_be_offered(reply.interaction.message, str(custom_id), values)
    await handle(reply, press, values)


async def _press(reply: Reply, custom_id: object) -> None:
    await handle(reply, _read(custom_id), ())


def _read(custom_id: object) -> Press:
    press = read_press(custom_id)
    if press is None:
        if isinstance(custom_id, str) and custom_id.startswith(PREFIX):
            log.warning("unreadable custom id of a press")
        raise Refused("no-press")
    return press


async def handle(reply: Reply, press: Press, values: tuple[str, ...], fields: Mapping[str, tuple[str, ...]] = NO_FIELDS) -> None:
    """Call the verb of a press, or of a submitted modal with its ``fields``. Raises Refused."""
    reply.table = press.table
    reply.client.upkeep.pressed(reply.user_id)
    request = Request(reply, press, values, fields)
    if reply.visiting and not _goes_along(press):
        raise unknown_table(reply.interaction)
    if is_lesson(press.table):
        await practice.press(request)
        return
    if press.what in tables.ENDED_VERBS or press.what in history.READING:
        reply.spend(reply.client.finished_games)  # before any table is looked up: the limit tells nobody which tables exist
    verb = VERBS.get(press.what, answer)
    session = request.session if verb is answer or press.what in tables.LIVE_VERBS else reply.client.registry.session(press.table)
    if session is not None:
        must_be_of(reply, session.table)
        session.absences.seen(reply.user_id)
    if session is not None and verb is not answer:  # an answer is decided by the mailbox itself
        await session.table.settled()
    message = reply.interaction.message
    with session.whispers.pressed(message.id) if session is not None and message is not None else nullcontext():
        try:
            await verb(request)
        except UnknownTable:
            stored = history.UNDER_STORIES.get(press.what)
            # the replay of a poster (``extra``) names only people who agree, which the history cannot tell any more
            if stored is None or press.extra or not await history.is_known(reply, press.table):
                raise
            await stored(request)


def _goes_along(press: Press) -> bool:
    """Return whether a press belongs to a page that a person can have anywhere: of /me or /practice (NT-7)."""
    return is_lesson(press.table) or (press.table == me.PREFIX and press.what in me.VERBS)


async def setup(client: Consigliere) -> None:
    """Add the cog; the client calls this at its start."""
    client.tree.error(misunderstood)
    await client.add_cog(Presses(client))
