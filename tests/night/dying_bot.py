"""The bot in a process of its own that kills itself (SIGKILL) at the n-th time it comes to a named step of a move.

``main`` is run by the nursery; an empty step lives on. What is patched are the seams between the steps,
never what they do.
"""

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

import discord

from bot.app.supervisor import Supervisor
from bot.discord_io.interaction_http import InteractionHttp
from bot.discord_io.postman import Postman
from bot.metrics import watching
from bot.runtime.settings import Settings
from bot.store import Store
from bot.tables.delivery.outbox import Outbox
from bot.tables.delivery.seat_message_sender import SeatMessageSender
from bot.tables.session.course import Course
from tests.night.evening import FAST

STEPS = ("decided", "durable", "acknowledged", "planning", "planned", "sending", "sent", "edited", "told")

DEBTS = (("handing", 3), ("muting", 2), ("muted", 1))
"""Steps and counts at which a bot dies that owes their messages to some, and to others their voices."""


class Death:
    """Counts down to the step at which the process dies."""

    def __init__(self, step: str, count: int) -> None:
        self.step = step
        self.left = count

    def at(self, step: str) -> None:
        """Die here when it is time."""
        if step == self.step:
            self.left -= 1
            if self.left <= 0:
                os.kill(os.getpid(), signal.SIGKILL)


def patch(death: Death, store_class: type[Store]) -> None:
    """Put the death between the steps of a move."""
    after(Course, "apply", death, "decided")
    after_async(store_class, "append", death, "durable")
    after_async(discord.InteractionResponse, "send_message", death, "acknowledged")
    after_async(InteractionHttp, "say", death, "acknowledged")
    after_async(discord.InteractionResponse, "defer", death, "deferred")
    before_async(Outbox, "_plan", death, "planning")
    after_async(store_class, "set_position", death, "planned")
    on_the_way_to_discord(death)
    before_async(store_class, "set_position", death, "told")
    before_async(SeatMessageSender, "_send", death, "handing")
    before_async(discord.Member, "edit", death, "muting")
    after_async(discord.Member, "edit", death, "muted")


def on_the_way_to_discord(death: Death) -> None:
    """Put the death before and behind what the postman does."""
    before_async(Postman, "post", death, "sending")
    after_async(Postman, "post", death, "sent")
    after_async(Postman, "edit", death, "edited")


def after(owner: Any, name: str, death: Death, step: str) -> None:
    real = getattr(owner, name)

    def patched(*args: Any, **more: Any) -> Any:
        made = real(*args, **more)
        death.at(step)
        return made

    setattr(owner, name, patched)


def after_async(owner: Any, name: str, death: Death, step: str) -> None:
    real = getattr(owner, name)

    async def patched(*args: Any, **more: Any) -> Any:
        made = await real(*args, **more)
        death.at(step)
        return made

    setattr(owner, name, patched)


def before_async(owner: Any, name: str, death: Death, step: str) -> None:
    real = getattr(owner, name)

    async def patched(*args: Any, **more: Any) -> Any:
        death.at(step)
        return await real(*args, **more)

    setattr(owner, name, patched)


def live(folder: str, *, ahead: float = 0.0) -> None:
    """Run the bot on the database in ``folder``, at a clock that is so many seconds ahead."""
    settings = Settings(_env_file=None, data=Path(folder), log_level="ERROR")
    asyncio.run(
        Supervisor(settings, tempo=FAST, tunes_gc=False, first_wait=0.05, watching=watching, now=lambda: time.time() + ahead).run(
            signals=True
        )
    )


def main(folder: str, step: str, count: str) -> None:
    from bot.store.sqlite import SqliteStore

    if step:
        patch(Death(step, int(count)), SqliteStore)
    live(folder)
