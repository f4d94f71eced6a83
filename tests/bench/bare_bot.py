"""The floor: what a careful person writes, a discord.py bot with a persistent menu that stores one row before it answers."""

import os
from typing import Any

import aiosqlite
import discord
from discord.ext import commands


class Bare(discord.ui.View):
    """One button that edits its own message, one menu that answers to the presser alone once the choice is on the disk."""

    def __init__(self, rows: aiosqlite.Connection) -> None:
        super().__init__(timeout=None)
        self.rows = rows

    @discord.ui.button(label="Press", custom_id="bare:press")
    async def press(self, interaction: discord.Interaction, _button: Any) -> None:
        await interaction.response.edit_message(content="pressed")

    @discord.ui.select(custom_id="bare:menu", options=[discord.SelectOption(label=str(n), value=f"seat:{n}") for n in range(21)])
    async def choose(self, interaction: discord.Interaction, menu: discord.ui.Select[Any]) -> None:
        await self.rows.execute("INSERT INTO votes VALUES (?, ?, ?)", (interaction.id, interaction.user.id, menu.values[0]))
        await self.rows.commit()
        await interaction.response.send_message("taken", ephemeral=True)


class Bot(commands.AutoShardedBot):
    """Says once that the view is there, then answers."""

    async def setup_hook(self) -> None:
        self.rows = await aiosqlite.connect(os.environ["ROWS"])
        await self.rows.execute("PRAGMA journal_mode = WAL")
        await self.rows.execute("PRAGMA synchronous = FULL")
        await self.rows.execute("CREATE TABLE votes (id INTEGER PRIMARY KEY, voter INTEGER, pick TEXT)")
        await self.rows.commit()
        self.add_view(Bare(self.rows))

    async def on_ready(self) -> None:
        channel = self.get_channel(int(os.environ["CHANNEL"]))
        assert isinstance(channel, discord.TextChannel)
        await channel.send("bare", view=Bare(self.rows))

    async def close(self) -> None:
        await super().close()
        await self.rows.close()


discord.http.Route.BASE = os.environ["DISCORD_API_URL"]
Bot(command_prefix=[], intents=discord.Intents(guilds=True)).run(os.environ["DISCORD_TOKEN"], log_handler=None)
