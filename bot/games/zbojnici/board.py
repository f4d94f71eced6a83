"""The board of Zbojníci: the city, what is wanted of whom, the button of the phase."""

from bot.games.zbojnici.pictures.alt import people_told, places_told
from bot.games.zbojnici.pictures.board import city
from bot.games.zbojnici.pictures.speech import planned
from bot.games.zbojnici.voice import MARKS, Voice
from bot.presenting.boxed.pages import board_page, free_parts
from bot.presenting.drawing import Drawing
from bot.presenting.page import Buttons, Page, Part
from bot.presenting.questions import verb_button
from bot.presenting.scene import Scene, end_of, hurry
from engines.zbojnici.asks import COLOR


def table_text(voice: Voice) -> str:
    """Return the city as a list of lines: what is done, every district with who is there, the dungeon, the purses, the prince."""
    view, speech = voice.view, voice.pictures
    lines = [*places_told(view, speech), *people_told(view, speech, bot_players=voice.scene.bot_players)]
    return "\n".join(f"- {line}" for line in lines)


def purse_text(scene: Scene) -> str:
    """Return what everybody has, one line for each player: ducats, tokens, prisoners; the prince's levels."""
    voice = Voice(scene)
    lines = []
    for player in voice.view.players:
        if player.ducats is None:
            said = voice("zb-hand-prince", tokens=player.tokens, recon=voice.view.recon_level, fine=voice.view.fine_level)
        else:
            said = voice("zb-hand-robber", ducats=player.ducats, tokens=player.tokens, supply=player.supply, prisoners=player.prisoners)
        lines.append(f"{voice.who(player.seat)}: {said}")
    return "\n".join(lines)


def title(voice: Voice) -> str:
    """Return the heading: game, day, phase."""
    view = voice.view
    return voice(f"zb-head-{view.phase}", round=view.round)


def wanted(voice: Voice) -> str:
    """Return what is wanted of whom and until when."""
    said = [_wanted(voice), voice.until(end_of(voice.scene, voice.scene.asks)), hurry(voice.scene)]
    return " ".join(sentence for sentence in said if sentence)


def _wanted(voice: Voice) -> str:
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


def awaited(voice: Voice) -> str:
    """Return whom the table waits for, by name: that is public in every step (rules, section 7). Never what anybody has picked."""
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


def phase_parts(voice: Voice) -> list[Part]:
    """Return the row of the present phase."""
    view = voice.view
    if view.step == "color":
        return color_parts(voice)
    if view.phase == "planning":
        return [Buttons((verb_button(voice.scene, "desk", voice("b-zb-plan"), "primary", "turn"),))]
    if view.step:
        return [Buttons((verb_button(voice.scene, "desk", voice(_LABELS[view.step]), "primary", "turn"),))]
    return []


def color_parts(voice: Voice) -> list[Part]:
    """Return a button for each free colour: shape and name."""
    return free_parts(voice.scene, COLOR, lambda color: f"{MARKS[color]} {voice(f'pic-zb-color-{color}')}")


def board(scene: Scene) -> Page:
    """Return the board: what day and phase, what is wanted until when, who is awaited, the city, what to press."""
    voice = Voice(scene)
    said = (f"## {title(voice)}", wanted(voice), awaited(voice))
    return board_page(scene, said, table_text(voice) if scene.text_mode else draw_city(scene), phase_parts(voice))


def draw_city(scene: Scene) -> Drawing:
    """Draw the city as everybody sees it."""
    return city(scene.public, scene.people, scene.words, bot_players=scene.bot_players, paused=scene.paused)
