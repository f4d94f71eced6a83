"""The board of Mafia City: the request to the table, the last plays, the city, the buttons of the phase."""

from collections.abc import Iterator

from bot.games.mafia_city.effect_text import announced, chain_text
from bot.games.mafia_city.pictures.alt import location_sentences, people_sentences
from bot.games.mafia_city.pictures.board import city
from bot.games.mafia_city.voice import MARKS, MafiaCityVoice
from bot.presenting.boxed.on_table import open_buttons
from bot.presenting.boxed.pages import board_page, drawn_board, free_parts, request_line
from bot.presenting.naming import listed
from bot.presenting.page import Button, Buttons, Page, Part
from bot.presenting.scene import Scene, custom_id
from engines.mafia_city.asks import COLOUR
from engines.mafia_city.components import LOCATIONS


def table_text(voice: MafiaCityVoice) -> str:
    """Return the city as a list of lines: the piles by number, the layout of the tiles, everybody's points and counts, the decks."""
    view, speech = voice.view, voice.pictures
    lines = [*location_sentences(view, speech), *people_sentences(view, speech, bot_players=voice.scene.bot_players)]
    return "\n".join(f"- {line}" for line in lines)


def title(voice: MafiaCityVoice) -> str:
    """Return the heading: game, round, phase."""
    view = voice.view
    return voice(f"mc-head-{view.phase}", round=view.round)


def request(voice: MafiaCityVoice) -> str:
    """Return the request to the table and its clock, the passed players, the starting player."""
    return request_line(voice, _request(voice), *_states(voice))


def _request(voice: MafiaCityVoice) -> str:
    view = voice.view
    if view.step is None or not view.awaited:
        return voice(f"mc-want-{view.phase}")
    if view.step == "veto":
        return voice("mc-want-objections", said=announced(voice, view.chain))
    place = voice.place(view.current) if view.current else ""
    if view.step == "deal":
        return voice("mc-want-deal", place=place)
    who = voice.people(view.awaited)
    said = voice(f"mc-want-{view.step}", who=who, place=place)
    return f"{_before(voice)} {said}".strip()


def _before(voice: MafiaCityVoice) -> str:
    """Return who controls the location if that is the reason of the question."""
    view = voice.view
    if view.phase == "location" and view.controller is not None and view.current is not None and view.window is None:
        return voice("mc-control", location=LOCATIONS[view.current].id, seat=voice.who(view.controller))
    return ""


def _states(voice: MafiaCityVoice) -> list[str]:
    """Return the passed players and the starting player, in the action phase."""
    view = voice.view
    if view.phase != "action":
        return []
    passed = [player.seat for player in view.players if player.passed]
    said = [voice("mc-passed", list=voice.people(passed))] if passed else []
    return [*said, voice("mc-starting", who=voice.who(view.starting))]


def lately(voice: MafiaCityVoice) -> str:
    """Return the last plays of the action phase and the open chain, in one line; empty in other phases."""
    view = voice.view
    told = [chain_text(voice, play.chain, stood=play.stood) for play in view.recent]
    if view.phase == "action" and view.chain:
        told.append(chain_text(voice, view.chain))
    return listed(told, " · ")


def here(voice: MafiaCityVoice) -> Iterator[str]:
    """Return the Secret Deals that count at the current location, and who is still to decide there."""
    view = voice.view
    if view.deals:
        yield voice("mc-open-deals", list=listed(f"{voice.who(deal.seat)}: {voice.card(deal.card)}" for deal in view.deals))
    if view.undecided:
        yield voice("mc-open-undecided", list=voice.people(view.undecided))


_CONTROLLER = frozenset({"prison", "harbour", "contract", "district", "club"})
_ROWS: dict[str, tuple[tuple[str, str, frozenset[str]], ...]] = {
    "setup": (("hand", "b-mc-hand", frozenset({"exchange"})),),
    "action": (
        ("turn", "b-mc-play", frozenset({"turn", "bullet", "bullet_action", "rackets"})),
        ("react", "b-mc-react", frozenset({"veto", "case"})),
    ),
    "location": (
        ("choose", "b-mc-choose-location", frozenset({"evaluate"})),
        ("deal", "b-mc-deal", frozenset({"deal"})),
        ("turn", "b-mc-play", _CONTROLLER),
        ("react", "b-mc-react", frozenset({"veto", "case"})),
    ),
    "strategy": (
        ("choose", "b-mc-choose", frozenset({"choose_location", "choose_player"})),
        ("turn", "b-mc-withdraw", frozenset({"withdraw"})),
    ),
}
"""By phase: the ids of the buttons, their labels, the steps in which they are enabled."""


def phase_parts(voice: MafiaCityVoice) -> list[Part]:
    view = voice.view
    if view.step == "color":
        return color_parts(voice)
    row = tuple(
        Button(
            voice(label),
            custom_id(voice.scene.table, "desk", name),
            "primary" if view.step in steps else "secondary",
            disabled=view.step not in steps,
        )
        for name, label, steps in _ROWS.get(view.phase, ())
    )
    return [Buttons(row)] if row else []


def color_parts(voice: MafiaCityVoice) -> list[Part]:
    """Return a button for each free colour: shape and name."""
    return free_parts(voice.scene, COLOUR, lambda color: f"{MARKS[color]} {voice('opt-mc-colour', colour=color)}")


def board(scene: Scene) -> Page:
    """Return the board: round and phase, the last plays, the city, request and clock, buttons."""
    voice = MafiaCityVoice(scene)
    news = (f"## {title(voice)}", "\n".join(line for line in (lately(voice), *here(voice)) if line))
    table = table_text(voice) if scene.text_mode else drawn_board(city, scene)
    return board_page(scene, news, table, (request(voice),), phase_parts(voice), *open_buttons(scene))
