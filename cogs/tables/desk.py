"""Presses of a player: answers to questions, the desk, help, the card, private talk at night, seats taken back or accepted."""

from collections.abc import Callable, Mapping

from discord import Member

from bot.discord_io.components import text_form
from bot.games import game_of
from bot.people.pages import beside_page
from bot.presenting.boxed.on_table import OPENED_AT, table_page
from bot.presenting.desk import AWAY, MORE, REFRESH, with_more
from bot.presenting.leafing import LOOK, MARK, TAKE
from bot.presenting.page import Button, Buttons, Page
from bot.presenting.questions import NOTES, NOTHING
from bot.presenting.scene import Scene, custom_id
from bot.presenting.text_cards import CARDS
from bot.tables.delivery.missed_updates import news_of, note_read, with_news
from bot.tables.refusal import Refused
from bot.tables.session.live_table import LONGEST_NOTES
from bot.tables.table_session import TableSession
from cogs.answering import Answering
from cogs.custom_ids import Picked, Press, read_answer, read_look, read_step
from cogs.how_to_play import all_cards_page, chosen_cards_page, page_of_table
from cogs.opening import no_ban
from cogs.requests import Request, Verb
from cogs.tables import host_actions
from cogs.tables.guessing import spectator_page
from cogs.tables.lobby import SURE, sits_beside_blocked


async def answer(request: Request) -> None:
    """Answer a question by its own button or menu."""
    at, picked = _dealing(request, read_answer)
    await _answer(request, at, picked, sure=False)


async def sure(request: Request) -> None:
    """Give a confirmed answer."""
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
    at, picked = _dealing(request, read_look)
    await at.mark(picked, request.values)


async def take(request: Request) -> None:
    """Answer with the marked options."""
    at, picked = _dealing(request, read_look)
    await at.take(picked)


def _dealing(request: Request, read: Callable[[Press], Picked | None]) -> tuple[Answering, Picked]:
    """Return the asker's means of answering, and the question and option in the custom id. Raises Refused."""
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


async def desk(request: Request) -> None:
    """Show a player the hand, the open question and the settings; a spectator gets an empty desk."""
    session, reply, words = request.session, request.reply, request.words
    table = session.table
    seat = table.seat_of(reply.user_id)
    if table.phase == "lobby":
        await reply.say(words("not-seated") if seat is None else words("seat-taken", number=seat + 1))
        return
    if seat is None and (kept := kept_for(session, reply.user_id)) is not None and table.phase in ("running", "paused"):
        button = Button(words("b-take-back"), custom_id(table.id, "takeback"), "primary")
        await reply.show(Page((words("seat-kept", number=kept + 1), Buttons((button,)))))
        return
    if seat is None:
        await reply.show(spectator_page(session, reply), kind="desk")
    else:
        session.turn_reminders.opened(seat)
        at = Answering(session, reply, "desk")
        if not table.slow or table.phase not in ("running", "paused"):
            await at.put_desk(at.desk, new=True)
            return
        news = news_of(table, seat)
        await at.put_desk(lambda scene: with_news(at.desk(scene), words("desk-news"), news), new=True)
        await note_read(table, seat)


async def refresh(request: Request) -> None:
    await request.answering().show_desk()


async def more(request: Request) -> None:
    """Show what stands behind [More], on the desk itself."""
    at, answers = request.answering(), request.session.answers

    def opened(scene: Scene) -> Page:
        try:
            answers.may_leave(at.seat)
        except Refused:
            return at.desk(with_more(scene))
        return at.desk(with_more(scene, may_leave=True))

    await at.put_desk(opened)


async def away(request: Request) -> None:
    """Note that a player is away for a moment, and say until when on the desk."""
    at, table = request.answering(), request.session.table
    await request.session.answers.step_out(request.user_id)
    until = table.running.time.away_at(table.now()).get(at.seat)
    await at.put_desk(at.desk, line=request.words("away-noted", until=f"<t:{int(until or table.now())}:R>"))


async def explain(request: Request) -> None:
    """Explain the game and its present moment; the way back from the cards shows it in the same message."""
    page = page_of_table(request.reply, request.session.table)
    await (request.reply.edit(page) if request.press.extra else request.reply.show(page))


async def cards(request: Request) -> None:
    """Show everybody the cards chosen for this game, in a new message; on the page itself all cards, or the picked one."""
    table, reply, words = request.session.table, request.reply, request.words
    if request.press.extra:
        await reply.edit(all_cards_page(words, table, next(iter(request.values), "")))
    else:
        await reply.show(chosen_cards_page(words, table))


async def open_table(request: Request) -> None:
    """Show everything that lies open, to players and spectators alike; the page's own buttons and menus replace it in place."""
    place = request.values[0] if request.values else request.press.extra
    table, reply = request.session.table, request.reply
    shown = game_of(table.game).presenter.open_table
    if shown is None or table.course is None or table.phase in ("lobby", "cancelled"):
        raise Refused("no-game")
    page = table_page(table.scene(request.words), shown, place or OPENED_AT[request.press.what], table.seat_of(reply.user_id))
    await (reply.edit(page, kind="open") if place else reply.show(page, kind="open"))


