"""What a player of Nostra City tries when it looks ahead, and how well it stands (MA-6.4)."""

from typing import cast

import pytest

import engines
from bot.playing import Circle
from bot.simulation import players_of
from engines.nostra_city import asks
from engines.nostra_city.views import NostraCityView
from engines.players import player_for
from engines.players.lookahead import CANDIDATES, lookahead_of
from engines.players.nostra_city_judging import WON, standing


@pytest.mark.rule("MA-6.4")
def test_few_legal_ways_to_go_on_are_tried_the_usual_one_first() -> None:
    lookahead = lookahead_of("nostra_city")
    assert lookahead is not None
    tried: dict[str, int] = {}
    for seed in (2, 5):
        game = engines.start("nostra_city", seats=4, seed=seed)
        circle = Circle(game, players_of("nostra_city", 4, seed, "normal"))
        while game.outcome is None:
            for ask in game.asks:
                view = game.view(ask.seat)
                usual = player_for("nostra_city", ask.seat, seed).choose(ask, view)
                candidates = lookahead.candidates(ask, view, usual)
                for picks, *_ in candidates:
                    assert {option.id for option in ask.options}.issuperset(picks)
                    assert ask.least <= len(picks) <= ask.most
                if candidates:
                    assert candidates[0] == (usual,)
                    assert len(set(candidates)) == len(candidates) <= CANDIDATES
                    tried[ask.name] = max(len(candidates), tried.get(ask.name, 0))
            circle.step()
    assert tried[asks.BIDDER] == tried[asks.BRIBER] == CANDIDATES
    assert tried[asks.SPLIT] > 1
    assert tried[asks.KIND_OF] > 1
    assert not {asks.WINDOW, asks.READY, asks.DISCARD} & set(tried), "there is nothing to think about"


@pytest.mark.rule("MA-6.4")
def test_whole_bids_are_tried_of_notes_that_one_has() -> None:
    lookahead = lookahead_of("nostra_city")
    assert lookahead is not None
    game = engines.start("nostra_city", seats=3, seed=4)
    circle = Circle(game, players_of("nostra_city", 3, 4, "normal"))
    whole = 0
    while cast("NostraCityView", game.view(None)).phase != "trial":
        for ask in game.asks:
            view = cast("NostraCityView", game.view(ask.seat))
            if ask.name == asks.BIDDER and view.me is not None:
                bank = {note.option for note in view.me.bank}
                for _, *following in lookahead.candidates(ask, view, (asks.END.id,)):
                    for location, notes in zip(following[::2], following[1::2], strict=True):
                        assert view.street[asks.number_of(location[0]) - 1].card
                        assert notes and bank.issuperset(notes)
                        whole += 1
        circle.step()
    assert whole > 3


@pytest.mark.rule("MA-6.4")
def test_the_winner_stands_best() -> None:
    for seed in (5, 6, 8):
        game = engines.start("nostra_city", seats=3, seed=seed)
        Circle(game, players_of("nostra_city", 3, seed, "normal")).play()
        stood = {seat: standing(cast("NostraCityView", game.view(seat)), seat) for seat in range(3)}
        winners = cast("NostraCityView", game.view(None)).winners
        assert all((stood[seat] > WON // 2) == (seat in winners) for seat in stood)


@pytest.mark.rule("MA-6.4")
def test_before_the_end_respect_territory_notes_and_the_wanted_verdict_count() -> None:
    game = engines.start("nostra_city", seats=3, seed=5)
    circle = Circle(game, players_of("nostra_city", 3, 5, "normal"))
    while cast("NostraCityView", game.view(0)).phase != "business":
        circle.step()
    view = cast("NostraCityView", game.view(0))
    me = view.me
    assert me is not None

    def changed(**change: object) -> int:
        return standing(view.model_copy(update=change), 0)

    def of(seat: int, **change: object) -> int:
        players = [player.model_copy(update=change) if player.seat == seat else player for player in view.players]
        return changed(players=tuple(players))

    now = standing(view, 0)
    assert of(0, respect=view.players[0].respect + 1) > now
    assert of(0, gangsters=view.players[0].gangsters[1:]) < now
    assert max(of(seat, respect=view.players[seat].respect + 5) for seat in (1, 2)) < now
    assert changed(me=me.model_copy(update={"bank": me.bank[1:]})) < now
    assert changed(field=view.field + 1) < now < changed(field=view.field - 1)
    informant = {"me": me.model_copy(update={"informant": True})}
    assert changed(**informant, field=3) > changed(**informant, field=-3)
