"""The host's desk: the host's actions before and during a game, as ephemeral pages. Irreversible ones need a confirmation."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import engines
from bot.presenting.lobby_scene import LobbyScene
from bot.presenting.naming import bold, plain
from bot.presenting.page import Button, Buttons, Menu, MenuOption, Page, Part, PersonMenu, Style
from bot.presenting.scene import Scene, custom_id
from bot.presenting.setting import settings_of
from bot.presenting.standing import drops_out, plays

NEEDS_SURE = frozenset({"cancel", "skip", "undo", "remove", "disqualify", "end"})
"""Actions that need a confirmation."""
OF_SEATS = frozenset({"kick", "automate", "remove", "disqualify", "replace"})
"""Actions that begin with the choice of a seat."""
DANGEROUS = frozenset({"cancel", "remove", "disqualify", "end"})
_FILLS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20)

AnyScene = LobbyScene | Scene


def action_button(scene: AnyScene, action: str, *, style: Style | None = None, disabled: bool = False) -> Button:
    """Return the button of one of the host's actions; without ``style`` a dangerous one is red."""
    made = style or ("danger" if action in DANGEROUS else "secondary")
    return Button(scene.words(f"h-{action}"), custom_id(scene.table, f"h.{action}"), made, disabled=disabled)


def host_id(scene: AnyScene, verb: str, extra: str = "") -> str:
    """Return the custom id of a page of the host: of a table, or of the options of a game in the plan of an evening (CL-4.1)."""
    if not isinstance(scene, LobbyScene) or not scene.planned:
        return custom_id(scene.table, f"h.{verb}", extra)
    if verb == "desk":
        return custom_id(scene.table, "ev.back")
    return custom_id(scene.table, f"ev.{verb}", f"{scene.game}.{extra}" if extra else scene.game)


def back_button(scene: AnyScene, to: str = "desk") -> Button:
    """Return the button that leads back to the desk, or to the page ``to``."""
    return Button(scene.words("h-back"), host_id(scene, to))


def lobby_host(scene: LobbyScene, *, findings: Sequence[str] = ()) -> Page:
    """Return the host's desk before the deal. ``findings``: sentences on permissions that the bot lacks, and their remedy."""
    words = scene.words
    parts: list[Part] = [f"## {words('host-title')}\n{words('host-lobby-help')}"]
    parts += _listed(findings)
    full = len(scene.seats) >= scene.most
    fill = Button(words("h-machines"), custom_id(scene.table, "h.fill"), disabled=full)
    parts.append(
        Buttons(
            (
                action_button(scene, "start", style="primary", disabled=not scene.can_start),
                action_button(scene, "options", disabled=not settings_of(scene.game)),
                fill,
                action_button(scene, "kick", disabled=not scene.seats),
                action_button(scene, "order", disabled=len(scene.seats) < 2),
            )
        )
    )
    later = ("later",) if scene.slow is not None else ()
    parts.append(Buttons(tuple(action_button(scene, action) for action in ("talk", *later, "handover", "cohost", "cancel"))))
    return Page(tuple(parts), "brass")


def _listed(findings: Sequence[str]) -> list[Part]:
    return ["\n".join(f"- {finding}" for finding in findings)] if findings else []


def running_host(scene: Scene, *, findings: Sequence[str] = (), narrated: Sequence[Part] = ()) -> Page:
    """Return the host's desk of a running game: clocks, seats, the end.

    ``narrated``: parts for the narrator, shown first; ``findings``: as before the deal.
    """
    words = scene.words
    clocks = ("resume" if scene.paused else "pause", "extend", "skip", "undo")
    seats = ("replace", "automate", "handover", "cohost", "talk")
    last = ("remove", "disqualify", "end") if drops_out(scene.public) else ("end",)
    return Page(
        (
            f"## {words('host-title')}\n{words('host-running-help')}",
            *narrated,
            *_listed(findings),
            Buttons(tuple(action_button(scene, action, style="primary" if action == clocks[0] else None) for action in clocks)),
            Buttons(tuple(action_button(scene, action) for action in seats)),
            Buttons(tuple(action_button(scene, action) for action in last)),
        ),
        "quiet" if scene.paused else "brass",
    )


def moderator_desk(scene: AnyScene) -> Page:
    """Return the desk of a server moderator at somebody else's table: end it, pause it with an open channel, or resume it."""
    actions = ("cancel",) if isinstance(scene, LobbyScene) else ("resume" if scene.paused else "pause", "end")
    words = scene.words
    return Page(
        (f"## {words('moderator-title')}\n{words('moderator-help')}", Buttons(tuple(action_button(scene, action) for action in actions))),
        "brass",
    )


def fill_page(scene: LobbyScene) -> Page:
    """Return the page for the number of automated players to add."""
    words = scene.words
    free = scene.most - len(scene.seats)
    choices = tuple(MenuOption(str(count), words("h-fill", n=count)) for count in _FILLS if count <= free)
    menu: tuple[Part, ...] = (Menu(custom_id(scene.table, "h.fill"), words("h-how-many"), choices),) if choices else (words("lobby-full"),)
    bot_players = any(seat.bot_player for seat in scene.seats)
    return Page((*menu, Buttons((action_button(scene, "unfill", disabled=not bot_players), back_button(scene)))), "brass")


