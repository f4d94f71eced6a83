"""The answers of an automated player of Mafie at night and with its cards (MA-2.5, 2.9, 2.14, 2.15)."""

from collections import Counter
from collections.abc import Mapping, Sequence

from engines.mafie.components import ARREST, HIDEOUT
from engines.players.mafie_memory import FIRM
from engines.players.mafie_mind import Mind, option_of, seats_in

RISKED = 4
"""The chance of a look that may cost the Agent's life is one in so many (MF-11.4)."""

NEAR = 0.9
"""Victims worth at least this share of the best one are all good enough, so that a victim proves little."""

OUTSPOKEN = 0.03
"""The worth of eliminating an accuser of the Mafia, for each such line: little, since such victims reveal the sides."""

SWAPS = 3
"""Role swap is used, and Recruit kept back, once in so many times."""


# ---- the Agent


def look(mind: Mind, options: Sequence[str]) -> str:
    """Answer with the unknown seat whose token would lower the uncertainty most (MA-2.5).

    A look tells one token, so what it brings is the entropy of that token: most where the chance is nearest to one half.
    """
    if "pass" in options and mind.whims.below(RISKED):
        return "pass"
    unseen = [seat for seat in seats_in(options) if mind.view.seats[seat].token is None]
    if not unseen:
        return "pass" if "pass" in options else options[-1]
    if mind.whims.level == "gentle":
        return option_of(mind.whims.pick(unseen))
    return option_of(mind.best(unseen, lambda seat: 1.0 - abs(2 * mind.own.mafia(seat) - 1.0)))


def hunch(mind: Mind, options: Sequence[str]) -> str:
    """Answer the decoy of the night with the seat this player would like to know."""
    seats = seats_in(options)
    return option_of(mind.best(seats, mind.chance)) if seats else "pass"


def swap(mind: Mind, options: Sequence[str]) -> str:
    """Exchange tokens with anybody, or with nobody."""
    return mind.whims.pick(options[1:]) if len(options) > 1 and not mind.whims.below(SWAPS) else "pass"


def recruit(mind: Mind, options: Sequence[str]) -> str:
    """Recruit the seat that the town trusts most; not every night, since a recruitment is public."""
    seats = seats_in(options)
    if not seats or not mind.whims.below(SWAPS):
        return "pass"
    return option_of(mind.best(seats, lambda seat: 1.0 - mind.public.mafia(seat)))


def tap(mind: Mind, options: Sequence[str]) -> str | None:
    """Use a Wiretap by day as the Agent uses a look by night, once it can tell something."""
    unseen = [seat for seat in seats_in(options) if mind.view.seats[seat].token is None]
    if not unseen or mind.view.round == 1 or mind.whims.below(2):
        return None
    return option_of(mind.best(unseen, lambda seat: 1.0 - abs(2 * mind.own.mafia(seat) - 1.0)))


# ---- the Mafia


def victim(mind: Mind, options: Sequence[str]) -> str | None:
    """Agree with the earlier picks; the first to pick chooses (MA-2.9, MA-2.14)."""
    me = mind.view.me
    picks = dict(me.picks) if me is not None else {}
    mine = picks.pop(mind.seat, None)
    agreed = _agreed(picks, mine, changes=me.changes_left if me is not None else None)
    if agreed is not None:
        option = option_of(agreed)
        return option if option in options and agreed != mine else None
    if mine is not None:
        return None
    return option_of(_chosen(mind, seats_in(options)))


def _agreed(picks: Mapping[int, int], mine: int | None, *, changes: int | None) -> int | None:
    """Return the pick to agree with.

    Automated players follow an earlier pick, so a lone or later dissenter means it. It is followed as long as there are ``changes`` left
    (None: not counted), but the last change is kept back.
    """
    if not picks:
        return None
    counted = Counter(picks[seat] for seat in sorted(picks))
    if mine is None:
        alone = [target for target, times in counted.items() if times == 1]
        return alone[0] if len(alone) == 1 else counted.most_common(1)[0][0]
    dissent = [target for target in counted if target != mine]
    return min(dissent, key=counted.__getitem__) if dissent and (changes is None or changes > 1) else mine


