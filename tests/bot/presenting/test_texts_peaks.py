"""The peaks of an evening of Mafie have many voices, chosen by what everybody sees; none says more than lies open."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from bot.games.mafie.messages import narrate
from bot.presenting.page import Line
from bot.presenting.texts import words_in
from engines import Game, Notice
from engines.mafie.components import mafiosi
from tests.bot.games.mafie.playing import play, scene_of
from tests.bot.presenting.catalogues import LANGUAGES, samples

PEAKS = ("verdict", "out", "vest", "bandage", "lot", "tie", "last-shot")
BEFORE_THE_TOKEN = ("verdict", "vest", "bandage", "lot", "tie", "last-shot")
TOKENS = re.compile(r"polic|mafi|agent|darebá|villain", re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["town", "kids"])
@pytest.mark.parametrize("key", PEAKS)
def test_a_peak_is_told_in_six_ways_at_least(language: str, theme: str, key: str) -> None:
    words = words_in(language)
    assert len({words(key, **{**args, "theme": theme}) for args in samples(language, key)}) >= 6


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", BEFORE_THE_TOKEN)
def test_no_line_speaks_of_tokens_before_the_token_lies_open(language: str, key: str) -> None:
    for args in samples(language, key):
        assert not TOKENS.search(words_in(language)(key, **args)), args


@cache
def games() -> tuple[Game, ...]:
    made = []
    for seed in range(12):
        for seats in (7, 10):
            *_, game = play(seats, seed)
            made.append(game)
    return tuple(made)


def shown() -> Iterator[tuple[Game, Notice, Line, list[str], str]]:
    """Return each token shown after a strike: its game, notice and line, the tokens open before, and why it came to that."""
    for game in games():
        lines = {line.notice: line for line in narrate(game.notices, scene_of(game)) if line.seat is None}
        before: list[str] = []
        cause = ""
        for notice in game.notices:
            args = notice.text.args
            if notice.text.key == "mf-struck":
                cause = str(args["cause"])
            if notice.text.key == "mf-out":
                yield game, notice, lines[notice.number], list(before), cause
            if notice.text.key in ("mf-out", "mf-exposed", "mf-removed", "mf-disqualified"):
                before.append(str(args["token"]))


def test_the_words_with_a_token_follow_from_it_and_from_open_tokens() -> None:
    words = words_in("cs")
    met = set()
    for game, notice, line, before, cause in shown():
        token = str(notice.text.args["token"])
        seats = len(game.view(None).seats)  # type: ignore[attr-defined]  # the view of Mafie
        if token in ("token:agent", "token:mafia"):
            first = "only" if mafiosi(seats, fair=False) == 1 else "first"
            how = "agent" if token == "token:agent" else "another" if token in before else first
        elif seats - len(before) - 1 == 3:
            how = "three"
        else:
            how = "voted" if cause == "cause:ballot" else "struck"
        met.add(how)
        place = int(str(notice.text.args["seat"]).partition(":")[2])
        who = words.person(place, scene_of(game).names)
        ways = {words("out", who=who, token=words(f"pic-{token.replace(':', '-')}"), how=how, variant=n) for n in (1, 2, 3)}
        assert line.text in ways
    assert met == {"agent", "only", "first", "another", "three", "voted", "struck"}


def test_everybody_reads_the_same_lines_at_every_time() -> None:
    game = games()[0]
    scene = scene_of(game)
    assert narrate(game.notices, scene) == narrate(game.notices, scene)
    late = [line for line in narrate(game.notices, scene) if line.notice >= 30]
    assert late == narrate(game.notices, scene, since=30)
