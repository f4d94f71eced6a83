"""The likelihood of each single act by world: a line, an answer in a tie, silence, the victim of the night (MA-1.3)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log
from operator import add, sub

from engines.players.inference.choosing import Chances, Options, ballot, by_token, choice, pulled
from engines.players.inference.facts import FIRM, OPINIONS, BallotHeld, Said, TieAnswered, VictimNamed
from engines.players.inference.parameters import Band, Chooser, Pull, Talk, Victim
from engines.players.inference.worlds import Worlds

TINY = 1e-9
"""When nobody is left to choose."""

ACT = log(4)
"""One public act changes the odds of one seat by at most 4 : 1 (MA-1.5)."""

CLAIM = log(8)
"""A claim to be the Agent or to know changes them by at most 8 : 1, until a shown token proves or refutes it."""


@dataclass(frozen=True, slots=True)
class LineLikelihood:
    """The likelihoods of a line by world, as logarithms: ``plain`` if its author is no Agent, ``agent`` if it is the Agent."""

    plain: list[float]
    agent: list[float]
    police: list[float]


def line(worlds: Worlds, said: Said, band: Band, chances: Chances, fallen: frozenset[int] = frozenset()) -> LineLikelihood:
    """Return the likelihood of a line by its author; ``fallen``: the Mafiosi who have died since."""
    sides = worlds.sides
    police, agent = (_spoken(sides, said, band, chances, chooser, fallen) for chooser in ("police", "agent"))
    plain = _or_of_the_mafia(sides, said, band, chances, police, fallen)
    return LineLikelihood(worlds.spread(plain), worlds.spread(agent), worlds.spread(police))


def opinion(worlds: Worlds, said: Said, band: Band, chances: Chances) -> tuple[list[float], float]:
    """Return the likelihood of a line that no token can prove or refute, its author no Agent; and the evidence about the Agent.

    The Agent chooses such a line like the Police, so the evidence is the same in every world.
    """
    police = _spoken(worlds.sides, said, band, chances, "police")
    agent = log(_rate(said, band, "agent") / _rate(said, band, "police"))
    plain = worlds.spread(_or_of_the_mafia(worlds.sides, said, band, chances, police))
    return plain, agent * (band.tau if said.statement in OPINIONS else 1.0)


def _or_of_the_mafia(
    worlds: Worlds, said: Said, band: Band, chances: Chances, police: list[float], fallen: frozenset[int] = frozenset()
) -> list[float]:
    """Return ``police``, replaced by the likelihood for a Mafioso where the author is one."""
    if said.seat in fallen:
        return _spoken(worlds, said, band, chances, "mafia", fallen)
    places, mixed = worlds.places[said.seat], list(police)
    for place, value in zip(places, _spoken(worlds, said, band, chances, "mafia", fallen, said.seat), strict=True):
        mixed[place] = value
    return mixed


def words_only(worlds: Worlds, said: Said, band: Band, fallen: frozenset[int] = frozenset()) -> list[float]:
    """Return by world the likelihood of such a line, about any seat, its author no Agent."""
    police, mafia, sides = log(_rate(said, band, "police")), log(_rate(said, band, "mafia")), worlds.sides
    return worlds.spread(by_token(sides, said.seat, [police] * len(sides), [mafia] * len(sides), fallen))


def _spoken(
    worlds: Worlds,
    said: Said,
    band: Band,
    chances: Chances,
    chooser: Chooser,
    fallen: frozenset[int] = frozenset(),
    by: int | None = None,
) -> list[float]:
    """Return the likelihoods if the author is ``chooser``, in all worlds or in those in which seat ``by`` is of the Mafia."""
    rate, tau = log(_rate(said, band, chooser)), band.tau if said.statement in OPINIONS else 1.0
    pulls = band.choice.get(said.statement)
    if said.target is None or pulls is None:
        return [tau * rate] * (len(worlds) if by is None else len(worlds.places[by]))
    options = Options(said.others, fallen=fallen & set(said.others))
    return choice(worlds, pulls.of(chooser), chances, options, said.target, begun=rate, tau=tau, by=by)


def _rate(said: Said, band: Band, chooser: Chooser) -> float:
    talk: Talk = getattr(band.talk, chooser)
    return talk.share(said.statement, said.place)


def is_firm(said: Said) -> bool:
    """Return whether a line is a claim that a token can prove or refute."""
    return said.statement in FIRM


def votes(worlds: Worlds, held: BallotHeld, band: Band, chances: Chances) -> list[float]:
    """Return the likelihood of all votes of a ballot, tempered and each capped, up to a constant."""
    found = ballot(worlds.sides, held, band.choice[held.kind], chances, ACT / band.tau)
    return worlds.spread([band.tau * value for value in found])


def tie_answer(worlds: Worlds, answered: TieAnswered, band: Band, chances: Chances) -> list[float]:
    """Return the likelihood of this voter's changed vote, or of staying (MF-7.14)."""
    others = tuple(seat for seat in answered.tied if seat not in (answered.seat, answered.had))
    sides = []
    for pull, bonus in ((band.choice["change"].police, band.stay.police), (band.choice["change"].mafia, band.stay.mafia)):
        sides.append(choice(worlds.sides, pull, chances, Options(others, answered.had, bonus), answered.target))
    return worlds.spread(by_token(worlds.sides, answered.seat, sides[0], sides[1]))


