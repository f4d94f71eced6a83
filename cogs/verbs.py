"""Presses that answer no question: the desk, help, the own card, and the settings of the desk."""

from collections.abc import Awaitable, Callable, Mapping

from bot.presenting.components import text_modal
from bot.presenting.page import Button, Buttons, Page
from bot.presenting.presenter import presenter_of
from bot.presenting.scene import custom_id
from bot.tables.refusal import Refused
from bot.tables.room import Room
from cogs import host_actions
from cogs.answers import Answering, place_of
from cogs.replying import Reply

Verb = Callable[[Room, Reply], Awaitable[None]]


async def desk(room: Room, reply: Reply) -> None:
    """Show a player the hand, the open question and the settings; show everybody else an empty desk."""
    table, words = room.table, reply.words
    seat = table.seat_of(reply.user_id)
    if table.phase == "lobby":
        await reply.say(words("not-seated") if seat is None else words("seat-taken", number=seat + 1))
        return
    if seat is None and (kept := kept_for(room, reply.user_id)) is not None and table.phase in ("running", "paused"):
        button = Button(words("b-take-back"), custom_id(table.id, "takeback"), "primary")
        await reply.show(Page((words("seat-kept", number=kept + 1), Buttons((button,)))))
        return
    presenter = presenter_of(table.game)
    if seat is None:
        await reply.show(presenter.spectator_desk(table.scene(words)))
    else:
        room.turns.opened(seat)
        await reply.show(presenter.desk(table.scene(words, text_mode=table.seat(seat).text_mode), seat))


async def refresh(room: Room, reply: Reply) -> None:
    """Bring an open desk up to date."""
    answering = Answering(room, reply, place_of(reply, room.table.id))
    await reply.edit(answering.presenter.desk(answering.scene(), answering.seat))


async def help_now(room: Room, reply: Reply) -> None:
    """Explain the very phase that is being played."""
    table, words = room.table, reply.words
    if table.phase in ("lobby", "cancelled") or table.course is None:
        await reply.say(f"{words('help-lobby')}\n{words('help-always')}")
        return
    await reply.say(presenter_of(table.game).help(table.scene(words), table.seat_of(reply.user_id)))


async def card(room: Room, reply: Reply) -> None:
    """Show a player the own card and what can be done with it now."""
    answering = Answering(room, reply, "board")
    await reply.show(answering.presenter.card(answering.scene(), answering.seat))


async def text_mode(room: Room, reply: Reply) -> None:
    """Switch pictures off or on for this person, on the desk that was pressed."""
    answering = Answering(room, reply, place_of(reply, room.table.id))
    seat = room.table.seat(answering.seat)
    await room.table.set_text_mode(reply.user_id, not seat.text_mode)
    await reply.edit(answering.presenter.desk(answering.scene(), answering.seat))


async def whisper_again(room: Room, reply: Reply) -> None:
    """Try whether direct messages reach this person now: whoever has opened them gets the whispers again."""
    seat = room.table.seat_of(reply.user_id)
    if seat is None:
        raise Refused("no-foreign")
    if not await room.messages.letters.greet(reply.user_id, reply.words):
        await reply.say(reply.words("no-whisper"))
        return
    await room.messages.letters.hear(seat)
    await reply.say(reply.words("hears-again"))


async def resign(room: Room, reply: Reply) -> None:
    """Give up the own seat; that is asked twice."""
    answering = Answering(room, reply, place_of(reply, room.table.id))
    await answering.answer(f"{room.table.game}.seat.withdraw", None, ("withdraw",))


async def here(room: Room, reply: Reply) -> None:
    """«I am here»: the person who was missed has come back."""
    seat = room.table.seat_of(reply.user_id)
    if seat is None:
        raise Refused("no-foreign")
    room.table.seat(seat).misses = 0
    await reply.say(reply.words("here-noted"))


async def say(room: Room, reply: Reply, typed: tuple[str, ...]) -> None:
    """Open the field for a line to the mafia's room, or relay the line that was typed there."""
    table, words = room.table, reply.words
    seat = table.seat_of(reply.user_id)
    if seat is None or not room.night_talk.hearers(seat):
        raise Refused("no-room")
    if not typed:
        await reply.ask(text_modal(custom_id(table.id, "say"), words("say-title"), words("say-label")))
        return
    if not await room.night_talk.say(reply.user_id, typed[0], noted=lambda: reply.say(words("say-given"))):
        raise Refused("no-room")


async def take_back(room: Room, reply: Reply) -> None:
    """Give the person the own seat back from the machine that keeps it."""
    seat = kept_for(room, reply.user_id)
    if seat is None:
        raise Refused("no-foreign")
    await host_actions.give_back(room, reply.user_id, seat)
    await desk(room, reply)


def kept_for(room: Room, user_id: int) -> int | None:
    """Return the seat that a machine keeps for this person."""
    return next((seat.seat for seat in room.table.seats if seat.automat and seat.owner == user_id), None)


VERBS: Mapping[str, Verb] = {
    "desk": desk,
    "refresh": refresh,
    "help": help_now,
    "card": card,
    "textmode": text_mode,
    "whisper": whisper_again,
    "resign": resign,
    "here": here,
    "takeback": take_back,
}
"""The verbs by their names in custom ids."""
