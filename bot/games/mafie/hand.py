"""The hand of one seat: its token, its card, its knowledge. Secrets are behind spoilers, the first line is harmless."""

from collections.abc import Callable
from typing import Any

from bot.games.mafie.endings import opened_parts
from bot.games.mafie.names import NEUTRAL_CARD
from bot.games.mafie.pictures.board import tokens
from bot.games.mafie.pictures.card import action_card
from bot.games.mafie.pictures.role import SMALL_MOST, goal_key, line_keys, role_card, role_of
from bot.games.mafie.voice import MafieVoice, number_of, numbers_of, word_of
from bot.presenting.page import Button, Buttons, Page, Part, Picture
from bot.presenting.scene import Scene
from bot.presenting.voice_lines import ghost_button
from engines.mafie import MafieView
from engines.mafie.story import NightPart
from engines.mafie.views import KnownText

ROLE_PICTURE, CARD_PICTURE = "mine.png", "card.png"


def hand(scene: Scene, seat: int) -> Page:
    """Return the direct message of ``seat``: the hand, once out the book of the dead, at the end everything."""
    voice = MafieVoice(scene)
    return Page(tuple(hand_parts(voice, seat)), "done" if voice.view.phase == "end" else "night")


def hand_parts(voice: MafieVoice, seat: int) -> list[Part]:
    """Return the parts of the hand in the direct message."""
    view = voice.mine(seat)
    if view.phase == "end" or not view.seats[seat].living:
        return [*title_parts(voice, seat), *over_parts(voice, seat)]
    token, card = _token(voice, view), _card(voice, view)
    return [*title_parts(voice, seat), *_turning(voice), *token, *card, _knows(voice, seat), f"-# {voice('hand-again')}"]


def title_parts(voice: MafieVoice, seat: int) -> list[Part]:
    title = f"## {voice('desk-title', who=voice.quiet(seat))}"
    if voice.view.phase == "end":
        return [title]
    opening: list[Part] = [f"{voice('secret-follows')}\n"] if voice.scene.text_mode else []
    return [*opening, f"{title}\n{voice('rules-of-silence')}"]


def over_parts(voice: MafieVoice, seat: int) -> list[Part]:
    """Return the hand of an eliminated player, or of anybody after the game."""
    view = voice.mine(seat)
    if view.phase == "end":
        return opened_parts(voice, seat)
    out: list[Part] = [out_of_game(voice)]
    if buttons := to_ghosts(voice):
        out.append(Buttons(buttons))
    return [*out, *(book_parts(voice, view) if view.ghost is not None else [voice("book-no-nights")])]


def living_parts(voice: MafieVoice, seat: int) -> tuple[list[Part], list[str]]:
    """Return the knowledge and the pictures of a living player for the desk, and the two lines about token and card."""
    view = voice.mine(seat)
    (token, *shown), (card, *played) = _token(voice, view) or [""], _card(voice, view) or [""]
    return [*_turning(voice), _knows(voice, seat), *shown, *played], [str(token), str(card)]


def _turning(voice: MafieVoice) -> list[Part]:
    """The hint on spoilers; text mode has none."""
    return [] if voice.scene.text_mode else [voice("hand-turn")]


def _token(voice: MafieVoice, view: MafieView) -> list[Part]:
    if view.me is None:
        return []
    token = view.me.token
    role = role_of(view, token)
    about = voice("role-agent-once" if role == "agent" and len(view.seats) <= SMALL_MOST else f"role-{role}")
    said = f"{voice('hand-token', token=voice.covered(voice.token(token)))} {voice.covered(about)}"
    if voice.scene.text_mode:
        return [said, f"{voice(goal_key(view, token))} {voice(line_keys(view, token)[0])}"]
    return [said, Picture(ROLE_PICTURE, role_card(view, voice.scene.people, voice.scene.words), spoiler=True)]


def _card(voice: MafieVoice, view: MafieView) -> list[Part]:
    me = view.me
    if me is None or me.card is None:
        return []
    if me.card_spent:
        return [voice("hand-card-spent", card=voice.covered(voice.card(me.card)))]
    state = "" if me.card == NEUTRAL_CARD else f". {voice('pic-card-works' if me.card_effective else 'pic-card-idle')}"
    said = voice("hand-card", card=voice.covered(f"{voice.card(me.card)}{state}"))
    if voice.scene.text_mode:
        return [said, f"{voice(f'pic-card-{me.card}-when')} {voice(f'pic-card-{me.card}-what')}"]
    drawing = action_card(view, voice.scene.people, voice.scene.words)
    return [said] if drawing is None else [said, Picture(CARD_PICTURE, drawing, spoiler=True)]


def _knows(voice: MafieVoice, seat: int) -> str:
    lines = known_lines(voice, seat)
    if not lines:
        return voice("hand-knows-nothing")
    return f"**{voice('hand-knows')}**\n" + "\n".join(f"- {line}" for line in lines)


# ---- private notices


Args = dict[str, Any]
_MOST = 1_400
"""The most characters of the list; a very long game loses its oldest lines."""


def known_lines(voice: MafieVoice, seat: int) -> list[str]:
    """Return one line for each private notice to ``seat``, the oldest first, secrets behind spoilers."""
    me = voice.mine(seat).me
    if me is None:
        return []
    lines = [line for line in (_line(voice, known) for known in me.known) if line]
    while lines and sum(len(line) + 3 for line in lines) > _MOST:
        lines = lines[1:]
    return lines


