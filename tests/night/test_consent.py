"""A seat is offered to another person, the table sees it, and only who accepts it gets what it knows (S-13)."""

import asyncio
from typing import Any

import pytest

from bot.app.upkeep import LOOK_EVERY, NOTE_EVERY
from bot.presenting.texts import words_in
from bot.sandbox import Message, Person
from bot.tables.moderation.owed_places import OWED_PLACES
from bot.tables.refusal import Refused
from tests.night.evening import Evening, plain, seen
from tests.night.test_clicks import text_of
from tests.night.test_host import desk_of, do, people
from tests.night.test_whispers_after_a_restart import killed
from tests.soak.amounts import soaked

__all__ = ["people"]

CS = words_in("cs")


async def offered(evening: Evening, host: Person, seat: str, to: Person) -> Message:
    """Let the host offer a seat; return the message that everybody sees."""
    outcome = await host.command("game replace", evening.channel, seat=seat, person=to)
    assert text_of(outcome) == plain(CS("host-done-offer"))
    return await evening.discord.until(lambda: evening.living("accept"))


async def test_nothing_moves_before_it_is_accepted(evening: Evening, people: list[Person]) -> None:
    await people[0].command("game extend", evening.channel, seconds=600)
    newcomer, watcher = evening.person("Nová"), evening.person("Divák")
    offer = await offered(evening, people[0], "5 Hynek", newcomer)
    assert watcher.sees_message(offer) and not offer.ephemeral
    assert "5 Hynek" in plain(offer.text) and offer.mentions == [newcomer.id]
    assert evening.table.seats[4].user_id == people[4].id
    assert newcomer.messages(newcomer.dm) == []
    press = evening.press_id("accept:4")
    for other in (people[0], people[4], watcher):
        assert text_of(await other.press(offer, press)) == plain(CS("no-foreign"))
    assert evening.table.seats[4].user_id == people[4].id
    await newcomer.press(offer, press)
    assert evening.table.seats[4].user_id == newcomer.id
    await newcomer.wait_for(lambda message: "Žeton" in message.text)
    await evening.discord.until(lambda: evening.living("accept") is None)
    assert text_of(await newcomer.press(offer, press, force=True)) == plain(CS("no-offer"))


async def test_an_offer_outlives_a_restart_and_the_last_one_counts(evening: Evening, people: list[Person]) -> None:
    await people[0].command("game extend", evening.channel, seconds=600)
    first, second = evening.person("První"), evening.person("Druhá")
    old = await offered(evening, people[0], "5", first)
    await evening.restart_bot()
    await people[0].command("game replace", evening.channel, seat="5", person=second)
    new = await evening.discord.until(lambda: found if (found := evening.living("accept")) is not None and found.id != old.id else None)
    press = evening.press_id("accept:4")
    assert text_of(await first.press(old, press)) == plain(CS("no-foreign"))
    await evening.restart_bot()
    await second.press(new, press)
    assert evening.table.seats[4].user_id == second.id


@pytest.mark.rule("NT-2.4")
@pytest.mark.parametrize(
    ("instead", "restarted"),
    [
        ("another", False),
        ("automated", True),
        ("ended", False),
        ("ended", True),
        *soaked(("another", True), ("automated", False)),
    ],
)
async def test_an_offer_that_nobody_may_accept_any_more_goes(evening: Evening, people: list[Person], instead: str, restarted: bool) -> None:
    """NT-2.4: its button would do nothing."""
    host, other = people[0], evening.person("Druhá")
    await host.command("game extend", evening.channel, seconds=600)
    old = await offered(evening, host, "5", evening.person("První"))
    if restarted:
        await evening.restart_bot()
    if instead == "another":
        await host.command("game replace", evening.channel, seat="5", person=other)
        await evening.discord.until(lambda: any(":accept:4" in str(one.buttons) for one in evening.channel.messages.values() if one != old))
    elif instead == "automated":
        page = await host.press(await desk_of(evening, host), evening.press_id("h.automate"))
        await host.choose(seen(page), evening.press_id("h.automate"), "seat:4")
    else:
        await do(evening, host, "end", sure=True)
    await evening.discord.until(lambda: old.id not in evening.channel.messages)
    passing = evening.session.whispers.memory.temporary
    await evening.eventually(lambda: old.id not in [line.message for line in passing])
    assert (evening.living("accept") is not None) == (instead == "another")


