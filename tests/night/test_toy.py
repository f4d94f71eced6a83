"""Evenings of the toy, a game that has nothing but rules, manners and words: it is played, told and explained like any other."""

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.sandbox import Message, Person
from tests import toy_game
from tests.bot.sandbox.openapi import OpenApi
from tests.night.boxed_night import begin, channel_texts, restart, story_of, view
from tests.night.desk_players import play
from tests.night.evening import Evening, plain

LEAVING = frozenset({"toy.leave"})


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    toy_game.register_toy(monkeypatch)
    yield
    monkeypatch.undo()
    toy_game.forget()


@pytest.fixture
async def toy_evening(toy: None, tmp_path: Path) -> AsyncIterator[Evening]:
    judge = OpenApi()
    async with Evening(tmp_path) as made:
        made.discord.watchers.append(judge)
        yield made
    assert judge.complaints == [], "\n".join(judge.complaints)


async def test_a_toy_is_opened_by_command_and_played_to_the_end(toy_evening: Evening) -> None:
    evening = toy_evening
    people = evening.crowd(4)
    await begin(evening, "toy", people)
    players = await play(evening, people, skips=LEAVING)
    story = story_of(evening)
    assert "Tři kola jsou u konce. Vyhráv" in story and "Body: " in story
    texts = "\n".join(channel_texts(evening))
    assert "Hračka · 3. kolo" in texts or "Poslední kolo je u konce." in texts
    assert re.search(r"\*\*\w+\*\* platí, bere \*\*\w+\*\*: \d", texts)
    desks = "\n".join(text for player in players for text in player.desks)
    for question in ("Koho chceš obrat?", "Koho přepadneš?", "Co říkáš?", "Koupíš červenou minci?"):
        assert f"**{question}**" in desks
    assert evening.table.course.game.outcome is not None
    assert not evening.discord.limits.refused


async def test_a_secret_reaches_its_seat_alone(toy_evening: Evening) -> None:
    evening = toy_evening
    people = evening.crowd(3)
    await begin(evening, "toy", people)
    await play(evening, people, skips=LEAVING)
    assert not re.search("V ruce|Tvoje ruka|Tvůj plán", "\n".join(channel_texts(evening)))
    for seat, person in enumerate(people):
        assert person.dm is not None
        said = "\n".join(plain(message.text) for message in person.messages(person.dm))
        held = {"red": "červenou", "blue": "modrou"}[evening.table.scene().view(seat).hand]
        assert f"V ruce držíš {held}." in said
    assert not any(other is not person and person.sees(other.dm) for person in people for other in people if other.dm is not None)


async def test_in_english_with_a_restart_in_the_middle_and_a_machine(toy_evening: Evening) -> None:
    evening = toy_evening
    await evening.prefer(language="en")
    people = [evening.person(locale="en-GB") for _ in range(3)]
    await begin(evening, "toy", people, bot_players=1)
    await play(evening, people, skips=LEAVING, until=lambda: view(evening).round == 2)
    await restart(evening)
    await play(evening, people, skips=LEAVING, seed=2)
    assert "Three rounds are over." in story_of(evening)
    assert sum("I’m dealing" in text for text in channel_texts(evening)) == 1


async def test_leaving_is_asked_twice_and_help_explains_the_moment(toy_evening: Evening) -> None:
    evening = toy_evening
    people = evening.crowd(4)
    await begin(evening, "toy", people)
    await play(evening, people, skips=LEAVING, until=lambda: view(evening).round == 2)
    leaver = people[3]
    desk = await opened(evening, leaver, "desk")
    leave = next(one["custom_id"] for one in desk.buttons if "toy.leave" in one.get("custom_id", ""))
    asked = (await leaver.press(desk, leave)).message
    assert asked is not None and "Opravdu odejít ze hry?" in plain(asked.text)
    assert not view(evening).leaving
    sure = next(one["custom_id"] for one in asked.buttons if ":sure:" in one["custom_id"])
    given = (await leaver.press(asked, sure)).message
    assert given is not None and "Po tomhle kole odcházíš." in plain(given.text)
    assert view(evening).leaving == (3,)
    helped = await opened(evening, people[0], "help")
    assert "Vyhrává, kdo má po třech kolech nejvíc mincí." in plain(helped.text)
    await play(evening, people[:3], skips=LEAVING, seed=3)
    assert "je pryč" in "\n".join(channel_texts(evening))


async def opened(evening: Evening, person: Person, verb: str) -> Message:
    """Return what a button of the board shows to one person."""
    board = evening.living(verb)
    assert board is not None
    button = next(one["custom_id"] for one in board.buttons if f":{verb}" in one.get("custom_id", ""))
    message = (await person.press(board, button)).message
    assert message is not None
    return message
