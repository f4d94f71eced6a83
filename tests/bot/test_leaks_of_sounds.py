"""Secrets show in no cue: two games that differ in them sound alike, in order and time (TK-10.1)."""

from typing import Any, cast

import pytest

import engines
from bot.tables.moderation.sounds import board_cue, next_end, told_cue
from tests.bot.pairs_at_a_table import CHANNEL, Clock, Pair, Seated, played
from tests.bot.pairs_of_mafie import HOOKS, NAMES, comes_to_light
from tests.engines.driving import random_game
from tests.engines.rigging import start_swapped
from tests.soak.amounts import little_or_much


class Sounding(Seated):
    """A table of which the moments of its cues are listened to as well."""

    def __init__(self, game: Any, x: int, clock: Clock, language: str, *, text_mode: bool) -> None:
        self.cues = 0
        self.told = 0
        self.ends: set[float] = set()
        super().__init__(game, x, clock, language, text_mode=text_mode)

    async def tell(self) -> list[tuple[Any, ...]]:
        heard = await super().tell()
        upto = self.outbox.posted
        fresh = self.course.game.notices[self.told : upto]
        self.told = upto
        cues, end = (told_cue(fresh), board_cue(fresh)), next_end(self.course, self.clock())
        self.cues += sum(cue is not None for cue in cues)
        if end is not None:
            self.ends.add(end)
        return [*heard, ("cues", CHANNEL, *cues, end)]


@pytest.mark.rule("TK-10.1", "TK-10.4")
@pytest.mark.parametrize("apart", [False, True])
@pytest.mark.parametrize("pairs", little_or_much(3, 6))
async def test_secrets_never_show_in_the_sounds(pairs: int, *, apart: bool) -> None:
    cues = ends = 0
    for seed in range(8200, 8200 + pairs):
        game, stream = random_game(HOOKS, seed)
        record, x = game.record, stream.below(game.seats)
        places: Any = ()
        if apart:
            other = engines.start("mafie", seats=record.seats, options=record.options, seed=seed)
        else:
            places = HOOKS.hidden.places(game, x, stream)
            if places is None:
                continue
            other = start_swapped(HOOKS.rulebook, record.seats, record.options, seed, HOOKS.hidden.stream, places)
        pair = Pair((game, other), x, stream, HOOKS, NAMES, comes_to_light)
        pair.tables = tuple(Sounding(one, x, pair.clock, pair.language, text_mode=True) for one in (game, other))
        await played(pair, x, places, apart=apart, most=60)
        cues += sum(cast(Sounding, table).cues for table in pair.tables)
        ends += sum(len(cast(Sounding, table).ends) for table in pair.tables)
    assert cues > 20 * pairs // 6
    assert ends > 10 * pairs // 6
