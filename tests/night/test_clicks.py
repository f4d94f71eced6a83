"""Any click, by anybody, any number of times: one sentence back, and no wrong change."""

import asyncio
import re
from typing import Any

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Message, Person
from bot.store import StoreFull
from cogs import responses
from tests.night.evening import Evening, plain
from tests.night.first_day import in_discussion

FOREIGN = "Tohle tlačítko je pro někoho jiného."
STALE = "Tahle otázka už neplatí. Hra je mezitím dál."
DOUBLE = "Tvoji odpověď už mám."
READY = plain(words_in("cs")("ready-given"))

HOSTILE = (
    "c1:",
    "c1:evil",
    "c1:../../etc:desk",
    "c1:aaaaaaaa:mafie.day.ready",
    "c1:aaaaaaaa:mafie.day.ready:1:ready",
    "c1:{table}:mafie.day.ready",
    "c1:{table}:mafie.day.ready:x:ready",
    "c1:{table}:mafie.day.ready:1:seat=99",
    "c1:{table}:mafie.day.ready:1:ready:more",
    "c1:{table}:mafie.seat.withdraw:1:disqualify",
    "c1:{table}:mafie.seat.withdraw:1:" + "9" * 60,
    "c1:{table}:sure",
    "c1:{table}:sure:mafie.night.peek:1:seat=3",
    "c1:{table}:sure:mafie.nothing:1:seat=3",
    "c1:{table}:back:mafie.night.peek",
    "c1:{table}:unknown",
    "c1:{table}:unknown.verb:1:x",
    "c1:{table}:h.end",
    "c1:{table}:h.sure:end",
    "c1:{table}:h.sure:disqualify:2",
    "c1:{table}:h.set:__class__",
    "c1:{table}:h.evil",
    "c1:{table}:say",
    "c1:{table}:join",
    "c1:{table}:again",
    "c1:{table}:record",
    "c1:{table}:share",
    "c1:{table}:takeback",
    "c2:{table}:desk",
    "c1:{table}:__init__",
    "c1:%s%s%s:desk",
    "žluťoučký",
)
"""Ids that no button of a running table bears, or that only its host may press."""


@pytest.fixture
async def people(evening: Evening) -> list[Person]:
    """Six people at a table in its first discussion."""
    return await in_discussion(evening)


def ready_button(evening: Evening) -> tuple[Message, str] | None:
    board = evening.living("desk")
    if board is None:
        return None
    for button in board.buttons:
        if ":mafie.day.ready:" in button["custom_id"]:
            return board, button["custom_id"]
    return None


def text_of(outcome: object) -> str:
    message = getattr(outcome, "message", None)
    assert message is not None, outcome
    assert message.ephemeral
    return plain(message.text)


async def test_hostile_ids_are_refused_and_change_nothing(evening: Evening, people: list[Person]) -> None:
    board, _ = await evening.discord.until(lambda: ready_button(evening))
    moves = evening.table.course.game.moves_made
    for number, custom_id in enumerate(HOSTILE):
        pressing = people[1 + number % 5]
        outcome = await pressing.press(board, custom_id.replace("{table}", evening.table.id)[:100], force=True)
        said = text_of(outcome)
        assert "K-" not in said, (custom_id, said)
        assert evening.table.course.game.moves_made == moves, custom_id
        assert evening.table.phase == "running", custom_id


async def test_foreign_clicks_get_one_and_the_same_answer(evening: Evening, people: list[Person]) -> None:
    board, ready = await evening.discord.until(lambda: ready_button(evening))
    stranger = evening.person("Cizinec")
    assert text_of(await stranger.press(board, ready)) == FOREIGN
    assert text_of(await stranger.press(board, evening.press_id("host"))) != ""
    assert evening.table.course.game.view(None).ready_needed == 5
    assert not any(seat.ready for seat in evening.table.course.game.view(None).seats)


async def test_doubled_and_simultaneous_clicks_count_once(evening: Evening, people: list[Person]) -> None:
    board, ready = await evening.discord.until(lambda: ready_button(evening))
    first, second = await asyncio.gather(people[2].press(board, ready), people[2].press(board, ready))
    assert sorted([text_of(first), text_of(second)]) == sorted([READY, DOUBLE])
    assert text_of(await people[2].press(board, ready)) == DOUBLE
    outcomes = await asyncio.gather(*(person.press(board, ready) for person in (people[0], people[1], people[3])))
    assert all(text_of(outcome) == READY for outcome in outcomes)
    assert sum(seat.ready for seat in evening.table.course.game.view(None).seats) == 4


async def test_a_stale_button_says_so(evening: Evening, people: list[Person]) -> None:
    board, ready = await evening.discord.until(lambda: ready_button(evening))
    for person in people[:5]:
        await person.press(board, ready)
    await evening.eventually(lambda: evening.view.phase == "first")
    await asyncio.sleep(2.1)  # a second press within two seconds counts as a slip of the finger
    assert STALE in text_of(await people[5].press(board, ready, force=True))


async def test_a_click_on_the_own_name_is_refused_privately(evening: Evening, people: list[Person]) -> None:
    board, ready = await evening.discord.until(lambda: ready_button(evening))
    for person in people[:5]:
        await person.press(board, ready)

    def ballot() -> tuple[Message, str] | None:
        living = evening.living("desk")
        found = [menu["custom_id"] for menu in living.selects] if living is not None else []
        return (living, found[0]) if living is not None and found else None

    board, menu = await evening.discord.until(ballot)
    assert text_of(await people[3].choose(board, menu, "seat:3")) == "Na sebe prst neukážeš."
    said = text_of(await people[3].choose(board, menu, "seat:2"))
    assert "**3 Eliška**" in said
    assert not evening.table.course.game.view(None).ballot.votes
    said = text_of(await people[3].choose(board, menu, "seat:1"))
    assert "**2 Karel**" in said


