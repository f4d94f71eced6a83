"""People leave the server, come back, or lose their role by hand: the table goes by the present members."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Channel, Message, Person
from bot.sandbox.world.member_permissions import bits
from bot.tables.delivery.board import Board
from bot.tables.delivery.whispers import Whispers
from tests.night.evening import FAST, Evening, plain, seen, unavailable
from tests.night.places import Place, dealt, place
from tests.night.players import play
from tests.night.test_clicks import ready_button, text_of
from tests.night.test_faults_permissions import whispers
from tests.night.test_silence import dead, muted, seated, someone_dies, soon
from tests.night.walks.at_rest import at_rest

CS = words_in("cs")


@pytest.fixture
async def slow(tmp_path: Path) -> AsyncIterator[Evening]:
    """An evening slow enough to look at its nights."""
    async with Evening(tmp_path, tempo=replace(FAST, factor=0.05)) as made:
        yield made


@pytest.fixture
async def untold(tmp_path: Path) -> AsyncIterator[Evening]:
    """The same without the members intent: Discord tells of nobody who leaves, joins or changes."""
    made = Evening(tmp_path, tempo=replace(FAST, factor=0.05))
    made.discord.application.privileged = 0
    async with made:
        yield made


def leave(evening: Evening, *people: Person) -> None:
    for person in people:
        person.leave(evening.guild)


async def asked(host: Person, seat: int) -> None:
    """Wait until the host is asked what to do with a seat."""
    await host.wait_for(lambda message: any(f":h.automate:{seat}" in str(one.get("custom_id")) for one in message.buttons))


def public_texts(evening: Evening) -> list[str]:
    return [plain(message.text) for message in evening.channel.messages.values()]


def of_host(person: Person) -> str:
    return plain(CS("told-handover", who=person.name))


async def play_begins(evening: Evening, count: int = 7) -> list[Person]:
    """Seat people and deal; the first night lasts as long as somebody looks."""
    people = evening.crowd(count)
    await dealt(evening, people, night=1e6, discussion=1e6)
    return people


# ---- hosts


async def test_the_table_goes_to_the_first_heir_still_there(evening: Evening) -> None:
    people = await play_begins(evening)
    leave(evening, people[1])
    await asked(people[0], 1)
    leave(evening, people[0])
    await evening.eventually(lambda: evening.table.host_id not in (people[0].id, people[1].id))
    assert evening.table.host_id == people[2].id
    await evening.discord.until(lambda: any(of_host(people[2]) in one for one in public_texts(evening)))
    assert text_of(await people[2].command("game pause", evening.channel)) == plain(CS("host-done-pause"))
    await evening.session.host_moves.name_cohost(people[2].id, people[4].id)
    leave(evening, people[2])
    await evening.eventually(lambda: evening.table.host_id != people[2].id)
    assert evening.table.host_id == people[4].id and not evening.table.cohosts, "a co-host comes first, and is host alone"


async def test_a_departed_co_host_inherits_nothing_and_the_new_host_hears_of_every_empty_seat(evening: Evening) -> None:
    people = await play_begins(evening)
    await evening.session.host_moves.name_cohost(people[0].id, people[5].id)
    leave(evening, people[5])
    await asked(people[0], 5)
    leave(evening, people[0])
    await evening.eventually(lambda: evening.table.host_id == people[1].id)
    for seat in (0, 5):
        await asked(people[1], seat)


async def test_a_co_host_without_a_seat_takes_over_where_nobody_else_is_left(evening: Evening) -> None:
    host, beside = evening.person(), evening.person()
    await evening.open_table(host)
    await evening.seat([host])
    await evening.session.lobby_moves.fill(6)
    await evening.session.host_moves.name_cohost(host.id, beside.id)
    await evening.deal(host)
    leave(evening, host)
    await evening.eventually(lambda: evening.table.host_id == beside.id)
    assert evening.table.phase == "running" and evening.table.setup.host_name == beside.name


async def test_a_game_without_heirs_waits_for_the_first_player_to_return(evening: Evening) -> None:
    people = evening.crowd(2)
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.session.lobby_moves.fill(5)
    await evening.deal(people[0])
    leave(evening, people[1])
    await asked(people[0], 1)
    leave(evening, people[0])
    await evening.eventually(lambda: evening.table.phase == "paused")
    assert evening.table.host_id == people[0].id
    people[1].join(evening.guild)
    await evening.eventually(lambda: evening.table.host_id == people[1].id)
    assert text_of(await people[1].command("game resume", evening.channel)) == plain(CS("host-done-resume"))


async def test_a_player_who_leaves_during_downtime_is_missed_at_the_start(evening: Evening) -> None:
    people = await play_begins(evening)
    await evening.stop_bot()
    leave(evening, people[0], people[1], people[4])
    await evening.start_bot()
    await evening.eventually(lambda: evening.table.host_id == people[2].id)
    await evening.discord.until(lambda: any(of_host(people[2]) in one for one in public_texts(evening)))
    for seat in (0, 1, 4):
        await asked(people[2], seat)
    told_so_far = len(people[2].messages(people[2].dm))
    await evening.restart_bot()
    await evening.eventually(lambda: evening.registry.roll_call._asked_at)
    assert len(people[2].messages(people[2].dm)) == told_so_far, "the host is asked once about each"


async def test_a_lobby_waits_for_nobody_who_left_during_downtime(evening: Evening) -> None:
    people = evening.crowd(8)
    lobby = await evening.open_table(people[0])
    await evening.seat(people)
    for person in people[2:]:
        await person.press(lobby, evening.press_id("ready"))
    await evening.stop_bot()
    leave(evening, people[0], people[1])
    await evening.start_bot()
    await evening.eventually(lambda: evening.table.phase == "running")
    assert evening.table.host_id == people[2].id
    assert [seat.user_id for seat in evening.table.seats] == [person.id for person in people[2:]]


async def test_a_player_who_leaves_while_the_bot_is_off_the_server_is_missed_when_it_is_back(evening: Evening) -> None:
    people = await play_begins(evening)
    await evening.client.wait_until_ready()  # until then a server that the bot joins counts as one that it finds at the start
    evening.discord.kick_bot(evening.guild)
    await evening.eventually(lambda: evening.table.phase == "paused")
    leave(evening, people[3])
    evening.discord.invite_bot(evening.guild)
    await asked(people[0], 3)
    assert text_of(await people[0].command("game resume", evening.channel)) == plain(CS("host-done-resume"))
    assert evening.table.phase == "running"


@pytest.mark.rule("NT-2.4")
@pytest.mark.parametrize("restarted", [False, True])
async def test_the_host_is_asked_no_more_about_a_player_who_is_back(evening: Evening, restarted: bool) -> None:
    people = await play_begins(evening)
    host, player = people[0], people[3]
    leave(evening, player)
    await asked(host, 3)
    if restarted:
        await evening.stop_bot()
    player.join(evening.guild)
    if restarted:
        await evening.start_bot()
    await evening.discord.until(lambda: not any(":h.automate:3" in str(message.buttons) for message in host.messages(host.dm)))
    leave(evening, player)
    await asked(host, 3)
    assert sum(":h.automate:3" in str(message.buttons) for message in host.messages(host.dm)) == 1


async def test_without_the_intent_leaving_is_noticed_in_the_next_phase(untold: Evening) -> None:
    people = untold.crowd(7)
    await untold.prefer(text_mode=True)
    await untold.open_table(people[0])
    await untold.seat(people)
    await untold.deal(people[0])
    await untold.eventually(lambda: untold.registry.roll_call._asked_at)
    leave(untold, people[0], people[1])
    await play(untold, people[2:], until=lambda: untold.table.host_id != people[0].id)
    assert untold.table.host_id == people[2].id


async def called_across_a_kill(evening: Evening, *, arrives: bool) -> tuple[list[Message], Person, Person]:
    """Call two seats by a line that does not get through (or whose answer is lost); one leaves while the bot is down. Return the lines."""
    people = await play_begins(evening)
    await evening.session.outbox.wait_idle()
    evening.discord.faults.answer(503, times=None, method="POST", route="/channels/{channel}/messages", stored=arrives)
    await evening.session.outbox.say("Ozvěte se.", pings=(4, 5))
    await evening.eventually(lambda: evening.session.outbox.trouble)
    evening.discord.faults.active.clear()
    await evening.stop_bot()
    leave(evening, people[4])
    await evening.start_bot()
    await evening.eventually(lambda: not evening.session.outbox.lines.pending)
    return [one for one in evening.channel.messages.values() if "Ozvěte se." in one.text], people[4], people[5]


@pytest.mark.rule("CL-5.8")
async def test_a_waiting_line_calls_nobody_who_left_during_downtime(evening: Evening) -> None:
    (line,), _gone, stays = await called_across_a_kill(evening, arrives=False)
    assert line.mentions == [stays.id] and line.text == f"Ozvěte se. <@{stays.id}>"


@pytest.mark.rule("CL-22.4")
async def test_an_arrived_line_is_recognised_although_a_called_person_left(evening: Evening) -> None:
    (line,), gone, stays = await called_across_a_kill(evening, arrives=True)
    assert line.mentions == [gone.id, stays.id]


# ---- what the table has given


def carries(evening: Evening, person: Person) -> bool:
    member = evening.guild.members.get(person.id)
    return member is not None and evening.table.message_state.silence.role in member.roles


async def talking(evening: Evening) -> list[Person]:
    """Seat nine and play to a talk in which those who play carry the role."""
    people = await seated(evening, 9)
    await play(evening, people, until=lambda: ready_button(evening))
    living = [person for person in people if person not in dead(evening, people)]
    await soon(evening, lambda: all(carries(evening, person) for person in living))
    return living


def take_role(evening: Evening, person: Person) -> None:
    """Take the role of those who play from a person, as a moderator does."""
    member = evening.guild.members[person.id]
    member.roles.discard(evening.table.message_state.silence.role)
    evening.discord.backend.guilds.member_changed(evening.guild, member)


@pytest.mark.rule("TK-9.3")
async def test_a_player_back_on_the_server_writes_again(slow: Evening) -> None:
    one = (await talking(slow))[-1]
    leave(slow, one)
    await asked(slow.people[0], slow.people.index(one))
    assert not one.can_write(slow.channel)
    one.join(slow.guild)
    await soon(slow, lambda: carries(slow, one))
    assert one.can_write(slow.channel)


@pytest.mark.rule("TK-9.3")
async def test_the_role_comes_back_that_a_moderator_takes(slow: Evening) -> None:
    one = (await talking(slow))[-1]
    take_role(slow, one)
    await soon(slow, lambda: carries(slow, one))
    assert one.can_write(slow.channel)


@pytest.mark.rule("TK-9.3")
async def test_losing_the_role_in_a_pause_gives_no_personal_right(slow: Evening) -> None:
    """In a pause the channel is as it was before the game: nobody writes by the role, and nobody needs a right in its stead."""
    one, host = (await talking(slow))[-1], slow.people[0]
    await host.command("game pause", slow.channel)
    silence = slow.table.message_state.silence
    await soon(slow, lambda: silence.role not in slow.channel.overwrites)
    take_role(slow, one)
    await soon(slow, lambda: one.id not in silence.carriers)
    await at_rest(slow)
    assert one.id not in slow.channel.overwrites
    await host.command("game resume", slow.channel)
    await soon(slow, lambda: carries(slow, one))


@pytest.mark.rule("TK-9.3")
async def test_a_spectator_given_the_role_by_hand_loses_it(slow: Evening) -> None:
    await talking(slow)
    spectator = slow.person("Divák")
    member = slow.guild.members[spectator.id]
    member.roles.add(slow.table.message_state.silence.role)
    slow.discord.backend.guilds.member_changed(slow.guild, member)
    await soon(slow, lambda: not carries(slow, spectator))
    assert not spectator.can_write(slow.channel)


@pytest.mark.rule("TK-9.3")
async def test_without_the_intent_the_role_is_given_again_in_the_next_phase(untold: Evening) -> None:
    living = await talking(untold)
    one, other = living[-1], living[-2]
    leave(untold, one)
    one.join(untold.guild)
    take_role(untold, other)
    phase = untold.view.phase
    await play(untold, living, until=lambda: untold.view.phase != phase)
    await soon(untold, lambda: carries(untold, one) and carries(untold, other))


@pytest.mark.rule("MF-15.11", "TK-9.3")
async def test_the_returning_dead_are_silent_and_in_the_graveyard_again(slow: Evening) -> None:
    people = await seated(slow, 9)
    await someone_dies(slow, people)
    one = dead(slow, people)[0]
    thread = slow.discord.world.channels[await soon_id(slow)]
    await soon(slow, lambda: one.can_write(thread) and not one.can_write(slow.channel))
    leave(slow, one)
    one.join(slow.guild)
    await soon(slow, lambda: one.can_write(thread))
    assert not one.can_write(slow.channel) and not carries(slow, one)


async def soon_id(evening: Evening) -> int:
    """Return the id of the graveyard, as soon as there is one."""
    await soon(evening, lambda: evening.table.message_state.silence.thread)
    number = evening.table.message_state.silence.thread
    assert isinstance(number, int)
    return number


async def in_private_thread(slow: Evening) -> tuple[Place, list[Person]]:
    """Deal to six people in a private thread and let the bot invite them; return the place and the people."""
    here = place(slow, "private thread")
    people = slow.crowd(6)
    here.let_in(people)
    await dealt(slow, people, night=1e6)
    await slow.eventually(lambda: slow.table.message_state.silence.invited)
    await slow.session.outbox.wait_idle()  # a line that mentions people lets them in as well
    return here, people


@pytest.mark.rule("TK-1.10")
async def test_a_returning_player_is_let_into_the_private_thread_again(slow: Evening) -> None:
    here, people = await in_private_thread(slow)
    one = people[4]
    leave(slow, one)
    await asked(people[0], 4)
    assert not one.sees(here.channel)
    one.join(slow.guild)
    await soon(slow, lambda: one.sees(here.channel))


@pytest.mark.rule("TK-1.10")
async def test_a_player_without_sight_of_the_channel_keeps_nobody_out_of_the_private_thread(slow: Evening) -> None:
    here, people = await in_private_thread(slow)
    hidden, other = people[3:5]
    leave(slow, hidden, other)
    for seat in (3, 4):
        await asked(people[0], seat)
    slow.discord.guilds.overwrite(here.rights, hidden.id, 1, 0, bits(("view_channel",)))
    for person in (hidden, other):
        person.join(slow.guild)
    await soon(slow, lambda: other.sees(here.channel))
    assert not hidden.sees(here.channel)


@pytest.mark.rule("CL-22.7")
@pytest.mark.parametrize("how", ["killed", "kicked"])
async def test_a_closed_lobby_has_no_buttons_after_the_return(evening: Evening, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    """Nobody has edited the message between the end of the lobby and the end of the connection."""
    people = evening.crowd(3)
    lobby = await evening.open_table(people[0])
    await evening.seat(people)
    await evening.client.wait_until_ready()
    if how == "kicked":
        evening.discord.kick_bot(evening.guild)
        await evening.eventually(lambda: not evening.registry.sessions)
        evening.discord.invite_bot(evening.guild)
    else:
        with monkeypatch.context() as patch:
            patch.setattr(Board, "show", _nothing)
            await evening.session.lobby_moves.cancel(people[0].id)
            await evening.stop_bot()
        await evening.start_bot()
    await evening.discord.until(lambda: not evening.channel.messages[lobby.id].buttons)
    await evening.eventually(lambda: not evening.registry.sessions)


async def test_a_start_does_not_tell_the_host_that_a_closed_lobby_has_enough_people(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line whose work is done is not sent: deleting it would leave a notification with nothing behind it."""
    (host,) = evening.crowd(1)
    await evening.open_table(host)
    with monkeypatch.context() as patch:
        patch.setattr(Whispers, "wake", lambda _: None)
        patch.setattr(Whispers, "deliver", _nothing)
        await evening.session.whispers.send_host("Je vás dost.", loud=True, about="enough")
        await evening.session.lobby_moves.cancel(host.id)
        await evening.stop_bot()
    await evening.start_bot()
    await evening.eventually(lambda: all(not one.whispers.pending for one in evening.registry.sessions.values()))
    assert host.dm is None or host.dm.last_message_id is None


