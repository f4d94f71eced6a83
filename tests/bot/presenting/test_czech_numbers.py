import pytest

from bot.presenting.czech_numbers import out_of
from bot.presenting.texts import words_in

READ_WITH_ZE = (2, 3, 4, 6, 7, 13, 14, 16, 17, 30, 32, 44, 69, 71, 100, 150, 200, 365, 401, 600, 700, 2_000, 4_500)
READ_WITH_Z = (0, 1, 5, 8, 9, 10, 11, 12, 15, 18, 19, 20, 21, 23, 50, 84, 99, 500, 800, 1_000, 1_400, 5_000)


@pytest.mark.parametrize("number", READ_WITH_ZE)
def test_z_is_ze_before_a_number_that_is_read_so(number: int) -> None:
    assert out_of(number) == f"ze\u00a0{number}"


@pytest.mark.parametrize("number", READ_WITH_Z)
def test_z_stays_before_the_others(number: int) -> None:
    assert out_of(number) == f"z\u00a0{number}"


def test_a_count_in_a_sentence_is_read_aloud_as_people_say_it() -> None:
    words = words_in("cs")
    assert [words("floor-spoken", n=3, all=of) for of in (4, 5)] == ["Promluvilo 3 ze\u00a04.", "Promluvilo 3 z\u00a05."]
    assert words_in("en")("floor-spoken", n=3, all=4).startswith("3 of 4")


def test_one_person_does_not_take_the_words_of_several() -> None:
    words = words_in("cs")
    assert "čekají" not in words("ev-desk-chairs", n=6, chairs=6, waiting=1)
    assert "další" not in words("nights-more-names", list="Jana", n=1)
