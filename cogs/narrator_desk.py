"""What the host's desk has for a host who narrates: the text to read, [Next], and the book of one who sees the tokens (TK-7.2 to 7.6)."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from bot.presenting.page import Page, Part
from bot.tables.pages.narrator import book_page, reading_parts
from bot.tables.refusal import Refused
from bot.tables.session.narrators import narrator_of
from cogs.requests import Request, Verb


def narrates(request: Request) -> bool:
    """Whether who asks narrates the evening of this table."""
    return narrator_of(request.session.table) == request.user_id


def narrated(request: Request) -> list[Part]:
    """Return what a narrator is shown above the desk; nothing to anybody else, whoever is host beside them (TK-10.7)."""
    session = request.session
    return reading_parts(session.table.scene(request.words), session.narration.reading()) if narrates(request) else []


def narrator_verbs(show_desk: Verb) -> Mapping[str, Verb]:
    """Return what a narrator may press on the desk; ``show_desk`` shows that again."""
    return {"gate": partial(_go_on, show_desk), "book": _show_book}


async def _go_on(show_desk: Verb, request: Request) -> None:
    """Let the table go on at the gate of the press, and show what comes next. Raises Refused."""
    notice = request.press.extra
    if not notice.isdecimal():
        raise Refused("gate-open")
    await request.session.narration.moves.go_on(request.user_id, int(notice))
    await show_desk(request)


async def _show_book(request: Request) -> None:
    """Show all tokens and the nights to a narrator who sees them. Raises Refused."""
    session = request.session
    witness = session.narration.witness(request.user_id)
    await request.reply.edit(book_page(session.table.scene(request.words), witness), kind="host")


def stands_open(request: Request, page: Callable[[Request], Awaitable[Page]]) -> None:
    """Keep the desk of a narrator true from now on, while it stands open; ``page`` makes it anew (TK-7.4)."""
    if not narrates(request):
        return
    reply, answers = request.reply, request.reply.client.private_answers
    answers.keep_true(reply.table, reply.user_id, "host", partial(_again, request, page))
    request.session.narration.shows(partial(answers.redraw, reply.table, reply.user_id, "host"))


async def _again(request: Request, page: Callable[[Request], Awaitable[Page]]) -> None:
    """Show the desk anew; once there is none any more, it stays as it is."""
    try:
        made = await page(request)
    except Refused:
        return
    await request.reply.rework(made)
