"""People who do not answer, and seats that change hands."""

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Person
from tests.night import test_open_desks
from tests.night.desk_players import play
from tests.night.evening import Evening, plain
from tests.night.test_clicks import ready_button, text_of
from tests.night.test_host import accept, has_public_text, people

__all__ = ["people"]

CS = words_in("cs")


def lines(person: Person, part: str) -> int:
    return sum(plain(part) in plain(message.text) for message in person.messages(person.dm)) if person.dm else 0


async def attended(evening: Evening, seat: int, misses: int) -> None:
    """Let the table look after ``seat`` as one that has been silent in so many counted questions."""
    evening.table.seat(seat).misses = misses
    await evening.session.absences.attend()


async def test_a_silent_player_is_asked_and_then_the_host(evening: Evening, people: list[Person]) -> None:
    await people[0].command("game extend", evening.channel, seconds=600)
    silent = people[2]
    await attended(evening, 2, 2)
    asked = await silent.wait_for(lambda message: plain(CS("are-you-there")) in plain(message.text))
    answer = await silent.press(asked, evening.press_id("here"))
    assert evening.table.seat(2).misses == 0
    assert answer.kind == "update" and plain(asked.text) == plain(CS("here-noted")) and not asked.buttons, "no button stays (NT-2.4)"
    await attended(evening, 2, 3)
    proposal = plain(CS("absent-proposal", who="**3 Eliška**", n=3))
    found = await people[0].wait_for(lambda message: proposal in plain(message.text))
    assert found.channel_id == people[0].open_dm().id
    public = [plain(message.text) for message in evening.channel.messages.values()]
    assert not any(proposal in text or plain(CS("are-you-there")) in text for text in public)
    await people[0].press(found, evening.press_id("h.automate:2"))
    assert evening.table.seat(2).bot_player
    assert await has_public_text(evening, "automat", 3, "**3 Eliška**")


@pytest.mark.rule("NT-2.4")
async def test_a_question_that_has_done_its_work_is_taken_away(evening: Evening, people: list[Person]) -> None:
    await people[0].command("game extend", evening.channel, seconds=600)
    await attended(evening, 2, 2)
    await attended(evening, 3, 3)
    asked = await people[2].wait_for(lambda message: plain(CS("are-you-there")) in plain(message.text))
    proposal = await people[0].wait_for(lambda message: "h.automate:3" in str(message.components))
    await evening.restart_bot()
    board, ready = await evening.discord.until(lambda: ready_button(evening))
    await people[2].press(board, ready)
    await evening.discord.until(lambda: asked.deleted)
    assert not proposal.deleted, "the host does not learn who answers"
    await people[0].command("game replace", evening.channel, seat="seat:3")
    await evening.discord.until(lambda: proposal.deleted)


@pytest.mark.rule("NT-2.4")
async def test_a_call_to_the_desk_is_taken_away_when_the_turn_is_over(evening: Evening) -> None:
    people = await test_open_desks.begin(evening)
    seat = test_open_desks.turn_of(evening)
    call = await people[seat].wait_for(lambda message: plain(CS("your-turn")) in plain(message.text))
    assert not call.deleted
    await play(evening, people, until=lambda: test_open_desks.turn_of(evening) not in (-1, seat))
    await evening.discord.until(lambda: call.deleted)


async def test_a_former_owner_gets_nothing_more(evening: Evening, people: list[Person]) -> None:
    await people[0].command("game extend", evening.channel, seconds=600)
    newcomer = evening.person("Nová")
    before = len(people[4].messages(people[4].dm))
    await people[0].command("game replace", evening.channel, seat="5 Hynek", person=newcomer)
    await accept(evening, newcomer, 4)
    await newcomer.wait_for(lambda message: "Žeton" in message.text)
    await attended(evening, 4, 2)
    await newcomer.wait_for(lambda message: plain(CS("are-you-there")) in plain(message.text))
    assert len(people[4].messages(people[4].dm)) == before
    for person in (people[4], people[1]):
        again = await people[0].command("game replace", evening.channel, seat="seat:3", person=person)
        assert text_of(again) == plain(CS("no-replacement"))


async def test_the_first_seat_is_host_when_the_host_leaves_the_server(evening: Evening, people: list[Person]) -> None:
    await people[0].command("game extend", evening.channel, seconds=600)
    people[0].leave(evening.guild)
    await evening.eventually(lambda: evening.table.host_id == people[1].id, within=10)
    outcome = await people[1].command("host", evening.channel)
    assert "Hostitel" in text_of(outcome)
