"""Presses of the host while an evening runs: the draw, swaps, the next game, automated players (CL-8.9, 9.2 to 9.9)."""

from collections.abc import Mapping

from bot.evenings.admission import shut_out
from bot.evenings.evening import LiveEvening
from bot.evenings.lobbies.lobby_opening import too_few
from bot.evenings.lobbies.next_game import NextGame
from bot.evenings.moves.drawing import claim_swap
from bot.evenings.moves.hosting import take_over as taking_over
from bot.evenings.moves.opening import has_door
from bot.evenings.pages.evening_desk import choice_page, person_page, sure_page
from bot.evenings.scenes import evening_scene
from bot.presenting.page import MenuOption, Page
from bot.tables.refusal import Refused
from bot.tables.table_session import TableSession
from cogs.custom_ids import chosen_number, picked_member
from cogs.evenings.finding import evening_of, is_staff, only_callers, server_of
from cogs.opening import no_ban
from cogs.requests import Request, Verb
from engines import GAMES

NONE = "none"


def offers(request: Request, evening: LiveEvening) -> list[str]:
    """Return the verbs that the tables of an open evening need now."""
    if evening.row.state != "open":
        return []
    if has_door(evening):
        return ["draw"]
    alive = request.reply.client.evening_scheduler.lobby_opening(evening).alive
    running = any(session.table.phase != "lobby" for session in alive)
    found = []
    if len(alive) < len(evening.plan.channels):
        found.append("next")
    if not running and len(evening.plan.channels) > 1:
        found.append("draw")
    if _exchanging(alive, evening):
        found.append("swap")
    if _few(alive) is not None:
        found += ["other", "machines"]
    return found


def _few(alive: list[TableSession]) -> TableSession | None:
    return next((session for session in alive if too_few(session)), None)


def _exchanging(alive: list[TableSession], evening: LiveEvening) -> bool:
    drawn = {table.table for table in evening.message_state.drawn}
    return sum(session.table.phase == "lobby" and session.table.id in drawn for session in alive) > 1


def _next(request: Request, evening: LiveEvening) -> NextGame:
    evening_scheduler = request.reply.client.evening_scheduler
    return NextGame(evening, evening_scheduler.registry, evening_scheduler.lobby_opening(evening))


def _hosted(request: Request) -> LiveEvening:
    evening = evening_of(request)
    evening.only_host(request.user_id, staff=is_staff(request))
    return evening


# ---- the draw


async def ask_draw(request: Request) -> None:
    """Ask the host to confirm the draw (CL-9.2, 9.9)."""
    evening = _hosted(request)
    await request.reply.edit(sure_page(evening_scene(evening, request.words), "draw"), kind="host")


async def do_draw(request: Request) -> None:
    evening = _hosted(request)
    await _next(request, evening).draw(request.user_id, staff=is_staff(request))
    await request.reply.edit(Page((request.words("ev-draw-done"),)), kind="host")


async def ask_swap(request: Request) -> None:
    """Ask for the first of the two people who swap chairs (CL-9.6)."""
    evening = _hosted(request)
    await request.reply.edit(person_page(evening_scene(evening, request.words), "swap", "ev-swap-menu"))


async def picked_swap(request: Request, evening: LiveEvening, values: tuple[str, ...]) -> None:
    """Ask for the second person, or swap the chairs of both. Raises Refused."""
    first, second = request.press.extra.partition("=")[2], picked_member(request.reply.interaction, values).id
    if not first:
        page = person_page(evening_scene(evening, request.words), f"swap={second}", "ev-swap-with-menu")
        await request.reply.edit(page)
        return
    alive = request.reply.client.evening_scheduler.lobby_opening(evening).alive
    if not _exchanging(alive, evening):
        raise Refused("ev-swap-not")
    one = chosen_number([first])
    if await shut_out(request.reply.client.registry, evening, (one, second)):
        raise Refused("ev-swap-not")
    await evening.do(claim_swap(request.user_id, one, second, staff=is_staff(request)))
    await request.reply.edit(Page((request.words("ev-swap-done"),)), kind="host")


# ---- the next game


async def ask_next(request: Request) -> None:
    """Ask for the next game at a table, the planned one first (CL-9.8)."""
    evening, after = _hosted(request), request.press.extra
    coming = _next(request, evening)
    proposed = coming.proposed(await coming.next_place(after))
    games = [proposed, *(game for game in GAMES if game != proposed)]
    choices = [MenuOption(game, request.words(f"game-{game}"), chosen=game == proposed) for game in games]
    choices.append(MenuOption(NONE, request.words("ev-next-none")))
    page = choice_page(evening_scene(evening, request.words), f"next={after}" if after else "next", "ev-next-menu", choices)
    await request.reply.show(page, kind="host")


async def picked_next(request: Request, evening: LiveEvening, values: tuple[str, ...]) -> None:
    """Open a lobby of the picked game, or none. Raises Refused."""
    if values[0] != NONE:
        after = request.press.extra.partition("=")[2]
        await _next(request, evening).open(request.user_id, values[0], after, staff=is_staff(request))
    await request.reply.edit(Page((request.words("ev-next-none-done" if values[0] == NONE else "ev-next-done"),)), kind="host")


# ---- too few players


def _poor_table(request: Request, evening: LiveEvening) -> TableSession:
    session = _few(request.reply.client.evening_scheduler.lobby_opening(evening).alive)
    if session is None:
        raise Refused("ev-stale")
    return session


async def ask_other(request: Request) -> None:
    """Ask for another game that fits the few people at the table (CL-8.9)."""
    evening = _hosted(request)
    table = _poor_table(request, evening).table
    games = [game for game, rules in GAMES.items() if len(table.seats) in rules.seats and game != table.game]
    if not games:
        raise Refused("ev-other-none")
    choices = [MenuOption(game, request.words(f"game-{game}")) for game in games]
    await request.reply.edit(choice_page(evening_scene(evening, request.words), "other", "ev-next-menu", choices))


async def picked_other(request: Request, evening: LiveEvening, values: tuple[str, ...]) -> None:
    """Open a lobby of another game for the people at the table. Raises Refused."""
    if values[0] not in GAMES:
        raise Refused("ev-stale")
    table = _poor_table(request, evening).table
    await _next(request, evening).replace_lobby(request.user_id, table.id, values[0], staff=is_staff(request))
    await request.reply.edit(Page((request.words("ev-next-done"),)), kind="host")


async def bot_players(request: Request) -> None:
    """Seat as many automated players as the game needs (CL-8.9)."""
    evening = _hosted(request)
    session = _poor_table(request, evening)
    n = await session.lobby_moves.fill(session.table.rulebook.seats[0] - len(session.table.seats))
    await request.reply.edit(Page((request.words("ev-machines-done", n=n),)), kind="host")


# ---- a host who has left


async def take_over(request: Request) -> None:
    """Take over an evening whose host has left the server (CL-22.11)."""
    evening, reply = evening_of(request), request.reply
    await no_ban(reply)
    only_callers(reply, await server_of(reply.interaction))
    await evening.do(taking_over(reply.user_id, reply.display_name))
    await reply.client.evening_scheduler.series.hand_over(evening.row.series_id, reply.user_id)
    await reply.say(reply.words("ev-took-over"))


VERBS: Mapping[str, Verb] = {
    "ev.draw": ask_draw,
    "ev.do_draw": do_draw,
    "ev.swap": ask_swap,
    "ev.next": ask_next,
    "ev.other": ask_other,
    "ev.machines": bot_players,
    "ev.take_over": take_over,
}
"""The verbs by their names in custom ids."""
