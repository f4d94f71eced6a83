"""The pages of ``/stats``: a person's statistics and badges on a server (CL-11.5, 12.8)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.games import game_of
from bot.games.result_rules import Badge
from bot.presenting.limits import CHOICE_LABEL, CHOICES
from bot.presenting.naming import escaped, listed, short
from bot.presenting.page import Button, Buttons, Menu, MenuOption, Page, Part
from bot.presenting.scene import custom_id
from bot.presenting.texts import Words
from bot.results.badges import club_badges
from bot.results.pages.badges import badge_name, badge_reason
from bot.results.ratings import GAMES_UNTIL_SHOWN, MU, SIGMA, Rating
from bot.results.statistics import GameStatistics, Statistics, WinCount
from engines import GAMES

CLUB = "club"
"""Replaces the table's id in custom ids; no table has this id."""
BETWEEN = " · "
MOST_BADGES = 8
"""Most badges named here; the page of badges has all."""
EVERYTHING = "all"
"""Menu value for all games, and for all time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StatsScene:
    """The statistics of a person. ``badges``: ids in the order earned; ``ratings`` by game.

    ``season``: points and place in the chosen or running season, None without; ``seasons``: ids and names for the menu, ``chosen`` one of
    them or ""; ``game``: the chosen game or "". ``rates``: whether the server has ratings, badges and seasons. ``posted``: the page is
    public and has no controls. ``own``: the reader is that person, and may post it.
    """

    words: Words
    person: int
    name: str
    statistics: Statistics
    ratings: Mapping[str, Rating]
    badges: Sequence[str] = ()
    season: tuple[int, int] | None = None
    seasons: Sequence[tuple[str, str]] = ()
    chosen: str = ""
    game: str = ""
    rates: bool = True
    posted: bool = False
    own: bool = False

    def press(self, verb: str) -> str:
        """Return the custom id of a control with the page's filters."""
        return custom_id(CLUB, f"st.{verb}", f"{self.person}.{self.game or EVERYTHING}.{self.chosen or EVERYTHING}")


def menus_of(choices: Sequence[MenuOption], placeholder: str, menu_id: Callable[[int], str]) -> list[Part]:
    """Return all ``choices`` in as many menus as they need; ``menu_id`` makes the custom id of the one that begins at this number."""
    return [Menu(menu_id(start), placeholder, tuple(choices[start : start + CHOICES])) for start in range(0, len(choices), CHOICES)]


def statistics_page(scene: StatsScene) -> Page:
    """Return the page: sums, games, badges, last games, controls."""
    words = scene.words
    lines = [f"## {words('stats-title', who=bold(scene.name))}"]
    if scene.statistics.total.games == 0:
        lines.append(words("stats-none"))
    else:
        lines += _sums(scene)
        for game in [scene.game] if scene.game else [game for game in GAMES if game in scene.statistics.games]:
            lines += _game_lines(scene, game, scene.statistics.games.get(game, GameStatistics()))
        lines += [*_badge_line(scene), *_last_lines(scene)]
    parts: list[Part] = ["\n".join(lines)]
    if not scene.posted:
        parts += _controls(scene)
    return Page(tuple(parts), "quiet")


def badges_page(scene: StatsScene) -> Page:
    words = scene.words
    lines = [f"## {words('stats-badges-title', who=bold(scene.name))}", *_described(scene)]
    if not scene.badges:
        lines.append(words("stats-none"))
    return Page(("\n".join(lines), Buttons((Button(words("b-stats-back"), scene.press("show")),))), "quiet")


def bold(name: str) -> str:
    return f"**{escaped(short(name))}**"


def _sums(scene: StatsScene) -> list[str]:
    words, found = scene.words, scene.statistics
    chosen = dict(scene.seasons).get(scene.chosen)
    told = [words("stats-games", n=found.total.games), _won(words, found.total)]
    told += [words("stats-evenings", n=found.evenings), words("stats-points", n=found.points)]
    if scene.season is not None and scene.rates:
        told.append(words("stats-season", points=scene.season[0], place=scene.season[1]))
    return [*([words("stats-of-season", season=bold(chosen))] if chosen else []), BETWEEN.join(told)]


