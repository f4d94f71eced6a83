"""How an interaction is answered: once, within three seconds, for nobody but who pressed or typed, in that person's language."""

import asyncio
import io
import logging
import re
import secrets
import time
from collections.abc import Callable, Collection, Coroutine, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

import discord
from discord import app_commands

from bot.app.client import Consigliere, Outcome
from bot.discord_io.components import Built, build, picture_hash
from bot.discord_io.place import place_of
from bot.discord_io.private_answers import Kind, TakeAway
from bot.discord_io.request_faults import ALREADY_ANSWERED, REQUEST_FAULTS, UNKNOWN_INTERACTION, UNKNOWN_MESSAGE
from bot.guilds.rights import MemberRights
from bot.presenting.page import Page, Picture
from bot.presenting.texts import Words, words_for
from bot.runtime.recently_made import RecentlyMade
from bot.tables.moderation.access_rules import may_write_in_channel
from bot.tables.refusal import Refused
from cogs.custom_ids import must_fit, parts_of
from engines.table import Text

_LOOK = re.compile(r"\.([0-9a-f]{16})\.png")


LATELY = 5.0
"""Seconds after an edit in which a press may still bring the message as it was before."""

_edited: RecentlyMade[int, tuple[float, frozenset[str]]] = RecentlyMade(1000)
"""By message until when it is known what it has been edited to, and what hangs there since."""


def named_by_look(page: Page) -> Page:
    """Return ``page`` with files that are named after what their pictures look like."""
    if not page.pictures:
        return page
    return replace(page, parts=tuple(_named(part) if isinstance(part, Picture) else part for part in page.parts))


def _named(picture: Picture) -> Picture:
    return replace(picture, file=f"{picture.file.removesuffix('.png')}.{picture_hash(picture)}.png")


def looks_on(message: discord.Message) -> frozenset[str]:
    """Return the hashes of the pictures that hang on a message that was pressed: as it came with the press, or was edited just now."""
    known = _edited.get(message.id)
    if known is not None and time.monotonic() < known[0]:
        return known[1]
    return frozenset(found[1] for url in _urls(message) if (found := _LOOK.search(url)))


def note_looks(message: discord.Message, files: Iterable[str]) -> None:
    """Note under which names pictures hang on a message after it was edited; of one not named by its look, another may hang there soon."""
    _edited.keep(message.id, (time.monotonic() + LATELY, frozenset(found[1] for name in files if (found := _LOOK.search(name)))))


def _urls(message: discord.Message) -> Iterator[str]:
    for part in parts_of(message):
        if isinstance(part, discord.MediaGalleryComponent):
            yield from (item.media.url for item in part.items)


log = logging.getLogger(__name__)

Interaction = discord.Interaction[Consigliere]

Cog = TypeVar("Cog")
Arguments = ParamSpec("Arguments")

PATIENCE = 2.0
"""Seconds after which Discord is told that the answer takes longer; it allows three."""

LONGEST = 2_000
"""Characters of a message; Discord takes no more."""

BAD_REQUEST = 400


