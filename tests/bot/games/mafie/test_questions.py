import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from bot.games import game_of
from bot.presenting.desk import with_more
from bot.presenting.limits import BUTTON_LABEL, faults
from bot.presenting.page import Button, Buttons, Menu, Page
from bot.presenting.scene import Scene
from bot.presenting.texts import words_in
from engines import Game
from engines.table import Ask
from tests.bot.games.mafie.playing import play, scene_of

ALL_CARDS = {"extended": True, "cards": tuple(range(1, 17))}
GAMES: dict[str, tuple[int, int, dict[str, Any]]] = {
    "basic": (9, 2, {}),
    "small": (6, 2, {}),
    "cards": (16, 27, ALL_CARDS),
    "children": (14, 8, {"kids_theme": True, "kids_last_shot": True, "extended": True, "cards": tuple(range(1, 14))}),
}
NIGHT = ("mafie.night.peek", "mafie.night.hunch", "mafie.night.victim", "mafie.night.recruit")
SHARED = ("mafie.vote.first", "mafie.vote.final", "mafie.vote.change", "mafie.day.ready", "mafie.day.speech")
presenter = game_of("mafie").presenter


def texts(page: Page) -> str:
    return "\n".join(part for part in page.parts if isinstance(part, str))


def buttons(page: Page) -> list[Button]:
    return [button for part in page.parts if isinstance(part, Buttons) for button in part.buttons]


def menus(page: Page) -> list[Menu]:
    return [part for part in page.parts if isinstance(part, Menu)]


@cache
def asked(name: str) -> tuple[tuple[Scene, Ask], ...]:
    """Return every question of one game with the scene in which it was first open."""
    seats, seed, options = GAMES[name]
    found: dict[str, tuple[Scene, Ask]] = {}
    for game in play(seats, seed, options):
        new = [ask for ask in game.asks if ask.id not in found]
        if new:
            scene = scene_of(game, "cs" if len(found) % 2 else "en", keep=True)
            found.update((ask.id, (scene, ask)) for ask in new)
    return tuple(found.values())


def everything() -> Iterator[tuple[Scene, Ask]]:
    for name in GAMES:
        yield from asked(name)


def test_these_games_ask_everything_there_is_to_ask() -> None:
    names = {ask.name for _, ask in everything()}
    assert names >= {*NIGHT, *SHARED, "mafie.start.role_swap", "mafie.strike.vest", "mafie.strike.bandage", "mafie.strike.last_shot"}
    assert names >= {"mafie.day.opening", "mafie.day.closing", "mafie.day.wiretap", "mafie.day.corner_shot", "mafie.seat.withdraw"}


@pytest.mark.rule("MF-14.10")
def test_every_private_question_fits_and_offers_exactly_its_options() -> None:
    for scene, ask in everything():
        if ask.name in SHARED or ask.name == "mafie.seat.withdraw":
            continue
        page = presenter.card(scene, ask.seat) if not ask.holds and ask.name not in NIGHT else presenter.question(scene, ask.seat)
        options = {option.id for option in ask.options}
        if page is None:
            assert options == {"pass"} and ask.name in ("mafie.strike.bandage", "mafie.day.opening", "mafie.day.closing")
            continue
        assert faults(page) == []
        own = f"c1:t7:{ask.name}:{ask.id.rpartition('/')[2]}"
        offered = {choice.value for menu in menus(page) if menu.id == own for choice in menu.choices}
        offered |= {button.id.rpartition(":")[2].replace("=", ":") for button in buttons(page) if button.id.startswith(f"{own}:")}
        assert offered == options


