"""The whole course of a finished game as plain text, day by day: the card, all plans, what was gained and lost, the purses."""

from bot.games.zbojnici.plan_text import plan_text
from bot.games.zbojnici.story import honours, scores, winner_line
from bot.games.zbojnici.voice import Voice
from bot.presenting.boxed.story_text import text_of_story
from bot.presenting.naming import listed
from bot.presenting.scene import Scene
from engines.zbojnici.story import DayPart, StoryPart


def story_text(scene: Scene) -> str:
    """Return the course of a game that is over: how it ended, every day, the proof of the deal. No markdown."""
    return text_of_story(Voice(scene, plain=True), winner_line, _told)


def _told(voice: Voice, told: StoryPart) -> list[str]:
    """Return the lines of the purses, honours and every day."""
    lines = [scores(voice, told), *honours(voice, told)]
    for day in told.days:
        lines += ["", voice("zb-new-day", round=day.number, day=day.card), *(f"- {line}" for line in _day(voice, day))]
    return lines


def _day(voice: Voice, day: DayPart) -> list[str]:
    lines = [f"{voice.who(seat)}: {plan_text(voice, plan.figures, plan.guards, plan.tokens)}" for seat, plan in sorted(day.plans.items())]
    for seat in range(len(voice.view.players)):
        hauls = [voice("zb-log-haul", cause=haul.cause, n=haul.ducats) for haul in day.hauls if haul.seat == seat]
        if hauls:
            lines.append(f"{voice.who(seat)}: {listed(hauls)}")
    robbers = [seat for seat in range(len(day.purses)) if seat != voice.view.prince]
    if robbers:
        lines.append(voice("zb-purses", list=listed(f"{voice.who(seat)} {day.purses[seat]}" for seat in robbers)))
    return lines
