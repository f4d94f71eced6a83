"""Private lines: to whom they go, each once, in the order of the log, and with which sound."""

from typing import Any

import pytest

from bot.discord_io.postman import Blocked, ChannelGone, DmClosed, OwnMessage, Unavailable
from bot.presenting.page import Button, Page
from bot.store import Store, StoreUnreachable
from bot.tables.delivery.deliveries import SeatWhisper, read_delivery
from bot.tables.delivery.listener import DeliveryListener
from bot.tables.delivery.managed_posts import ManagedPosts
from bot.tables.delivery.temporary_lines import ABSENT, CALL, HERE, LEFT
from bot.tables.delivery.whispers import Whispers
from bot.tables.session.live_table import LiveTable
from tests.bot.tables.conftest import HOST, Clock, LocalTable, reloaded, seated
from tests.bot.tables.slow_table import slow_game, wall
from tests.bot.tables.test_absences import escape

FIRST_ID = 2**62
"""Above all ids as old as a table."""


class Sent:
    """One message: its channel (that of direct messages is numbered like its person), its text, whether it was loud."""

    def __init__(self, channel: int, text: str, *, loud: bool) -> None:
        self.channel, self.text, self.loud = channel, text, loud


class Discord:
    """A postman that forgets every nonce at once, as Discord does after some minutes."""

    def __init__(self) -> None:
        self.standing: dict[int, Sent] = {}
        self.closed = set[int]()
        """People with closed direct messages."""
        self.unknown = set[int]()
        """People whose direct messages Discord does not even open."""
        self.blocked = ""
        """The text that AutoMod refuses."""
        self.down = False
        self.loses_answer = False
        """Whether the next message arrives, and its answer does not."""
        self._count = FIRST_ID

    async def dm_channel(self, person: int) -> int:
        if person in self.unknown:
            raise DmClosed
        return person

    async def post(self, channel: int, what: Page | str, *, loud: bool = False, **_more: object) -> int:
        if channel in self.closed:
            raise DmClosed
        if self.down:
            raise Unavailable
        if what == self.blocked:
            raise Blocked
        self._count += 1
        text = what if isinstance(what, str) else "\n".join(part for part in what.parts if isinstance(part, str))
        self.standing[self._count] = Sent(channel, text, loud=loud)
        if self.loses_answer:
            self.loses_answer = False
            raise Unavailable
        return self._count

    async def own_messages(self, channel: int, after: int, *, private: bool = False) -> list[OwnMessage]:
        if channel in self.closed:
            raise DmClosed if private else ChannelGone
        own = [OwnMessage(number, (one.text,), frozenset()) for number, one in self.standing.items() if one.channel == channel]
        return [message for message in reversed(own) if message.id > after]

    async def delete(self, _channel: int, message: int) -> None:
        self.standing.pop(message, None)

    def read(self, channel: int) -> list[str]:
        return [one.text for one in self.standing.values() if one.channel == channel]


@pytest.fixture
async def local(store: Store, clock: Clock) -> LocalTable:
    return await seated(store, clock)


def whispers_of(table: LiveTable, discord: Discord) -> Whispers:
    box: Any = discord
    return Whispers(table, box, ManagedPosts(table, box))


async def delivered(whispers: Whispers) -> None:
    await whispers.deliver()
    await whispers.wait_idle()


async def begun_again(whispers: Whispers, discord: Discord) -> Whispers:
    """Return the lines of the table as the next process finds them in the store."""
    table = whispers.table
    saved = await table.store.table(table.id)
    assert saved is not None
    again = whispers_of((await reloaded(table.store, table.wall, table.id)).table, discord)
    again.recall(one for one in map(read_delivery, saved.pending) if isinstance(one, SeatWhisper))
    return again


SAID = ["one", Page(("two",))]


