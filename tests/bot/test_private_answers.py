"""Which private message takes the place of which."""

from bot.private_answers import LASTS, PrivateAnswers


async def nothing() -> None:
    """Take a message away."""


async def another() -> None:
    """Take another message away."""


def test_one_of_a_kind_stands_before_a_person_at_a_table() -> None:
    answers = PrivateAnswers(lambda: 0.0)
    assert answers.put("one", 1, "note", 10, nothing) == []
    assert answers.put("one", 2, "note", 11, nothing) == []
    assert answers.put("two", 1, "note", 12, nothing) == []
    assert answers.put("one", 1, "host", 13, nothing) == []
    assert answers.put("one", 1, "note", 14, another) == [nothing]
    assert [answers.current(table, user, "note") for table, user in (("one", 1), ("one", 2), ("two", 1))] == [14, 11, 12]


def test_a_desk_puts_the_last_note_away_and_not_the_other_way_round() -> None:
    answers = PrivateAnswers(lambda: 0.0)
    answers.put("one", 1, "note", 10, nothing)
    assert answers.put("one", 1, "desk", 11, nothing) == [nothing]
    assert answers.put("one", 1, "note", 12, nothing) == []
    assert answers.current("one", 1, "desk") == 11


def test_a_message_that_was_brought_up_to_date_takes_no_place() -> None:
    answers = PrivateAnswers(lambda: 0.0)
    answers.put("one", 1, "desk", 10, nothing)
    assert answers.put("one", 1, "desk", 10, another) == []


def test_what_cannot_be_taken_away_any_more_is_forgotten() -> None:
    now = 0.0
    answers = PrivateAnswers(lambda: now)
    answers.put("one", 1, "note", 10, nothing)
    now = LASTS
    assert answers.current("one", 1, "note") is None
    assert answers.put("one", 1, "note", 11, nothing) == []
