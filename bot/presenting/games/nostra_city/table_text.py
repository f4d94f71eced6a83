"""The table in words: the same as the picture, as a list, for boards and desks in text mode."""

from bot.presenting.boards.nostra_city_alt import people_told
from bot.presenting.games.nostra_city.voice import Voice
from bot.presenting.naming import listed


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
    return "\n".join(f"- {line}" for line in lines)
