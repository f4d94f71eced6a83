"""Which picks are final and cannot be made good, so they are confirmed first; and how the confirmation looks."""

from bot.games.mafie.names import (
    BALLOTS,
    CHANGE,
    CORNER_SHOT,
    LAST_SHOT,
    OPENING,
    PEEK,
    RECRUIT,
    SWAP,
    WIRETAP,
    WITHDRAW,
)
from bot.games.mafie.voice import Voice
from bot.presenting.page import Buttons, Part, Style
from bot.presenting.questions import sure_buttons
from bot.presenting.scene import Scene
from engines import Ask
from engines.table import seat_of

_KINDS: dict[str, tuple[str, str, Style]] = {
    SWAP: ("swap-confirm", "b-sure-swap", "primary"),
    PEEK: ("look-confirm", "b-sure-look", "primary"),
    RECRUIT: ("recruit-confirm", "b-sure-recruit", "primary"),
    OPENING: ("kidnap-confirm", "b-sure-kidnap", "primary"),
    WIRETAP: ("tap-confirm", "b-sure-look", "primary"),
    CORNER_SHOT: ("shot-confirm", "b-sure-shoot", "danger"),
    LAST_SHOT: ("shot-confirm", "b-sure-shoot", "danger"),
    CHANGE: ("change-confirm", "b-sure", "primary"),
    **dict.fromkeys(BALLOTS, ("vote-confirm", "b-sure", "primary")),
}
"""By question: the sentence, the label of the sure button, its style."""
_SECRET = frozenset({PEEK, RECRUIT})


def needs_confirm(_scene: Scene, ask: Ask, picks: tuple[str, ...]) -> bool:
    """Return whether ``picks`` must be confirmed: final, and not to be made good. Passing and what can be changed never is."""
    if ask.name == WITHDRAW:
        return picks == ("withdraw",)
    if not picks or not picks[0].startswith("seat:") or ask.name not in _KINDS:
        return False
    return ask.name not in BALLOTS or ask.clock == "vote_turn"


def confirm_parts(voice: Voice, ask: Ask, option: str) -> list[Part]:
    """Return the confirmation of ``option``: the choice in bold, what an unconfirmed pick is worth, the safe button second."""
    if ask.name == WITHDRAW:
        buttons = sure_buttons(voice.scene, ask, option, voice("b-resign"), voice("b-other"), "danger")
        return [f"{voice('resign-confirm')}\n{voice('confirm-note')}", Buttons(buttons)]
    key, sure, style = _KINDS[ask.name]
    seat = seat_of(option)
    who = voice.secret(voice.quiet(seat)) if ask.name in _SECRET else voice.who(seat)
    back = voice("b-other" if ask.name in (*BALLOTS, CHANGE) else "b-other-name")
    buttons = sure_buttons(voice.scene, ask, option, voice(sure), back, style)
    return [f"{voice(key, who=who)}\n{voice('confirm-note')}", Buttons(buttons)]
