"""The city in words: the same as the picture, as a list, for boards and desks in text mode."""

from bot.games.zbojnici.pictures.alt import people_told, places_told
from bot.games.zbojnici.voice import Voice
from bot.presenting.scene import Scene


def table_text(voice: Voice) -> str:
    """Return the city as a list of lines: what is done, every district with who is there, the dungeon, the purses, the prince."""
    view, speech = voice.view, voice.pictures
    lines = [*places_told(view, speech), *people_told(view, speech, bot_players=voice.scene.bot_players)]
    return "\n".join(f"- {line}" for line in lines)


def purse_text(scene: Scene) -> str:
    """Return what everybody has, one line for each player: ducats, tokens, prisoners; the prince's levels."""
    voice = Voice(scene)
    lines = []
    for player in voice.view.players:
        if player.ducats is None:
            said = voice("zb-hand-prince", tokens=player.tokens, recon=voice.view.recon_level, fine=voice.view.fine_level)
        else:
            said = voice("zb-hand-robber", ducats=player.ducats, tokens=player.tokens, supply=player.supply, prisoners=player.prisoners)
        lines.append(f"{voice.who(player.seat)}: {said}")
    return "\n".join(lines)
