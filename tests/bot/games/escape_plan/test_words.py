"""The words of a question of Escape Plan about its answers, and the city in words."""

import re
from itertools import islice
from pathlib import Path

import pytest

import bot
from bot.games.escape_plan.labels import about, label
from bot.games.escape_plan.open_table import OPEN_TABLE
from bot.games.escape_plan.presenter import PRESENTER
from bot.games.escape_plan.voice import EscapePlanVoice
from bot.presenting.boxed.on_table import table_page
from bot.presenting.limits import DESCRIPTION
from bot.presenting.naming import listed
from bot.presenting.texts import LANGUAGES, words_in
from engines.escape_plan.asks import BOOSTS, BORDER_OFFICER, CITY_TILE, EXIT_CHOICE, STORE_LOCKER, TURN
from engines.escape_plan.components import EXIT_COSTS, LOCKERS, STACKS
from engines.escape_plan.places import LAST_DAY
from tests.bot.presenting.boxed.tables import ESCAPE_PLAN, scene_of, texts
from tests.bot.presenting.boxed.telling import narrated

DOCS = Path(bot.__file__).parents[1] / "docs"
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@pytest.mark.rule("OP-1.2")
def test_a_question_says_the_gains_and_costs_of_its_answers(language: str) -> None:
    """The price of an asset in use; an effect for travel without its price again; bags of a locker; who crosses a border; police."""
    met = set()
    for game in ESCAPE_PLAN.play(3, 11):
        scene = scene_of(game, language)
        voice = EscapePlanVoice(scene)
        for ask in scene.asks:
            said = texts(PRESENTER.desk(scene, ask.seat)) if ask.name in (TURN, BORDER_OFFICER) else ""
            for option in ask.options:
                cost = option.text.args.get("cost")
                if ask.name == TURN and option.id.startswith("use:asset:") and cost:
                    assert voice("ep-money", n=int(str(cost))) in said
                    met.add("asset")
                if ask.name == BOOSTS and cost:
                    price = voice("ep-money", n=int(str(cost)))
                    assert price in label(voice, ask, option) and price not in about(voice, ask, option)
                    met.add("boost")
                if ask.name == STORE_LOCKER and option.id.startswith("locker:"):
                    said_of_it = about(voice, ask, option)
                    assert listed([voice("ep-money", n=n) for n in LOCKERS[option.id[7:].partition("/")[0]].values]) in said_of_it
                    assert len(said_of_it) <= DESCRIPTION
                    met.add("locker")
                if (
                    ask.name == CITY_TILE
                    and (shown := next(one for one in voice.view.tile_offer if f"tile:{one.id}" == option.id)).officers
                ):
                    police = voice("pic-ep-alt-officers", list=voice.pictures.officers(shown.officers, " + "))
                    assert about(voice, ask, option).endswith(police)
                    met.add("police")
            if ask.name == BORDER_OFFICER:
                assert voice.figure(str(voice.view.active)) in said
                met.add("border")
    assert met == {"asset", "boost", "locker", "police", "border"}


@every_language
@pytest.mark.rule("NT-2.3")
def test_in_words_no_desk_counts_its_reader_among_the_awaited(language: str) -> None:
    waiting = words_in(language)("pic-alt-awaited", who="").rstrip(". \u00a0")
    for game in list(ESCAPE_PLAN.play(3, 3))[:60:5]:
        scene = scene_of(game, language, text_mode=True)
        for ask in scene.asks:
            assert f"- {waiting}" not in texts(PRESENTER.desk(scene, ask.seat))


@pytest.mark.rule("EP-28.8", "EP-29.3")
def test_a_cube_of_a_bot_is_not_told_as_money_from_a_plan() -> None:
    words = words_in("en")
    lines = [line.text for line in narrated(ESCAPE_PLAN, 2, 1, "en")]
    assert words("ep-cube-of-bot") in lines
    of_bot = [lines[place - 1 : place + 2] for place, line in enumerate(lines) if "**Sandra** makes for" in line]
    assert of_bot and not any(words("ep-cube", income="no") in near for near in of_bot)


