"""The poster of a finished game, to show around (NT-4.6)."""

import re
from collections import Counter
from dataclasses import replace
from html import unescape

import pytest

import engines
from bot.games import game_of
from bot.games.best_moments import best_moments
from bot.games.headline_rules import finished_in
from bot.games.mafie.voice import number_of, numbers_of
from bot.games.result_rules import finished_of
from bot.games.share_poster import share_poster, sides_of
from bot.lab.badge_frequency import options_of
from bot.presenting.closing import closing_page
from bot.presenting.drawing.lettering import legible_sentence
from bot.presenting.drawing.speech import as_drawn
from bot.presenting.own_night import own_line
from bot.presenting.page import Buttons
from bot.presenting.scene import ABORTED, Scene
from bot.presenting.texts import LANGUAGES, words_in
from bot.simulation.simulate import players_of
from tests.bot.blind_circle import BlindCircle
from tests.bot.games.test_headlines import played, scene_of
from tests.bot.presenting.drawing.review import painted, review
from tests.saves.test_saves import load
from tests.soak.amounts import little_or_much

CLUB, DAY = "Páteční klub Modrá kočka", "pátek 27. listopadu 2026"
HEAVIEST = 120 * 1024

every_game = pytest.mark.parametrize("game", engines.GAMES)


@every_game
@pytest.mark.rule("NT-4.6")
@pytest.mark.parametrize("games", little_or_much(2, 6))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_poster_shows_headline_club_date_sides_and_the_decisive_moment(game: str, language: str, games: int) -> None:
    """NT-4.6: and the same in its description; everybody stands on one side, in a picture that anybody may post."""
    of_each_size = sorted(played(game, len(engines.GAMES[game].seats)), key=lambda one: one.seats)
    least, largest = of_each_size[0], of_each_size[-1]
    for one in (least, largest, *played(game, games)):
        scene = scene_of(one, language)
        drawing = share_poster(scene, club=CLUB, day=DAY)
        drawn = [text.words for text in review(drawing)]
        headline = game_of(game).presenter.moments(scene)[0][1]
        decisive = game_of(game).presenter.decisive(scene)
        assert decisive and decisive not in [moment.text for moment in best_moments(scene)]
        for told in (game_of(game).presenter.poster.title(game, scene.words), CLUB, DAY, headline.rstrip("."), decisive.rstrip(".")):
            assert told in drawing.alt
        assert CLUB in drawn and DAY in drawn and scene.words("pic-share-decisive") in drawn
        numbers = sorted(int(text) for text in drawn if text.isdigit())
        assert numbers == list(range(1, one.seats + 1))
    assert painted(share_poster(scene_of(largest, language), club=CLUB, day=DAY))[0] <= HEAVIEST


@pytest.mark.rule("NT-4.6")
@pytest.mark.parametrize(("seats", "seed"), [(20, 11), (21, 5)])
def test_three_sides_of_the_largest_tables_leave_room_for_the_moment(seats: int, seed: int) -> None:
    one = engines.start("mafie", seats=seats, options=options_of("mafie", seats, seed), seed=seed)
    BlindCircle(one, players_of("mafie", seats, seed, "random")).play()
    for language in LANGUAGES:
        scene = scene_of(one, language)
        long = replace(scene, names=tuple(f"Maximiliánovič {seat}" for seat in range(seats)))
        for named in (scene, long):
            drawing = share_poster(named, club=CLUB, day=DAY, chosen=best_moments(named)[-1])
            assert scene.words("pic-share-moment-chosen") in [text.words for text in review(drawing)]


@every_game
@pytest.mark.rule("NT-4.6")
def test_the_winners_stand_first_and_on_one_side_of_their_own(game: str) -> None:
    for one in played(game, 12):
        scene = scene_of(one, "en")
        finished = finished_in(scene)
        assert finished is not None
        sides, winners = sides_of(scene, finished), set(finished.outcome.winners)
        assert sorted(seat for side in sides for seat in side.seats) == list(range(one.seats))
        if sides[0].title.startswith("Winner"):
            assert sides[0].title == ("Winner" if len(winners) == 1 else "Winners")
        assert not winners or (winners & set(sides[0].seats) and all(set(side.seats) <= winners for side in sides if side.won))


