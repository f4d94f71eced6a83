"""/practice on a real server and in direct messages: by the expected presses, killed at each, at an end before its time (MA-8)."""

import asyncio
from typing import Any

import pytest

import engines
from bot.discord_io.components import build
from bot.practice.events import LessonPhase
from bot.practice.lessons import MOST, MOST_OF_SERVER, Lessons, LessonSession
from bot.practice.plan import lesson_of
from bot.presenting.texts import words_in
from bot.store import LessonRow, StoreUnreachable
from bot.tables.tempo import Tempo
from cogs import responses
from tests.night.evening import Evening, on_postgres_too, plain, seen
from tests.night.learner import Learner
from tests.night.test_clicks import text_of

every_game = pytest.mark.parametrize("game", engines.GAMES)
MOST_EDITS = 40
DAY = 86_400.0


@pytest.mark.rule("MA-8.1", "MA-8.3", "MA-8.4", "MA-8.8")
@every_game
async def test_a_lesson_by_the_presses_that_it_expects(evening: Evening, game: str) -> None:
    """MA-8.3, MA-8.4: in one ephemeral message, within its presses, on no table, counted by nobody; read without pictures."""
    person = evening.person()
    await evening.registry.personal.change(person.id, text_mode=True)
    counted: list[tuple[str, str]] = []
    evening.client.lessons.on_counted = lambda what, of: counted.append((what, of))
    learner = Learner(evening, person, evening.channel)
    await learner.begin(game)
    await goes_through(evening, learner, game)
    assert counted == [("begun", game), ("ended", game)]


async def goes_through(evening: Evening, learner: Learner, game: str) -> None:
    """Let a lesson that has begun be followed to its end, and look whether it has kept to its bounds; it ends with three buttons."""
    edits: list[str] = []
    evening.discord.watchers.append(lambda exchange: edits.append(exchange.path) if exchange.method in ("PATCH", "POST") else None)
    first, lesson = learner.page, lesson_of(game)
    assert first.only == learner.person.id
    while await learner.follow():
        assert learner.page.id == first.id
    assert learner.presses <= lesson.presses
    assert len(edits) <= MOST_EDITS
    assert plain(learner.words(f"practice-{lesson.closing}")).replace("**", "") in plain(learner.page.text).replace("**", "")
    assert [one["custom_id"] for one in learner.page.buttons] == [
        f"c1:practice:practice.{what}:{game}" for what in ("begin", "rules", "lay")
    ]
    assert evening.registry.sessions == {} and await evening.registry.store.nights(evening.guild.id) == ()
    assert await evening.registry.store.lessons.of(learner.person.id, evening.now()) is None


@pytest.mark.rule("MA-8.1")
@pytest.mark.parametrize("direct", [True, False])
async def test_two_presses_at_once_and_the_first_takes_the_pictures_away(evening: Evening, direct: bool) -> None:
    """The second was pressed while they were there, and its page shows the same ones again."""
    person = evening.person()
    learner = Learner(evening, person, person.open_dm() if direct else evening.channel)
    await learner.begin("zbojnici")
    page, lesson = learner.page, learner.id_of("practice.end")
    hung = [one["filename"] for one in page.wire["attachments"]]
    first, second = await asyncio.gather(person.press(page, lesson), person.press(page, "c1:practice:practice.begin:zbojnici", force=True))
    assert not first.failed and not second.failed and "K-" not in second.text
    assert hung and [one["filename"] for one in page.wire["attachments"]] == hung


@pytest.mark.rule("MA-8.1")
async def test_a_lesson_in_a_direct_message(evening: Evening) -> None:
    """MA-8.1: a plain message there, edited in place."""
    person = evening.person()
    learner = Learner(evening, person, person.open_dm())
    await learner.begin("zbojnici")
    first = learner.page
    assert first.only is None and first.channel_id == learner.place.id and first.wire["attachments"]
    for _ in range(6):
        await learner.follow()
    assert plain(learner.words("practice-zbojnici-fight")) in plain(first.text) and first.wire["attachments"]
    await learner.press(learner.id_of("practice.end"))
    assert learner.page.id == first.id and person.messages(learner.place) == [first] and not first.wire["attachments"]


@pytest.mark.rule("MA-8.1")
async def test_a_game_is_chosen_and_the_lesson_can_be_gone_on_with(evening: Evening) -> None:
    """MA-8.1: the command goes on where it was; another game takes its place, and the old message says that it is over."""
    learner = Learner(evening, evening.person(), evening.channel)
    await learner.begin()
    assert [one["custom_id"] for one in learner.page.buttons] == [f"c1:practice:practice.begin:{game}" for game in engines.GAMES]
    await learner.press("c1:practice:practice.begin:mafie")
    await learner.follow()
    old = learner.page
    text = old.text
    await learner.begin()
    assert learner.page.id != old.id and learner.page.text == text
    await learner.begin("nostra_city")
    outcome = await learner.person.press(old, learner.words("b-practice-skip"))
    assert plain(learner.words("practice-over")) in plain(seen(outcome).text)


