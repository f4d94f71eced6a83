"""The acts of a walk: one small function an act. Each says what was done, or raises NotPossible when there is no occasion.

``walk`` has everybody and everything; what is chosen is drawn from ``chance``, always from a list whose order does not change.
"""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from bot.evenings.due import next_moment
from bot.evenings.evening import LiveEvening
from bot.evenings.pages.evening_form import FORMS
from bot.sandbox import Channel, Message, NotPossible, Person
from bot.sandbox.world import member_permissions
from bot.tables.table_session import TableSession
from engines.chance import Stream
from tests.night.club_evening import in_days
from tests.night.evening import seen
from tests.night.walks.walk import Act, Walk

Thing = TypeVar("Thing")
Does = Callable[[Walk, Stream], Coroutine[Any, Any, str]]

ACTS: list[Act] = []
"""All of them."""

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
GAMES = ("mafie", "mafie", "mafie", "zbojnici", "mafia_city")
"""The games of evenings and next games: mostly Mafie, which changes the rights and roles of its people."""
RIGHTS = ("send_messages", "view_channel", "manage_roles", "create_events", "embed_links", "read_message_history", "attach_files")
LIVING = ("ev.yes", "ev.here", "join", "desk")


def act(weight: int, *, down: bool = False) -> Callable[[Does], Does]:
    """Add a function to the acts under its own name. ``down``: it may happen while the bot is stopped, too."""

    def add(does: Does) -> Does:
        ACTS.append(Act(does.__name__.replace("_", " "), weight, down, does))
        return does

    return add


def one_of(chance: Stream, things: Sequence[Thing]) -> Thing:
    """Return one of them. Raises NotPossible when there is none."""
    if not things:
        raise NotPossible("there is none")
    return chance.pick(things)


# ---- what is there


def live(walk: Walk, *states: str) -> LiveEvening:
    """Return the evening. Raises NotPossible when there is none in such a state."""
    found = walk.live
    if found is None or (states and found.row.state not in states):
        raise NotPossible("no such evening")
    return found


def host_of(walk: Walk) -> Person:
    """Return who calls the evening, or helps to, and is here."""
    evening = live(walk)
    return one_of(Stream(0, "first"), [one for one in walk.people if evening.may_host(one.id) and walk.here(one)][:1])


def bodies(walk: Walk) -> list[Person]:
    return [one for one in walk.people if walk.here(one)]


def place_for(walk: Walk, person: Person) -> Channel:
    """Return where somebody may give a command."""
    return one_of(Stream(0, "first"), [one for one in walk.places if person.sees(one)])


def public(walk: Walk, *verbs: str) -> list[Message]:
    """Return the messages of the bot that everybody sees and that bear a button of such a verb."""
    found = [message for channel in walk.places for message in channel.messages.values() if not message.ephemeral]
    return [one for one in found if any(part[2] in verbs for part in (_parts(button) for button in one.buttons) if len(part) > 2)]


def _parts(button: dict[str, Any]) -> list[str]:
    return str(button.get("custom_id", "")).split(":")


def session_of(walk: Walk, chance: Stream, *phases: str) -> TableSession:
    return one_of(chance, [session for session in walk.sessions if session.table.phase in phases])


def channel_of(walk: Walk, session: TableSession) -> Channel:
    channel = walk.evening.discord.world.channels.get(session.table.channel_id)
    if channel is None:
        raise NotPossible("the channel is gone")
    return channel


# ---- how it is done


async def press(walk: Walk, person: Person, message: Message, custom_id: str) -> Message | None:
    """Press; return what it brought."""
    outcome = walk.judge(person, await person.press(message, custom_id))
    return outcome.message


async def command(walk: Walk, by: Person, name: str, place: Channel, /, **options: Any) -> Message:
    """Give a command; return what it brought."""
    return seen(walk.judge(by, await by.command(name, place, **options)))


async def at_desk(walk: Walk, host: Person, verb: str) -> tuple[Message, str]:
    """Open the desk of the evening and press a verb there; return the desk and the beginning of its ids."""
    evening = live(walk)
    desk = await command(walk, host, "evening desk", place_for(walk, host))
    head = f"c1:{evening.id}:ev."
    if desk.button(f"{head}{verb}") is None:
        raise NotPossible(f"no {verb} at the desk")
    walk.hosted = walk.number
    if verb in FORMS:
        return desk, head
    await press(walk, host, desk, f"{head}{verb}")
    return desk, head


