"""By which things the sentences of Zbojníci choose their words."""

from bot.presenting.things import Things

THINGS = Things(selectors=frozenset({"district", "day", "color", "action", "track"}))
