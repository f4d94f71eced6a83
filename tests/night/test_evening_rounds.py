"""The draw at the door, the next game, too few people: an open evening, lived through (CL-8.9, 9)."""

import asyncio
from collections.abc import Callable

import pytest

from bot.evenings.lobbies.door import Door
from bot.evenings.moves.drawing import present_people
from bot.sandbox import Channel, Message, Person
from bot.store import StoreUnreachable
from bot.tables.refusal import Refused
from bot.tables.table_session import TableSession
from tests.night.club_evening import (
    all_come,
    at_desk,
    at_the_lobby,
    call,
    caller,
    desk_of,
    invitation,
    only,
    shown,
    until_start,
    verb,
    whispers,
)
from tests.night.evening import Evening, plain, seen
from tests.night.striking import look_again
from tests.night.test_evening_guests import ban, leave_unseen

GAME = "zbojnici"
SEEN = {"cs": "Vidím tě", "en": "I see you"}


async def with_channels(evening: Evening, count: int) -> list[Channel]:
    """Let the server have so many channels for tables; return them."""
    channels = [evening.channel, *(evening.discord.create_channel(evening.guild, f"stul-{n}") for n in range(2, count + 1))]
    await evening.prefer(table_channels=[str(channel.id) for channel in channels])
    await asyncio.sleep(0.1)
    return channels


async def called_to_two_tables(evening: Evening, count: int) -> tuple[Person, list[Person]]:
    """Call an evening with two channels, to which so many people come; return its host and them."""
    await with_channels(evening, 2)
    host = caller(evening)
    people = evening.crowd(count)
    await call(evening, host, game=GAME)
    await all_come(evening, people)
    return host, people


async def at_the_door(evening: Evening, people: list[Person]) -> Message:
    await until_start(evening, before=10 * 60)
    await evening.eventually(lambda: only(evening).row.state == "open")
    message = await evening.discord.until(lambda: evening.living("ev.here"))
    for person in people:
        assert SEEN[evening.language] in plain(seen(await person.press(message, verb(evening, "here"))).text)
    return message


def sessions(evening: Evening) -> list[TableSession]:
    return evening.client.evening_scheduler.lobby_opening(only(evening)).alive


DRAWN = [
    ("cs", "nepočítám s tebou", ("Rozsazeno", "U lampy", "U okna"), "Stůl je prostřený"),
    ("en", "won’t expect you", ("Seated", "By the lamp", "By the window"), "The table is set"),
]


@pytest.mark.rule("CL-9.2", "CL-9.3", "CL-9.6", "CL-9.7", "CL-1.9")
@pytest.mark.parametrize(("evening", "left", "drawn", "loaded"), DRAWN, indirect=["evening"], ids=["cs", "en"])
async def test_those_at_the_door_are_drawn_to_two_tables(evening: Evening, left: str, drawn: tuple[str, ...], loaded: str) -> None:
    """CL-9.2: no table opens before the draw; CL-9.3: sizes differ by one at most; CL-9.7: names of the tables."""
    _, people = await called_to_two_tables(evening, 9)
    walk_in = evening.person()
    door = await at_the_door(evening, [*people, walk_in])
    await evening.discord.until(lambda: "10" in plain((invitation(evening) or door).text))
    assert not sessions(evening)
    assert left in plain(seen(await people[8].press(door, verb(evening, "away"))).text)
    await until_start(evening, before=-10 * 60)
    await evening.eventually(lambda: len(sessions(evening)) == 2)
    line = await evening.discord.until(lambda: next((one for one in shown(evening) if drawn[0] in one.text), None))
    assert all(said in plain(line.text) for said in drawn)
    assert all(f"<@{person.id}>" in line.text for person in (*people[:8], walk_in))
    assert f"<@{people[8].id}>" not in line.text
    sizes = sorted(len(session.table.setup.kept) for session in sessions(evening))
    assert sizes == [4, 5]
    assert {row.place for row in only(evening).saved.tables} == {"lamp", "window"}
    assert not any(loaded in one.text for one in shown(evening)), "the message of the draw calls everybody"
    assert len([one for one in shown(evening) if drawn[0] in one.text]) == 1


@pytest.mark.rule("CL-9.2", "CL-22.18")
async def test_a_door_at_which_nobody_stands_becomes_one_table(evening: Evening) -> None:
    """CL-22.18: a draw that cannot be made is one table."""
    _, people = await called_to_two_tables(evening, 9)
    await at_the_door(evening, people[:1])
    await until_start(evening, before=-10 * 60)
    await evening.eventually(lambda: len(sessions(evening)) == 1)
    assert [user for user, _ in sessions(evening)[0].table.setup.kept] == [str(people[0].id)]
    assert not only(evening).message_state.door