def later_page(scene: LobbyScene, offered: Sequence[int]) -> Page:
    """Return the page for the hours until the deal of a slow game (TK-4.10)."""
    words = scene.words
    choices = tuple(MenuOption(str(hours), words("h-later-hours", n=hours)) for hours in offered)
    menu = Menu(custom_id(scene.table, "h.later"), words("h-later-when"), choices)
    said = [] if scene.deal_at is None else [words("lobby-deals", when=f"<t:{int(scene.deal_at)}:F>")]
    return Page((*said, menu, Buttons((back_button(scene),))), "brass")


def seat_page(scene: AnyScene, action: str) -> Page:
    """Return the page for the seat of ``action``: everybody in the lobby, in a game the living."""
    words = scene.words
    if isinstance(scene, LobbyScene):
        choices = tuple(chair_choice(scene, seat.seat) for seat in scene.seats)
    else:
        names = scene.names
        choices = tuple(MenuOption(f"seat:{seat}", plain(names, seat)) for seat in range(len(names)) if plays(scene.public, seat))
    if not choices:
        return Page((words("host-not-now"), Buttons((back_button(scene),))), "brass")
    menu = Menu(custom_id(scene.table, f"h.{action}"), words("h-whom"), choices)
    return Page((f"**{words(f'h-{action}')}**", menu, Buttons((back_button(scene),))), "brass")


def chair_choice(scene: LobbyScene, seat: int) -> MenuOption:
    """Return the choice of a person in a lobby: the press names the person, since chairs count anew when somebody leaves."""
    return MenuOption(f"sitter:{scene.seats[seat].occupant}", plain([one.name for one in scene.seats], seat))


def place_page(scene: LobbyScene, seat: int) -> Page:
    """Return the page for the place that the person in ``seat`` moves to."""
    words = scene.words
    choices = tuple(chair_choice(scene, one.seat) for one in scene.seats if one.seat != seat)
    if not choices:
        return Page((words("host-not-now"), Buttons((back_button(scene),))), "brass")
    menu = Menu(custom_id(scene.table, "h.order", f"sitter={scene.seats[seat].occupant}"), words("h-order-where"), choices)
    return Page((f"**{words('h-order')}** {_name(scene, seat)}", menu, Buttons((back_button(scene, "order"),))), "brass")


def person_page(scene: AnyScene, action: str, seat: int | None = None) -> Page:
    """Return the page for a person of the server, who takes over ``seat``, or (None) the whole table."""
    words = scene.words
    extra: str | int = "" if seat is None else seat
    menu = PersonMenu(custom_id(scene.table, f"h.{action}", extra), words("h-who"))
    said = f"**{words(f'h-{action}')}**" + (f" {_name(scene, seat)}" if seat is not None else "")
    return Page((said, menu, Buttons((back_button(scene),))), "brass")


def sure_page(scene: AnyScene, action: str, *, seat: int | None = None) -> Page:
    """Return the confirmation of ``action``, in the words of the game where it has its own; the safe button second."""
    words = scene.words
    usual, own = f"h-sure-{action}", f"h-sure-{action}-{scene.game}"
    said = words(own if words.has(own) else usual, **({"who": _name(scene, seat)} if seat is not None else {}))
    extra = action if seat is None else f"{action}:{seat}"
    sure = Button(words(f"h-{action}"), custom_id(scene.table, "h.sure", extra), "danger" if action in DANGEROUS else "primary")
    return Page((said, Buttons((sure, back_button(scene)))), "danger")


def move_page(scene: Scene) -> Page:
    """Return the offer to go on here with a game whose channel is gone."""
    return Page((scene.words("game-elsewhere"), Buttons((action_button(scene, "move", style="primary"),))), "quiet")


def _name(scene: AnyScene, seat: int) -> str:
    names = [one.name for one in scene.seats] if isinstance(scene, LobbyScene) else list(scene.names)
    return bold(names, seat)


# ---- options with lists as values


@dataclass(frozen=True, slots=True)
class OptionList:
    """The choice of such a list. ``page``: the page with the menu; ``read``: the value of the option from the values of that menu."""

    page: Callable[[LobbyScene], Page]
    read: Callable[[Sequence[str]], object]


def list_page(scene: LobbyScene, option: str, title: str, placeholder: str, choices: tuple[MenuOption, ...]) -> Page:
    """Return the page for choosing the value of ``option`` one by one."""
    words = scene.words
    menu = Menu(host_id(scene, option), placeholder, choices, most=len(choices))
    parts: list[Part] = [f"**{title}**\n{words(f'option-{option}-help')}", *warned(scene), menu]
    return Page((*parts, Buttons((back_button(scene, "options"),))), "brass")


def warned(scene: LobbyScene) -> list[Part]:
    """Return a warning about options that are allowed but not advised for the people at the table, if any."""
    if scene.planned:
        return []
    rulebook = engines.GAMES[scene.game]
    try:
        found = rulebook.warnings(len(scene.seats), rulebook.read_options(scene.options))
    except (ValueError, KeyError):
        return []
    return ["\n".join(scene.words(text.key, **text.args) for text in found)] if found else []
