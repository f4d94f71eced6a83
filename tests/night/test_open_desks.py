"""An open desk follows the questions of its person without a press, and says that it is old before it no longer can (NT-2.3)."""

import asyncio
from itertools import pairwise

import pytest

from bot.discord_io.private_answers import LASTS
from bot.presenting.texts import words_in
from bot.sandbox import Message, Person
from bot.tables.delivery.open_desks import EVERY, OpenDesks
from tests.night import boxed_night
from tests.night.desk_players import play
from tests.night.evening import Evening, plain, seen

CS = words_in("cs")
PATIENT = {"turn": 8000.0, "choice": 8000.0, "bullet": 8000.0, "window": 8000.0, "case": 8000.0}
"""Clocks that nobody waits for."""

pytestmark = pytest.mark.rule("NT-2.3")


async def begin(evening: Evening) -> list[Person]:
    await evening.prefer(text_mode=True, clocks=PATIENT)
    people = evening.crowd(3)
    await boxed_night.begin(evening, "mafia_city", people, target_mode="beginner")
    await play(evening, people, until=lambda: boxed_night.view(evening).phase == "action")
    return people


async def desk_of(evening: Evening, person: Person) -> Message:
    board = await evening.discord.until(lambda: evening.living("desk"))
    return seen(await person.press(board, evening.press_id("desk")))


def turn_of(evening: Evening) -> int:
    """Return the seat whose turn it is, -1 between two turns."""
    return next((ask.seat for ask in evening.table.scene().asks if ask.name == "mafia_city.turn"), -1)


def offers_turn(message: Message) -> bool:
    return "mafia_city.turn" in str(message.components)


async def test_a_desk_gets_its_question_without_a_press_and_only_its_person_sees_it(evening: Evening) -> None:
    people = await begin(evening)
    first = turn_of(evening)
    waiting = next(seat for seat in range(3) if seat != first)
    desk = await desk_of(evening, people[waiting])
    assert not offers_turn(desk) and plain(CS("desk-waiting", list="\x00")).partition("\x00")[0] in plain(desk.text)
    others = [person for person in people if person is not people[waiting]]
    await play(evening, others, until=lambda: turn_of(evening) == waiting)
    await evening.discord.until(lambda: offers_turn(desk))
    assert desk.ephemeral and not any(message.id == desk.id for person in others for message in person.messages(evening.channel))


async def test_a_desk_with_unchanged_questions_is_left_alone(evening: Evening) -> None:
    people = await begin(evening)
    desk = await desk_of(evening, people[turn_of(evening)])
    before = desk.edits
    evening.table.changed()
    await asyncio.sleep(30)
    assert desk.edits == before


async def test_a_desk_says_that_it_is_old_before_its_token_ends(evening: Evening) -> None:
    people = await begin(evening)
    seat = turn_of(evening)
    await evening.session.host_moves.pause(evening.table.host_id)
    desk = await desk_of(evening, people[seat])
    await asyncio.sleep(LASTS - 60)
    assert offers_turn(desk)
    await evening.discord.until(lambda: plain(CS("desk-old")) in plain(desk.text), 120)
    assert not offers_turn(desk)
    again = seen(await people[seat].press(desk, evening.press_id("refresh")))
    assert again is desk and offers_turn(desk), "the new desk stands in its place"


async def test_a_desk_is_edited_once_a_second_at_most(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    people = await begin(evening)
    edited: list[float] = []
    edit = OpenDesks._edit

    async def noted(desks: OpenDesks, user: int) -> None:
        edited.extend([evening.table.wall()] if user == people[0].id else [])
        await edit(desks, user)

    monkeypatch.setattr(OpenDesks, "_edit", noted)
    desk = await desk_of(evening, people[0])
    opened, host = evening.table.wall(), evening.session.host_moves
    for _ in range(5):
        await host.pause(evening.table.host_id)
        await asyncio.sleep(0.3)
        await host.resume(evening.table.host_id)
        await asyncio.sleep(0.4)
    await host.pause(evening.table.host_id)
    await evening.discord.until(lambda: len(edited) >= 3)
    moments = [opened, *edited]
    assert all(later - sooner >= EVERY - 0.001 for sooner, later in pairwise(moments)), moments
    assert desk.edits >= 3


async def test_a_seat_that_is_given_away_takes_its_desk_along(evening: Evening) -> None:
    people = await begin(evening)
    seat = turn_of(evening)
    desk = await desk_of(evening, people[seat])
    await evening.session.host_moves.automate(None, seat)
    await evening.discord.until(lambda: plain(CS("desk-old")) in plain(desk.text))
    assert not offers_turn(desk), "nothing of the seat is shown to a person who has lost it"
