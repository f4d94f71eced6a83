"""Numbers that people type are read strictly and never raise."""

from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.presenting.typed_numbers import LARGEST, read_number
from bot.tables.quiet_hours import read_quiet
from bot.tables.refusal import Refused
from bot.tables.session.table_settings import read_hours
from cogs.finding import meant_seat
from cogs.tables.host_actions import read_seat

STRANGE = ("", " ", "-1", "+1", "1_0", "²", "③", "٣", "৩", "1²", "1e9", "nan", "9" * 19, "9" * 5_000, str(LARGEST + 1))


@pytest.mark.parametrize("text", STRANGE)
def test_strange_digits_and_huge_numbers_are_no_numbers(text: str) -> None:
    assert read_number(text) is None
    assert meant_seat(text) == text.strip()
    with pytest.raises(Refused):
        read_hours(f"{text}-8")
    with pytest.raises(ValueError, match="-"):
        read_quiet(f"{text}-8")


@pytest.mark.parametrize("text", STRANGE)
def test_a_strange_seat_is_refused(text: str) -> None:
    def seat(number: int) -> None:
        raise AssertionError(f"seat {number} of {text[:20]!r}")

    session: Any = SimpleNamespace(table=SimpleNamespace(seat=seat))
    for typed in (text, f"seat:{text}", f"{text} Ema"):
        with pytest.raises(Refused, match="no-seat"):
            read_seat(session, typed)


def test_a_seat_is_read_as_option_and_as_typed() -> None:
    session: Any = SimpleNamespace(table=SimpleNamespace(seat=lambda number: number, phase="running"))
    assert [read_seat(session, typed) for typed in ("seat:3", "4", " 4 Tonda")] == [3, 3, 3]


def test_numbers_are_read_up_to_a_bound() -> None:
    assert (read_number("0"), read_number("007"), read_number(str(LARGEST))) == (0, 7, LARGEST)
    assert (read_number("23", 23), read_number("24", 23)) == (23, None)


@given(st.text(max_size=40))
def test_reading_a_number_never_raises(text: str) -> None:
    number = read_number(text)
    assert number is None or int(text) == number
