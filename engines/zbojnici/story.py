"""The story of a game that is over: its days with plans, loot and purses. All of it was public when it happened."""

from engines.parts import Part
from engines.zbojnici.state import CityState


class PlanPart(Part):
    """The plan of one player: a district for each figure, for each guard of the duel, and for each token."""

    figures: tuple[str, ...]
    guards: tuple[str, ...]
    tokens: tuple[str, ...]


class HaulPart(Part):
    """Ducats gained or lost (negative): ``cause`` is a district, ``rob``, ``robbed`` or ``fine``."""

    seat: int
    cause: str
    ducats: int


class DayPart(Part):
    """One day: the district of its card, plans by seat, gains, jailed bandits and final purses by seat."""

    number: int
    card: str
    plans: dict[int, PlanPart]
    hauls: tuple[HaulPart, ...]
    jailed: tuple[int, ...]
    purses: tuple[int, ...]
    """Empty for a day that was broken off."""


class StoryPart(Part):
    """The whole game; ``scores`` are the robbers' ducats (ZB-14.6)."""

    reason: str
    winners: tuple[int, ...]
    prince: int | None
    scores: dict[int, int]
    days: tuple[DayPart, ...]


def story_part(state: CityState) -> StoryPart:
    """Return the story of a game that is over."""
    return StoryPart(
        reason=state.reason or "",
        winners=state.winners,
        prince=state.prince,
        scores={seat: player.ducats for seat, player in enumerate(state.players) if player.role == "robber"},
        days=tuple(DayPart.model_validate(day) for day in state.chronicle if day.number),
    )
