"""Open information can be read (OP-1, OP-2): every field of the public view, and nothing else, is on the board or behind [On the table]."""

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from pydantic import BaseModel

import engines
from bot.games import game_of
from bot.games.escape_plan.desk import BUYING
from bot.games.escape_plan.labels import about as label_about
from bot.games.escape_plan.open_table import public_amount
from bot.games.escape_plan.story import sheets
from bot.games.escape_plan.voice import EscapePlanVoice
from bot.presenting.boxed.on_table import SECTIONS, OpenTable, table_page
from bot.presenting.limits import DESCRIPTION, faults
from bot.presenting.page import Menu, Page, Picture
from bot.presenting.scene import Scene
from bot.presenting.text_cards import found_card
from bot.presenting.texts import TextFault, words_in
from bot.simulation.playing import Circle
from bot.simulation.simulate import players_around
from engines import Game
from engines.escape_plan.asks import BOOSTS, END
from tests.bench.open import LAID_OPEN, OPTIONS, Reading, effects_of
from tests.bot.presenting.boxed.tables import Boxed, buttons, everything, menus, plain_texts, scene_of, texts
from tests.bot.presenting.drawing import late_tables
from tests.engines.driving import random_game
from tests.engines.hooks import hooks_of
from tests.engines.pairs import Pair, together
from tests.engines.rigging import start_swapped
from tests.saves.test_saves import load
from tests.soak.amounts import little_or_much

GAMES = [name for name in ("zbojnici", "mafia_city", "nostra_city", "escape_plan") if game_of(name).presenter.open_table is not None]
SEATS = {"zbojnici": 3, "mafia_city": 4, "nostra_city": 4, "escape_plan": 2}

COUNTED = "counted from what is shown"
TOLD_AT_THE_END = "the story of the finished game tells it"
FINISHED = "the board names it as long as the play can be cancelled"
PRINTED = "printed on the tile, which the map draws"
DERIVED: Mapping[str, Mapping[str, str]] = {
    "zbojnici": {
        "day": "the last of the cards that were turned",
        "places[].risky": "the sentence of each district says what is risky",
    },
    "nostra_city": {
        "players[].answered": "a talk and a discard name the seats that are still awaited",
        "players[].awaited": "the same as the awaited seats of the table",
        "players[].free_gangsters": COUNTED,
        "players[].used_gangsters": COUNTED,
        "players[].gangsters[].icon": "the text of the Ability begins with its phase",
        "players[].turn": "the same as the seat on turn",
        "street[].price": "printed on the Investigation, whose text tells it",
    },
    "mafia_city": {
        "killer": "derived from the locations",
        "mayor": "derived from the players",
        "policeman": "derived from the players",
        "chain[].cards": "derived from the cards in play",
        "in_play[].symbol": "derived from the number of the card",
        "locations[].adjacent": "derived from the slots: the board tells how the tiles lie",
        "locations[].id": "derived from the number of the location",
        "window.kind": "the same as the step",
        "recent[].chain[].against": FINISHED,
        "recent[].chain[].place": FINISHED,
        "winners": "derived from the players",
        "reason": TOLD_AT_THE_END,
        "story.scores[]": TOLD_AT_THE_END,
        **{f"story.rounds[].{field}": TOLD_AT_THE_END for field in ("number", "starting", "vp", "effects[]")},
        **{f"story.rounds[].control[].{field}": TOLD_AT_THE_END for field in ("location", "seat", "total", "deals")},
    },
    "escape_plan": {
        "round": "the same as the day",
        "exit_cost": "nothing is shown as 0",
        "players[].penalty": "derived from the row",
        "players[].visited": "derived from the cubes, which tell whose they are",
        "players[].entries[].cuffed": "the handcuffs are counted; a contact under them is told so",
        "players[].tile": "derived from the location",
        "bots[].character": "the colour of a pawn",
        "bots[].penalty": "derived from the row; of Costa alone, since Sandra never scores",
        "exits[].stack": "the kind of the exit's bags, all alike to a reader",
        "tiles[].pawns": "derived from the locations of the pawns",
        "tiles[].rotation": "how the map is drawn; the neighbours are told",
        "tiles[].locations[].bags": "derived from the exits",
        "tiles[].locations[].pawns": "derived from the locations of the pawns",
        "turn.kind": "the chronicle tells the choice",
        "turn.left": "the question of the escape step tells it",
        "turn.who": "the same as the active actor",
        "unplaced": "derived from the tiles",
        **{
            f"{where}[].locations[].{field}": PRINTED for where in ("tiles", "tile_offer") for field in ("kind", "label", "zones", "beside")
        },
        "tile_offer[].locations[].bags": PRINTED,
    },
}
"""Fields that change no page, each with its reason: derived from another field, or of no use to a reader."""
ABOVE = "stands in words above the picture"
NAMED_BELOW: Mapping[str, str] = {"players[].awaited": "the request below names the awaited"}
"""Fields of Escape Plan that its table in words leaves to the request, so that no desk tells its reader to wait for themselves."""
PAWNS: Mapping[str, str] = {f"{who}[].location": "derived from the pawns on the map" for who in ("players", "bots")}
"""Fields of Escape Plan that the map draws from the tiles."""
NOT_PICTURED: Mapping[str, str] = {
    "acted": ABOVE,
    "order": ABOVE,
    "turn.moment": ABOVE,
    "open_exit": "derived from the exits",
    **PAWNS,
    "players[].pockets[].kind": "derived from the item",
}
"""Further fields of Escape Plan that change no picture, each with its reason."""

