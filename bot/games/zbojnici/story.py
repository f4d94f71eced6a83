"""The story: the message that closes a game."""

from bot.games.zbojnici.headlines import HEADLINES
from bot.games.zbojnici.pictures.story import purses_by_day
from bot.games.zbojnici.voice import ZbojniciVoice, plan_text
from bot.presenting.boxed.pages import text_of_story
from bot.presenting.closing import closing_page
from bot.presenting.drawing.speech import as_drawn
from bot.presenting.naming import listed
from bot.presenting.page import Page
from bot.presenting.scene import Scene
from engines.zbojnici.components import THRESHOLD
from engines.zbojnici.story import DayPart, HaulPart, StoryPart


def winner_line(voice: ZbojniciVoice) -> str:
    """Return the ending and the winners of a finished game."""
    winners = voice.people(voice.view.winners)
    return voice("zb-end", reason=voice.view.reason or "aborted", winners=winners)


def scores(voice: ZbojniciVoice, told: StoryPart) -> str:
    """Return the robbers by their ducats, the richest first."""
    ranked = sorted(told.scores.items(), key=lambda entry: (-entry[1], entry[0]))
    return voice("zb-story-scores", list=listed((f"{voice.who(seat)} {ducats}" for seat, ducats in ranked), " · "))


def story(scene: Scene) -> Page:
    """Return the closing message: winners, the purses day by day, the scores, honours, the proof of the deal, next steps."""
    voice = ZbojniciVoice(scene)
    told = voice.view.story
    if told is None:
        return closing_page(scene, winner_line(voice), (), ())
    head = HEADLINES.first(ZbojniciVoice(as_drawn(scene), plain=True))
    drawings = () if scene.text_mode else (purses_by_day(voice.view, told, scene.people, scene.words, head),)
    lines = [scores(voice, told), *honours(voice, told)]
    return closing_page(scene, winner_line(voice), drawings, lines, headline=HEADLINES.first(voice), why=why(voice))


def why(voice: ZbojniciVoice) -> str:
    """Return why the game has ended as it has, with the ducats that decided (NT-4.2)."""
    told = voice.view.story
    if told is None:
        return ""
    ranked = sorted(told.scores, key=lambda seat: (-told.scores[seat], seat))
    richest, next_seat = ranked[0], ranked[min(1, len(ranked) - 1)]
    most = told.scores[richest]
    return voice(
        f"zb-why-{told.reason}",
        who=voice.who(richest),
        next=voice.who(next_seat),
        n=most,
        more=most - told.scores[next_seat],
        goal=THRESHOLD,
        missing=THRESHOLD - most,
        round=len(told.days),
    )


def moments(scene: Scene) -> list[tuple[str, str]]:
    """Return the names and sentences of the headlines, the rarest first."""
    return HEADLINES.told(ZbojniciVoice(scene, plain=True))


def honours(voice: ZbojniciVoice, told: StoryPart) -> list[str]:
    """Return the best hauls of one place in one day, and the players most often in the dungeon."""
    lines = []
    hauls: dict[tuple[int, int, str], int] = {}
    for day in told.days:
        for haul in day.hauls:
            if haul.ducats > 0:
                at = (day.number, haul.seat, haul.cause)
                hauls[at] = hauls.get(at, 0) + haul.ducats
    if hauls:
        best = max(hauls.values())
        for (number, seat, cause), ducats in hauls.items():
            if ducats == best:
                lines.append(voice("zb-story-haul", who=voice.who(seat), cause=cause, round=number, n=best))
    jailed = [sum(day.jailed[seat] for day in told.days) for seat in range(len(voice.view.players))]
    if most := max(jailed, default=0):
        lines.append(voice("zb-story-jailed", who=voice.with_most(jailed), n=most))
    return lines


def story_text(scene: Scene) -> str:
    """Return the course of a finished game: ending, every day, the proof of the deal, without markdown."""
    return text_of_story(ZbojniciVoice(scene, plain=True), HEADLINES.first, winner_line, _story_lines)


def _story_lines(voice: ZbojniciVoice, told: StoryPart) -> list[str]:
    """Return the lines of the purses, honours and every day."""
    lines = [why(voice), scores(voice, told), *honours(voice, told)]
    for day in told.days:
        lines += ["", voice("zb-new-day", round=day.number, day=day.card), *(f"- {line}" for line in _day(voice, day))]
    return lines


def _day(voice: ZbojniciVoice, day: DayPart) -> list[str]:
    lines = [f"{voice.who(seat)}: {plan_text(voice, plan.figures, plan.guards, plan.tokens)}" for seat, plan in sorted(day.plans.items())]
    for seat in range(len(voice.view.players)):
        hauls = [voice("zb-log-haul", cause=haul.cause, n=_said(haul)) for haul in day.hauls if haul.seat == seat]
        if hauls:
            lines.append(f"{voice.who(seat)}: {listed(hauls)}")
    robbers = [seat for seat in range(len(day.purses)) if seat != voice.view.prince]
    if robbers:
        lines.append(voice("zb-purses", list=listed(f"{voice.who(seat)} {day.purses[seat]}" for seat in robbers)))
    return lines


def _said(haul: HaulPart) -> int:
    """Return the ducats of a haul; those of a loss without their sign where the word says it: robbed of 3."""
    return -haul.ducats if haul.cause in ("robbed", "fine") else haul.ducats
