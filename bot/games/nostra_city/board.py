"""The board of Nostra City: the table, the request to the table, the buttons of the phase."""

from collections.abc import Iterator

from bot.games.nostra_city.labels import street_line, window_text
from bot.games.nostra_city.pictures.alt import people_sentences
from bot.games.nostra_city.pictures.board import city
from bot.games.nostra_city.voice import MARKS, NostraCityVoice
from bot.presenting.boxed.on_table import open_buttons
from bot.presenting.boxed.pages import board_page, drawn_board, free_parts, request_line
from bot.presenting.naming import listed
from bot.presenting.page import Button, Buttons, Page, Part, Style
from bot.presenting.questions import answer_button, verb_button
from bot.presenting.scene import Scene, custom_id
from engines.nostra_city.asks import COLOUR, LAST_ROUND, REACT, READY
from engines.nostra_city.views import PlayerView


def crews(voice: NostraCityVoice) -> str:
    """Return everybody's Gangsters by name, and the cards gained for Respect, which the picture only counts. A line for each player."""
    lines = [voice("nc-crew", who=voice.who(player.seat), list=listed(_crew(voice, player), "; ")) for player in voice.view.players]
    return "\n".join([voice("nc-crews"), *(f"- {line}" for line in lines)])


def _crew(voice: NostraCityVoice, player: PlayerView) -> Iterator[str]:
    for key, free in (("nc-crew-free", True), ("nc-crew-used", False)):
        names = [voice.thing(f"gangster:{one.id}") for one in player.gangsters if one.free == free]
        if names:
            yield voice(key, list=listed(names))
    gains = [voice.card(card) for card in (*player.luxuries, *player.investigations)]
    gains += [voice.thing(f"bonus:{bonus}") for bonus in player.bonuses]
    if gains:
        yield voice("nc-crew-gains", list=listed(gains))


def table_text(voice: NostraCityVoice) -> str:
    """Return the table as a list of lines: the Verdict, the Street, every Territory, the piles."""
    view, speech = voice.view, voice.pictures
    lines = [voice("nc-table-verdict", field=voice.field(view.field))]
    lines += [voice("nc-table-street", n=space.number, card=speech.street_card(space)) for space in view.street]
    lines += people_sentences(view, speech)
    if voice.scene.bot_players:
        lines.append(voice("pic-alt-automats", who=listed(voice.label(seat) for seat in sorted(voice.scene.bot_players))))
    lines.append(
        voice(
            "nc-table-decks",
            corruption=view.corruption,
            street=view.street_deck,
            deck=view.note_deck,
            vendetta=view.vendetta_deck,
        )
    )
    said = "\n".join(f"- {line}" for line in lines)
    return f"{said}\n{crews(voice)}"


_NAMES_THE_CARD = frozenset({"target", "revenge"})
_NAMES_NOBODY = frozenset({"window", "ready", "discard"})


def title(voice: NostraCityVoice) -> str:
    """Return the heading: game, Month, phase."""
    view = voice.view
    phase = voice("nc-phase-name", phase=view.phase)
    if view.round == 0 or view.phase == "end":
        return voice("nc-head", phase=phase)
    return voice("nc-head-month", month=voice.month(view.round), phase=phase)


def request(voice: NostraCityVoice) -> str:
    """Return the request to the table."""
    view = voice.view
    if view.phase == "end":
        return voice("nc-want-end")
    if view.step is None or not view.awaited or answered(voice):
        return voice("nc-want-other")
    if view.step in _NAMES_NOBODY:
        return voice(f"nc-want-{view.step}")
    who = voice.who(view.awaited[0])
    if view.step == "turn":
        return voice(f"nc-want-{view.phase}", who=who)
    if view.step == "react":
        gangster = str(voice.scene.asks_named(REACT)[0].options[0].text.args["gangster"])
        return voice("nc-want-react", who=who, gangster=voice.thing(gangster))
    if view.step in _NAMES_THE_CARD:
        return voice(f"nc-want-{view.step}", who=who, card=voice.thing(f"vendetta:{view.aim}"))
    return voice(f"nc-want-{view.step}", who=who)


def answered(voice: NostraCityVoice) -> bool:
    """Return whether the question of the present step is answered, and what follows is still being told."""
    name = _ASKS.get(voice.view.step or "")
    return name is not None and not voice.scene.asks_named(name)


_ASKS = {"last_round": LAST_ROUND, "react": REACT}
"""The question of a step whose request names its person and what it is about."""


