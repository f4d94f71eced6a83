"""AutoMod of a server refuses our words: the host learns of it once, and the game goes on and ends."""

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Person
from tests.night.evening import Evening, plain
from tests.night.first_day import in_discussion
from tests.night.players import play
from tests.night.striking import struck_until
from tests.night.test_clicks import ready_button, text_of
from tests.night.test_faults_permissions import public_texts, whispers

CS = words_in("cs")
TOLD = plain(CS("automod"))
BLOCKED = (200000, 200001)


def block(evening: Evening, code: int, *, times: int | None = None, method: str | None = None) -> None:
    """Let AutoMod refuse what the bot says in the table's channel."""
    methods = (method,) if method else ("POST", "PATCH")
    for one in methods:
        evening.discord.faults.refuse(code, times, method=one, route=rf"^/channels/{evening.channel.id}/messages")


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
    await evening.session.outbox.settle()
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
    await struck_until(evening, lambda: evening.table.scene().public.phase != "day")
    assert evening.session.outbox.retry_at is None
    assert not evening.session.missing_permissions.blocked
    evening.discord.faults.clear()
    await evening.discord.until(lambda: (found := evening.living("desk")) is not None and evening.press_id("desk") in str(found.buttons))
    await play(evening, people)
    assert told(people) == [1, 0, 0, 0, 0, 0]


async def test_a_game_of_which_nothing_may_be_said_ends(evening: Evening) -> None:
    await evening.prefer(text_mode=True)
    people = evening.crowd(6)
    await evening.lay(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    table = evening.table
    block(evening, BLOCKED[0])
    await struck_until(evening, lambda: table.phase == "ended")
    assert told(people) == [1, 0, 0, 0, 0, 0]
    assert all(whispers(person) for person in people), "private messages go on"


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
