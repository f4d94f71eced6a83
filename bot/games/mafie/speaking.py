"""Who speaks alone at a table of Mafie: a suspect by the rules, or one seat after another before the talk of the day."""

from dataclasses import replace

from bot.games.mafie.voice import Voice
from bot.presenting.floor import done_button, floor_said, hand_button, hands_said, write_buttons
from bot.presenting.page import Buttons, Part
from bot.presenting.scene import Floor, Scene
from engines.mafie import MafieView


def in_turn(scene: Scene) -> Floor | None:
    """Return who has the floor in turn, None while nobody has."""
    return scene.floor if scene.floor is not None and scene.floor.in_turn else None


def lit(scene: Scene) -> Scene:
    """Return the scene with the ring on the seat that speaks in turn, as on a suspect's."""
    floor = in_turn(scene)
    if floor is None:
        return scene
    view: MafieView = scene.public
    seats = tuple(seat.model_copy(update={"speaking": seat.seat == floor.seat}) for seat in view.seats)
    return replace(scene, public=view.model_copy(update={"seats": seats, "speaking": floor.seat}))


def said(voice: Voice) -> str:
    """Return the sentence about the floor; empty while nobody has it."""
    floor = voice.scene.floor
    return floor_said(voice.scene, floor, after(voice, floor)) if floor is not None else ""


def after(voice: Voice, floor: Floor) -> tuple[int, ...]:
    """Return who speaks next: those whose turn comes, or the suspects who have not defended themselves yet."""
    suspects = voice.view.suspects
    if floor.in_turn or floor.seat not in suspects:
        return floor.after
    return suspects[suspects.index(floor.seat) + 1 :]


def desk_parts(voice: Voice, seat: int) -> list[Part]:
    """Return what the desk of a living seat says and offers of the talk: the floor in turn, or the hands of a free talk."""
    scene = voice.scene
    if not voice.view.seats[seat].living:
        return []
    floor, own = in_turn(scene), scene.floor is not None and scene.floor.seat == seat
    writing = write_buttons(scene) if own else []
    if floor is not None:
        buttons = [*([done_button(scene)] if own else []), *writing]
        return [said(voice), *([Buttons(tuple(buttons))] if buttons else [])]
    if voice.view.phase == "discussion":
        hands = hands_said(scene)
        return [*([hands] if hands else []), Buttons((hand_button(scene),))]
    return [Buttons(tuple(writing))] if writing else []
