"""Whole evenings of Mafia City through the real client: from the lobby to the story, with a restart in a veto chain, in both languages."""

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from bot.games.mafia_city.pictures.hand import hand_of_cards
from bot.presenting.texts import words_in
from bot.sandbox import Person
from engines.mafia_city.asks import AUTO, CHANGE, LOOK
from engines.mafia_city.components import KIND
from engines.mafia_city.table import City
from tests.night import boxed_night
from tests.night.boxed_night import Caught, Ledger, channel_texts, nothing_secret_reaches, restart, story_of, view
from tests.night.desk_players import play
from tests.night.evening import Evening, plain
from tests.night.wordings import count_wordings

MOST_A_ROUND = 9
SETTINGS = frozenset({AUTO, CHANGE, LOOK})
TIMID = re.compile(r"\.turn:\d+:(pass|wait)$|:back$|\.strategy\.withdraw:\d+$|\.harbour:\d+:stay$")
"""Presses of last resort for these people: passing, waiting, going back, withdrawing; so a game takes few rounds."""
PATIENT = {"turn": 8000.0, "choice": 8000.0, "bullet": 8000.0, "window": 8000.0, "case": 8000.0}
"""Clocks that nobody waits for: everything is answered by people."""


async def begin(evening: Evening, people: list[Person], **more: int) -> None:
    await boxed_night.begin(evening, "mafia_city", people, target_mode="beginner", **more)


async def test_three_people_in_czech(evening: Evening) -> None:
    await evening.prefer(text_mode=True, clocks=PATIENT)
    people = evening.crowd(3)
    await begin(evening, people)
    players = await play(evening, people, seed=3, skips=SETTINGS, shuns=TIMID)  # a short game
    assert "klíče od města" in story_of(evening)
    desks = [text for player in players for text in player.desks]
    for asked in ("Tvůj tah. Co zahraješ?", "Kam postavíš Mafiána?", "Máš něco proti?|přihodíš Tajnou dohodu?"):
        assert any(re.search(asked, text) for text in desks), asked
    assert not evening.discord.limits.refused


def in_a_chain(evening: Evening) -> bool:
    """Whether somebody may answer a veto: the chain is two effects long at least, and its window is open."""
    now = view(evening)
    return now.window is not None and now.window.kind == "veto" and len(now.chain) > 1


def vetoes_among_the_first(deal: Callable[[City], list[int]], table: City) -> list[int]:
    """Return a deck as it is dealt otherwise, but every second of its first cards cancels something."""
    deck = deal(table)
    vetoes = [card for card in deck if KIND[card] in ("fists", "police_chief", "fbi")]
    others = [card for card in deck if card not in vetoes]
    return [card for pair in zip(vetoes, others, strict=False) for card in pair] + others[len(vetoes) :] + vetoes[len(others) :]


