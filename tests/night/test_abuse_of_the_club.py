"""Attempts to get more than one's share, and their outcome (CL-23)."""

import asyncio
import math
import re
from pathlib import Path

import pytest

from bot.app.client import FINISHED_GAMES, SEAT_OFFERS
from bot.presenting.texts import words_in
from bot.sandbox import Channel, Message, Person
from bot.sandbox.world.member_permissions import bits
from bot.store.evening_rows import EveningChange
from bot.store.migrating import migrations
from tests.night.club_evening import answer, call, caller, in_days, only, until_start, verb
from tests.night.evening import Evening, plain, seen
from tests.night.test_clicks import text_of
from tests.night.test_history import a_game
from tests.night.test_me import ended

CS = words_in("cs")


@pytest.mark.rule("CL-23.3")
async def test_an_unused_chair_is_freed_and_nobody_is_kept_away_for_it(evening: Evening) -> None:
    """CL-23.3: at the end of keep; the next yes of the same person is one like any other."""
    host, person = caller(evening), evening.person()
    await call(evening, host)
    await answer(evening, person, "yes")
    await until_start(evening, before=14 * 60)
    await evening.discord.until(lambda: evening.living("join"))
    assert [int(user) for user, _ in evening.table.setup.kept] == [person.id]
    await until_start(evening, before=-11 * 60)
    evening.registry.scheduler.wake(evening.table.id)
    await evening.eventually(lambda: evening.table.setup.kept == ())
    desk = seen(await host.command("evening desk", evening.channel))
    await host.press(desk, verb(evening, "cancel"))
    await host.press(desk, verb(evening, "do_cancel"))
    evening.pass_time(86_400)
    await evening.eventually(lambda: not evening.client.evening_scheduler.evenings)
    await call(evening, host)
    assert "je tvoje" in await answer(evening, person, "yes")


@pytest.mark.rule("CL-23.4", "CL-5.6")
async def test_friends_who_answer_at_once_do_not_push_out_a_person_owed_a_chair(evening: Evening) -> None:
    """CL-23.4: the owed come first, however late they answer; nobody who has a chair loses it for them."""
    host = caller(evening)
    friends, late = evening.crowd(7), evening.person()
    await call(evening, host, chairs=6)
    for person in (*friends[:6], late):
        await answer(evening, person, "yes")
    last = only(evening)
    async with asyncio.timeout(60):
        await evening.registry.store.evenings.change(last.row, owes(late, evening.now() + 30 * 86_400))
    await last.reload()
    await last.do(lambda one: over(evening))
    await evening.eventually(lambda: not evening.client.evening_scheduler.evenings)
    await call(evening, host, when=in_days(evening, 9), chairs=6)
    receipts = await asyncio.gather(*(answer(evening, person, "yes") for person in friends))
    assert sum("je tvoje" in text for text in receipts) == 5 and sum("náhradníky" in text for text in receipts) == 2
    assert "Dnes sedíš mezi prvními" in await answer(evening, late, "yes")
    seated = {row.user_id for row in only(evening).chairs().seated}
    assert late.id in seated and len(seated) == 6


def owes(person: Person, until: float) -> EveningChange:
    return EveningChange(owed=((person.id, until),))


def over(evening: Evening) -> EveningChange:
    return EveningChange(columns={"state": "over", "over_at": evening.now()})


@pytest.mark.rule("CL-23.5")
def test_nothing_is_collected_that_identifies_the_owner_of_an_account() -> None:
    """CL-23.5: no column holds an address, a device, or when an account was made."""
    schema = "\n".join(statement.lower() for migration in migrations() for statement in migration.statements)
    for word in (
        "email",
        "e_mail",
        "phone",
        "avatar",
        "device",
        "address",
        "fingerprint",
        "user_agent",
        "born",
        "birth",
        "account_created",
    ):
        assert word not in schema, word


