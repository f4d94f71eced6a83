"""The host's desk: one private message, edited by the host's presses."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Protocol

from bot.discord_io.permissions import Need
from bot.games import game_of
from bot.presenting.host_desk import (
    NEEDS_SURE,
    fill_page,
    later_page,
    lobby_host,
    moderator_desk,
    move_page,
    person_page,
    place_page,
    running_host,
    seat_page,
    sure_page,
)
from bot.presenting.naming import escaped, short
from bot.presenting.page import Page
from bot.presenting.typed_numbers import read_number
from bot.tables.moderation.rights import features_of, lacking_in, unlockable_members, unslowed_members
from bot.tables.moderation.slow_mode import gap
from bot.tables.refusal import Refused
from bot.tables.session.lobby_clock import OFFERED
from bot.tables.session.lobby_view import lobby_scene
from bot.tables.table_session import TableSession
from cogs.custom_ids import PickedPerson, chosen_number, picked_member
from cogs.opening import needs_are_met
from cogs.requests import Request, Verb, merged
from cogs.tables import host_actions, host_options
from cogs.tables.host_options import narrated, narrator_verbs, rights_link, scene_now, stands_open, with_sounds, with_voice


def seat_value(extra: str) -> str:
    """Return the option of a seat, ``seat:2`` or ``sitter:77``, from the extra of a custom id; empty when it names none."""
    return f"seat:{extra}" if read_number(extra) is not None else extra.replace("=", ":")


def chosen_seat(request: Request) -> str:
    """Return the seat of a press or of its menu as ``seat:2``; empty without one."""
    return seat_value(request.press.extra) or seat_value(next(iter(request.values), ""))


def chosen_person(request: Request) -> PickedPerson | None:
    """Return the person chosen in Discord's user menu, None for any other press. Raises Refused for bots and strangers."""
    if read_number(next(iter(request.values), "")) is None:
        return None
    return picked_member(request.reply.interaction, request.values)


# ---- pages


async def open_desk(request: Request) -> None:
    """Show the host's desk, or to a moderator of the server the desk of moderators."""
    _allowed(request, moderator=True)
    await request.reply.show(await desk_page(request), kind="host")
    stands_open(request, desk_page)


def _allowed(request: Request, *, moderator: bool = False) -> None:
    """Raise Refused for everybody but the host and, if ``moderator`` is enough, the server's moderators."""
    table = request.session.table
    table.only_host(request.user_id, moderator=moderator and request.reply.moderates(table.channel_id))
    request.reply.names = table.names()


async def desk_page(request: Request) -> Page:
    """Return the desk of the lobby or the running game. Raises Refused after its end."""
    table, words = request.session.table, request.words
    if not table.may_host(request.user_id) and table.phase in ("lobby", "running", "paused"):
        return moderator_desk(scene_now(request))
    if table.phase == "lobby":
        readable = (words("lobby-readable"),) if table.setup.readable else ()
        page = lobby_host(lobby_scene(table, words), findings=(*await findings(request), *readable))
        return await with_sounds(with_voice(page, request), request)
    if table.phase in ("running", "paused"):
        page = running_host(table.scene(words), findings=await findings(request), narrated=narrated(request))
        return await with_sounds(with_voice(page, request), request)
    raise Refused("no-game")


async def findings(request: Request) -> tuple[str, ...]:
    """Return sentences about the permissions that the table lacks in its channel (TK-1.7)."""
    session, words = request.session, request.words
    place = await session.silence.place()
    if place is None:
        return ()
    features = features_of(session.table.game, session.table.setup)
    ground = await session.silence.graveyard.elsewhere(place)
    wanted = {
        *features,
        *(("slow_mode",) if gap(session.table) else ()),
        *(("voice_status",) if session.table.settings.voice_status else ()),
    }
    found = [_finding(request, need) for need in lacking_in(place, wanted, ground, session.silence.voices.voice)]
    if "graveyard" in features and place.graveyard_parent is None and ground is None:
        found.append(words("place-no-graveyard", theme=game_of(session.table.game).timing.theme(session.table.options)))
    people = [seat.user_id for seat in session.table.people if seat.user_id]
    if "silence" in features and (unlockable := await unlockable_members(place, people)):
        found.append(words("place-beyond", n=unlockable, thread=place.locks))
    if gap(session.table) and (unslowed := await unslowed_members(place, people)):
        found.append(words("slow-mode-beyond", n=unslowed))
    return tuple(found)


