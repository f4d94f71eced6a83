"""Overwrites are set and restored flag by flag, also with changes by hand before, during and after."""

import asyncio
from collections.abc import Awaitable, Callable
from copy import deepcopy
from functools import partial
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord_io.permission_flags import FIVE, IN_THREADS, NOTHING, SEND, Aim, OverwriteMark, Rights, allowing, brought, denying
from bot.discord_io.place import MEMBER, ROLE, Overwrite
from bot.store import StoreUnwritable
from bot.tables.moderation.lock_method import LockMethod, ManualOverrides
from bot.tables.moderation.overwrites import RIGHT_FOR_ALL, Overwrites
from bot.tables.session.message_state import SilenceMemory

ME, EVERYONE, PLAYERS, GUESTS = 1, 2, 3, 4
ALL = 0
"""The request that writes all overwrites of the channel."""
MANAGES = FIVE | discord.Permissions.manage_channels.flag
FLAGS = [flag for flag in discord.Permissions.VALID_FLAGS.values() if flag & FIVE]
TWO_OTHERS = (discord.Permissions.view_channel.flag, discord.Permissions.embed_links.flag)
OTHERS = discord.Permissions(view_channel=True, embed_links=True, connect=True).value


@st.composite
def rights(draw: st.DrawFn) -> Rights:
    """All states of an overwrite: each right allowed, denied or neither."""
    allow = deny = 0
    for flag in (*FLAGS, *(discord.Permissions.VALID_FLAGS[name] for name in ("view_channel", "embed_links", "connect"))):
        match draw(st.sampled_from(("allow", "deny", "neither"))):
            case "allow":
                allow |= flag
            case "deny":
                deny |= flag
    return Rights(allow, deny)


aims = st.sampled_from([NOTHING, denying(FIVE), allowing(SEND), Aim(FIVE, IN_THREADS, FIVE & ~IN_THREADS), Aim(FIVE)])


@pytest.mark.rule("TK-1.5", "TK-9.4")
@given(rights(), st.lists(st.tuples(aims, st.none() | rights())), st.none() | rights())
def test_only_overwrites_that_read_as_set_are_restored(
    before: Rights, steps: list[tuple[Aim, Rights | None]], after: Rights | None
) -> None:
    now, mark, started = before, OverwriteMark(ROLE), dict.fromkeys(FLAGS, before)
    for aim, by_hand in steps:
        if by_hand is not None:
            now = by_hand
        for flag in FLAGS:
            if not mark.mask & flag:
                started[flag] = now
        outside = (now.allow & ~FIVE, now.deny & ~FIVE)
        now, mark = brought(now, aim, mark)
        assert (now.allow & aim.mask, now.deny & aim.mask) == (aim.allow, aim.deny)
        assert (now.allow & ~FIVE, now.deny & ~FIVE) == outside
        assert not now.allow & now.deny
    if after is not None:
        now = after
    last, ours = now, mark
    now, mark = brought(now, NOTHING, mark)
    assert mark == OverwriteMark(ROLE)
    for flag in FLAGS:
        reads_as_set = (last.allow & flag, last.deny & flag) == (ours.allow & flag, ours.deny & flag)
        was = started[flag] if ours.mask & flag and reads_as_set else last
        assert (now.allow & flag, now.deny & flag) == (was.allow & flag, was.deny & flag)


class Channel:
    """A channel with overwrites, as a place and as Discord: it tells at once of what is changed, unless it is late."""

    def __init__(self, *, held: int = FIVE | OTHERS) -> None:
        self.told: dict[int, Overwrite] = {}
        self.real: dict[int, Overwrite] = {}
        self.requests: list[int] = []
        self.late = False
        self.heard: Callable[[], None] = lambda: None
        self.id = 7
        me = SimpleNamespace(id=ME, guild_permissions=discord.Permissions(held | discord.Permissions.manage_roles.flag))
        everyone = SimpleNamespace(id=EVERYONE, permissions=discord.Permissions(FIVE & ~SEND))
        self.guild = SimpleNamespace(me=me, default_role=everyone)
        self.http = SimpleNamespace(
            edit_channel_permissions=self._edit, delete_channel_permissions=self._delete, edit_channel=self._edit_all
        )
        self.user = me

    def granted(self, who: Any) -> discord.Permissions:
        return discord.Permissions(who.guild_permissions.value)

    def overwrites(self) -> dict[int, Overwrite]:
        return dict(self.told)

    async def _edit(self, _channel: int, target: int, allow: str, deny: str, kind: int) -> None:
        self.requests.append(target)
        self.put(target, Rights(int(allow), int(deny)), kind)

    async def _delete(self, _channel: int, target: int) -> None:
        self.requests.append(target)
        self.put(target, Rights(), ROLE)

    def with_overwrites(self, changed: dict[int, Overwrite]) -> dict[int, Overwrite]:
        return {target: one for target, one in {**self.told, **changed}.items() if one.rights != Rights()}

    async def _edit_all(self, _channel: int, *, permission_overwrites: dict[int, Overwrite]) -> None:
        self.requests.append(ALL)
        self.real = permission_overwrites
        self._changed()

    def _changed(self) -> None:
        if not self.late:
            self.told = dict(self.real)
            self.heard()

    def put(self, target: int, said: Rights, kind: int = ROLE, *, of_bots: bool = False) -> None:
        self.real.pop(target, None)
        if said != Rights():
            self.real[target] = Overwrite(kind, said, of_bots)
        self._changed()