@pytest.mark.parametrize("what", SAID, ids=["text", "page"])
async def test_a_line_whose_answer_is_lost_stands_once(local: LocalTable, clock: Clock, what: Page | str) -> None:
    discord = Discord()
    whispers = whispers_of(local.table, discord)
    discord.loses_answer = True
    await whispers.send(3, what)
    await whispers.wait_idle()
    assert len(discord.read(103)) == len(whispers.pending) == 1
    clock.pass_(3)
    await delivered(whispers)
    assert (len(discord.read(103)), whispers.pending) == (1, [])


@pytest.mark.parametrize("what", SAID, ids=["text", "page"])
async def test_a_line_whose_answer_is_lost_in_a_kill_stands_once(local: LocalTable, what: Page | str) -> None:
    discord = Discord()
    whispers = whispers_of(local.table, discord)
    discord.loses_answer = True
    await whispers.send(3, what)
    await whispers.wait_idle()
    again = await begun_again(whispers, discord)
    await delivered(again)
    assert (len(discord.read(103)), again.pending) == (1, [])


async def test_the_next_process_says_lines_in_the_order_of_the_log(local: LocalTable) -> None:
    discord = Discord()
    whispers = whispers_of(local.table, discord)
    discord.down = True
    for line in ("one", "two", "three"):
        await whispers.send(3, line)
    await whispers.wait_idle()
    entries = local.table.running.entries
    notices = [SeatWhisper(3, 640 + after, "n", text=text, after=after) for after, text in ((entries - 1, "zero"), (entries + 1, "four"))]
    await whispers.store_lines(notices)
    discord.down = False
    await delivered(await begun_again(whispers, discord))
    assert discord.read(103) == ["zero", "one", "two", "three", "four"]


async def test_a_line_sounds_only_where_it_should(local: LocalTable) -> None:
    discord = Discord()
    whispers = whispers_of(local.table, discord)
    for loud in (False, True):
        await whispers.send(3, "line", loud=loud)
        await whispers.send_host("line", loud=loud)
    await whispers.wait_idle()
    assert [(one.channel, one.loud) for one in discord.standing.values() if one.channel == 103] == [(103, False), (103, True)]
    assert [one.loud for one in discord.standing.values() if one.channel == HOST] == [False, True]


async def asking(local: LocalTable, discord: Discord) -> Whispers:
    """Ask the person at seat 3, who has missed two questions, whether they are there."""
    whispers = whispers_of(local.table, discord)
    local.table.seat(3).misses = 2
    await whispers.send(3, "Are you there?", about=HERE)
    await whispers.wait_idle()
    return whispers


@pytest.mark.rule("NT-2.4")
async def test_a_question_is_taken_away_although_the_answer_to_its_press_failed(local: LocalTable) -> None:
    discord, seat = Discord(), local.table.seat(3)
    whispers = await asking(local, discord)
    (asked,) = discord.standing
    with pytest.raises(OSError, match="lost"), whispers.pressed(asked):
        seat.misses = 0
        raise OSError("lost")
    await whispers.clear_away()
    assert discord.read(103) == []


@pytest.mark.rule("NT-2.4")
async def test_a_question_whose_answer_comes_while_its_sending_is_in_doubt_is_taken_away(local: LocalTable, clock: Clock) -> None:
    discord, seat = Discord(), local.table.seat(3)
    discord.loses_answer = True
    whispers = await asking(local, discord)
    assert discord.read(103)
    seat.misses = 0
    clock.pass_(3)
    await delivered(whispers)
    await whispers.clear_away()
    assert (discord.read(103), whispers.tells(HERE)) == ([], False)


@pytest.mark.rule("NT-2.4")
async def test_a_question_that_nobody_can_take_away_is_forgotten(local: LocalTable) -> None:
    discord, seat = Discord(), local.table.seat(3)
    whispers = await asking(local, discord)
    seat.misses = 0
    discord.unknown.add(103)
    await whispers.clear_away()
    assert not whispers.tells(HERE)


