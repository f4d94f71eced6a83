"""AutoMod of a server refuses our words: the host learns of it once, and the game goes on and ends."""

import asyncio
from collections.abc import Callable

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Person
from bot.tables.delivery.board import ASKED_EVERY, REFUSED_FOR
from tests.night.evening import Evening, plain
from tests.night.first_day import in_discussion
from tests.night.players import play_soon_over
from tests.night.striking import quiet, struck_until
from tests.night.test_claiming import claim, living, talking
from tests.night.test_clicks import ready_button, text_of
from tests.night.test_faults_permissions import public_texts, whispers

CS = words_in("cs")
TOLD = plain(CS("automod"))
BLOCKED = (200000, 200001)


def block(evening: Evening, code: int, *, times: int | None = None, method: str | None = None) -> Callable[[], int]:
    """Let AutoMod refuse what the bot says in the table's channel; return what counts the refused requests."""
    methods, faults = (method,) if method else ("POST", "PATCH"), evening.discord.faults
    refusals = [faults.refuse(code, times, method=one, route=rf"^/channels/{evening.channel.id}/messages") for one in methods]
    return lambda: sum(fault.met for fault in refusals)


async def ask_for_the_board(evening: Evening, person: Person) -> None:
    evening.ahead += ASKED_EVERY
    assert text_of(await person.command("board", evening.channel)) == plain(CS("rehung"))
    await evening.session.outbox.wait_idle()


def told(people: list[Person]) -> list[int]:
    return [whispers(person).count(TOLD) for person in people]


@pytest.mark.parametrize("code", BLOCKED)
async def test_a_line_that_is_refused_costs_the_line_alone(evening: Evening, code: int) -> None:
    people = await in_discussion(evening)
    block(evening, code, times=1, method="POST")
    await evening.session.outbox.say("Zakázané slovo.")
    await evening.eventually(lambda: told(people)[0])
    block(evening, code, times=1, method="POST")
    await evening.session.outbox.say("Zase zakázané slovo.")
    await evening.session.outbox.say("Povolené slovo.")
    await evening.discord.until(lambda: "Povolené slovo." in public_texts(evening))
    assert not any("akázané" in text for text in public_texts(evening))
    assert told(people) == [1, 0, 0, 0, 0, 0]
    await evening.restart_bot()
    block(evening, code, times=1, method="POST")
    await evening.session.outbox.say("Do třetice.")
    await evening.session.outbox.wait_idle()
    assert told(people) == [1, 0, 0, 0, 0, 0]
    board, ready = await evening.discord.until(lambda: ready_button(evening))
    assert text_of(await people[1].press(board, ready)) == plain(CS("ready-given"))


async def test_a_board_that_is_refused_holds_up_neither_lines_nor_clocks(evening: Evening) -> None:
    people = await in_discussion(evening)
    board, ready = await evening.discord.until(lambda: ready_button(evening))
    block(evening, BLOCKED[0], method="PATCH")
    for person in people[:5]:
        assert text_of(await person.press(board, ready)) == plain(CS("ready-given"))
    await evening.eventually(lambda: told(people)[0])
    await struck_until(evening, lambda: evening.view.phase != "day")
    assert evening.session.outbox.retry_at is None
    assert not evening.session.outages.blocked
    evening.discord.faults.clear()
    await evening.discord.until(lambda: (found := evening.living("desk")) is not None and evening.press_id("desk") in str(found.buttons))
    await play_soon_over(evening, people)
    assert told(people) == [1, 0, 0, 0, 0, 0]


async def test_a_game_without_permitted_lines_ends(evening: Evening) -> None:
    await evening.prefer(text_mode=True)
    people = evening.crowd(6)
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    table = evening.table
    block(evening, BLOCKED[0])
    await struck_until(evening, lambda: table.phase == "ended")
    assert told(people) == [1, 0, 0, 0, 0, 0]
    assert all(whispers(person) for person in people), "private messages go on"


