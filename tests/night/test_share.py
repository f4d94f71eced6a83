"""Sharing a finished game: a poster, the count of consents on its button, and a consent that is remembered (NT-4.6)."""

import json

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Message, Person
from tests.night.evening import Evening, plain, seen
from tests.night.players import play_soon_over
from tests.night.test_clicks import text_of
from tests.night.test_history import file_of
from tests.night.test_host import people
from tests.night.test_replay import ended

__all__ = ["people"]

CS = words_in("cs")


async def told(evening: Evening, people: list[Person]) -> Message:
    """Play the game to its end and return the story."""
    await play_soon_over(evening, people)
    await evening.eventually(lambda: evening.table.phase == "ended")
    return await evening.discord.until(lambda: evening.living("again"))


def label(story: Message, press: str) -> str:
    return next(str(button["label"]) for button in story.buttons if button["custom_id"] == press)


def presses(message: Message) -> set[str]:
    return {str(button["custom_id"]).partition(":share")[2] for button in message.buttons if ":share:" in str(button["custom_id"])}


@pytest.mark.rule("NT-4.6", "CL-16.6")
async def test_the_poster_names_people_who_agree_and_the_button_counts_them(evening: Evening, people: list[Person]) -> None:
    story = await told(evening, people)
    press = evening.press_id("share")
    assert label(story, press) == CS("b-share-agreed", n=0, all=7)
    poster = seen(await people[1].press(story, press))
    assert poster.ephemeral and [str(file["filename"])[:7] for file in poster.attachments] == ["poster."]
    told_in_alt = json.dumps(poster.wire, ensure_ascii=False)
    assert [person.name in told_in_alt for person in people] == [False, True, False, False, False, False, False]
    assert evening.guild.name in told_in_alt
    await evening.discord.until(lambda: label(story, press) == CS("b-share-agreed", n=1, all=7))
    stranger = evening.person("Cizinec")
    assert plain(CS("share-poster")) in text_of(await stranger.press(story, press))
    assert label(story, press) == CS("b-share-agreed", n=1, all=7), "a stranger has nothing to agree to"


@pytest.mark.rule("NT-4.6")
async def test_consent_is_asked_once_and_remembered(evening: Evening, people: list[Person]) -> None:
    """NT-4.6: the buttons to remember it are gone once one is pressed, also after a restart; the story follows a withdrawal."""
    story = await told(evening, people)
    press = evening.press_id("share")
    poster = seen(await people[1].press(story, press))
    assert presses(poster) == {":always", ":never"}
    assert text_of(await people[1].press(poster, f"{press}:always")) == plain(CS("share-remembered-always"))
    assert (await evening.registry.store.person_settings(people[1].id))["stories"] == "always"
    await evening.restart_bot()
    again = seen(await people[1].press(story, press))
    assert presses(again) == set()
    assert text_of(await people[1].press(poster, f"{press}:never")) == plain(CS("share-remembered-never"))
    await evening.discord.until(lambda: label(story, press) == CS("b-share-agreed", n=0, all=7))
    await evening.registry.personal.change(people[1].id, stories="ask")
    after = seen(await people[2].press(story, press))
    assert people[1].name not in json.dumps(after.wire, ensure_ascii=False), "asked anew, they have not agreed again"


@pytest.mark.rule("NT-4.6", "CL-16.6")
async def test_an_automated_player_agrees_for_nobody(evening: Evening, people: list[Person]) -> None:
    """CL-16.6: the person whose seat it keeps is asked as well, and agrees themselves."""
    await evening.session.host_moves.automate(None, 2)
    story = await ended(evening, people)
    press = evening.press_id("share")
    assert label(story, press) == CS("b-share-agreed", n=0, all=7)
    poster = seen(await people[1].press(story, press))
    assert people[2].name not in json.dumps(poster.wire, ensure_ascii=False)
    own = seen(await people[2].press(story, press))
    assert people[2].name in json.dumps(own.wire, ensure_ascii=False)
    await evening.discord.until(lambda: label(story, press) == CS("b-share-agreed", n=2, all=7))


@pytest.mark.rule("CL-16.6", "CL-16.7", "RP-5.1")
async def test_a_forgotten_person_no_longer_counts_as_agreeing(evening: Evening, people: list[Person]) -> None:
    story = await ended(evening, people)
    press, record_press = evening.press_id("share"), evening.press_id("record")
    await people[1].press(story, press)
    page = seen(await people[1].command("me forget", evening.channel))
    await people[1].press(seen(await people[1].press(page, "c1:me:me.forget.sure")), "c1:me:me.forget.now")
    poster = seen(await people[2].press(story, press))
    assert plain(CS("share-agreed", n=1, all=6)) in plain(poster.text)
    await evening.discord.until(lambda: label(story, press) == CS("b-share-agreed", n=1, all=6))
    stranger = evening.person("Cizinec")
    record = json.loads(file_of(evening, seen(await stranger.press(story, record_press))))
    assert record["seats"] == [person.name if person is people[2] else "" for person in people]
