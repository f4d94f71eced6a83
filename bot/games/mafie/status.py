"""The status lines of the board: title, request and clock, awaited people, remarks."""

from collections.abc import Callable
from dataclasses import replace

from bot.games.mafie.names import BALLOTS, NIGHT, NIGHT_PHASES, SWAP_CARD
from bot.games.mafie.voice import MafieVoice
from bot.presenting.floor import done_button, floor_line, hand_button, hands_line, write_buttons
from bot.presenting.page import Button, Part
from bot.presenting.scene import Deadline, Floor, Scene, away_line, end_of, hurry, stamp
from engines.mafie import MafieView
from engines.mafie.asks import BANDAGE_WINDOW, CHANGE, CLOSING, FINAL, FIRST, LAST_SHOT, OPENING, READY, ROLE_SWAP, SPEECH, VEST_WINDOW


def title(voice: MafieVoice) -> str:
    """Return the heading: game, round, phase."""
    view = voice.view
    return voice("head-rounds" if in_turn(voice.scene) is not None else f"head-{view.phase}", round=view.round)


def request(voice: MafieVoice, reader: int | None = None) -> str:
    """Return the request to the table, or to the seat ``reader``, its clock, the reminder when it is late, and who is away."""
    if says_who_speaks(voice.scene):
        said = [speech_line(voice, reader), hurry(voice.scene)]
    else:
        said = [_request(voice), voice.until(phase_end(voice.scene)), hurry(voice.scene)]
    return " ".join(sentence for sentence in (*said, away_line(voice.scene)) if sentence)


def says_who_speaks(scene: Scene) -> bool:
    """Return whether the request names the speaker, as it does outside the window of a strike."""
    return scene.floor is not None and not strike_window(scene)


def _request(voice: MafieVoice) -> str:
    scene, view = voice.scene, voice.view
    window = strike_window(scene)
    if window and view.struck is not None:
        key = "want-struck" if window == VEST_WINDOW else "want-bandage" if window == BANDAGE_WINDOW else "want-shoot"
        return voice(key, who=voice.who(view.struck))
    if view.phase == "start":
        return _request_at_start(voice)
    return voice(f"want-{view.phase}")


def _request_at_start(voice: MafieVoice) -> str:
    asked = voice.scene.asks_named(ROLE_SWAP)
    if asked:
        return voice("want-swap", who=voice.who(asked[0].seat))
    return voice("want-start-cards" if SWAP_CARD in voice.view.card_set else "want-start")


def awaited(voice: MafieVoice) -> str:
    """Return the awaited people: by name in public steps, by number at night, none in a window of many (MF-14.11)."""
    if strike_window(voice.scene):
        return ""
    phase = voice.view.phase
    if phase in NIGHT_PHASES:
        return _awaited_at_night(voice)
    says = _AWAITED.get(phase)
    return says(voice) if says else ""


def _awaited_at_night(voice: MafieVoice) -> str:
    """The number alone, only with decoys and only late, against counting through the night."""
    view = voice.view
    if not voice.scene.reminder or view.unanswered is None:
        return ""
    asked = any(ask.clock == "night" for ask in voice.scene.asks)  # after all answers no question is open until the step ends
    return voice("night-missing", n=view.unanswered if asked else 0)


def _awaited_in_discussion(voice: MafieVoice) -> str:
    view = voice.view
    if view.ready_needed is None:
        return ""
    said = [] if in_turn(voice.scene) is not None else _ready(voice, view.ready_needed)
    cards = opening_window(voice.scene)
    if cards and not voice.scene.paused and stamp(cards):
        said.append(voice("cards-until", until=stamp(cards)))
    return " ".join(said)


def _ready(voice: MafieVoice, needed: int) -> list[str]:
    """Raised hands, and the number and names of ready players."""
    view = voice.view
    ready = [seat.seat for seat in view.seats if seat.ready]
    counted = sum(seat.living and not seat.withdrawing for seat in view.seats)
    said = [hands_line(voice.scene), voice("enough", n=len(ready), all=counted, needed=needed, every="yes" if needed == counted else "no")]
    if ready:
        said.append(voice("ready-list", list=voice.people(ready)))
    return [sentence for sentence in said if sentence]


def _awaited_in_ballot(voice: MafieVoice) -> str:
    view = voice.view
    ballot = view.ballot
    if ballot is None or ballot.closed:
        return ""
    on_turn = voter_on_turn(voice.scene)
    rules = [suspects] if view.phase == "final" and (suspects := _suspects(voice)) else []
    rules.append(voice("ballot-final" if on_turn is not None else "ballot-amend"))
    counted = [voice("voted", n=len(ballot.voted), all=len(ballot.voters))]
    missing = [seat for seat in ballot.voters if seat not in ballot.voted]
    if on_turn is not None:
        counted.append(voice("votes-now", who=voice.who(on_turn)))
    elif ballot.voted and missing:
        counted.append(voice("missing", list=voice.people(missing)))
    return f"{' '.join(rules)}\n{' '.join(counted)}"


def _awaited_in_tie(voice: MafieVoice) -> str:
    view = voice.view
    tied = view.ballot.tied if view.ballot else ()
    stays = [seat.seat for seat in view.seats if seat.stays]
    said = [voice("tied-list", list=voice.people(tied))] if tied else []
    if stays:
        said.append(voice("stays-list", list=voice.people(stays)))
    return " ".join(said)


