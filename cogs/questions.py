"""Presses that deal with the questions of a game: answers, their confirmation, and leafing through many options."""

from collections.abc import Callable, Mapping

from bot.presenting.leafing import LOOK, MARK, TAKE
from bot.presenting.questions import NOTHING
from bot.tables.refusal import Refused
from cogs.answers import Answering
from cogs.pressing import Picked, Press, read_answer, read_look, read_step
from cogs.requests import Request, Verb


async def answer(request: Request) -> None:
    """Answer a question by its own button or menu."""
    at, picked = _dealing(request, read_answer)
    await _answer(request, at, picked, sure=False)


async def sure(request: Request) -> None:
    """Answer what was asked to be confirmed."""
    at, picked = _dealing(request, read_step)
    await _answer(request, at, picked, sure=True)


async def back(request: Request) -> None:
    """Take an unconfirmed pick back."""
    at, picked = _dealing(request, read_step)
    await at.think_again(picked)


async def look(request: Request) -> None:
    """Leaf through the options of a question on the person's desk."""
    at, picked = _dealing(request, read_look)
    await at.look(picked, request.values[0] if request.values else picked.option)


async def mark(request: Request) -> None:
    """Mark some of the options."""
    at, picked = _dealing(request, read_look)
    await at.mark(picked, request.values)


async def take(request: Request) -> None:
    """Answer with what is marked."""
    at, picked = _dealing(request, read_look)
    await at.take(picked)


def _dealing(request: Request, read: Callable[[Press], Picked | None]) -> tuple[Answering, Picked]:
    """Return the person's dealings with the table, and what the custom id says. Raises Refused."""
    session, picked = request.session, read(request.press)
    if picked is None:
        raise Refused("no-press")
    if session.table.phase == "lobby":
        raise Refused("no-game")
    return request.answering(), picked


async def _answer(request: Request, at: Answering, picked: Picked, *, sure: bool) -> None:
    nothing = picked.option == NOTHING
    picks = () if nothing else (picked.option,) if picked.option else request.values
    if not picks and not nothing:
        raise Refused("no-press")
    await at.answer(picked.name, picked.number, picks, sure=sure)


VERBS: Mapping[str, Verb] = {"sure": sure, "back": back, LOOK: look, MARK: mark, TAKE: take}