async def _nothing(*_: object, **__: object) -> None:
    pass


@pytest.mark.rule("TK-9.8", "TK-9.12")
async def test_what_changes_in_an_outage_of_the_server_is_known_afterwards(slow: Evening) -> None:
    """Discord lists the server again; what is not in the list is gone, and who is not in voice cannot be unmuted."""
    people = await seated(slow)
    host, away = people[0], people[4]
    await soon(slow, lambda: all(muted(people)))
    beside = slow.discord.create_channel(slow.guild, "vedle", "voice")
    slow.discord.outage(slow.guild)
    await slow.eventually(lambda: unavailable(slow))
    for person in people:
        person.enter_voice(beside)
    away.leave_voice()
    slow.discord.delete_channel(slow.voice)
    slow.discord.outage(slow.guild, over=True)
    await soon(slow, lambda: not any(muted([person for person in people if person is not away])))
    await soon(slow, lambda: plain(CS("voice-gone")) in whispers(host))
    assert not [one for one in slow.discord.log.of("PATCH") if one.params.get("user") == str(away.id) and one.status >= 400]


@pytest.mark.rule("TK-9.3")
async def test_a_role_that_the_bot_may_not_give_keeps_no_channel_open(slow: Evening) -> None:
    slow.discord.withdraw("manage_channels", guild=slow.guild)
    living = await talking(slow)
    role = slow.guild.roles[slow.table.message_state.silence.role]
    role.position = max(one.position for one in slow.guild.roles.values()) + 1
    slow.discord.backend.guilds.role_changed(slow.guild, role)
    take_role(slow, living[-1])
    await soon(slow, lambda: [one for one in slow.discord.log.of("PUT") if one.params.get("role") == str(role.id) and one.status == 403])
    await slow.people[0].command("game pause", slow.channel)
    await slow.eventually(lambda: role.id not in slow.channel.overwrites, 10)


