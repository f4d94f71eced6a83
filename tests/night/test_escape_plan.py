"""Whole evenings of Escape Plan through the real client: alone, for two, four and five, with a restart in the middle of a day."""

import re

import pytest

from bot.sandbox import Person
from tests.night import boxed_night
from tests.night.boxed_night import Ledger, channel_texts, restart, story_of, view
from tests.night.desk_players import play
from tests.night.evening import Evening, plain

MOST_A_DAY = 10


async def begin(evening: Evening, people: list[Person], **more: int) -> None:
    await boxed_night.begin(evening, "escape_plan", people, **more)


def turned(evening: Evening) -> bool:
    """Whether people have taken turns already."""
    public = view(evening)
    return bool(public.day > 1 or public.part not in (None, "morning"))


async def test_alone_against_sandra_and_costa(evening: Evening) -> None:
    await evening.prefer(text_mode=True)
    people = evening.crowd(1)
    await begin(evening, people)
    players = await play(evening, people)
    texts = channel_texts(evening)
    assert any("Sandra" in text and "Costa" in text for text in texts)
    assert any(re.search(r"Hotovost \*\*9\stisíc", text) for text in players[0].desks)
    assert "Vyhrává" in story_of(evening)
    assert not evening.discord.limits.refused


@pytest.mark.rule("EP-2.7")
async def test_two_people_with_pictures_and_the_secrets_of_their_hands(evening: Evening) -> None:
    people = evening.crowd(2)
    watcher = evening.person("Divák")
    await begin(evening, people)

    def played() -> bool:
        asked = any("Co uděláš?" in plain(one.text) for person in people for one in person.messages(evening.channel))
        return asked and bool(view(evening).acted or turned(evening))

    await play(evening, people, until=played)
    told = [plain(message.text) for message in watcher.messages(evening.channel) if not message.ephemeral]
    assert not any(re.search("Hotovost|Plán útěku", text) for text in told)
    for person in people:
        assert person.dm is not None
        whispers = person.messages(person.dm)
        assert any("Plán útěku" in plain(whisper.text) and "||" in whisper.text for whisper in whispers), "the plan lies behind a spoiler"
        assert len(whispers) <= 4, "no questions by direct message"
    assert not evening.discord.limits.refused


@pytest.mark.soak  # the game of one person is played to its end in every run
async def test_two_people_in_czech_to_the_end(evening: Evening) -> None:
    await evening.prefer(text_mode=True)
    people = evening.crowd(2)
    await begin(evening, people)
    await play(evening, people, seed=4)
    assert "Vyhrává" in story_of(evening)
    assert any("Sandra" in text for text in channel_texts(evening))


async def test_four_people_in_english_with_a_restart_in_the_middle_of_a_day(evening: Evening) -> None:
    await evening.prefer(text_mode=True, language="en")
    people = [evening.person(locale="en-GB") for _ in range(4)]
    await begin(evening, people)

    await play(evening, people, until=lambda: view(evening).part == "afternoon")
    await restart(evening)
    await play(evening, people, seed=2, until=lambda: any("**Day 2** ·" in text for text in channel_texts(evening)))
    texts = channel_texts(evening)
    assert sum("I’m dealing" in text for text in texts) == 1
    assert sum("I’m back" in text for text in texts) == 1
    for day in (1, 2):
        assert sum(f"**Day {day}** ·" in text for text in texts) == 1


async def test_five_people_and_machines_stay_within_the_messages_of_a_day(evening: Evening) -> None:
    await evening.prefer(text_mode=True)
    people = evening.crowd(2)
    await begin(evening, people, bot_players=5)
    ledger = Ledger(evening, r"\*\*\d\. den\*\* ·")
    await play(evening, people, until=lambda: ledger.over() or max(ledger.rounds, default=0) > 1)
    assert set(ledger.rounds) >= {1, 2}
    assert ledger.most() <= MOST_A_DAY, ledger.rounds
    assert not evening.discord.limits.refused


async def test_commands_and_the_desk_do_the_same(evening: Evening) -> None:
    await evening.prefer(text_mode=True)
    people = evening.crowd(1)
    await begin(evening, people)
    host = people[0]

    def my_turn() -> bool:
        return any(ask.name == "escape_plan.turn" for ask in evening.table.scene().asks)

    await play(evening, people, until=my_turn)
    plan = await host.command("escape plan", evening.channel)
    assert plan.ephemeral and plan.message is not None
    assert "Plán útěku: kasino" in plain(plan.message.text) and "Hotovost" in plain(plan.message.text)
    rules = await host.command("escape rules", evening.channel)
    assert rules.message is not None and "odpočinek" in plain(rules.message.text)
    wrong = await host.command("escape use", evening.channel, choice="use:contact:32")
    assert wrong.message is not None and "nejde" in plain(wrong.message.text)
    used = await host.command("escape use", evening.channel, choice="use:asset:as_extra")
    assert used.message is not None and "akce navíc" in plain(used.message.text)
    moved = await host.command("escape move", evening.channel)
    assert moved.message is not None and "Kam dojdeš?" in plain(moved.message.text)
    went = await host.command("escape move", evening.channel, where="location:metro_s")
    assert went.message is not None and "metro" in plain(went.message.text)
    player = evening.table.course.game.view(None).players[0]
    assert player.location == "metro_s"
    late = await host.command("escape rest", evening.channel)
    assert late.message is not None


async def test_a_chair_is_given_to_a_machine_and_the_game_goes_on(evening: Evening) -> None:
    await evening.prefer(text_mode=True)
    people = evening.crowd(3)
    await begin(evening, people)
    await play(evening, people, until=lambda: turned(evening))
    await evening.session.host_moves.automate(people[0].id, 2)
    players = await play(evening, people[:2], seed=3, until=lambda: view(evening).day > 1)
    assert all(player.desks for player in players)
    assert evening.table.seat(2).bot_player


@pytest.mark.rule("OP-1.1", "OP-1.3", "OP-1.4", "OP-1.5")
async def test_open_information_is_one_press_away_for_players_and_spectators(evening: Evening) -> None:
    await evening.prefer(text_mode=True)
    people = evening.crowd(2)
    watcher = evening.person("Divák")
    await begin(evening, people)
    await play(evening, people, until=lambda: turned(evening))
    board = evening.living("host")
    assert board is not None
    for reader in (people[0], watcher):
        page = (await reader.press(board, evening.press_id("open"))).message
        assert page is not None and page.ephemeral
        assert all(one in plain(page.text) for one in ("Kontakty v nabídce", "Podniky", "Policejní pytel"))
        for section, words in (("player", "Pověst"), ("counts", "Kdyby hra skončila teď")):
            again = (await reader.press(page, evening.press_id(f"open:{section}"))).message
            assert again is not None and again.id == page.id, "the page is replaced in place"
            assert words in plain(again.text)
        assert ("Útěk by ti teď vynesl" in plain(page.text)) == (reader is people[0]), "only a player has a hidden part"
    told = await people[0].command("escape card", evening.channel, card="fast")
    assert told.message is not None and "### Rychlé auto" in plain(told.message.text), "the boxed game's English name finds it as well"
    offered = await people[0].autocomplete("escape card", evening.channel, "card", "fast")
    assert [choice.name for choice in offered] == ["Rychlé auto"]
