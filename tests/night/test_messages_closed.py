"""Somebody closes their private messages in the middle of a game and opens them again: everything is on the desk meanwhile.

Nobody else can tell it from the channel, nothing comes twice, and what was missed can be read.
"""

from collections import Counter
from typing import Any

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Message, Person
from bot.tables.delivery import temporary_lines
from bot.tables.players import absences
from engines.chance import Stream
from tests.night.boxed_night import begin
from tests.night.evening import Evening, plain, seen
from tests.night.places import LONG, dealt
from tests.night.players import Player, play
from tests.night.striking import quiet, struck_until
from tests.night.test_clicks import text_of
from tests.night.test_whispers_after_a_restart import killed

CS = words_in("cs")
pytestmark = pytest.mark.usefixtures("one_deal")


def received(person: Person) -> list[Message]:
    return person.messages(person.dm) if person.dm is not None else []


async def desk_of(evening: Evening, person: Person) -> Message:
    board = await evening.discord.until(lambda: evening.living("desk"))
    return seen(await person.press(board, evening.press_id("desk")))


def in_channel(evening: Evening) -> list[tuple[int, str]]:
    return [(message.id, plain(message.text)) for message in evening.channel.messages.values() if not message.ephemeral]


class Channel:
    """The requests of the bot in the table's channel, and the messages there."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.requests: list[str] = []
        self.bodies: list[str] = []
        evening.discord.watchers.append(self)

    def __call__(self, exchange: Any) -> None:
        if exchange.method != "GET" and f"/channels/{self.evening.channel.id}/messages" in exchange.path:
            self.requests.append(f"{exchange.method} {exchange.path}")
            self.bodies.append(str(exchange.body))


def is_unreached(evening: Evening, person: Person) -> bool:
    return bool(evening.table.seat(evening.table.seat_of(person.id)).dm_closed)


def doubled(person: Person) -> dict[str, int]:
    """Return the private messages without buttons that a person has more than once."""
    texts = Counter(plain(message.text) for message in received(person) if not message.buttons and not message.selects)
    return {text: count for text, count in texts.items() if count > 1}


def asked(message: Message) -> set[str]:
    """Return the ids of what a message asks about the night."""
    return {part["custom_id"] for part in (*message.selects, *message.buttons) if ":mafie.night." in part.get("custom_id", "")}


@pytest.mark.parametrize("phase", ["mafia", "first", *(pytest.param(phase, marks=pytest.mark.soak) for phase in ("agent", "discussion"))])
async def test_a_mafioso_closes_and_reopens_them(evening: Evening, phase: str) -> None:
    people = evening.crowd(11)
    await dealt(evening, people, night=LONG, discussion=LONG)
    view = evening.table.course.game.view
    person = next(one for seat, one in enumerate(people) if view(seat).me.token == "mafia")
    others = [one for one in people if one is not person]
    nobody = frozenset({"pass"})  # so the table is complete for another night
    await play(evening, people, until=lambda: evening.view.phase == phase, votes=nobody)
    person.dms_open = False
    await play(evening, people, until=lambda: is_unreached(evening, person), votes=nobody)
    await struck_until(evening, lambda: asked_of(evening, person) and quiet(evening.session))
    channel, stood = Channel(evening), in_channel(evening)
    before, sent = {message.id for message in received(person)}, [len(received(one)) for one in others]

    desk = await desk_of(evening, person)
    assert plain(CS("deaf-desk")) in plain(desk.text)
    assert plain(CS("deaf-desk")) not in plain((await desk_of(evening, others[0])).text)
    question = asked(desk)
    assert question, "the night is played from the desk"
    assert text_of(await person.press(desk, evening.press_id("whisper"))) == plain(CS("no-whisper"))
    person.dms_open = True
    assert text_of(await person.press(desk, evening.press_id("whisper"))) == plain(CS("hears-again"))
    await evening.eventually(lambda: any(asked(message) == question for message in received(person)))
    await evening.session.outbox.wait_idle()
    fresh = [message for message in received(person) if message.id not in before]
    assert [asked(message) for message in fresh if asked(message)] == [question], "asked once"
    assert sum("Žeton" in message.text for message in received(person)) == 1, "the token is there, too"
    assert doubled(person) == {}
    assert (channel.requests, in_channel(evening)) == ([], stood), "nobody can tell"
    assert [len(received(one)) for one in others] == sent

    count = len(received(person))
    await play(evening, people, until=lambda: evening.view.phase == "discussion", votes=nobody)
    assert not is_unreached(evening, person)
    assert not any(plain(CS("deaf-board")) in text for _, text in in_channel(evening))
    await play(evening, people, until=lambda: len(received(person)) > count or evening.table.phase == "ended")
    assert doubled(person) == {}


async def test_a_mafioso_with_closed_messages_plays_from_the_desk(evening: Evening) -> None:
    people = evening.crowd(11)
    await dealt(evening, people, night=LONG, discussion=LONG)
    view = evening.table.course.game.view
    person = next(one for seat, one in enumerate(people) if view(seat).me.token == "mafia")
    others, nobody = [one for one in people if one is not person], frozenset({"pass"})
    person.dms_open = False
    await play(evening, people, until=lambda: is_unreached(evening, person), votes=nobody)
    before, player = {message.id for message in received(person)}, Player(person, Stream(1, "desk"), nobody)
    while evening.view.phase != "discussion":
        await play(evening, others, until=lambda: asked_of(evening, person) or evening.view.phase == "discussion")
        if asked_of(evening, person):
            assert await player.act([await desk_of(evening, person)])
    assert player.said
    assert sum(plain(CS("deaf-receipt")) in plain(said) for said in player.said) == 1, player.said
    assert {message.id for message in received(person)} <= before
    await evening.discord.until(lambda: any(plain(CS("deaf-board")) in text for _, text in in_channel(evening)))


CALL = "na tebe čeká"


def mentions(evening: Evening, person: Person) -> list[Message]:
    return [message for message in evening.channel.messages.values() if message.text.endswith(f" <@{person.id}>") and CALL in message.text]


@pytest.mark.rule("MF-15.4", "MF-15.8")
@pytest.mark.parametrize("known", [True, False], ids=["closed before", "closed just now"])
async def test_the_last_call_of_a_ballot_comes_in_the_channel(evening: Evening, monkeypatch: pytest.MonkeyPatch, known: bool) -> None:
    monkeypatch.setattr(absences, "LAST_CALL", 1e9)
    monkeypatch.setattr(absences, "WORTH_A_CALL", 0.0)
    people = evening.crowd(7)
    await dealt(evening, people, discussion=LONG, vote=LONG)
    person, others = people[3], [*people[:3], *people[4:]]
    person.dms_open = not known
    channel = Channel(evening)
    await play(evening, others, until=lambda: evening.view.phase == "discussion")
    assert is_unreached(evening, person) is known
    assert not [body for body in channel.bodies if f"<@{person.id}>" in body and CALL in body], "nobody learns who is asked at night"
    person.dms_open = False
    await play(evening, others, until=lambda: evening.view.phase == "first")
    await evening.eventually(lambda: len(mentions(evening, person)) == 1)
    (call,) = mentions(evening, person)
    assert [user["id"] for user in call.wire["mentions"]] == [str(person.id)] and not call.silent
    assert not [one for one in others if mentions(evening, one)]
    await evening.session.host_moves.skip(people[0].id)
    await evening.eventually(lambda: not mentions(evening, person))


@pytest.mark.rule("MF-15.4", "NT-2.4")
@pytest.mark.parametrize("way", ["still open", "over", "killed", "called again"])
async def test_a_call_of_uncertain_delivery_stands_once_and_goes(evening: Evening, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    people = evening.crowd(7)
    await dealt(evening, people, discussion=LONG, vote=LONG)
    person, others = people[3], [*people[:3], *people[4:]]
    person.dms_open = False
    await play(evening, others, until=lambda: evening.view.phase == "first")
    await evening.eventually(lambda: quiet(evening.session))
    monkeypatch.setattr(absences, "LAST_CALL", 1e9)
    monkeypatch.setattr(absences, "WORTH_A_CALL", 0.0)
    monkeypatch.setattr("bot.sandbox.changes.posting.NONCE_SECONDS", 0.0)
    evening.discord.faults.drop(method="POST", route=f"/channels/{evening.channel.id}/messages", stored=True)
    await evening.session.absences.attend()
    await evening.eventually(lambda: len(mentions(evening, person)) == 1)
    if way == "killed":
        monkeypatch.setattr(absences, "LAST_CALL", 0.0)  # else it would call again
        await killed(evening)
    if way != "over":
        await evening.eventually(lambda: not evening.session.whispers.pending, 20)
        assert len(mentions(evening, person)) == 1
    if way == "called again":
        evening.discord.faults.drop(method="POST", route=f"/channels/{evening.channel.id}/messages", stored=False)
        await evening.session.whispers.send(3, "…", loud=True, about=temporary_lines.CALL)
        await evening.eventually(lambda: len(mentions(evening, person)) == 2, 20)
    await evening.session.host_moves.skip(people[0].id)
    await evening.eventually(lambda: not mentions(evening, person), 20)


def asked_of(evening: Evening, person: Person) -> list[str]:
    """Return the ids of the secret questions that are open to a person now."""
    table = evening.table
    seat = table.seat_of(person.id)
    return [ask.id for ask in table.course.open_asks(table.now()) if ask.seat == seat and ask.secret and ask.holds]


@pytest.mark.parametrize("game", ["zbojnici", "mafia_city", "nostra_city", "escape_plan"])
async def test_a_boxed_game_goes_on(evening: Evening, game: str) -> None:
    await evening.prefer(text_mode=True, factor=1000.0)
    people = evening.crowd(4)
    await begin(evening, game, people)
    person = people[2]
    person.dms_open = False
    channel, stood = Channel(evening), in_channel(evening)
    await evening.session.whispers.send(2, "Na řadě jsi ty.")
    await evening.eventually(lambda: is_unreached(evening, person))
    await evening.session.outbox.wait_idle()
    assert (channel.requests, in_channel(evening)) == ([], stood)
    desk = await desk_of(evening, person)
    assert plain(CS("deaf-desk")) in plain(desk.text)
    person.dms_open = True
    assert text_of(await person.press(desk, evening.press_id("whisper"))) == plain(CS("hears-again"))
    await evening.session.whispers.send(2, "Zase ty.")
    await evening.eventually(lambda: "Zase ty." in [message.text for message in received(person)])
    assert doubled(person) == {}
    assert not any("Na řadě jsi ty." in message.text for message in received(person))
