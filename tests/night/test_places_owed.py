"""A right that is missing when a game ends: what the table could not restore is restored once, as soon as the bot may do so again."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.app.upkeep import LOOK_EVERY, NOTE_EVERY
from bot.sandbox import Person
from bot.store import Json
from bot.store.personal_data import OWED_VOICES
from bot.store.statements import Statement
from bot.tables.moderation.owed_places import OWED_PLACES
from bot.tables.table_session import RESTORING
from tests.night.evening import FAST, Evening
from tests.night.places import LONG, Place, dealt, gather, place
from tests.night.test_clicks import ready_button
from tests.night.test_silence import muted, seated, soon
from tests.night.walks.at_rest import at_rest

BEFORE = 7


@pytest.fixture
async def slow(tmp_path: Path) -> AsyncIterator[Evening]:
    """An evening slow enough to look at its nights."""
    async with Evening(tmp_path, tempo=replace(FAST, factor=0.05)) as made:
        yield made


async def settings(evening: Evening) -> Json:
    return await evening.registry.store.guild_settings(evening.guild.id)


async def ended_without(evening: Evening, people: list[Person], permission: str) -> None:
    """Take a right from the bot, and end the game."""
    await ended_and_muted_without(evening, people, permission)
    assert (await settings(evening))[OWED_PLACES] == [evening.table.id]


async def ended_and_muted_without(evening: Evening, people: list[Person], permission: str) -> None:
    """Take a right from the bot, and end the game; voices are owed by themselves."""
    evening.discord.withdraw(permission, guild=evening.guild)
    await evening.session.host_moves.end(people[0].id)
    await soon(evening, lambda: evening.table.phase == "ended")


async def paid(evening: Evening) -> None:
    """Wait until the server's settings name no table any more."""

    async def owing() -> bool:
        return OWED_PLACES in await settings(evening)

    async with asyncio.timeout(40):
        while await owing():  # noqa: ASYNC110 - nothing tells when the store has changed
            await asyncio.sleep(0.01)


async def closed_for_good(evening: Evening) -> tuple[list[Person], Person]:
    """Return the players and a spectator of a game that has ended with its channel closed and its role there."""
    spectator = evening.person("Divák")
    people = await seated(evening)
    await soon(evening, lambda: evening.table.message_state.silence.role_ready and not spectator.can_write(evening.channel))
    await ended_without(evening, people, "manage_roles")
    assert evening.channel.overwrites and not spectator.can_write(evening.channel)
    return people, spectator


def roles(evening: Evening) -> list[str]:
    return [role.name for role in evening.guild.roles.values() if role.name == "U stolu"]


@pytest.mark.rule("TK-9.4")
async def test_a_channel_is_restored_when_the_right_is_back(slow: Evening) -> None:
    _, spectator = await closed_for_good(slow)
    slow.pass_time(3 * 3600.0)
    slow.registry.unload_idle(slow.now())
    slow.discord.grant("manage_roles", guild=slow.guild)
    await soon(slow, lambda: spectator.can_write(slow.channel) and not slow.channel.overwrites and not roles(slow))
    await paid(slow)


@pytest.mark.rule("TK-9.4")
@pytest.mark.parametrize("replayable", [True, False])
async def test_a_channel_is_restored_after_a_start(slow: Evening, replayable: bool) -> None:
    """This includes a game that the new version of the bot cannot replay."""
    _, spectator = await closed_for_good(slow)
    if not replayable:
        await slow.registry.store._write(Statement("UPDATE entries SET kind = 'unknown' WHERE table_id = ?", (slow.table.id,)))
    await slow.stop_bot()
    slow.discord.grant("manage_roles", guild=slow.guild)
    await slow.start_bot()
    await soon(slow, lambda: spectator.can_write(slow.channel) and not slow.channel.overwrites and not roles(slow))
    await paid(slow)


@pytest.mark.rule("TK-4.3", "TK-9.4")
@pytest.mark.parametrize("by_hand", [False, True])
async def test_slow_mode_is_restored_unless_somebody_has_changed_it(slow: Evening, by_hand: bool) -> None:
    await slowed_for_good(slow)
    await slow.stop_bot()
    if by_hand:
        slow.channel.slowmode = 60
    slow.discord.grant("manage_channels", guild=slow.guild)
    await slow.start_bot()
    await paid(slow)
    assert slow.channel.slowmode == (60 if by_hand else BEFORE)


