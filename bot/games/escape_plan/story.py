"""The story: the message that closes a game, with the final table of money."""

from itertools import groupby

from bot.games.escape_plan.headlines import HEADLINES
from bot.games.escape_plan.pictures.speech import money
from bot.games.escape_plan.pictures.story import draw_money, ranking, row_text
from bot.games.escape_plan.voice import EscapePlanVoice
from bot.presenting.boxed.pages import text_of_story
from bot.presenting.closing import closing_page
from bot.presenting.drawing.speech import as_drawn
from bot.presenting.naming import listed
from bot.presenting.page import Page
from bot.presenting.scene import Scene
from bot.presenting.voice import highest
from engines.escape_plan.views import HandStory, StoryPart, TurnStory


def winner_line(voice: EscapePlanVoice) -> str:
    """Return the ending and the winners of a finished game."""
    reason = (voice.view.reason or "aborted").replace("_", "-")
    return voice("ep-end", reason=reason, winners=voice.people(voice.view.winners))


def totals(voice: EscapePlanVoice, told: StoryPart) -> str:
    """Return the escaped players, the richest first; then the arrested."""
    ranked = ranking(told)
    said = [f"{voice.figure(sheet.who)} {money(voice, sheet.total)}" for sheet in ranked]
    lines = [voice("ep-story-totals", list=listed(said, " · "))] if said else []
    return "\n".join([*lines, *arrested(voice, told)])


def arrested(voice: EscapePlanVoice, told: StoryPart) -> list[str]:
    """Return a line with the arrested, if there are any."""
    caught = [voice.figure(hand.who) for hand in told.hands if hand.gone == "arrested"]
    return [voice("ep-story-arrested", list=listed(caught))] if caught else []


def sheets(voice: EscapePlanVoice, told: StoryPart) -> list[str]:
    """Return a line for each of the escaped with the parts of their money, the richest first."""
    return [row_text(sheet, voice.pictures, voice.figure(sheet.who)) for sheet in ranking(told)]


def story(scene: Scene) -> Page:
    """Return the closing message: winners, the table of money, honours, the proof of the deal, next steps."""
    voice = EscapePlanVoice(scene)
    told = voice.view.story
    if told is None:
        return closing_page(scene, winner_line(voice), (), ())
    table = listed(sheets(voice, told), "\n")
    head = HEADLINES.first(EscapePlanVoice(as_drawn(scene), plain=True))
    drawn = () if scene.text_mode else (draw_money(voice.view, told, scene.people, scene.words, head),)
    drawings = [table] if scene.text_mode and table else drawn
    lines = [line for line in (totals(voice, told), *honours(voice, told)) if line]
    return closing_page(scene, winner_line(voice), drawings, lines, headline=HEADLINES.first(voice), why=why(voice))


def why(voice: EscapePlanVoice) -> str:
    """Return why the game has ended as it has, with the lead of the richest (NT-4.2)."""
    told = voice.view.story
    if told is None:
        return ""
    ranked = ranking(told)
    reason = told.reason.replace("_", "-")
    if reason == "escaped":
        reason = "alone" if len(ranked) == 1 else "tied" if ranked[0].total == ranked[1].total else reason
    first, second = (ranked[0], ranked[min(1, len(ranked) - 1)]) if ranked else (None, None)
    return voice(
        f"ep-why-{reason}",
        who=voice.figure(first.who) if first is not None else "",
        next=voice.figure(second.who) if second is not None else "",
        money=money(voice, first.total) if first is not None else "",
        more=first.total - second.total if first is not None and second is not None else 0,
        all=sum(hand.gone == "arrested" for hand in told.hands),
        round=voice.view.day,
    )


def moments(scene: Scene) -> list[tuple[str, str]]:
    """Return the names and sentences of the headlines, the rarest first."""
    return HEADLINES.told(EscapePlanVoice(scene, plain=True))


def honours(voice: EscapePlanVoice, told: StoryPart) -> list[str]:
    """Return the most valuable bag that left the city and the most wounds, each with everybody who has as much; and who was out first."""
    lines = []
    best = {hand.who: max((bag.value for bag in hand.bags), default=0) for hand in told.hands if hand.gone == "escaped"}
    if value := max(best.values(), default=0):
        lines.append(voice("ep-story-bag", who=listed(map(voice.figure, highest(best))), n=value))
    wounds: dict[str, int] = {}
    for turn in told.turns:
        wounds[turn.who] = wounds.get(turn.who, 0) + turn.wounds
    if wounds and (most := max(wounds.values())):
        lines.append(voice("ep-story-wounds", who=listed(map(voice.figure, highest(wounds))), n=most))
    lines += [
        voice("ep-story-out", who=voice.figure(turn.who), round=turn.day, part=turn.part) for turn in told.turns if turn.gone == "escaped"
    ][:1]
    return lines


def story_text(scene: Scene) -> str:
    """Return the course of a finished game, without markdown."""
    return text_of_story(EscapePlanVoice(scene, plain=True), HEADLINES.first, winner_line, _story_lines)


def _story_lines(voice: EscapePlanVoice, told: StoryPart) -> list[str]:
    """Return the lines of the money, honours, hidden things, and every turn."""
    lines = [why(voice), totals(voice, told), *sheets(voice, told)]
    lines += [*honours(voice, told), "", *(_hidden(voice, hand) for hand in told.hands)]
    for (day, part), turns in groupby(told.turns, key=lambda turn: (turn.day, turn.part)):
        lines += ["", voice(f"pic-ep-title-{part}", round=day), *(f"- {_turn(voice, turn)}" for turn in turns)]
    return lines


def _hidden(voice: EscapePlanVoice, hand: HandStory) -> str:
    """The hidden things of a player: the plan with ticks for visits, cash, bags."""
    plan = []
    for spot, amount in hand.amounts.items():
        key = "pic-ep-alt-visited" if spot in hand.visited else "pic-ep-alt-amount"
        plan.append(voice(key, place=voice.pictures.spot(spot), n=amount))
    bags = listed(f"{voice(f'pic-ep-stack-{bag.stack}')} {voice('ep-money', n=bag.value)}" for bag in hand.bags)
    return voice("ep-log-hidden", who=voice.figure(hand.who), plan=listed(plan), cash=voice("ep-money", n=hand.cash), bags=bags or "–")


def _turn(voice: EscapePlanVoice, turn: TurnStory) -> str:
    end = turn.end or (_gate(voice) if turn.gone == "escaped" else turn.start)
    said = voice("ep-log-turn", who=voice.figure(turn.who), kind=turn.kind, start=voice.at(turn.start), end=voice.at(end))
    if turn.wounds:
        said = f"{said}, {voice('ep-log-wounds', n=turn.wounds)}"
    return f"{said}, {voice(f'ep-log-{turn.gone}')}" if turn.gone else said


def _gate(voice: EscapePlanVoice) -> str:
    """Return the location by which people escape: a move out of the city ends at none (EP-26.6)."""
    return f"exit_{voice.view.open_exit}"
