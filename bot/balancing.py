"""The balance of Mafie by simulation: ``python -m bot.balancing`` makes ``docs/balance.md`` and the numbers that the lobby shows."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from bot.simulation import Share, Tally, run_simulation
from engines import GAMES

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "balance.md"
NUMBERS = ROOT / "bot" / "tables" / "record" / "balance.json"

GAME = "mafie"
SIDE = "mafia"
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "basic": {},
    "auto": {"extended": True, "cards": "auto"},
    "random": {"extended": True, "cards": "random"},
    "gang": {"extended": True, "cards": "gang"},
}
LEAST_FOR_GANG = 14
TITLES = {
    "basic": "Basic game",
    "auto": "Extended, cards `auto`",
    "random": "Extended, cards `random`",
    "gang": "Extended, cards `gang` (New Gang)",
}

INTRODUCTION = """# How balanced Mafie is

Who wins how often when automated players play it, for every number of seats and every named set of cards. Made by `make balance`; the
lobby shows the same numbers. ± is half of the 95 % confidence interval (Wilson), in percentage points.

Automated players vote by what they have seen, by what the eliminated turned out to be and by what other automated players say; they do
not read people. At your table talk decides more than here, so take these numbers as a hint which way a table leans, not as a forecast. A
number of seats whose Mafia has just grown by one (8, 13, 18, 20) is harder for the Police than the one before it.
"""


def error_of(share: Share) -> float:
    """Return half the width of the interval of ``share``, in percentage points."""
    low, high = share.interval
    return 50 * (high - low)


def rows(preset: str, games: int, processes: int) -> dict[int, Tally]:
    """Simulate ``games`` games of ``preset`` for every number of seats that allows it."""
    made: dict[int, Tally] = {}
    for seats in GAMES[GAME].seats:
        if preset != "gang" or seats >= LEAST_FOR_GANG:
            made[seats] = run_simulation(GAME, seats, PRESETS[preset], games, processes=processes)
            typer.echo(f"{preset} {seats}: {SIDE} {100 * made[seats].share(SIDE).rate:.0f} %")
    return made


def section(preset: str, tallies: Mapping[int, Tally]) -> str:
    """Return one table of the page."""
    lines = [f"## {TITLES[preset]}", "", "| seats | Mafia | ± | Police | Gang | nobody | moves a game |", "|---|---|---|---|---|---|---|"]
    for seats, tally in tallies.items():
        shares = {reason: 100 * tally.share(reason).rate for reason in ("mafia", "police", "gang")}
        nobody = 100 - sum(shares.values())
        cells = [f"{shares['mafia']:.0f} %", f"{error_of(tally.share(SIDE)):.0f}", f"{shares['police']:.0f} %"]
        cells += [f"{shares['gang']:.0f} %" if preset == "gang" else "–", f"{abs(nobody):.1f} %", f"{tally.moves / tally.games:.0f}"]
        lines.append(f"| {seats} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def numbers(made: Mapping[str, Mapping[int, Tally]]) -> dict[str, Any]:
    """Return what the lobby reads: game, preset, seats to the side, its chance and the error of that, in percent."""
    return {
        GAME: {
            preset: {
                str(seats): [SIDE, round(100 * tally.share(SIDE).rate), max(1, round(error_of(tally.share(SIDE))))]
                for seats, tally in tallies.items()
            }
            for preset, tallies in made.items()
        }
    }


def main(
    games: Annotated[int, typer.Option(min=1, help="Games for each row.")] = 400,
    processes: Annotated[int, typer.Option(min=1, help="Processors to use.")] = 2,
) -> None:
    """Simulate every row and write both files."""
    made = {preset: rows(preset, games, processes) for preset in PRESETS}
    NUMBERS.write_text(json.dumps(numbers(made), indent=1) + "\n", "utf-8")
    body = "\n".join(section(preset, tallies) for preset, tallies in made.items())
    PAGE.write_text(f"{INTRODUCTION}\n{games} games for each row.\n\n{body}", "utf-8")


if __name__ == "__main__":
    typer.run(main)
