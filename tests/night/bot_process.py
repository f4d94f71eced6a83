"""The bot in a process of its own: ``python -m tests.night.bot_process FOLDER``, with the settings of the environment.

Its requests to Discord name the process, so that it can be told who has delivered what.
"""

import asyncio
import os
import sys
from dataclasses import replace
from pathlib import Path

from discord.http import HTTPClient

from bot.journal import start_journal
from bot.settings import Settings
from bot.supervisor import Supervisor
from tests.night.evening import FAST

TEMPO = replace(FAST, fair_while=3.0)
"""A night in seconds, with time for people to find a question again after a process has died."""


def main(folder: str) -> None:
    made = HTTPClient.__init__

    def named(self: HTTPClient, *args: object, **more: object) -> None:
        made(self, *args, **more)  # type: ignore[arg-type]  # whatever the library takes
        self.user_agent = f"{self.user_agent} process/{os.getpid()}"

    HTTPClient.__init__ = named  # type: ignore[method-assign]  # only the name in the requests is another
    settings = Settings(_env_file=None, data=Path(folder), log_level="INFO")
    start_journal(settings)
    asyncio.run(Supervisor(settings, tempo=TEMPO, calm=False, first_wait=0.05).run(signals=True))


if __name__ == "__main__":
    main(sys.argv[1])
