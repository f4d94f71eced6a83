"""Builds the view of the city for one viewer (section 7 of the rules)."""

from collections.abc import Sequence

from engines.mafia_city.components import CARDS, LOCATIONS, NUMBERS, POLICE_STATION, PRISON, TOWN_HALL
from engines.mafia_city.control import controller
from engines.mafia_city.ending import ranking
from engines.mafia_city.state import Effect
from engines.mafia_city.story import story_part
from engines.mafia_city.table import City
from engines.mafia_city.views import CardView, DealView, EffectView, LocationView, MafiaCityView, MyPart, PlayerView, PlayView, WindowView
from engines.parts import cached

_player_view = cached(PlayerView)
_location_view = cached(LocationView)
_effect_view = cached(EffectView)
_CARDS = {card.number: CardView(number=card.number, kind=card.kind, symbol=card.symbol) for card in CARDS.values()}


def view(t: City, viewer: int | None) -> MafiaCityView:
    """Return what ``viewer`` (None: a spectator) may know now."""
    state = t.state
    order = ranking(t) if state.phase == "end" else ()
    chains = state.chains
    return MafiaCityView(
        players=tuple([_player(t, seat, order) for seat in range(t.seats)]),
        locations=tuple([_location(t, number) for number in NUMBERS]),
        cell=tuple(state.cell),
        cell_same_round=t.options.cell_same_round,
        due=_due(t),
        viewer=viewer,
        round=state.round,
        phase=state.phase,
        step=state.step,
        cycle=state.cycle,
        turn=state.turn,
        starting=state.starting,
        target=state.target,
        target_mode=t.options.target_mode,
        current=state.current,
        controller=state.controller,
        killer=state.killer,
        policeman=state.policeman,
        mayor=state.mayor,
        governor=state.governor,
        deck=len(state.deck),
        discard=_cards(state.discard),
        in_play=_cards(state.in_play),
        chain=tuple(_effect(one) for one in chains[-1]) if chains else (),
        outer=tuple(_effect(one) for one in chains[-2]) if len(chains) > 1 else (),
        stands=bool(chains) and len(chains[-1]) % 2 == 1,
        recent=_recent(t) if state.phase == "action" else (),
        window=None if state.window is None else WindowView(kind=state.window.kind, seats=state.window.seats, stage=state.window.stage),
        deals=tuple(DealView(seat=seat, card=card) for seat, card in state.deals),
        undecided=tuple(state.undecided),
        awaited=state.awaited,
        idle=state.idle,
        me=None if viewer is None else _me(t, viewer),
        story=story_part(t) if state.phase == "end" else None,
        reason=state.reason,
        winners=state.winners,
    )


def _due(t: City) -> int:
    """Return how many tokens leave the Cell when the Prison is evaluated next: in this round, or else in a later one (R24)."""
    evaluated = any(one.location == PRISON for one in t.state.today.control)
    return len(t.state.cell) if t.options.cell_same_round or evaluated else t.state.jailed


def _recent(t: City) -> tuple[PlayView, ...]:
    return tuple(PlayView(chain=tuple(_effect(one) for one in chain), stood=stood) for chain, stood in t.state.recent)


def _cards(numbers: Sequence[int]) -> tuple[CardView, ...]:
    return tuple([_CARDS[number] for number in numbers])


def _player(t: City, seat: int, order: tuple[int, ...]) -> PlayerView:
    state = t.state
    player = state.players[seat]
    return _player_view(
        seat=seat,
        color=player.color or None,
        vp=player.vp,
        mobsters=player.mobsters,
        reserve=player.reserve,
        cards=len(player.cards),
        in_cell=state.cell.count(seat),
        in_piles=sum([pile.count(seat) for pile in state.piles]),
        passed=player.passed and state.phase == "action",
        starting=seat == state.starting,
        mayor=seat == state.mayor,
        policeman=seat == state.policeman,
        awaited=seat in state.awaited,
        left=player.left,
        won=seat in state.winners,
        place=order.index(seat) + 1 if order else None,
    )


def _location(t: City, number: int) -> LocationView:
    state = t.state
    current = number == state.current
    return _location_view(
        number=number,
        id=LOCATIONS[number].id,
        slot=state.layout.index(number),
        adjacent=tuple(t.adjacent(number)),
        pile=tuple(state.piles[number]),
        marked=number in state.marked,
        current=current,
        leader=controller(number, state.piles[number], state.deals if current else (), t.seats),
        controlled=next((one.seat for one in state.today.control if one.location == number), None),
        killer=number == state.killer,
        policeman=number == POLICE_STATION and state.policeman is None,
        mayor=number == TOWN_HALL and state.mayor is None,
    )


def _effect(effect: Effect) -> EffectView:
    return _effect_view(
        seat=effect.seat,
        kind=effect.kind,
        cards=effect.cards,
        victim=None if effect.victim < 0 else effect.victim,
        location=effect.location or None,
        place=effect.place or None,
        target=effect.target or None,
        against=None if effect.against < 0 else effect.against,
    )


def _me(t: City, seat: int) -> MyPart:
    player = t.state.players[seat]
    return MyPart(cards=_cards(player.cards), draft=tuple(player.draft), choice=player.choice, watch=player.watch, auto=player.auto)
