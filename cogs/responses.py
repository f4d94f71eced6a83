"""Answers to interactions: one each, within three seconds, private, in the asker's language."""

import asyncio
import io
import logging
import math
import re
import time
from collections.abc import Callable, Collection, Coroutine, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

import discord
from discord import app_commands

from bot.app.client import Consigliere, ResponseOutcome
from bot.discord_io.components import Built, build, modal_of, picture_hash
from bot.discord_io.place import place_of
from bot.discord_io.private_answers import AnswerKind, DeleteAnswer
from bot.discord_io.request_faults import (
    ALREADY_ANSWERED,
    BLOCKED_MESSAGE,
    BLOCKED_TITLE,
    REQUEST_FAULTS,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
)
from bot.guilds.rights import MemberRights
from bot.presenting.page import Form, Page, Picture
from bot.presenting.texts import Words, words_for
from bot.runtime.ids import fault_code
from bot.runtime.lru_cache import LruCache
from bot.runtime.personal_limit import PersonalLimit
from bot.store import StoreUnsure
from bot.tables.moderation.access_rules import may_write_in_channel
from bot.tables.refusal import Refused
from bot.tables.session.mailbox import DATABASE_FAULTS
from cogs.custom_ids import must_fit, parts_of
from engines.table import Text

_LOOK = re.compile(r"\.([0-9a-f]{16})\.png")


LATELY = 5.0
"""Seconds after an edit during which a press may still carry the previous state of the message."""

_edited: LruCache[int, tuple[float, frozenset[str]]] = LruCache(1000)
"""By message: until when its last edit is known, and the hashes of the pictures it shows since."""


def named_by_look(page: Page) -> Page:
    """Return ``page`` with picture files named by the hash of their look."""
    if not page.pictures:
        return page
    return replace(page, parts=tuple(_named(part) if isinstance(part, Picture) else part for part in page.parts))


def _named(picture: Picture) -> Picture:
    return replace(picture, file=f"{picture.file.removesuffix('.png')}.{picture_hash(picture)}.png")


def looks_on(message: discord.Message) -> frozenset[str]:
    """Return the hashes of the pictures on a pressed message, from the press or from its last edit."""
    known = _edited.get(message.id)
    if known is not None and time.monotonic() < known[0]:
        return known[1]
    return frozenset(found[1] for url in _urls(message) if (found := _LOOK.search(url)))


def note_looks(message: discord.Message, files: Iterable[str]) -> None:
    """Note the hashes of a message's pictures after an edit, if their file names hold any."""
    _edited.keep(message.id, (time.monotonic() + LATELY, frozenset(found[1] for name in files if (found := _LOOK.search(name)))))


def _urls(message: discord.Message) -> Iterator[str]:
    for part in parts_of(message):
        if isinstance(part, discord.MediaGalleryComponent):
            yield from (item.media.url for item in part.items)


log = logging.getLogger(__name__)

BotInteraction = discord.Interaction[Consigliere]

CogT = TypeVar("CogT")
P = ParamSpec("P")

PATIENCE = 2.0
"""Seconds after which an answer is deferred; Discord allows three."""

LONGEST = 2_000
"""Characters of a message; Discord takes no more."""

BAD_REQUEST = 400

EXPLAINED = {
    UNKNOWN_MESSAGE: "no-message",  # dismissed during the press
    BLOCKED_MESSAGE: "no-automod",
    BLOCKED_TITLE: "no-automod",
}
"""Discord's codes of refused answers for which there is a sentence."""


