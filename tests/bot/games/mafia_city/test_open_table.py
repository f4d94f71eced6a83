"""Counts of [On the table] of Mafia City from the public view: standings, extra draws, control, cards that are left."""

import re
from dataclasses import replace

import pytest

from bot.games.mafia_city.open_table import OPEN_TABLE, extra_draws, standings
from bot.games.mafia_city.presenter import PRESENTER
from bot.presenting.scene import Scene
from bot.presenting.texts import words_in
from engines.mafia_city.components import CARDS
from engines.mafia_city.views import CardView, MafiaCityView
from tests.bot.presenting.boxed.tables import MAFIA_CITY, scene_of


def start() -> Scene:
    """Return a table of three at its first question, in English."""
    return scene_of(next(iter(MAFIA_CITY.play(3, 3))), "en", text_mode=True)


def with_players(view: MafiaCityView, points: tuple[int, ...], cards: tuple[int, ...]) -> MafiaCityView:
    players = [player.model_copy(update={"vp": points[player.seat], "cards": cards[player.seat]}) for player in view.players]
    return view.model_copy(update={"players": tuple(players)})


@pytest.mark.parametrize("seed", [3, 4, 8])
@pytest.mark.rule("MC-9.3", "MC-9.4")
def test_the_standings_end_as_the_game_ranks(seed: int) -> None:
    for view in MAFIA_CITY.views(4, seed)[-1:]:
        assert [player.place for player in standings(view)] == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("points", "cards", "extra"),
    [
        ((2, 1, 3), (2, 1, 2), (1, 2)),
        ((2, 1, 3), (2, 2, 3), (1, 1)),
        ((2, 1, 3), (1, 2, 3), (1, 1)),
        ((1, 1, 3), (0, 2, 3), None),
    ],
)
@pytest.mark.rule("MC-8.3", "MC-8.4")
def test_only_a_sole_last_player_draws_extra_cards(points: tuple[int, ...], cards: tuple[int, ...], extra: tuple[int, int] | None) -> None:
    assert extra_draws(with_players(start().public, points, cards)) == extra


@pytest.mark.rule("OP-1.1", "MC-4.5", "MC-4.6", "MC-4.9")
def test_a_location_names_its_controller_and_nobody_in_a_strict_tie() -> None:
    found: set[str] = set()
    for scene in MAFIA_CITY.moments(4, 3, "en"):
        view = scene.public
        if view.phase != "action" or found >= {"leader", "tie", "empty"}:
            continue
        lines = OPEN_TABLE.offer(scene).lines
        for location in view.locations:
            told = lines[next(at for at, line in enumerate(lines) if line.startswith(f"- **{location.number} ")) + 1]
            if location.leader is not None:
                found.add("leader")
                assert re.search(rf"control now: .\u00a0\*\*{scene.names[location.leader][:8]}", told)
            else:
                found.add("tie" if location.pile else "empty")
                assert ("control now: nobody" in told) == bool(location.pile)
    assert found == {"leader", "tie", "empty"}


@pytest.mark.rule("OP-1.1", "MC-1.13")
def test_the_supply_counts_discards_by_kind_and_symbol() -> None:
    scene = start()
    gone = tuple(CardView(number=card.number, kind=card.kind, symbol=card.symbol) for card in CARDS.values() if card.kind == "informer")
    scene = replace(scene, public=scene.public.model_copy(update={"discard": gone[:3], "in_play": gone[3:4]}))
    lines = OPEN_TABLE.supply(scene).lines
    assert "- **Informer** · Fist, 2× Hat · 1 of 5 left" in lines
    assert "- **Thief** · – · 4 of 4 left" in lines
    assert "Discarded by symbol: Fist 1 of 15, Hat 2 of 14, Bullet 0 of 10, +1 0 of 10" in lines


@pytest.mark.rule("OP-1.1")
@pytest.mark.parametrize(("language", "said"), [("en", "once everybody has a colour"), ("cs", "až bude mít každý barvu")])
def test_there_is_no_deck_to_count_while_colours_are_chosen(language: str, said: str) -> None:
    games = MAFIA_CITY.play(3, 1)
    assert said in "\n".join(OPEN_TABLE.supply(scene_of(next(games), language)).lines)
    told = next(lines for game in games if (lines := "\n".join(OPEN_TABLE.supply(scene_of(game, language)).lines)) and said not in lines)
    assert re.search(r"(Deck|Balíček): \*\*[1-9]", told)


@pytest.mark.rule("OP-1.5", "OP-1.7")
def test_only_the_reader_reads_the_number_of_their_deals_and_extra_points() -> None:
    for scene in MAFIA_CITY.moments(4, 3, "en"):
        hand = scene.view(1).me.cards
        if scene.public.phase == "action" and any(card.kind == "secret_deal" for card in hand):
            deals, plus = sum(card.kind == "secret_deal" for card in hand), sum(card.symbol == "plus1" for card in hand)
            (own,) = [line for line in OPEN_TABLE.counts(scene, 1).lines if line.startswith("Hidden")]
            assert f"**{deals}**" in own and own.endswith(f"**{plus}**")
            assert not any(line.startswith("Hidden") for line in OPEN_TABLE.counts(scene, None).lines)
            return
    raise AssertionError("nobody holds a Secret Deal")


@pytest.mark.rule("MC-6.4", "OP-1.2")
@pytest.mark.parametrize("language", ["cs", "en"])
def test_help_offer_and_how_to_play_say_whom_the_prison_frees(language: str) -> None:
    """R24: by the option; the text card, which belongs to no table, names both readings."""
    scene = replace(start(), words=words_in(language))
    said = {one: scene.words("help-mc-location-1", same=one) for one in ("yes", "no", "either")}
    assert len(set(said.values())) == 3
    assert said["either"] in next(card.text for card in OPEN_TABLE.cards(scene.words) if card.id == "location:1")
    for same in (False, True):
        here = replace(scene, public=scene.public.model_copy(update={"cell_same_round": same, "cell": (0, 1), "due": 2 if same else 1}))
        offered = "\n".join(OPEN_TABLE.offer(here).lines)
        for text in (PRESENTER.help(here, None), offered):
            assert (said["yes"] in text, said["no"] in text, said["either"] in text) == (same, not same, False)
        leaving = scene.words("mc-open-cell", list="|", due=here.public.due).partition("|")[2]
        assert leaving in offered
        told = " ".join(PRESENTER.at_table(scene.words, {"cell_same_round": same}, 4).here)
        assert scene.words("howto-mafia_city-cell", same="yes" if same else "no") in told


@pytest.mark.rule("MC-8.3", "MC-8.4", "MC-8.5")
@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_last_help_before_the_draw_names_its_three_steps(language: str) -> None:
    """The draw itself asks nobody, so nobody can read a help of its own."""
    scene = next(scene for scene in MAFIA_CITY.moments(4, 3, language) if scene.public.phase == "strategy")
    assert scene.words("help-mc-draw") in PRESENTER.help(scene, None)
