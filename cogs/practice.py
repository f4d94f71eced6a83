"""/practice: a lesson of one game for one person, in one message that is edited in place (MA-8)."""

import asyncio
from collections.abc import Callable, Mapping, Sequence

from discord import app_commands
from discord.ext import commands

from bot.app.client import Consigliere
from bot.discord_io.command_names import said, with_options
from bot.discord_io.components import build
from bot.games import game_of
from bot.practice.how_to_play import CHOOSER_CARDS, cards_of_game, read_cards
from bot.practice.lessons import PREFIX, LessonSession, pace_of
from bot.practice.pages import (
    DEFAULT_DISPLAY,
    LessonDisplay,
    LessonReader,
    chooser_page,
    claimable,
    closing_page,
    ended_page,
    form_of_claims,
    lesson_page,
    rules_page,
    scene_of,
)
from bot.practice.plan import PACES, LessonChoice, games_with_lessons, read_choice
from bot.presenting.leafing import LOOK, MARK, TAKE, marked_anew, marked_in
from bot.presenting.page import Page
from bot.presenting.questions import BACK, NOTHING, SURE
from bot.presenting.scene import Look
from bot.tables.pages.claims import SEND
from bot.tables.refusal import Refused
from bot.tables.session.talk_log import KINDS
from cogs.custom_ids import Picked, Press, read_answer, read_look, read_step
from cogs.finding import ANYWHERE, OF_PEOPLE
from cogs.opening import open_table
from cogs.requests import Request, Verb
from cogs.responses import Reply, answered, looks_on, named_by_look
from cogs.tables.talking import read_claim
from engines import Ask, IllegalAnswer, Text

_PLACE = 48
"""Longest place in a list of options, in characters."""


LessonMove = Callable[[LessonSession], LessonDisplay]
"""The effect of a press on a lesson, and what to show besides. Raises IllegalAnswer and changes nothing."""


def made_of(request: Request) -> LessonMove:
    verb = MOVES.get(request.press.what, _answer)
    return lambda session: verb(request, session)


# ---- answers


def _answer(request: Request, session: LessonSession) -> LessonDisplay:
    picked = _read(request, read_answer)
    nothing = picked.option == NOTHING
    picks = () if nothing else (picked.option,) if picked.option else request.values
    if not picks and not nothing:
        raise Refused("no-press")
    return _take_in(request, session, picked, picks, sure=False)


def _sure(request: Request, session: LessonSession) -> LessonDisplay:
    picked = _read(request, read_step)
    return _take_in(request, session, picked, (picked.option,), sure=True)


def _take_in(request: Request, session: LessonSession, picked: Picked, picks: Sequence[str], *, sure: bool) -> LessonDisplay:
    """Answer a question, or first ask for confirmation as a table would. Raises IllegalAnswer."""
    play, reply = session.play, request.reply
    presenter = game_of(play.lesson.game).presenter
    ask = _ask(session, picked)
    scene = scene_of(play, session.id, LessonReader(reply.words, reply.display_name))
    offered = {option.id for option in ask.options}
    if not sure and picks and offered.issuperset(picks) and presenter.needs_confirm(scene, ask, tuple(picks)):
        return LessonDisplay(confirm=(ask.name, picks[0]))
    before = len(play.game.notices)
    play.answer(picked.name, picked.number, picks)
    after = scene_of(play, session.id, LessonReader(reply.words, reply.display_name))
    return LessonDisplay(line=presenter.receipt(after, ask, tuple(picks), play.game.notices[before:]))


def _ask(session: LessonSession, picked: Picked) -> Ask:
    """Return the open question of a press. Raises IllegalAnswer."""
    for ask in session.play.asks:
        if ask.name == picked.name and ask.id.rpartition("/")[2] == picked.number:
            return ask
    raise IllegalAnswer(Text("no-stale"))


