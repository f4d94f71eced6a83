"""How a table leans, as people see it behind [Details] of the lobby: counted, shown, and out of the way of the deal (MA-7.5, MA-7.6)."""

import dataclasses
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.simulation import balance
from bot.tables.pages.lobby import details_page
from bot.tables.session.lobby_view import lobby_scene
from tests.night.evening import FAST, Evening, plain

QUICK = dataclasses.replace(FAST, odds=(10, 20), odds_after=0.0)
"""Few games, so that a night is short."""
ENDLESS = dataclasses.replace(FAST, odds=(1_000_000,), odds_after=0.0)
"""So many games that only an end ends them."""


@pytest.fixture(autouse=True)
def nothing_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """No rows came with the bot."""
    monkeypatch.setattr(balance, "known", lambda _: None)
    monkeypatch.setattr("bot.tables.lobby_odds.known", lambda _: None)


@asynccontextmanager
async def lobby_of_seven(folder: Path, *, quick: bool = True, language: str = "cs") -> AsyncIterator[Evening]:
    async with Evening(folder, tempo=QUICK if quick else ENDLESS, language=language) as evening:
        await evening.prefer(text_mode=True)
        people = evening.crowd(7)
        await evening.open_table(people[0])
        await evening.seat(people)
        yield evening


def line(evening: Evening) -> str:
    """Return what the lobby says of its options now, and its details of the balance."""
    message = evening.living("join")
    lines = plain(message.text).split("\n") if message is not None else []
    options = next((line for line in lines if "Základní hra" in line or "Basic game" in line), "")
    scene = lobby_scene(evening.session.table, evening.session.table.words)
    details = [part for part in details_page(scene).parts if isinstance(part, str)] if options and scene.balance is not None else []
    return " · ".join((options, *map(plain, details[1:2])))


async def says(evening: Evening, words: str) -> None:
    await evening.eventually(lambda: words in line(evening), within=60)


async def the_process(evening: Evening, *, but: int | None = None) -> int:
    """Wait until a process plays, another than ``but``."""
    pid: int = await evening.eventually(lambda: evening.registry.odds.pid if evening.registry.odds.pid != but else None, within=60)
    return pid


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.rule("MA-7.5")
@pytest.mark.parametrize(
    ("language", "counting", "first", "last"),
    [
        ("cs", "Vyváženost: počítám…", "(10 her automatů)", "(20 her automatů)"),
        pytest.param(
            "en",
            "Balance: counting…",
            "(10 games between automated players)",
            "(20 games between automated players)",
            marks=pytest.mark.soak,
        ),
    ],
)
async def test_the_lobby_counts_and_then_says_how_it_leans(tmp_path: Path, language: str, counting: str, first: str, last: str) -> None:
    async with lobby_of_seven(tmp_path, language=language) as evening:
        seen: list[str] = []

        def told(words: str) -> Callable[[], bool]:
            def look() -> bool:
                if line(evening) not in seen:
                    seen.append(line(evening))
                return words in line(evening)

            return look

        await evening.eventually(told(last), within=60)
        shown = [one.rpartition(" · ")[2] for one in seen if "5 Polic" in one]
        assert all(one.startswith(counting) or one.endswith((first, last)) for one in shown), seen
        who = "Mafie vyhrává " if language == "cs" else "The Mafia wins "
        assert shown[-1].startswith(who) and " ± " in shown[-1] and shown[-1].endswith(last)
        await evening.eventually(lambda: evening.registry.odds.pid is None, within=60)


@pytest.mark.rule("MA-7.5")
async def test_a_changed_option_ends_the_run(tmp_path: Path) -> None:
    async with lobby_of_seven(tmp_path, quick=False) as evening:
        await says(evening, "počítám…")
        before = await the_process(evening)
        await evening.session.lobby_moves.change_option("final_tie", "lot")
        after = await the_process(evening, but=before)
        assert gone(before) and not gone(after)
        await says(evening, "Hned los")
        await says(evening, "počítám…")


@pytest.mark.rule("MA-7.5")
async def test_a_process_that_is_killed_is_made_anew_once(tmp_path: Path) -> None:
    async with lobby_of_seven(tmp_path, quick=False) as evening:
        await evening.eventually(lambda: (now := evening.registry.odds._now_on) is not None and now.seats == 7, within=60)
        first = await the_process(evening)
        os.kill(first, signal.SIGKILL)
        second = await the_process(evening, but=first)
        await says(evening, "počítám…")
        os.kill(second, signal.SIGKILL)
        await evening.eventually(lambda: line(evening) and "počítám" not in line(evening), within=60)
        assert evening.registry.odds.pid is None


@pytest.mark.rule("MA-7.5")
async def test_the_deal_does_not_wait_and_nothing_is_played_after_it(tmp_path: Path) -> None:
    async with lobby_of_seven(tmp_path, quick=False) as evening:
        pid = await the_process(evening)
        await evening.deal(evening.people[0])
        await evening.eventually(lambda: gone(pid) and evening.registry.odds.pid is None, within=60)
        record = await evening.discord.until(
            lambda: next((message for message in evening.channel.messages.values() if "rozdáno" in message.text), None)
        )
        assert "počítám" not in record.text and "automatů" not in record.text
        await evening.people[0].wait_for(lambda message: "Rozdávám" in message.text, place=evening.channel)


@pytest.mark.rule("MA-7.5")
async def test_a_lobby_that_is_closed_and_a_bot_that_stops_leave_no_process(tmp_path: Path) -> None:
    async with lobby_of_seven(tmp_path, quick=False) as evening:
        pid = await the_process(evening)
        await evening.session.lobby_moves.cancel(None)
        await evening.eventually(lambda: gone(pid), within=60)
    async with lobby_of_seven(tmp_path / "again", quick=False) as evening:
        pid = await the_process(evening)
        await evening.stop_bot()
        assert gone(pid)


@pytest.mark.rule("MA-7.6")
async def test_after_a_restart_the_number_is_there_and_nothing_is_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with lobby_of_seven(tmp_path) as evening:
        await says(evening, "(20 her automatů)")
        said = line(evening)
        await evening.stop_bot()

        def never(*_: object) -> None:
            raise AssertionError("games are played")

        monkeypatch.setattr("bot.tables.lobby_odds.OddsRun", never)
        await evening.start_bot()
        await says(evening, said)
        await evening.session.lobby_moves.leave(evening.people[6].id)
        await says(evening, "4 Policist")
        await evening.seat([evening.people[6]])
        await says(evening, said)


@pytest.mark.rule("MA-7.6")
async def test_an_operator_can_switch_it_off(tmp_path: Path) -> None:
    async with Evening(tmp_path, tempo=ENDLESS) as evening:
        await evening.stop_bot()
        await evening.start_bot(balance=False)
        people = evening.crowd(7)
        await evening.open_table(people[0])
        await evening.seat(people)
        await says(evening, "5 Policist")
        assert "počítám" not in line(evening) and evening.registry.odds.pid is None


def test_nights_play_no_games_for_their_lobbies() -> None:
    """A night of the tests has other things to do."""
    assert FAST.odds == ()
