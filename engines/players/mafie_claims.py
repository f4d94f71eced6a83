"""Claims to be the Agent or to know: the timing of the Agent, and the lies of a Mafioso (MA-2.6, 2.7, 2.12, 2.13)."""

from collections.abc import Sequence

from engines.asking import Text
from engines.asking import seat_ref as ref
from engines.mafie.components import TOKENS
from engines.players.mafie_memory import FIRM, HeardLine
from engines.players.mafie_mind import Mind
from engines.players.mafie_votes import lost

AS_THE_AGENT = ("say-agent", "say-agent-clean")
ELSE = ("say-police", "say-mafia")
"""Claims of a person in the seat before an automated player took it over."""

DAY = 3
"""The Agent who knows a Mafioso speaks out on this day at the latest; the patient one day later, the hasty one day sooner (MA-2.6)."""

CLOSE = 2
"""A narrow lead of the Police: so many living more than two for each Mafioso (MA-14.4)."""

CERTAIN, BLURRED_CERTAIN = 0.75, 0.6
"""From this chance on a player claims to know instead of to suspect; a gentle one never sees a chance that high."""

RARE = 0.01
"""Smaller chances are ignored."""

SAYS_SO = 0.5
"""The share of such claims among certain players."""

HINTS = 0.4
"""The share of an Agent that names a Mafioso, without its source, before it speaks out (MA-2.13)."""

BLUFFS, GENTLE_BLUFFS = 0.14, 0.07
"""The share of a cornered Mafioso that claims to know, a fifth higher for a bold one: it keeps such claims half true at each level."""

BEGINS = 0.18
"""The share of a cornered Mafioso that begins or goes on to play the Agent, before a verdict."""

PRETENDS = 0.02
"""The same without being cornered, at the time for the Agent to speak out: early and at small tables hardly anybody is cornered."""

COUNTERS = 0.1
"""The share of a Mafioso facing a verdict that claims to be the Agent."""

CLEARS, CLEARS_AT_LAST = 0.17, 0.88
"""The share of such a false Agent that clears somebody instead of naming a Mafioso: in a discussion, and in its defence.

The true Agent names a Mafioso in most discussions, and has none to name in most defences. For each line in each place 60 to 90 % of the
claims must be true: otherwise the place or the content of a claim would reveal the token (MA-2.13).
"""

IN_ORDER = 0.5
"""The share of an Agent that begins with its first look, even at a Policeman; else with a Mafioso (MA-2.7)."""


def claim(mind: Mind) -> Text | None:
    """Return the claim that this seat makes in a discussion; None for none."""
    if mind.token == "agent":
        return (_as_the_agent(mind) if may_claim(mind) else None) or _hint(mind)
    return (_false_look(mind) if may_claim(mind) else None) or _certain(mind)


def last_words(mind: Mind) -> Text | None:
    """Return the claim that this seat makes in its speech of defence; None for none."""
    if not may_claim(mind):
        return None
    if mind.token == "agent":
        return _next_look(mind)
    return _counter_claim(mind) if mind.of_the_mafia else None


def may_claim(mind: Mind) -> bool:
    """Return whether this seat may claim to be the Agent: it has not said otherwise itself. Claims of others forbid nothing (MA-14.4)."""
    return not any(line.key in ELSE for line in mind.recall.of(mind.seat))


def is_out(mind: Mind) -> bool:
    """Return whether this seat has claimed to be the Agent."""
    return any(line.key in AS_THE_AGENT for line in mind.recall.of(mind.seat))


def is_refuted(mind: Mind) -> bool:
    """Return whether a shown token has refuted the claim of this seat to be the Agent: then it only answers (MA-14.9)."""
    return any(line.key in AS_THE_AGENT and mind.recall.refuted(line) for line in mind.recall.of(mind.seat))


def _others_claim(mind: Mind) -> bool:
    """Whether somebody else claims to know or to be the Agent today: "I know" would then only echo it (MA-14.9)."""
    return any(line.key in (*FIRM, *AS_THE_AGENT) and line.seat != mind.seat for line in mind.recall.today())


# ---- the Agent


def _as_the_agent(mind: Mind) -> Text | None:
    """Tell one look in each discussion, once it is time to speak out."""
    if is_out(mind):
        return _next_look(mind)
    return _next_look(mind, in_order=mind.happens(IN_ORDER)) if _speaks_out(mind) else None


