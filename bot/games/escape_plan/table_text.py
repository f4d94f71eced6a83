"""The city in words: the same as the picture, as a list, for boards and desks in text mode."""

from bot.games.escape_plan.pictures.alt import exits_told, map_told, offer_told, pawns_told, people_told
from bot.games.escape_plan.voice import Voice
from bot.presenting.naming import listed


def table_text(voice: Voice) -> str:
    """Return the city as a list of lines: exits, pawns, every tile with what lies beside it, the offers, people."""
    view, speech = voice.view, voice.pictures
    lines = [exits_told(view, speech), *pawns_told(view, speech), *map_told(view, speech), *offer_told(view, speech)]
    if view.offer:
        lines.append(contacts_told(voice))
    lines += people_told(view, speech, voice.scene.bot_players)
    return "\n".join(f"- {line}" for line in lines if line)


def contacts_told(voice: Voice) -> str:
    """Tell the contact offer, the newest card first."""
    return voice("ep-contact-offer", list=listed(voice.named(f"contact:{number}") for number in voice.view.offer))
