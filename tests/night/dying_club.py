"""The bot in a process of its own, at a clock that is ahead, that kills itself (SIGKILL) at the n-th time it comes to a step of an evening.

``python -m tests.night.dying_club FOLDER STEP COUNT AHEAD``; an empty step lives on. Only seams between the steps are patched.
"""

import asyncio
import sys
import time
from pathlib import Path

import discord

from bot.club.series import SeriesKeeper
from bot.settings import Settings
from bot.store.evenings import Evenings
from bot.supervisor import Supervisor
from bot.tables.delivery.postman import Postman
from bot.tables.house import House
from tests.night.dying_bot import Death, after_async, before_async
from tests.night.evening import FAST


def patch(death: Death) -> None:
    """Put the death between the steps of an evening."""
    before_async(Evenings, "change", death, "changing")
    after_async(Evenings, "change", death, "changed")
    after_async(Evenings, "create", death, "created")
    after_async(discord.InteractionResponse, "send_message", death, "answered")
    before_async(Postman, "post", death, "sending")
    after_async(Postman, "post", death, "sent")
    after_async(Postman, "edit", death, "edited")
    after_async(Postman, "dm_channel", death, "written-to")
    before_async(House, "open_lobby", death, "laying")
    after_async(House, "open_lobby", death, "laid")
    after_async(SeriesKeeper, "follow", death, "followed")


def main(folder: str, step: str, count: str, ahead: str) -> None:
    if step:
        patch(Death(step, int(count)))
    settings = Settings(_env_file=None, data=Path(folder), log_level="ERROR")
    supervisor = Supervisor(settings, tempo=FAST, calm=False, first_wait=0.05, now=lambda: time.time() + float(ahead))
    asyncio.run(supervisor.run())


if __name__ == "__main__":
    main(*sys.argv[1:])
