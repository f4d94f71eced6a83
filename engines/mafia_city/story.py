"""The story of a game that is over: its rounds with control, points and how the end was decided. All of it was public."""

from engines.mafia_city.ending import ranking
from engines.mafia_city.table import City
from engines.parts import Part


class ControlPart(Part):
    """One evaluated location: its controller (None: nobody), with how many tokens and Secret Deals."""

    location: int
    seat: int | None
    total: int
    deals: int
    """Uncancelled Secret Deals played there, by all."""


class RoundPart(Part):
    """One round: starting seat, locations in the order of evaluation, and points by seat at the end of phase II."""

    number: int
    starting: int
    control: tuple[ControlPart, ...]
    extra: tuple[int, ...]
    """Seats that gained the extra point of the Private Club."""
    vp: tuple[int, ...]
    """By seat; empty for a round that was broken off."""
    effects: dict[str, int]
    """How many effects of each kind were performed; vetoes are not counted."""


class StoryPart(Part):
    """The whole game. ``ranking``: seats from the first place to the last."""

    reason: str
    winners: tuple[int, ...]
    ranking: tuple[int, ...]
    target: int
    scores: dict[int, int]
    rounds: tuple[RoundPart, ...]


def story_part(t: City) -> StoryPart:
    """Return the story of a game that is over."""
    state = t.state
    return StoryPart(
        reason=state.reason or "",
        winners=state.winners,
        ranking=ranking(t),
        target=state.target,
        scores={seat: player.vp for seat, player in enumerate(state.players)},
        rounds=tuple(RoundPart.model_validate(record) for record in state.chronicle if record.number),
    )
