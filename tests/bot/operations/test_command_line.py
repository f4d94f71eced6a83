"""The command line as an operator sees it: words and exit codes."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import engines
from bot.__main__ import app
from bot.app.supervisor import Exit
from bot.runtime.health import beat

run = CliRunner()


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder without .env, and no variables of ours."""
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "DISCORD_API_URL", "DATABASE_URL", "CONSIGLIERE_DATA", "CONSIGLIERE_LANGUAGE", "LOG_LEVEL"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def test_without_a_token_nothing_runs() -> None:
    result = run.invoke(app, ["run"])
    assert result.exit_code == Exit.TOKEN
    assert "DISCORD_TOKEN" in result.output


def test_settings_that_cannot_work_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_API_URL", "somewhere")
    result = run.invoke(app, ["run"])
    assert result.exit_code == Exit.SETTINGS
    assert "DISCORD_API_URL" in result.output


def test_the_operator_reads_of_a_broken_database_in_their_language(monkeypatch: pytest.MonkeyPatch, elsewhere: Path) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "some.token")
    monkeypatch.setenv("CONSIGLIERE_LANGUAGE", "en")
    monkeypatch.setenv("DATABASE_URL", "mysql://nobody:secret@nowhere/none")
    result = run.invoke(app, ["run"])
    assert result.exit_code == Exit.DATABASE
    assert "DATABASE_URL" in result.output
    assert "secret" not in result.output


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_folder_that_cannot_be_written_is_not_blamed_on_a_database_that_nobody_has_set(
    monkeypatch: pytest.MonkeyPatch, elsewhere: Path, language: str
) -> None:
    (elsewhere / "taken").write_text("no folder")
    monkeypatch.setenv("DISCORD_TOKEN", "some.token")
    monkeypatch.setenv("CONSIGLIERE_DATA", str(elsewhere / "taken"))
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    for command in ("run", "doctor"):
        result = run.invoke(app, [command])
        assert result.exit_code
        assert "CONSIGLIERE_DATA" in result.output and "DATABASE_URL" not in result.output
        assert "Errno" not in result.output


@pytest.mark.parametrize("name", ["nonsense", "mydatabase", "postgres"])
def test_a_database_that_is_neither_a_url_nor_a_path_is_refused(monkeypatch: pytest.MonkeyPatch, elsewhere: Path, name: str) -> None:
    monkeypatch.setenv("DATABASE_URL", name)
    result = run.invoke(app, ["run"])
    assert result.exit_code == Exit.SETTINGS
    assert "DATABASE_URL" in result.output and "sqlite:///" in result.output
    assert not (elsewhere / name).exists()


def test_simulation_prints_shares_with_their_intervals() -> None:
    result = run.invoke(app, ["simulate", "--games", "20", "--seats", "7", "--processes", "1", "--players", "random", "--language", "en"])
    assert result.exit_code == 0, result.output
    assert "20 games" in result.output
    assert "(95 %:" in result.output
    again = run.invoke(app, ["simulate", "--games", "20", "--seats", "7", "--processes", "1", "--players", "random", "--language", "en"])
    assert result.output.splitlines()[-3:] == again.output.splitlines()[-3:]


@pytest.mark.parametrize("more", [["--game", "chess"], ["--seats", "4"], ["--option", "cards=1,1"], ["--option", "nothing=true"]])
def test_an_impossible_deal_is_refused(more: list[str]) -> None:
    result = run.invoke(app, ["simulate", "--games", "5", "--language", "cs", *more])
    assert result.exit_code == Exit.SETTINGS


def test_verify_ends_with_one_when_a_record_does_not_hold(elsewhere: Path) -> None:
    game = engines.start("mafie", seats=6, options={}, seed=7)
    game.expire()
    good, bad = elsewhere / "good.json", elsewhere / "bad.json"
    good.write_text(game.record.model_dump_json(), "utf-8")
    content = json.loads(good.read_text("utf-8"))
    content["moves"] = [{"ask_name": "mafie.day.ready", "seat": 0, "picks": ["ready"], "by": "seat"}]
    bad.write_text(json.dumps(content), "utf-8")
    assert run.invoke(app, ["verify", str(good)]).exit_code == 0
    assert run.invoke(app, ["verify", str(bad)]).exit_code == 1
    assert run.invoke(app, ["verify", "nowhere.json"]).exit_code == 1


def test_health_looks_at_the_sign_of_life(elsewhere: Path) -> None:
    assert run.invoke(app, ["health"]).exit_code == 1
    beat(elsewhere / "data" / "heartbeat")
    assert run.invoke(app, ["health"]).exit_code == 0
    beat(elsewhere / "data" / "heartbeat", now=1.0)
    assert run.invoke(app, ["health"]).exit_code == 1


@pytest.mark.parametrize("more", [["--seed", "-5"], ["--processes", "-1"]])
def test_a_number_that_cannot_be_is_refused_as_any_other(more: list[str]) -> None:
    result = run.invoke(app, ["simulate", "--games", "1", *more])
    assert result.exit_code == 2 and more[0] in result.output