@pytest.mark.rule("CL-9.3", "CL-10.4", "CL-5.5")
async def test_walk_ins_without_a_chair_are_told(evening: Evening) -> None:
    """CL-9.3: left out are walk-ins first."""
    host, people = await called_to_two_tables(evening, 12)
    late = evening.person()
    await at_the_door(evening, [late, *people])
    desk = await desk_of(evening, host)
    await host.press(desk, verb(evening, "draw"))
    assert not sessions(evening), "it is asked first"
    await host.press(desk, verb(evening, "do_draw"))
    await evening.eventually(lambda: len(sessions(evening)) == 2)
    assert only(evening).message_state.left_out == (str(late.id),)
    assert [session.table.setup.queue for session in sessions(evening)] == [(), (str(late.id),)], "they wait at the last table"
    line = await evening.discord.until(lambda: next((one for one in shown(evening) if "Rozsazeno" in one.text), None))
    assert "Židle nezbyla" in plain(line.text)


@pytest.mark.rule("CL-9.6")
async def test_the_host_exchanges_two_people_before_the_deal(evening: Evening) -> None:
    host, _, (first, second) = await two_tables(evening)
    one, other = int(first.table.setup.kept[0][0]), int(second.table.setup.kept[0][0])
    await first.lobby_moves.sit(one, "first")
    desk = await at_desk(evening, host, "swap")
    await host.choose(desk, verb(evening, "pick", "swap"), str(one))
    await host.choose(desk, verb(evening, "pick", f"swap={one}"), str(other))
    await evening.eventually(lambda: not only(evening).message_state.swap)
    assert first.table.seat_of(one) is None
    assert str(other) in [user for user, _ in first.table.setup.kept]
    assert str(one) in [user for user, _ in second.table.setup.kept]


@pytest.mark.rule("CL-8.9")
async def test_too_few_may_play_another_game(evening: Evening) -> None:
    """CL-8.9: one line says it, the host's desk offers what fits; nothing is done by itself."""
    host = caller(evening)
    people = evening.crowd(4)
    await call(evening, host, chairs=6)
    await all_come(evening, people)
    lobby = await at_the_lobby(evening)
    for person in people:
        await person.press(lobby, evening.press_id("join"))
    old = evening.table.id
    await until_start(evening, before=-11 * 60)
    look_again(evening, evening.session)
    await evening.discord.until(lambda: next((one for one in shown(evening) if "Sedí 4 lidé, potřeba je aspoň 6" in plain(one.text)), None))
    await evening.discord.until(lambda: any("u stolu sedí 4" in text for text in whispers(host)))
    desk = await desk_of(evening, host)
    assert {"ev.other", "ev.machines"} <= {str(button.get("custom_id", "")).split(":")[2] for button in desk.buttons}
    await host.press(desk, verb(evening, "other"))
    await host.choose(desk, verb(evening, "pick", "other"), GAME)
    await evening.eventually(lambda: evening.table.game == GAME)
    assert evening.table.id != old
    assert {int(user) for user, _ in evening.table.setup.kept} == {person.id for person in people}
    assert [row.round for row in only(evening).saved.tables] == [1, 2]


