"""``python -m bot.lab.learning``: makes ``engines/players/data/mafie_likelihood.toml``, or with ``--check`` measures its quality."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Annotated

import typer

from bot.lab.learning.learning import BATCH, LearningGame, learn
from bot.lab.learning.measuring import Quality, judged
from bot.lab.learning.playing import GAME, kind_named, pairings
from engines.players import levels_of
from engines.players.inference.parameters import Band, Bands, band_of

SIZES = (7, 11, 15)

ABOVE = 0.003
"""How much worse than the base rate a pairing may be."""

BELOW = 0.040
"""How much better than the base rate all pairings must be on average, at ``MEANT`` seats."""

MEANT = (11, 15)

MISS, FORECASTS = 0.15, 300
"""How far forecast and truth may differ in a fifth, and the least forecasts for this check."""

SEED = 900_000_000
"""Learning uses smaller seeds."""


def measured(names: Sequence[str], games: int, *, processes: int) -> Iterator[tuple[str, bool]]:
    """Yield a line for each measure, and whether it reaches its bar; ``games`` for each pairing."""
    with ProcessPoolExecutor(processes) as pool:
        for seats in SIZES:
            found = [(pair, _measured(pool, seats, pair, games)) for pair in pairings(names)]
            together = Quality()
            for (police, mafia), quality in found:
                yield _line(f"{seats} seats, Police {police}, Mafia {mafia}", quality), quality.brier <= quality.rate + ABOVE
                together.add(quality)
            gain = sum(quality.rate - quality.brier for _, quality in found) / len(found)
            yield f"{seats} seats, all pairings: {gain:.4f} below the rate", seats not in MEANT or gain >= BELOW
            misses = together.misses(FORECASTS)
            yield f"{seats} seats: forecast and truth differ by {max(misses, default=0.0):.3f} at most", max(misses, default=0.0) <= MISS


def _measured(pool: ProcessPoolExecutor, seats: int, pair: tuple[str, str], games: int) -> Quality:
    quality = Quality()
    played = [LearningGame(seats, SEED + 100_000 * seats + game, *pair, random=False) for game in range(games)]
    for part in pool.map(_judged, [played[at : at + BATCH] for at in range(0, games, BATCH)]):
        quality.add(part)
    return quality


def _judged(played: Sequence[LearningGame]) -> Quality:
    return judged([job.play() for job in played], band_of(played[0].seats))


def _line(what: str, quality: Quality) -> str:
    fifths = " ".join(f"{total / number:.2f}→{came / number:.2f}" for number, total, came in quality.fifths if number >= FORECASTS)
    return f"{what}: Brier {quality.brier:.4f}, rate {quality.rate:.4f}, {quality.count} forecasts; {fifths}"


HEADING = "# How people and machines choose in Mafie, by bands of seats. Made by `make likelihoods`: change nothing by hand.\n"


def written(bands: Bands) -> str:
    return "\n".join([HEADING, *(_band(band) for band in bands)])


def _band(band: Band) -> str:
    content = band.model_dump(mode="json", exclude_none=True)
    plain = {name: value for name, value in content.items() if not isinstance(value, dict)}
    parts = ["[[band]]\n" + _lines(plain)]
    parts += [f"[band.choice.{kind}]\n" + _lines(pulls) for kind, pulls in content["choice"].items()]
    parts += [f"[band.talk.{token}]\n" + _lines(talk) for token, talk in content["talk"].items()]
    parts += [f"[band.{name}]\n" + _lines(content[name]) for name in ("stay", "victim")]
    return "\n".join(parts)


def _lines(values: Mapping[str, object]) -> str:
    return "".join(f"{name} = {_value(value)}\n" for name, value in values.items())


def _value(value: object) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{name} = {_value(one)}" for name, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


FILE = Path(__file__).parents[3] / "engines" / "players" / "data" / "mafie_likelihood.toml"


def main(
    games: Annotated[int, typer.Option(min=5, help="Games for each band of seats and round; with --check for each pairing.")] = 960,
    players: Annotated[str, typer.Option(help="Names of the players, by commas: gentle, normal, strong, random.")] = "",
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first game.")] = 1,
    processes: Annotated[int, typer.Option(min=1, help="Processors to use.")] = 2,
    check: Annotated[bool, typer.Option("--check", help="Measure the learned file; nothing is written.")] = False,
    out: Annotated[Path, typer.Option(help="Where to write.")] = FILE,
) -> None:
    """Learn how Mafie is played, or measure the conclusions."""
    try:
        names = [kind_named(name.strip()) for name in players.split(",")] if players else levels_of(GAME)
    except ValueError as wrong:
        raise typer.BadParameter(str(wrong), param_hint="--players") from wrong
    if check:
        found = list(measured(names, games, processes=processes))
        for line, good in found:
            typer.echo(f"{'✓' if good else '✗'} {line}")
        raise typer.Exit(0 if all(good for _, good in found) else 1)
    out.write_text(written(learn(names, games, seed, processes=processes, report=typer.echo)), "utf-8")


if __name__ == "__main__":
    typer.run(main)
