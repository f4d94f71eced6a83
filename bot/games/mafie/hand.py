"""The hand of one seat: its token, its card, what it knows. Everything secret stands behind spoilers, the first line is harmless."""

from collections.abc import Callable
from typing import Any

from bot.games.mafie.book import book_parts, out_of_game, to_ghosts
from bot.games.mafie.endings import opened_parts
from bot.games.mafie.names import NEUTRAL_CARD
from bot.games.mafie.pictures.card import action_card
from bot.games.mafie.pictures.role import role_card
from bot.games.mafie.voice import Voice, number_of, numbers_of, word_of
from bot.presenting.page import Buttons, Page, Part, Picture
from bot.presenting.scene import Scene
from engines.mafie import MafieView
from engines.mafie.views import KnownText

Args = dict[str, Any]
_MOST = 1_400
"""Characters of the list; the oldest lines of a very long game are left out."""


def known_lines(voice: Voice, seat: int) -> list[str]:
    """Return one line for each thing that ``seat`` was told, the oldest first, secrets behind spoilers."""
    me = voice.mine(seat).me
    if me is None:
        return []
    lines = [line for line in (_line(voice, known) for known in me.known) if line]
    while lines and sum(len(line) + 3 for line in lines) > _MOST:
        lines = lines[1:]
    return lines


def _line(voice: Voice, known: KnownText) -> str:
    says = _SAYINGS.get(known.key)
    if says is None:
        return ""
    said = says(voice, dict(known.args))
    at_night = "no" if known.key == "mf-tapped" else "yes"
    when = voice("known-round", round=known.round, night=at_night)
    return f"{when} {voice.secret(said)}"


def _look(voice: Voice, args: Args) -> str:
    return f"{voice.quiet(number_of(args['seat']))}: {voice.token(word_of(args['token']))}"


def _swap(voice: Voice, args: Args) -> str:
    before, now = (voice.token(word_of(args[when])) for when in ("before", "now"))
    return voice("known-swap", who=voice.quiet(number_of(args["seat"])), before=before, now=now)


def _wakers(voice: Voice, args: Args) -> str:
    return voice("known-wakers", list=voice.crowd(numbers_of(args["seats"])))


def _recruit(voice: Voice, args: Args) -> str:
    return voice("known-recruit", by=voice.quiet(number_of(args["by"])), who=voice.quiet(number_of(args["recruit"])))


def _recruited(voice: Voice, args: Args) -> str:
    return voice("known-recruited", list=voice.crowd(numbers_of(args["seats"])))


def _gang(voice: Voice, args: Args) -> str:
    return voice("known-gang", list=voice.crowd(numbers_of(args["seats"])))


def _victim(voice: Voice, args: Args) -> str:
    return voice("known-victim", who=voice.quiet(number_of(args["seat"])))


_SAYINGS: dict[str, Callable[[Voice, Args], str]] = {
    "mf-agent-saw": _look,
    "mf-tapped": _look,
    "mf-swap-known": _swap,
    "mf-wakers": _wakers,
    "mf-wakers-recruit": _recruit,
    "mf-recruited": _recruited,
    "mf-gang-known": _gang,
    "mf-victim": _victim,
}


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
