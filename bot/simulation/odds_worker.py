"""A process that plays games among machines for a lobby: ``odds`` starts it and reads its standard output.

The first line of its input says what to play, as JSON. It answers with a line of JSON after every few games, the tally of those games, and
ends after the last one. It also ends at once when its input ends, so it never outlives the bot.
"""

import json
import os
import signal
import sys
import threading
from collections.abc import Mapping
from typing import Any, BinaryIO, TextIO

BATCH = 10
"""Games between two answers: what is lost, at most, when the process is ended."""

NICENESS = 15
"""Below every painter: clicks and pictures go before."""


def work(asked: Mapping[str, Any], out: TextIO) -> None:
    """Play the games from seed ``first`` to below ``last`` and write their tallies; nothing for a table that cannot be."""
    from bot.simulation.simulate import simulate
    from engines import BadSetup

    for first in range(asked["first"], asked["last"], BATCH):
        games = min(BATCH, asked["last"] - first)
        try:
            tally = simulate(asked["game"], asked["seats"], asked["options"], games, asked["level"], first_seed=first)
        except BadSetup:
            return
        out.write(json.dumps(tally.plain()) + "\n")
        out.flush()


def end_with(asker: BinaryIO) -> None:
    """End this process as soon as there is nobody any more who could ask."""
    asker.read()
    os._exit(0)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is meant for the bot, which then ends us
    os.nice(NICENESS)
    request = json.loads(sys.stdin.buffer.readline())
    threading.Thread(target=end_with, args=(sys.stdin.buffer,), daemon=True).start()
    work(request, sys.stdout)
