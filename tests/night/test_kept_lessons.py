"""What is kept of a lesson: rows of other rules, several processes, a full house (MA-8.6)."""

import pytest

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
