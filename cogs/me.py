"""/me: a person's settings, data, deletion and block list (CL, sections 16 and 19)."""

import json
from collections.abc import Mapping, Sequence
from functools import partial
from typing import get_args

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Consigliere
from bot.discord_io.command_names import said, with_options
from bot.people.pages import LANGUAGES, blocks_page, forget_page, settings_page, wish_page
from bot.people.settings import Consent, PersonSettings, Reminders
from bot.presenting.page import Page
from bot.store import LiveReference
from bot.store.members import MOST_BLOCKS
from bot.tables.refusal import Refused
from cogs.custom_ids import picked_person
from cogs.finding import ANYWHERE, OF_PEOPLE
from cogs.requests import Request, Verb
from cogs.responses import Reply, answered


async def show_settings(request: Request) -> None:
    await request.reply.show(_settings_page(request, await request.reply.client.registry.personal.of(request.user_id)))


async def language(request: Request) -> None:
    if request.press.extra not in LANGUAGES:
        raise Refused("no-press")
    await _show_settings(request, await change_settings(request.reply, language=LANGUAGES[request.press.extra]))


async def pictures(request: Request) -> None:
    """Turn pictures for this person on or off."""
    now = await request.reply.client.registry.personal.of(request.user_id)
    await _show_settings(request, await change_settings(request.reply, text_mode=not now.text_mode))


async def shown(request: Request) -> None:
    """Show this person in standings and badge lines, or hide them (CL-16.6)."""
    now = await request.reply.client.registry.personal.of(request.user_id)
    await _show_settings(request, await change_settings(request.reply, shown=not now.shown))


async def face(request: Request) -> None:
    """Show this person's avatar on discs, or the number alone (NT-3.2)."""
    now = await request.reply.client.registry.personal.of(request.user_id)
    await _show_settings(request, await change_settings(request.reply, face=not now.face))


async def writes(request: Request) -> None:
    """Note whether this person writes instead of speaking (TK-11.1)."""
    now = await request.reply.client.registry.personal.of(request.user_id)
    await _show_settings(request, await change_settings(request.reply, writes=not now.writes))


async def calls(request: Request) -> None:
    """Tell this person when an evening is a few players short, or no longer (NT-6.5)."""
    now = await request.reply.client.registry.personal.of(request.user_id)
    await _show_settings(request, await change_settings(request.reply, calls=not now.calls))


async def turns(request: Request) -> None:
    """Call this person when a game waits for them, or no longer."""
    now = await request.reply.client.registry.personal.of(request.user_id)
    await _show_settings(request, await change_settings(request.reply, turns=not now.turns))


async def _set_one(name: str, values: tuple[str, ...], request: Request) -> None:
    """Set a setting to the value chosen in its menu. Raises Refused for any other value."""
    chosen = next(iter(request.values), "")
    if chosen not in values:
        raise Refused("no-press")
    await _show_settings(request, await change_settings(request.reply, **{name: chosen}))


async def change_settings(reply: Reply, **changes: object) -> PersonSettings:
    """Change settings of a person, and apply them to this answer and to their tables. Raises Refused."""
    registry, locale = reply.client.registry, reply.interaction.locale.value
    made = await registry.personal.change(reply.user_id, locale=locale, **changes)
    reply.words = made.words(locale)
    await registry.read_as(reply.user_id, language=reply.words.language, text_mode=made.text_mode, writes=made.writes)
    return made


def _settings_page(request: Request, personal: PersonSettings) -> Page:
    return settings_page(request.words, request.press.table, personal)


async def _show_settings(request: Request, personal: PersonSettings) -> None:
    await request.reply.edit(_settings_page(request, personal))


PREFIX = "me"
"""Stands for the id of a table in the custom ids of these pages."""

LARGEST = 8_000_000
"""Largest file in bytes; Discord takes ten millions from a bot."""

AGAIN = 600.0
"""Seconds between two files for one person (CL-16.3)."""


class Me(commands.Cog):
    """Commands about oneself; also in direct messages, and wherever a person who has installed the bot takes it (NT-7)."""

    me = app_commands.Group(name=said("cmd-me"), description=said("cmd-me-about"), allowed_contexts=ANYWHERE, allowed_installs=OF_PEOPLE)

    def __init__(self) -> None:
        self._handed: dict[int, float] = {}

    @me.command(name=said("cmd-settings"), description=said("cmd-settings-about"))
    @answered
    async def settings(self, reply: Reply) -> None:
        await reply.show(settings_page(reply.words, PREFIX, await reply.client.registry.personal.of(reply.user_id)))

    @me.command(name=said("cmd-data"), description=said("cmd-data-about"))
    @answered
    async def data(self, reply: Reply) -> None:
        """Send all stored data of the person as one file."""
        now = reply.client.registry.now()
        if now - self._handed.get(reply.user_id, float("-inf")) < AGAIN:
            raise Refused("data-soon")
        self._handed = {user: at for user, at in self._handed.items() if now - at < AGAIN} | {reply.user_id: now}
        try:
            await reply.client.upkeep.note_presses()
            kept = await reply.client.registry.store.personal_data(reply.user_id)
            await reply.hand_over(reply.words("data-ready"), "consigliere.json", _as_file(kept))
        except BaseException:
            self._handed.pop(reply.user_id, None)
            raise

    @me.command(name=said("cmd-forget"), description=said("cmd-forget-about"))
    @answered
    async def forget(self, reply: Reply) -> None:
        """Explain the deletion of data, and ask for confirmation."""
        living = await _living(reply)
        wished = reply.user_id in await reply.client.registry.store.members.wishing("forget")
        await reply.show(wish_page(reply.words, living) if wished and living else forget_page(reply.words, living))

    @me.command(name=said("cmd-block"), description=said("cmd-block-about"))
    @with_options(person="block")
    @answered
    async def block(self, reply: Reply, person: discord.User | None = None) -> None:
        """Show the blocked people, or block or unblock somebody."""
        if person is None:
            await reply.show(await _blocks(reply))
        else:
            await turn_block(reply, person)


