"""Actions of the host that do more than one move, by button or command. The public line about each comes from its log entry."""

from bot.discord_io.postman import Trouble
from bot.presenting.naming import bold
from bot.presenting.page import Button
from bot.presenting.scene import custom_id
from bot.presenting.typed_numbers import read_number
from bot.tables.refusal import Refused
from bot.tables.table_session import TableSession


def person(session: TableSession, seat: int) -> str:
    """Return ``**7 Bára**``. Raises Refused when there is no such seat."""
    session.table.seat(seat)
    return bold(session.table.names(), seat)


async def resume(session: TableSession, by: int, *, moderator: bool = False) -> None:
    """Restart the clocks. Raises Refused, as all actions here do. ``moderator``: the asker moderates the server."""
    session.departures.look_for_channel()
    await session.host_moves.resume(by, moderator=moderator)


async def offer(session: TableSession, by: int, seat: int, user_id: int, *, number: int) -> None:
    """Offer a seat to another person in public. ``number``: of the offer, never used before."""
    session.host_moves.may_offer(by, seat, user_id)
    if by in await session.table.store.members.blocked_by(user_id):
        raise Refused("no-replacement")
    table, words = session.table, session.table.words
    sentence = words("told-offer", number=seat + 1, who=person(session, seat), person=f"<@{user_id}>")
    button = Button(words("b-accept"), custom_id(table.id, "accept", seat), "primary")
    await session.host_moves.offer(by, seat, user_id, number)
    try:
        message = await session.whispers.post_offer(seat, user_id, number, sentence, button)
    except Trouble as trouble:
        raise Refused("no-offer-told") from trouble
    finally:
        session.outbox.wake()  # deletes an offer that this one replaces, and this one too if nobody can accept it any more
    session.messages.board.below.put(message, sentence)
    table.playing_for_host(by)  # the game may have ended meanwhile


async def accept(session: TableSession, user_id: int, name: str, seat: int, *, username: str = "", language: str) -> None:
    """Seat the person to whom the seat was offered; they get the seat's knowledge by direct message."""
    await session.host_moves.accept(user_id, seat, name, username=username, language=language)
    session.messages.seat_messages.refresh_hand(seat)


async def give_back(session: TableSession, user_id: int, seat: int) -> None:
    await session.host_moves.give_back(user_id, seat)
    session.messages.seat_messages.refresh_hand(seat)


async def handover(session: TableSession, by: int, user_id: int, name: str) -> None:
    """Make another person the host."""
    session.table.only_host(by)
    if by in await session.table.store.members.blocked_by(user_id):
        raise Refused("no-handover-to")
    await session.host_moves.handover(by, user_id, name)


def read_occupant(value: str) -> int | None:
    """Return the number in ``sitter:77``, None in any other value."""
    return read_number(value.removeprefix("sitter:")) if value.startswith("sitter:") else None


def read_seat(session: TableSession, value: str) -> int:
    """Return the seat of ``seat:3``, of a typed ``4`` or ``4 Tonda``, or before the deal of a person, ``sitter:77``.

    Raises Refused for anything else, also for ``seat:3`` before the deal, where chairs count anew when somebody leaves.
    """
    head = value.strip().split(" ")[0]
    if (occupant := read_occupant(head)) is not None:
        return session.table.seat_with(occupant).seat
    number = read_number(head.removeprefix("seat:"))
    if number is None or (head.startswith("seat:") and session.table.phase == "lobby"):
        raise Refused("no-seat")
    seat = number if head.startswith("seat:") else number - 1
    session.table.seat(seat)
    return seat