@pytest.mark.rule("NT-4.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_winning_robber_is_named_as_the_winner(language: str) -> None:
    """NT-4.6: not all of the robbers win, so their title says who does, and so does the description."""
    words, found = words_in(language), 0
    for one in played("zbojnici", 12):
        scene = scene_of(one, language)
        finished = finished_in(scene)
        assert finished is not None
        for side in sides_of(scene, finished):
            winners = [seat for seat in side.seats if seat in finished.outcome.winners]
            if len(winners) in (0, len(side.seats)):
                continue
            found += 1
            drawing = share_poster(scene, club=CLUB, day=DAY)
            drawn = [text.words.replace("\u00a0", " ") for text in review(drawing)]
            told = words("pic-share-winners", list=", ".join(f"{seat + 1} {scene.names[seat]}" for seat in winners))
            assert f"{side.title} · {told}" in drawn
            assert f"{side.title} ({told})" in drawing.alt
    assert found


@pytest.mark.rule("NT-4.6")
def test_people_who_have_not_agreed_are_seat_numbers() -> None:
    """NT-4.6: in sides, headline and moment alike, and no number stands twice."""
    words = words_in("cs")
    for one in played("mafie", 6):
        scene = scene_of(one, "cs")
        names = tuple(name if seat % 2 else words("seat-nameless", number=seat + 1) for seat, name in enumerate(scene.names))
        drawing = share_poster(replace(scene, names=names), club=CLUB, day=DAY)
        shown = set(names[1::2])
        assert not [name for name in scene.names if name not in shown and name in drawing.svg]
        assert names[0] in drawing.alt and f"1 {names[0]}" not in drawing.alt
        drawn = [text.words.replace("\u00a0", " ") for text in review(drawing)]
        assert not [line for line in drawn for seat in range(0, one.seats, 2) if f"{seat + 1} Místo {seat + 1}" in line]


@pytest.mark.rule("NT-4.6")
def test_a_score_below_nought_has_the_sign_of_texts() -> None:
    scene = scene_of(played("nostra_city", 1)[0], "en")
    assert scene.outcome is not None
    poor = replace(scene.outcome, scores=dict.fromkeys(range(len(scene.names)), -2))
    drawing = share_poster(replace(scene, outcome=poor), club=CLUB, day="Friday")
    assert " · −2" in drawing.alt
    assert any(text.words.endswith(" · −2") for text in review(drawing))


@pytest.mark.rule("NT-4.6", "NT-4.4")
def test_the_chosen_moment_is_the_decisive_one() -> None:
    scene = scene_of(played("mafie", 2)[1], "en")
    chosen = best_moments(scene)[-1]
    drawing = share_poster(scene, club=CLUB, day=DAY, chosen=chosen)
    assert f"{scene.words('pic-share-moment-chosen')}: {chosen.text}" in drawing.alt
    first = share_poster(scene, club=CLUB, day=DAY, chosen=best_moments(scene)[0])
    assert scene.words("pic-share-moment-chosen") not in first.alt, "the headline is on the poster already"


@pytest.mark.rule("NT-4.6")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in engines.GAMES if game != "mafie"])
def test_the_poster_of_a_boxed_game_gives_the_reason_of_its_end(game: str, language: str) -> None:
    for one in played(game, 6):
        scene = scene_of(one, language, text_mode=True)
        assert share_poster(scene, club=CLUB, day=DAY).alt.endswith(f"{scene.words('pic-share-decisive')}: {reason_in_the_story_of(scene)}")


def reason_in_the_story_of(scene: Scene) -> str:
    return str(game_of(scene.game).presenter.story(scene).parts[0]).split("\n")[2].replace("*", "").replace("\\", "")


