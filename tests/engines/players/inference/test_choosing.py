"""How likely a choice among seats is (MA-1.3, MA-1.4), against the weights written out world by world."""

from math import exp, log

import pytest

from engines.players.inference.choosing import Options, choice
from engines.players.inference.parameters import Pull
from engines.players.inference.worlds import Setup, dealt

CHANCES = (0.1, 0.5, 0.3, 0.2, 0.4, 0.6, 0.25)


@pytest.mark.parametrize("w", [0.0, -1.5])
@pytest.mark.parametrize("fallen", [frozenset[int](), frozenset({5})])
def test_a_choice_has_its_weight_over_all_weights(w: float, fallen: frozenset[int]) -> None:
    """MA-1.3, MA-1.4: also for who does not mind the Mafia (w = 0), in all worlds or in some of them only."""
    worlds, options = dealt(Setup(7)), (1, 2, 4, 5)

    def weight(seat: int, mafia: tuple[int, ...]) -> float:
        return exp(2.0 * CHANCES[seat] + (w if seat in mafia or seat in fallen else 0.0))

    some = [place for place, members in enumerate(worlds.sets) if not fallen & set(members)]
    wanted = [
        0.5 * (0.3 + log(weight(2, worlds.sets[place]) / sum(weight(seat, worlds.sets[place]) for seat in options))) for place in some
    ]
    found = choice(worlds, Pull(w=w, b=2.0, count=0), CHANCES, Options(options, fallen=fallen), 2, begun=0.3, tau=0.5, places=some)
    assert found == pytest.approx(wanted)
