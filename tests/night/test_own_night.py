"""Your night: the line that a player may post, exactly as they read it (NT-4.3)."""

import asyncio
from typing import Any

import pytest

from bot.games import game_of
from bot.presenting.own_night import own_line
from bot.presenting.texts import words_in
from bot.sandbox import Message, Person
from bot.store import BanRow
from tests.night.evening import Evening, plain, seen
from tests.night.test_claiming import claim, living, talking
from tests.night.test_clicks import text_of
from tests.night.test_host import people
from tests.night.test_replay import ended
from tests.night.test_whispers_after_a_restart import killed

__all__ = ["people"]

CS = words_in("cs")


def lines_in(evening: Evening, line: str) -> int:
    return sum(line in plain(message.text) for message in evening.channel.messages.values() if not message.ephemeral)


@pytest.mark.rule("NT-4.3")
async def test_the_line_of_a_night_stands_in_the_channel_once(evening: Evening, people: list[Person]) -> None:
    board = await evening.discord.until(lambda: evening.living("desk"))
    press = f"c1:{evening.table.id}:own.post"
    assert text_of(await people[1].press(board, press, force=True)) == plain(CS("no-record"))
    story = await ended(evening, people)
    table = evening.table
    seat = table.seat_of(people[1].id)
    assert seat is not None
    scene = table.scene(table.words)
    line = plain(own_line(scene, seat, game_of(table.game).presenter.own_night(scene, seat)))
    assert lines_in(evening, line) == 0
    evening.discord.faults.answer(503, times=None, method="POST", route=f"/channels/{evening.channel.id}/messages")
    assert text_of(await people[1].press(story, press, force=True)) == plain(CS("own-not-posted"))
    evening.discord.faults.clear()
    assert lines_in(evening, line) == 0
    assert text_of(await people[1].press(story, press, force=True)) == plain(CS("own-posted"))
    assert lines_in(evening, line) == 1
    await evening.restart_bot()
    assert text_of(await people[1].press(story, press, force=True)) == plain(CS("own-posted-already"))
    assert lines_in(evening, line) == 1
    stranger = evening.person()
    assert text_of(await stranger.press(story, press, force=True)) == plain(CS("no-foreign"))


@pytest.mark.rule("NT-4.3")
@pytest.mark.parametrize("gone", ["left", "banned"])
async def test_the_bot_posts_nothing_for_somebody_who_may_not_be_here(evening: Evening, people: list[Person], gone: str) -> None:
    """The button stays in the direct messages of a person who has left the server or has a table ban."""
    await ended(evening, people)
    press = f"c1:{evening.table.id}:own.post"
    dm = people[1].dm
    assert dm is not None
    hand = await evening.discord.until(
        lambda: next((one for one in people[1].messages(dm) if press in [button.get("custom_id") for button in one.buttons]), None)
    )
    before = len(evening.channel.messages)
    if gone == "left":
        people[1].leave(evening.guild)
    else:
        ban = BanRow(guild_id=evening.guild.id, user_id=people[1].id, until=None, reason="", given_by=people[0].id)
        await evening.registry.store.members.ban(ban)
    assert text_of(await people[1].press(hand, press)) == plain(CS("no-ban"))
    assert len(evening.channel.messages) == before


@pytest.mark.rule("NT-4.3")
@pytest.mark.parametrize("posted", [False, True])
async def test_a_line_that_a_kill_interrupts_stands_once(
    evening: Evening, people: list[Person], monkeypatch: pytest.MonkeyPatch, posted: bool
) -> None:
    """The bot is killed before or after it has posted the line; its person presses again."""
    monkeypatch.setattr("bot.sandbox.changes.posting.NONCE_SECONDS", 0.0)
    story = await ended(evening, people)
    press, seat, post, dead = f"c1:{evening.table.id}:own.post", 1, evening.registry.postman.post, asyncio.Event()
    scene = evening.table.scene_of(seat)
    line = plain(own_line(scene, seat, game_of(evening.table.game).presenter.own_night(scene, seat)))

    async def dies(*args: Any, **options: Any) -> int:
        if posted:
            await post(*args, **options)
        dead.set()
        return await asyncio.Event().wait()

    monkeypatch.setattr(evening.registry.postman, "post", dies)
    pending = asyncio.ensure_future(people[seat].press(story, press, force=True))
    await dead.wait()
    await killed(evening)
    pending.cancel()
    assert text_of(await people[seat].press(story, press, force=True)) == plain(CS("own-posted"))
    assert lines_in(evening, line) == 1


