"""The history of a server: the list of finished games, the page of one, and its replay (CL-15.1, 15.2)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import engines
from bot.games import game_of
from bot.games.best_moments import best_moments
from bot.presenting.limits import CHOICE_LABEL
from bot.presenting.naming import cut, listed, short
from bot.presenting.page import Button, Buttons, Menu, MenuOption, Page, Part
from bot.presenting.questions import rows
from bot.presenting.scene import Scene, custom_id
from bot.presenting.setting import value_key
from bot.presenting.texts import Words, how_it_ended
from bot.results.pages.statistics_page import CLUB, EVERYTHING, bold
from bot.results.stored_results import MOMENT
from bot.store import HistoryLine, NightRow, NightSeat, ResultRow
from engines import GAMES

A_PAGE = 10
MOST_WINNERS = 4
"""Most winners named on a line of the list."""
EXTENDED = "extended"
"""The option that selects the set of a game."""


@dataclass(frozen=True, slots=True)
class NightsFilter:
    """The filter of the list: games to skip, one game, one person, one evening; empty: all."""

    skip: int = 0
    game: str = ""
    person: int = 0
    evening: str = ""

    @property
    def written(self) -> str:
        """The form in custom ids."""
        return f"{self.skip}.{self.game or EVERYTHING}.{self.person}.{self.evening or EVERYTHING}"


@dataclass(frozen=True, slots=True, kw_only=True)
class NightsScene:
    """A page of the list: up to ten ``lines``, whether there are ``more``, and the ``name`` of the filtered person.

    ``evenings``: ids and labels of the last evenings; ``evening``: the name of the filtered one.
    """

    words: Words
    wanted: NightsFilter
    lines: Sequence[HistoryLine]
    more: bool = False
    name: str = ""
    evenings: Sequence[tuple[str, str]] = ()
    evening: str = ""


def nights_page(scene: NightsScene) -> Page:
    """Return the page of the list with a menu that opens a game."""
    words, wanted = scene.words, scene.wanted
    listing = "\n".join(f"- {_line(words, line)}" for line in scene.lines) or words("nights-none")
    parts: list[Part] = [f"## {_title(scene)}\n{listing}"]
    if scene.lines:
        choices = tuple(MenuOption(line.table_id, cut(_choice(words, line), CHOICE_LABEL)) for line in scene.lines)
        parts.append(Menu(custom_id(CLUB, "nt.open", wanted.written), words("nights-open"), choices))
    games = [MenuOption(EVERYTHING, words("nights-whole"), chosen=not wanted.game)]
    games += [MenuOption(game, words(f"game-{game}"), chosen=game == wanted.game) for game in GAMES]
    parts.append(Menu(custom_id(CLUB, "nt.game", wanted.written), words("nights-which-game"), tuple(games)))
    if scene.evenings:
        parts.append(_evenings(scene))
    if wanted.skip or scene.more:
        newer = Button(words("b-nights-newer"), custom_id(CLUB, "nt.newer", wanted.written), disabled=not wanted.skip)
        older = Button(words("b-nights-older"), custom_id(CLUB, "nt.older", wanted.written), disabled=not scene.more)
        parts.append(Buttons((newer, older)))
    return Page(tuple(parts), "quiet")


def _title(scene: NightsScene) -> str:
    words = scene.words
    if scene.evening:
        return words("nights-title-evening", name=bold(scene.evening))
    return words("nights-title-of", who=bold(scene.name)) if scene.wanted.person else words("nights-title")


def _evenings(scene: NightsScene) -> Menu:
    words, wanted = scene.words, scene.wanted
    choices = [MenuOption(EVERYTHING, words("nights-any-evening"), chosen=not wanted.evening)]
    choices += [MenuOption(evening, short(label, CHOICE_LABEL), chosen=evening == wanted.evening) for evening, label in scene.evenings]
    return Menu(custom_id(CLUB, "nt.evening", wanted.written), words("nights-which-evening"), tuple(choices))


def _line(words: Words, line: HistoryLine) -> str:
    first = listed([bold(name) for name in line.winners[:MOST_WINNERS]])
    more = len(line.winners) - MOST_WINNERS
    winners = words("nights-more-names", list=first, n=more) if more > 0 else first
    return words(
        "nights-line", when=f"<t:{int(line.ended_at)}:d>", game=words(f"game-{line.game}"), n=line.seats,
        how=how_it_ended(words, line.winner), winners=winners or "none",
    )  # fmt: skip


def _choice(words: Words, line: HistoryLine) -> str:
    names = f": {listed(line.winners[:2])}" if line.winners else ""
    return words("nights-choice", game=words(f"game-{line.game}"), how=how_it_ended(words, line.winner)) + names


# ---- one game


def night_page(
    words: Words, night: NightRow, results: Sequence[ResultRow], *, back: NightsFilter | None = None, story: str = "", moment: str = ""
) -> Page:
    """Return the page of one finished game; ``story``: the id of its closing message; ``back``: the list to return to.

    ``moment``: the sentence of its moment of the night.
    """
    lines = [f"## {words(f'game-{night.game}')}", _when(words, night), *_set(words, night)]
    lines.append(words("night-how", how=how_it_ended(words, night.winner)))
    lines += [words("story-moment", text=moment)] if moment else []
    lines += [f"- {_seat(words, seat, night)}" for seat in night.seats]
    lines.append(f"-# {_rated(words, results)}{_seal(words, night)}")
    buttons = [
        Button(words("b-replay"), custom_id(night.table_id, "nt.replay")),
        Button(words("b-night-record"), custom_id(night.table_id, "nt.record")),
        Button(words("b-night-course"), custom_id(night.table_id, "nt.course")),
        Button(words("b-night-again"), custom_id(night.table_id, "nt.again")),
    ]
    if story and night.channel_id:
        url = f"https://discord.com/channels/{night.guild_id}/{night.channel_id}/{story}"
        buttons.append(Button(words("b-night-story"), url=url))
    if back is not None:
        buttons.append(Button(words("b-nights-back"), custom_id(CLUB, "nt.back", back.written)))
    return Page(("\n".join(lines), *rows(buttons)), "done")


def _when(words: Words, night: NightRow) -> str:
    ended, started = int(night.ended_at), int(night.started_at or night.ended_at)
    where = f"<#{night.channel_id}>" if night.channel_id else "–"
    return words("night-when", **{"from": f"<t:{started}:f>"}, to=f"<t:{ended}:t>", minutes=(ended - started) // 60, where=where)


def _set(words: Words, night: NightRow) -> list[str]:
    """Return a line with the set of a game that has several."""
    record = night.record.get("record")
    options = record.get("options") if isinstance(record, dict) else None
    if not isinstance(options, Mapping) or EXTENDED not in options:
        return []
    return [words("night-set", set=words(value_key(EXTENDED, bool(options[EXTENDED]))))]


def _seat(words: Words, seat: NightSeat, night: NightRow) -> str:
    who = words.person(seat.seat, [one.name for one in night.seats])
    score = game_of(night.game).presenter.score(words, seat.score) if seat.score is not None else ""
    return words("night-seat", who=who, won=seat.won, scored=seat.score is not None, score=score)


def _rated(words: Words, results: Sequence[ResultRow]) -> str:
    if not results:
        return words("night-unrated", why=words("unrated-unknown"))
    why = results[0].rated
    return words("night-unrated", why=words(f"unrated-{why}")) if why else words("night-rated")


def _seal(words: Words, night: NightRow) -> str:
    seal = proof_of(night, "seal")
    return f" {words('night-seal', seal=seal)}" if seal else ""


# ---- replayed from its record


def course_text(night: NightRow, words: Words, *, headlined: bool = True) -> str:
    """Return the course of a stored game as text. Raises ReplayDiverged, ValueError, KeyError when it cannot be replayed."""
    return game_of(night.game).presenter.story_text(past_scene(night, words, headlined=headlined))


def moment_of(night: NightRow, words: Words, *, headlined: bool) -> str:
    """Return the sentence of the moment of the night, "" without one. Raises as ``course_text`` does."""
    chosen = night.record.get(MOMENT)
    if not chosen:
        return ""
    moments = best_moments(past_scene(night, words, headlined=headlined))
    return next((moment.text for moment in moments if moment.id == chosen), "")


def past_scene(night: NightRow, words: Words, *, headlined: bool = True) -> Scene:
    """Return the final scene of a stored game. Raises ReplayDiverged, ValueError, KeyError when it cannot be replayed."""
    game = engines.replay(engines.Record.model_validate(night.record["record"]))
    return Scene(
        table=night.table_id,
        game=night.game,
        public=game.view(None),
        view=game.view,
        asks=(),
        deadlines={},
        names=names_of(night),
        words=words,
        bot_players=frozenset(seat.seat for seat in night.seats if seat.bot_player),
        minutes=int((night.ended_at - (night.started_at or night.ended_at)) // 60),
        outcome=game.outcome,
        notices=game.notices,
        seed=game.record.seed,
        headlined=headlined,
        seal=proof_of(night, "seal"),
        seal_version=int(proof_of(night, "version") or 1),
        salt=proof_of(night, "salt"),
        secret=proof_of(night, "secret"),
    )


def proof_of(night: NightRow, what: str) -> str:
    """Return a field of a game's stored proof, "" without one."""
    fair = night.record.get("fair")
    return str(fair.get(what, "")) if isinstance(fair, dict) else ""


def names_of(night: NightRow) -> tuple[str, ...]:
    """Return the names of a stored game by seat."""
    return tuple([seat.name for seat in night.seats])
