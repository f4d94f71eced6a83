"""Inspector Sandra and Lieutenant Costa: their decks, where they go, and Costa's way out (EP-28, EP-29)."""

from engines.escape_plan.bots.cards import resolve
from engines.escape_plan.components import BOT_CARDS, PLANS
from engines.escape_plan.moves import leaving
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
    """Give the bots their decks, and Costa a plan card of those that were not dealt (EP-28.1, 29.1, 29.3)."""
    for bot in t.state.bots:
        bot.deck = t.draw(f"{bot.id}.deck").shuffled(BOT_CARDS)
    if t.costa is not None:
        dealt = [player.plan for player in t.state.players]
        t.bot(t.costa).plan = t.draw("costa.plan").pick([plan for plan in PLANS if plan not in dealt])


async def take_turn(t: City, actor: int) -> None:
    """Play one turn of a bot: it always moves if a card allows it (EP-28.3, 28.5, 29.5)."""
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
        leaving.escape(t, actor, 0)
    record.end, record.gone = bot.location or bot.tile, bot.gone


def place_of(t: City, card: str) -> str | None:
    """Return the location of a card, None while it is not on the map."""
    place = t.state.spots.get(card) or PLACES.get(card)
    return place if place is not None and t.on_map(place) else None


def draw_card(t: City, actor: int) -> str | None:
    """Reveal cards until one shows a place to go, and take it out of the deck; those passed over stay in it (EP-28.5, 28.6, 29.5)."""
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
    """Return whether a bot follows a card: its place is on the map, for Costa near the player; open exits on day 3 only."""
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
            leaving.escape(t, actor, 0)
        return
    for _ in t.others_at(actor, place):
        t.gain_notoriety(actor, "present")
    resolve(t, actor, card)


def last_turn(t: City, bot: Bot) -> bool:
    """Return whether Costa has had his last turn: from the evening of day 3 on, without a token; at the latest at dawn (EP-29.11)."""
    state = t.state
    return state.day == LAST_DAY and state.part in LATE and (state.part == "dawn" or not bot.tokens)