def _won(words: Words, count: WinCount) -> str:
    if count.percent is None:
        return words("stats-won", n=count.wins)
    return words("stats-won-share", n=count.wins, percent=count.percent)


def _game_lines(scene: StatsScene, game: str, of_game: GameStatistics) -> list[str]:
    """Return the lines of a game and its sides; for a chosen game also its sizes."""
    words = scene.words
    told = [words("stats-game", game=words(f"game-{game}"), n=of_game.total.games), _won(words, of_game.total)]
    if scene.rates and not scene.chosen:
        told.append(rating_text(words, scene.ratings.get(game, Rating(MU, SIGMA))))
    sides = [
        words("stats-side", side=words(f"side-{game}-{side}"), n=count.games, won=count.wins) for side, count in of_game.classes.items()
    ]
    lines = [BETWEEN.join(told), *([f"-# {BETWEEN.join(sides)}"] if sides else [])]
    if scene.game and of_game.sizes:
        sizes = [
            words("stats-size", least=least, most=most, n=count.games, won=count.wins)
            for (least, most), count in sorted(of_game.sizes.items())
        ]
        lines += [words("stats-sizes-head"), f"-# {BETWEEN.join(sizes)}"]
    return lines


def rating_text(words: Words, rating: Rating) -> str:
    """Return a rating in words, or that there are too few games (CL-12.8)."""
    if not rating.is_shown:
        return words("rating-soon", n=rating.games, least=GAMES_UNTIL_SHOWN)
    return words("rating-shown", mu=round(rating.mu), sigma=round(rating.sigma))


def _badge_line(scene: StatsScene) -> list[str]:
    words = scene.words
    if not scene.badges or not scene.rates:
        return []
    said = listed([badge_name(badge, words) for badge in scene.badges[-1 : -MOST_BADGES - 1 : -1]])
    more = len(scene.badges) > MOST_BADGES
    return [words("stats-badges", n=len(scene.badges), list=words("stats-badges-more", list=said) if more else said)]


def _last_lines(scene: StatsScene) -> list[str]:
    words = scene.words
    last = [one for one in scene.statistics.last if scene.game in ("", one.game)]
    told = [
        words("stats-last-game", when=f"<t:{one.ended_at}:d>", game=words(f"game-{one.game}"), won=one.seat.won, points=one.seat.points)
        for one in last
    ]
    return [words("stats-last"), *(f"- {line}" for line in told)] if told else []


def _described(scene: StatsScene) -> list[str]:
    words = scene.words
    known: dict[str, Badge] = {badge.id: badge for game in GAMES for badge in game_of(game).badges}
    known |= {badge.id: badge for badge in club_badges()}
    return [
        words("stats-badge", badge=badge_name(one, words), when=badge_reason(known[one], words)) for one in scene.badges if one in known
    ]


def _controls(scene: StatsScene) -> list[Part]:
    words = scene.words
    games = [game for game in GAMES if game in scene.statistics.games]
    parts: list[Part] = []
    if len(games) > 1 or scene.game:
        choices = [MenuOption(EVERYTHING, words("stats-whole"), chosen=not scene.game)]
        choices += [MenuOption(game, words(f"game-{game}"), chosen=game == scene.game) for game in games]
        parts.append(Menu(scene.press("game"), words("stats-which-game"), tuple(choices)))
    if scene.seasons and scene.rates:
        choices = [MenuOption(EVERYTHING, words("stats-always"), chosen=not scene.chosen)]
        choices += [MenuOption(season, short(name, CHOICE_LABEL), chosen=season == scene.chosen) for season, name in scene.seasons]
        parts += menus_of(choices, words("stats-which-season"), lambda start: scene.press("season") + (f".{start}" if start else ""))
    buttons = [Button(words("b-stats-badges"), scene.press("badges"))] if scene.badges and scene.rates else []
    buttons.append(Button(words("b-stats-games"), scene.press("games")))
    buttons += [Button(words("b-post"), scene.press("post"))] if scene.own else []
    return [*parts, Buttons(tuple(buttons))]
