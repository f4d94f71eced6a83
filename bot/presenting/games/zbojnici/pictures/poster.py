"""The poster of Zbojníci."""

from bot.presenting.drawing.posters import poster_with
from bot.presenting.drawing.tokens import GROUND

poster = poster_with("ducat", GROUND["wood"])