class Stand:
    """The overwrites of one table over one channel, with a clock."""

    def __init__(self, channel: Channel, memory: SilenceMemory | None = None) -> None:
        self.channel, self.memory, self.time = channel, memory or SilenceMemory(), 1000.0
        self.overrides = ManualOverrides(lambda: self.memory.yielded, lambda: self.time)
        client: Any = channel
        self.tested = Overwrites(LockMethod(client, lambda: self.memory, self._attempt, self._note, self.overrides, lambda: self.time))
        channel.heard = partial(self.tested.report, client)
        self.refused = self.unwritable = False
        self.up_to_date = True
        self.lacking: set[str] = set()

    async def _attempt(self, right: str, doing: Callable[[], Awaitable[object]]) -> object:
        if self.refused or right in self.lacking:
            return False
        await doing()
        return True

    async def _note(self) -> None:
        if self.unwritable:
            raise StoreUnwritable("here", "full")

    async def night(self, role: int | None = None) -> None:
        place: Any = self.channel
        self.tested.close(place, role)
        await self.tested.reconcile(place, up_to_date=self.up_to_date)

    async def day(self, role: int | None = None) -> None:
        place: Any = self.channel
        self.tested.open(place, role)
        await self.tested.reconcile(place, up_to_date=self.up_to_date)

    async def end(self) -> None:
        place: Any = self.channel
        self.tested.aim_at_original()
        await self.tested.reconcile(place, up_to_date=self.up_to_date)


@pytest.mark.rule("TK-1.5")
async def test_closing_denies_five_rights_in_one_request_and_the_role_costs_one_a_phase() -> None:
    stand = Stand(Channel())
    await stand.night()
    assert stand.channel.real[EVERYONE].rights == Rights(0, FIVE) and stand.channel.requests == [ME, EVERYONE]
    assert stand.channel.real[ME] == Overwrite(MEMBER, Rights(FIVE, 0), of_bots=False)
    await stand.night(PLAYERS)
    stand.channel.requests.clear()
    await stand.day(PLAYERS)
    assert stand.channel.requests == [PLAYERS]
    assert stand.channel.real[PLAYERS].rights == Rights(FIVE, 0)  # everyone had the other four
    await stand.night(PLAYERS)
    assert stand.channel.requests == [PLAYERS, PLAYERS] and stand.channel.real[PLAYERS].rights == Rights(0, FIVE)
    await stand.end()
    assert stand.channel.real == {} and stand.memory == SilenceMemory()


def writing(channel: Channel) -> dict[int, Rights]:
    return {target: one.rights for target, one in channel.real.items()}


@pytest.mark.rule("TK-1.5", "TK-9.4")
@pytest.mark.parametrize("late", [False, True])
async def test_with_manage_channels_several_overwrites_take_one_request(late: bool) -> None:
    stand = Stand(Channel(held=MANAGES))
    stand.channel.put(GUESTS, Rights(OTHERS, 0))
    stand.channel.put(EVERYONE, Rights(0, OTHERS))
    before = writing(stand.channel)
    stand.channel.late = late
    await stand.night(PLAYERS)
    closed = {GUESTS: Rights(OTHERS, 0), EVERYONE: Rights(0, OTHERS | FIVE), PLAYERS: Rights(0, FIVE), ME: Rights(FIVE, 0)}
    assert stand.channel.requests == [ALL] and writing(stand.channel) == closed
    assert stand.channel.real[ME].kind == MEMBER and stand.channel.real[GUESTS].kind == ROLE
    await stand.day(PLAYERS)
    assert stand.channel.requests == [ALL, PLAYERS], "a single one is written alone"
    await stand.end()
    assert stand.channel.requests == [ALL, PLAYERS, ALL] and writing(stand.channel) == before
    await stand.night()
    assert writing(stand.channel) == {target: rights for target, rights in closed.items() if target != PLAYERS}