def test_every_question_has_its_help_and_its_default_is_named_by_day_and_never_at_night() -> None:
    named = {
        "mafie.start.role_swap": "d-swap",
        "mafie.strike.vest": "d-vest",
        "mafie.strike.last_shot": "d-last-shot",
        "mafie.strike.bandage": "d-pass",
        "mafie.day.opening": "d-pass",
        "mafie.day.closing": "d-pass",
    }
    for scene, ask in everything():
        page = presenter.question(scene, ask.seat)
        if page is None or ask.name in SHARED or not ask.clock:
            continue
        assert any(button.id == "c1:t7:help" for button in buttons(page))
        theme = "kids" if scene.public.options["kids_theme"] else "town"
        if ask.name in NIGHT:
            assert not any(scene.words(key, theme=theme) in texts(page) for key in named.values())
        elif len(ask.options) > 1:
            assert scene.words(named[ask.name], theme=theme) in texts(page)


def test_people_are_listed_from_the_seat_after_the_asker() -> None:
    for scene, ask in everything():
        page = presenter.question(scene, ask.seat)
        for menu in menus(page) if page else ():
            seats = [int(choice.value.partition(":")[2]) for choice in menu.choices]
            assert seats == sorted(seats, key=lambda seat: (seat - ask.seat - 1) % len(scene.names))
            assert ask.seat not in seats


def shape(page: Page) -> list[object]:
    return [type(part).__name__ for part in page.parts]


@pytest.mark.rule("MF-15.5")
def test_a_decoy_has_the_shape_and_the_first_line_of_the_real_question() -> None:
    for name in GAMES:
        by_night: dict[tuple[int, str], dict[str, Page]] = {}
        for scene, ask in asked(name):
            if ask.name in NIGHT[:3] and scene.public.phase == "agent":
                page = presenter.question(scene, ask.seat)
                assert page is not None
                by_night.setdefault((scene.public.round, scene.public.phase), {}).setdefault(ask.name, page)
        both = [pages for pages in by_night.values() if len(pages) == 2]
        for pages in both:
            real, decoy = pages["mafie.night.peek"], pages["mafie.night.hunch"]
            assert shape(real) == shape(decoy)
            assert real.parts[0] == decoy.parts[0]
            assert real.accent == decoy.accent
            assert [menu.placeholder for menu in menus(real)] == [menu.placeholder for menu in menus(decoy)]
        assert both or name == "children" or GAMES[name][2].get("kids_no_agent")


@pytest.mark.rule("MF-15.5")
def test_at_night_everybody_is_asked_in_the_same_breath_and_as_loud() -> None:
    for name in GAMES:
        for scene, ask in asked(name):
            if ask.name in NIGHT:
                assert presenter.question_key(scene, ask.seat) == f"{scene.public.phase}-{scene.public.round}"
                assert presenter.loud_question(scene, ask.seat)


def test_a_secret_card_makes_no_sound_and_a_named_player_is_called() -> None:
    for scene, ask in everything():
        if ask.name in ("mafie.strike.vest", "mafie.strike.last_shot"):
            assert presenter.loud_question(scene, ask.seat)
        elif ask.name in ("mafie.strike.bandage", "mafie.day.opening", "mafie.day.closing"):
            assert not presenter.loud_question(scene, ask.seat)


SECRETS = re.compile(r"Agent|Mafi|Villain|Darebá|mafioso|masku|mask|Vest|vesta|\|\|", re.IGNORECASE)


def test_a_locked_screen_shows_nothing_in_the_first_sixty_characters() -> None:
    for scene, ask in everything():
        page = presenter.question(scene, ask.seat)
        if page is not None:
            start = " ".join(re.sub(r"<t:\d+:R>", "za 40 s", texts(page)).split())[:60]
            assert not SECRETS.search(start), start
    for name in GAMES:
        scene = asked(name)[-1][0]
        for seat in range(len(scene.names)):
            assert not SECRETS.search(" ".join(texts(presenter.hand(scene, seat)).split())[:60])