def _finding(request: Request, need: Need) -> str:
    """Return the sentence about a missing permission, with a link that adds one beyond the standard invitation (TK-8.2)."""
    words, permission, missed = request.words, need.name.replace("_", "-"), need.feature.replace("_", "-")
    lacks = words("flight-lacks", permission=words(f"doctor-permission-{permission}"), feature=words(f"doctor-feature-{missed}"))
    if need.feature not in ("slow_mode", "voice_status") or need.invite:
        return lacks
    return words("slow-mode-lacks", lacks=lacks, link=rights_link(request.reply, need.feature))


async def _show_desk(request: Request) -> None:
    await request.reply.edit(await desk_page(request), kind="host")
    stands_open(request, desk_page)


async def _wait(request: Request) -> None:
    await request.reply.edit(Page((request.words("absent-waiting"),)), kind="host")


async def ask_sure(request: Request, action: str, seat: int | None = None) -> None:
    """Ask the host to confirm an action. Raises Refused, also where the action itself would be refused now."""
    _allowed(request, moderator=action in MODERATOR_ACTIONS)
    match action:
        case "undo":
            request.session.host_moves.undoing(request.user_id)
        case "skip":
            request.session.host_moves.skipping(request.user_id)
        case "remove" | "disqualify" if seat is not None:
            request.session.host_moves.withdrawing(request.user_id, seat, "withdraw" if action == "remove" else action)
        case _:
            pass
    await request.reply.edit(sure_page(scene_now(request), action, seat=seat), kind="host")


async def resume(request: Request) -> None:
    """Restart the clocks; for a game whose channel is deleted, offer its host to continue here. Raises Refused."""
    session = request.session
    _allowed(request, moderator=True)
    session.departures.look_for_channel()
    if session.table.message_state.departures.homeless:
        _allowed(request)
        await request.reply.show(move_page(session.table.scene(request.words)), kind="host")
        return
    await host_actions.resume(session, request.user_id, moderator=request.reply.moderates(session.table.channel_id))
    await request.reply.say(request.words("host-done-resume"))


async def _move(request: Request) -> None:
    """Continue a game whose channel is deleted in the channel of the press. Raises Refused."""
    interaction = request.reply.interaction
    if interaction.channel_id is None or interaction.guild_id != request.session.table.guild_id:
        raise Refused("no-move")
    needs_are_met(request.reply)
    await request.reply.client.registry.move(request.session, request.user_id, interaction.channel_id)
    await request.reply.edit(Page((request.words("host-done-move"),)), kind="host")


# ---- actions

STEP = 60.0
"""Seconds that one press of the button for more time gives."""

TableAction = Callable[[TableSession, int], Awaitable[None]]
SeatAction = Callable[[TableSession, int, int], Awaitable[None]]
"""An action on a table, or on one seat (the last number), by a user (the number before). Raises Refused."""


class ModeratorAction(Protocol):
    """An action on a table that a moderator of the server may take as well as the host. Raises Refused."""

    def __call__(self, session: TableSession, by: int, *, moderator: bool) -> Awaitable[None]:
        """Act; ``moderator``: the asker moderates the server."""
        ...


async def _clear(session: TableSession, _by: int, seat: int) -> None:
    await session.lobby_moves.clear(session.table.seat(seat).occupant)


