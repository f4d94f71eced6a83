"""Help for the very moment: what happens in this phase and what can be pressed. The same for everybody, so asking for it says nothing."""

from bot.games.mafie.names import GANG_CARDS
from bot.games.mafie.speaking import in_turn
from bot.games.mafie.voice import Voice
from bot.presenting.scene import Scene

_MOST = 1_900
"""Characters of one answer in plain text."""


def help_text(scene: Scene, _seat: int | None) -> str:
    """Return the help for the present phase, the cards of this game in an extended one, and where everything else is."""
    voice = Voice(scene)
    first, last = voice("help-rounds" if in_turn(scene) is not None else f"help-{voice.view.phase}"), voice("help-always")
    if not voice.view.options.get("extended") or voice.view.phase == "end":
        return f"{first}\n{last}"
    said = ""
    for effects in (True, False):
        said = "\n".join((first, voice("help-cards"), *_cards(voice, effects=effects), last))
        if len(said) <= _MOST:
            break
    return said


def _cards(voice: Voice, *, effects: bool) -> list[str]:
    """One line a kind of card: when it is played and, where there is room, what it does."""
    told = dict.fromkeys(min(card, GANG_CARDS[0]) for card in voice.view.card_set)
    lines = []
    for card in told:
        line = f"- **{voice.card(card)}**: {voice(f'pic-card-{card}-when')}"
        lines.append(f"{line} {voice(f'pic-card-{card}-what')}" if effects else line)
    return lines
