"""Pages of statistics, boards and the history: within the bounds of a message also at their fullest, and complete in text mode."""

from dataclasses import replace

import pytest

from bot.games import game_of
from bot.presenting.limits import faults
from bot.presenting.page import Buttons, Menu, Page
from bot.presenting.texts import LANGUAGES, words_in
from bot.results.badges import club_badges
from bot.results.leaderboards import Leaderboard, LeaderboardLine
from bot.results.outcome import SeatResult
from bot.results.pages.leaderboard_page import LeaderboardScene, close_question, closed_line, leaderboard_page, trophy_lines
from bot.results.pages.nights_page import NightsFilter, NightsScene, course_text, night_page, nights_page
from bot.results.pages.statistics_page import StatsScene, badges_page, statistics_page
from bot.results.ratings import Rating
from bot.results.seasons import RankedPerson
from bot.results.statistics import GameStatistics, LastGame, Statistics, WinCount
from bot.store import HistoryLine, ResultRow, SeasonRow, TrophyRow
from engines import GAMES
from tests.bot.results.stored_games import a_game

LONG = "*Maximiliánovič* _WWWWWWWWWWWWWWWW_ @everyone"
PERSON = 2**63 - 1
SIDES = {"mafie": ("police", "agent", "mafia", "gang"), "zbojnici": ("prince", "robber"), "nostra_city": ("loyal", "informant")}
SIZES = ((6, 8), (9, 13), (14, 19), (20, 21))


def texts(page: Page) -> str:
    return "\n".join(part for part in page.parts if isinstance(part, str))


def full_statistics() -> Statistics:
    games = {
        game: GameStatistics(
            WinCount(1999, 999), 4000, {side: WinCount(999, 99) for side in SIDES.get(game, ())}, {size: WinCount(9, 4) for size in SIZES}
        )
        for game in GAMES
    }
    seat = SeatResult(0, PERSON, 1.0, False, "agent", "police", 1, 3, True, True)
    last = tuple(LastGame(f"t{n}", "nostra_city", 1_900_000_000, 21, seat) for n in range(5))
    return Statistics(WinCount(9999, 4999), 999, 19999, games, last)


def stats_scene(language: str, **other: object) -> StatsScene:
    badges = [badge.id for game in GAMES for badge in game_of(game).badges] + [badge.id for badge in club_badges()]
    scene = StatsScene(
        words=words_in(language), person=PERSON, name=LONG, statistics=full_statistics(), badges=badges, season=(9999, 99),
        ratings={game: Rating(27.4, 6.4, 10) for game in GAMES}, seasons=[(f"s{n:07}", LONG * 2) for n in range(40)],
    )  # fmt: skip
    return replace(scene, **other)  # type: ignore[arg-type]  # fields of the scene


