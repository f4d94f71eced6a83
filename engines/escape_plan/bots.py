"""Inspector Sandra and Lieutenant Costa: their decks, their moves, their cards, and Costa's way out (EP-28, EP-29)."""

from engines.escape_plan import ending
from engines.escape_plan.components import BOT_CARDS, CONTACTS, COSTA_CONTACTS, GROUP_OF, GROUPS, PLANS, BotCard
from engines.escape_plan.moves import steps
from engines.escape_plan.moves.steps import item_ref, place_cube, stack_ref
from engines.escape_plan.places import LAST_DAY, exit_closed, open_exit
from engines.escape_plan.state import Bot, TurnRecord
from engines.escape_plan.table import City
from engines.escape_plan.tiles import LOCATIONS, TILE_OF

PLACES = {f"{one.kind}_{one.label}": one.id for one in LOCATIONS.values() if one.label}
"""Location of each card of a store or exit: ``store_a``, ``exit_1``."""
LATE = ("evening", "night", "dawn")
NEAR = 1
"""How many tiles from the player Costa may go (EP-29.5)."""


def set_up(t: City) -> None:
    """Give the bots their decks, and Costa one of the plan cards left (EP-28.1, 29.1, 29.3)."""
    for bot in t.state.bots:
        bot.deck = t.draw(f"{bot.id}.deck").shuffled(BOT_CARDS)
    if t.costa is not None:
        dealt = [player.plan for player in t.state.players]
        t.bot(t.costa).plan = t.draw("costa.plan").pick([plan for plan in PLANS if plan not in dealt])


async def take_turn(t: City, actor: int) -> None:
    """Play one turn of a bot, which moves if a card allows it (EP-28.3, 28.5, 29.5)."""
    state, bot = t.state, t.bot(actor)
    part = state.part or "morning"
    record = TurnRecord(state.day, part, actor, "stay", bot.location or bot.tile)
    state.chronicle.append(record)
    t.tell(None, "ep-turn", who=t.ref(actor), part=f"part:{part}")
    card = draw_card(t, actor)
    if card is None:
        t.tell(None, "ep-bot-stays", who=t.ref(actor))
    else:
        go(t, actor, card)
        record.kind = "move"
    if actor == t.costa and not bot.gone and last_turn(t, bot):
        ending.escape(t, actor, 0)
    record.end, record.gone = bot.location or bot.tile, bot.gone


def place_of(t: City, card: str) -> str | None:
    """Return the location of a card, None while it is not on the map."""
    place = t.state.spots.get(card) or PLACES.get(card)
    return place if place is not None and t.on_map(place) else None


def draw_card(t: City, actor: int) -> str | None:
    """Reveal cards until one qualifies and take it out of the deck; the others stay in it (EP-28.5, 28.6, 29.5)."""
    bot = t.bot(actor)
    passed: list[str] = []
    found = None
    for card in t.draw(f"{bot.id}.draw").shuffled(bot.deck):
        if qualifies(t, actor, card):
            found = card
            break
        passed.append(card)
    if passed:
        t.tell(None, "ep-bot-passed", reveals=True, who=t.ref(actor), cards=tuple([f"card:{card}" for card in passed]))
    if found is not None:
        bot.deck.remove(found)
        bot.removed.append(found)
    return found


def qualifies(t: City, actor: int, card: str) -> bool:
    """Return whether a bot follows a card: its place is on the map, for Costa near the player; an open exit only on day 3."""
    place = place_of(t, card)
    if actor == t.costa:
        if card in t.state.closed:
            return False
        if _is_open_exit(card, t):
            return t.state.day == LAST_DAY
        return place is not None and t.distance(TILE_OF[place], t.player(0).tile) <= NEAR
    if place is None:
        return False
    return not _is_open_exit(card, t) or t.state.day == LAST_DAY


def _is_open_exit(card: str, t: City) -> bool:
    return BOT_CARDS[card].kind == "exit" and not exit_closed(t, PLACES[card])


