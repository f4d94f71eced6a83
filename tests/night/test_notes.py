"""Notes, lived through: typed on the desk, found again after a restart, and in one's own replay alone (NT-5.4)."""

import pytest

from bot.discord_io.components import FIELD
from bot.presenting.texts import words_in
from bot.sandbox import Person
from tests.bot.replay.test_page import data_in
from tests.night.evening import Evening, plain, seen
from tests.night.test_clicks import text_of
from tests.night.test_history import file_of
from tests.night.test_host import people
from tests.night.test_replay import ended, handed

__all__ = ["people"]

CS = words_in("cs")
TEXT = "Petr lže.\n**3** mlčí <b>"


@pytest.mark.usefixtures("workers_here")
@pytest.mark.rule("NT-5.4", "RP-4.1")
async def test_notes_stay_with_their_seat_and_show_in_its_own_replay(evening: Evening, people: list[Person]) -> None:
    board = await evening.discord.until(lambda: evening.living("desk"))
    desk = seen(await people[1].press(board, evening.press_id("desk")))
    modal = (await people[1].press(desk, evening.press_id("notes"))).modal
    assert text_of(await people[1].submit(modal, {FIELD: TEXT})) == plain(CS("notes-kept"))
    await evening.restart_bot()
    board = await evening.discord.until(lambda: evening.living("desk"))
    desk = seen(await people[1].press(board, evening.press_id("desk")))
    again = (await people[1].press(desk, evening.press_id("notes"))).modal
    assert again is not None and next(part for part in again.fields if part["custom_id"] == FIELD)["value"] == TEXT
    stranger = evening.person()
    assert text_of(await stranger.press(board, evening.press_id("notes"), force=True)) == plain(CS("no-foreign"))
    story = await ended(evening, people)
    seat, press = evening.table.seat_of(people[1].id), evening.press_id("replay")
    own = data_in(await handed(evening, people[1], story, press))
    assert own["notes"] == [seat, TEXT]
    record = seen(await people[1].press(story, evening.press_id("record")))
    assert own["record"].encode() == file_of(evening, record), "who passes the record on keeps their notes"
    listed = seen(await people[1].command("history", evening.channel))
    older = seen(await people[1].choose(listed, "c1:club:nt.open:0.all.0.all", evening.table.id))
    assert data_in(await handed(evening, people[1], older, evening.press_id("nt.replay")))["notes"] == own["notes"]
    shared = seen(await people[1].press(story, evening.press_id("share")))
    for person, message, verb in ((people[2], story, press), (people[1], shared, f"{press}:shared")):
        other = data_in(await handed(evening, person, message, verb))
        assert other["notes"] is None and "Petr lže" not in other["record"]
    everything = [plain(message.text) for message in evening.channel.messages.values() if not message.ephemeral]
    assert not any("Petr lže" in text for text in everything)


@pytest.mark.usefixtures("workers_here")
@pytest.mark.rule("NT-5.4")
async def test_people_away_at_the_end_find_their_notes_in_their_replay(evening: Evening, people: list[Person]) -> None:
    await evening.table.write_notes(people[1].id, TEXT)
    await evening.session.host_moves.automate(None, 1)
    story = await ended(evening, people)
    for person, notes in ((people[1], [1, TEXT]), (people[2], None)):
        assert data_in(await handed(evening, person, story, evening.press_id("replay")))["notes"] == notes
