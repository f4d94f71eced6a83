"""Guesses from the graveyard, lived through: made on the desk at dusk, kept over a restart, named in the story alone (NT-5.1)."""

import pytest

from bot.games.mafie.guesses import best_ghost
from bot.games.mafie.voice import MafieVoice
from bot.presenting.guesses import NOBODY
from bot.presenting.texts import words_in
from bot.sandbox import Message, Person
from tests.night.evening import Evening, plain, seen
from tests.night.players import play, play_soon_over
from tests.night.test_clicks import text_of
from tests.night.test_silence import HOURS, dead, someone_dies

CS = words_in("cs")
pytestmark = pytest.mark.rule("NT-5.1")


async def begin(evening: Evening) -> list[Person]:
    await evening.prefer(text_mode=True, clocks=dict.fromkeys(("night", "discussion", "defence"), HOURS))
    people = evening.crowd(9)
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.session.lobby_moves.change_option("night_length", "prompt")
    await evening.deal(people[0])
    return people


async def desk_of(evening: Evening, person: Person) -> Message:
    board = await evening.discord.until(lambda: evening.living("desk"))
    return seen(await person.press(board, evening.press_id("desk")))


def menus(message: Message) -> dict[str, list[str]]:
    """Return the guesses on a desk: the custom ids with their values."""
    found = {menu["custom_id"]: [option["value"] for option in menu["options"]] for menu in message.selects}
    return {name: values for name, values in found.items() if ":guess:" in name}


async def test_the_dead_guess_at_dusk_and_the_story_names_the_best(evening: Evening) -> None:
    people = await begin(evening)
    await someone_dies(evening, people)
    ghost, watcher = dead(evening, people)[0], evening.person()
    number = evening.view.round
    desk, living = await desk_of(evening, ghost), await desk_of(evening, next(one for one in people if one not in dead(evening, people)))
    assert not menus(living)
    day = f"c1:{evening.table.id}:guess:day.{number}"
    assert set(menus(desk)) == {day}
    assert "mafia" in str(menus(await desk_of(evening, watcher)).keys()), "a spectator knows no token"
    edits = living.edits
    chosen = await ghost.choose(desk, day, NOBODY)
    assert plain(CS("guess-taken")) in text_of(chosen)
    stand = await desk_of(evening, watcher)
    said = await watcher.choose(stand, day, menus(stand)[day][0])
    assert plain(CS("guess-taken")) in text_of(said) and plain(CS("guess-own", who="|").partition("|")[0]) in text_of(said)
    refused = await next(one for one in people if one not in dead(evening, people)).choose(living, day, NOBODY, force=True)
    assert refused.ephemeral and plain(CS("guess-taken")) not in text_of(refused)
    assert living.edits == edits
    public = [plain(message.text) for message in evening.channel.messages.values() if not message.ephemeral]
    assert not any(word in text for text in public for word in (plain(CS("guess-title")), watcher.name))
    await evening.restart_bot()
    desk = await desk_of(evening, ghost)
    assert [
        option["value"] for menu in desk.selects if menu["custom_id"] == day for option in menu["options"] if option.get("default")
    ] == [NOBODY]
    await play(evening, people, until=lambda: evening.view.round > number or evening.living("again"))
    late = await ghost.choose(desk, day, NOBODY, force=True)
    assert plain(CS("guess-closed")) in text_of(late)
    await play_soon_over(evening, people)
    await evening.eventually(lambda: evening.table.phase == "ended")
    line = best_ghost(MafieVoice(evening.table.scene()))
    story = await evening.discord.until(lambda: evening.living("again"))
    if line:
        assert plain(line) in plain(story.text)
    else:
        assert plain(CS("story-guesses", theme="town", list="|", right=0, all=0)).partition("|")[0] not in plain(story.text)