def go(t: City, actor: int, card: str) -> None:
    """Send a bot to the place of its card and resolve it there (EP-28.5, 28.7, 29.10, R-64)."""
    place = place_of(t, card) or PLACES[card]
    t.tell(None, "ep-bot-card", reveals=True, who=t.ref(actor), card=f"card:{card}", location=f"location:{place}")
    t.move_pawn(actor, place)
    if place == open_exit(t):
        if actor == t.costa:
            ending.escape(t, actor, 0)
        return
    for _ in t.others_at(actor, place):
        t.gain_notoriety(actor, "present")
    resolve(t, actor, card)


def last_turn(t: City, bot: Bot) -> bool:
    """Return whether this is Costa's last turn: on day 3, at dawn, or from the evening on without a token (EP-29.11)."""
    state = t.state
    return state.day == LAST_DAY and state.part in LATE and (state.part == "dawn" or not bot.tokens)


# ---- the cards (EP-28.8 to 28.12, 29.6 to 29.8)

DISCARDED = 2
"""Contacts that Sandra discards, and the height of Costa's piles."""


def resolve(t: City, actor: int, card: str) -> None:
    """Carry out a card at its place (table 5.10)."""
    one = BOT_CARDS[card]
    (t.gain_notoriety if one.notoriety > 0 else t.lose_notoriety)(actor, "card")
    if one.kind in ("business", "safe_house"):
        place_cube(t, actor, card, income=False, reveals=False)
    if one.kind == "safe_house":
        ransack(t, actor, card)
    else:
        take_contacts(t, actor)
    if one.kind in ("store", "exit"):
        take_bags(t, actor, one)
    elif all(member in t.bot(actor).visited for member in GROUPS[GROUP_OF[card]]):
        t.take_token(actor, "bonus")


def take_contacts(t: City, actor: int) -> None:
    """Sandra discards the two rightmost contacts, Costa takes the rightmost one; a Middleman brings a token (EP-28.8, 29.6)."""
    offer = t.state.offer
    gone = [offer.pop() for _ in range(min(1 if actor == t.costa else DISCARDED, len(offer)))]
    bot = t.bot(actor)
    for card in gone:
        if actor == t.costa and len(bot.contacts) < COSTA_CONTACTS:
            bot.contacts.append(card)
            t.tell(None, "ep-bot-took", who=t.ref(actor), items=(f"contact:{card}",))
        else:
            t.state.contacts_boxed.append(card)
            t.tell(None, "ep-bot-away", who=t.ref(actor), items=(f"contact:{card}",))
        if CONTACTS[card].effect == "token":
            t.take_token(actor, "middleman")
    steps.refill_offer(t)


def ransack(t: City, actor: int, house: str) -> None:
    """Discard a random fixer tile and a random key of a safe house, if there are any (EP-28.9, 28.17)."""
    state = t.state
    items = []
    if state.fixers:
        fixer = t.draw("bots.fixer").pick(state.fixers)
        state.fixers.remove(fixer)
        state.boxed.append(fixer)
        items.append(item_ref(fixer))
    keys = state.house_keys[house]
    if keys:
        color = t.draw("bots.key").pick(keys)
        keys.remove(color)
        state.boxed.append(f"key:{color}")
        items.append(f"color:{color}")
    if items:
        t.tell(None, "ep-bot-away", who=t.ref(actor), items=tuple(items))


def take_bags(t: City, actor: int, card: BotCard) -> None:
    """Take bags unseen: Sandra one of each stack, Costa two (store D: one of each) as a pile (EP-28.10, 28.11, 29.8)."""
    state, bot = t.state, t.bot(actor)
    if card.kind == "store":
        stacks = [(name, state.lockers[name]) for name in card.stacks]
    else:
        name = state.exits[card.id].stack
        stacks = [(name, state.exit_stacks[name])]
    height = DISCARDED if actor == t.costa and len(stacks) == 1 else 1
    pile: list[str] = []
    items: list[str] = []
    for name, stack in stacks:
        for _ in range(min(height, len(stack))):
            pile.append(stack.pop())
            items.append(stack_ref(name))
    if pile:
        _put_away(t, actor, bot, pile, tuple(items))


def _put_away(t: City, actor: int, bot: Bot, pile: list[str], items: tuple[str, ...]) -> None:
    if actor == t.costa:
        bot.piles.append(pile)
    else:
        t.state.boxed += pile
    t.tell(None, "ep-bot-took" if actor == t.costa else "ep-bot-away", who=t.ref(actor), items=items)
