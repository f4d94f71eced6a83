"""The bot in a process of its own, at a clock that is ahead, that kills itself (SIGKILL) at the n-th time it comes to a step of an evening.

``main`` is run by the nursery; an empty step lives on. Only seams between the steps are patched.
"""

import discord

from bot.discord_io.interaction_http import InteractionHttp
from bot.discord_io.postman import Postman
from bot.evenings.series import SeriesScheduler
from bot.store.evenings import Evenings
from bot.tables.registry import TableRegistry
from tests.night.dying_bot import Death, after_async, before_async, live, on_the_way_to_discord


def patch(death: Death) -> None:
    """Put the death between the steps of an evening."""
    before_async(Evenings, "change", death, "changing")
    after_async(Evenings, "change", death, "changed")
    after_async(Evenings, "create", death, "created")
    after_async(discord.InteractionResponse, "send_message", death, "answered")
    after_async(InteractionHttp, "say", death, "answered")
    on_the_way_to_discord(death)
    after_async(Postman, "dm_channel", death, "written-to")
    before_async(TableRegistry, "open_lobby", death, "opening")
    after_async(TableRegistry, "open_lobby", death, "opened")
    after_async(SeriesScheduler, "follow", death, "followed")


def main(folder: str, step: str, count: str, ahead: str) -> None:
    if step:
        patch(Death(step, int(count)))
    live(folder, ahead=float(ahead))