@pytest.mark.rule("TK-9.4", "TK-9.12")
async def test_no_overwrite_is_repeated_that_may_have_changed_unheard() -> None:
    stand = Stand(Channel(held=MANAGES))
    stand.up_to_date = False
    stand.channel.late = True
    stand.channel.put(GUESTS, Rights(OTHERS, 0))
    await stand.night()
    assert stand.channel.requests == [ME, EVERYONE] and stand.channel.real[GUESTS].rights == Rights(OTHERS, 0)


async def test_where_all_at_once_is_refused_each_is_changed_alone() -> None:
    stand = Stand(Channel(held=MANAGES))
    stand.lacking = {RIGHT_FOR_ALL}
    await stand.night()
    assert stand.channel.requests == [ME, EVERYONE]


async def test_not_even_all_at_once_closes_the_channel_to_the_bot() -> None:
    stand = Stand(Channel(held=MANAGES))
    stand.channel.put(ME, Rights(0, SEND), MEMBER)
    stand.memory.marks[str(ME)] = OverwriteMark(MEMBER, SEND, SEND, 0)
    await stand.night(PLAYERS)
    assert EVERYONE not in stand.channel.real and ALL not in stand.channel.requests


@pytest.mark.rule("TK-1.5")
async def test_by_day_the_role_has_the_other_four_flags_as_everyone_had_them() -> None:
    stand = Stand(Channel())
    had = discord.Permissions.add_reactions.flag
    stand.channel.put(EVERYONE, Rights(0, FIVE & ~had & ~SEND))
    await stand.day(PLAYERS)
    assert stand.channel.real[PLAYERS].rights == Rights(SEND | had, 0)
    await stand.end()
    assert {target: one.rights for target, one in stand.channel.real.items()} == {EVERYONE: Rights(0, FIVE & ~had & ~SEND)}


@pytest.mark.rule("TK-1.5")
async def test_flags_that_the_bot_lacks_are_left_out() -> None:
    stand = Stand(Channel(held=SEND | IN_THREADS))
    await stand.night(PLAYERS)
    assert all((one.rights.allow | one.rights.deny) & ~(SEND | IN_THREADS) == 0 for one in stand.channel.real.values())
    assert stand.channel.real[EVERYONE].rights == Rights(0, SEND | IN_THREADS)


@pytest.mark.rule("TK-1.3")
async def test_a_role_with_its_own_right_to_write_loses_it_and_gets_it_back() -> None:
    stand = Stand(Channel())
    stand.channel.put(GUESTS, Rights(SEND | OTHERS, 0))
    stand.channel.put(99, Rights(SEND, 0), MEMBER, of_bots=True)
    before = dict(stand.channel.real)
    await stand.night()
    assert stand.channel.real[GUESTS].rights == Rights(OTHERS, 0) and stand.channel.real[99].rights == Rights(SEND, 0)
    await stand.day()
    assert stand.channel.real[GUESTS].rights == Rights(SEND | OTHERS, 0)
    await stand.night()
    await stand.end()
    assert stand.channel.real == before


@pytest.mark.rule("TK-9.3")
async def test_three_changes_by_hand_and_we_yield_until_the_next_phase() -> None:
    stand = Stand(Channel())
    stand.overrides.enter("1.night")
    for _ in range(2):
        await stand.night()
        await stand.night()
        stand.channel.put(EVERYONE, Rights())
        await stand.night()
        assert stand.channel.real[EVERYONE].rights == Rights(0, FIVE)
        stand.time += 60
    await stand.night()
    assert not stand.overrides.tell()
    stand.channel.put(EVERYONE, Rights())
    await stand.night()
    await stand.night()
    assert EVERYONE not in stand.channel.real and stand.overrides.tell() and not stand.overrides.tell()
    other = Stand(stand.channel, stand.memory)  # a restart in the same phase
    other.overrides.enter("1.night")
    await other.night()
    assert EVERYONE not in stand.channel.real
    other.overrides.enter("1.ballot")
    await other.night()
    assert stand.channel.real[EVERYONE].rights == Rights(0, FIVE)
    await other.end()
    assert stand.channel.real == {}


@pytest.mark.rule("TK-9.3")
async def test_changes_long_apart_are_healed_every_time() -> None:
    stand = Stand(Channel())
    for _ in range(5):
        await stand.night()
        await stand.night()
        stand.channel.put(EVERYONE, Rights())
        stand.time += 601
        await stand.night()
        assert stand.channel.real[EVERYONE].rights == Rights(0, FIVE)