async def test_desk_and_help_answer_everybody(evening: Evening, people: list[Person]) -> None:
    board, _ = await evening.discord.until(lambda: ready_button(evening))
    stranger = evening.person("Cizinec")
    desk = text_of(await people[0].press(board, evening.press_id("desk")))
    assert "Žeton" in desk
    assert "Žeton: ||" not in text_of(await stranger.press(board, evening.press_id("desk")))
    for person in (people[0], stranger):
        assert text_of(await person.press(board, evening.press_id("help")))


async def test_an_answer_on_the_desk_stays_on_the_desk(evening: Evening, people: list[Person]) -> None:
    board, _ = await evening.discord.until(lambda: ready_button(evening))
    desk = await people[4].press(board, evening.press_id("desk"))
    assert desk.message is not None
    ready = next(button for button in desk.message.buttons if ":mafie.day.ready:" in button["custom_id"])
    outcome = await people[4].press(desk.message, ready["custom_id"])
    assert outcome.kind == "update"
    assert READY in text_of(outcome)
    assert "Žeton" in text_of(outcome)
    more = await people[4].press(desk.message, evening.press_id("more"))
    again = await people[4].press(desk.message, evening.press_id("refresh"))
    assert more.kind == again.kind == "update"
    assert READY not in text_of(again)


async def test_resigning_is_asked_twice(evening: Evening, people: list[Person]) -> None:
    board, _ = await evening.discord.until(lambda: ready_button(evening))
    desk = await people[5].press(board, evening.press_id("desk"))
    assert desk.message is not None
    asked = await evening.press_behind_more(people[5], desk.message, "resign")
    assert not evening.table.course.game.view(None).seats[5].withdrawing
    back = next(button["custom_id"] for button in asked.buttons if ":back:" in button["custom_id"])
    await people[5].press(asked, back)
    assert not evening.table.course.game.view(None).seats[5].withdrawing
    asked = await evening.press_behind_more(people[5], asked, "resign")
    sure = next(button["custom_id"] for button in asked.buttons if ":sure:" in button["custom_id"])
    await people[5].press(asked, sure)
    assert evening.table.course.game.view(None).seats[5].withdrawing


async def test_a_slow_disk_is_waited_for(evening: Evening, people: list[Person], monkeypatch: pytest.MonkeyPatch) -> None:
    board, ready = await evening.discord.until(lambda: ready_button(evening))
    store = evening.table.store
    append = store.append

    async def slowly(*args: Any, **more: Any) -> None:
        await evening.eventually(lambda: deferred)
        await append(*args, **more)

    deferred: list[str] = []
    evening.discord.watchers.append(lambda exchange: deferred.append(exchange.path) if "callback" in exchange.path else None)
    monkeypatch.setattr(responses, "PATIENCE", 0.1)
    monkeypatch.setattr(store, "append", slowly)
    outcome = await people[1].press(board, ready)
    assert outcome.kind == "deferred"
    message = await outcome.settled()
    assert message.ephemeral
    assert plain(message.text) == READY
    while await evening.registry.store.inbox.owed_answers(evening.now()):  # noqa: ASYNC110 - it is forgotten beside everything else
        await asyncio.sleep(0.01)


async def test_a_failure_of_ours_is_told_by_its_code_alone(
    evening: Evening, people: list[Person], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    board, ready = await evening.discord.until(lambda: ready_button(evening))

    async def broken(*_args: Any, **_more: Any) -> None:
        raise RuntimeError("the token of seat 3 is a secret")

    monkeypatch.setattr(type(evening.session.answers), "answer", broken)
    said = text_of(await people[1].press(board, ready))
    assert said.startswith("Něco se u mě pokazilo.")
    code = re.search(r"K-[0-9a-f]{4}", said)
    assert code is not None
    assert "secret" not in said
    assert any(code[0] in record.getMessage() and record.exc_info for record in caplog.records)


async def test_a_disk_that_fails_keeps_the_game_where_it_stood(
    evening: Evening, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    board, ready = await evening.discord.until(lambda: ready_button(evening))

    async def full(*_args: Any, **_more: Any) -> None:
        raise StoreFull("disk", "no room")

    with monkeypatch.context() as patched:
        patched.setattr(evening.table.store, "append", full)
        assert text_of(await people[1].press(board, ready)) == plain(words_in("cs")("no-store"))
    assert text_of(await people[1].press(board, ready)) == READY
    assert sum(seat.ready for seat in evening.table.course.game.view(None).seats) == 1


async def test_an_answer_that_a_kill_has_left_is_finished_after_the_start(
    evening: Evening, people: list[Person], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its token stands in the store while it is owed, and in no log."""
    board, ready = await evening.discord.until(lambda: ready_button(evening))
    never = asyncio.Event()

    async def owed() -> dict[int, str]:
        return await evening.registry.store.inbox.owed_answers(evening.now())

    async def stuck(*_args: Any, **_more: Any) -> None:
        await never.wait()

    monkeypatch.setattr(responses, "PATIENCE", 0.1)
    with monkeypatch.context() as patched, caplog.at_level("DEBUG", logger="bot"):
        patched.setattr(type(evening.session.answers), "answer", stuck)
        outcome = await people[1].press(board, ready)
        assert outcome.kind == "deferred"
        (payload,) = (await owed()).values()
        assert outcome.interaction.token in payload
        await evening.restart_bot()
    message = await outcome.settled()
    assert plain(message.text) == plain(words_in("cs")("press-again"))
    assert not any(outcome.interaction.token in record.getMessage() for record in caplog.records)
    while await owed():  # noqa: ASYNC110 - it is forgotten beside everything else
        await asyncio.sleep(0.01)