class Reply:
    """The answer to one interaction. The first of ``say``, ``show``, ``edit``, ``hand_over`` answers; a later one adds a message."""

    def __init__(self, interaction: BotInteraction) -> None:
        self.interaction = interaction
        self.words: Words = words_for(interaction.locale.value)
        self.names: Sequence[str] = ()
        """Display names by seat, when the table is known: refusals may speak of seats."""
        self.table = ""
        """The id of the table in question; answers about one table replace each other."""
        self.in_place = False
        """Whether the answer edits the pressed message, also when it is deferred."""
        self._lock = asyncio.Lock()
        self._late = False
        self._change: Callable[..., Coroutine[Any, Any, object]] = interaction.edit_original_response

    @property
    def client(self) -> Consigliere:
        return self.interaction.client

    @property
    def user_id(self) -> int:
        return self.interaction.user.id

    @property
    def display_name(self) -> str:
        """The name that other people see."""
        return self.interaction.user.display_name

    @property
    def username(self) -> str:
        """The name of the account, in Latin letters."""
        return self.interaction.user.name

    def moderates(self, channel_id: int) -> bool:
        """Return whether the person manages a channel of this server, or the server, wherever they ask: a channel here may be their own."""
        here, there = self.interaction.permissions, self._permissions_in(channel_id)
        return here.administrator or here.manage_guild or (there is not None and there.manage_channels)

    def _permissions_in(self, channel_id: int | None) -> discord.Permissions | None:
        """Return the person's permissions in a channel; None for a deleted channel, and for somebody whom the server does not know."""
        if channel_id == self.interaction.channel_id:
            return self.interaction.permissions
        user, place = self.interaction.user, place_of(self.client.get_channel(channel_id or 0))
        if place is None:
            return None
        member = user if isinstance(user, discord.Member) else place.guild.get_member(user.id)
        return None if member is None else place.channel.permissions_for(member)

    @property
    def standing(self) -> MemberRights:
        """The roles and permissions of the person on this server."""
        roles = getattr(self.interaction.user, "roles", ())
        return MemberRights([role.id for role in roles], self.interaction.permissions)

    @property
    def visiting(self) -> bool:
        """Whether the person alone has the bot here by their own installation: on a server without it, or in a chat of people (NT-7).

        Nobody else there knows the bot: it knows no members, keeps nothing of the server, and answers only in private.
        """
        if self.interaction.guild_id is None:
            return bool(self.interaction.context.private_channel)
        return self.interaction.is_user_integration() and not self.interaction.is_guild_integration()

    @property
    def direct(self) -> bool:
        """Whether this is the person's own conversation with the bot."""
        return self.interaction.guild_id is None and not self.visiting

    @property
    def private(self) -> bool:
        """Whether only this person sees the pressed message, so that the answer may replace it."""
        message = self.interaction.message
        return message is not None and (self.direct or message.flags.ephemeral)

    async def say(self, text: str) -> None:
        await self._send("note", content=text[:LONGEST])

    async def show(self, page: Page, *, kind: AnswerKind | None = "note") -> None:
        """Answer with a page. ``kind``: it replaces the last answer of that kind, None: it stays."""
        built = await build(named_by_look(page))
        await self._send(kind, view=built.view, files=built.files)

    def spend(self, limit: PersonalLimit) -> None:
        """Count one use against the limit of the person. Raises Refused when it is reached."""
        allowed_at = limit.allowed_at(self.user_id)
        if allowed_at is not None:
            raise Refused("too-often", when=f"<t:{math.ceil(allowed_at)}:R>")
        limit.take(self.user_id)

    def must_write(self, channel_id: int | None = None) -> None:
        """Raise Refused unless the person may write there now (None: here): the bot does not speak for silenced people."""
        if not self.may_write(channel_id):
            if channel_id in (None, self.interaction.channel_id):
                raise Refused("no-post-here")
            raise Refused("no-post-there", channel=f"<#{channel_id}>")

    def may_write(self, channel_id: int | None = None) -> bool:
        """Return whether Discord's permissions and the table of a channel let the person write in it.

        ``channel_id``: where their words would appear; None: here.
        """
        interaction = self.interaction
        here = channel_id in (None, interaction.channel_id)
        there = interaction.channel_id if channel_id is None else channel_id
        session = self.client.registry.session_in(there) if there is not None else None
        if session is not None and not may_write_in_channel(session.table, session.announced, self.user_id):
            return False
        place = place_of(interaction.channel if here else self.client.get_channel(there or 0))
        if place is None:  # a direct message, or a deleted channel, in which nothing appears
            return not here or interaction.guild_id is None
        granted = self._permissions_in(there)
        if granted is None:
            return True
        granted_there = granted.send_messages_in_threads if place.locks else granted.send_messages
        return granted_there and (granted.manage_threads or not place.locked)

    async def post(self, page: Page) -> None:
        """Answer with a permanent page that everybody in the channel sees, without a ping.

        This is the only public answer. Raises Refused where the person may not write.
        """
        self.must_write()
        built = await build(page)
        async with self._lock:
            if self._late:  # what comes first would take the place of the private "thinking", and be private too
                self._late = False
                await self.interaction.delete_original_response()
            if self.interaction.response.is_done():
                await self.interaction.followup.send(view=built.view, files=built.files)
            else:
                await self.interaction.response.send_message(view=built.view, files=built.files)

    async def edit(self, page: Page, *, kind: AnswerKind = "note") -> None:
        """Edit the pressed private message to show ``page``; send a new one where it is public or dismissed."""
        message = self.interaction.message
        if message is None or not self.private:
            await self.show(page, kind=kind)
            return
        try:
            await self.replace(named_by_look(page) if message.flags.ephemeral else page, looks_on(message))
        except discord.NotFound as gone:
            if gone.code != UNKNOWN_MESSAGE:
                raise
            await self.show(page, kind=kind)
            return
        if message.flags.ephemeral:
            self._stands(kind, message.id, self.interaction.delete_original_response)
        else:
            take_away, edit = self.interaction.delete_original_response, self.interaction.edit_original_response
            self.client.registry.postman.pressed.put(message.id, take_away, edit)

    async def rework(self, page: Page) -> None:
        """Edit this private answer to show ``page``; Discord allows it for a quarter of an hour."""
        built = await build(named_by_look(page))
        await self._change(view=built.view, attachments=built.files)

    async def send(self, *, ephemeral: bool, **options: Any) -> None:
        """Answer with a permanent message that ``change`` edits; without ``ephemeral`` it is sent silently."""
        async with self._lock:
            if self._late:  # the private "thinking" becomes the message; in direct messages nobody else sees that either
                self._late = False
                await self.interaction.edit_original_response(view=options["view"], attachments=options["files"])
            else:
                await self.interaction.response.send_message(ephemeral=ephemeral, silent=not ephemeral, **options)

    async def change(self, **changes: Any) -> None:
        """Edit the pressed message, or the message of ``send``."""
        async with self._lock:
            if self.interaction.response.is_done():
                await self.interaction.edit_original_response(**changes)
            else:
                await self.interaction.response.edit_message(**changes)

    async def replace(self, page: Page, attached: Collection[str]) -> Built:
        """Edit the pressed message, or the message of ``send``, to show ``page``; ``attached``: hashes of the pictures it has.

        When Discord refuses, everything is uploaded: after a double press the message shows another page.
        """
        built = await build(page, keep=attached)
        kept = bool(page.pictures) and not built.files
        try:
            await self.change(view=built.view, **({} if kept else {"attachments": built.files}))
        except discord.HTTPException as wrong:
            if not kept or wrong.status != BAD_REQUEST:
                raise
            built = await build(page)
            await self.change(view=built.view, attachments=built.files)
        if self.interaction.message is not None:
            note_looks(self.interaction.message, built.hashes)
        return built

    def moved(self, kind: AnswerKind) -> bool:
        """Return whether the person has opened another message of this kind since the pressed one."""
        message = self.interaction.message
        current = self.client.private_answers.current(self.table, self.user_id, kind)
        return message is not None and current not in (None, message.id)

    async def hand_over(self, text: str, name: str, content: str | bytes) -> None:
        """Answer with a text and a file, in a permanent message."""
        file = io.BytesIO(content.encode() if isinstance(content, str) else content)
        await self._send(None, content=text, files=[discord.File(file, filename=name)])

    async def ask(self, form: Form) -> None:
        async with self._lock:
            await self.interaction.response.send_modal(modal_of(form))

    async def _send(self, kind: AnswerKind | None, **options: Any) -> None:
        """Answer with a new message; ``kind`` as in ``show``."""
        files = options.pop("files", None)
        message: int | None
        take_away: DeleteAnswer
        async with self._lock:
            if self._late:
                self._late = False
                edited = await self.interaction.edit_original_response(**options, **({"attachments": files} if files else {}))
                message, take_away = edited.id, self.interaction.delete_original_response
            elif self.interaction.response.is_done():
                sent = await self.interaction.followup.send(ephemeral=True, wait=True, **options, **({"files": files} if files else {}))
                message, take_away, self._change = sent.id, sent.delete, sent.edit
            elif files is None and options.keys() == {"content"}:
                message = await self.client.interaction_http.say(self.interaction, options["content"])
                take_away = self.interaction.delete_original_response
            else:
                made = await self.interaction.response.send_message(ephemeral=True, **options, **({"files": files} if files else {}))
                message, take_away = made.message_id, self.interaction.delete_original_response
        if kind is not None and message is not None:
            self._stands(kind, message, take_away)

    def _stands(self, kind: AnswerKind, message: int, take_away: DeleteAnswer) -> None:
        """Register the person's current answer, and remove the one it replaces."""
        if replaced := self.client.private_answers.put(self.table, self.user_id, kind, message, take_away):
            self.client.delayed_deletion.later(self.table, self.user_id, replaced)

    async def defer(self) -> None:
        """Defer the answer, unless it has been given."""
        async with self._lock:
            if not self.interaction.response.is_done():
                if not self.in_place:
                    await self.client.deferred.defer(self.interaction, self.words.language, self.client.shard_count or 1)
                await self.interaction.response.defer(ephemeral=True, thinking=not self.in_place)
                self._late = not self.in_place

    async def meanwhile(self, text: str) -> None:
        """Show progress in place of a deferred answer; a failure is only logged."""
        async with self._lock:
            if self._late:
                await _quietly(self.interaction.edit_original_response(content=text))

    async def refuse(self, refused: Refused) -> None:
        """Answer with the sentence of a refusal."""
        await self.say(self.words.text(Text(refused.key, refused.args_), self.names))


