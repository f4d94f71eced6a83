"""The story: the message that closes a game, and its whole course as text."""

from bot.presenting.boards.mafie_story import story as story_pictures
from bot.presenting.games.mafie.endings import sides, winner_line
from bot.presenting.games.mafie.table_text import fingers, table_text
from bot.presenting.games.mafie.voice import Voice
from bot.presenting.naming import listed
from bot.presenting.page import Button, Buttons, Page, Part, Picture
from bot.presenting.questions import verb_button
from bot.presenting.scene import Scene
from engines.mafie.story import RoundPart, StoryPart

_PICTURES = 3
_CALLED = 4
"""So many people are named in a line of honours at most."""


def story(scene: Scene) -> Page:
    """Return the closing message: who won, the story in pictures, who was who, the proof of the deal, what to do next."""
    voice = Voice(scene)
    told = voice.view.story
    parts: list[Part] = [f"## {voice('story-title')}\n{winner_line(voice)}"]
    if scene.text_mode:
        parts.append(table_text(voice))
    else:
        drawings = story_pictures(voice.view, scene.names, scene.words, minutes=scene.minutes or None)
        parts += [Picture(f"story{number}.png", drawing) for number, drawing in enumerate(drawings[:_PICTURES], 1)]
    if told is not None:
        parts.append("\n".join(_honours(voice, told)))
    if scene.salt:
        parts.append(voice("story-proof", seal=scene.seal, salt=scene.salt, secret=scene.secret))
    verbs = (("again", "primary"), ("log", "secondary"), ("record", "secondary"), ("share", "secondary"))
    parts.append(Buttons(tuple(verb_button(scene, verb, voice(f"b-{verb}"), style) for verb, style in verbs)))  # type: ignore[arg-type]
    if scene.docs:
        parts.append(Buttons((Button(voice("b-verify"), url=scene.docs),)))
    return Page(tuple(parts), "done")


def _honours(voice: Voice, told: StoryPart) -> list[str]:
    """Who was who, who got the most fingers, whom a card saved, whose sleepless guesses were right."""
    lines = sides(voice, told)
    most = _most_fingers(told)
    if most:
        lines.append(voice("story-fingers", who=voice.who(most[0]), n=most[1]))
    saved = dict.fromkeys(strike.seat for one in told.rounds for strike in one.strikes if strike.saved_card)
    if saved:
        lines.append(voice("story-saved", list=voice.people(saved)))
    right = _right_hunches(told)
    if right:
        lines.append(voice("story-hunch", list=voice.people(right[:_CALLED])))
    elif any(one.hunches for one in told.rounds):
        lines.append(voice("story-hunch-none"))
    return lines


def _most_fingers(told: StoryPart) -> tuple[int, int] | None:
    """Return who got the most votes over all counted ballots, and how many."""
    got: dict[int, int] = {}
    for one in told.rounds:
        for ballot in one.ballots:
            for candidate in () if ballot.annulled else ballot.votes.values():
                got[candidate] = got.get(candidate, 0) + 1
    return max(got.items(), key=lambda entry: (entry[1], -entry[0])) if got else None


def _right_hunches(told: StoryPart) -> list[int]:
    """Return the seats that thought of a Mafioso at night, those who did so most often first."""
    hits: dict[int, int] = {}
    for one in told.rounds:
        for hunch in one.hunches:
            if hunch.seat is not None and told.seats[hunch.seat].token == "mafia":
                hits[hunch.by] = hits.get(hunch.by, 0) + 1
    return sorted(hits, key=lambda seat: (-hits[seat], seat))


def story_text(scene: Scene) -> str:
    """Return the whole course of a game that is over as plain text, round by round."""
    voice = Voice(scene)
    told = voice.view.story
    lines = [voice("story-title"), winner_line(voice), ""]
    if told is None:
        return "\n".join(lines)
    for seat in told.seats:
        card = f" · {voice.card(seat.card)}" if seat.card is not None else ""
        lines.append(f"{voice.quiet(seat.seat)}: {voice.token(seat.token)}{card}")
    for one in told.rounds:
        lines += ["", *_round_text(voice, one)]
    if scene.salt:
        lines += ["", voice("story-proof", seal=scene.seal, salt=scene.salt, secret=scene.secret)]
    return "\n".join(lines)


def _round_text(voice: Voice, one: RoundPart) -> list[str]:
    lines = [voice("log-night" if one.number else "log-start", round=one.number)]
    lines += [f"- {line}" for line in _night_lines(voice, one)]
    day = _day_lines(voice, one)
    if day:
        lines += [voice("log-day", round=one.number), *(f"- {line}" for line in day)] if one.number else [f"- {line}" for line in day]
    return lines


def _night_lines(voice: Voice, one: RoundPart) -> list[str]:
    lines = []
    if one.look:
        lines.append(
            voice("log-look", who=voice.quiet(one.look.agent), target=voice.quiet(one.look.seat), token=voice.token(one.look.token))
        )
    if one.recruitment:
        lines.append(voice("known-recruit", by=voice.quiet(one.recruitment.by), who=voice.quiet(one.recruitment.seat)))
    lines += [voice("log-points", who=voice.quiet(by), target=voice.quiet(at)) for by, at in sorted(one.picks.items())]
    if one.victim is not None:
        lines.append(voice("known-victim", who=voice.quiet(one.victim)))
    guesses = listed(f"{voice.quiet(hunch.by)} → {voice.quiet(hunch.seat)}" for hunch in one.hunches if hunch.seat is not None)
    if guesses:
        lines.append(voice("log-hunches", list=guesses))
    return lines


def _day_lines(voice: Voice, one: RoundPart) -> list[str]:
    lines = []
    for played in one.played:
        target = f" → {voice.quiet(played.target)}" if played.target is not None else ""
        lines.append(f"{voice.quiet(played.seat)}: {voice.card(played.card)}{target}")
    for ballot in one.ballots:
        key = "log-annulled" if ballot.annulled else f"log-{ballot.kind}"
        lines.append(voice(key, list=fingers(voice, ballot.votes) or "–"))
        if ballot.changed_by is not None and ballot.condemned is not None:
            lines.append(voice("tie-turned", who=voice.quiet(ballot.changed_by), target=voice.quiet(ballot.condemned)))
        if ballot.lot is not None:
            lines.append(voice("lot", who=voice.quiet(ballot.lot)))
    for strike in one.strikes:
        if strike.saved_card == 1:
            lines.append(voice("vest", who=voice.quiet(strike.seat)))
        elif strike.saved_by is not None and strike.saved_card:
            lines.append(voice("bandage", by=voice.quiet(strike.saved_by), who=voice.quiet(strike.seat)))
        elif strike.token:
            lines.append(voice("out-gang" if strike.gang else "out", who=voice.quiet(strike.seat), token=voice.token(strike.token)))
    return lines
