"""What the cards of the inspector and of the lieutenant do (EP-28.8 to 28.12, 29.6 to 29.8)."""

from engines.escape_plan.components import BOT_CARDS, CONTACTS, COSTA_CONTACTS, GROUP_OF, GROUPS, BotCard
from engines.escape_plan.state import Bot
from engines.escape_plan.table import City
from engines.escape_plan.visits import contacts
from engines.escape_plan.visits.inventory import item_ref, stack_ref
from engines.escape_plan.visits.steps import place_cube

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
    """Sandra discards the two rightmost contacts, Costa takes the rightmost one; each Middleman is a token (EP-28.8, 29.6)."""
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
    contacts.refill(t)


def ransack(t: City, actor: int, house: str) -> None:
    """Discard a random fixer tile and a random key of a safe house; what is missing is skipped (EP-28.9, 28.17)."""
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
