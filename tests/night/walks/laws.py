"""What has to hold after each act of a walk, one function a law; and what is known not to hold yet."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from bot.evenings.evening import LiveEvening
from bot.presenting.texts import words_in
from bot.sandbox import Message
from bot.sandbox.world import member_permissions
from bot.tables.moderation.access_rules import channel_rules
from bot.tables.table_session import TableSession
from tests.night.walks.walk import Found, Said, Walk

LEFT_OUT: Mapping[str, str] = MappingProxyType({})
"""Names of what laws find, or of acts, that are left out -> the known fault because of which. A fix deletes its lines."""

EXPLAINED = re.compile(
    r"delivery waits: (NotAllowed|ChannelGone)"  # a moderator has taken a right or a channel: the table says so, and waits
)
"""What stands in the journal by what people have done to the bot."""

LOOK_AHEAD = "Something's wrong at "
"""How the word to the host begins of what keeps tables from their channels: it comes a day and an hour before (CL-22.8)."""

WRITING = ("view_channel", "send_messages")
HOLDING = (*WRITING, "embed_links", "attach_files", "read_message_history")
"""Rights of the bot with which a channel can hold a table."""


def nothing_is_told_twice(walk: Walk) -> Iterator[Found]:
    """No two messages bear the same number; no words of an evening come to the same place again before somebody has done something anew.

    In private that is this person, or a host; in a channel anybody.
    """
    for one in _new(walk):
        same = [other for other in walk.said if other is not one and other.message.id < one.message.id and other.place == one.place]
        if one.nonce and any(other.nonce == one.nonce for other in same):
            yield Found("told twice", f"number {one.nonce}: {one.text[:120]!r} to {_where(walk, one)}")
        elif one.of_evening and (before := _said_before(one, same)) is not None:
            acted = walk.hosted if one.to is None else max(walk.acted.get(one.to, -1), walk.hosted)
            if one.to is None:
                acted = max([walk.hosted, *walk.acted.values()])
            if acted <= before.act or before.act == walk.number:
                yield Found("told twice", f"{one.text[:120]!r} to {_where(walk, one)}, first in act {before.act}")


def _said_before(one: Said, same: list[Said]) -> Said | None:
    """Return the last message with the same words; None when there is none, or they may come once more."""
    before = [other for other in same if other.text == one.text]
    once_more = one.text.startswith(LOOK_AHEAD) and len(before) == 1 and before[0].act != one.act
    return before[-1] if before and not once_more else None


def one_message_stands_for_each_thing(walk: Walk) -> Iterator[Found]:
    """An evening has one living message, a table one lobby or board."""
    marks = Counter(
        mark for channel in walk.places for message in channel.messages.values() if not message.ephemeral for mark in _marks(message)
    )
    for mark, count in marks.items():
        if count > 1:
            yield Found("stands twice", f"{count} messages bear {mark}")


def _marks(message: Message) -> set[str]:
    parts = [str(button.get("custom_id", "")).split(":") for button in message.buttons]
    return {f"{part[1]}:{part[2]}" for part in parts if len(part) > 2 and part[2] in ("ev.yes", "ev.here", "join", "desk")}


def nobody_loses_a_chair_untold(walk: Walk) -> Iterator[Found]:
    """Who had a chair has it, has given it up, may not be here any more, or is told of the place in line (CL-5.6)."""
    for evening in _evenings(walk):
        if evening.row.state != "planned":
            continue
        listed = evening.chairs()
        lost = walk.chairs.get(evening.id, frozenset()) - {row.user_id for row in listed.seated} - walk.let_go
        for user in sorted(lost):
            place = next((n for n, row in enumerate(listed.waiting, 1) if row.user_id == user), 0)
            if not _told_of_the_line(walk, evening, user, place):
                yield Found("chair lost untold", f"{walk.named(user)}, now number {place} in line")


def _told_of_the_line(walk: Walk, evening: LiveEvening, user: int, place: int) -> bool:
    text = words_in("en")("ev-down", n=place)
    owed = [*evening.message_state.owed, *evening.message_state.unsaid.get(str(user), ())]
    return any(one.to == user and text in one.text for one in _new(walk)) or any(one.to == user and one.key == "ev-down" for one in owed)


def nothing_is_addressed_to_who_is_gone(walk: Walk) -> Iterator[Found]:
    """No private word, mention or call to somebody who has left the server or is table-banned."""
    for one in _new(walk):
        for user in one.away:
            yield Found("addressed to who has left", f"{one.text[:120]!r} to {walk.named(user)}")
        for user in one.banned:
            if one.of_evening:
                yield Found("addressed to who is banned", f"{one.text[:120]!r} to {walk.named(user)}")


def no_chair_is_kept_for_who_is_gone(walk: Walk) -> Iterator[Found]:
    """At a table of today nobody has a seat, a kept chair or the host's word who has left the server."""
    members = walk.evening.guild.members
    for session in walk.sessions:
        table = session.table
        if table.phase == "lobby":
            seated = [*(seat.user_id for seat in table.people), *(int(user) for user, _ in table.setup.kept)]
            for user in seated:
                if user is not None and user not in members:
                    yield Found("chair of who has left", f"at a lobby: {walk.named(user)}")
        if table.host_id not in members and any(seat.user_id in members for seat in table.people) and table.phase != "paused":
            yield Found("host who has left", f"a table in phase {table.phase}: {walk.named(table.host_id)}")


