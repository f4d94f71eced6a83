"""Each kind of private message: said, the bot started again, said again. The table holds both, so both are heard, each once."""

import asyncio
from typing import Any

import pytest

from bot.app.upkeep import LOOK_EVERY, NOTE_EVERY
from bot.presenting.texts import words_in
from bot.sandbox import Channel, Message, Person
from bot.store import DeliveryRow, Store, StoreUnreachable
from bot.tables import table_session
from bot.tables.moderation.owed_places import OWED_PLACES, owe_place
from bot.tables.players import absences
from bot.tables.players import turn_reminders as turns
from tests.night.evening import Evening, plain
from tests.night.players import play
from tests.night.test_clicks import text_of
from tests.night.test_host import people
from tests.night.test_mafia_room import gang

__all__ = ["gang", "people"]

CS = words_in("cs")
WRITING = ("append", "save_table", "set_position", "put_seat", "finish")
DIRECT = "/channels/{channel}/messages"


def dm_of(person: Person) -> Channel:
    assert person.dm is not None
    return person.dm


def seat_messages(person: Person, part: str) -> list[Message]:
    """Return the direct messages to ``person`` that hold ``part``."""
    return [message for message in person.messages(dm_of(person)) if plain(part) in plain(message.text)]


async def wait_until_read(evening: Evening, person: Person, part: str, times: int) -> None:
    """Wait until ``person`` has read ``part`` so many times; a wait shows a second copy."""
    await evening.eventually(lambda: len(seat_messages(person, part)) >= times)
    await evening.session.outbox.wait_idle()
    assert len(seat_messages(person, part)) == times


async def killed(evening: Evening) -> None:
    """End the bot as a kill would: everything unwritten is lost. Then start it again."""

    async def dead(*_: object, **__: object) -> None:
        raise StoreUnreachable("here", "the process is dead")

    for name in WRITING:
        setattr(evening.registry.store, name, dead)
    await evening.restart_bot()


# ---- the night talk


async def test_lines_of_the_night_talk(evening: Evening, gang: tuple[list[Person], list[Person]]) -> None:
    (first, second, *_), _ = gang
    await first.wait_for(lambda message: any("mafie.night.victim" in str(menu.get("custom_id")) for menu in message.selects))
    for line in ("PRVNÍ", "DRUHÁ"):
        first.write(dm_of(first), line)
        await wait_until_read(evening, second, line, 1)
    await evening.restart_bot()
    for line in ("TŘETÍ", "ČTVRTÁ"):
        first.write(dm_of(first), line)
        await wait_until_read(evening, second, line, 1)
    said = [str(entry.payload["text"]) for entry in await evening.registry.store.entries(evening.table.id) if entry.kind == "room"]
    assert said == ["PRVNÍ", "DRUHÁ", "TŘETÍ", "ČTVRTÁ"]
    letter = seat_messages(second, "PRVNÍ")[0].text
    order = [letter.index(line) for line in said]
    assert order == sorted(order)


async def test_a_line_that_was_not_told_before_the_kill(evening: Evening, gang: tuple[list[Person], list[Person]]) -> None:
    (first, second, *_), _ = gang
    await first.wait_for(lambda message: any("mafie.night.victim" in str(menu.get("custom_id")) for menu in message.selects))
    evening.discord.faults.answer(503, times=None, method="PATCH", route=f"/channels/{dm_of(second).id}/messages/.*")
    first.write(dm_of(first), "Kdo dnes?")
    await evening.eventually(lambda: evening.table.course.night_lines)
    await killed(evening)
    assert seat_messages(second, "Kdo dnes?") == []
    evening.discord.faults.clear()
    await evening.eventually(lambda: seat_messages(second, "Kdo dnes?"), 20)
    first.write(dm_of(first), "Kdo dnes?")
    await evening.eventually(lambda: seat_messages(second, "Kdo dnes?")[0].text.count("Kdo dnes?") == 2)


