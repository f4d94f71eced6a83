"""An automated player is found by the name of its game; only a game that is not registered may lack one."""

import sys
from types import ModuleType

import pytest

import engines
from engines.players import RandomPlayer, maker_of, player_for


@pytest.mark.parametrize("game", sorted(engines.GAMES))
def test_every_registered_game_has_an_automated_player_of_its_own(game: str) -> None:
    assert maker_of(game) is not None, f"engines/players/{game}.py is missing"
    player = player_for(game, 0, 1)
    assert type(player).__module__ == f"engines.players.{game}"


def test_a_game_without_its_own_gets_the_random_one() -> None:
    assert maker_of("toy") is None
    assert isinstance(player_for("toy", 2, 1), RandomPlayer)


def test_a_module_without_a_player_is_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    empty = ModuleType("engines.players.hollow")
    empty.__spec__ = engines.__spec__
    monkeypatch.setitem(sys.modules, "engines.players.hollow", empty)
    with pytest.raises(TypeError, match=r"engines\.players\.hollow has no PLAYER"):
        maker_of("hollow")