async def test_nothing_is_sent_twice_while_discord_has_not_told_of_it() -> None:
    stand = Stand(Channel())
    stand.channel.late = True
    await stand.night()
    await stand.night()
    assert stand.channel.requests == [ME, EVERYONE]
    await stand.end()
    assert stand.channel.requests == [ME, EVERYONE, EVERYONE, ME] and stand.channel.real == {}


async def test_a_right_that_was_taken_from_the_bot_by_hand_is_not_taken_back() -> None:
    stand = Stand(Channel())
    await stand.night()
    stand.channel.put(ME, Rights(0, SEND), MEMBER)
    await stand.night()
    assert stand.channel.real[ME].rights == Rights(0, SEND)


@pytest.mark.rule("TK-9.3")
async def test_a_right_stripped_from_the_bot_is_given_back_until_somebody_insists() -> None:
    """Else the bot falls silent in the channel it has closed, though it may manage roles there."""
    stand = Stand(Channel())
    for _ in range(2):
        await stand.night()
        await stand.night()
        stand.channel.put(ME, Rights(OTHERS, 0), MEMBER)
        await stand.night()
        assert stand.channel.real[ME].rights.allow & SEND
        stand.time += 60
    await stand.night()
    stand.channel.put(ME, Rights(), MEMBER)
    await stand.night()
    assert ME not in stand.channel.real


async def test_the_channel_stays_open_where_the_bot_cannot_keep_its_own_word() -> None:
    stand = Stand(Channel())
    stand.refused = True
    await stand.night()
    stand.refused = False
    assert stand.channel.real == {}
    await stand.night()
    assert stand.channel.requests == [ME, EVERYONE]


@pytest.mark.rule("TK-9.13")
async def test_nothing_is_closed_that_cannot_be_written_down() -> None:
    stand = Stand(Channel())
    stand.unwritable = True
    with pytest.raises(StoreUnwritable):
        await stand.night()
    assert stand.channel.real == {}


@pytest.mark.rule("TK-9.13")
async def test_giving_back_goes_on_although_nothing_can_be_written_down() -> None:
    stand = Stand(Channel())
    await stand.night(PLAYERS)
    stand.unwritable = True
    await stand.end()
    assert stand.channel.real == {}


@pytest.mark.rule("TK-9.1", "TK-9.12")
async def test_after_a_kill_standing_overwrites_are_taken_over_and_given_back() -> None:
    stand = Stand(Channel())
    stand.channel.put(EVERYONE, Rights(SEND, 0))
    await stand.night()
    again = Stand(stand.channel, stand.memory)
    stand.channel.requests.clear()
    await again.night()
    assert stand.channel.requests == []
    await again.end()
    assert {target: one.rights for target, one in stand.channel.real.items()} == {EVERYONE: Rights(SEND, 0)}


@pytest.mark.rule("TK-9.1", "TK-9.12")
async def test_after_a_kill_while_all_was_given_back_the_channel_is_closed_again() -> None:
    """Overwrites restored at the stop do not count as changed by hand, even if the memory was not stored after it."""
    stand = Stand(Channel())
    stand.channel.put(ME, Rights(OTHERS, 0), MEMBER)
    stand.channel.put(EVERYONE, Rights(SEND, 0))
    before = dict(stand.channel.real)
    await stand.night(PLAYERS)
    kept = deepcopy(stand.memory)
    await stand.end()
    assert stand.channel.real == before
    again = Stand(stand.channel, kept)
    for _ in range(2):
        await again.night(PLAYERS)
        assert {target: one.rights.of_writing for target, one in stand.channel.real.items()} == {
            ME: Rights(FIVE, 0), EVERYONE: Rights(0, FIVE), PLAYERS: Rights(0, FIVE),
        }  # fmt: skip
    await again.end()
    assert stand.channel.real == before


@given(st.data())
@pytest.mark.rule("TK-9.3", "TK-9.4")
def test_after_a_game_with_edits_by_hand_overwrites_are_as_before_or_as_left(data: st.DataObject) -> None:
    asyncio.run(_game_of_hands(data))