def _chosen(mind: Mind, targets: Sequence[int]) -> int:
    """Choose among the best targets by whim, so that a victim proves little; a gentle player takes any seat that the town trusts."""
    worths = {seat: _worth(mind, seat) for seat in targets}
    if mind.whims.level == "gentle":
        trusted = sorted(targets, key=lambda seat: (mind.public.mafia(seat), seat))
        return mind.whims.pick(trusted[: max(1, len(trusted) // 2)])
    top = max(worths.values())
    near = [seat for seat in targets if worths[seat] >= NEAR * top]
    return (
        max(near, key=lambda seat: (worths[seat], -seat)) if mind.whims.level == "strong" and mind.happens(0.5) else mind.whims.pick(near)
    )


def _worth(mind: Mind, seat: int) -> float:
    """Return the worth of eliminating ``seat``: a possible Agent, an accuser of the Mafia, a trusted seat.

    A suspected seat stays alive: it draws votes.
    """
    against = sum(
        3 if line.key in FIRM else 1 for line in mind.recall.lines if line.seat == seat and line.target in (*mind.fellows, mind.seat)
    )
    return round(1.5 * mind.own.agent(seat) + OUTSPOKEN * min(against, 4) + 0.6 * (1.0 - mind.public.mafia(seat)), 4)


# ---- cards (MA-2.15)

OWN_SIDE = 0.7
"""From this chance of being on the own side a struck seat is worth a Bandage."""

FORCE = 3.0
"""How many Policemen one Mafioso outweighs in the chance to win, roughly."""

HEAT = 2
"""The accusations against a seat before it hides."""

WHIM = 4
"""Cards of little help: the chance to play one is one in so many windows."""


def shot(mind: Mind, options: Sequence[str]) -> str | None:
    """Return the target to shoot if that is expected to help, else None."""
    seats = seats_in(options)
    if not seats:
        return None
    target = mind.best(seats, mind.wish)
    return option_of(target) if _gain(mind, target) > 0 else None


def _gain(mind: Mind, seat: int) -> float:
    """Return by how much the chance to win changes when ``seat`` goes, by counting the living of each side."""
    mafia = mind.rate * mind.living
    police = mind.living - mafia
    chance = mind.own.mafia(seat)
    now = _hope(police, mafia)
    then = chance * _hope(police, mafia - 1) + (1 - chance) * _hope(police - 1, mafia)
    return now - then if mind.of_the_mafia else then - now


def _hope(police: float, mafia: float) -> float:
    """Return roughly the chance of the Police to win."""
    if mafia <= 0:
        return 1.0
    return max(police, 0.0) / (max(police, 0.0) + FORCE * mafia)


def last_shot(mind: Mind, options: Sequence[str]) -> str:
    """Shoot after the own elimination, or pass."""
    return shot(mind, options) or "pass"


def corner_shot(mind: Mind, options: Sequence[str]) -> str | None:
    """Shoot once it pays; leave the question alone before."""
    return shot(mind, options) if mind.view.phase == "discussion" else None


def vest(_mind: Mind, options: Sequence[str]) -> str:
    """Show the Vest when struck: unused it would be lost."""
    return options[-1]


def bandage(mind: Mind, options: Sequence[str]) -> str:
    """Save a struck seat of the own side."""
    struck = mind.view.struck
    if struck is None or len(options) == 1:
        return "pass"
    return options[-1] if friendly(mind, struck) >= OWN_SIDE else "pass"


def friendly(mind: Mind, seat: int) -> float:
    """Return the chance that ``seat`` plays on the own side. A victim of the Mafia is no Mafioso."""
    if mind.of_the_gang:
        return mind.own.gang(seat)
    mafia = 0.0 if mind.view.phase == "dawn" and mind.view.victim == seat and not mind.of_the_mafia else mind.chance(seat)
    return mafia if mind.of_the_mafia else 1.0 - mafia


def opening(mind: Mind, options: Sequence[str]) -> str:
    """Arrest when people speak against this seat; Kidnap on the seat it wants without a vote."""
    arrest = f"card:{ARREST}"
    if arrest in options:
        cornered = mind.public.mafia(mind.seat) > 1.5 * mind.rate
        return arrest if cornered or not mind.whims.below(2 * WHIM) else "pass"
    seats = seats_in(options)
    if not seats:
        return "pass"
    target = mind.best(seats, mind.wish)
    sure = mind.wish(target) >= (0.8 if mind.of_the_mafia else mind.threshold(1.5 * mind.rate, 1 - mind.whims.style.bold))
    return option_of(target) if sure or not mind.whims.below(2 * WHIM) else "pass"


def closing(mind: Mind, options: Sequence[str]) -> str:
    """Hide after many accusations, take Safe conduct as a likely victim of the Mafia; else by a whim."""
    if len(options) == 1:
        return "pass"
    heat = sum(line.target == mind.seat for line in mind.recall.lines if line.round == mind.view.round)
    hides = f"card:{HIDEOUT}" in options and heat >= HEAT
    trusted = not mind.of_the_mafia and mind.public.mafia(mind.seat) < 0.7 * mind.rate
    return options[-1] if hides or trusted or not mind.whims.below(WHIM) else "pass"
