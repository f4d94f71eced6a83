"""A dawn in three edits of one message: the empty chair, the name, the token (NT-3.5)."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Message, Person
from tests.night.card_night import deal
from tests.night.evening import FAST, Evening
from tests.night.players import play

pytestmark = pytest.mark.rule("NT-3.5")

CHAIRS = tuple(words_in("cs")("dawn-chairs", variant=variant) for variant in range(1, 5))


async def dealt(evening: Evening, seats: int = 7) -> list[Person]:
    people = evening.crowd(seats)
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    return people


def dawns(evening: Evening) -> list[Message]:
    """Return the messages that begin with the chairs."""
    return [message for message in evening.channel.messages.values() if message.text.startswith(CHAIRS)]


def in_round(evening: Evening, number: int) -> bool:
    return bool(evening.view.round == number and evening.view.phase == "first")


@pytest.mark.parametrize("text_mode", [False, True])
async def test_every_dawn_is_one_message_with_the_same_edits(tmp_path: Path, text_mode: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of seven nobody is missing after the first night, in which the Agent looks at the Police, and somebody after the second."""
    deal(monkeypatch, "PPPAPPM", {})
    async with Evening(tmp_path, tempo=replace(FAST, beat=2.0)) as evening:
        await evening.prefer(text_mode=text_mode)
        people = await dealt(evening)
        texts: dict[int, list[str]] = {}

        def look(_: object) -> None:
            for message in dawns(evening):
                told = texts.setdefault(message.id, [])
                if not told or told[-1] != message.text:
                    told.append(message.text)

        evening.discord.watchers.append(look)
        await play(evening, people, until=lambda: in_round(evening, 2))
        assert len(texts) == 2
        for told in texts.values():
            first, second, third = told[:3]
            assert first in CHAIRS, "nobody is named"
            assert second.startswith(f"{first}\n") and third.startswith(f"{second}\n"), "chair, name, token"
            assert second.count("\n") == 1
        quiet, struck = texts.values()
        assert len(quiet) == len(struck) == 3


async def test_a_server_may_have_its_dawns_at_once(evening: Evening) -> None:
    await evening.prefer(talk={"dawn_steps": False})
    people = await dealt(evening)
    await play(evening, people, until=lambda: in_round(evening, 1))
    assert not dawns(evening)