async def filled_in_at_desk(walk: Walk, host: Person, form: str, **fields: Any) -> None:
    desk, head = await at_desk(walk, host, form)
    modal = walk.judge(host, await host.press(desk, f"{head}{form}")).modal
    walk.judge(host, await host.submit(modal, fields))


async def picked_at_desk(walk: Walk, host: Person, field: str, *values: Any) -> None:
    desk, head = await at_desk(walk, host, field)
    walk.judge(host, await host.choose(desk, f"{head}pick:{field}", *values))


async def pressed_at_desk(walk: Walk, host: Person, *verbs: str) -> None:
    desk, head = await at_desk(walk, host, verbs[0])
    for verb in verbs[1:]:
        await press(walk, host, desk, f"{head}{verb}")


# ---- hosts


@act(12)
async def call_an_evening(walk: Walk, chance: Stream) -> str:
    if walk.live is not None:
        raise NotPossible("there is one")
    host = one_of(chance, [one for one in walk.hosts if walk.here(one) and one.id not in walk.banned])
    place = one_of(chance, [one for one in walk.places if host.sees(one)])
    when, game, chairs = in_days(walk.evening, 1 + chance.below(4)), chance.pick(GAMES), 6 + chance.below(3)
    refused = await _called(walk, host, await command(walk, host, "evening plan", place, when=when, game=game, chairs=chairs))
    return f"{host.name} calls {game} at {when} in #{place.name}, {chairs} chairs{refused}"


@act(3)
async def ask_for_a_date(walk: Walk, chance: Stream) -> str:
    if walk.live is not None:
        raise NotPossible("there is one")
    host = one_of(chance, [one for one in walk.hosts if walk.here(one) and one.id not in walk.banned])
    place = one_of(chance, [one for one in walk.places if host.sees(one)])
    dates = {f"date-{n}": in_days(walk.evening, n + 1 + chance.below(2)) for n in (1, 3)}
    refused = await _called(walk, host, await command(walk, host, "evening poll", place, game=chance.pick(GAMES), **dates))
    return f"{host.name} asks in #{place.name} when to meet: {', '.join(dates.values())}{refused}"


async def _called(walk: Walk, host: Person, preview: Message) -> str:
    """Call what was drafted; return why not, empty when it is called."""
    posting = next((button["custom_id"] for button in preview.buttons if str(button.get("custom_id")).endswith(":ev.post")), None)
    if posting is None:
        return f" (refused: {preview.text[:80]})"
    walk.hosted = walk.number
    answered = await press(walk, host, preview, posting)
    if walk.live is not None:
        return ""
    await press(walk, host, preview, posting.replace("ev.post", "ev.toss"))
    return f" (refused: {answered.text[:80] if answered is not None else ''})"


@act(4)
async def move_the_evening(walk: Walk, chance: Stream) -> str:
    live(walk, "planned", "missed")
    host, when = host_of(walk), in_days(walk.evening, 1 + chance.below(6), 17 + chance.below(5))
    await filled_in_at_desk(walk, host, "plan", when=when)
    return f"{host.name} moves it to {when}"


@act(4)
async def change_the_chairs(walk: Walk, chance: Stream) -> str:
    live(walk, "planned")
    host, chairs = host_of(walk), 4 + chance.below(6)
    await filled_in_at_desk(walk, host, "plan", chairs=str(chairs))
    return f"{host.name} wants {chairs} chairs"


@act(2)
async def rename_the_evening(walk: Walk, chance: Stream) -> str:
    live(walk, "planned", "poll")
    host, name = host_of(walk), f"Night {chance.below(1000)}"
    await filled_in_at_desk(walk, host, "plan", name=name)
    return f"{host.name} calls it {name}"


@act(2)
async def change_the_place(walk: Walk, chance: Stream) -> str:
    live(walk, "planned")
    host, name = host_of(walk), f"Room {chance.below(1000)}"
    await filled_in_at_desk(walk, host, "details", place=name)
    return f"{host.name} moves it to {name}"


@act(3)
async def change_the_table_channels(walk: Walk, chance: Stream) -> str:
    live(walk, "planned")
    host, offered = host_of(walk), [one for one in walk.places if one.id in walk.evening.discord.world.channels]
    chosen = chance.shuffled(offered)[: 1 + chance.below(2)]
    if not chosen:
        raise NotPossible("no channel is left")
    await filled_in_at_desk(walk, host, "plan", channels=chosen)
    return f"{host.name} wants tables in {', '.join(one.name for one in chosen)}"


