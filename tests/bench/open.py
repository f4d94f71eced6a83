"""Open information: how far readers are from what each open card does, whenever a seat is asked in simulated games (OP-2.2).

A card can be read where its effect stands in words. No press: on the board. One press: on the page behind [On the table], [Players],
[What counts] or [Tonight’s cards] as it opens; each menu there is one press more.

A question is about the cards that its shown options name, the card it comes from, and the offer of the place where one goes: their effects
stand in its text or beside the option (OP-1.2). ``GAMES=10 make bench ARGS=open`` plays fewer games.
"""

import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any

import engines
from bot.games import game_of
from bot.presenting.boxed.on_table import SECTIONS, OpenTable, table_page
from bot.presenting.page import Page
from bot.presenting.questions import as_option
from bot.presenting.scene import Scene
from bot.presenting.text_cards import chosen_page
from bot.presenting.texts import words_in
from bot.simulation.playing import Circle
from bot.simulation.simulate import players_around
from engines.escape_plan.asks import BOOSTS, END
from engines.mafia_city.components import CARDS
from engines.nostra_city.asks import CARD as NOSTRA_CITY_CARD
from engines.nostra_city.asks import MASSIMO, TARGET
from engines.table import Ask, Game, Option
from tests.bench.result import Result
from tests.bot.games.mafie import playing as mafie
from tests.bot.presenting.boxed import tables as boxed
from tests.bot.presenting.boxed.tables import buttons, menus

PLAYED = int(os.environ.get("GAMES", "100"))
SEATS = {"mafie": 12, "zbojnici": 3, "mafia_city": 4, "nostra_city": 4, "escape_plan": 3}
OPTIONS: Mapping[str, Mapping[str, Any]] = {"mafie": {"extended": True}, "mafia_city": {"cell_same_round": False}}
NOWHERE = 99
"""The presses to a card that no page explains."""


# ---- what lies open


def _of_mafie(view: Any) -> Iterator[str]:
    yield from (f"card:{min(card, 14)}" for card in view.card_set)


def _of_zbojnici(view: Any) -> Iterator[str]:
    yield from (f"district:{place.district}" for place in view.places)
    yield from (f"day:{place.district}" for place in view.places if place.day)


def _of_mafia_city(view: Any) -> Iterator[str]:
    yield from (f"location:{location.number}" for location in view.locations)
    yield from (f"figure:{figure}" for figure in ("killer", "policeman", "mayor"))
    yield from (f"kind:{card.kind}" for card in view.in_play)


def _of_nostra_city(view: Any) -> Iterator[str]:
    laid = [space.card for space in view.street if space.card]
    for player in view.players:
        laid += [gangster.id for gangster in player.gangsters] + [district.id for district in player.districts]
        laid += [*player.luxuries, *player.investigations, *([player.title] if player.title else [])]
        yield from (f"bonus:{bonus}" for bonus in player.bonuses)
    yield from (NOSTRA_CITY_CARD[card] for card in laid)
    yield from (f"window:{view.window.point}",) if view.window is not None else ()


def _of_escape_plan(view: Any) -> Iterator[str]:
    yield from (f"contact:{number}" for number in view.offer)
    yield from (f"equipment:{kind}" for kind in view.equipment)
    yield from (f"fixer:{name}" for name in view.fixers)
    yield from (f"place:{place.kind}" for tile in view.tiles for place in tile.locations)
    yield "token:first_aid"
    for player in view.players:
        yield from (f"contact:{entry.contact}" for entry in player.entries if entry.contact)
        yield from (f"{pocket.kind}:{pocket.item}" for pocket in player.pockets if pocket.kind in ("equipment", "fixer"))
        held = [part.asset for part in (*player.assets, *player.entries, *player.pockets)]
        yield from (f"asset:{asset}" for asset in held if asset)


LAID_OPEN: Mapping[str, Callable[[Any], Iterator[str]]] = {
    "mafie": _of_mafie,
    "zbojnici": _of_zbojnici,
    "mafia_city": _of_mafia_city,
    "nostra_city": _of_nostra_city,
    "escape_plan": _of_escape_plan,
}


# ---- how far it is


