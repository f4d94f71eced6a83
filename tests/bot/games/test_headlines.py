"""Headlines of finished games (NT-4.1) and the reason of their end (NT-4.2)."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

import engines
from bot.games import game_of
from bot.games.headline_rules import WORDINGS
from bot.games.result_rules import Finished, finished_of
from bot.games.share_poster import share_poster
from bot.lab.badge_frequency import options_of
from bot.lab.headline_frequency import LOOKED_AT
from bot.presenting.drawing.lettering import legible_sentence
from bot.presenting.own_night import FACTS, POST, own_line, posted_page
from bot.presenting.page import Buttons, Page
from bot.presenting.scene import Scene
from bot.presenting.texts import LANGUAGES, drawn, words_in
from bot.simulation.simulate import players_of
from engines import Game
from tests.bot.blind_circle import BlindCircle
from tests.bot.games.headline_oracles import ORACLES, Told

GAMES = {"mafie": 60, "zbojnici": 60, "mafia_city": 12, "nostra_city": 12, "escape_plan": 12}
"""How many games of each, among players that choose at random, are looked at."""
NAMES = ("Tonda", "Jana", "Karel", "Bára", "Petr", "Alex", "Eliška", "Marek", "Kateřina", "Hynek", "Zdeňka", "Olda", "Iva", "Ota")
LEAST = 8


def played(game: str, games: int = 0) -> tuple[Game, ...]:
    """Return the first ``games`` (0: all) of the games, each played once for all tests."""
    return tuple(_play(game, seed) for seed in range(games or GAMES[game]))


@cache
def _play(game: str, seed: int) -> Game:
    sizes = engines.GAMES[game].seats
    seats = sizes[seed % len(sizes)]
    begun = engines.start(game, seats=seats, options=options_of(game, seats, seed), seed=seed)
    BlindCircle(begun, players_of(game, seats, seed, "random")).play()
    return begun


@cache
def ends(game: str) -> tuple[tuple[Finished[Any], Told], ...]:
    """Return the public end of each of the games, for the functions and for the oracles of its headlines."""
    return tuple((finished, Told(finished)) for finished in map(finished_of, played(game)))


def scene_of(game: Game, language: str, **more: Any) -> Scene:
    return Scene(
        table="t7",
        game=game.rulebook.name,
        public=game.view(None),
        view=game.view,
        asks=(),
        deadlines={},
        names=tuple(f"{NAMES[seat % len(NAMES)]}" for seat in range(game.seats)),
        words=words_in(language),
        outcome=game.outcome,
        notices=tuple(game.notices),
        seed=game.record.seed,
        **more,
    )


def titles(page: Page) -> list[str]:
    return str(page.parts[0]).split("\n")


def disputed(game: str, name: str) -> Iterator[tuple[int, Mapping[str, Any] | None, Mapping[str, Any] | None]]:
    """Yield the games in which the function and the oracle of a headline differ."""
    claim, oracle = game_of(game).headlines.claims[name], ORACLES[game][name]
    for seed, (finished, told) in enumerate(ends(game)):
        claimed, truth = claim(finished), oracle(told)
        if claimed != truth:
            yield seed, claimed, truth


@pytest.mark.parametrize(
    ("game", "name"),
    [
        pytest.param("mafie", "turned_tie", marks=pytest.mark.rule("NT-4.1.1")),
        pytest.param("mafie", "one_vote", marks=pytest.mark.rule("NT-4.1.2")),
        pytest.param("mafie", "vest", marks=pytest.mark.rule("NT-4.1.3")),
        pytest.param("mafie", "bandage", marks=pytest.mark.rule("NT-4.1.4")),
        pytest.param("mafie", "agent_hits", marks=pytest.mark.rule("NT-4.1.5")),
        pytest.param("mafie", "never_named", marks=pytest.mark.rule("NT-4.1.6")),
        pytest.param("mafie", "own_twice", marks=pytest.mark.rule("NT-4.1.7")),
        pytest.param("mafie", "comeback", marks=pytest.mark.rule("NT-4.1.8")),
        pytest.param("mafie", "survivor", marks=pytest.mark.rule("NT-4.1.9")),
        pytest.param("mafie", "last_day", marks=pytest.mark.rule("NT-4.1.10")),
        pytest.param("mafie", "trusted", marks=pytest.mark.rule("NT-4.1.11")),
        pytest.param("mafie", "day_one", marks=pytest.mark.rule("NT-4.1.12")),
        pytest.param("mafie", "no_mistake", marks=pytest.mark.rule("NT-4.1.13")),
        pytest.param("mafie", "all_wrong", marks=pytest.mark.rule("NT-4.1.14")),
        pytest.param("mafie", "lot", marks=pytest.mark.rule("NT-4.1.15")),
        pytest.param("mafie", "parting_shot", marks=pytest.mark.rule("NT-4.1.16")),
        pytest.param("mafie", "unbroken", marks=pytest.mark.rule("NT-4.1.17")),
        pytest.param("mafie", "standing", marks=pytest.mark.rule("NT-4.1.18")),
        pytest.param("zbojnici", "short", marks=pytest.mark.rule("NT-4.1.21")),
        pytest.param("zbojnici", "far", marks=pytest.mark.rule("NT-4.1.22")),
        pytest.param("zbojnici", "hair", marks=pytest.mark.rule("NT-4.1.23")),
        pytest.param("zbojnici", "last_day", marks=pytest.mark.rule("NT-4.1.24")),
        pytest.param("zbojnici", "from_behind", marks=pytest.mark.rule("NT-4.1.25")),
        pytest.param("zbojnici", "neck", marks=pytest.mark.rule("NT-4.1.26")),
        pytest.param("zbojnici", "shared", marks=pytest.mark.rule("NT-4.1.27")),
        pytest.param("zbojnici", "throughout", marks=pytest.mark.rule("NT-4.1.28")),
        pytest.param("zbojnici", "haul", marks=pytest.mark.rule("NT-4.1.29")),
        pytest.param("zbojnici", "jailbird", marks=pytest.mark.rule("NT-4.1.30")),
        pytest.param("zbojnici", "untouched", marks=pytest.mark.rule("NT-4.1.31")),
        pytest.param("zbojnici", "robbed", marks=pytest.mark.rule("NT-4.1.32")),
        pytest.param("zbojnici", "purse", marks=pytest.mark.rule("NT-4.1.33")),
        pytest.param("mafia_city", "tie_break", marks=pytest.mark.rule("NT-4.1.41")),
        pytest.param("mafia_city", "one_point", marks=pytest.mark.rule("NT-4.1.42")),
        pytest.param("mafia_city", "both_there", marks=pytest.mark.rule("NT-4.1.43")),
        pytest.param("mafia_city", "last_round", marks=pytest.mark.rule("NT-4.1.44")),
        pytest.param("mafia_city", "from_behind", marks=pytest.mark.rule("NT-4.1.45")),
        pytest.param("mafia_city", "throughout", marks=pytest.mark.rule("NT-4.1.46")),
        pytest.param("mafia_city", "clear", marks=pytest.mark.rule("NT-4.1.47")),
        pytest.param("mafia_city", "reign", marks=pytest.mark.rule("NT-4.1.48")),
        pytest.param("mafia_city", "big_round", marks=pytest.mark.rule("NT-4.1.49")),
        pytest.param("mafia_city", "quick", marks=pytest.mark.rule("NT-4.1.50")),
        pytest.param("mafia_city", "deserted", marks=pytest.mark.rule("NT-4.1.51")),
        pytest.param("mafia_city", "idle", marks=pytest.mark.rule("NT-4.1.52")),
        pytest.param("mafia_city", "target", marks=pytest.mark.rule("NT-4.1.53")),
        pytest.param("nostra_city", "informant", marks=pytest.mark.rule("NT-4.1.61")),
        pytest.param("nostra_city", "only_informant", marks=pytest.mark.rule("NT-4.1.62")),
        pytest.param("nostra_city", "betrayed_for_nothing", marks=pytest.mark.rule("NT-4.1.63")),
        pytest.param("nostra_city", "loyal_for_nothing", marks=pytest.mark.rule("NT-4.1.64")),
        pytest.param("nostra_city", "nobody", marks=pytest.mark.rule("NT-4.1.65")),
        pytest.param("nostra_city", "edge", marks=pytest.mark.rule("NT-4.1.66")),
        pytest.param("nostra_city", "certain", marks=pytest.mark.rule("NT-4.1.67")),
        pytest.param("nostra_city", "turned", marks=pytest.mark.rule("NT-4.1.68")),
        pytest.param("nostra_city", "by_title", marks=pytest.mark.rule("NT-4.1.69")),
        pytest.param("nostra_city", "shared", marks=pytest.mark.rule("NT-4.1.70")),
        pytest.param("nostra_city", "one_respect", marks=pytest.mark.rule("NT-4.1.71")),
        pytest.param("nostra_city", "last_month", marks=pytest.mark.rule("NT-4.1.72")),
        pytest.param("nostra_city", "poor", marks=pytest.mark.rule("NT-4.1.73")),
        pytest.param("nostra_city", "missing", marks=pytest.mark.rule("NT-4.1.74")),
        pytest.param("nostra_city", "briber", marks=pytest.mark.rule("NT-4.1.75")),
        pytest.param("nostra_city", "dear", marks=pytest.mark.rule("NT-4.1.76")),
        pytest.param("nostra_city", "respect", marks=pytest.mark.rule("NT-4.1.77")),
        pytest.param("escape_plan", "midnight", marks=pytest.mark.rule("NT-4.1.81")),
        pytest.param("escape_plan", "wound", marks=pytest.mark.rule("NT-4.1.82")),
        pytest.param("escape_plan", "notorious", marks=pytest.mark.rule("NT-4.1.83")),
        pytest.param("escape_plan", "all_caught", marks=pytest.mark.rule("NT-4.1.84")),
        pytest.param("escape_plan", "lone", marks=pytest.mark.rule("NT-4.1.85")),
        pytest.param("escape_plan", "all_out", marks=pytest.mark.rule("NT-4.1.86")),
        pytest.param("escape_plan", "narrow", marks=pytest.mark.rule("NT-4.1.87")),
        pytest.param("escape_plan", "rich_arrested", marks=pytest.mark.rule("NT-4.1.88")),
        pytest.param("escape_plan", "cannot_pay", marks=pytest.mark.rule("NT-4.1.89")),
        pytest.param("escape_plan", "last_out", marks=pytest.mark.rule("NT-4.1.90")),
        pytest.param("escape_plan", "unharmed", marks=pytest.mark.rule("NT-4.1.91")),
        pytest.param("escape_plan", "battered", marks=pytest.mark.rule("NT-4.1.92")),
        pytest.param("escape_plan", "empty_handed", marks=pytest.mark.rule("NT-4.1.93")),
        pytest.param("escape_plan", "treasure", marks=pytest.mark.rule("NT-4.1.94")),
        pytest.param("escape_plan", "costa", marks=pytest.mark.rule("NT-4.1.95")),
        pytest.param("escape_plan", "money", marks=pytest.mark.rule("NT-4.1.96")),
    ],
)
def test_a_headline_is_true(game: str, name: str) -> None:
    assert list(disputed(game, name)) == []


@pytest.mark.parametrize("game", engines.GAMES)
def test_every_headline_has_its_oracle(game: str) -> None:
    assert set(game_of(game).headlines.claims) == set(ORACLES[game])


@pytest.mark.rule("NT-4.1")
@pytest.mark.parametrize("game", engines.GAMES)
def test_the_file_of_frequencies_is_of_these_headlines(game: str) -> None:
    rules = game_of(game).headlines
    kept = rules.frequencies
    assert list(kept.found) == list(kept.headed) == list(rules.claims)
    assert max(kept.found.values()) <= kept.games
    assert sum(kept.headed.values()) <= LOOKED_AT


@pytest.mark.rule("NT-4.1")
@pytest.mark.parametrize("game", engines.GAMES)
def test_three_hundred_games_have_eight_headlines_or_more(game: str) -> None:
    """Counted by ``make headlines`` among automated players."""
    headed = game_of(game).headlines.frequencies.headed
    assert sum(n > 0 for n in headed.values()) >= LEAST


@pytest.mark.rule("NT-4.1")
@pytest.mark.parametrize("game", engines.GAMES)
def test_the_rarest_headline_heads_the_story_and_stands_on_its_picture(game: str) -> None:
    rules = game_of(game).headlines
    for one in played(game, 6):
        found = rules.ranked(finished_of(one))
        counts = [rules.frequencies.found.get(headline.name, 0) for headline in found]
        assert counts == sorted(counts)
        for language in LANGUAGES:
            presenter = game_of(game).presenter
            scene = scene_of(one, language)
            page, moments = presenter.story(scene), presenter.moments(scene)
            head, spoken = titles(page)[0], page.pictures[0].drawing.alt
            said = next((text for _, text in moments), words_in(language)("story-title"))
            plain = head.removeprefix("## ").replace("*", "").replace("\\", "")
            assert plain == said
            assert presenter.story_text(scene).partition("\n")[0] == said
            if moments:
                assert [name for name, _ in moments] == [headline.name for headline in found]
                assert spoken.startswith(legible_sentence(said).removesuffix(".")[:20])


@pytest.mark.rule("NT-4.1", "NT-4.6")
@pytest.mark.parametrize("game", engines.GAMES)
def test_a_headline_in_a_picture_names_people_in_letters_of_the_font(game: str) -> None:
    """On the closing picture and on the poster: the user name of somebody whose name is of signs that the font lacks."""
    users, named = tuple(f"user_{letter}" for letter in "abcdefghijklmnopqrstu"), 0
    for one in played(game, 12):
        scene = scene_of(one, "en")
        unseen = replace(scene, names=("🦊",) * one.seats, users=users[: one.seats])
        facts = game_of(game).headlines.of_scene(scene)[0].facts
        seats = [int(fact.removeprefix("seat:")) for fact in facts.values() if isinstance(fact, str) and fact.startswith("seat:")]
        for drawing in (game_of(game).presenter.story(unseen).pictures[0].drawing, share_poster(unseen, club="", day="")):
            head = re.search('<g id="headline".*?</g>', drawing.svg, re.DOTALL)
            assert head is not None
            assert all(users[seat] in head[0] for seat in seats) or "…" in head[0]
            named += len(seats)
    assert named


@pytest.mark.rule("NT-4.1")
@pytest.mark.parametrize("game", engines.GAMES)
def test_a_club_that_wants_no_headlines_gets_the_old_title(game: str) -> None:
    scene = scene_of(played(game, 1)[0], "en", headlined=False)
    assert titles(game_of(game).presenter.story(scene))[0] == "## The story of the game"


@pytest.mark.rule("NT-4.1")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", engines.GAMES)
def test_each_headline_has_six_wordings_and_the_seed_draws_one(game: str, language: str) -> None:
    words = words_in(language)
    prefix = {"mafie": "mf", "zbojnici": "zb", "mafia_city": "mc", "nostra_city": "nc", "escape_plan": "ep"}[game]
    facts: dict[str, str | int] = {name: f"<{name}>" for name in ("seat", "seats", "target", "place", "money")}
    facts.update({"n": 5, "all": 9, "round": 3, "guilty": "yes", "theme": "town"})
    for name in game_of(game).headlines.claims:
        said = {words(f"{prefix}-head-{name}", variant=variant, **facts) for variant in range(1, WORDINGS + 1)}
        assert len(said) == WORDINGS, name
        assert all(text[0] == text[0].upper() and not text.endswith(".") for text in said)
    assert {drawn(str(seed), "lot", WORDINGS) for seed in range(100)} == set(range(1, WORDINGS + 1))


@pytest.mark.rule("NT-4.1")
@pytest.mark.parametrize(
    ("key", "n", "wrong"),
    [
        ("ep-head-lone", 1, r"\b1\b"),
        ("ep-head-all_caught", 2, r"\bAll 2\b"),
        ("ep-why-all-arrested", 2, r"\bAll 2\b"),
        ("mf-head-unbroken", 2, r"\bAll 2\b|any of the 2"),
        ("mf-head-standing", 1, r"1 of 9 (were|remain)\b"),
    ],
)
def test_a_headline_says_one_and_two_in_words_that_fit(key: str, n: int, wrong: str) -> None:
    said = [
        words_in("en")(key, variant=variant, n=n, all=2 if n == 2 else 9, round=3, seat="Ada", theme="town")
        for variant in range(1, WORDINGS + 1)
    ]
    assert not [text for text in said if re.search(wrong, text)]


@pytest.mark.rule("NT-4.1.32")
def test_the_headline_of_a_robbed_purse_blames_nobody_whom_it_does_not_know() -> None:
    """The prince’s thefts count, too, and go to nobody’s purse."""
    for language, wrong in (
        ("en", "by robbers|else’s purse|financed|the others|many hands|verybody"),
        ("cs", "ostatní|cizích měšců|stráž nikde|kdekdo"),
    ):
        said = [words_in(language)("zb-head-robbed", variant=variant, seat="Ada", n=31) for variant in range(1, WORDINGS + 1)]
        assert not [text for text in said if re.search(wrong, text.replace("\u00a0", " "))]


@pytest.mark.rule("NT-4.1.6", "NT-4.1.67", "NT-4.1.76", "NT-4.1.77", "NT-4.1.94", "NT-4.1.96")
@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        pytest.param("ep-head-treasure", "best bag|Nejlepší", id="another, or Costa, may carry a bag as good"),
        pytest.param("ep-head-money", "fattest|Nejtlustší", id="Costa may be richer"),
        pytest.param("nc-head-respect", "one name|like|jedno jméno|nikoho jiného", id="others may have as much Respect"),
        pytest.param("nc-head-dear", "[Dd]ear|Nejdražší|nenabídl", id="others may bid as much, and of a sole bidder nobody knows"),
        pytest.param("nc-head-certain", "early|dávno", id="the trial may turn late"),
        pytest.param("mf-head-never_named", "nobody said|thought|neřekl|nevzpomněl", id="talk and shots may name who got no vote"),
    ],
)
def test_a_headline_claims_no_more_than_is_known(key: str, wrong: str) -> None:
    for language in LANGUAGES:
        words = words_in(language)
        said = [words(key, variant=variant, seat="Ada", n=9, money="60", guilty="yes") for variant in range(1, WORDINGS + 1)]
        assert not [text for text in said if re.search(wrong, text.replace("\u00a0", " "))]


@pytest.mark.rule("NT-4.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_of_mafie_counts_the_agent_as_the_table_does(language: str) -> None:
    """The Agent is of the Police, but *Left in play* counts Agent and Police officers apart."""
    said = words_in(language)("why-police", round=1, n=5, all=6, theme="town").replace("\u00a0", " ")
    assert not re.search(r"5 (Police officers|Policistů)", said)


@pytest.mark.rule("NT-4.2")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", engines.GAMES)
def test_each_story_says_why_with_a_number(game: str, language: str) -> None:
    for one in played(game, 12):
        page = game_of(game).presenter.story(scene_of(one, language, text_mode=True))
        head, *said = titles(page)
        assert len(said) == 2, page
        assert any(letter.isdigit() for letter in said[1]), said
        assert "{" not in "".join((head, *said))
        assert not any(re.match(r"\d+\. ", line) for line in said), "Discord would make it an item of a list"


@pytest.mark.rule("NT-4.1", "NT-4.2")
@pytest.mark.parametrize("game", engines.GAMES)
def test_a_game_that_the_host_ended_has_a_reason_and_no_headline(game: str) -> None:
    begun = engines.start(game, seats=engines.GAMES[game].seats[1], seed=3)
    begun.end()
    page = game_of(game).presenter.story(scene_of(begun, "en", text_mode=True))
    head, _, why = titles(page)
    assert head == "## The story of the game"
    assert why.startswith("The host ended the game")


@pytest.mark.rule("NT-4.1")
@pytest.mark.parametrize("game", engines.GAMES)
def test_nothing_of_a_running_game_is_a_headline(game: str) -> None:
    begun = engines.start(game, seats=engines.GAMES[game].seats[1], seed=3)
    assert list(game_of(game).presenter.moments(scene_of(begun, "en"))) == []


@pytest.mark.rule("NT-4.3")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", engines.GAMES)
def test_the_hand_of_a_finished_game_is_ones_own_night(game: str, language: str) -> None:
    """It says won or lost and the role, at most three facts, and a line to post; the button posts exactly this line."""
    presenter = game_of(game).presenter
    for one in played(game, 4):
        scene = scene_of(one, language, text_mode=True)
        for seat in range(one.seats):
            page, night = presenter.hand(scene, seat), presenter.own_night(scene, seat)
            said = "\n".join(part for part in page.parts if isinstance(part, str))
            assert f"### {scene.words('own-title')}" in said
            assert night.role in said
            assert 1 <= sum(f"- {fact}" in said for fact in night.facts) <= FACTS
            assert f"> {own_line(scene, seat, night)}" in said
            assert posted_page(scene, seat, night).parts == (own_line(scene, seat, night),)
            verbs = [button.id for part in page.parts if isinstance(part, Buttons) for button in part.buttons]
            assert f"c1:t7:{POST}" in verbs


@pytest.mark.rule("NT-4.3")
@pytest.mark.parametrize("game", engines.GAMES)
def test_the_hand_of_a_running_game_says_nothing_of_ones_night(game: str) -> None:
    begun = engines.start(game, seats=engines.GAMES[game].seats[1], seed=3)
    for seat in range(begun.seats):
        page = game_of(game).presenter.hand(scene_of(begun, "en", text_mode=True), seat)
        assert "Your night" not in str(page)
        assert POST not in str(page)
