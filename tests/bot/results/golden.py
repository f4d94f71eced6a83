"""The results that the golden records of ``tests/saves`` have: ``python -m tests.bot.results.golden`` writes them anew; read the diff."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bot.results.outcome import GameResult
from bot.results.ratings import unrated
from bot.results.results import SeatOwner, StoredGame, result_of
from engines import Record

SAVES = Path(__file__).parents[2] / "saves"
ROWS = Path(__file__).with_name("golden_rows.json")


def night_of(name: str) -> StoredGame:
    """Return a golden record as a stored game of people 100, 101, …, who all sat there from deal to end."""
    record = Record.model_validate_json((SAVES / f"{name}.json").read_text("utf-8"))
    seat_owners = tuple(SeatOwner(seat, 100 + seat) for seat in range(record.seats))
    return StoredGame(table="tgolden", guild=1, ended_at=1000, reason="", record=record, seat_owners=seat_owners)


def names() -> list[str]:
    return sorted(file.stem for file in SAVES.glob("*.json"))


def rows_of(name: str) -> dict[str, Any]:
    result = result_of(night_of(name))
    return {"unrated": unrated(result), "finished": result.finished, "seats": [_row(result, seat) for seat in range(len(result.seats))]}


def _row(result: GameResult, seat: int) -> str:
    one = result.seats[seat]
    said = (one.role, one.side, f"place {one.place}", f"points {one.points}", "won" if one.won else "", "" if one.survived else "out")
    return " · ".join(part for part in said if part)


def main() -> None:
    found = {name: rows_of(name) for name in names()}
    ROWS.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
