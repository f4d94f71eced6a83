"""Whole evenings of Nostra City through the real client: from the lobby to the verdict, with a restart in an auction, in both languages."""

import re
from typing import Any

import pytest

from bot.sandbox import Message, Person
from tests.night import boxed_night
from tests.night.boxed_night import Caught, Ledger, channel_texts, nothing_secret_reaches, restart, story_of, view
from tests.night.desk_players import play
from tests.night.evening import Evening, plain
from tests.night.striking import quiet
from tests.night.wordings import count_wordings

MOST_A_MONTH = 9
MONTHS = ("January", "February", "March", "April", "May", "June")
BACK = re.compile(r":cancel$|meeting\.bid:\d+:none$")
"""Presses of last resort for these people: going back leads nowhere, and the third time ends the turn."""
AT_ONCE = re.compile(rf"{BACK.pattern}|window:\d+:pass(=phase)?$")
"""They let the windows of a Month be at once, if they do not play a card; that saves many presses."""
PATIENT = {"turn": 8000.0, "window": 8000.0, "talk": 8000.0, "pick": 8000.0}
"""Clocks that nobody waits for: everything is answered by people."""


async def begin(evening: Evening, people: list[Person], **more: int) -> None:
    await boxed_night.begin(evening, "nostra_city", people, **more)


async def test_three_people_in_czech(evening: Evening) -> None:
    await evening.prefer(text_mode=True, clocks=PATIENT)
    people = evening.crowd(3)
    await begin(evening, people)
    players = await play(evening, people, shuns=AT_ONCE)
    assert "Porota se vrací. Kmotr je" in story_of(evening)
    desks = [text for player in players for text in player.desks]
    for asked in ("Kdo bude Inkasovat?", "Co a odkud Inkasuješ?", "kolik dostane?", "Co vložíš do obálky?", "Kterou bankovku podstrčíš?"):
        assert any(asked in text for text in desks), asked
    assert any("Vrátit se to nedá" in text for text in desks), "a bribe is confirmed"
    texts = channel_texts(evening)
    for month in ("Leden", "Únor", "Březen", "Duben", "Květen", "Červen"):
        assert count_wordings(texts, "cs", "nc-opens-meeting", month=month) == 1
    assert sum("První verdikt: " in text for text in texts) == 1
    assert not evening.discord.limits.refused


def in_an_auction(evening: Evening) -> bool:
    """Whether an Auction is being resolved and waits for somebody."""
    now = view(evening)
    return any(space.current for space in now.street) and now.step in ("keep", "take_back", "consigliere", "primo_capo")


async def test_five_people_in_english_with_a_restart_in_the_middle_of_an_auction(evening: Evening) -> None:
    await evening.prefer(text_mode=True, language="en", clocks=PATIENT)
    people = [evening.person(locale="en-GB") for _ in range(5)]
    watcher = evening.person("Watcher", locale="en-GB")
    await begin(evening, people)
    ledger = Ledger(evening, rf"\*\*({'|'.join(MONTHS)})\.\*\*")
    lazy = re.compile(rf"{AT_ONCE.pattern}|business\.gangster:\d+$")  # they do not Collect: what is looked at here are the auctions
    held = Caught(lambda: view(evening) if in_an_auction(evening) else None)
    await play(evening, people, seed=3, shuns=lazy, hold=held, until=lambda: held.found or ledger.over())
    before = held.found
    assert before, "somebody bids in a whole game"
    await restart(evening)
    assert view(evening).street == before.street and view(evening).step == before.step
    assert [player.bids for player in view(evening).players] == [player.bids for player in before.players]
    last = max(ledger.rounds) + 1
    await play(evening, people, seed=2, shuns=lazy, until=lambda: ledger.over() or max(ledger.rounds) > last)
    texts = channel_texts(evening)
    assert sum("I’m dealing" in text for text in texts) == 1
    assert sum("I’m back" in text for text in texts) == 1
    for month in MONTHS[:last]:
        assert count_wordings(texts, "en", "nc-opens-meeting", month=month) == 1
    assert set(ledger.rounds) >= set(range(1, last + 1))
    assert ledger.most() <= MOST_A_MONTH, ledger.rounds
    assert not evening.discord.limits.refused
    nothing_secret_reaches(evening, people, watcher, r"You hold|Bank: |Vendetta cards: [A-Z]|You are an FBI", whispers=3)


@pytest.mark.rule("NC-V15", "NC-23.2", "NC-23.7")
async def test_a_window_shows_the_same_to_everybody_asked_and_hides_the_answers(evening: Evening) -> None:
    await evening.prefer(text_mode=True, clocks=PATIENT)
    people = evening.crowd(4)
    await begin(evening, people)

    def window_of_some() -> Any:
        now = view(evening)
        return now if now.step == "window" and 1 < len(now.window.holders) < 4 else None

    held = Caught(window_of_some)
    # They share nothing, so that cards are drawn soon; a standing Pass would be an answer already.
    now_only = re.compile(rf"{BACK.pattern}|:(mark|take):nostra_city\.business\.split|gangster:\d+:end$|window:\d+:pass=")
    await play(evening, people, shuns=now_only, hold=held, until=lambda: held.found)
    holders = held.found.window.holders

    def board_of_the_window() -> Message | None:
        shown = evening.living("desk")
        return shown if shown is not None and "Chvíle na Vendettu" in plain(shown.text) and quiet(evening.session) else None

    # The board shows the game as told: the lines before the window are still on their way.
    board = await evening.discord.until(board_of_the_window, timeout=60)
    assert "Čeká se na" not in plain(board.text)
    opener = evening.press_id("desk:vendetta")
    frames = {}
    for person in people:
        number = evening.table.seat_of(person.id)
        desk = (await person.press(board, opener)).message
        assert desk is not None and number is not None
        assert ("Zahraješ kartu Vendetta?" in plain(desk.text)) == (number in holders)
        if number in holders:
            frames[number] = [button.get("label") for button in desk.buttons]
            person_asked, desk_asked = person, desk
    assert len({tuple(labels) for labels in frames.values()}) == 1, "the same buttons with any hand"
    seen = plain(board.text)
    passing = next(button["custom_id"] for button in desk_asked.buttons if button.get("label") == "Nechat být")
    await person_asked.press(desk_asked, passing)
    assert view(evening).step == "window" and view(evening).awaited == held.found.awaited
    after = evening.living("desk")
    assert after is not None and plain(after.text) == seen, "the board says nothing of an answer"


