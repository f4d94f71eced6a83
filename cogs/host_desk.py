"""The host's desk: one private message on which the host walks through everything by edits."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from bot.permissions import missing
from bot.presenting.host_desk import NEEDS_SURE, OF_SEATS, fill_page, lobby_host, person_page, running_host, seat_page, sure_page
from bot.presenting.option_pages import OWN, options_page, read_value
from bot.presenting.page import Page
from bot.presenting.presenter import presenter_of
from bot.presenting.texts import Words
from bot.tables.record.lobby_scene import lobby_scene
from bot.tables.refusal import Refused
from bot.tables.room import Room
from cogs import host_actions
from cogs.pressing import Press
from cogs.replying import Reply


async def open_desk(room: Room, reply: Reply) -> None:
    """Show the host's desk. Raises Refused to everybody else."""
    _only_host(room, reply)
    await reply.show(await desk_page(room, reply))


def _only_host(room: Room, reply: Reply) -> None:
    room.table.only_host(reply.user_id)
    reply.names = room.table.names()


async def desk_page(room: Room, reply: Reply) -> Page:
    """Return the desk for what goes on now. Raises Refused when nothing does."""
    table, words = room.table, reply.words
    if table.phase == "lobby":
        readable = (words("lobby-readable"),) if table.setup.readable else ()
        return lobby_host(lobby_scene(table, words), findings=(*findings(reply), *readable))
    if table.phase in ("running", "paused"):
        return running_host(table.scene(words))
    raise Refused("no-game")


def findings(reply: Reply) -> tuple[str, ...]:
    """Return what is missing for a full evening here, as sentences: the pre-flight of the server."""
    needs = missing(reply.interaction.app_permissions)
    return tuple(_finding(reply.words, need.name, need.feature) for need in needs)


def _finding(words: Words, name: str, feature: str) -> str:
    return words(
        "flight-lacks", permission=words(f"doctor-permission-{name.replace('_', '-')}"), feature=words(f"doctor-feature-{feature}")
    )


async def press(room: Room, reply: Reply, pressed: Press, values: tuple[str, ...]) -> None:
    """Answer a press on the host's desk. Raises Refused."""
    _only_host(room, reply)
    action = pressed.what.removeprefix("h.")
    extra = pressed.extra
    if action == "sure":
        named, _, seat = extra.partition(":")
        await _act(room, reply, named, (seat,) if seat else ())
    elif action == "desk":
        await reply.edit(await desk_page(room, reply))
    elif action == "wait":
        await reply.edit(Page((reply.words("absent-waiting"),)))
    elif action == "options":
        setting = values[0] if values else ""
        _known_option(room, setting)
        await reply.edit(options_page(lobby_scene(room.table, reply.words), setting=setting))
    elif action == "set":
        await _set(room, reply, extra, values)
    elif action in (lists := presenter_of(room.table.game).option_lists):
        await _change(room, reply, action, lists[action].read(values))
    elif action in OF_SEATS or action == "handover":
        await _of_a_seat(room, reply, action, _seat_value(extra), values)
    elif action == "fill" and not (values or extra):
        await reply.edit(fill_page(lobby_scene(room.table, reply.words)))
    elif action in NEEDS_SURE:
        await ask_sure(room, reply, action)
    else:
        await _act(room, reply, action, values or ((extra,) if extra else ()))


def _seat_value(extra: str) -> str:
    return f"seat:{extra}" if extra.isdecimal() else extra.replace("=", ":")


async def ask_sure(room: Room, reply: Reply, action: str, seat: int | None = None) -> None:
    """Ask whether it is meant; only the press on that page does it. Raises Refused."""
    _only_host(room, reply)
    scene = lobby_scene(room.table, reply.words) if room.table.phase == "lobby" else room.table.scene(reply.words)
    await reply.edit(sure_page(scene, action, seat=seat))


async def _set(room: Room, reply: Reply, option: str, values: tuple[str, ...]) -> None:
    """Change an option of the rules and show what it became."""
    if not values:
        raise Refused("no-press")
    _known_option(room, option)
    own = presenter_of(room.table.game).option_lists.get(option)
    if own is not None and values == (OWN,):
        await reply.edit(own.page(lobby_scene(room.table, reply.words)))
        return
    await _change(room, reply, option, read_value(values[0]))


