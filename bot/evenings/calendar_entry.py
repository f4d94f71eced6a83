"""What calendars are told of an evening (CL-6.2, 7.5)."""

from bot.evenings.calendar import Entry
from bot.evenings.evening import LiveEvening
from bot.evenings.messages import message_link
from bot.presenting.texts import Words


def entry_of(evening: LiveEvening, words: Words, channel_name: str) -> Entry:
    """Return the evening as calendars show it; ``channel_name``: of its first table channel. Raises Refused while there is no date."""
    plan = evening.plan
    games = ", ".join(words(f"game-{game.game}") for game in plan.games)
    lines = (words("ev-calendar-games", games=games), words("ev-calendar-chairs", n=plan.chairs))
    return Entry(
        evening=evening.id,
        name=evening.row.name,
        starts=int(evening.starts_at),
        ends=int(evening.starts_at + plan.hours * 3600),
        version=evening.row.version,
        lines=lines,
        link=message_link(evening),
        place="" if plan.voice else plan.place or f"#{channel_name}",
        voice=int(plan.voice) if plan.voice else None,
        is_cancelled=evening.row.state == "cancelled",
    )