class Reply:
    """The answer to one interaction. The first of ``say``, ``show``, ``edit``, ``hand_over`` answers; a later one adds a message."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.words: Words = words_for(interaction.locale.value)
        self.names: Sequence[str] = ()
        """Display names by seat, when the table is known: refusals may speak of seats."""
        self.table = ""
        """The id of the table that is spoken of; the answers about one table take each other's place."""
        self.in_place = False
        """Whether the pressed message is to be changed, also by an answer that takes longer."""
        self._lock = asyncio.Lock()
        self._late = False
        self._change: Callable[..., Coroutine[Any, Any, object]] = interaction.edit_original_response

    @property
    def client(self) -> Consigliere:
        """The bot."""
        return self.interaction.client

    @property
    def user_id(self) -> int:
        """Who pressed or typed."""
        return self.interaction.user.id

    @property
    def display_name(self) -> str:
        """The name that others see."""
        return self.interaction.user.display_name

    @property
    def username(self) -> str:
        """The name of the account, which is Latin whatever the display name is."""
        return self.interaction.user.name

    @property
    def moderates(self) -> bool:
        """Whether the person keeps order in this channel or on this server."""
        may = self.interaction.permissions
        return may.administrator or may.manage_channels or may.manage_guild

    @property
    def standing(self) -> MemberRights:
        """What the person is and may do on this server."""
        roles = getattr(self.interaction.user, "roles", ())
        return MemberRights([role.id for role in roles], self.interaction.permissions)

    @property
    def private(self) -> bool:
        """Whether the pressed message is seen by this person only: then it may be edited into the answer."""
        message = self.interaction.message
        return message is not None and (self.interaction.guild_id is None or message.flags.ephemeral)

    async def say(self, text: str) -> None:
        """Answer with a text."""
        await self._send("note", content=text[:LONGEST])

    async def show(self, page: Page, *, kind: Kind | None = "note") -> None:
        """Answer with a page. ``kind``: of which of the last answers it takes the place, None: it stays."""
        built = await build(named_by_look(page))
        await self._send(kind, view=built.view, files=built.files)

    def must_write(self) -> None:
        """Raise Refused unless the person may write in this channel now: the bot speaks for nobody who is silenced."""
        if not self.may_write():
            raise Refused("no-post-here")

    def may_write(self) -> bool:
        """Whether Discord's permissions, and the table that is played in this channel, let the person write in it."""
        place, granted = place_of(self.interaction.channel), self.interaction.permissions
        if place is None:  # a direct message
            return self.interaction.guild_id is None
        granted_here = granted.send_messages_in_threads if place.locks else granted.send_messages
        unlocked = granted.manage_threads or not place.locked
        table = self.client.registry.table_in(place.id)
        return granted_here and unlocked and (table is None or may_write_in_channel(table, self.user_id))

    async def post(self, page: Page) -> None:
        """Answer with a page that everybody in the channel sees and that stays; nobody is called by it.

        The only way in which an answer is public. Raises Refused where the person may not write.
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

    async def edit(self, page: Page, *, kind: Kind = "note") -> None:
        """Let the pressed private message show ``page``; show it anew where that cannot be, or it has been dismissed."""
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

    async def rework(self, page: Page) -> None:
        """Let the private message with which this was answered show ``page``, while Discord lets the bot: a quarter of an hour."""
        built = await build(named_by_look(page))
        await self._change(view=built.view, attachments=built.files)

    async def send(self, *, ephemeral: bool, **options: Any) -> None:
        """Answer with a message that stays and is changed by ``change``; one that is not ephemeral is silent."""
        async with self._lock:
            if self._late:  # the private "thinking" becomes the message; in direct messages nobody else sees that either
                self._late = False
                await self.interaction.edit_original_response(view=options["view"], attachments=options["files"])
            else:
                await self.interaction.response.send_message(ephemeral=ephemeral, silent=not ephemeral, **options)

    async def change(self, **changes: Any) -> None:
        """Change the message that was pressed, or that ``send`` has sent."""
        async with self._lock:
            if self.interaction.response.is_done():
                await self.interaction.edit_original_response(**changes)
            else:
                await self.interaction.response.edit_message(**changes)

    async def replace(self, page: Page, hanging: Collection[str]) -> Built:
        """Let that message show ``page``; those of its pictures that are among ``hanging``, by their hashes, hang there already.

        They are sent again where they hang there no more: it was pressed twice, and shows another page since.
        """
        built = await build(page, keep=hanging)
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

    def moved(self, kind: Kind) -> bool:
        """Whether another message of this kind than the pressed one was opened since."""
        message = self.interaction.message
        current = self.client.private_answers.current(self.table, self.user_id, kind)
        return message is not None and current not in (None, message.id)

    async def hand_over(self, text: str, name: str, content: str) -> None:
        """Answer with a text and a file, which stays."""
        await self._send(None, content=text, files=[discord.File(io.BytesIO(content.encode()), filename=name)])

    async def ask(self, modal: discord.ui.Modal) -> None:
        """Answer with a modal."""
        async with self._lock:
            await self.interaction.response.send_modal(modal)

    async def _send(self, kind: Kind | None, **options: Any) -> None:
        """Answer with a new message. ``kind``: of which of the last answers it takes the place, None: it stays."""
        files = options.pop("files", None)
        message: int | None
        take_away: TakeAway
        async with self._lock:
            if self._late:
                self._late = False
                edited = await self.interaction.edit_original_response(**options, **({"attachments": files} if files else {}))
                message, take_away = edited.id, self.interaction.delete_original_response
            elif self.interaction.response.is_done():
                sent = await self.interaction.followup.send(ephemeral=True, wait=True, **options, **({"files": files} if files else {}))
                message, take_away, self._change = sent.id, sent.delete, sent.edit
            elif files is None and options.keys() == {"content"}:
                message = await self.client.callbacks.say(self.interaction, options["content"])
                take_away = self.interaction.delete_original_response
            else:
                made = await self.interaction.response.send_message(ephemeral=True, **options, **({"files": files} if files else {}))
                message, take_away = made.message_id, self.interaction.delete_original_response
        if kind is not None and message is not None:
            self._stands(kind, message, take_away)

    def _stands(self, kind: Kind, message: int, take_away: TakeAway) -> None:
        """Note what stands before the person now, and put away what it takes the place of."""
        if replaced := self.client.private_answers.put(self.table, self.user_id, kind, message, take_away):
            self.client.removal.later(self.table, self.user_id, replaced)

    async def defer(self) -> None:
        """Tell Discord that the answer takes longer, unless it was given."""
        async with self._lock:
            if not self.interaction.response.is_done():
                await self.interaction.response.defer(ephemeral=True, thinking=not self.in_place)
                self._late = not self.in_place

    async def meanwhile(self, text: str) -> None:
        """Say in the place of a deferred answer how far it has got; when that cannot be said, the answer comes all the same."""
        async with self._lock:
            if self._late:
                await _quietly(self.interaction.edit_original_response(content=text))

    async def refuse(self, refused: Refused) -> None:
        """Answer with the sentence of a refusal."""
        await self.say(self.words.text(Text(refused.key, refused.args_), self.names))


async def attend(reply: Reply, doing: Coroutine[Any, Any, None]) -> None:
    """Let ``doing`` answer; refusals and failures become sentences. Whatever happens ends here.

    An unexpected failure is noted in the journal under a short code, and only the code is told.
    """
    loop = asyncio.get_running_loop()
    began, late = loop.time(), loop.call_later(PATIENCE, _defer_late, reply)
    try:
        outcome = await _outcome(reply, doing)
    finally:
        late.cancel()
    reply.client.on_answered(outcome, loop.time() - began)


async def _outcome(reply: Reply, doing: Coroutine[Any, Any, None]) -> Outcome:
    """Let ``doing`` answer, or answer instead of it, and return how that ended."""
    try:
        reply.words = (await reply.client.registry.personal.of(reply.user_id)).words(reply.interaction.locale.value)
        await doing
    except Refused as refused:
        return "refused" if await _quietly(reply.refuse(refused)) else "lost"
    except discord.HTTPException as wrong:
        if wrong.code == UNKNOWN_MESSAGE:  # dismissed in the moment of the press
            return "refused" if await _quietly(reply.refuse(Refused("no-message"))) else "lost"
        if wrong.code not in (UNKNOWN_INTERACTION, ALREADY_ANSWERED):
            await _log_failure(reply, wrong)
            return "failed"
        log.warning("an answer came too late or twice: %s", wrong.code)
        return "lost"
    except Exception as fault:
        await _log_failure(reply, fault)
        return "failed"
    return "answered"


def answered(
    story: Callable[Concatenate[Cog, Reply, Arguments], Coroutine[Any, Any, None]],
) -> Callable[Concatenate[Cog, Interaction, Arguments], Coroutine[Any, Any, None]]:
    """Make a command of a method that answers a ``Reply``: what it refuses, and what fails in it, becomes a sentence."""

    @wraps(story)
    async def command(cog: Cog, interaction: Interaction, /, *args: Arguments.args, **options: Arguments.kwargs) -> None:
        reply = Reply(interaction)
        reply.client.upkeep.pressed(reply.user_id)

        async def told() -> None:
            must_fit(interaction)
            await story(cog, reply, *args, **options)

        await attend(reply, told())

    return command


_background: set[asyncio.Task[object]] = set()


def _defer_late(reply: Reply) -> None:
    _in_background(_quietly(reply.defer()), "late answer")


def _in_background(doing: Coroutine[Any, Any, object], name: str) -> None:
    task = asyncio.create_task(doing, name=name)
    _background.add(task)
    task.add_done_callback(_background.discard)


async def _log_failure(reply: Reply, fault: BaseException) -> None:
    code = f"K-{secrets.token_hex(2)}"
    log.error("%s: an interaction failed: %s", code, type(fault).__name__, exc_info=fault)
    await _quietly(reply.say(reply.words("slipped", code=code)))


async def _quietly(answering: Coroutine[Any, Any, object]) -> bool:
    """Answer, and return whether Discord has taken the answer; if not, note it and go on."""
    try:
        await answering
    except REQUEST_FAULTS as wrong:
        log.warning("an answer was not taken: %s", wrong)
        return False
    return True


async def misunderstood(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    """Answer a command of which discord.py could make nothing: it was given what its options do not take, or is not ours any more."""
    log.warning("a command was not understood: %s", type(error).__name__)
    reply = Reply(interaction)
    await attend(reply, reply.refuse(Refused("no-pick")))
