"""Finished games as the store keeps them, made of the golden records."""

import json
from functools import cache
from pathlib import Path

from bot.store import NightRow, NightSeat, Store
from engines import Record, replay
from tests.bot.store.rows import SNOWFLAKE, a_table

SAVES = Path(__file__).parents[2] / "saves"
FIRST = 800
"""The id of the person on the first seat; the next ones follow."""
HALL = SNOWFLAKE + 70


@cache
def _record(save: str) -> str:
    return (SAVES / f"{save}.json").read_text("utf-8")


def a_game(table: str, save: str = "mafie-police-wins", **other: object) -> NightRow:
    """Return the game of a golden record, played by the people from 800 on."""
    record = json.loads(_record(save))
    outcome = replay(Record.model_validate(record)).outcome
    assert outcome is not None
    seats = tuple(
        NightSeat(seat=n, user_id=FIRST + n, name=f"Člověk {n + 1}", won=n in outcome.winners, share=1.0) for n in range(record["seats"])
    )
    fields: dict[str, object] = {
        "table_id": table,
        "guild_id": SNOWFLAKE,
        "game": record["game"],
        "ended_at": 1000.0,
        "winner": outcome.reason,
        "record": {"record": record, "fair": {"seal": "9f3a27c1", "salt": "00", "secret": "11", "presses": []}, "machines": []},
        "seats": seats,
        "channel_id": HALL,
        "started_at": 400.0,
        "host_id": FIRST,
    }
    return NightRow(**{**fields, **other})  # type: ignore[arg-type]  # fields of the row


async def keep(store: Store, night: NightRow) -> None:
    """Put a finished game into the history, without results."""
    await store.create_table(a_table(night.table_id, game=night.game, phase="running"))
    await store.finish(night)
