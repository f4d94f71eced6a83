"""The floor: the smallest discord.py bot with a persistent button and menu, answering as the real bot does, keeping nothing."""

import os
from typing import Any

import discord
from discord.ext import commands


class Bare(discord.ui.View):
    """One button that edits its own message, one menu that answers to the presser alone."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Press", custom_id="bare:press")
    async def press(self, interaction: discord.Interaction, _button: Any) -> None:
        await interaction.response.edit_message(content="pressed")

    @discord.ui.select(custom_id="bare:menu", options=[discord.SelectOption(label=str(n), value=f"seat:{n}") for n in range(21)])
    async def choose(self, interaction: discord.Interaction, _menu: Any) -> None:
        await interaction.response.send_message("taken", ephemeral=True)


class Bot(commands.AutoShardedBot):
    """Says once that the view is there, then answers."""

    async def setup_hook(self) -> None:
        self.add_view(Bare())

    async def on_ready(self) -> None:
        channel = self.get_channel(int(os.environ["CHANNEL"]))
        assert isinstance(channel, discord.TextChannel)
        await channel.send("bare", view=Bare())


discord.http.Route.BASE = os.environ["DISCORD_API_URL"]
Bot(command_prefix=[], intents=discord.Intents(guilds=True)).run(os.environ["DISCORD_TOKEN"], log_handler=None)
