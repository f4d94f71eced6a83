"""A lobby whose file of numbers is broken: people sit down as ever, it shows them, and its balance is counted anew (MA-7.5)."""

import dataclasses
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.simulation import balance
from tests.night.evening import FAST, Evening, plain, seen

QUICK = dataclasses.replace(FAST, odds=(10, 20), odds_after=0.0)


@pytest.fixture(autouse=True)
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The file shipped with the bot is cut off in the middle of a row."""
    (tmp_path / "balance.json").write_text('{"mafie": {"basic": {"6": {"fingerprint": "0123', "utf-8")
    monkeypatch.setattr(balance, "resources", SimpleNamespace(files=lambda _: tmp_path))
    for made in (balance._counted, balance._known):
        made.cache_clear()
    yield
    for made in (balance._counted, balance._known):
        made.cache_clear()


@pytest.mark.real_time("a process beside this one counts the games of the lobby")
@pytest.mark.rule("MA-7.5")
async def test_a_broken_file_of_numbers_freezes_no_lobby(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with Evening(tmp_path / "night", tempo=QUICK, language="en") as evening:
        await evening.prefer(text_mode=True)
        people = evening.crowd(7)
        await evening.open_table(people[0])
        lobby = await evening.lobby()
        for person in people:
            answer = await person.press(lobby, evening.press_id("join"))
            assert "K-" not in seen(answer).text, seen(answer).text

        def says(words: str) -> bool:
            message = evening.living("join")
            return message is not None and words in plain(message.text)

        await evening.eventually(lambda: says(people[6].name))
        await evening.eventually(lambda: (known := evening.session.table.leaning()) is not None and known.games == 20, within=60)
        details = await people[0].press(await evening.lobby(), evening.press_id("details"))
        assert "(20 games between automated players)" in plain(seen(details).text)
    assert [record.getMessage() for record in caplog.records if "balance.json" in record.getMessage()] == [
        "cannot read balance.json, so no balance is known: JSONDecodeError"
    ]
