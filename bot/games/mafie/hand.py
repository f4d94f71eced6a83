"""The hand of one seat: its token, its card, what it knows. Everything secret stands behind spoilers, the first line is harmless."""

from bot.games.mafie.book import book_parts, out_of_game, to_ghosts
from bot.games.mafie.endings import opened_parts
from bot.games.mafie.knowing import known_lines
from bot.games.mafie.names import NEUTRAL_CARD
from bot.games.mafie.pictures.card import action_card
from bot.games.mafie.pictures.role import role_card
from bot.games.mafie.voice import Voice
from bot.presenting.page import Buttons, Page, Part, Picture
from bot.presenting.scene import Scene
from engines.mafie import MafieView

ROLE_PICTURE, CARD_PICTURE = "mine.png", "card.png"
SMALL_GROUP = 8
"""Up to so many seats the Agent looks in the first night only (MF-11.1)."""


def hand(scene: Scene, seat: int) -> Page:
    """Return the living message of ``seat``: the hand, once out the book of the dead, at the end everything."""
    voice = Voice(scene)
    return Page(tuple(hand_parts(voice, seat)), "done" if voice.view.phase == "end" else "night")


def hand_parts(voice: Voice, seat: int) -> list[Part]:
    """Return the parts of the hand, for the direct message and for the desk alike."""
    view = voice.mine(seat)
    opening: list[Part] = [f"{voice('secret-follows')}\n"] if voice.scene.text_mode and view.phase != "end" else []
    opening.append(f"## {voice('desk-title', who=voice.quiet(seat))}\n{voice('rules-of-silence')}")
    if view.phase == "end":
        return [*opening, *opened_parts(voice, seat)]
    if not view.seats[seat].living:
        out: list[Part] = [out_of_game(voice)]
        if buttons := to_ghosts(voice):
            out.append(Buttons(buttons))
        return [*opening, *out, *(book_parts(voice, view) if view.ghost is not None else [voice("book-no-nights")])]
    return [*opening, *_turning(voice), *_token(voice, view), *_card(voice, view), _knows(voice, seat)]


def _turning(voice: Voice) -> list[Part]:
    """How to look at what is hidden; in text mode nothing is."""
    return [] if voice.scene.text_mode else [voice("hand-turn")]


def _token(voice: Voice, view: MafieView) -> list[Part]:
    if view.me is None:
        return []
    token = view.me.token
    role = "role-agent-once" if token == "agent" and len(view.seats) <= SMALL_GROUP else f"role-{token}"
    said = f"{voice('hand-token', token=voice.secret(voice.token(token)))} {voice.secret(voice(role))}"
    if voice.scene.text_mode:
        return [said, voice(f"pic-role-{token}-goal")]
    return [said, Picture(ROLE_PICTURE, role_card(view, voice.scene.people, voice.scene.words), spoiler=True)]


def _card(voice: Voice, view: MafieView) -> list[Part]:
    me = view.me
    if me is None or me.card is None:
        return []
    if me.card_spent:
        return [voice("hand-card-spent", card=voice.secret(voice.card(me.card)))]
    state = "" if me.card == NEUTRAL_CARD else f". {voice('pic-card-works' if me.card_effective else 'pic-card-idle')}"
    said = voice("hand-card", card=voice.secret(f"{voice.card(me.card)}{state}"))
    if voice.scene.text_mode:
        return [said, f"{voice(f'pic-card-{me.card}-when')} {voice(f'pic-card-{me.card}-what')}"]
    drawing = action_card(view, voice.scene.people, voice.scene.words)
    return [said] if drawing is None else [said, Picture(CARD_PICTURE, drawing, spoiler=True)]


def _knows(voice: Voice, seat: int) -> str:
    lines = known_lines(voice, seat)
    if not lines:
        return voice("hand-knows-nothing")
    return f"**{voice('hand-knows')}**\n" + "\n".join(f"- {line}" for line in lines)