def _line(voice: MafieVoice, known: KnownText) -> str:
    says = _SAYINGS.get(known.key)
    if says is None:
        return ""
    said = says(voice, dict(known.args))
    at_night = "no" if known.key == "mf-tapped" else "yes"
    when = voice("known-round", round=known.round, night=at_night)
    return f"{when} · {voice.covered(said)}"


def _look(voice: MafieVoice, args: Args) -> str:
    return f"{voice.quiet(number_of(args['seat']))}: {voice.token(word_of(args['token']))}"


def _swap(voice: MafieVoice, args: Args) -> str:
    before, now = (voice.token(word_of(args[when])) for when in ("before", "now"))
    return voice("known-swap", who=voice.quiet(number_of(args["seat"])), before=before, now=now)


def _crowd(key: str) -> Callable[[MafieVoice, Args], str]:
    return lambda voice, args: voice(key, list=voice.crowd(numbers_of(args["seats"])))


def _wakers(voice: MafieVoice, args: Args) -> str:
    seats = numbers_of(args["seats"])
    return voice("known-wakers", list=voice.crowd(seats)) if len(seats) > 1 else voice("known-wakers-alone")


def _recruit(voice: MafieVoice, args: Args) -> str:
    return voice("known-recruit", by=voice.quiet(number_of(args["by"])), who=voice.quiet(number_of(args["recruit"])))


def _victim(voice: MafieVoice, args: Args) -> str:
    return voice("known-victim", who=voice.quiet(number_of(args["seat"])))


_SAYINGS: dict[str, Callable[[MafieVoice, Args], str]] = {
    "mf-agent-saw": _look,
    "mf-tapped": _look,
    "mf-swap-known": _swap,
    "mf-wakers": _wakers,
    "mf-wakers-recruit": _recruit,
    "mf-recruited": _crowd("known-recruited"),
    "mf-gang-known": _crowd("known-gang"),
    "mf-victim": _victim,
}


# ---- the book of the dead


PICTURE = "mine.png"
_NIGHTS = 12
"""The most nights in the book, the latest ones."""


def out_of_game(voice: MafieVoice) -> str:
    """Return what an eliminated player may do: the place of their talk, or that there is none (TK-1.11), and that they may guess."""
    said = [voice("you-are-out-alone" if voice.scene.graveless else "you-are-out")]
    if voice.scene.graveless:
        said.append(voice("graveyard-by-voice" if voice.scene.ghost_voice else "no-graveyard"))
    if voice.scene.guessing:
        said.append(voice("guess-hint"))
    return " ".join(said)


def to_ghosts(voice: MafieVoice) -> tuple[Button, ...]:
    """Return the button to the voice of the graveyard, while there is one (TK-2.9)."""
    scene = voice.scene
    return (ghost_button(scene.words, scene.table, "kids" if voice.kids else "town"),) if scene.ghost_voice else ()


def book_parts(voice: MafieVoice, view: MafieView, *, silent: bool = True) -> list[Part]:
    """Return the book for a view that sees the nights; spoilers keep it from curious eyes.

    ``silent``: with a reminder of silence, for an eliminated reader.
    """
    nights = _nights(view)
    parts: list[Part] = [f"### {voice('book-title')}"]
    if not voice.scene.text_mode:
        scene, last = voice.scene, nights[-1].number if nights else view.round
        parts.append(Picture(PICTURE, tokens(view, scene.people, scene.words, bot_players=scene.bot_players, night=last), spoiler=True))
    lines = [_sides(voice, view), *(line for night in nights[-_NIGHTS:] for line in _night(voice, night))]
    parts.append("\n".join(voice.covered(line) for line in lines))
    return [*parts, voice("book-silence-alone" if voice.scene.graveless else "book-silence")] if silent else parts


def _nights(view: MafieView) -> tuple[NightPart, ...]:
    """Return the nights of the book; the one that runs belongs to them once something has happened in it."""
    nights = view.ghost.nights if view.ghost is not None else ()
    quiet = not nights or not (nights[-1].look or nights[-1].recruitment or nights[-1].victim is not None)
    return nights[:-1] if view.night and quiet else nights


def _sides(voice: MafieVoice, view: MafieView) -> str:
    of = {token: [seat.seat for seat in view.seats if seat.token == token] for token in ("mafia", "agent")}
    said = voice("pic-story-alt-mafia", who=voice.crowd(of["mafia"]))
    return f"{said} {voice('pic-story-alt-agent', who=voice.crowd(of['agent']))}" if of["agent"] else said


def _night(voice: MafieVoice, night: NightPart) -> list[str]:
    lines = []
    if night.look:
        lines.append(voice("book-look", round=night.number, who=voice.quiet(night.look.seat), token=voice.token(night.look.token)))
    if night.recruitment:
        by, who = voice.quiet(night.recruitment.by), voice.quiet(night.recruitment.seat)
        lines.append(voice("book-recruit", round=night.number, by=by, who=who))
    if night.victim is not None:
        lines.append(voice("book-victim", round=night.number, who=voice.quiet(night.victim)))
    return lines or [voice("book-quiet", round=night.number)]


def book(scene: Scene, witness: MafieView) -> list[Part]:
    """Return all tokens and the nights so far, as the eliminated see them (MF-15.11)."""
    return book_parts(MafieVoice(scene), witness, silent=False)
