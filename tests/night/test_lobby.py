import asyncio
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.discord_io.interaction_http import InteractionHttp
from bot.presenting.texts import words_in
from bot.sandbox import Message, Person
from bot.store import StoreUnreachable
from tests.night.evening import Evening, plain
from tests.night.test_clicks import text_of
from tests.night.test_whispers_after_a_restart import WRITING

CS = words_in("cs")


async def test_lobby_from_the_command_to_the_deal(evening: Evening) -> None:
    host, *others = evening.crowd(6)
    lobby = await evening.open_table(host)
    assert "Policie proti Mafii" in lobby.text
    outcome = await host.press(lobby, evening.press_id("join"))
    assert outcome.ephemeral
    assert outcome.message is not None
    assert outcome.message.text == "Židle 1 je tvoje."
    await evening.seat(others)
    await evening.discord.until(lambda: "6 lidí" in plain((evening.living("join") or lobby).text))
    for person in (host, *others):
        outcome = await person.press(lobby, evening.press_id("ready"))
        assert outcome.ephemeral
        assert person.dm is not None
        assert any("Moje zprávy ti chodí" in message.text for message in person.messages(person.dm))
    await evening.eventually(lambda: evening.table.phase == "running")
    await host.wait_for(lambda message: "Rozdávám" in message.text, place=evening.channel)


async def test_the_host_hears_once_that_there_are_people_enough(evening: Evening) -> None:
    host, *others = evening.crowd(7)
    await evening.open_table(host)
    await evening.seat(others[:5])
    assert host.dm is None
    await evening.seat(others[5:])
    told = await host.wait_for(lambda message: plain(CS("lobby-can-start")) == plain(message.text))
    assert not told.silent
    lobby = await evening.lobby()
    await others[0].press(lobby, evening.press_id("leave"))
    await others[0].press(lobby, evening.press_id("join"))
    assert len(host.messages(host.dm)) == 1


@pytest.mark.rule("NT-2.4")
async def test_that_there_are_people_enough_stands_only_while_it_is_true_and_needed(evening: Evening) -> None:
    host, *others = evening.crowd(7)
    await evening.open_table(host)
    await evening.seat(others)

    def told() -> int:
        return sum(plain(CS("lobby-can-start")) == plain(message.text) for message in host.messages(host.dm))

    await evening.eventually(lambda: told() == 1)
    lobby = await evening.lobby()
    await others[0].press(lobby, evening.press_id("leave"))
    await evening.eventually(lambda: told() == 0)
    await others[0].press(lobby, evening.press_id("join"))
    await evening.eventually(lambda: told() == 1)
    await evening.deal(host)
    await evening.eventually(lambda: told() == 0)


@pytest.mark.rule("NT-2.4")
async def test_the_host_is_called_once_a_lobby_through_many_arrivals_and_departures(evening: Evening) -> None:
    """The line that comes again does so without a sound, after a restart too; a new host has not been told."""
    host, *others = evening.crowd(7)
    await evening.open_table(host)
    await evening.seat(others)

    def told(by: Person) -> list[Message]:
        return [message for message in by.messages(by.dm) if plain(CS("lobby-can-start")) == plain(message.text)] if by.dm else []

    async def come_and_go() -> None:
        lobby = await evening.lobby()
        await others[0].press(lobby, evening.press_id("leave"))
        await evening.eventually(lambda: not told(host))
        await others[0].press(lobby, evening.press_id("join"))

    await evening.eventually(lambda: [one.silent for one in told(host)] == [False])
    await come_and_go()
    await evening.eventually(lambda: [one.silent for one in told(host)] == [True])
    await evening.restart_bot()
    await come_and_go()
    await evening.eventually(lambda: [one.silent for one in told(host)] == [True])
    await evening.session.host_moves.handover(host.id, others[1].id, others[1].name)
    await come_and_go()
    await evening.eventually(lambda: [one.silent for one in told(others[1])] == [False])