async def test_the_end_of_the_night_talk(evening: Evening, gang: tuple[list[Person], list[Person]]) -> None:
    (first, second, *_), _ = gang
    await first.wait_for(lambda message: any("mafie.night.victim" in str(menu.get("custom_id")) for menu in message.selects))
    first.write(dm_of(first), "Tak kdo?")
    await wait_until_read(evening, second, "Tak kdo?", 1)
    evening.discord.faults.answer(503, times=None, method="PATCH", route=f"/channels/{dm_of(second).id}/messages/.*")
    await play(evening, evening.people, until=lambda: evening.view.phase != "mafia")
    await wait_until_read(evening, first, CS("room-closed"), 1)
    await evening.restart_bot()
    evening.discord.faults.clear()
    await evening.eventually(lambda: seat_messages(second, CS("room-closed")), 20)
    await wait_until_read(evening, first, CS("room-closed"), 1)
    await wait_until_read(evening, second, CS("room-closed"), 1)


# ---- people who are missed


async def test_last_calls(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    await evening.prefer(clocks={"night": 1e6})
    crowd = evening.crowd(6)
    await evening.open_table(crowd[0])
    await evening.seat(crowd)
    await evening.deal(crowd[0])
    await crowd[3].wait_for(lambda message: any("mafie.night" in str(menu.get("custom_id")) for menu in message.selects))
    monkeypatch.setattr(absences, "LAST_CALL", 1e9)
    call = plain(CS("slow-call", until="|")).split("|")[0]
    await evening.session.absences.attend()
    await wait_until_read(evening, crowd[3], call, 1)
    await evening.restart_bot()
    await evening.session.absences.attend()
    await wait_until_read(evening, crowd[3], call, 2)


async def test_are_you_there(evening: Evening, people: list[Person]) -> None:
    await people[0].command("game extend", evening.channel, seconds=600)
    for times in (1, 2):
        evening.table.seat(2).misses = absences.ASK_AFTER
        await evening.session.absences.attend()
        await wait_until_read(evening, people[2], CS("are-you-there"), times)
        await evening.restart_bot()


async def test_proposals_to_the_host(evening: Evening, people: list[Person]) -> None:
    await people[0].command("game extend", evening.channel, seconds=600)
    for times in (1, 2):
        evening.table.seat(2).misses = absences.PROPOSE_AFTER
        await evening.session.absences.attend()
        await wait_until_read(evening, people[0], CS("absent-proposal", who="**3 Eliška**", n=3), times)
        await evening.restart_bot()


async def test_words_to_the_host_and_words_to_everybody(evening: Evening, people: list[Person]) -> None:
    await people[0].command("game extend", evening.channel, seconds=600)
    for times in (1, 2):
        await evening.session.absences.tell_host("permission-lost", list="psát")
        await evening.session.absences.tell_everyone("table-gone")
        await wait_until_read(evening, people[0], CS("permission-lost", list="psát"), times)
        for person in people:
            await wait_until_read(evening, person, CS("table-gone"), times)
        await evening.restart_bot()


# ---- whose turn it is


async def test_a_turn_that_could_not_be_told(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "OPEN_AFTER", 0.0)
    await evening.prefer(text_mode=True, factor=1000.0)
    seated = evening.crowd(3)
    await evening.open_table(seated[0], game="zbojnici")
    await evening.seat(seated)
    for person in seated:
        person.open_dm()
    evening.discord.faults.answer(503, times=None, method="POST", route="|".join(f"/channels/{dm_of(one).id}/messages" for one in seated))
    await evening.deal(seated[0])
    await evening.session.host_moves.skip(seated[0].id)  # colours are chosen at the board
    await evening.eventually(lambda: told_turns(evening))
    waited_for = [seated[seat] for seat in told_turns(evening)]
    await evening.restart_bot()
    evening.discord.faults.clear()
    await evening.eventually(lambda: all(seat_messages(person, CS("your-turn")) for person in waited_for), 20)
    for person in waited_for:
        await wait_until_read(evening, person, CS("your-turn"), 1)


def told_turns(evening: Evening) -> list[int]:
    seats: list[int] = evening.table.message_state.turns.seats
    return seats


# ---- the lobby


async def test_that_there_are_people_enough(evening: Evening) -> None:
    host, *others = evening.crowd(9)
    await evening.open_table(host)
    host.open_dm()
    evening.discord.faults.answer(503, times=None, method="POST", route=f"/channels/{dm_of(host).id}/messages")
    await evening.seat(others)
    await evening.restart_bot()
    evening.discord.faults.clear()
    await evening.eventually(lambda: seat_messages(host, CS("lobby-can-start")), 20)
    await wait_until_read(evening, host, CS("lobby-can-start"), 1)


async def test_the_first_whisper(evening: Evening) -> None:
    await evening.prefer(clocks={"night": 1e6})
    people = evening.crowd(6)
    await evening.open_table(people[0])
    await evening.seat(people)
    lobby = await evening.lobby()
    for person in people:
        await person.press(lobby, evening.press_id("ready"))
    await evening.eventually(lambda: evening.table.phase == "running")
    person = people[4]
    await evening.eventually(lambda: seat_messages(person, "Žeton"))
    newest = max(message.id for message in person.messages(dm_of(person)))
    await evening.restart_bot()
    evening.table.seat(4).dm_closed = True
    board = await evening.discord.until(lambda: evening.living("desk"))
    assert board is not None
    said = await person.press(board, evening.press_id("whisper"), force=True)
    assert text_of(said) == plain(CS("hears-again"))
    await evening.eventually(lambda: any(message.id > newest for message in seat_messages(person, "Žeton")))
    assert len(seat_messages(person, "Žeton")) == 1, "the hand stands once, where it was looked for last"


# ---- lines of the game, hands and questions


async def test_a_line_of_the_game_with_the_words_of_an_earlier_game(evening: Evening) -> None:
    """A line of an earlier game in the same words is not this game's line."""
    crowd = evening.crowd(6)
    for person in crowd:
        evening.discord.backend.posting.create(person.open_dm(), evening.discord.bot, {"content": "Karel patří k **mafii**."})
    await evening.prefer(clocks={"night": 1e6})
    await evening.open_table(crowd[0])
    await evening.seat(crowd)
    await evening.deal(crowd[0])
    store = evening.registry.store
    payload: dict[str, Any] = {
        "text": "Karel patří k **mafii**.",
        "story": None,
        "grows": None,
        "pings": [],
        "loud": False,
        "nonce": f"{evening.table.id}.64.9",
    }
    await evening.session.outbox.wait_idle()
    owed = DeliveryRow(n=640, surface="seat:2", state="pending", payload=payload)
    await store.set_position(evening.table.id, 0, "lines", planned=(owed,))
    await killed(evening)
    await wait_until_read(evening, crowd[2], "patří k **mafii**", 2)
    await evening.restart_bot()
    await wait_until_read(evening, crowd[2], "patří k **mafii**", 2)
    await wait_until_read(evening, crowd[1], "patří k **mafii**", 1)


async def test_a_hand_that_was_sent_but_not_written_down(evening: Evening, people: list[Person], monkeypatch: pytest.MonkeyPatch) -> None:
    """The message in its place after a kill shows the present hand."""
    await people[0].command("game extend", evening.channel, seconds=600)
    person = people[4]
    (hand,) = seat_messages(person, "Žeton")
    evening.discord.delete_message(hand)
    await evening.eventually(lambda: is_lost(evening, person, hand.id))
    await evening.session.silence.attend()  # it saves the table as well

    store, keep = evening.registry.store, evening.registry.store.save_table

    async def once(table_id: str, **changes: Any) -> None:
        monkeypatch.setattr(store, "save_table", unwritten)
        await keep(table_id, **changes)

    async def unwritten(*_: object, **__: object) -> None:
        raise StoreUnreachable("here", "the process is about to die")

    monkeypatch.setattr(store, "save_table", once)
    evening.session.messages.seat_messages.refresh_hand(4)
    evening.session.outbox.wake()
    await evening.eventually(lambda: seat_messages(person, "Žeton"))
    await killed(evening)
    await evening.table.read_as(person.id, language="cs", text_mode=True)
    evening.session.messages.seat_messages.refresh_hand(4)
    evening.session.outbox.hurry()
    await evening.eventually(lambda: [message for message in seat_messages(person, "Žeton") if not message.wire["attachments"]])
    await evening.session.outbox.wait_idle()
    assert len(seat_messages(person, "Žeton")) == 1


def is_lost(evening: Evening, person: Person, message_id: int) -> bool:
    return bool(evening.table.message_state.seat_messages.hands[str(person.id)].id != message_id)


async def test_a_question_that_was_answered_before_anybody_knew_of_it(evening: Evening) -> None:
    """A letter whose sending is in doubt is not left behind when the next one comes."""
    await evening.prefer(text_mode=True, clocks={"night": 1e6})
    crowd = evening.crowd(11)  # in a small group the Mafia may sleep through the first night
    await evening.open_table(crowd[0])
    await evening.seat(crowd)
    await evening.session.lobby_moves.change_option("night_length", "prompt")
    person = crowd[3]
    evening.discord.faults.drop(method="POST", route=f"/channels/{person.open_dm().id}/messages", stored=True)
    await evening.deal(crowd[0])
    await evening.eventually(lambda: asked(person))
    await play(evening, crowd, until=lambda: evening.view.phase == "mafia")
    await killed(evening)
    await evening.eventually(lambda: len(question_letters(person)) == 1, 20)
    await evening.session.outbox.wait_idle()
    assert len(question_letters(person)) == 1


def asked(person: Person) -> list[str]:
    """Return the custom ids of what is asked in the direct messages of ``person``."""
    return [str(part.get("custom_id", "")) for message in person.messages(dm_of(person)) for part in (*message.selects, *message.buttons)]


def question_letters(person: Person) -> list[Message]:
    return [message for message in person.messages(dm_of(person)) if "Žeton" not in message.text]


async def slow_without_letters(evening: Evening) -> list[Person]:
    """Deal a slow game to six people, who get no private messages from then on."""
    await evening.prefer(talk={"pace": "slow"})
    crowd = evening.crowd(6)
    await evening.open_table(crowd[0])
    await evening.seat(crowd)
    for person in crowd:
        person.open_dm()
    await evening.deal(crowd[0])
    routes = "|".join(f"/channels/{dm_of(one).id}/messages" for one in crowd)
    evening.discord.faults.answer(503, times=None, method="POST", route=routes)
    return crowd


@pytest.mark.rule("TK-4.8")
@pytest.mark.parametrize("again", [True, False], ids=["after another start", "while the bot runs"])
async def test_an_untold_end_of_a_slow_game_is_told_once(evening: Evening, again: bool) -> None:
    crowd = await slow_without_letters(evening)
    await evening.session.host_moves.end(crowd[0].id)
    await evening.eventually(lambda: evening.table.message_state.turns.step == turns.END)
    await evening.eventually(lambda: evening.table.phase == "ended", 60)
    await killed(evening)
    await asyncio.sleep(2)
    assert not any(seat_messages(person, CS("slow-over")) for person in crowd), "Discord is still away"
    evening.discord.faults.clear()
    if again:
        await evening.restart_bot()
    else:
        evening.pass_time(NOTE_EVERY)
    await evening.eventually(lambda: all(seat_messages(person, CS("slow-over")) for person in crowd), 20 if again else LOOK_EVERY + 20)
    await evening.restart_bot()
    assert [len(seat_messages(person, CS("slow-over"))) for person in crowd] == [1] * 6
    assert OWED_PLACES not in await evening.registry.store.guild_settings(evening.guild.id)


@pytest.mark.rule("TK-4.8", "TK-9.4")
async def test_lines_that_arrive_while_a_game_enters_the_history_are_owed_no_longer(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    crowd = await slow_without_letters(evening)
    owed: list[str] = []

    async def owe_and_deliver(store: Store, guild_id: int, table_id: str) -> None:
        await owe_place(store, guild_id, table_id)
        owed.append(table_id)
        evening.discord.faults.clear()
        await evening.eventually(lambda: not evening.session.owes, 90)

    monkeypatch.setattr(table_session, "owe_place", owe_and_deliver)
    await evening.session.host_moves.end(crowd[0].id)
    await evening.eventually(lambda: evening.table.phase == "ended", 180)
    assert owed == [evening.table.id]

    async def owing() -> bool:
        return OWED_PLACES in await evening.registry.store.guild_settings(evening.guild.id)

    async with asyncio.timeout(20):
        while await owing():  # noqa: ASYNC110 - nothing tells when the store has changed
            await asyncio.sleep(0.01)