@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_hand_says_that_the_token_is_under_the_black_bars(language: str) -> None:
    """Said before the first bar, in the message and on the desk, which is all that people with closed direct messages have (MF-15.1)."""
    scene = scene_of(next(iter(play(7, 1))), language)
    said = scene.words("hand-turn")
    for seat in range(7):
        for page in (presenter.hand(scene, seat), presenter.desk(scene, seat)):
            before = page.parts[: page.parts.index(said)]
            assert not any("||" in part for part in before if isinstance(part, str)) and not Page(before).pictures
        assert said not in presenter.hand(replace(scene, text_mode=True), seat).parts, "there are no bars in text mode"


def test_secrets_stand_behind_spoilers_and_in_text_mode_after_a_warning() -> None:
    for scene in {id(scene): scene for scene, ask in asked("cards")}.values():
        if scene.public.phase == "end":
            continue
        for seat in range(0, len(scene.names), 5):
            view = scene.view(seat)
            if not view.seats[seat].living:
                continue
            page = presenter.hand(scene, seat)
            token = scene.words(f"pic-token-{view.me.token}")
            open_words = re.sub(r"\|\|.*?\|\|", "", texts(page))
            assert token not in open_words
            assert all(picture.spoiler for picture in page.pictures)
            plain = presenter.hand(replace(scene, text_mode=True), seat)
            assert not plain.pictures and "||" not in texts(plain)
            assert str(plain.parts[0]).startswith(scene.words("secret-follows")) and str(plain.parts[0]).endswith("\n")
            assert token in texts(plain)
            assert faults(page) == faults(plain) == []


def test_only_final_and_costly_answers_are_confirmed() -> None:
    for scene, ask in everything():
        for option in ask.options:
            needs = presenter.needs_confirm(scene, ask, (option.id,))
            person = option.id.startswith("seat:")
            costly = {"mafie.start.role_swap", "mafie.night.peek", "mafie.night.recruit", "mafie.day.opening", "mafie.day.corner_shot"}
            costly |= {"mafie.strike.last_shot", "mafie.vote.change", "mafie.day.wiretap"}
            final_vote = ask.clock == "vote_turn"
            assert needs == ((person and (ask.name in costly or final_vote)) or option.id == "withdraw")


def test_the_confirmation_shows_the_choice_and_the_safe_button_second() -> None:
    for scene, ask in everything():
        option = ask.options[-1].id
        if ask.name == "mafie.seat.withdraw" or not presenter.needs_confirm(scene, ask, (option,)):
            continue
        for page in (presenter.confirm(scene, ask, (option,)), presenter.desk(scene, ask.seat, confirm=ask.name, chosen=option)):
            number = ask.id.rpartition("/")[2]
            sure, back = [button for button in buttons(page) if button.id.split(":")[2] in ("sure", "back")]
            assert sure.id == f"c1:t7:sure:{ask.name}:{number}:{option.replace(':', '=')}"
            assert back.id == f"c1:t7:back:{ask.name}:{number}" and back.style == "secondary"
            assert f"{int(option[5:]) + 1} {scene.names[int(option[5:])]}"[:15] in texts(page)
            assert scene.words("confirm-note") in texts(page)
            assert faults(page) == []


def test_leaving_the_game_is_asked_twice() -> None:
    scene, ask = next((scene, ask) for scene, ask in asked("basic") if ask.name == "mafie.seat.withdraw")
    assert any(button.id == "c1:t7:resign" and button.style == "danger" for button in buttons(presenter.desk(with_more(scene), ask.seat)))
    page = presenter.desk(scene, ask.seat, confirm=ask.name, chosen="withdraw")
    number = ask.id.rpartition("/")[2]
    assert [button.id for button in buttons(page)][:2] == [f"c1:t7:sure:{ask.name}:{number}:withdraw", f"c1:t7:back:{ask.name}:{number}"]
    assert scene.words("resign-confirm") in texts(page)


def test_a_doubtful_option_that_is_none_shows_the_question_again() -> None:
    scene, ask = next((scene, ask) for scene, ask in asked("basic") if ask.name == "mafie.night.peek")
    assert presenter.question(scene, ask.seat, confirm=ask.name, chosen=f"seat:{ask.seat}") == presenter.question(scene, ask.seat)