@pytest.mark.rule("NT-2.4")
async def test_an_offer_made_as_the_game_ends_is_taken_back(
    evening: Evening, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """NT-2.4: the host reads why, and no button stays for a seat of a game that is over."""
    host, post = people[0], evening.session.postman.post
    newcomer = evening.person("Nová")

    async def late(*args: Any, **options: Any) -> int:
        message = await post(*args, **options)
        if options.get("pings") == [newcomer.id]:
            await evening.session.host_moves.end(host.id)
        return message

    monkeypatch.setattr(evening.session.postman, "post", late)
    outcome = await host.command("game replace", evening.channel, seat="5", person=newcomer)
    assert text_of(outcome) != plain(CS("host-done-offer"))
    await evening.discord.until(lambda: evening.living("accept") is None)


async def test_an_offer_that_may_be_stored_is_posted_when_the_host_tries_again(
    evening: Evening, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store has lost its answer: nobody is called before the host looks again."""
    host, newcomer, offer = people[0], evening.person("Nová"), evening.session.host_moves.offer

    async def unsure(*args: Any) -> None:
        await offer(*args)
        raise Refused("no-store-unsure")

    with monkeypatch.context() as patch:
        patch.setattr(evening.session.host_moves, "offer", unsure)
        outcome = await host.command("game replace", evening.channel, seat="5", person=newcomer)
    assert text_of(outcome) == plain(CS("no-store-unsure"))
    assert evening.living("accept") is None
    await newcomer.press(await offered(evening, host, "5", newcomer), evening.press_id("accept:4"))
    assert evening.table.seats[4].user_id == newcomer.id


@pytest.mark.rule("NT-2.4")
async def test_an_offer_is_accepted_after_a_kill_that_left_its_message_unknown(
    evening: Evening, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """NT-2.4: its button works, and goes with its message."""
    await people[0].command("game extend", evening.channel, seconds=600)
    newcomer = evening.person("Nová")
    old = await posted_unanswered(evening, people[0], newcomer, monkeypatch)
    await newcomer.press(old, evening.press_id("accept:4"))
    assert evening.table.seats[4].user_id == newcomer.id
    await evening.discord.until(lambda: old.id not in evening.channel.messages)


@pytest.mark.rule("NT-2.4")
async def test_an_offer_of_before_a_kill_goes_when_the_seat_is_offered_again(
    evening: Evening, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """NT-2.4: one message offers the seat, though the first one is known by its text alone."""
    await people[0].command("game extend", evening.channel, seconds=600)
    newcomer = evening.person("Nová")
    old = await posted_unanswered(evening, people[0], newcomer, monkeypatch)
    await people[0].command("game replace", evening.channel, seat="5", person=newcomer)
    await evening.discord.until(lambda: old.id not in evening.channel.messages)
    await newcomer.press(await evening.discord.until(lambda: evening.living("accept")), evening.press_id("accept:4"))
    assert evening.table.seats[4].user_id == newcomer.id


@pytest.mark.rule("NT-2.4")
async def test_an_offer_that_cannot_be_deleted_at_the_end_of_its_game_goes_later(evening: Evening, people: list[Person]) -> None:
    """NT-2.4: its game is over, and no button stays that only refuses."""
    await people[0].command("game extend", evening.channel, seconds=600)
    old = await offered(evening, people[0], "5", evening.person("Nová"))
    evening.discord.faults.answer(503, times=None, method="DELETE", route=f"/channels/{evening.channel.id}/messages/{old.id}")
    await evening.session.host_moves.end(people[0].id)
    await evening.eventually(lambda: evening.table.phase == "ended", 60)
    await killed(evening)
    assert old.id in evening.channel.messages
    evening.discord.faults.clear()
    evening.pass_time(NOTE_EVERY)
    await evening.eventually(lambda: old.id not in evening.channel.messages, LOOK_EVERY + 20)

    async def owing() -> bool:
        return OWED_PLACES in await evening.registry.store.guild_settings(evening.guild.id)

    async with asyncio.timeout(20):
        while await owing():  # noqa: ASYNC110 - nothing tells when the store has changed
            await asyncio.sleep(0.01)


async def posted_unanswered(evening: Evening, host: Person, to: Person, monkeypatch: pytest.MonkeyPatch) -> Message:
    """Let the host offer seat 5 with a bot that is killed before it knows the message of the offer; return that message."""
    post, known = evening.session.postman.post, asyncio.Event()

    async def unanswered(*args: Any, **options: Any) -> int:
        message = await post(*args, **options)
        if options.get("pings") == [to.id]:
            known.set()
            await asyncio.Event().wait()
        return message

    monkeypatch.setattr(evening.session.postman, "post", unanswered)
    pending = asyncio.ensure_future(host.command("game replace", evening.channel, seat="5", person=to))
    await known.wait()
    await killed(evening)
    pending.cancel()
    return await evening.discord.until(lambda: evening.living("accept"))


async def test_nobody_takes_a_seat_that_was_not_offered(evening: Evening, people: list[Person]) -> None:
    stranger = evening.person("Cizinec")
    board = await evening.discord.until(lambda: evening.living("desk"))
    assert text_of(await stranger.press(board, evening.press_id("accept:4"), force=True)) == plain(CS("no-offer"))
    assert text_of(await stranger.press(board, evening.press_id("accept:99"), force=True)) == plain(CS("no-seat"))
    assert evening.table.seats[4].user_id == people[4].id


async def test_a_person_who_knows_too_much_is_offered_no_seat(evening: Evening, people: list[Person]) -> None:
    refused = await people[0].command("game replace", evening.channel, seat="5", person=people[3])
    assert text_of(refused) == plain(CS("no-replacement"))
    assert evening.living("accept") is None
