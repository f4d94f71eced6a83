"""The letters of the night: everybody in has one, of the same kind, and it holds what the night has told."""

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from bot.games import game_of
from bot.games.mafie.letter import MOST
from bot.presenting.limits import faults
from bot.presenting.page import Page
from bot.presenting.scene import NightLine, Scene
from bot.presenting.texts import words_in
from engines import start
from tests.bot.games.mafie.playing import play, scene_of

presenter = game_of("mafie").presenter
WORDS = words_in("en")
ALL_CARDS = {"extended": True, "cards": tuple(range(1, 17))}
GAMES: dict[str, tuple[int, int, dict[str, Any]]] = {
    "basic": (9, 2, {}),
    "small": (7, 2, {}),
    "gang": (15, 9, {"extended": True, "cards": "gang", "gang_recognition": True}),
    "recruited": (16, 27, ALL_CARDS),
    "without decoys": (9, 2, {"decoys": False}),
}
LOCKED = 60
"""Characters of a message on a locked screen."""


@cache
def nights(name: str) -> tuple[Scene, ...]:
    """Return the scenes of all nights of one game."""
    seats, seed, options = GAMES[name]
    return tuple(scene_of(game, "en", keep=True) for game in play(seats, seed, options) if game.view(None).night)  # type: ignore[attr-defined]


def living(scene: Scene) -> list[int]:
    return [seat.seat for seat in scene.public.seats if seat.living]


def text(page: Page | None) -> str:
    assert page is not None
    return "\n".join(part for part in page.parts if isinstance(part, str))


@pytest.mark.rule("MF-15.2")
@pytest.mark.parametrize("name", [name for name in GAMES if name != "without decoys"])
def test_everybody_in_has_one_letter_a_step_all_night(name: str) -> None:
    scenes = [scene for scene in nights(name) if scene.public.phase in ("agent", "gang", "mafia")]
    assert {scene.public.phase for scene in scenes} >= ({"agent"} if name == "small" else {"agent", "mafia"})
    for scene in scenes[::3]:
        letters = {seat: presenter.question(scene, seat) for seat in range(len(scene.public.seats))}
        assert [seat for seat, page in letters.items() if page is not None] == living(scene)
        assert len({presenter.question_key(scene, seat) for seat in living(scene)}) == 1
        assert len({presenter.loud_question(scene, seat) for seat in living(scene)}) == 1
        for page in letters.values():
            assert page is None or (not faults(page) and not page.pictures and "||" not in text(page)[:LOCKED])


@pytest.mark.rule("MF-15.2", "MF-34.9")
def test_a_gang_finds_itself_in_the_letter_of_the_step_before() -> None:
    seats, seed, options = GAMES["gang"]
    game = start("mafie", seats=seats, options=options, seed=seed)
    game.go_by_clock()
    while game.view(None).phase != "gang":  # type: ignore[attr-defined]
        _ = game.end_step() if game.waits else game.expire(*[ask.id for ask in game.asks if ask.clock])
    scene = scene_of(game, "en")
    members = [seat for seat in living(scene) if any(known.key == "mf-gang-known" for known in scene.view(seat).me.known)]
    assert members
    for seat in living(scene):
        page = presenter.question(scene, seat)
        assert page is not None and ("The Gang at the table" in text(page)) == (seat in members)
        assert presenter.question_key(scene, seat) == "agent-1"
        assert not presenter.loud_question(scene, seat)


@pytest.mark.parametrize(
    ("name", "key", "said"),
    [
        ("basic", "mf-agent-saw", "Only you know."),
        ("basic", "mf-victim", ""),
        ("recruited", "mf-recruited", ""),
        ("recruited", "mf-wakers-recruit", ""),
    ],
)
def test_a_letter_hides_new_knowledge_behind_a_spoiler(name: str, key: str, said: str) -> None:
    found = 0
    for scene in nights(name):
        learnt = {seat for seat in living(scene) if any(known.key == key for known in _new(scene, seat))}
        found += len(learnt)
        for seat in learnt:
            page = presenter.question(scene, seat)
            assert page is not None and "||" in text(page) and said in text(page)
    assert found


def _new(scene: Scene, seat: int) -> list[Any]:
    """Return what a seat has learned in this step."""
    of = {"mf-agent-saw": ("agent", "gang")}
    known = scene.view(seat).me.known
    return [one for one in known if one.round == scene.public.round and scene.public.phase in of.get(one.key, ("mafia",))]


def test_an_answer_without_a_result_stands_in_the_letter() -> None:
    hunches = [
        (presenter.question(scene, seat), scene.view(seat).me.hunches[scene.public.round])
        for scene in nights("basic")
        for seat in living(scene)
        if scene.public.round in scene.view(seat).me.hunches and not any(ask.name.startswith("mafie.night") for ask in scene.asks_of(seat))
    ]
    assert hunches
    for page, pick in hunches:
        assert page is not None
        assert (WORDS("hunch-none") in text(page)) == (pick is None) or "||" in text(page)


