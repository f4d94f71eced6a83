"""Speeches in turn through the real client: in a channel, in a thread, without rights, with machines, with somebody who is away."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.discord_io.components import FIELD
from bot.sandbox import InteractionOutcome, Message, NotPossible, Person
from bot.sandbox.world.records import PUBLIC_THREAD
from bot.store import StoreLocked
from bot.tables.session.floor import floor_of
from tests.night.evening import FAST, Evening, plain, seen
from tests.night.players import play
from tests.night.striking import look_again

QUICK = {
    "deal": 0.05, "start": 0.05, "night": 3_600.0, "night_floor": 0.05, "reaction": 0.3, "window": 0.3, "defence": 2.0, "vote": 1.0,
    "vote_turn": 1.0, "tie_discussion": 1.0, "discussion": 60.0,
}  # fmt: skip
"""Clocks of an evening on which everybody presses: a speech lasts 90 seconds, unless its person says that it is over."""


@pytest.fixture
async def calm(tmp_path: Path) -> AsyncIterator[Evening]:
    """An evening in real time, in Czech."""
    async with Evening(tmp_path, tempo=replace(FAST, factor=1.0)) as made:
        yield made


@pytest.fixture
async def calm_english(tmp_path: Path) -> AsyncIterator[Evening]:
    """The same in English."""
    async with Evening(tmp_path, tempo=replace(FAST, factor=1.0), language="en") as made:
        yield made


async def rounds(evening: Evening, count: int = 9, *, bot_players: int = 0, voice: bool = False, **clocks: float) -> list[Person]:
    """Seat people and machines at a table where everybody has a speech, and deal."""
    await evening.prefer(text_mode=True, talk={"talk": "rounds", "speech": 90}, clocks={**QUICK, **clocks})
    people = evening.crowd(count - bot_players)
    for person in people if voice else ():
        person.enter_voice(evening.voice)
    await evening.open_table(people[0])
    await evening.seat(people)
    if bot_players:
        await evening.session.lobby_moves.fill(bot_players)
    await evening.session.lobby_moves.change_option("night_length", "prompt")
    await evening.deal(people[0])
    return people


def speaker(evening: Evening) -> int | None:
    """Return the seat that speaks in turn now, as the board shows it."""
    floor = floor_of(evening.table) if evening.registry.table_in(evening.channel.id) else None
    return floor.seat if floor is not None and floor.in_turn else None


def board(evening: Evening) -> Message:
    found = evening.living("desk")
    assert found is not None
    return found


async def done(evening: Evening, person: Person) -> InteractionOutcome:
    return await person.press(board(evening), evening.press_id("floor.done"))


async def pass_on(evening: Evening, person: Person) -> None:
    """End the speech of a person, who presses until a board takes it: one may just be reposted."""
    async with asyncio.timeout(60):
        while True:
            with suppress(NotPossible):
                if (shown := evening.living("floor.done")) is not None:
                    outcome = await person.press(shown, evening.press_id("floor.done"))
                    if plain(seen(outcome).text).startswith("Slovo jde dál"):
                        return
            await asyncio.sleep(0.01)


async def first_speech(evening: Evening, people: list[Person]) -> Person:
    """Play to the first speech and return who speaks, once the board says so."""
    await play(evening, people, until=lambda: speaker(evening) is not None)
    return await the_board_says(evening, people)


async def the_board_says(evening: Evening, people: list[Person]) -> Person:
    """Wait until the board names who speaks, and return that person."""
    person = people[speaker(evening) or 0]
    await evening.eventually(lambda: f"**{people.index(person) + 1} {person.name}**" in board_text(evening))
    await evening.eventually(lambda: evening.living("floor.done") and evening.living("desk"))
    return person


def board_text(evening: Evening) -> str:
    """Return the text of the board; nothing during a repost."""
    shown = evening.living("desk")
    return plain(shown.text) if shown is not None else ""


@asynccontextmanager
async def speaking(evening: Evening, people: list[Person]) -> AsyncIterator[list[int]]:
    """Let each speaker end the speech, all evening long; gives the speakers' seats, in order."""
    spoken: list[int] = []

    async def talk() -> None:
        while True:
            seat = speaker(evening)
            shown = evening.living("floor.done")
            if seat is not None and seat < len(people) and shown is not None:
                with suppress(NotPossible):  # the board is just being reposted
                    outcome = await people[seat].press(shown, evening.press_id("floor.done"))
                    if plain(seen(outcome).text).startswith(("Slovo jde dál", "Done.")):
                        spoken.append(seat)
            await asyncio.sleep(0.01)

    task = asyncio.create_task(talk())
    try:
        yield spoken
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def a_whole_evening(evening: Evening, people: list[Person]) -> list[int]:
    """Play to the end, every speaker ending the own speech; return who has spoken, in order."""
    async with speaking(evening, people) as spoken:
        await play(evening, people)
    await evening.eventually(lambda: evening.table.phase == "ended", 20)
    assert not evening.discord.limits.refused
    return spoken