async def run_handler(reply: Reply, doing: Coroutine[Any, Any, None]) -> None:
    """Let ``doing`` answer; refusals and failures become sentences, and no exception escapes.

    An unexpected failure is logged under a short code, and the person sees only the code.
    """
    loop = asyncio.get_running_loop()
    began, late = loop.time(), loop.call_later(PATIENCE, _defer_late, reply)
    try:
        outcome = await _outcome(reply, doing)
    except Exception as fault:
        if not reply.client.is_closed():
            raise
        log.info("the bot stops before an answer: %s", type(fault).__name__)  # what was put off is answered after the next start
        return
    finally:
        late.cancel()
    reply.client.deferred.given(reply.interaction.id)
    reply.client.observer.answered(outcome, loop.time() - began)


async def _outcome(reply: Reply, doing: Coroutine[Any, Any, None]) -> ResponseOutcome:
    """Let ``doing`` answer, or answer in its place, and return the outcome. Raises what ``doing`` raises once the client is closed."""
    try:
        reply.words = (await reply.client.registry.personal.of(reply.user_id)).words(reply.interaction.locale.value)
        await doing
    except Refused as refused:
        return "refused" if await _quietly(reply.refuse(refused)) else "lost"
    except DATABASE_FAULTS as wrong:  # CL-22.5
        log.warning("refused for want of the database: %s", type(wrong).__name__)
        refusal = Refused("no-store-unsure" if isinstance(wrong, StoreUnsure) else "no-store")
        return "refused" if await _quietly(reply.refuse(refusal)) else "lost"
    except discord.HTTPException as wrong:
        if (key := EXPLAINED.get(wrong.code)) is not None:
            return "refused" if await _quietly(reply.refuse(Refused(key))) else "lost"
        if wrong.code not in (UNKNOWN_INTERACTION, ALREADY_ANSWERED):
            await _log_failure(reply, wrong)
            return "failed"
        log.warning("answer too late or given twice: %s", wrong.code)
        return "lost"
    except Exception as fault:
        if reply.client.is_closed():
            raise
        await _log_failure(reply, fault)
        return "failed"
    return "answered"


