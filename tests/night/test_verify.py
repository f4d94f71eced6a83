"""/verify: a record as an attached file, checked where nobody else sees it, in the reader's language (NT-7)."""

import asyncio
import json
from typing import Any

import pytest

from bot.operations.record_checking import CheckPending, RecordChecker
from bot.presenting.texts import words_in
from bot.sandbox import Person
from cogs.help import MOST_BYTES
from tests.bot.operations.test_verify import finished
from tests.night.evening import Evening, plain, seen
from tests.night.test_clicks import text_of
from tests.soak.amounts import first_or_all

pytestmark = pytest.mark.rule("NT-7")


async def sent(evening: Evening, person: Person, name: str, record: bytes) -> str:
    """Send a record to be checked; return the private answer when it is there."""
    answer = await person.command("verify", evening.channel, record=(name, record))
    assert answer.ephemeral
    message = seen(answer)
    await evening.discord.until(lambda: message.text)
    return plain(message.text)


def content(**changes: Any) -> bytes:
    return json.dumps({**finished(), **changes}).encode()


@pytest.mark.parametrize("language", first_or_all("cs", "en"))
async def test_a_record_is_checked_in_private_in_every_place(evening: Evening, language: str, request: pytest.FixtureRequest) -> None:
    words, person = words_in(language), evening.person(locale={"cs": "cs", "en": "en-GB"}[language])
    said = await sent(evening, person, "night.json", content())
    assert said.endswith(plain(words("verify-good"))) and finished()["fair"]["seal"] in said
    request.getfixturevalue("workers_here")
    forged = content(seats=["@everyone", "**Jan**", *finished()["seats"][2:]], fair={**finished()["fair"], "secret": bytes(32).hex()})
    said = await sent(evening, person, "night.json", forged)
    assert said.endswith(plain(words("verify-bad"))) and plain(words("verify-seal-bad")) in said
    assert "**Jan**" not in said


@pytest.mark.usefixtures("workers_here")
async def test_a_file_without_a_record_gets_a_clear_answer(evening: Evening) -> None:
    words, person = words_in("cs"), evening.person()
    for name, record, reason in (
        ("cat.png", b"\x89PNG\r\n\x1a\n", "foreign"),
        ("**a**.json", b"{", "damaged"),
        ("deep.json", b"[" * 100_000, "damaged"),
    ):
        said = await sent(evening, person, name, record)
        unreadable = plain(words("verify-unreadable", file="|", reason=reason)).partition("|")[2]
        assert said.endswith(unreadable), (name, said)
        assert "**a**" not in said
    said = text_of(await person.command("verify", evening.channel, record=("big.json", b" " * (MOST_BYTES + 1))))
    assert said == plain(words("verify-large"))


@pytest.mark.usefixtures("workers_here")
async def test_a_person_waits_for_one_check_at_a_time() -> None:
    checker = RecordChecker()
    first = asyncio.create_task(checker.check(b"{", "a", "en", person=1))
    await asyncio.sleep(0)
    with pytest.raises(CheckPending):
        await checker.check(b"{", "a", "en", person=1)
    second = checker.check(content(), "b", "en", person=2)
    assert "damaged" in "".join(await first) and (await second)[-1] == words_in("en")("verify-good")
    assert await checker.check(b"{", "a", "en", person=1)
