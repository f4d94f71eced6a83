"""The bot as a person's guest, by their own installation: on a server that it isn't on, and in a chat of people (NT-7)."""

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Channel, Person
from tests.night.evening import Evening, plain, seen
from tests.night.learner import Learner
from tests.night.test_clicks import text_of
from tests.night.test_me import file_of, left_in_files
from tests.night.test_practice import goes_through

pytestmark = pytest.mark.rule("NT-7")

CS = words_in("cs")

everywhere = pytest.mark.parametrize("where", ["server", "chat"])


class Visit:
    """A person who has installed the bot, in a place where it is not, with somebody else. ``asked``: paths of the bot's requests."""

    def __init__(self, evening: Evening, where: str) -> None:
        discord = evening.discord
        self.evening = evening
        self.server = discord.create_guild("Elsewhere", locale="de", bot=False)
        self.guest = discord.create_person("Bětka", guild=self.server, locale="cs")
        self.other = discord.create_person("Other", guild=self.server, locale="cs")
        self.place: Channel = self.server.channel("general") if where == "server" else discord.create_group("Trip", self.guest, self.other)
        self.guest.install()
        self.asked: list[str] = []
        discord.watchers.append(lambda exchange: self.asked.append(exchange.path))

    async def says(self, button: str, *, by: Person | None = None) -> str:
        """Press a button of the newest message, also one that is not there, and return the answer."""
        who = by or self.guest
        message = who.latest(self.place)
        assert message is not None
        return text_of(await who.press(message, button, force=True))

    async def leaves_no_trace(self) -> None:
        """Look whether nobody else has seen anything, nothing was asked of the place, and nothing is kept of it."""
        assert all(message.only == self.guest.id for message in self.place.messages.values()) and self.other.messages(self.place) == []
        places = (str(self.place.id), str(self.server.id))
        assert [path for path in self.asked if any(place in path.split("/") for place in places)] == []
        store = self.evening.registry.store
        assert await store.guild_settings(self.server.id) == {} and await store.nights(self.server.id) == ()
        ids = (self.place.id, self.server.id)
        assert (
            left_in_files(self.evening.folder, tuple(trace for one in ids for trace in (str(one).encode(), one.to_bytes(8, "big")))) == {}
        )


@pytest.mark.rule("CL-20.1")
@everywhere
async def test_only_me_and_practice_go_along(evening: Evening, where: str) -> None:
    """NT-7: nothing for people who have not installed the bot; on its own servers everything as before."""
    visit = Visit(evening, where)
    assert [command["name"] for command in visit.guest.commands(visit.place)] == ["me", "practice"]
    assert visit.other.commands(visit.place) == []
    member = evening.person()
    before = member.commands(evening.channel)
    member.install()
    assert member.commands(evening.channel) == before
    await evening.open_table(member)


@everywhere
async def test_a_person_finds_their_own_pages_there(evening: Evening, where: str) -> None:
    """Everything of /me works in private and in the person's language, and changes only what is theirs."""
    visit = Visit(evening, where)
    guest, place = visit.guest, visit.place
    page = seen(await guest.command("me settings", place))
    assert page.only == guest.id and plain(CS("settings-title")) in plain(page.text)
    changed = seen(await guest.press(page, "c1:me:pictures"))
    assert changed.id == page.id and (await evening.registry.personal.of(guest.id)).text_mode
    blocked = seen(await guest.command("me block", place, person=visit.other))
    assert visit.other.mention in str(blocked.wire) and await evening.registry.store.members.blocked_by(guest.id) == {visit.other.id}
    for expected in (frozenset[int](), {visit.other.id}):
        await guest.choose(blocked, "c1:me:me.block", visit.other)
        assert await evening.registry.store.members.blocked_by(guest.id) == expected
    outcome = await guest.command("me data", place)
    assert text_of(outcome) == plain(CS("data-ready")) and file_of(evening, outcome)["blocks"] == [{"person": str(visit.other.id)}]
    await visit.leaves_no_trace()
    asked = seen(await guest.press(seen(await guest.command("me forget", place)), "c1:me:me.forget.sure"))
    assert text_of(await guest.press(asked, "c1:me:me.forget.now")) == plain(CS("forget-done"))
    assert await evening.registry.store.members.blocked_by(guest.id) == frozenset()
    await visit.leaves_no_trace()


@pytest.mark.rule("MA-8.1", "MA-8.3")
@everywhere
async def test_a_lesson_is_played_to_its_end_there(evening: Evening, where: str) -> None:
    """In one ephemeral message, over a restart; a table cannot be opened there."""
    visit = Visit(evening, where)
    learner = Learner(evening, visit.guest, visit.place)
    await learner.begin()
    await learner.press("c1:practice:practice.begin:zbojnici")
    for _ in range(3):
        await learner.follow()
    await evening.restart_bot()
    await goes_through(evening, learner, "zbojnici")
    await visit.leaves_no_trace()
    assert await visit.says("c1:practice:practice.lay:zbojnici") == plain(CS("no-visitor"))
    assert evening.registry.sessions == {}
    await visit.leaves_no_trace()


@pytest.mark.rule("CL-23.13")
@everywhere
async def test_no_other_press_goes_along(evening: Evening, where: str) -> None:
    """Not even of the guest's own table, whose id they know: it is answered as an unknown one is, and nothing changes."""
    visit = Visit(evening, where)
    host, guest = evening.person(), visit.guest
    guest.join(evening.guild)
    await evening.open_table(host)
    await evening.seat([host, guest])
    table = evening.table
    seats = tuple(table.seats)
    await guest.command("practice", visit.place)
    visit.asked.clear()
    gone = plain(CS("no-press-old"))
    verbs = ("leave", "desk", "help", "host", "settings", "pictures", "record", "share")
    for press in (*(f"c1:{table.id}:{verb}" for verb in verbs), "c1:me:st.mine", "c1:me:ev.who", f"c1:{table.id[::-1]}:desk"):
        assert await visit.says(press) == gone, press
    assert tuple(table.seats) == seats and not (await evening.registry.personal.of(guest.id)).text_mode