@pytest.mark.rule("MA-8.3")
async def test_why_skip_and_end(evening: Evening) -> None:
    """MA-8.3: [Why?] opens the clause in plain words, [Skip] answers, [End] ends at once."""
    learner = Learner(evening, evening.person(), evening.channel)
    await learner.begin("zbojnici")
    await learner.press(learner.id_of("practice.why"))
    assert plain(learner.words("practice-zbojnici-plan-why")) in plain(learner.page.text)
    await learner.press(learner.id_of("practice.skip"))
    session = await learner.session()
    assert session is not None and session.play.own == 1
    await learner.press(learner.id_of("practice.end"))
    assert plain(learner.words("practice-ended", game=learner.words("game-zbojnici"))) in plain(learner.page.text)
    assert await learner.session() is None
    await learner.press("c1:practice:practice.rules:zbojnici")
    assert plain(learner.words("howto-zbojnici-what", duel="no")) in plain(learner.page.text)
    await learner.person.press(learner.page, learner.words("b-practice-lay"))
    assert [session.table.game for session in evening.registry.sessions.values()] == ["zbojnici"]


@pytest.mark.rule("MA-8.3")
async def test_a_press_that_comes_twice_counts_once(evening: Evening) -> None:
    """MA-8.3: [Skip] and [Go on] are for the moment under which they stand; who presses twice skips nothing unseen."""
    learner = Learner(evening, evening.person(), evening.channel)
    await learner.begin("mafie")
    twice = [learner.person.press(learner.page, learner.id_of("practice.on")) for _ in range(2)]
    await asyncio.gather(*twice)
    session = await learner.session()
    assert session is not None and session.play.own == 1
    skip = learner.id_of("practice.skip")
    await asyncio.gather(*(learner.person.press(learner.page, skip) for _ in range(2)))
    session = await learner.session()
    assert session is not None and session.play.own == 2
    await learner.person.press(learner.page, f"c1:{session.id}:practice.on", force=True)
    session = await learner.session()
    assert session is not None and session.play.own == 3, "a message from before buttons had numbers"


@pytest.mark.rule("MA-8.4")
async def test_the_last_press_twice_leaves_the_last_page(evening: Evening) -> None:
    """MA-8.4: what there is to know at the end stays, however often the press before it comes."""
    learner = Learner(evening, evening.person(), evening.channel)
    await evening.registry.personal.change(learner.person.id, text_mode=True)
    await learner.begin("zbojnici")
    lesson, session = lesson_of("zbojnici"), await learner.session()
    assert session is not None
    happens = sum(not isinstance(event, LessonPhase) for event in lesson.deals[-1].course)
    while len(session.play.events) < happens - 1:
        await learner.follow()
    button = learner.id_of("practice.on", "practice.skip")
    await asyncio.gather(*(learner.person.press(learner.page, button) for _ in range(3)))
    ending = plain(learner.words(f"practice-{lesson.closing}")).replace("**", "")
    await evening.eventually(lambda: ending in plain(learner.page.text).replace("**", ""))
    assert await learner.session() is None


@pytest.mark.rule("MA-8.1")
async def test_under_an_old_message_the_lesson_that_was_begun_can_be_gone_on_with(evening: Evening) -> None:
    """MA-8.1: another game has taken its place since; one press leads there."""
    learner = Learner(evening, evening.person(), evening.channel)
    await learner.begin("mafie")
    old = learner.page
    await learner.begin("nostra_city")
    await learner.person.press(old, learner.words("b-practice-on"))
    assert plain(learner.words("practice-running", game=learner.words("game-nostra_city"))) in plain(old.text)
    await learner.person.press(old, learner.words("b-practice-go-on"))
    assert plain(learner.words("practice-nostra_city-collect")).replace("**", "") in plain(old.text).replace("**", "")


