"""The whole course of a finished game as plain text: how it ended, the hidden plans and bags, every turn day by day."""

from itertools import groupby

from bot.games.escape_plan.pictures.story import ranking, row_told
from bot.games.escape_plan.story import honours, totals, winner_line
from bot.games.escape_plan.voice import Voice
from bot.presenting.boxed.story_text import text_of_story
from bot.presenting.naming import listed
from bot.presenting.scene import Scene
from engines.escape_plan.views import HandStory, StoryPart, TurnStory


def story_text(scene: Scene) -> str:
    """Return the course of a game that is over. No markdown."""
    return text_of_story(Voice(scene, plain=True), winner_line, _told)


def _told(voice: Voice, told: StoryPart) -> list[str]:
    """Return the lines of the money, honours, what was hidden, and every turn."""
    lines = [totals(voice, told), *(row_told(sheet, voice.pictures, voice.figure(sheet.who)) for sheet in ranking(told))]
    lines += [*honours(voice, told), "", *(_hidden(voice, hand) for hand in told.hands)]
    for (day, part), turns in groupby(told.turns, key=lambda turn: (turn.day, turn.part)):
        lines += ["", voice(f"pic-ep-title-{part}", round=day), *(f"- {_turn(voice, turn)}" for turn in turns)]
    return lines


def _hidden(voice: Voice, hand: HandStory) -> str:
    """What somebody had hidden: the plan with a tick for what was visited, cash, bags."""
    plan = []
    for spot, amount in hand.amounts.items():
        key = "pic-ep-alt-visited" if spot in hand.visited else "pic-ep-alt-amount"
        plan.append(voice(key, place=voice.pictures.spot(spot), n=amount))
    bags = listed(f"{voice(f'pic-ep-stack-{bag.stack}')} {bag.value}" for bag in hand.bags)
    return voice("ep-log-hidden", who=voice.figure(hand.who), plan=listed(plan), cash=hand.cash, bags=bags or "–")


def _turn(voice: Voice, turn: TurnStory) -> str:
    end = turn.end or turn.start
    said = voice("ep-log-turn", who=voice.figure(turn.who), kind=turn.kind, start=voice.at(turn.start), end=voice.at(end))
    if turn.wounds:
        said = f"{said}, {voice('ep-log-wounds', n=turn.wounds)}"
    return f"{said}, {voice(f'ep-log-{turn.gone}')}" if turn.gone else said
