"""Phase I: turns clockwise until the last active player passes (MC-3), and how a play is put together (D3 to D10, D12)."""

from collections.abc import Callable, Mapping
from functools import partial

from engines.mafia_city import asks
from engines.mafia_city.asks import CARD, LOCATION
from engines.mafia_city.chain import resolve
from engines.mafia_city.components import ACTIONS_MAX, KIND, KINDS, NUMBERS, SYMBOL
from engines.mafia_city.drafts import Draft, Steps, compose, token_steps
from engines.mafia_city.effects import PERFORM
from engines.mafia_city.state import Effect, Player
from engines.mafia_city.table import City
from engines.mafia_city.targets import has_target
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
        if players[seat].watch or not players[seat].passed:  # the others have no turn
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
    """Return whether a Bullet is possible by public facts: a card, and a card or Mafioso for the action (MC-3.15, 15.8)."""
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
    """Carry out the complete play of a turn (MC-3.4 to 3.8); a cancelled one ends the turn, too (MC-3.9)."""
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
    """Return the draft of the action after a Bullet; without cards it can only be placing, so it asks where (MC-15.12)."""
    default = default_action(t, seat)
    if not t.state.players[seat].cards:
        return Draft(t, seat, "turn", partial(place_steps, t, seat), f"location:{default.location}")
    return Draft(t, seat, "turn", partial(bullet_steps, t, seat), default.kind)


def default_action(t: City, seat: int) -> Effect:
    """Return the default action after a Bullet (D12): place where most of their tokens are, else discard the newest card."""
    player, piles = t.state.players[seat], t.state.piles
    if player.mobsters:
        return Effect(seat, "place", location=max(NUMBERS, key=lambda number: (piles[number].count(seat), -number)))
    return Effect(seat, "wait", (asks.stand_in(player.cards, player.cards[-1]),))


# ---- drafts, written as generators of questions

ACTION = tuple([kind in KINDS and KINDS[kind].type == "action" for kind in KIND])
HAT = tuple([symbol == "hat" for symbol in SYMBOL])
"""Whether a card is of type Action, and whether it has a Hat, by its number."""


def turn_steps(t: City, seat: int) -> Steps:
    """D3: place, text, Hats, wait or pass (MC-3.3)."""
    pick = yield asks.TURN, asks.turn_options(possible(t, seat), passing=True), False
    if pick == "pass":
        return (yield from pass_steps(t, seat))
    return (yield from action_steps(t, seat, pick))


def bullet_steps(t: City, seat: int) -> Steps:
    """D12: the action after a Bullet, which cannot be a pass (MC-3.15)."""
    pick = yield asks.BULLET_ACTION, asks.turn_options(possible(t, seat), passing=False), False
    return (yield from action_steps(t, seat, pick))


def possible(t: City, seat: int) -> tuple[str, ...]:
    """Return which actions ``seat`` may take now, in the order of D3."""
    player = t.state.players[seat]
    cards = player.cards
    names = []
    if player.mobsters:
        names.append("place")
    if cards:
        if texts(t, seat):
            names.append("text")
        hats = sum([HAT[card] for card in cards])
        if hats and t.has_token(seat):
            names.append("hat_one")
        if hats > 1 and player.reserve:
            names.append("hat_two")
        names.append("wait")
    return tuple(names)


def texts(t: City, seat: int) -> tuple[int, ...]:
    """Return the Action cards in the hand of ``seat`` that have a legal target (table 5.4, R13)."""
    state = t.state
    cards = [card for card in state.players[seat].cards if ACTION[card]]
    if not cards:
        return ()
    rich = bool([other for other, player in enumerate(state.players) if other != seat and player.cards])
    return tuple([card for card in cards if has_target(KIND[card], seat, state.piles, others_have_cards=rich)])


def action_steps(t: City, seat: int, pick: str) -> Steps:
    """Go on after D3 or D12 with the questions of that action."""
    return ACTION_STEPS[pick](t, seat)


def pass_steps(t: City, seat: int) -> Steps:
    """D10: a private choice between ``final`` and ``watch``, not asked when it makes no difference (MC-15.8)."""
    players = t.state.players
    if not players[seat].cards or not [player for player in players if not player.passed and player is not players[seat]]:
        return Effect(seat, "pass")
    mode = yield asks.PASS_MODE, asks.MODES, True
    return Effect(seat, "pass", watch=mode == "watch")


def place_steps(_t: City, seat: int) -> Steps:
    """D4: on which location the Mafioso is placed (MC-3.4)."""
    number = asks.number_of((yield asks.PLACE, asks.ALL_LOCATIONS, True))
    return Effect(seat, "place", location=number)


