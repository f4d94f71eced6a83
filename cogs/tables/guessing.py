"""Sealed guesses by menu (NT-5.1), on the desk of people who are out and on that of spectators."""

from collections.abc import Mapping
from dataclasses import replace

from bot.games import game_of
from bot.presenting.guesses import GUESS, NOBODY
from bot.presenting.page import Page
from bot.presenting.typed_numbers import read_number
from bot.tables.refusal import Refused
from bot.tables.session.guessing import guest_of, may_guess_along
from bot.tables.table_session import TableSession
from cogs.requests import Request, Verb
from cogs.responses import Reply
from cogs.tables.host_actions import read_seat


async def guess(request: Request) -> None:
    """Take a guess and show the desk with it. Raises Refused."""
    session, reply = request.session, request.reply
    about, _, number = request.press.extra.partition(".")
    seats = [read_seat(session, value) for value in request.values if value != NOBODY]
    if not request.values or (seats and NOBODY in request.values) or (round_ := read_number(number)) is None:
        raise Refused("no-press")
    await session.guessing.guess(reply.user_id, about, round_, seats)
    line = request.words("guess-taken")
    if session.table.seat_of(reply.user_id) is None:
        page = spectator_page(session, reply)
        await reply.edit(Page((line, *page.parts), page.accent), kind="desk")
    else:
        await request.answering().show_desk(line)


def spectator_page(session: TableSession, reply: Reply) -> Page:
    """Return the desk of a spectator, with their own guesses."""
    table = session.table
    scene = table.scene(reply.words)
    scene = replace(scene, guest=guest_of(table, reply.user_id), guessing=may_guess_along(table, reply.user_id))
    return game_of(table.game).presenter.spectator_desk(scene)


VERBS: Mapping[str, Verb] = {GUESS: guess}
"""The verbs by their names in custom ids."""
