"""Escape Plan in Discord: the board with the whole city, the desk that walks through a turn, the chronicle of each part of the day.

``board`` is public and made of the public view alone; ``desk`` speaks to one seat; ``messages`` tells.
"""

from collections.abc import Mapping
from typing import Any

from bot.games.escape_plan.board import board
from bot.games.escape_plan.desk import desk, hand_page
from bot.games.escape_plan.labels import receipt
from bot.games.escape_plan.messages import CHRONICLE
from bot.games.escape_plan.open_table import OPEN_TABLE
from bot.games.escape_plan.own_night import own_night
from bot.games.escape_plan.pictures.board import poster
from bot.games.escape_plan.pictures.speech import money
from bot.games.escape_plan.story import moments, story, story_text, why
from bot.games.escape_plan.voice import EscapePlanVoice
from bot.presenting.boxed.pages import last_call
from bot.presenting.how_to_play import TableRules
from bot.presenting.presenter import Presenter
from bot.presenting.scene import Scene
from bot.presenting.texts import Words
from engines import Ask
from engines.escape_plan.asks import CHARACTER, END
from engines.escape_plan.components import CLOSES_AFTER_FEW, CLOSES_AFTER_MANY, EXIT_COSTS
from engines.escape_plan.places import SMALL_SIDE


def help_text(scene: Scene, _seat: int | None) -> str:
    """Return the help for the present phase, the meaning of the map's icons, and a pointer to the rest."""
    voice = EscapePlanVoice(scene)
    view = voice.view
    said = [voice(f"help-ep-{_moment(voice)}")]
    if view.phase == "actions":
        said += [voice("help-ep-map"), voice("help-ep-places"), voice("help-ep-end-day" if view.day == 3 else "help-ep-notoriety")]
    if view.bots and view.phase != "end":
        said.append(voice("help-ep-costa" if len(view.bots) > 1 else "help-ep-sandra"))
    return "\n".join([*said, voice("help-always")])


def _moment(voice: EscapePlanVoice) -> str:
    view = voice.view
    if view.phase != "actions":
        return view.phase.replace("_", "-")
    if view.adjusting:
        return "border"
    if view.turn is None:
        return "extra" if view.awaited else "actions"
    return view.turn.moment


def needs_confirm(_scene: Scene, ask: Ask, picks: tuple[str, ...]) -> bool:
    """Return whether the picked end leads at once past police, or out of the city."""
    if ask.name != END or not picks:
        return False
    picked = next((option for option in ask.options if option.id == picks[0]), None)
    if picked is None or picked.text.key not in ("opt-ep-end", "opt-ep-escape"):
        return False
    args = picked.text.args
    return args["routes"] == 1 and (picked.id == "escape" or args["officers"] != 0)


def turns(scene: Scene) -> tuple[int, ...]:
    """Return the seats awaited at their desks; characters are chosen on the board."""
    return () if scene.public.phase == "setup" else last_call(scene)


def at_table(words: Words, _options: Mapping[str, Any], seats: int | None) -> TableRules:
    """Return whether one plays alone; here: the bots, when a business closes, what leaving costs."""
    args = {"solo": "yes" if seats == 1 else "no"}
    if not seats:
        return TableRules(args)
    bots = ("howto-escape_plan-sandra", "howto-escape_plan-costa")[: max(0, 3 - seats)]
    closing = words("howto-escape_plan-closing", n=CLOSES_AFTER_FEW if seats <= SMALL_SIDE else CLOSES_AFTER_MANY)
    fees = " / ".join(money(words, cost) for cost in EXIT_COSTS.get(seats, ()))
    leaving = (f"{words('ep-open-fees', list=fees)}.",) if fees else ()  # of a game alone Costa's line has the fee
    return TableRules(args, (*(words(bot) for bot in bots), closing, *leaving))


PRESENTER = Presenter(
    public_asks=frozenset({CHARACTER}),
    poster=poster,
    mark="exit",
    at_table=at_table,
    board=board,
    narrate=CHRONICLE.narrate,
    talk_line=CHRONICLE.talk_line,
    story=story,
    story_text=story_text,
    moments=moments,
    decisive=lambda scene: why(EscapePlanVoice(scene, plain=True)),
    score=money,
    own_night=own_night,
    help=help_text,
    hand=hand_page,
    desk=desk,
    needs_confirm=needs_confirm,
    receipt=receipt,
    turns=turns,
    whose_turn=lambda view: "" if view.turn is None else f"{view.part} {view.turn.who}",
    open_table=OPEN_TABLE,
)
