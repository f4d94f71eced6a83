"""Messages before one person only: one note, one desk, each up to date, and never a picture of yesterday beside the words of today."""

from bot.presenting.texts import words_in
from bot.sandbox import Message, Person
from tests.night import boxed_night, players
from tests.night.desk_players import play
from tests.night.evening import Evening, plain, seen
from tests.night.test_clicks import ready_button
from tests.night.test_host import people
from tests.night.test_mafia_city import PATIENT, SETTINGS

__all__ = ["people"]

CS = words_in("cs")


def private(evening: Evening, person: Person) -> list[Message]:
    """Return what stands in the channel for this person only."""
    return [message for message in person.messages(evening.channel) if message.ephemeral]


def pictures(evening: Evening, message: Message) -> list[bytes]:
    """Return the pictures of a message as it stands."""
    return [data for path, (data, _) in sorted(evening.discord.world.files.items()) if path in str(message.wire)]


def cleared(evening: Evening, person: Person, count: int) -> bool:
    return len(private(evening, person)) == count


async def test_the_next_note_takes_the_place_of_the_last(evening: Evening, people: list[Person]) -> None:
    board, ready = await evening.discord.until(lambda: ready_button(evening))
    for _ in range(3):
        outcome = await people[1].press(board, ready)
    await evening.discord.until(lambda: cleared(evening, people[1], 1))
    assert private(evening, people[1]) == [seen(outcome)]
    assert len(private(evening, people[2])) == 1, "the last of those of the lobby"


async def test_the_next_desk_takes_the_place_of_the_last(evening: Evening, people: list[Person]) -> None:
    board, ready = await evening.discord.until(lambda: ready_button(evening))
    first = seen(await people[1].press(board, evening.press_id("desk")))
    second = seen(await people[1].press(board, evening.press_id("desk")))
    await evening.discord.until(lambda: first.deleted)
    assert private(evening, people[1]) == [second]
    board, ready = await evening.discord.until(lambda: ready_button(evening))  # it may be reposted by now
    note = seen(await people[1].press(board, ready))
    assert private(evening, people[1]) == [second, note], "the desk stays where it is"
    third = seen(await people[1].press(board, evening.press_id("desk")))
    await evening.discord.until(lambda: private(evening, people[1]) == [third])


async def test_a_file_that_was_handed_over_stays(evening: Evening, people: list[Person]) -> None:
    await evening.session.host_moves.end(people[0].id)
    story = await evening.discord.until(lambda: evening.living("again"))
    await evening.eventually(lambda: evening.table.phase == "ended")
    for verb in ("log", "record"):
        await people[2].press(story, evening.press_id(verb))
    assert len(private(evening, people[2])) >= 2


async def test_a_desk_from_before_says_that_it_has_moved(evening: Evening, people: list[Person]) -> None:
    board, ready = await evening.discord.until(lambda: ready_button(evening))
    old = seen(await people[1].press(board, evening.press_id("desk")))
    await evening.restart_bot()  # earlier answers cannot be taken away any more
    board, ready = await evening.discord.until(lambda: ready_button(evening))  # it may be reposted by now
    new = seen(await people[1].press(board, evening.press_id("desk")))
    await people[1].press(board, ready)
    assert not old.deleted
    told = seen(await people[1].press(old, ready, force=True))
    assert told is old
    assert plain(CS("desk-moved")) in plain(old.text)
    assert ready not in str(old.components), "what is over is not offered any more"
    await evening.discord.until(lambda: new.deleted)
    again = await evening.press_behind_more(people[1], old, "refresh")
    assert again is old
    assert plain(CS("desk-moved")) not in plain(old.text), "now it is the one"


def hand(evening: Evening, person: Person) -> object:
    """Return the cards that somebody holds."""
    return evening.table.course.game.view(evening.table.seat_of(person.id)).me.cards


async def test_the_picture_on_a_desk_is_the_one_of_its_words(evening: Evening) -> None:
    await evening.prefer(clocks=PATIENT)
    made = evening.crowd(3)
    await boxed_night.begin(evening, "mafia_city", made, target_mode="beginner")
    await play(evening, made, skips=SETTINGS, until=lambda: boxed_night.view(evening).phase == "action")
    board = await evening.discord.until(lambda: evening.living("desk"))
    desk = evening.press_id("desk")
    first = seen(await made[0].press(board, desk))
    held, before = hand(evening, made[0]), pictures(evening, first)
    await evening.restart_bot()  # so that two desks stand
    await play(evening, made, skips=SETTINGS, until=lambda: hand(evening, made[0]) not in (held, ()))
    board = await evening.discord.until(lambda: evening.living("desk"))  # it may have been reposted below the talk
    second = seen(await made[0].press(board, desk))
    await made[0].press(first, f"c1:{evening.table.id}:back:mafia_city.turn:1", force=True)
    assert pictures(evening, first) == pictures(evening, second) != before


async def test_a_page_dismissed_at_the_moment_of_the_press_is_shown_anew(evening: Evening) -> None:
    person = evening.person()
    card = seen(await person.command("me settings", evening.channel))
    button = next(one["custom_id"] for one in card.buttons if "custom_id" in one)
    person.delete(card)
    outcome = await person.press(card, button, force=True)
    assert outcome.kind == "message"
    assert seen(outcome).ephemeral and "K-" not in outcome.text


async def test_an_answered_question_is_taken_away_with_the_token_of_its_press(evening: Evening) -> None:
    """Such a request does not count for the limit of the whole bot."""
    people = evening.crowd(11)  # both the Agent's phase and that of the Mafia ask everybody
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    begun = evening.discord.log.mark()
    await players.play(evening, people, until=lambda: evening.view.phase == "discussion")
    await evening.eventually(lambda: evening.session.idle)
    taken = evening.discord.log.of("DELETE", "/webhooks/{application}/{token}/messages/@original", after=begun)
    assert taken and all(one.status == 204 for one in taken)
    ordinary = evening.discord.log.of("DELETE", "/channels/{channel}/messages/{message}", after=begun)
    elsewhere = [one.params["channel"] for one in ordinary if one.params["channel"] != str(evening.channel.id)]
    assert elsewhere == [str(people[0].open_dm().id)], "all have answered, and the host need not be told any more that there are enough"
    for person in people:
        assert len([message for message in person.messages(person.open_dm()) if not message.deleted]) <= 4
