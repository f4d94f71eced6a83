"""The veto chain: an effect is announced, opponents may cancel it, others may cancel that (MC-11); and Complicity cases (MC-12)."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from engines.mafia_city import asks
from engines.mafia_city.asks import LOCATION, cards_arg
from engines.mafia_city.components import CANCELLED_BY, KIND, SYMBOL
from engines.mafia_city.drafts import Draft, Steps, compose, contest
from engines.mafia_city.state import Effect, Window
from engines.mafia_city.table import City
from engines.table import Arg, seat_ref

Perform = Callable[[City, Effect], Awaitable[None]]

EFFECT = {kind: f"effect:{kind}" for kind in CANCELLED_BY}
KEY = {kind: f"mc-{kind.replace('_', '-')}" for kind in CANCELLED_BY}
"""References to effects, and the keys by which they are announced."""


async def resolve(t: City, effect: Effect, perform: Perform | None = None) -> bool:
    """Announce ``effect``, let its chain run, and perform it if it stands; return whether it stood (MC-11.5 to 11.9)."""
    stack = [effect]
    t.state.chains.append(stack)
    announce(t, stack)
    while veto := await window(t, stack):
        stack.append(veto)
        announce(t, stack)
    vetoes = len(stack) - 1
    stands = vetoes % 2 == 0
    t.tell(None, "mc-stands" if stands else "mc-cancelled", seat=seat_ref(effect.seat), effect=EFFECT[effect.kind], vetoes=vetoes)
    if stands:
        note(t, effect)
        if perform is not None:
            await perform(t, effect)
    t.state.chains.pop()
    t.finish(stack)
    if t.state.phase == "action" and effect.kind != "complicity":
        t.remember(stack, stood=stands)
    return stands


def announce(t: City, stack: Sequence[Effect]) -> None:
    """Announce the top effect of ``stack`` with its owner, cards and targets (MC-11.1, R12)."""
    effect = stack[-1]
    t.announce(effect)
    args: dict[str, Arg] = {"seat": seat_ref(effect.seat)}
    if effect.cards:
        args["cards"] = cards_arg(effect.cards)
    if effect.victim >= 0:
        args["victim"] = seat_ref(effect.victim)
    if effect.location:
        args["location"] = LOCATION[effect.location]
    if effect.place:
        args["place"] = effect.place
    if effect.target:
        args["target"] = LOCATION[effect.target]
    if effect.against >= 0:
        args["against"] = EFFECT[stack[effect.against].kind]
        args["owner"] = seat_ref(stack[effect.against].seat)
    t.tell(None, KEY[effect.kind], reveals=True, **args)


def note(t: City, effect: Effect) -> None:
    """Count a performed effect for the story."""
    effects = t.state.today.effects
    effects[effect.kind] = effects.get(effect.kind, 0) + 1


async def window(t: City, stack: list[Effect]) -> Effect | None:
    """Ask all potential responders at once; return the first veto, None when nobody answers (MC-11.7, 15.1 to 15.4)."""
    asked = responders(t, stack)
    if not asked:
        return None
    t.open_window(Window("veto", tuple(asked)), "veto")
    drafts = [
        Draft(t, seat, clock(t, seat, own=concerned(t, stack, seat)), partial(veto_steps, t, seat, stack, vetoes), "pass")
        for seat, vetoes in asked.items()
    ]
    answer = await contest(t, drafts)
    t.close_window()
    return answer


def responders(t: City, stack: Sequence[Effect]) -> dict[int, tuple[str, ...]]:
    """Return the legal vetoes of each seat with enough cards for one, clockwise from the owner of the top effect."""
    players = t.state.players
    found = {}
    for seat in t.clockwise(stack[-1].seat):
        count = len(players[seat].cards)
        if count:
            vetoes = legal_vetoes(stack, seat)
            if vetoes and (count > 1 or vetoes != ("fists",)):
                found[seat] = vetoes
    return found


def legal_vetoes(stack: Sequence[Effect], seat: int) -> tuple[str, ...]:
    """Return the legal kinds of veto for ``seat``, whatever its cards (MC-11.3, 11.6, table 5.7)."""
    top = stack[-1]
    against_top = CANCELLED_BY[top.kind] if seat != top.seat else ()
    number = len(stack) - 1
    if number and number % 2 == 0 and seat != stack[0].seat:
        return against_top + tuple([veto for veto in CANCELLED_BY[stack[0].kind] if veto != "fists"])
    return against_top


def veto_steps(t: City, seat: int, stack: Sequence[Effect], vetoes: Sequence[str]) -> Steps:
    """D13: let it pass, a Police Chief or F.B.I., or a pair of Fists (MC-11.4)."""
    cards = t.state.players[seat].cards
    fists = [card for card in cards if SYMBOL[card] == "fist"] if "fists" in vetoes else []
    singles = tuple([card for card in cards if KIND[card] in vetoes])
    pick = yield asks.VETO, asks.veto_options(singles, fists=len(fists) > 1), False
    if pick == "pass":
        return None
    if pick != "fists":
        card = asks.number_of(pick)
        return Effect(seat, KIND[card], (card,), against=0)
    first, second = fists[0], fists[-1]
    if len(fists) > 2:
        first = asks.number_of((yield asks.VETO_FIRST, asks.cards_once(tuple(fists)), False))
        rest = tuple([card for card in fists if card != first])
        second = asks.number_of((yield asks.VETO_SECOND, asks.cards_once(rest), True))
    return Effect(seat, "fists", (first, second), against=len(stack) - 1)


# ---- auto-acknowledge


def clock(t: City, seat: int, *, own: bool, kind: str = "window") -> str:
    """Return the clock of a window for ``seat``: ``ack``, in a Complicity case ``ack_case``, for auto-acknowledging seats (MC-15.6).

    ``own``: the window is about this seat (its token, card or effect).
    """
    player = t.state.players[seat]
    passes = player.left or player.auto == "all" or (player.auto == "others" and not own)
    return {"window": "ack", "case": "ack_case"}[kind] if passes else kind


def concerned(t: City, stack: Sequence[Effect], seat: int) -> bool:
    """Return whether the chain is about ``seat``: its own effect, its token or card, or its veto in it (MC-15.6)."""
    effect, piles = stack[0], t.state.piles
    if effect.victim == seat or seat in [one.seat for one in stack]:
        return True
    if effect.kind == "police_raid":
        return seat in piles[effect.location]
    return effect.kind == "pulling_strings" and seat in (piles[effect.location][0], piles[effect.target][0])


# ---- tokens into the Cell, and the cases that may follow (MC-12)


async def to_cell(t: City, effect: Effect) -> None:
    """Move the token of ``effect`` to the Cell, which opens a case (MC-6.2, 12.1)."""
    owner = t.token(effect.location, effect.place)
    t.state.cell.append(owner)
    await case(t, owner, effect.seat)


async def case(t: City, owner: int, cause: int) -> None:
    """Let only the owner of the moved token answer with one Complicity (MC-12.2 to 12.7)."""
    third = tuple(seat for seat in range(t.seats) if seat not in (owner, cause) and t.has_token(seat))
    if not third or not t.state.players[owner].cards:
        return
    t.open_window(Window("case", (owner,)), "case")
    steps = partial(case_steps, t, owner, third)
    answer = await compose(t, Draft(t, owner, clock(t, owner, own=True, kind="case"), steps, "pass"))
    t.close_window()
    if answer is not None:
        await resolve(t, answer, to_cell)


def case_steps(t: City, owner: int, third: tuple[int, ...]) -> Steps:
    """D14: let it pass, or a Complicity, the third player, his token."""
    state = t.state
    complicities = tuple([card for card in state.players[owner].cards if KIND[card] == "complicity"])
    pick = yield asks.COMPLICITY, asks.with_first(asks.LET, complicities), False
    if pick == "pass":
        return None
    card = asks.number_of(pick)
    victim = asks.number_of((yield asks.COMPLICITY_PLAYER, asks.seats_options(third), False))
    number, place = asks.token_of((yield asks.COMPLICITY_TOKEN, asks.own_tokens(state.piles, victim), True))
    return Effect(owner, "complicity", (card,), victim, number, place)
