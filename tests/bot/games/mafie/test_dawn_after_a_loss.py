import pytest

from bot.games.mafie.messages import narrate
from tests.bot.games.mafie.playing import play, scene_of


@pytest.mark.rule("MF-11.4")
def test_a_dawn_without_the_agent_does_not_say_that_nobody_is_missing() -> None:
    *_, game = play(7, 2)
    keys = [notice.text.key for notice in game.notices]
    exposed = keys.index("mf-exposed")
    assert keys[exposed + 1] == "mf-no-victim"
    told = {line.notice: line.text for line in narrate(game.notices, scene_of(game, "cs")) if line.seat is None}
    assert told[exposed].startswith("Svítá a Policie přišla o Agenta.".replace(" a ", " a\u00a0").replace(" o ", " o\u00a0"))
    assert told[exposed + 1] == "Nikdo další nechybí."


def test_a_quiet_dawn_says_that_nobody_is_missing() -> None:
    *_, game = play(7, 4)
    keys = [notice.text.key for notice in game.notices]
    quiet = keys.index("mf-no-victim")
    assert "mf-exposed" not in keys[:quiet]
    told = {line.notice: line.text for line in narrate(game.notices, scene_of(game, "cs")) if line.seat is None}
    assert "nikdo nechybí" in told[quiet].replace("\u00a0", " ")