@act(3)
async def name_a_cohost(walk: Walk, chance: Stream) -> str:
    host, other = host_of(walk), one_of(chance, bodies(walk))
    await filled_in_at_desk(walk, host, "people", cohosts=other)
    return f"{host.name} makes {other.name} a co-host"


@act(1)
async def take_somebody_off(walk: Walk, chance: Stream) -> str:
    evening, host = live(walk, "planned", "open"), host_of(walk)
    off = one_of(chance, [row for row in evening.saved.answers if row.user_id != evening.row.host_id])
    await picked_at_desk(walk, host, "uninvite", str(off.user_id))
    walk.let_go.add(off.user_id)
    return f"{host.name} takes {off.name} off the list"


@act(4)
async def choose_the_date(walk: Walk, chance: Stream) -> str:
    evening, host = live(walk, "poll"), host_of(walk)
    ahead = [date for date in evening.saved.dates if date.starts_at > evening.now()]
    date = one_of(chance, ahead)
    await picked_at_desk(walk, host, "take", str(date.n))
    return f"{host.name} chooses date {date.n}"


@act(2)
async def open_it_now(walk: Walk, chance: Stream) -> str:
    live(walk, "planned", "missed")
    host = host_of(walk)
    await pressed_at_desk(walk, host, "lay" if live(walk).row.state == "planned" else "open")
    return f"{host.name} opens it now"


@act(1)
async def cancel_the_evening(walk: Walk, chance: Stream) -> str:
    host = host_of(walk)
    await pressed_at_desk(walk, host, "cancel", "do_cancel")
    return f"{host.name} cancels it"


@act(2)
async def end_the_evening(walk: Walk, chance: Stream) -> str:
    live(walk, "open")
    host = host_of(walk)
    await pressed_at_desk(walk, host, "end", "do_end")
    return f"{host.name} ends it"


@act(2)
async def draw_those_at_the_door(walk: Walk, chance: Stream) -> str:
    live(walk, "open")
    host = host_of(walk)
    await pressed_at_desk(walk, host, "draw", "do_draw")
    return f"{host.name} draws"


@act(4)
async def open_the_next_game(walk: Walk, chance: Stream) -> str:
    evening, host = live(walk, "open"), host_of(walk)
    desk = await command(walk, host, "evening desk", place_for(walk, host))
    asked = await press(walk, host, desk, f"c1:{evening.id}:ev.next")
    menu = asked.selects[0] if asked is not None and asked.selects else None
    if asked is None or menu is None:
        raise NotPossible("nothing is offered")
    game = chance.pick(GAMES)
    walk.judge(host, await host.choose(asked, menu["custom_id"], game))
    walk.hosted = walk.number
    return f"{host.name} lays {game}"


@act(2)
async def take_the_evening_over(walk: Walk, chance: Stream) -> str:
    evening = live(walk)
    message = one_of(chance, public(walk, "ev.take_over"))
    person = one_of(chance, [one for one in walk.hosts if walk.here(one) and one.sees_message(message)])
    walk.hosted = walk.number
    await press(walk, person, message, f"c1:{evening.id}:ev.take_over")
    return f"{person.name} takes it over"


# ---- the host of a table


@act(20)
async def deal(walk: Walk, chance: Stream) -> str:
    session = session_of(walk, chance, "lobby")
    if len(session.table.seats) not in session.table.rulebook.seats:
        raise NotPossible("the number of people does not fit")
    host = _host_of_table(walk, session)
    answered = await command(walk, host, "game start", channel_of(walk, session))
    refused = f" (refused: {answered.text[:80]})" if session.table.phase == "lobby" else ""
    return f"{host.name} deals in #{channel_of(walk, session).name}: {session.table.phase}{refused}"


@act(4)
async def end_the_game(walk: Walk, chance: Stream) -> str:
    session = session_of(walk, chance, "running", "paused")
    host = _host_of_table(walk, session)
    asked = await command(walk, host, "game end", channel_of(walk, session))
    await _say_yes(walk, host, asked)
    return f"{host.name} ends the game: {session.table.phase}"


