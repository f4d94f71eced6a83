"""/mafiacity: everything that the board and the desk of Mafia City do, by command, in the server and in direct messages."""

from collections.abc import Sequence

from discord import app_commands
from discord.app_commands import Choice

from bot.client import Consigliere
from bot.naming_commands import said
from bot.presenting.games.mafia_city.holding import aimable
from bot.presenting.games.mafia_city.voice import Voice
from bot.presenting.page import Page
from bot.presenting.texts import words_for
from bot.tables.refusal import Refused
from cogs.answers import Answering
from cogs.finding import EVERYWHERE, OF_SERVERS, matching, own_room
from cogs.game_commands import GameCommands, Interaction
from cogs.replying import Reply, attend
from engines.mafia_city import asks
from engines.mafia_city.components import KINDS, NUMBERS
from engines.mafia_city.views import MafiaCityView

FIRST = (asks.TURN, asks.BULLET_ACTION)
WINDOWS = (asks.VETO, asks.COMPLICITY, asks.SECRET_DEAL, asks.BULLET)
MODES = ("final", "watch")

Step = tuple[Sequence[str], str]
"""Names of questions, and what is answered to the one of them that is open."""


class MafiaCity(GameCommands):
    """Commands of Mafia City."""

    game = "mafia_city"
    mafiacity = app_commands.Group(
        name=said("cmd-mafiacity"),
        description=said("cmd-mafiacity-about"),
        allowed_contexts=EVERYWHERE,
        allowed_installs=OF_SERVERS,
    )

    @mafiacity.command(name=said("cmd-mc-place"), description=said("cmd-mc-place-about"))
    @app_commands.rename(choice=said("arg-location"))
    @app_commands.describe(choice=said("arg-location-about"))
    async def place(self, interaction: Interaction, choice: str) -> None:
        """Place a Mafioso."""
        await self._walk(interaction, (FIRST, "place"), ((asks.PLACE,), choice))

    @mafiacity.command(name=said("cmd-mc-card"), description=said("cmd-mc-card-about"))
    @app_commands.rename(choice=said("arg-card"))
    @app_commands.describe(choice=said("arg-card-about"))
    async def card(self, interaction: Interaction, choice: str) -> None:
        """Play a card for its text; the desk asks for the targets."""
        await self._walk(interaction, (FIRST, "text"), ((asks.TEXT,), choice))

    @mafiacity.command(name=said("cmd-mc-pass"), description=said("cmd-mc-pass-about"))
    @app_commands.rename(mode=said("arg-bullet"))
    @app_commands.describe(mode=said("arg-bullet-about"))
    @app_commands.choices(mode=[Choice(name=said(f"choice-mc-{mode}"), value=mode) for mode in MODES])
    async def pass_turn(self, interaction: Interaction, mode: str = "final") -> None:
        """Pass."""
        await self._walk(interaction, (FIRST, "pass"), ((asks.PASS_MODE,), mode))

    @mafiacity.command(name=said("cmd-mc-react"), description=said("cmd-mc-react-about"))
    @app_commands.rename(choice=said("arg-choice"))
    @app_commands.describe(choice=said("arg-choice-about"))
    async def react(self, interaction: Interaction, choice: str) -> None:
        """Answer an open window; the desk asks for the rest."""
        await self._walk(interaction, (WINDOWS, choice))

    @mafiacity.command(name=said("cmd-mc-look"), description=said("cmd-mc-look-about"))
    @app_commands.rename(who=said("arg-who"))
    @app_commands.describe(who=said("arg-who-about"))
    async def look(self, interaction: Interaction, who: str) -> None:
        """Look at somebody's cards with the Policeman."""
        await self.answer(interaction, (asks.LOOK,), who)

    @mafiacity.command(name=said("cmd-mc-hand"), description=said("cmd-mc-hand-about"))
    async def hand(self, interaction: Interaction) -> None:
        """Show the desk: cards, the open question, settings."""
        await self.show_desk(interaction)

    @mafiacity.command(name=said("cmd-mc-rules"), description=said("cmd-mc-rules-about"))
    async def rules(self, interaction: Interaction) -> None:
        """Explain the very phase that is being played."""
        await self.explain(interaction)

    # ---- what may be chosen

    @place.autocomplete("choice")
    async def places(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer the locations by number and name."""
        words = words_for(interaction.locale.value)
        choices = [Choice(name=f"{number} {words(f'pic-mc-location-{number}')}", value=f"location:{number}") for number in NUMBERS]
        return matching(choices, current)

    @card.autocomplete("choice")
    async def cards(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer the cards whose text could be played now, equal ones once."""
        try:
            table = own_room(self.client, interaction).table
            seat = table.seat_of(interaction.user.id)
            if table.game != self.game or seat is None:
                return []
            voice = Voice(table.scene(words_for(interaction.locale.value)))
        except Refused:
            return []
        return matching([Choice(name=voice.card(number), value=f"card:{number}") for number in playable(voice.mine(seat))], current)

    @react.autocomplete("choice")
    async def reactions(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer what can be answered in the open window."""
        return self.offered(interaction, WINDOWS, current)

    @look.autocomplete("who")
    async def looks(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer whose cards the Policeman may see."""
        return self.offered(interaction, (asks.LOOK,), current)

    # ---- shared

    async def _walk(self, interaction: Interaction, *steps: Step) -> None:
        """Give the answers of ``steps`` one after another, as far as they are asked; then show what is left to pick."""
        reply = Reply(interaction)

        async def walked() -> None:
            at = self.seated(reply)
            await _begin_anew(at, steps)
            said = ""
            for names, pick in steps:
                said = await _answered(at, names, pick) or said
            if not said:
                raise Refused("no-question")
            scene = at.scene()
            asked = any(ask.holds for ask in scene.asks_of(at.seat))
            page = at.presenter.desk(scene, at.seat)
            await (reply.show(Page((said, *page.parts), page.accent)) if asked else reply.say(said))

        await attend(reply, walked())


async def _begin_anew(at: Answering, steps: Sequence[Step]) -> None:
    """Let a play that is half put together begin again, unless its open question is one of ``steps``."""
    names = {name for step, _ in steps for name in step}
    for ask in at.scene().asks_of(at.seat):
        if ask.holds and ask.name not in names and "back" in {option.id for option in ask.options}:
            await at.room.answers.answer(at.reply.user_id, ask.name, None, ("back",))


async def _answered(at: Answering, names: Sequence[str], pick: str) -> str:
    """Answer the one of the questions ``names`` that is open; return the receipt, empty when none is. Raises Refused."""
    for ask in at.scene().asks_of(at.seat):
        if ask.name in names:
            if pick.strip() not in {option.id for option in ask.options if not option.host_only}:
                raise Refused("no-pick")
            done = await at.room.answers.answer(at.reply.user_id, ask.name, None, (pick.strip(),), press=at.reply.interaction.id)
            return at.presenter.receipt(at.scene(), done.ask, done.picks, done.notices)
    return ""


def playable(view: MafiaCityView) -> list[int]:
    """Return the viewer's Action cards that have a legal target, equal ones once, by number."""
    lowest: dict[tuple[str, str], int] = {}
    for card in sorted(view.me.cards if view.me is not None else (), key=lambda card: card.number):
        if KINDS[card.kind].type == "action" and aimable(view, card.kind):
            lowest.setdefault((card.kind, card.symbol), card.number)
    return list(lowest.values())


async def setup(client: Consigliere) -> None:
    """Add the cog; discord.py calls this."""
    await client.add_cog(MafiaCity(client))
