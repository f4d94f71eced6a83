"""What the commands of every boxed game do alike: the desk, an answer by command, the help for this moment."""

from collections.abc import Callable, Sequence

import discord
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import Consigliere
from bot.presenting.scene import Scene
from bot.tables.refusal import Refused
from cogs.answers import Answering
from cogs.finding import option_choices, own_room, room_here
from cogs.replying import Reply, attend

Interaction = discord.Interaction[Consigliere]


class GameCommands(commands.Cog):
    """Commands of one game. ``game`` is its name."""

    game: str

    def __init__(self, client: Consigliere) -> None:
        self.client = client

    async def show_desk(self, interaction: Interaction) -> None:
        """Show the own desk, which walks through whatever is asked."""
        reply = Reply(interaction)

        async def show() -> None:
            at = self.seated(reply)
            at.room.turns.opened(at.seat)
            await reply.show(at.presenter.desk(at.scene(), at.seat))

        await attend(reply, show())

    async def tell(self, interaction: Interaction, text: Callable[[Scene], str]) -> None:
        """Tell what ``text`` makes of the table of this channel, to whoever asks: it must be made of public facts only."""
        reply = Reply(interaction)

        async def told() -> None:
            table = room_here(self.client, interaction).table
            if table.game != self.game or table.course is None:
                raise Refused("no-game-here")
            await reply.say(text(table.scene(reply.words)))

        await attend(reply, told())

    async def tell_own(self, interaction: Interaction, text: Callable[[Scene, int], str]) -> None:
        """Tell a player, and nobody else, what ``text`` makes of the own seat."""
        reply = Reply(interaction)

        async def told() -> None:
            at = self.seated(reply)
            await reply.say(text(at.scene(), at.seat))

        await attend(reply, told())

    async def explain(self, interaction: Interaction) -> None:
        """Explain the very phase that is being played."""
        reply = Reply(interaction)

        async def told() -> None:
            at = self.seated(reply)
            await reply.say(at.presenter.help(at.scene(), at.seat))

        await attend(reply, told())

    async def answer(self, interaction: Interaction, names: Sequence[str], *picks: str) -> None:
        """Answer the one of the questions ``names`` that is open for this person and offers ``picks``, option ids."""
        reply = Reply(interaction)

        async def answered() -> None:
            at = self.seated(reply)
            mine = [ask for ask in at.scene().asks if ask.seat == at.seat and ask.name in names]
            if not mine:
                raise Refused("no-question")
            wanted = tuple(pick.strip() for pick in picks)
            for ask in mine:
                if set(wanted) <= {offered.id for offered in ask.options if not offered.host_only}:
                    await at.answer(ask.name, None, wanted)
                    return
            raise Refused("no-pick")

        await attend(reply, answered())

    def offered(self, interaction: Interaction, names: tuple[str, ...], current: str) -> list[Choice[str]]:
        """Return what may be answered now to the questions ``names`` and fits what is typed."""
        return option_choices(self.client, interaction, names, current)

    def seated(self, reply: Reply) -> Answering:
        """Return the person's dealings with the table at which they sit. Raises Refused."""
        room = own_room(self.client, reply.interaction)
        if room.table.game != self.game or room.table.course is None:
            raise Refused("no-game-here")
        return Answering(room, reply, "command")
