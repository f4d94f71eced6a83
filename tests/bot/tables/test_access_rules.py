from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

import engines
from bot.games import game_of
from bot.simulation.playing import Circle
from bot.tables.moderation.access_rules import VoiceRules, channel_rules, may_write_in_channel, voice_rules
from bot.tables.session.seating import Seat
from bot.tables.session.table_settings import TableSettings
from engines.players import player_for


def table_of(game: str, view: Any, seats: int) -> Any:
    people = [Seat(seat, 100 + seat, "") for seat in range(seats)]
    course = SimpleNamespace(
        public=lambda _: view, public_after=lambda _: view, over=lambda _: view.phase == "end", over_after=lambda _: view.phase == "end",
        announced_by=lambda announced, _now: announced, answered_at=0.0,
        timing=game_of(game).timing,
        speeches=SimpleNamespace(floor=lambda _now, _view: None), open_asks=lambda _: (),
        time=SimpleNamespace(timers={}, released=lambda _: 0),
    )  # fmt: skip
    table = SimpleNamespace(game=game, phase="running", people=people, seats=people, running=course, course=course, now=lambda: 0.0)
    return SimpleNamespace(**vars(table), slow=False, settings=TableSettings(), host_id=1, cohosts=(), id="one")


@pytest.mark.parametrize(("game", "seats"), [("zbojnici", 4), ("mafia_city", 3), ("nostra_city", 3), ("escape_plan", 2)])
def test_people_talk_in_every_phase_of_a_boxed_game(game: str, seats: int) -> None:
    played = engines.start(game, seats=seats, seed=7)
    circle = Circle(played, [player_for(game, seat, 7) for seat in range(seats)])
    phases: set[str] = set()
    while played.outcome is None:
        phases.add(played.view(None).phase)  # type: ignore[attr-defined]
        wish = channel_rules(table_of(game, played.view(None), seats), 0)
        assert not wish.closed and not wish.dead and not wish.watched, phases
        voices = voice_rules(table_of(game, played.view(None), seats), 0)
        assert not any(voices.silent(user) for user in range(100, 100 + seats)), phases
        circle.step()
    assert len(phases) > 2


@pytest.mark.rule("MF-15.3", "MF-15.12")
def test_by_night_nobody_writes_and_nobody_speaks_at_a_table_of_mafie() -> None:
    game = engines.start("mafie", seats=7, seed=7)
    while game.view(None).phase != "agent":  # type: ignore[attr-defined]
        game.expire()
    table = table_of("mafie", game.view(None), 7)
    wish, voices = channel_rules(table, 0), voice_rules(table, 0)
    assert wish.closed and wish.watched and all(voices.silent(user) for user in range(100, 107))


@pytest.mark.rule("MF-15.12")
@pytest.mark.parametrize(("phase", "written"), [("discussion", {100, 102}), ("agent", set[int]())])
def test_the_bot_answers_openly_only_for_those_who_may_write(phase: str, written: set[int]) -> None:
    seats = [SimpleNamespace(seat=seat, living=seat != 1, struck=False, speaking=False) for seat in range(7)]
    view = SimpleNamespace(phase=phase, round=1, seats=seats)
    table, spectator = table_of("mafie", view, 7), 500
    assert {user for user in (100, 101, 102, spectator) if may_write_in_channel(table, 0, user)} == written


@pytest.mark.rule("TK-2.4", "TK-3.7")
def test_an_automated_player_has_the_floor_while_everybody_else_is_silent() -> None:
    seats = [SimpleNamespace(seat=seat, living=True, struck=False, speaking=seat == 3) for seat in range(7)]
    table = table_of("mafie", SimpleNamespace(phase="defence", round=1, seats=seats), 7)
    table.seats[3] = Seat(3, None, "")
    voices = voice_rules(table, 0)
    assert voices.closed and not voices.floor and all(voices.silent(100 + seat) for seat in range(7) if seat != 3)


def test_the_row_of_a_person_decides_who_is_silent() -> None:
    rules = VoiceRules(free=False, floor=frozenset({1}), living=frozenset({1, 2}), out=frozenset({3}), aside=frozenset({4}))
    assert [user for user in range(1, 6) if rules.silent(user)] == [2, 3, 5]
    assert [user for user in range(1, 6) if replace(rules, floor=frozenset()).silent(user)] == [3, 5]
    assert [user for user in range(1, 6) if replace(rules, spectators=False).silent(user)] == [2, 3]
    assert [user for user in range(1, 6) if replace(rules, closed=True, floor=frozenset()).silent(user)] == [1, 2, 3, 5]