@every_language
@pytest.mark.rule("EP-16.8", "EP-16.9")
def test_no_count_of_visits_exceeds_the_number_that_closes_a_business(language: str) -> None:
    seen = 0
    for game in ESCAPE_PLAN.play(2, 3):
        scene = scene_of(game, language, text_mode=True)
        view = scene.public
        places = [place for tile in view.tiles for place in tile.locations if place.kind == "business"]
        if not places:
            continue
        full = max(places, key=lambda place: len(place.cubes))
        if not full.cubes:
            continue
        voice = EscapePlanVoice(scene)
        more = full.model_copy(update={"cubes": full.cubes * 4, "closed": True})
        assert voice("pic-ep-alt-visits", place=voice.pictures.spot(str(full.token)), n=view.closes_after, most=view.closes_after) in (
            voice.pictures.state(more)
        )
        seen += 1
        break
    assert seen


def test_shape_and_name_stay_on_one_line() -> None:
    *_, game = ESCAPE_PLAN.play(2, 1)
    voice = EscapePlanVoice(scene_of(game))
    assert voice.who(0).startswith(f"{voice.mark(0)}\u00a0**") and "\u00a0**Sandra" in voice.figure("bot:sandra")


@every_language
@pytest.mark.rule("OP-1.1", "OP-1.2", "EP-19.8", "EP-21.4")
def test_a_player_who_may_take_a_bag_of_an_exit_reads_its_possible_values(language: str) -> None:
    """How many of them there are to choose from, and the values of the stack; the page of what counts has them too."""
    asked = set()
    for seed in (2, 4, 11):
        for game in ESCAPE_PLAN.play(3, seed):
            for ask in game.asks:
                if ask.name == EXIT_CHOICE:
                    scene = scene_of(game, language)
                    voice = EscapePlanVoice(scene)
                    values = listed(voice("ep-money", n=n) for n in STACKS["x"].values)
                    bag, said = any(option.id == "tile" for option in ask.options), texts(PRESENTER.desk(scene, ask.seat))
                    contacts = sum(one.contact is not None and not one.cuffed for one in voice.view.players[ask.seat].entries)
                    assert (values in said) == bag == (voice("ep-about-locker", n=contacts, values=values) in said)
                    assert values in texts(table_page(scene, OPEN_TABLE, "counts", None))
                    asked.add(bag)
    assert asked == {False, True}


@every_language
@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.rule("OP-1.5", "EP-26.4", "EP-29.10")
def test_the_score_sheet_has_the_exit_fees_with_the_present_one_marked(language: str, seats: int) -> None:
    """Alone as well: a player who leaves after Lieutenant Costa pays."""
    marked = set()
    for game in islice(ESCAPE_PLAN.play(seats, 5), 0, None, 6):
        scene = scene_of(game, language)
        voice, view = EscapePlanVoice(scene), scene.public
        before, after = voice("ep-open-fees", list="|").split("|")
        sheet = texts(table_page(scene, OPEN_TABLE, "counts", None))
        row = sheet.partition(before)[2].partition(f"{after}\n")[0]
        assert row.replace("*", "").split(" / ") == [voice("ep-money", n=cost) for cost in EXIT_COSTS[max(2, seats)]]
        now = re.findall(r"\*\*(.*?)\*\*", row)
        if view.day < LAST_DAY:
            assert not now
        elif view.phase != "end":
            assert now == [voice("ep-money", n=view.exit_cost)]
            marked.add(view.exit_cost)
    assert marked


@every_language
@pytest.mark.rule("EP-26.4")
def test_the_rules_of_the_docs_have_the_exit_fees_with_their_unit(language: str) -> None:
    words = words_in(language)
    page = DOCS / ("cs" if language == "cs" else "") / "rules" / "escape_plan.md"
    for seats, fees in EXIT_COSTS.items():
        said = ", ".join(words("ep-money", n=fee).replace("\u00a0", " ") for fee in fees)
        assert f" {seats} | {said} |" in page.read_text("utf-8")
