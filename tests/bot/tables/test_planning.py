"""Which lines share a message: a plan holds everything that is told in one moment."""

import pytest

from bot.presenting.page import Button, Line
from bot.tables.delivery.deliveries import PlannedLine, SeatWhisper, TableLine, read_delivery, row_of
from bot.tables.delivery.planning import LONGEST_STORY, Planning
from bot.tables.session.message_state import GrowingStory


def planned(*lines: Line, told: dict[str, GrowingStory] | None = None) -> tuple[list[PlannedLine], dict[str, GrowingStory]]:
    """Return the messages of a plan, and the stories that go on afterwards."""
    planning = Planning(dict(told or {}), (), str, 7)
    for line in lines:
        planning.add(line)
    return planning.made, planning.stories


def texts(deliveries: list[PlannedLine]) -> list[str]:
    return [delivery.text for delivery in deliveries]


def test_stories_that_are_told_in_one_moment_share_a_message_and_the_last_one_goes_on_in_it() -> None:
    (made,), stories = planned(
        Line("Verdict.", 1, story="verdict"), Line("Token.", 2, story="verdict"), Line("Dusk.", 3, story="night", joins=True)
    )
    assert made.text == "Verdict.\nToken.\nDusk."
    assert stories == {"night": GrowingStory("Verdict.\nToken.\nDusk.", made.n)}
    (more,), _ = planned(Line("The Mafia meets.", 4, story="night"), told=stories)
    assert isinstance(more, TableLine)
    assert (more.text, more.grows) == ("Verdict.\nToken.\nDusk.\nThe Mafia meets.", made.n)


def test_a_story_that_has_ended_in_a_message_begins_another_one() -> None:
    _, stories = planned(Line("Tally.", 1, story="vote"), Line("Dusk.", 2, story="night", joins=True))
    (made,), _ = planned(Line("Tally.", 3, story="vote"), told=stories)
    assert isinstance(made, TableLine)
    assert (made.text, made.grows) == ("Tally.", None)


def test_nothing_joins_a_message_that_mentions_somebody_or_an_edit_or_one_that_is_full() -> None:
    called, _ = planned(
        Line("Tally.", 1, story="vote"), Line("Speech.", 2, story="speech", pings=(3,)), Line("Dusk.", 3, story="night", joins=True)
    )
    assert texts(called) == ["Tally.", "Speech.", "Dusk."]
    edited, _ = planned(Line("B", 2, story="one"), Line("Dusk.", 3, story="night", joins=True), told={"one": GrowingStory("A", 64)})
    assert texts(edited) == ["A\nB", "Dusk."]
    full, _ = planned(Line("x" * LONGEST_STORY, 1, story="one"), Line("Dusk.", 2, story="night", joins=True))
    assert len(full) == 2


def test_stories_that_do_not_join_have_a_message_each() -> None:
    made, _ = planned(Line("Tally.", 1, story="vote"), Line("Verdict.", 2, story="verdict"))
    assert texts(made) == ["Tally.", "Verdict."]


def test_a_line_of_a_seat_stays_by_itself() -> None:
    made, _ = planned(
        Line("Verdict.", 1, story="verdict"), Line("You are out.", 2, seat=3, story="verdict"), Line("Dusk.", 3, story="night", joins=True)
    )
    assert texts(made) == ["Verdict.\nDusk.", "You are out."]


def test_a_line_never_joins_the_message_of_another_seat() -> None:
    made, _ = planned(
        Line("Your partner is 3.", 1, seat=2, story="deal"),
        Line("Your partner is 2.", 2, seat=3, story="deal"),
        Line("You hold a card.", 3, seat=2, story="deal"),
        Line("All have cards.", 4, story="deal"),
    )
    told = [(line.seat if isinstance(line, SeatWhisper) else None, line.text) for line in made]
    assert told == [(2, "Your partner is 3.\nYou hold a card."), (3, "Your partner is 2."), (None, "All have cards.")]


def test_a_line_of_a_seat_does_not_join_its_buttons() -> None:
    button = Button("Cards", "c1:t7:cards")
    made, _ = planned(Line("Choose.", 1, seat=2, story="deal", buttons=(button,)), Line("You are out.", 2, seat=2, story="deal"))
    assert texts(made) == ["", "You are out."]


def test_a_mention_is_never_added_to_a_message_where_it_would_not_ring() -> None:
    made, _ = planned(Line("Speech.", 1, story="day"), Line("Your turn.", 2, story="day", pings=(3,)))
    assert texts(made) == ["Speech.", "Your turn."]
    (later,), _ = planned(Line("Your turn.", 3, story="day", pings=(3,)), told={"day": GrowingStory("Speech.", 64)})
    assert isinstance(later, TableLine) and (later.text, later.grows) == ("Your turn.", None)


def test_a_line_with_buttons_is_a_message_of_its_own() -> None:
    button = Button("Cards", "c1:t7:cards")
    made, _ = planned(
        Line("Deal.", 0, story="deal"),
        Line("In the deck.", 1, story="cards", buttons=(button,)),
        Line("Dusk.", 2, story="night", joins=True),
        Line("The Commander.", 3, story="deal"),
        Line("More cards.", 4, story="cards"),
    )
    assert texts(made) == ["Deal.\nThe Commander.", "In the deck.", "Dusk.", "More cards."]
    assert [line.buttons for line in made if isinstance(line, TableLine)] == [(), (button,), (), ()]
    assert [read_delivery(row_of(line)) for line in made] == made
    (later,), _ = planned(Line("More cards.", 5, story="cards", buttons=(button,)), told={"cards": GrowingStory("In the deck.", 64)})
    assert isinstance(later, TableLine) and later.grows is None


@pytest.mark.rule("NT-3.1")
def test_a_picture_stays_below_the_story_that_goes_on_above_it() -> None:
    (made,), stories = planned(Line("Tally.", 3, story="vote", drawn=True), Line("Suspects.", 4, story="vote"))
    assert isinstance(made, TableLine) and (made.text, made.picture) == ("Tally.\nSuspects.", 3)
    assert read_delivery(row_of(made)) == made
    (later,), stories = planned(Line("Verdict.", 9, story="vote"), told=stories)
    assert isinstance(later, TableLine) and (later.grows, later.picture) == (made.n, 3)
    (again,), _ = planned(Line("Talk once more.", 1, story="vote"), Line("Tally.", 12, story="vote", drawn=True))
    assert isinstance(again, TableLine) and again.picture == 12