ONE_PRESS = "behind [On the table], one press away"
NOT_DRAWN: Mapping[str, Mapping[str, str]] = {
    "zbojnici": {
        "players[].bandits": COUNTED,
        "players[].guards": COUNTED,
        "players[].prisoners": "the Dungeon is drawn with them",
        "players[].supply": "the rest of six tokens, those in hand and in the city are drawn",
        "unturned": "the rest of the seven day cards, turned ones are drawn as empty frames",
    },
    "mafia_city": {
        "cycle": "the number of ticks",
        "discard[].kind": f"counted by symbol; by kind {ONE_PRESS}",
        "discard[].number": f"counted by symbol; by kind {ONE_PRESS}",
        "due": ONE_PRESS,
        "governor": "the request names the one who decides",
        "idle": ONE_PRESS,
        "in_play[].kind": "the effects of the chain, which is told",
        "in_play[].number": "the effects of the chain, which is told",
        "players[].in_cell": COUNTED,
        "players[].in_piles": COUNTED,
        "players[].place": TOLD_AT_THE_END,
        "stands": "whether the chain has an even number of vetoes",
        "window.seats": f"the board names nobody in a window of many (MC-15.2); {ONE_PRESS}",
        "window.stage": ONE_PRESS,
    },
    "nostra_city": {
        "bribers_left": ONE_PRESS,
        "note_discard": ONE_PRESS,
        "note_top": ONE_PRESS,
        "order": "clockwise from the Starting Player, who is marked",
        "players[].collected": ONE_PRESS,
        "players[].districts[].id": "drawn by its Areas and its Traffic",
        "players[].gangsters[].bid": "the bid is drawn beside its Gangster",
        "shown": ONE_PRESS,
        "starter": "marked in the row of the player",
        "starter_fixed": ONE_PRESS,
        "titles_out": ONE_PRESS,
        "vendetta_discard": ONE_PRESS,
    },
}
"""Fields that change pages but not the board with its picture, each with its reason (OP-1.1, OP-2.1)."""


@cache
def played(name: str, seed: int = 3) -> tuple[Scene, ...]:
    """Return a game's scenes in text mode at every seventh moment."""
    games: list[Scene] = []
    for number, game in enumerate(Boxed(name).play(SEATS[name], seed)):
        if number % 7 == 0:
            games.append(frozen(game))
    return tuple(games)


def every_moment(name: str, seed: int = 3) -> Iterator[Scene]:
    return (frozen(game) for game in Boxed(name).play(SEATS[name], seed))


