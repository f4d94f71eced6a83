import re
from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest

from bot.games import game_of
from bot.games.game import options_of, usual_options
from bot.games.mafie.presenter import PRESENTER, setting_lines
from bot.presenting import setting
from bot.presenting.host_desk import lobby_host
from bot.presenting.how_to_play import what_it_is
from bot.presenting.limits import faults
from bot.presenting.lobby_scene import Leaning, LobbyScene, LobbySeat
from bot.presenting.page import Button, Buttons, Page, Picture
from bot.presenting.setting import settings_of, value_key
from bot.presenting.texts import words_in
from bot.tables.opening import chosen_options
from bot.tables.pages.lobby import details_page, lobby_page, lobby_record
from bot.tables.pages.options import options_page
from engines import GAMES

NAMES = ("Jana", "Karel", "El*iška", "Tonda", "Markéta", "Petr", "Bára", "Ondřej", "Zdenka")


def scene(language: str = "cs", options: dict[str, Any] | None = None, **more: Any) -> LobbyScene:
    seats = tuple(LobbySeat(number, name, ready=number == 0, bot_player=number == 8) for number, name in enumerate(NAMES))
    given: dict[str, Any] = {"host": "Jana", "closes_at": 1_800_000_000.0, "seal": "9f3a", "can_start": True, **more}
    return LobbyScene("t7", "mafie", words_in(language), seats, options or {}, 6, 21, **given)


def plain_scene(language: str = "cs", **more: Any) -> LobbyScene:
    """Return the lobby of a game that has no options."""
    seats = tuple(LobbySeat(number, name) for number, name in enumerate(NAMES[:4]))
    return LobbyScene("t7", "zbojnici", words_in(language), seats, {}, 2, 6, host="Jana", can_start=True, **more)


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_game_without_options_has_a_whole_lobby_too(language: str) -> None:
    lobby = plain_scene(language)
    for page in (lobby_page(lobby), lobby_record(lobby), lobby_host(lobby), options_page(lobby)):
        assert faults(page) == []
    assert next(button for button in buttons(lobby_host(lobby)) if button.id.endswith(":h.options")).disabled
    assert lobby.words("lobby-plain-zbojnici") in texts(lobby_page(lobby))


def texts(page: Page) -> str:
    return "\n".join(part for part in page.parts if isinstance(part, str))


def buttons(page: Page) -> list[Button]:
    return [button for part in page.parts if isinstance(part, Buttons) for button in part.buttons]


def test_the_lobby_tells_players_seats_start_and_closing_time() -> None:
    said = texts(lobby_page(scene()))
    assert "8 lidí a 1 automat (6–21)**\n1 Jana ✓ · 2 Karel\n3 El\\*iška · 4 Tonda\n" in said.replace("\u00a0", " ")
    assert "Zdenka" not in said, "an automated player is one of a number"
    assert "Automaty: 9 Zdenka." in texts(details_page(scene()))
    assert "Rozdá se na pokyn hostitele (**Jana**)" in said
    assert "<t:1800000000:R>" in said


def test_everything_is_pressed_in_the_same_place() -> None:
    ids = [button.id for button in buttons(lobby_page(scene()))]
    assert ids == ["c1:t7:join", "c1:t7:ready", "c1:t7:leave", "c1:t7:help", "c1:t7:details", "c1:t7:host"]
    assert [button.id for button in buttons(lobby_page(scene("en", {"extended": True}, can_start=False)))] == ids


@pytest.mark.parametrize(("seated", "ready", "needed"), [(0, 0, "join"), (5, 5, "join"), (6, 0, "ready"), (9, 3, "ready"), (9, 9, "")])
def test_the_press_that_the_table_needs_next_is_the_primary_one(seated: int, ready: int, needed: str) -> None:
    """A chair while people are missing; once enough sit, that they are ready."""
    seats = tuple(LobbySeat(number, NAMES[number], ready=number < ready) for number in range(seated))
    page = lobby_page(replace(scene(everyone_ready=seated == ready > 0), seats=seats))
    primary = [button.id.rpartition(":")[2] for button in buttons(page) if button.style == "primary"]
    assert primary == ([needed] if needed else [])


def test_the_options_stand_in_one_line_with_changes_in_bold() -> None:
    shown = scene(options={"extended": True, "final_tie": "lot"}, changed=frozenset({"extended"}), balance=Leaning("mafia", 47, 1, 1000))
    said = texts(lobby_page(shown))
    line = next(line for line in said.split("\n") if "Rozšířená" in line)
    assert line.startswith("**Rozšířená hra** · Karty: Neprůstřelná vesta, Odposlech")
    assert "Hned los" in line
    assert "2\u00a0Mafiáni, 1\u00a0Agent, 6\u00a0Policistů" in line
    assert "47 ± 1" not in said and "47 ± 1" in texts(details_page(shown))


