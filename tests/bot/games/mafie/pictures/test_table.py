from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pytest

from bot.games.mafie.pictures.board import table, tokens
from bot.games.mafie.pictures.chip import Chip, chip_obstacles, draw_chip
from bot.games.mafie.pictures.seating import seating
from bot.presenting.drawing.placing import Box, Disc
from bot.presenting.drawing.shapes import ICONS
from bot.presenting.drawing.tokens import CANVAS, GROUND, TOKENS
from bot.presenting.naming import DisplayName
from bot.presenting.texts import words_in
from engines.mafie.views import MafieView
from tests.bot.games.mafie.pictures.views import (
    LONGEST,
    NAMES,
    OUT,
    ballot,
    crowded,
    finished,
    many_names,
    reference_day,
    reference_long,
    reference_night,
    view,
)
from tests.bot.presenting.drawing.review import review
from tests.bot.presenting.drawing.svg_reading import ids, texts

ALL_SIZES = range(6, 22)
LANGUAGES = ("cs", "en")
PHASES = ("start", "agent", "gang", "mafia", "dawn", "discussion", "first", "defence", "final", "tie", "verdict", "closing")
WINNERS = ("police", "mafia", "gang", "all_out", "stalemate", "aborted")


def alt_text(board: MafieView, names: tuple[str, ...] = NAMES, language: str = "cs", **more: Any) -> list[str]:
    return [line.words for line in texts(table(board, names, words_in(language), **more).svg)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", ALL_SIZES)
def test_every_size_is_legible_with_the_longest_names(count: int, language: str) -> None:
    for board in (crowded(count), many_names(count)):
        lines = review(table(board, [LONGEST] * count, words_in(language), bot_players=frozenset({0, count - 1})))
        assert {str(seat + 1) for seat in range(count)} <= {line.words for line in lines}


@pytest.mark.parametrize("count", ALL_SIZES)
def test_chips_badges_and_names_of_different_seats_keep_apart(count: int) -> None:
    layout = seating(count)
    canvas = Box(6, 0, CANVAS.width - 6, layout.height - 10)
    taken = []
    for number, spot in enumerate(layout.spots):
        # one speaks at a time, so never two neighbours
        chip = Chip(
            0,
            LONGEST,
            living=True,
            speaking=number % 2 == 0,
            suspect=True,
            commander=True,
            bot_player=True,
            hidden_card=True,
            badge=("check", "#fff"),
        )
        taken.append(chip_obstacles(chip, spot, layout))
    for one, other in combinations(taken, 2):
        assert not any(_meet(first, second) for first in one for second in other)
    for things in taken:
        assert all(canvas.holds(_box(thing)) for thing in things)


def _box(thing: Box | Disc) -> Box:
    return thing if isinstance(thing, Box) else Box.around(thing.cx, thing.cy, 2 * thing.radius, 2 * thing.radius)


def _meet(one: Box | Disc, other: Box | Disc) -> bool:
    if isinstance(one, Disc) and isinstance(other, Disc):
        return (one.cx - other.cx) ** 2 + (one.cy - other.cy) ** 2 < (one.radius + other.radius) ** 2
    if isinstance(one, Disc):
        return _meet(other, one)
    return other.meets(one)


@pytest.mark.parametrize("count", ALL_SIZES)
def test_every_candidate_has_a_number_and_every_open_card_lies_on_the_table(count: int) -> None:
    board = many_names(count)
    drawn = ids(table(board, NAMES, words_in("cs")).svg)
    assert board.ballot
    assert {f"votes-for-{seat + 1}" for seat in board.ballot.votes.values()} <= set(drawn)
    assert {f"card-{card}-of-{seat.seat + 1}" for seat in board.seats for card in seat.card_open} <= set(drawn)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_has_its_picture_and_its_words(phase: str, language: str) -> None:
    for count in (7, 11, 17):
        for kids in (False, True):
            board = view(count, phase, seats=OUT, options={"kids_theme": kids}, victim=1, condemned=2, ready_needed=4)
            drawing = table(board, NAMES, words_in(language))
            review(drawing)
            assert words_in(language)(f"pic-phase-{phase}", theme="kids" if kids else "town").split(":")[0][:7] in drawing.alt
            if kids:
                assert "Mafi" not in drawing.svg


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("winner", WINNERS)
def test_every_end_shows_all_tokens(winner: str, language: str) -> None:
    drawing = table(finished(winner=winner), NAMES, words_in(language))
    review(drawing)
    title = words_in(language)(f"pic-winner-{winner}")
    assert title in drawing.alt
    assert drawing.alt.count(words_in(language)("pic-token-mafia")) >= 2


@pytest.mark.parametrize("board", [reference_day(), reference_night(), reference_long(), crowded(21), many_names(13), finished()])
def test_the_words_name_every_seat(board: MafieView) -> None:
    for names in (NAMES, tuple([LONGEST] * 21)):
        drawing = table(board, names, words_in("cs"))
        numbers = re.findall(r"\d+", drawing.alt)
        assert {str(seat.seat + 1) for seat in board.seats} <= set(numbers)
    alt = table(board, NAMES, words_in("cs")).alt
    assert all(NAMES[seat.seat] in alt for seat in board.seats)


def test_the_words_of_the_reference_picture() -> None:
    assert table(reference_day(), NAMES, words_in("cs")).alt.replace("\u00a0", " ") == (
        "Mafie, 3. den: Finální hlasování. Ve hře zbývá: 1 Mafián, 1 Agent, 7 Policistů. Podezření: 4 Tonda, 9 Zdenka. "
        "Hlasy: 4 Tonda 5 (od 1, 3, 9, 10, 11), 9 Zdenka 3 (od 4, 6, 8). Velitel: 10 Šimon. Na stole: 2 Karel, Zatčení. "
        "U stolu: 1 Jana, 2 Karel, 3 Eliška, 4 Tonda, 6 Petr, 8 Ondřej, 9 Zdenka, 10 Šimon, 11 Žofie. "
        "Mimo hru: 5 Markéta (Mafián), 7 Bára (Policista)."
    )


def test_at_a_large_table_everybody_is_named_once_and_by_number_elsewhere() -> None:
    drawing = table(crowded(21), [LONGEST] * 21, words_in("cs"), bot_players=frozenset(range(21)))
    assert drawing.alt.count(LONGEST) == 21, "with every letter"
    assert "Podezření: 1, 4, 7," in drawing.alt and "Finální hlasování" in drawing.alt


def test_words_too_long_for_a_description_name_numbers_alone_and_point_to_the_desk() -> None:
    names = ["Ж" * 32] * 21
    drawing = table(many_names(21), names, words_in("cs"), bot_players=frozenset(range(21)))
    assert drawing.alt.count("ЖЖЖ…") <= 21 and "U\u00a0stolu: 1" in drawing.alt
    assert "ЖЖЖ" in drawing.alt or drawing.alt.endswith("Vše textem: Moje místo.")


def test_equal_views_give_equal_pictures_and_words() -> None:
    assert table(reference_long(), NAMES, words_in("cs")) == table(reference_long(), NAMES, words_in("cs"))


def test_a_hidden_token_is_nowhere_in_the_picture() -> None:
    board = view(9, "discussion", ready_needed=6)
    assert not re.search(r"\((Policista|Mafián|Agent)\)", table(board, NAMES, words_in("cs")).alt)
    told = table(view(9, "discussion", seats={2: {"token": "mafia"}}, ready_needed=6), NAMES, words_in("cs"))
    assert "3 Eliška (Mafián)" in told.alt


def test_a_sealed_ballot_shows_only_who_has_voted() -> None:
    board = view(8, "first", ballot=ballot("first", tuple(range(8)), tuple(range(8)), voted=(2, 5)))
    svg = table(board, NAMES, words_in("cs")).svg
    ticked = [seat for seat in range(8) if "M7 26 19 37 41 11" in _group(svg, seat)]
    assert ticked == [2, 5]
    assert not re.search(r'id="votes-for', svg)
    closed = board.model_copy(
        update={"ballot": ballot("first", tuple(range(8)), tuple(range(8)), voted=(2, 5), closed=True, votes={2: 1, 5: 1})}
    )
    assert "M7 26 19 37 41 11" not in table(closed, NAMES, words_in("cs")).svg


def _group(svg: str, seat: int) -> str:
    start = svg.index(f'id="seat-{seat + 1}"')
    return svg[start : svg.find("<g id=", start)]


def test_states_differ_by_shape_not_only_by_colour() -> None:
    layout = seating(8)
    states: dict[str, dict[str, Any]] = {
        "plain": {},
        "speaking and suspect": {"speaking": True, "suspect": True},
        **{state: {state: True} for state in ("asleep", "speaking", "suspect", "commander", "bot_player", "hidden_card")},
        **{badge: {"badge": (badge, "#fff")} for badge in ("check", "hourglass", "gavel", "exit")},
        **{token: {"token": token} for token in ("police", "mafia", "agent")},
        **{f"out {token}": {"token": token, "living": False} for token in ("police", "mafia", "agent")},
    }
    shapes = {}
    for name, fields in states.items():
        drawn = draw_chip(Chip(**{"seat": 0, "name": "Jana", "living": True, **fields}), layout.spots[0], layout, GROUND["day"])
        shapes[name] = re.sub(r'(fill|stroke)="#[0-9A-Fa-f]+"', "", drawn)
    assert len(set(shapes.values())) == len(shapes)


def test_in_a_tie_only_stayers_are_ticked_and_a_discussion_waits_for_nobody() -> None:
    tie = ballot("final", (3, 5), tuple(range(8)), closed=True, votes={0: 3, 1: 5}, tied=(3, 5))
    board = view(8, "tie", seats={0: {"stays": True, "answered": True}, 1: {"answered": True}}, ballot=tie)
    svg = table(board, NAMES, words_in("cs")).svg
    assert [seat for seat in range(8) if "M7 26" in _group(svg, seat)] == [0]
    talk = view(8, "discussion", seats={i: {"awaited": True} for i in range(8)}, ready_needed=6)
    assert "Čeká se" not in table(talk, NAMES, words_in("cs")).alt


def test_the_speaker_has_a_whole_ring_and_a_suspect_a_broken_one() -> None:
    board = view(8, "defence", seats={2: {"suspect": True, "speaking": True}, 4: {"suspect": True}})
    svg = table(board, NAMES, words_in("cs")).svg
    assert "stroke-dasharray" in _group(svg, 4) and _group(svg, 4).count('fill="none" stroke=') == 1
    assert _group(svg, 2).count('fill="none" stroke=') == 2
    assert "Obhajoba: 3 Eliška" in alt_text(board)


def test_a_pause_says_so_and_hides_no_seat() -> None:
    board = reference_day()
    drawing = table(board, NAMES, words_in("cs"), paused=True)
    review(drawing)
    assert "Pauza" in alt_text(board, paused=True) and "Pauza" in drawing.alt


def test_the_childrens_game_shows_no_weapon() -> None:
    seats = {1: {"card_open": (11,)}, 2: {"card_open": (13,)}}
    plain, kids = (table(view(8, "closing", seats=seats, options={"kids_theme": on}), NAMES, words_in("cs")).svg for on in (False, True))
    assert "Poslední výstřel" in plain and "Výstřel" not in kids and "výstřel" not in kids
    gun = "M1 11H41L46 14V22"
    assert gun in plain and gun not in kids


def test_an_agentless_game_counts_no_agents() -> None:
    drawing = table(view(8, "closing", left={"police": 6, "mafia": 2}), NAMES, words_in("cs"))
    assert "Agent" not in drawing.alt


def test_a_name_in_another_script_is_drawn_as_the_user_name_and_read_as_it_is() -> None:
    names = (DisplayName("日本の友達", "nihon_no_tomo"), DisplayName("🦊🦊", "fox_42"), DisplayName("Jana", "jana.n"), "Ж", "e", "f", "g")
    drawing = table(view(7, "dawn", victim=0), names, words_in("cs"))
    words = [line.words for line in review(drawing)]
    assert "fox_42" in words and "Jana" in words and "Ж" in words
    assert any(word.startswith("nihon_") for word in words) and "日本の友達" in drawing.alt and "nihon" not in drawing.alt


def test_strange_nicks_are_drawn_as_far_as_the_font_allows_and_read_in_full() -> None:
    names = ("🦊🦊", "<b>&amp;", "seat:3", "ｗｉｄｅ", "日本", "tab\tline", "x" * 200)
    board = view(7, "dawn", victim=2)
    drawing = table(board, names, words_in("cs"))
    words = [line.words for line in review(drawing)]
    assert {"#1", "#5"} <= set(words) and "–" not in words, "nobody is called like somebody else"
    assert "<b>&amp;" in words and "wide" in words and "tab line" in words
    assert "1 🦊🦊" in drawing.alt and "token" not in drawing.alt


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("count", [6, 14, 21])
def test_the_text_in_the_middle_of_the_table_is_never_cut(count: int, language: str) -> None:
    """T-19: at the largest tables the felt is narrow; a sentence takes a second line there."""
    for phase in ("discussion", "dawn", "verdict", "closing", "end", "agent"):
        drawing = table(view(count, phase, ready_needed=count - 2), ["Eva"] * count, words_in(language))
        cut = [line.words for line in review(drawing) if line.words.endswith("…") and not line.words.startswith("Eva")]
        assert cut == [], phase
    paused = table(view(count, "discussion", ready_needed=count - 2), ["Eva"] * count, words_in(language), paused=True)
    assert [line.words for line in review(paused) if line.words.endswith("…")] == []


def shapes_of(icon: str) -> str:
    """Return the first path of an icon, without its colours."""
    found: list[str] = re.findall(r' d="([^"]+)"', ICONS[icon])
    return found[0]


@pytest.mark.rule("MF-15.11", "NT-3.2")
@pytest.mark.parametrize("face", ["", "drawn:1"])
def test_the_book_shows_the_token_of_everybody_still_in(face: str) -> None:
    """A sleeping disc would hide what the book is opened for."""
    known = {seat: {"token": "mafia" if seat in (0, 3) else "police"} for seat in range(11)}
    people = [DisplayName(name, "", face) for name in NAMES]
    svg = tokens(view(11, "mafia", 2, known), people, words_in("en"), night=2).svg
    for seat in range(11):
        chip = re.search(rf'<g id="seat-{seat + 1}">.*?(?=<g id="seat-|\Z)', svg, re.DOTALL)
        assert chip is not None
        assert shapes_of(TOKENS.token[known[seat]["token"]].icon) in chip[0]
        assert shapes_of("closed_eye") not in chip[0]
