"""Answers, chairs, the waiting list and what is held for the owed (CL-5, CL-4.5)."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.club.answers import (
    Answer,
    ListIsFull,
    Said,
    Source,
    Standing,
    Terms,
    give,
    hold,
    interest,
    is_told_loud,
    moved_down,
    moved_up,
    standing,
    take_off,
    with_chairs,
)
from bot.club.owed import Debt, Ended, debts_of, owed_people, sat_out
from tests.bot.club.list_model import Queues

HOUR, DAY = 3600, 86_400


def said_yes(terms: Terms, *people: int, now: int = 0) -> tuple[Answer, ...]:
    answers: tuple[Answer, ...] = ()
    for person in people:
        answers = give(terms, answers, person, Said.YES, now)
    return answers


def test_the_first_of_the_yes_list_have_chairs_and_the_rest_waits() -> None:
    """CL-5.2, CL-5.3: the order of the store counts, a maybe has no chair."""
    answers = give(Terms(2), said_yes(Terms(2), 1, 2, 3), 4, Said.MAYBE, 0)
    assert standing(Terms(2), reversed(answers), 0) == Standing((1, 2), (3,))


def test_the_same_again_keeps_the_place_and_a_change_of_mind_does_not() -> None:
    """CL-5.1, CL-5.2."""
    answers = said_yes(Terms(1), 1, 2)
    assert give(Terms(1), answers, 1, Said.YES, 5) == answers
    back = give(Terms(1), give(Terms(1), answers, 1, Said.MAYBE, 5), 1, Said.YES, 6)
    assert standing(Terms(1), back, 6) == Standing((2,), (1,))


def test_a_free_chair_goes_to_the_first_who_waits() -> None:
    """CL-5.4: and it is told loud only within a day of the start."""
    terms = Terms(2)
    answers = said_yes(terms, 1, 2, 3, 4)
    after = give(terms, answers, 1, Said.NO, 1)
    assert moved_up(standing(terms, answers, 0), standing(terms, after, 1)) == (3,)
    assert is_told_loud(100 * HOUR, 76 * HOUR)
    assert not is_told_loud(100 * HOUR, 76 * HOUR - 1)


def test_who_is_taken_off_is_gone_and_the_list_moves_up() -> None:
    """CL-5.7, CL-5.8."""
    terms = Terms(1)
    after = take_off(terms, said_yes(terms, 1, 2), 1, 1)
    assert standing(terms, after, 1) == Standing((2,), ())
    assert [one.person for one in after] == [2]


@pytest.mark.parametrize(
    ("owed", "chairs", "notice", "number", "hours"),
    [
        (3, 10, 100, 3, 24),
        (9, 10, 100, 5, 24),
        (3, 7, 60, 3, 12),
        (4, 7, 72, 3, 24),
        (2, 10, 48, 2, 2),
        (2, 10, 20, 2, 2),
        (2, 10, 1, 2, 0.75),
    ],
)
def test_chairs_are_held_for_the_owed_for_a_while(owed: int, chairs: int, notice: int, number: int, hours: float) -> None:
    """CL-5.6: a day, but not in the last 48 h; at shorter notice two hours, at most until it opens (15 minutes before the start)."""
    posted, starts = 1000, 1000 + notice * HOUR
    assert hold(owed, chairs, posted, starts, starts - 900) == (number, posted + hours * HOUR)


HOLDING = Terms(4, held=2, hold_until=100, owed=frozenset({8, 9}))


def test_others_take_what_is_not_held_and_move_up_when_the_hold_ends() -> None:
    """CL-5.6."""
    answers = said_yes(HOLDING, 1, 2, 3, 4, 5)
    assert standing(HOLDING, answers, 99) == Standing((1, 2), (3, 4, 5), 2, 100)
    assert standing(HOLDING, answers, 100) == Standing((1, 2, 3, 4), (5,))


def test_an_owed_person_sits_first_while_chairs_are_held_and_takes_none_from_anybody() -> None:
    """CL-5.6: after the end an owed person waits like everybody."""
    answers = said_yes(HOLDING, 1, 2, 3, 8)
    assert standing(HOLDING, answers, 50) == Standing((8, 1, 2), (3,), 1, 100)
    late = give(HOLDING, answers, 9, Said.YES, 100)
    assert standing(HOLDING, late, 100) == Standing((8, 1, 2, 3), (9,))


def test_a_held_chair_that_comes_free_is_for_the_next_of_the_owed() -> None:
    """CL-5.6: there may be more owed people than held chairs."""
    terms = Terms(2, held=1, hold_until=100, owed=frozenset({8, 9}))
    answers = said_yes(terms, 8, 1, 2, 9)
    assert standing(terms, answers, 0) == Standing((8, 1), (2, 9))
    assert standing(terms, give(terms, answers, 8, Said.NO, 50), 50) == Standing((9, 1), (2,))
    assert standing(terms, give(terms, answers, 8, Said.NO, 100), 100) == Standing((1, 2), (9,))


def test_with_fewer_chairs_the_last_ones_wait_first() -> None:
    """CL-4.5: nobody else moves, and more chairs bring them back."""
    answers = said_yes(Terms(4), 1, 2, 3, 4, 5)
    fewer = with_chairs(Terms(4), answers, 2, 0)
    before, after = standing(Terms(4), answers, 0), standing(fewer, answers, 0)
    assert after == Standing((1, 2), (3, 4, 5))
    assert moved_down(before, after) == (3, 4)
    assert moved_up(after, standing(with_chairs(fewer, answers, 3, 0), answers, 0)) == (3,)


def test_held_chairs_are_given_up_before_anybody_stands_up() -> None:
    """CL-4.5 with CL-5.6: nobody loses a chair to an owed person who has not even come."""
    answers = said_yes(HOLDING, 1, 2)
    assert standing(with_chairs(HOLDING, answers, 3, 0), answers, 0) == Standing((1, 2), (), 1, 100)
    assert standing(with_chairs(HOLDING, answers, 2, 0), answers, 0) == Standing((1, 2), ())


def test_with_chairs_fewer_than_the_owed_who_sit_nothing_is_held_again() -> None:
    """CL-4.5, CL-5.6: who goes leaves a chair to who is there."""
    terms = Terms(4, held=2, hold_until=100, owed=frozenset({8, 9}))
    answers = said_yes(terms, 8, 9, 1)
    fewer = with_chairs(terms, answers, 1, 0)
    assert standing(fewer, answers, 0) == Standing((8,), (9, 1))
    assert standing(fewer, give(fewer, answers, 9, Said.NO, 1), 1) == Standing((8,), (1,))


def test_an_open_evening_takes_back_a_yes_and_nothing_else() -> None:
    """CL-5.11: the freed chair is given at the table, not by the list."""
    answers = said_yes(Terms(2), 1, 2, 3)
    laid = Terms(2, is_open=True)
    after = give(laid, answers, 1, Said.NO, 7)
    assert standing(laid, after, 7) == Standing((2,), (3,))
    assert give(laid, after, 1, Said.YES, 8) == after == give(laid, after, 4, Said.YES, 8) == give(laid, after, 3, Said.MAYBE, 8)
    assert standing(laid, take_off(laid, after, 2, 9), 9) == Standing((), (3,))
    with pytest.raises(ValueError, match="frozen"):
        with_chairs(laid, after, 3, 9)


def test_interest_in_the_event_is_a_maybe_of_those_who_have_not_answered() -> None:
    """CL-6.5."""
    answers = interest(Terms(1), said_yes(Terms(1), 1), 2, 5, is_interested=True)
    assert answers[-1] == Answer(2, Said.MAYBE, 2, 5, Source.EVENT)
    assert interest(Terms(1), answers, 1, 6, is_interested=True) == answers
    assert interest(Terms(1), answers, 1, 6, is_interested=False) == answers
    assert interest(Terms(1), answers, 2, 6, is_interested=False) == answers[:1]
    pressed = give(Terms(1), answers, 2, Said.NO, 6)
    assert interest(Terms(1), pressed, 2, 7, is_interested=False) == pressed


def test_an_evening_takes_three_hundred_answers() -> None:
    """CL-1.8: who has answered may still change it; interest beyond is passed over."""
    answers = said_yes(Terms(5), *range(300))
    assert give(Terms(5), answers, 7, Said.NO, 1)[-1].person == 7
    assert interest(Terms(5), answers, 300, 1, is_interested=True) == answers
    with pytest.raises(ListIsFull):
        give(Terms(5), answers, 300, Said.YES, 1)


ACTIONS = st.tuples(st.sampled_from(["yes", "yes", "yes", "maybe", "no", "off", "chairs", "wait"]), st.integers(0, 11), st.integers(0, 30))


@settings(max_examples=1_500, deadline=None)
@given(st.integers(1, 8), st.frozensets(st.integers(0, 11), max_size=6), st.lists(ACTIONS, max_size=40))
def test_the_list_equals_a_second_model_and_nobody_loses_a_chair(
    chairs: int, owed: frozenset[int], actions: list[tuple[str, int, int]]
) -> None:
    """CL-5.1 to CL-5.6, section 31: the same chairs as the model; who has a chair loses it but by CL-4.5 or the own word."""
    held, until = hold(len(owed), chairs, 0, 100 * HOUR, 100 * HOUR)
    until //= 600
    terms, answers, now = Terms(chairs, held, until, owed), tuple[Answer, ...](), 0
    model = Queues(chairs, held, until, owed, held)
    for action, number, passed in actions:
        before = standing(terms, answers, now)
        now += passed if action == "wait" else 0
        if action == "chairs":
            terms = with_chairs(terms, answers, number, now)
            model.resize(number, now)
        elif action == "off":
            answers = take_off(terms, answers, number, now)
            model.off(number, now)
        elif action == "wait":
            model.time(now)
        else:
            answers = give(terms, answers, number, Said(action), now)
            (model.yes if action == "yes" else model.off)(number, now)
        after = standing(terms, answers, now)
        assert (set(after.seated), list(after.waiting), after.held) == model.standing()
        assert len(after.seated) + after.held <= terms.chairs
        lost = set(before.seated) - set(after.seated)
        assert lost <= ({number} if action in ("no", "maybe", "off") else set()) or (
            action == "chairs" and len(lost) == len(before.seated) - number
        )
        if action == "chairs":
            assert set(before.waiting).isdisjoint(moved_down(before, after))
            assert after.waiting[: len(lost)] == moved_down(before, after)


def test_owed_is_who_came_or_waited_and_sat_in_no_game() -> None:
    """CL-5.5."""
    assert sat_out(present={1, 2}, waiting={3, 4}, played={1, 4}) == {2, 3}


def test_a_debt_counts_at_the_next_evening_of_the_series_and_lapses() -> None:
    """CL-5.5: sixty days; without a series the last evening of the server within 35."""
    ended = Ended("e1", 1000)
    debts = debts_of(ended, {3, 2})
    assert debts == [Debt(2, "e1", 1000 + 60 * DAY), Debt(3, "e1", 1000 + 60 * DAY)]
    assert owed_people(debts, ended, None, 1000 + 60 * DAY - 1) == {2, 3}
    assert owed_people(debts, ended, None, 1000 + 60 * DAY) == frozenset()
    assert owed_people(debts, Ended("e2", 2000), ended, 3000) == frozenset()
    assert owed_people(debts, None, ended, 1000 + 35 * DAY - 1) == {2, 3}
    assert owed_people(debts, None, ended, 1000 + 35 * DAY) == frozenset()
    assert owed_people([replace(debts[0], evening="e0")], None, ended, 2000) == frozenset()
