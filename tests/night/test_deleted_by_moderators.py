"""A moderator deletes messages of a game, all of them at once, in each phase: what is needed comes again, once, and lines do not."""

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Message
from tests.night.boxed_night import begin
from tests.night.evening import Evening, plain, seen
from tests.night.places import LONG, dealt
from tests.night.players import play, play_soon_over
from tests.night.striking import quiet, struck_until
from tests.night.test_clicks import text_of

CS = words_in("cs")
pytestmark = pytest.mark.usefixtures("one_deal")


def public(evening: Evening) -> list[Message]:
    return [message for message in evening.channel.messages.values() if not message.ephemeral]


def bearing(evening: Evening, verb: str) -> list[Message]:
    """Return the messages in the channel with a button of this verb."""
    return [message for message in public(evening) if evening.press_id(verb) in str(message.buttons)]


@pytest.mark.parametrize("phase", ["agent", "mafia", "discussion", "first", "defence"])
async def test_all_of_the_channel(evening: Evening, phase: str) -> None:
    """A moderator clears the channel: the board is back with the same questions, no line is told again, and the game goes on."""
    people = evening.crowd(7)
    await dealt(evening, people, night=LONG, discussion=LONG)
    await play(evening, people, until=lambda: evening.view.phase == phase)
    await evening.eventually(lambda: quiet(evening.session) and bearing(evening, "desk"))
    (board,) = bearing(evening, "desk")
    gone = {message.id for message in public(evening)}
    words = {plain(message.text) for message in public(evening) if message.content}
    pressed = [part.get("custom_id") for part in (*board.buttons, *board.selects)]
    for message in public(evening):
        evening.discord.delete_message(message)
    await evening.discord.until(lambda: bearing(evening, "desk"))
    await evening.eventually(lambda: quiet(evening.session))
    (fresh,) = bearing(evening, "desk")
    assert [part.get("custom_id") for part in (*fresh.buttons, *fresh.selects)] == pressed
    assert fresh.id not in gone
    assert text_of(await people[1].press(fresh, evening.press_id("help")))
    assert not any(plain(message.text) in words for message in public(evening)), "no line is told twice"
    away = "closing" if phase == "defence" else "discussion" if phase in ("agent", "mafia") else "defence"
    await play(evening, people, until=lambda: evening.view.phase in (away, "end"))
    await evening.eventually(lambda: quiet(evening.session))
    assert not any(plain(message.text) in words for message in public(evening))
    assert len(bearing(evening, "desk")) == 1


@pytest.mark.parametrize("phase", ["agent", "mafia", "discussion"])
async def test_all_private_messages_of_one_person(evening: Evening, phase: str) -> None:
    people = evening.crowd(7)
    await dealt(evening, people, night=LONG, discussion=LONG)
    await play(evening, people, until=lambda: evening.view.phase == phase)
    await struck_until(evening, lambda: quiet(evening.session) and all(len(one.messages(one.dm)) >= 2 for one in people))
    person = people[0]  # a Mafioso, whose question and hand tell more
    dm = person.open_dm()
    asked = [menu["custom_id"] for message in person.messages(dm) for menu in message.selects]
    counts = [len(one.messages(one.dm)) for one in people if one is not person]
    for message in person.messages(dm):
        evening.discord.delete_message(message)
    await evening.discord.until(lambda: any("Žeton" in message.text for message in person.messages(dm)))
    await evening.session.outbox.wait_idle()
    found = person.messages(dm)
    assert sum("Žeton" in message.text for message in found) == 1
    assert [menu["custom_id"] for message in found for menu in message.selects] == asked
    assert [len(one.messages(one.dm)) for one in people if one is not person] == counts
    evening.session.messages.seat_messages.refresh_hand(0)
    evening.session.outbox.wake()
    await evening.session.outbox.wait_idle()
    assert len(person.messages(dm)) == len(found), "nothing more"


async def test_the_record_of_the_deal_and_the_story(evening: Evening) -> None:
    people = evening.crowd(6)
    await dealt(evening, people)
    await play_soon_over(evening, people)
    await evening.eventually(lambda: evening.table.phase == "ended")
    for message in public(evening):
        evening.discord.delete_message(message)
    await evening.session.outbox.wait_idle()
    assert public(evening) == [], "what is over does not come again"


@pytest.mark.parametrize("game", ["zbojnici", "mafia_city", "nostra_city", "escape_plan"])
async def test_the_board_of_a_boxed_game(evening: Evening, game: str) -> None:
    await evening.prefer(text_mode=True, factor=1000.0)
    people = evening.crowd(4)
    await begin(evening, game, people)
    await evening.eventually(lambda: bearing(evening, "desk"))
    await struck_until(evening, lambda: quiet(evening.session))
    for message in public(evening):
        evening.discord.delete_message(message)
    await evening.discord.until(lambda: bearing(evening, "desk"))
    await evening.session.outbox.wait_idle()
    (board,) = bearing(evening, "desk")
    assert seen(await people[2].press(board, evening.press_id("desk"))).buttons


async def test_a_host_desk_that_is_dismissed_opens_again(evening: Evening) -> None:
    people = evening.crowd(6)
    await dealt(evening, people, night=LONG)
    desk = seen(await people[0].command("host", evening.channel))
    people[0].delete(desk)
    await evening.session.host_moves.pause(people[0].id)
    await evening.session.outbox.wait_idle()
    assert seen(await people[0].command("host", evening.channel)).buttons


async def test_a_game_ends_although_the_graveyard_was_deleted(evening: Evening) -> None:
    people = evening.crowd(6)
    await dealt(evening, people, night=LONG, discussion=LONG)
    silence = evening.table.message_state.silence
    await play(evening, people, until=lambda: silence.thread)
    thread = silence.thread
    evening.discord.delete_channel(evening.discord.world.channels[thread])
    await play_soon_over(evening, people)
    await evening.eventually(lambda: evening.table.phase == "ended")
