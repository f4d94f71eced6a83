"""Managed messages: despite losses on the way, one of each stands, and it shows the present state."""

from functools import partial
from typing import Any

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Message, Person
from bot.store import StoreUnreachable
from tests.night.evening import Evening, on_postgres_too, plain
from tests.night.players import play
from tests.night.test_clicks import text_of
from tests.night.test_host import people
from tests.night.test_whispers_after_a_restart import dm_of, killed, seat_messages

__all__ = ["people"]

pytestmark = on_postgres_too

CS = words_in("cs")


def boards(evening: Evening) -> list[Message]:
    """Return what stands in the channel with the buttons of a board."""
    messages = [message for message in evening.channel.messages.values() if not message.ephemeral]
    return [message for message in messages if evening.press_id("desk") in {button.get("custom_id") for button in message.buttons}]


async def only_board(evening: Evening, *, within: float = 20.0) -> Message:
    """Wait until one board stands there; return it."""
    await evening.eventually(lambda: len(boards(evening)) == 1 and evening.session.idle, within)
    await evening.session.outbox.wait_idle()
    (board,) = boards(evening)
    return board


async def reposted(evening: Evening) -> None:
    """Have the table repost its board now."""
    evening.table.message_state.channel.board.reposted_at = 0.0
    await evening.session.repost()


async def test_a_board_of_uncertain_delivery_stands_once(evening: Evening, people: list[Person]) -> None:
    await people[0].command("game extend", evening.channel, seconds=600)
    await evening.discord.until(lambda: "přidává čas" in " ".join(message.text for message in evening.channel.messages.values()))
    old = await only_board(evening)
    evening.discord.faults.drop(method="POST", route=f"/channels/{evening.channel.id}/messages", stored=True)
    await reposted(evening)
    await evening.eventually(lambda: len(boards(evening)) == 2)
    new = max(boards(evening), key=lambda board: board.id)
    ready = next(button["custom_id"] for button in new.buttons if ":mafie.day.ready:" in str(button.get("custom_id")))
    assert text_of(await people[1].press(new, ready)) == plain(CS("ready-given"))
    board = await only_board(evening)
    assert board.id == new.id != old.id
    before = board.edits
    await people[2].press(board, ready)
    await evening.eventually(lambda: board.edits > before)


async def test_a_board_that_was_sent_but_not_written_down(evening: Evening, people: list[Person], monkeypatch: pytest.MonkeyPatch) -> None:
    await people[0].command("game extend", evening.channel, seconds=600)
    await only_board(evening)
    store, save = evening.registry.store, evening.registry.store.save_table

    async def dead(*_: object, **__: object) -> None:
        raise StoreUnreachable("here", "the process is dead")

    async def last(table_id: str, **changes: object) -> None:
        await save(table_id, **changes)  # type: ignore[arg-type]
        for name in ("save_table", "set_position", "append"):
            monkeypatch.setattr(store, name, dead)

    monkeypatch.setattr(store, "save_table", last)
    await reposted(evening)
    await evening.eventually(
        lambda: len(boards(evening)) == 1 and boards(evening)[0].id != evening.table.message_state.channel.board.leaving
    )
    await killed(evening)
    board = await only_board(evening)
    ready = next(button["custom_id"] for button in board.buttons if ":mafie.day.ready:" in str(button.get("custom_id")))
    before = board.edits
    await people[2].press(board, ready)
    await evening.eventually(lambda: board.edits > before)


