"""What is kept of a lesson: rows of other rules, several processes, a full house (MA-8.6)."""

import asyncio

import pytest

from bot.practice.lessons import MOST
from bot.store import LessonRow
from tests.night.evening import Evening, plain, seen
from tests.night.learner import Learner

BEGUN = ["!", *(f"mafie.night.hunch {seat} pass" for seat in range(1, 8)), "mafie.night.peek 0 seat:4", "!"]
"""The lesson of Mafie up to the first day."""


async def kept(evening: Evening, user_id: int, *events: str) -> LessonRow:
    """Keep a lesson of Mafie in the store in which ``events`` have happened."""
    row = LessonRow(user_id=user_id, id="practice12345678", game="mafie", state={"deal": 0, "events": list(events), "pace": 1.0})
    await evening.house.store.lessons.begin(row, evening.now())
    return row


@pytest.mark.rule("MA-8.6")
@pytest.mark.parametrize(
    "events",
    [
        [*BEGUN, ": 3 say-gone seat:2"],
        [*BEGUN, ": 7 say-suspect seat:8"],
        [*BEGUN, ": 8 say-unsure"],
        [*BEGUN[:-1], ": 8 say-unsure", "!"],
        [*BEGUN, "+ nonsense 3"],
        [*BEGUN, "+ say-knows 99"],
        [*BEGUN, "+ say-knows"],
        [*BEGUN, "+ say-agent 2"],
    ],
)
async def test_a_lesson_whose_page_cannot_be_made_is_over(evening: Evening, events: list[str]) -> None:
    """MA-8.3, MA-8.6: lines and seats that there are no more: nobody is stuck, neither by command nor under the old message."""
    learner = Learner(evening, evening.person(), evening.channel)
    await learner.begin("mafie")
    old = learner.page
    row = await kept(evening, learner.person.id, *events)
    await learner.begin()
    assert learner.id_of("practice.begin:mafie")
    await kept(evening, learner.person.id, *events)
    outcome = await learner.person.press(old, f"c1:{row.id}:practice.on", force=True)
    assert plain(learner.words("practice-over")) in plain(seen(outcome).text)
    assert await evening.house.store.lessons.of(learner.person.id, evening.now()) is None


@pytest.mark.rule("MA-8.6")
async def test_a_lesson_of_other_rules_that_fits_goes_on(evening: Evening) -> None:
    """MA-8.6: what can be gone on with is."""
    learner = Learner(evening, evening.person(), evening.channel)
    await kept(evening, learner.person.id, *BEGUN, ": 7 say-suspect seat:2", "+ say-knows 3", "+ say-agent", ": 5 say-unsure")
    await learner.begin()
    assert learner.id_of("practice.skip")


@pytest.mark.rule("MA-8.6")
async def test_a_lesson_that_other_rules_have_ended_is_over(evening: Evening) -> None:
    """MA-8.3: where nothing is left to be done, nobody is left before a page on which nothing happens."""
    learner = Learner(evening, evening.person(), evening.channel)
    await kept(evening, learner.person.id, "!", "mafie.night.peek 0 seat:3", *(f"mafie.night.hunch {seat} pass" for seat in range(1, 8)))
    await learner.begin()
    assert learner.id_of("practice.begin:mafie")


# ---- the end before its time


@pytest.mark.rule("MA-8.3", "MA-8.6")
async def test_a_lesson_ends_at_once_also_in_a_full_house(evening: Evening) -> None:
    """MA-8.3: [End] needs no room among the thirty."""
    learner = Learner(evening, evening.person(), evening.channel)
    await learner.begin("zbojnici")
    end = learner.id_of("practice.end")
    await evening.restart_bot()
    for user in range(MOST):
        await evening.client.lessons.begin(900 + user, "zbojnici")
    await learner.press(end)
    assert plain(learner.words("practice-ended", game=learner.words("game-zbojnici"))) in plain(learner.page.text)
    assert await evening.house.store.lessons.of(learner.person.id, evening.now()) is None


@pytest.mark.rule("MA-8.3")
async def test_the_end_that_comes_twice_leaves_the_page_as_it_is(evening: Evening) -> None:
    """MA-8.3: the second press finds no lesson, and shows how it ended all the same."""
    learner = Learner(evening, evening.person(), evening.channel)
    await learner.begin("zbojnici")
    page, end = learner.page, learner.id_of("practice.end")
    await asyncio.gather(*(learner.person.press(page, end) for _ in range(2)))
    ended = plain(learner.words("practice-ended", game=learner.words("game-zbojnici")))
    assert ended in plain(page.text) and plain(learner.words("practice-over")) not in plain(page.text)
    assert "c1:practice:practice.begin:zbojnici" in {one["custom_id"] for one in page.buttons}


@pytest.mark.rule("MA-8.1", "MA-8.6")
async def test_the_end_of_an_old_message_leaves_the_lesson_that_was_begun_since(evening: Evening) -> None:
    """MA-8.1, MA-8.6: it is said that the lesson of that message is over, and the other one can be gone on with."""
    learner = Learner(evening, evening.person(), evening.channel)
    await learner.begin("mafie")
    old, end = learner.page, learner.id_of("practice.end")
    await learner.begin("nostra_city")
    for button in (end, end.removesuffix(":mafie")):  # messages from before buttons named the game
        await learner.person.press(old, button, force=True)
        assert plain(learner.words("practice-over")) in plain(old.text)
        assert plain(learner.words("practice-running", game=learner.words("game-nostra_city"))) in plain(old.text)
    session = await learner.session()
    assert session is not None and session.row.game == "nostra_city"