def test_every_answer_gets_one_sentence() -> None:
    for scene, ask in everything():
        for option in ask.options:
            if not option.host_only:
                said = presenter.receipt(scene, ask, (option.id,))
                assert 3 < len(said) < 200 and "\n" not in said


def _play_until(name: str, wanted: str) -> tuple[Game, Ask]:
    seats, seed, options = GAMES[name]
    for game in play(seats, seed, options):
        for ask in game.asks:
            if ask.name == wanted:
                return game, ask
    raise AssertionError(f"{wanted} is never asked")


@pytest.mark.rule("MF-4.3")
def test_the_receipt_of_a_look_shows_the_token() -> None:
    game, ask = _play_until("basic", "mafie.night.peek")
    target = ask.options[0].id
    before = scene_of(game, keep=True)
    told = game.answer(ask.id, target)
    seat = int(target[5:])
    token = game.view(seat).me.token  # type: ignore[attr-defined]
    words = words_in("cs")
    for scene in (before, scene_of(game)):
        said = presenter.receipt(scene, ask, (target,), told)
        assert f"||{seat + 1} {scene.names[seat]}: {words(f'pic-token-{token}')}||" in said


@pytest.mark.rule("MF-5.5")
def test_a_waker_sees_all_fingers_and_counts_the_own_changes() -> None:
    game, ask = _play_until("basic", "mafie.night.victim")
    game.answer(ask.id, ask.options[0].id)
    scene = scene_of(game)
    page = presenter.question(scene, ask.seat)
    assert page is not None
    target = int(ask.options[0].id[5:])
    said = texts(page)
    assert scene.words("pick", who=f"{ask.seat + 1} {scene.names[ask.seat]}", target=f"||{target + 1} {scene.names[target]}||") in said
    assert scene.words("changes-left", n=3) in said
    assert menus(page)[0].placeholder.endswith(f"{target + 1} {scene.names[target]}")
    long = replace(scene, names=("Maximiliánovič\n \u202eWWWWWWWWWW",) * len(scene.names))
    shown = presenter.question(long, ask.seat)
    assert shown is not None
    assert menus(shown)[0].placeholder.endswith(f"{target + 1} Maximiliánovič WWWW…"), "named as in the menu"
    assert presenter.question_key(scene, ask.seat) == "mafia-1"


def test_sleepers_see_nothing_of_the_meeting() -> None:
    game, _ = _play_until("basic", "mafie.night.victim")
    scene = scene_of(game)
    for other in game.asks:
        if other.name == "mafie.night.hunch":
            page = presenter.question(scene, other.seat)
            assert page is not None
            assert not any(scene.words("victim-ask", theme="town", alone=alone) in texts(page) for alone in ("yes", "no"))


def test_the_desk_offers_the_ballot_too() -> None:
    game, ask = _play_until("basic", "mafie.vote.first")
    desk = presenter.desk(scene_of(game), ask.seat)
    assert any(menu.id == f"c1:t7:{ask.name}:1" for menu in menus(desk))
    assert presenter.question(scene_of(game), ask.seat) is None
    game.answer(ask.id, ask.options[0].id)
    (menu,) = menus(presenter.desk(scene_of(game), ask.seat))
    assert [choice.value for choice in menu.choices if choice.chosen] == [ask.options[0].id]


