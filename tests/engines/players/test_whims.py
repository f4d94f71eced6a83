"""Where the chance in machines comes from, and their habits."""

import pytest

from engines.players.style import Style, moved
from engines.players.whims import Whims


@pytest.mark.rule("MA-3.4")
def test_each_question_has_a_stream_of_its_own() -> None:
    whims = Whims(7, 3)
    whims.about("mafie.vote.first/2")
    first = [whims.below(100) for _ in range(5)]
    whims.about("line 2.discussion")
    assert [whims.below(100) for _ in range(5)] != first
    whims.about("mafie.vote.first/2")
    assert [whims.below(100) for _ in range(5)] == first, "looking twice changes nothing"
    again = Whims(7, 3)
    again.about("mafie.vote.first/2")
    assert [again.below(100) for _ in range(5)] == first, "a player made anew has the same whims"
    other = Whims(7, 4)
    other.about("mafie.vote.first/2")
    assert [other.below(100) for _ in range(5)] != first


@pytest.mark.rule("MA-3.1")
def test_a_gentle_player_strays_from_the_best_once_in_five_times_and_not_far() -> None:
    gentle, normal = Whims(1, 0, "gentle"), Whims(1, 0)
    taken = []
    for number in range(3000):
        for whims in (gentle, normal):
            whims.about(f"q/{number}")
        taken.append(gentle.best(range(10), lambda thing: -thing))
        assert normal.best(range(10), lambda thing: -thing) == 0
    assert set(taken) == {0, 1, 2}
    assert 0.10 < sum(thing > 0 for thing in taken) / len(taken) < 0.17, "a third of the strays hit the best all the same"


@pytest.mark.rule("MA-3.3")
def test_habits_are_five_numbers_and_move_a_threshold_by_a_fifth() -> None:
    styles = [Whims(seed, seat).style for seed in range(40) for seat in range(5)]
    for habit in Style.__struct_fields__:
        values = [getattr(style, habit) for style in styles]
        assert all(0 <= value <= 1 for value in values)
        assert 0.4 < sum(values) / len(values) < 0.6
    assert len(set(styles)) > 190
    assert [moved(100, habit) for habit in (0, 0.5, 1)] == pytest.approx([80, 100, 120])
    assert Whims(3, 2, "gentle").style == Whims(3, 2).style, "the level has no part in it"