async def test_a_board_in_doubt_is_found_when_discord_has_forgotten_its_nonce(
    evening: Evening, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.sandbox.changes.posting.NONCE_SECONDS", 0.0)
    await test_a_board_of_uncertain_delivery_stands_once(evening, people)


def asked(person: Person) -> list[Message]:
    """Return the direct messages with which ``person`` was asked something."""
    return [message for message in person.messages(dm_of(person)) if "Žeton" not in message.text]


async def first_night(evening: Evening) -> list[Person]:
    """Deal to eleven people, one with a hand and a question of uncertain delivery; return them, that one first.

    In a small group the Mafia may sleep through the first night, and a small town may be over before the second one.
    """
    await evening.prefer(text_mode=True, clocks={"night": 1e6})
    crowd = evening.crowd(11)
    await evening.open_table(crowd[0])
    await evening.seat(crowd)
    await evening.session.lobby_moves.change_option("night_length", "prompt")
    person = crowd[3]
    evening.discord.faults.drop(2, method="POST", route=f"/channels/{person.open_dm().id}/messages", stored=True)
    await evening.deal(crowd[0])
    return [person, *(other for other in crowd if other is not person)]


def meets(evening: Evening) -> bool:
    return bool(evening.view.phase == "mafia")


async def is_asked_once(evening: Evening, person: Person) -> None:
    """Wait until ``person`` has a hand and one question, of which the table knows."""
    question = evening.table.message_state.seat_messages.questions[str(evening.table.seat_of(person.id))]

    def once() -> bool:
        standing = [message.id for message in asked(person)]
        return standing == [question.id] and question.posting is None and len(seat_messages(person, "Žeton")) == 1

    await evening.eventually(once, 8)


async def test_a_letter_in_doubt_is_taken_away_when_the_next_one_comes(evening: Evening) -> None:
    person, *others = await first_night(evening)
    await play(evening, [person, *others], until=partial(meets, evening))
    await is_asked_once(evening, person)


def answered(person: Person) -> bool:
    """Whether ``person`` was asked something, and no message asks any more."""
    parts = [part for message in asked(person) for part in (*message.buttons, *message.selects)]
    return bool(parts) and not any(":mafie." in str(part.get("custom_id")) for part in parts)


async def test_a_letter_in_doubt_that_its_person_has_answered(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is found by a button that it keeps: Discord forgets nonces, and shows the bot no messages until the letter is answered."""
    monkeypatch.setattr("bot.sandbox.changes.posting.NONCE_SECONDS", 0.0)

    def hand_found(exchange: Any) -> None:
        if exchange.method == "GET" and exchange.path.endswith("/messages"):
            evening.discord.watchers.remove(hand_found)
            evening.discord.faults.answer(503, times=None, method="GET", route=exchange.path)

    evening.discord.watchers.append(hand_found)
    person, *others = await first_night(evening)
    await play(evening, [person], until=partial(answered, person))
    assert evening.table.message_state.seat_messages.questions[str(evening.table.seat_of(person.id))].posting is not None
    evening.discord.faults.clear()
    await play(evening, others, until=partial(meets, evening))
    await is_asked_once(evening, person)


def backs(evening: Evening) -> list[Message]:
    """Return the messages that say that the bot is back."""
    said = plain(CS("back", until="", ends="no")).removesuffix(".")  # with its clock, and without it when that is over
    return [message for message in evening.channel.messages.values() if said in plain(message.text)]


def has_said(evening: Evening, times: int) -> bool:
    """Whether the line has been told so many times, in new messages and by edits, and that is written down."""
    return sum(1 + back.edits for back in backs(evening)) >= times and evening.session.idle


async def test_a_bot_that_is_killed_again_and_again_says_once_that_it_is_back(evening: Evening, people: list[Person]) -> None:
    await people[0].command("game extend", evening.channel, seconds=600)
    await evening.session.outbox.wait_idle()
    for start in range(3):
        await killed(evening)
        await evening.eventually(partial(has_said, evening, start + 1))
        await evening.session.outbox.wait_idle()
    (back,) = backs(evening)
    assert back.edits == 2
    await people[0].command("game extend", evening.channel, seconds=600)
    await evening.eventually(lambda: evening.session.idle)
    await evening.session.outbox.wait_idle()
    await killed(evening)
    await evening.eventually(lambda: len(backs(evening)) == 2)
