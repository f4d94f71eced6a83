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

    wanted = [0.5 * (0.3 + log(weight(2, members) / sum(weight(seat, members) for seat in options))) for members in worlds.sets]
    told = (worlds, Pull(w=w, b=2.0, count=0), CHANCES, Options(options, fallen=fallen), 2)
    if not fallen:
        assert choice(*told, begun=0.3, tau=0.5) == pytest.approx(wanted)
    for by in {0, 2, 5} - fallen:
        of_one = [value for value, members in zip(wanted, worlds.sets, strict=True) if by in members]
        assert choice(*told, begun=0.3, tau=0.5, by=by) == pytest.approx(of_one)
