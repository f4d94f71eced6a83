"""The book of the dead: what the hand of an eliminated player turns into, all tokens and the nights so far (MF-15.11)."""

from bot.games.mafie import status
from bot.games.mafie.pictures.board import table
from bot.games.mafie.voice import Voice
from bot.presenting.page import Button, Part, Picture
from bot.presenting.scene import Scene
from bot.presenting.voice_lines import ghost_button
from engines import Notice
from engines.mafie import MafieView
from engines.mafie.story import NightPart

PICTURE = "mine.png"
_NIGHTS = 12
"""So many nights are told at most, the latest ones."""


def out_of_game(voice: Voice) -> str:
    """Return what is said to whoever is out: where they talk now, or that there is nowhere to (TK-1.11)."""
    if not voice.scene.graveless:
        return voice("you-are-out")
    return f"{voice('you-are-out-alone')} {voice('graveyard-by-voice' if voice.scene.ghost_voice else 'no-graveyard')}"


def to_ghosts(voice: Voice) -> tuple[Button, ...]:
    """Return the button with which whoever is out goes to the voice of the graveyard, while there is one (TK-2.9)."""
    scene = voice.scene
    return (ghost_button(scene.words, scene.table, "kids" if voice.kids else "town"),) if scene.ghost_voice else ()


def book_parts(voice: Voice, view: MafieView, *, silent: bool = True) -> list[Part]:
    """Return the book for a view that sees the nights; spoilers keep it from whoever looks over a shoulder.

    ``silent``: who reads it is out, and is to be silent at the table.
    """
    parts: list[Part] = [f"### {voice('book-title')}"]
    if not voice.scene.text_mode:
        drawing = table(view, voice.scene.people, voice.scene.words, bot_players=voice.scene.bot_players, paused=voice.scene.paused)
        parts.append(Picture(PICTURE, drawing, spoiler=True))
    lines = [_sides(voice, view)]
    if view.ghost is not None:
        for night in view.ghost.nights[-_NIGHTS:]:
            lines += _night(voice, night)
    parts.append("\n".join(voice.secret(line) for line in lines))
    return [*parts, voice("book-silence-alone" if voice.scene.graveless else "book-silence")] if silent else parts


def _sides(voice: Voice, view: MafieView) -> str:
    of = {token: [seat.seat for seat in view.seats if seat.token == token] for token in ("mafia", "agent")}
    said = voice("pic-story-alt-mafia", who=voice.crowd(of["mafia"]))
    return f"{said} {voice('pic-story-alt-agent', who=voice.crowd(of['agent']))}" if of["agent"] else said


def _night(voice: Voice, night: NightPart) -> list[str]:
    lines = []
    if night.look:
        lines.append(voice("book-look", round=night.number, who=voice.quiet(night.look.seat), token=voice.token(night.look.token)))
    if night.recruitment:
        by, who = voice.quiet(night.recruitment.by), voice.quiet(night.recruitment.seat)
        lines.append(voice("book-recruit", round=night.number, by=by, who=who))
    if night.victim is not None:
        lines.append(voice("book-victim", round=night.number, who=voice.quiet(night.victim)))
    return lines or [voice("book-quiet", round=night.number)]


def wanted(scene: Scene) -> str:
    """Return what the board asks of whom now, and until when."""
    return status.wanted(Voice(scene))


def aloud(scene: Scene, notice: Notice) -> str:
    """Return with which sentence the board calls to a ballot; everything else that is read is told in the channel."""
    return Voice(scene)(f"want-{notice.text.args['kind']}") if notice.text.key == "mf-ballot" else ""


def book(scene: Scene, witness: MafieView) -> list[Part]:
    """Return all tokens and the nights so far, as the eliminated see them (MF-15.11)."""
    return book_parts(Voice(scene), witness, silent=False)