async def buried(evening: Evening) -> tuple[list[Person], Person, Channel]:
    """Seat nine and play until somebody is out; return the people, one who is out, and the thread that they are in."""
    people = await seated(evening, 9)
    await someone_dies(evening, people)
    one = dead(evening, people)[0]
    thread = evening.discord.world.channels[await soon_id(evening)]
    await soon(evening, lambda: one.can_write(thread))
    return people, one, thread


@pytest.mark.rule("MF-15.11", "MF-15.12")
async def test_who_enters_the_graveyard_during_downtime_is_seen_at_the_start(slow: Evening) -> None:
    spectator, moderator = slow.person("Divák"), slow.person("Správa", administrator=True)
    people, one, thread = await buried(slow)
    living = next(person for person in people if person not in dead(slow, people))
    await slow.stop_bot()
    for person in (spectator, living):
        moderator.add_to_thread(thread, person)
    slow.discord.faults.answer(503, method="GET", route="/channels/{channel}/thread-members")
    await slow.start_bot()
    await soon(slow, lambda: not living.sees(thread))
    await soon(slow, lambda: str(spectator.id) in slow.table.setup.ghosts)
    assert one.can_write(thread) and spectator.sees(thread)


@pytest.mark.rule("MF-15.11")
async def test_a_living_player_is_removed_from_the_graveyard_although_discord_fails(slow: Evening) -> None:
    moderator = slow.person("Správa", administrator=True)
    people, _, thread = await buried(slow)
    living = next(person for person in people if person not in dead(slow, people))
    slow.discord.faults.answer(503, times=5, method="DELETE", route="/channels/{channel}/thread-members/{user}")
    moderator.add_to_thread(thread, living)
    await slow.eventually(lambda: not living.sees(thread), 100)