def _read(request: Request, read: Callable[[Press], Picked | None]) -> Picked:
    picked = read(request.press)
    if picked is None:
        raise Refused("no-press")
    return picked


# ---- leafing


def _look(request: Request, session: LessonSession) -> LessonDisplay:
    picked = _read(request, read_look)
    ask = _ask(session, picked)
    place = request.values[0] if request.values else picked.option
    return LessonDisplay(look=Look(ask.name, place[:_PLACE]))


def _mark(request: Request, session: LessonSession) -> LessonDisplay:
    picked = _read(request, read_look)
    ask = _ask(session, picked)
    return LessonDisplay(look=Look(ask.name, marked_anew(ask, picked.option, request.values)[:_PLACE]))


def _take(request: Request, session: LessonSession) -> LessonDisplay:
    picked = _read(request, read_look)
    return _take_in(request, session, picked, marked_in(_ask(session, picked), picked.option), sure=False)


def _as_it_is(_request: Request, _session: LessonSession) -> LessonDisplay:
    return DEFAULT_DISPLAY


# ---- claims


ASKING = frozenset({"claim", "claim.what", "claim.whom"})
"""Verbs that open the form; the menus stand on pages of before."""


def _claimed(request: Request, session: LessonSession) -> LessonDisplay:
    _speaking(session)
    key, seat, _ = read_claim(request.fields)
    if key not in KINDS or (seat is not None and (seat == session.play.seat or seat >= session.play.deal.seats)):
        raise Refused("no-press")
    session.play.claim(key, seat)
    return DEFAULT_DISPLAY


def _speaking(session: LessonSession) -> None:
    """Raise IllegalAnswer for a person who cannot make a claim now."""
    if not claimable(session.play):
        raise IllegalAnswer(Text("no-stale"))


# ---- buttons that only lessons have


def _why(_request: Request, _session: LessonSession) -> LessonDisplay:
    return LessonDisplay(why=True)


def _on(request: Request, session: LessonSession) -> LessonDisplay:
    if _is_for_now(request, session):
        session.play.read_on()
    return DEFAULT_DISPLAY


def _skip(request: Request, session: LessonSession) -> LessonDisplay:
    if _is_for_now(request, session):
        session.play.skip()
    return DEFAULT_DISPLAY


def _is_for_now(request: Request, session: LessonSession) -> bool:
    """Return whether a button belongs to the current place of the lesson; buttons of older messages name none."""
    return request.press.extra in ("", session.play.place)


MOVES: Mapping[str, Callable[[Request, LessonSession], LessonDisplay]] = {
    SURE: _sure,
    BACK: _as_it_is,
    LOOK: _look,
    MARK: _mark,
    TAKE: _take,
    SEND: _claimed,
    "practice.go": _as_it_is,
    "practice.why": _why,
    "practice.on": _on,
    "practice.skip": _skip,
}
"""The verbs of a lesson by their names in custom ids; any other name is a question."""


class LessonMessage:
    """The message of a lesson; one interaction may edit it for a quarter of an hour."""

    def __init__(self, reply: Reply) -> None:
        self._reply = reply
        message = reply.interaction.message
        self._attached = looks_on(message) if message is not None else frozenset()
        self._shown = False

    async def show(self, page: Page) -> None:
        """Edit the message to show ``page``; a command sends it first."""
        reply, page = self._reply, named_by_look(page)
        if reply.interaction.message is None and not self._shown:
            built = await build(page)
            await reply.send(ephemeral=not reply.direct, view=built.view, files=built.files)
        else:
            built = await reply.replace(page, self._attached)
        self._shown = True
        self._attached = frozenset(built.hashes.values())


