"""``make league``: plays the league and prints its tables in Markdown (MA-7.2)."""

import os
from collections import Counter
from collections.abc import Mapping
from statistics import median
from typing import Annotated

import typer

from bot.games import game_of
from bot.games.timing import Sides
from bot.lab import bars
from bot.lab.calibration import FIFTHS, Quality
from bot.lab.league import LeagueTable, Pairing, PairingResults, difference, quick, run_league, sizes
from bot.lab.league_ahead import ChairComparison, compare_all
from bot.presenting.texts import words_in
from bot.simulation.search import is_searched
from bot.simulation.simulate import PlayerKind, Share
from engines import GAMES
from engines.players import NORMAL

Cells = list[str]


def percent(share: Share) -> str:
    low, high = share.interval
    return f"{100 * share.rate:.0f} ± {max(1, round(50 * (high - low)))} %"


def points(wins: tuple[float, float]) -> str:
    """Return a difference with its error, in percentage points."""
    mean, half = wins
    return f"{100 * mean:+.0f} ± {100 * half:.0f}"


def heading(game: str, seats: int) -> str:
    return f"### {words_in('en')(f'game-{game}')}, {seats} {'seat' if seats == 1 else 'seats'}"


def section(game: str, seats: int, table: LeagueTable) -> str:
    head = heading(game, seats)
    sides = game_of(game).timing.league.sides
    if seats == 1 and sides is None:
        parts = [_alone(table)]
    elif sides is None:
        parts = [_matrix(table, "one chair", "the rest", first=True)]
    else:
        parts = [_matrix(table, sides.one, sides.rest, first=True), _matrix(table, sides.rest, sides.one, first=False)]
        if any(played.beliefs.count for played in table.values()):
            parts += [_brier(table, sides), _calibration(table)]
    return "\n\n".join([head, *parts, _of_kinds(table)])


def _alone(table: LeagueTable) -> str:
    usual = table.get((NORMAL, NORMAL), PairingResults()).one
    rows = [[kind, percent(played.share), _against(played.one, usual, same=kind == NORMAL)] for (kind, _), played in table.items()]
    return _lines(["alone", "wins", "to normal"], rows)


def _matrix(table: LeagueTable, one: str, rest: str, *, first: bool) -> str:
    """Return the wins of one side, the first of the pairing or the second."""
    kinds: list[PlayerKind] = list(dict.fromkeys(kind for kind, _ in table))
    rows: list[Cells] = []
    for mine in kinds:
        like: PlayerKind = NORMAL if NORMAL in kinds else mine
        cells = [f"{one}: {mine}"]
        for theirs in kinds:
            played, usual = (table[_pairing(kind, theirs, first=first)] for kind in (mine, like))
            share = played.share if first else played.share_of_rest
            wins, usually = (one_of.one if first else one_of.rest for one_of in (played, usual))
            cells.append(f"{percent(share)} ({_against(wins, usually, same=played is usual)})")
        rows.append(cells)
    return _lines([f"{one} wins", *(f"{rest}: {kind}" for kind in kinds)], rows)


def _pairing(mine: PlayerKind, theirs: PlayerKind, *, first: bool) -> Pairing:
    """Return the pairing in which ``mine`` plays the first or the second side."""
    return (mine, theirs) if first else (theirs, mine)


def _against(wins: list[bool], usual: list[bool], *, same: bool) -> str:
    return "–" if same or len(wins) != len(usual) else points(difference(wins, usual))


def _brier(table: LeagueTable, sides: Sides) -> str:
    """Return the Brier scores of the public posterior and of the base rate by pairing."""
    kinds: list[PlayerKind] = list(dict.fromkeys(kind for kind, _ in table))
    rows = [[f"{sides.rest}: {rest}", *(_score(table[one, rest].beliefs) for one in kinds)] for rest in kinds]
    return _lines(["Brier score (rate)", *(f"{sides.one}: {one}" for one in kinds)], rows)


def _score(beliefs: Quality) -> str:
    return f"{beliefs.brier:.3f} ({beliefs.rate:.3f})" if beliefs.count else "–"


def _calibration(table: LeagueTable) -> str:
    """Return forecasts and truth by fifths of the forecast chance, and by how much the pairings beat the base rate on average."""
    sensible = [played.beliefs for pairing, played in table.items() if "random" not in pairing and played.beliefs.count]
    together = Quality()
    for beliefs in sensible:
        together.add(beliefs)
    gain = sum(beliefs.rate - beliefs.brier for beliefs in sensible) / max(1, len(sensible))
    spans = [f"{100 * number // FIFTHS}–{100 * (number + 1) // FIFTHS} %" for number in range(FIFTHS)]
    rows = [
        ["forecasts", *(f"{number:,}" for number, _, _ in together.fifths)],
        ["said on average", *(_part(total, number) for number, total, _ in together.fifths)],
        ["came true", *(_part(came, number) for number, _, came in together.fifths)],
    ]
    return f"{_lines(['said to be likely', *spans], rows)}\n\nIn the mean over these pairings {gain:.3f} below the rate."


