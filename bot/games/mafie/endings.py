"""How a game ends in words: the winner's line, who was who."""

from bot.games.mafie.table_text import table_text
from bot.games.mafie.voice import Voice
from bot.presenting.page import Part
from engines.mafie.story import StoryPart


def winner_line(voice: Voice) -> str:
    """Return how it ended and who won. For a game that is over."""
    return voice(f"end-{voice.view.winner or 'aborted'}")


def sides(voice: Voice, story: StoryPart) -> list[str]:
    """Return who was Mafia, Agent, Gang and who was recruited, who played on the other side, one line each, without the empty ones."""
    found = [
        ("pic-story-alt-mafia", [seat.seat for seat in story.seats if seat.token == "mafia"]),
        ("pic-story-alt-agent", [seat.seat for seat in story.seats if seat.token == "agent"]),
        ("pic-story-alt-gang", [seat.seat for seat in story.seats if seat.force == "gang"]),
    ]
    said = [voice(key, who=voice.crowd(seats)) for key, seats in found if seats]
    recruited = [seat.seat for seat in story.seats if seat.recruited]
    if recruited:
        said.append(voice("story-recruited", list=voice.crowd(recruited)))
    turned = [seat.seat for seat in story.seats if not seat.recruited and (seat.allegiance == "mafia") != (seat.token == "mafia")]
    if turned:
        said.append(voice("story-turned", list=voice.crowd(turned)))
    return said


def opened_parts(voice: Voice, seat: int) -> list[Part]:
    """Return what the hand of ``seat`` says when the game is over: everything, openly."""
    view = voice.mine(seat)
    parts: list[Part] = [winner_line(voice)]
    if view.me is not None:
        own = [voice("hand-token", token=voice.token(view.me.token))]
        if view.me.card is not None:
            own.append(voice("hand-card", card=voice.card(view.me.card)))
        parts.append(" ".join(own))
    if view.story is not None:
        parts.append("\n".join(sides(voice, view.story)))
    if voice.scene.text_mode:
        parts.append(table_text(voice))
    return parts
