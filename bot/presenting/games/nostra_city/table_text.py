"""The table in words: the same as the picture, as a list, for boards and desks in text mode."""

from collections.abc import Iterator

from bot.presenting.games.nostra_city.pictures.alt import people_told
from bot.presenting.games.nostra_city.voice import Voice
from bot.presenting.naming import listed
from engines.nostra_city.views import PlayerView


def crews(voice: Voice) -> str:
    """Return everybody's Gangsters by name, and the cards gained for Respect: what the picture only counts. A line for each player."""
    lines = [voice("nc-crew", who=voice.who(player.seat), list=listed(_crew(voice, player), "; ")) for player in voice.view.players]
    return "\n".join([voice("nc-crews"), *(f"- {line}" for line in lines)])


def _crew(voice: Voice, player: PlayerView) -> Iterator[str]:
    for key, free in (("nc-crew-free", True), ("nc-crew-used", False)):
        names = [voice.thing(f"gangster:{one.id}") for one in player.gangsters if one.free == free]
        if names:
            yield voice(key, list=listed(names))
    gains = [voice.card(card) for card in (*player.luxuries, *player.investigations)]
    gains += [voice.thing(f"bonus:{bonus}") for bonus in player.bonuses]
    if gains:
        yield voice("nc-crew-gains", list=listed(gains))


def table_text(voice: Voice) -> str:
    """Return the table as a list of lines: the Verdict, the Street, every Territory, the piles."""
    view, speech = voice.view, voice.pictures
    lines = [voice("nc-table-verdict", field=voice.field(view.field))]
    lines += [voice("nc-table-street", n=space.number, card=speech.street_card(space)) for space in view.street]
    lines += people_told(view, speech)
    if voice.scene.automats:
        lines.append(voice("pic-alt-automats", who=listed(voice.label(seat) for seat in sorted(voice.scene.automats))))
    lines.append(
        voice(
            "nc-table-decks",
            corruption=view.corruption,
            street=view.street_deck,
            deck=view.note_deck,
            vendetta=view.vendetta_deck,
        )
    )
    said = "\n".join(f"- {line}" for line in lines)
    return f"{said}\n{crews(voice)}"
