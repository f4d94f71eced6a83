"""What a strong player has in mind: whole plans, given piece by piece, and nothing that has come too late (MA-6.4, MA-6.5)."""

import pytest

from bot.searching.intention import Intention
from engines.table import Ask, Option, Text

OPTIONS = tuple(Option(one, Text("opt")) for one in "abc")


def piece(number: int, name: str = "plan", least: int = 1) -> Ask:
    return Ask(name, 0, OPTIONS, least=least, id=f"{name}/0/{number}", continues=f"plan/0/{number - 1}" if number > 1 else "")


@pytest.mark.rule("MA-6.4")
def test_a_plan_is_given_piece_by_piece() -> None:
    intention = Intention()
    intention.form(piece(1), (("a",), ("b",), ("c",)))
    given = []
    for number in (1, 2, 3):
        assert intention.holds(piece(number))
        given.append(intention.take(piece(number)))
    assert given == [("a",), ("b",), ("c",)]
    assert not intention.holds(piece(4))
    assert intention.take(piece(4)) is None


@pytest.mark.rule("MA-6.5")
@pytest.mark.parametrize(
    "other", [piece(3), piece(1, "wheel"), piece(2, "wheel"), Ask("plan", 0, OPTIONS[:1], id="plan/0/2", continues="plan/0/1")]
)
def test_what_was_meant_for_another_question_is_forgotten(other: Ask) -> None:
    intention = Intention()
    intention.form(piece(1), (("a",), ("b",), ("c",)))
    assert intention.take(piece(1)) == ("a",)
    assert intention.take(other) is None
    assert intention.take(piece(2)) is None


@pytest.mark.rule("MA-6.5")
def test_nothing_found_is_no_answer_and_nothing_picked_is_one() -> None:
    intention = Intention()
    intention.form(piece(1), None)
    assert intention.take(piece(1)) is None
    intention.form(piece(1, least=0), ((),))
    assert intention.take(piece(1, least=0)) == ()
