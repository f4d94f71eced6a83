"""Pages of Mafia City: every answer, the requests and their addressees, and no secrets on pages of others."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

import pytest

from bot.games.mafia_city.board import request as wanted_line
from bot.games.mafia_city.effect_text import short
from bot.games.mafia_city.presenter import PRESENTER, turns
from bot.games.mafia_city.voice import MafiaCityVoice
from bot.presenting.desk import with_more
from bot.presenting.limits import faults
from engines import Ask, Game
from engines.mafia_city.asks import AUTO, CHANGE, LEAVE, LOOK
from engines.mafia_city.views import EffectView
from tests.bot.presenting.boxed.tables import MAFIA_CITY, NAMES, buttons, pressed, scene_of, shown_to_others, texts

play, moments = MAFIA_CITY.play, MAFIA_CITY.moments
BOTH = pytest.mark.parametrize("language", ["cs", "en"])


def test_every_answer_that_the_rules_offer_can_be_pressed_on_the_desk() -> None:
    asked: Counter[str] = Counter()
    for seats, seed in ((3, 8), (5, 8)):
        for game in play(seats, seed):
            scene = scene_of(game, text_mode=True)
            for ask in game.asks:
                if asked[ask.name] < 6:
                    asked[ask.name] += 1
                    page = PRESENTER.desk(with_more(scene), ask.seat)
                    offered = {option.id for option in ask.options if not option.host_only} | ({"none"} if ask.least == 0 else set())
                    if ask.name == LEAVE:
                        assert any(button.id.endswith(":resign") for button in buttons(page))
                        continue
                    assert pressed(page, ask) == offered
                    assert PRESENTER.receipt(scene, ask, (ask.options[0].id,))
    assert len(asked) > 35, asked


def first(seats: int, seed: int, name: str, **request: object) -> tuple[Game, Ask]:
    """Return the first moment at which ``name`` is asked."""
    for game in play(seats, seed, late=0):
        for ask in game.asks:
            if ask.name == name and all(getattr(ask, key) == value for key, value in request.items()):
                return game, ask
    raise AssertionError(f"{name} is never asked")


@pytest.mark.rule("MC-15.10")
def test_the_desk_walks_through_a_play_and_shows_it_as_it_grows() -> None:
    game, ask = first(4, 3, "mafia_city.big_plan.target")
    said = texts(PRESENTER.desk(scene_of(game), ask.seat))
    assert re.search(r"Zatím: Velký plán \([^)]+\) → \d [^→]+ · \d\.\u00a0odspodu", said)
    assert "Velký plán: kam?" in said
    assert pressed(PRESENTER.desk(scene_of(game), ask.seat), ask) >= {"back"}
    game.answer(ask.id, "back")
    assert "Zatím" not in texts(PRESENTER.desk(scene_of(game), ask.seat))


@pytest.mark.rule("MC-15.3", "MC-15.7")
def test_a_decoy_looks_like_every_other_question_of_its_window() -> None:
    found: dict[bool, set[str]] = {True: set(), False: set()}
    for game in play(5, 3, late=0):
        public = game.view(None)
        if public.window is None or public.window.kind != "veto":  # type: ignore[attr-defined]  # the view of this game
            continue
        scene = scene_of(game, text_mode=True)
        frames = {}
        for ask in game.asks:
            if ask.name == "mafia_city.veto":
                frames[ask.seat] = next(
                    part for part in PRESENTER.desk(scene, ask.seat).parts if isinstance(part, str) and "proti?" in part
                )
                found[len(ask.options) == 1].add("seen")
        assert len(set(frames.values())) <= 1, "the same words for everybody"
    assert found[True] and found[False]


@pytest.mark.rule("MC-15.3", "MC-15.5", "MC-15.6", "MC-15.10")
def test_the_board_never_depends_on_secrets() -> None:
    """Two games that differ only in a pick that is still secret show the same board, help and desks of others."""
    compared: dict[str, int] = {}
    for game in play(5, 30, late=0):
        secret = next((ask for ask in game.asks if ask.secret and len(ask.options) > 1 and compared.get(ask.name, 0) < 2), None)
        if secret is None or secret.name == LOOK or game.moves_made % 3:
            continue
        shown = set()
        for option in (secret.options[0].id, secret.options[-1].id):
            other = game.at(game.moves_made)
            other.answer(secret.id, option)
            if len(other.notices) != len(game.notices) or other.view(None) != game.view(None):
                break
            scene = scene_of(other, text_mode=True)
            scene = replace(scene, deadlines={ask.id: next(iter(scene.deadlines.values())) for ask in scene.asks if ask.clock})
            shown.add(shown_to_others(scene, secret.seat))
        else:
            compared[secret.name] = compared.get(secret.name, 0) + 1
            assert len(shown) == 1, secret.name
    assert {AUTO, CHANGE, "mafia_city.turn"} <= set(compared), compared
    assert sum(compared.values()) >= 8, compared


@pytest.mark.rule("MC-14.1", "MC-14.2")
def test_a_look_with_the_policeman_is_for_one_pair_of_eyes() -> None:
    game, ask = first(4, 3, LOOK)
    victim = next(option.id for option in ask.options)
    seat = int(victim.partition(":")[2])
    told = game.answer(ask.id, victim)
    scene = scene_of(game, text_mode=True)
    said = PRESENTER.receipt(scene, ask, (victim,), told)
    held = game.view(seat).me.cards  # type: ignore[attr-defined]  # the view of this game
    if held:
        assert all(scene.words(f"pic-mc-card-{card.kind}") in said for card in held)
    else:
        assert "žádnou kartu" in said
    (line,) = PRESENTER.narrate(game.notices, scene, since=told[0].number)
    assert line.seat is None and "se dívá do karet" in line.text
    assert not any(scene.words(f"pic-mc-card-{card.kind}") in line.text for card in held)


def test_the_buttons_of_a_phase_never_move_and_only_the_fitting_are_enabled() -> None:
    rows: dict[str, set[tuple[str, ...]]] = {}
    for scene in moments(4, 4):
        page = PRESENTER.board(scene)
        assert [button.label for button in page.parts[-2].buttons] == ["Na stole", "Hráči", "Co se počítá"]  # type: ignore[union-attr]
        assert [button.label for button in page.parts[-1].buttons] == ["Moje místo", "Jak se hraje", "Hostitel"]  # type: ignore[union-attr]
        if scene.public.step == "color" or len(buttons(page)) == 5:
            continue
        row = buttons(page)[:-6]
        rows.setdefault(scene.public.phase, set()).add(tuple(button.label for button in row))
        enabled = [button.label for button in row if not button.disabled]
        assert len(enabled) == (1 if scene.public.step else 0)
        if scene.public.window is not None:
            assert enabled == (["Tajná dohoda"] if scene.public.window.kind == "deal" else ["Reagovat"])
    assert all(len(labels) == 1 for labels in rows.values()), rows
    assert rows["action"] == {("Hrát", "Reagovat")}


@pytest.mark.rule("MC-15.3")
def test_in_a_window_of_many_the_board_says_that_it_is_open_and_till_when() -> None:
    windows = 0
    for scene in moments(5, 3):
        window = scene.public.window
        if window is None or window.kind == "case":
            continue
        windows += 1
        said = next(str(part) for part in PRESENTER.board(scene).parts if "<t:" in str(part))
        assert "proti?" in said if window.kind == "veto" else "Tajnou dohodu" in said
        assert "Čeká se" not in texts(PRESENTER.board(scene))
        assert turns(scene) == ()
    assert windows > 30


def test_the_words_of_the_game_master_are_those_of_the_house() -> None:
    request = {
        r"\*\* posílá Práskače na: [^.]+\. Terč: .+, \d\. odspodu\. Má někdo něco proti\? Konec <t:",
        r"\*\* ukazuje dvě Pěsti\. [^.]+\. Má někdo něco proti\?",
        r"Obchodní čtvrť: kontroluje . \*\*[^*]+\*\*, \+1 bod\.",
        r"^Hraje . \*\*[^*]+\*\*\. Konec <t:\d+:R>\. Pas: [^.]+\. Kolo začíná . \*\*[^*]+\*\*\.$",
    }
    for scene in moments(4, 3):
        if request and scene.public.step in ("veto", "district", "turn"):
            said = wanted_line(MafiaCityVoice(scene)).replace("\u00a0", " ")
            request = {pattern for pattern in request if not re.search(pattern, said)}
    assert request == set()
    assert re.search(
        r"Cíl je splněn\. . \*\*[^*]+\*\* má \d+ bodů a klíče od města\.", texts(PRESENTER.story(scene)).replace("\u00a0", " ")
    )


def test_the_message_of_a_seat_states_its_goal_until_the_end() -> None:
    now = list(moments(5, 3))
    said = texts(PRESENTER.hand(now[0], 1))
    assert "kdo první dosáhne cíle, 11 bodů, vyhrává" in said.replace("\u00a0", " ")
    over = texts(PRESENTER.hand(now[-1], 1))
    assert "vyhrává" not in over and "Moje místo**" not in over


def test_after_the_end_no_desk_speaks_of_the_power_of_a_figure() -> None:
    *_, over = moments(4, 3)
    holders = [seat for seat, player in enumerate(over.public.players) if player.policeman or player.mayor]
    assert holders
    for seat in holders:
        said = texts(PRESENTER.desk(over, seat))
        assert "Body: **" in said and "je u tebe" not in said


def test_the_night_of_a_player_tells_the_place_and_the_points_to_the_first() -> None:
    *_, over = moments(4, 3)
    told = over.public.story
    for at, seat in enumerate(told.ranking):
        ahead = told.scores[told.ranking[0]] - told.scores[told.ranking[1] if at == 0 else seat]
        said = PRESENTER.own_night(over, seat).facts[-2].replace("\u00a0", " ")
        assert re.fullmatch(
            rf"Pořadí: {at + 1}\. ze 4, (?:bodů stejně.+|{'náskok' if at == 0 else 'na první chybí'} {ahead} bod[yů]?)\.", said
        )


def test_the_shape_of_a_person_stays_on_one_line_with_the_name() -> None:
    *_, over = moments(3, 3)
    assert re.fullmatch(r"[✚◆▲●■]\u00a0\*\*Eliška\*\*", MafiaCityVoice(over).who(0))


def test_a_move_to_the_cell_is_told_without_an_arrow() -> None:
    voice = MafiaCityVoice(next(moments(3, 3)))
    effect = EffectView(seat=0, kind="prison", cards=(), victim=1, location=7, place=1, target=None, against=None)
    assert short(voice, effect).replace("\u00a0", " ") == "**Eliška**: do Cely **Karel** (7 Radnice)"


def test_leaving_is_asked_twice() -> None:
    game, ask = first(3, 3, LEAVE)
    scene = scene_of(game)
    assert PRESENTER.needs_confirm(scene, ask, ("withdraw",))
    page = PRESENTER.confirm(scene, ask, ("withdraw",))
    assert faults(page) == []
    assert [button.style for button in buttons(page)] == ["danger", "secondary"]
    turn = next(one for one in play(3, 3, late=0) if any(ask.name == "mafia_city.turn" for ask in one.asks))
    assert not any(PRESENTER.needs_confirm(scene_of(turn), one, (one.options[0].id,)) for one in turn.asks if one.name != LEAVE)


@BOTH
@pytest.mark.parametrize("seats", [3, 5])
def test_the_end_is_told_with_points_and_as_text(seats: int, language: str) -> None:
    *_, game = play(seats, 3)
    scene = scene_of(game, language, salt="aa", secret="bb")
    for shown in (scene, replace(scene, text_mode=True)):
        page = PRESENTER.story(shown)
        assert faults(page) == []
        told = scene.public.story
        for seat, points in told.scores.items():
            assert re.search(rf"{re.escape(NAMES[seat][:10])}.*\b{points}\b", texts(page))
    course = PRESENTER.story_text(scene)
    assert "**" not in course
    rounds = [line for line in course.splitlines() if re.match(r"\d+\.\u00a0kolo|Round \d+", line)]
    assert len(rounds) == scene.public.round + 1  # the reason of the end names its round, too


@pytest.mark.rule("NT-4.2")
def test_an_honour_names_everybody_who_ties_for_it() -> None:
    """Rounds, controls and cards with the highest number, counted from the story anew."""
    names, ties = ("Ada", "Ben", "Cyril", "Dora", "Emil"), 0
    for seed in range(6):
        *_, game = play(3 + seed % 3, seed)
        scene = replace(scene_of(game, "en"), names=names[: game.seats])
        told = scene.public.story
        said = texts(PRESENTER.story(scene)).replace("\u00a0", " ").split("\n")
        points = [(0,) * game.seats, *(one.vp for one in told.rounds if one.vp)]
        gains = {(seat, n): points[n][seat] - points[n - 1][seat] for n in range(1, len(points)) for seat in told.scores}
        rule = Counter((one.seat, one.location) for part in told.rounds for one in part.control if one.seat is not None)
        for line, counts, where in (("Best round", gains, "round "), ("Longest in control", rule, "")):
            holders = [key for key, n in counts.items() if n == max(counts.values())]
            named = next(one for one in said if one.startswith(line))
            assert len(re.findall(r"\*\* \(", named)) == len(holders)
            assert not [key for key in holders if not re.search(rf"\*\*{names[key[0]]}\*\* \({where}{key[1]}\b", named)]
            ties += len(holders) > 1
    assert ties


@BOTH
def test_a_game_that_nobody_wins_is_closed_calmly(language: str) -> None:
    game = next(iter(play(3, 3)))
    game.end()
    page = PRESENTER.story(scene_of(game, language))
    assert faults(page) == []
    assert ("Hra končí bez vítěze" if language == "cs" else "No winner") in texts(page)