def silences(band: Band) -> tuple[float, float]:
    """Return the evidence of silence in a discussion for the Mafia and for the Agent, against the Police: logarithms, capped together."""
    found = [log(talk.silent) for talk in (band.talk.police, band.talk.mafia, band.talk.agent)]
    police, mafia, agent = (max(one, max(found) - ACT) for one in found)
    return mafia - police, agent - police


def victim(worlds: Worlds, named: VictimNamed, numbers: Victim, chances: Chances, spoken: Mapping[int, tuple[int, int]]) -> list[float]:
    """Return by world the likelihood that its Mafia chooses this victim.

    ``spoken``: by seat the seats it has spoken against, as bits: claiming to know, and merely suspecting. Worlds in which the victim is
    of the Mafia have no meaning here: a hard fact takes them away.
    """
    pull, sides = Pull(w=0.0, b=numbers.b, count=0), worlds.sides
    weights = pulled(pull, chances, named.targets)
    everyone = sides.weights([-weight for weight in weights], sum(weights))
    for seat in named.targets:
        firm, soft = spoken.get(seat, (0, 0))
        if firm or soft:
            everyone = _against(
                sides, seat, firm, soft, (weights[seat] * _more(numbers.firm), weights[seat] * _more(numbers.soft)), everyone
            )
    firm, soft = spoken.get(named.seat, (0, 0))
    taken = exp(numbers.b * chances[named.seat])
    mine = [taken] * len(sides)
    if firm or soft:
        mine = _against(sides, named.seat, firm, soft, (taken * _more(numbers.firm), taken * _more(numbers.soft)), mine)
    return worlds.spread([log(one / all_ if all_ > TINY else one / TINY) for one, all_ in zip(mine, everyone, strict=True)])


def _more(weight: float) -> float:
    """Return exp(``weight``) − 1, the relative growth of a weight."""
    return exp(weight) - 1.0


def _against(worlds: Worlds, seat: int, firm: int, soft: int, more: tuple[float, float], values: Sequence[float]) -> list[float]:
    """Return ``values`` with ``more`` where ``seat`` has claimed to know of a Mafioso, or suspected one; but where it is one itself."""
    (loud, quiet), own = more, 1 << seat
    return [
        value if mask & own else value + loud if mask & firm else value + quiet if mask & soft else value
        for value, mask in zip(values, worlds.masks, strict=True)
    ]


def agents(worlds: Worlds, shares: Sequence[float], claimed: Mapping[int, Sequence[float]]) -> list[float]:
    """Return by world the sum of the weights of the possible Agents: ``shares`` (by seat), ``claimed`` (by seat with a claim, by world).

    A holder of a Mafia token is no Agent; a recruit may be (MF-23.6).
    """
    everything = sum(shares[:-1])
    total = worlds.weights([-share for share in shares], everything)
    if worlds.recruits is not None:
        total = list(map(add, total, worlds.recruited(shares)))
    if worlds.reversed is not None:
        total = list(map(sub, total, worlds.turned_around(shares)))
    for seat, ratios in claimed.items():
        free = worlds.may_be_agent(seat)
        total = [was + exp(ratio) * part for was, ratio, part in zip(total, ratios, free, strict=True)]
    return total
