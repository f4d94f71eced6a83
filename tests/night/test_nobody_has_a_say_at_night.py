"""At night nobody has a say: no right to write, no open microphone, no line by a form, no hand and no claim (TK-10.4)."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.games.mafie.names import NIGHT_PHASES
from bot.presenting.texts import words_in
from bot.sandbox import Person
from tests.night.evening import FAST, Evening, plain, seen
from tests.night.test_rounds import board, board_text, first_speech, rounds, speaking


@pytest.fixture
async def calm(tmp_path: Path) -> AsyncIterator[Evening]:
    """An evening in real time."""
    async with Evening(tmp_path, tempo=replace(FAST, factor=1.0)) as made:
        yield made


AT_NIGHT = {"floor.write": "no-stale", "floor.hand": "no-stale", "floor.done": "no-stale", "claim": "claim-not-now"}
"""Presses on an old board at night, and their refusals."""


COMMANDS: list[tuple[str, dict[str, str]]] = [
    ("mafie floor", {}), ("mafie write", {}), ("mafie done", {}), ("mafie claim", {"what": "say-agent"}),
]  # fmt: skip


def is_night(evening: Evening) -> bool:
    return evening.table.phase == "running" and evening.view.phase in NIGHT_PHASES


async def pass_time_until(evening: Evening, check: Callable[[], object]) -> None:
    """Let the clocks run out one by one, nobody answering, until ``check`` is true."""
    async with asyncio.timeout(60):
        while not check():
            evening.pass_time(5)
            await asyncio.sleep(0.05)


async def talk_in_the_log(evening: Evening) -> int:
    return sum(row.kind == "talk" for row in await evening.registry.store.entries(evening.table.id))


async def nobody_has_a_say(evening: Evening, people: list[Person], *, closes: bool) -> None:
    """See that nobody may speak or write at night, nor ask to; ``closes``: the place can be closed."""
    words, old = words_in("cs"), board(evening)
    living = {seat.seat for seat in evening.view.seats if seat.living}
    entries, newest = await talk_in_the_log(evening), max(evening.channel.messages)

    def quiet() -> bool:
        muted = all(one.voice is not None and one.voice.mute and one.voice.channel_id == evening.voice.id for one in people)
        return muted and not (closes and any(one.can_write(evening.channel) for one in people))

    await evening.eventually(quiet, 20)
    for verb, refusal in AT_NIGHT.items():
        assert evening.living(verb) is None, "no button of the day"
        for number, person in enumerate(people):
            outcome = await person.press(old, evening.press_id(verb), force=True)
            answers = {plain(words(refusal)), *(() if number in living else (plain(words("no-foreign")),))}
            assert outcome.modal is None and plain(seen(outcome).text) in answers, verb
    for (command, options), refusal in zip(COMMANDS, ("no-stale", "no-stale", "no-question", "claim-not-now"), strict=True):
        outcome = await people[min(living)].command(command, evening.channel, **options)
        assert outcome.modal is None and plain(seen(outcome).text) == plain(words(refusal)), command
    assert quiet() and "hlásí" not in board_text(evening)
    assert await talk_in_the_log(evening) == entries, "nothing is counted"
    told = [one.text for one in evening.channel.messages.values() if one.id > newest and not one.ephemeral and one != board(evening)]
    assert not [text for text in told if any(person.name in text for person in people)], "nothing is said in anybody's name"


@pytest.mark.long
@pytest.mark.rule("TK-10.4")
@pytest.mark.parametrize("place", ["channel", "no rights"])
async def test_at_night_nobody_is_let_speak_write_ask_or_claim(calm: Evening, place: str) -> None:
    if place == "no rights":
        calm.discord.withdraw("manage_roles", guild=calm.guild)
    people = await rounds(calm, voice=True)
    await calm.session.host_moves.change_talk(people[0].id, {"claims": "on"})
    await calm.eventually(lambda: is_night(calm) and calm.living("desk"))
    await nobody_has_a_say(calm, people, closes=place == "channel")
    await first_speech(calm, people)
    await calm.eventually(lambda: bool(calm.living("floor.write")) is (place == "no rights"))
    async with speaking(calm, people):
        await calm.eventually(lambda: calm.living("floor.hand"), 40)
    hand = next(people[seat.seat] for seat in calm.view.seats if seat.living)
    assert "nahoře" in plain(seen(await hand.press(board(calm), calm.press_id("floor.hand"))).text)
    await calm.eventually(lambda: "hlásí" in board_text(calm) and calm.living("claim"))
    await pass_time_until(calm, lambda: is_night(calm) and calm.living("desk") and calm.living("floor.hand") is None)
    await nobody_has_a_say(calm, people, closes=place == "channel")