@pytest.mark.rule("MA-7.5", "NT-1.3")
@pytest.mark.parametrize(("language", "known", "counted"), [
    ("cs", "Mafie vyhrává 47 ± 3\u00a0% (1\u00a0000 her automatů)", "Vyváženost: počítám… Za chvíli stiskni **Podrobnosti** znovu."),
    (
        "en",
        "The Mafia wins 47 ± 3% (1,000 games between automated players)",
        "Balance: counting… Press **Details** again in a moment.",
    ),
])  # fmt: skip
def test_how_the_table_leans_stands_first_in_its_details(language: str, known: str, counted: str) -> None:
    def lines(balance: Leaning | None) -> list[str]:
        return texts(details_page(scene(language, balance=balance))).split("\n")

    bare = lines(None)
    assert lines(Leaning("mafia", 47, 3, 1000)) == [bare[0], known, *bare[1:]]
    assert lines(Leaning()) == [bare[0], counted, *bare[1:]]
    assert words_in(language)("b-details") in counted, "the answer stays as it is"
    assert lines(Leaning(searched=True)) == [bare[0], words_in(language)("balance-searched"), *bare[1:]]


@pytest.mark.rule("MA-7.5")
@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize(("game", "side"), [
    ("mafie", "mafia"), ("zbojnici", "prince"), ("zbojnici", "first"), ("mafia_city", "first"), ("nostra_city", "informant"),
    ("escape_plan", "escape"),
])  # fmt: skip
def test_every_game_says_how_it_leans_in_its_own_words(language: str, game: str, side: str) -> None:
    lobby = replace(plain_scene(language, balance=Leaning(side, 47, 3, 200)), game=game, options=usual_options(game))
    assert faults(lobby_page(lobby)) == faults(details_page(lobby)) == []
    assert re.search(r"[^{}·]+ 47 ± 3\u00a0?% \(200 (her automatů|games between automated players)\)", texts(details_page(lobby)))


def test_children_read_of_villains() -> None:
    shown = scene(options={"kids_theme": True}, balance=Leaning("mafia", 47, 3, 200))
    said = texts(lobby_page(shown)) + texts(details_page(shown))
    assert "Darebáci vyhrávají 47 ± 3" in said and "Mafie vyhrává" not in said


def test_a_change_back_to_the_usual_is_shown_too() -> None:
    lines = setting_lines(words_in("cs"), "mafie", {"final_tie": "change"}, 9, changed={"final_tie"})
    assert any(line.startswith("**Shoda ve") for line in lines)
    assert not any("Shoda" in line for line in setting_lines(words_in("cs"), "mafie", {"final_tie": "change"}, 9))


def test_without_an_agent_the_tokens_are_counted_so() -> None:
    (line,) = [line for line in setting_lines(words_in("cs"), "mafie", {"kids_no_agent": True}, 9) if "Policist" in line]
    assert line == "2\u00a0Mafiáni, 7\u00a0Policistů"


@pytest.mark.rule("MA-14.8")
def test_tokens_for_even_odds_are_counted_so() -> None:
    def said(seats: int) -> str:
        return next(line for line in setting_lines(words_in("en"), "mafie", {"fair_tokens": True}, seats) if "Police" in line)

    assert said(11) == "3 Mafiosi, 1 Agent, 7 Police officers"
    assert said(21) == "4 Mafiosi, 1 Agent, 16 Police officers"
    assert said(12) == "2 Mafiosi, 1 Agent, 9 Police officers"
    assert "Numbers of tokens for odds nearer to even" in setting_lines(words_in("en"), "mafie", {"fair_tokens": True}, 11)
    more = PRESENTER.more_people(words_in("en"), {"fair_tokens": True}, 10)
    assert more is not None and more[0] == 1
    assert PRESENTER.more_people(words_in("en"), {"fair_tokens": True}, 19) is None


def test_cards_chosen_at_random_are_not_foretold() -> None:
    lines = setting_lines(words_in("en"), "mafie", {"extended": True, "cards": "random"}, 9)
    assert lines[1] == f"Cards: {words_in('en')('option-cards-random')}"


def test_the_lobby_names_waiting_people_and_warns_of_readers() -> None:
    said = texts(lobby_page(scene(waiting=("Ema",), readable=True)))
    assert "Náhradníci: Ema." in said
    assert words_in("cs")("lobby-readable") in said


@pytest.mark.parametrize("phase", ["cancelled", "expired"])
def test_a_closed_lobby_has_nothing_to_press(phase: Any) -> None:
    page = lobby_page(scene(phase=phase))
    assert buttons(page) == []
    assert words_in("cs")(f"lobby-{phase}") in texts(page)


def test_the_record_keeps_seats_options_and_the_seal() -> None:
    page = lobby_record(scene())
    assert buttons(page) == []
    said = texts(page)
    assert "1 Jana, 2 Karel" in said and "9 Zdenka (automat)" in said and "`9f3a`" in said and "Základní hra" in said


