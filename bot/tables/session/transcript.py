"""What was said at a table, as the record of a finished game holds it beside the moves: it can be heard again in the replay (RP-3.1)."""

from collections.abc import Iterable
from typing import Any

from bot.tables.session.talk_log import Spoken

SAID = ("said", "claim")


def lines_in(spoken: Iterable[Spoken]) -> list[dict[str, Any]]:
    """Return the lines of automated players and the claims of people: after how many moves, which seat, what, about whom."""
    return [{"moves": one.moves, "seat": one.entry.seat, "key": one.entry.key, **_about(one)} for one in spoken if one.entry.what in SAID]


def _about(one: Spoken) -> dict[str, Any]:
    entry = one.entry
    about = f"seat:{entry.target}" if entry.what == "claim" and entry.target >= 0 else entry.args.get("seat")
    found = {"about": about, "back": entry.args.get("back")}
    return {name: value for name, value in found.items() if value}
