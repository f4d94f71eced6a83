"""How the sentences of Nostra City name its things, and by what else they choose their words."""

from bot.presenting.things import Things

_PEOPLE = frozenset({"gangster", "title"})
_PLACES = frozenset({"turf", "space", "direction"})
_CARDS = frozenset({"luxury", "investigation", "note", "vendetta", "bonus", "kind"})

THINGS = Things(selectors=frozenset({"district", "phase", "colour"}), named=_PEOPLE | _PLACES | _CARDS)