async def test_a_call_in_the_channel_whose_answer_is_lost_in_a_kill_stands_once(store: Store, clock: Clock) -> None:
    table = (await escape(store, clock)).table
    seat = next(ask.seat for ask in table.running.open_asks(clock()) if ask.holds)
    discord, person = Discord(), 100 + seat
    discord.closed.add(person)
    whispers = whispers_of(table, discord)
    discord.loses_answer = True
    await whispers.send(seat, "Your move ends soon.", loud=True, about=CALL)
    await whispers.wait_idle()
    again = await begun_again(whispers, discord)
    await delivered(again)
    assert [f"<@{person}>" in text for text in discord.read(table.channel_id)] == [True]
    assert not again.pending


async def test_a_line_in_doubt_to_a_person_who_closes_direct_messages_waits_for_nobody(local: LocalTable, clock: Clock) -> None:
    discord = Discord()
    whispers = whispers_of(local.table, discord)
    discord.loses_answer = True
    await whispers.send(3, "line")
    await whispers.wait_idle()
    discord.closed.add(103)
    clock.pass_(3)
    await delivered(whispers)
    assert (whispers.pending, local.table.seat(3).dm_closed) == ([], True)


async def test_a_line_that_is_not_noted_as_sent_wakes_the_outbox_and_is_not_sent_again(
    local: LocalTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    discord, woken = Discord(), list[bool]()
    whispers = whispers_of(local.table, discord)
    whispers.on_trouble = lambda: woken.append(True)
    keep = whispers.store_lines

    async def failing(planned: Any = (), *, done: Any = ()) -> None:
        if done:
            raise StoreUnreachable("here", "away")
        await keep(planned)

    with monkeypatch.context() as patches:
        patches.setattr(whispers, "store_lines", failing)
        await whispers.send(3, "line")
        await whispers.wait_idle()
    assert woken and whispers.pending
    await delivered(whispers)
    assert (discord.read(103), whispers.pending) == (["line"], [])


async def test_a_line_that_automod_refuses_is_told_to_the_host_and_holds_nothing_up(local: LocalTable) -> None:
    discord, blocked = Discord(), list[bool]()
    whispers = whispers_of(local.table, discord)
    discord.blocked = "bad words"

    class Host(DeliveryListener):
        async def message_blocked(self) -> None:
            blocked.append(True)

    whispers.posts.listener = Host()
    await whispers.send(3, "bad words")
    await whispers.send(3, "line")
    await whispers.wait_idle()
    assert (discord.read(103), whispers.pending, blocked) == (["line"], [], [True])


async def test_a_receipt_says_once_and_in_time_that_direct_messages_are_closed(local: LocalTable) -> None:
    discord = Discord()
    whispers = whispers_of(local.table, discord)
    discord.closed |= {103, 104}
    await whispers.send_each({3: "line", 4: "line", 5: "line"})
    await whispers.wait_idle()
    local.table.seat(4).dm_closed = False  # they have opened them since
    assert [whispers.take_dm_closed_notice(seat) for seat in (3, 3, 4, 5)] == [True, False, False, False]


async def test_a_line_that_waits_while_an_automated_player_takes_the_seat_reaches_nobody(local: LocalTable, clock: Clock) -> None:
    discord = Discord()
    whispers = whispers_of(local.table, discord)
    discord.down = True
    await whispers.send(3, "line")
    await whispers.wait_idle()
    await local.host_moves.automate(HOST, 3)
    discord.down = False
    clock.pass_(3)
    await delivered(whispers)
    assert (discord.standing, whispers.pending) == ({}, [])


@pytest.mark.rule("TK-4.5")
async def test_in_quiet_hours_only_lines_without_a_sound_are_sent(store: Store, clock: Clock) -> None:
    table = (await slow_game(store, clock, "2026-07-01 21:00")).table
    discord = Discord()
    whispers = whispers_of(table, discord)
    clock.time = wall("2026-07-01 23:00")
    await whispers.send(3, "loud", loud=True)
    await whispers.send(3, "silent")
    await whispers.wait_idle()
    assert discord.read(103) == ["silent"]
    clock.time = wall("2026-07-02 08:01")
    await delivered(whispers)
    assert discord.read(103) == ["silent", "loud"]


@pytest.mark.rule("NT-2.4")
@pytest.mark.parametrize("about", [ABSENT, LEFT])
async def test_a_proposal_to_the_host_goes_when_somebody_else_is_the_host(local: LocalTable, about: str) -> None:
    discord, table = Discord(), local.table
    whispers = whispers_of(table, discord)
    table.seat(3).misses = 3
    table.message_state.departures.left = [103]
    await whispers.send_host("proposal", about=about, seat=3)
    await whispers.wait_idle()
    await whispers.clear_away()
    assert discord.read(HOST) == ["proposal"]
    await local.host_moves.handover(HOST, 101)
    await whispers.clear_away()
    assert discord.standing == {}


async def test_a_notice_with_the_number_of_an_undone_one_is_said(local: LocalTable) -> None:
    discord = Discord()
    whispers = whispers_of(local.table, discord)
    for text in ("before", "after the undo"):
        notice = SeatWhisper(3, 640, "n", text=text)
        await whispers.store_lines([notice])
        whispers.pending.append(notice)
        await delivered(whispers)
    assert discord.read(103) == ["before", "after the undo"]


async def test_a_line_in_doubt_is_not_taken_for_an_earlier_one_in_the_same_words(local: LocalTable, clock: Clock) -> None:
    discord = Discord()
    whispers = whispers_of(local.table, discord)
    await whispers.send(3, "line")
    await whispers.wait_idle()
    discord.down = True
    await whispers.send(3, "line")
    await whispers.wait_idle()
    discord.down = False
    clock.pass_(3)
    await delivered(whispers)
    assert discord.read(103) == ["line", "line"]


@pytest.mark.rule("NT-2.4")
async def test_a_question_to_a_person_who_has_left_the_seat_is_taken_away(local: LocalTable) -> None:
    discord = Discord()
    whispers = whispers_of(local.table, discord)
    local.table.seat(3).misses = 2
    await whispers.send(3, "Are you there?", about=HERE)
    await whispers.wait_idle()
    await local.host_moves.automate(HOST, 3)
    local.table.seat(3).misses = 2
    await whispers.clear_away()
    assert discord.read(103) == []


OFFER_BUTTON = Button("Sit", "c1:t:accept:4", "primary")


async def offer_that_failed(local: LocalTable, whispers: Whispers, discord: Discord) -> None:
    discord.down = True
    await local.host_moves.offer(HOST, 4, 777, 1)
    with pytest.raises(Unavailable):
        await whispers.post_offer(4, 777, 1, "an offer", OFFER_BUTTON)
    discord.down = False


async def test_an_offer_made_again_is_not_deleted_while_it_is_posted(local: LocalTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first one, which failed, has the same words."""
    discord = Discord()
    whispers = whispers_of(local.table, discord)
    await offer_that_failed(local, whispers, discord)
    await local.host_moves.offer(HOST, 4, 777, 2)
    post = discord.post

    async def slow(channel: int, what: Page | str, **more: Any) -> int:
        message = await post(channel, what, **more)
        await whispers.clear_away()
        return message

    monkeypatch.setattr(discord, "post", slow)
    message = await whispers.post_offer(4, 777, 2, "an offer", OFFER_BUTTON)
    await whispers.clear_away()
    assert list(discord.standing) == [message]


async def test_an_offer_in_a_channel_that_is_gone_is_no_debt(local: LocalTable) -> None:
    discord = Discord()
    whispers = whispers_of(local.table, discord)
    await offer_that_failed(local, whispers, discord)
    discord.closed.add(local.table.channel_id)
    local.table.phase = "ended"
    await whispers.clear_away()
    assert whispers.memory.temporary == []