def test_the_seal_stands_in_the_lobby_before_anybody_is_ready() -> None:
    """Only so could the bot not choose the deal (docs/fairness.md)."""
    sealed = scene(everyone_ready=False, seal="9f3a" * 16)
    assert "`9f3a9f3a…`" in texts(lobby_page(sealed)) and "9f3a9f3a9" not in texts(lobby_page(sealed))
    assert f"`{'9f3a' * 16}`" in texts(details_page(sealed)), "the whole is one press away"


@pytest.mark.rule("NT-1.1", "NT-1.3")
@pytest.mark.parametrize("text_mode", [False, True])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_lobby_explains_the_game_before_its_buttons(language: str, game: str, text_mode: bool) -> None:
    words = words_in(language)
    least, most = GAMES[game].seats[0], GAMES[game].seats[-1]
    seats = tuple(LobbySeat(number, f"N{number}", bot_player=number > 0) for number in range(least))
    lobby = LobbyScene("t7", game, words, seats, usual_options(game), least, most, host="N0", text_mode=text_mode)
    parts = lobby_page(lobby).parts
    what = what_it_is(words, game, game_of(game).presenter.at_table(words, lobby.options, least))
    assert what and parts.index(what) == 1 < next(place for place, part in enumerate(parts) if isinstance(part, Buttons))


def test_text_mode_shows_no_picture() -> None:
    assert lobby_page(scene()).pictures
    assert not lobby_page(scene(text_mode=True)).pictures
    assert isinstance(lobby_page(scene()).pictures[0], Picture)


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("count", [0, 1, 6, 21])
def test_every_lobby_fits_one_message(language: str, count: int) -> None:
    seats = tuple(LobbySeat(number, "W" * 40, ready=True) for number in range(count))
    options = {
        "extended": True,
        "cards": list(range(1, 17)),
        "kids_theme": True,
        "kids_last_shot": True,
        "decoys": False,
        "final_tie": "lot",
    }
    crowded = replace(scene(language, options, waiting=("Waiting W",) * 20, readable=True, changed=frozenset(options)), seats=seats)
    for page in (lobby_page(crowded), details_page(crowded), lobby_record(crowded)):
        assert faults(page) == []


def test_every_option_of_the_rulebook_is_a_setting_with_its_values() -> None:
    settings = {one.name: one for one in settings_of("mafie")}
    assert set(settings) == set(GAMES["mafie"].options.model_fields)
    assert settings["final_tie"].values == ("change", "lot")
    assert settings["decoys"].values == (True, False)
    assert settings["cards"].listed and settings["cards"].values == ("auto", "random", "gang")
    for language in ("cs", "en"):
        words = words_in(language)
        for one in settings.values():
            assert words(f"option-{one.name}") and words(f"option-{one.name}-help")
            for value in one.values:
                assert words(value_key(one.name, value))


def test_a_new_lobby_has_the_new_reading_of_a_rule_and_an_old_table_keeps_its_own() -> None:
    """The options of a table from before an option lack it; its game began with the rule of that time (R24, R27)."""
    new, old = chosen_options("mafia_city", {}), options_of("mafia_city", {"target_mode": "advanced"})
    assert (new["cell_same_round"], new["rulings"]) == (False, 2)
    assert (old["cell_same_round"], old["rulings"]) == (True, 1)
    words = words_in("en")
    assert setting.setting_lines(words, "mafia_city", new, 4) == [words("lobby-plain-mafia_city")]
    assert setting.setting_lines(words, "mafia_city", old, 4)[1:] == [words("option-cell_same_round-on")]
    assert [one.name for one in settings_of("mafia_city")] == ["target_mode", "cell_same_round", "starting"], "nobody chooses the rulings"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_presenter_of_its_own(game: str) -> None:
    assert game_of(game).presenter is import_module(f"bot.games.{game}").PRESENTER


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.rule("MF-11.1", "MF-11.6", "MF-12.2", "MA-14.8")
def test_the_lobby_tells_the_special_rules_of_the_table_size(language: str) -> None:
    words = words_in(language)
    small, large = words("howto-mafie-small", theme="town", quiet="yes"), words("howto-mafie-large")
    no_agent, fair = words("special-no-agent", theme="town"), words("special-fair-tokens", theme="town", mafia=3, usual=2)
    for count, options, said in (
        (5, {}, ()),
        (7, {}, (small,)),
        (9, {}, ()),
        (20, {}, (large,)),
        (7, {"kids_no_agent": True}, (no_agent,)),
        (9, {"fair_tokens": True}, ()),
        (11, {"fair_tokens": True}, (fair,)),
    ):
        seats = tuple(LobbySeat(number, f"Jana {number}") for number in range(count))
        page = lobby_page(replace(scene(language, options), seats=seats))
        assert faults(page) == []
        assert [one for one in (small, large, no_agent, fair) if one in texts(page)] == list(said), (count, options)
