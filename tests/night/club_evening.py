"""Common parts of tests of evenings: people who press and type call, answer, open, play and end an evening, at a false clock."""

from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from bot.evenings.evening import LiveEvening
from bot.sandbox import InteractionOutcome, Message, Person
from tests.night.evening import Evening, plain, seen
from tests.night.players import play_soon_over

PRAGUE = ZoneInfo("Europe/Prague")
DAY = 86_400.0


def in_days(evening: Evening, days: int, hour: int = 20) -> str:
    """Return a moment some days ahead, as people type it."""
    day = datetime.fromtimestamp(evening.now(), PRAGUE) + timedelta(days=days)
    return f"{day.day}. {day.month}. {hour}:00"


def only(evening: Evening) -> LiveEvening:
    """Return the one evening that there is."""
    (found,) = evening.client.evening_scheduler.evenings.values()
    return found


def invitation(evening: Evening) -> Message | None:
    """Return the living message of the evening."""
    return next((one for one in evening.channel.messages.values() if one.id == only(evening).message_state.message), None)


def verb(evening: Evening, name: str, extra: str = "") -> str:
    return f"c1:{only(evening).id}:ev.{name}" + (f":{extra}" if extra else "")


def caller(evening: Evening) -> Person:
    return evening.person(permissions=("manage_guild",))


async def four_channels(evening: Evening) -> None:
    """Give the server so many channels for tables that 84 people have a seat."""
    others = [evening.discord.create_channel(evening.guild, f"mafie-{number}") for number in (2, 3, 4)]
    await evening.prefer(table_channels=[str(channel.id) for channel in (evening.channel, *others)])


async def call(evening: Evening, host: Person, *, when: str = "", game: str = "mafie", **options: Any) -> Message:
    """Plan an evening and call it; return its message."""
    preview = seen(await host.command("evening plan", evening.channel, when=when or in_days(evening, 5), game=game, **options))
    await host.press(preview, verb(evening, "post"))
    return await evening.discord.until(lambda: invitation(evening))


async def ask_for_dates(evening: Evening, host: Person, *dates: str, game: str = "mafie") -> Message:
    """Call an evening that is still looking for its date; return its message."""
    named: dict[str, Any] = {f"date-{number}": date for number, date in enumerate(dates, 1)}
    preview = seen(await host.command("evening poll", evening.channel, game=game, **named))
    await host.press(preview, verb(evening, "post"))
    return await evening.discord.until(lambda: invitation(evening))


async def answer(evening: Evening, person: Person, what: str) -> str:
    message = await evening.discord.until(lambda: invitation(evening))
    return plain(seen(await person.press(message, verb(evening, what))).text)


async def all_come(evening: Evening, people: list[Person]) -> None:
    """Let all of them answer that they come, one after the other."""
    for person in people:
        await answer(evening, person, "yes")


async def until_start(evening: Evening, *, before: float = 0.0) -> None:
    """Let time pass until so many seconds before the start."""
    evening.pass_time(only(evening).starts_at - before - evening.now())


def shown(evening: Evening) -> list[Message]:
    """Return what everybody sees in the channel."""
    return [one for one in evening.channel.messages.values() if not one.ephemeral and not one.deleted]


def whispers(person: Person) -> list[str]:
    return [] if person.dm is None else [plain(one.text) for one in person.messages(person.dm)]


async def desk_of(evening: Evening, host: Person) -> Message:
    """Return the host's desk of the evening."""
    return seen(await host.command("evening desk", evening.channel))


async def at_desk(evening: Evening, host: Person, *verbs: str) -> Message:
    """Open the host's desk and press there one after another; return the desk."""
    desk = await desk_of(evening, host)
    for name in verbs:
        await host.press(desk, verb(evening, name))
    return desk


async def fill(evening: Evening, host: Person, message: Message, form: str, **fields: Any) -> InteractionOutcome:
    """Open a form of the host's desk and send it with these fields; return the answer."""
    return await host.submit((await host.press(message, verb(evening, form))).modal, fields)


async def at_the_lobby(evening: Evening, *, before: float = 14 * 60) -> Message:
    """Let time pass until so many seconds before the start, when the lobby has opened; return its message."""
    await until_start(evening, before=before)
    return await evening.discord.until(lambda: evening.living("join"))


async def play_a_game(evening: Evening, host: Person, people: list[Person]) -> None:
    """Let the people of an open table sit down and play it to its story."""
    lobby = await evening.discord.until(lambda: evening.living("join"))
    for person in people:
        await person.press(lobby, evening.press_id("join"))
    table = evening.table
    await evening.deal(host)
    await play_soon_over(evening, people)
    await evening.eventually(lambda: table.phase == "ended")
