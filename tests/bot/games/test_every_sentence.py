"""Every sentence that explains a rule is rendered at tables of every size and every option set (OP-2.3)."""

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any

import pytest

import engines
from bot.games import game_of
from bot.presenting.how_to_play import how_to_play
from bot.presenting.scene import Scene
from bot.presenting.texts import ENTRY, LANGUAGES, Words
from engines import Ask, Game
from tests.bot.games.mafie.playing import play as play_mafie
from tests.bot.games.mafie.playing import scene_of as mafie_scene
from tests.bot.games.test_help_by_variant import OPTION_SETS
from tests.bot.presenting.boxed.tables import Boxed
from tests.bot.presenting.boxed.tables import scene_of as boxed_scene
from tests.bot.presenting.page_texts import assert_careful, texts_of
from tests.rules import EXPLAINING, LOCALES

CHILDREN = {"kids_theme": True, "kids_last_shot": True, "extended": True, "cards": tuple(range(1, 14))}
MAFIE: tuple[tuple[int, Mapping[str, Any]], ...] = (
    *((seats, {}) for seats in engines.GAMES["mafie"].seats),
    *OPTION_SETS.values(),
    (14, CHILDREN),
    (21, {"extended": True}),
    (16, {"extended": True, "cards": tuple(range(1, 17))}),
    (8, {"small_group_first_night": "mafia", "vote_visibility": "live", "final_tie": "lot", "discussion_end": "all"}),
)
SEEDS = {"mafie": 1, "zbojnici": 5, "mafia_city": 3, "nostra_city": 7, "escape_plan": 6}
SELDOM: Mapping[str, str] = {
    "help-(gang|zb-new_day|ep-actions|ep-new-day|ep-order|ep-patrol)": "on paper a phase that asks nothing takes no time",
    "howto-mafie-cards-unknown": "the deck is chosen at random at the deal",
    "recruit-ask|mc-ask-complicity-player|ep-(ask|hint)-escape-free": "random players seldom come there; other tests do",
    "nc-(ask|hint)-(ability-take_back|vendetta-envelope|vendetta-extortion)": "random players seldom come there",
}
"""Sentences that these games need not meet, by pattern, with the reason."""


class Listening(Words):
    """The words of a language, and the keys that were asked of them."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.said: set[str] = set()

    def _said(self, key: str, args: Mapping[str, Any], names: Any) -> str:
        self.said.add(key)
        return super()._said(key, args, names)


def moments(game: str) -> Iterator[tuple[Game, Mapping[str, Any]]]:
    """Yield the moments of games of every size and option set."""
    for seed in range(1, SEEDS[game] + 1):
        if game == "mafie":
            for seats, options in MAFIE:
                yield from ((moment, options) for moment in play_mafie(seats, seed, options))
            continue
        for seats in engines.GAMES[game].seats:
            yield from ((moment, {}) for moment in Boxed(game).play(seats, seed))


def scene_of(moment: Game, words: Words) -> Scene:
    """Return the scene of a moment, mostly in text mode; every fourth one of Mafie has the descriptions of role cards too."""
    if moment.rulebook.name == "mafie":
        return mafie_scene(moment, words, text_mode=moment.moves_made % 4 > 0)
    return boxed_scene(moment, words, text_mode=True)


def explaining(game: str, language: str) -> set[str]:
    """Return the keys of the game's sentences of help, questions and hints."""
    found: set[str] = set()
    for file in (LOCALES / language / game).glob("*.ftl"):
        keys = ENTRY.findall(file.read_text("utf-8"))
        found.update(key for key in keys if EXPLAINING.fullmatch(key) and not key.startswith("practice-"))
    return found


def unlike(scene: Scene, asks: Collection[Ask]) -> Collection[Ask]:
    """Return one of the asks of a name for each token and card of Mafie: the desks of its seats differ in nothing but people."""
    if scene.game != "mafie":
        return asks
    hands = {ask.seat: scene.view(ask.seat).me for ask in asks}
    return {(ask.name, hands[ask.seat].token, hands[ask.seat].card): ask for ask in asks}.values()


def read_carefully(scene: Scene, names: Collection[str], where: str) -> None:
    """Read the help of a moment, and the desk and the questions of each seat that is asked one of ``names``."""
    presenter = game_of(scene.game).presenter
    text = presenter.help(scene, None)
    assert 40 < len(text) <= 2_000
    assert_careful(text, where)
    for ask in unlike(scene, [ask for ask in scene.asks if ask.name in names]):
        pages = [presenter.desk(scene, ask.seat), presenter.question(scene, ask.seat)]
        for said in (text for page in pages for text in texts_of(page, drawn=False)):
            assert_careful(said, where)


@pytest.mark.rule("OP-2.3")
@pytest.mark.parametrize("game", engines.GAMES)
def test_every_explanation_is_rendered_at_every_table(game: str) -> None:
    presenter, spoken = game_of(game).presenter, [Listening(language) for language in LANGUAGES]
    met: set[object] = set()
    for play, options in moments(game):
        table = (play.seats, str(options))
        if table not in met:
            met.add(table)
            for words in spoken:
                rules = how_to_play(words, game, presenter.at_table(words, options, play.seats))
                assert_careful(rules, f"{words.language} {game} {table}")
        phase, names = play._table.state.phase, {ask.name for ask in play.asks}
        moment = (table, phase, tuple(sorted(names)))
        if moment not in met:
            met.add(moment)
            fresh = {name for name in names if (table, phase, name) not in met}
            met |= {(table, phase, name) for name in fresh}
            for words in spoken:
                read_carefully(scene_of(play, words), fresh, f"{words.language} {game} {moment}")
    seldom = re.compile("|".join(SELDOM))
    for words in spoken:
        assert [key for key in sorted(explaining(game, words.language) - words.said) if not seldom.fullmatch(key)] == []
