"""In which language a server's tables speak when nobody has said anything else."""

from collections.abc import Mapping
from typing import Literal

from bot.presenting.texts import words_for, words_in

Language = Literal["cs", "en"]


def server_language(kept: Mapping[str, object], chosen: Language | None, locale: str | None) -> str:
    """Return ``cs`` or ``en``: what the server has set (``kept``), else what the operator has ``chosen`` for servers that have set nothing.

    Without either it is the language that the server has told Discord (its preferred ``locale``): Czech for Czech and Slovak, English for
    every other, and where it is not known.
    """
    told = kept.get("language") or chosen
    return words_in(str(told)).language if told else words_for(locale, "en").language
