"""The lab's own command lines; the bot's wheel and commands do without the lab."""

import sys
import tomllib
from collections.abc import Callable
from fnmatch import fnmatch
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from bot.lab import badge_frequency, balance, headline_frequency, league_tables
from tests.soak.__main__ import main as soak

ROOT = Path(__file__).parents[3]


def called(main: Callable[..., None], *arguments: str) -> tuple[int, str]:
    app = typer.Typer()
    app.command()(main)
    result = CliRunner().invoke(app, arguments)
    return result.exit_code, result.output


@pytest.mark.parametrize("module", [badge_frequency, balance, headline_frequency, league_tables])
def test_each_command_line_explains_itself(module: object) -> None:
    code, said = called(getattr(module, "main"), "--help")  # noqa: B009 (of a module that is not named here)
    assert code == 0
    assert "--game" in said and "--processes" in said


def test_soak_explains_itself(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["soak", "--help"])
    assert soak() == 0
    assert "evenings(kills: int = 200, seed: int = 1)" in capsys.readouterr().out


@pytest.mark.rule("MA-7.1")
@pytest.mark.parametrize("wrong", [("--seats", "99"), ("--game", "chess"), ("--games", "0"), ("--seed", "-5")])
def test_a_league_that_cannot_be_played_is_refused(wrong: tuple[str, str]) -> None:
    code, said = called(league_tables.main, *wrong)
    assert code == 2
    assert wrong[0] in said


@pytest.mark.rule("MA-6.6", "MA-7.1")
def test_a_league_begins_with_the_deal_of_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []

    def played(*_: object, first: int, **__: object) -> dict[object, object]:
        begun.append(first)
        return {}

    for name in ("run_league", "compare_all"):
        monkeypatch.setattr(league_tables, name, played)
    for name in ("section", "section_ahead"):
        monkeypatch.setattr(league_tables, name, lambda *_: "")
    code, said = called(league_tables.main, "--game", "mafia_city", "--games", "1", "--search", "1", "--seed", "50001")
    assert code == 0, said
    assert begun == [50001, 50001]


def included(package: str, rule: dict[str, list[str]]) -> bool:
    wanted, left_out = (any(fnmatch(package, pattern) for pattern in rule.get(key, ())) for key in ("include", "exclude"))
    return wanted and not left_out


def test_the_wheel_has_all_of_the_bot_but_the_lab() -> None:
    rule = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]["packages"]["find"]
    folders = {path.parent.relative_to(ROOT) for top in ("bot", "cogs", "engines") for path in (ROOT / top).rglob("__init__.py")}
    packages = {name for name in (".".join(folder.parts) for folder in folders) if included(name, rule)}
    assert {"bot", "bot.simulation", "bot.games.mafie", "cogs", "engines"} <= packages
    assert not {name for name in packages if name.startswith("bot.lab")}