@pytest.mark.rule("CL-23.6")
async def test_a_game_that_the_host_ends_gives_no_rating_and_no_points_and_says_why(evening: Evening) -> None:
    """CL-23.6: to save a rating by it helps nobody; the list says that the host's word ended it."""
    people = evening.crowd(6)
    table = await ended(evening, people)
    rows = await evening.registry.store.history.results(table)
    assert {row.points for row in rows} == {0} and all(row.rated for row in rows)
    listed = seen(await people[3].command("history", evening.channel))
    assert "přerušeno" in plain(listed.text)
    menu = "c1:club:nt.open:0.all.0.all"
    opened = plain(seen(await people[3].choose(listed, menu, table)).text)
    assert "Do síly se nepočítá: hru ukončil hostitel." in opened


@pytest.mark.rule("CL-23.8")
async def test_staff_may_do_without_ratings_and_standings(evening: Evening) -> None:
    """CL-23.8: with boards off there is no rating to push, no standing, no season and no badge; results stay for oneself."""
    await evening.prefer(board=False)
    crowd = await a_game(evening)
    store = evening.registry.store
    assert await store.honours.badges(evening.guild.id, [person.id for person in crowd]) == ()
    assert "síla" not in plain(seen(await crowd[0].command("stats", evening.channel)).text)
    assert "Hry: 1" in plain(seen(await crowd[0].command("stats", evening.channel)).text)
    assert text_of(await crowd[0].command("standings", evening.channel)) == plain(CS("no-board"))


@pytest.mark.rule("CL-23.10", "CL-19.6", "CL-19.7")
async def test_the_other_sees_no_difference_when_they_are_blocked_and_reported(tmp_path: Path) -> None:
    """CL-23.10: the same presses at two tables, one with a block and a report, say the same to the other and to the channel."""
    assert await what_the_other_sees(tmp_path / "a", blocked=True) == await what_the_other_sees(tmp_path / "b", blocked=False)


async def what_the_other_sees(folder: Path, *, blocked: bool) -> list[str]:
    async with Evening(folder) as evening:
        staff = evening.discord.create_channel(evening.guild, "moderace", overwrites={evening.guild: ((), ("view_channel",))})
        evening.discord.grant("view_channel", "send_messages", guild=evening.guild, channel=staff)
        await evening.prefer(staff_channel=str(staff.id))
        host, shy, other = evening.crowd(3)
        if blocked:
            await shy.command("me block", evening.channel, person=other)
            await shy.command("report", evening.channel, person=other, reason="insult", text="sprostě")
        lobby = await evening.open_table(host)
        await evening.seat([host])
        told = [text_of(await other.press(lobby, evening.press_id("join")))]
        asked = await shy.press(lobby, evening.press_id("join"))
        if blocked:
            await shy.press(seen(asked), f"{evening.press_id('join')}:sure")
        told.append(text_of(await other.press(lobby, evening.press_id("leave"))))
        told.append(text_of(await other.press(lobby, evening.press_id("join"))))
        told.append(text_of(await other.command("evening show", evening.channel)))
        await evening.discord.until(lambda: shy.name in lobby.text and other.name in lobby.text)
        told += [plain(one.text) for one in public(evening.channel)]
        return [re.sub("<t:[0-9]+:R>|<#[0-9]+>|`[0-9a-f]{8}…`|`[0-9a-f]{64}`", "", one) for one in told]


def public(channel: Channel) -> list[Message]:
    return [one for one in channel.messages.values() if one.only is None and not one.deleted]


@pytest.mark.rule("CL-23.11")
async def test_a_flood_of_reports_stops_at_three_and_reports_by_others_do_not(evening: Evening) -> None:
    """CL-23.11: three a day of one person; receipts look the same for every target; staff may ban a flooder."""
    staff = evening.discord.create_channel(evening.guild, "moderace", overwrites={evening.guild: ((), ("view_channel",))})
    evening.discord.grant("view_channel", "send_messages", guild=evening.guild, channel=staff)
    await evening.prefer(staff_channel=str(staff.id))
    flooding, calm, first, second = evening.crowd(4)
    receipts = [text_of(await flooding.command("report", evening.channel, person=one, reason="other")) for one in (first, second, first)]
    assert set(receipts) == {plain(CS("report-sent"))}
    assert text_of(await flooding.command("report", evening.channel, person=second, reason="other")) == plain(CS("report-enough"))
    assert text_of(await calm.command("report", evening.channel, person=second, reason="other")) == plain(CS("report-sent"))
    assert len(staff.messages) == 4
    evening.pass_time(86_401)
    assert text_of(await flooding.command("report", evening.channel, person=first, reason="other")) == plain(CS("report-sent"))


