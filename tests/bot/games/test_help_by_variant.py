"""Help and hints hold in the variant that is played: no Agent, a Commander, one ballot, a New Gang, a duel, the prince (OP-2.3)."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Any

import pytest

import engines
from bot.games import game_of
from bot.presenting.scene import Scene
from bot.presenting.texts import words_in
from engines.mafie.asks import RECRUIT
from engines.mafie.components import TOKENS
from engines.zbojnici.asks import FIGURE, GUARD
from tests.bot.games.mafie.playing import play
from tests.bot.games.mafie.playing import scene_of as mafie_scene
from tests.bot.presenting.boxed.tables import ZBOJNICI
from tests.bot.presenting.boxed.tables import scene_of as boxed_scene
from tests.bot.presenting.catalogues import LANGUAGES
from tests.bot.presenting.page_texts import texts_of

every_language = pytest.mark.parametrize("language", LANGUAGES)

OPTION_SETS: Mapping[str, tuple[int, Mapping[str, Any]]] = {
    "basic": (9, {}),
    "small": (6, {}),
    "children": (7, {"kids_no_agent": True, "kids_single_ballot": True, "kids_theme": True, "kids_last_shot": True}),
    "quick nights": (9, {"decoys": True, "night_length": "prompt"}),
    "silent nights": (9, {"decoys": False}),
    "commander": (12, {"extended": True, "cards": [4, 8, 2]}),
    "commander and suspects": (12, {"extended": True, "cards": [4], "commander_first_ballot": "suspects"}),
    "role swap": (9, {"extended": True, "cards": [6, 1]}),
    "gang": (14, {"extended": True, "cards": "gang", "gang_recognition": True}),
}


def moments(name: str, language: str) -> Iterator[Scene]:
    """Yield every moment of a few games with the option set ``name``, each while its game stands there."""
    seats, options = OPTION_SETS[name]
    for seed in (3, 4, 5):
        for game in play(seats, seed, options):
            yield mafie_scene(game, language)


def at_the_deal(name: str, language: str) -> Scene:
    """Return the moment in which the tokens have been dealt and nobody is asked yet."""
    scene = next(moments(name, language))
    return replace(scene, public=scene.public.model_copy(update={"phase": "start"}), asks=())


@cache
def helps(name: str, language: str) -> dict[str, set[str]]:
    """Return the helps of a table with the option set ``name`` by phase."""
    found: dict[str, set[str]] = {}
    for scene in (at_the_deal(name, language), *moments(name, language)):
        found.setdefault(scene.public.phase, set()).add(game_of("mafie").presenter.help(scene, None))
    return found


def says(language: str, key: str, text: str) -> bool:
    """Return whether ``text`` contains the message ``key`` with any arguments."""
    pattern = re.escape(words_in(language)(key, theme="town", list="\x00")).replace("\x00", ".*")
    return re.search(pattern, text) is not None


@every_language
@pytest.mark.rule("MF-12.2")
def test_a_game_without_an_agent_speaks_of_none(language: str) -> None:
    without, usual = helps("children", language), helps("basic", language)
    assert "agent" not in without
    assert not any("Agent" in text for texts in without.values() for text in texts)
    assert all("Agent" in text for text in usual["start"])


@every_language
@pytest.mark.rule("MF-11.1", "MF-11.4")
def test_a_small_table_reads_when_its_agent_looks(language: str) -> None:
    assert all(says(language, "help-agent-small", text) for text in helps("small", language)["agent"])
    assert not any(says(language, "help-agent-small", text) for text in helps("basic", language)["agent"])


@every_language
@pytest.mark.rule("MF-12.4")
def test_one_ballot_is_explained_as_one(language: str) -> None:
    first = helps("children", language)["first"]
    assert all(says(language, "help-first-single", text) and not says(language, "help-first-two", text) for text in first)
    assert all(says(language, "help-first-two", text) for text in helps("basic", language)["first"])


@every_language
@pytest.mark.rule("MF-7.4", "MF-7.5", "MF-24.4")
def test_votes_under_a_commander_are_final(language: str) -> None:
    for name in ("commander", "commander and suspects", "basic"):
        for phase in ("first", "final"):
            for text in helps(name, language)[phase]:
                turns = name != "basic"
                assert says(language, "help-votes-turn", text) == turns
                assert says(language, "help-votes-amend", text) != turns
                assert says(language, f"help-{phase}-commander", text) == (name == "commander" or (turns and phase == "final"))


@every_language
@pytest.mark.rule("MF-9.7")
def test_the_goal_counts_the_gang(language: str) -> None:
    gang, usual = helps("gang", language), helps("commander", language)
    assert all(says(language, "help-goal-gang", text) for text in gang["start"])
    assert all(says(language, "help-end-gang", text) for text in gang["end"])
    assert all(says(language, "help-goal", text) for text in usual["start"])
    assert all(says(language, "help-end", text) for text in usual["end"])


@every_language
@pytest.mark.rule("OP-2.3", "MF-5.1")
def test_a_single_mafioso_picks_with_nobody_together(language: str) -> None:
    together = {"cs": "společně", "en": "together"}[language]
    for name in ("children", "small", "basic"):
        alone = TOKENS[OPTION_SETS[name][0]].mafia == 1
        assert alone == (name != "basic")
        assert all((together in text) != alone for text in helps(name, language)["mafia"])


@every_language
@pytest.mark.rule("MF-15.4", "MF-15.5")
def test_the_night_is_explained_as_it_is(language: str) -> None:
    for name, decoys, even in (("basic", True, True), ("quick nights", True, False), ("silent nights", False, True)):
        for text in helps(name, language)["mafia"]:
            assert says(language, "help-decoys", text) == decoys
            assert says(language, "help-even-nights", text) == even


@every_language
@pytest.mark.rule("MF-14.4", "MF-21.1", "MF-22.1", "MF-26.1")
def test_only_cards_of_the_deck_are_named(language: str) -> None:
    """OP-2.3, A3: no vest, no Safe conduct, no Role swap where the deck has none."""
    words = words_in(language)
    hideout, safe, bandage, vest = (words(f"pic-card-{card}-title", theme="town") for card in (8, 9, 2, 1))
    first_lines = {phase: {text.splitlines()[0] for text in texts} for phase, texts in helps("commander", language).items()}
    assert all(hideout in text and safe not in text for text in first_lines["closing"])
    assert all(vest not in text for text in first_lines["dawn"] | first_lines["verdict"])
    assert any(bandage in text for text in first_lines["verdict"])
    for name in OPTION_SETS:
        asked = game_of("mafie").presenter.request(at_the_deal(name, language))
        assert (words("want-start-cards") in asked) == (name == "role swap")
        assert (words("want-start") in asked) != (name == "role swap")


@every_language
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.rule("ZB-15.1", "ZB-15.2", "ZB-15.8")
def test_a_duel_has_no_prince(language: str, seats: int) -> None:
    prince = {"en": "prince", "cs": "princ"}[language]
    recon = {"en": "recon", "cs": "výzvědy"}[language]
    duel, found = seats == 2, set()
    for game in ZBOJNICI.play(seats, 5):
        scene = boxed_scene(game, language)
        text = game_of("zbojnici").presenter.help(scene, None)
        if duel:
            assert prince not in text and recon not in text
        found.add(says(language, "help-zb-duel", text))
    assert (True in found) == duel


@every_language
@pytest.mark.rule("ZB-4.4", "ZB-4.5")
def test_each_side_reads_its_own_rule_of_planning(language: str) -> None:
    """A4: the prince has guards and reads nothing of bandits that must go out; a robber reads nothing of the prince's guards."""
    words = words_in(language)
    asked = set()
    for game in ZBOJNICI.play(4, 5):
        scene = boxed_scene(game, language, text_mode=True)
        for ask in (*scene.asks_named(FIGURE), *scene.asks_named(GUARD)):
            text = "\n".join(texts_of(game_of("zbojnici").presenter.desk(scene, ask.seat), drawn=False))
            prince = ask.seat == scene.public.prince
            asked.add(prince)
            assert (words("zb-hint-plan-figure-prince") in text) == prince or ask.name == GUARD
            assert (words("zb-hint-plan-figure") in text) != prince
    assert asked == {True, False}


