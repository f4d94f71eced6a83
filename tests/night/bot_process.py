"""The bot in processes of its own, for tests: ``python -m tests.night.bot_process`` reads orders and starts a process for each.

What the bot is made of is read once, before the first order; each process is a copy of that, so it starts in a moment. An order is a line
of JSON: ``program`` (a module with a ``main``), its ``arguments``, ``journal`` (a file), ``environment``. Answers are lines of JSON:
``{"born": pid}``, and ``{"ended": pid, "code": n}``.
Requests to Discord name their process, so that it can be told who has delivered what. When the orders end, all processes are killed.
"""

import asyncio
import importlib
import json
import os
import select
import signal
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from discord.http import HTTPClient

from bot.app.client import EXTENSIONS
from bot.app.supervisor import Supervisor
from bot.games import GAMES
from bot.metrics import watching
from bot.presenting.texts import LANGUAGES, words_in
from bot.runtime.logging_setup import setup_logging
from bot.runtime.settings import Settings
from tests.night.evening import FAST
from tests.night.small_pictures import draw_as_wanted

TEMPO = replace(FAST, fair_while=3.0)
"""A night in seconds, with time for people to find a question again after a process has died."""


def main(folder: str) -> None:
    """Be one process of several that share tables, until it is stopped."""
    made = HTTPClient.__init__

    def named(self: HTTPClient, *args: object, **more: object) -> None:
        made(self, *args, **more)  # type: ignore[arg-type]  # any argument of the library
        self.user_agent = f"{self.user_agent} process/{os.getpid()}"

    HTTPClient.__init__ = named  # type: ignore[method-assign]  # only the name in the requests is another
    settings = Settings(_env_file=None, data=Path(folder), log_level="INFO")
    setup_logging(settings)
    asyncio.run(Supervisor(settings, tempo=TEMPO, tunes_gc=False, first_wait=0.05, watching=watching).run(signals=True))


class Nursery:
    """Starts processes and tells of their ends."""

    def __init__(self) -> None:
        self._living: set[int] = set()
        self._ends, noted = os.pipe()
        os.set_blocking(noted, False)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(noted)

    def serve(self) -> None:
        """Take orders until there are no more."""
        rest = b""
        while True:
            ready, _, _ = select.select([0, self._ends], [], [])
            if self._ends in ready:
                os.read(self._ends, 512)
                self._tell_ends()
            if 0 in ready:
                read = os.read(0, 65536)
                if not read:
                    break
                *orders, rest = (rest + read).split(b"\n")
                for order in orders:
                    self._bear(**json.loads(order))
        for pid in self._living:
            os.kill(pid, signal.SIGKILL)

    def _tell_ends(self) -> None:
        while self._living:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if not pid:
                return
            self._living.discard(pid)
            _say({"ended": pid, "code": os.waitstatus_to_exitcode(status)})

    def _bear(self, program: str, arguments: list[str], journal: str, environment: dict[str, str]) -> None:
        pid = os.fork()
        if pid:
            self._living.add(pid)
            _say({"born": pid})
            return
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        nothing, errors = os.open(os.devnull, os.O_RDWR), os.open(journal, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        for file, place in ((nothing, 0), (nothing, 1), (errors, 2)):
            os.dup2(file, place)
        os.environ.update(environment)
        draw_as_wanted()
        try:
            importlib.import_module(program).main(*arguments)
        except BaseException:
            sys.excepthook(*sys.exc_info())
            os._exit(1)
        os._exit(0)


def _say(what: dict[str, Any]) -> None:
    os.write(1, json.dumps(what).encode() + b"\n")


def read_all() -> None:
    """Read what every process of the bot reads."""
    for part in (
        *EXTENSIONS,
        *filter(None, (game.commands for game in GAMES.values())),
        "bot.store.postgres",
        "bot.app.shards.lock_session",
    ):
        importlib.import_module(part)
    for language in LANGUAGES:
        words_in(language)


if __name__ == "__main__":
    read_all()
    Nursery().serve()
