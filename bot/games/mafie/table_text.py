"""The table in words: the same as the picture, as a list, for boards in text mode; and fingers as they are counted aloud."""

from collections.abc import Mapping

from bot.games.mafie.names import COMMANDER_CARD
from bot.games.mafie.voice import Voice
from bot.presenting.naming import listed
from engines.mafie.views import SeatView

_STATES = (
    ("pic-alt-suspects", "suspect"),
    ("pic-alt-speaks", "speaking"),
    ("pic-alt-withdrawing", "withdrawing"),
)
_COUNTED = ("first", "defence", "final", "tie", "verdict")
"""Phases in which the fingers of the last ballot are still looked at."""


def table_text(voice: Voice) -> str:
    """Return the table as a list of lines: tokens left, states, cards, fingers, who is in, who is out with which token."""
    view = voice.view
    counts = listed(voice(f"pic-count-{token}", n=view.left[token]) for token in ("mafia", "agent", "police") if token in view.left)
    lines = [voice("pic-alt-left", tokens=counts)]
    for key, state in _STATES:
        seats = [seat.seat for seat in view.seats if seat.living and getattr(seat, state)]
        if seats:
            lines.append(voice(key, who=voice.crowd(seats)))
    lines += _cards(voice)
    if view.ballot is not None and view.ballot.votes and view.phase in _COUNTED:
        lines.append(voice("pic-alt-votes", votes=fingers(voice, view.ballot.votes)))
    lines.append(voice("pic-alt-in", who=listed(_seat(voice, seat) for seat in view.seats if seat.living)))
    out = listed(_seat(voice, seat) for seat in view.seats if not seat.living)
    if out:
        lines.append(voice("pic-alt-out", who=out))
    return "\n".join(f"- {line}" for line in lines)


def _cards(voice: Voice) -> list[str]:
    shown = [
        voice("pic-alt-card", who=voice.quiet(seat.seat), card=voice.card(card))
        for seat in voice.view.seats
        for card in seat.card_open
        if card != COMMANDER_CARD
    ]
    return [voice("pic-alt-cards", cards=listed(shown, "; "))] if shown else []


def _seat(voice: Voice, seat: SeatView) -> str:
    who = voice.quiet(seat.seat)
    return f"{who} ({voice.token(seat.token)})" if seat.token else who


def fingers(voice: Voice, votes: Mapping[int, int]) -> str:
    """Return ``**4 Tonda** 5 (1, 3, 6, 8, 10) · **9 Zdenka** 3 (2, 4, 7)``, the most first, for ``votes`` voter to candidate."""
    given: dict[int, list[int]] = {}
    for voter, candidate in sorted(votes.items()):
        given.setdefault(candidate, []).append(voter)
    ranked = sorted(given.items(), key=lambda entry: (-len(entry[1]), entry[0]))
    return listed((f"{voice.who(seat)} {len(by)} ({listed(str(voter + 1) for voter in by)})" for seat, by in ranked), " · ")
