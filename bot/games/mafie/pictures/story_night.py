"""What the story tells of a night: the look, the recruit, the victim, whoever left or was saved."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.games.mafie.pictures.speech import Speech
from bot.games.mafie.pictures.story_facts import NIGHT, Fact, short_name, strike_fact

if TYPE_CHECKING:
    from engines.mafie.story import RoundPart


def night_facts(told: RoundPart, speech: Speech) -> Iterator[Fact]:
    """Tell a night in the order of play."""
    if told.look:
        words = speech("pic-story-look", who=short_name(speech, told.look.agent), whom=short_name(speech, told.look.seat))
        spoken = speech("pic-story-alt-look", who=speech.spoken(told.look.agent), whom=speech.spoken(told.look.seat))
        yield Fact("agent", words, told.look.token, spoken=spoken)
    if told.recruitment:
        yield Fact("recruit", speech("pic-story-recruit", who=speech.place(told.recruitment.seat)))
    struck = [strike for strike in told.strikes if strike.phase in NIGHT]
    if told.wakers and not struck:
        yield Fact("mafia", speech("pic-story-no-victim"))
    for strike in struck:
        if strike.saved_card:
            yield Fact("mafia", speech("pic-story-victim", who=speech.place(strike.seat)))
        yield strike_fact(strike.seat, strike.cause, strike.saved_card, strike.token, speech)
