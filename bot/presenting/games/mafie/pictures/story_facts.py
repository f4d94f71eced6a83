"""What the story of Mafie tells of each round: facts in a few words, for the picture and for its description."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.presenting.drawing import MOST_ALT
from bot.presenting.drawing.lettering import fit
from bot.presenting.games.mafie.pictures.speech import Speech, listed, title_of
from bot.presenting.games.mafie.pictures.votes import rows_of

if TYPE_CHECKING:
    from engines.mafie.story import RoundPart, StoryPart
    from engines.mafie.views import MafieView

NIGHT = frozenset({"agent", "gang", "mafia", "dawn"})  # phases told in the left column; dawn belongs to its night
FACTS_MOST = 3  # lines in one panel
SHOTS = frozenset({"corner_shot", "last_shot"})
NAME_ROOM = 140  # pixels for a name that shares its line with another


@dataclass(frozen=True, slots=True)
class Fact:
    """One line: icon, words, the token shown at its end; `strong`: somebody left or stayed; `spoken`: other words for readers."""

    icon: str
    words: str
    token: str | None = None
    strong: bool = False
    spoken: str = ""


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
        night = tuple(_night(each, speech)) or (Fact("closed_eye", speech("pic-story-quiet")),)
        day = tuple(_day(each, speech)) or (Fact("sun", speech("pic-story-no-day")),)
        told.append(Chapter(each.number, night, day))
    return told


def shown(facts: Sequence[Fact]) -> list[Fact]:
    """Choose what fits into a panel: whoever left or stayed before anything else, in the order of play."""
    if len(facts) <= FACTS_MOST:
        return list(facts)
    ranked = sorted(range(len(facts)), key=lambda place: (not facts[place].strong, place))[:FACTS_MOST]
    return [facts[place] for place in sorted(ranked)]


def camps(story: StoryPart) -> dict[str, tuple[int, ...]]:
    """Tell who truly played for whom: seats by `mafia`, `agent` (the token) and `gang`; all others played for the Police."""
    return {
        "mafia": tuple(seat.seat for seat in story.seats if seat.force == "mafia"),
        "agent": tuple(seat.seat for seat in story.seats if seat.token == "agent" and seat.force == "police"),
        "gang": tuple(seat.seat for seat in story.seats if seat.force == "gang"),
    }


def _night(told: RoundPart, speech: Speech) -> Iterator[Fact]:
    if told.look:
        words = speech("pic-story-look", who=_short(speech, told.look.agent), whom=_short(speech, told.look.seat))
        spoken = speech("pic-story-alt-look", who=speech.name(told.look.agent), whom=speech.name(told.look.seat))
        yield Fact("agent", words, told.look.token, spoken=spoken)
    if told.recruitment:
        yield Fact("recruit", speech("pic-story-recruit", who=speech.name(told.recruitment.seat)))
    struck = [strike for strike in told.strikes if strike.phase in NIGHT]
    if told.wakers and not struck:
        yield Fact("mafia", speech("pic-story-no-victim"))
    for strike in struck:
        if strike.saved_card:
            yield Fact("mafia", speech("pic-story-victim", who=speech.name(strike.seat)))
        yield _strike(strike.seat, strike.cause, strike.saved_card, strike.token, speech)


def _strike(seat: int, cause: str, saved_card: int, token: str | None, speech: Speech, icon: str | None = None) -> Fact:
    """Tell how a strike ended."""
    if saved_card:
        card = speech(f"pic-card-{saved_card}-short")
        return Fact(speech.card_icon(saved_card), speech("pic-story-saved", card=card, who=speech.name(seat)), strong=True)
    mark = icon or {"mafia": "mafia", "exposed": "agent", "ballot": "cross"}.get(cause, "exit")
    if cause in SHOTS:
        mark = "speech" if speech.kids else cause
    return Fact(mark, speech("pic-story-out", who=speech.name(seat)), token, strong=True)


def _day(told: RoundPart, speech: Speech) -> Iterator[Fact]:
    saves = {strike.saved_card for strike in told.strikes}
    for played in told.played:
        if played.card in saves or played.phase in NIGHT:
            continue
        card = speech(f"pic-card-{played.card}-short")
        if played.target is None:
            yield Fact(speech.card_icon(played.card), speech("pic-story-card", who=speech.name(played.seat), card=card))
        else:
            words = speech("pic-story-at", who=_short(speech, played.seat), whom=_short(speech, played.target))
            spoken = speech("pic-story-alt-at", card=card, who=speech.name(played.seat), whom=speech.name(played.target))
            yield Fact(speech.card_icon(played.card), words, spoken=spoken)
    closed = [ballot for ballot in told.ballots if ballot.votes and not ballot.annulled]
    decision = None
    if closed:
        last = closed[-1]
        rows = [row for row in rows_of(last.votes, last.candidates) if row.voters]
        words = " · ".join(f"{_short(speech, row.candidate)} {len(row.voters)}" for row in rows[:2])
        yield Fact("hand", words, spoken=", ".join(f"{speech.name(row.candidate)} {len(row.voters)}" for row in rows))
        even = len(rows) > 1 and len(rows[0].voters) == len(rows[1].voters)
        decision = "coin" if last.lot is not None else "commander" if even and last.condemned is not None else None
    struck = [strike for strike in told.strikes if strike.phase not in NIGHT]
    for strike in struck:
        by_vote = strike.cause == "ballot"
        if by_vote and decision:
            key = "pic-story-lot" if decision == "coin" else "pic-story-commander"
            token = None if strike.saved_card else strike.token
            yield Fact(decision, speech(key, who=speech.name(strike.seat)), token, strong=not strike.saved_card)
        if strike.saved_card or not (by_vote and decision):
            yield _strike(strike.seat, strike.cause, strike.saved_card, strike.token, speech)
    if closed and not struck:
        yield Fact("gavel", speech("pic-story-nobody-out"))


def _short(speech: Speech, seat: int) -> str:
    """Name a seat that shares its line with another."""
    return fit(speech.name(seat), 38, 400, NAME_ROOM)


def story_alt(view: MafieView, speech: Speech, page: Sequence[Chapter]) -> str:
    """Say one picture of the story in words, at most 1,000 characters: fewer facts a round if it must be."""
    head = speech("pic-story-alt-head", winner=title_of(view, speech))
    ends = list(_ends(view, speech))
    for keep in (None, FACTS_MOST, 2, 1, 0):
        told = [sentence for chapter in page for sentence in _told(chapter, speech, keep)]
        said = " ".join([head, *told, *ends, *([speech("pic-alt-more")] if keep is not None else [])])
        if len(said) <= MOST_ALT:
            return said
    return said[: MOST_ALT - 1] + "…"


def _told(chapter: Chapter, speech: Speech, keep: int | None) -> Iterator[str]:
    for key, facts in (("pic-story-alt-night", chapter.night), ("pic-story-alt-day", chapter.day)):
        kept = facts if keep is None else sorted(facts, key=lambda fact: not fact.strong)[:keep]
        said = "; ".join(f"{fact.spoken or fact.words}{_token(fact, speech)}" for fact in kept)
        if said:
            yield speech(key, round=chapter.round, facts=said.removesuffix("."))


def _token(fact: Fact, speech: Speech) -> str:
    return f" ({speech(f'pic-token-{fact.token}')})" if fact.token else ""


def _ends(view: MafieView, speech: Speech) -> Iterable[str]:
    """Say who was who, every seat."""
    found = camps(view.story) if view.story else {}
    named = {seat for seats in found.values() for seat in seats}
    sides = {**found, "police": tuple(seat.seat for seat in view.seats if seat.seat not in named)}
    for side, seats in sides.items():
        if seats:
            yield speech(f"pic-story-alt-{side}", who=listed(speech.spoken(seat, 14) for seat in seats))