@pytest.mark.rule("NT-2.4", "NT-4.3")
async def test_the_button_goes_once_the_line_is_posted(evening: Evening, people: list[Person]) -> None:
    await ended(evening, people)
    person, press = people[1], f"c1:{evening.table.id}:own.post"

    def offers() -> list[Message]:
        return [message for message in person.messages(person.dm) if any(button.get("custom_id") == press for button in message.buttons)]

    await evening.eventually(offers)
    [hand] = offers()
    await person.press(hand, press)
    await evening.eventually(lambda: not offers())
    told = next(message for message in person.messages(person.dm) if message.id == hand.id)
    assert plain(CS("own-posted")) in plain(told.text) and plain(CS("own-title")) in plain(told.text)


@pytest.mark.rule("NT-2.4", "NT-4.3")
@pytest.mark.parametrize("on_desk", [True, False])
async def test_the_button_goes_from_the_desk_and_the_message_alike(evening: Evening, people: list[Person], on_desk: bool) -> None:
    story = await ended(evening, people)
    person, press = people[1], f"c1:{evening.table.id}:own.post"
    desk = seen(await person.press(story, f"c1:{evening.table.id}:desk", force=True))

    def offers(message: Message) -> bool:
        return any(button.get("custom_id") == press for button in message.buttons)

    def hands() -> list[Message]:
        return [message for message in person.messages(person.dm) if offers(message)]

    await evening.eventually(hands)
    [hand] = hands()
    assert offers(desk)
    await person.press(desk if on_desk else hand, press)
    await evening.eventually(lambda: not offers(desk) and not offers(hand))
    assert all(plain(CS("own-posted")) in plain(message.text) for message in (desk, hand))


@pytest.mark.rule("NT-4.1", "NT-4.2")
async def test_a_club_may_do_without_headlines_and_still_reads_why(evening: Evening, people: list[Person]) -> None:
    await evening.prefer(headlines=False)
    story = await ended(evening, people)
    assert plain(story.text).startswith(plain(f"## {CS('story-title')}"))
    assert plain(CS("why-aborted", round=evening.view.round)) in plain(story.text)


@pytest.mark.rule("NT-4.3")
async def test_a_person_reads_after_the_game_who_lied_and_nobody_before(evening: Evening) -> None:
    people = await talking(evening)
    seats = evening.table.running.game.view
    here = living(evening)
    liar = next(seat for seat in here if seats(seat).me.token == "mafia")
    heard = next(seat for seat in here if seats(seat).me.token == "police")
    await claim(evening, people[liar], "say-agent")
    await evening.eventually(lambda: evening.session.claiming.standing)
    assert not evening.table.scene().said
    await ended(evening, people)
    fact = plain(CS("own-lied", list=f"{liar + 1} {people[liar].name} ({CS('claim-said-agent')})"))

    def reads(seat: int) -> bool:
        return any(fact in plain(message.text) for message in people[seat].messages(people[seat].dm))

    await evening.eventually(lambda: reads(heard))
    assert not reads(liar)


@pytest.mark.rule("NT-4.3")
async def test_a_lie_is_not_pinned_on_a_chair_that_has_changed_hands(evening: Evening) -> None:
    people = await talking(evening)
    liar = next(seat for seat in living(evening) if evening.table.running.game.view(seat).me.token == "mafia")
    await claim(evening, people[liar], "say-agent")
    await evening.eventually(lambda: evening.session.claiming.standing)
    await evening.session.host_moves.automate(None, liar)
    await ended(evening, people)
    assert all(one.seat != liar for one in evening.table.scene().said)
