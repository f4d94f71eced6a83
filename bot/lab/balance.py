"""``make balance``: makes ``docs/balance.md`` and the numbers that lobbies show at once (MA-7.4).

A game's ``timing.toml`` lists its tables. A row stays valid until rules, players, parameters or options change. Missing games are played in
chunks, so an interrupted run loses little.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from bot.app.supervisor import Exit
from bot.games import game_of
from bot.games.timing import Balance
from bot.operations.terminal_language import terminal_words
from bot.presenting.texts import words_in
from bot.simulation.balance import BalanceRow, BalanceRows, error_of, read_rows, share_of
from bot.simulation.fingerprint import fingerprint
from bot.simulation.simulate import GameTally, run_simulation
from engines import GAMES

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "balance.md"
NUMBERS = ROOT / "bot" / "simulation" / "balance.json"

CHUNK = 200
"""Games between two writes of the files."""

INTRODUCTION = """# How balanced tables are

Who wins how often when automated players of the level *normal* play, for every number of seats. Made by `make balance`; the lobby shows the
same numbers, and has games played for any other table while it stands. ± is half of the 95 % confidence interval (Wilson), in
percentage points.
"""


def simulated() -> dict[str, Balance]:
    return {game: balance for game in GAMES if (balance := game_of(game).timing.balance) is not None}


def wanted() -> Iterator[tuple[str, str, int]]:
    """Yield every row to simulate: game, name of the set, number of seats."""
    for game, balance in simulated().items():
        for name, one in balance.sets.items():
            yield from ((game, name, seats) for seats in GAMES[game].seats if seats >= one.least)


def played_on(
    game: str, options: dict[str, bool | str], seats: int, row: BalanceRow | None, games: int, processes: int
) -> Iterator[BalanceRow]:
    """Play a row up to ``games`` games and yield it after each chunk; games of another fingerprint do not count."""
    tally = GameTally()
    if row is not None and row.fingerprint == fingerprint(game):
        tally.add(row.tally)
    while tally.games < games:
        more = min(CHUNK, games - tally.games)
        tally.add(run_simulation(game, seats, options, more, "normal", processes=processes, first_seed=tally.games))
        yield BalanceRow(tally, fingerprint(game))


def section(balance: Balance, name: str, rows: dict[int, BalanceRow]) -> str:
    measures = {key: measure for key, measure in balance.measures.items() if any(measure.fits(seats, name) for seats in rows)}
    one, measured = balance.sets[name], [heading for measure in measures.values() for heading in (measure.title, "±")]
    headings = ["seats", *measured, *([one.beside.title] if one.beside else []), "games", "moves a game"]
    lines = [f"### {one.title}", "", f"| {' | '.join(headings)} |", "|" + "---|" * len(headings)]
    for seats, (tally, _) in sorted(rows.items()):
        cells = [str(seats)]
        for measure in measures.values():
            share = share_of(measure, tally)
            cells += [f"{100 * share.rate:.0f} %", str(error_of(share))] if measure.fits(seats, name) else ["–", "–"]
        if one.beside:
            cells.append(f"{one.beside.percent[seats]} %")
        lines.append(f"| {' | '.join([*cells, f'{tally.games:,}', f'{tally.moves / tally.games:.0f}'])} |")
    return "\n".join(lines) + "\n"


def page(rows: BalanceRows) -> str:
    parts = [INTRODUCTION]
    for game, balance in simulated().items():
        if sets := rows.get(game):
            parts.append(f"## {words_in('en')(f'game-{game}')}\n\n{balance.note.strip()}\n")
            parts += [section(balance, name, sets[name]) for name in balance.sets if sets.get(name)]
    return "\n".join(parts)


def numbers(rows: BalanceRows) -> str:
    """Return the file of all rows, a line each for readable diffs."""
    by_game = {}
    for game, sets in rows.items():
        lines = {name: {str(seats): json.dumps(row.plain()) for seats, row in sorted(found.items())} for name, found in sets.items()}
        by_game[game] = _object({name: _object(found, 3) for name, found in lines.items()}, 2)
    return _object(by_game, 1) + "\n"


def _object(members: dict[str, str], depth: int) -> str:
    """Return a JSON object of ``members``, which are JSON already, a line each."""
    inside = ",\n".join(f'{" " * depth}"{name}": {member}' for name, member in members.items())
    return f"{{\n{inside}\n{' ' * (depth - 1)}}}"


def replace(path: Path, text: str) -> None:
    beside = path.with_suffix(".new")
    beside.write_text(text, "utf-8")
    beside.replace(path)


def kept(rows: BalanceRows) -> BalanceRows:
    """Return the rows that are still simulated, in their order."""
    made: BalanceRows = {}
    for game, name, seats in wanted():
        row = rows.get(game, {}).get(name, {}).get(seats)
        if row is not None:
            made.setdefault(game, {}).setdefault(name, {})[seats] = row
    return made


def rows_of(numbers_in: Path) -> BalanceRows:
    """Return the rows of a file, none without one; end the process for an unreadable one."""
    try:
        return read_rows(numbers_in.read_text("utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, AttributeError, KeyError, TypeError, ValueError):
        _end(terminal_words()("balance-unreadable", file=str(numbers_in)))


def _end(text: str) -> NoReturn:
    typer.echo(text, err=True)
    raise typer.Exit(int(Exit.SETTINGS))


def main(
    games: Annotated[int, typer.Option(min=1, help="Games for each row.")] = 2000,
    processes: Annotated[int, typer.Option(min=1, help="Processors to use.")] = 2,
    game: Annotated[str, typer.Option(help="Only this game; empty: all.")] = "",
    numbers_in: Annotated[Path, typer.Option("--numbers", help="Where the rows are kept.")] = NUMBERS,
    page_in: Annotated[Path, typer.Option("--page", help="The page.")] = PAGE,
) -> None:
    """Play the missing games of every row, and write both files after each chunk."""
    if game and game not in simulated():
        _end(terminal_words()("simulate-unknown", game=game, list=", ".join(simulated())))
    rows = kept(rows_of(numbers_in))
    for one, name, seats in wanted():
        if game not in ("", one):
            continue
        options, before = simulated()[one].sets[name].options, rows.get(one, {}).get(name, {}).get(seats)
        for row in played_on(one, options, seats, before, games, processes):
            rows.setdefault(one, {}).setdefault(name, {})[seats] = row
            replace(numbers_in, numbers(kept(rows)))
            replace(page_in, page(rows))
            typer.echo(f"{one} {name} {seats}: {row.tally.games} of {games} games")
    replace(page_in, page(rows))


if __name__ == "__main__":
    typer.run(main)
