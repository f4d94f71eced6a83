"""One sentence after an answer: what was understood, and whether it can still be changed."""

from collections.abc import Callable

from bot.presenting.games.mafie.names import (
    BALLOTS,
    BANDAGE,
    CHANGE,
    CLOSING,
    CORNER_SHOT,
    FINAL,
    FIRST,
    HUNCH,
    LAST_SHOT,
    OPENING,
    PEEK,
    READY,
    RECRUIT,
    SPEECH,
    SWAP,
    VEST,
    VICTIM,
    WIRETAP,
    WITHDRAW,
)
from bot.presenting.games.mafie.voice import Voice, number_of, word_of
from engines import Ask
from engines.table import seat_of

_PASSED = {
    SWAP: "swap-none-given",
    PEEK: "peek-none",
    HUNCH: "hunch-none",
    RECRUIT: "recruit-none",
    VEST: "vest-none",
    BANDAGE: "bandage-none",
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
    SWAP: "swap-given",
    CHANGE: "change-given",
    OPENING: "opening-kidnap",
    LAST_SHOT: "shot-given",
    CORNER_SHOT: "shot-given",
}


def receipt(voice: Voice, ask: Ask, picks: tuple[str, ...]) -> str:
    """Return the sentence for ``picks``, the scene being the one after the answer."""
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
    return says(voice, ask, seat) if says else voice(_PEOPLE[ask.name], who=voice.who(seat))


def _vote(voice: Voice, ask: Ask, seat: int) -> str:
    return voice("vote-final-given" if ask.clock == "vote_turn" else "vote-given", who=voice.who(seat))


def _hunch(voice: Voice, _ask: Ask, seat: int) -> str:
    return voice("hunch-given", who=voice.secret(voice.quiet(seat)))


def _victim(voice: Voice, ask: Ask, seat: int) -> str:
    me = voice.mine(ask.seat).me
    left = me.changes_left if me and me.changes_left is not None else 0
    return voice("victim-given", who=voice.secret(voice.quiet(seat)), n=left)


def _recruit(voice: Voice, _ask: Ask, seat: int) -> str:
    return voice("recruit-given", who=voice.secret(voice.quiet(seat)))


def _seen(notice: str, key: str) -> Callable[[Voice, Ask, int], str]:
    """The receipt is what was seen: it is the answer itself, so no message of its own follows."""

    def says(voice: Voice, ask: Ask, seat: int) -> str:
        me = voice.mine(ask.seat).me
        for known in reversed(me.known if me else ()):
            if known.key == notice and number_of(known.args["seat"]) == seat:
                return voice(key, what=voice.fact(seat, word_of(known.args["token"])))
        return voice("lapsed")

    return says


_TOLD: dict[str, Callable[[Voice, Ask, int], str]] = {
    **dict.fromkeys(BALLOTS, _vote),
    HUNCH: _hunch,
    VICTIM: _victim,
    RECRUIT: _recruit,
    PEEK: _seen("mf-agent-saw", "agent-saw"),
    WIRETAP: _seen("mf-tapped", "tapped"),
}


def refusal(voice: Voice, seat: int, name: str) -> str:
    """Return why a press of ``seat`` on the question ``name`` does not count: somebody else's turn, or a question that is over.

    Whether the seat could ever have been asked is not said: the sentence is made of public facts only.
    """
    open_asks = voice.scene.asks_named(name)
    if name in (FIRST, FINAL) and open_asks and open_asks[0].clock == "vote_turn":
        ballot = voice.view.ballot
        later = ballot is not None and seat in ballot.voters and seat not in ballot.voted
        if later and open_asks[0].seat != seat:
            return voice("no-turn", who=voice.who(open_asks[0].seat))
    if name in (READY, *BALLOTS, CHANGE, SPEECH) and open_asks:
        answered = any(one.seat == seat and (one.ready or one.stays) for one in voice.view.seats)
        return voice("no-double" if answered else "no-foreign")
    return voice("no-stale")
