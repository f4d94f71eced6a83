"""The votes of an automated player of Mafie (MA-2.1, 2.4, 2.10)."""

from collections import Counter
from collections.abc import Sequence

from engines.players.inference import Posterior
from engines.players.mafie_mind import ALIKE, Mind, option_of, seats_in

GAIN = 0.05
"""The least gain of a changed vote in a tie (MA-2.1)."""

LOST = 0.8
"""From this public chance on a Mafioso is lost to its fellows (MA-2.10)."""

BELIEVED = 0.5
"""From this public chance on the table believes a claim to be the Agent."""

OUTVOTED = 2
"""With more others than this for each Mafioso, the Mafiosi together cannot turn a ballot."""

LAST = 4
"""With so few living players the vote is computed to the end of the next dawn (MA-2.4)."""


def vote(mind: Mind, options: Sequence[str]) -> str | None:
    """Answer a ballot; a given vote stays."""
    ballot = mind.view.ballot
    if ballot is not None and mind.seat in ballot.voted:
        return None
    seats = seats_in(options)
    return option_of(_target(mind, seats)) if seats else None


def change(mind: Mind, options: Sequence[str]) -> str:
    """Answer in a tie: move the vote for a gain, or stay."""
    ballot = mind.view.ballot
    had = ballot.votes.get(mind.seat) if ballot is not None else None
    seats = seats_in(options)
    if not seats:
        return "pass"
    target = _target(mind, seats)
    if had is not None and wanted(mind, target) - wanted(mind, had) < GAIN:
        return "pass"
    return option_of(target)


def _target(mind: Mind, seats: Sequence[int]) -> int:
    if mind.of_the_mafia:
        return _of_the_mafia(mind, seats)
    if mind.of_the_gang:
        return mind.best(seats, mind.wish)
    seen = [seat for seat in seats if mind.view.seats[seat].token == "mafia"]
    if known := seen or [seat for seat in seats if mind.own.mafia(seat) == 1.0]:
        return mind.best(known, mind.public.mafia)
    if mind.living <= LAST:
        return mind.best(seats, lambda seat: _held(mind.own, seat, mind.living))
    return _of_the_police(mind, seats)


def wanted(mind: Mind, seat: int) -> float:
    """Return how much this player wants ``seat`` condemned."""
    if mind.of_the_mafia:
        return 0.0 if _spared(mind, seat) else round(0.5 + _followed(mind, seat) / 2, 4)
    return mind.wish(seat)


# ---- the Police

FOLLOWS = {"gentle": 0.0, "normal": 0.1, "strong": 0.25}
"""How much being named most today adds to the chance of a seat: votes that fall together condemn somebody (MA-14.3).

For a normal player it settles little more than a tie. Mafiosi who name a seat together would lead the Police, so a name counts less the
more its speaker is suspected; everybody can work that out, so votes still fall together.
"""


def _of_the_police(mind: Mind, seats: Sequence[int]) -> int:
    """Take the highest chance, and rather the seat named most today; no known innocent; among equals the own habits decide (MA-2.1)."""
    named = mind.public.named_most(seats) if FOLLOWS[mind.whims.level] else ()
    chances = {seat: mind.chance(seat) for seat in seats}
    chances = {seat: chance for seat, chance in chances.items() if chance > 0} or chances
    worths = {seat: mind.wish(seat) + FOLLOWS[mind.whims.level] * (seat in named) for seat in chances}
    if max(worths.values()) - min(worths.values()) < ALIKE:
        return _by_habit(mind, list(worths))
    return mind.best(list(worths), lambda seat: worths[seat])


def _by_habit(mind: Mind, seats: Sequence[int]) -> int:
    """Follow others or one's own earlier vote, as trusting or stubborn as one is; else anybody."""
    style = mind.whims.style
    earlier = [one.target for one in mind.recall.votes(mind.since) if one.voter == mind.seat and one.target in seats]
    if earlier and mind.happens(style.stubborn / 2):
        return earlier[0]
    if mind.happens(style.trusting / 2):
        return mind.best(seats, lambda seat: mind.recall.pressure(seat) / 4)
    return mind.whims.pick(list(seats))


