"""Backoff for people out of reach: ever rarer tries, and an end of waiting."""

from bot.tables.delivery.delivery_backoff import LONG, LONGEST, DeliveryBackoff
from tests.bot.tables.conftest import Clock

PETR, JANA = 1, 2


def fail(patience: DeliveryBackoff, person: int) -> None:
    patience.begin()
    patience.failed(person)
    patience.end()


def test_a_person_is_tried_ever_more_rarely_and_at_last_once_a_minute(clock: Clock) -> None:
    patience, waits = DeliveryBackoff(clock), []
    for _ in range(9):
        fail(patience, PETR)
        assert patience.due is not None
        waits.append(patience.due - clock())
        assert patience.waits(PETR)
        assert not patience.waits(JANA)
        clock.pass_(waits[-1])
        assert not patience.waits(PETR)
    assert waits == [2, 4, 8, 16, 32, *[LONGEST] * 4]


def test_failures_at_the_same_moment_count_once(clock: Clock) -> None:
    patience = DeliveryBackoff(clock)
    for _ in range(3):
        patience.failed(PETR)
    assert patience.due == clock() + 2


def test_nobody_waits_for_people_who_were_reached_or_need_nothing(clock: Clock) -> None:
    patience = DeliveryBackoff(clock)
    fail(patience, PETR)
    fail(patience, JANA)
    patience.reached(PETR)
    assert patience.due is not None
    clock.pass_(2)
    patience.begin()
    patience.end()
    assert patience.due is None
    assert not patience.is_waited_for


def test_a_table_waits_for_nobody_for_ever(clock: Clock) -> None:
    patience = DeliveryBackoff(clock)
    fail(patience, PETR)
    assert patience.is_waited_for
    clock.pass_(LONG)
    fail(patience, PETR)
    assert not patience.is_waited_for
    assert patience.gone_on_without(PETR)
    assert not patience.gone_on_without(JANA)
    fail(patience, JANA)
    assert patience.is_waited_for


def test_in_a_hurry_everybody_is_tried_at_once(clock: Clock) -> None:
    patience = DeliveryBackoff(clock)
    for _ in range(5):
        fail(patience, PETR)
        clock.pass_(LONGEST)
    fail(patience, PETR)
    patience.hurry()
    assert not patience.waits(PETR)
