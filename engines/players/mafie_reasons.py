"""Public facts that speak for or against a seat; whoever lies, lies about tokens and suspicion, never about these (MA-5.3)."""

from collections.abc import Iterator

from engines.asking import Text
from engines.asking import seat_ref as ref
from engines.players.mafie_mind import Mind
from engines.players.mafie_recall import FIRM, Vote

MANY = 4
"""So many must have named somebody before it is said who has not."""

COMMON = 0.7
"""A vote that more than this part of the table gave alike says little about any one of them: it is asked about last, and not praised."""


def against(mind: Mind, seat: int) -> Iterator[Text]:
    """Return the lines against ``seat`` that have a reason, the youngest first."""
    shown = mind.recall.shown
    for line in mind.recall.of(seat):
        if line.key in FIRM and line.target is not None and line.round >= mind.since and shown.get(line.target) == "police":
            yield Text("say-suspect-claim", {"seat": ref(seat), "target": ref(line.target)})
    for one in _telling(mind, seat):
        if shown.get(one.target) in ("police", "agent") and one.target != seat:
            if shown[one.target] == "police":
                yield _about("say-suspect-vote", one, one.target)
        elif one.kind == "final" and shown.get(one.target) != "mafia":
            for saved in one.options:
                if shown.get(saved) == "mafia" and saved not in (seat, one.target) and one.others.get(mind.seat, saved) == saved:
                    yield _about("say-suspect-save", one, saved)
    if _quiet(mind, seat):
        yield Text("say-suspect-silence", {"seat": ref(seat)})


def in_favour(mind: Mind, seat: int) -> Iterator[Text]:
    """Return the lines for ``seat`` that have a reason, the youngest first."""
    for one in _votes(mind, seat):
        if mind.recall.shown.get(one.target) == "mafia" and one.share <= COMMON:
            yield _about("say-trust-vote", one, one.target)


def asked(mind: Mind, seat: int) -> Iterator[Text]:
    """Return questions for ``seat`` about its votes, the youngest first: about none that speaks for itself, or that fell on the asker."""
    for one in _telling(mind, seat):
        if one.target != mind.seat and mind.recall.shown.get(one.target) != "mafia":
            yield _about("say-ask", one, one.target)


def _telling(mind: Mind, seat: int) -> Iterator[Vote]:
    """Return the votes of ``seat`` with which it can be reproached: not those that we gave ourselves, in whichever ballot of that day."""
    own = {(one.round, one.target) for one in _votes(mind, mind.seat)}
    return (one for one in _votes(mind, seat) if (one.round, one.target) not in own)


def _votes(mind: Mind, seat: int) -> list[Vote]:
    """Return the votes of ``seat``, the youngest first, but those that nearly all gave alike at the end."""
    return sorted([one for one in mind.recall.votes(mind.since) if one.voter == seat], key=lambda one: one.share > COMMON)


def _about(key: str, vote: Vote, whom: int) -> Text:
    return Text(key, {"seat": ref(vote.voter), "target": ref(whom), "round": vote.round})


def _quiet(mind: Mind, seat: int) -> bool:
    """Whether ``seat``, which can be heard by us, has named nobody since the last round, while others do.

    Who has said nothing that we hear, or has pressed a button on one day only, may well be talking by voice: nothing is said about it.
    """
    rounds = {line.round for line in mind.recall.of(seat) if line.target is not None}
    others = sum(line.target is not None for line in mind.recall.today())
    return len(rounds) > 1 and others >= MANY and mind.view.round not in rounds
