"""``python -m bot.lab.learning``: makes ``engines/players/data/mafie_likelihood.toml``, or with ``--check`` measures how good it is."""

from pathlib import Path
from typing import Annotated

import typer

from bot.lab.learning.checking import check as measured
from bot.lab.learning.learning import learn
from bot.lab.learning.partners import kind_named, mixture
from bot.lab.learning.writing import written

FILE = Path(__file__).parents[3] / "engines" / "players" / "data" / "mafie_likelihood.toml"


def main(
    games: Annotated[int, typer.Option(min=5, help="Games for each band of seats and round; with --check for each pairing.")] = 960,
    players: Annotated[str, typer.Option(help="Names of the players, by commas: gentle, normal, strong, random.")] = "",
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first game.")] = 1,
    processes: Annotated[int, typer.Option(min=1, help="Processors to use.")] = 2,
    check: Annotated[bool, typer.Option("--check", help="Measure what has been learned; nothing is written.")] = False,
    out: Annotated[Path, typer.Option(help="Where to write.")] = FILE,
) -> None:
    """Learn how Mafie is played, or measure what is concluded from it."""
    try:
        names = [kind_named(name.strip()) for name in players.split(",")] if players else mixture()
    except ValueError as wrong:
        raise typer.BadParameter(str(wrong), param_hint="--players") from wrong
    if check:
        found = list(measured(names, games, processes=processes))
        for line, good in found:
            typer.echo(f"{'✓' if good else '✗'} {line}")
        raise typer.Exit(0 if all(good for _, good in found) else 1)
    out.write_text(written(learn(names, games, seed, processes=processes, told=typer.echo)), "utf-8")


if __name__ == "__main__":
    typer.run(main)
