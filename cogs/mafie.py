"""/mafie: everything that the buttons and menus of Mafie do, by command, in the server and in direct messages."""

from collections.abc import Iterable

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import Consigliere
from bot.naming_commands import said
from bot.presenting.presenter import presenter_of
from bot.presenting.texts import Words
from bot.tables.record.core import LiveTable
from bot.tables.refusal import Refused
from cogs.answers import Answering
from cogs.finding import EVERYWHERE, OF_SERVERS, matching, option_choices, own_room, room_here
from cogs.replying import Reply, attend
from engines.mafie.components import NEW_GANG, card_set

PEEK = ("mafie.night.peek",)
KILL = ("mafie.night.victim",)
VOTE = ("mafie.vote.first", "mafie.vote.final", "mafie.vote.change")
READY = ("mafie.day.ready",)
DONE = ("mafie.day.speech",)
CARD_QUESTIONS = (
    "mafie.start.role_swap",
    "mafie.night.recruit",
    "mafie.strike.vest",
    "mafie.strike.bandage",
    "mafie.strike.last_shot",
    "mafie.day.opening",
    "mafie.day.wiretap",
    "mafie.day.corner_shot",
    "mafie.day.closing",
)

Interaction = discord.Interaction[Consigliere]


class Mafie(commands.Cog):
    """Commands of Mafie."""

    mafie = app_commands.Group(
        name=said("cmd-mafie"),
        description=said("cmd-mafie-about"),
        allowed_contexts=EVERYWHERE,
        allowed_installs=OF_SERVERS,
    )

    def __init__(self, client: Consigliere) -> None:
        self.client = client

    # ---- looking

    @mafie.command(name=said("cmd-role"), description=said("cmd-role-about"))
    async def role(self, interaction: Interaction) -> None:
        """Show token, card and what is known."""
        reply = Reply(interaction)

        async def show() -> None:
            at = self._seated(reply)
            await reply.show(at.presenter.hand(at.scene(), at.seat))

        await attend(reply, show())

    @mafie.command(name=said("cmd-card"), description=said("cmd-card-about"))
    @app_commands.rename(choice=said("arg-choice"))
    @app_commands.describe(choice=said("arg-choice-about"))
    async def card(self, interaction: Interaction, choice: str | None = None) -> None:
        """Show the own card, or use it."""
        reply = Reply(interaction)

        async def use() -> None:
            at = self._seated(reply)
            if choice is None:
                await reply.show(at.presenter.card(at.scene(), at.seat))
            else:
                await self._answer(at, CARD_QUESTIONS, choice)

        await attend(reply, use())

    @mafie.command(name=said("cmd-cards"), description=said("cmd-cards-about"))
    async def cards(self, interaction: Interaction) -> None:
        """List the cards of this game: what each does and when."""
        reply = Reply(interaction)

        async def tell() -> None:
            await reply.say(cards_of(room_here(self.client, interaction).table, reply.words))

        await attend(reply, tell())

    @mafie.command(name=said("cmd-rules"), description=said("cmd-rules-about"))
    async def rules(self, interaction: Interaction) -> None:
        """Explain the very phase that is being played, or the game."""
        reply = Reply(interaction)

        async def tell() -> None:
            try:
                table = room_here(self.client, interaction).table
            except Refused:
                table = None
            if table is None or table.course is None:
                await reply.say(f"{reply.words('help-lobby')}\n{reply.words('help-always')}")
                return
            await reply.say(presenter_of(table.game).help(table.scene(reply.words), table.seat_of(reply.user_id)))

        await attend(reply, tell())

    # ---- answering

    @mafie.command(name=said("cmd-peek"), description=said("cmd-peek-about"))
    @app_commands.rename(who=said("arg-who"))
    @app_commands.describe(who=said("arg-who-about"))
    async def peek(self, interaction: Interaction, who: str) -> None:
        """The Agent's look."""
        await self._by_command(interaction, PEEK, who)

    @mafie.command(name=said("cmd-kill"), description=said("cmd-kill-about"))
    @app_commands.rename(who=said("arg-who"))
    @app_commands.describe(who=said("arg-who-about"))
    async def kill(self, interaction: Interaction, who: str) -> None:
        """A finger of the Mafia."""
        await self._by_command(interaction, KILL, who)

    @mafie.command(name=said("cmd-vote"), description=said("cmd-vote-about"))
    @app_commands.rename(who=said("arg-who"))
    @app_commands.describe(who=said("arg-who-about"))
    async def vote(self, interaction: Interaction, who: str) -> None:
        """A vote in the ballot that is open."""
        await self._by_command(interaction, VOTE, who)

    @mafie.command(name=said("cmd-ready"), description=said("cmd-ready-about"))
    async def ready(self, interaction: Interaction) -> None:
        """Enough of the discussion."""
        await self._by_command(interaction, READY, "ready")

    @mafie.command(name=said("cmd-done"), description=said("cmd-done-about"))
    async def done(self, interaction: Interaction) -> None:
        """The end of the own speech."""
        await self._by_command(interaction, DONE, "done")

    # ---- what may be chosen

    @peek.autocomplete("who")
    async def peeks(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer whom the Agent may look at."""
        return option_choices(self.client, interaction, PEEK, current)

    @kill.autocomplete("who")
    async def kills(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer the legal targets of the night."""
        return option_choices(self.client, interaction, KILL, current)

    @vote.autocomplete("who")
    async def votes(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer the candidates."""
        return option_choices(self.client, interaction, VOTE, current)

    @card.autocomplete("choice")
    async def uses(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer what the own card can do now."""
        return matching(option_choices(self.client, interaction, CARD_QUESTIONS, ""), current)

    # ---- shared

    def _seated(self, reply: Reply) -> Answering:
        """Return the person's dealings with the table at which they sit. Raises Refused."""
        room = own_room(self.client, reply.interaction)
        if room.table.game != "mafie":
            raise Refused("no-game-here")
        return Answering(room, reply, "command")

    async def _by_command(self, interaction: Interaction, asks: tuple[str, ...], choice: str) -> None:
        reply = Reply(interaction)

        async def answer() -> None:
            await self._answer(self._seated(reply), asks, choice)

        await attend(reply, answer())

    @staticmethod
    async def _answer(at: Answering, asks: tuple[str, ...], choice: str) -> None:
        """Answer the one of ``asks`` that is open for this seat and offers ``choice`` (an option id, or typed: a number and a name)."""
        scene = at.scene()
        mine = [ask for ask in scene.asks if ask.seat == at.seat and ask.name in asks]
        if not mine:
            raise Refused("no-question")
        option = _option(choice)
        for ask in mine:
            if option in [offered.id for offered in ask.options if not offered.host_only]:
                await at.answer(ask.name, None, (option,))
                return
        raise Refused("no-self" if option == f"seat:{at.seat}" else "no-pick")


def cards_of(table: LiveTable, words: Words) -> str:
    """Return the set of Action cards of a table, explained: of the game that is played, in a lobby of the one that is planned.

    Raises Refused when another game is played here.
    """
    if table.game != "mafie":
        raise Refused("no-game-here")
    theme = "kids" if table.options.get("kids_theme") else "town"
    cards: Iterable[int] | None
    if table.course is not None:
        cards = table.scene(words).public.card_set
    elif not table.options.get("extended"):
        cards = ()
    else:
        chosen = table.options.get("cards", "auto")
        seats = max(len(table.seats), table.rulebook.seats[0])
        cards = card_set(seats, tuple(chosen) if isinstance(chosen, list) else chosen)
    if cards is None:
        return words("option-cards-random")
    lines = []
    for card in dict.fromkeys(min(card, NEW_GANG[0]) for card in cards):
        when = words(f"pic-card-{card}-when", theme=theme)
        lines.append(f"**{words(f'pic-card-{card}-title', theme=theme)}** – {when} {words(f'card-effect-{card}', theme=theme)}")
    return "\n".join(lines) or words("card-none-basic")


def _option(typed: str) -> str:
    """Return the option id that was chosen, or that ``7`` or ``7 Bára`` means."""
    head = typed.strip().split(" ")[0]
    return f"seat:{int(head) - 1}" if head.isdecimal() and int(head) > 0 else typed.strip()


async def setup(client: Consigliere) -> None:
    """Add the cog; discord.py calls this."""
    await client.add_cog(Mafie(client))
