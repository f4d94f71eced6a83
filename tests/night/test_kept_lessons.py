"""Stored lessons: rows of other rules, several processes, the limit of lessons (MA-8.6)."""

import asyncio

import pytest

from bot.practice.lessons import MOST, Lessons
from bot.store import LessonRow, StoreUnreachable
from bot.tables.refusal import Refused
from bot.tables.tempo import Tempo
from tests.night.evening import Evening, plain, seen
from tests.night.learner import Learner
from tests.night.test_clicks import text_of

BEGUN = ["!", *(f"mafie.night.hunch {seat} pass" for seat in range(1, 8)), "mafie.night.peek 0 seat:4", "!"]
"""The lesson of Mafie up to the first day."""


async def kept(evening: Evening, user_id: int, *events: str) -> LessonRow:
    """Keep a lesson of Mafie in the store in which ``events`` have happened."""
    row = LessonRow(user_id=user_id, id="practice12345678", game="mafie", state={"deal": 0, "events": list(events), "pace": 1.0})
    await evening.registry.store.lessons.begin(row, evening.now())
    return row


@pytest.mark.rule("MA-8.6")
@pytest.mark.parametrize(
    "events",
    [
        [*BEGUN, ": 3 say-gone seat:2"],
        [*BEGUN, ": 7 say-suspect seat:8"],
        [*BEGUN, ": 8 say-unsure"],
        [*BEGUN[:-1], ": 8 say-unsure", "!"],
        [*BEGUN, "+ nonsense 3"],
        [*BEGUN, "+ say-knows 99"],
        [*BEGUN, "+ say-knows"],
        [*BEGUN, "+ say-agent 2"],
    ],
)
async def test_a_lesson_without_a_page_is_over(evening: Evening, events: list[str]) -> None:
    """MA-8.3, MA-8.6: lines and seats that there are no more: nobody is stuck, neither by command nor under the old message."""
    learner = Learner(evening, evening.person(), evening.channel)
    await learner.begin("mafie")
    old = learner.page
    row = await kept(evening, learner.person.id, *events)
    await learner.begin()
    assert learner.id_of("practice.begin:mafie")
    await kept(evening, learner.person.id, *events)
    outcome = await learner.person.press(old, f"c1:{row.id}:practice.on", force=True)
    assert plain(learner.words("practice-over")) in plain(seen(outcome).text)
    assert await evening.registry.store.lessons.of(learner.person.id, evening.now()) is None


@pytest.mark.rule("MA-8.6")
async def test_a_lesson_of_other_rules_that_fits_goes_on(evening: Evening) -> None:
    """MA-8.6: what can be gone on with is."""
    learner = Learner(evening, evening.person(), evening.channel)
    await kept(evening, learner.person.id, *BEGUN, ": 7 say-suspect seat:2", "+ say-knows 3", "+ say-agent", ": 5 say-unsure")
    await learner.begin()
    assert learner.id_of("practice.skip")


@pytest.mark.rule("MA-8.6")
async def test_a_lesson_that_other_rules_have_ended_is_over(evening: Evening) -> None:
    """MA-8.3: where nothing is left to be done, nobody is left before a page on which nothing happens."""
    learner = Learner(evening, evening.person(), evening.channel)
    await kept(evening, learner.person.id, "!", "mafie.night.peek 0 seat:3", *(f"mafie.night.hunch {seat} pass" for seat in range(1, 8)))
    await learner.begin()
    assert learner.id_of("practice.begin:mafie")


# ---- the end before its time


@pytest.mark.rule("MA-8.3", "MA-8.6")
async def test_a_lesson_ends_at_once_also_in_a_full_house(evening: Evening) -> None:
    """MA-8.3: [End] needs no room among the thirty."""
    learner = Learner(evening, evening.person(), evening.channel)
    await learner.begin("zbojnici")
    end = learner.id_of("practice.end")
    await evening.restart_bot()
    for user in range(MOST):
        await evening.client.lessons.begin(900 + user, "zbojnici")
    await learner.press(end)
    assert plain(learner.words("practice-ended", game=learner.words("game-zbojnici"))) in plain(learner.page.text)
    assert await evening.registry.store.lessons.of(learner.person.id, evening.now()) is None


@pytest.mark.rule("MA-8.3")
async def test_the_end_that_comes_twice_leaves_the_page_as_it_is(evening: Evening) -> None:
    """MA-8.3: the second press finds no lesson, and shows how it ended all the same."""
    learner = Learner(evening, evening.person(), evening.channel)
    await learner.begin("zbojnici")
    page, end = learner.page, learner.id_of("practice.end")
    await asyncio.gather(*(learner.person.press(page, end) for _ in range(2)))
    ended = plain(learner.words("practice-ended", game=learner.words("game-zbojnici")))
    assert ended in plain(page.text) and plain(learner.words("practice-over")) not in plain(page.text)
    assert "c1:practice:practice.begin:zbojnici" in {one["custom_id"] for one in page.buttons}


@pytest.mark.rule("MA-8.1", "MA-8.6")
async def test_the_end_of_an_old_message_leaves_the_lesson_that_was_begun_since(evening: Evening) -> None:
    """MA-8.1, MA-8.6: it is said that the lesson of that message is over, and the other one can be gone on with."""
    learner = Learner(evening, evening.person(), evening.channel)
    await learner.begin("mafie")
    old, end = learner.page, learner.id_of("practice.end")
    await learner.begin("nostra_city")
    for button in (end, end.removesuffix(":mafie")):  # messages from before buttons named the game
        await learner.person.press(old, button, force=True)
        assert plain(learner.words("practice-over")) in plain(old.text)
        assert plain(learner.words("practice-running", game=learner.words("game-nostra_city"))) in plain(old.text)
    session = await learner.session()
    assert session is not None and session.row.game == "nostra_city"


