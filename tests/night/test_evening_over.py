"""A finished evening: its invitation as a record, and the buttons under its standing (CL-1.2, 10.3, 15.1, 25)."""

import re
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

import discord
import pytest

from bot.sandbox import Message, Person
from bot.store.evening_rows import AttendeeRow, SavedEvening
from tests.night.club_evening import PRAGUE, answer, call, caller, invitation, only, play_a_game, until_start, verb
from tests.night.evening import Evening, plain, seen
from tests.night.test_club_troubles import hide
from tests.night.test_evening_end import end
from tests.night.test_evening_rounds import GAME, at_the_door, sessions, with_channels
from tests.soak.amounts import first_or_all

SAID = {
    "cs": ("večer skončil", "Příště", "Dnes na tebe židle nezbyla", "Hry večera · ", "Všechny večery", "Večer", "Posledních 365 dní"),
    "en": ("This game night is over", "The next one: ", "There was no chair for you tonight", "Games of the evening", "All evenings",
           "Evening", "The last 365 days"),
}  # fmt: skip


@dataclass
class Over:
    """An evening that is over: its id, its invitation, the message that closed it, its host, and who was there or waited in vain."""

    evening: Evening
    id: str
    invitation: int
    closing: Message
    host: Person
    people: list[Person]
    waiting: Person

    def press(self, name: str) -> str:
        return f"c1:{self.id}:ev.{name}"

    @property
    def record(self) -> Message:
        return self.evening.channel.messages[self.invitation]


async def lived(evening: Evening, *, pictures: bool = False, **options: str) -> Over:
    """Play an evening of one game, with one person left without a chair, and end it; its end has ``pictures``."""
    await evening.prefer(text_mode=True, language=evening.language)
    host = caller(evening)
    people = evening.crowd(6)
    waiting = evening.person()
    await call(evening, host, chairs=6, **options)
    for person in (*people, waiting):
        await answer(evening, person, "yes")
    await until_start(evening, before=14.5 * 60)
    await play_a_game(evening, host, people)
    await until_start(evening, before=-11 * 60)
    found = only(evening)
    message = found.message_state.message
    await evening.prefer(text_mode=not pictures)
    await end(evening, host)
    evening.pass_time(60)
    closing = await evening.discord.until(lambda: evening.living("ev.coming"))
    await evening.eventually(lambda: found.id not in evening.client.evening_scheduler.evenings)
    return Over(evening, found.id, message, closing, host, people, waiting)


@pytest.fixture(params=first_or_all("cs", "en"))
async def spoken(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Evening]:
    """An evening in Czech; in ``make soak`` in each of the two languages."""
    async with Evening(tmp_path, language=request.param) as made:
        yield made


def year_of(evening: Evening) -> int:
    return datetime.fromtimestamp(evening.now(), PRAGUE).year


@pytest.mark.rule("CL-1.2", "CL-10.3")
async def test_the_invitation_becomes_a_record_with_the_standing_and_the_next_date(spoken: Evening) -> None:
    """CL-1.2: without buttons; CL-10.3: the standing and the date of the next evening."""
    over = await lived(spoken, pictures=True, repeat="weekly")
    said = SAID[spoken.language]
    record = plain(over.record.text)
    assert said[0] in record and said[1] in record
    assert "1\\. **" in record and all(person.name in record for person in over.people)
    assert "Mafie: " in record and any("Mafie: " in plain(alt) and str(year_of(spoken)) in alt for alt in over.record.alt_texts)
    assert record.count("<t:") == 1 and not over.record.buttons and not over.record.selects
    assert [str(button["custom_id"]) for button in over.closing.buttons] == [over.press(name) for name in ("board", "played", "coming")]


@pytest.mark.rule("CL-15.1", "CL-10.1", "CL-5.5")
async def test_board_games_and_the_next_evening_stand_under_the_standing(spoken: Evening) -> None:
    """[Standings] [Games played] [Next evening], also after a restart; no direct message tells who had no chair."""
    over = await lived(spoken, repeat="weekly")
    said = SAID[spoken.language]
    await spoken.restart_bot()
    jana = over.people[0]
    board = await jana.press(over.closing, over.press("board"))
    assert board.ephemeral and "1\\. **" in plain(seen(board).text)
    offered = [option["label"] for option in seen(board).selects[0]["options"]]
    assert any(said[6] in plain(label) for label in offered), "the season is one choice away"
    listed = await jana.press(over.closing, over.press("played"))
    assert listed.ephemeral and said[3] in plain(seen(listed).text) and "**Mafie** (6)" in plain(seen(listed).text)
    played = plain(seen(await jana.press(over.closing, over.press("coming"))).text)
    assert "<t:" in played and said[2] not in played
    outcome = await over.waiting.press(over.closing, over.press("coming"))
    assert outcome.ephemeral and said[2] in plain(seen(outcome).text)
    assert over.waiting.dm is None or not any(said[2] in plain(one.text) for one in over.waiting.messages(over.waiting.dm))
    await spoken.eventually(lambda: over.id not in spoken.client.evening_scheduler.evenings)
    following = only(spoken)
    assert f"<t:{int(following.starts_at)}:F>" in seen(outcome).text
    await over.waiting.press(seen(outcome), verb(spoken, "yes"))
    await spoken.eventually(lambda: following.answer_of(over.waiting.id))
    spoken.pass_time(2 * 86_400)
    later = plain(seen(await over.waiting.press(over.closing, over.press("coming"))).text)
    assert said[2] not in later, "it was not today any more"


