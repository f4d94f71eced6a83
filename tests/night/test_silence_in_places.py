"""Silence in every place where a table may stand: who can write in each state of the game, and what is left of it afterwards."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import discord
import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Channel, Person
from bot.sandbox.world.member_permissions import bits
from bot.sandbox.world.records import ChannelOverwrite
from tests.night.evening import FAST, Evening, plain
from tests.night.places import THREADS, Place, everywhere, gather, in_threads, place, refused_places
from tests.night.players import play
from tests.night.test_clicks import ready_button, text_of
from tests.night.test_silence import HOURS, dead, someone_dies, soon

CS = words_in("cs")


@pytest.fixture
async def slow(tmp_path: Path) -> AsyncIterator[Evening]:
    """An evening slow enough to look at its nights."""
    async with Evening(tmp_path, tempo=replace(FAST, factor=0.05)) as made:
        await made.prefer(text_mode=True, clocks=dict.fromkeys(("night", "discussion", "defence"), HOURS))
        yield made


async def dealt(evening: Evening, here: Place, count: int = 6) -> list[Person]:
    people = evening.crowd(count)
    here.let_in(people)
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.session.lobby_moves.change_option("night_length", "prompt")
    await evening.deal(people[0])
    return people


def writers(people: list[Person], channel: Channel) -> list[Person]:
    return [person for person in people if person.can_write(channel)]


def texts_of_key(evening: Evening, key: str, **args: str) -> list[str]:
    wanted = plain(CS(key, **args))
    return [text for message in evening.channel.messages.values() if (text := plain(message.text)) == wanted]


def state(channel: Channel) -> tuple[dict[int, tuple[int, int]], bool]:
    return {target: (one.allow, one.deny) for target, one in channel.overwrites.items()}, channel.locked


@pytest.mark.rule("TK-1.1", "TK-1.3", "TK-1.4")
@everywhere
async def test_each_state_of_a_game_is_as_quiet_as_it_should_be(slow: Evening, kind: str) -> None:
    here = place(slow, kind)
    threads, channel = kind in THREADS, here.channel
    spectator = slow.person("Divák")
    here.let_in([spectator])
    before = state(channel), state(here.parent) if here.parent else None
    people = await dealt(slow, here, 9)
    everybody = [*people, spectator]
    await soon(slow, lambda: not writers(everybody, channel))  # night
    assert not any(person.can_open_thread(channel) for person in everybody)
    await someone_dies(slow, people)
    assert len(texts_of_key(slow, "place-thread")) == (1 if threads else 0)
    living = [person for person in people if person not in dead(slow, people)]
    await soon(slow, lambda: writers(everybody, channel) == (everybody if threads else living))

    def speaking() -> list[Person]:
        seats = slow.view.seats
        return [person for number, person in enumerate(people) if seats[number].speaking]

    await play(slow, people, until=lambda: slow.view.phase == "defence" and speaking())
    await soon(slow, lambda: writers(everybody, channel) == ([] if threads else speaking()))
    await slow.session.host_moves.end(people[0].id)
    await soon(slow, lambda: slow.table.phase == "ended")
    await soon(slow, lambda: (state(channel), state(here.parent) if here.parent else None) == before)
    assert not [role for role in slow.guild.roles.values() if role.name == CS("role-playing")]


@pytest.mark.rule("TK-1.1")
@refused_places
async def test_no_table_opens_where_nobody_could_talk(slow: Evening, kind: str) -> None:
    here = place(slow, kind)
    host = slow.person()
    key = "place-announcement" if kind.startswith("announcement") else "place-closed"
    assert text_of(await host.command("game open", here.channel, game="mafie")) == plain(CS(key))
    assert slow.registry.table_in(here.channel.id) is None


@pytest.mark.rule("TK-1.7", "TK-8.3", "TK-8.4")
@pytest.mark.parametrize(("kind", "right"), [(kind, "manage_threads" if kind in THREADS else "manage_roles") for kind in ("voice", "post")])
async def test_where_the_place_cannot_be_closed_table_and_desk_say_so(slow: Evening, kind: str, right: str) -> None:
    here = place(slow, kind)
    slow.discord.withdraw(right, guild=slow.guild)
    people = await dealt(slow, here)
    named = CS(f"doctor-permission-{right.replace('_', '-')}")
    await soon(slow, lambda: texts_of_key(slow, "silence-honour", what=named))
    desk = text_of(await people[0].command("host", here.channel))
    assert plain(CS("flight-lacks", permission=named, feature=CS("doctor-feature-silence"))) in desk
    await slow.session.silence.attend()
    assert writers(people, here.channel) == people
    assert len(texts_of_key(slow, "silence-honour", what=named)) == 1
    assert not texts_of_key(slow, "place-thread")


@pytest.mark.rule("TK-1.5", "TK-8.2")
async def test_rights_that_the_bot_lacks_are_left_out_and_the_desk_says_so(slow: Evening) -> None:
    here = place(slow, "text")
    slow.discord.withdraw("add_reactions", guild=slow.guild)
    people = await dealt(slow, here)
    await soon(slow, lambda: not writers(people, here.channel))
    everyone = here.channel.overwrites[slow.guild.id]
    assert everyone.deny == bits(("send_messages", "send_messages_in_threads", "create_public_threads", "create_private_threads"))
    desk = text_of(await people[0].command("host", here.channel))
    named = CS("doctor-permission-add-reactions")
    assert plain(CS("flight-lacks", permission=named, feature=CS("doctor-feature-signals"))) in desk


@pytest.mark.rule("TK-1.7")
async def test_the_desk_counts_people_whom_no_silence_reaches(slow: Evening) -> None:
    here = place(slow, "public thread")
    host, boss = slow.person(), slow.person(permissions=("manage_threads",))
    await slow.open_table(host)
    await slow.seat([host, boss])
    assert plain(CS("place-beyond", n=1, thread=True)) in text_of(await host.command("host", here.channel))


@pytest.mark.rule("TK-1.7")
async def test_the_desk_counts_known_people_without_a_seat(slow: Evening) -> None:
    """TK-1.7: people known from events of Discord, in voice for example; bots with all rights are no people."""
    here = place(slow, "text")
    host, boss = slow.person(), slow.person(permissions=("administrator",))
    await slow.open_table(host)
    await slow.seat([host])
    boss.enter_voice(slow.voice)
    await slow.eventually(lambda: slow.client.get_guild(slow.guild.id).get_member(boss.id))  # type: ignore[union-attr]  # it is there
    assert plain(CS("place-beyond", n=1, thread=False)) in text_of(await host.command("host", here.channel))


@pytest.mark.rule("TK-9.3", "TK-9.4")
async def test_manual_changes_are_healed_until_somebody_insists(slow: Evening) -> None:
    here = place(slow, "text")
    people = await dealt(slow, here)
    channel, everyone = here.channel, slow.guild.id
    await soon(slow, lambda: not writers(people, channel))
    send = bits(["send_messages"])

    async def seen() -> None:
        """Wait until the bot has heard of what it has done, and has looked."""
        known = slow.client.get_channel(channel.id)
        assert isinstance(known, discord.TextChannel)
        await soon(slow, lambda: known.overwrites_for(known.guild.default_role).send_messages is False)
        await slow.session.silence.attend()

    for _ in range(2):
        await seen()
        slow.discord.guilds.overwrite(channel, everyone, 0, bits(["embed_links"]), 0)
        await soon(slow, lambda: channel.overwrites[everyone].deny & send)
        assert channel.overwrites[everyone].allow == bits(["embed_links"])
    await seen()
    slow.discord.guilds.overwrite(channel, everyone, 0, bits(["embed_links"]), 0)
    told = plain(CS("hand-stays"))
    await soon(slow, lambda: people[0].dm and told in [plain(one.text) for one in people[0].messages(people[0].dm)])
    await slow.session.silence.attend()
    assert [plain(one.text) for one in people[0].messages(people[0].dm)].count(told) == 1
    assert channel.overwrites[everyone] == ChannelOverwrite(0, bits(["embed_links"]), 0)
    await slow.session.host_moves.end(people[0].id)
    await soon(slow, lambda: slow.table.phase == "ended")
    await soon(slow, lambda: channel.overwrites == {everyone: ChannelOverwrite(0, bits(["embed_links"]), 0)})


@pytest.mark.rule("TK-9.3", "TK-1.10")
async def test_a_lock_is_healed_and_a_thread_that_went_to_sleep_is_woken(slow: Evening) -> None:
    here = place(slow, "post")
    people = await dealt(slow, here)
    thread = here.channel
    await soon(slow, lambda: thread.locked)
    await slow.session.silence.attend()
    slow.discord.lock(thread, on=False)
    await soon(slow, lambda: thread.locked)
    slow.discord.archive(thread, locked=False)
    await soon(slow, lambda: thread.locked and not thread.archived)
    slow.discord.archive(thread)
    await play(slow, people, until=lambda: ready_button(slow))  # the board is edited in a thread that has slept
    await soon(slow, lambda: not thread.locked and not thread.archived)
    assert slow.table.phase == "running"


@pytest.mark.rule("TK-9.1", "TK-9.2")
@in_threads
async def test_when_the_bot_stops_the_thread_is_opened_and_locked_again_afterwards(slow: Evening, kind: str) -> None:
    here = place(slow, kind)
    await dealt(slow, here)
    await soon(slow, lambda: here.channel.locked)
    await slow.stop_bot()
    assert not here.channel.locked
    await slow.start_bot()
    await soon(slow, lambda: here.channel.locked)


@pytest.mark.rule("TK-1.3", "TK-1.10")
async def test_a_lock_of_somebody_else_is_never_opened(slow: Evening) -> None:
    here = place(slow, "public thread")
    people = await dealt(slow, here)
    await soon(slow, lambda: here.channel.locked)
    await slow.stop_bot()
    slow.discord.lock(here.channel)
    await slow.start_bot()
    await soon(slow, lambda: slow.session.silence.due is not None)
    await slow.session.host_moves.end(people[0].id)
    await soon(slow, lambda: slow.table.phase == "ended")
    assert here.channel.locked


@pytest.mark.rule("TK-1.11")
@pytest.mark.parametrize("named", [True, False])
async def test_a_graveyard_hangs_where_the_server_wants_it_or_nowhere(slow: Evening, named: bool) -> None:
    ground = slow.channel
    here = place(slow, "voice")
    await slow.prefer(graveyard_under=str(ground.id) if named else "")
    people = gather(slow, here, 9)
    await slow.open_table(people[0])
    desk = text_of(await people[0].command("host", here.channel))
    assert (plain(CS("place-no-graveyard")) in desk) is not named
    await slow.seat(people)
    await slow.session.lobby_moves.change_option("night_length", "prompt")
    await slow.deal(people[0])
    await someone_dies(slow, people)
    if named:
        await soon(slow, lambda: slow.guild.threads)
        thread = slow.discord.world.channels[next(iter(slow.guild.threads))]
        assert thread.parent_id == ground.id
        await soon(slow, lambda: writers(people, thread) == dead(slow, people))
    else:
        await soon(slow, lambda: any(CS("no-graveyard") in one.text for one in dead(slow, people)[0].messages(dead(slow, people)[0].dm)))
        assert not slow.guild.threads


@pytest.mark.rule("TK-1.11")
async def test_where_the_server_wants_no_graveyard_the_dead_read_so(slow: Evening) -> None:
    await slow.prefer(silence={"graveyard": False})
    people = await dealt(slow, place(slow, "text"), 9)
    await someone_dies(slow, people)
    out = dead(slow, people)[0]
    await soon(slow, lambda: any(CS("no-graveyard") in one.text for one in out.messages(out.dm)))
    assert not slow.guild.threads


@pytest.mark.rule("TK-8.3")
@pytest.mark.parametrize("right", ["create_private_threads", "send_messages_in_threads"])
async def test_rights_for_the_graveyard_are_looked_up_where_it_hangs(slow: Evening, right: str) -> None:
    ground = slow.channel
    here = place(slow, "stage")
    await slow.prefer(graveyard_under=str(ground.id))
    host = slow.person()
    await slow.open_table(host)
    lacks = plain(CS("flight-lacks", permission=CS(f"doctor-permission-{right.replace('_', '-')}"), feature=CS("doctor-feature-graveyard")))
    slow.discord.withdraw(right, guild=slow.guild, channel=here.channel)
    assert lacks not in text_of(await host.command("host", here.channel))
    slow.discord.withdraw(right, guild=slow.guild, channel=ground)
    assert lacks in text_of(await host.command("host", here.channel))


@pytest.mark.rule("TK-8.3")
async def test_a_thread_needs_the_right_to_write_in_threads_and_no_other_to_write(slow: Evening) -> None:
    here = place(slow, "public thread")
    slow.discord.withdraw("send_messages", guild=slow.guild, channel=here.parent)
    host = slow.person()
    await slow.open_table(host)
    await slow.session.lobby_moves.cancel(host.id)
    slow.discord.withdraw("send_messages_in_threads", guild=slow.guild, channel=here.parent)
    refused = plain(CS("lacking-permissions", list=CS("doctor-permission-send-messages-in-threads")))
    assert text_of(await host.command("game open", here.channel, game="mafie")) == refused


@pytest.mark.rule("TK-1.10")
async def test_a_new_owner_of_a_seat_is_let_into_the_private_thread(slow: Evening) -> None:
    here = place(slow, "private thread")
    people = await dealt(slow, here)
    await slow.eventually(lambda: slow.table.message_state.silence.invited)
    other = slow.person("Náhrada")
    assert not other.sees(here.channel)
    await people[0].command("game replace", here.channel, seat="5 Hynek", person=other)
    await soon(slow, lambda: other.sees(here.channel))
    offer = await slow.discord.until(lambda: slow.living("accept"))
    await other.press(offer, slow.press_id("accept:4"))
    await soon(slow, lambda: slow.table.seat_of(other.id) == 4)


@pytest.mark.rule("TK-1.11", "TK-1.4")
async def test_a_graveyard_that_a_moderator_has_closed_keeps_no_thread_open(slow: Evening) -> None:
    """The bot may not open the graveyard again where that is, but it may lock the table's own thread."""
    ground = slow.channel
    here = place(slow, "post")
    await slow.prefer(graveyard_under=str(ground.id))
    slow.discord.withdraw("manage_threads", guild=slow.guild, channel=ground)
    people = await dealt(slow, here, 9)
    await someone_dies(slow, people)
    one = dead(slow, people)[0]
    await soon(slow, lambda: slow.guild.threads.keys() - {here.channel.id})
    (grave,) = [slow.guild.threads[number] for number in slow.guild.threads if number != here.channel.id]
    await soon(slow, lambda: one.can_write(grave))
    assert here.owner is not None
    here.owner.change_thread(grave, archived=True, locked=True)
    one.leave(slow.guild)
    one.join(slow.guild)
    await soon(slow, lambda: [request for request in slow.discord.log.of("PATCH") if request.status == 403])
    await play(slow, [person for person in people if person is not one], until=lambda: slow.session.silence.sounds.silent_now)
    await slow.eventually(lambda: here.channel.locked, 10)
