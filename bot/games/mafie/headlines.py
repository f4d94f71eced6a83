"""The headlines of Mafie (NT-4.1)."""

from collections.abc import Iterator
from pathlib import Path

from bot.games.headline_rules import Claim, Facts, HeadlineRules, read_frequencies
from bot.games.result_rules import Finished, story_of
from engines.asking import seat_ref
from engines.mafie.components import BANDAGE, VEST
from engines.mafie.story import StoryBallot, StoryPart, StrikePart
from engines.mafie.views import MafieView

End = Finished[MafieView]

OUTNUMBERED, TWICE, CROWD = 4, 2, 4
"""The least officers of a comeback; the least of what happens again; the least voters of a crowd."""


def _ballots(told: StoryPart) -> Iterator[StoryBallot]:
    return (ballot for one in told.rounds for ballot in one.ballots if not ballot.annulled)


def _finals(told: StoryPart) -> list[StoryBallot]:
    """Return the ballots that condemned somebody."""
    return [ballot for ballot in _ballots(told) if ballot.condemned is not None]


def _strikes(told: StoryPart) -> Iterator[StrikePart]:
    return (strike for one in told.rounds for strike in one.strikes)


def _falls(told: StoryPart) -> list[StrikePart]:
    """Return the strikes that put somebody out, in order."""
    return [strike for strike in _strikes(told) if not strike.saved_card]


def _by_vote(told: StoryPart) -> list[StrikePart]:
    return [strike for strike in _falls(told) if strike.cause == "ballot"]


def _is_mafia(told: StoryPart, seat: int) -> bool:
    return told.seats[seat].force == "mafia"


def _living(end: End, force: str) -> list[int]:
    return [one.seat for one in story_of(end.view).seats if one.force == force and end.view.seats[one.seat].living]


def turned_tie(end: End) -> Facts | None:
    """NT-4.1.1: a changed vote decided a tie."""
    for ballot in _finals(story_of(end.view)):
        if ballot.changed_by is not None and ballot.condemned is not None:
            return {"seat": seat_ref(ballot.changed_by), "target": seat_ref(ballot.condemned)}
    return None


def one_vote(end: End) -> Facts | None:
    """NT-4.1.2: the last ballot that condemned somebody was decided by one vote, and the game ended with it."""
    told = story_of(end.view)
    finals, falls = _finals(told), _falls(told)
    if not finals or not falls or falls[-1].cause != "ballot" or finals[-1].condemned != falls[-1].seat:
        return None
    votes = list(finals[-1].votes.values())
    counts = sorted((votes.count(one) for one in finals[-1].candidates), reverse=True)
    if len(counts) < TWICE or counts[0] - counts[1] != 1:
        return None
    return {"seat": seat_ref(falls[-1].seat)}


def vest(end: End) -> Facts | None:
    """NT-4.1.3: a Vest saved its holder, who stands with the winners at the end."""
    for strike in _strikes(story_of(end.view)):
        if strike.saved_card == VEST and strike.seat in end.outcome.winners and end.view.seats[strike.seat].living:
            return {"seat": seat_ref(strike.seat)}
    return None


def bandage(end: End) -> Facts | None:
    """NT-4.1.4: a Bandage saved somebody who stands with the winners at the end."""
    for strike in _strikes(story_of(end.view)):
        saved = strike.saved_card == BANDAGE and strike.seat in end.outcome.winners and end.view.seats[strike.seat].living
        if saved and strike.saved_by is not None:
            return {"seat": seat_ref(strike.saved_by), "target": seat_ref(strike.seat)}
    return None


def agent_hits(end: End) -> Facts | None:
    """NT-4.1.5: the looks of one Agent found two different mafiosi."""
    hits: dict[int, set[int]] = {}
    for one in story_of(end.view).rounds:
        if one.look is not None and one.look.token == "mafia":
            hits.setdefault(one.look.agent, set()).add(one.look.seat)
    for agent, seen in hits.items():
        if len(seen) >= TWICE:
            return {"seat": seat_ref(agent), "n": len(seen)}
    return None


def never_named(end: End) -> Facts | None:
    """NT-4.1.6: in at least two ballots nobody ever voted for one of the mafiosi, who won."""
    told = story_of(end.view)
    ballots = list(_ballots(told))
    named = {candidate for ballot in ballots for candidate in ballot.votes.values()}
    quiet = [one.seat for one in told.seats if one.force == "mafia" and one.won and one.seat not in named and not one.recruited]
    return {"seat": seat_ref(quiet[0])} if quiet and len(ballots) >= TWICE else None


def own_twice(end: End) -> Facts | None:
    """NT-4.1.7: the first two people whom the town voted out were its own."""
    told = story_of(end.view)
    voted = _by_vote(told)
    if len(voted) < TWICE or any(_is_mafia(told, strike.seat) for strike in voted[:TWICE]):
        return None
    wrong = next((place for place, strike in enumerate(voted) if _is_mafia(told, strike.seat)), len(voted))
    return {"n": wrong, "seat": seat_ref(voted[0].seat), "target": seat_ref(voted[1].seat)}


