"""Everything that a press can mean, by the word in its custom id. A word that is not here is the name of a question of a game."""

from bot.presenting.floor import WRITE
from cogs import (
    after_game,
    boards,
    claims,
    desk,
    evening_absences,
    evening_answers,
    evening_calls,
    evening_desk,
    evening_past,
    evening_planning,
    evening_rounds,
    floor,
    history,
    host_desk,
    lobby_buttons,
    me,
    personal,
    questions,
    reporting,
    season,
    setup_card,
    sound_setup,
    statistics,
    voice_choice,
)
from cogs.requests import Verb, merged

VERBS = merged(
    after_game.VERBS,
    lobby_buttons.VERBS,
    desk.VERBS,
    claims.VERBS,
    host_desk.VERBS,
    personal.VERBS,
    questions.VERBS,
    floor.VERBS,
    evening_answers.VERBS,
    evening_planning.VERBS,
    evening_desk.VERBS,
    evening_calls.VERBS,
    evening_past.VERBS,
    evening_rounds.VERBS,
    evening_absences.VERBS,
    setup_card.VERBS,
    sound_setup.VERBS,
    me.VERBS,
    reporting.VERBS,
    statistics.VERBS,
    boards.VERBS,
    history.VERBS,
    season.VERBS,
    voice_choice.VERBS,
)

TYPED = frozenset({"say", WRITE, "rp.send", "ev.typed"})
"""The verbs that modals bear: what they take has been typed."""


def verb_of(word: str) -> Verb:
    """Return what a press with this word does."""
    return VERBS.get(word, questions.answer)
