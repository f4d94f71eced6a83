"""The replay of a finished game, handed over as a file: from the button under a story, and from ``/nights``."""

import json
import time
from collections.abc import Mapping
from typing import Any

from bot.replay.making import NoReplay, ReplayMaker
from bot.tables.refusal import Refused
from cogs.responses import Reply

PATIENT_FOR = 2.0
"""Seconds after which it is said how far the page has got (RP-1.3)."""

_MAKER = ReplayMaker()


async def hand_replay(
    reply: Reply, record: Mapping[str, Any], name: str, *, bot_players: frozenset[int] = frozenset(), table: str = ""
) -> None:
    """Answer with the page of ``record``, what [Record] hands over. ``name``: of the file, without its ending.

    Raises Refused when the record does not fit the rules any more, OSError when no page can be made here.
    """
    await reply.defer()
    began = time.monotonic()

    async def told(done: int, moves: int) -> None:
        if time.monotonic() - began >= PATIENT_FOR:
            await reply.meanwhile(reply.words("replay-making", n=done, all=moves))

    try:
        page = await _MAKER.make(json.dumps(record, ensure_ascii=False, indent=1), told, bot_players=bot_players, table=table)
    except NoReplay as wrong:
        raise Refused("night-no-replay") from wrong
    await reply.hand_over(reply.words("replay-ready"), f"{name}.html", page)