@pytest.mark.rule("TK-3.1", "TK-3.2", "TK-3.5", "TK-3.12")
async def test_a_whole_evening_of_nine_in_a_channel(calm: Evening) -> None:
    people = await rounds(calm)
    spoken = await a_whole_evening(calm, people)
    assert len(spoken) >= 8, "all who lived on the first day"
    await calm.eventually(lambda: not calm.channel.overwrites, 20)


@pytest.mark.rule("TK-3.2", "TK-1.3", "TK-11.2")
async def test_in_a_channel_the_speaker_alone_may_write(calm: Evening) -> None:
    people = await rounds(calm)
    first = await first_speech(calm, people)

    def writers() -> list[Person]:
        return [one for one in people if one.can_write(calm.channel)]

    await calm.eventually(lambda: writers() == [first], 20)
    other = people[calm.table.scene().floor.after[0]]
    assert plain(seen(await done(calm, other)).text).startswith("Teď mluví")
    assert plain(seen(await done(calm, first)).text).startswith("Slovo jde dál")
    second = await the_board_says(calm, people)
    assert second is not first
    await calm.eventually(lambda: writers() == [second], 20)
    assert "Promluvilo 1 z" in board_text(calm)
    await calm.restart_bot()
    await calm.eventually(lambda: speaker(calm) is not None)
    assert await the_board_says(calm, people) is second
    await calm.eventually(lambda: writers() == [second], 20)
    third = people[calm.table.scene().floor.after[0]]
    await pass_on(calm, second)
    assert await the_board_says(calm, people) is third
    await calm.eventually(lambda: writers() == [third], 20)


@pytest.mark.rule("TK-1.6")
@pytest.mark.parametrize("place", ["thread", "no rights"])
async def test_where_nobody_can_be_let_write_the_speaker_writes_by_a_form(calm_english: Evening, place: str) -> None:
    evening = calm_english
    if place == "thread":
        evening.channel = evening.discord.guilds.create_thread(evening.channel, evening.person("Olga").user, "Town", PUBLIC_THREAD)
    else:
        evening.discord.withdraw("manage_roles", guild=evening.guild)
    people = await rounds(evening)
    first = await first_speech(evening, people)
    await evening.eventually(lambda: evening.living("floor.write"))
    number, write = people.index(first) + 1, evening.press_id("floor.write")
    other = people[number % len(people)]
    assert "is speaking now" in plain(seen(await other.press(board(evening), write)).text)
    for line in ("I was at *home*.", "All night, @everyone.", "Ask my cat."):
        form = await first.press(board(evening), write)
        answer = await first.submit(form.modal, {FIELD: line})
        assert plain(seen(answer).text) == "Everybody can read it now."
    lines = [f"> **{number} {first.name}**: {line}" for line in (r"I was at \*home\*.", r"All night, \@everyone.", "Ask my cat.")]
    await evening.eventually(lambda: set(lines) <= {message.content for message in evening.channel.messages.values()})
    assert "holds 3 lines" in plain(seen(await first.press(board(evening), write)).text)
    await evening.restart_bot()
    await evening.eventually(lambda: speaker(evening) == number - 1 and not evening.table.lets_one_write)
    await evening.eventually(lambda: board(evening).button(write))
    assert "holds 3 lines" in plain(seen(await first.press(board(evening), write)).text)
    assert plain(seen(await done(evening, first)).text).startswith("Done.")
    await evening.eventually(lambda: speaker(evening) not in (None, number - 1))


@pytest.mark.rule("TK-1.6")
@pytest.mark.parametrize("written", ["append", "set_position"])
async def test_a_line_that_cannot_be_stored_is_given_back_to_its_speaker(
    calm_english: Evening, monkeypatch: pytest.MonkeyPatch, written: str
) -> None:
    """Neither lost nor called read: its person has its text, and sends it again."""
    evening = calm_english
    evening.discord.withdraw("manage_roles", guild=evening.guild)
    people = await rounds(evening)
    first = await first_speech(evening, people)
    await evening.eventually(lambda: evening.living("floor.write"))
    said = f"> **{people.index(first) + 1} {first.name}**: I was at \\*home\\*."

    async def send() -> str:
        form = await first.press(board(evening), evening.press_id("floor.write"))
        return seen(await first.submit(form.modal, {FIELD: "I was at *home*."})).text

    async def lost(*_: object, **__: object) -> None:
        raise StoreLocked("here", "for too long")

    with monkeypatch.context() as patches:
        patches.setattr(type(evening.registry.store), written, lost)
        told = plain(await send())
    assert told.startswith("I couldn’t write your line down") and told.endswith("\n> I was at \\*home\\*.")
    await evening.eventually(lambda: board(evening).button(evening.press_id("floor.write")))
    assert plain(await send()) == "Everybody can read it now."
    await evening.eventually(lambda: [message.content for message in evening.channel.messages.values()].count(said) == 1)
    [_] = [one for one in evening.table.course.talk_log.spoken if one.entry.what == "line"]