def frozen(game: Game) -> Scene:
    """Return the scene of this moment; its private views are those of this moment as well."""
    views = {seat: game.view(seat) for seat in range(len(game.view(None).players))}  # type: ignore[attr-defined]
    return replace(scene_of(game, "en", text_mode=True), view=views.__getitem__)


def table_of(name: str) -> OpenTable:
    found = game_of(name).presenter.open_table
    assert found is not None
    return found


def open_pages(scene: Scene, seat: int | None = None) -> list[Page]:
    """Return every section of [On the table], with the page of each player."""
    places = [*SECTIONS, *(f"player:{other}" for other in range(len(scene.names)))]
    return [table_page(scene, table_of(scene.game), place, seat) for place in places]


def one_press(scene: Scene) -> list[Page]:
    """Return the pages that the buttons of the board open."""
    board = game_of(scene.game).presenter.board(scene)
    verbs = {button.id.split(":", 2)[2] for button in buttons(board)}
    return [table_page(scene, table_of(scene.game), place, None) for verb, place in OPENED_BY.items() if verb in verbs]


OPENED_BY = {"open": "offer", "openplayers": "player", "opencounts": "counts"}


def shown(scene: Scene) -> str:
    """Return the board in words."""
    return everything(game_of(scene.game).presenter.board(scene))


def opened(scene: Scene) -> str:
    """Return all that the buttons of the board open."""
    return "\n".join(texts(page) for page in one_press(scene))


