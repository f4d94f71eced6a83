"""Every desk and every private question has one order: pictures, two lines of belongings, the question, its end, the controls (NT-2.1)."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

import engines
from bot.games import game_of
from bot.presenting.desk import with_line, with_more
from bot.presenting.page import Buttons, Menu, Page, Part, Picture, Separator
from bot.presenting.scene import Scene
from tests.bot.games.mafie import playing as mafie
from tests.bot.presenting.boxed import tables as boxed

pytestmark = pytest.mark.rule("NT-2.1")

OWN = {"refresh", "settings", "report", "resign"}
"""Verbs that stand behind [More]."""


def moments(game: str) -> Iterator[Scene]:
    seats = max(engines.GAMES[game].seats)
    if game == "mafie":
        for options in ({}, {"extended": True}):
            yield from (mafie.scene_of(now) for move, now in enumerate(mafie.play(seats, 3, options)) if move % 29 == 0)
    else:
        yield from (boxed.scene_of(now) for move, now in enumerate(boxed.Boxed(game).play(seats, 3)) if move % 29 == 0)


def seats_of(scene: Scene) -> range:
    return range(len(scene.names))


def verbs(page: Page) -> list[str]:
    return [button.id.split(":")[2] for part in page.parts if isinstance(part, Buttons) for button in part.buttons if button.id]


def parted(page: Page) -> tuple[list[Part], list[Part]]:
    """Return the parts above the border of a desk, and its question below the last one: between them stand the effects of its options."""
    borders = [place for place, part in enumerate(page.parts) if isinstance(part, Separator)]
    assert 1 <= len(borders) <= 2
    return list(page.parts[: borders[0]]), list(page.parts[borders[-1] + 1 :])


def first_control(parts: list[Part]) -> int:
    return next(place for place, part in enumerate(parts) if isinstance(part, Buttons | Menu))


@pytest.mark.parametrize("game", [game for game in engines.GAMES if game != "toy"])
def test_a_desk_has_pictures_belongings_question_end_controls(game: str) -> None:
    presenter, asked = game_of(game).presenter, 0
    for scene in moments(game):
        for seat in seats_of(scene)[::5] if game == "mafie" else seats_of(scene):
            page = presenter.desk(scene, seat)
            above, below = parted(page)
            assert str(page.parts[0]).startswith("## ")
            assert not any(isinstance(part, Picture) for part in below)
            assert OWN.isdisjoint(verbs(page)) and verbs(page)[-1] == "more"
            held = [ask for ask in scene.asks_of(seat) if ask.holds and ask.clock and not (ask.secret and len(ask.options) == 1)]
            if not held:
                continue
            asked += 1
            end = scene.words("until", until="<t:1800000040:R>")
            before = below[: first_control(below)]
            assert before and end in str(before[-1]), (scene.public.phase, held, before)
            if any(isinstance(part, Picture) for part in above):
                assert str(above[-1]).count("\n") <= 1, above[-1]
    assert asked > 5


@pytest.mark.parametrize("game", [game for game in engines.GAMES if game != "toy"])
def test_settings_report_and_refresh_stand_behind_more(game: str) -> None:
    presenter = game_of(game).presenter
    for scene in moments(game):
        page = presenter.desk(with_more(scene), 0)
        assert {"refresh", "settings", "report"} <= set(verbs(page)) and "more" not in verbs(page)
        question = parted(presenter.desk(scene, 0))[1][:-1]
        assert parted(page)[1][: len(question)] == question, "the question stays"


def test_the_question_of_a_night_begins_with_a_harmless_line_and_ends_with_its_clock() -> None:
    presenter, asked = game_of("mafie").presenter, 0
    for scene in moments("mafie"):
        for seat in seats_of(scene)[::5]:
            page = presenter.question(scene, seat)
            if page is None or not scene.asks_of(seat):
                continue
            asked += 1
            parts = list(page.parts)
            before = parts[: first_control(parts)]
            assert "<t:" not in str(before[0]) and any("<t:" in str(part) for part in before[1:]), before
    assert asked > 5


def test_the_board_of_mafie_has_picture_request_buttons_and_nothing_between() -> None:
    presenter = game_of("mafie").presenter
    for scene in moments("mafie"):
        parts = list(presenter.board(scene).parts)
        drawn = next(place for place, part in enumerate(parts) if isinstance(part, Picture))
        controls = first_control(parts)
        assert drawn < controls and all(isinstance(part, str) for part in parts[drawn + 1 : controls])
        assert scene.public.phase == "end" or presenter.request(scene) == parts[drawn + 1]
        plain = list(presenter.board(replace(scene, text_mode=True)).parts)
        assert isinstance(plain[drawn], str) and plain[first_control(plain) :] == parts[controls:]
        assert scene.public.phase in ("defence", "final") or plain[drawn + 1 :] == parts[drawn + 1 :]
        said = " ".join(map(str, plain[drawn : first_control(plain)])).replace("**", "")  # the text of the table has names without them
        sentences = " ".join(map(str, parts[drawn + 1 : controls])).replace("**", "").replace("\n", " ").split(". ")
        assert [sentence for sentence in sentences if sentence not in said.replace("\n", " ")] == [], said


def test_a_receipt_stands_above_the_question() -> None:
    scene = next(moments("zbojnici"))
    page = game_of("zbojnici").presenter.desk(scene, 0)
    assert parted(with_line(page, "Done."))[1] == ["Done.", *parted(page)[1]]
    assert with_line(Page(("a", "b")), "Done.").parts == ("Done.", "a", "b")