@pytest.mark.rule("MF-11.1")
def test_the_letter_of_a_night_without_the_mafia_ends_with_the_answer_or_what_the_agent_saw() -> None:
    seats, seed, options = GAMES["small"]
    scenes = (scene_of(game, "en", keep=True) for game in play(seats, seed, options))
    scene = next(one for one in scenes if one.public.phase == "discussion")
    said = set()
    for seat in range(seats):
        me, over = scene.view(seat).me, text(presenter.question_over(scene, seat, "agent-1"))
        assert over != WORDS("question-over") or (me.token != "agent" and 1 not in me.hunches)
        assert any(one.key == "mf-agent-saw" for one in me.known) is ("Only you know" in over)
        said.add("saw" if "Only you know" in over else "answer" if 1 in me.hunches else "")
    assert {"saw", "answer"} <= said


def test_without_decoys_only_readers_of_something_have_a_letter() -> None:
    scenes = [scene for scene in nights("without decoys") if scene.public.phase == "mafia"]
    assert scenes
    for scene in scenes:
        wakers = [seat for seat in living(scene) if scene.view(seat).me.wakers]
        assert {seat for seat in living(scene) if presenter.question(scene, seat) is not None} <= set(wakers)


@pytest.mark.rule("MF-15.7")
def test_the_talk_stands_in_the_letters_of_its_hearers_and_ends_with_the_meeting() -> None:
    scene = next(scene for scene in nights("basic") if scene.public.phase == "mafia")
    speaker, hearer, *others = sorted(living(scene), key=lambda seat: not scene.view(seat).me.wakers)
    heard = replace(scene, night_talk=(NightLine(speaker, "*Whom?*", (hearer,)),))
    for seat in (speaker, hearer):
        page = presenter.question(heard, seat)
        assert page is not None and r"\*Whom?\*" in text(page)
        assert r"\*Whom?\*" in text(presenter.desk(heard, seat))
        over = text(presenter.question_over(heard, seat, "mafia-1"))
        assert r"\*Whom?\*" in over and WORDS("room-closed") in over and "||" not in over[:LOCKED]
        assert presenter.question_over(heard, seat, "mafia-0") is None
    for seat in others:
        page = presenter.question(heard, seat)
        assert page is not None and "Whom?" not in text(page)
        assert "Whom?" not in text(presenter.question_over(heard, seat, "mafia-1"))


def test_a_long_talk_loses_its_oldest_lines() -> None:
    scene = next(scene for scene in nights("basic") if scene.public.phase == "mafia")
    speaker, hearer, *_ = sorted(living(scene), key=lambda seat: not scene.view(seat).me.wakers)
    lines = tuple([NightLine(speaker, f"{number} {'x' * 290}", (hearer,)) for number in range(24)])
    page = presenter.question(replace(scene, night_talk=lines), hearer)
    assert page is not None and not faults(page)
    assert "23 xxx" in text(page) and "\n…\n" not in text(page)[:LOCKED] and " 0 xxx" not in text(page)
    assert text(page).count("x") <= MOST


@pytest.mark.rule("MF-15.7")
@pytest.mark.parametrize(("language", "button"), [("cs", "b-say"), ("en", "b-say")])
def test_the_desk_sends_the_mafia_to_the_button_and_the_letter_to_the_keyboard(language: str, button: str) -> None:
    """A desk stands in the table's channel: what is typed there is read by the whole table, not by the meeting."""
    words = words_in(language)
    scene = next(one for one in nights("basic") if one.public.phase == "mafia")
    scene = replace(scene, words=words)
    seat = next(seat for seat in living(scene) if len(scene.view(seat).me.wakers) > 1)
    here, there = (words(key, theme="town") for key in ("room-open", "room-open-desk"))
    assert words(button) in there
    letter, desk = text(presenter.question(scene, seat)), text(presenter.desk(scene, seat))
    assert here in letter and there not in letter
    assert there in desk and here not in desk


@pytest.mark.rule("OP-2.3", "MF-5.1")
@pytest.mark.parametrize(("language", "theme", "letter", "hand"), [
    ("en", "town", "You’re the only one of the Mafia awake tonight.", "Mafia: only you"),
    ("en", "kids", "You’re the only Villain awake tonight.", "Villains: only you"),
    ("cs", "town", "Z\u00a0Mafie se dnes v\u00a0noci budíš jen ty.", "Mafie: jen ty"),
    ("cs", "kids", "Z\u00a0Darebáků se dnes v\u00a0noci budíš jen ty.", "Darebáci: jen ty"),
])  # fmt: skip
def test_a_lone_mafioso_reads_no_list_of_one_name(language: str, theme: str, letter: str, hand: str) -> None:
    found = 0
    for game in play(6, 3, {"kids_theme": theme == "kids"}):
        scene = scene_of(game, language, keep=True)
        for seat in living(scene) if scene.public.phase == "mafia" else ():
            me = scene.view(seat).me
            if me is None or not me.wakers:
                continue
            assert me.wakers == (seat,)
            assert f"||{hand}||" in text(presenter.hand(scene, seat))
            if me.changes_left is not None and me.known[-1].key == "mf-wakers":
                found += 1
                assert f"||{letter}||" in text(presenter.question(scene, seat))
                assert f"||{letter}||" in text(presenter.desk(scene, seat))
    assert found