def answered(
    handler: Callable[Concatenate[CogT, Reply, P], Coroutine[Any, Any, None]],
) -> Callable[Concatenate[CogT, BotInteraction, P], Coroutine[Any, Any, None]]:
    """Make a command of a method that answers through a ``Reply``; refusals and failures become sentences."""

    @wraps(handler)
    async def command(cog: CogT, interaction: BotInteraction, /, *args: P.args, **options: P.kwargs) -> None:
        reply = Reply(interaction)
        reply.client.upkeep.pressed(reply.user_id)

        async def run() -> None:
            must_fit(interaction)
            await handler(cog, reply, *args, **options)

        await run_handler(reply, run())

    return command


_background: set[asyncio.Task[object]] = set()


def _defer_late(reply: Reply) -> None:
    _in_background(_quietly(reply.defer()), "late answer")


def _in_background(doing: Coroutine[Any, Any, object], name: str) -> None:
    task = asyncio.create_task(doing, name=name)
    _background.add(task)
    task.add_done_callback(_background.discard)


async def _log_failure(reply: Reply, fault: BaseException) -> None:
    code = fault_code()
    log.error("%s: interaction failed: %s", code, type(fault).__name__, exc_info=fault)
    await _quietly(reply.say(reply.words("slipped", code=code)))


async def _quietly(answering: Coroutine[Any, Any, object]) -> bool:
    """Answer, and return whether Discord took the answer; log it if not."""
    try:
        await answering
    except REQUEST_FAULTS as wrong:
        log.warning("answer not delivered: %s", wrong)
        return False
    return True


async def misunderstood(interaction: BotInteraction, error: app_commands.AppCommandError) -> None:
    """Answer a command that discord.py cannot resolve: unknown by now, or with values that its options do not take."""
    log.warning("unresolvable command: %s", type(error).__name__)
    reply = Reply(interaction)
    await run_handler(reply, reply.refuse(Refused("no-pick")))
