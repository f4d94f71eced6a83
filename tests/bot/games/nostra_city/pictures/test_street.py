from __future__ import annotations

import re
from typing import Any

import pytest

from bot.games.nostra_city.pictures.board import city
from bot.games.nostra_city.pictures.hand import hand
from bot.games.nostra_city.pictures.story import respect_by_month
from bot.games.nostra_city.pictures.street import name_rows
from bot.presenting.drawing import Drawing
from bot.presenting.texts import words_in
from engines.nostra_city.components import DISTRICTS, GANGSTERS, INVESTIGATIONS, MATCHES, NOTES, VENDETTA
from engines.nostra_city.views import BidView, DistrictView, MyPart, NostraCityView, NoteView
from tests.bot.presenting.boxed.tables import NAMES, NOSTRA_CITY
from tests.bot.presenting.drawing.review import painted, review
from tests.bot.presenting.drawing.svg_reading import ids, texts, words_in_group

play, views = NOSTRA_CITY.play, NOSTRA_CITY.views
LONGEST = "Maximiliánovič WWWWWWWWWW"
LANGUAGES = ("cs", "en")


def some(seats: int = 5, seed: int = 4) -> NostraCityView:
    """Return a moment of a MEETING at which bids lie on the table."""
    found: NostraCityView = next(
        view for view in views(seats, seed) if view.phase == "meeting" and sum(len(player.bids) for player in view.players) > 1
    )
    return found


def district(card: str, *, free: bool) -> DistrictView:
    areas = DISTRICTS[card].areas if card in DISTRICTS else ()
    return DistrictView(id=card, areas=areas, traffics=MATCHES[card][len(areas) :], free=free)


def crowded(*, located: bool) -> NostraCityView:
    """Return a table at which everybody has everything: nine Districts, four bids, every gain, a Title, two-digit numbers."""
    view = some()
    cards = [*list(DISTRICTS)[:6], "new_jersey", "connecticut", "atlantic_city"]
    players = tuple(
        player.model_copy(
            update={
                "respect": (-3, 12, 7, 0, 21)[player.seat],
                "free_gangsters": 4,
                "used_gangsters": 5,
                "districts": tuple(district(card, free=place % 2 == 0) for place, card in enumerate(cards[: (9, 3, 4, 8, 1)[player.seat]])),
                "luxuries": ("yacht", "limousine"),
                "investigations": ("irs",),
                "bribers": 1,
                "shames": 2,
                "title": ("underboss", "consigliere", "primo_capo", None, None)[player.seat],
                "notes": 22,
                "cards": 11,
                "bids": tuple(
                    BidView(gangster=card, notes=2 + n, space=n + 1 if located else None, kinds=None, money=None)
                    for n, card in enumerate(list(GANGSTERS)[:4])
                ),
                "starting": player.seat == 1,
                "answered": player.seat == 2,
            }
        )
        for player in view.players
    )
    return view.model_copy(update={"players": players, "corruption": 31})


