"""The floor by button and by command: end a speech, ask for the floor, write a line in a speech (TK-1.6, 3.5, 3.11)."""

from collections.abc import Mapping

from bot.discord_io.components import text_modal
from bot.games import game_of
from bot.presenting.floor import DONE, HAND, WRITE
from bot.presenting.scene import custom_id
from bot.tables.players.speakers import LONGEST_LINE
from bot.tables.session.floor import floor_of
from bot.tables.table_session import TableSession
from cogs.answers import surface_of
from cogs.game_commands import Typed, answer
from cogs.requests import Request, Verb
from cogs.responses import Reply


async def _done(request: Request) -> None:
    await request.session.speaking.done(request.user_id)
    await _say(request, "floor-done")


async def _hand(request: Request) -> None:
    up = await request.session.speaking.hand(request.user_id)
    await _say(request, "hand-up" if up else "hand-down")


async def _say(request: Request, key: str) -> None:
    """Answer a press with a sentence; on the desk above the desk, which shows what can be pressed now."""
    line = request.words(key)
    if surface_of(request.reply, request.press.table) == "desk":
        await request.answering().show_desk(line)
    else:
        await request.reply.say(line)


async def _write(request: Request) -> None:
    """Open the form, or post the line that was written there."""
    session, reply = request.session, request.reply
    if not request.values:
        await _ask(session, reply)
        return
    await session.written.write(reply.user_id, request.values[0])
    await reply.say(request.words("write-given"))


async def _ask(session: TableSession, reply: Reply) -> None:
    session.written.may_write(reply.user_id)
    words = reply.words
    await reply.ask(text_modal(custom_id(session.table.id, WRITE), words("write-title"), words("write-label"), most=LONGEST_LINE))


# ---- by command


async def done_typed(typed: Typed) -> None:
    """End the own speech, whoever has given the floor. Raises Refused."""
    at = typed.seated()
    floor = floor_of(at.table)
    if floor is not None and floor.in_turn:
        await at.session.speaking.done(typed.reply.user_id)
        await typed.reply.say(typed.reply.words("floor-done"))
    else:
        speeches = game_of(typed.game).timing.speeches
        await answer(at, (speeches.defence,) if speeches is not None else (), "done")


async def hand_typed(typed: Typed) -> None:
    """Ask for the floor, or lower the hand. Raises Refused."""
    up = await typed.seated().session.speaking.hand(typed.reply.user_id)
    await typed.reply.say(typed.reply.words("hand-up" if up else "hand-down"))


async def write_typed(typed: Typed) -> None:
    """Open the form for a line in the own speech. Raises Refused."""
    await _ask(typed.seated().session, typed.reply)


VERBS: Mapping[str, Verb] = {DONE: _done, HAND: _hand, WRITE: _write}
"""The verbs by their names in custom ids."""
