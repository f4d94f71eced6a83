"""The one message of a lesson: ephemeral, in direct messages a plain one, and edited in place as long as Discord lets the bot (MA-8.1)."""

from bot.discord_io.components import build
from bot.presenting.page import Page
from cogs.reposting import looks_on, named_by_look
from cogs.responses import Reply


class Stage:
    """The message of a lesson, as one interaction may edit it: for a quarter of an hour."""

    def __init__(self, reply: Reply) -> None:
        self._reply = reply
        message = reply.interaction.message
        self._hanging = looks_on(message) if message is not None else frozenset()
        self._shown = False

    async def show(self, page: Page) -> None:
        """Show ``page`` in the place of what the message showed; the first message of a lesson is sent."""
        reply, page = self._reply, named_by_look(page)
        if reply.interaction.message is None and not self._shown:
            built = await build(page)
            await reply.send(ephemeral=reply.interaction.guild_id is not None, view=built.view, files=built.files)
        else:
            built = await reply.replace(page, self._hanging)
        self._shown = True
        self._hanging = frozenset(built.hashes.values())
