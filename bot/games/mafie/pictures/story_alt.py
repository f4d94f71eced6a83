"""The pictures of the story in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from bot.games.mafie.pictures.speech import Speech, listed, title_of
from bot.games.mafie.pictures.story_chapters import Chapter, camps
from bot.games.mafie.pictures.story_facts import FACTS_MOST, Fact
from bot.presenting.drawing import MOST_ALT

if TYPE_CHECKING:
    from engines.mafie.views import MafieView


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
            yield speech(f"pic-story-alt-{side}", who=listed(speech.spoken(seat) for seat in seats))
