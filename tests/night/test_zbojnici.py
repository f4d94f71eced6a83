"""Whole evenings of Zbojníci through the real client: from the lobby to the story, with a restart, in both languages."""

import re

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Person
from bot.tables.players import turn_reminders as turns
from tests.night import boxed_night
from tests.night.boxed_night import Ledger, channel_texts, nothing_secret_reaches, restart, story_of, view
from tests.night.desk_players import play
from tests.night.evening import Evening, plain, seen
from tests.night.test_clicks import text_of
from tests.night.wordings import count_wordings

CS = words_in("cs")
MOST_A_DAY = 7


async def begin(evening: Evening, people: list[Person], **more: int) -> None:
    await boxed_night.begin(evening, "zbojnici", people, **more)


async def test_a_duel_in_czech(evening: Evening) -> None:
    people = evening.crowd(2)
    await begin(evening, people)
    players = await play(evening, people, until=lambda: view(evening).round == 3)
    assert any("Kam půjde stráž" in text for player in players for text in player.desks), "guards of the duel are placed at the desk"
    assert not evening.discord.limits.refused


@pytest.mark.rule("ZB-15.2", "OP-1.4")
@pytest.mark.parametrize("count", [2, 3])
async def test_the_cards_of_a_duel_have_no_actions_of_a_prince(evening: Evening, count: int) -> None:
    people = evening.crowd(count)
    await begin(evening, people)
    board = await evening.discord.until(lambda: evening.living("help"))
    page = seen(await people[0].press(board, evening.press_id("help")))
    cards = seen(await people[0].press(page, CS("b-howto-cards")))
    actions = {option["value"] for menu in cards.selects for option in menu["options"] if "action:" in option["value"]}
    princely = {f"card:action:prince-{name}" for name in ("recon", "withdraw", "rob", "move")}
    assert len(actions) == (4 if count == 2 else 8) and actions & princely == (set() if count == 2 else princely)


@pytest.mark.rule("ZB-15.2", "OP-1.4")
@pytest.mark.parametrize("count", [2, 3])
async def test_the_command_for_cards_has_no_actions_of_a_prince_in_a_duel(evening: Evening, count: int) -> None:
    people = evening.crowd(count)
    await begin(evening, people)
    offered = await people[0].autocomplete("zbojnici card", evening.channel, "card", "")
    answer = text_of(await people[0].command("zbojnici card", evening.channel, card="action:prince-recon"))
    assert any(choice.value.startswith("action:robber") for choice in offered)
    assert any(choice.value.startswith("action:prince") for choice in offered) == (count > 2)
    assert (answer == plain(CS("no-open-card"))) == (count == 2)


async def test_four_people_in_english_with_a_restart_in_the_middle(evening: Evening) -> None:
    await evening.prefer(text_mode=True, language="en")
    people = [evening.person(locale="en-GB") for _ in range(4)]
    await begin(evening, people)
    await play(evening, people, until=lambda: view(evening).round == 2)
    await restart(evening)
    await play(evening, people, seed=2, until=lambda: count_wordings(channel_texts(evening), "en", "zb-new-day", round=4))
    texts = channel_texts(evening)
    assert sum("I’m dealing" in text for text in texts) == 1
    assert sum("I’m back" in text for text in texts) == 1
    for day in range(1, 5):
        assert count_wordings(texts, "en", "zb-new-day", round=day) == 1


@pytest.mark.rule("ZB-4.1", "ZB-6.5", "ZB-12.3")
async def test_six_people_stay_within_the_messages_of_a_day_and_read_nothing_of_others(evening: Evening) -> None:
    await evening.prefer(text_mode=True)
    people = evening.crowd(6)
    watcher = evening.person("Divák")
    await begin(evening, people)
    ledger = Ledger(evening, r"\d\. den(, nová karta:|\. Vyvolávač|, brány|\. Dnešní karta)")
    players = await play(evening, people, until=ledger.over)
    assert "Nejtěžší měšec má" in story_of(evening) or "O výhru se dělí" in story_of(evening)
    assert set(ledger.rounds) >= {1, 2, 3, 4, 5, 6}
    assert ledger.most() <= MOST_A_DAY, ledger.rounds
    assert not evening.discord.limits.refused
    nothing_secret_reaches(evening, people, watcher, "Plán zatím|Tvůj plán|Držíš karty|drží tvoje karty", whispers=2)
    assert any("Plán zatím: **" in text for player in players for text in player.desks)
    for person in people:
        assert person.dm is not None
        for whisper in person.messages(person.dm):
            assert not re.search("Plán zatím|Držíš karty|drží tvoje karty", plain(whisper.text))


