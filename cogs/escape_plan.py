"""/escape: everything that the board and the desk of Escape Plan do, by command, in the server and in direct messages."""

from collections.abc import Callable

from discord import app_commands
from discord.app_commands import Choice

from bot.client import Consigliere
from bot.naming_commands import said
from bot.presenting.games.escape_plan.desk import own_page_text
from bot.presenting.games.escape_plan.labels import label
from bot.presenting.games.escape_plan.voice import Voice
from bot.presenting.limits import cut
from bot.presenting.texts import words_for
from bot.tables.refusal import Refused
from cogs.answers import Answering
from cogs.finding import EVERYWHERE, OF_SERVERS, matching, own_room
from cogs.game_commands import GameCommands, Interaction
from cogs.replying import Reply, attend
from engines import Ask, Option
from engines.escape_plan import asks

LONGEST = 100
"""Characters that Discord shows of an entry."""

SIDE = ("use:", "avoid:")
"""How the executive actions begin: side actions and avoidances."""


class EscapePlan(GameCommands):
    """Commands of Escape Plan."""

    game = "escape_plan"
    escape = app_commands.Group(
        name=said("cmd-escape"),
        description=said("cmd-escape-about"),
        allowed_contexts=EVERYWHERE,
        allowed_installs=OF_SERVERS,
    )

    @escape.command(name=said("cmd-ep-move"), description=said("cmd-ep-move-about"))
    @app_commands.rename(choice=said("arg-where"))
    @app_commands.describe(choice=said("arg-where-about"))
    async def move(self, interaction: Interaction, choice: str | None = None) -> None:
        """Set out; with a place go there, else the desk asks where to."""
        reply = Reply(interaction)

        async def moved() -> None:
            at = self.seated(reply)
            await self._set_out(at, direct=choice is not None)
            if choice is None:
                await reply.show(at.presenter.desk(at.scene(), at.seat))
                return
            if not any(ask.name == asks.END for ask in at.scene().asks_of(at.seat)):
                raise Refused("no-question")
            await at.answer(asks.END, None, (choice.strip(),))

        await attend(reply, moved())

    @escape.command(name=said("cmd-ep-rest"), description=said("cmd-ep-rest-about"))
    async def rest(self, interaction: Interaction) -> None:
        """Rest."""
        await self.answer(interaction, (asks.TURN,), "rest")

    @escape.command(name=said("cmd-ep-use"), description=said("cmd-ep-use-about"))
    @app_commands.rename(choice=said("arg-choice"))
    @app_commands.describe(choice=said("arg-choice-about"))
    async def use(self, interaction: Interaction, choice: str) -> None:
        """Carry out a side action, or avoid police."""
        await self._pick(interaction, choice)

    @escape.command(name=said("cmd-ep-visit"), description=said("cmd-ep-visit-about"))
    @app_commands.rename(choice=said("arg-choice"))
    @app_commands.describe(choice=said("arg-choice-about"))
    async def visit(self, interaction: Interaction, choice: str) -> None:
        """Answer whatever is asked at a location, or of somebody who places a tile."""
        await self._pick(interaction, choice)

    @escape.command(name=said("cmd-ep-plan"), description=said("cmd-ep-plan-about"))
    async def plan(self, interaction: Interaction) -> None:
        """Tell the own plan, cash and things."""
        await self.tell_own(interaction, own_page_text)

    @escape.command(name=said("cmd-ep-rules"), description=said("cmd-ep-rules-about"))
    async def rules(self, interaction: Interaction) -> None:
        """Explain the very phase that is being played."""
        await self.explain(interaction)

    # ---- what may be chosen

    @move.autocomplete("choice")
    async def ends(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer the ends of the move that is being chosen."""
        return self._choices(interaction, current, lambda ask, _option: ask.name == asks.END)

    @use.autocomplete("choice")
    async def uses(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer the side actions that can be carried out now."""
        return self._choices(interaction, current, lambda _ask, option: option.id.startswith(SIDE))

    @visit.autocomplete("choice")
    async def visits(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer what else can be answered now."""
        return self._choices(interaction, current, lambda ask, option: ask.name != asks.END and not option.id.startswith(SIDE))

    # ---- shared

    def _choices(self, interaction: Interaction, current: str, wanted: Callable[[Ask, Option], bool]) -> list[Choice[str]]:
        """Return the options of the person's open questions that are ``wanted``, in words."""
        try:
            table = own_room(self.client, interaction).table
            seat = table.seat_of(interaction.user.id)
            if table.game != self.game or table.course is None or seat is None:
                return []
            voice = Voice(table.scene(words_for(interaction.locale.value)))
        except Refused:
            return []
        found = [
            Choice(name=cut(label(voice, ask, option), LONGEST), value=option.id)
            for ask in voice.scene.asks_of(seat)
            for option in ask.options
            if wanted(ask, option)
        ]
        return matching(found, current)

    async def _pick(self, interaction: Interaction, choice: str) -> None:
        """Answer the open question that offers ``choice``."""
        reply = Reply(interaction)

        async def picked() -> None:
            at = self.seated(reply)
            open_now = at.scene().asks_of(at.seat)
            if not open_now:
                raise Refused("no-question")
            for ask in open_now:
                if choice.strip() in {option.id for option in ask.options}:
                    await at.answer(ask.name, None, (choice.strip(),))
                    return
            raise Refused("no-pick")

        await attend(reply, picked())

    async def _set_out(self, at: Answering, *, direct: bool) -> None:
        """Choose to move where that is asked; ``direct``: without any help on the way."""
        for name, picks in ((asks.TURN, ("move",)), *(((asks.BOOSTS, ()),) if direct else ())):
            if any(ask.name == name for ask in at.scene().asks_of(at.seat)):
                await at.room.answers.answer(at.reply.user_id, name, None, picks)


async def setup(client: Consigliere) -> None:
    """Add the cog; discord.py calls this."""
    await client.add_cog(EscapePlan(client))
