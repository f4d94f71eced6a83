"""One sentence after an answer: what was understood, and what becomes of it."""

from collections.abc import Sequence

from bot.games.nostra_city import labels
from bot.games.nostra_city.voice import Voice
from bot.presenting.naming import listed
from bot.presenting.scene import Scene
from engines import Ask, Notice
from engines.nostra_city import asks as names

_FIXED = {"end": "nc-given-end", "cancel": "nc-given-cancel", "pass": "nc-given-pass", "ready": "nc-given-ready"}
_STANDING = {
    "pass:phase": "nc-given-pass-phase",
    "pass:month": "nc-given-pass-month",
    "off": "nc-given-stand-off",
    "phase": "nc-given-pass-phase",
    "month": "nc-given-pass-month",
}
_SENTENCES = {
    names.COLLECTOR: "nc-given-gangster",
    names.BIDDER: "nc-given-gangster",
    names.BRIBER: "nc-given-gangster",
    names.SPACE: "nc-given-space",
    names.KIND_OF: "nc-given-collect",
    names.WINDOW: "nc-given-card",
    names.LAST_ROUND: "nc-given-last-card",
    names.BID: "nc-given-bid",
    names.BRIBE: "nc-given-bribe",
}
_NOTHING = {names.SPLIT: "nc-given-no-notes", names.BID: "nc-given-cancel"}


def receipt(scene: Scene, ask: Ask, picks: tuple[str, ...], _notices: Sequence[Notice] = ()) -> str:
    """Return the sentence for ``picks``; what was told because of them stands in the chronicle."""
    voice = Voice(scene)
    if not picks:
        return voice(_NOTHING.get(ask.name, "nc-given-nothing"))
    if picks[0] in _FIXED:
        return voice(_FIXED[picks[0]])
    if picks[0] in _STANDING:
        return voice(_STANDING[picks[0]])
    chosen = [option for option in ask.options if option.id in picks]
    if labels.of_kind(ask, "note"):
        what = voice.note_kinds([labels.kind_of_note(option) for option in chosen])
    else:
        what = listed(labels.option_label(voice, option) for option in chosen)
    return voice(_SENTENCES.get(ask.name, "nc-given-open"), what=what)