async def card(request: Request) -> None:
    """Show a player their card and its current uses."""
    at = Answering(request.session, request.reply, "board")
    await request.reply.show(at.presenter.card(at.scene(), at.seat))


async def whisper_again(request: Request) -> None:
    """Try whether direct messages reach this person again, and resume whispering if so."""
    session, seat, words = request.session, request.seat, request.words
    if not await session.messages.seat_messages.greet(request.user_id, words):
        await request.reply.say(words("no-whisper"))
        return
    await session.messages.seat_messages.note_dm_open(seat)
    await request.reply.say(words("hears-again"))


async def resign(request: Request) -> None:
    """Give up the seat, after a confirmation."""
    await request.answering().answer(f"{request.session.table.game}.seat.withdraw", None, ("withdraw",))


async def here(request: Request) -> None:
    """«I am here»: an absent player is back."""
    await request.session.answers.is_here(request.seat)
    await request.reply.edit(Page((request.words("here-noted"),)))


async def say(request: Request) -> None:
    """Open the form for a line to the player's fellow mafiosi, or relay the typed line."""
    session, reply, words = request.session, request.reply, request.words
    seat = session.table.seat_of(reply.user_id)
    if seat is None or not session.night_talk.hearers(seat):
        raise Refused("no-room")
    if not request.values:
        await reply.ask(text_form(custom_id(session.table.id, "say"), words("say-title"), words("say-label")))
        return
    if not await session.night_talk.say(reply.user_id, request.values[0]):
        raise Refused("no-room")
    await reply.say(words("say-given"))


async def notes(request: Request) -> None:
    """Open the player's notebook, or keep what they have typed."""
    table, reply, words = request.session.table, request.reply, request.words
    if request.values:
        await table.write_notes(reply.user_id, request.values[0].strip())
        await reply.say(words("notes-kept"))
        return
    custom, before = custom_id(table.id, NOTES), table.notes_of(reply.user_id)
    await reply.ask(text_form(custom, words("b-notes"), words("notes-label"), most=LONGEST_NOTES, required=False, before=before))


async def take_back(request: Request) -> None:
    """Give the person their seat back from its automated player."""
    seat = kept_for(request.session, request.user_id)
    if seat is None:
        raise Refused("no-foreign")
    await host_actions.give_back(request.session, request.user_id, seat)
    await desk(request)


async def accept(request: Request) -> None:
    """Take the seat that the host has offered to this person."""
    number, _, sure = request.press.extra.partition(":")
    seat = host_actions.read_seat(request.session, f"seat:{number}")
    reply = request.reply
    request.session.table.no_second_game(reply.user_id)
    await no_ban(reply)
    if sure != SURE and await sits_beside_blocked(request.session, reply):
        await reply.show(beside_page(reply.words, request.session.table.id, f"accept:{number}:{SURE}"))
        return
    await host_actions.accept(
        request.session, reply.user_id, reply.display_name, seat, username=reply.username, language=reply.words.language
    )
    await desk(request)


async def visit_graveyard(request: Request) -> None:
    """Let somebody who is out into the graveyard again; a spectator after a confirmation, as it costs the seats of this game.

    MF-15.11, 15.12. Raises Refused.
    """
    table, graveyard, reply = request.session.table, request.session.silence.graveyard, request.reply
    member, words = reply.interaction.user, request.words
    if graveyard.was_in(reply.user_id):
        thread = await graveyard.admit_again(reply.user_id)
        await reply.show(Page((words("graveyard-entered", thread=thread.mention),)))
        return
    graveyard.check_spectator(reply.user_id)
    await no_ban(reply)
    if not isinstance(member, Member):
        raise Refused("no-graveyard-entry")
    theme = game_of(table.game).presenter.theme(table.options)
    if request.press.extra != SURE and str(reply.user_id) not in table.setup.ghosts:
        enter = Button(words("b-ghosts", theme=theme), custom_id(table.id, "grave", SURE), "primary")
        await reply.show(Page((words("graveyard-sure", theme=theme), Buttons((enter,))), "quiet"))
        return
    thread = await graveyard.admit(member)
    await reply.show(Page((words("graveyard-entered", thread=thread.mention),)))


def kept_for(session: TableSession, user_id: int) -> int | None:
    """Return the person's seat that an automated player keeps."""
    return next((seat.seat for seat in session.table.seats if seat.bot_player and seat.owner == user_id), None)


VERBS: Mapping[str, Verb] = {
    "sure": sure,
    "back": back,
    LOOK: look,
    MARK: mark,
    TAKE: take,
    "desk": desk,
    REFRESH: refresh,
    MORE: more,
    AWAY: away,
    "help": explain,
    "card": card,
    CARDS: cards,
    **dict.fromkeys(OPENED_AT, open_table),
    "whisper": whisper_again,
    "resign": resign,
    "grave": visit_graveyard,
    "here": here,
    "say": say,
    NOTES: notes,
    "takeback": take_back,
    "accept": accept,
}
