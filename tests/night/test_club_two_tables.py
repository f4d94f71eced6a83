"""Several tables on one server (CL-21)."""

import asyncio
import re
from typing import Any

import pytest

from bot.presenting.standing import gone
from bot.presenting.texts import words_in
from bot.sandbox import Channel, Message, Person
from bot.tables.table_session import TableSession
from tests.night.evening import Evening, plain, seen
from tests.night.players import play
from tests.night.test_clicks import text_of

CS = words_in("cs")


@pytest.mark.rule("CL-21.2")
async def test_a_player_takes_no_chair_at_another_table(evening: Evening) -> None:
    people = evening.crowd(6)
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    other = evening.discord.create_channel(evening.guild, "mafie-2")
    stranger = evening.person()
    await stranger.command("game open", other, game="zbojnici")
    lobby = await evening.discord.until(
        lambda: next((one for one in other.messages.values() if any(":join" in str(b.get("custom_id")) for b in one.buttons)), None)
    )
    join = next(str(button["custom_id"]) for button in lobby.buttons if str(button["custom_id"]).endswith(":join"))
    told = seen(await people[1].press(lobby, join))
    assert "Hraješ jinde" in plain(told.text) and f"<#{evening.channel.id}>" in told.text
    taken = seen(await stranger.press(lobby, join))
    assert "Židle 1 je tvoje" in plain(taken.text)


async def lobby_in(evening: Evening, channel: Channel, host: Person, game: str = "zbojnici") -> tuple[Message, str]:
    """Open a lobby in a channel; return its message and the id of its table."""
    await host.command("game open", channel, game=game)
    lobby: Message = await evening.discord.until(
        lambda: next((one for one in channel.messages.values() if any(":join" in str(b.get("custom_id")) for b in one.buttons)), None)
    )
    table = next(str(button["custom_id"]) for button in lobby.buttons if str(button["custom_id"]).endswith(":join")).split(":")[1]
    return lobby, table


async def dealt_in(evening: Evening, channel: Channel, host: Person) -> None:
    """Have the host of a lobby deal."""
    await host.command("game start", channel)
    await evening.eventually(lambda: (table := evening.registry.table_in(channel.id)) is not None and table.phase == "running")


async def two_lobbies(evening: Evening, people: list[Person]) -> tuple[Channel, Message, TableSession]:
    """Seat the people in two lobbies; return the channel, message and session of the second, whose host is somebody else."""
    await evening.open_table(people[0])
    await evening.seat(people)
    other = evening.discord.create_channel(evening.guild, "mafie-2")
    lobby, table = await lobby_in(evening, other, evening.person("Cizí"))
    session = evening.registry.loaded(table)
    assert session is not None
    for person in people:
        await person.press(lobby, f"c1:{table}:join")
    return other, lobby, session


@pytest.mark.rule("CL-21.2")
async def test_nobody_is_dealt_a_second_game(evening: Evening) -> None:
    """CL-21.2: the same six people sit in two lobbies; the host of the second hears who still plays."""
    people = evening.crowd(6)
    other, _, second = await two_lobbies(evening, people)
    await evening.deal(people[0])
    told = text_of(await evening.people[-1].command("game start", other))
    assert told == plain(CS("no-deal-playing", name=f"**{people[0].name}**")) and second.table.phase == "lobby"


@pytest.mark.rule("CL-21.2")
async def test_a_lobby_deals_by_itself_when_its_people_have_played_to_the_end_elsewhere(evening: Evening) -> None:
    people = evening.crowd(6)
    _, lobby, second = await two_lobbies(evening, people)
    first = evening.registry.table_in(evening.channel.id)
    assert first is not None
    await evening.deal(people[0])
    for person in people:
        await person.press(lobby, f"c1:{second.table.id}:ready")
    evening.pass_time(60)
    evening.registry.scheduler.wake(second.table.id)
    await asyncio.sleep(0.3)
    assert second.table.phase == "lobby"
    session = evening.registry.loaded(first.id)
    assert session is not None
    await session.host_moves.end(people[0].id)
    await evening.eventually(lambda: first.phase not in ("running", "paused"))
    evening.pass_time(60)
    evening.registry.scheduler.wake(second.table.id)
    await evening.eventually(lambda: second.table.phase == "running")


