"""Whether looking ahead pays is counted deal by deal, chair by chair; strong is offered where it does (MA-6.6)."""

import pytest

import engines
from bot.lab.league import contestants, difference, quick
from bot.lab.league_ahead import AHEAD, ANY, OTHER, ChairComparison, chairs, compare, compare_all
from bot.lab.league_tables import percent, section_ahead
from bot.simulation.playing import Circle
from bot.simulation.search import is_searched
from bot.simulation.simulate import Share, players_of
from engines.players.protocol import Effort, Heat

POINTS = 0.08
"""By how much more a strong player of Zbojníci has to win in its chair."""


@pytest.mark.rule("MA-6.6")
def test_every_kind_of_chair_is_compared() -> None:
    for deal in range(6):
        game = engines.start("zbojnici", seats=4, seed=deal)
        found = chairs(game, deal)
        assert set(found) == {"prince", OTHER}
        assert found["prince"] == getattr(game.view(None), "prince")  # noqa: B009 (of a model that is not named here)
        assert found[OTHER] != found["prince"]
    duel = engines.start("zbojnici", seats=2, seed=1)
    assert {chairs(duel, deal)[ANY] for deal in range(2)} == {0, 1}


@pytest.mark.rule("MA-7.1", "MA-7.2")
def test_the_league_without_search_leaves_out_searching_players() -> None:
    assert "strong" in contestants("zbojnici")
    assert set(contestants("zbojnici")) - set(quick("zbojnici")) == {"skilled", "strong"}
    assert [game for game in engines.GAMES if quick(game) != contestants(game)] == [game for game in engines.GAMES if is_searched(game)]


@pytest.mark.rule("MA-6.6")
def test_both_play_the_same_deals_with_any_number_of_processors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.simulation.search.search.effort_of", lambda *_: Effort((Heat(1, left=1),)))
    monkeypatch.setattr("engines.players.zbojnici_lookahead.PLANS", 2)
    whole = compare_all("zbojnici", 2, 2, first=22)
    (one,) = whole.values()
    assert len(one.better) == len(one.usual) == 2
    parts = [compare("zbojnici", 2, AHEAD, first, 1)[ANY] for first in (22, 23)]
    assert (one.better, one.usual) == ([*parts[0].better, *parts[1].better], [*parts[0].usual, *parts[1].usual])
    assert len(one.thought) == sum(len(part.thought) for part in parts)


@pytest.mark.rule("MA-6.6")
def test_further_demands_of_the_bar_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """With strong players that search nothing, so that games are short and both are the same."""
    monkeypatch.setattr("bot.simulation.search.search.best", lambda _: None)
    game, seats = "escape_plan", 3
    (one,) = compare_all(game, seats, 2, first=102).values()
    wanted = []
    for seed in range(102, 104):
        dealt = engines.start(game, seats=seats, seed=seed)
        Circle(dealt, players_of(game, seats, seed, "normal")).play()
        wanted.append("ep-arrested" not in {notice.text.key for notice in dealt.notices})
    assert one.all_score == one.usually == wanted
    assert len({*wanted}) == 2, "both happens"
    share = percent(Share(sum(wanted), len(wanted)))
    text = section_ahead(game, seats, {ANY: one})
    assert "| all escape: strong | normal |" in text and f"| {share} | {share} |" in text


@pytest.mark.rule("MA-7.2")
def test_the_table_says_how_often_each_wins_and_how_long_it_thinks() -> None:
    compared = {"prince": ChairComparison([True] * 30 + [False] * 10, [True] * 20 + [False] * 20, [0.1] * 50 + [100.0] * 50)}
    text = section_ahead("zbojnici", 4, compared)
    assert "### Zbojníci, 4 seats, looking ahead" in text
    assert "| prince | 75 ± 13 % | 50 ± 15 % | +25 ± 14 | 100 | 100 |" in text


@pytest.mark.soak
@pytest.mark.rule("MA-6.6")
def test_looking_ahead_pays_in_zbojnici() -> None:
    """A prince and a robber that look ahead win more than normal ones in the same chairs of the same deals."""
    for one in compare("zbojnici", 3, AHEAD, 700, 16).values():
        mean, _ = difference(one.better, one.usual)
        assert mean >= POINTS


@pytest.mark.soak
@pytest.mark.rule("MA-6.6")
def test_looking_ahead_pays_in_mafia_city() -> None:
    """One that looks ahead among normal ones wins more often than its share by ten points."""
    (one,) = compare("mafia_city", 3, AHEAD, 700, 16).values()
    assert sum(one.better) / len(one.better) >= 1 / 3 + 0.10


@pytest.mark.soak
@pytest.mark.rule("MA-6.6")
def test_looking_ahead_pays_in_escape_plan() -> None:
    """Alone it beats Costa, and among normal ones it has the most money, more often than is asked for."""
    (alone,) = compare("escape_plan", 1, AHEAD, 700, 40).values()
    assert sum(alone.better) / len(alone.better) >= 0.28
    (one,) = compare("escape_plan", 2, AHEAD, 700, 16).values()
    assert sum(one.better) / len(one.better) >= 1 / 2 + 0.10