@pytest.mark.rule("CL-8.9", "CL-22.4")
@pytest.mark.parametrize("failing", ["closing", "opening"])
async def test_the_other_game_of_too_few_opens_although_the_store_failed_meanwhile(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    host, people = caller(evening), evening.crowd(4)
    await call(evening, host, chairs=6)
    await all_come(evening, people)
    lobby = await at_the_lobby(evening)
    for person in people:
        await person.press(lobby, evening.press_id("join"))
    await until_start(evening, before=-11 * 60)
    look_again(evening, evening.session)
    await evening.discord.until(lambda: any("u stolu sedí 4" in text for text in whispers(host)))
    desk = await at_desk(evening, host, "other")
    old, failed = evening.table.id, list[object]()

    async def fail(*row: object, **_more: object) -> None:
        failed.append(row)
        raise Refused("no-store") if failing == "closing" else StoreUnreachable("there", "no route")

    with monkeypatch.context() as outage:
        if failing == "closing":
            outage.setattr(evening.session.lobby_moves, "cancel", fail)
        else:
            outage.setattr(evening.registry.store, "create_table", fail)
        await host.choose(desk, verb(evening, "pick", "other"), GAME)
        await evening.eventually(lambda: bool(failed))
    await evening.eventually(lambda: [session.table.game for session in sessions(evening)] == [GAME])
    assert evening.table.id != old
    assert {int(user) for user, _ in evening.table.setup.kept} == {person.id for person in people}
    line = await evening.discord.until(lambda: next((one for one in shown(evening) if f"<@{people[0].id}>" in one.text), None))
    assert "Stůl je prostřený" in plain(line.text), "it stands in the same channel"


@pytest.mark.rule("CL-8.9")
async def test_too_few_may_be_joined_by_machines(evening: Evening) -> None:
    host = caller(evening)
    people = evening.crowd(2)
    await call(evening, host, chairs=6)
    lobby = await at_the_lobby(evening)
    for person in people:
        await person.press(lobby, evening.press_id("join"))
    await until_start(evening, before=-11 * 60)
    look_again(evening, evening.session)
    await evening.eventually(lambda: only(evening).message_state.offers)
    desk = await desk_of(evening, host)
    told = seen(await host.press(desk, verb(evening, "machines")))
    assert "Přisedly 4 automaty" in plain(told.text)
    assert len(evening.table.seats) == 6


async def looking(evening: Evening, session: TableSession, check: Callable[[], object]) -> None:
    """Let the scheduler look at a table until ``check`` holds: the clock of the tests jumps without a signal to the tables."""

    def looked() -> object:
        look_again(evening, session)
        return check()

    await evening.eventually(looked)


def phase_of(session: TableSession) -> str:
    return session.table.phase


async def two_tables(evening: Evening) -> tuple[Person, list[Person], list[TableSession]]:
    """Draw nine people to two tables; return host, people and the sessions."""
    host, people = await called_to_two_tables(evening, 9)
    await at_the_door(evening, people)
    await until_start(evening, before=-10 * 60)
    await evening.eventually(lambda: len(sessions(evening)) == 2)
    return host, people, sessions(evening)


async def deal(evening: Evening, host: Person, session: TableSession) -> None:
    """Let everybody with a kept chair there sit down, and deal."""
    for user, name in session.table.setup.kept:
        await session.lobby_moves.sit(int(user), name)
    await session.lobby_moves.start(host.id)
    await evening.eventually(lambda: session.table.phase == "running")


@pytest.mark.rule("CL-9.8", "CL-22.19")
async def test_chairs_of_the_next_lobby_wait_for_people_still_playing(evening: Evening) -> None:
    """CL-22.19: nobody is moved; kept chairs wait as long as their people play, and five minutes longer."""
    host, people, (first, second) = await two_tables(evening)
    await deal(evening, host, first)
    playing = {seat.user_id for seat in first.table.seats}
    await second.lobby_moves.cancel(host.id)
    desk = await desk_of(evening, host)
    page = seen(await host.press(desk, verb(evening, "next")))
    await host.choose(page, verb(evening, "pick", "next"), GAME)
    lobby = await evening.eventually(lambda: next((session for session in sessions(evening) if session.table.phase == "lobby"), None))
    kept = [int(user) for user, _ in lobby.table.setup.kept]
    waited = [person.id for person in people if person.id not in playing]
    assert set(kept[: len(waited)]) == set(waited), "who plays elsewhere comes last"
    still = set(kept) & playing
    assert still
    evening.ahead += 301
    await looking(evening, lobby, lambda: {int(user) for user, _ in lobby.table.setup.kept} == still)
    await first.host_moves.end(host.id)
    await looking(evening, first, lambda: first.table.phase == "ended")
    until = lobby.table.setup.kept_until
    evening.ahead += 301
    await looking(evening, lobby, lambda: lobby.table.setup.kept_until != until)
    assert {int(user) for user, _ in lobby.table.setup.kept} == still, "five minutes longer"
    evening.ahead += 301
    await looking(evening, lobby, lambda: not lobby.table.setup.kept)


async def two_tables_without_two(evening: Evening) -> tuple[Person, list[TableSession], set[int], set[int]]:
    """Draw nine people to two tables, where a walk-in sits down; the walk-in is banned, and one of the nine leaves unseen.

    Return the host, the sessions, the people who may still sit there, and the two.
    """
    host, people, tables = await two_tables(evening)
    walk_in = evening.person()
    await tables[0].lobby_moves.sit(walk_in.id, walk_in.name)
    await evening.eventually(lambda: walk_in.id in present_people(only(evening)))
    await ban(evening, walk_in)
    leave_unseen(evening, people[2])
    gone = {walk_in.id, people[2].id}
    return host, tables, {person.id for person in people} - gone, gone


@pytest.mark.rule("CL-5.8", "CL-9.9")
async def test_banned_and_departed_people_are_not_drawn(evening: Evening) -> None:
    host, tables, stayed, gone = await two_tables_without_two(evening)
    await at_desk(evening, host, "draw", "do_draw")
    await evening.eventually(lambda: len(sessions(evening)) == 2 and not set(tables) & set(sessions(evening)))
    drawn = {int(user) for table in only(evening).message_state.drawn for user, _ in table.people}
    assert (drawn, drawn & gone) == (stayed, set())
    line = await evening.discord.until(lambda: [one for one in shown(evening) if "Rozsazeno" in one.text][1:])
    assert not any(f"<@{user}>" in line[-1].text for user in gone)


@pytest.mark.rule("CL-5.8", "CL-9.8")
async def test_banned_and_departed_people_take_no_chair_of_the_next_game(evening: Evening) -> None:
    host, tables, stayed, _ = await two_tables_without_two(evening)
    await tables[1].lobby_moves.cancel(host.id)
    page = seen(await host.press(await desk_of(evening, host), verb(evening, "next")))
    await host.choose(page, verb(evening, "pick", "next"), GAME)
    lobby = await evening.eventually(lambda: next((one for one in sessions(evening) if one not in tables), None))
    kept = [int(user) for user, _ in lobby.table.setup.kept]
    assert len(kept) == 6 and set(kept) <= stayed


@pytest.mark.rule("CL-9.9")
async def test_everybody_is_drawn_anew_only_when_no_game_runs(evening: Evening) -> None:
    """CL-9.9: by the host, confirmed."""
    host, _, (first, second) = await two_tables(evening)
    await deal(evening, host, first)
    desk = await desk_of(evening, host)
    assert "ev.draw" not in {str(button.get("custom_id", "")).split(":")[2] for button in desk.buttons}
    refused = seen(await host.press(desk, verb(evening, "do_draw"), force=True))
    assert "Ještě se hraje" in plain(refused.text)
    assert second.table.phase == "lobby"
    await first.host_moves.end(host.id)
    await looking(evening, first, lambda: first.table.phase == "ended")
    await at_desk(evening, host, "draw", "do_draw")
    await evening.eventually(lambda: len(sessions(evening)) == 2 and second not in sessions(evening))
    assert second not in evening.registry.sessions.values() or phase_of(second) == "cancelled"
    assert sorted(len(session.table.setup.kept) for session in sessions(evening)) == [4, 5]
    assert max(row.round for row in only(evening).saved.tables) == 2


@pytest.mark.rule("CL-9.9", "CL-22.18")
async def test_where_nobody_sits_a_draw_leaves_the_lobby_and_its_chairs(evening: Evening) -> None:
    await with_channels(evening, 2)
    host, people = caller(evening), evening.crowd(4)
    await call(evening, host, game=GAME)
    await all_come(evening, people)
    await at_the_lobby(evening)
    (lobby,) = sessions(evening)
    desk = await at_desk(evening, host, "draw")
    refused = seen(await host.press(desk, verb(evening, "do_draw")))
    assert "není koho losovat" in plain(refused.text)
    assert sessions(evening) == [lobby] and len(lobby.table.setup.kept) == 4


@pytest.mark.rule("CL-9.6", "CL-9.9")
async def test_of_two_draws_at_once_one_counts(evening: Evening) -> None:
    _, people = await called_to_two_tables(evening, 9)
    await at_the_door(evening, people)
    doors = [Door(only(evening), evening.registry) for _ in range(2)]
    game = only(evening).plan.games[0]
    done = await asyncio.gather(*(door.draw(game) for door in doors), return_exceptions=True)
    assert [type(one) for one in done] == [type(None), Refused]
    await evening.eventually(lambda: len(sessions(evening)) == 2)
    await evening.discord.until(lambda: any("Rozsazeno" in one.text for one in shown(evening)))
    await asyncio.sleep(60)
    assert len(sessions(evening)) == 2 and len([one for one in shown(evening) if "Rozsazeno" in one.text]) == 1


@pytest.mark.rule("CL-9.8")
async def test_a_table_that_the_host_opens_by_command_counts_to_the_evening(evening: Evening) -> None:
    """CL-9.8: opened by the host in a channel of the evening; one that somebody else opens does not count."""
    host = caller(evening)
    await call(evening, host, chairs=6)
    await at_the_lobby(evening)
    first = evening.session
    await first.lobby_moves.cancel(host.id)
    other = evening.person()
    await other.command("game open", evening.channel, game=GAME)
    stranger = await evening.eventually(lambda: evening.session if evening.session is not first else None)
    assert not stranger.table.setup.evening
    await stranger.lobby_moves.cancel(other.id)
    await host.command("game open", evening.channel, game=GAME)
    await evening.eventually(lambda: len(only(evening).saved.tables) == 2)
    assert evening.table.setup.evening == only(evening).id
    assert sum("Stůl je prostřený:" in one.text for one in shown(evening)) == 1, "nobody is called again"
