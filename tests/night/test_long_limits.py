"""Discord asks for patience (429): presses are answered meanwhile, clocks wait for what nobody sees, no line is doubled.

A limit too long to wait for is a fault as any other: the table goes on, and what is limited follows.
"""

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bot.discord_io.private_answers import PressedMessages
from bot.discord_io.request_faults import LONGEST_LIMIT
from bot.presenting.texts import words_in
from bot.sandbox import Person
from bot.tables.delivery.delivery_backoff import LONG as OUT_OF_REACH
from bot.tables.table_session import RESTORE_AGAIN, TableSession
from tests.night.evening import Evening, plain
from tests.night.first_day import in_discussion
from tests.night.places import LONG, dealt
from tests.night.players import play
from tests.night.striking import struck_until
from tests.night.test_clicks import ready_button, text_of
from tests.night.test_faults_permissions import public_texts, whispers

CS = words_in("cs")
WAIT = 12.0
"""Seconds for which Discord takes nothing."""
TOO_LONG = 120.0
"""The same, longer than anybody waits."""
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
    await evening.eventually(lambda: evening.session.outages.blocked, 30)
    await evening.eventually(lambda: not evening.session.outages.blocked and "Pauza." in public_texts(evening), WAIT * 2)
    assert evening.now() - began >= WAIT
    assert evening.view.phase == "discussion", "the table has waited"
    await play(evening, people, until=lambda: evening.view.phase not in ("discussion", "closing"))
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
    await play(evening, people, until=lambda: evening.view.phase == "discussion")
    assert sum("Žeton" in message.text for message in away.messages(away.dm)) == 1


async def test_on_permissions(evening: Evening) -> None:
    people = evening.crowd(6)
    fault = evening.discord.faults.answer(429, method="PUT", route=r"/permissions/", retry_after=WAIT)
    await dealt(evening, people, night=LONG)
    await evening.eventually(lambda: fault.met)
    board = await evening.discord.until(lambda: evening.living("desk"))
    assert text_of(await people[1].press(board, evening.press_id("desk")))
    await play(evening, people, until=lambda: evening.view.phase == "discussion")
    await struck_until(evening, lambda: people[1].can_write(evening.channel), WAIT * 2)


def holds_token(evening: Evening, people: list[Person], token: str) -> Person:
    """Return the person with this token who sits last."""
    game = evening.table.course.game
    return people[max(seat for seat in range(len(people)) if game.view(seat).me.token == token)]


def limit_messages_to(evening: Evening, person: Person) -> Any:
    """Have Discord take no message to this person, and no edit of one."""
    return evening.discord.faults.answer(429, times=None, route=f"^/channels/{person.open_dm().id}/messages", retry_after=TOO_LONG)


async def test_for_too_long_in_one_persons_messages(evening: Evening) -> None:
    people = evening.crowd(6)
    away, loop = people[4], asyncio.get_running_loop()
    fault = limit_messages_to(evening, away)
    await dealt(evening, people)
    began = loop.time()
    await evening.eventually(lambda: any("Rozdávám" in text for text in public_texts(evening)), WAIT)
    await evening.eventually(lambda: evening.session.outages.blocked, WAIT)
    await evening.eventually(lambda: not evening.session.outages.blocked, OUT_OF_REACH + WAIT)
    lines = len(public_texts(evening))
    await evening.eventually(lambda: len(public_texts(evening)) > lines + 3, OUT_OF_REACH)
    assert loop.time() - began < TOO_LONG / 2 and not away.messages(away.dm)
    assert fault.met <= 2, "refused requests are repeated"
    evening.discord.faults.clear()
    await evening.eventually(lambda: away.messages(away.dm) and not evening.session.whispers.pending, TOO_LONG * 2)
    assert loop.time() - began >= TOO_LONG - WAIT
    await evening.eventually(lambda: evening.table.phase == "ended", TOO_LONG)
    texts = [message.text for message in away.messages(away.dm)]
    assert len(set(texts)) == len(texts)


async def test_for_too_long_on_permissions(evening: Evening) -> None:
    people, loop = evening.crowd(6), asyncio.get_running_loop()
    faults = [
        evening.discord.faults.answer(429, times=None, method=method, route=route, retry_after=TOO_LONG)
        for method, route in (("PUT", r"/permissions/\d+$"), ("PATCH", r"^/channels/\d+$"))
    ]
    began = loop.time()
    await dealt(evening, people, discussion=LONG)
    await evening.eventually(lambda: evening.view.phase == "discussion", WAIT)
    assert loop.time() - began < WAIT and any(fault.met for fault in faults)
    await asyncio.sleep(TOO_LONG - WAIT)
    assert sum(fault.met for fault in faults) < 12, "refused requests are repeated"
    limited, over = plain(CS("silence-limited", until="…")).split("…")[0], plain(CS("silence-again"))
    assert [sum(text.startswith(limited) for text in whispers(person)) for person in people] == [1, 0, 0, 0, 0, 0]
    assert over not in whispers(people[0])
    evening.discord.faults.clear()
    spectator = evening.person()
    await evening.eventually(lambda: not spectator.can_write(evening.channel), TOO_LONG)
    assert people[1].can_write(evening.channel)
    await evening.eventually(lambda: over in whispers(people[0]), WAIT)
    assert sum(text.startswith(limited) or text == over for text in whispers(people[0])) == 2