class Practice(commands.Cog):
    """The command that begins or continues a lesson; also in direct messages, and wherever a person takes the bot (NT-7)."""

    @app_commands.command(name=said("cmd-practice"), description=said("cmd-practice-about"))
    @app_commands.allowed_contexts(guilds=ANYWHERE.guild, dms=ANYWHERE.dm_channel, private_channels=ANYWHERE.private_channel)
    @app_commands.allowed_installs(guilds=OF_PEOPLE.guild, users=OF_PEOPLE.user)
    @app_commands.choices(game=[app_commands.Choice(name=said(f"game-{game}"), value=game) for game in games_with_lessons()])
    @app_commands.choices(pace=[app_commands.Choice(name=said(f"choice-pace-{str(pace).replace('.', '-')}"), value=pace) for pace in PACES])
    @with_options(game=("game", "practice"), pace="pace")
    @answered
    async def practice(self, reply: Reply, game: str | None = None, pace: float | None = None) -> None:
        """Begin a lesson, continue the current one, or offer the games."""
        async with reply.client.lessons.turn(reply.user_id):
            session = await reply.client.lessons.of(reply.user_id, server=_server(reply))
            usual = PACES[0] if session is None else session.pace
            if game is not None and (session is None or session.row.game != game):
                await _begin(reply, LessonChoice(game, pace or usual))
            elif session is None:
                await LessonMessage(reply).show(chooser_page(reply.words, pace=pace or usual, text_mode=await _text_mode(reply)))
            else:
                await reply.client.lessons.change_pace(session, pace or usual)
                await _stand(reply, session)


async def _text_mode(reply: Reply) -> bool:
    return (await reply.client.registry.personal.of(reply.user_id)).text_mode


def _server(reply: Reply) -> int:
    """Return the server of the lesson (MA-8.6), also one that the bot isn't on; 0 in direct messages and chats of people."""
    return reply.interaction.guild_id or 0


async def _begin(reply: Reply, choice: LessonChoice) -> None:
    if choice.game not in games_with_lessons():
        raise Refused("no-press")
    session = await reply.client.lessons.begin(reply.user_id, choice.game, choice.pace, server=_server(reply))
    await _stand(reply, session)


async def _stand(reply: Reply, session: LessonSession, shown: LessonDisplay = DEFAULT_DISPLAY) -> None:
    """Show the current place of the lesson."""
    await LessonMessage(reply).show(lesson_page(session.play, session.id, await reader_of(reply, session), shown))


async def reader_of(reply: Reply, session: LessonSession) -> LessonReader:
    personal = await reply.client.registry.personal.of(reply.user_id)
    return LessonReader(reply.words, reply.display_name, personal.text_mode, session.pace)


# ---- presses


async def press(request: Request) -> None:
    """Handle a press in a lesson, or on the page for choosing one."""
    reply, lessons = request.reply, request.reply.client.lessons
    reply.in_place = True
    before = lessons.at_hand(reply.user_id, request.press.table)
    async with lessons.turn(reply.user_id):
        if request.press.table == PREFIX:
            await _CHOOSING.get(request.press.what, _unknown)(request)
        elif before is not None and before.over:  # a double press
            await LessonMessage(reply).show(closing_page(before.play, before.id, await reader_of(reply, before)))
        elif request.press.what == "practice.end":
            await _end(request)
        else:
            await _pressed(request)


async def _pressed(request: Request) -> None:
    """Handle a press in a lesson. Raises Refused."""
    reply = request.reply
    session = await reply.client.lessons.of(reply.user_id, server=_server(reply))
    if session is None or session.id != request.press.table:
        await _offer(reply, session)
    elif request.press.what in ASKING:
        if not claimable(session.play):
            raise Refused("no-stale")
        await reply.ask(form_of_claims(session.play, session.id, await reader_of(reply, session)))
    else:
        await _make(reply, session, made_of(request))


async def _offer(reply: Reply, session: LessonSession | None) -> None:
    """Say that the lesson of a message is over; offer the current lesson and all games."""
    game, lesson, pace = ("", "", PACES[0]) if session is None else (session.row.game, session.id, session.pace)
    choice = chooser_page(reply.words, game, lesson, pace, text_mode=await _text_mode(reply))
    await LessonMessage(reply).show(Page((reply.words("practice-over"), *choice.parts), "quiet"))


