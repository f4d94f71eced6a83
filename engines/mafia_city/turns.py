"""Phase I: turns clockwise until the last active player passes (MC-3)."""

from functools import partial

from engines.mafia_city import asks
from engines.mafia_city.chain import resolve
from engines.mafia_city.components import ACTIONS_MAX, NUMBERS, SYMBOL
from engines.mafia_city.drafts import Draft, compose
from engines.mafia_city.effects import PERFORM
from engines.mafia_city.plays import bullet_steps, place_steps, turn_steps
from engines.mafia_city.references import CARD, LOCATION
from engines.mafia_city.state import Effect, Player
from engines.mafia_city.table import City
from engines.table import seat_ref


async def action_phase(t: City) -> None:
    """Everybody is active; the first turn is the starting player's (MC-3.1, 3.2)."""
    state = t.state
    state.phase = "action"
    state.recent.clear()
    t.tell(None, "mc-phase", phase="phase:action", round=state.round)
    for player in state.players:
        player.passed = player.watch = False
        player.actions = 0
    t.refresh()
    await take_turns(t, state.starting)


async def take_turns(t: City, seat: int) -> None:
    """Turns clockwise from ``seat`` on; the phase ends at the moment the last active player passes (MC-3.2, 3.16)."""
    players = t.state.players
    while [player for player in players if not player.passed]:
        if players[seat].watch or not players[seat].passed:  # all others have no turn, which spares the question
            await turn(t, seat)
        seat = (seat + 1) % t.seats
    t.state.turn = None


async def turn(t: City, seat: int) -> None:
    """One turn: an action or a pass; a passed player may use a Bullet (MC-3.3, 3.11, 3.13, 3.20)."""
    player = t.state.players[seat]
    if player.passed:
        if player.watch and may_shoot(player):
            await bullet_turn(t, seat)
    elif player.actions >= ACTIONS_MAX or not (player.mobsters or player.cards):
        pass_(t, seat, forced=True)
    else:
        t.state.turn = seat
        t.checkpoint()
        t.wait("turn", seat)
        play = await compose(t, Draft(t, seat, "turn", partial(turn_steps, t, seat), "pass"))
        t.wait(None)
        await act(t, play or Effect(seat, "pass"))


def may_shoot(player: Player) -> bool:
    """Return whether a Bullet is possible by what is public: a card, and something to act with after it (MC-3.15, 15.8)."""
    cards = len(player.cards)
    return player.actions < ACTIONS_MAX and (cards > 1 or (cards == 1 and player.mobsters > 0))


def pass_(t: City, seat: int, *, watch: bool = False, forced: bool = False) -> None:
    """Pass: no more own actions in this phase, except by Police Raid or Bullet (MC-3.8, 3.18)."""
    player = t.state.players[seat]
    player.passed, player.watch = True, watch
    t.tell(None, "mc-passes", seat=seat_ref(seat), forced=forced)
    t.remember([Effect(seat, "pass")], stood=True)
    t.refresh()


async def act(t: City, play: Effect) -> None:
    """Carry out the complete play of a turn (MC-3.4 to 3.8); one that is cancelled ends the turn all the same (MC-3.9)."""
    seat = play.seat
    if play.kind == "pass":
        pass_(t, seat, watch=play.watch)
        return
    player = t.state.players[seat]
    player.actions += 1
    if play.kind == "place":
        player.mobsters -= 1
        t.state.piles[play.location].append(seat)
        t.tell(None, "mc-places", seat=seat_ref(seat), location=LOCATION[play.location])
        t.remember([play], stood=True)
    elif play.kind == "wait":
        t.discard(seat, play.cards[0])
        t.tell(None, "mc-waits", reveals=True, seat=seat_ref(seat), card=CARD[play.cards[0]])
        t.remember([play], stood=True)
    else:
        await resolve(t, play, PERFORM[play.kind])


async def bullet_turn(t: City, seat: int) -> None:
    """A passed player may discard a Bullet and then act; his pass stays (MC-3.13 to 3.15, 3.19)."""
    player = t.state.players[seat]
    t.state.turn = seat
    bullets = tuple([card for card in player.cards if SYMBOL[card] == "bullet"])
    pick = await t.decide(asks.bullet(seat, bullets), "bullet")
    if pick == "stay" or not await resolve(t, Effect(seat, "bullet", (asks.number_of(pick),))):
        return
    if not player.mobsters and not player.cards:
        t.tell(None, "mc-no-action", seat=seat_ref(seat))
        return
    t.wait("bullet_action", seat)
    play = await compose(t, bullet_draft(t, seat))
    t.wait(None)
    await act(t, play or default_action(t, seat))


def bullet_draft(t: City, seat: int) -> Draft:
    """Return the draft of the action after a Bullet; without cards placing is the only one, so where is asked first (MC-15.12)."""
    default = default_action(t, seat)
    if not t.state.players[seat].cards:
        return Draft(t, seat, "turn", partial(place_steps, t, seat), f"location:{default.location}")
    return Draft(t, seat, "turn", partial(bullet_steps, t, seat), default.kind)


def default_action(t: City, seat: int) -> Effect:
    """Return what is done after a Bullet when the time runs out (D12): place where most of their tokens are, else discard the newest."""
    player, piles = t.state.players[seat], t.state.piles
    if player.mobsters:
        return Effect(seat, "place", location=max(NUMBERS, key=lambda number: (piles[number].count(seat), -number)))
    return Effect(seat, "wait", (asks.stand_in(player.cards, player.cards[-1]),))