TABLE_ACTIONS: Mapping[str, TableAction] = {
    "extend": lambda session, by: session.host_moves.extend(by, STEP),
    "skip": lambda session, by: session.host_moves.skip(by),
    "undo": lambda session, by: session.host_moves.undo(by),
    "start": lambda session, by: session.lobby_moves.start(by),
}
MODERATOR_ACTIONS: Mapping[str, ModeratorAction] = {
    "pause": lambda session, by, *, moderator: session.host_moves.pause(by, moderator=moderator),
    "resume": host_actions.resume,
    "end": lambda session, by, *, moderator: session.host_moves.end(by, moderator=moderator),
    "cancel": lambda session, by, *, moderator: session.lobby_moves.cancel(by, moderator=moderator),
}
"""Actions that a moderator of the server may do at any table."""
SEAT_ACTIONS: Mapping[str, SeatAction] = {
    "automate": lambda session, by, seat: session.host_moves.automate(by, seat),
    "remove": lambda session, by, seat: session.host_moves.remove(by, seat),
    "disqualify": lambda session, by, seat: session.host_moves.disqualify(by, seat),
    "kick": _clear,
}
RECEIPTS = {"kick": "clear"}
"""Names of receipts that differ from the name of the action."""


async def _press(action: str, request: Request) -> None:
    """Act on the table; ask for confirmation first if it cannot be undone."""
    await (ask_sure(request, action) if action in NEEDS_SURE else _act(request, action, ""))


async def _press_of_seat(action: str, request: Request) -> None:
    """Act on a seat: ask which one, and for confirmation if it cannot be undone."""
    chosen = chosen_seat(request)
    if not chosen:
        await request.reply.edit(seat_page(scene_now(request), action), kind="host")
    elif action in NEEDS_SURE:
        await ask_sure(request, action, host_actions.read_seat(request.session, chosen))
    else:
        await _act(request, action, chosen)


async def _sure(request: Request) -> None:
    """Take a confirmed action."""
    action, _, seat = request.press.extra.partition(":")
    await _act(request, action, seat_value(seat))


async def _fill(request: Request) -> None:
    """Seat automated players: ask how many, then do it."""
    count = request.values[0] if request.values else request.press.extra
    if not count:
        await request.reply.edit(fill_page(lobby_scene(request.session.table, request.words)), kind="host")
        return
    await request.session.lobby_moves.fill(chosen_number([count]))
    await _show_desk(request)


async def _unfill(request: Request) -> None:
    """Free the chairs of all automated players."""
    await request.session.lobby_moves.clear_bot_players()
    await _show_desk(request)


async def _order(request: Request) -> None:
    """Put a seat in another place: ask which one and where to, do it, and ask for the next."""
    session, chosen, moving = request.session, next(iter(request.values), ""), request.press.extra
    session.lobby_moves.only_lobby()
    if chosen and moving:
        who, place = (session.table.seat(host_actions.read_seat(session, one)).occupant for one in (seat_value(moving), chosen))
        await session.lobby_moves.move(who, place)
    scene = lobby_scene(session.table, request.words)
    first = chosen and not moving
    page = place_page(scene, host_actions.read_seat(session, chosen)) if first else seat_page(scene, "order")
    await request.reply.edit(page, kind="host")


async def _later(request: Request) -> None:
    """Set the time of the deal of a slow game: ask in how many hours, then do it."""
    session, chosen = request.session, next(iter(request.values), "")
    if not session.table.slow:
        raise Refused("no-press")
    if not chosen:
        await request.reply.edit(later_page(lobby_scene(session.table, request.words), OFFERED), kind="host")
        return
    await session.later_start.choose(request.user_id, read_number(chosen) or 0)
    await _show_desk(request)