@act(1)
async def close_the_lobby(walk: Walk, chance: Stream) -> str:
    session = session_of(walk, chance, "lobby")
    host = _host_of_table(walk, session)
    asked = await command(walk, host, "game end", channel_of(walk, session))
    await _say_yes(walk, host, asked)
    return f"{host.name} closes the lobby: {session.table.phase}"


@act(2)
async def pause_or_go_on(walk: Walk, chance: Stream) -> str:
    session = session_of(walk, chance, "running", "paused")
    host, name = _host_of_table(walk, session), "game pause" if session.table.phase == "running" else "game resume"
    await command(walk, host, name, channel_of(walk, session))
    return f"{host.name}: {name}, now {session.table.phase}"


def _host_of_table(walk: Walk, session: TableSession) -> Person:
    host = next((one for one in bodies(walk) if one.id == session.table.host_id), None)
    if host is None or not host.sees(channel_of(walk, session)):
        raise NotPossible("its host is not here")
    return host


async def _say_yes(walk: Walk, person: Person, asked: Message) -> None:
    sure = next((one["custom_id"] for one in asked.buttons if ":h.sure:" in str(one.get("custom_id"))), None)
    if sure is not None:
        await press(walk, person, asked, sure)


# ---- guests


@act(18)
async def answer(walk: Walk, chance: Stream) -> str:
    evening, person = live(walk, "planned", "open"), one_of(chance, bodies(walk))
    what = chance.pick(("yes", "yes", "yes", "yes", "maybe", "no"))
    await _answer(walk, evening, person, what)
    return f"{person.name}: {what}"


@act(3)
async def many_say_yes(walk: Walk, chance: Stream) -> str:
    evening = live(walk, "planned")
    people = chance.shuffled(bodies(walk))[:6]
    for person in people:
        await _answer(walk, evening, person, "yes")
    return f"yes: {', '.join(one.name for one in people)}"


async def _answer(walk: Walk, evening: LiveEvening, person: Person, what: str) -> None:
    if what != "yes":
        walk.let_go.add(person.id)
    custom_id = f"c1:{evening.id}:ev.{what}"
    message = next((one for one in public(walk, f"ev.{what}") if one.button(custom_id) and person.sees_message(one)), None)
    if message is not None:
        await press(walk, person, message, custom_id)
    else:
        await command(walk, person, "evening answer", place_for(walk, person), answer=what)


@act(4)
async def vote(walk: Walk, chance: Stream) -> str:
    evening, person = live(walk, "poll"), one_of(chance, bodies(walk))
    menu = f"c1:{evening.id}:ev.dates"
    found = [one for channel in walk.places for one in channel.messages.values() if one.select(menu) and person.sees_message(one)]
    message = one_of(chance, found)
    dates = [one["value"] for one in (message.select(menu) or {})["options"]]
    chosen = chance.shuffled(dates)[: 1 + chance.below(len(dates))]
    walk.judge(person, await person.choose(message, menu, *chosen))
    return f"{person.name} votes for {', '.join(sorted(chosen))}"


@act(2)
async def press_interested(walk: Walk, chance: Stream) -> str:
    guild = walk.evening.guild
    event, person = one_of(chance, sorted(guild.events)), one_of(chance, bodies(walk))
    on = person.id not in guild.interest.get(event, {})
    person.follow(guild, event, on=on)
    walk.acted[person.id] = walk.number
    return f"{person.name}: {'interested' if on else 'not interested any more'}"


@act(3)
async def come_to_the_door(walk: Walk, chance: Stream) -> str:
    evening = live(walk, "open")
    message = one_of(chance, public(walk, "ev.here"))
    people = [one for one in chance.shuffled(bodies(walk)) if one.sees_message(message)][:5]
    for person in people:
        await press(walk, person, message, f"c1:{evening.id}:ev.here")
    return f"at the door: {', '.join(one.name for one in people)}"


@act(6)
async def sit_down(walk: Walk, chance: Stream) -> str:
    session = session_of(walk, chance, "lobby")
    person = one_of(chance, [one for one in bodies(walk) if session.table.seat_of(one.id) is None])
    await _sit(walk, chance, session, person)
    return f"{person.name} sits down in #{channel_of(walk, session).name}"


@act(16)
async def all_sit_down(walk: Walk, chance: Stream) -> str:
    session = session_of(walk, chance, "lobby")
    people = [one for one in chance.shuffled(bodies(walk)) if session.table.seat_of(one.id) is None][:6]
    for person in people:
        await _sit(walk, chance, session, person)
    return f"{', '.join(one.name for one in people)} sit down in #{channel_of(walk, session).name}"


