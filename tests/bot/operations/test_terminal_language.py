"""The command line speaks the language of the terminal, English when that is unknown (T-6)."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

import bot.operations.rehearse
import engines
from bot.__main__ import app
from bot.presenting.texts import words_in
from tests.soak.amounts import first_or_all

run = CliRunner()
OURS = ("DISCORD_TOKEN", "DISCORD_API_URL", "DATABASE_URL", "CONSIGLIERE_DATA", "CONSIGLIERE_LANGUAGE", "LOG_LEVEL")
SYSTEMS = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")
CASES = {
    "English": ({"LANG": "en_GB.UTF-8"}, "en"),
    "Czech": ({"LANG": "cs_CZ.UTF-8"}, "cs"),
    "Czech without a country": ({"LANG": "cs.UTF-8"}, "cs"),
    "Slovak": ({"LANG": "sk_SK.UTF-8"}, "cs"),
    "German": ({"LANG": "de_DE.UTF-8"}, "en"),
    "nothing": ({}, "en"),
    "C": ({"LANG": "C"}, "en"),
    "an empty one says nothing": ({"LC_ALL": "", "LANG": "cs_CZ.UTF-8"}, "cs"),
    "messages before all else": ({"LC_MESSAGES": "en_US.UTF-8", "LANG": "cs_CZ.UTF-8"}, "en"),
    "all of them": ({"LC_ALL": "cs_CZ.UTF-8", "LC_MESSAGES": "en_US.UTF-8", "LANG": "en_US.UTF-8"}, "cs"),
    "whatever servers speak": ({"LANG": "en_GB.UTF-8", "CONSIGLIERE_LANGUAGE": "cs"}, "en"),
}


@pytest.fixture(params=list(CASES.values()), ids=list(CASES))
def spoken(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The language that is expected of a terminal with these variables, in a folder without .env."""
    monkeypatch.chdir(tmp_path)
    for name in (*OURS, *SYSTEMS):
        monkeypatch.delenv(name, raising=False)
    variables, language = request.param
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    return str(language)


def test_the_doctor(spoken: str) -> None:
    assert words_in(spoken)("doctor-token-missing-mend") in run.invoke(app, ["doctor"]).output


def test_a_start_without_a_token_is_explained(spoken: str) -> None:
    assert words_in(spoken)("run-no-token") in run.invoke(app, ["run"]).output


def test_health(spoken: str) -> None:
    assert words_in(spoken)("health-bad") in run.invoke(app, ["health"]).output


def test_settings_that_cannot_work(spoken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_API_URL", "somewhere")
    assert words_in(spoken)("run-settings") in run.invoke(app, ["run"]).output


def test_the_simulation(spoken: str) -> None:
    result = run.invoke(app, ["simulate", "--game", "chess"])
    assert re.split(r"[.:]", words_in(spoken)("simulate-unknown", game="chess", list="x"))[0] in result.output


def rehearsed(monkeypatch: pytest.MonkeyPatch, *options: str) -> str:
    """Start a rehearsal that ends at once; return the language with which it was asked for."""
    asked: list[str] = []

    async def rehearse(*, language: str, ready: Callable[[str], None], **_: object) -> None:
        asked.append(language)
        ready("http://127.0.0.1:1")

    monkeypatch.setattr(bot.operations.rehearse, "rehearse", rehearse)
    result = run.invoke(app, ["rehearse", "--no-browser", *options])
    assert words_in(asked[0])("rehearse-stop") in result.output
    return asked[0]


def test_the_rehearsal(spoken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert rehearsed(monkeypatch) == spoken
    assert rehearsed(monkeypatch, "--language", "cs") == "cs"
    assert rehearsed(monkeypatch, "--language", "en") == "en"


def test_every_game_can_be_simulated_with_as_many_as_it_takes() -> None:
    for game in ("zbojnici", "escape_plan"):
        result = run.invoke(app, ["simulate", "--game", game, "--games", "1", "--processes", "1", "--players", "random"])
        assert result.exit_code == 0, result.output


COMMAND_LINES = (("rehearse", "--help"), ("rehears",), ("rehearse", "--prt", "1"), ("rehearse", "--port", "x"))
ONE_AFTER_ANOTHER = """
import contextlib, io, json, runpy, sys
for line in json.loads(sys.argv[1]):
    sys.argv[1:], told = line, io.StringIO()
    try:
        with contextlib.redirect_stdout(told), contextlib.redirect_stderr(told):
            runpy.run_module("bot", run_name="__main__", alter_sys=True)
    except SystemExit as end:
        print(json.dumps([end.code or 0, told.getvalue()]))
"""
"""The program, once for each command line: a process for each would spend its time on imports."""


@pytest.mark.parametrize("language", first_or_all("cs", "en"))
def test_help_and_usage_errors_of_a_program_speak_it_too(tmp_path: Path, language: str) -> None:
    words = words_in(language)
    environment = {"LANG": f"{language}_XX.UTF-8", "PYTHONPATH": str(Path(engines.__file__).parents[1]), "COLUMNS": "300"}
    program = [sys.executable, "-c", ONE_AFTER_ANOTHER, json.dumps(COMMAND_LINES)]
    done = subprocess.run(program, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60, check=True)
    (code, text), *wrong = [json.loads(line) for line in done.stdout.splitlines()]
    assert code == 0 and words("help-rehearse") in text and words("help-option-port") in text
    assert [code for code, _ in wrong] == [2, 2, 2]
    command, option, value = [text for _, text in wrong]
    assert command.startswith(words("usage-command", list="run")[:-1])
    assert option == f"{words('usage-option', what='--prt')}\n{words('usage-help', command='python -m bot rehearse')}\n"
    assert words("usage-value", what="'--port'") in value