@pytest.mark.rule("MF-15.4")
async def test_the_pause_does_not_tell_whose_messages_are_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    moments = [await public_moments(tmp_path_factory.mktemp(token), token) for token in ("mafia", "police")]
    for told in moments:
        assert max(after - before for before, after in pairwise(told)) > OUT_OF_REACH - WAIT, "nobody has waited"
    assert [abs(one - other) < WAIT / 6 for one, other in zip(*moments, strict=True)] == [True] * len(moments[0])


async def public_moments(folder: Path, token: str) -> list[float]:
    """Play a day and two nights with nobody pressing, with the messages to somebody with this token limited; return when lines came."""
    loop, told = asyncio.get_running_loop(), list[float]()
    async with Evening(folder) as evening:
        people = evening.crowd(6)
        await dealt(evening, people)
        await evening.eventually(lambda: evening.view.phase == "discussion")
        limit_messages_to(evening, holds_token(evening, people, token))
        began, lines = loop.time(), f"/channels/{evening.channel.id}/messages"
        evening.discord.watchers.append(
            lambda exchange: told.append(loop.time() - began) if (exchange.method, exchange.path) == ("POST", lines) else None
        )
        await evening.discord.until(lambda: len(told) >= 20, OUT_OF_REACH * 2)
    return told[:20]


@pytest.mark.rule("PR-3.2")
async def test_for_too_long_everywhere(evening: Evening) -> None:
    people, loop, sent = await in_discussion(evening), asyncio.get_running_loop(), list[str]()
    board, ready = await evening.discord.until(lambda: ready_button(evening))
    evening.discord.faults.answer(
        429, method="POST", route=rf"^/channels/{evening.channel.id}/messages", everywhere=True, retry_after=TOO_LONG
    )
    await evening.session.outbox.say("Pauza.")
    began = loop.time()
    await evening.eventually(lambda: evening.session.outages.blocked, WAIT)
    evening.discord.watchers.append(lambda exchange: sent.append(exchange.path))
    assert text_of(await people[1].press(board, ready)) == plain(CS("ready-given"))
    await asyncio.sleep(TOO_LONG - WAIT)
    assert {path.split("/")[1] for path in sent} <= {"interactions", "webhooks"}, "Discord has said to send nothing"
    await evening.eventually(lambda: "Pauza." in public_texts(evening), TOO_LONG)
    assert loop.time() - began >= TOO_LONG - 1.0
    await evening.eventually(lambda: not evening.session.outages.blocked, WAIT)
    assert public_texts(evening).count("Pauza.") == 1


async def test_for_too_long_on_the_token_of_a_press() -> None:
    """The message is then edited without the token."""
    pressed, loop = PressedMessages(), asyncio.get_running_loop()

    async def limited(**_: object) -> None:
        await asyncio.sleep(TOO_LONG)

    pressed.put(1, limited, limited)
    began = loop.time()
    assert not await pressed.edit(1)
    assert loop.time() - began <= LONGEST_LIMIT + 1.0
    assert not await pressed.edit(1) and loop.time() - began <= LONGEST_LIMIT + 1.0


@pytest.mark.rule("TK-9.4")
async def test_for_too_long_on_the_rights_returned_at_the_end_of_a_game(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    people, loop = evening.crowd(6), asyncio.get_running_loop()
    await dealt(evening, people, night=LONG)
    await struck_until(evening, lambda: not people[1].can_write(evening.channel))
    limit = evening.discord.faults.answer(429, times=None, route=r"/permissions/\d+$|^/channels/\d+$", retry_after=TOO_LONG)
    await evening.session.host_moves.end(people[0].id)
    await evening.eventually(lambda: limit.met, WAIT)
    began, looks, attend = loop.time(), list[float](), TableSession.attend

    async def counted(session: TableSession) -> float | None:
        looks.append(loop.time())
        return await attend(session)

    monkeypatch.setattr(TableSession, "attend", counted)
    await asyncio.sleep(TOO_LONG - WAIT)
    assert evening.table.phase != "ended" and limit.met < 12, "refused requests are repeated"
    assert len(looks) < 2 * (TOO_LONG - WAIT) / RESTORE_AGAIN, "nothing is due in between"
    evening.discord.faults.clear()
    await evening.eventually(lambda: evening.table.phase == "ended" and people[1].can_write(evening.channel), TOO_LONG)
    assert TOO_LONG - 1.0 <= loop.time() - began <= TOO_LONG + WAIT