async def slowed_for_good(evening: Evening) -> list[Person]:
    """Return the players of a game that has ended with its slow mode still set."""
    evening.channel.slowmode = BEFORE
    evening.discord.grant("manage_channels", guild=evening.guild)
    await evening.prefer(talk={"pace": "written"}, clocks={"discussion": 1e5})
    people = evening.crowd(6)
    await deal_again(evening, people)
    await evening.eventually(lambda: evening.channel.slowmode == 5, 20)
    await ended_without(evening, people, "manage_channels")
    assert evening.channel.slowmode == 5
    return people


async def deal_again(evening: Evening, people: list[Person]) -> None:
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    await evening.discord.until(lambda: ready_button(evening))


@pytest.mark.rule("TK-4.3", "TK-9.4")
async def test_a_place_waits_for_the_game_that_is_played_in_it(slow: Evening) -> None:
    people = await slowed_for_good(slow)
    await deal_again(slow, people)
    slow.discord.grant("manage_channels", guild=slow.guild)
    await slow.eventually(lambda: slow.table.message_state.silence.slowmode == 5, 20)
    assert slow.channel.slowmode == 5
    await slow.session.host_moves.end(people[0].id)
    await soon(slow, lambda: slow.channel.slowmode == BEFORE)
    await paid(slow)


@pytest.mark.rule("TK-2.5", "TK-9.4")
@pytest.mark.parametrize("meanwhile", ["nothing", "let go", "start", "down"])
async def test_people_still_in_voice_speak_again_as_soon_as_the_right_is_back(slow: Evening, meanwhile: str) -> None:
    people = await seated(slow)
    await soon(slow, lambda: all(muted(people)))
    await ended_and_muted_without(slow, people, "mute_members")
    assert all(muted(people))
    people[5].leave_voice()
    if meanwhile == "let go":
        slow.pass_time(3 * 3600.0)
        slow.registry.unload_idle(slow.now())
    elif meanwhile in ("start", "down"):
        await slow.stop_bot()
        if meanwhile == "down":
            slow.discord.grant("mute_members", guild=slow.guild)
        await slow.start_bot()
    slow.discord.grant("mute_members", guild=slow.guild)
    await soon(slow, lambda: not any(muted(people)))
    people[5].enter_voice(slow.voice)
    await soon(slow, lambda: not any(muted(people)))

    async def owing() -> bool:
        return bool((await settings(slow)).get(OWED_VOICES))

    async with asyncio.timeout(40):
        while await owing():  # noqa: ASYNC110 - as above
            await asyncio.sleep(0.01)


@pytest.mark.rule("TK-2.5", "TK-9.5")
async def test_a_moderators_mute_stays_on_a_person_whom_the_bot_owed_an_unmute(slow: Evening) -> None:
    """The debt ended when the person left the server, and the mute with it."""
    people = await seated(slow)
    moderator = slow.discord.create_person("Správa", guild=slow.guild, locale=slow.locale, administrator=True)
    moderator.enter_voice(slow.voice)
    await soon(slow, lambda: all(muted(people)))
    gone = people[5]
    gone.leave_voice()
    await slow.session.host_moves.end(people[0].id)
    await soon(slow, lambda: slow.table.phase == "ended" and not any(muted(people)))
    assert (await settings(slow))[OWED_VOICES] == [str(gone.id)]
    gone.leave(slow.guild)
    gone.join(slow.guild)
    gone.enter_voice(slow.voice)
    await at_rest(slow)
    moderator.mute(gone)
    for _ in range(2):
        await at_rest(slow)
        assert muted([gone]) == [True]
        gone.leave_voice()
        gone.enter_voice(slow.voice)
    assert not (await settings(slow))[OWED_VOICES]


EDIT_THREAD = "/channels/{channel}"