async def test_automated_players_fill_the_table_and_clocks_plan_for_the_silent(evening: Evening) -> None:
    await evening.prefer(text_mode=True, clocks={"planning": 40.0, "wheel": 10.0, "pick": 10.0})
    people = evening.crowd(1)
    await begin(evening, people, bot_players=3)
    await evening.discord.until(lambda: evening.living("again"), 90)
    assert evening.table.course.game.outcome is not None


async def test_a_player_away_from_the_desk_is_called_once_a_turn(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "OPEN_AFTER", 2.0)
    await evening.prefer(text_mode=True)
    people = evening.crowd(4)
    settings = await people[3].command("me settings", evening.channel)
    assert settings.message is not None
    await people[3].press(settings.message, "c1:me:turns")
    assert plain(CS("settings-turns", turns=False)) in plain(settings.message.text)
    await begin(evening, people)
    await play(evening, people, until=lambda: view(evening).phase == "planning")
    opener = evening.press_id("desk:turn")
    board = await evening.discord.until(
        lambda: next((one for one in [evening.living("desk")] if one and opener in [b.get("custom_id") for b in one.buttons]), None)
    )
    await people[0].press(board, opener)

    def called(person: Person) -> list[str]:
        assert person.dm is not None
        return [message.text for message in person.messages(person.dm) if "čeká na tebe" in plain(message.text)]

    await evening.eventually(lambda: called(people[1]) and called(people[2]))
    assert called(people[0]) == [], "who has opened the desk is left in peace"
    call = next(message for message in people[1].messages(people[1].dm) if "čeká na tebe" in plain(message.text))
    assert any("https://" in str(button.get("url")) for button in call.buttons)

    def over() -> bool:
        if view(evening).phase == "planning":
            assert len(called(people[1])) == 1
        return bool(view(evening).phase != "planning")

    await evening.eventually(over, 15)
    assert called(people[3]) == [], "nor who does not want to be called"


async def test_commands_and_the_desk_do_the_same(evening: Evening) -> None:
    people = evening.crowd(3)
    await begin(evening, people)
    await play(evening, people, until=lambda: view(evening).phase == "planning")
    host = people[0]
    desk = await host.command("zbojnici plan", evening.channel)
    assert desk.ephemeral and desk.message is not None
    assert "Plán zatím" in plain(desk.message.text)
    purse = await host.command("zbojnici purse", evening.channel)
    assert purse.message is not None and "Dukáty: 0" in plain(purse.message.text)
    rules = await host.command("zbojnici rules", evening.channel)
    assert rules.message is not None and "Plánovat" in plain(rules.message.text)
    late = await host.command("zbojnici wheel", evening.channel, choice="flee")
    assert late.message is not None and "neptám" in plain(late.message.text)


async def test_the_host_takes_a_plan_back_and_gives_a_chair_to_a_machine(evening: Evening) -> None:
    await evening.prefer(text_mode=True)
    people = evening.crowd(4)
    await begin(evening, people)
    await play(evening, people, until=lambda: view(evening).round == 2 and planned(evening))
    before = evening.table.course.game.moves_made
    await evening.session.host_moves.undo(people[0].id)
    assert evening.table.course.game.moves_made < before
    await evening.session.host_moves.automate(people[0].id, 3)
    players = await play(evening, people[:3], seed=3, until=lambda: count_wordings(channel_texts(evening), "cs", "zb-new-day", round=4))
    assert all(player.desks for player in players)
    assert evening.table.seat(3).bot_player
    assert count_wordings(channel_texts(evening), "cs", "zb-new-day", round=2) == 1


def planned(evening: Evening) -> bool:
    """Whether something has been picked since the last moment to which the host may go back."""
    game = evening.table.course.game
    return any(move < game.moves_made for move in game.checkpoints)