@pytest.mark.rule("TK-3.7", "TK-3.8")
async def test_machines_say_their_line_and_are_done(calm: Evening) -> None:
    people = await rounds(calm, bot_players=6)
    async with speaking(calm, people) as spoken:
        await play(calm, people, until=lambda: calm.view.phase in ("first", "second", "end"))
    assert set(spoken) <= {0, 1, 2}
    rows = await calm.registry.store.entries(calm.table.id)
    ended = [row.payload for row in rows if row.kind == "talk" and row.payload.get("what") == "done"]
    assert len({int(str(one["seat"])) for one in ended} & {3, 4, 5, 6, 7, 8}) >= 5, "all machines that lived on the first day"
    assert not [one for one in ended if one.get("key")], "nobody was cut off or passed over"


@pytest.mark.rule("TK-3.11")
async def test_hands_go_up_by_button_and_by_command(calm: Evening) -> None:
    people = calm.crowd(6)
    await calm.prefer(text_mode=True, clocks=QUICK)
    await calm.open_table(people[0])
    await calm.seat(people)
    await calm.session.lobby_moves.change_option("night_length", "prompt")
    await calm.deal(people[0])
    await play(calm, people, until=lambda: calm.living("floor.hand"))
    living = [person for person, seat in zip(people, calm.view.seats, strict=True) if seat.living]
    outcome = await living[1].press(board(calm), calm.press_id("floor.hand"))
    assert "nahoře" in plain(seen(outcome).text)
    outcome = await living[0].command("mafie floor", calm.channel)
    assert "nahoře" in plain(seen(outcome).text)
    names = [f"{people.index(person) + 1} {person.name}" for person in (living[1], living[0])]
    await calm.eventually(lambda: f"O slovo se hlásí: {names[0]}, {names[1]}." in board_text(calm))
    assert "dole" in plain(seen(await living[1].press(board(calm), calm.press_id("floor.hand"))).text)
    await calm.eventually(lambda: f"O slovo se hlásí: {names[1]}." in board_text(calm))


@pytest.mark.rule("TK-3.6", "TK-10.5")
async def test_an_absent_speaker_is_passed_over(calm: Evening) -> None:
    people = await rounds(calm, voice=True)
    first = await first_speech(calm, people)
    calm.pass_time(16)
    look_again(calm, calm.session)
    await asyncio.sleep(0.3)
    assert await the_board_says(calm, people) is first, "who sits in the voice has come"
    first.leave_voice()
    assert await the_board_says(calm, people) is first
    second = people[calm.table.scene().floor.after[0]]
    second.leave_voice()
    await asyncio.sleep(0.1)
    await done(calm, first)
    assert await the_board_says(calm, people) is second
    calm.pass_time(16)
    look_again(calm, calm.session)
    await calm.eventually(lambda: people[speaker(calm) or 0] not in (first, second))
    assert all(seat.misses == 0 for seat in calm.table.seats)


def asked_of_discord(evening: Evening) -> Counter[str]:
    """Count from now on what is asked of Discord: mutes, rights of the place, messages, edits of messages."""
    kinds: Counter[str] = Counter()

    def note(exchange: Any) -> None:
        if "/members/" in exchange.path and exchange.method == "PATCH":
            kinds["mute"] += 1
        elif "/permissions/" in exchange.path:
            kinds["rights"] += 1
        elif exchange.path.endswith("/messages") and exchange.method == "POST":
            kinds["post"] += 1
        elif "/messages/" in exchange.path and exchange.method == "PATCH" and "/webhooks/" not in exchange.path:
            kinds["edit"] += 1

    evening.discord.watchers.append(note)
    return kinds


@pytest.mark.rule("TK-3.12")
async def test_a_speech_costs_two_mutes_two_rights_one_edit_and_no_message(calm: Evening) -> None:
    """Section 13: a speech."""
    people = await rounds(calm, voice=True)
    first = await first_speech(calm, people)

    def heard() -> list[Person]:
        return [one for one in people if one.voice is not None and not one.voice.mute]

    def writing() -> list[Person]:
        return [one for one in people if one.can_write(calm.channel)]

    await calm.eventually(lambda: heard() == [first] and writing() == [first], 40)
    await calm.eventually(lambda: calm.table.message_state.silence.role_ready, 20)
    await asyncio.sleep(1.5)
    asked = asked_of_discord(calm)
    await done(calm, first)
    second = await the_board_says(calm, people)
    await calm.eventually(lambda: heard() == [second] and writing() == [second], 10)
    await asyncio.sleep(1.5)
    assert asked["mute"] == 2
    assert asked["rights"] <= 2
    assert asked["edit"] == 1
    assert asked["post"] == 0