def _part(some: float, number: int) -> str:
    return f"{100 * some / number:.0f} %" if number else "–"


def _of_kinds(table: LeagueTable) -> str:
    """Return thinking times, talk and truth of each kind among its own."""
    rows: list[Cells] = []
    keys = sorted({key for played in table.values() for key in played.claims})
    for (kind, rest), played in table.items():
        if kind == rest:
            times = sorted(played.thought) or [0.0]
            cells = [
                kind,
                f"{median(times):.2f}",
                f"{times[int(0.99 * (len(times) - 1))]:.2f}",
                f"{played.lines / max(1, len(played.one)):.1f}",
            ]
            rows.append([*cells, *(_true(played.claims.get(key, Counter())) for key in keys)])
    return _lines(["among their own", "ms a decision", "99 %", "lines a game", *(f"`{key}` true" for key in keys)], rows)


def _true(truths: Counter[bool]) -> str:
    return percent(Share(truths[True], truths.total())) if truths.total() else "never said"


def _lines(headings: Cells, rows: list[Cells]) -> str:
    return "\n".join(f"| {' | '.join(cells)} |" for cells in [headings, ["---"] * len(headings), *rows])


def section_ahead(game: str, seats: int, compared: Mapping[str, ChairComparison]) -> str:
    """Return the table of look-ahead players at one size of table of one game."""
    rows: list[Cells] = []
    all_score = game_of(game).timing.league.all_score
    for chair, one in compared.items():
        shares = [percent(Share(sum(wins), len(wins))) for wins in (one.better, one.usual)]
        times = sorted(one.thought) or [0.0]
        searched = [time for time in times if time >= 1] or times
        rows.append(
            [
                chair,
                *shares,
                points(difference(one.better, one.usual)),
                *([percent(Share(sum(some), len(some))) for some in (one.all_score, one.usually)] if all_score else []),
                f"{median(searched):.0f}",
                f"{times[int(0.99 * (len(times) - 1))]:.0f}",
            ]
        )
    head = f"{heading(game, seats)}, looking ahead"
    more = [f"{all_score}: strong", "normal"] if all_score else []
    return f"{head}\n\n" + _lines(["chair", "strong wins", "normal wins", "difference", *more, "ms a thought", "99 %"], rows)


def play_all(
    games: int, processes: int, only: str = "", seats: int = 0, kinds: tuple[PlayerKind, ...] = (), *, search: int = 0, first: int = 0
) -> list[str]:
    """Play the league of all games (or ``only`` one) at their usual sizes, or with ``seats``; print and return the sections.

    ``kinds``: the players; none: all but those that look ahead. ``search``: deals with one of these in each kind of chair; 0: none.
    ``first``: the seed of the first deal.
    """
    sections = []
    for game in [only] if only else [name for name in GAMES if not seats or seats in GAMES[name].seats]:
        for size in [seats] if seats else sizes(game):
            table = run_league(game, size, games, kinds=kinds or quick(game), first=first, processes=processes)
            sections.append(section(game, size, table))
            typer.echo(sections[-1] + "\n")
            if search and is_searched(game):
                sections.append(section_ahead(game, size, compare_all(game, size, search, first=first, processes=processes)))
                typer.echo(sections[-1] + "\n")
    return sections


def main(
    games: Annotated[int, typer.Option(min=1, help="Games for each pairing.")] = 100,
    game: Annotated[str, typer.Option(help="Only this game; empty: all.")] = "",
    seats: Annotated[int, typer.Option(min=0, help="Seats at the table; 0: the usual sizes of each game.")] = 0,
    search: Annotated[int, typer.Option(min=0, help="Deals with a player that looks ahead, in each kind of chair.")] = 0,
    processes: Annotated[int, typer.Option(min=0, help="Processors to use; 0: all.")] = 0,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first deal; further deals take the next ones.")] = 0,
    only_bars: Annotated[bool, typer.Option("--bars", help="Only decide the bars, by as few deals as it takes.")] = False,
) -> None:
    """Play all kinds of automated players against each other."""
    if game and game not in GAMES:
        raise typer.BadParameter(f"There is no game {game}; choose one of {', '.join(GAMES)}.", param_hint="--game")
    possible = {number for name in ([game] if game else GAMES) for number in GAMES[name].seats}
    if seats and seats not in possible:
        raise typer.BadParameter(f"{seats} cannot play; choose {min(possible)} to {max(possible)} seats.", param_hint="--seats")
    used = processes or os.cpu_count() or 1
    if game in ("", bars.GAME):
        typer.echo(bars.table(seed, used) + "\n")
    if only_bars:
        for name in [game] if game else GAMES:
            if name != bars.GAME:
                found = bars.table_in_chairs(name, [seats] if seats else GAMES[name].seats, seed, used)
                typer.echo(f"### {words_in('en')(f'game-{name}')}\n\n{found}\n")
    else:
        play_all(games, used, game, seats, search=search, first=seed)


if __name__ == "__main__":
    typer.run(main)