async def _sit(walk: Walk, chance: Stream, session: TableSession, person: Person) -> None:
    custom_id = f"c1:{session.table.id}:join"
    message = one_of(chance, [one for one in public(walk, "join") if one.button(custom_id) and person.sees_message(one)])
    await press(walk, person, message, custom_id)


@act(4)
async def press_a_button_of_the_lobby(walk: Walk, chance: Stream) -> str:
    session = session_of(walk, chance, "lobby")
    person, verb = one_of(chance, bodies(walk)), chance.pick(("ready", "ready", "ready", "leave"))
    custom_id = f"c1:{session.table.id}:{verb}"
    message = one_of(chance, [one for one in public(walk, verb) if one.button(custom_id) and person.sees_message(one)])
    await press(walk, person, message, custom_id)
    return f"{person.name} presses {verb}"


@act(3, down=True)
async def leave_the_server(walk: Walk, chance: Stream) -> str:
    person = one_of(chance, bodies(walk))
    person.leave(walk.evening.guild)
    walk.let_go.add(person.id)
    walk.acted[person.id] = walk.number
    return f"{person.name} leaves the server"


@act(10, down=True)
async def rejoin(walk: Walk, chance: Stream) -> str:
    person = one_of(chance, [one for one in walk.people if not walk.here(one)])
    person.join(walk.evening.guild)
    walk.acted[person.id] = walk.number
    return f"{person.name} is back on the server"


# ---- moderators


@act(1)
async def ban_from_tables(walk: Walk, chance: Stream) -> str:
    moderator, person = walk.moderator, one_of(chance, bodies(walk))
    await command(walk, moderator, "tableban add", place_for(walk, moderator), person=person, days=30, reason="x")
    walk.banned.add(person.id)
    walk.let_go.add(person.id)
    return f"{person.name} is banned from tables"


@act(2)
async def lift_a_ban(walk: Walk, chance: Stream) -> str:
    moderator = walk.moderator
    person = one_of(chance, [one for one in bodies(walk) if one.id in walk.banned])
    await command(walk, moderator, "tableban lift", place_for(walk, moderator), person=person)
    walk.banned.discard(person.id)
    return f"{person.name} may sit again"


@act(1, down=True)
async def delete_a_channel(walk: Walk, chance: Stream) -> str:
    if len(walk.places) < 3:
        raise NotPossible("too few are left")
    channel = chance.pick(walk.places)
    walk.evening.discord.delete_channel(channel)
    return f"#{channel.name} is deleted"


@act(1, down=True)
async def make_a_channel(walk: Walk, chance: Stream) -> str:
    if len(walk.places) > 5:
        raise NotPossible("there are enough")
    channel = walk.evening.discord.create_channel(walk.evening.guild, f"new-{walk.number}")
    return f"#{channel.name} is made"


@act(2, down=True)
async def withdraw_a_right_of_the_bot(walk: Walk, chance: Stream) -> str:
    right, channel = chance.pick(RIGHTS), chance.pick([None, *walk.places])
    walk.evening.discord.withdraw(right, guild=walk.evening.guild, channel=channel)
    return f"the bot loses {right} {'everywhere' if channel is None else f'in #{channel.name}'}"


@act(4, down=True)
async def give_the_bot_its_rights_back(walk: Walk, chance: Stream) -> str:
    discord, guild = walk.evening.discord, walk.evening.guild
    closed = [one for one in walk.places if (own := one.overwrites.get(discord.bot.id)) is not None and own.deny]
    if not closed and not member_permissions.missing(member_permissions.in_guild(guild, discord.bot.id), RIGHTS):
        raise NotPossible("it has them all")
    for channel in closed:
        discord.guilds.overwrite(channel, discord.bot.id, 1, channel.overwrites[discord.bot.id].allow, 0)
    discord.grant(*RIGHTS, guild=guild)
    everyone = guild.roles[guild.id]  # a right withdrawn everywhere is withdrawn from everyone: else nobody saw or wrote anything any more
    everyone.permissions |= member_permissions.bits(member_permissions.EVERYONE)
    discord.guilds.role_changed(guild, everyone)
    return "the bot and everyone have their rights back"


