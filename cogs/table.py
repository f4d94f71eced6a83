"""/table, and the three short commands for whoever has lost a message: own desk, board, host's desk."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import Consigliere
from bot.naming_commands import said
from bot.permissions import missing
from bot.presenting.texts import words_in
from bot.tables.refusal import Refused
from bot.tables.room import Room
from cogs import after_game, desk, host_actions, host_desk
from cogs.desk import Verb
from cogs.finding import IN_SERVERS, OF_SERVERS, matching, room_here, seat_choices
from cogs.replying import Reply, attend
from engines import GAMES

KIDS = ("kids_no_agent", "kids_last_shot", "kids_single_ballot", "kids_theme")
"""Options of Mafie that together are the game for children."""

CALL_EVERY = 6 * 3600.0
"""Seconds between two calls of a server's role."""

CARDS = ("auto", "random", "gang")

Interaction = discord.Interaction[Consigliere]


def _choices(prefix: str, values: tuple[str, ...]) -> list[Choice[str]]:
    return [Choice(name=said(f"{prefix}-{value}"), value=value) for value in values]


class Lobby(commands.Cog):
    """Opening a table and running it, by command."""

    table = app_commands.Group(
        name=said("cmd-game"), description=said("cmd-game-about"), allowed_contexts=IN_SERVERS, allowed_installs=OF_SERVERS
    )

    def __init__(self, client: Consigliere) -> None:
        self.client = client

    # ---- opening

    @table.command(name=said("cmd-open"), description=said("cmd-open-about"))
    @app_commands.rename(
        game=said("arg-game"), language=said("arg-language"), extended=said("arg-extended"), cards=said("arg-cards"), kids=said("arg-kids")
    )
    @app_commands.describe(
        game=said("arg-game-about"),
        language=said("arg-language-about"),
        extended=said("arg-extended-about"),
        cards=said("arg-cards-about"),
        kids=said("arg-kids-about"),
    )
    @app_commands.choices(game=_choices("choice-game", tuple(GAMES)), language=_choices("choice-language", ("cs", "en")))
    @app_commands.choices(cards=_choices("choice-cards", CARDS))
    async def open(
        self,
        interaction: Interaction,
        game: str,
        language: str | None = None,
        extended: bool | None = None,
        cards: str | None = None,
        kids: bool | None = None,
    ) -> None:
        """Lay a table in this channel."""
        options: dict[str, Any] = {}
        if extended is not None or cards is not None:
            options["extended"] = bool(extended) or cards is not None
        if cards is not None:
            options["cards"] = cards
        if kids:
            options.update(dict.fromkeys(KIDS, True))
        known = GAMES[game].options.model_fields if game in GAMES else options
        reply = Reply(interaction)
        await attend(reply, self._open(reply, game, language, {name: value for name, value in options.items() if name in known}))

    async def _open(self, reply: Reply, game: str, language: str | None, options: dict[str, Any]) -> None:
        interaction = reply.interaction
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Refused("no-server")
        lacking = [need for need in missing(interaction.app_permissions) if need.required]
        if lacking:
            names = ", ".join(reply.words(f"doctor-permission-{need.name.replace('_', '-')}") for need in lacking)
            raise Refused("lacking-permissions", list=names)
        manner = await self.client.house.store.guild_settings(interaction.guild_id)
        spoken = language or str(manner.get("language", self.client.settings.language))
        room = await self.client.house.open_lobby(
            interaction.guild_id, interaction.channel_id, reply.user_id, reply.user_name, game, options, words_in(spoken).language
        )
        await reply.say(reply.words("table-opened"))
        await self._call(reply, room.table.language, game, manner)

    async def _call(self, reply: Reply, language: str, game: str, manner: dict[str, Any]) -> None:
        """Call the role that this server has chosen for it, at most once in six hours."""
        interaction, store, now = reply.interaction, self.client.house.store, self.client.house.now()
        role = manner.get("ping_role")
        if not role or interaction.guild_id is None or now - float(manner.get("called_at", 0.0)) < CALL_EVERY:
            return
        await store.put_guild_settings(interaction.guild_id, {**manner, "called_at": now})
        words = words_in(language)
        mentions = discord.AllowedMentions(everyone=False, users=False, roles=[discord.Object(int(role))])
        text = f"<@&{role}> {words('lobby-call', game=words(f'game-{game}'))}"
        await interaction.followup.send(text, allowed_mentions=mentions)

    @table.command(name=said("cmd-start"), description=said("cmd-start-about"))
    async def start(self, interaction: Interaction) -> None:
        """Deal now."""

        async def deal(room: Room, reply: Reply) -> None:
            await room.lobby.start(reply.user_id)
            await reply.say(reply.words("host-done-start"))

        await self._at_table(interaction, deal)

    # ---- looking

    @table.command(name=said("cmd-status"), description=said("cmd-status-about"))
    async def status(self, interaction: Interaction) -> None:
        """Say in one line what goes on at this table, and what is asked of the reader."""

        async def tell(room: Room, reply: Reply) -> None:
            table = room.table
            if table.phase == "lobby":
                least, most = table.rulebook.seats[0], table.rulebook.seats[-1]
                await reply.say(reply.words("status-lobby", n=len(table.seats), least=least, most=most))
            else:
                await desk.help_now(room, reply)

        await self._at_table(interaction, tell)

    @app_commands.command(name=said("cmd-desk"), description=said("cmd-desk-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def desk(self, interaction: Interaction) -> None:
        """Show the reader's desk, also in direct messages."""
        await self._at_table(interaction, desk.desk)

    @app_commands.command(name=said("cmd-board"), description=said("cmd-board-about"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def board(self, interaction: Interaction) -> None:
        """Hang the board anew below everything."""

        async def hang(room: Room, reply: Reply) -> None:
            await room.rehang()
            await reply.say(reply.words("rehung"))

        await self._at_table(interaction, hang)

    @app_commands.command(name=said("cmd-host"), description=said("cmd-host-about"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def host(self, interaction: Interaction) -> None:
        """Show the host's desk."""
        await self._at_table(interaction, host_desk.open_desk)

    # ---- the host's moves

    @table.command(name=said("cmd-pause"), description=said("cmd-pause-about"))
    @app_commands.rename(reason=said("arg-reason"))
    @app_commands.describe(reason=said("arg-reason-about"))
    async def pause(self, interaction: Interaction, reason: app_commands.Range[str, 0, 200] = "") -> None:
        """Stop the clocks."""

        async def stop(room: Room, reply: Reply) -> None:
            await host_actions.pause(room, reply.user_id, reason)
            await reply.say(reply.words("host-done-pause"))

        await self._at_table(interaction, stop)

    @table.command(name=said("cmd-resume"), description=said("cmd-resume-about"))
    async def resume(self, interaction: Interaction) -> None:
        """Let the clocks run on."""

        async def run(room: Room, reply: Reply) -> None:
            await host_actions.resume(room, reply.user_id)
            await reply.say(reply.words("host-done-resume"))

        await self._at_table(interaction, run)

    @table.command(name=said("cmd-extend"), description=said("cmd-extend-about"))
    @app_commands.rename(seconds=said("arg-seconds"))
    @app_commands.describe(seconds=said("arg-seconds-about"))
    async def extend(self, interaction: Interaction, seconds: app_commands.Range[int, 10, 3600] = 60) -> None:
        """Give more time."""

        async def give(room: Room, reply: Reply) -> None:
            await host_actions.extend(room, reply.user_id, float(seconds))
            await reply.say(reply.words("host-done-extend"))

        await self._at_table(interaction, give)

    @table.command(name=said("cmd-skip"), description=said("cmd-skip-about"))
    async def skip(self, interaction: Interaction) -> None:
        """Let the clocks of the open step run out, once that is confirmed."""
        await self._sure(interaction, "skip")

    @table.command(name=said("cmd-undo"), description=said("cmd-undo-about"))
    async def undo(self, interaction: Interaction) -> None:
        """Take the game back, once that is confirmed."""
        await self._sure(interaction, "undo")

    @table.command(name=said("cmd-end"), description=said("cmd-end-about"))
    async def end(self, interaction: Interaction) -> None:
        """End the game or close the lobby, once that is confirmed."""

        async def ask(room: Room, reply: Reply) -> None:
            await host_desk.ask_sure(room, reply, "cancel" if room.table.phase == "lobby" else "end")

        await self._at_table(interaction, ask)

    @table.command(name=said("cmd-replace"), description=said("cmd-replace-about"))
    @app_commands.rename(seat=said("arg-seat"), person=said("arg-person"))
    @app_commands.describe(seat=said("arg-seat-about"), person=said("arg-person-about"))
    async def replace(self, interaction: Interaction, seat: str, person: discord.Member | None = None) -> None:
        """Hand a seat to another person, or to a machine when nobody is named."""

        async def hand_over(room: Room, reply: Reply) -> None:
            number = host_actions.read_seat(room, seat)
            if person is None:
                await host_actions.automate(room, reply.user_id, number)
                await reply.say(reply.words("host-done-automate"))
            elif person.bot:
                raise Refused("no-replacement")
            else:
                await host_actions.replace(room, reply.user_id, number, person.id, person.display_name)
                await reply.say(reply.words("host-done-replace"))

        await self._at_table(interaction, hand_over)

    @table.command(name=said("cmd-handover"), description=said("cmd-handover-about"))
    @app_commands.rename(person=said("arg-person"))
    @app_commands.describe(person=said("arg-host-about"))
    async def handover(self, interaction: Interaction, person: discord.Member) -> None:
        """Make another person the host."""

        async def give(room: Room, reply: Reply) -> None:
            if person.bot:
                raise Refused("no-handover")
            await host_actions.handover(room, reply.user_id, person.id, person.display_name)
            await reply.say(reply.words("host-done-handover"))

        await self._at_table(interaction, give)

    @table.command(name=said("cmd-remove"), description=said("cmd-remove-about"))
    @app_commands.rename(seat=said("arg-seat"), disqualified=said("arg-disqualified"))
    @app_commands.describe(seat=said("arg-seat-about"), disqualified=said("arg-disqualified-about"))
    async def remove(self, interaction: Interaction, seat: str, disqualified: bool = False) -> None:
        """Take a seat out of the game, once that is confirmed; in a lobby, free a chair."""

        async def take_out(room: Room, reply: Reply) -> None:
            number = host_actions.read_seat(room, seat)
            if room.table.phase == "lobby":
                room.table.only_host(reply.user_id)
                await room.lobby.clear(number)
                await reply.say(reply.words("host-done-clear"))
            else:
                await host_desk.ask_sure(room, reply, "disqualify" if disqualified else "remove", number)

        await self._at_table(interaction, take_out)

    @replace.autocomplete("seat")
    @remove.autocomplete("seat")
    async def seats(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer the seats of this table."""
        return matching(seat_choices(interaction), current)

    # ---- afterwards

    @table.command(name=said("cmd-record"), description=said("cmd-record-about"))
    async def record(self, interaction: Interaction) -> None:
        """Hand over the record of the last game played here."""
        reply = Reply(interaction)

        async def give() -> None:
            await after_game.hand_record(await after_game.last_played(self.client, interaction), reply)

        await attend(reply, give())

    @table.command(name=said("cmd-story"), description=said("cmd-story-about"))
    async def story(self, interaction: Interaction) -> None:
        """Hand over the course of the last game played here."""
        reply = Reply(interaction)

        async def tell() -> None:
            await after_game.hand_course(await after_game.last_played(self.client, interaction), reply)

        await attend(reply, tell())

    # ---- shared

    async def _at_table(self, interaction: Interaction, doing: Verb) -> None:
        """Let ``doing`` answer at the table that is meant here."""
        reply = Reply(interaction)

        async def at_table() -> None:
            await doing(room_here(interaction), reply)

        await attend(reply, at_table())

    async def _sure(self, interaction: Interaction, action: str) -> None:
        async def ask(room: Room, reply: Reply) -> None:
            await host_desk.ask_sure(room, reply, action)

        await self._at_table(interaction, ask)


async def setup(client: Consigliere) -> None:
    """Add the cog; discord.py calls this."""
    await client.add_cog(Lobby(client))