@pytest.mark.rule("NT-4.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_poster_of_mafie_gives_the_ballot_that_ended_the_game(language: str) -> None:
    """NT-4.6: who got how many votes, as everybody saw them; where no ballot ended the game, the reason."""
    by_ballot, others = 0, 0
    unfinished = (engines.replay(load(f"mafie-{name}")) for name in ("host-ends", "stalemate"))
    for one in (*played("mafie", 24), *unfinished):
        scene = scene_of(one, language)
        told = share_poster(scene, club=CLUB, day=DAY).alt.partition(f"{scene.words('pic-share-decisive')}: ")[2]
        struck = next((notice.text for notice in reversed(scene.notices) if notice.text.key == "mf-struck"), None)
        assert one.outcome is not None
        if struck is None or struck.args["cause"] != "cause:ballot" or one.outcome.reason in (ABORTED, "stalemate"):
            others += 1
            assert told == reason_in_the_story_of(scene)
            continue
        by_ballot += 1
        tally = next(notice.text for notice in reversed(scene.notices) if notice.text.key == "mf-tally" and notice.text.args["voters"])
        votes = Counter(numbers_of(tally.args["votes"]))
        said = [seat for seat, given in votes.items() if f"{seat + 1} {scene.names[seat]}\u00a0{given}×" in told]
        assert len(said) == min(3, len(votes)) and number_of(struck.args["seat"]) in said
    assert by_ballot and others


@pytest.mark.rule("NT-4.6")
@pytest.mark.parametrize("game", [game for game in engines.GAMES if game != "mafie"])
def test_a_wide_name_leaves_room_for_the_score(game: str) -> None:
    one = next(one for one in reversed(played(game, 12)) if one.outcome is not None and one.outcome.scores)
    scene = scene_of(one, "en")
    wide = replace(scene, names=("W" * 32,) * len(scene.names))
    scores = (scene.outcome.scores or {}).values() if scene.outcome is not None else ()
    drawn = [text.words for text in review(share_poster(wide, club=CLUB, day=DAY))]
    assert not [
        score for score in scores if not any(line.endswith(f" · {game_of(game).presenter.score(scene.words, score)}") for line in drawn)
    ]


@every_game
@pytest.mark.rule("NT-4.1", "NT-4.6")
def test_a_headline_that_is_too_long_ends_with_dots(game: str) -> None:
    """On the poster and on the picture of the story: in two lines, the rest is never lost without a sign."""
    for one in played(game, 12):
        scene = replace(scene_of(one, "cs"), names=("W" * 32,) * one.seats)
        said = "".join(game_of(game).presenter.moments(as_drawn(scene))[0][1].split())
        for drawing in (share_poster(scene, club=CLUB, day=DAY), game_of(game).presenter.story(scene).pictures[0].drawing):
            head = re.search('<g id="headline".*?</g>', drawing.svg, re.DOTALL)
            assert head is not None
            lines = ["".join(unescape(line).split()) for line in re.findall("<text[^>]*>([^<]*)</text>", head[0])]
            whole = "".join(lines)
            assert whole in (legible_sentence(said), said) or all(line.endswith("…") or line in legible_sentence(said) for line in lines)
            assert whole[-1] in (legible_sentence(said)[-1], "…")


@every_game
@pytest.mark.rule("NT-4.1", "NT-4.6")
def test_no_line_of_a_picture_ends_with_a_czech_word_of_one_letter(game: str) -> None:
    """A no-break space of a sentence holds on the poster and on the picture of the story."""
    for one in played(game, 12):
        scene = scene_of(one, "cs")
        for drawing in (share_poster(scene, club=CLUB, day=DAY), game_of(game).presenter.story(scene).pictures[0].drawing):
            lines = re.findall("<text[^>]*>([^<]*)</text>", drawing.svg)
            assert not [line for line in lines if re.search(r"\s[aikosuvz]$", line)]


@pytest.mark.rule("NT-4.3", "NT-4.6")
@pytest.mark.parametrize(("language", "lost", "nobody"), [("en", "lost", "obody won"), ("cs", "prohra", "ikdo nevyhrál")])
def test_a_lone_player_who_does_not_win_has_lost(language: str, lost: str, nobody: str) -> None:
    """Costa wins, or the police do: poster and night don’t say that nobody has."""
    alone = [one for one in played("escape_plan") if one.seats == 1 and one.outcome is not None and not one.outcome.winners]
    assert alone
    for one in alone:
        scene = scene_of(one, language)
        alt = share_poster(scene, club=CLUB, day=DAY).alt
        line = own_line(scene, 0, game_of("escape_plan").presenter.own_night(scene, 0))
        assert lost in line and lost.capitalize() in alt
        assert nobody not in line + alt


@pytest.mark.rule("NT-4.6")
def test_money_on_a_poster_has_its_unit() -> None:
    for one in played("escape_plan", 12):
        scene = scene_of(one, "en")
        alt = share_poster(scene, club=CLUB, day=DAY).alt
        for seat, score in (one.outcome.scores or {}).items() if one.outcome is not None else ():
            assert f"{seat + 1} {scene.names[seat]} · {'−' * (score < 0)}${abs(score)},000" in alt


@pytest.mark.rule("NT-4.6")
@pytest.mark.parametrize(("language", "claim"), [("en", "decisive"), ("cs", "rozhodující")])
def test_an_unchosen_moment_is_not_called_the_decisive_one(language: str, claim: str) -> None:
    """*The cells are full* has decided nothing."""
    for game in engines.GAMES:
        drawing = share_poster(scene_of(played(game, 1)[0], language), club=CLUB, day=DAY)
        assert claim not in drawing.alt.lower()


@pytest.mark.rule("NT-4.6")
def test_only_winners_and_the_prince_stand_under_a_crown() -> None:
    sides = [side for one in played("zbojnici", 12) for side in sides_of(scene_of(one, "en"), finished_of(one))]
    icons = {side.title.split(" · ")[0]: side.icon for side in sides}
    assert {title for title, icon in icons.items() if icon == "crown"} <= {"Winner", "Winners", "Prince"}
    assert {icon for title, icon in icons.items() if title not in ("Winner", "Winners", "Prince")} == {"ducat"}


@pytest.mark.rule("NT-4.6")
def test_children_see_villains() -> None:
    one = engines.start("mafie", seats=7, options={"kids_theme": True}, seed=3)
    BlindCircle(one, players_of("mafie", 7, 3, "random")).play()
    for language in LANGUAGES:
        scene = scene_of(one, language)
        told = share_poster(scene, club=CLUB, day=DAY).alt.removeprefix(game_of("mafie").presenter.poster.title("mafie", scene.words))
        assert "Maf" not in told and ("Villains" in told or "Darebáci" in told)


@pytest.mark.rule("NT-4.6")
def test_the_button_counts_people_who_agree() -> None:
    def labels(agreed: tuple[int, int]) -> list[str]:
        page = closing_page(replace(scene_of(played("mafie", 1)[0], "en"), agreed=agreed), "", (), ())
        return [button.label for part in page.parts if isinstance(part, Buttons) for button in part.buttons]

    assert "Share · 4 of 6 agree" in labels((4, 6))
    assert "Share" in labels((0, 0)), "where nobody knows"


@pytest.mark.rule("NT-4.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_that_is_not_named_bears_its_number_once(language: str) -> None:
    words = words_in(language)
    for one in played("mafie", 6):
        scene = scene_of(one, language)
        names = tuple(words("seat-nameless", number=seat + 1) for seat in range(one.seats))
        drawing = share_poster(replace(scene, names=names), club=CLUB, day=DAY)
        for seat, name in enumerate(names):
            assert f"{seat + 1} {name}" not in drawing.svg and name in drawing.svg
