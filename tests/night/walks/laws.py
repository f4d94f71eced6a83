"""Laws that hold after each act of a walk, one function a law; and known exceptions."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from bot.evenings.evening import LiveEvening
from bot.evenings.message_state import HOSTLESS
from bot.evenings.plan import most_seats
from bot.presenting.naming import escaped
from bot.presenting.texts import words_in
from bot.sandbox import Message
from bot.sandbox.world import member_permissions
from bot.tables.moderation.access_rules import channel_rules
from bot.tables.table_index import still_plays
from bot.tables.table_session import TableSession
from tests.night.walks.walk import Found, Said, Walk

LEFT_OUT: Mapping[str, str] = MappingProxyType({})
"""Names of what laws find, or of acts, that are left out -> the known fault because of which. A fix deletes its lines."""

EXPLAINED = re.compile(
    r"delivery waits: (NotAllowed|ChannelGone)"  # a moderator has taken a right or a channel: the table says so, and waits
)
"""Lines of the journal that acts of people cause."""

LOOK_AHEAD = words_in("en")("ev-channels-ahead", name="**", until="", list="").partition("**")[0]
"""How the word to the host begins of what keeps tables from their channels: it comes a day and an hour before (CL-22.8)."""

MINUTE, HOUR = 60.0, 3600.0

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
    """A person with a chair keeps it, has given it up, may not be here any more, or is told of the place in line (CL-5.6)."""
    for evening in _evenings(walk):
        if evening.row.state != "planned":
            continue
        listed = evening.chairs()
        lost = walk.chairs.get(evening.id, frozenset()) - {row.user_id for row in listed.seated} - walk.let_go
        for user in sorted(lost):
            place = next((n for n, row in enumerate(listed.waiting, 1) if row.user_id == user), 0)
            if not _told_of_the_line(walk, evening, user, place):
                yield Found("chair lost untold", f"{walk.named(user)}, now number {place} in line")


def who_gets_a_chair_is_told(walk: Walk) -> Iterator[Found]:
    """A person who waited and has a chair now is told, unless it is by an act of their own, or the host's (CL-5.4)."""
    for evening in _evenings(walk):
        if evening.row.state != "planned":
            continue
        seated = {row.user_id for row in evening.chairs().seated}
        for user in sorted(seated & walk.waiting.get(evening.id, frozenset())):
            own = walk.acted.get(user, -1) == walk.number
            texts = [words_in("en")("ev-up", name=name, when=f"<t:{int(evening.starts_at)}:F>") for name in _names(walk, evening)]
            if not own and not _is_told(walk, evening, user, "ev-up", texts):
                yield Found("chair got untold", walk.named(user))


def chairs_are_shared_out(walk: Walk) -> Iterator[Found]:
    """Chairs go to people in the order of the store; no chair is free while somebody waits and a table has room (CL-5.2, 5.3, 9.1)."""
    for evening in _evenings(walk):
        if evening.row.state != "planned":
            continue
        listed = evening.chairs()
        taken, waiting = len(listed.seated) + listed.held, len(listed.waiting)
        chairs = min(evening.plan.chairs, most_seats(evening.plan.games) * max(1, len(evening.plan.channels)))
        if taken > chairs or (waiting and taken < chairs):
            yield Found("chairs", f"{taken} of {chairs} are taken or held, {waiting} people wait")
        if not evening.plan.owed and [row.seq for row in (*listed.seated, *listed.waiting)] != sorted(
            row.seq for row in evening.saved.answers if row.answer == "yes"
        ):
            yield Found("chairs", "they are not in the order of the answers")


def nobody_is_on_a_list_who_may_not_be_there(walk: Walk) -> Iterator[Found]:
    """No answer, vote, presence at the door, host or private word to come of somebody who left, is banned or taken off (CL-5.7, 5.8)."""
    members = walk.evening.guild.members
    for evening in _evenings(walk):
        saved, state = evening.saved, evening.message_state
        listed = {row.user_id for row in saved.answers if row.answer != "no"} | {row.user_id for row in saved.votes}
        listed |= set(map(int, state.here))
        listed |= {one.to for one in state.pending if one.to > 0} | {user for one in state.pending for user in one.pings}
        for user in sorted(listed):
            if user not in members or user in walk.banned:
                yield Found("listed though gone", f"{walk.named(user)}, evening {evening.row.state}")
        for user in sorted(listed & set(map(int, evening.plan.uninvited))):
            yield Found("listed though taken off", f"{walk.named(user)}, evening {evening.row.state}")
        host = evening.row.host_id
        if (host not in members or host in walk.banned) and HOSTLESS not in state.asked:
            yield Found("host of an evening who is gone", f"{walk.named(host)}, evening {evening.row.state}")


def an_evening_has_one_event(walk: Walk) -> Iterator[Found]:
    """Of our scheduled events each evening has one at most (CL-6.3)."""
    named = Counter(
        line
        for event in walk.evening.guild.events.values()
        for line in str(event.get("description") or "").splitlines()
        if line.startswith("consigliere:") and event["status"] in (1, 2)
    )
    for line, count in named.items():
        if count > 1:
            yield Found("event twice", f"{count} events bear {line}")


def nothing_due_is_forgotten(walk: Walk) -> Iterator[Found]:
    """A planned evening is open or missed an hour after its start; an open one is over after half a day (CL-22.1, 22.2)."""
    for evening in _evenings(walk):
        late = 0.0 if evening.row.starts_at is None else evening.now() - evening.row.starts_at
        if (evening.row.state == "planned" and late > HOUR + MINUTE) or (evening.row.state == "open" and late > 12 * HOUR + MINUTE):
            yield Found("forgotten", f"an evening is {evening.row.state} {late / HOUR:.1f} hours after its start")