def _speaks_out(mind: Mind) -> bool:
    """Whether it is time (MA-2.6, MA-14.4): a known Mafioso lives who may be named, and something is at stake."""
    known = [seat for seat in mind.known("mafia") if seat not in mind.vouched]
    if not known:
        return False
    if mind.whims.level == "gentle":
        return True
    return (
        len(known) > 1
        or _is_accused(mind)
        or _is_suspected(mind)
        or any(seat in mind.view.suspects for seat in mind.known("police"))
        or _is_doubled(mind)
        or _is_close(mind)
        or mind.view.round >= DAY + round(2 * mind.whims.style.patient - 1)
    )


def _hint(mind: Mind) -> Text | None:
    """Claim to know, as anybody might: a claim that only Mafiosi make would reveal them."""
    left_out = mind.named | mind.vouched
    known = [seat for seat in mind.known("mafia") if seat not in left_out]
    if not known or is_out(mind) or _others_claim(mind) or not mind.happens(HINTS):
        return None
    return _knows(mind.best(known, mind.shown))


def _is_suspected(mind: Mind) -> bool:
    """Whether this seat is among the two most suspicious."""
    own = mind.public.mafia(mind.seat)
    return sum(mind.public.mafia(seat) > own for seat in mind.others) < 2


def _is_doubled(mind: Mind) -> bool:
    """Whether another living seat claims to be the Agent."""
    return any(line.key in AS_THE_AGENT and line.seat in mind.others for line in mind.recall.lines)


def _is_accused(mind: Mind) -> bool:
    """Whether this seat is a suspect of the ballot, or the one that most people name today."""
    return mind.seat in mind.view.suspects or mind.seat in mind.public.named_most(mind.public.living)


def _is_close(mind: Mind) -> bool:
    return mind.living <= 2 * mind.rate * mind.living + CLOSE


def _next_look(mind: Mind, *, in_order: bool = False) -> Text | None:
    """Return the next look to be told: all in the order of the nights, but the first Mafioso who lives before all others (MA-2.7).

    ``in_order``: this one is told in the order of the nights too.
    Looks that contradict an earlier claim of this seat, perhaps of its person, are kept back (MA-3.6).
    """
    own = [line for line in mind.recall.of(mind.seat) if line.key in AS_THE_AGENT]
    told = {line.target for line in own}
    denied = {"mafia": mind.vouched, "police": mind.named}
    looks = [
        (seat, token)
        for seat, token in _looks(mind)
        if seat not in told and mind.view.seats[seat].living and seat not in denied.get(token, ())
    ]
    has_named = in_order or any(line.key == "say-agent" for line in own)
    first = [(seat, token) for seat, token in looks if token == "mafia" and not has_named]
    for seat, token in [*first, *looks]:
        return Text("say-agent" if token == "mafia" else "say-agent-clean", {"seat": ref(seat)})
    return None


def _looks(mind: Mind) -> list[tuple[int, str]]:
    """Return the looks of this seat, in the order of the nights."""
    me = mind.view.me
    found: list[tuple[int, str]] = []
    for known in me.known if me is not None else ():
        seat, token = str(known.args.get("seat", "")), str(known.args.get("token", ""))
        if known.key == "mf-agent-saw" and seat.startswith("seat:") and token.startswith("token:"):
            found.append((int(seat.partition(":")[2]), token.partition(":")[2]))
    return found


# ---- to know


def _certain(mind: Mind) -> Text | None:
    """Claim to know: a certain Policeman, a Mafioso who would be certain in that place, or a cornered one."""
    left_out, is_gentle = {*mind.named, *mind.fellows, *mind.vouched}, mind.whims.level == "gentle"
    open_to = [seat for seat in mind.others if seat not in left_out]
    if not open_to or _others_claim(mind):
        return None
    if _could_be_certain(mind, open_to):
        worst = _worst(mind, open_to)
        if mind.shown(worst) >= (BLURRED_CERTAIN if is_gentle else CERTAIN) and mind.happens(SAYS_SO):
            return _knows(worst)
    bluffs = GENTLE_BLUFFS if is_gentle else BLUFFS
    if mind.of_the_mafia and _cornered(mind) and mind.happens(mind.threshold(bluffs, mind.whims.style.bold)):
        return _knows(_worst(mind, open_to))
    return None


def _worst(mind: Mind, seats: Sequence[int]) -> int:
    return max(seats, key=lambda seat: (mind.shown(seat), -seat))


