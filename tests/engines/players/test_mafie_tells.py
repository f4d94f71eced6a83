"""Claims among automated players of Mafie tell nobody's token: who is accused, and who claims to be the Agent (MA-2.11, 2.13)."""

from collections import Counter
from collections.abc import Iterator
from math import sqrt

import pytest

from engines.asking import Notice, Text, seat_of
from engines.mafie.views import MafieView
from engines.players import mafie_claims as claims
from engines.players.mafie_claims import AS_THE_AGENT
from engines.players.mafie_memory import CLEARING, FIRM
from engines.players.whims import Level
from tests.engines.driving import shown
from tests.engines.players.mafie_evenings import Watching, nights
from tests.engines.players.test_mafie_thinking import mind_of
from tests.soak.amounts import little_or_much

GAMES = 120
"""The games of the other tests of talk: played once for all."""

FEW = 30
"""Of fewer lines nothing is measured."""


def tokens_and_players(seats: int = 11, games: int = GAMES, level: Level = "strong") -> Iterator[tuple[dict[int, str], list[Watching]]]:
    for game, players in nights(seats, games, level):
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
    """The seats accused by somebody who knows, once a discussion, and their lines afterwards."""
    seen: set[int] = set()
    for at, (_, line) in enumerate(lines):
        seat = seat_of(str(line.args["seat"])) if line.key in FIRM else None
        if seat is None or seat in seen:
            continue
        seen.add(seat)
        said = {later.key for by, later in lines[at:] if by == seat}
        yield seat, "answer" if "say-answer" in said else "claim" if said & {*FIRM, *CLEARING} else "else" if said else "nothing"


@pytest.mark.soak
@pytest.mark.rule("MA-2.11", "MA-2.13", "MA-5.2")
def test_the_accused_answer_alike_with_any_token() -> None:
    """Only who is accused can answer, and Mafiosi are accused more often: so an answer is counted for each accusation, not a discussion.

    Nobody speaks of something else instead.
    """
    did: Counter[tuple[str, str]] = Counter()
    for tokens, players in tokens_and_players(games=GAMES + 30):
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


# ---- who claims to be the Agent


def of_the_agent(seats: int, games: int, level: Level) -> Counter[tuple[str, str, bool]]:
    """How often "I am the Agent" was said, by place (a discussion, a defence), by what it says, and by whether it was true."""
    said: Counter[tuple[str, str, bool]] = Counter()
    for tokens, players in tokens_and_players(seats, games, level):
        for player in players:
            said.update((view.phase, line.key, tokens[player.seat] == "agent") for line, view in player.lines if line.key in AS_THE_AGENT)
    return said


def holds(true: int, false: int) -> bool:
    """Whether a share fits in 60 to 90 in a hundred, give or take one standard error."""
    every = true + false
    return 0.6 - sqrt(0.6 * 0.4 / every) <= true / every <= 0.9 + sqrt(0.9 * 0.1 / every)


MANY = ((9, 800, "normal"), (11, 400, "normal"), (13, 550, "strong"), (15, 300, "normal"))


@pytest.mark.soak
@pytest.mark.rule("MA-2.13")
@pytest.mark.parametrize(("seats", "games", "level"), [(11, GAMES, "strong"), *MANY])
def test_place_and_content_of_a_claim_to_be_the_agent_tell_no_token(seats: int, games: int, level: Level) -> None:
    """In a discussion or a defence, naming a Mafioso or clearing somebody: each is true in 60 to 90 of 100 cases, as all together are."""
    said = of_the_agent(seats, games, level)
    honest = sum(times for (_, _, true), times in said.items() if true)
    assert holds(honest, said.total() - honest), said
    measured = 0
    for place, key in {(place, key) for place, key, _ in said}:
        true, false = said[place, key, True], said[place, key, False]
        if true + false >= FEW:
            measured += 1
            assert holds(true, false), (place, key, true, false)
    assert measured >= (2 if games == GAMES else 3), said


@pytest.mark.rule("MA-3.1")
@pytest.mark.parametrize("games", little_or_much(6, 20))
def test_the_gentle_do_not_lie_that_they_are_the_agent(games: int) -> None:
    said = of_the_agent(11, games, "gentle")
    assert said
    assert not any(not true for _, _, true in said)


# ---- who claims to know


SIZES = (9, 11, 15)


@pytest.mark.rule("MA-2.13")
def test_a_gentle_mafioso_in_a_corner_bluffs_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gentle Policemen are seldom certain: that keeps claims to know half true among them as well.

    Half as often as a normal one, which in a quarter of the cases plays the Agent instead: two to three.
    """
    monkeypatch.setattr(claims, "_could_be_certain", lambda _mind, _seats: False)
    even, bluffs = dict.fromkeys(range(9), 0.2), Counter[Level]()
    levels: tuple[Level, ...] = ("gentle", "normal")
    for seed in range(20):
        accused = {**even, mind_of("mafia", even, seed=seed).seat: 0.6}
        for level in levels:
            mind = mind_of("mafia", accused, level=level, seed=seed)
            for number in range(200):
                mind.whims.about(f"line {number}")
                line = claims.claim(mind)
                bluffs[level] += line is not None and line.key == "say-knows"
    assert 0.55 <= bluffs["gentle"] / bluffs["normal"] <= 0.8, bluffs


@pytest.mark.soak
@pytest.mark.rule("MA-2.13")
@pytest.mark.parametrize("level", ["gentle", "normal", "strong"])
@pytest.mark.parametrize("seats", SIZES)
def test_about_half_of_the_players_accused_for_certain_are_of_the_mafia(seats: int, level: Level) -> None:
    """At each level: gentle Policemen are seldom certain, so gentle Mafiosi bluff less."""
    of: Counter[bool] = Counter()
    for tokens, players in tokens_and_players(seats, 300, level):
        named = [seat_of(str(line.args["seat"])) for player in players for line, _ in player.lines if line.key == "say-knows"]
        of.update(tokens[seat] == "mafia" for seat in named)
    every = of.total()
    assert every >= 150
    assert 0.4 - sqrt(0.4 * 0.6 / every) <= of[True] / every <= 0.9, of