async def test_a_reader_of_hidden_threads_is_noted_with_the_seat(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is written after the answer: a process killed in that moment knows of it as well."""
    host, boss = evening.person(), evening.person(permissions=("manage_threads",))
    lobby = await evening.open_table(host)
    real = InteractionHttp.say

    async def say_and_die(self: InteractionHttp, interaction: discord.Interaction[Any], text: str) -> int | None:
        made = await real(self, interaction, text)
        for name in WRITING:
            setattr(evening.registry.store, name, AsyncMock(side_effect=StoreUnreachable("here", "the process is dead")))
        return made

    with monkeypatch.context() as dying:
        dying.setattr(InteractionHttp, "say", say_and_die)
        assert text_of(await boss.press(lobby, evening.press_id("join"))) == plain(CS("seat-taken", number=1))
    await evening.restart_bot()
    assert evening.table.seat_of(boss.id) == 0 and evening.table.setup.readable


async def test_a_full_lobby_has_a_waiting_list(evening: Evening) -> None:
    people = evening.crowd(23)
    await evening.open_table(people[0])
    await evening.seat(people[:21])
    lobby = await evening.lobby()
    assert text_of(await people[21].press(lobby, evening.press_id("join"))) == plain(CS("waiting-place", n=1))
    assert text_of(await people[22].press(lobby, evening.press_id("join"))) == plain(CS("waiting-place", n=2))
    assert text_of(await people[4].press(lobby, evening.press_id("leave"))) == plain(CS("you-stand-up"))
    assert people[21].id in [seat.user_id for seat in evening.table.seats]
    assert [user for user, _ in evening.table.waiting] == [people[22].id]
    assert text_of(await people[4].press(lobby, evening.press_id("leave"))) == plain(CS("no-seat-yet"))
    assert text_of(await people[4].press(lobby, evening.press_id("ready"))) == plain(CS("no-seat-yet"))
    assert text_of(await people[5].press(lobby, evening.press_id("join"))) == plain(CS("no-already-seated"))


async def test_everybody_sits_down_at_once(evening: Evening) -> None:
    people = evening.crowd(12)
    lobby = await evening.open_table(people[0])
    outcomes = await asyncio.gather(*(person.press(lobby, evening.press_id("join")) for person in people))
    assert sorted(text_of(outcome) for outcome in outcomes) == sorted(plain(CS("seat-taken", number=n)) for n in range(1, 13))
    assert sorted(seat.user_id for seat in evening.table.seats) == sorted(person.id for person in people)


async def test_a_new_table_calls_the_role_of_the_server_at_most_once_in_six_hours(evening: Evening) -> None:
    boss = evening.person(permissions=("manage_guild",))
    role = evening.discord.create_role(evening.guild, "Hráči", mentionable=True)
    await boss.command("setup channels", evening.channel, role=role)
    await evening.open_table(boss)
    call = await boss.wait_for(lambda message: f"<@&{role.id}>" in message.text, place=evening.channel)
    assert not call.ephemeral
    await boss.command("game end", evening.channel)
    await evening.session.lobby_moves.cancel(boss.id)
    await evening.open_table(boss)
    await asyncio.sleep(0.2)
    assert sum(f"<@&{role.id}>" in message.text and not message.ephemeral for message in evening.channel.messages.values()) == 1


async def test_a_refused_everyone_is_never_called(evening: Evening) -> None:
    boss = evening.person(permissions=("manage_guild",))
    everyone = evening.guild.roles[evening.guild.id]
    assert text_of(await boss.command("setup channels", evening.channel, role=everyone)) == plain(CS("setup-no-everyone"))


@pytest.mark.rule("NT-1.3")
async def test_a_receipt_has_the_number_of_its_ready_press(evening: Evening) -> None:
    """Its presser alone can tell an invented number in the record, and so a deal that was chosen after the seal."""
    people = evening.crowd(6)
    lobby = await evening.open_table(people[0])
    await evening.seat(people)
    seal = evening.table.setup.seal
    assert seal not in lobby.text and f"`{seal[:8]}…`" in lobby.text
    stranger = evening.person()
    assert f"`{seal}`" in text_of(await stranger.press(lobby, evening.press_id("details"))), "the whole is one press away from anybody"
    first = text_of(await people[1].press(lobby, evening.press_id("ready")))
    for seat, person in enumerate(people):
        receipt = text_of(await person.press(lobby, evening.press_id("ready")))
        assert plain(CS("ready-press", press=str(evening.table.seat(seat).press))) in receipt
        assert f"`{seal}`" in receipt
        assert receipt != first
    counted = [str(seat.press) for seat in evening.table.seats]
    await evening.eventually(lambda: evening.table.phase == "running")
    assert list(evening.table.setup.presses) == counted


async def test_the_private_way_speaks_the_language_of_its_person(evening: Evening) -> None:
    host, ann = evening.person(), evening.person("Ann", locale="en-GB")
    lobby = await evening.open_table(host)
    await evening.seat([host, ann])
    receipt = text_of(await ann.press(lobby, evening.press_id("ready")))
    assert receipt.startswith(plain(words_in("en")("ready-given-lobby")))
    greeting = ann.messages(ann.dm)[0].text
    assert words_in("en")("hello-mafie") in greeting
    assert greeting.startswith("Police against Mafia"), "what the game is comes before what to press (NT-1.1)"
    await host.press(lobby, evening.press_id("ready"))
    assert CS("hello-mafie") in host.messages(host.dm)[0].text
    await evening.session.lobby_moves.fill(4)
    await evening.deal(host)
    assert "Token" in (await ann.wait_for(lambda message: "Token" in message.text, place=ann.dm)).text


async def test_a_closed_lobby_loses_its_buttons_although_discord_fails_twice(evening: Evening) -> None:
    host = evening.person()
    await evening.open_table(host)
    lobby = await evening.discord.until(lambda: evening.living("join"))
    fault = evening.discord.faults.answer(503, times=2, method="PATCH", route="/channels/{channel}/messages/{message}")
    await evening.session.lobby_moves.cancel(host.id)
    await evening.eventually(lambda: fault.met)
    await asyncio.sleep(60)
    assert not lobby.buttons and evening.registry.session_in(evening.channel.id) is None