async def _replace(request: Request) -> None:
    """Offer a seat to a person: ask for the seat, then the person, then do it."""
    if (person := chosen_person(request)) is not None:
        seat = host_actions.read_seat(request.session, seat_value(request.press.extra))
        request.reply.spend(request.reply.client.offers)
        await host_actions.offer(request.session, request.user_id, seat, person.id, number=request.reply.interaction.id)
        await request.reply.edit(_with_receipt(request.words("host-done-offer"), await desk_page(request)), kind="host")
        return
    chosen = chosen_seat(request)
    if chosen:
        await request.reply.edit(
            person_page(scene_now(request), "replace", seat=host_actions.read_seat(request.session, chosen)), kind="host"
        )
    else:
        await request.reply.edit(seat_page(scene_now(request), "replace"), kind="host")


async def _hand_over(request: Request) -> None:
    """Hand the table to a person: ask for the person, then do it."""
    person = chosen_person(request)
    if person is None:
        await request.reply.edit(person_page(scene_now(request), "handover"), kind="host")
        return
    await host_actions.handover(request.session, request.user_id, person.id, person.name)
    await request.reply.edit(Page((request.words("host-done-handover"),)), kind="host")


async def _name_cohost(request: Request) -> None:
    """Make somebody a co-host, or no longer one: ask for the person, then do it, and tell the table (CL-19.3)."""
    person = chosen_person(request)
    if person is None:
        await request.reply.edit(person_page(scene_now(request), "cohost"), kind="host")
        return
    name = escaped(short(person.name))
    named = await request.session.host_moves.name_cohost(request.user_id, person.id)
    await request.session.say("told-cohost" if named else "told-no-cohost", who=f"**{name}**")
    receipt = request.words("host-done-cohost" if named else "host-done-no-cohost", who=f"**{name}**")
    await request.reply.edit(_with_receipt(receipt, await desk_page(request)), kind="host")


async def _act(request: Request, action: str, seat: str) -> None:
    """Take an action, and show the desk again with a receipt above it. Raises Refused."""
    session = request.session
    if action in MODERATOR_ACTIONS:
        await MODERATOR_ACTIONS[action](session, request.user_id, moderator=request.reply.moderates(session.table.channel_id))
    elif action in TABLE_ACTIONS:
        await TABLE_ACTIONS[action](session, request.user_id)
    elif action in SEAT_ACTIONS and seat:
        await SEAT_ACTIONS[action](session, request.user_id, host_actions.read_seat(session, seat))
    else:
        raise Refused("no-press")
    receipt = request.words(f"host-done-{RECEIPTS.get(action, action)}")
    try:
        page = _with_receipt(receipt, await desk_page(request))
    except Refused:
        page = Page((receipt,))
    await request.reply.edit(page, kind="host")
    stands_open(request, desk_page)


def _with_receipt(receipt: str, page: Page) -> Page:
    return Page((receipt, *page.parts), page.accent)


# ---- the verbs


def _by_host(name: str, verb: Verb) -> Verb:
    """Return ``verb`` restricted to the host of the table, and for some actions to moderators of the server."""

    async def checked(request: Request) -> None:
        action = request.press.extra.partition(":")[0] if name == "sure" else name
        _allowed(request, moderator=action == "desk" or action in MODERATOR_ACTIONS)
        await verb(request)

    return checked


ON_THE_DESK = merged(
    host_options.ON_THE_DESK,
    narrator_verbs(_show_desk),
    {
        "desk": _show_desk,
        "wait": _wait,
        "fill": _fill,
        "unfill": _unfill,
        "later": _later,
        "order": _order,
        "replace": _replace,
        "handover": _hand_over,
        "cohost": _name_cohost,
        "sure": _sure,
        "move": _move,
    },
    {action: partial(_press, action) for action in (*TABLE_ACTIONS, *MODERATOR_ACTIONS)},
    {action: partial(_press_of_seat, action) for action in SEAT_ACTIONS},
)

VERBS: Mapping[str, Verb] = {"host": open_desk, **{f"h.{name}": _by_host(name, verb) for name, verb in ON_THE_DESK.items()}}