@pytest.mark.rule("CL-21.2")
async def test_a_seat_of_a_running_game_is_no_second_one(evening: Evening) -> None:
    """CL-21.2: neither an offered seat nor the own one that an automated player keeps."""
    people, others = evening.crowd(6), evening.crowd(6)
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    first = evening.registry.session_in(evening.channel.id)
    assert first is not None
    await first.host_moves.automate(people[0].id, 5)
    other = evening.discord.create_channel(evening.guild, "mafie-2")
    lobby, table = await lobby_in(evening, other, others[0])
    for person in (*others[:5], people[5]):
        await person.press(lobby, f"c1:{table}:join")
    await dealt_in(evening, other, others[0])
    board = await evening.discord.until(lambda: evening.living("desk"))
    told = text_of(await people[5].press(board, f"c1:{first.table.id}:takeback", force=True))
    assert told == plain(CS("no-two-tables", table=f"<#{other.id}>"))
    await people[0].command("game replace", evening.channel, seat="4", person=others[1])
    offer = await evening.discord.until(lambda: evening.living("accept"))
    assert text_of(await others[1].press(offer, f"c1:{first.table.id}:accept:3")) == plain(CS("no-two-tables", table=f"<#{other.id}>"))


@pytest.mark.rule("CL-21.2")
async def test_the_book_of_the_dead_closes_for_a_reader_who_sits_down_elsewhere(evening: Evening) -> None:
    """CL-21.2: who is out may take a chair at another table, and reads no more of this night than everybody; getting up opens it."""
    people = evening.crowd(10)  # so many that the first who is out ends no game
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    table = evening.table
    await play(evening, people, until=lambda: out_of(table))
    seat = min(out_of(table))
    lost = people[seat]
    await evening.discord.until(lambda: any("Kniha záhrobí" in plain(one.text) for one in lost.messages(lost.open_dm())))
    book = next(one for one in lost.messages(lost.open_dm()) if "Kniha záhrobí" in plain(one.text))
    other = evening.discord.create_channel(evening.guild, "druhý")
    stranger = evening.person()
    await stranger.command("game open", other, game="zbojnici")
    lobby = await evening.discord.until(lambda: next((one for one in other.messages.values() if one.buttons), None))
    join = next(str(button["custom_id"]) for button in lobby.buttons if str(button["custom_id"]).endswith(":join"))
    assert "je tvoje" in plain(seen(await lost.press(lobby, join)).text)
    await evening.discord.until(lambda: "Kniha záhrobí" not in plain(book.text))
    scene = table.scene_of(seat)
    assert scene.view(seat) == scene.public, "no page of this table knows more"
    desk = seen(await lost.press(await evening.discord.until(lambda: evening.living("desk")), f"c1:{table.id}:desk"))
    assert "Kniha záhrobí" not in plain(desk.text)
    await lost.press(lobby, join.replace(":join", ":leave"))
    await evening.discord.until(lambda: "Kniha záhrobí" in plain(book.text))


def out_of(table: Any) -> frozenset[int]:
    return gone(table.course.public(table.now()))


@pytest.mark.rule("CL-21.3")
async def test_a_command_that_may_mean_two_tables_asks_which(evening: Evening) -> None:
    """CL-21.3: the table of the channel, else the own one; with games on two servers ``/desk`` asks in private, by game and channel."""
    people = evening.crowd(6)
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    one = people[1]
    lone = evening.discord.create_channel(evening.guild, "kuchyň")
    elsewhere, here = [plain(seen(await one.command("desk", place)).text).splitlines()[0] for place in (lone, evening.channel)]
    assert elsewhere == here and "Který stůl?" not in elsewhere
    other = evening.discord.create_guild("Jinde", locale="cs")
    hall = evening.discord.create_channel(other, "sál")
    crowd = [one, *(evening.discord.create_person(f"Host {n}", guild=other, locale="cs") for n in range(5))]
    one.join(other)
    await crowd[1].command("game open", hall, game="mafie")
    lobby = await evening.discord.until(lambda: next((post for post in hall.messages.values() if post.buttons), None))
    join = next(str(button["custom_id"]) for button in lobby.buttons if str(button["custom_id"]).endswith(":join"))
    for person in crowd:
        await person.press(lobby, join)
    await crowd[1].command("game start", hall)
    second = evening.registry.table_in(hall.id)
    assert second is not None
    await evening.eventually(lambda: second.phase == "running")
    assert "Který stůl?" not in plain(seen(await one.command("desk", hall)).text), "the table of the channel is meant"
    asked = seen(await one.command("desk", one.open_dm()))
    assert plain(asked.text).startswith("Který stůl?")
    assert {f"<#{evening.channel.id}>", f"<#{hall.id}>"} <= set(re.findall("<#[0-9]+>", asked.text))
    assert [button["label"] for button in asked.buttons] == ["Mafie #sál", "Mafie #mafie"]
    opened = seen(await one.press(asked, f"c1:{second.id}:desk"))
    assert "Který stůl?" not in plain(opened.text)