async def test_a_board_that_is_refused_is_tried_ever_more_rarely(evening: Evening) -> None:
    people = await in_discussion(evening)
    board = evening.table.message_state.channel.board.id
    refusal = evening.discord.faults.refuse(BLOCKED[0], None, method="PATCH", route=rf"/messages/{board}$")
    for _ in range(15):
        for move in (evening.session.host_moves.pause, evening.session.host_moves.resume):
            evening.pass_time(2)
            await move(people[0].id)
            await asyncio.sleep(0.2)
            await evening.session.outbox.wait_idle()
    assert 0 < refusal.met <= 8, "of thirty changes in a minute"
    assert told(people) == [1, 0, 0, 0, 0, 0]
    evening.discord.faults.clear()
    evening.pass_time(REFUSED_FOR)
    await evening.discord.until(lambda: (found := evening.living("desk")) is not None and evening.press_id("desk") in str(found.buttons))


async def test_lines_that_were_refused_stand_in_one_message_once_they_may(evening: Evening) -> None:
    people = await in_discussion(evening)
    block(evening, BLOCKED[0], method="POST")
    for text in ("Zakázané slovo.", "Zase zakázané slovo."):
        await evening.session.outbox.say(text)
    await evening.session.outbox.wait_idle()
    await ask_for_the_board(evening, people[1])
    await evening.restart_bot()
    evening.discord.faults.clear()
    await ask_for_the_board(evening, people[1])
    late = plain(f"{CS('automod-late')}\nZakázané slovo.\nZase zakázané slovo.")
    await evening.discord.until(lambda: late in map(plain, public_texts(evening)))
    await ask_for_the_board(evening, people[1])
    assert sum("akázané" in text for text in public_texts(evening)) == 1
    assert evening.table.message_state.lines.refused == []


async def test_a_claim_that_is_refused_holds_up_no_other_and_is_posted_later(evening: Evening) -> None:
    people = await talking(evening)
    await evening.session.outbox.wait_idle()
    await evening.eventually(lambda: quiet(evening.session))
    (first, second, *_), tried = (people[seat] for seat in living(evening)), block(evening, BLOCKED[0], times=1, method="POST")
    await claim(evening, first, "say-agent")
    await evening.eventually(lambda: told(people)[0])
    evening.pass_time(10)
    await claim(evening, second, "say-agent")
    await evening.discord.until(lambda: any("tvrdí" in text for text in public_texts(evening)))
    assert tried() == 1
    await ask_for_the_board(evening, second)
    said = [text for text in public_texts(evening) if "tvrdí" in text]
    assert [text.startswith(plain(CS("automod-late"))) for text in said] == [False, True]


async def test_a_story_that_was_refused_is_posted_once_it_may(evening: Evening) -> None:
    await evening.prefer(text_mode=True)
    people = evening.crowd(6)
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    table = evening.table
    block(evening, BLOCKED[0])
    await struck_until(evening, lambda: table.phase == "ended")
    assert evening.living("again") is None
    evening.discord.faults.clear()
    await ask_for_the_board(evening, people[1])
    story = await evening.discord.until(lambda: evening.living("again"))
    assert (await people[1].press(story, evening.press_id("log"))).ephemeral
    await ask_for_the_board(evening, people[1])
    assert [message.id for message in evening.channel.messages.values() if "again" in str(message.buttons)] == [story.id]


async def test_a_lobby_that_is_refused_is_told_to_the_host_and_shown_later(evening: Evening) -> None:
    people = evening.crowd(2)
    block(evening, BLOCKED[0], method="POST")
    await people[0].command("game open", evening.channel, game="mafie")
    await evening.eventually(lambda: told(people)[0])
    evening.discord.faults.clear()
    await people[1].command("board", evening.channel)
    lobby = await evening.lobby()
    assert (await people[1].press(lobby, evening.press_id("join"))).ephemeral
    assert told(people) == [1, 0]


async def test_an_answer_that_is_refused_is_explained(evening: Evening) -> None:
    people = await in_discussion(evening)
    board, ready = await evening.discord.until(lambda: ready_button(evening))
    evening.discord.faults.refuse(BLOCKED[0], route="/interactions/{interaction}/{token}/callback")
    assert text_of(await people[1].press(board, ready)) == plain(CS("no-automod"))
    assert evening.table.course.game.view(None).seats[1].ready
