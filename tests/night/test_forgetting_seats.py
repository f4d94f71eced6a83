"""A person is forgotten also where their seat is another's: an automated player kept it, or somebody took it over (CL-16.4)."""

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Person
from tests.night.evening import Evening, plain
from tests.night.test_consent import offered
from tests.night.test_forgetting_evenings import forget, traces_of
from tests.night.test_host import people
from tests.night.test_me import left_in_files
from tests.night.test_replay import ended

__all__ = ["people"]

CS = words_in("cs")


@pytest.mark.rule("CL-16.4")
async def test_a_seat_that_an_automated_player_kept_names_nobody_afterwards(evening: Evening, people: list[Person]) -> None:
    lost = people[2]
    await evening.session.host.automate(None, 2)
    await ended(evening, people)
    assert await forget(evening, lost) == plain(CS("forget-done"))
    assert left_in_files(evening.folder, traces_of(lost)) == {}


@pytest.mark.rule("CL-16.4")
async def test_a_seat_that_was_taken_over_names_nobody_of_before(evening: Evening, people: list[Person]) -> None:
    lost, newcomer = people[4], evening.person("Nová")
    offer = await offered(evening, people[0], "5 Hynek", newcomer)
    await newcomer.press(offer, evening.press_id("accept:4"))
    await ended(evening, people)
    assert await forget(evening, lost) == plain(CS("forget-done"))
    assert left_in_files(evening.folder, traces_of(lost)) == {}
