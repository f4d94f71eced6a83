"""Builds the view of the city for one viewer (section 7 of the rules)."""

from engines.parts import cached
from engines.zbojnici.components import DAYS, DISTRICTS, PRISON, REDOS, ROUNDS, THRESHOLD, TRACKS
from engines.zbojnici.state import Place
from engines.zbojnici.story import story_part
from engines.zbojnici.table import City
from engines.zbojnici.views import BandView, MyPart, PlaceView, PlayerView, WheelView, ZbojniciView

_player_view = cached(PlayerView)
_place_view = cached(PlaceView)
_band_view = cached(BandView)


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
    return _player_view(
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
    return _place_view(
        district=place.district,
        position=at + 1,
        risky=DISTRICTS[place.district].risky,
        day=place.day,
        current=at == t.state.current,
        resolved=place.resolved,
        bands=tuple(
            [
                _band_view(seat=seat, bandits=bandits, guards=guards, token=bool(place.tokens[seat]))
                for seat, (bandits, guards) in enumerate(zip(place.bandits, place.guards, strict=True))
                if bandits or guards
            ]
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
