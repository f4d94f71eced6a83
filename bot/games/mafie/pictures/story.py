"""The story of a finished game of Mafie: the nights and days round by round, everything face up."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.games.mafie.pictures.board import WINNER_ICONS
from bot.games.mafie.pictures.speech import TOKEN_ORDER, MafiePictureSpeech, title_of
from bot.games.mafie.pictures.votes import rows_of
from bot.presenting.drawing import MOST_ALT, Drawing
from bot.presenting.drawing.lettering import fit, width
from bot.presenting.drawing.parts import headlined
from bot.presenting.drawing.shapes import circle, group, icon, line, rect, text
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK, TOKENS, Ground
from bot.presenting.naming import listed
from bot.presenting.texts import Words

if TYPE_CHECKING:
    from engines.mafie.story import RoundPart, StoryBallot, StoryPart
    from engines.mafie.views import MafieView


ROUNDS_A_PICTURE = 5
TOP, FOOT = 228, 206
ROW, PANEL, STEP = 182, 164, 50
NIGHT_X, DAY_X, PANEL_WIDE = 150, 662, 490


def story(view: MafieView, names: Sequence[str], words: Words, *, minutes: int | None = None, headline: str = "") -> tuple[Drawing, ...]:
    """Draw the story, five rounds a picture, one less under a headline, from `view(None)` of a finished game.

    `minutes`: the length of the game; `headline`: stands above the first picture. An empty tuple while the game goes on.
    """
    if view.story is None:
        return ()
    speech = MafiePictureSpeech(words, names, view.options)
    told = chapters(view.story, speech)
    first = ROUNDS_A_PICTURE - bool(headline)
    starts = range(first, len(told), ROUNDS_A_PICTURE)
    pages = [told[:first], *(told[start : start + ROUNDS_A_PICTURE] for start in starts)]
    told_of = view.story
    return tuple(_page(view, told_of, speech, page, minutes, "" if number else headline) for number, page in enumerate(pages))


def _page(
    view: MafieView, story: StoryPart, speech: MafiePictureSpeech, page: Sequence[Chapter], minutes: int | None, headline: str
) -> Drawing:
    ground = GROUND["night"]
    height = TOP + ROW * max(len(page), 1) + FOOT
    spine = line(84, TOP + PANEL / 2, 84, TOP + ROW * (len(page) - 1) + PANEL / 2, ground.line, 5) if len(page) > 1 else ""
    alt = story_alt(view, speech, page)
    return headlined(
        height,
        ground,
        speech("pic-story-title"),
        alt,
        headline,
        _header(view, speech, ground, minutes),
        group("spine", spine),
        *(_round(chapter, TOP + ROW * place) for place, chapter in enumerate(page)),
        _ends(story, speech, ground, TOP + ROW * max(len(page), 1)),
    )


def _header(view: MafieView, speech: MafiePictureSpeech, ground: Ground, minutes: int | None) -> str:
    mark = WINNER_ICONS.get(view.winner or "", "closed_eye")
    tone = TOKENS.token[mark].on_table if mark in TOKENS.token else INK.ink2
    facts = [speech("pic-rounds", n=view.round), speech("pic-story-players", n=len(view.seats))]
    if minutes is not None:
        facts.append(speech("pic-story-minutes", n=minutes))
    return group(
        "header",
        icon(mark, 52, 36, 104, tone, ground.ground),
        text(182, 94, title_of(view, speech), 76, 700),
        text(184, 144, " · ".join(facts), 40, 400, INK.ink2),
        icon("moon", 152, 170, 46, INK.brass, ground.ground),
        text(210, 206, speech("pic-story-night"), 38, 600, INK.ink2),
        icon("sun", 664, 170, 46, INK.brass, ground.ground),
        text(724, 206, speech("pic-story-day"), 38, 600, INK.ink2),
    )


def _round(chapter: Chapter, top: float) -> str:
    middle = top + PANEL / 2
    return group(
        f"round-{chapter.round}",
        circle(84, middle, 40, INK.brass),
        text(84, middle + 19, str(chapter.round), 54, 700, INK.paper_ink, "middle"),
        *_panel(NIGHT_X, top, chapter.night, GROUND["night"].raised),
        *_panel(DAY_X, top, chapter.day, GROUND["day"].raised),
    )


def _panel(x: float, top: float, facts: Sequence[Fact], fill: str) -> Iterator[str]:
    yield rect(x, top, PANEL_WIDE, PANEL, 22, fill)
    lines = shown(facts)
    y = top + PANEL / 2 - (len(lines) - 1) * STEP / 2 + 13
    for fact in lines:
        yield from _fact(fact, x + 24, y, fill)
        y += STEP


def _fact(fact: Fact, x: float, y: float, fill: str) -> Iterator[str]:
    """Draw one line: icon, words, and at the end the shown token."""
    room = PANEL_WIDE - 48 - 58 - (60 if fact.token else 0)
    weight = 700 if fact.strong else 400
    words = fit(fact.words, 38, weight, room)
    yield icon(fact.icon, x, y - 34, 44, INK.ink if fact.strong else INK.ink2, fill)
    yield text(x + 58, y, words, 38, weight)
    if fact.token:
        mark = TOKENS.token[fact.token]
        yield icon(mark.icon, x + 58 + width(words, 38, weight) + 14, y - 36, 46, mark.on_table, fill)


def _ends(story: StoryPart, speech: MafiePictureSpeech, ground: Ground, top: float) -> str:
    """Draw the roles: the Mafia on one line, Agent and Gang on the next."""
    end = CANVAS.width - CANVAS.margin
    drawn = [line(52, top + 10, end, top + 10, ground.line, 3)]
    found = camps(story)
    y = top + 72
    for sides in (("mafia",), ("agent", "gang")):
        x, present = 52.0, [side for side in sides if found[side]]
        people = {seat: speech.place(seat) for side in present for seat in found[side]}
        most = _most(people.values(), end - x - 122 * len(present) + 56 - (len(people) - len(present)) * width(", ", 40, 600))
        for side in present:
            tone = TOKENS.token[side].on_table if side in TOKEN_ORDER else INK.ink2
            who = ", ".join(fit(people[seat], 40, 600, most) for seat in found[side])
            drawn += [icon(side, x, y - 40, 52, tone, ground.ground), text(x + 66, y, who, 40, 600)]
            x += 66 + width(who, 40, 600) + 56
        rest = speech("pic-story-rest-police")
        if sides != ("mafia",) and x + width(rest, 38) <= end:
            drawn.append(text(x, y, rest, 38, 400, INK.ink2))
        y += 74
    return group("true-colours", *drawn)


def _most(names: Collection[str], room: float) -> float:
    """Return the most pixels that each of ``names`` may have, so that all of them fit into ``room``."""
    wide = [width(name, 40, 600) for name in names]
    return next((most for most in range(int(room), 60, -5) if sum(min(one, most) for one in wide) <= room), 60)


# ---- the same in words


def story_alt(view: MafieView, speech: MafiePictureSpeech, page: Sequence[Chapter]) -> str:
    """Describe one picture of the story, at most 1,000 characters: with fewer facts a round if needed."""
    head = speech("pic-story-alt-head", winner=title_of(view, speech))
    ends = list(_end_sentences(view, speech))
    for keep in (None, FACTS_MOST, 2, 1, 0):
        told = [sentence for chapter in page for sentence in _sentences(chapter, speech, keep)]
        said = " ".join([head, *told, *ends, *([speech("pic-alt-more")] if keep is not None else [])])
        if len(said) <= MOST_ALT:
            return said
    return said[: MOST_ALT - 1] + "…"


def _sentences(chapter: Chapter, speech: MafiePictureSpeech, keep: int | None) -> Iterator[str]:
    for key, facts in (("pic-story-alt-night", chapter.night), ("pic-story-alt-day", chapter.day)):
        kept = facts if keep is None else sorted(facts, key=lambda fact: not fact.strong)[:keep]
        said = "; ".join(f"{fact.spoken or fact.words}{_token(fact, speech)}" for fact in kept)
        if said:
            yield speech(key, round=chapter.round, facts=said.removesuffix("."))


def _token(fact: Fact, speech: MafiePictureSpeech) -> str:
    return f" ({speech(f'pic-token-{fact.token}')})" if fact.token else ""


def _end_sentences(view: MafieView, speech: MafiePictureSpeech) -> Iterable[str]:
    """Tell the role of every seat."""
    found = camps(view.story) if view.story else {}
    named = {seat for seats in found.values() for seat in seats}
    sides = {**found, "police": tuple(seat.seat for seat in view.seats if seat.seat not in named)}
    for side, seats in sides.items():
        if seats:
            yield speech(f"pic-story-alt-{side}", who=listed(speech.spoken(seat) for seat in seats))


# ---- chapters


@dataclass(frozen=True, slots=True)
class Chapter:
    """One round: the facts of its night and of its day, all of them."""

    round: int
    night: tuple[Fact, ...]
    day: tuple[Fact, ...]


def chapters(story: StoryPart, speech: MafiePictureSpeech) -> list[Chapter]:
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
    """Return the true sides: seats by `mafia`, `agent` (the token) and `gang`; all others played for the Police."""
    return {
        "mafia": tuple(seat.seat for seat in story.seats if seat.force == "mafia"),
        "agent": tuple(seat.seat for seat in story.seats if seat.token == "agent" and seat.force == "police"),
        "gang": tuple(seat.seat for seat in story.seats if seat.force == "gang"),
    }


# ---- the facts of a round


def day_facts(told: RoundPart, speech: MafiePictureSpeech) -> Iterator[Fact]:
    """Tell a day in the order of play."""
    yield from _cards(told, speech)
    closed = [ballot for ballot in told.ballots if ballot.votes and not ballot.annulled]
    if closed:
        yield _count(closed[-1], speech)
    yield from _strikes(told, _decision(closed[-1]) if closed else None, speech)
    if closed and all(strike.phase in NIGHT for strike in told.strikes):
        yield Fact("gavel", speech("pic-story-nobody-out"))


def _cards(told: RoundPart, speech: MafiePictureSpeech) -> Iterator[Fact]:
    """Tell the played cards, without those that saved a player: the strike tells them."""
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


def _count(ballot: StoryBallot, speech: MafiePictureSpeech) -> Fact:
    """Tell the fingers of a ballot: in the picture of the first two, in words of all."""
    rows = [row for row in rows_of(ballot.votes, ballot.candidates) if row.voters]
    words = " · ".join(f"{short_name(speech, row.candidate)}: {len(row.voters)}" for row in rows[:2])
    return Fact("hand", words, spoken=", ".join(f"{speech.spoken(row.candidate)}: {len(row.voters)}" for row in rows))


def _decision(ballot: StoryBallot) -> str | None:
    """Return the icon of the decision of a tie: the lot or the Commander; None without a tie."""
    if ballot.lot is not None:
        return "coin"
    rows = [row for row in rows_of(ballot.votes, ballot.candidates) if row.voters]
    even = len(rows) > 1 and len(rows[0].voters) == len(rows[1].voters)
    return "commander" if even and ballot.condemned is not None else None


def _strikes(told: RoundPart, decision: str | None, speech: MafiePictureSpeech) -> Iterator[Fact]:
    """Tell the losses and rescues of a day; a verdict by the icon of its `decision`."""
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


def night_facts(told: RoundPart, speech: MafiePictureSpeech) -> Iterator[Fact]:
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


# ---- one fact


NIGHT = frozenset({"agent", "gang", "mafia", "dawn"})
"""Phases of the left column; dawn belongs to its night."""

FACTS_MOST = 3
"""Lines in one panel."""

NAME_ROOM = 158
"""Pixels for a name that shares its line with another."""

_SHOTS = frozenset({"corner_shot", "last_shot"})


@dataclass(frozen=True, slots=True)
class Fact:
    """One line: icon, words, the shown token; `strong`: a loss or a rescue; `spoken`: other words for screen readers."""

    icon: str
    words: str
    token: str | None = None
    strong: bool = False
    spoken: str = ""


def shown(facts: Sequence[Fact]) -> list[Fact]:
    """Choose the facts that fit into a panel: losses and rescues first; in the order of play."""
    if len(facts) <= FACTS_MOST:
        return list(facts)
    ranked = sorted(range(len(facts)), key=lambda place: (not facts[place].strong, place))[:FACTS_MOST]
    return [facts[place] for place in sorted(ranked)]


def strike_fact(seat: int, cause: str, saved_card: int, token: str | None, speech: MafiePictureSpeech) -> Fact:
    """Tell the end of a strike."""
    if saved_card:
        card = speech(f"pic-card-{saved_card}-short")
        return Fact(speech.card_icon(saved_card), speech("pic-story-saved", card=card, who=speech.place(seat)), strong=True)
    mark = {"mafia": "mafia", "exposed": "agent", "ballot": "cross"}.get(cause, "exit")
    if cause in _SHOTS:
        mark = "speech" if speech.kids else cause
    return Fact(mark, speech("pic-story-out", who=speech.place(seat)), token, strong=True)


def short_name(speech: MafiePictureSpeech, seat: int) -> str:
    """Name a seat that shares its line with another."""
    return fit(speech.place(seat), 38, 400, NAME_ROOM)
