"""A small real bot of discord.py that uses what Consigliere uses."""

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

PNG = bytes.fromhex("89504e470d0a1a0a0000000d4948445200000003000000020802000000") + b"\0" * 20


class Question(ui.Modal, title="A line"):
    line: ui.Label[ui.View] = ui.Label(text="What do you say?", component=ui.TextInput(custom_id="line", max_length=20))

    def __init__(self) -> None:
        super().__init__(custom_id="question")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.line.component, ui.TextInput)
        await interaction.response.send_message(f"you said {self.line.component.value}", ephemeral=True)


class Board(ui.LayoutView):
    def __init__(self, title: str, *, picture: str | None = "attachment://board.png") -> None:
        super().__init__(timeout=None)
        container: ui.Container[Board] = ui.Container(ui.TextDisplay(title))
        if picture:
            container.add_item(ui.MediaGallery(discord.MediaGalleryItem(picture, description="a board")))
        container.add_item(
            ui.ActionRow(ui.Select(custom_id="c1:who", options=[discord.SelectOption(label=str(n), value=str(n)) for n in range(5)]))
        )
        container.add_item(
            ui.ActionRow(ui.Button(custom_id="c1:go", label="Go"), ui.Button(custom_id="c1:off", label="Off", disabled=True))
        )
        self.add_item(container)


class Tables(app_commands.Group):
    @app_commands.command(name="open", description="Open a table")
    @app_commands.describe(game="which game", seats="how many")
    async def open_table(self, interaction: discord.Interaction, game: str, seats: app_commands.Range[int, 6, 21] = 6) -> None:
        await interaction.response.send_message(f"{game} for {seats}", ephemeral=True)

    @open_table.autocomplete("game")
    async def games(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=name.title(), value=name) for name in ("mafie", "nostra") if current in name]


class SmallBot(commands.AutoShardedBot):
    """Answers by custom id in on_interaction, as persistent buttons do."""

    def __init__(self, **options: Any) -> None:
        intents = discord.Intents.default()
        intents.members = True
        options.setdefault("guild_ready_timeout", 0.05)
        super().__init__("!", intents=intents, **options)
        self.seen: list[str] = []
        self.heard: list[discord.Message] = []
        self.answer = True
        self.running: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        self.tree.add_command(Tables(name="table", description="Tables"))

        @self.tree.command(description="Say hello")
        async def hello(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(f"hello {interaction.user.display_name}")

        @self.tree.command(description="Think for a while")
        async def think(interaction: discord.Interaction) -> None:
            await interaction.response.defer(ephemeral=True)
            await interaction.followup.send("thought")
            await interaction.followup.send("and more", ephemeral=True)

        @self.tree.command(description="Post the board")
        async def board(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(
                view=Board("night 1"), file=discord.File(io.BytesIO(PNG), "board.png", description="alt")
            )

        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait 5 s between shards."""

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is not discord.InteractionType.component or not self.answer:
            return
        data: Any = interaction.data or {}  # a union of typed dicts, none of which has every key
        custom_id = str(data.get("custom_id"))
        self.seen.append(custom_id)
        if custom_id == "c1:go":
            await interaction.response.edit_message(view=Board("night 2"))
        elif custom_id == "c1:who":
            await interaction.response.send_message(f"chosen {data.get('values')}", ephemeral=True)
        elif custom_id == "c1:ask":
            await interaction.response.send_modal(Question())
        else:
            await interaction.response.send_message("that is old", ephemeral=True)
