"""The moment of the night: chosen under the story by everybody at the table, kept in the story and in the history (NT-4.4)."""

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Message, Person
from tests.night.evening import Evening, plain, seen
from tests.night.players import play_soon_over
from tests.night.test_clicks import text_of
from tests.night.test_host import people

__all__ = ["people"]

CS = words_in("cs")
MOMENT = plain(CS("story-moment", text="")).strip()


async def told(evening: Evening, people: list[Person]) -> Message:
    """Play the game to its end and return the story."""
    await play_soon_over(evening, people)
    await evening.eventually(lambda: evening.table.phase == "ended")
    return await evening.discord.until(lambda: evening.living("again"))


def menu_of(message: Message) -> tuple[str, list[str]]:
    """Return the custom id and the values of the menu of moments; nothing without one."""
    found = [one for one in message.selects if str(one["custom_id"]).endswith(":moment")]
    return (str(found[0]["custom_id"]), [str(option["value"]) for option in found[0]["options"]]) if found else ("", [])


@pytest.mark.rule("NT-4.4", "CL-15.1")
async def test_everybody_at_the_table_chooses_and_the_winner_stands_in_story_and_history(evening: Evening, people: list[Person]) -> None:
    story = await told(evening, people)
    press, values = menu_of(story)
    table = evening.table.id
    assert 2 <= len(values) <= 5 and MOMENT not in plain(story.text)
    stranger = evening.person()
    assert text_of(await stranger.choose(story, press, values[0])) == plain(CS("no-foreign"))
    assert "zatím nevybíral" in text_of(await people[0].choose(story, press, values[0]))
    first = await evening.discord.until(lambda: plain(story.text) if MOMENT in plain(story.text) else None)
    for person in people[1:3]:
        await person.choose(story, press, values[1])
    await evening.discord.until(lambda: MOMENT in plain(story.text) and plain(story.text) != first)
    await evening.restart_bot()
    assert "2 lidé" not in text_of(await people[0].choose(story, press, values[1]))
    listed = seen(await people[0].command("history", evening.channel))
    opens = next(one for one in listed.selects if ":nt.open:" in one["custom_id"])
    night = seen(await people[0].choose(listed, opens["custom_id"], table))
    line = next(text for text in plain(story.text).split("\n") if MOMENT in text)
    assert line in plain(night.text)
    evening.pass_time(86_401)
    assert "Už je vybráno." in text_of(await people[4].choose(story, press, values[0]))
    await evening.discord.until(lambda: not menu_of(story)[1])
    assert line in plain(story.text), "a late vote changes nothing"


@pytest.mark.rule("NT-4.4")
async def test_a_club_may_do_without_the_moment_of_the_night(evening: Evening, people: list[Person]) -> None:
    await evening.prefer(moments=False)
    story = await told(evening, people)
    assert menu_of(story) == ("", [])


@pytest.mark.rule("NT-4.4")
async def test_people_away_at_the_end_choose_too_and_may_play_again(evening: Evening, people: list[Person]) -> None:
    await evening.session.host_moves.automate(None, 3)
    story = await told(evening, people)
    press, values = menu_of(story)
    again = evening.press_id("again")
    assert "zatím nevybíral" in text_of(await people[3].choose(story, press, values[0]))
    assert text_of(await people[3].press(story, again)) == plain(CS("again-opened"))