@pytest.mark.rule("MF-14.10")
@pytest.mark.parametrize("name", GAMES)
def test_desk_and_card_open_for_everybody_at_any_time(name: str) -> None:
    scenes = list({id(scene): scene for scene, _ in asked(name)}.values())
    for number, scene in enumerate(scenes[:: len(scenes) // 30 + 1]):
        for seat in range(number % 4, len(scene.names), 4):
            desk, card = presenter.desk(scene, seat), presenter.card(scene, seat)
            assert faults(desk) == faults(card) == []
            assert any(button.id == "c1:t7:more" for button in buttons(desk))
    assert faults(presenter.spectator_desk(scenes[0])) == []


def test_the_last_call_reaches_exactly_people_without_an_answer() -> None:
    game, ask = _play_until("basic", "mafie.vote.first")
    scene = scene_of(game)
    assert presenter.last_call(scene) == scene.public.ballot.voters
    game.answer(ask.id, ask.options[0].id)
    scene = scene_of(game, bot_players=frozenset({scene.public.ballot.voters[-1]}))
    assert presenter.last_call(scene) == tuple(seat for seat in scene.public.ballot.voters[:-1] if seat != ask.seat)
    assert "<t:" in presenter.last_call_line(scene, presenter.last_call(scene)[0])


@pytest.mark.rule("MF-14.11")
def test_a_window_of_many_calls_nobody() -> None:
    game, ask = _play_until("cards", "mafie.day.opening")
    assert not {one.seat for one in game.asks if one.name == ask.name} & set(presenter.last_call(scene_of(game)))


def test_every_button_in_both_languages_is_short_enough() -> None:
    for language in ("cs", "en"):
        for scene, ask in asked("children"):
            page = presenter.question(replace(scene, words=words_in(language)), ask.seat)
            for button in buttons(page) if page else ():
                assert len(button.label) <= BUTTON_LABEL


def wordings(name: str, seats: int, seed: int, options: dict[str, Any]) -> list[tuple[Scene, Ask, str]]:
    """Return the questions ``name`` of one game with their scenes and their texts."""
    found: dict[str, tuple[Scene, Ask, str]] = {}
    for game in play(seats, seed, options):
        for ask in game.asks:
            if ask.name == name and ask.id not in found:
                scene = scene_of(game, "cs" if len(found) % 2 else "en", keep=True)
                page = presenter.question(scene, ask.seat) if ask.holds or name in NIGHT else presenter.card(scene, ask.seat)
                assert page is not None
                found[ask.id] = (scene, ask, texts(page))
    return list(found.values())


@pytest.mark.rule("OP-2.3", "MF-5.5")
def test_a_lone_mafioso_reads_nothing_of_fingers() -> None:
    alone = set()
    for scene, ask, text in wordings("mafie.night.victim", 9, 2, {}):
        me = scene.view(ask.seat).me
        single = me.wakers == (ask.seat,)
        alone.add(single)
        for key, holds in (("yes", single), ("no", not single)):
            assert (scene.words("victim-ask", theme="town", alone=key) in text) == holds
    assert alone == {True, False}


@pytest.mark.rule("OP-2.3", "MF-23.5", "MF-34.10")
@pytest.mark.parametrize(("cards", "gang"), [((3, 14, 15, 16), "yes"), ((3,), "no")])
def test_a_recruit_of_the_gang_is_mentioned_where_there_is_one(cards: tuple[int, ...], gang: str) -> None:
    asked = wordings("mafie.night.recruit", 14, 6, {"extended": True, "cards": cards})
    assert asked
    assert all(scene.words("recruit-ask", theme="town", gang=gang) in text for scene, _, text in asked)


@pytest.mark.rule("OP-2.3", "MF-22.2", "MF-31.2")
@pytest.mark.parametrize("cards", [(11,), (11, 2)])
def test_a_bandage_is_mentioned_to_the_shooter_while_it_can_save(cards: tuple[int, ...]) -> None:
    told = set()
    for seed in range(2, 8):
        for scene, _, text in wordings("mafie.day.corner_shot", 9, seed, {"extended": True, "cards": cards}):
            saved = "yes" if 2 in cards and 2 not in scene.public.spent else "no"
            told.add(saved)
            assert scene.words("q-corner-shot", theme="town", saved=saved) in text
    assert told >= {"yes" if 2 in cards else "no"}