@act(1, down=True)
async def let_people_write_or_not(walk: Walk, chance: Stream) -> str:
    channel, guild = one_of(chance, walk.places), walk.evening.guild
    bit = member_permissions.bits(("send_messages",))
    role = next((one for one in guild.roles.values() if one.name == "muted"), None)
    role = role or walk.evening.discord.create_role(guild, "muted")
    person = one_of(chance, bodies(walk))
    guild.members[person.id].roles.add(role.id)
    walk.muted.add(person.id)
    walk.evening.discord.guilds.member_changed(guild, guild.members[person.id])
    before = channel.overwrites.get(role.id)
    denied = before is None or not before.deny & bit
    walk.evening.discord.guilds.overwrite(channel, role.id, 0, 0, bit if denied else 0)
    return f"{person.name} is muted; the muted may {'not write' if denied else 'write again'} in #{channel.name}"


@act(3, down=True)
async def delete_a_message(walk: Walk, chance: Stream) -> str:
    message = one_of(chance, public(walk, *LIVING))
    verbs = sorted({part[2] for part in map(_parts, message.buttons) if len(part) > 2})
    walk.evening.discord.delete_message(message)
    return f"the message with {', '.join(verbs)} is deleted"


@act(6, down=True)
async def take_a_role_from_somebody(walk: Walk, chance: Stream) -> str:
    guild, bot = walk.evening.guild, walk.evening.discord.bot.id
    worn = [
        (person, role)
        for person in bodies(walk)
        for role in sorted(guild.members[person.id].roles)
        if role in guild.roles and not guild.roles[role].managed_by and person.id != bot and "more" not in guild.roles[role].name
    ]
    person, role = one_of(chance, worn)
    guild.members[person.id].roles.discard(role)
    walk.evening.discord.guilds.member_changed(guild, guild.members[person.id])
    return f"{person.name} loses the role {guild.roles[role].name}"


@act(2, down=True)
async def change_the_scheduled_event(walk: Walk, chance: Stream) -> str:
    guild, event = walk.evening.guild, one_of(chance, sorted(walk.evening.guild.events))
    walk.hosted = walk.number  # a new name or time is taken over like a host's
    if chance.below(3) == 0:
        walk.moderator.delete_event(guild, event)
        return "the scheduled event is deleted"
    name = f"Event {chance.below(1000)}"
    walk.moderator.edit_event(guild, event, name=name)
    return f"the scheduled event is called {name}"


# ---- Discord, the clock, the bot


@act(3)
async def lose_the_gateway(walk: Walk, chance: Stream) -> str:
    gateway = walk.evening.discord.gateway
    if chance.below(2):
        await gateway.invalidate()
        return "the session with the gateway is invalid"
    await gateway.drop()
    return "the connection to the gateway is cut"


@act(16, down=True)
async def time_passes(walk: Walk, chance: Stream) -> str:
    seconds = chance.pick((MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 6 * HOUR, DAY))
    _pass_time(walk, seconds)
    return f"{seconds / MINUTE:.0f} minutes pass"


@act(14)
async def time_passes_until_something_is_due(walk: Walk, chance: Stream) -> str:
    evening = live(walk)
    if (moment := next_moment(evening)) is None:
        raise NotPossible("nothing is due")
    seconds = moment + 1.0 - walk.evening.now()
    _pass_time(walk, seconds)
    return f"{seconds / MINUTE:.0f} minutes pass, and something is due"


def _pass_time(walk: Walk, seconds: float) -> None:
    evening = walk.evening
    evening.ahead += seconds
    if walk.down:
        return
    evening.client.evening_scheduler.wake_all()
    for queue in (
        evening.client.evening_scheduler._wake_queue,
        evening.registry.scheduler.wake_queue,
        evening.registry.roll_call._wake_queue,
    ):
        queue._set_alarm()  # an alarm knows of no leap
    for session in list(evening.registry.sessions.values()):
        evening.registry.scheduler.wake(session.table.id)


@act(3)
async def stop_the_bot(walk: Walk, chance: Stream) -> str:
    await walk.evening.stop_bot()
    walk.down = True
    return "the bot is stopped"


@act(15, down=True)
async def start_the_bot(walk: Walk, chance: Stream) -> str:
    if not walk.down:
        raise NotPossible("it is up")
    await walk.evening.start_bot()
    walk.down = False
    return "the bot is started"
