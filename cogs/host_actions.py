"""What the host of a table does, by button or by command: the move itself, and the one public line that it leaves."""

import logging

from bot.discord_io.postman import Trouble
from bot.presenting.naming import bold, escaped, short
from bot.presenting.narrator import narrator_line
from bot.presenting.page import Button, Buttons, Page
from bot.presenting.scene import custom_id
from bot.tables.house import House
from bot.tables.refusal import Refused
from bot.tables.room import Room
from bot.tables.session.narrators import narrator_of, reader_of

log = logging.getLogger(__name__)

STEP = 60.0
"""Seconds that the button for more time gives."""


def person(room: Room, seat: int) -> str:
    """Return ``**7 Bára**``. Raises Refused when there is no such seat."""
    room.table.seat(seat)
    return bold(room.table.names(), seat)


async def pause(room: Room, by: int, reason: str = "", *, moderator: bool = False) -> None:
    """Stop the clocks. Raises Refused, as everything here does. ``moderator``: who asks keeps order on the server."""
    await room.host.pause(by, reason, moderator=moderator)
    said = escaped(short(reason, 100)) if reason.strip() else ""  # without a reason there is no sign that stands for one
    await (room.say("pause-reason", reason=said) if said else room.say("pause"))


async def resume(room: Room, by: int) -> None:
    """Let the clocks run on."""
    room.losses.look_for_channel()
    await room.host.resume(by)
    await room.outbox.say_until("resume")


async def move(house: House, room: Room, by: int, channel_id: int) -> None:
    """Let a game whose channel is gone go on in another one."""
    await house.move(room, by, channel_id)
    await room.outbox.say_until("resume")


async def extend(room: Room, by: int, seconds: float = STEP) -> None:
    """Give every open question more time."""
    await room.host.extend(by, seconds)
    await room.outbox.say_until("told-extend")


async def skip(room: Room, by: int) -> None:
    """Let the clocks of the open step run out."""
    await room.host.skip(by)
    await room.say("told-skip")


async def undo(room: Room, by: int) -> None:
    """Take the game back to the last checkpoint behind which nothing hidden was shown."""
    await room.host.undo(by)
    await room.say("told-undo")


async def end(room: Room, by: int, *, moderator: bool = False) -> None:
    """End the game without winners."""
    await room.host.end(by, moderator=moderator)


async def cancel(room: Room, by: int, *, moderator: bool = False) -> None:
    """Close the lobby without a game."""
    await room.lobby.cancel(by, moderator=moderator)


async def offer(room: Room, by: int, seat: int, user_id: int, *, nonce: str) -> None:
    """Offer a seat to another person where the whole table sees it. ``nonce``: of the message, never used before."""
    room.host.may_offer(by, seat, user_id)
    if by in await room.table.store.members.blocked_by(user_id):
        raise Refused("no-replacement")
    table, words = room.table, room.table.words
    sentence = words("told-offer", number=seat + 1, who=person(room, seat), person=f"<@{user_id}>")
    page = Page((sentence, Buttons((Button(words("b-accept"), custom_id(table.id, "accept", seat), "primary"),))))
    try:
        message = await room.postman.post(table.channel_id, page, nonce=f"{table.id}.offer.{nonce}", loud=True, pings=[user_id])
    except Trouble as trouble:
        raise Refused("no-offer-told") from trouble
    room.messages.board.below.put(message, sentence)
    await room.host.offer(by, seat, user_id, message)


async def accept(room: Room, user_id: int, name: str, seat: int, *, username: str = "", language: str) -> None:
    """Let the person to whom a seat was offered take it; what the seat knows comes by direct message."""
    message = await room.host.accept(user_id, seat, name, username=username, language=language)
    room.messages.letters.refresh_hand(seat)
    await room.say("told-replace", number=seat + 1, who=person(room, seat))
    try:
        await room.postman.delete(room.table.channel_id, message)
    except Trouble as trouble:
        log.info("table %s: an offer stays after it was accepted: %s", room.table.id, type(trouble).__name__)


async def automate(room: Room, by: int, seat: int) -> None:
    """Let a machine play a seat until its owner comes back."""
    await room.host.automate(by, seat)
    await room.say("automat", number=seat + 1, who=person(room, seat))


async def give_back(room: Room, user_id: int, seat: int) -> None:
    """Give a seat back to its owner."""
    await room.host.give_back(user_id, seat)
    room.messages.letters.refresh_hand(seat)
    await room.say("told-back", number=seat + 1, who=person(room, seat))


async def handover(room: Room, by: int, user_id: int, name: str) -> None:
    """Make another person the host."""
    room.table.only_host(by)
    if by in await room.table.store.members.blocked_by(user_id):
        raise Refused("no-handover-to")
    await room.host.handover(by, user_id, name)
    if room.table.phase != "lobby":
        await room.say("told-handover", who=name)
        if narrator_of(room.table) is not None:
            await room.outbox.say(narrator_line(room.table.words, room.table.setup.host_name, sees=reader_of(room.table) is not None))


async def remove(room: Room, by: int, seat: int) -> None:
    """Take a seat out of the game at the next checkpoint."""
    await room.host.remove(by, seat)


async def disqualify(room: Room, by: int, seat: int) -> None:
    """Take a seat out of the game for breaking the conduct."""
    await room.host.disqualify(by, seat)


def read_seat(room: Room, value: str) -> int:
    """Return the seat that ``seat:3`` or a typed ``4`` or ``4 Tonda`` means. Raises Refused when there is none."""
    head = value.strip().split(" ")[0]
    if head.startswith("seat:") and head[5:].isdigit():
        number = int(head[5:])
    elif head.isdigit():
        number = int(head) - 1
    else:
        raise Refused("no-seat")
    room.table.seat(number)
    return number