@pytest.mark.rule("MA-8.6")
@pytest.mark.parametrize("work", ["of", "go_on", "end"])
async def test_without_the_database_a_sentence_gives_the_reason(evening: Evening, monkeypatch: pytest.MonkeyPatch, work: str) -> None:
    """MA-8.6: the sentence that every table has, and the lesson goes on where it was."""

    async def fails(*_: object) -> None:
        raise StoreUnreachable("here", "a fault on demand")

    learner = Learner(evening, evening.person(), evening.channel)
    await learner.begin("mafie")
    text, button = learner.page.text, learner.id_of("practice.end" if work == "end" else "practice.on")
    with monkeypatch.context() as away:
        away.setattr(evening.registry.store.lessons, work, fails)
        outcome = await learner.person.press(learner.page, button)
        assert text_of(outcome) == plain(learner.words("no-store")) and learner.page.text == text
    await learner.press(button)
    session = await learner.session()
    assert session is None if work == "end" else session is not None and session.play.own == 1


@pytest.mark.rule("MA-8.4")
async def test_no_table_opens_in_a_direct_message(evening: Evening) -> None:
    """MA-8.4: there it is said why not, and the message stays as it was."""
    person = evening.person()
    learner = Learner(evening, person, person.open_dm())
    await learner.begin("zbojnici")
    await learner.press(learner.id_of("practice.end"))
    text = learner.page.text
    outcome = await person.press(learner.page, learner.words("b-practice-lay"))
    assert text_of(outcome) == plain(learner.words("no-server")) and learner.page.text == text


@pytest.mark.rule("MA-8.6", "MA-8.8")
async def test_a_lesson_killed_at_each_press_goes_on(evening: Evening) -> None:
    """MA-8.6: after a restart the same message goes on where it was."""
    learner = Learner(evening, evening.person(), evening.channel)
    await evening.registry.personal.change(learner.person.id, text_mode=True)
    await learner.begin("mafie")
    while True:
        before = await learner.session()
        assert before is not None
        await evening.restart_bot()
        after = await learner.session()
        assert after is not None and after is not before
        assert after.play.events == before.play.events and after.play.game.record == before.play.game.record
        await learner.follow()
        if await learner.session() is None:
            break
    assert learner.presses <= lesson_of("mafie").presses


@pytest.mark.rule("MA-8.4", "MA-8.6")
async def test_killed_while_the_others_think_the_same_message_goes_on(evening: Evening) -> None:
    """MA-8.4, MA-8.6: what the others do is written down before they are seen to think; [Go on] shows it after a restart."""
    evening.tempo = evening.slow(answering=(60.0, 60.0))
    await evening.restart_bot()
    learner = Learner(evening, evening.person(), evening.channel)
    await evening.registry.personal.change(learner.person.id, text_mode=True)
    await learner.begin("zbojnici")
    for _ in range(5):
        await learner.follow()
    acknowledged = learner.person.press(learner.page, learner.words("b-practice-on"))
    resting = plain(learner.words("practice-resting"))
    await evening.eventually(lambda: resting in plain(learner.page.text))
    await acknowledged
    assert {one["custom_id"].split(":")[2] for one in learner.page.buttons} == {"practice.go", "practice.end"}
    await evening.restart_bot()
    await learner.press(learner.id_of("practice.go"))
    assert plain(learner.words("practice-zbojnici-fight")) in plain(learner.page.text)


@pytest.mark.rule("MA-8.4")
async def test_the_others_can_take_longer(evening: Evening) -> None:
    """MA-8.4: from half a second to a second and a half, or twice as long for who wants it, also after a restart."""
    lessons, person = Lessons(evening.registry.store, evening.now, Tempo().answering, lambda _what, _game: None), evening.person()
    for pace in (1.0, 2.0):
        session = await lessons.begin(person.id, "zbojnici", pace)
        assert 0.5 * pace <= lessons.pause(session) <= 1.5 * pace
    outcome = await person.command("practice", evening.channel, game="mafie", pace=1.5)
    assert seen(outcome).buttons
    await evening.restart_bot()
    session_then = await evening.client.lessons.of(person.id)
    assert session_then is not None and session_then.pace == 1.5


