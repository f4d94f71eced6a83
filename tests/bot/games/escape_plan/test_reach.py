"""Questions with more options than a menu holds: each option is within reach on the desk, in text mode and by command."""

from functools import cache

import pytest
from discord.app_commands import Choice

from bot.games.escape_plan.labels import label
from bot.games.escape_plan.voice import EscapePlanVoice
from bot.presenting.limits import CHOICES
from bot.presenting.naming import cut
from cogs.finding import MOST, matching
from cogs.game_commands import CHOICE_NAME
from engines.chance import Stream
from engines.escape_plan import asks
from engines.escape_plan.map.geometry import Placed, placements
from engines.escape_plan.moves.escaping import escape
from engines.escape_plan.state import Turn
from engines.escape_plan.table import City
from engines.escape_plan.tiles import OFFICERS, TILES
from engines.table import Ask
from tests.bot.games.escape_plan.test_pages import reached
from tests.bot.presenting.boxed.tables import scene_of
from tests.engines.escape_plan.harness import Play, carry, contact, given, turn, without_locked_assets

GUARDED = {tile: list(OFFICERS) for tile in TILES if tile != "s1"}


def full_map(seed: int) -> dict[str, tuple[int, int, int]]:
    """Place all 14 tiles at random."""
    stream = Stream(seed, "reach")
    placed = {(0, 0): Placed("s1", 0), (1, 0): Placed("s2", 0)}
    for tile in stream.shuffled([tile for tile in TILES if tile not in ("s1", "s2")]):
        fits = placements(tile, placed)
        at = stream.pick(list(fits))
        placed[at] = Placed(tile, stream.pick(fits[at])[0])
    return {one.tile: (*at, one.rotation) for at, one in placed.items()}


def travelling(seed: int) -> Play:
    """Seat 0 with two gas cans and a Chopper ticked, at the question where to go; on day 3, so that it may also be out of the city."""

    def prepare(t: City) -> None:
        without_locked_assets(t.player(0))
        contact(t, 18)
        t.player(0).cans = 2

    play = given(turn, at="church_s", tiles=full_map(seed), officers=GUARDED, spots={}, day=3, prepare=prepare)
    return play.do("move", "can:1 can:2 contact:18")


def fleeing() -> Play:
    """Seat 0 in the escape step with hands full of ways to avoid the police of five tiles."""

    def prepare(t: City) -> None:
        without_locked_assets(t.player(0))
        contact(t, 10, 12, 14, 29, 30)
        carry(t, "gas_mask", "gas_mask", "gas_mask", "vest", "cap", "helmet")
        t.player(0).cash = 30

    async def run(t: City) -> None:
        t.state.turn = Turn(0, "morning", kind="move", left=["s2", "a2", "b2", "c1", "d2"])
        await escape(t, 0)

    return given(run, officers=GUARDED, prepare=prepare)


@cache
def moments() -> list[tuple[Play, Ask]]:
    """Return two questions with more options than a menu holds; nobody answers them."""
    ends = next(play for play in map(travelling, range(12)) if len(play.ask.options) > CHOICES)
    found = [(play, play.ask) for play in (ends, fleeing())]
    assert [ask.name for _, ask in found] == [asks.END, asks.AVOID]
    assert all(len(ask.options) > CHOICES for _, ask in found)
    return found


@pytest.mark.parametrize("text_mode", [False, True])
def test_every_option_is_within_reach_on_the_desk(text_mode: bool) -> None:
    for play, ask in moments():
        assert reached(scene_of(play.game, text_mode=text_mode), ask) == {option.id for option in ask.options}


@pytest.mark.parametrize("language", ["cs", "en"])
def test_every_option_is_found_by_typing_its_name(language: str) -> None:
    for play, ask in moments():
        voice = EscapePlanVoice(scene_of(play.game, language))
        offered = [Choice(name=cut(label(voice, ask, option), CHOICE_NAME), value=option.id) for option in ask.options]
        assert len(offered) > MOST
        for choice in offered:
            assert choice.value in [one.value for one in matching(offered, choice.name)], choice.name