def drawn(view: NostraCityView, language: str = "cs", **more: Any) -> Drawing:
    return city(view, NAMES[: len(view.players)], words_in(language), **more)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_moment_of_a_game_is_legible_with_the_longest_names(seats: int, language: str) -> None:
    shown = views(seats, 11)
    for view in (*shown[:: max(1, len(shown) // 14)], shown[-1]):
        drawing = city(view, [LONGEST] * seats, words_in(language), bot_players=frozenset({0}))
        review(drawing)
        assert drawing.alt.count("Maxim") >= seats


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("located", [False, True])
def test_the_fullest_table_is_still_legible(language: str, located: bool) -> None:
    drawing = city(crowded(located=located), [LONGEST] * 5, words_in(language), bot_players=frozenset(range(5)))
    review(drawing)
    assert all(not line.words.endswith("…") or line.words.startswith("Maxi") for line in texts(drawing.svg)), "no card is cut"
    assert "Moje místo" in drawing.alt or "My desk" in drawing.alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_lie_on_the_street_uncut(language: str) -> None:
    view = some()
    spaces = view.street
    cards = [*GANGSTERS, *DISTRICTS]
    for start in range(0, len(cards), 4):
        four = (cards[start : start + 4] * 2)[:4]
        street = tuple(
            space.model_copy(update={"card": card, "kind": "gangster" if card in GANGSTERS else "district", "price": None})
            for space, card in zip(spaces, four, strict=True)
        )
        drawing = drawn(view.model_copy(update={"street": street}), language)
        review(drawing)
        assert not [line.words for line in texts(drawing.svg) if line.words.endswith("…") and not line.words.startswith("Maxi")]


@pytest.mark.rule("OP-1.1", "NC-21.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_effect_of_a_card_on_the_street_stands_in_the_picture(language: str) -> None:
    """Every Ability and every ban, in a picture that is no higher than others."""
    view, words = some(), words_in(language)
    cards = [(card, "gangster", f"nc-ability-{card}") for card in GANGSTERS]
    cards += [(card, "investigation", f"nc-effect-{card}") for card in INVESTIGATIONS]
    for start in range(0, len(cards), 4):
        four = (cards[start : start + 4] * 2)[:4]
        street = tuple(
            space.model_copy(update={"card": card, "kind": kind, "price": None})
            for space, (card, kind, _) in zip(view.street, four, strict=True)
        )
        drawing = drawn(view.model_copy(update={"street": street}), language)
        said = " ".join(line.words for line in review(drawing)).replace("\u00a0", " ")
        for _, _, key in four:
            assert words(key).replace("\u00a0", " ") in said


@pytest.mark.rule("OP-1.1", "NC-1.6")
def test_every_gangster_of_a_family_is_named_free_ones_apart_from_used_ones() -> None:
    words = words_in("en")
    for view in views(4, 3)[::15]:
        drawing = drawn(view, "en")
        for player in view.players:
            names = words_in_group(drawing.svg, f"territory-{player.seat + 1}")
            wanted = [
                words("name-gangster", id=one.id).split()[0] for free in (True, False) for one in player.gangsters if one.free == free
            ]
            told = [name for name in names if name in wanted]
            more = next((int(name[1:]) for name in names if name.startswith("+")), 0)
            assert told == wanted[: len(told)] and len(told) + more >= len(wanted)


@pytest.mark.rule("NT-3.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_hat_rosette_note_and_dagger_are_explained_below_the_players(language: str) -> None:
    words = words_in(language)
    legend = words_in_group(drawn(crowded(located=True), language).svg, "signs")
    assert legend == [words(f"pic-nc-sign-{sign}") for sign in ("free", "used", "respect", "notes", "cards")]


def test_equal_views_give_equal_pictures() -> None:
    view = some()
    assert drawn(view) == drawn(view.model_copy())


def test_the_alternative_text_says_everything_in_the_picture() -> None:
    view = some(3, 7)
    alt, words = drawn(view).alt, words_in("cs")
    assert "Porada" in alt and f"{'Vinen' if view.guilty else 'Nevinen'} {abs(view.field)}" in alt
    for space in view.street:
        assert re.search(rf"\b{space.number} \w", alt)
        assert space.kind != "gangster" or words(f"nc-ability-{space.card}").removesuffix(".") in alt
    for player in view.players:
        said = alt.split(f"{NAMES[player.seat][:12]}", 1)[1]
        free, used = (
            ", ".join(words("name-gangster", id=one.id).split()[0] for one in player.gangsters if one.free == state) or "0"
            for state in (True, False)
        )
        assert f"Gangsteři volní {free}, využití {used}" in said
        assert f"bankovky {player.notes}, Vendetty {player.cards}" in said


@pytest.mark.rule("NC-V4", "NC-10.7")
def test_before_the_locations_are_revealed_the_picture_shows_envelopes_alone() -> None:
    before, after = (city(crowded(located=located), NAMES, words_in("cs")) for located in (False, True))
    assert "místo 1" not in before.alt
    said = {drawing: [line.words for line in texts(drawing.svg)] for drawing in (before, after)}
    assert said[after].count("4") > said[before].count("4"), "the numbers of the spaces have come"


@pytest.mark.rule("NC-V15")
def test_a_vendetta_window_marks_nobody_as_awaited() -> None:
    view = next(view for view in views(5, 4) if view.step == "window" and len(view.awaited) > 1)
    others = view.model_copy(update={"players": tuple(one.model_copy(update={"awaited": not one.awaited}) for one in view.players)})
    assert drawn(view).svg == drawn(others).svg


def test_free_and_used_differ_in_more_than_colour() -> None:
    view = some()
    tiles = {
        free: drawn(
            view.model_copy(
                update={
                    "players": tuple(one.model_copy(update={"districts": (district("queens_drugs", free=free),)}) for one in view.players)
                }
            )
        ).svg
        for free in (True, False)
    }
    assert tiles[False].count('stroke-dasharray="7 7"') == 5
    assert 'stroke-dasharray="7 7"' not in tiles[True]
    assert ">Q<" in tiles[True] and ">Q<" in tiles[False], "an Area is a letter, not only a colour"


def mine(bank: list[int], cards: list[str]) -> MyPart:
    notes = tuple(
        NoteView(option=f"note:{n}", kind=NOTES[n].id, money=NOTES[n].money, icon=NOTES[n].icon, fields=NOTES[n].fields) for n in bank
    )
    return MyPart(
        bank=notes, money=sum(note.money for note in notes), hand=tuple(cards), informant="fbi_informant" in cards, standing=None, bids=(),
        spaces_left=(1,), drawn=(), given={}, cancels_left=3, pick=None, draft=(),
    )  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_hand_is_legible_and_told(language: str) -> None:
    cards = [card.id for card in VENDETTA.values() if card.type not in ("gangster", "district")] + ["wrath", "stick_up"]
    view = some().model_copy(update={"viewer": 0, "me": mine([1, 2, 11, 12, 23, 35, 41, 47, 50, 51], cards)})
    drawing = hand(view, NAMES, words_in(language), playable={"stick_up", "arson"})
    lines = review(drawing)
    assert not [line.words for line in lines if line.words.endswith("…")]
    words = words_in(language)
    for card in cards:
        assert words("name-vendetta", id=card) in drawing.alt
    assert "×2" in drawing.alt
    assert len([name for name in ids(drawing.svg) if name.startswith("card-")]) == len(set(cards))


def test_a_name_that_is_cut_says_so() -> None:
    """And one with the printed name beside it fits without."""
    size, rows = name_rows("Styď se (Shame on You)", 208)
    assert size == 34 and rows[-1].endswith("…")
    view = some().model_copy(update={"viewer": 0, "me": mine([1], ["shame_on_you"])})
    assert words_in_group(hand(view, NAMES, words_in("cs")).svg, "card-shame_on_you")[0] == "Styď se"


@pytest.mark.rule("NC-V19")
def test_no_note_number_stands_in_a_hand() -> None:
    one, other = (
        hand(some().model_copy(update={"viewer": 0, "me": mine(bank, [])}), NAMES, words_in("cs")) for bank in ([1, 11, 23], [4, 19, 30])
    )
    assert one == other


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 5])
def test_the_story_shows_everybody_and_every_month(seats: int, language: str) -> None:
    view = views(seats, 11)[-1]
    assert view.story is not None
    drawing = respect_by_month(view, view.story, [LONGEST] * seats, words_in(language))
    review(drawing)
    assert len([name for name in ids(drawing.svg) if name.startswith("respect-")]) == seats
    for one in view.story.hands:
        assert str(abs(one.respect)) in drawing.alt
    words = words_in(language)
    assert all(words("pic-nc-month", round=month) in drawing.alt for month in range(1, 7))


def test_a_game_that_was_broken_off_can_be_drawn() -> None:
    game = next(game for game in play(3, 2) if game.view(None).round == 2)  # type: ignore[attr-defined]
    game.end()
    view: NostraCityView = game.view(None)  # type: ignore[assignment]
    assert view.story is not None
    review(respect_by_month(view, view.story, NAMES, words_in("cs")))
    review(drawn(view))


def test_a_full_table_is_rendered_in_time_and_small_enough() -> None:
    size, seconds = painted(drawn(crowded(located=True)))
    assert size <= 300 * 1024
    assert seconds < 2.0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_the_areas_are_explained_below_the_players(language: str) -> None:
    """T-19: S, B, Q and X say nothing by themselves."""
    drawing = drawn(crowded(located=True), language)
    review(drawing)
    legend = drawing.svg.partition('<g id="letters">')[2].partition("</g>")[0]
    words = re.findall(r">([^<>]+)</text>", legend)
    assert words == ["S", "Staten Island", "B", "Brooklyn", "Q", "Queens", "X", "Bronx", "AC", "Atlantic City"]


def test_before_the_first_month_no_empty_street_is_drawn() -> None:
    """T-19: at the set-up there is nothing in the Street; the players stand below the Verdict track."""
    setup, later = next(view for view in views(5, 4) if view.phase == "setup"), some()
    assert 'id="street"' not in drawn(setup).svg and 'id="letters"' in drawn(setup).svg
    assert 'id="street"' in drawn(later).svg and drawn(setup).height < drawn(later).height - 200
    review(drawn(setup))