@every_language
@pytest.mark.rule("OP-2.3", "MF-9.3", "MF-23.5", "MF-25.2", "MF-34.3", "MF-34.5")
def test_the_hand_tells_the_goal_and_the_nights_of_ones_own_side(language: str) -> None:
    """A reversed or recruited person has those of the other side, a member of the Gang its goal beside the nights of the token."""
    words, met = words_in(language), set()
    goals = {force: words(f"pic-role-{force}-goal", theme="town") for force in ("police", "mafia", "gang")}
    sleeps = words("pic-role-police-1")
    for seats, options in ((12, {"extended": True, "cards": [3, 5]}), (14, {"extended": True, "cards": "gang"})):
        for seed in (3, 4, 5):
            for game in islice(play(seats, seed, options), 0, None, 23):
                scene = mafie_scene(game, language, text_mode=True)
                for seat in range(seats):
                    me = scene.view(seat).me
                    if scene.public.phase == "end" or not scene.public.seats[seat].living or me.token == "agent":
                        continue
                    said = "\n".join(texts_of(game_of("mafie").presenter.desk(scene, seat)))
                    assert [force for force, goal in goals.items() if goal in said] == [me.force]
                    assert (sleeps in said) == (me.allegiance == "police")
                    met.add((me.token, me.allegiance, me.force))
    assert met >= {("police", "mafia", "mafia"), ("mafia", "police", "police"), ("police", "police", "gang")}


@every_language
@pytest.mark.parametrize(("seats", "seed"), [(8, 1), (12, 2)])
@pytest.mark.rule("OP-2.3", "MF-11.1", "MF-23.5", "MF-23.6")
def test_the_hand_of_a_recruited_agent_tells_of_the_look_while_there_is_one(seats: int, seed: int, language: str) -> None:
    """A small table has the look in the first night only, before anybody is recruited."""
    words = words_in(language)
    game = engines.start("mafie", seats=seats, options={"extended": True, "cards": [3]}, seed=seed)
    scene = mafie_scene(game, language, text_mode=True)
    agent = next(seat for seat in range(seats) if scene.view(seat).me.token == "agent")
    while not (recruit := [ask for ask in game.asks if ask.name == RECRUIT]):
        game.expire(next(ask.id for ask in game.asks if ask.clock))
    game.answer(recruit[0].id, f"seat:{agent}")
    scene = mafie_scene(game, language, text_mode=True)
    said = "\n".join(texts_of(game_of("mafie").presenter.hand(scene, agent)))
    assert words("role-mafia") in said and words("role-agent-once", theme="town") not in said
    assert words("pic-role-mafia-1-agent" if seats == 12 else "pic-role-mafia-1", theme="town") in said
