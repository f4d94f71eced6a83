"""The chronicle for readers: the nights for the eliminated (MF-15.11), everything at the end (MF-9.11)."""

from typing import Any

from engines.mafie.table import Town
from engines.parts import Part


class LookPart(Part):
    """The Agent's look of a night."""

    agent: int
    seat: int
    token: str


class RecruitmentPart(Part):
    """A recruitment."""

    by: int
    seat: int


class HunchPart(Part):
    """A hunch: its author, its seat (None: no idea) and its night phase."""

    phase: str
    by: int
    seat: int | None


class StrikePart(Part):
    """A strike and how it ended: ``saved_card`` 0 and a token when the player went out."""

    phase: str
    seat: int
    cause: str
    by: int | None
    right: bool
    saved_card: int
    saved_by: int | None
    token: str | None
    gang: bool


class PlayedPart(Part):
    """A card that was shown, with its target if it has one."""

    phase: str
    seat: int
    card: int
    target: int | None


class StoryBallot(Part):
    """A ballot with all its votes, the annulled ones too."""

    kind: str
    number: int
    voters: tuple[int, ...]
    candidates: tuple[int, ...]
    votes: dict[int, int]
    annulled: bool
    tied: tuple[int, ...]
    stays: tuple[int, ...]
    changed_by: int | None
    lot: int | None
    condemned: int | None


class NightPart(Part):
    """The night of one round as the eliminated see it."""

    number: int
    look: LookPart | None
    wakers: tuple[int, ...]
    victim: int | None
    recruitment: RecruitmentPart | None


class RoundPart(NightPart):
    """One round in the final story; round 0 is the set-up."""

    picks: dict[int, int]
    how: str | None
    hunches: tuple[HunchPart, ...]
    strikes: tuple[StrikePart, ...]
    played: tuple[PlayedPart, ...]
    ballots: tuple[StoryBallot, ...]


class GhostPart(Part):
    """What the eliminated see besides all tokens: the nights, the present one included."""

    nights: tuple[NightPart, ...]
    wakers: tuple[int, ...]
    victim: int | None


class StorySeat(Part):
    """The deal and the fate of one seat."""

    seat: int
    token: str
    card: int | None
    allegiance: str
    force: str
    recruited: bool
    won: bool


class StoryPart(Part):
    """Everything, at the end."""

    reason: str
    winners: tuple[int, ...]
    seats: tuple[StorySeat, ...]
    rounds: tuple[RoundPart, ...]


def ghost_part(t: Town) -> GhostPart:
    """Return the nights so far: looks, wakers, victims, recruitments; no picks, no hunches, no unshown cards (MF-15.11)."""
    nights = tuple(NightPart.model_validate(one) for one in t.state.chronicle[1:])
    return GhostPart(nights=nights, wakers=t.wakers(), victim=t.state.victim)


def story_part(t: Town) -> StoryPart:
    """Return the whole story (MF-9.11)."""
    state = t.state
    seats: list[Any] = [
        StorySeat(
            seat=number,
            token=seat.token,
            card=seat.card or None,
            allegiance=t.allegiance(number),
            force=t.force(number),
            recruited=seat.recruited,
            won=number in state.winners,
        )
        for number, seat in enumerate(state.seats)
    ]
    rounds = tuple(RoundPart.model_validate(one) for one in state.chronicle)
    return StoryPart(reason=state.winner or "", winners=state.winners, seats=tuple(seats), rounds=rounds)
