"""The sentence after an answer: the choice, and whether a change is still possible."""

from collections.abc import Callable, Sequence

from bot.games.mafie.names import BALLOTS
from bot.games.mafie.voice import MafieVoice, number_of, word_of
from bot.presenting.scene import Scene
from engines import Ask, Notice
from engines.mafie.asks import (
    BANDAGE_WINDOW,
    CHANGE,
    CLOSING,
    CORNER_SHOT,
    HUNCH,
    LAST_SHOT,
    OPENING,
    PEEK,
    READY,
    RECRUIT,
    ROLE_SWAP,
    SPEECH,
    VEST_WINDOW,
    VICTIM,
    WIRETAP,
    WITHDRAW,
)
from engines.table import seat_of

_PASSED = {
    ROLE_SWAP: "swap-none-given",
    PEEK: "peek-none",
    HUNCH: "hunch-none",
    RECRUIT: "recruit-none",
    VEST_WINDOW: "vest-none",
    BANDAGE_WINDOW: "bandage-none",
    LAST_SHOT: "shot-none",
    OPENING: "opening-none",
    CLOSING: "closing-none",
    CHANGE: "stays-given",
}
_CARDS = {
    "card:1": "vest-given",
    "card:2": "bandage-given",
    "card:8": "closing-hideout",
    "card:9": "closing-safe",
    "card:10": "opening-arrest",
}
_PLAIN = {READY: "ready-given", SPEECH: "speech-done", WITHDRAW: "resigned"}
_PEOPLE = {
    ROLE_SWAP: "swap-given",
    CHANGE: "change-given",
    OPENING: "opening-kidnap",
    LAST_SHOT: "shot-given",
    CORNER_SHOT: "shot-given",
}


def receipt(scene: Scene, ask: Ask, picks: tuple[str, ...], notices: Sequence[Notice] = ()) -> str:
    """Return the sentence for ``picks``, whose results are ``notices``.

    The result of a look comes from them: at night the scene may still be the one before the last answer of a step (MF-15.4).
    """
    voice = MafieVoice(scene)
    pick = picks[0] if picks else ""
    if not pick:
        return voice("lapsed")
    if ask.name in _PLAIN:
        return voice(_PLAIN[ask.name])
    if pick == "pass":
        return voice(_PASSED[ask.name])
    if pick.startswith("card:"):
        return voice(_CARDS[pick])
    seat = seat_of(pick)
    says = _TOLD.get(ask.name)
    own = [notice for notice in notices if notice.to is not None and ask.seat in notice.to]
    return says(voice, ask, seat, own) if says else voice(_PEOPLE[ask.name], who=voice.who(seat))


Own = Sequence[Notice]
"""The notices to the asked seat alone after its answer."""


def _vote(voice: MafieVoice, ask: Ask, seat: int, _own: Own) -> str:
    return voice("vote-final-given" if ask.clock == "vote_turn" else "vote-given", who=voice.who(seat))


def _hunch(voice: MafieVoice, _ask: Ask, seat: int, _own: Own) -> str:
    return voice("hunch-given", who=voice.covered(voice.quiet(seat)))


def _victim(voice: MafieVoice, ask: Ask, seat: int, own: Own) -> str:
    left = [notice.text.args["left"] for notice in own if notice.text.key == "mf-pick" and notice.text.args["seat"] == f"seat:{ask.seat}"]
    if any(notice.text.key == "mf-victim" for notice in own):
        return voice("victim-settled", who=voice.covered(voice.quiet(seat)))
    count = left[-1] if left and isinstance(left[-1], int) else 0
    return voice("victim-given", who=voice.covered(voice.quiet(seat)), n=count)


def _recruit(voice: MafieVoice, _ask: Ask, seat: int, _own: Own) -> str:
    return voice("recruit-given", who=voice.covered(voice.quiet(seat)))


def _seen(told: str, key: str) -> Callable[[MafieVoice, Ask, int, Own], str]:
    """A receipt that shows the seen token, so that it needs no message of its own."""

    def says(voice: MafieVoice, _ask: Ask, seat: int, own: Own) -> str:
        for notice in own:
            if notice.text.key == told and number_of(notice.text.args["seat"]) == seat:
                return voice(key, what=voice.fact(seat, word_of(notice.text.args["token"])))
        return voice("question-over")

    return says


_TOLD: dict[str, Callable[[MafieVoice, Ask, int, Own], str]] = {
    **dict.fromkeys(BALLOTS, _vote),
    HUNCH: _hunch,
    VICTIM: _victim,
    RECRUIT: _recruit,
    PEEK: _seen("mf-agent-saw", "agent-saw"),
    WIRETAP: _seen("mf-tapped", "tapped"),
}