def comeback(end: End) -> Facts | None:
    """NT-4.1.8: one mafioso was left against four officers or more, and won."""
    told = story_of(end.view)
    if told.reason != "mafia":
        return None
    left = {force: {one.seat for one in told.seats if one.force == force} for force in ("mafia", "police")}
    for strike in _falls(told):
        for seats in left.values():
            seats.discard(strike.seat)
        if len(left["mafia"]) == 1 and len(left["police"]) >= OUTNUMBERED:
            return {"seat": seat_ref(*left["mafia"]), "n": len(left["police"])}
    return None


def survivor(end: End) -> Facts | None:
    """NT-4.1.9: one single winner was left at the table."""
    left = _living(end, story_of(end.view).reason)
    return {"seat": seat_ref(left[0])} if len(left) == 1 else None


def last_day(end: End) -> Facts | None:
    """NT-4.1.10: the last mafioso fell by a vote while only two of the Police were left: another night, and nobody could have outvoted."""
    told = story_of(end.view)
    falls = _falls(told)
    if told.reason != "police" or not falls or falls[-1].cause != "ballot" or len(_living(end, "police")) != TWICE:
        return None
    return {"seat": seat_ref(falls[-1].seat), "round": end.view.round}


def trusted(end: End) -> Facts | None:
    """NT-4.1.11: the Mafia won with one mafioso left, for whom nobody but mafiosi voted on the last day with a ballot."""
    told = story_of(end.view)
    left = _living(end, "mafia")
    days = [[ballot for ballot in one.ballots if not ballot.annulled and ballot.votes] for one in told.rounds]
    last = next((day for day in reversed(days) if day), [])
    if told.reason != "mafia" or len(left) != 1 or not last:
        return None
    against = [voter for ballot in last for voter, choice in ballot.votes.items() if choice == left[0] and not _is_mafia(told, voter)]
    return None if against else {"seat": seat_ref(left[0])}


def day_one(end: End) -> Facts | None:
    """NT-4.1.12: the first vote of the game hit a mafioso, and the Police won."""
    told = story_of(end.view)
    voted = _by_vote(told)
    first = next((one for one in told.rounds if any(ballot.votes for ballot in one.ballots)), None)
    if told.reason != "police" or not voted or first is None or voted[0] not in first.strikes or not _is_mafia(told, voted[0].seat):
        return None
    return {"seat": seat_ref(voted[0].seat)}


def no_mistake(end: End) -> Facts | None:
    """NT-4.1.13: everybody whom the town voted out, at least two people, was a mafioso."""
    told = story_of(end.view)
    voted = _by_vote(told)
    right = len(voted) >= TWICE and all(_is_mafia(told, strike.seat) for strike in voted)
    return {"n": len(voted)} if right else None


def all_wrong(end: End) -> Facts | None:
    """NT-4.1.14: at least four voters, all but the candidate, sent one of the Police out by one voice."""
    told = story_of(end.view)
    for ballot in _finals(told):
        votes = {voter: choice for voter, choice in ballot.votes.items() if voter != ballot.condemned}
        seat = ballot.condemned
        if seat is not None and told.seats[seat].force == "police" and len(votes) >= CROWD and set(votes.values()) == {seat}:
            return {"seat": seat_ref(seat), "n": len(votes)}
    return None


def lot(end: End) -> Facts | None:
    """NT-4.1.15: a lot decided a ballot."""
    for ballot in _finals(story_of(end.view)):
        if ballot.lot is not None:
            return {"seat": seat_ref(ballot.lot)}
    return None


def parting_shot(end: End) -> Facts | None:
    """NT-4.1.16: somebody who went out took a mafioso along."""
    told = story_of(end.view)
    for strike in _falls(told):
        if strike.cause == "last_shot" and strike.by is not None and _is_mafia(told, strike.seat) and not _is_mafia(told, strike.by):
            return {"seat": seat_ref(strike.by), "target": seat_ref(strike.seat)}
    return None


def unbroken(end: End) -> Facts | None:
    """NT-4.1.17: the Mafia won without losing anybody."""
    told = story_of(end.view)
    gang = [one.seat for one in told.seats if one.force == "mafia"]
    whole = told.reason == "mafia" and len(gang) >= TWICE and all(end.view.seats[seat].living for seat in gang)
    return {"n": len(gang)} if whole else None


def standing(end: End) -> Facts | None:
    """NT-4.1.18: how many players were left at the end; true of every game."""
    return {"n": sum(seat.living for seat in end.view.seats), "all": end.seats, "round": end.view.round}


CLAIMS: dict[str, Claim[MafieView]] = {
    claim.__name__: claim
    for claim in (
        turned_tie, one_vote, vest, bandage, agent_hits, never_named, own_twice, comeback, survivor, last_day, trusted, day_one, no_mistake,
        all_wrong, lot, parting_shot, unbroken, standing,
    )
}  # fmt: skip

HEADLINES = HeadlineRules("mf", CLAIMS, read_frequencies(Path(__file__).parent / "headlines.toml"))
