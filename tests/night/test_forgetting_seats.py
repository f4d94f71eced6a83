"""A person is forgotten also where their seat is another's: an automated player kept it, or somebody took it over (CL-16.4)."""

import asyncio
from functools import partial

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Person
from tests.night.evening import Evening, plain
from tests.night.places import LONG, dealt, place
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
    await evening.session.host_moves.automate(None, 2)
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


def _let_in(evening: Evening, person: Person) -> bool:
    return person.id in (evening.table.message_state.silence.invited or ())


@pytest.mark.rule("CL-16.4", "CL-16.5", "TK-1.10")
@pytest.mark.parametrize("when", ["during the game", "after it"])
async def test_a_person_who_was_only_offered_a_seat_is_forgotten_too(evening: Evening, when: str) -> None:
    """The bot let them into the private thread of the table and remembers that, though the seat went to somebody else."""
    here = place(evening, "private thread")
    people = evening.crowd(7)
    here.let_in(people)
    await dealt(evening, people, night=LONG)
    await evening.eventually(lambda: evening.table.message_state.silence.invited)
    lost, newcomer = evening.person("Zapomnětlivá Běta"), evening.person("Nová")
    for person in (lost, newcomer):
        offer = await offered(evening, people[0], f"5 {people[4].name}", person)
        await evening.eventually(partial(_let_in, evening, person))
    await newcomer.press(offer, evening.press_id("accept:4"))
    if when == "during the game":
        assert await forget(evening, lost) != plain(CS("forget-done"))
    story = await ended(evening, people)
    share = evening.press_id("share")
    if when == "during the game":
        async with asyncio.timeout(600):
            while await evening.registry.store.members.wishing("forget"):
                evening.client.upkeep.look()
                await asyncio.sleep(1)
    else:
        assert await forget(evening, lost) == plain(CS("forget-done"))
    assert left_in_files(evening.folder, traces_of(lost)) == {}
    await people[1].press(story, share)
    assert left_in_files(evening.folder, traces_of(lost)) == {}
