"""The call for the last players: its time, evening and addressees (NT-6.5)."""

from typing import cast

import pytest
from msgspec.structs import replace as with_fields

from bot.evenings.due import moments
from bot.evenings.evening import LiveEvening, Move, applied
from bot.evenings.moments.wall import moment_of, wall_of
from bot.evenings.moves.answering import answer, uninvite
from bot.evenings.moves.calling_players import call_players, is_call_stale
from bot.evenings.moves.planning import ChosenTime, change_plan, move_to
from bot.evenings.plan import GamePlan, Plan
from bot.store import Store
from bot.store.evening_rows import EveningRow, SavedEvening
from engines import GAMES

HOST, COHOST = 99, 98
LEAST = GAMES["mafie"].seats[0]
HOUR, DAY = 3600.0, 86_400.0
ZONE = "Europe/Prague"


def at(wall: str) -> float:
    return float(moment_of(wall_of(0, "UTC").fromisoformat(wall), ZONE).instant)


class Club:
    """An evening in memory on Friday at 20:00, announced on Monday, with this many players missing."""

    def __init__(self, *, missing: int, announced: str = "2026-11-23T12:00", wall: str = "2026-11-27T20:00") -> None:
        self.now = at(announced)
        plan = Plan(games=(GamePlan("mafie"),), channels=("1",), chairs=20, announced_at=self.now, cohosts=(str(COHOST),))
        row = EveningRow(
            id="e00000000", guild_id=1, channel_id=1, host_id=HOST, state="planned", name="Evening", starts_at=at(wall), zone=ZONE,
            wall_time=wall, plan=plan.json(),
        )  # fmt: skip
        self.evening = LiveEvening(SavedEvening(evening=row), cast(Store, None), lambda: self.now)
        for person in range(1, LEAST - missing + 1):
            self.do(answer(person, str(person), "yes"))

    def do(self, move: Move) -> None:
        if (change := move(self.evening)) is not None:
            self.evening._take(applied(self.evening.saved, change))

    def call_at(self) -> float | None:
        return next((when for when, what in moments(self.evening) if what == "call-players"), None)

    def called(self) -> list[int]:
        return [one.to for one in self.evening.message_state.pending if one.key == "ev-short"]


@pytest.mark.rule("NT-6.5")
@pytest.mark.parametrize(("missing", "due"), [(-1, False), (0, False), (1, True), (3, True), (4, False)])
def test_a_call_is_due_while_one_to_three_players_are_missing(missing: int, due: bool) -> None:
    assert Club(missing=missing).call_at() == (at("2026-11-26T18:00") if due else None)


@pytest.mark.rule("NT-6.5")
def test_people_are_called_in_the_evening_of_the_day_before_and_not_right_after_the_announcement() -> None:
    assert Club(missing=2, wall="2026-11-27T09:00").call_at() == at("2026-11-26T18:00")
    assert Club(missing=2, announced="2026-11-26T17:00").call_at() == at("2026-11-26T20:00")
    club = Club(missing=2)
    club.now = at("2026-11-26T21:59")
    assert club.call_at() is not None
    club.now += 60
    assert club.call_at() is None


@pytest.mark.rule("NT-6.5")
def test_only_people_without_an_answer_are_called_once() -> None:
    club = Club(missing=2)
    club.do(answer(50, "50", "no"))
    club.do(answer(51, "51", "maybe"))
    club.do(uninvite(HOST, 52))
    people = [1, HOST, COHOST, 50, 51, 52, 60, 61]
    club.do(call_players(people))
    assert club.called() == [60, 61]
    assert club.evening.writes_to(60) and not club.evening.writes_to(62)
    assert club.call_at() is None
    club.do(move_to(HOST, ChosenTime(club.evening.starts_at + DAY, "2026-11-28T20:00", ZONE)))
    club.do(call_players([*people, 62]))
    assert club.called() == [60, 61]


@pytest.mark.rule("NT-6.5")
def test_a_call_that_is_not_sent_in_time_is_dropped() -> None:
    club = Club(missing=1)
    club.now = at("2026-11-26T18:00")
    club.do(call_players([60, 61, 62]))
    assert not is_call_stale(club.evening, 60)
    club.do(answer(61, "61", "no"))
    assert is_call_stale(club.evening, 61)
    club.now = at("2026-11-26T22:00")
    assert is_call_stale(club.evening, 60)
    club.now = at("2026-11-26T19:00")
    club.do(answer(62, "62", "yes"))
    assert is_call_stale(club.evening, 60)


@pytest.mark.rule("NT-6.5")
def test_fewer_chairs_than_players_needed_do_not_occur() -> None:
    """The first game decides how many are needed, and the plan has a chair for each of them."""
    club = Club(missing=1)
    club.do(change_plan(HOST, lambda plan: with_fields(plan, chairs=LEAST)))
    assert club.call_at() is not None