async def test_five_people_in_english_with_a_restart_in_the_middle_of_a_veto_chain(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = City.deal_deck
    monkeypatch.setattr(City, "deal_deck", lambda table: vetoes_among_the_first(deal, table))
    await evening.prefer(text_mode=True, language="en", clocks=PATIENT)
    people = [evening.person(locale="en-GB") for _ in range(5)]
    watcher = evening.person("Watcher", locale="en-GB")
    await begin(evening, people)
    ledger = Ledger(evening, r"\*\*Round \d+\*\*")
    # Until there is a chain nobody lets anything pass that he could cancel.
    keen = re.compile(rf"{TIMID.pattern}|\.veto:\d+:pass$|\.turn:\d+:place$")
    chained = Caught(lambda: view(evening) if in_a_chain(evening) else None)
    await play(evening, people, skips=SETTINGS, shuns=keen, hold=chained, until=lambda: chained.found or ledger.over())
    before = chained.found
    assert before, "somebody cancels something in a whole game"
    await restart(evening)
    assert view(evening).chain == before.chain and view(evening).window == before.window
    last = before.round + 1
    await play(evening, people, seed=2, skips=SETTINGS, shuns=TIMID, until=lambda: ledger.over() or max(ledger.rounds) > last)
    texts = channel_texts(evening)
    assert sum("I’m dealing" in text for text in texts) == 1
    assert sum("I’m back" in text for text in texts) == 1
    for number in range(1, last + 1):
        assert count_wordings(texts, "en", "mc-line-round", round=number, who="…") == 1
    assert any(re.search(r": .+ ← .+: (two Fists|Police Chief|F\.B\.I\.).*, (stands|cancelled)", text) for text in texts), (
        "a chain is one line"
    )
    assert set(ledger.rounds) >= set(range(1, last + 1))
    assert ledger.most() <= MOST_A_ROUND, ledger.rounds
    assert not evening.discord.limits.refused
    nothing_secret_reaches(evening, people, watcher, r"You hold|V ruce máš|So far:|Zatím:", whispers=3)


@pytest.mark.rule("MC-15.3", "MC-15.5", "MC-15.6")
async def test_a_window_shows_the_same_to_everybody_and_waits_for_players_without_a_choice(evening: Evening) -> None:
    await evening.prefer(text_mode=True, clocks=PATIENT)
    people = evening.crowd(4)
    await begin(evening, people)

    def decoy() -> Any:
        now = evening.table.scene()
        return [ask for ask in now.asks if now.public.window is not None and ask.clock == "window" and len(ask.options) == 1]

    held = Caught(decoy)
    eager = re.compile(rf"{TIMID.pattern}|\.turn:\d+:place$")
    await play(evening, people, skips=SETTINGS, shuns=eager, hold=held, until=lambda: held.found)
    moves = evening.table.course.game.moves_made
    await evening.session.answers.answer_forced()
    assert evening.table.course.game.moves_made == moves, "the only answer is never given on a person's behalf"
    window = view(evening).window
    await evening.eventually(lambda: evening.session.idle)
    await evening.session.outbox.wait_idle()
    frames = {}
    for person in people:
        number = evening.table.seat_of(person.id)
        board = evening.living("desk")
        assert board is not None
        desk = (await person.press(board, evening.press_id("desk"))).message
        assert desk is not None and number is not None
        frames[number] = plain(desk.text)
        assert ("Máš něco proti?" in frames[number] or "Tajnou dohodu?" in frames[number]) == (number in window.seats)
    ends = {evening.table.scene().deadlines[ask.id].at for ask in evening.table.scene().asks if ask.clock == "window"}
    assert len(ends) == 1, "one end is shown to everybody"


async def test_pictures_hang_on_the_board_on_the_desk_and_in_the_hand(evening: Evening) -> None:
    await evening.prefer(clocks=PATIENT)
    people = evening.crowd(4)
    await begin(evening, people)
    await play(
        evening, people, skips=SETTINGS, shuns=TIMID, until=lambda: view(evening).phase == "action" and len(view(evening).recent) > 2
    )

    def board() -> Any:
        hung = evening.living("desk")
        return hung if hung is not None and "Mafia City, 1. kolo, Akční fáze" in plain(" ".join(hung.alt_texts)) else None

    assert await evening.eventually(board, 40)  # the picture is told in words
    holders = []
    for person in people:
        seat = evening.table.seat_of(person.id)
        held = hand_of_cards(evening.table.course.game.view(seat), (), words_in("cs"))
        holders += [person] if held is not None else []
        told = "Karty v ruce nemáš" if held is None else held.alt
        hand = await evening.eventually(partial(hand_that_says, person, told), 40)
        assert held is None or "'spoiler': True" in str(hand.components)
    hung = evening.living("desk")  # it may have been reposted below what was told meanwhile
    assert hung is not None
    desk = await holders[0].press(hung, evening.press_id("desk"))
    assert desk.message is not None and "card." in str(desk.message.components)
    assert "'spoiler': True" not in str(desk.message.components), "nobody else sees an ephemeral desk: nothing on it is covered (T-9)"


def hand_that_says(person: Person, told: str) -> Any:
    """Return the direct message that shows this hand: it is edited in place whenever a card comes or goes."""
    assert person.dm is not None
    return next(
        (message for message in person.messages(person.dm) if plain(told) in plain(str(message.components).replace("\\xa0", " "))), None
    )


async def test_an_automated_player_replaces_the_departed_and_the_clock_plays_for_the_silent(evening: Evening) -> None:
    quick = dict.fromkeys(PATIENT, 5.0)
    await evening.prefer(text_mode=True, clocks=quick)
    people = evening.crowd(2)
    await begin(evening, people, bot_players=3)
    await play(evening, people, skips=SETTINGS, shuns=TIMID, until=lambda: view(evening).phase == "action")
    seat = evening.table.seat_of(people[1].id)
    await evening.session.host_moves.automate(people[0].id, seat)
    begun = view(evening).round
    await evening.eventually(lambda: view(evening).round > begun + 1, 90)


async def test_commands_and_the_desk_do_the_same(evening: Evening) -> None:
    await evening.prefer(text_mode=True, clocks=PATIENT)
    people = evening.crowd(3)
    await begin(evening, people)
    await play(evening, people, skips=SETTINGS, until=lambda: view(evening).phase == "action")
    turn = view(evening).turn
    who = next(person for person in people if evening.table.seat_of(person.id) == turn)
    other = next(person for person in people if person is not who)
    hand = await who.command("mafiacity hand", evening.channel)
    assert hand.ephemeral and hand.message is not None and "V ruce máš 2 karty" in plain(hand.message.text)
    rules = await other.command("mafiacity rules", evening.channel)
    assert rules.message is not None and "Klub rváčů" in plain(rules.message.text)
    early = await other.command("mafiacity place", evening.channel, location="location:3")
    assert early.message is not None and "neptám" in plain(early.message.text)
    placed = await who.command("mafiacity place", evening.channel, location="location:3")
    assert placed.ephemeral and placed.message is not None and "Zahráno" in plain(placed.message.text)
    assert view(evening).locations[2].pile == (turn,)
    look = await who.command("mafiacity look", evening.channel, who=f"seat:{evening.table.seat_of(other.id)}")
    assert look.message is not None and "neptám" in plain(look.message.text), "without the Policeman"
    turn = view(evening).turn
    who = next(person for person in people if evening.table.seat_of(person.id) == turn)
    passed = await who.command("mafiacity pass", evening.channel, bullet="watch")
    assert passed.message is not None and view(evening).players[turn].passed
    assert evening.table.course.game.view(turn).me.watch
    wrong = await who.command("mafiacity react", evening.channel, choice="pass")
    assert wrong.message is not None and "neptám" in plain(wrong.message.text)


@pytest.mark.rule("OP-1.1", "OP-1.3", "OP-1.4", "OP-1.5")
async def test_open_information_is_one_press_away_for_players_and_spectators(evening: Evening) -> None:
    await evening.prefer(text_mode=True, clocks=PATIENT)
    people = evening.crowd(3)
    watcher = evening.person("Divák")
    await begin(evening, people)
    await play(evening, people, skips=SETTINGS, until=lambda: view(evening).phase == "action")
    board = evening.living("host")
    assert board is not None
    for reader in (people[0], watcher):
        players = (await reader.press(board, evening.press_id("openplayers"))).message
        assert players is not None and players.ephemeral and plain(players.text).count("Mafiáni v ruce") == 3
        counts = (await reader.press(board, evening.press_id("opencounts"))).message
        assert counts is not None and counts.ephemeral and "Kdyby hra skončila teď" in plain(counts.text)
        page = (await reader.press(board, evening.press_id("open"))).message
        assert page is not None and page.ephemeral and page.id != players.id
        assert all(words in plain(page.text) for words in ("Klub rváčů", "odložené karty", "Starosta (figurka)"))
        for place, words in (("player", "Mafiáni v ruce"), ("counts", "Kdyby hra skončila teď")):
            again = (await reader.press(page, evening.press_id(f"open:{place}"))).message
            assert again is not None and again.id == page.id, "the page is replaced in place"
            assert words in plain(again.text)
        assert ("Skryté v tvé ruce" in plain(page.text)) == (reader is people[0]), "only a player has a hidden part"
    told = await people[0].command("mafiacity card", evening.channel, card="práskač")
    assert told.message is not None and "Libovolný Mafián do Cely" in plain(told.message.text)
