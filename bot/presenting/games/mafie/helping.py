"""Help for the very moment: what happens in this phase and what can be pressed. The same for everybody, so asking for it says nothing."""

from bot.presenting.games.mafie.voice import Voice


def help_text(voice: Voice) -> str:
    """Return the help for the present phase, the cards of this game in an extended one, and where everything else is."""
    said = [voice(f"help-{voice.view.phase}")]
    if voice.view.options.get("extended") and voice.view.phase != "end":
        said += [voice("help-cards"), *_cards(voice)]
    return "\n".join([*said, voice("help-always")])


def _cards(voice: Voice) -> list[str]:
    told = dict.fromkeys(min(card, 14) for card in voice.view.card_set)
    return [f"- **{voice.card(card)}**: {voice(f'pic-card-{card}-when')} {voice(f'pic-card-{card}-what')}" for card in told]
