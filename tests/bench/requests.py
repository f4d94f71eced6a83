"""How many requests to Discord a night takes for each entry of its log, of those that count for the limit of the whole bot.

A night of Mafie among people, with every clock and every pause forty times as quick as among people; people press at once, so a few edits
fall together that would not at a table.
"""

import tempfile
from collections import Counter
from dataclasses import replace
from pathlib import Path

from tests.bench.result import Result
from tests.night.evening import FAST, Evening
from tests.night.players import play

SEATS = 11
QUICK = 40
LONGEST = 300.0
"""Seconds that the night may take on a busy machine."""
FREE = ("/interactions/", "/webhooks/", "/gateway", "/oauth2", "/applications", "op ")
"""Routes that do not count, or that belong to the start of a bot."""
LIMIT = 50.0
"""Requests a second that Discord allows a bot."""


async def measure() -> list[Result]:
    """Play one night and count."""
    with tempfile.TemporaryDirectory() as folder:
        tempo = replace(FAST, factor=1 / QUICK, edit_every=2.0 / QUICK)
        async with Evening(Path(folder), tempo=tempo) as evening:
            people = evening.crowd(SEATS)
            await evening.open_table(people[0])
            await evening.seat(people)
            await evening.deal(people[0])
            table, begun = evening.table, evening.discord.log.mark()
            await play(evening, people, within=LONGEST)
            await evening.eventually(lambda: table.phase == "ended" and evening.session.idle)
            entries = len(await evening.registry.store.entries(table.id))
            asked = Counter(_kind(one.method, one.route) for one in evening.discord.log.of(after=begun))
    counted = sum(count for kind, count in asked.items() if kind)
    each = counted / entries
    return [
        Result(f"entries of the log of a night of {SEATS}", f"{entries}"),
        *(Result(f"  {kind}", f"{count}") for kind, count in asked.most_common() if kind),
        Result("requests that count, for each entry", f"{each:.2f}"),
        Result(f"entries a second of the whole bot at {LIMIT:.0f} requests", f"{LIMIT / each:.0f}"),
    ]


def _kind(method: str, route: str) -> str:
    """Return what a request does; empty when it does not count."""
    return "" if method == "GATEWAY" or route.startswith(FREE) else f"{method} {route}"
