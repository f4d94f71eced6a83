"""The board of Zbojníci: the city, the request to the table, the button of the phase."""

from bot.games.zbojnici.pictures.alt import people_sentences, place_sentences
from bot.games.zbojnici.pictures.board import city
from bot.games.zbojnici.pictures.speech import planned
from bot.games.zbojnici.voice import MARKS, ZbojniciVoice
from bot.presenting.boxed.on_table import open_buttons
from bot.presenting.boxed.pages import board_page, drawn_board, free_parts, request_line
from bot.presenting.page import Buttons, Page, Part
from bot.presenting.questions import verb_button
from bot.presenting.scene import Scene
from engines.zbojnici.asks import COLOR


def table_text(voice: ZbojniciVoice) -> str:
    """Return the city as a list of lines: finished districts, every district with its figures, the dungeon, the purses, the prince."""
    view, speech = voice.view, voice.pictures
    lines = [*place_sentences(view, speech), *people_sentences(view, speech, bot_players=voice.scene.bot_players)]
    return "\n".join(f"- {line}" for line in lines)


def purse_text(scene: Scene) -> str:
    """Return everybody's belongings, one line for each player: ducats, tokens, prisoners; the prince's levels."""
    voice = ZbojniciVoice(scene)
    lines = []
    for player in voice.view.players:
        if player.ducats is None:
            said = voice("zb-hand-prince", tokens=player.tokens, recon=voice.view.recon_level, fine=voice.view.fine_level)
        else:
            said = voice("zb-hand-robber", ducats=player.ducats, tokens=player.tokens, supply=player.supply, prisoners=player.prisoners)
        lines.append(f"{voice.who(player.seat)}: {said}")
    return "\n".join(lines)


def title(voice: ZbojniciVoice) -> str:
    """Return the heading: game, day, phase."""
    view = voice.view
    return voice(f"zb-head-{view.phase}", round=view.round)


def request(voice: ZbojniciVoice) -> str:
    """Return the request to the table."""
    view = voice.view
    if view.phase == "planning":
        done, everybody = planned(view)
        return voice("zb-want-planning", n=done, all=everybody)
    place = voice.place(view.current) if view.current else ""
    if view.step in ("wheel", "guards", "kick"):
        return voice(f"zb-want-{view.step}", place=place)
    if view.step:
        return voice(f"zb-want-{view.step}")
    return voice("zb-want-resolution", place=place) if place else voice(f"zb-want-{view.phase}")


def awaited(voice: ZbojniciVoice) -> str:
    """Return the awaited people by name: public in every step (rules, section 7), unlike their picks."""
    view = voice.view
    if view.phase == "planning" and not voice.scene.reminder:
        done = [player.seat for player in view.players if player.answered]
        return voice("zb-done-list", list=voice.people(done)) if done else ""
    return voice("missing", list=voice.people(view.awaited)) if view.awaited else ""


_LABELS = {
    "wheel": "b-zb-wheel",
    "guards": "b-zb-choose",
    "kick": "b-zb-choose",
    "harbor": "b-zb-choose",
    "tavern": "b-zb-choose",
    "dungeon": "b-zb-choose",
    "upgrade": "b-zb-upgrade",
}


def phase_parts(voice: ZbojniciVoice) -> list[Part]:
    view = voice.view
    if view.step == "color":
        return color_parts(voice)
    if view.phase == "planning":
        return [Buttons((verb_button(voice.scene, "desk", voice("b-zb-plan"), "primary", "turn"),))]
    if view.step:
        return [Buttons((verb_button(voice.scene, "desk", voice(_LABELS[view.step]), "primary", "turn"),))]
    return []


def color_parts(voice: ZbojniciVoice) -> list[Part]:
    """Return a button for each free colour: shape and name."""
    return free_parts(voice.scene, COLOR, lambda color: f"{MARKS[color]} {voice(f'pic-zb-color-{color}')}")


def board(scene: Scene) -> Page:
    """Return the board: day and phase, the city, request and clock, awaited people, buttons."""
    voice = ZbojniciVoice(scene)
    table = table_text(voice) if scene.text_mode else drawn_board(city, scene)
    wanted = (request_line(voice, request(voice)), awaited(voice))
    return board_page(scene, (f"## {title(voice)}",), table, wanted, phase_parts(voice), *open_buttons(scene))
