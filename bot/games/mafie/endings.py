"""The end of a game in words: the winner's line, the roles; and the table as a list."""

from collections.abc import Callable, Iterable, Mapping

from bot.games.mafie.names import COMMANDER_CARD
from bot.games.mafie.own_night import own_night
from bot.games.mafie.status import says_who_speaks
from bot.games.mafie.voice import MafieVoice
from bot.presenting.naming import listed
from bot.presenting.own_night import own_night_parts
from bot.presenting.page import Part
from engines.mafie.story import StoryPart
from engines.mafie.views import SeatView

_STATES = (
    ("pic-alt-suspects", "suspect"),
    ("pic-alt-speaks", "speaking"),
    ("pic-alt-withdrawing", "withdrawing"),
)
_COUNTED = ("first", "defence", "final", "tie", "verdict")
"""Phases that show the fingers of the last ballot."""


def table_text(voice: MafieVoice) -> str:
    """Return the table as a list of lines: tokens left, states, cards, fingers, players in, players out with their tokens."""
    view = voice.view
    counts = listed(voice(f"pic-count-{token}", n=view.left[token]) for token in ("mafia", "agent", "police") if token in view.left)
    lines = [voice("pic-alt-left", tokens=counts)]
    in_order = sorted(view.seats, key=lambda seat: view.suspects.index(seat.seat) if seat.suspect else -1)  # suspects as they speak
    for key, state in _STATES:
        seats = [seat.seat for seat in in_order if seat.living and getattr(seat, state)]
        if seats and not (state == "speaking" and says_who_speaks(voice.scene)):
            lines.append(voice(key, who=voice.crowd(seats)))
    lines += _cards(voice)
    if view.ballot is not None and view.ballot.votes and view.phase in _COUNTED:
        lines.append(voice("pic-alt-votes", votes=fingers(voice, view.ballot.votes)))
    lines.append(voice("pic-alt-in", who=listed(_seat(voice, seat) for seat in view.seats if seat.living)))
    out = listed(_seat(voice, seat) for seat in view.seats if not seat.living)
    if out:
        lines.append(voice("pic-alt-out", who=out))
    return "\n".join(f"- {line}" for line in lines)


def _cards(voice: MafieVoice) -> list[str]:
    shown = [
        voice("pic-alt-card", who=voice.quiet(seat.seat), card=voice.card(card))
        for seat in voice.view.seats
        for card in seat.card_open
        if card != COMMANDER_CARD
    ]
    return [voice("pic-alt-cards", cards=listed(shown, "; "))] if shown else []


def _seat(voice: MafieVoice, seat: SeatView) -> str:
    who = voice.quiet(seat.seat)
    return f"{who} ({voice.token(seat.token)})" if seat.token else who


def fingers(voice: MafieVoice, votes: Mapping[int, int]) -> str:
    """Return ``**4 Tonda** 2 (from 1 Jana, 3 Eliška) · …``, the most first, for ``votes`` voter to candidate.

    At a large table the voters are numbers: with names the line would be long.
    """
    given: dict[int, list[int]] = {}
    for voter, candidate in sorted(votes.items()):
        given.setdefault(candidate, []).append(voter)
    ranked = sorted(given.items(), key=lambda entry: (-len(entry[1]), entry[0]))
    named = _tallied(voice, ranked, voice.crowd)
    return named if len(named) <= _LONGEST_TALLY else _tallied(voice, ranked, lambda by: listed(str(voter + 1) for voter in by))


def counts(voice: MafieVoice, votes: Mapping[int, int], seats: Iterable[int]) -> str:
    """Return ``**6 Petr** 4, **1 Alex** 3``: the votes for each of ``seats``."""
    given = list(votes.values())
    return listed(f"{voice.who(seat)} {given.count(seat)}" for seat in seats)


_LONGEST_TALLY = 400


def _tallied(voice: MafieVoice, ranked: Iterable[tuple[int, list[int]]], voters: Callable[[list[int]], str]) -> str:
    return listed((voice("tally-of", who=voice.who(seat), n=len(by), list=voters(by)) for seat, by in ranked), " · ")


def winner_line(voice: MafieVoice) -> str:
    """Return the ending and the winners of a finished game."""
    return voice(f"end-{voice.view.winner or 'aborted'}")


def sides(voice: MafieVoice, story: StoryPart) -> list[str]:
    """Return Mafia, Agent, Gang, the recruit, and changes of side, one line each, without the empty ones."""
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


def opened_parts(voice: MafieVoice, seat: int) -> list[Part]:
    """Return the hand of ``seat`` after the end, without secrets."""
    view = voice.mine(seat)
    parts: list[Part] = [winner_line(voice), *own_night_parts(voice.scene, seat, own_night(voice.scene, seat))]
    if view.me is not None and view.me.card is not None:
        parts.append(voice("hand-card", card=voice.card(view.me.card)))
    if view.story is not None:
        parts.append("\n".join(sides(voice, view.story)))
    if voice.scene.text_mode:
        parts.append(table_text(voice))
    return parts
