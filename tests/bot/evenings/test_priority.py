"""People owed a chair, and holding of chairs (CL-5.3, 5.5, 5.6)."""

from dataclasses import dataclass, field, replace

import pytest

from bot.evenings.attendance import ChairDebt, EndedEvening, debts_of, owed_people, sat_out
from bot.evenings.chairs import Chairs, hold_until, seat_people
from bot.evenings.plan import GamePlan, Plan
from bot.store.evening_rows import AnswerRow
from engines.chance import Stream

HOUR, DAY = 3600.0, 86_400.0


@pytest.mark.rule("CL-5.5")
def test_people_who_sat_out_are_owed_a_chair() -> None:
    assert sat_out(present={1, 2}, waiting={3, 4}, played={1, 4}) == {2, 3}


@pytest.mark.rule("CL-5.5")
def test_a_debt_is_of_the_last_evening_and_lapses() -> None:
    ended = EndedEvening("e1", 1000)
    debts = debts_of(ended, {3, 2})
    assert debts == [ChairDebt(2, "e1", 1000 + 60 * 86_400), ChairDebt(3, "e1", 1000 + 60 * 86_400)]
    assert owed_people(debts, ended, None, 1000 + 60 * 86_400 - 1) == {2, 3}
    assert owed_people(debts, ended, None, 1000 + 60 * 86_400) == frozenset()
    assert owed_people(debts, EndedEvening("e2", 2000), ended, 3000) == frozenset()
    assert owed_people(debts, None, ended, 1000 + 35 * 86_400 - 1) == {2, 3}
    assert owed_people(debts, None, ended, 1000 + 35 * 86_400) == frozenset()
    assert owed_people([replace(debts[0], evening="e0")], None, ended, 2000) == frozenset()


def plan(announced: float, owed: int) -> Plan:
    people = tuple(str(n) for n in range(owed))
    return Plan(games=(GamePlan("mafie"),), channels=("1",), chairs=10, announced_at=announced, owed=people)


@pytest.mark.rule("CL-5.6")
@pytest.mark.parametrize(
    ("before_start", "held_for"),
    [(10 * DAY, 24 * HOUR), (60 * HOUR, 12 * HOUR), (47 * HOUR, 2 * HOUR), (1.5 * HOUR, 1.25 * HOUR)],
)
def test_how_long_chairs_are_held(before_start: float, held_for: float) -> None:
    assert hold_until(plan(1000.0, 3), 1000.0 + before_start) == 1000.0 + held_for
    assert hold_until(plan(1000.0, 0), 1000.0 + before_start) is None


def answers(*users: int, at: float = 0.0) -> list[AnswerRow]:
    return [AnswerRow(user_id=user, name=str(user), answer="yes", seq=place, at=at) for place, user in enumerate(users, 1)]


def people(rows: tuple[AnswerRow, ...]) -> list[int]:
    return [row.user_id for row in rows]


@pytest.mark.rule("CL-5.6")
def test_held_chairs_are_for_the_owed_and_then_for_the_list() -> None:
    said = answers(1, 2, 3, 4, 5, 50, at=10.0)
    held = seat_people(said, 6, {50, 51, 52, 53}, 100.0, now=50.0)
    assert (people(held.seated), people(held.waiting), held.held) == ([1, 2, 3, 50], [4, 5], 2)
    after = seat_people(said, 6, {50, 51, 52, 53}, 100.0, now=100.0)
    assert (people(after.seated), people(after.waiting), after.held) == ([1, 2, 3, 4, 5, 50], [], 0)


@dataclass
class Club:
    """People who change their minds at random."""

    chance: Stream
    chairs: int
    owed: set[int]
    until: float
    now: float = 0.0
    said: dict[int, AnswerRow] = field(default_factory=dict)
    seq: int = 0

    def standing(self) -> Chairs:
        return seat_people(list(self.said.values()), self.chairs, self.owed, self.until, self.now)

    def step(self) -> int:
        """Let somebody answer or time pass; return who it was."""
        self.now += self.chance.below(20)
        user = self.chance.below(30)
        before = self.said.get(user)
        what = "yes" if self.chance.below(3) else "no"
        if before is None or before.answer != what:
            self.seq += 1
            self.said[user] = AnswerRow(user_id=user, name=str(user), answer=what, seq=self.seq, at=self.now)  # type: ignore[arg-type]
        return user


@pytest.mark.rule("CL-5.3", "CL-5.6")
@pytest.mark.parametrize("seed", range(60))
def test_nobody_loses_a_chair_to_another_person(seed: int) -> None:
    chance = Stream(seed, "club")
    club = Club(chance, chairs=4 + chance.below(10), owed={n for n in range(30) if not chance.below(4)}, until=200.0)
    for _ in range(120):
        before = club.standing()
        mover = club.step()
        after = club.standing()
        lost = set(people(before.seated)) - set(people(after.seated))
        assert lost <= {mover}
        assert len(after.seated) + after.held <= club.chairs
        if after.waiting:
            assert len(after.seated) + after.held == club.chairs, "no chair stays empty while somebody waits"