def _held(posterior: Posterior, out: int, living: int) -> float:
    """Return the chance to win without ``out``: in each world the night takes one more, so the worst one is lost last (MA-2.4)."""
    value = 0.0
    for members, chance in posterior.sets():
        mafia = len(members) - (out in members)
        police = living - 1 - mafia
        value += chance * dawn(police, mafia)
    return value


def dawn(police: int, mafia: int) -> float:
    """Return the chance of the Police after the next night, which takes one of them, ``police`` and ``mafia`` living (MF-9.6)."""
    if not mafia:
        return 1.0
    police -= 1
    return 0.0 if police <= 0 else police / (police + mafia) if police > mafia else 0.5


# ---- the Mafia

SPARES = {"gentle": 1.0, "normal": 0.5, "strong": 0.0}
"""The share of ballots in which a Mafioso spares its fellows although its vote decides nothing (MA-14.4)."""

JOINS = {"gentle": 0.0, "normal": 0.05, "strong": 0.25}
"""How much being named most today draws the vote of a Mafioso: the common vote of a table gives nothing away (MA-14.3)."""

DECIDES = 5
"""With so few living a Mafia that can turn a ballot saves its own."""


def _of_the_mafia(mind: Mind, seats: Sequence[int]) -> int:
    """Spare the fellows that a vote can save, and otherwise as often as the level says; else go with the others (MA-2.10, MA-14.4)."""
    if mind.whims.level == "strong" and _scattered(mind):
        return _common(mind, [seat for seat in seats if seat not in mind.fellows] or seats)
    decides = mind.living <= DECIDES and not outvoted(mind)
    spares = decides or mind.happens(SPARES[mind.whims.level])
    free = [seat for seat in seats if not (spares and _spared(mind, seat))]
    return mind.best(free or list(seats), lambda seat: _followed(mind, seat))


def _scattered(mind: Mind) -> bool:
    """Return whether the others scattered their votes in the last first ballot: no pile of theirs was higher than the Mafia is strong."""
    last = next((vote.others for vote in mind.recall.votes(0) if vote.kind == "first"), {})
    piles = Counter(target for voter, target in last.items() if voter != mind.seat and voter not in mind.fellows)
    return bool(piles) and max(piles.values()) <= 1 + sum(mind.view.seats[seat].living for seat in mind.fellows)


def _common(mind: Mind, seats: Sequence[int]) -> int:
    """Return the seat that all Mafiosi take without a word: named most today, else the most suspected, by public facts alone."""
    names = mind.public.names(seats)
    return max(seats, key=lambda seat: (names[seat], mind.public.mafia(seat), -seat))


def _spared(mind: Mind, seat: int) -> bool:
    return seat in mind.fellows and (mind.whims.level == "gentle" or not lost(mind, seat))


def outvoted(mind: Mind) -> bool:
    """Return whether the votes of all Mafiosi cannot turn a ballot: then they save nobody, and a different vote stands out."""
    mafia = 1 + sum(mind.view.seats[seat].living for seat in mind.fellows)
    return mind.living - mafia > OUTVOTED * mafia


def lost(mind: Mind, seat: int) -> bool:
    """Return whether a Mafioso is beyond rescue: by the public chance, or by the claim of a credible Agent."""
    if mind.public.mafia(seat) >= LOST:
        return True
    return any(line.target == seat and mind.public.agent(line.seat) >= BELIEVED for line in mind.recall.standing("say-agent"))


def _followed(mind: Mind, seat: int) -> float:
    """Return the expected share of votes for ``seat``: a Policeman's vote in this chair, and the talk of the day (MA-14.3)."""
    named = mind.public.named_most(mind.others)
    return round(mind.shown(seat) - mind.face.agent(seat) + JOINS[mind.whims.level] * (seat in named), 4)
