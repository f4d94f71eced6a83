"""Balance by simulation: ``python -m bot.balancing`` makes ``docs/balance.md`` and the numbers that the lobby shows.

Which tables of which game are simulated stands in the game's manners.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from bot.presenting.texts import words_in
from bot.simulation import Share, Tally, run_simulation
from bot.tables.manners import Balance, manners_of
from engines import GAMES

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "balance.md"
NUMBERS = ROOT / "bot" / "tables" / "record" / "balance.json"

INTRODUCTION = """# How balanced {game} is

Who wins how often when automated players play it, for every number of seats and every named set of cards. Made by `make balance`; the
lobby shows the same numbers. ± is half of the 95 % confidence interval (Wilson), in percentage points.
"""

Made = Mapping[str, Mapping[int, Tally]]
"""What was played, by the name of the set and the number of seats."""


def simulated() -> dict[str, Balance]:
    """Return the games whose balance is simulated, with what is simulated of them."""
    return {game: balance for game in GAMES if (balance := manners_of(game).balance) is not None}


def error_of(share: Share) -> float:
    """Return half the width of the interval of ``share``, in percentage points."""
    low, high = share.interval
    return 50 * (high - low)


def rows(game: str, balance: Balance, name: str, games: int, processes: int) -> dict[int, Tally]:
    """Simulate ``games`` games of the set ``name`` for every number of seats that allows it."""
    made: dict[int, Tally] = {}
    wanted = balance.sets[name]
    for seats in GAMES[game].seats:
        if seats >= wanted.least:
            made[seats] = run_simulation(game, seats, wanted.options, games, processes=processes)
            typer.echo(f"{game} {name} {seats}: {balance.side} {100 * made[seats].share(balance.side).rate:.0f} %")
    return made


def section(balance: Balance, name: str, tallies: Mapping[int, Tally]) -> str:
    """Return one table of the page."""
    wanted = balance.sets[name]
    others = [reason for reason in balance.reasons if reason != balance.side]
    headings = ["seats", balance.reasons[balance.side], "±", *(balance.reasons[reason] for reason in others), "nobody", "moves a game"]
    lines = [f"## {wanted.title}", "", f"| {' | '.join(headings)} |", "|" + "---|" * len(headings)]
    for seats, tally in tallies.items():
        shares = {reason: 100 * tally.share(reason).rate for reason in balance.reasons}
        nobody = 100 - sum(shares.values())
        cells = [str(seats), f"{shares[balance.side]:.0f} %", f"{error_of(tally.share(balance.side)):.0f}"]
        cells += [f"{shares[reason]:.0f} %" if reason in wanted.reasons else "–" for reason in others]
        lines.append(f"| {' | '.join([*cells, f'{abs(nobody):.1f} %', f'{tally.moves / tally.games:.0f}'])} |")
    return "\n".join(lines) + "\n"


def numbers(balance: Balance, made: Made) -> dict[str, dict[str, tuple[str, int, int]]]:
    """Return what the lobby reads: set, seats to the side, its chance and the error of that, in percent."""
    return {name: {str(seats): _row(balance.side, tally) for seats, tally in tallies.items()} for name, tallies in made.items()}


def _row(side: str, tally: Tally) -> tuple[str, int, int]:
    return side, round(100 * tally.share(side).rate), max(1, round(error_of(tally.share(side))))


def page(game: str, balance: Balance, made: Made, games: int) -> str:
    """Return the page of one game."""
    introduction = INTRODUCTION.format(game=words_in("en")(f"game-{game}"))
    body = "\n".join(section(balance, name, tallies) for name, tallies in made.items())
    return f"{introduction}\n{balance.note}\n\n{games} games for each row.\n\n{body}"


def main(
    games: Annotated[int, typer.Option(min=1, help="Games for each row.")] = 400,
    processes: Annotated[int, typer.Option(min=1, help="Processors to use.")] = 2,
) -> None:
    """Simulate every row and write both files."""
    found, pages = {}, []
    for game, balance in simulated().items():
        made = {name: rows(game, balance, name, games, processes) for name in balance.sets}
        found[game] = numbers(balance, made)
        pages.append(page(game, balance, made, games))
    NUMBERS.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    PAGE.write_text("\n".join(pages), "utf-8")


if __name__ == "__main__":
    typer.run(main)