class Reading:
    """Texts readable at one moment of a game, and after how many presses."""

    def __init__(self, game: Game, effects: Mapping[str, str], language: str = "en", *, text_mode: bool = True) -> None:
        self._effects = effects
        made = mafie.scene_of if game.rulebook.name == "mafie" else boxed.scene_of
        self.scene: Scene = made(game, language, text_mode=text_mode)
        self._presenter = game_of(game.rulebook.name).presenter

    @cached_property
    def open(self) -> frozenset[str]:
        """The cards that lie open."""
        return frozenset(LAID_OPEN[self.scene.game](self.scene.public))

    @cached_property
    def _board(self) -> str:
        return _texts(self._presenter.board(self.scene))

    @cached_property
    def _known(self) -> dict[str, int]:
        return dict(self._behind_a_button())

    def in_questions(self, seat: int) -> Iterator[tuple[Ask, str, bool]]:
        """Yield the cards that the questions to a seat are about, and whether its desk tells their effects."""
        page = self._presenter.desk(self.scene, seat)
        told = "\n".join([_texts(page), *(choice.description for menu in menus(page) for choice in menu.choices)]).replace("\u00a0", " ")
        shown = {choice.value for menu in menus(page) for choice in menu.choices}
        shown |= {as_option(button.id.rpartition(":")[2]) for button in buttons(page)}
        for ask in self.scene.asks_of(seat):
            named = [card for option in ask.options if option.id in shown for card in self._in_option(option)]
            for card in {*named, *self._around(ask)} if ask.holds else ():
                yield ask, card, self._effects[card] in told

    def _in_option(self, option: Option) -> Iterator[str]:
        """Yield the cards that an option names."""
        refs = [option.id]
        for arg in option.text.args.values():
            refs += [str(one) for one in (arg if isinstance(arg, tuple) else (arg,))]
        for ref in refs:
            kind, _, name = ref.partition(":")
            if self.scene.game == "mafia_city" and kind == "card":
                yield f"kind:{CARDS[int(name)].kind}"
            elif self.scene.game == "zbojnici" and kind == "district":
                yield self._district(name)
            elif (kind != "location" or ref == option.id) and ref in self._effects:
                yield ref

    def _around(self, ask: Ask) -> Iterator[str]:
        """Yield the cards that a question is about besides its options."""
        view: Any = self.scene.public
        if ask.name in (BOOSTS, END):
            yield from (f"contact:{number}" for number in view.offer)
        if self.scene.game == "zbojnici" and view.current:
            yield self._district(view.current)
        if ask.name in (TARGET, MASSIMO):
            yield f"vendetta:{view.aim}"

    def _district(self, name: str) -> str:
        view: Any = self.scene.public
        return f"day:{name}" if any(place.district == name and place.day for place in view.places) else f"district:{name}"

    def presses(self, card: str) -> int:
        """Return the presses from the board to the effect of a card, for everybody."""
        return 0 if self._effects[card] in self._board else self._known.get(card, NOWHERE)

    def _behind_a_button(self) -> Iterator[tuple[str, int]]:
        """Yield the cards behind the button of the board with the presses to each, the most first."""
        table = self._presenter.open_table
        if table is not None:
            yield from sorted(self._on_the_table(table), key=lambda found: -found[1])
        elif self._presenter.chosen_cards is not None:
            cards = {card.id: card for card in self._presenter.text_cards(self.scene.words)}
            view: Any = self.scene.public
            chosen = self._presenter.chosen_cards(view.options, len(self.scene.names), view.card_set) or ()
            page = _texts(chosen_page(self.scene.words, "t7", [cards[one] for one in chosen], ""))
            yield from ((card, 1) for card in self.open if self._effects[card] in page)

    def _on_the_table(self, table: OpenTable) -> Iterator[tuple[str, int]]:
        scene = self.scene
        for place, away in _places(len(scene.names)):
            made = table_page(scene, table, place, None)
            page = _texts(made)
            offered = {choice.value for menu in menus(made) for choice in menu.choices}
            for card in self.open:
                if self._effects[card] in page:
                    yield card, away
                elif f"card:{card}" in offered:
                    yield card, away + 1


def _places(seats: int) -> Iterator[tuple[str, int]]:
    """Yield the places of the page with the presses to each: a section has a button on the board, one player takes a menu more."""
    yield from ((section, 1) for section in SECTIONS)
    yield from ((f"player:{seat}", 2) for seat in range(seats))


def _texts(page: Page) -> str:
    return "\n".join(part for part in page.parts if isinstance(part, str)).replace("\u00a0", " ")


def effects_of(game: str, language: str = "en") -> Mapping[str, str]:
    """Return what each text card says that its component does: of a card of Mafie its first sentence, without the clause."""
    words = words_in(language)
    cards = game_of(game).presenter.text_cards(words)
    told = {card.id: (card.effect or _first_sentence(card.text)).replace("\u00a0", " ") for card in cards}
    if game == "mafia_city":
        told["location:1"] = words("help-mc-location-1", same="no").replace("\u00a0", " ")  # its card tells both readings
    return told


def _first_sentence(text: str) -> str:
    return text.partition(" `")[0].partition("\n")[0].partition(". ")[0].removesuffix(".")


# ---- the measure


def measure() -> Iterator[Result]:
    for game in engines.GAMES:
        yield from _measured(game)


def _measured(game: str) -> Iterator[Result]:
    effects, far, asked, told = effects_of(game), Counter[int](), 0, Counter[bool]()
    unexplained: set[str] = set()
    for reading, seats in moments(game, effects):
        asked += 1
        for card in reading.open:
            far[reading.presses(card)] += 1
            if reading.presses(card) == NOWHERE:
                unexplained.add(card)
        told.update(said for seat in seats for _, _, said in reading.in_questions(seat))
    every = sum(far.values())
    readable = every - far[NOWHERE]
    yield Result(f"{game}, {asked} moments: open cards readable", _share(readable, every), "all", readable == every)
    yield Result("  at most one press from the board", _share(far[0] + far[1], every), "all", far[0] + far[1] == every)
    for presses in sorted(set(far) - {NOWHERE}):
        yield Result(f"  {presses} from the board", _share(far[presses], every))
    yield Result("  in the question, where it is about the card", _share(told[True], told.total()), "all", not told[False])
    if unexplained:
        yield Result("  explained nowhere", ", ".join(sorted(unexplained)))


def moments(game: str, effects: Mapping[str, str]) -> Iterator[tuple[Reading, list[int]]]:
    """Yield every moment in which a seat is asked, and the seats."""
    for seed in range(PLAYED):
        played = engines.start(game, seats=SEATS[game], options=OPTIONS.get(game), seed=seed)
        circle, moves = Circle(played, players_around(played, seed, "auto")), -1
        while played.outcome is None:
            if played.moves_made != moves and played.asks:
                moves = played.moves_made
                yield Reading(played, effects), sorted({ask.seat for ask in played.asks if ask.holds} or {ask.seat for ask in played.asks})
            circle.step()


def _share(part: float, whole: float) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"