def a_table_stands_where_people_can_write(walk: Walk) -> Iterator[Found]:
    """A lobby stands in a channel that there is, and where the bot and those who sit there may write; a game without one waits.

    A lobby may stay where the bot cannot write any more while no other channel of the evening can hold it.
    """
    world, bot = walk.evening.discord.world, walk.evening.discord.bot.id
    for session in walk.sessions:
        channel, table = world.channels.get(session.table.channel_id), session.table
        new = "opened" if table.id not in walk.loaded else "left standing"
        if channel is None:
            if table.phase != "paused":
                yield Found(f"{new} in no channel", f"a table in phase {table.phase}")
            continue
        lost = table.phase == "lobby" and member_permissions.missing(member_permissions.in_channel(world, channel, bot), WRITING)
        if lost and (new == "opened" or _may_move(walk)):
            yield Found(f"{new} where the bot cannot write", f"#{channel.name}")
        yield from _shut_out(walk, session)


def _may_move(walk: Walk) -> bool:
    """Whether another channel of the evening can hold a table."""
    world, bot = walk.evening.discord.world, walk.evening.discord.bot.id
    taken = {session.table.channel_id for session in walk.sessions}
    planned = walk.live.plan.channels if walk.live is not None else ()
    free = [one for one in walk.places if str(one.id) in planned and one.id not in taken]
    return any(not member_permissions.missing(member_permissions.in_channel(world, one, bot), HOLDING) for one in free)


def _shut_out(walk: Walk, session: TableSession) -> Iterator[Found]:
    """Somebody who plays cannot write although others who play can, and no moderator has muted them."""
    table, world = session.table, walk.evening.discord.world
    if table.phase not in ("lobby", "running"):
        return
    dead = frozenset[int]()
    if table.phase == "running":
        wish = channel_rules(table)
        if wish.closed:
            return
        dead = wish.dead
    players = [seat.user_id for seat in table.people if seat.user_id is not None and seat.user_id not in dead]
    here = [user for user in players if user in walk.evening.guild.members and user not in walk.muted]
    channel = world.channels[table.channel_id]
    mute = [user for user in here if member_permissions.missing(member_permissions.in_channel(world, channel, user), WRITING)]
    if mute and len(mute) < len(here):
        yield Found("shut out of the game", f"#{channel.name}, {table.phase}: {', '.join(map(walk.named, mute))}")


def nothing_is_at_fault(walk: Walk) -> Iterator[Found]:
    """Every press is answered in time and without the sentence for faults; nothing stands in the journal that the acts do not explain."""
    for fault in walk.faults:
        if not EXPLAINED.search(fault):
            yield Found("fault", fault)
    walk.faults.clear()


def discord_has_no_complaint(walk: Walk) -> Iterator[Found]:
    """Each request and each answer is as Discord describes it, and Discord finds no fault with a field."""
    for complaint in walk.description.complaints:
        yield Found("complaint of Discord", complaint)
    walk.description.complaints.clear()


def remember(walk: Walk) -> None:
    """Keep what the laws compare with after the next act."""
    walk.chairs = {
        one.id: frozenset(row.user_id for row in one.chairs().seated) for one in _evenings(walk) if one.row.state == "planned"
    } or (walk.chairs if walk.down else {})
    if not walk.down:
        walk.loaded = frozenset(session.table.id for session in walk.sessions)


def _evenings(walk: Walk) -> list[LiveEvening]:
    return [] if walk.down else walk.evening.client.evening_scheduler.in_guild(walk.evening.guild.id)


def _new(walk: Walk) -> list[Said]:
    return [one for one in walk.said if one.act == walk.number]


def _where(walk: Walk, one: Said) -> str:
    return f"<{walk.named(one.to)}>" if one.to is not None else f"channel {one.place}"


LAWS: tuple[Callable[[Walk], Iterator[Found]], ...] = (
    nothing_is_told_twice,
    one_message_stands_for_each_thing,
    nobody_loses_a_chair_untold,
    nothing_is_addressed_to_who_is_gone,
    no_chair_is_kept_for_who_is_gone,
    a_table_stands_where_people_can_write,
    nothing_is_at_fault,
    discord_has_no_complaint,
)
