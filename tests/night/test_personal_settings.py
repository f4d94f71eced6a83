"""Personal settings on the desk: remembered from table to table, and applied at once where they sit now (CL-8.10, CL-16.1, CL-16.2)."""

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Message, Person
from tests.night.evening import Evening, plain, seen
from tests.night.test_clicks import text_of
from tests.night.test_host import people
from tests.night.test_whispers_after_a_restart import seat_messages

__all__ = ["people"]

CS, EN = words_in("cs"), words_in("en")


async def settings_of(evening: Evening, person: Person) -> Message:
    """Open the desk of a person and the settings behind it."""
    board = await evening.discord.until(lambda: evening.living("desk"))
    desk = seen(await person.press(board, evening.press_id("desk")))
    return await evening.press_behind_more(person, desk, "settings")


def reads(evening: Evening, person: Person) -> tuple[str, bool]:
    """Return in which language the person is spoken to at the table, and whether without pictures."""
    seat = evening.table.seat(evening.table.seat_of(person.id))
    return seat.language, seat.text_mode


@pytest.mark.rule("CL-16.2")
async def test_a_language_is_applied_at_once(evening: Evening, people: list[Person]) -> None:
    """CL-16.2: on the page itself, in the hand, and in every sentence from now on."""
    person = people[1]
    page = await settings_of(evening, person)
    assert plain(CS("settings-title")) in plain(page.text)
    await person.press(page, f"{evening.press_id('language')}:en")
    assert plain(EN("settings-title")) in plain(page.text)
    assert reads(evening, person) == ("en", False)
    await evening.eventually(lambda: seat_messages(person, "Token:"))
    await person.press(page, f"{evening.press_id('language')}:discord")
    assert plain(CS("settings-title")) in plain(page.text)
    assert reads(evening, person) == ("cs", False)


@pytest.mark.rule("CL-8.10")
async def test_settings_from_one_table_hold_at_the_next_and_after_a_restart(evening: Evening, people: list[Person]) -> None:
    """CL-8.10: put on the seat when a person sits down."""
    person = people[1]
    page = await settings_of(evening, person)
    await person.press(page, f"{evening.press_id('language')}:en")
    await person.press(page, evening.press_id("pictures"))
    assert plain(EN("settings-text", text=True)) in plain(page.text)
    assert reads(evening, person) == ("en", True)
    await evening.session.host_moves.end(people[0].id)  # a player takes no chair elsewhere
    await evening.eventually(lambda: evening.table.phase == "ended")
    await evening.restart_bot()
    evening.channel = evening.discord.create_channel(evening.guild, "druhy")
    await evening.open_table(evening.person("Host"))
    outcome = await person.press(await evening.lobby(), evening.press_id("join"))
    assert text_of(outcome) == plain(EN("seat-taken", number=1))
    assert reads(evening, person) == ("en", True)


@pytest.mark.rule("CL-8.10")
async def test_a_person_waiting_for_a_chair_gets_it_with_the_personal_settings(evening: Evening) -> None:
    """CL-8.10."""
    crowd = evening.crowd(21)
    await evening.open_table(crowd[0])
    await evening.seat(crowd)
    late = evening.person("Late")
    await evening.registry.personal.change(late.id, language="en", text_mode=True)
    await late.press(await evening.lobby(), evening.press_id("join"))
    assert evening.table.seat_of(late.id) is None
    await crowd[1].press(await evening.lobby(), evening.press_id("leave"))
    await evening.eventually(lambda: evening.table.seat_of(late.id) is not None)
    assert reads(evening, late) == ("en", True)


async def test_without_settings_the_language_of_the_client_holds(evening: Evening, people: list[Person]) -> None:
    assert reads(evening, people[2]) == ("cs", False)
    assert await evening.registry.store.person_settings(people[2].id) == {}
