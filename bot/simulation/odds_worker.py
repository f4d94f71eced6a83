"""A process that plays games among automated players for a lobby; ``bot.tables.lobby_odds`` starts it and reads its output.

The first line of input is the request as JSON. The output is a line of JSON with the tally of every few games. The process ends after the
last game, or at once when its input ends, so it never outlives the bot.
"""

import json
import os
import signal
import sys
import threading
from collections.abc import Mapping
from typing import Any, BinaryIO, TextIO

BATCH = 10
"""Games in a tally; at most as many are lost when the process is ended."""

NICENESS = 15
"""Below the painters: clicks and pictures go first."""


def work(asked: Mapping[str, Any], out: TextIO) -> None:
    """Play the games from seed ``first`` to below ``last`` and write their tallies; nothing for an impossible table."""
    from bot.simulation.simulate import simulate
    from engines import BadSetup

    for first in range(asked["first"], asked["last"], BATCH):
        games = min(BATCH, asked["last"] - first)
        try:
            tally = simulate(
                asked["game"], asked["seats"], asked["options"], games, asked["level"], first_seed=first, silent=asked["silent"]
            )
        except BadSetup:
            return
        out.write(json.dumps(tally.plain()) + "\n")
        out.flush()


def end_with(asker: BinaryIO) -> None:
    """End this process when the bot is gone."""
    asker.read()
    os._exit(0)


def main() -> None:
    """Play the games that the first line of input asks for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal also reaches this process, but the bot ends it
    os.nice(NICENESS)
    request = json.loads(sys.stdin.buffer.readline())
    threading.Thread(target=end_with, args=(sys.stdin.buffer,), daemon=True).start()
    work(request, sys.stdout)


if __name__ == "__main__":
    main()
