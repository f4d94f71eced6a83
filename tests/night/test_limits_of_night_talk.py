"""How often and how long one person may speak in the night talk: each line is a message to everybody who hears it (MF-15.7)."""

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Person
from bot.tables.players.night_talk import LONGEST_LINE, MOST_LINES
from tests.night.evening import Evening, plain
from tests.night.test_clicks import text_of
from tests.night.test_mafia_room import gang
from tests.night.test_whispers_after_a_restart import dm_of, seat_messages, wait_until_read

__all__ = ["gang"]

Gang = tuple[list[Person], list[Person]]

CS = words_in("cs")
TOO_SOON = plain(CS("line-too-soon", n=MOST_LINES))


async def meeting(person: Person) -> None:
    """Wait until ``person`` is asked in the meeting."""
    await person.wait_for(lambda message: any("mafie.night.victim" in str(menu.get("custom_id")) for menu in message.selects))


async def stored_lines(evening: Evening) -> list[str]:
    """Return the lines in the log."""
    return [str(entry.payload["text"]) for entry in await evening.registry.store.entries(evening.table.id) if entry.kind == "room"]


async def at_human_speed(evening: Evening) -> None:
    """Start the bot again as it runs among people: one line a second."""
    evening.tempo = evening.slow(line_every=1.0)
    await evening.restart_bot()


async def test_one_line_a_second(evening: Evening, gang: Gang) -> None:
    (first, second, *_), _ = gang
    await meeting(first)
    await at_human_speed(evening)
    for line in ("PRVNÍ", "DRUHÁ", "TŘETÍ", "ČTVRTÁ"):
        first.write(dm_of(first), line)
    await wait_until_read(evening, second, "PRVNÍ", 1)
    await wait_until_read(evening, first, TOO_SOON, 1)
    assert seat_messages(second, TOO_SOON) == []
    assert await stored_lines(evening) == ["PRVNÍ"]
    second.write(dm_of(second), "PÁTÁ")
    await wait_until_read(evening, first, "PÁTÁ", 1)


async def test_a_line_that_turns_or_breaks_the_text_is_relayed_without_those_signs(evening: Evening, gang: Gang) -> None:
    (first, second, *_), _ = gang
    await meeting(first)
    first.write(dm_of(first), "\u202e\ufffe\x00\x1b")
    first.write(dm_of(first), "POZ\u202eOR\ufffe \x00NA\x1b SVĚDKA\u2067")
    await wait_until_read(evening, second, "POZOR NA SVĚDKA", 1)
    assert await stored_lines(evening) == ["POZOR NA SVĚDKA"]


async def test_twelve_lines_a_minute_and_the_same_after_a_restart(evening: Evening, gang: Gang) -> None:
    (first, second, *_), _ = gang
    await meeting(first)
    for number in range(MOST_LINES):
        first.write(dm_of(first), f"řádek {number}.")
        await wait_until_read(evening, second, f"řádek {number}.", 1)
    first.write(dm_of(first), "NAVÍC")
    await wait_until_read(evening, first, TOO_SOON, 1)
    await evening.restart_bot()
    first.write(dm_of(first), "NAVÍC")
    await wait_until_read(evening, first, TOO_SOON, 1)
    assert "NAVÍC" not in await stored_lines(evening)
    assert seat_messages(second, "NAVÍC") == []


async def test_a_line_that_is_too_long_goes_to_nobody(evening: Evening, gang: Gang) -> None:
    (first, second, *_), _ = gang
    await meeting(first)
    first.write(dm_of(first), "a" * (LONGEST_LINE + 1))
    await wait_until_read(evening, first, CS("line-too-long", n=LONGEST_LINE + 1, most=LONGEST_LINE), 1)
    assert seat_messages(second, "aaaa") == []
    first.write(dm_of(first), "b" * LONGEST_LINE)
    await wait_until_read(evening, second, "b" * LONGEST_LINE, 1)


async def test_the_field_on_the_desk_has_the_same_limits(evening: Evening, gang: Gang, monkeypatch: pytest.MonkeyPatch) -> None:
    (first, second, *_), _ = gang
    monkeypatch.setattr("bot.tables.players.night_talk.MOST_LINES", 1)
    await meeting(first)
    first.write(dm_of(first), "PRVNÍ")
    await wait_until_read(evening, second, "PRVNÍ", 1)
    board = await evening.discord.until(lambda: evening.living("desk"))
    desk = await first.press(board, evening.press_id("desk"))
    assert desk.message is not None
    opened = await first.press(desk.message, evening.press_id("say"))
    given = await first.submit(opened.modal, {"text": "DRUHÁ"})
    assert text_of(given) == plain(CS("line-too-soon", n=1))
    assert await stored_lines(evening) == ["PRVNÍ"]
