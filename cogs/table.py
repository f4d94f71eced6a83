"""/table, and three short commands to find a message again: the desk, the board, the host's desk."""

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.app.client import Consigliere
from bot.discord_io.command_names import said, with_options
from bot.presenting.limits import BUTTON_LABEL
from bot.presenting.naming import cut
from bot.presenting.page import Button, Buttons, Page
from bot.presenting.scene import custom_id
from bot.tables.refusal import Refused
from cogs import opening
from cogs.finding import IN_SERVERS, OF_SERVERS, SeveralTables, matching, seat_choices, session_here
from cogs.requests import asked_here
from cogs.responses import BotInteraction, Reply, answered
from cogs.tables import after_game, desk, host_actions, host_desk
from engines import GAMES

MOST_BUTTONS = 5
"""Limit of tables that a person chooses among."""

CARDS = ("auto", "random", "gang")


def _choices(prefix: str, values: tuple[str, ...]) -> list[Choice[str]]:
    return [Choice(name=said(f"{prefix}-{value}"), value=value) for value in values]


class Table(commands.Cog):
    """Opening a table and running it, by command."""

    table = app_commands.Group(
        name=said("cmd-game"), description=said("cmd-game-about"), allowed_contexts=IN_SERVERS, allowed_installs=OF_SERVERS
    )

    # ---- opening

    @table.command(name=said("cmd-open"), description=said("cmd-open-about"))
    @with_options(game="game", language="language", extended="extended", cards="cards", kids="kids")
    @app_commands.choices(game=_choices("choice-game", tuple(GAMES)), language=_choices("choice-language", ("cs", "en")))
    @app_commands.choices(cards=_choices("choice-cards", CARDS))
    @answered
    async def open(
        self,
        reply: Reply,
        game: str,
        language: str | None = None,
        extended: bool | None = None,
        cards: str | None = None,
        kids: bool | None = None,
    ) -> None:
        options = opening.chosen_options(game, extended=extended, cards=cards, kids=kids)
        await opening.open_table(reply, game, language, options)

    @table.command(name=said("cmd-start"), description=said("cmd-start-about"))
    @answered
    async def start(self, reply: Reply) -> None:
        await session_here(reply.interaction).lobby_moves.start(reply.user_id)
        await reply.say(reply.words("host-done-start"))

    # ---- views

    @table.command(name=said("cmd-status"), description=said("cmd-status-about"))
    @answered
    async def status(self, reply: Reply) -> None:
        """Explain the current phase of this table, and the reader's open questions."""
        request = await asked_here(reply)
        table = request.session.table
        if table.phase == "lobby":
            least, most = table.rulebook.seats[0], table.rulebook.seats[-1]
            await reply.say(reply.words("status-lobby", n=len(table.seats), least=least, most=most))
        else:
            await desk.explain(request)

    @app_commands.command(name=said("cmd-desk"), description=said("cmd-desk-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @answered
    async def show_desk(self, reply: Reply) -> None:
        """Show the reader's desk, also in direct messages; with several tables, ask which one (CL-21.3)."""
        try:
            asked = await asked_here(reply)
        except SeveralTables as several:
            await reply.show(_which_desk(reply, several))
            return
        await desk.desk(asked)

    @app_commands.command(name=said("cmd-board"), description=said("cmd-board-about"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @answered
    async def show_board(self, reply: Reply) -> None:
        """Post the board again below everything."""
        await session_here(reply.interaction).repost()
        await reply.say(reply.words("rehung"))

    @app_commands.command(name=said("cmd-host"), description=said("cmd-host-about"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @answered
    async def show_host_desk(self, reply: Reply) -> None:
        await host_desk.open_desk(await asked_here(reply))

    # ---- the host's moves

    @table.command(name=said("cmd-pause"), description=said("cmd-pause-about"))
    @with_options(reason="reason")
    @answered
    async def pause(self, reply: Reply, reason: app_commands.Range[str, 0, 200] = "") -> None:
        session = session_here(reply.interaction)
        told = not reason.strip() or reply.may_write(session.table.channel_id)
        await session.host_moves.pause(reply.user_id, reason if told else "", moderator=reply.moderates(session.table.channel_id))
        await reply.say(reply.words("host-done-pause" if told else "host-done-pause-untold"))

    @table.command(name=said("cmd-resume"), description=said("cmd-resume-about"))
    @answered
    async def resume(self, reply: Reply) -> None:
        """Restart the clocks; a game whose channel is deleted may continue in this one."""
        await host_desk.resume(await asked_here(reply))

    @table.command(name=said("cmd-extend"), description=said("cmd-extend-about"))
    @with_options(seconds="seconds")
    @answered
    async def extend(self, reply: Reply, seconds: app_commands.Range[int, 10, 3600] = 60) -> None:
        """Give more time."""
        await session_here(reply.interaction).host_moves.extend(reply.user_id, float(seconds))
        await reply.say(reply.words("host-done-extend"))

    @table.command(name=said("cmd-skip"), description=said("cmd-skip-about"))
    @answered
    async def skip(self, reply: Reply) -> None:
        """Let the clocks of the open step run out, after a confirmation."""
        await host_desk.ask_sure(await asked_here(reply), "skip")

    @table.command(name=said("cmd-undo"), description=said("cmd-undo-about"))
    @answered
    async def undo(self, reply: Reply) -> None:
        """Take the game back, after a confirmation."""
        await host_desk.ask_sure(await asked_here(reply), "undo")

    @table.command(name=said("cmd-end"), description=said("cmd-end-about"))
    @answered
    async def end(self, reply: Reply) -> None:
        """End the game or close the lobby, after a confirmation."""
        request = await asked_here(reply)
        await host_desk.ask_sure(request, "cancel" if request.session.table.phase == "lobby" else "end")

    @table.command(name=said("cmd-replace"), description=said("cmd-replace-about"))
    @with_options(seat="seat", person="person")
    @answered
    async def replace(self, reply: Reply, seat: str, person: discord.Member | None = None) -> None:
        """Offer a seat to another person, or without one give it to an automated player."""
        session = session_here(reply.interaction)
        number = host_actions.read_seat(session, seat)
        if person is None:
            await session.host_moves.automate(reply.user_id, number)
            await reply.say(reply.words("host-done-automate"))
        elif person.bot:
            raise Refused("no-replacement")
        else:
            reply.spend(reply.client.offers)
            await host_actions.offer(session, reply.user_id, number, person.id, number=reply.interaction.id)
            await reply.say(reply.words("host-done-offer"))

    @table.command(name=said("cmd-handover"), description=said("cmd-handover-about"))
    @with_options(person=("person", "host"))
    @answered
    async def handover(self, reply: Reply, person: discord.Member) -> None:
        """Make another person the host."""
        session = session_here(reply.interaction)
        if person.bot:
            raise Refused("no-handover-to")
        await host_actions.handover(session, reply.user_id, person.id, person.display_name)
        await reply.say(reply.words("host-done-handover"))

    @table.command(name=said("cmd-remove"), description=said("cmd-remove-about"))
    @with_options(seat="seat", disqualified="disqualified")
    @answered
    async def remove(self, reply: Reply, seat: str, disqualified: bool = False) -> None:
        """Take a seat out of the game, after a confirmation; in a lobby, free a chair."""
        request = await asked_here(reply)
        session = request.session
        number = host_actions.read_seat(session, seat)
        if session.table.phase == "lobby":
            session.table.only_host(reply.user_id)
            await session.lobby_moves.clear(session.table.seat(number).occupant)
            await reply.say(reply.words("host-done-clear"))
        else:
            await host_desk.ask_sure(request, "disqualify" if disqualified else "remove", number)

    @replace.autocomplete("seat")
    @remove.autocomplete("seat")
    async def seats(self, interaction: BotInteraction, current: str) -> list[Choice[str]]:
        return matching(seat_choices(interaction), current)

    # ---- afterwards

    @table.command(name=said("cmd-record"), description=said("cmd-record-about"))
    @answered
    async def record(self, reply: Reply) -> None:
        """Send the record of the last game here."""
        await after_game.hand_record(await after_game.last_played(reply), reply)

    @table.command(name=said("cmd-story"), description=said("cmd-story-about"))
    @answered
    async def story(self, reply: Reply) -> None:
        """Send the course of the last game here."""
        await after_game.hand_course(await after_game.last_played(reply), reply)


def _which_desk(reply: Reply, several: SeveralTables) -> Page:
    """Return the page that asks for the table: a button for each, by game and channel."""
    words, buttons = reply.words, []
    for session in several.sessions[:MOST_BUTTONS]:
        channel = reply.client.get_channel(session.table.channel_id)
        name = getattr(channel, "name", "")
        buttons.append(Button(cut(f"{words(f'game-{session.table.game}')} #{name}", BUTTON_LABEL), custom_id(session.table.id, "desk")))
    return Page((words(several.key, **several.args_), Buttons(tuple(buttons))))


async def setup(client: Consigliere) -> None:
    """Add the cog; the client calls this at its start."""
    await client.add_cog(Table())