async def _make(reply: Reply, session: LessonSession, move: LessonMove) -> None:
    """Make the person's move, then everybody else's, and show them one by one."""
    stage, reader, lessons = LessonMessage(reply), await reader_of(reply, session), reply.client.lessons
    before = len(session.play.events)
    try:
        shown = _moved(reply, session, move)
        if len(session.play.events) == before:
            await stage.show(lesson_page(session.play, session.id, reader, shown))
            return
        resting = (
            None if session.play.waits else lesson_page(session.play, session.id, reader, LessonDisplay(line=shown.line, resting=True))
        )
        session.play.go_on()
        over = await _over(reply, session)
        if resting is not None:
            await stage.show(resting)
            await asyncio.sleep(lessons.pause(session))
        last = LessonDisplay(line=shown.line) if resting is not None else shown
        await stage.show(closing_page(session.play, session.id, reader) if over else lesson_page(session.play, session.id, reader, last))
    except BaseException:
        lessons.forget(reply.user_id)  # memory may differ from the store
        raise
    if over:
        lessons.forget(reply.user_id)


def _moved(reply: Reply, session: LessonSession, move: LessonMove) -> LessonDisplay:
    """Make the person's move; an illegal one gives a line."""
    try:
        return move(session)
    except IllegalAnswer as wrong:
        return LessonDisplay(line=reply.words.text(wrong.text, ()))


async def _over(reply: Reply, session: LessonSession) -> bool:
    """Store the lesson, with its next deal after the end of one; return whether the lesson is over."""
    lessons = reply.client.lessons
    if session.play.over and not session.play.last:
        session.next_deal()
    if session.play.over:
        await lessons.end(session)
        return True
    await lessons.save(session)
    return False


async def _end(request: Request) -> None:
    """End a lesson. After a double press the page stays as it is; its button names the game."""
    reply, lessons = request.reply, request.reply.client.lessons
    stopped = await lessons.stop(reply.user_id, request.press.table)
    session = None if stopped is not None else await lessons.of(reply.user_id, server=_server(reply))
    choice = LessonChoice(stopped.game, pace_of(stopped)) if stopped is not None else read_choice(request.press.extra)
    if session is None and choice is not None:
        await LessonMessage(reply).show(ended_page(reply.words, choice))
    else:
        await _offer(reply, session)


# ---- choosing a game


async def _begin_chosen(request: Request) -> None:
    await _begin(request.reply, _read_choice(request))


async def _rules(request: Request) -> None:
    docs = request.reply.client.settings.docs_url
    await LessonMessage(request.reply).show(rules_page(request.words, _read_choice(request), docs))


async def _cards(request: Request) -> None:
    """Show all cards of a game; a menu opens one."""
    choice = read_cards(request.press.extra)
    if choice is None:
        raise Refused("no-press")
    await LessonMessage(request.reply).show(cards_of_game(request.words, choice, next(iter(request.values), "")))


async def _open_table(request: Request) -> None:
    """Open a table of the game in this channel, with its own answer."""
    request.reply.in_place = False
    await open_table(request.reply, _read_choice(request).game, None, {})


def _read_choice(request: Request) -> LessonChoice:
    """Return the game and the pace of a button. Raises Refused."""
    choice = read_choice(request.press.extra)
    if choice is None:
        raise Refused("no-press")
    return choice


async def _unknown(_request: Request) -> None:
    raise Refused("no-press")


_CHOOSING: Mapping[str, Verb] = {
    "practice.begin": _begin_chosen,
    "practice.rules": _rules,
    CHOOSER_CARDS: _cards,
    "practice.lay": _open_table,
}


async def setup(client: Consigliere) -> None:
    """Add the cog; the client calls this at its start."""
    await client.add_cog(Practice())
