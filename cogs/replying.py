"""How an interaction is answered: once, within three seconds, for nobody but who pressed or typed, in that person's language."""

import asyncio
import io
import logging
import secrets
from collections.abc import Callable, Collection, Coroutine, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

import discord

from bot.client import Consigliere
from bot.presenting.components import build
from bot.presenting.page import Page
from bot.presenting.texts import Words, words_for
from bot.tables.refusal import Refused
from engines.table import Text

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Consigliere]

Cog = TypeVar("Cog")
Arguments = ParamSpec("Arguments")

PATIENCE = 2.0
"""Seconds after which Discord is told that the answer takes longer; it allows three."""

LONGEST = 2_000

UNKNOWN_INTERACTION, ALREADY_ANSWERED = 10062, 40060


class Reply:
    """The answer to one interaction. The first of ``say``, ``show``, ``edit``, ``hand_over`` answers; a later one adds a message."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.words: Words = words_for(interaction.locale.value)
        self.names: Sequence[str] = ()
        """Display names by seat, when the table is known: refusals may speak of seats."""
        self._lock = asyncio.Lock()
        self._late = False

    @property
    def client(self) -> Consigliere:
        """The bot."""
        return self.interaction.client

    @property
    def user_id(self) -> int:
        """Who pressed or typed."""
        return self.interaction.user.id

    @property
    def user_name(self) -> str:
        """The name that others see."""
        return self.interaction.user.display_name

    @property
    def moderates(self) -> bool:
        """Whether the person keeps order in this channel or on this server."""
        may = self.interaction.permissions
        return may.administrator or may.manage_channels or may.manage_guild

    @property
    def private(self) -> bool:
        """Whether the pressed message is seen by this person only: then it may be edited into the answer."""
        message = self.interaction.message
        return message is not None and (self.interaction.guild_id is None or message.flags.ephemeral)

    async def say(self, text: str) -> None:
        """Answer with a text."""
        await self._send(content=text[:LONGEST])

    async def show(self, page: Page) -> None:
        """Answer with a page."""
        built = await build(page)
        await self._send(view=built.view, files=built.files)

    async def edit(self, page: Page, *, keep: Collection[str] = ()) -> None:
        """Let the pressed private message show ``page``; show it anew where that cannot be.

        ``keep``: hashes of the pictures that hang on the message.
        """
        if not self.private:
            await self.show(page)
            return
        built = await build(page, keep=keep)
        changes: dict[str, Any] = {"view": built.view}
        if built.files or not page.pictures:
            changes["attachments"] = built.files
        async with self._lock:
            if self.interaction.response.is_done():
                await self.interaction.edit_original_response(**changes)
            else:
                await self.interaction.response.edit_message(**changes)

    async def hand_over(self, text: str, name: str, content: str) -> None:
        """Answer with a text and a file."""
        await self._send(content=text, files=[discord.File(io.BytesIO(content.encode()), filename=name)])

    async def ask(self, modal: discord.ui.Modal) -> None:
        """Answer with a modal."""
        async with self._lock:
            await self.interaction.response.send_modal(modal)

    async def _send(self, **options: Any) -> None:
        files = options.pop("files", None)
        async with self._lock:
            if self._late:
                self._late = False
                await self.interaction.edit_original_response(**options, **({"attachments": files} if files else {}))
            elif self.interaction.response.is_done():
                await self.interaction.followup.send(ephemeral=True, **options, **({"files": files} if files else {}))
            else:
                await self.interaction.response.send_message(ephemeral=True, **options, **({"files": files} if files else {}))

    async def defer(self) -> None:
        """Tell Discord that the answer takes longer, unless it was given."""
        async with self._lock:
            if not self.interaction.response.is_done():
                await self.interaction.response.defer(ephemeral=True, thinking=True)
                self._late = True

    async def refuse(self, refused: Refused) -> None:
        """Answer with the sentence of a refusal."""
        await self.say(self.words.text(Text(refused.key, refused.args_), self.names))


async def attend(reply: Reply, doing: Coroutine[Any, Any, None]) -> None:
    """Let ``doing`` answer; refusals and failures become sentences. Whatever happens ends here.

    An unexpected failure is noted in the journal under a short code, and only the code is told.
    """
    late = asyncio.get_running_loop().call_later(PATIENCE, _defer_late, reply)
    try:
        await doing
    except Refused as refused:
        await _quietly(reply.refuse(refused))
    except discord.HTTPException as wrong:
        if wrong.code not in (UNKNOWN_INTERACTION, ALREADY_ANSWERED):
            await _slipped(reply, wrong)
        else:
            log.warning("an answer came too late or twice: %s", wrong.code)
    except Exception as fault:
        await _slipped(reply, fault)
    finally:
        late.cancel()


def answered(
    story: Callable[Concatenate[Cog, Reply, Arguments], Coroutine[Any, Any, None]],
) -> Callable[Concatenate[Cog, Interaction, Arguments], Coroutine[Any, Any, None]]:
    """Make a command of a method that answers a ``Reply``: what it refuses, and what fails in it, becomes a sentence."""

    @wraps(story)
    async def command(cog: Cog, interaction: Interaction, /, *args: Arguments.args, **options: Arguments.kwargs) -> None:
        reply = Reply(interaction)
        await attend(reply, story(cog, reply, *args, **options))

    return command


_background: set[asyncio.Task[None]] = set()


def _defer_late(reply: Reply) -> None:
    task = asyncio.create_task(_quietly(reply.defer()), name="late answer")
    _background.add(task)
    task.add_done_callback(_background.discard)


async def _slipped(reply: Reply, fault: BaseException) -> None:
    code = f"K-{secrets.token_hex(2)}"
    log.error("%s: an interaction failed: %s", code, type(fault).__name__, exc_info=fault)
    await _quietly(reply.say(reply.words("slipped", code=code)))


async def _quietly(answering: Coroutine[Any, Any, None]) -> None:
    """Answer; when Discord does not take the answer, note it and go on."""
    try:
        await answering
    except (discord.HTTPException, OSError, TimeoutError) as wrong:
        log.warning("an answer was not taken: %s", wrong)
