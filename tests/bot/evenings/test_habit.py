"""The line of habit: evenings in a row, who was at all of them, who is back (NT-6.2)."""

from dataclasses import replace

import pytest

from bot.evenings.habit import DAY, Habit, habit_of
from bot.evenings.plan import GamePlan, Plan
from bot.store.evening_rows import AttendeeRow, EveningRow, Repeat, SavedEvening

JANA, KAREL, PETR = 11, 12, 13
PLAN = Plan(games=(GamePlan("mafie"),), channels=("5",), chairs=10)


def evening(
    day: float, *people: int, series: str | None = None, repeat: Repeat | None = None, sat_out: tuple[int, ...] = ()
) -> SavedEvening:
    plan = Plan(games=PLAN.games, channels=PLAN.channels, chairs=PLAN.chairs, repeat=repeat)
    row = EveningRow(
        id=f"e{day}", guild_id=1, channel_id=5, host_id=JANA, state="over", name="Friday", starts_at=day * DAY, zone="Europe/Prague",
        wall_time="", series_id=series, plan=plan.json(),
    )  # fmt: skip
    there = [AttendeeRow(user_id=one, outcome="played") for one in people]
    return SavedEvening(evening=row, people=(*there, *(AttendeeRow(user_id=one, outcome="sat_out") for one in sat_out)))


@pytest.mark.rule("NT-6.2")
def test_evenings_in_a_row_end_at_a_week_without_one() -> None:
    ended = [evening(day, JANA, KAREL, PETR) for day in (0, 14, 21, 28, 35)]
    assert habit_of(ended[-1], ended).run == 4
    assert habit_of(ended[-1], list(reversed(ended))).run == 4, "in any order"
    assert habit_of(ended[2], ended) == Habit(), "two in a row are no habit"
    monthly = [evening(day, JANA, KAREL, PETR, repeat="monthly") for day in (0, 28, 63)]
    assert habit_of(monthly[-1], monthly).run == 3


@pytest.mark.rule("NT-6.2")
def test_an_evening_without_a_game_and_one_of_another_series_do_not_count() -> None:
    ended = [evening(0, JANA), evening(7, sat_out=(JANA,)), evening(8, JANA, series="s1"), evening(14, JANA), evening(21, JANA)]
    assert habit_of(ended[-1], ended) == Habit()


@pytest.mark.rule("NT-6.2")
def test_people_at_every_evening_are_named_while_they_are_few() -> None:
    ended = [evening(0, JANA, KAREL), evening(7, JANA, KAREL, sat_out=(PETR,)), evening(14, JANA, PETR, sat_out=(KAREL,))]
    assert habit_of(ended[-1], ended) == Habit(3, (JANA, KAREL))
    every = [evening(day, JANA, KAREL, PETR) for day in (0, 7, 14)]
    assert habit_of(every[-1], every) == Habit(3)
    forgotten = [evening(day, -5) for day in (0, 7, 14)]
    assert habit_of(forgotten[-1], forgotten) == Habit(3), "a pseudonym is nobody"


@pytest.mark.rule("NT-6.2")
def test_a_guest_absent_for_weeks_is_back() -> None:
    ended = [evening(0, JANA, PETR), evening(7, JANA, KAREL), evening(14, JANA), evening(42, JANA, KAREL, PETR)]
    assert habit_of(ended[-1], ended).back == (PETR, 6), "the one who was away for longest"
    assert habit_of(replace(ended[-1], people=(AttendeeRow(user_id=99, outcome="played"),)), ended).back is None, "a newcomer is not back"
    assert habit_of(ended[2], ended).back is None