def _known_option(room: Room, option: str) -> None:
    """Raise Refused unless the rulebook has this option (or none is named)."""
    if option and option not in room.table.rulebook.options.model_fields:
        raise Refused("no-press")


async def _change(room: Room, reply: Reply, option: str, value: Any) -> None:
    await room.lobby.change(option, value)
    await reply.edit(options_page(lobby_scene(room.table, reply.words), setting=option))


async def _of_a_seat(room: Room, reply: Reply, action: str, extra: str, values: tuple[str, ...]) -> None:
    """An action on a seat: ask which one, for replacing and handing over also who, then do it or ask whether it is meant."""
    table, words = room.table, reply.words
    scene = lobby_scene(table, words) if table.phase == "lobby" else table.scene(words)
    if action in ("handover", "replace") and values and values[0].isdecimal():
        await _to_person(room, reply, action, extra, int(values[0]))
        return
    chosen = extra or (values[0] if values else "")
    if action == "handover":
        await reply.edit(person_page(scene, action))
        return
    if not chosen:
        await reply.edit(seat_page(scene, action))
        return
    seat = host_actions.read_seat(room, chosen)
    if action == "replace":
        await reply.edit(person_page(scene, action, seat=seat))
    elif action in NEEDS_SURE:
        await ask_sure(room, reply, action, seat)
    else:
        await _act(room, reply, action, (chosen,))


async def _to_person(room: Room, reply: Reply, action: str, extra: str, user_id: int) -> None:
    """Hand a seat, or the table, to a person chosen in Discord's own menu."""
    name = _name_of(reply, user_id)
    if action == "handover":
        await host_actions.handover(room, reply.user_id, user_id, name)
        await reply.edit(Page((reply.words("host-done-handover"),)))
    else:
        await host_actions.replace(room, reply.user_id, host_actions.read_seat(room, extra), user_id, name)
        await reply.edit(_with_receipt(reply.words("host-done-replace"), await desk_page(room, reply)))


def _name_of(reply: Reply, user_id: int) -> str:
    """Return the display name of a person chosen in a menu; the interaction brings it. Raises Refused for bots and strangers."""
    data: Mapping[str, Any] = reply.interaction.data or {}
    resolved = data.get("resolved", {})
    user = resolved.get("users", {}).get(str(user_id))
    member = resolved.get("members", {}).get(str(user_id))
    if not isinstance(user, Mapping) or user.get("bot"):
        raise Refused("no-replacement")
    nick = member.get("nick") if isinstance(member, Mapping) else None
    return str(nick or user.get("global_name") or user.get("username") or user_id)


Act = Callable[[Room, int], Awaitable[None]]

PLAIN: Mapping[str, Act] = {
    "pause": host_actions.pause,
    "resume": host_actions.resume,
    "extend": host_actions.extend,
    "skip": host_actions.skip,
    "undo": host_actions.undo,
    "end": host_actions.end,
}
"""Actions that need nothing but the press."""

SEATED = {"automate": host_actions.automate, "remove": host_actions.remove, "disqualify": host_actions.disqualify}


async def _act(room: Room, reply: Reply, action: str, values: tuple[str, ...]) -> None:
    """Do it, and show the desk again with a receipt above it. Raises Refused."""
    if action in PLAIN:
        await PLAIN[action](room, reply.user_id)
    elif action in SEATED and values:
        await SEATED[action](room, reply.user_id, host_actions.read_seat(room, _seat_value(values[0])))
    elif action == "kick" and values:
        await room.lobby.clear(host_actions.read_seat(room, _seat_value(values[0])))
        action = "clear"
    elif action == "fill" and values and values[0].isdecimal():
        await room.lobby.fill(int(values[0]))
        await reply.edit(await desk_page(room, reply))
        return
    elif action == "start":
        await room.lobby.start(reply.user_id)
    elif action == "cancel":
        await room.lobby.cancel(reply.user_id)
    else:
        raise Refused("no-press")
    receipt = reply.words(f"host-done-{action}")
    try:
        await reply.edit(_with_receipt(receipt, await desk_page(room, reply)))
    except Refused:
        await reply.edit(Page((receipt,)))


def _with_receipt(receipt: str, page: Page) -> Page:
    return Page((receipt, *page.parts), page.accent)