@pytest.mark.rule("TK-1.10", "TK-8.3")
async def test_a_game_that_ends_behind_its_own_lock_tells_its_end_when_the_right_is_back(slow: Evening) -> None:
    here = place(slow, "public thread")
    people = gather(slow, here, 6)
    await dealt(slow, people, night=LONG)
    await soon(slow, lambda: here.channel.locked)
    slow.discord.withdraw("manage_threads", guild=slow.guild)
    await slow.session.host_moves.end(people[0].id)
    await slow.eventually(lambda: slow.session.outbox.trouble == "permission")
    assert slow.table.phase != "ended" and here.channel.locked
    slow.discord.grant("manage_threads", guild=slow.guild)
    await soon(slow, lambda: slow.table.phase == "ended" and not here.channel.locked)
    assert OWED_PLACES not in await settings(slow)


async def locked_for_good(evening: Evening, here: Place) -> None:
    """End a game whose thread stays locked: the lock alone is refused, lines are not."""
    people = gather(evening, here, 6)
    await dealt(evening, people, night=LONG)
    await soon(evening, lambda: here.channel.locked)
    evening.discord.faults.refuse(50013, times=None, method="PATCH", route=EDIT_THREAD)
    await evening.session.host_moves.end(people[0].id)
    await soon(evening, lambda: evening.table.phase == "ended")
    assert here.channel.locked and (await settings(evening))[OWED_PLACES] == [evening.table.id]


@pytest.mark.rule("TK-9.4")
async def test_a_thread_is_unlocked_when_discord_is_back(slow: Evening) -> None:
    here = place(slow, "public thread")
    people = gather(slow, here, 6)
    await dealt(slow, people, night=LONG)
    await soon(slow, lambda: here.channel.locked)
    slow.discord.faults.answer(503, times=None, method="PATCH", route=EDIT_THREAD)
    await slow.session.host_moves.end(people[0].id)
    await slow.eventually(lambda: slow.table.phase == "ended", RESTORING + 20)
    slow.discord.faults.clear()
    slow.pass_time(NOTE_EVERY)
    await slow.eventually(lambda: not here.channel.locked, LOOK_EVERY + 20)
    await paid(slow)


def any_right_changes(evening: Evening) -> None:
    evening.discord.withdraw("manage_events", guild=evening.guild)


@pytest.mark.rule("TK-1.10", "TK-9.4")
@pytest.mark.parametrize(("kind", "archived"), [("public thread", False), ("post", False), ("public thread", True)])
async def test_a_thread_is_unlocked_when_the_bot_may(slow: Evening, kind: str, archived: bool) -> None:
    here = place(slow, kind)
    await locked_for_good(slow, here)
    if archived and here.owner is not None:
        here.owner.change_thread(here.channel, archived=True)
    slow.discord.faults.clear()
    any_right_changes(slow)
    await soon(slow, lambda: not here.channel.locked)
    await paid(slow)


@pytest.mark.rule("NT-5.5", "TK-9.4")
@pytest.mark.parametrize("restarted", [False, True])
async def test_the_status_of_a_voice_channel_is_cleared_when_the_right_is_back(slow: Evening, restarted: bool) -> None:
    await slow.prefer(talk={"voice_status": True})
    slow.discord.grant("set_voice_channel_status", "manage_channels", guild=slow.guild)
    people = await seated(slow)
    await soon(slow, lambda: slow.voice.status)
    await ended_without(slow, people, "set_voice_channel_status")
    assert slow.voice.status
    if restarted:
        await slow.stop_bot()
        await slow.start_bot()
    slow.discord.grant("set_voice_channel_status", guild=slow.guild)
    await soon(slow, lambda: slow.voice.status is None)
    await paid(slow)


@pytest.mark.rule("TK-9.4")
@pytest.mark.parametrize(("kind", "down"), [("text", False), ("text", True), ("public thread", False), ("public thread", True)])
async def test_nothing_is_owed_to_a_place_that_was_deleted(slow: Evening, kind: str, down: bool) -> None:
    here = place(slow, kind)
    if kind == "text":
        people = gather(slow, here, 6)
        await dealt(slow, people, night=LONG)
        await soon(slow, lambda: here.channel.overwrites)
        await ended_without(slow, people, "manage_roles")
    else:
        await locked_for_good(slow, here)
    if down:
        await slow.stop_bot()
    slow.discord.delete_channel(here.channel)
    slow.discord.faults.clear()
    slow.discord.grant("manage_roles", guild=slow.guild)
    any_right_changes(slow)
    if down:
        await slow.start_bot()
    await paid(slow)
    assert not roles(slow)
