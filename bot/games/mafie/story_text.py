"""The whole course of a finished game as plain text, round by round, in the order in which it happened."""

from bot.games.mafie.endings import sides, winner_line
from bot.games.mafie.table_text import fingers
from bot.games.mafie.voice import Voice
from bot.presenting.closing import proof
from bot.presenting.naming import listed
from bot.presenting.scene import Scene
from engines.mafie.story import PlayedPart, RoundPart, StoryBallot, StoryPart, StrikePart

_ORDER = ("start", "dawn", "discussion", "first", "defence", "final", "tie", "verdict", "closing")
_WIRETAP = 7
_TOLD_BY_STRIKE = (1, 2, 13)
"""Vest, Bandage and Last shot: the strike itself says who showed them."""


def story_text(scene: Scene) -> str:
    """Return the course of a game that is over: how it ended, who was who, every round, the proof of the deal. No markdown."""
    voice = Voice(scene, plain=True)
    told = voice.view.story
    lines = [voice("story-title"), winner_line(voice)]
    if told is None:
        return "\n".join(lines)
    lines.append("")
    for seat in told.seats:
        card = f" · {voice.card(seat.card)}" if seat.card is not None else ""
        lines.append(f"{voice.quiet(seat.seat)}: {voice.token(seat.token)}{card}")
    lines += sides(voice, told)
    for one in told.rounds:
        lines += _round(voice, one, told)
    if scene.salt:
        lines += ["", proof(scene)]
    return "\n".join(lines)


def _round(voice: Voice, one: RoundPart, told: StoryPart) -> list[str]:
    day = _day(voice, one, told)
    if not one.number:
        return ["", voice("log-start"), *day] if day else []
    return ["", voice("log-night", round=one.number), *_night(voice, one), "", voice("log-day", round=one.number), *day]


def _night(voice: Voice, one: RoundPart) -> list[str]:
    lines = []
    if one.look:
        look = one.look
        lines.append(voice("log-look", who=voice.quiet(look.agent), target=voice.quiet(look.seat), token=voice.token(look.token)))
    if one.recruitment:
        lines.append(voice("known-recruit", by=voice.quiet(one.recruitment.by), who=voice.quiet(one.recruitment.seat)))
    lines += [voice("log-points", who=voice.quiet(by), target=voice.quiet(at)) for by, at in sorted(one.picks.items())]
    if one.victim is not None:
        lines.append(voice("known-victim", who=voice.quiet(one.victim)))
    guesses = [f"{voice.quiet(hunch.by)} → {voice.quiet(hunch.seat)}" for hunch in one.hunches if hunch.seat is not None]
    if guesses:
        lines.append(voice("log-hunches", list=listed(guesses)))
    return [f"- {line}" for line in lines] or [f"- {voice('log-quiet')}"]


def _day(voice: Voice, one: RoundPart, told: StoryPart) -> list[str]:
    """Cards, ballots and strikes of a day, sorted into the order of its phases; within a phase a card comes before what it causes."""
    found = [(_ORDER.index(played.phase), 0, _played(voice, played, told)) for played in one.played if played.phase in _ORDER]
    found += [(_ORDER.index(ballot.kind), 1, _ballot(voice, ballot)) for ballot in one.ballots]
    found += [(_ORDER.index(strike.phase), 2, _strike(voice, strike)) for strike in one.strikes if strike.phase in _ORDER]
    return [f"- {line}" for _, _, said in sorted(found, key=lambda entry: entry[:2]) for line in said]


def _played(voice: Voice, played: PlayedPart, told: StoryPart) -> list[str]:
    """A card that was shown, and what a wiretap has heard; what a strike tells by itself is left to it."""
    if played.card in _TOLD_BY_STRIKE:
        return []
    target = f" → {voice.quiet(played.target)}" if played.target is not None else ""
    heard = f" ({voice.token(told.seats[played.target].token)})" if played.card == _WIRETAP and played.target is not None else ""
    return [f"{voice.quiet(played.seat)}: {voice.card(played.card)}{target}{heard}"]


def _ballot(voice: Voice, ballot: StoryBallot) -> list[str]:
    key = "log-annulled" if ballot.annulled else f"log-{ballot.kind}"
    lines = [voice(key, list=fingers(voice, ballot.votes) or "–")]
    if ballot.changed_by is not None and ballot.condemned is not None:
        lines.append(voice("tie-turned", who=voice.quiet(ballot.changed_by), target=voice.quiet(ballot.condemned)))
    if ballot.lot is not None:
        lines.append(voice("lot", who=voice.quiet(ballot.lot), how="drawn"))
    return lines


def _strike(voice: Voice, strike: StrikePart) -> list[str]:
    who = voice.quiet(strike.seat)
    lines = []
    if strike.cause == "last_shot" and strike.by is not None:
        lines.append(voice("last-shot", who=voice.quiet(strike.by), target=who))
    if strike.saved_card == 1:
        lines.append(voice("vest", who=who))
    elif strike.saved_card and strike.saved_by is not None:
        lines.append(voice("bandage", by=voice.quiet(strike.saved_by), who=who))
    elif strike.token:
        lines.append(voice("out-gang" if strike.gang else "out", who=who, token=voice.token(strike.token), how="struck"))
    return lines
