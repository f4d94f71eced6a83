"""The buttons of a lobby: sit down, be ready, get up, details."""

import asyncio
import logging
from collections.abc import Mapping

from bot.discord_io.request_faults import REQUEST_FAULTS
from bot.people.pages import beside_page
from bot.store import StoreError
from bot.tables.delivery.temporary_lines import ENOUGH
from bot.tables.pages.lobby import details_page
from bot.tables.refusal import Refused
from bot.tables.session.lobby_view import lobby_scene
from bot.tables.table_session import TableSession
from cogs.opening import no_ban
from cogs.requests import Request, Verb
from cogs.responses import Reply

log = logging.getLogger(__name__)

WHISPER_PATIENCE = 1.5
"""Seconds that a ready press waits for its whisper before the answer, so that Discord gets the answer in time."""

SURE = "sure"
"""The extra of a confirmed press."""

_whispering: set[asyncio.Task[bool] | asyncio.Task[None]] = set()


async def sits_beside_blocked(session: TableSession, reply: Reply) -> bool:
    """Return whether somebody whom the person has blocked sits at the table (CL-19.6)."""
    blocked = await reply.client.registry.store.members.blocked_by(reply.user_id)
    return any(seat.user_id in blocked for seat in session.table.people) and session.table.seat_of(reply.user_id) is None


async def join(request: Request) -> None:
    """Seat a person, or put them on the waiting list."""
    session, reply = request.session, request.reply
    session.table.no_second_game(reply.user_id)
    await no_ban(reply)
    evening = reply.client.evening_scheduler.evening(session.table.setup.evening)
    if evening is not None and str(reply.user_id) in evening.plan.uninvited:
        raise Refused("no-invited")
    if request.press.extra != SURE and await sits_beside_blocked(session, reply):
        await reply.show(beside_page(reply.words, session.table.id, f"join:{SURE}"))
        return
    may = reply.interaction.permissions
    seat = await session.lobby_moves.sit(
        reply.user_id,
        reply.display_name,
        username=reply.username,
        language=reply.words.language,
        reads_threads=may.administrator or may.manage_threads,
    )
    if seat is not None:
        await reply.say(reply.words("seat-taken", number=seat + 1))
        await _tell_host(session, reply.user_id)
        return
    place = [user for user, _ in session.table.waiting].index(reply.user_id) + 1
    await reply.say(reply.words("waiting-place", n=place))


async def _tell_host(session: TableSession, joined: int) -> None:
    """Whisper to the host that there are enough players, while no such line stands; an unreachable host sees it in the lobby.

    The first line calls them. Where people come and go, later ones are silent: the lobby shows the same.
    """
    table = session.table
    if len(table.seats) < table.rulebook.seats[0] or session.whispers.tells(ENOUGH) or joined == table.host_id:
        return
    seat = table.seat_of(table.host_id)
    words = table.words if seat is None else table.words_of(seat)
    memory = session.whispers.memory
    loud = memory.enough_called != table.host_id
    memory.enough_called = table.host_id  # stored with the line
    await session.whispers.send_host(words("lobby-can-start"), loud=loud, about=ENOUGH)


async def leave(request: Request) -> None:
    """Let a person get up."""
    reply = request.reply
    await request.session.lobby_moves.leave(reply.user_id)
    await reply.say(reply.words("you-stand-up"))


async def ready(request: Request) -> None:
    """Note a ready press, and send a whisper to learn whether secrets will reach this person."""
    session, reply = request.session, request.reply
    table, words = session.table, reply.words
    number = table.seat_of(reply.user_id)
    if number is None:
        raise Refused("no-seat-yet")
    session.lobby_moves.only_lobby()
    test = asyncio.create_task(session.messages.seat_messages.greet(reply.user_id, words), name="whisper")
    _whispering.add(test)
    test.add_done_callback(_whispering.discard)
    await asyncio.wait({test}, timeout=WHISPER_PATIENCE)
    dm_closed = test.done() and not test.result()
    await session.lobby_moves.ready(reply.user_id, reply.interaction.id, dm_closed=dm_closed)
    if not test.done():
        test.add_done_callback(lambda done: _note_late(request, dm_closed=not done.result()))
    await reply.say(_receipt(request, "no-whisper" if dm_closed else "ready-given-lobby"))


def _receipt(request: Request, key: str) -> str:
    """Return the receipt of a ready press with its number and the whole seal, which let its presser check the record."""
    words, setup = request.reply.words, request.session.table.setup
    sealed = f"\n-# {words('ready-seal', seal=setup.seal, version=setup.seal_version)}" if setup.seal else ""
    return f"{words(key)}\n-# {words('ready-press', press=str(request.reply.interaction.id))}{sealed}"


def _note_late(request: Request, *, dm_closed: bool) -> None:
    """Note the result of a whisper that took longer than the answer to the press."""
    if dm_closed:
        task = asyncio.create_task(_note_dm_closed(request))
        _whispering.add(task)
        task.add_done_callback(_whispering.discard)


async def _note_dm_closed(request: Request) -> None:
    """Note that direct messages do not reach a person who still sits here, and correct the receipt; no press changes."""
    session, reply = request.session, request.reply
    number = session.table.seat_of(reply.user_id)
    if number is None:
        return
    try:
        await session.whispers.note_dm_closed(number)
        await reply.change(content=_receipt(request, "no-whisper"))
    except StoreError:
        return
    except REQUEST_FAULTS as wrong:  # the next receipt repeats it
        log.info("receipt about unreachable whispers not delivered: %s", type(wrong).__name__)
    else:
        session.whispers.take_dm_closed_notice(number)


async def details(request: Request) -> None:
    """Show the balance, the automated players and the whole seal."""
    table = request.session.table
    request.session.lobby_moves.only_lobby()
    await request.reply.show(details_page(lobby_scene(table, request.words)))


VERBS: Mapping[str, Verb] = {"join": join, "ready": ready, "leave": leave, "details": details}
"""The verbs by their names in custom ids."""