# ---- the fields of a view


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Return the plain values in a view, each with its path; places in a row have the same path."""
    if isinstance(value, BaseModel):
        for name in type(value).model_fields:
            yield from leaves(getattr(value, name), f"{path}.{name}" if path else name)
    elif isinstance(value, Mapping):
        for its in value.values():
            yield from leaves(its, f"{path}[]")
    elif isinstance(value, tuple | list) and any(isinstance(one, BaseModel) for one in value):
        for its in value:
            yield from leaves(its, f"{path}[]")
    else:
        yield path, value


def changed(value: Any, path: str, new: Any, *, where: str = "") -> Any:
    """Return a copy of a view in which the first value at ``path`` that is not ``new`` has become ``new``."""
    if where == path:
        return new
    if isinstance(value, BaseModel):
        for name in type(value).model_fields:
            inner = f"{where}.{name}" if where else name
            if path == inner or path.startswith((f"{inner}.", f"{inner}[")):
                return value.model_copy(update={name: changed(getattr(value, name), path, new, where=inner)})
    if isinstance(value, Mapping):
        pairs = dict(value)
        for key, its in pairs.items():
            if (made := changed(its, path, new, where=f"{where}[]")) != its:
                return {**pairs, key: made}
    if isinstance(value, tuple | list):
        for number, its in enumerate(value):
            if (made := changed(its, path, new, where=f"{where}[]")) != its:
                return (*value[:number], made, *value[number + 1 :])
    return value


def drawn(scene: Scene) -> str:
    """Return the board as people see it who read no descriptions: its texts and what is in its picture."""
    page = game_of(scene.game).presenter.board(replace(scene, text_mode=False))
    return re.sub("<desc>.*?</desc>", "", "\n".join(part.drawing.svg if isinstance(part, Picture) else repr(part) for part in page.parts))


def pictured(scene: Scene) -> str:
    """Return all pictures that a spectator can see: on the board and behind [On the table], without their descriptions."""
    with_pictures = replace(scene, text_mode=False)
    pages = (game_of(scene.game).presenter.board(with_pictures), *open_pages(with_pictures))
    return "\n".join(re.sub("<desc>.*?</desc>", "", picture.drawing.svg) for page in pages for picture in page.pictures)


SPARSELY = {"zbojnici": 4, "mafia_city": 2, "nostra_city": 2, "escape_plan": 4}
"""Of how many scenes one is read with changed fields."""


@cache
def varied(name: str) -> Mapping[str, Sequence[Any]]:
    """Return the underived fields that change in a game, each with its values."""
    known: dict[str, list[Any]] = defaultdict(list)
    for scene in played(name):
        for path, value in leaves(scene.public):
            if value not in known[path]:
                known[path].append(value)
    return {path: values for path, values in known.items() if len(values) > 1 and path not in DERIVED[name]}


def silent_fields(name: str, reading: Callable[[Scene], str], fields: Iterable[str]) -> set[str]:
    """Return those of ``fields`` whose change ``reading`` does not show. A change puts in a value that the field has had in this game."""
    unseen = {path: values for path, values in varied(name).items() if path in set(fields)}
    for scene in played(name)[:: -SPARSELY.get(name, 1)]:
        if not unseen:
            break
        before = reading(scene)
        for number in range(4):
            changes = {path: values[number] for path, values in unseen.items() if number < len(values)}
            for path in list(_shown_of(reading, scene, before, changes)):
                del unseen[path]
    return set(unseen)


@cache
def not_on_board(name: str, board: Callable[[Scene], str]) -> set[str]:
    """Return the fields of the public view that ``board`` does not show."""
    return silent_fields(name, board, varied(name))


def _shown_of(reading: Callable[[Scene], str], scene: Scene, before: str, changes: Mapping[str, Any]) -> Iterator[str]:
    """Yield the fields whose change ``reading`` shows: all are changed at once, then fewer as long as one shows, and more again."""
    fields = list(changes.items())
    size = len(fields)
    while fields:
        other = scene.public
        for path, new in fields[:size]:
            other = changed(other, path, new)
        shows = other != scene.public and _shows(reading, replace(scene, public=other), before)
        if shows and size > 1:
            size //= 2
            continue
        if shows:
            yield fields[0][0]
        fields, size = fields[size:], 1 if shows else 2 * size


def _shows(reading: Callable[[Scene], str], scene: Scene, before: str) -> bool:
    try:
        return reading(scene) != before
    except (KeyError, IndexError, ValueError, StopIteration, AttributeError, TypeError, TextFault):
        return True  # a page has read it


@pytest.mark.parametrize("board", [shown, drawn])
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.rule("OP-1.1", "OP-2.1")
def test_every_field_of_the_public_view_can_be_read_with_one_press_at_most(name: str, board: Callable[[Scene], str]) -> None:
    elsewhere = {} if name != "escape_plan" else PAWNS if board is drawn else NAMED_BELOW
    assert silent_fields(name, opened, not_on_board(name, board) - elsewhere.keys()) == set()


@pytest.mark.parametrize("name", [name for name in GAMES if name in NOT_DRAWN])
@pytest.mark.rule("OP-1.1", "OP-2.1")
def test_every_field_of_the_public_view_is_on_the_board_and_in_its_picture(name: str) -> None:
    assert not_on_board(name, drawn) == set(NOT_DRAWN[name]), "no reason is given for what is drawn"


@pytest.mark.rule("OP-1.1", "OP-2.1")
def test_every_field_of_escape_plan_can_be_seen_in_a_picture() -> None:
    assert silent_fields("escape_plan", pictured, varied("escape_plan").keys() - NOT_PICTURED.keys()) == set()


# ---- the page


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.rule("OP-1.1", "OP-1.5")
def test_each_section_is_one_press_away_from_every_board(name: str) -> None:
    for scene in played(name)[::5]:
        sections = [table_page(scene, table_of(name), place, None) for place in SECTIONS]
        assert one_press(scene) == sections


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.rule("OP-1.1", "OP-1.4")
def test_effects_of_open_cards_are_one_press_away_at_the_largest_table(name: str, language: str) -> None:
    """With the most seats and the longest names, late in games of automated players, who gather most: no line is cut."""
    words, told = words_in(language), Counter[str]()
    effects = {card.id: card.effect for card in table_of(name).cards(words)}
    for game in largest(name):
        scene = replace(late_tables.scene_of(game, late_tables.WIDEST, language), text_mode=True)
        pages = [game_of(name).presenter.board(scene), *one_press(scene)]
        said = "\n".join(texts(page) for page in pages)
        for card in LAID_OPEN[name](scene.public):
            if card == "location:1":  # its effect depends on an option, and every line of a location has it
                continue
            assert effects[card] in said, (card, game.moves_made)
            told[card] += 1
        assert not any(faults(page) for page in pages)
    assert len(told) > 10


@cache
def largest(name: str) -> tuple[Game, ...]:
    seats, options = late_tables.MOST[name]
    game = engines.start(name, seats=seats, options=options, seed=8)
    circle = Circle(game, players_around(game, 8, "auto"))
    while game.outcome is None:
        circle.step()
    return tuple(game.at(game.moves_made * part // 12) for part in range(1, 13))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.rule("OP-1.3", "OP-1.4")
def test_every_section_fits_a_message_and_its_menus_open_text_cards(name: str, language: str) -> None:
    for scene in played(name)[::9]:
        told = replace(scene, words=words_in(language))
        for page in open_pages(told):
            assert not faults(page)
            for menu in menus(page):
                for choice in menu.choices:
                    again = table_page(told, table_of(name), choice.value, None)
                    assert not faults(again)
                    if choice.value.startswith("card:"):
                        assert re.search(r"`[A-Z]{2}-\d", str(again.parts[0])), choice.value


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.rule("OP-1.4")
def test_each_card_is_found_by_any_part_of_its_name_in_either_language(name: str) -> None:
    for language in ("cs", "en"):
        words = words_in(language)
        cards = table_of(name).cards(words)
        assert len({card.id for card in cards}) == len(cards)
        for card in cards:
            assert found_card(cards, card.id) == card
            part = found_card(cards, card.name[1:].upper())
            assert part is not None and card.name[1:].casefold() in part.name.casefold()
        elsewhere = table_of(name).cards(words_in("en" if language == "cs" else "cs"))
        for card in elsewhere:
            found = found_card(cards, card.name, elsewhere)
            assert found in cards
        assert found_card(cards, "no such thing", elsewhere) is None and found_card(cards, "", elsewhere) is None


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.rule("OP-1.7")
def test_the_page_depends_on_nothing_that_its_reader_may_not_know(name: str) -> None:
    """The hidden part of the others is not even asked for: with views of nobody else the pages are the same."""
    for scene in played(name)[::5]:
        for reader in (None, 0, 1):

            def only_own(seat: int, *, scene: Scene = scene, reader: int | None = reader) -> Any:
                assert seat == reader, "a page has looked into another hand"
                return scene.view(seat)

            for seen in (scene, replace(scene, text_mode=False)):
                assert open_pages(replace(seen, view=only_own), reader) == open_pages(seen, reader)


class Readers(Pair):
    """Two games, compared by all that seat ``x`` can read of what lies open: board, its picture and description, pages and menus."""

    def compare(self) -> None:
        super().compare()
        if self.compared % 18 == 1:
            one, two = (list(read_by(game, self.x)) for game in self.games)
            assert one == two


def read_by(game: Game, x: int) -> Iterator[str]:
    for text_mode in (False, True):
        scene = scene_of(game, "en", text_mode=text_mode)
        yield everything(game_of(scene.game).presenter.board(scene))
        yield from (everything(page) for page in open_pages(scene, x))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.rule("OP-1.7")
def test_secrets_change_no_board_and_no_page_of_a_seat(name: str) -> None:
    """Boards with their pictures, alternative texts, pages and menus of two games that differ in what the seat may not know."""
    hooks, compared = hooks_of(name), 0
    for seed in range(6000, 6004):
        game, stream = random_game(hooks, seed)
        x = stream.below(game.seats)
        places = hooks.hidden.places(game, x, stream)
        if places is not None:
            record = game.record
            other = start_swapped(hooks.rulebook, record.seats, record.options, seed, hooks.hidden.stream, places)
            compared += together(hooks, Readers(game, other, x), places, stream, most=150)
    assert compared > 30


@pytest.mark.parametrize("name", GAMES)
def test_an_unknown_place_opens_the_first_section(name: str) -> None:
    scene = played(name)[1]
    first = table_page(scene, table_of(name), "offer", None)
    for place in ("", "cellar", "card:none", "card:", "offer:9"):
        assert table_page(scene, table_of(name), place, None) == first
    for place in ("player:²", "player:99", "player:-1", "player:"):
        assert isinstance(table_page(scene, table_of(name), place, None).parts[2], Menu)


@pytest.mark.parametrize("step", little_or_much(6, 3))
@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.rule("OP-1.2", "OP-2.2")
def test_a_question_tells_the_effects_of_its_cards(name: str, language: str, step: int) -> None:
    """The effect of each card that a shown option names is in the text of the desk or beside the option."""
    effects, told = effects_of(name, language), Counter[str]()
    for game in asked_often(name, step):
        reading = Reading(game, effects, language)
        for seat in range(game.seats):
            for ask, card, said in reading.in_questions(seat):
                assert said, (ask.name, card)
                told[card.partition(":")[0]] += 1
    assert len(told) >= MANY_KINDS[name]


MANY_KINDS = {"zbojnici": 2, "mafia_city": 2, "nostra_city": 5, "escape_plan": 4}


def asked_often(name: str, step: int) -> Iterator[Game]:
    """Yield a game of automated players at one of ``step`` moments; it goes on after each."""
    end = asked_to_the_end(name)
    game = end.at(0)
    for made in range(0, end.moves_made, step):
        yield end.at(made, game)


@cache
def asked_to_the_end(name: str) -> Game:
    game = engines.start(name, seats=SEATS[name], options=OPTIONS.get(name), seed=5)
    circle = Circle(game, players_around(game, 5, "auto"))
    while game.outcome is None:
        circle.step()
    return game


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.rule("OP-1.2")
def test_every_question_fits_its_message_at_the_largest_table_in_words(name: str, language: str) -> None:
    for game in largest(name):
        scene = replace(late_tables.scene_of(game, late_tables.WIDEST, language), text_mode=True)
        for seat in range(game.seats):
            assert faults(game_of(name).presenter.desk(scene, seat)) == []


@pytest.mark.rule("OP-1.2")
def test_the_contacts_on_offer_stand_in_the_question_of_where_to_go() -> None:
    asked = 0
    for scene in every_moment("escape_plan"):
        for ask in (*scene.asks_named(END), *scene.asks_named(BOOSTS)):
            desk = plain_texts(game_of("escape_plan").presenter.desk(scene, ask.seat))
            for number in scene.public.offer:
                card = found_card(table_of("escape_plan").cards(scene.words), f"contact:{number}")
                assert card is not None and card.name in desk and card.text.partition("\n")[0] in desk
            asked += 1
    assert asked > 5


@pytest.mark.rule("OP-1.2", "EP-17.5", "EP-19.3")
def test_a_question_that_may_cost_money_tells_the_purse() -> None:
    asked = set()
    for seed in (3, 4):
        for scene in every_moment("escape_plan", seed):
            for ask in scene.asks:
                if ask.name in BUYING:
                    desk = game_of("escape_plan").presenter.desk(scene, ask.seat)
                    question = "\n".join(part for part in desk.parts if isinstance(part, str))
                    assert f"You have {scene.words('ep-money', n=scene.view(ask.seat).me.cash)}." in question
                    asked.add(ask.name)
    assert len(asked) >= 4


@pytest.mark.rule("OP-1.2", "EP-16.8")
def test_a_visitor_of_a_business_reads_how_many_visits_it_has_left() -> None:
    told = set()
    for scene in every_moment("escape_plan"):
        for ask in scene.asks_named(END):
            places = {place.id: place for tile in scene.public.tiles for place in tile.locations}
            for option in ask.options:
                place = places.get(option.id.partition(":")[2])
                if place is not None and place.kind == "business":
                    about = label_about(EscapePlanVoice(scene), ask, option).replace("\u00a0", " ")
                    state = "closed, it takes a key" if place.closed else f"{len(place.cubes)} of 2 visits"
                    assert about.endswith(state) and len(about) <= DESCRIPTION
                    told.add(state)
    assert len(told) > 1


@pytest.mark.parametrize(("language", "said"), [("en", "**first aid**: heals 1 wound"), ("cs", "**první pomoc**: vyléčí 1 zranění")])
@pytest.mark.rule("OP-1.1", "OP-1.4", "EP-2.5", "EP-22.6")
def test_the_effect_of_first_aid_stands_beside_its_boards(language: str, said: str) -> None:
    scene = replace(played("escape_plan")[-9], words=words_in(language))
    for place in ("player", "player:1"):
        assert said in plain_texts(table_page(scene, table_of("escape_plan"), place, None)).replace("\u00a0", " ")
    card = found_card(table_of("escape_plan").cards(scene.words), said.strip("*").partition("*")[0])
    assert card is not None and "`EP-22.6" in card.text


@pytest.mark.rule("OP-1.5", "EP-26.4", "EP-27.4")
def test_the_desk_tells_its_owners_score_for_an_escape_now() -> None:
    told, fees = 0, set()
    for scene in (*played("escape_plan"), *played("escape_plan", 4), *played("escape_plan", 5)):
        for seat, player in enumerate(scene.public.players):
            me = scene.view(seat).me
            desk = plain_texts(game_of("escape_plan").presenter.desk(scene, seat))
            if scene.public.phase in ("setup", "end") or player.gone == "arrested":
                assert "If you got out now" not in desk
                continue
            total = (
                public_amount(player)
                + me.cash
                + sum(me.amounts.get(spot, 0) for spot in player.visited)
                + sum(bag.value for bag in me.bags)
            )
            fee = 0 if player.gone else scene.public.exit_cost or 0
            total -= fee
            fees.add(fee)
            assert (f"less the exit fee of {scene.words('ep-money', n=fee)}" in desk) == (fee > 0)
            assert f"If you got out now, you’d have **{'−' if total < 0 else ''}{scene.words('ep-money', n=abs(total))}**" in desk
            told += 1
    assert told > 20 and len(fees) > 1


@pytest.mark.parametrize("language", ["cs", "en"])
def test_money_has_one_unit_on_the_table(language: str) -> None:
    for scene in played("escape_plan")[::9]:
        for page in open_pages(replace(scene, words=words_in(language)), 0):
            said = plain_texts(page)
            assert not re.search(r"\$\d+(?!\d|,\d)|\btis\.|[Ii]n thousands|[Vv] tisících", said.replace("$0", "")), said


TO_COME = (
    *("If it ended now", "Still to ", "to come", "may still turn up", "lies on the Street"),
    *("Kdyby", "Ještě ho", "Ještě přijde", "ještě přijde", "leží na Ulici"),
)
WON = {"zbojnici": "-richest-wins", "mafia_city": "-target", "nostra_city": "-acquitted", "escape_plan": "-escaped"}


@pytest.mark.rule("OP-1.5")
@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("save", ["", "-host-ends"])
@pytest.mark.parametrize("name", GAMES)
def test_after_the_end_nothing_is_still_to_come(name: str, save: str, language: str) -> None:
    """What counts says who won, not what would count if it ended now; each score stands there."""
    game = engines.replay(load(f"{name}{save or WON[name]}"))
    assert game.outcome is not None
    scene = scene_of(game, language, text_mode=True)
    table = game_of(name).presenter.open_table
    assert table is not None
    said = {section: texts(table_page(scene, table, section, 0)) for section in SECTIONS}
    for conditional in TO_COME:
        assert not [section for section, text in said.items() if conditional in text]
    won = str(game_of(name).presenter.story(scene).parts[0]).split("\n")[1]
    assert won in said["counts"]
    assert not re.search(r"\d short|do cíle|chybí \d", said["counts"])
    if name == "escape_plan" and not save:
        richest, *_ = sheets(EscapePlanVoice(scene), scene.public.story)
        assert richest in said["counts"]
    if name == "nostra_city":
        assert ("Verdict: " in said["counts"] or "Verdikt: " in said["counts"]) == (not save)
    for score in (game.outcome.scores or {}).values():
        assert re.search(rf"(?<!\d){re.escape(game_of(name).presenter.score(scene.words, score))}\b", said["counts"])