# ---- two processes


@pytest.mark.rule("MA-8.6")
async def test_another_process_goes_on_where_the_first_one_has_got(evening: Evening) -> None:
    """MA-8.6: what stands in the row counts, not what a process still remembers of it."""
    one, other = evening.client.lessons, Lessons(evening.registry.store, evening.now, Tempo().answering, lambda _what, _game: None)
    begun = await one.begin(7, "mafie")
    there = await other.of(7)
    assert there is not None and there.play.events == begun.play.events
    begun.play.read_on()
    begun.play.go_on()
    await one.save(begun)
    there = await other.of(7)
    assert there is not None and there.play.events == begun.play.events and there.play.own == 1
    assert await one.of(7) is begun, "and its last writer keeps it in memory"


@pytest.mark.rule("MA-8.6")
@pytest.mark.parametrize("over", [True, False])
async def test_a_move_of_a_process_that_is_behind_is_refused(evening: Evening, *, over: bool) -> None:
    """MA-8.6: the lesson has gone on or ended elsewhere meanwhile: nothing is written over that, and nothing of it is remembered."""
    one, other = evening.client.lessons, Lessons(evening.registry.store, evening.now, Tempo().answering, lambda _what, _game: None)
    begun = await one.begin(7, "mafie")
    behind = await other.of(7)
    assert behind is not None
    begun.play.read_on()
    await (one.end(begun) if over else one.save(begun))
    kept = await evening.registry.store.lessons.of(7, evening.now())
    behind.play.skip()
    behind.play.go_on()
    with pytest.raises(Refused, match="practice-over"):
        await other.save(behind)
    assert await evening.registry.store.lessons.of(7, evening.now()) == kept
    assert other.at_hand(7, behind.id) is None


# ---- the pace


async def pace_of(learner: Learner) -> float | None:
    """Return the pace of the lesson as it is kept."""
    row = await learner.evening.registry.store.lessons.of(learner.person.id, learner.evening.now())
    pace = None if row is None else row.state["pace"]
    return pace if isinstance(pace, float) else None


@pytest.mark.rule("MA-8.4")
async def test_the_pace_is_kept_for_another_game_and_for_playing_again(evening: Evening) -> None:
    """MA-8.4: through the choice of games, [End], [Rules] and [Again]; the usual pace needs no word."""
    learner = Learner(evening, evening.person(), evening.channel)
    learner.message = seen(await learner.person.command("practice", evening.channel, pace=2.0))
    await learner.press("c1:practice:practice.begin:zbojnici:2")
    assert await pace_of(learner) == 2.0
    await learner.press(learner.id_of("practice.end"))
    await learner.press("c1:practice:practice.rules:zbojnici:2")
    await learner.press("c1:practice:practice.begin:zbojnici:2")
    assert await pace_of(learner) == 2.0
    page, end = learner.page, learner.id_of("practice.end")
    for _ in range(2):
        await learner.person.press(page, end, force=True)
        assert "c1:practice:practice.begin:zbojnici:2" in {one["custom_id"] for one in page.buttons}
    for forged in ("zbojnici:3", "zbojnici:1", "chess:2"):
        outcome = await learner.person.press(page, f"c1:practice:practice.begin:{forged}", force=True)
        assert text_of(outcome) == plain(learner.words("no-press"))
    assert await pace_of(learner) is None


@pytest.mark.rule("MA-8.4")
async def test_the_pace_stays_after_the_last_page(evening: Evening) -> None:
    """MA-8.4: [Again] under a lesson that has come to its end begins one of the same pace."""
    learner = Learner(evening, evening.person(), evening.channel)
    await evening.registry.personal.change(learner.person.id, text_mode=True)
    learner.message = seen(await learner.person.command("practice", evening.channel, game="mafie", pace=1.5))
    while await learner.follow():
        pass
    await learner.press("c1:practice:practice.begin:mafie:1.5")
    assert await pace_of(learner) == 1.5


@pytest.mark.rule("MA-8.4")
async def test_the_pace_of_a_lesson_that_is_being_played_can_be_changed(evening: Evening) -> None:
    """MA-8.4: by the command, with its game or without; where none is named, it stays, in another game too."""
    learner = Learner(evening, evening.person(), evening.channel)
    await learner.begin("zbojnici")
    before = await learner.session()
    assert before is not None and await pace_of(learner) == 1.0
    for options, pace in (({"game": "zbojnici", "pace": 2.0}, 2.0), ({}, 2.0), ({"pace": 1.5}, 1.5), ({"game": "mafie"}, 1.5)):
        learner.message = seen(await learner.person.command("practice", evening.channel, **options))
        assert await pace_of(learner) == pace
        await evening.restart_bot()
        session = await learner.session()
        assert session is not None and session.pace == pace


@pytest.mark.rule("MA-8.4", "MA-8.6")
async def test_a_pace_that_cannot_be_written_down_is_not_changed(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """MA-8.6: what is in memory is what is kept."""

    async def fails(*_: object) -> None:
        raise StoreUnreachable("here", "a fault on demand")

    learner = Learner(evening, evening.person(), evening.channel)
    await learner.begin("zbojnici")
    with monkeypatch.context() as away:
        away.setattr(evening.registry.store.lessons, "go_on", fails)
        outcome = await learner.person.command("practice", evening.channel, pace=2.0)
        assert text_of(outcome) == plain(learner.words("no-store"))
    session = await learner.session()
    assert session is not None and session.pace == 1.0