@pytest.mark.rule("MF-15.11")
async def test_a_graveyard_deleted_in_an_outage_is_opened_again(slow: Evening) -> None:
    _, one, thread = await buried(slow)
    for member in slow.guild.members.values():
        member.joined_at = "2020-01-01T00:00:00+00:00"  # nobody counts as having returned in the outage
    slow.discord.outage(slow.guild)
    await slow.eventually(lambda: unavailable(slow))
    slow.discord.delete_channel(thread)
    slow.discord.outage(slow.guild, over=True)
    await soon(slow, lambda: any(one.can_write(new) for new in slow.guild.threads.values()))


@pytest.mark.rule("MF-15.11", "MF-15.15")
async def test_the_owner_of_a_kept_seat_stays_out_of_the_graveyard(slow: Evening) -> None:
    """They may take the seat back, so the graveyard is as closed to them as to anybody who plays."""
    moderator = slow.person("Správa", administrator=True)
    people, _, thread = await buried(slow)
    owner = next(person for person in people[1:] if person not in dead(slow, people))
    await slow.session.host_moves.automate(people[0].id, people.index(owner))
    spectator = slow.person("Divák")
    desk = await spectator.command("desk", slow.channel)
    refused = await owner.press(seen(desk), slow.press_id("grave:sure"), force=True)
    assert plain(text_of(refused)) == plain(CS("no-ghost-voice"))
    moderator.add_to_thread(thread, owner)
    await soon(slow, lambda: not owner.sees(thread))
    assert not slow.table.setup.ghosts
