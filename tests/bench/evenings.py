"""How long a game of each kind lasts at the clocks of its manners, with automated players between people.

Nothing is waited for: the course of the game is folded as a table folds it, people answer after 6 to 20 seconds, automated players as the
bot lets them. People play like automated players; what is measured is time, not skill.
"""

import engines
from bot.games import game_of
from bot.simulation.simulate import players_of
from bot.tables.players.bot_players import FOLLOW_UP
from bot.tables.tempo import Tempo
from engines.chance import Stream
from engines.table import Ask
from tests.bench.result import Result, percentile
from tests.bot.tables.at_real_clocks import AtTheClock, Planned

GAMES = 12
MOST_STEPS = 20_000
LONGEST = {"mafia_city": 60.0, "nostra_city": 75.0}
"""Minutes that an evening may last."""

SEATS = {"mafie": (11, 6), "zbojnici": (4, 1), "mafia_city": (4, 1), "nostra_city": (4, 1), "escape_plan": (3, 1)}
"""How many sit at the table, and how many of them are people."""

PEOPLE = (6.0, 20.0)
"""Seconds that a person thinks."""
FOLLOWING = (3.0, 8.0)
"""Those for what follows from something that the person has begun."""


def measure() -> list[Result]:
    """Play some games of each kind and print their median and their longest, in minutes, and how many entries of a log that makes."""
    found = []
    for game in engines.GAMES:
        played = [_played(game, seed) for seed in range(1, GAMES + 1)]
        lengths = [minutes for minutes, _ in played]
        most = LONGEST.get(game)
        median, longest = percentile(lengths, 0.5), max(lengths)
        wanted = f"median of {most:.0f} min at most" if most else ""
        seats, people = SEATS[game]
        what = f"{game}, {seats} seats, {people} people: median, longest"
        found.append(Result(what, f"{median:.0f}, {longest:.0f} min", wanted, median <= most if most else None))
        found.append(Result("  entries of the log a minute", f"{sum(entries for _, entries in played) / sum(lengths):.1f}"))
    return found


def _played(name: str, seed: int) -> tuple[float, int]:
    """Play one game and return how many minutes it lasted, and how many entries its log has."""
    seats, people = SEATS[name]
    chance = Stream(seed, "thinking")
    tempo = Tempo()
    table = AtTheClock(name, seats, seed=seed)
    players = players_of(name, seats, seed, "auto")

    def way(ask: Ask, _played: AtTheClock) -> Planned | None:
        picks = players[ask.seat].choose(ask, table.course.game.view(ask.seat))
        if picks is None or any(option.host_only for option in ask.options):
            return None
        follows = ask.name in game_of(name).timing.rhythm.follow_up
        if ask.seat < people:
            least, most = FOLLOWING if follows else PEOPLE
        else:
            least, most = (FOLLOW_UP * one if follows else one for one in tempo.thinking)
        return least + (most - least) * chance.below(1000) / 1000, picks

    table.way = way
    begun = table.now
    for _ in range(MOST_STEPS):
        if table.course.game.outcome is not None:
            return (table.now - begun) / 60, table.course.entries
        table.step()
    raise RuntimeError(f"{name} with seed {seed} does not end")