@pytest.mark.rule("CL-23.11")
async def test_nobody_has_finished_games_read_without_end(evening: Evening) -> None:
    """Course, record and picture are for a person some twenty times in ten minutes; others get theirs meanwhile."""
    greedy, calm, *_ = await a_game(evening)
    story = await evening.discord.until(lambda: evening.living("again"))
    with evening.time_stands():  # the refusal names a second, counted from the first reading
        for number in range(FINISHED_GAMES[0]):
            asked = greedy.press(story, evening.press_id(("log", "record", "proof")[number % 3]))
            assert "Zkus to znovu" not in text_of(await asked)
        later = f"<t:{math.ceil(evening.now() + FINISHED_GAMES[1])}:R>"
        for name in ("log", "record", "share", "replay", "proof"):
            assert text_of(await greedy.press(story, evening.press_id(name))) == plain(CS("too-often", when=later)), name
        for name in ("record", "story"):
            assert text_of(await greedy.command(f"game {name}", evening.channel)) == plain(CS("too-often", when=later)), name
        opened = seen(
            await greedy.choose(seen(await greedy.command("history", evening.channel)), "c1:club:nt.open:0.all.0.all", evening.table.id)
        )
        for name in ("record", "course", "replay"):
            refused = await greedy.press(opened, f"c1:{evening.table.id}:nt.{name}", force=True)
            assert text_of(refused) == plain(CS("too-often", when=later)), name
        assert len(seen(await calm.press(story, evening.press_id("share"))).attachments) == 1
    evening.pass_time(FINISHED_GAMES[1] + 1)
    assert len(seen(await greedy.press(story, evening.press_id("log"))).attachments) == 1


@pytest.mark.rule("CL-23.11")
async def test_offers_of_a_seat_ring_at_nobody_without_end(evening: Evening) -> None:
    """Each mentions a person: a host may make so many in ten minutes, by command and on the desk together."""
    people, stranger = evening.crowd(6), evening.person()
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    with evening.time_stands():  # the refusal names a second, counted from the first offer
        for number in range(SEAT_OFFERS[0]):
            receipt = text_of(await people[0].command("game replace", evening.channel, seat=str(number % 5 + 2), person=stranger))
            assert receipt == plain(CS("host-done-offer"))
        later = plain(CS("too-often", when=f"<t:{math.ceil(evening.now() + SEAT_OFFERS[1])}:R>"))
        assert text_of(await people[0].command("game replace", evening.channel, seat="2", person=stranger)) == later
        page = seen(await people[0].press(seen(await people[0].command("host", evening.channel)), evening.press_id("h.replace")))
        page = seen(await people[0].choose(page, evening.press_id("h.replace"), "seat:3"))
        assert text_of(await people[0].choose(page, evening.press_id("h.replace:3"), stranger)) == later
    evening.pass_time(SEAT_OFFERS[1] + 1)
    receipt = text_of(await people[0].command("game replace", evening.channel, seat="2", person=stranger))
    assert receipt == plain(CS("host-done-offer"))


@pytest.mark.rule("CL-23.11", "CL-19.1")
@pytest.mark.parametrize("by", ["command", "again", "nights"])
async def test_nobody_opens_a_table_where_they_may_not_write(evening: Evening, by: str) -> None:
    host, *_ = await a_game(evening)
    finished = evening.table.id
    story = await evening.discord.until(lambda: evening.living("again"))
    opened = seen(await host.choose(seen(await host.command("history", evening.channel)), "c1:club:nt.open:0.all.0.all", finished))
    evening.discord.guilds.overwrite(evening.channel, host.id, 1, 0, bits(["send_messages"]))
    if by == "command":
        refused = await host.command("game open", evening.channel, game="mafie")
    elif by == "again":
        refused = await host.press(story, f"c1:{finished}:again")
    else:
        refused = await host.press(opened, f"c1:{finished}:nt.again")
    assert text_of(refused) == plain(CS("no-post-here"))
    assert evening.registry.table_in(evening.channel.id) is None or evening.table.phase == "ended"