async def test_pictures_hang_on_the_board_and_on_the_desk_and_the_hand_is_covered(evening: Evening) -> None:
    await evening.prefer(clocks=PATIENT)
    people = evening.crowd(3)
    await begin(evening, people)
    await play(evening, people, shuns=BACK, until=lambda: view(evening).phase == "business")
    board = await evening.discord.until(
        lambda: next((one for one in [evening.living("desk")] if one and "Nostra City. Leden." in plain(str(one.components))), None)
    )
    assert "Korupční balíček: 0" in plain(str(board.components)), "the picture is told in words"
    person = people[0]
    assert person.dm is not None
    whispers = person.dm
    hand = await evening.discord.until(lambda: next((one for one in person.messages(whispers) if "Bank: " in one.text), None))
    assert "||Bank: " in hand.text and "Bank" not in hand.text[:50]
    opener = next(one["custom_id"] for one in board.buttons if ":desk:" in one.get("custom_id", ""))
    desk = await person.press(board, opener)
    assert desk.message is not None and "card." in str(desk.message.components)
    assert "'spoiler': True" not in str(desk.message.components), "nobody else sees an ephemeral desk: nothing on it is covered (T-9)"


async def test_an_automated_player_replaces_the_departed_and_the_clock_plays_for_the_silent(evening: Evening) -> None:
    await evening.prefer(text_mode=True, clocks=dict.fromkeys(PATIENT, 5.0))
    people = evening.crowd(2)
    await begin(evening, people, bot_players=1)
    await play(evening, people, shuns=BACK, until=lambda: view(evening).phase == "business")
    await evening.session.host_moves.automate(people[0].id, evening.table.seat_of(people[1].id))
    await evening.discord.until(lambda: view(evening).round >= 3, 60)
    await evening.discord.until(
        lambda: next((one for one in [evening.living("desk")] if one and re.search(r"Automat: \S Karel", plain(one.text))), None)
    )


async def test_commands_and_the_desk_do_the_same(evening: Evening) -> None:
    await evening.prefer(text_mode=True, clocks=PATIENT)
    people = evening.crowd(3)
    await begin(evening, people)
    await play(evening, people, shuns=BACK, until=lambda: view(evening).phase == "business")
    turn = view(evening).turn
    who = next(person for person in people if evening.table.seat_of(person.id) == turn)
    other = next(person for person in people if person is not who)
    bank = await other.command("nostracity bank", evening.channel)
    assert bank.ephemeral and bank.message is not None
    assert "5\u202f000 ×2, 10\u202f000 Nevinen, 10\u202f000 Vinen" in plain(bank.message.text)
    rules = await other.command("nostracity rules", evening.channel)
    assert rules.message is not None and "Byznys." in plain(rules.message.text)
    early = await other.command("nostracity collect", evening.channel, choice="end")
    assert early.message is not None and "neptám" in plain(early.message.text)
    desk = await who.command("nostracity collect", evening.channel)
    assert desk.ephemeral and desk.message is not None and "Kdo bude Inkasovat?" in plain(desk.message.text)
    (ask,) = evening.table.scene().asks_of(turn)
    chosen = await who.command("nostracity collect", evening.channel, choice=ask.options[1].id)
    assert chosen.message is not None and "Ještě se to dá vzít zpět" in plain(chosen.message.text)
    (ask,) = evening.table.scene().asks_of(turn)
    started = await who.command("nostracity collect", evening.channel, choice=ask.options[0].id)
    assert started.message is not None and "Inkasuješ:" in plain(started.message.text)
    assert view(evening).players[turn].collected
    late = await who.command("nostracity vendetta", evening.channel, choice="pass")
    assert late.message is not None and "neptám" in plain(late.message.text)


@pytest.mark.rule("OP-1.1", "OP-1.3", "OP-1.4", "OP-1.5")
async def test_open_information_is_one_press_away_for_players_and_spectators(evening: Evening) -> None:
    await evening.prefer(text_mode=True, clocks=PATIENT)
    people = evening.crowd(3)
    watcher = evening.person("Divák")
    await begin(evening, people)
    await play(evening, people, shuns=AT_ONCE, until=lambda: view(evening).phase == "business")
    board = evening.living("host")
    assert board is not None
    for reader in (people[0], watcher):
        page = (await reader.press(board, evening.press_id("open"))).message
        assert page is not None and page.ephemeral
        assert "Ulice." in plain(page.text) and "balíčku Ulice" in plain(page.text)
        for section, words in (("player", "Respekt"), ("counts", "Skvělá parta")):
            again = (await reader.press(page, evening.press_id(f"open:{section}"))).message
            assert again is not None and again.id == page.id, "the page is replaced in place"
            assert words in plain(again.text)
        assert ("Ostatní to nevidí" in plain(page.text)) == (reader is people[0]), "only a player has a hidden part"
    told = await people[0].command("nostracity card", evening.channel, card="gisella")
    assert told.message is not None and "NC-21.2" in told.message.text
