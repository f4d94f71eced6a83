"""Lies of Mafie: public claims whose speaker knew that they were false, by the record of the finished game (NT-4.3)."""

from collections.abc import Iterable, Iterator

from bot.games.mafie.voice import MafieVoice
from bot.presenting.claims import Claim
from bot.presenting.naming import listed
from engines.mafie.story import StoryPart, StorySeat

MOST = 3
"""The most liars that a fact names."""

AS_THE_AGENT = ("say-agent", "say-agent-clean")
"""Claims to be the Agent; automated players add a look to them."""

SAID = {
    "say-agent": "agent",
    "say-agent-clean": "agent",
    "say-police": "police",
    "say-knows": "knows",
    "say-clean": "clean",
    "say-mafia": "mafia",
}
"""The ends of the texts of claims, the boldest lies first."""

_ORDER = tuple(SAID)


def lies_to(told: StoryPart, claims: Iterable[Claim], seat: int, until: int | None) -> list[Claim]:
    """Return one lie of each seat that has lied to ``seat``, the boldest first; ``until``: the round in which it went out."""
    heard = [one for one in claims if one.seat != seat and one.target != seat and (until is None or one.round <= until)]
    lies = [one for one in heard if _is_lie(told, one) and not (_knows_mafia(told.seats[seat]) and one.key not in AS_THE_AGENT)]
    lies.sort(key=lambda one: (_ORDER.index(one.key), one.seat))
    boldest: dict[int, Claim] = {}
    for one in lies:
        boldest.setdefault(one.seat, one)
    return list(boldest.values())


def _is_lie(told: StoryPart, claim: Claim) -> bool:
    """Return whether the speaker knew that a claim was false.

    Everybody knows their own token. About others only Mafiosi know for certain, so anybody else may be mistaken. A seat that has changed
    sides counts neither as Mafia nor as not.
    """
    speaker, target = told.seats[claim.seat], None if claim.target is None else told.seats[claim.target]
    match claim.key:
        case "say-agent" | "say-agent-clean":
            return speaker.token != "agent"
        case "say-police":
            return _is_mafia(speaker)
        case "say-mafia":
            return not _knows_mafia(speaker)
        case "say-knows":
            return _is_mafia(speaker) and target is not None and not _knows_mafia(target)
        case "say-clean":
            return _is_mafia(speaker) and target is not None and _is_mafia(target)
    return False


def _is_mafia(seat: StorySeat) -> bool:
    """Return whether a seat was of the Mafia from the deal to the end."""
    return seat.token == seat.allegiance == "mafia"


def _knows_mafia(seat: StorySeat) -> bool:
    """Return whether a seat was of the Mafia at the deal or at the end."""
    return "mafia" in (seat.token, seat.allegiance)


def lie_facts(voice: MafieVoice, told: StoryPart, seat: int) -> Iterator[str]:
    """Yield who has lied to ``seat``, each with the boldest lie."""
    lies = lies_to(told, voice.scene.said, seat, voice.view.seats[seat].out_round)
    if lies:
        yield voice("own-lied", list=listed(f"{voice.quiet(one.seat)} ({_content(voice, one)})" for one in lies[:MOST]))


def _content(voice: MafieVoice, claim: Claim) -> str:
    whom = "" if claim.target is None else voice.quiet(claim.target)
    return voice(f"claim-said-{SAID[claim.key]}", whom=whom)
