"""Plays the test vectors of the rules in their own notation: players by letters, Notes as ``20I`` (20,000 Innocent) or ``5``.

``table(...)`` lays a given table and begins at a given phase; the ``Play`` it returns answers and tells where everything stands.
A Territory is written ``"gisella marco/ | queens_drugs new_jersey | 20I 10G 5 5 | wrath contract"``: Gangsters, Districts (``/``: Used),
Bank, Vendetta hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from engines.nostra_city import RULEBOOK, NostraCity, NostraCityOptions, NostraCityView
from engines.nostra_city.business import business
from engines.nostra_city.components import COLOURS, DISTRICTS, GANGSTERS, GOTA, INVESTIGATIONS, LUXURIES, NOTES, RAID, UNDERBOSS
from engines.nostra_city.course import begin_month, play_month
from engines.nostra_city.ending import final_verdict, finish
from engines.nostra_city.meeting import auctions, meeting
from engines.nostra_city.reception import reception
from engines.nostra_city.state import Bid, FamilyState
from engines.nostra_city.table import FIELDS, INDEX
from engines.nostra_city.trial import trial
from engines.nostra_city.views import MyPart, WindowView
from engines.table import Aborted, Game, Option, Outcome
from tests.engines.vectors import VectorPlay, check

LETTERS = "ABCDE"
PHASES = ("business", "meeting", "auctions", "trial", "reception")
SHORT = {card.rpartition("_")[2]: card for card in GANGSTERS} | {"gota": GOTA}
KINDS = {"5": "note_5"} | {f"{money}{side[0].upper()}": f"note_{money}_{side}" for money in (10, 20, 50) for side in ("innocent", "guilty")}
SPOKEN = {kind: short for short, kind in KINDS.items()}


class Purse:
    """Hands Notes out by their kinds, each number once."""

    def __init__(self) -> None:
        self.left = list(range(1, len(NOTES)))

    def take(self, words: str | Iterable[str]) -> list[int]:
        taken = []
        for word in words.split() if isinstance(words, str) else words:
            if word == "raid":
                taken.append(RAID)
                continue
            note = next(note for note in self.left if NOTES[note].id == KINDS[word])
            self.left.remove(note)
            taken.append(note)
        return taken


def table(
    *territories: str,
    begin: str = "business",
    month: int = 1,
    starter: str = "A",
    marker: int = 4,
    street: str = "gold_watch limousine racehorse yacht",
    notes: str = "",
    only_notes: bool = False,
    discard: str = "",
    vendetta: str = "",
    only_vendetta: bool = False,
    deck: str = "",
    corruption: str = "",
    bids: Sequence[str] = (),
    random: Sequence[str] = (),
    titles_out: bool = True,
    fixed: bool = False,
    kept: Sequence[str] = ("corruption",),
    prepare: Callable[[FamilyState], None] | None = None,
    seed: int = 1,
    **options: Any,
) -> Play:
    """Lay a table of ``territories`` and begin ``begin`` (a phase, ``auctions`` with the ``bids`` placed, or ``final``) of ``month``.

    ``notes``, ``vendetta``, ``deck``: the tops of these piles, the first one on top (``only_…``: there is nothing below); ``street``: four
    cards, ``-`` for none; ``fixed``: the Starting Player card has been passed on in this Month; ``bids``:
    ``"A marco 1 20I,10G"``; ``random``: the kinds of Notes that chance picks, in order; ``kept``: the piles that are not shuffled.
    """
    purse, picks = Purse(), list(random)

    class Given(NostraCity):
        def drawn_place(self, what: str, things: Sequence[Any]) -> int:
            if picks:
                wanted = KINDS[picks.pop(0)]
                return next(place for place, note in enumerate(things) if NOTES[note].id == wanted)
            return super().drawn_place(what, things)

        def shuffled(self, what: str, things: Iterable[Any]) -> list[Any]:
            return list(things) if what in kept else super().shuffled(what, things)

        async def play(self) -> Outcome:
            try:
                lay_out(self)
                if begin != "final":
                    await rest_of_month(self)
                while begin != "final" and self.state.month < 6:
                    await play_month(self)
                    await reception(self)
                    await check(self)
                if begin != "final" and month < 6:
                    await play_month(self)
                reason, winners = await final_verdict(self)
                await check(self)
                return finish(self, reason, winners)
            except Aborted:
                return finish(self, "aborted")

    async def rest_of_month(t: Given) -> None:
        steps = {"business": business, "meeting": meeting, "auctions": auctions, "trial": trial, "reception": reception}
        for phase in PHASES[PHASES.index(begin) :]:
            if (phase == "auctions" and begin != "auctions") or (phase == "reception" and month == 6):
                continue
            if phase == "auctions":
                t.begin_phase("meeting")
            await steps[phase](t)
            await check(t)

    def lay_out(t: Given) -> None:
        state = t.state
        state.month, state.starter, state.marker = month, LETTERS.index(starter), INDEX[marker]
        for seat, territory in enumerate(territories):
            give_territory(state, seat, territory, purse)
        state.street = ["" if card == "-" else long_name(card) for card in street.split()]
        state.titles_out = titles_out
        state.bribers = 3
        state.corruption = purse.take(corruption)
        state.note_discard = purse.take(discard)
        state.top_open = True
        top = purse.take(notes)
        for bid in bids:
            place_bid(state, bid, purse)
        raid = [] if RAID in (*top, *state.note_discard) else [RAID]
        state.note_deck = [*([] if only_notes else [*raid, *purse.left]), *reversed(top)]
        state.vendetta_deck = [*([] if only_vendetta else ["wrath"] * 4), *reversed(vendetta.split())]
        rest = [card for card in (*LUXURIES, *GANGSTERS, *DISTRICTS) if card not in lying(state) and card not in deck.split()]
        state.street_deck = [*rest, *reversed([long_name(card) for card in deck.split()])]
        begin_month(t)
        state.passed_on = fixed
        if prepare:
            prepare(state)

    return Play(Game(replace(RULEBOOK, table=Given), len(territories), NostraCityOptions(**options), seed))


def long_name(card: str) -> str:
    return SHORT.get(card, card)


def give_territory(state: FamilyState, seat: int, territory: str, purse: Purse) -> None:
    gangsters, districts, bank, hand = (*territory.split("|"), "", "", "")[:4]
    player = state.players[seat]
    player.colour = COLOURS[seat]
    for word in gangsters.split():
        player.gangsters[SHORT[word.rstrip("/")]] = not word.endswith("/")
    for word in districts.split():
        player.districts[word.rstrip("/")] = not word.endswith("/")
    player.bank = sorted(purse.take(bank))
    player.hand = hand.split()


def place_bid(state: FamilyState, words: str, purse: Purse) -> None:
    who, gangster, space, notes = words.split()
    player = state.players[LETTERS.index(who)]
    at = int(space) - 1
    player.gangsters[SHORT[gangster]] = False
    player.bids[at] = Bid(at, SHORT[gangster], sorted(purse.take(notes.split(","))))
    player.bid_made = True


def lying(state: FamilyState) -> list[str]:
    cards = [*state.street, *INVESTIGATIONS, UNDERBOSS]
    for player in state.players:
        cards += [*player.gangsters, *player.districts, *player.luxuries]
    return cards


class Play(VectorPlay):
    """A game in progress, spoken to in the notation of the vectors."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, LETTERS, "nc-")

    @property
    def table(self) -> NostraCity:
        table = self.game._table
        assert isinstance(table, NostraCity)
        return table

    @property
    def state(self) -> FamilyState:
        return self.table.state

    def player(self, who: str) -> Any:
        return self.state.players[LETTERS.index(who)]

    # ---- what is open

    def options(self, who: str) -> list[str]:
        """The options of the open question in the notation of the vectors."""
        return [self.short(option) for option in self.ask(who).options]

    def short(self, option: Option) -> str:
        kind, _, name = option.id.partition(":")
        if kind == "note":
            return SPOKEN[NOTES[int(name)].id]
        if kind == "seat":
            return LETTERS[int(name)]
        return (
            name.rpartition("_")[2] if kind == "gangster" else name if kind in ("district", "card", "space", "bid", "colour") else option.id
        )

    # ---- answering

    def do(self, *answers: str) -> Play:
        """Answer in turn: ``A gisella``, ``A brooklyn_drugs:drugs``, ``B 10I,5`` for Notes, ``C pass``; ``A`` alone picks nothing."""
        for answer in answers:
            who, _, words = answer.partition(" ")
            ask = self.ask(who)
            picked: list[str] = []
            for word in words.split(",") if words else []:
                found = [option.id for option in ask.options if word in (option.id, self.short(option)) and option.id not in picked]
                assert found, f"{word} is not among {self.options(who)} of {ask.name}"
                picked.append(found[0])
            self.game.answer(ask.id, *picked)
        return self

    def passes(self) -> Play:
        """Let everybody pass as long as a window is open."""
        while asks := [ask for ask in self.game.asks if ask.name == "nostra_city.vendetta.window"]:
            self.game.answer(asks[0].id, "pass")
        return self

    # ---- where everything stands

    def bank(self, who: str) -> str:
        """The Bank in the notation of the vectors, the lowest Note first."""
        return " ".join(SPOKEN[NOTES[note].id] for note in self.player(who).bank)

    def banks(self) -> list[int]:
        return [len(player.bank) for player in self.state.players]

    def hands(self) -> list[int]:
        return [len(player.hand) for player in self.state.players]

    def respect(self) -> list[int]:
        return self.table.all_respect()

    def free(self, who: str) -> list[str]:
        """The Free Gangsters."""
        return [card.rpartition("_")[2] for card, free in self.player(who).gangsters.items() if free]

    @property
    def field(self) -> int:
        return FIELDS[self.state.marker]

    # ---- what was told

    def keys(self) -> list[str]:
        return [notice.text.key.removeprefix("nc-") for notice in self.game.notices]

    def thing(self, kind: str, name: str) -> Any:
        if kind == "note":
            return SPOKEN.get(name, name)
        return name.rpartition("_")[2] if kind == "gangster" else name

    def view(self, who: str | None) -> NostraCityView:
        view = self.seen(who)
        assert isinstance(view, NostraCityView)
        return view

    def window(self) -> WindowView:
        """The open Vendetta window."""
        window = self.view(None).window
        assert window is not None
        return window

    def me(self, who: str) -> MyPart:
        me = self.view(who).me
        assert me is not None
        return me

    def end(self) -> tuple[str, str]:
        """The reason of the end and the winners' letters."""
        assert self.game.outcome
        return self.game.outcome.reason, "".join(LETTERS[seat] for seat in sorted(self.game.outcome.winners))
