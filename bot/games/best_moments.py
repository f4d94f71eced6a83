"""The best moments of a finished game (NT-4.4): its headlines, then its rarest public events, each with its place in the game."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.games import game_of
from bot.games.headline_rules import Facts, finished_in
from bot.presenting.limits import CHOICE_LABEL, DESCRIPTION
from bot.presenting.naming import cut
from bot.presenting.page import Buttons, Menu, MenuOption, Page
from bot.presenting.scene import Scene, custom_id
from bot.presenting.texts import Words
from engines import Notice
from engines.asking import Arg

MOST = 5
"""The most moments to choose from; a single one is no choice."""

PICK = "moment"
"""The verb of the menu."""

MARKDOWN = re.compile(r"\*\*|\\(?=\W)")


@dataclass(frozen=True, slots=True)
class BestMoment:
    """A moment: its ``id`` within the game, its sentence without markdown, and the number of the public notice where it happened."""

    id: str
    text: str
    notice: int


def best_moments(scene: Scene) -> tuple[BestMoment, ...]:
    """Return up to five moments of a finished game, the best first; none for a game that the host ended."""
    finished = finished_in(scene)
    if finished is None or finished.unfinished:
        return ()
    game = game_of(scene.game)
    marked = [number for number, one in enumerate(scene.notices) if one.to is None and one.text.key in game.replay.moments]
    if not marked:
        return ()
    found: list[BestMoment] = []
    for (name, text), headline in zip(game.presenter.moments(scene), game.headlines.of_scene(scene), strict=True):
        found.append(BestMoment(name, text, _place(scene.notices, marked, headline.facts, boxed=game.results.boxed)))
    return (*found, *_events(scene, marked, found))[:MOST]


def _place(notices: Sequence[Notice], marked: list[int], facts: Facts, *, boxed: bool) -> int:
    """Return the marked notice at which a headline happened.

    It is in the round of the headline, if that has one, or the next round with a marked notice, and names most of its seats and the fewest
    others; the last such one, or the last of all. A headline of a boxed game with several seats is about its end, where they are compared.
    In Mafie the last marked notice names everybody, so no headline with seats is placed there as long as another one names a seat of it.
    """
    seats, round_ = _seats(facts), facts.get("round")
    if boxed and len(seats) > 1:
        return marked[-1]
    there = marked
    if isinstance(round_, int):
        rounds = {number: _round(notices, number) for number in marked}
        wanted = min((one for one in rounds.values() if one >= round_), default=round_)
        there = [number for number in marked if rounds[number] == wanted] or marked
    named = {number: _seats(notices[number].text.args) for number in there}
    fitting = [number for number in there if seats & named[number] and (boxed or number != marked[-1])]
    return max(fitting, key=lambda number: (len(seats & named[number]), -len(named[number]), number), default=there[-1])


def _round(notices: Sequence[Notice], number: int) -> int:
    """Return the round of a notice: the last one that everybody heard of before it; 0 before the first."""
    heard = (one.text.args.get("round") for one in reversed(notices[: number + 1]) if one.to is None)
    return next((round_ for round_ in heard if isinstance(round_, int)), 0)


def _events(scene: Scene, marked: list[int], best: list[BestMoment]) -> list[BestMoment]:
    """Return the marked events beside the ``best`` moments, equal ones once.

    First the greatest of each kind, the rarest kind before others, then the second of each. Of equally great ones the later is better.
    An event of zero is no moment; one that names nobody counts only in a game without any better moment.
    """
    notices, told = scene.notices, game_of(scene.game).presenter.narrate(scene.notices, scene)
    lines = {line.notice: _plain(line.text) for line in told if line.seat is None and line.after == "\n"}  # others continue a sentence
    taken = {one.notice for one in best}
    kinds = Counter(notices[number].text.key for number in marked)
    found = [number for number in marked if number not in taken and lines.get(number) and notices[number].text.args.get("n") != 0]
    found = [number for number in found if _seats(notices[number].text.args)] or ([] if best else found)
    found.sort(key=lambda number: (-_size(notices[number].text.args), -number))
    better: Counter[str] = Counter()
    places: dict[int, tuple[int, int]] = {}
    for number in found:
        kind = notices[number].text.key
        places[number] = better[kind], kinds[kind]
        better[kind] += 1
    found.sort(key=places.__getitem__)
    once = {str(notices[number].text): number for number in reversed(found)}
    return [BestMoment(f"n{number}", lines[number], number) for number in found if once[str(notices[number].text)] == number]


def _size(args: Mapping[str, Arg]) -> int:
    """Return how much an event moved; events without a number are equally great."""
    number = args.get("n")
    return number if isinstance(number, int) else 1


def _plain(text: str) -> str:
    """Return the first line of a narration without markdown."""
    return MARKDOWN.sub("", text.strip().partition("\n")[0]).lstrip("#-> ")


def _seats(args: Mapping[str, Arg]) -> frozenset[str]:
    """Return the references to seats among arguments."""
    values = (one for value in args.values() for one in (value if isinstance(value, tuple) else (value,)))
    return frozenset(one for one in values if isinstance(one, str) and one.startswith("seat:"))


# ---- the vote


def leading(votes: Iterable[str], moments: Iterable[BestMoment]) -> BestMoment | None:
    """Return the moment with the most votes, of equal ones the better; None without a vote."""
    counts = Counter(votes)
    voted = [moment for moment in moments if counts[moment.id]]
    return max(voted, key=lambda moment: counts[moment.id], default=None)


def moment_line(words: Words, moment: BestMoment) -> str:
    """Return the line about the moment of the night."""
    return words("story-moment", text=moment.text)


def with_moments(page: Page, scene: Scene, moments: tuple[BestMoment, ...], winner: BestMoment | None, *, voting: bool) -> Page:
    """Return a story with the moment of the night above its buttons, and below them the menu while people are ``voting``."""
    parts = list(page.parts)
    if winner is not None:
        place = next((n for n, part in enumerate(parts) if isinstance(part, Buttons)), len(parts))
        parts.insert(place, moment_line(scene.words, winner))
    if voting and len(moments) > 1:
        parts.append(moments_menu(scene, moments))
    return Page(tuple(parts), page.accent)


def moments_menu(scene: Scene, moments: Iterable[BestMoment]) -> Menu:
    """Return the menu of moments; a sentence too long for its label stands whole in the description."""
    choices = [
        MenuOption(one.id, cut(one.text, CHOICE_LABEL), "" if len(one.text) <= CHOICE_LABEL else cut(one.text, DESCRIPTION))
        for one in moments
    ]
    return Menu(custom_id(scene.table, PICK), scene.words("story-moment-menu"), tuple(choices))
