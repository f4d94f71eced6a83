"""The page [Řeč] on the host's desk: options of the talk, changed in the lobby or from the next phase of a game on (TK-8.1)."""

from bot.presenting.host_desk import AnyScene
from bot.tables.pages.sounds import try_button
from bot.tables.pages.talk_lines import spelled, talk_line
from bot.tables.pages.talk_options import TalkOption, talk_option_page, talk_page
from bot.tables.pages.voice import voice_button
from bot.tables.refusal import Refused
from bot.tables.session.lobby_view import lobby_scene
from bot.tables.session.talk_settings import options_of, read_value
from bot.tables.table_session import TableSession
from cogs.requests import Request


async def show_talk(request: Request) -> None:
    """Show all options of the talk, or the one that was picked. Raises Refused."""
    picked = request.values[0] if request.values else ""
    await (_show(request, picked) if picked else _show_all(request))


async def set_talk(request: Request) -> None:
    """Change an option of the talk and show what it became. Raises Refused."""
    option, values = request.press.extra, request.values
    now = {one.name: one.now for one in _options(request.session)}
    if not values or option not in now:
        raise Refused("no-press")
    if values[0] != spelled(now[option]):
        await _change(request.session, request.user_id, option, read_value(option, values[0]))
    await _show(request, option)


async def _change(session: TableSession, by: int, option: str, value: bool | int | str) -> None:
    """Change it: in the lobby at once, in a game by an entry of the log and one public line."""
    if session.table.phase == "lobby":
        await session.lobby.change_talk(option, value)
    elif option == "narrator":
        await session.host.change_talk(by, option, value)
        await session.say("narrator-ends")
    elif await session.host.change_talk(by, option, value):
        await session.say("talk-changed", what=talk_line(session.table.words, option, value))


async def _show_all(request: Request) -> None:
    scene = _scene(request)
    more = (voice_button(scene), try_button(scene)) if request.session.table.voice_now() is not None else ()
    await request.reply.edit(talk_page(scene, _options(request.session), more=more), kind="host")


async def _show(request: Request, option: str) -> None:
    for one in _options(request.session):
        if one.name == option:
            await request.reply.edit(talk_option_page(_scene(request), one), kind="host")
            return
    raise Refused("no-press")


def _options(session: TableSession) -> tuple[TalkOption, ...]:
    return options_of(session.table.game, session.table.talking, dealt=session.table.phase != "lobby")


def _scene(request: Request) -> AnyScene:
    table, words = request.session.table, request.words
    return lobby_scene(table, words) if table.phase == "lobby" else table.scene(words)