@pytest.mark.rule("CL-15.1")
async def test_the_history_is_shown_by_evening(spoken: Evening) -> None:
    """CL-15.1: the filters are game, person and evening."""
    over = await lived(spoken)
    said = SAID[spoken.language]
    jana = over.people[0]
    await spoken.open_table(jana)
    await spoken.seat(over.people)
    await spoken.deal(jana)
    await spoken.session.host_moves.end(jana.id)
    await spoken.eventually(lambda: spoken.table.phase == "ended")
    listed = seen(await jana.command("history", spoken.channel))
    assert listed.text.count("**Mafie**") == 2
    menu = next(one for one in listed.selects if ":nt.evening:" in one["custom_id"])
    assert [option["value"] for option in menu["options"]] == ["all", over.id]
    assert plain(menu["options"][0]["label"]) == said[4] and "20:00" in menu["options"][1]["label"]
    chosen = seen(await jana.choose(listed, menu["custom_id"], over.id))
    assert said[3] in plain(chosen.text) and chosen.text.count("**Mafie**") == 1
    menu = next(one for one in chosen.selects if ":nt.evening:" in one["custom_id"])
    whole = seen(await jana.choose(chosen, menu["custom_id"], "all"))
    assert whole.text.count("**Mafie**") == 2


@pytest.mark.rule("CL-23.13", "CL-15.1")
async def test_people_without_sight_of_the_channel_read_nothing_of_its_evening(evening: Evening) -> None:
    """CL-23.13: the evening is in no menu of theirs, and asked for by its id it is not there."""
    over = await lived(evening)
    stranger = evening.person()
    other = evening.discord.create_channel(evening.guild, "jinde")
    hide(evening, stranger)
    channel = evening.client.get_channel(evening.channel.id)
    await evening.eventually(lambda: isinstance(channel, discord.TextChannel) and channel.overwrites)
    listed = seen(await stranger.command("history", other))
    assert not any(":nt.evening:" in one["custom_id"] for one in listed.selects)
    game = next(one["custom_id"] for one in listed.selects if ":nt.game:" in one["custom_id"])
    asked = seen(await stranger.choose(listed, game.replace("nt.game", "nt.evening"), over.id, force=True))
    assert "**Mafie**" not in asked.text and "Herní večer" not in plain(asked.text)
    board = seen(await stranger.command("standings", other))
    refused = await stranger.choose(board, "c1:club:bd.what", over.id, force=True)
    assert "To teď vybrat nejde" in plain(seen(refused).text)
    for name in ("board", "played"):
        told = plain(seen(await stranger.press(board, over.press(name), force=True)).text)
        assert "**Mafie**" not in told and not any(person.name in told for person in over.people)


@pytest.mark.rule("CL-9.3", "CL-5.5")
async def test_people_left_out_by_the_draw_are_told_in_private(evening: Evening) -> None:
    """CL-9.3: left out are walk-ins first; who answers or comes again hears it where only they read it, without a direct message."""
    await with_channels(evening, 2)
    host = caller(evening)
    people = evening.crowd(12)
    await call(evening, host, game=GAME)
    for person in people:
        await answer(evening, person, "yes")
    late = evening.person()
    door = await at_the_door(evening, [late, *people])
    await until_start(evening, before=-10 * 60)
    await evening.eventually(lambda: len(sessions(evening)) == 2)
    for name in ("here", "yes"):
        outcome = await late.press(door, verb(evening, name), force=True)
        assert outcome.ephemeral and "Dnes na tebe židle nezbyla. Příště sedíš mezi prvními." in plain(seen(outcome).text)
    assert late.dm is None or not late.messages(late.dm)
    seated = seen(await people[0].press(door, verb(evening, "yes"), force=True))
    assert "nezbyla" not in plain(seated.text)
    assert re.search("discord.com/channels", seated.text), "who has a chair is shown the way"
    assert invitation(evening) is not None


@pytest.mark.rule("NT-6.2")
@pytest.mark.parametrize("wanted", [True, False])
async def test_the_end_of_an_evening_tells_habits(evening: Evening, wanted: bool) -> None:
    """NT-6.2: the third in a row, one was at all of them and one is back; a club may do without."""
    await evening.prefer(habit=wanted)
    weekly = evening.crowd(1)[0]
    host = caller(evening)
    people = [weekly, *evening.crowd(5)]
    await call(evening, host, chairs=6)
    found, row = only(evening), only(evening).row
    for week, there in ((1, (people[0],)), (2, (people[0], people[5])), (9, (people[0], people[4]))):
        starts_at = found.starts_at - week * 7 * 86_400
        past = replace(row, id=f"epast{week:04}", state="over", starts_at=starts_at, over_at=starts_at + 3600, surfaces={}, version=1)
        rows = tuple(AttendeeRow(user_id=person.id, outcome="played") for person in there)
        await evening.registry.store.evenings.create(SavedEvening(evening=past, people=rows))
    for person in people:
        await answer(evening, person, "yes")
    await until_start(evening, before=14.5 * 60)
    await play_a_game(evening, host, people)
    await until_start(evening, before=-11 * 60)
    await end(evening, host)
    closing = await evening.discord.until(lambda: evening.living("ev.coming"))
    expected = f"3 večery v řadě. Ani u jednoho nechybí **{people[0].name}**. **{people[4].name}** je zpátky po 9 týdnech."
    assert (expected in plain(closing.text)) is wanted