@pytest.mark.rule("CL-11.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_statistics_fit_at_their_fullest(language: str) -> None:
    """CL-11.5; section 25: 4,000 characters with the longest nicks."""
    for other in ({}, {"game": "mafie", "chosen": "s0000001"}, {"game": "escape_plan"}, {"rates": False}, {"posted": True}):
        assert faults(statistics_page(stats_scene(language, **other))) == []
    assert faults(badges_page(stats_scene(language, badges=stats_scene(language).badges[:40]))) == []
    assert "@everyone" not in texts(statistics_page(stats_scene(language)))


@pytest.mark.parametrize("name", ["", "\0", "\u202e\u2066", "\n"])
def test_a_season_without_a_visible_name_has_a_label(name: str) -> None:
    """A server's staff types the name; Discord refuses a page with an empty label."""
    page = statistics_page(stats_scene("cs", seasons=[("s0000001", name)]))
    (menu,) = [part for part in page.parts if isinstance(part, Menu) and ":st.season:" in part.id]
    assert [choice.label for choice in menu.choices] == ["Od začátku", "?"]


@pytest.mark.parametrize("number", [1, 24, 25, 60])
def test_every_season_of_a_server_can_be_chosen(number: int) -> None:
    """A menu holds 25 choices, and a staff may close as many seasons as it likes."""
    seasons = [(f"s{n:07}", f"Season {n}") for n in range(number)]
    own = statistics_page(stats_scene("en", seasons=seasons))
    board = leaderboard_page(
        LeaderboardScene(words=words_in("en"), title=LONG, board=a_board(), what="season", choices=seasons, may_post=True)
    )
    for page, verb in ((own, ":st.season:"), (board, ":bd.what")):
        menus = [part for part in page.parts if isinstance(part, Menu) and verb in part.id]
        assert {value for value, _ in seasons} <= {choice.value for menu in menus for choice in menu.choices}
        assert faults(page) == []


@pytest.mark.rule("CL-11.5", "CL-12.8")
def test_percentages_are_told_from_five_games_on_and_ratings_from_ten() -> None:
    """CL-11.5, 12.8."""
    few = Statistics(WinCount(4, 2), 0, 6, {"mafie": GameStatistics(WinCount(4, 2), 6)}, ())
    said = texts(statistics_page(stats_scene("cs", statistics=few, ratings={"mafie": Rating(25, 8, 9)})))
    assert "výhry: 2 ·" in said and "%" not in said and "síla se ještě ukáže (9 z\u00a010)" in said
    enough = Statistics(WinCount(5, 2), 0, 6, {"mafie": GameStatistics(WinCount(5, 2), 6)}, ())
    said = texts(statistics_page(stats_scene("cs", statistics=enough, ratings={"mafie": Rating(26.6, 6.4, 10)})))
    assert "výhry: 2 (40 %)" in said and "síla 27 ± 6" in said
    sizes = Statistics(
        WinCount(5, 2), 0, 6, {"mafie": GameStatistics(WinCount(5, 2), 6, {}, {(6, 8): WinCount(3, 1), (9, 13): WinCount(2, 1)})}, ()
    )
    assert "6–8 lidí 3, 1 · 9–13 lidí 2, 1" in texts(statistics_page(stats_scene("cs", statistics=sizes, game="mafie")))


@pytest.mark.rule("CL-11.5")
def test_the_statistics_of_a_season_and_of_a_server_without_ratings_leave_out_what_they_have_not() -> None:
    """CL-12.8, CL-28: a rating is of all games; without boards there are no ratings, seasons and badges."""
    words = words_in("en")
    rating, season = "rating 27 ± 6", words("stats-season", points=9999, place=99)
    whole, of_season, unrated = (
        texts(statistics_page(stats_scene("en", **other))) for other in ({}, {"chosen": "s0000001"}, {"rates": False})
    )
    assert rating in whole and season in whole and rating not in of_season and rating not in unrated and season not in unrated
    head = words("stats-sizes-head")
    assert head not in whole and head in texts(statistics_page(stats_scene("en", game="mafie")))
    nobody = texts(statistics_page(stats_scene("en", statistics=Statistics(WinCount(), 0, 0, {}, ()), badges=[])))
    assert nobody.endswith(words("stats-none"))


@pytest.mark.rule("CL-14.4")
def test_the_newest_eight_badges_are_named() -> None:
    words, badges = words_in("en"), [badge.id for badge in club_badges()] + ["mf_eye"]
    assert len(badges) == 9
    said = texts(statistics_page(stats_scene("en", badges=badges)))
    assert [words(f"badge-{badge}") in said for badge in badges] == [False, *[True] * 8]
    assert words("stats-badges-more", list="") not in texts(statistics_page(stats_scene("en", badges=badges[1:])))
    assert words("badge-mf_eye") not in texts(statistics_page(stats_scene("en", badges=badges, rates=False)))


def controls(page: Page) -> set[str]:
    """Return the verbs of a page's menus and buttons."""
    menus = {part.id for part in page.parts if isinstance(part, Menu)}
    buttons = {button.id for part in page.parts if isinstance(part, Buttons) for button in part.buttons}
    return {one.split(":")[2].removeprefix("st.") for one in menus | buttons}


@pytest.mark.rule("CL-11.5")
def test_statistics_have_the_controls_that_lead_somewhere() -> None:
    """CL-11.5: the own ones can be posted; one game needs no choice; without boards there are no seasons and badges."""
    assert controls(statistics_page(stats_scene("en"))) == {"game", "season", "badges", "games"}
    assert controls(statistics_page(stats_scene("en", own=True, rates=False))) == {"game", "games", "post"}
    assert controls(statistics_page(stats_scene("en", posted=True, own=True))) == set()
    one = replace(full_statistics(), games={"mafie": GameStatistics(WinCount(5, 2), 6)})
    for game, menu in (("", False), ("mafie", True)):
        assert ("game" in controls(statistics_page(stats_scene("en", statistics=one, game=game)))) == menu


@pytest.mark.rule("CL-11.5")
def test_the_last_games_are_those_of_the_chosen_game() -> None:
    words = words_in("en")
    for game, listed in (("", 5), ("nostra_city", 5), ("mafie", 0)):
        assert texts(statistics_page(stats_scene("en", game=game))).count("<t:1900000000:d>") == listed
    assert words("stats-last") not in texts(statistics_page(stats_scene("en", game="mafie")))


def a_board(**trophies: tuple[str, ...]) -> Leaderboard:
    lines = tuple(
        LeaderboardLine(RankedPerson(n, PERSON - n, 100 - n, 9, 40), f"{LONG} {n}", trophies.get(f"p{n}", ())) for n in range(1, 11)
    )
    return Leaderboard(lines, LeaderboardLine(RankedPerson(37, PERSON, 1, 0, 1), LONG))


@pytest.mark.rule("CL-13.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_says_every_row_in_picture_alt_text_and_words(language: str) -> None:
    """CL-13.5; review check 19."""
    board = a_board(p1=("gold", "mafie"), p2=("silver",))
    words = words_in(language)
    scene = LeaderboardScene(
        words=words, title=LONG, board=board, what="season", choices=[(f"c{n}", LONG * 2) for n in range(40)], may_post=True
    )
    page = leaderboard_page(scene)
    assert faults(page) == []
    (picture,) = page.pictures
    for number in range(1, 11):
        assert f"{number}\\. " in texts(page) and f"{number}. " in picture.drawing.alt
    assert words("standings-prize-gold") in texts(page) and words("standings-prize-gold") in picture.drawing.alt
    assert f"{words('board-own')} 37\\. " in texts(page)
    games = words("standings-games", n=40)
    assert texts(page).count(games) == 10 and picture.drawing.alt.count(games) == 10 and picture.drawing.svg.count(f">{games}<") == 10
    in_text = leaderboard_page(replace(scene, text_mode=True))
    assert in_text.pictures == () and texts(in_text) == texts(page)
    posted = leaderboard_page(replace(scene, posted=True))
    assert "37\\. " not in texts(posted) and not any(isinstance(part, Menu | Buttons) for part in posted.parts)
    assert not any(isinstance(part, Buttons) for part in leaderboard_page(replace(scene, may_post=False)).parts)
    chosen = leaderboard_page(replace(scene, what="c30"))
    assert [choice.value for part in chosen.parts if isinstance(part, Menu) for choice in part.choices if choice.chosen] == ["c30"]
    by_rating = Leaderboard((LeaderboardLine(RankedPerson(1, PERSON, 0, 0, 12), LONG, rating=Rating(27.4, 5.6, 12)),))
    rated = texts(leaderboard_page(replace(scene, board=by_rating, by_rating=True)))
    assert "27 ± 6" in rated and words("board-by-rating") in rated and words("board-by-points") in texts(page)
    empty = leaderboard_page(replace(scene, board=Leaderboard(())))
    assert words("standings-none") in texts(empty) and empty.pictures == ()


@pytest.mark.rule("CL-13.3", "CL-16.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_season_names_medals_and_places(language: str) -> None:
    """CL-13.3, 16.6: of who does not want to be shown stands the place."""
    words = words_in(language)
    season = SeasonRow(id="s1", guild_id=1, name="Zima", opened_at=0.0)
    trophies = [
        (TrophyRow(kind="gold", rank=1, user_id=1, name="Jana"), True), (TrophyRow(kind="gold", rank=1, user_id=2, name="Karel"), True),
        (TrophyRow(kind="bronze", rank=3, user_id=3, name="Zdenka"), False),
        (TrophyRow(kind="mafie", rank=1, user_id=1, name="Jana"), True),
    ]  # fmt: skip
    said = closed_line(words, season, trophies)
    expected = {
        "cs": "Sezóna **Zima** končí. Zlato: **Jana**, **Karel**, bronz: Místo 3.",
        "en": "Season **Zima** ends. Gold: **Jana**, **Karel**, bronze: Seat 3.",
    }
    assert said.replace("\u00a0", " ") == expected[language]
    assert closed_line(words, season, []).endswith({"cs": "končí.", "en": "ends."}[language])
    assert trophy_lines(words, trophies)[1] == "Mafie: **Jana**"
    assert faults(close_question(words, replace(season, name=LONG))) == []


@pytest.mark.rule("CL-15.1", "CL-15.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_and_every_saved_game_fit(language: str) -> None:
    """CL-15.1, 15.2."""
    words = words_in(language)
    line = HistoryLine(table_id="t", game="nostra_city", ended_at=1e9, winner="acquitted_shared", winners=(LONG,) * 21, seats=21)
    lines = [replace(line, table_id=f"t{n}") for n in range(10)]
    wanted = NightsFilter(9990, "nostra_city", PERSON, "e12345678")
    evenings = [(f"e1234567{n:02}", f"pá 27. 11. 20:00 · {LONG}") for n in range(24)]
    for evening in ("", LONG):
        scene = NightsScene(words=words, wanted=wanted, lines=lines, more=True, name=LONG, evenings=evenings, evening=evening)
        assert faults(nights_page(scene)) == []
    assert texts(nights_page(NightsScene(words=words, wanted=NightsFilter(), lines=()))).endswith(words("nights-none"))
    for save in ("mafie-large-group", "nostra_city-acquitted", "escape_plan-solo", "zbojnici-duel", "mafia_city-points"):
        night = a_game("t1", save)
        named = replace(night, seats=tuple(replace(seat, name=LONG, score=999) for seat in night.seats))
        assert faults(night_page(words, named, (), back=wanted, story="1" * 19)) == []
        assert course_text(night, words).count("\n") > 3


@pytest.mark.rule("CL-15.1")
@pytest.mark.parametrize(("skip", "more"), [(0, True), (10, True), (10, False), (0, False)])
def test_the_list_of_nights_is_turned_only_where_there_are_more(skip: int, more: bool) -> None:
    page = nights_page(NightsScene(words=words_in("en"), wanted=NightsFilter(skip), lines=(), more=more))
    turning = [button.disabled for part in page.parts if isinstance(part, Buttons) for button in part.buttons]
    assert turning == ([not skip, not more] if skip or more else [])


@pytest.mark.rule("CL-15.2")
def test_the_page_of_a_night_gives_money_its_unit() -> None:
    night = a_game("t1", "escape_plan-solo")
    for language, said in (("en", "· $370,000"), ("cs", "· 370\u00a0tisíc")):
        rich = replace(night, seats=tuple(replace(seat, score=370) for seat in night.seats))
        assert f"{said}\n" in str(night_page(words_in(language), rich, ()).parts[0])


@pytest.mark.parametrize(("fair", "version"), [({}, 1), ({"version": 2, "table": "t1"}, 2)])
def test_the_course_of_a_stored_game_opens_its_seal_with_its_version(fair: dict[str, object], version: int) -> None:
    night = a_game("t1", "zbojnici-duel")
    proof = {**fair, "seal": "9f3a", "salt": "00", "secret": "11", "presses": []}
    told = course_text(replace(night, record={**night.record, "fair": proof}), words_in("en"))
    assert f"Seal, version {version}: `9f3a`; salt `00`, secret `11`." in told


@pytest.mark.rule("CL-12.6")
@pytest.mark.parametrize("why", ["unfinished", "no-winner", "disqualified", "kids", "solo", "machines", "alone"])
def test_the_page_gives_the_reason_why_a_game_is_not_rated(why: str) -> None:
    """CL-12.6."""
    night = a_game("t1")
    for language in LANGUAGES:
        words = words_in(language)
        assert words(f"unrated-{why}") in texts(night_page(words, night, [ResultRow(seat=0, version=1, rated=why)]))
        assert words("night-rated") in texts(night_page(words, night, [ResultRow(seat=0, version=1)]))