async def _game_of_hands(data: st.DataObject) -> None:
    channel = Channel()
    targets = (EVERYONE, GUESTS)
    for target in targets:
        channel.put(target, data.draw(rights()))
    before, stand = dict(channel.real), Stand(channel)
    last: dict[int, Rights] = {}
    for number in range(data.draw(st.integers(1, 6))):
        stand.overrides.enter(str(number))
        await (stand.night() if number % 2 == 0 else stand.day(PLAYERS))
        await stand.night() if number % 2 == 0 else await stand.day(PLAYERS)
        if data.draw(st.booleans()):
            target = data.draw(st.sampled_from(targets))
            outside = channel.real[target].rights if target in channel.real else Rights()
            flag = data.draw(st.sampled_from(FLAGS))
            allow = outside.allow & ~flag | flag * data.draw(st.booleans())
            channel.put(target, Rights(allow, outside.deny & ~flag | flag * (not allow & flag)))
    ours, last = dict(stand.memory.marks), {target: one.rights for target, one in channel.real.items()}
    await stand.end()
    for target in targets:
        mark, then = ours.get(str(target), OverwriteMark(ROLE)), last.get(target, Rights())
        was = before[target].rights if target in before else Rights()
        now = channel.real[target].rights if target in channel.real else Rights()
        for flag in FLAGS:
            as_set = mark.mask & flag and (then.allow & flag, then.deny & flag) == (mark.allow & flag, mark.deny & flag)
            if as_set and target == EVERYONE:
                assert (now.allow & flag, now.deny & flag) == (was.allow & flag, was.deny & flag)
            elif not as_set:
                assert (now.allow & flag, now.deny & flag) == (then.allow & flag, then.deny & flag)
    assert PLAYERS not in channel.real and ME not in channel.real and stand.memory.marks == {}


class BusyChannel(Channel):
    """A channel that reports its changes late, and in which a host changes overwrites also while our edit is on its way."""

    def __init__(self, data: st.DataObject, held: int) -> None:
        super().__init__(held=held)
        self.data = data
        self.reports: list[dict[int, Overwrite]] = []
        self.wanted = {EVERYONE: 0, GUESTS: 0}
        """The rights, besides those of writing, in the overwrites that the host has set."""
        self.just_changed: set[int] = set()
        """Overwrites that the host does not change again before all is reported: who does sees on the screen what we have undone."""

    def change(self) -> None:
        """Let the host change perhaps one right."""
        targets = sorted({EVERYONE, GUESTS} - self.just_changed)
        if not targets or not self.data.draw(st.booleans()):
            return
        target, flag = self.data.draw(st.sampled_from(targets)), self.data.draw(st.sampled_from(TWO_OTHERS))
        now = self.real[target].rights if target in self.real else Rights()
        self.just_changed.add(target)
        self.wanted[target] = (now.allow ^ flag) & OTHERS
        self.put(target, Rights(now.allow ^ flag, now.deny))

    def tell(self, count: int) -> None:
        """Report so many changes, one after another."""
        for _ in range(count):
            self.told = self.reports.pop(0)
            self.heard()
        if not self.reports:
            self.just_changed.clear()

    def _changed(self) -> None:
        self.reports.append(dict(self.real))

    async def _edit(self, channel: int, target: int, allow: str, deny: str, kind: int) -> None:
        self.change()
        await super()._edit(channel, target, allow, deny, kind)

    async def _delete(self, channel: int, target: int) -> None:
        self.change()
        await super()._delete(channel, target)

    async def _edit_all(self, channel: int, *, permission_overwrites: dict[int, Overwrite]) -> None:
        self.change()
        await super()._edit_all(channel, permission_overwrites=permission_overwrites)


@pytest.mark.rule("TK-9.4")
@given(st.data(), st.sampled_from((FIVE | OTHERS, MANAGES | OTHERS)))
def test_changes_by_a_host_during_our_edits_stay(data: st.DataObject, held: int) -> None:
    asyncio.run(_busy_game(data, held))


async def _busy_game(data: st.DataObject, held: int) -> None:
    channel = BusyChannel(data, held)
    stand = Stand(channel)
    channel.put(GUESTS, Rights(SEND, 0))
    channel.tell(1)
    for number in range(data.draw(st.integers(1, 4))):
        channel.change()
        channel.tell(data.draw(st.integers(0, len(channel.reports))))
        await (stand.night(PLAYERS) if number % 2 == 0 else stand.day(PLAYERS))
    await stand.end()
    while channel.reports:
        channel.tell(len(channel.reports))
        await stand.end()
    assert writing(channel) == {
        target: rights for target, rights in ((EVERYONE, Rights(channel.wanted[EVERYONE])), (GUESTS, Rights(SEND | channel.wanted[GUESTS])))
        if rights != Rights()
    }  # fmt: skip
    assert stand.memory == SilenceMemory()
