"""Order on a server: table-bans and reports (CL-19.4, 19.7, 19.8)."""

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Channel, Message, NotPossible, Person
from bot.store import BanRow
from tests.night.evening import Evening, plain, seen
from tests.night.places import LONG
from tests.night.test_clicks import text_of

CS = words_in("cs")


def public(channel: Channel) -> list[str]:
    """Return what the messages say that everybody sees."""
    return [message.text for message in channel.messages.values() if message.only is None]


@pytest.fixture
def moderator(evening: Evening) -> Person:
    return evening.discord.create_person("Moderátor", guild=evening.guild, locale="cs", permissions=("moderate_members",))


@pytest.mark.rule("CL-19.4")
@pytest.mark.parametrize("locale", ["cs", "en-GB"])
async def test_a_banned_person_has_no_chair_and_no_table(evening: Evening, moderator: Person, locale: str) -> None:
    """CL-19.4: one neutral sentence, in private; the chair in a lobby falls free; lifted the same way."""
    words = words_in("cs" if locale == "cs" else "en")
    host, banned = evening.person(), evening.person()
    banned.user.locale = moderator.user.locale = locale
    lobby = await evening.open_table(host)
    await evening.seat([banned])
    before = len(public(evening.channel))
    said = text_of(await moderator.command("tableban add", evening.channel, person=banned, days=3, reason="křičí *moc*"))
    assert said.startswith(f"<@{banned.id}>") and "<t:" in said
    assert evening.table.seat_of(banned.id) is None
    assert text_of(await banned.press(lobby, evening.press_id("join"))) == plain(words("no-ban"))
    other = evening.discord.create_channel(evening.guild, "jinde")
    assert text_of(await banned.command("game open", other, game="mafie")) == plain(words("no-ban"))
    assert len(public(evening.channel)) == before, "nobody else is told"
    listed = text_of(await moderator.command("tableban list", evening.channel))
    assert f"<@{banned.id}>" in listed and "křičí \\*moc\\*" in listed
    assert text_of(await moderator.command("tableban lift", evening.channel, person=banned)) == plain(
        words("ban-lifted", who=f"<@{banned.id}>")
    )
    await evening.seat([banned])
    assert evening.table.seat_of(banned.id) == 0
    assert text_of(await moderator.command("tableban list", evening.channel)) == plain(words("ban-none"))


@pytest.mark.rule("CL-19.4")
async def test_a_list_of_bans_that_is_too_long_says_how_many_it_leaves_out(evening: Evening, moderator: Person) -> None:
    for number in range(20):
        ban = BanRow(guild_id=evening.guild.id, user_id=10**18 + number, until=None, reason="r" * 200, given_by=moderator.id)
        await evening.registry.store.members.ban(ban)
    lines = text_of(await moderator.command("tableban list", evening.channel)).splitlines()
    assert all(line.endswith("r" * 200) for line in lines[:-1])
    assert lines[-1] == plain(CS("ban-more", n=20 - len(lines[:-1])))


@pytest.mark.rule("CL-19.4")
async def test_a_ban_ends_by_itself_and_leaves_a_running_seat(evening: Evening, moderator: Person) -> None:
    """CL-19.4: a running seat stays until the host acts; only who moderates members bans, and nobody themselves."""
    people = evening.crowd(6)
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    await moderator.command("tableban add", evening.channel, person=people[2], days=1)
    assert evening.table.seat_of(people[2].id) == 2
    members, now = evening.registry.store.members, evening.registry.now()
    assert await members.is_banned(evening.guild.id, people[2].id, now + 86_000)
    assert not await members.is_banned(evening.guild.id, people[2].id, now + 87_000)
    assert text_of(await moderator.command("tableban add", evening.channel, person=moderator)) == plain(CS("ban-nobody"))
    with pytest.raises(NotPossible):
        await people[0].command("tableban add", evening.channel, person=people[3])


def last(channel: Channel) -> Message:
    return channel.messages[max(channel.messages)]


@pytest.mark.rule("CL-19.7")
@pytest.mark.parametrize("locale", ["cs", "en-GB"])
async def test_a_report_is_one_message_to_the_staff(evening: Evening, locale: str) -> None:
    """CL-19.7: reporter, reported person, reason, table, time; no seat and no token; a receipt for the reporter; three a day."""
    words = words_in("cs" if locale == "cs" else "en")
    staff = evening.discord.create_channel(evening.guild, "moderace", overwrites={evening.guild: ((), ("view_channel",))})
    evening.discord.grant("view_channel", "send_messages", guild=evening.guild, channel=staff)
    await evening.prefer(staff_channel=str(staff.id), clocks={"night": LONG})
    people = evening.crowd(6)
    people[1].user.locale = locale
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    await evening.discord.until(lambda: [one for one in public(evening.channel) if f"<@{people[1].id}>" in one])  # the deal calls everybody
    before = public(evening.channel)
    outcome = await people[1].command(
        "report", evening.channel, person=people[2], reason="cheating", text="kouká\n**přes** rameno @everyone"
    )
    assert text_of(outcome) == plain(words("report-sent"))
    message = last(staff)
    assert f"<@{people[1].id}>" in message.text and f"<@{people[2].id}>" in message.text and f"<#{evening.channel.id}>" in message.text
    assert plain(CS("report-cheating")) in plain(message.text) and "\\*\\*přes\\*\\*" in message.text
    assert not message.wire["mentions"] and not message.wire["mention_everyone"]
    desk = seen(await people[1].press(await evening.discord.until(lambda: evening.living("desk")), evening.press_id("desk")))
    await people[1].press(desk, evening.press_id("more"))
    modal = (await people[1].press(desk, evening.press_id("report"))).modal
    assert text_of(await people[1].submit(modal, person=people[3], reason="insult", text="sprostě")) == plain(words("report-sent"))
    assert f"<@{people[3].id}>" in last(staff).text and "sprostě" in last(staff).text
    await people[1].command("report", evening.channel, person=people[4], reason="other")
    assert text_of(await people[1].command("report", evening.channel, person=people[4], reason="other")) == plain(words("report-enough"))
    assert len(staff.messages) == 3
    since = [text for text in public(evening.channel) if text not in before]
    assert all(f"<@{one.id}>" not in text and "sprostě" not in text for text in since for one in people[1:5]), "nobody else learns of it"


@pytest.mark.rule("CL-19.8")
async def test_without_a_place_for_reports_nothing_pretends_to_be_sent(evening: Evening) -> None:
    """CL-19.8: no channel set, or closed to the bot since."""
    ada, other = evening.person(), evening.person()
    none = plain(CS("report-none"))
    assert text_of(await ada.command("report", evening.channel, person=other, reason="other")) == none
    staff = evening.discord.create_channel(evening.guild, "moderace")
    await evening.prefer(staff_channel=str(staff.id))
    evening.discord.withdraw("send_messages", guild=evening.guild, channel=staff)
    for _ in range(4):
        assert text_of(await ada.command("report", evening.channel, person=other, reason="other")) == none
    assert text_of(await ada.command("report", evening.channel, person=ada, reason="other")) == plain(CS("report-nobody"))
