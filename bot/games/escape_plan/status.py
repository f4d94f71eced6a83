"""The status lines of the board: title, what is wanted and until when, whom the table waits for, the turn order."""

from bot.games.escape_plan.pictures.speech import title_of
from bot.games.escape_plan.rows import LAST_DAY
from bot.games.escape_plan.voice import Voice
from bot.presenting.clocks import end_of, hurry
from bot.presenting.naming import listed


def title(voice: Voice) -> str:
    """Return the heading: game, day, part or phase."""
    view = voice.view
    if view.phase in ("setup", "end"):
        return voice(f"ep-head-{view.phase}")
    when = title_of(view, voice.pictures)
    if view.phase == "actions":
        return voice("ep-head", title=when)
    return voice("ep-head-phase", title=when, phase=voice(f"pic-ep-phase-{view.phase.replace('_', '-')}"))


def wanted(voice: Voice) -> str:
    """Return what is wanted of whom and until when."""
    said = [_wanted(voice), voice.until(end_of(voice.scene, voice.scene.asks)), hurry(voice.scene)]
    return " ".join(sentence for sentence in said if sentence)


def _wanted(voice: Voice) -> str:
    view = voice.view
    if view.phase != "actions":
        who = voice.people(view.awaited)
        return voice(f"ep-want-{view.phase.replace('_', '-')}", who=who, n=len(view.awaited))
    if view.adjusting:
        return voice("ep-want-border", who=voice.figure(view.active)) if view.active else voice("ep-want-adjusting")
    if view.active is None:
        return voice("ep-want-extra", who=voice.people(view.awaited)) if view.awaited else voice("ep-want-actions")
    moment = view.turn.moment if view.turn is not None else "choice"
    return voice(f"ep-want-{moment}", who=voice.figure(view.active))


def awaited(voice: Voice) -> str:
    """Return whom the table waits for besides whose turn it is: public in every step (rules, section 7)."""
    view = voice.view
    if view.phase == "city" or (view.phase == "actions" and view.active is None):
        return ""  # what is wanted names them
    others = [seat for seat in view.awaited if f"seat:{seat}" != view.active]
    return voice("missing", list=voice.people(others)) if others else ""


def order(voice: Voice) -> str:
    """Return the turn order with who has had the turn; on the last day the way out and its price."""
    view = voice.view
    if view.phase != "actions":
        return ""
    told = [f"{voice.figure(who)} ✓" if who in view.acted else voice.figure(who) for who in view.order]
    said = [voice("ep-order-line", list=listed(told))] if told else []
    if view.day == LAST_DAY and view.open_exit is not None:
        said.append(voice("ep-way-out", number=view.open_exit, cost=view.exit_cost or 0, toll="yes" if view.toll else "no"))
    return " ".join(said)
