"""What automated players of Mafie do with a claim tells nobody's token: who is accused, and who claims to be the Agent (MA-2.11, 2.13)."""

from collections import Counter
from collections.abc import Iterator

import pytest

from engines.asking import Notice, Text, seat_of
from engines.mafie.views import MafieView
from engines.players.mafie_recall import CLEARING, FIRM
from tests.engines.driving import shown
from tests.engines.players.mafie_evenings import Watching, nights

GAMES = 120
"""The games of the other tests of talk: played once for all."""


def tokens_and_players() -> Iterator[tuple[dict[int, str], list[Watching]]]:
    for game, players in nights(11, GAMES):
        yield {seat.seat: str(seat.token) for seat in shown(game, None, MafieView).seats}, players


# ---- who is accused


def discussions(player: Watching) -> Iterator[list[tuple[int, Text]]]:
    """The lines of each discussion, in order, as one seat has heard them."""
    lines: list[tuple[int, Text]] | None = None
    for what in player.heard:
        if not isinstance(what, Notice):
            if lines is not None:
                lines.append(what)
        elif what.to is None and what.text.key in ("mf-discussion", "mf-speech"):
            if lines:
                yield lines
            lines = [] if what.text.key == "mf-discussion" else None
    if lines:
        yield lines


def accused(lines: list[tuple[int, Text]]) -> Iterator[tuple[int, str]]:
    """Who is accused by somebody who knows, once a discussion, and what that seat says afterwards."""
    seen: set[int] = set()
    for at, (_, line) in enumerate(lines):
        seat = seat_of(str(line.args["seat"])) if line.key in FIRM else None
        if seat is None or seat in seen:
            continue
        seen.add(seat)
        said = {later.key for by, later in lines[at:] if by == seat}
        yield seat, "answer" if "say-answer" in said else "claim" if said & {*FIRM, *CLEARING} else "else" if said else "nothing"


@pytest.mark.rule("MA-2.11", "MA-2.13", "MA-5.2")
def test_who_is_accused_answers_alike_whoever_it_is() -> None:
    """Only who is accused can answer, and Mafiosi are accused more often: so an answer is counted for each accusation, not a discussion.

    Nobody speaks of something else instead.
    """
    did: Counter[tuple[str, str]] = Counter()
    for tokens, players in tokens_and_players():
        for lines in discussions(players[0]):
            did.update((tokens[seat], what) for seat, what in accused(lines))
    shares = {}
    for token in ("police", "mafia"):
        every = sum(times for (who, _), times in did.items() if who == token)
        assert every >= 60
        shares[token] = {what: did[token, what] / every for what in ("answer", "claim", "else", "nothing")}
        assert shares[token]["answer"] + shares[token]["claim"] >= 0.85, (token, shares[token])
        assert shares[token]["else"] <= 0.02, (token, shares[token])
    assert 0.8 <= shares["mafia"]["answer"] / shares["police"]["answer"] <= 1.25, shares
