"""Sentences that depend on the moment: who voted, how many are needed, whose card, what an amount is (the review of texts)."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from bot.games import game_of
from bot.presenting.boxed.on_table import OPENED_AT
from bot.presenting.lobby_scene import LobbyScene, LobbySeat
from bot.presenting.page import Buttons
from bot.presenting.scene import Scene
from bot.presenting.texts import words_in
from bot.tables.pages.lobby import lobby_page
from cogs.custom_ids import read_press
from tests.bot.games.mafie.playing import play
from tests.bot.games.mafie.playing import scene_of as mafie_scene
from tests.bot.presenting.boxed.tables import ESCAPE_PLAN, MAFIA_CITY, NOSTRA_CITY, ZBOJNICI, Boxed
from tests.bot.presenting.boxed.tables import scene_of as boxed_scene
from tests.bot.presenting.catalogues import LANGUAGES
from tests.bot.presenting.page_texts import texts_of

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@pytest.mark.rule("MF-7.3")
def test_the_tally_names_the_voters(language: str) -> None:
    """B1: no bare numbers in a row; every vote with the name behind it."""
    words, found = words_in(language), 0
    for game in play(7, 3):
        scene = mafie_scene(game, language)
        tallies = [notice for notice in game.notices if notice.text.key == "mf-tally" and notice.text.args["voters"]]
        if not tallies:
            continue
        told = "\n".join(line.text for line in game_of("mafie").presenter.narrate(game.notices, scene))
        voters = tallies[0].text.args["voters"]
        assert isinstance(voters, tuple)
        for voter in voters:
            number = int(str(voter).partition(":")[2])
            assert f"{number + 1} {scene.names[number]}" in told
        assert any(words("tally", list="", variant=variant).rstrip(".").strip() in told for variant in range(1, 5))
        found += 1
        break
    assert found


@every_language
@pytest.mark.rule("MF-6.6")
def test_all_is_not_called_enough(language: str) -> None:
    """B7: where everybody has to press, the board says so."""
    words = words_in(language)
    assert len({words("enough", n=1, all=3, needed=3, every=every) for every in ("yes", "no")}) == 2
    for ending in ("all", "three_quarters"):
        scenes = (mafie_scene(game, language) for game in play(9, 3, {"discussion_end": ending}))
        scene = next(scene for scene in scenes if scene.asks_named("mafie.day.ready"))
        view = scene.public
        every = "yes" if ending == "all" else "no"
        said = words("enough", n=0, all=sum(seat.living for seat in view.seats), needed=view.ready_needed, every=every)
        assert any(said in text for text in texts_of(game_of("mafie").presenter.board(scene), drawn=False))


@every_language
@pytest.mark.rule("EP-15.4")
def test_the_price_of_replacing_is_named_where_something_can_be_replaced(language: str) -> None:
    """A21: with an empty directory nothing is replaced."""
    hint, met = words_in(language)("ep-hint-contact-place"), set()
    for seed in (5, 6):
        for game in ESCAPE_PLAN.play(3, seed):
            scene = boxed_scene(game, language)
            for ask in scene.asks_named("escape_plan.contact.place"):
                text = "\n".join(texts_of(game_of("escape_plan").presenter.desk(scene, ask.seat), drawn=False))
                some = any(option.id.startswith("replace:") for option in ask.options)
                assert (hint in text) == some
                met.add(some)
    assert met == {True, False}


def _pursued(scene: Scene, police: Mapping[str, object]) -> str:
    """Return the desk of the player in the escape step with ``police`` on the tile left behind."""
    view = scene.public
    here = view.turn.left[0]
    tiles = tuple(tile.model_copy(update={"officers": police["officers"] if tile.id == here else ()}) for tile in view.tiles)
    bots = tuple(bot.model_copy(update={"tile": here if bot.id == police["bot"] else ""}) for bot in view.bots)
    changed = replace(scene, public=view.model_copy(update={"tiles": tiles, "bots": bots}))
    ask = scene.asks_named("escape_plan.escape.avoid")[0]
    return "\n".join(texts_of(game_of("escape_plan").presenter.desk(changed, ask.seat), drawn=False))


@every_language
@pytest.mark.rule("OP-2.3", "EP-13.5", "EP-13.7", "EP-29.9")
def test_the_question_of_the_escape_step_names_its_dangers(language: str) -> None:
    words = words_in(language)
    scene = next(
        scene
        for seed in range(1, 30)
        for game in ESCAPE_PLAN.play(1, seed)
        if (scene := boxed_scene(game, language)).asks_named("escape_plan.escape.avoid") and scene.public.turn.left
    )
    nobody, officer, costa = (
        _pursued(scene, police)
        for police in (
            {"officers": (), "bot": None},
            {"officers": ("state",), "bot": None},
            {"officers": ("state",), "bot": "costa"},
        )
    )
    asked, free = words("ep-ask-escape-avoid"), words("ep-ask-escape-free")
    assert free in nobody and asked not in nobody and words("ep-hint-escape-free") in nobody
    assert asked in officer and words("ep-hint-escape-avoid", costa="no") in officer
    assert asked in costa and words("ep-hint-escape-avoid", costa="yes") in costa


@every_language
def test_money_has_one_unit(language: str) -> None:
    """A16 to A18: the purse and prices are amounts of dollars, not bare numbers or thousands to multiply."""
    words, found = words_in(language), False
    for game in ESCAPE_PLAN.play(3, 5):
        scene = boxed_scene(game, language, text_mode=True)
        view = scene.view(0)
        if view.me is None or not view.me.cash:
            continue
        text = "\n".join(texts_of(game_of("escape_plan").presenter.desk(scene, 0), drawn=False))
        assert f"**{words('ep-money', n=view.me.cash)}**" in text
        found = True
        break
    assert found
    assert words("ep-money", n=5) in words("ep-priced", what="x", n=5)


@every_language
@pytest.mark.rule("NC-13.1")
def test_empty_handed_players_of_a_meeting_are_told_in_one_sentence(language: str) -> None:
    """B11: after an auction nobody has betrayed anybody in particular."""
    words, met = words_in(language), False
    for seed in range(3, 9):
        *_, game = NOSTRA_CITY.play(4, seed)
        lost = [notice for notice in game.notices if notice.text.key == "nc-betrayed" and notice.text.args["cause"] == "meeting"]
        if not lost:
            continue
        over = {"outcome": game.outcome, "notices": tuple(game.notices)}
        scene = boxed_scene(game, language, **over)
        told = "\n".join(line.text for line in game_of("nostra_city").presenter.narrate(game.notices, scene))
        start = words("nc-outbid", n=1, list="\x00").partition("\x00")[0] if language == "en" else "S\N{NO-BREAK SPACE}prázdnou"
        assert start in told
        met = True
        break
    assert met


@every_language
@pytest.mark.rule("MC-10.16")
def test_a_thief_has_a_victim(language: str) -> None:
    """B15: whose card it was."""
    words, met = words_in(language), False
    for seed in range(3, 9):
        *_, game = MAFIA_CITY.play(3, seed)
        stolen = [notice for notice in game.notices if notice.text.key == "mc-stolen"]
        if not stolen:
            continue
        scene = boxed_scene(game, language, outcome=game.outcome, notices=tuple(game.notices))
        told = "\n".join(line.text for line in game_of("mafia_city").presenter.narrate(game.notices, scene))
        before, named, after = words("mc-line-stolen", victim="\x00").partition("\x00")
        assert named and before in told and after in told
        met = True
        break
    assert met


@every_language
def test_a_lobby_does_not_count_machines_as_people(language: str) -> None:
    """B24: one person and six automated players are not seven people."""
    seats = tuple(LobbySeat(seat, f"N{seat}", bot_player=seat > 0) for seat in range(7))
    scene = LobbyScene(table="t", game="mafie", words=words_in(language), seats=seats, options={}, least=6, most=21, text_mode=True)
    alone = replace(scene, seats=seats[1:])
    texts = ["\n".join(texts_of(lobby_page(one), drawn=False)).replace("\N{NO-BREAK SPACE}", " ") for one in (scene, alone)]
    said = {
        "en": ("**1 person and 6 automated players (6–21)**", "**6 automated players (6–21)**"),
        "cs": ("**1 člověk a 6 automatů (6–21)**", "**6 automatů (6–21)**"),
    }[language]
    assert all(sentence in text for sentence, text in zip(said, texts, strict=True))


@pytest.mark.parametrize("game", [ZBOJNICI, MAFIA_CITY, NOSTRA_CITY, ESCAPE_PLAN], ids=lambda game: game.name)
@pytest.mark.parametrize(("language", "top"), [("en", "in the top row"), ("cs", "v\u00a0horní řadě")])
@pytest.mark.rule("NT-1.4")
def test_the_hand_says_in_which_row_of_the_board_one_plays(game: Boxed, language: str, top: str) -> None:
    met = 0
    for scene in game.moments(3, 2, language):
        rows = [part for part in game.presenter.board(scene).parts if isinstance(part, Buttons)]
        verbs = [{press.what for button in row.buttons if (press := read_press(button.id))} for row in rows]
        if len(rows) == 3 and scene.asks:
            assert verbs[1] == set(OPENED_AT), "the row of play is the first one"
            met += 1
            if met == 1:
                assert top in "\n".join(texts_of(game.presenter.hand(scene, 0), drawn=False))
    assert met