def nobody_plays_twice(walk: Walk) -> Iterator[Found]:
    """A channel has one table; nobody sits twice at one, or plays two games at once (CL-21.1, 21.2)."""
    for channel, count in Counter(session.table.channel_id for session in walk.sessions).items():
        if count > 1:
            yield Found("two tables in one channel", f"channel {channel}")
    games = [session.table for session in walk.sessions if session.table.phase in ("running", "paused")]
    for person in walk.people:
        playing = [table for table in games if still_plays(table, person.id)]
        if len(playing) > 1:
            yield Found("plays twice", f"{person.name} at {len(playing)} tables")
    for session in walk.sessions:
        table = session.table
        if table.phase != "lobby":
            continue
        places = [
            *(seat.user_id for seat in table.people),
            *(int(user) for user, _ in table.setup.kept),
            *(user for user, _ in table.waiting),
        ]
        for user, count in Counter(places).items():
            if count > 1:
                yield Found("two places at a lobby", walk.named(user or 0))
        if len(table.seats) + len(table.setup.kept) > table.rulebook.seats[-1]:
            yield Found("more chairs than a lobby has", f"{len(table.seats)} taken, {len(table.setup.kept)} kept")


def _told_of_the_line(walk: Walk, evening: LiveEvening, user: int, place: int) -> bool:
    texts = [words_in("en")("ev-down", n=place, name=name) for name in _names(walk, evening)]
    return _is_told(walk, evening, user, "ev-down", texts)


def _is_told(walk: Walk, evening: LiveEvening, user: int, key: str, texts: list[str]) -> bool:
    """Whether somebody was told one of these texts in this act, or is about to be, or could not be reached."""
    owed = [*evening.message_state.pending, *evening.message_state.unsaid.get(str(user), ())]
    return any(one.to == user and text in one.text for one in _new(walk) for text in texts) or any(
        one.to == user and one.key == key for one in owed
    )


def _names(walk: Walk, evening: LiveEvening) -> list[str]:
    """Return the name of an evening, and the one that it had before this act."""
    return [escaped(name) for name in (evening.row.name, walk.names.get(evening.id, evening.row.name))]


def nothing_is_addressed_to_who_is_gone(walk: Walk) -> Iterator[Found]:
    """No private word, mention or call to somebody who has left the server or is table-banned."""
    for one in _new(walk):
        for user in one.away:
            yield Found("addressed to who has left", f"{one.text[:120]!r} to {walk.named(user)}")
        for user in one.banned:
            if one.of_evening:
                yield Found("addressed to who is banned", f"{one.text[:120]!r} to {walk.named(user)}")


def no_chair_is_kept_for_who_is_gone(walk: Walk) -> Iterator[Found]:
    """At a table nobody has a seat, a kept chair, a place in line or the host's word who has left, or no chair of a lobby with a ban."""
    members = walk.evening.guild.members
    for session in walk.sessions:
        table = session.table
        if table.phase == "lobby":
            kept, line = [int(user) for user, _ in table.setup.kept], [user for user, _ in table.waiting]
            for user in (*(seat.user_id for seat in table.people), *kept, *line):
                if user is not None and user not in members:
                    yield Found("chair of who has left", f"at a lobby: {walk.named(user)}")
                if user in walk.banned:
                    yield Found("chair of who is banned", f"at a lobby: {walk.named(user)}")
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
        if lost and (new == "opened" or _may_move(walk, table.id)):
            yield Found(f"{new} where the bot cannot write", f"#{channel.name}")
        yield from _shut_out(walk, session)


def _may_move(walk: Walk, table: str) -> bool:
    """Whether another channel of the table's evening can hold it; after its evening a lobby stays where it is."""
    if walk.live is None or table not in {one.table_id for one in walk.live.saved.tables}:
        return False
    world, bot = walk.evening.discord.world, walk.evening.discord.bot.id
    taken = {session.table.channel_id for session in walk.sessions}
    free = [one for one in walk.places if str(one.id) in walk.live.plan.channels and one.id not in taken]
    return any(not member_permissions.missing(member_permissions.in_channel(world, one, bot), HOLDING) for one in free)


def _shut_out(walk: Walk, session: TableSession) -> Iterator[Found]:
    """Somebody who plays cannot write although others who play can, and no moderator has muted them."""
    table, world = session.table, walk.evening.discord.world
    if table.phase not in ("lobby", "running"):
        return
    dead = frozenset[int]()
    if table.phase == "running":
        wish = channel_rules(table, session.announced)
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
    walk.waiting = {
        one.id: frozenset(row.user_id for row in one.chairs().waiting) for one in _evenings(walk) if one.row.state == "planned"
    } or (walk.waiting if walk.down else {})
    if not walk.down:
        walk.names = {one.id: one.row.name for one in _evenings(walk)}
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
    who_gets_a_chair_is_told,
    chairs_are_shared_out,
    nobody_is_on_a_list_who_may_not_be_there,
    an_evening_has_one_event,
    nothing_due_is_forgotten,
    nobody_plays_twice,
    nothing_is_addressed_to_who_is_gone,
    no_chair_is_kept_for_who_is_gone,
    a_table_stands_where_people_can_write,
    nothing_is_at_fault,
    discord_has_no_complaint,
)
