"""An evening that a person narrates, lived through the real client: gates, the desk that stays true, the book, and when the mode ends."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import InteractionOutcome, Message, NotPossible, Person
from bot.tables.session.entries import Talk, read_entry
from tests.night.evening import FAST, Evening, plain, seen
from tests.night.players import play
from tests.night.test_silence import HOURS, muted, soon
from tests.night.test_talk_options import choose
from tests.night.test_whole_nights import finished
from tests.soak.amounts import first_or_all


async def narrated(evening: Evening, people: Sequence[Person], *, sees: str = "nothing") -> Person:
    """Lay a table that its host narrates, seat ``people`` and deal; return the host."""
    host = evening.person("Vypravěčka")
    await evening.open_table(host)
    await choose(evening, host, "narrator", "on")
    if sees == "all":
        await choose(evening, host, "narrator_sees", "all")
    await evening.seat(list(people))
    await evening.deal(host)
    return host


async def desk_of(evening: Evening, host: Person) -> Message:
    board = await evening.discord.until(lambda: evening.living("host"))
    return seen(await host.press(board, evening.press_id("host")))


def gate_press(desk: Message) -> str | None:
    """Return the custom id of [Next] on a desk, None while nothing waits."""
    for button in desk.buttons:
        if ":h.gate:" in button.get("custom_id", "") and not button.get("disabled"):
            return str(button["custom_id"])
    return None


def narrator_texts(evening: Evening) -> list[str]:
    """Return the public messages of the channel."""
    return [plain(message.text) for message in evening.channel.messages.values() if not message.ephemeral]


async def read_aloud(evening: Evening, host: Person, desk: Message) -> list[tuple[str, str]]:
    """Press [Next] as soon as the desk shows what to read, until the game is over.

    Returns the gates and the texts; before each press the text stands on the desk and not at the table, afterwards at the table.
    """
    pressed: dict[int, tuple[str, str]] = {}
    while not evening.living("again"):
        press, reading = gate_press(desk), evening.session.narration.reading()
        if press is None or not reading.gate or press != evening.press_id(f"h.gate:{reading.notice}"):
            await asyncio.sleep(0.005)
            continue
        text = plain(reading.aloud)
        assert text
        assert text in plain(desk.text)
        before = sum(text in one for one in narrator_texts(evening))
        if await _press(host, desk, press) is None:
            continue
        pressed.setdefault(reading.notice, (reading.gate, text))  # on a busy machine it is answered before it is done
        if reading.notice in await _gone_on(evening):
            await evening.discord.until(lambda: sum(text in one for one in narrator_texts(evening)) > before)  # noqa: B023  # awaited in the loop
    gone_on = await _gone_on(evening)
    return [read for notice, read in pressed.items() if notice in gone_on]


async def _press(host: Person, desk: Message, press: str) -> InteractionOutcome | None:
    try:
        return await host.press(desk, press)
    except NotPossible:  # the desk has changed in this moment
        return None


async def _gone_on(evening: Evening) -> set[int]:
    """Return the notices at which the narrator let the table go on."""
    entries = [read_entry(row.kind, row.payload) for row in await evening.registry.store.entries(evening.table.id)]
    return {entry.n for entry in entries if isinstance(entry, Talk) and entry.what == "gate"}


def stood(evening: Evening) -> list[str]:
    """Return the gates that the game came to, by what it has told."""
    gates = evening.table.course.timing.gates
    return [
        name
        for notice in evening.table.course.game.notices
        for name, gate in gates.items()
        if notice.text.key == gate.notice and gate.having.items() <= notice.text.args.items()
    ]


@pytest.fixture
async def patient(tmp_path: Path) -> AsyncIterator[Evening]:
    """An evening whose gates wait long enough for a narrator on a busy machine."""
    async with Evening(tmp_path, tempo=replace(FAST, factor=0.1)) as made:
        yield made


@pytest.mark.long
@pytest.mark.rule("TK-7.1", "TK-7.2", "TK-7.4", "TK-7.5")
@pytest.mark.parametrize("language", first_or_all("cs", "en"))
async def test_a_whole_evening_is_led_by_a_narrator(patient: Evening, language: str) -> None:
    evening = patient
    await evening.prefer(language=language, text_mode=True, clocks={"deal": 2, "night": 3, "defence": 3, "vote": 30})
    evening.locale = "cs" if language == "cs" else "en-GB"
    people = evening.crowd(7)
    host = await narrated(evening, people)
    desk = await desk_of(evening, host)
    reading = asyncio.create_task(read_aloud(evening, host, desk))
    await play(evening, people)
    read = await asyncio.wait_for(reading, 60)
    finished(evening, language)
    gates = [gate for gate, _ in read]
    assert gates == stood(evening)
    assert {"dusk", "dawn", "ballot", "final"} <= set(gates)
    words = words_in(language)
    assert plain(words("narrator", who="**Vypravěčka**", sees="nothing")) in "\n".join(narrator_texts(evening))
    assert not evening.discord.limits.refused


@pytest.mark.rule("TK-7.7", "TK-10.3")
async def test_the_narrator_writes_by_night_and_is_never_muted_and_the_night_falls_with_the_words(evening: Evening) -> None:
    await evening.prefer(text_mode=True, clocks={"night": HOURS})
    people, host = evening.crowd(7), evening.person("Vypravěčka")
    for person in [*people, host]:
        person.enter_voice(evening.voice)
    await evening.open_table(host)
    await choose(evening, host, "narrator", "on")
    await evening.seat(people)
    await evening.deal(host)
    gate = await evening.eventually(lambda: evening.session.narration.narrator_moves.waiting)
    await asyncio.sleep(0.3)
    assert all(person.can_write(evening.channel) for person in people)
    assert not any(muted(people))
    await evening.session.narration.narrator_moves.open_gate(host.id, gate.notice)
    await soon(evening, lambda: all(muted(people)) and not any(person.can_write(evening.channel) for person in people))
    await soon(evening, lambda: host.can_write(evening.channel))
    assert muted([host]) == [False]
    watcher = evening.person("Divák")
    assert not watcher.can_write(evening.channel)