def _could_be_certain(mind: Mind, seats: Sequence[int]) -> bool:
    """Return whether a Policeman in this chair could be certain of one of ``seats``, by public chances alone.

    Knowing the own innocence raises no chance above P(it) / P(not oneself), so most players need no inference before they keep silent.
    A gentle player sees chances otherwise.
    """
    chances = mind.public.marginals
    innocent = 1.0 - chances[mind.seat]
    return mind.whims.level == "gentle" or innocent < RARE or max([chances[seat] for seat in seats]) >= (CERTAIN - RARE) * innocent


def _knows(seat: int) -> Text:
    return Text("say-knows", {"seat": ref(seat)})


def _cornered(mind: Mind) -> bool:
    """Whether the table accuses this seat more than others, or has good reason to."""
    return mind.recall.pressure(mind.seat) >= 3 or (_is_suspected(mind) and mind.public.mafia(mind.seat) > 1.3 * mind.rate)


# ---- the false Agent


def _counter_claim(mind: Mind) -> Text | None:
    """Claim to be the Agent before a certain verdict, if no public fact contradicts it (MA-2.12)."""
    if mind.whims.level == "gentle" or not _possible(mind):
        return None
    begins = is_out(mind) or mind.happens(mind.threshold(COUNTERS, mind.whims.style.bold))
    return _invented(mind, CLEARS_AT_LAST) if begins else None


def _false_look(mind: Mind) -> Text | None:
    """Play the Agent when cornered, or at the time for the Agent to speak out; then add little, since an Agent seldom lives to add more.

    In a small group the Agent has nothing to speak out for by day (MF-11.4), so such a claim would be refuted.
    """
    if not mind.of_the_mafia or mind.whims.level == "gentle" or not _possible(mind) or _is_small(mind):
        return None
    begins = (_cornered(mind) and mind.happens(BEGINS)) or (_is_suspected(mind) and mind.happens(PRETENDS))
    return _invented(mind, CLEARS) if begins else None


def _invented(mind: Mind, clears: float) -> Text | None:
    """Invent a look: one that clears somebody with the chance ``clears``, else one at a stranger, alleged to be a Mafioso."""
    if _is_small(mind) or mind.happens(clears):
        return _cleared(mind)
    open_to = [seat for seat in _unnamed(mind) if seat not in mind.vouched and (seat not in mind.fellows or lost(mind, seat))]
    if not open_to:
        return None
    rivals = [seat for seat in mind.view.suspects if seat in open_to]
    return Text("say-agent", {"seat": ref(_worst(mind, rivals or open_to))})


def _cleared(mind: Mind) -> Text | None:
    """Invent a look that clears somebody, a fellow if there is one."""
    open_to = [seat for seat in _unnamed(mind) if seat not in mind.named]
    cleared = [seat for seat in open_to if seat in mind.fellows] or open_to
    return Text("say-agent-clean", {"seat": ref(min(cleared, key=lambda seat: (mind.shown(seat), seat)))}) if cleared else None


def _unnamed(mind: Mind) -> list[int]:
    """Return the living others of whom this seat has said nothing as the Agent."""
    named = {line.target for line in mind.recall.of(mind.seat) if line.key in AS_THE_AGENT}
    return [seat for seat in mind.others if seat not in named]


def _possible(mind: Mind) -> bool:
    """Whether a claim to be the Agent contradicts no fact: the Agent is not shown, and there were nights enough for the looks."""
    if not mind.view.left.get("agent") or "agent" in mind.recall.shown.values() or mind.view.options.get("kids_no_agent"):
        return False
    own = [line for line in mind.recall.of(mind.seat) if line.key in AS_THE_AGENT]
    return len(own) < _nights(mind) and not any(mind.recall.refuted(line) for line in own)


def _nights(mind: Mind) -> int:
    """How many looks the Agent can have had: one a night, in a small group only in the first (MF-11.1)."""
    return 1 if _is_small(mind) else mind.view.round


def _is_small(mind: Mind) -> bool:
    """Whether this is a small group; there an Agent who has seen a Mafioso is out, so none that lives can have seen one (MF-11.4)."""
    return TOKENS[len(mind.view.seats)].group == "small"


def answers(mind: Mind, line: HeardLine) -> bool:
    """Return whether a line is a claim that this seat has to answer: it names the seat as a Mafioso (MA-5.2)."""
    return line.target == mind.seat and line.key in ("say-knows", "say-agent")
