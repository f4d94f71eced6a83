"""Everything that a press can mean, by the word in its custom id. A word that is not here is the name of a question of a game."""

from collections.abc import Mapping
from types import MappingProxyType

from cogs import after_game, desk, host_desk, lobby_buttons, personal, questions
from cogs.requests import Verb

VERBS: Mapping[str, Verb] = MappingProxyType(
    {**after_game.VERBS, **lobby_buttons.VERBS, **desk.VERBS, **host_desk.VERBS, **personal.VERBS, **questions.VERBS}
)


def verb_of(word: str) -> Verb:
    """Return what a press with this word does."""
    return VERBS.get(word, questions.answer)