def _as_file(kept: dict[str, object]) -> str:
    """Return the file; the oldest moves are left out of one that is too large, and counted."""
    moves = kept.get("moves")
    text = json.dumps(kept, ensure_ascii=False, indent=1)
    while isinstance(moves, list) and moves and len(text.encode()) > LARGEST:
        moves = moves[len(moves) // 2 + 1 :]
        left_out = len(kept["moves"]) - len(moves) if isinstance(kept["moves"], list) else 0
        text = json.dumps({**kept, "moves": moves, "moves_left_out": left_out}, ensure_ascii=False, indent=1)
    return text


# ---- forgetting


async def _living(reply: Reply) -> Sequence[LiveReference]:
    """Return what deletion waits for."""
    return await reply.client.registry.store.living_of(reply.user_id)


async def _ask_again(request: Request) -> None:
    reply = request.reply
    await reply.edit(forget_page(reply.words, await _living(reply), sure=True))


async def _forget(request: Request) -> None:
    """Delete the person's data, or keep the wish until nothing of theirs is live."""
    reply = request.reply
    done = await reply.client.upkeep.forget(reply.user_id)
    living = () if done else await _living(reply)
    await reply.edit(wish_page(reply.words, living) if living else Page((reply.words("forget-done"),)))


async def _leave_and_forget(request: Request) -> None:
    """Take the person off every table, and delete their data as soon as they have no table or evening left."""
    await request.reply.client.upkeep.leave(request.user_id)
    await _forget(request)


async def _take_back(request: Request) -> None:
    await request.reply.client.registry.store.members.drop_wish(request.user_id, "forget")
    await _keep(request)


async def _keep(request: Request) -> None:
    """Leave everything unchanged."""
    await request.reply.edit(Page((request.words("kept-as-is"),)))


# ---- blocks


async def _blocks(reply: Reply, receipt: str = "") -> Page:
    return blocks_page(reply.words, await reply.client.registry.store.members.blocked_by(reply.user_id), receipt=receipt)


async def _turned(reply: Reply, other: int, *, bot: bool = False) -> str:
    """Block or unblock somebody, and return the receipt. Raises Refused for oneself, a bot, and a full list."""
    members = reply.client.registry.store.members
    if other == reply.user_id or bot:
        raise Refused("block-nobody")
    if other in await members.blocked_by(reply.user_id):
        await members.unblock(reply.user_id, other)
        return reply.words("block-off")
    if not await members.block(reply.user_id, other):
        raise Refused("block-full", most=MOST_BLOCKS)
    return reply.words("block-on")


async def turn_block(reply: Reply, person: discord.User | discord.Member) -> None:
    """Block or unblock somebody and answer with the list. Raises Refused for oneself, a bot, and a full list."""
    await reply.show(await _blocks(reply, await _turned(reply, person.id, bot=person.bot)))


async def _show_blocks(request: Request) -> None:
    await request.reply.edit(await _blocks(request.reply))


async def _pick_blocked(request: Request) -> None:
    person = picked_person(request.reply.interaction, request.values)
    await request.reply.edit(await _blocks(request.reply, await _turned(request.reply, person.id, bot=person.bot)))


VERBS: Mapping[str, Verb] = {
    "settings": show_settings,
    "language": language,
    "pictures": pictures,
    "shown": shown,
    "writes": writes,
    "calls": calls,
    "face": face,
    "turns": turns,
    "reminders": partial(_set_one, "reminders", get_args(Reminders)),
    "stories": partial(_set_one, "stories", get_args(Consent)),
    "me.forget.sure": _ask_again,
    "me.forget.now": _forget,
    "me.forget.leave": _leave_and_forget,
    "me.forget.back": _take_back,
    "me.keep": _keep,
    "me.blocks": _show_blocks,
    "me.block": _pick_blocked,
}
"""The verbs by their names in custom ids."""


async def setup(client: Consigliere) -> None:
    """Add the cog; the client calls this at its start."""
    await client.add_cog(Me())