def _suspects(voice: MafieVoice) -> str:
    """Return the line of the suspects in the order of their speeches; empty in text mode, whose table has it."""
    suspects = voice.view.suspects
    return voice("suspects-board", list=voice.people(suspects)) if suspects and not voice.scene.text_mode else ""


_AWAITED: dict[str, Callable[[MafieVoice], str]] = {
    "discussion": _awaited_in_discussion,
    "first": _awaited_in_ballot,
    "final": _awaited_in_ballot,
    "tie": _awaited_in_tie,
    "defence": _suspects,
}


def notes(voice: MafieVoice) -> str:
    """Return the lines above the table: by day the Commander and the writers, by night a hint for people without direct messages."""
    view = voice.view
    if view.phase in NIGHT_PHASES or (view.phase == "start" and SWAP_CARD in view.card_set):
        return voice("whisper-hint")
    if view.phase in ("start", "end"):
        return ""  # at the start the request says where the token is
    said = [voice("commander-is", who=voice.who(view.commander))] if view.commander is not None else []
    writers = [seat for seat in voice.scene.writers if view.seats[seat].living]
    if writers:
        said.append(voice("writers", list=voice.crowd(writers)))
    return "\n".join(said)


# ---- open windows


STRIKE = (VEST_WINDOW, BANDAGE_WINDOW, LAST_SHOT)
_CLOCKED = {"start": ROLE_SWAP, "discussion": READY, "first": FIRST, "defence": SPEECH, "final": FINAL, "tie": CHANGE, "closing": CLOSING}


def strike_window(scene: Scene) -> str | None:
    """Return the name of the window of a strike that is open now, None when there is none."""
    return next((name for name in STRIKE if scene.asks_named(name)), None)


def opening_window(scene: Scene) -> Deadline | None:
    """Return the end of the window for cards that runs beside the discussion (MF-14.3), None when it is not open."""
    return end_of(scene, scene.asks_named(OPENING))


def phase_end(scene: Scene) -> Deadline | None:
    """Return the end of the present step for the board. By night it does not depend on the open questions (MF-15.4)."""
    window = strike_window(scene)
    if window:
        return end_of(scene, scene.asks_named(window))
    phase = scene.public.phase
    if phase in NIGHT_PHASES:
        return scene.step or end_of(scene, (ask for ask in scene.asks if ask.name in NIGHT))
    name = _CLOCKED.get(phase)
    if phase == "discussion" and not scene.asks_named(READY):
        return None
    return end_of(scene, scene.asks_named(name)) if name else None


def voter_on_turn(scene: Scene) -> int | None:
    """Return the present voter of a ballot in turns (MF-24.3), else None."""
    for name in BALLOTS:
        for ask in scene.asks_named(name):
            if ask.clock == "vote_turn":
                return ask.seat
    return None


# ---- speeches


def in_turn(scene: Scene) -> Floor | None:
    return scene.floor if scene.floor is not None and scene.floor.in_turn else None


def lit(scene: Scene) -> Scene:
    """Return the scene with the ring of a suspect on the speaker in turn."""
    floor = in_turn(scene)
    if floor is None:
        return scene
    view: MafieView = scene.public
    seats = tuple(seat.model_copy(update={"speaking": seat.seat == floor.seat}) for seat in view.seats)
    return replace(scene, public=view.model_copy(update={"seats": seats, "speaking": floor.seat}))


def speech_line(voice: MafieVoice, reader: int | None = None) -> str:
    """Return the sentence about the floor to the table, or to the seat ``reader``; empty without a speaker."""
    floor = voice.scene.floor
    return floor_line(voice.scene, floor, speaks_next(voice, floor), reader) if floor is not None else ""


def speaks_next(voice: MafieVoice, floor: Floor) -> tuple[int, ...]:
    """Return the next speakers: in turn, or the suspects without a defence so far."""
    suspects = voice.view.suspects
    if floor.in_turn or floor.seat not in suspects:
        return floor.after
    return suspects[suspects.index(floor.seat) + 1 :]


def floor_lines(voice: MafieVoice, seat: int) -> list[Part]:
    """Return the talk on the desk of a living seat in words: the floor in turn, or the hands of a free talk."""
    if not voice.view.seats[seat].living:
        return []
    said = speech_line(voice, seat) if in_turn(voice.scene) is not None else hands_line(voice.scene) if _talks_freely(voice) else ""
    return [said] if said else []


def floor_buttons(voice: MafieVoice, seat: int) -> list[Button]:
    """Return the controls of the talk for a living seat; they share a row with the answers of its question, for a phone has few rows."""
    scene = voice.scene
    if not voice.view.seats[seat].living:
        return []
    writing = write_buttons(scene) if scene.floor is not None and scene.floor.seat == seat else []
    if (floor := in_turn(scene)) is not None:
        return [*([done_button(scene)] if floor.seat == seat else []), *writing]
    return [hand_button(scene)] if _talks_freely(voice) else writing


def _talks_freely(voice: MafieVoice) -> bool:
    return voice.view.phase == "discussion" and in_turn(voice.scene) is None