def running(voice: NostraCityVoice) -> str:
    """Return the present Collecting with its count and what it owes; empty without one."""
    collecting = voice.view.collecting
    if collecting is None:
        return ""
    who, kind = voice.who(collecting.seat), voice.thing(f"kind:{collecting.kind}")
    gangster, district = voice.thing(f"gangster:{collecting.gangster}"), voice.thing(f"turf:{collecting.district}")
    drawn = collecting.drawn
    lines = [
        voice("nc-now-collecting", who=who, kind=kind) if drawn is None else voice("nc-now-collecting-drawn", who=who, kind=kind, n=drawn),
        voice("nc-open-collecting", gangster=gangster, district=district, n=collecting.count),
    ]
    if collecting.owed:
        lines.append(voice("nc-open-owed", list=people_with(voice, collecting.owed)))
    if collecting.tipped:
        lines.append(voice("nc-effect-tip_off"))
    return "\n".join(lines)


def active(voice: NostraCityVoice) -> str:
    """Return the bans of the Investigations on the Street, a line each; empty without any, and at the end."""
    if voice.view.phase in ("final", "end"):
        return ""
    lines = (
        voice("nc-now-active", card=voice.thing(f"investigation:{card}"), effect=voice(f"nc-effect-{card}")) for card in voice.view.active
    )
    return "\n".join(lines)


def awaited(voice: NostraCityVoice) -> str:
    """Return the awaited people unless the request has named them; a Vendetta window names nobody (NC-V15)."""
    view = voice.view
    if view.step not in ("ready", "discard") or not view.awaited:
        return ""
    return voice("missing", list=voice.people(view.awaited))


def people_with(voice: NostraCityVoice, counts: dict[int, int]) -> str:
    """Return people with a number each, in seat order."""
    return listed(voice("nc-item", who=voice.who(seat), n=count) for seat, count in sorted(counts.items()))


_ACTIONS = {"business": "b-nc-collect", "meeting": "b-nc-bid", "trial": "b-nc-bribe", "reception": "b-nc-choose"}
"""The button of each phase; it opens the desk."""


def phase_parts(voice: NostraCityVoice) -> list[Part]:
    """Return the row of the present phase: its action, in a MEETING the end of the talk, and the Vendetta window."""
    view = voice.view
    if view.step == "colour":
        return colour_parts(voice)
    if view.phase not in (*_ACTIONS, "final"):
        return []
    open_now = view.step in ("window", "last_round") and not answered(voice)
    usual: Style = "secondary" if open_now else "primary"
    buttons = [verb_button(voice.scene, "desk", voice(_ACTIONS[view.phase]), usual, "turn")] if view.phase in _ACTIONS else []
    if view.phase == "meeting":
        buttons.append(ready_button(voice))
    vendetta = verb_button(voice.scene, "desk", voice("b-nc-vendetta"), "primary" if open_now else "secondary", "vendetta")
    return [Buttons((*buttons, vendetta))]


def ready_button(voice: NostraCityVoice) -> Button:
    """Return the button that ends the talk for its presser; disabled when there is no talk."""
    asks = voice.scene.asks_named(READY)
    if asks:
        return answer_button(voice.scene, asks[0], "ready", voice("b-nc-ready"))
    return Button(voice("b-nc-ready"), custom_id(voice.scene.table, "page"), disabled=True)


def colour_parts(voice: NostraCityVoice) -> list[Part]:
    """Return a button for each free colour: shape and name."""
    return free_parts(voice.scene, COLOUR, lambda colour: f"{MARKS[colour]} {voice('name-colour', id=colour)}")


def talked_about(voice: NostraCityVoice) -> str:
    """Return, in the talk before the bids, the Street with what its cards do (OP-1.2)."""
    return "\n".join(street_line(voice, space) for space in voice.view.street) if voice.view.step == "ready" else ""


def board(scene: Scene) -> Page:
    """Return the board: Month and phase, the running action, the table, request and clock, awaited people, buttons."""
    voice = NostraCityVoice(scene)
    window = "" if answered(voice) else window_text(voice)
    news = "\n".join(line for line in (running(voice), window, active(voice), talked_about(voice)) if line)
    table = table_text(voice) if scene.text_mode else drawn_board(city, scene)
    wanted = (request_line(voice, request(voice)), awaited(voice))
    return board_page(scene, (f"## {title(voice)}", news), table, wanted, phase_parts(voice), *open_buttons(scene))
