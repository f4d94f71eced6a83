"""Windows that somebody lets pass by itself: a moment by chance, of which nobody sees anything."""

from collections.abc import Callable

import pytest

from bot.games import game_of
from bot.tables.session.timekeeper import Timekeeper
from engines import Ask, Option, Text

NOW = 1_800_000_000.0


def window(seat: int, clock: str, number: int = 1, continues: str = "") -> Ask:
    options = (Option("pass", Text("opt-mc-let")),)
    return Ask(
        "mafia_city.veto", seat, options, ("pass",), secret=True, clock=clock, id=f"mafia_city.veto/{seat}/{number}", continues=continues
    )


def opened(*asks: Ask, salt: str = "5eed") -> Timekeeper:
    timing = game_of("mafia_city").timing
    time = Timekeeper(timing, timing.lengths(), 0.0, salt=salt)
    time.advance(NOW, asks, (), lambda: None)
    return time


@pytest.mark.rule("MC-15.4", "MC-15.6")
def test_settings_of_players_do_not_shorten_the_shown_window() -> None:
    asks = (window(0, "window"), window(1, "ack"), window(2, "window"), window(3, "ack"))
    time = opened(*asks)
    assert {time.shown_end(ask.id) for ask in asks} == {NOW + 20}
    assert time.next_shown() == NOW + 20
    real = [time.deadline(ask.id) for ask in asks]
    assert real[0] == real[2] == NOW + 20
    assert all(NOW + 2 <= (end or 0) <= NOW + 6 for end in (real[1], real[3]))
    assert time.due(NOW + 6) == (asks[1].id, asks[3].id)
    case = opened(window(0, "ack_case"))
    assert case.shown_end("mafia_city.veto/0/1") == NOW + 40


@pytest.mark.rule("MC-15.6")
def test_the_moment_is_drawn_anew_each_time_and_evenly() -> None:
    ends = []
    for number in range(400):
        ask = window(1, "ack", number)
        ends.append((opened(ask).deadline(ask.id) or 0) - NOW)
        assert opened(ask).deadline(ask.id) == opened(ask).deadline(ask.id), "the same after a restart"
    assert min(ends) < 2.2 and max(ends) > 5.8
    assert 3.8 < sum(ends) / len(ends) < 4.2
    other = opened(window(1, "ack"), salt="other")
    assert other.deadline("mafia_city.veto/1/1") != opened(window(1, "ack")).deadline("mafia_city.veto/1/1")


@pytest.mark.rule("MC-15.6", "MC-15.13")
def test_a_continued_window_keeps_its_hidden_deadline() -> None:
    first = window(1, "ack")
    time = opened(first)
    end = time.deadline(first.id)
    second = window(1, "ack", 2, continues=first.id)
    time.advance(NOW + 1, (second,), (), lambda: None)
    assert time.deadline(second.id) == end
    assert time.shown_end(second.id) == NOW + 20


def test_more_time_for_everybody_keeps_the_ends_alike() -> None:
    ways: tuple[Callable[[Timekeeper], None], ...] = (
        lambda time: time.top_up(NOW + 15, 30),
        lambda time: time.afresh(NOW + 60, 60),
        lambda time: time.extend(NOW + 15, 30),
    )
    for more in ways:
        asks = (window(0, "window"), window(1, "ack"))
        time = opened(*asks)
        more(time)
        assert len({time.shown_end(ask.id) for ask in asks}) == 1
        more(time)
        assert len({time.shown_end(ask.id) for ask in asks}) == 1
        assert (time.deadline(asks[1].id) or 0) < (time.deadline(asks[0].id) or 0)
