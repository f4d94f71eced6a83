"""What may be seen of the city: models for pictures, texts and automated players, built up from what the viewer may know.

``view(None)`` is what everyone sees. A seat sees besides its own part (``me``); at the end everybody sees the story (``story``).
"""

from pydantic import BaseModel, ConfigDict

from engines.zbojnici.components import DAYS, DISTRICTS, PRISON, REDOS, ROUNDS, THRESHOLD, TRACKS, Phase, Role, Step
from engines.zbojnici.state import Place
from engines.zbojnici.story import StoryPart, story_part
from engines.zbojnici.table import City


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True)


class PlayerView(_Model):
    """One player as everybody sees him."""

    seat: int
    role: Role
    color: str | None
    """None: not chosen yet."""
    ducats: int | None
    """None for the prince, whose ducats are the bank."""
    tokens: int
    """Action tokens in hand."""
    supply: int
    bandits: int
    """Bandits at home."""
    guards: int
    """Guards at home."""
    prisoners: int
    cards: int
    """District cards in hand."""
    taken: int
    """How many of his cards the prince holds."""
    awaited: bool
    """Everybody waits for an answer of this seat."""
    answered: bool
    """Has answered the open step; while planning: has committed."""
    won: bool


class BandView(_Model):
    """The figures of one player in one district."""

    seat: int
    bandits: int
    guards: int
    token: bool


class PlaceView(_Model):
    """One district of the city."""

    district: str
    position: int
    """1 to 7 in arrow order, 8 for the dungeon."""
    risky: bool
    day: bool
    """Its day card lies here."""
    current: bool
    resolved: bool
    bands: tuple[BandView, ...]


class WheelView(_Model):
    """A revealed wheel of the district being resolved."""

    seat: int
    action: str
    target: int | None
    number: int | None


class MyPart(_Model):
    """What only this seat may see of itself."""

    cards: tuple[str, ...]
    """District cards in hand, in the order of the ring."""
    taken: tuple[str, ...]
    """Own cards that the prince holds."""
    held: dict[int, tuple[str, ...]]
    """For the prince: the cards he holds, by the seat of their owner."""
    figures: tuple[str, ...]
    """The plan so far: a district for each figure (``home``: a guard stays)."""
    guards: tuple[str, ...]
    """The plan so far, in the duel: a district for each guard."""
    tokens: tuple[str, ...]
    redos_left: int
    committed: bool
    pick: str | None
    """The own answer to the open step, hidden from others until all are in."""


class ZbojniciView(_Model):
    """The city as one viewer sees it."""

    players: tuple[PlayerView, ...]
    places: tuple[PlaceView, ...]
    """The ring from position 1 on, then the dungeon."""
    viewer: int | None
    round: int
    rounds: int
    phase: Phase
    step: Step | None
    """What is asked in the open step of the set-up or the resolution."""
    duel: bool
    prince: int | None
    threshold: int | None
    """Ducats with which a robber may win; None in the duel."""
    day: str | None
    """District of the card turned up today."""
    turned: tuple[str, ...]
    """Districts of the day cards turned up so far."""
    unturned: tuple[str, ...]
    """Districts whose day card may still come (one of them lies in the box)."""
    deck: int
    """Day cards still to come."""
    current: str | None
    wheels: tuple[WheelView, ...]
    awaited: tuple[int, ...]
    recon_level: int
    """Cards of each robber."""
    fine_level: int
    """Ducats for each prisoner."""
    reserve: int
    """Guards in the reserve of the duel."""
    helped: int | None
    """Who has the reserve guard today."""
    me: MyPart | None = None
    story: StoryPart | None = None
    reason: str | None = None
    winners: tuple[int, ...] = ()


def view(t: City, viewer: int | None) -> ZbojniciView:
    """Return what ``viewer`` (None: a spectator) may know now."""
    state = t.state
    return ZbojniciView(
        players=tuple(_player(t, seat) for seat in range(t.seats)),
        places=tuple(_place(t, at, place) for at, place in enumerate(state.places)),
        viewer=viewer,
        round=state.round,
        rounds=ROUNDS,
        phase=state.phase,
        step=state.step,
        duel=t.duel,
        prince=state.prince,
        threshold=None if t.duel else THRESHOLD,
        day=state.today.card or None,
        turned=tuple(state.turned),
        unturned=tuple(district for district in DAYS if district not in state.turned),
        deck=len(state.days) - 1,
        current=None if state.current is None else state.places[state.current].district,
        wheels=tuple(
            WheelView(seat=one.seat, action=one.action, target=None if one.target < 0 else one.target, number=one.number or None)
            for one in state.wheels
        ),
        awaited=tuple(state.awaited),
        recon_level=TRACKS["recon"][state.recon],
        fine_level=TRACKS["fine"][state.fine],
        reserve=state.reserve,
        helped=state.helped,
        me=None if viewer is None else _me(t, viewer),
        story=story_part(state) if state.phase == "end" else None,
        reason=state.reason,
        winners=state.winners,
    )


def _player(t: City, seat: int) -> PlayerView:
    player = t.state.players[seat]
    prince = player.role == "prince"
    return PlayerView(
        seat=seat,
        role=player.role,
        color=player.color or None,
        ducats=None if prince else player.ducats,
        tokens=player.hand,
        supply=player.supply,
        bandits=player.bandits,
        guards=player.guards,
        prisoners=t.prisoners(seat),
        cards=(PRISON + 1 if prince else PRISON) - len(player.taken),
        taken=len(player.taken),
        awaited=seat in t.state.awaited,
        answered=seat in t.state.answered,
        won=seat in t.state.winners,
    )


def _place(t: City, at: int, place: Place) -> PlaceView:
    present = [seat for seat in range(t.seats) if place.bandits[seat] or place.guards[seat]]
    return PlaceView(
        district=place.district,
        position=at + 1,
        risky=DISTRICTS[place.district].risky,
        day=place.day,
        current=at == t.state.current,
        resolved=place.resolved,
        bands=tuple(
            BandView(seat=seat, bandits=place.bandits[seat], guards=place.guards[seat], token=bool(place.tokens[seat])) for seat in present
        ),
    )


def _me(t: City, seat: int) -> MyPart:
    state = t.state
    player = state.players[seat]
    held = {other: tuple(state.players[other].taken) for other in t.order if state.players[other].taken} if seat == state.prince else {}
    return MyPart(
        cards=tuple(t.hand_cards(seat)),
        taken=tuple(player.taken),
        held=held,
        figures=tuple(player.plan.figures),
        guards=tuple(player.plan.guards),
        tokens=player.plan.tokens,
        redos_left=REDOS - player.redos,
        committed=player.committed,
        pick=player.pick or None,
    )
