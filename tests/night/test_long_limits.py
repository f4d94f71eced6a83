"""Discord asks for patience (429): presses are answered meanwhile, clocks wait for what nobody sees, no line is doubled."""

import pytest

from bot.presenting.texts import words_in
from tests.night.evening import Evening, plain
from tests.night.first_day import in_discussion
from tests.night.places import LONG, dealt
from tests.night.players import play
from tests.night.striking import struck_until
from tests.night.test_clicks import ready_button, text_of
from tests.night.test_faults_permissions import public_texts

CS = words_in("cs")
WAIT = 12.0
"""Seconds for which Discord takes nothing."""
pytestmark = pytest.mark.usefixtures("one_deal")


@pytest.mark.parametrize("method", ["POST", "PATCH"])
async def test_in_the_channel(evening: Evening, method: str) -> None:
    people = await in_discussion(evening)
    board, ready = await evening.discord.until(lambda: ready_button(evening))
    fault = evening.discord.faults.answer(429, method=method, route=rf"^/channels/{evening.channel.id}/messages", retry_after=WAIT)
    began = evening.now()
    await evening.session.outbox.say("Pauza.")
    for person in people[:5]:
        assert text_of(await person.press(board, ready)) == plain(CS("ready-given"))
    await evening.eventually(lambda: fault.met)
    assert evening.now() - began < WAIT / 2
    await evening.eventually(lambda: evening.session.missing_permissions.blocked, 30)
    await evening.eventually(lambda: not evening.session.missing_permissions.blocked and "Pauza." in public_texts(evening), WAIT * 2)
    assert evening.now() - began >= WAIT
    assert evening.table.scene().public.phase == "discussion", "the table has waited"
    await play(evening, people, until=lambda: evening.table.scene().public.phase not in ("discussion", "closing"))
    assert public_texts(evening).count("Pauza.") == 1


async def test_in_private_messages(evening: Evening) -> None:
    people = evening.crowd(11)
    away = people[4]
    fault = evening.discord.faults.answer(429, method="POST", route=rf"^/channels/{away.open_dm().id}/messages", retry_after=WAIT)
    await dealt(evening, people, night=LONG)
    await evening.eventually(lambda: fault.met)
    began = evening.now()
    others = [one for one in people if one is not away]
    await evening.eventually(lambda: all(one.dm is not None and one.messages(one.dm) for one in others))
    assert evening.now() - began < WAIT / 2
    assert not away.messages(away.dm)
    await evening.eventually(lambda: away.messages(away.dm), WAIT * 2)
    await evening.eventually(lambda: sum("Žeton" in message.text for message in away.messages(away.dm)) == 1, WAIT)
    await play(evening, people, until=lambda: evening.table.scene().public.phase == "discussion")
    assert sum("Žeton" in message.text for message in away.messages(away.dm)) == 1


async def test_on_permissions(evening: Evening) -> None:
    people = evening.crowd(6)
    fault = evening.discord.faults.answer(429, method="PUT", route=r"/permissions/", retry_after=WAIT)
    await dealt(evening, people, night=LONG)
    await evening.eventually(lambda: fault.met)
    board = await evening.discord.until(lambda: evening.living("desk"))
    assert text_of(await people[1].press(board, evening.press_id("desk")))
    await play(evening, people, until=lambda: evening.table.scene().public.phase == "discussion")
    await struck_until(evening, lambda: people[1].can_write(evening.channel), WAIT * 2)
