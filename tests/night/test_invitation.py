"""The invitation of an evening is a picture that fills (NT-6.3)."""

import json
from typing import Any

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Message
from tests.night.club_evening import all_come, answer, call, caller, fill, in_days, only, verb
from tests.night.evening import Evening, seen

CS = words_in("cs")


def alt(message: Message) -> str:
    """Return the description of the picture, empty without one."""
    found = json.dumps(message.wire, ensure_ascii=False)
    return found if any(str(file["filename"]).startswith("invitation.") for file in message.attachments) else ""


@pytest.mark.rule("NT-6.3")
async def test_the_chairs_of_the_picture_fill_and_empty_without_a_message_more(evening: Evening) -> None:
    """NT-6.3: the message that tells of the evening has the picture; each answer is one edit of it, as without a picture."""
    host, people = caller(evening), evening.crowd(6)
    message = await call(evening, host)
    await evening.discord.until(lambda: alt(message))
    assert CS("pic-invite-least", n=6) in alt(message)
    posted = len(evening.channel.messages)
    await all_come(evening, people)
    full = CS("pic-more-people", n=2, mafia=2, theme="town")
    await evening.discord.until(lambda: full in alt(message))
    assert CS("pic-invite-chairs", n=6, chairs=21, who=", ".join(person.name for person in people)) in alt(message)
    assert message.edits <= len(people)
    await answer(evening, people[0], "no")
    await evening.discord.until(lambda: CS("pic-invite-least", n=1) in alt(message))
    assert people[0].name not in alt(message)
    assert len([one for one in evening.channel.messages.values() if not one.ephemeral]) <= posted


@pytest.mark.rule("NT-6.3")
@pytest.mark.parametrize("manner", [{"invitations": False}, {"text_mode": True}])
async def test_a_club_without_pictures_gets_words(evening: Evening, manner: dict[str, bool]) -> None:
    await evening.prefer(**manner)
    message = await call(evening, caller(evening))
    assert not message.attachments and CS("game-mafie") in message.text


@pytest.mark.rule("CL-4.2", "NT-6.3")
async def test_the_preview_has_the_picture_that_will_hang(evening: Evening) -> None:
    """CL-4.2: the host sees what the others will; each change shows in it, and the receipt has none."""
    host = caller(evening)
    preview = seen(await host.command("evening plan", evening.channel, when=in_days(evening, 5), game="mafie"))
    assert CS("pic-invite-chairs", n=0, chairs=21, who="") in alt(preview)
    await fill(evening, host, preview, "plan", chairs="9")
    assert CS("pic-invite-chairs", n=0, chairs=9, who="") in alt(preview)
    await host.press(preview, verb(evening, "post"))
    assert not alt(preview)


@pytest.mark.rule("CL-4.2", "NT-6.3")
async def test_the_preview_has_no_picture_where_the_message_has_none(evening: Evening) -> None:
    host = caller(evening)
    dates: dict[str, Any] = {"date-1": in_days(evening, 5), "date-2": in_days(evening, 6)}
    assert not alt(seen(await host.command("evening poll", evening.channel, game="mafie", **dates)))
    await evening.client.evening_scheduler.drop(only(evening))
    await evening.prefer(text_mode=True)
    assert not alt(seen(await host.command("evening plan", evening.channel, when=in_days(evening, 5), game="mafie")))
