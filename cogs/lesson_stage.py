"""The one message of a lesson: ephemeral, in direct messages a plain one, and edited in place as long as Discord lets the bot (MA-8.1)."""

from typing import Any

from bot.presenting.components import build
from bot.presenting.page import Page
from cogs.hanging import looks_on, named_by_look
from cogs.replying import Reply


class Stage:
    """The message of a lesson, as one interaction may edit it: for a quarter of an hour."""

    def __init__(self, reply: Reply) -> None:
        self._reply = reply
        message = reply.interaction.message
        self._hanging = looks_on(message) if message is not None else frozenset()
        self._shown = False

    async def show(self, page: Page) -> None:
        """Show ``page`` in the place of what the message showed; the first message of a lesson is sent."""
        built = await build(named_by_look(page), keep=self._hanging)
        interaction = self._reply.interaction
        changes: dict[str, Any] = {"view": built.view}
        if interaction.message is None and not self._shown:
            private = interaction.guild_id is not None
            await self._reply.send(ephemeral=private, view=built.view, files=built.files)
        else:
            if built.files or not page.pictures:
                changes["attachments"] = built.files
            await self._reply.change(**changes)
        self._shown = True
        self._hanging = frozenset(built.hashes.values())