def wait_steps(t: City, seat: int) -> Steps:
    """D9: which card is discarded as a waiting action (MC-3.7)."""
    card = asks.number_of((yield asks.WAIT, asks.cards_once(tuple(t.state.players[seat].cards)), True))
    return Effect(seat, "wait", (card,))


def text_steps(t: City, seat: int) -> Steps:
    """D5, then the targets of that card (MC-3.5)."""
    cards = texts(t, seat)
    rackets_alone = all(KIND[card] == "rackets" for card in cards)
    card = asks.number_of((yield asks.TEXT, asks.cards_once(cards), rackets_alone))
    targets = TARGETS.get(KIND[card])
    return Effect(seat, KIND[card], (card,)) if targets is None else (yield from targets(t, seat, card))


def informer_steps(t: City, seat: int, card: int) -> Steps:
    """D6a: which token of which pile."""
    number = asks.number_of((yield asks.INFORMER_LOCATION, asks.locations(t.filled()), False))
    return (yield from token_steps(t, Effect(seat, "informer", (card,)), asks.INFORMER_TOKEN, number, last=True))


def thief_steps(t: City, seat: int, card: int) -> Steps:
    """D6b: whom the Thief visits."""
    rich = tuple([other for other, player in enumerate(t.state.players) if other != seat and player.cards])
    victim = asks.number_of((yield asks.THIEF, asks.seats_options(rich), True))
    return Effect(seat, "thief", (card,), victim)


def raid_steps(t: City, seat: int, card: int) -> Steps:
    """D6c: a location with at least two own tokens."""
    numbers = tuple([number for number in NUMBERS if t.state.piles[number].count(seat) > 1])
    number = asks.number_of((yield asks.RAID, asks.locations(numbers), True))
    return Effect(seat, "police_raid", (card,), location=number)


def strings_steps(t: City, seat: int, card: int) -> Steps:
    """D6d: the two locations whose heads change places."""
    filled = t.filled()
    first = asks.number_of((yield asks.STRINGS_FIRST, asks.locations(filled), False))
    rest = tuple([number for number in filled if number != first])
    second = asks.number_of((yield asks.STRINGS_SECOND, asks.locations(rest), True))
    return Effect(seat, "pulling_strings", (card,), location=first, target=second)


def plan_steps(t: City, seat: int, card: int) -> Steps:
    """D6e: which token of which pile goes to which other location."""
    number = asks.number_of((yield asks.PLAN_LOCATION, asks.locations(t.filled()), False))
    effect = yield from token_steps(t, Effect(seat, "big_plan", (card,)), asks.PLAN_TOKEN, number, last=False)
    effect.target = asks.number_of((yield asks.PLAN_TARGET, asks.other_locations(number), True))
    return effect


def hat_one_steps(t: City, seat: int) -> Steps:
    """D7: the Hat card, then which of the player's tokens comes back."""
    hats = tuple([card for card in t.state.players[seat].cards if HAT[card]])
    card = asks.number_of((yield asks.HAT_CARD, asks.cards_once(hats), False))
    number, place = asks.token_of((yield asks.HAT_TOKEN, asks.own_tokens(t.state.piles, seat), True))
    return Effect(seat, "hat_one", (card,), location=number, place=place)


def hat_two_steps(t: City, seat: int) -> Steps:
    """D8: two Hat cards (exactly two are both taken), then where the token of the reserve goes."""
    hats = tuple([card for card in t.state.players[seat].cards if HAT[card]])
    first, second = hats[0], hats[-1]
    if len(hats) > 2:
        first = asks.number_of((yield asks.HATS_FIRST, asks.cards_once(hats), False))
        rest = tuple([card for card in hats if card != first])
        second = asks.number_of((yield asks.HATS_SECOND, asks.cards_once(rest), False))
    number = asks.number_of((yield asks.HATS_LOCATION, asks.ALL_LOCATIONS, True))
    return Effect(seat, "hat_two", (first, second), location=number)


TARGETS: Mapping[str, Callable[[City, int, int], Steps]] = {
    "informer": informer_steps,
    "thief": thief_steps,
    "police_raid": raid_steps,
    "pulling_strings": strings_steps,
    "big_plan": plan_steps,
}
"""How the targets of a text are named; Rackets has none."""

ACTION_STEPS: Mapping[str, Callable[[City, int], Steps]] = {
    "place": place_steps,
    "text": text_steps,
    "hat_one": hat_one_steps,
    "hat_two": hat_two_steps,
    "wait": wait_steps,
}
"""How each action goes on."""
