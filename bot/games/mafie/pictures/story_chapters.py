"""The story of a finished game, round by round, and who played for whom."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.games.mafie.pictures.speech import Speech
from bot.games.mafie.pictures.story_facts import NIGHT, Fact, short_name, strike_fact
from bot.games.mafie.pictures.votes import rows_of

if TYPE_CHECKING:
    from engines.mafie.story import RoundPart, StoryBallot, StoryPart


def day_facts(told: RoundPart, speech: Speech) -> Iterator[Fact]:
    """Tell a day in the order of play."""
    yield from _cards(told, speech)
    closed = [ballot for ballot in told.ballots if ballot.votes and not ballot.annulled]
    if closed:
        yield _count(closed[-1], speech)
    yield from _strikes(told, _decision(closed[-1]) if closed else None, speech)
    if closed and all(strike.phase in NIGHT for strike in told.strikes):
        yield Fact("gavel", speech("pic-story-nobody-out"))


def _cards(told: RoundPart, speech: Speech) -> Iterator[Fact]:
    """Tell the cards that were played, but for those that saved somebody: they are told with the strike."""
    saves = {strike.saved_card for strike in told.strikes}
    for played in told.played:
        if played.card in saves or played.phase in NIGHT:
            continue
        card = speech(f"pic-card-{played.card}-short")
        if played.target is None:
            yield Fact(speech.card_icon(played.card), speech("pic-story-card", who=speech.place(played.seat), card=card))
        else:
            words = speech("pic-story-at", who=short_name(speech, played.seat), whom=short_name(speech, played.target))
            spoken = speech("pic-story-alt-at", card=card, who=speech.spoken(played.seat), whom=speech.spoken(played.target))
            yield Fact(speech.card_icon(played.card), words, spoken=spoken)


def _count(ballot: StoryBallot, speech: Speech) -> Fact:
    """Tell the fingers of a ballot: in the picture of the first two, in words of all."""
    rows = [row for row in rows_of(ballot.votes, ballot.candidates) if row.voters]
    words = " · ".join(f"{short_name(speech, row.candidate)}: {len(row.voters)}" for row in rows[:2])
    return Fact("hand", words, spoken=", ".join(f"{speech.spoken(row.candidate)}: {len(row.voters)}" for row in rows))


def _decision(ballot: StoryBallot) -> str | None:
    """Return the icon of what decided a tie: the lot or the Commander; None without a tie."""
    if ballot.lot is not None:
        return "coin"
    rows = [row for row in rows_of(ballot.votes, ballot.candidates) if row.voters]
    even = len(rows) > 1 and len(rows[0].voters) == len(rows[1].voters)
    return "commander" if even and ballot.condemned is not None else None


def _strikes(told: RoundPart, decision: str | None, speech: Speech) -> Iterator[Fact]:
    """Tell who left by day or was saved; whom a `decision` condemned, by its icon."""
    for strike in told.strikes:
        if strike.phase in NIGHT:
            continue
        decided = decision if strike.cause == "ballot" else None
        if decided:
            key = "pic-story-lot" if decided == "coin" else "pic-story-commander"
            token = None if strike.saved_card else strike.token
            yield Fact(decided, speech(key, who=speech.place(strike.seat)), token, strong=not strike.saved_card)
        if strike.saved_card or not decided:
            yield strike_fact(strike.seat, strike.cause, strike.saved_card, strike.token, speech)


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


@dataclass(frozen=True, slots=True)
class Chapter:
    """One round: the facts of its night and of its day, all of them."""

    round: int
    night: tuple[Fact, ...]
    day: tuple[Fact, ...]


def chapters(story: StoryPart, speech: Speech) -> list[Chapter]:
    """Tell a finished game round by round."""
    told: list[Chapter] = []
    for each in story.rounds:
        if not each.number:  # the set-up
            continue
        night = tuple(night_facts(each, speech)) or (Fact("closed_eye", speech("pic-story-quiet")),)
        day = tuple(day_facts(each, speech)) or (Fact("sun", speech("pic-story-no-day")),)
        told.append(Chapter(each.number, night, day))
    return told


def camps(story: StoryPart) -> dict[str, tuple[int, ...]]:
    """Tell who truly played for whom: seats by `mafia`, `agent` (the token) and `gang`; all others played for the Police."""
    return {
        "mafia": tuple(seat.seat for seat in story.seats if seat.force == "mafia"),
        "agent": tuple(seat.seat for seat in story.seats if seat.token == "agent" and seat.force == "police"),
        "gang": tuple(seat.seat for seat in story.seats if seat.force == "gang"),
    }
