"""Automated players know what their seats may know, and nothing of each other."""

import ast
import gc
from pathlib import Path
from types import FunctionType, ModuleType
from typing import get_args

import pytest
from pydantic import BaseModel

import engines
from bot.simulation.playing import Circle
from bot.simulation.simulate import PlayerKind, players_of
from engines.players import Level, Player, levels_of
from engines.players.inference import Posterior
from engines.players.inference.facts import Fact
from engines.table import Ask
from tests.engines.players.pairs_of_machines import Machine, dealt_apart, played_apart
from tests.soak.amounts import little_or_much

PLAYERS = Path(engines.__file__).parent / "players"
OF_THE_KERNEL = ("engines.asking", "engines.chance", "engines.data", "engines.players")
OF_A_GAME = ("views", "looks", "components", "asks", "control", "map.graph", "map.routes")
"""The public parts of a game: its view, its box, the names of its questions, and conclusions from a board that all see."""

games = pytest.mark.parametrize("game", sorted(engines.GAMES))
levels = [(game, level) for game in sorted(engines.GAMES) for level in levels_of(game)]
every_level = pytest.mark.parametrize(("game", "level"), levels)


def imported(file: Path) -> set[str]:
    """Return the modules of the engines that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            whole = engines.__path__[0] + "/" + node.module.removeprefix("engines").replace(".", "/")
            found |= {f"{node.module}.{name.name}" if Path(whole, f"{name.name}.py").exists() else node.module for name in node.names}
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
    return {name for name in found if name.startswith(("engines", "bot", "cogs"))}


@pytest.mark.rule("MA-4.1")
def test_players_import_only_the_public_parts_of_a_game() -> None:
    allowed = {f"engines.{game}.{part}" for game in engines.GAMES for part in OF_A_GAME}
    for file in PLAYERS.rglob("*.py"):
        beyond = {name for name in imported(file) if name not in allowed and not name.startswith(OF_THE_KERNEL)}
        assert beyond == set(), file.name


@every_level
@pytest.mark.rule("MA-4.2", "MA-4.5")
@pytest.mark.parametrize("deals", little_or_much(1, 2))
def test_in_games_alike_for_a_seat_it_does_the_same_at_the_same_moments(game: str, level: Level, deals: int) -> None:
    deeds = sum(dealt_apart(game, 8000 + deal, level) for deal in range(deals)) + played_apart(game, 9000, level)
    assert deeds > 5


@pytest.mark.rule("MA-4.2")
def test_a_machine_that_peeks_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    peeked = Machine._deed

    def peeking(machine: Machine, ask: Ask) -> object:
        return *peeked(machine, ask), repr(machine.game._table.state)

    monkeypatch.setattr(Machine, "_deed", peeking)
    with pytest.raises(AssertionError):
        for seed in range(8000, 8010):
            dealt_apart("mafie", seed, "normal")


PUBLIC = (Posterior, *get_args(Fact))
"""The shared data of automated players at one table: public facts and conclusions, none of which ever changes (MA-1.7)."""


def reachable(player: Player) -> dict[int, object]:
    """Return all objects that can be reached from a player, but for code and what never changes."""
    found: dict[int, object] = {}
    waiting: list[object] = [player]
    while waiting:
        one = waiting.pop()
        if id(one) in found or isinstance(one, (type, ModuleType, str, int, float, BaseModel, *PUBLIC)):
            continue
        found[id(one)] = one
        if isinstance(one, FunctionType):
            waiting += [cell.cell_contents for cell in one.__closure__ or ()]
        else:
            waiting += gc.get_referents(one)
    return found


@games
@pytest.mark.rule("MA-4.4")
def test_no_object_of_one_is_reachable_from_another(game: str) -> None:
    seats = engines.GAMES[game].seats[-1] if game != "mafie" else 9
    kinds: tuple[PlayerKind, ...] = ("normal", "gentle")
    for kind in kinds:
        players = players_of(game, seats, 4, kind)
        Circle(engines.start(game, seats=seats, seed=4), players).play()
        own = [reachable(player) for player in players]
        for one in own:
            for other in own:
                shared = [] if one is other else [thing for key, thing in one.items() if key in other]
                assert [thing for thing in shared if type(thing).__module__.startswith("engines.players")] == []
                assert [thing for thing in shared if isinstance(thing, list | dict | set)] == [], "what one notes down the other could read"