@pytest.mark.rule("MA-8.1")
async def test_a_slow_answer_changes_the_same_message(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """MA-8.1: Discord is told in time that the answer takes longer, and the lesson stays in its one message."""
    person = evening.person()
    await evening.registry.personal.change(person.id, text_mode=True)
    learner = Learner(evening, person, evening.channel)
    await learner.begin("zbojnici")
    first = learner.page
    monkeypatch.setattr(responses, "PATIENCE", 0.0)

    async def slowly(*args: Any, **options: Any) -> Any:
        await evening.eventually(lambda: deferred)
        return await build(*args, **options)

    deferred: list[str] = []
    evening.discord.watchers.append(lambda exchange: deferred.append(exchange.path) if "callback" in exchange.path else None)
    monkeypatch.setattr("cogs.practice.build", slowly)
    await person.press(first, learner.words("b-practice-why"))
    await evening.eventually(lambda: plain(learner.words("practice-zbojnici-plan-why")) in plain(first.text))
    assert [one for one in person.messages(evening.channel) if one.only == person.id] == [first]


@pytest.mark.rule("MA-8.1")
async def test_a_lesson_while_seated_at_a_table(evening: Evening) -> None:
    """MA-8.1: the table goes on beside it, and nothing of either reaches the other."""
    people = evening.crowd(7)
    await evening.open_table(people[0])
    await evening.seat(people)
    learner = Learner(evening, people[1], evening.channel)
    await learner.begin("mafie")
    await evening.deal(people[0])
    await learner.follow()
    session = await learner.session()
    assert session is not None and session.play.own == 1
    assert len(evening.registry.sessions) == 1 and evening.table.seat_of(people[1].id) == 1


@pytest.mark.rule("MA-8.6")
async def test_somebody_elses_lesson_is_no_lesson_of_mine(evening: Evening) -> None:
    """MA-8.1: a forged press changes nothing."""
    learner, other = (Learner(evening, evening.person(), evening.channel) for _ in range(2))
    await learner.begin("mafie")
    before = await learner.session()
    assert before is not None
    outcome = await other.person.press(learner.page, learner.id_of("practice.on"), force=True)
    assert plain(other.words("practice-over")) in plain(text_of(outcome))
    assert (await evening.registry.store.lessons.of(learner.person.id, evening.now())) == before.row


@pytest.mark.rule("MA-8.6")
async def test_one_server_has_at_most_ten_lessons_at_once(evening: Evening) -> None:
    """MA-8.6: its eleventh is told so; another server begins and goes on."""
    lessons, person = evening.client.lessons, evening.person()
    for user in range(MOST_OF_SERVER):
        await lessons.begin(900 + user, "zbojnici", server=evening.guild.id)
    refused = await person.command("practice", evening.channel, game="zbojnici")
    assert text_of(refused) == plain(words_in("cs")("practice-full-here"))
    elsewhere = evening.discord.create_guild("Elsewhere", locale="cs")
    far = evening.discord.create_person("Far", guild=elsewhere, locale="cs")
    assert (await far.command("practice", elsewhere.channel("general"), game="zbojnici")).message is not None
    assert await lessons.of(far.id, server=evening.guild.id) is not None, "its share is that of the server where it began"
    lessons.forget(900)
    assert (await person.command("practice", evening.channel, game="zbojnici")).message is not None


@pytest.mark.rule("MA-8.6")
async def test_at_most_thirty_lessons_at_once(evening: Evening) -> None:
    """MA-8.6: the thirty-first is told so; who has pressed nothing for a quarter of an hour makes room."""
    lessons = evening.client.lessons
    for user in range(MOST):
        await lessons.begin(900 + user, "zbojnici")
    person = evening.person()
    refused = await person.command("practice", evening.channel, game="mafie")
    assert text_of(refused) == plain(words_in("cs")("practice-full"))
    evening.ahead += 16 * 60
    assert seen(await person.command("practice", evening.channel, game="mafie")).buttons
    assert isinstance(await lessons.of(905), LessonSession), "the others go on from the store"


@pytest.mark.rule("MA-8.6")
@on_postgres_too
async def test_a_lesson_is_gone_after_a_day_and_with_its_person(evening: Evening) -> None:
    """MA-8.6: kept for 24 hours; forgetting deletes it at once, even while a table still has to be waited for."""
    people = evening.crowd(7)
    learner = Learner(evening, people[0], evening.channel)
    await learner.begin("mafie")
    evening.ahead += DAY + 60
    assert await learner.session() is None
    await learner.begin("mafie")
    await evening.open_table(people[1])
    await evening.seat(people)
    await evening.deal(people[1])
    page = seen(await people[0].command("me forget", evening.channel))
    again = seen(await people[0].press(page, "c1:me:me.forget.sure"))
    await people[0].press(again, "c1:me:me.forget.now")
    assert await evening.registry.store.lessons.of(people[0].id, evening.now()) is None
    outcome = await people[0].press(learner.page, learner.id_of("practice.on"))
    assert plain(learner.words("practice-over")) in plain(seen(outcome).text)


@pytest.mark.rule("MA-8.6")
async def test_a_lesson_of_other_rules_is_over(evening: Evening) -> None:
    """MA-8.6: what cannot be gone on with is deleted, and nobody is stuck with it."""
    person = evening.person()
    row = LessonRow(user_id=person.id, id="practice12345678", game="mafie", state={"deal": 0, "events": ["mafie.night.gone 0 seat:1"]})
    await evening.registry.store.lessons.begin(row, evening.now())
    learner = Learner(evening, person, evening.channel)
    await learner.begin()
    assert learner.id_of("practice.begin:mafie")
