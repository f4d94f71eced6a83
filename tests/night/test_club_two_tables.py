"""Several tables on one server (CL-21)."""

import re
from typing import Any

import pytest

from bot.presenting.standing import gone
from tests.night.evening import Evening, plain, seen
from tests.night.players import play


@pytest.mark.rule("CL-21.2")
async def test_who_plays_takes_no_chair_at_another_table(evening: Evening) -> None:
    people = evening.crowd(6)
    await evening.lay(people[0])
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


@pytest.mark.rule("CL-21.2")
async def test_the_book_of_the_dead_closes_for_who_sits_down_elsewhere(evening: Evening) -> None:
    """CL-21.2: who is out may take a chair at another table, and reads no more of this night than everybody; getting up opens it."""
    people = evening.crowd(10)  # so many that the first who is out ends no game
    await evening.lay(people[0])
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
    await evening.lay(people[0])
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
