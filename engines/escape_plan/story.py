"""The story of a game that is over: scores, hidden things, and everybody's turns."""

from engines.escape_plan.components import BAGS, PLANS
from engines.escape_plan.table import City
from engines.escape_plan.views import BagLook, HandStory, SheetLook, StoryPart, TurnStory


def story_part(t: City) -> StoryPart:
    """Return the whole game, which everybody sees once it is over."""
    state = t.state
    hands = [_hand(t, seat) for seat in range(t.seats)]
    if t.costa is not None:
        hands.append(_costa(t, t.costa))
    return StoryPart(
        reason=state.reason or "",
        winners=state.winners,
        sheets=tuple(
            SheetLook(
                who=t.ref(one.actor),
                group_1=one.group_1,
                group_2=one.group_2,
                safe_houses=one.safe_houses,
                cash=one.cash,
                assets=one.assets,
                contacts=one.contacts,
                bags=one.bags,
                penalty=one.penalty,
                wounds=one.wounds,
                total=one.total,
            )
            for one in state.sheets
        ),
        hands=tuple(hands),
        turns=tuple(
            TurnStory(
                day=one.day,
                part=one.part,
                who=t.ref(one.actor),
                kind=one.kind,
                start=one.start,
                end=one.end,
                wounds=one.wounds,
                gone=one.gone,
            )
            for one in state.chronicle
        ),
    )


def bag_look(tile: str, field: int | None = None) -> BagLook:
    """Return a locker or exit tile with its value."""
    return BagLook(field=field, id=tile, stack=BAGS[tile].stack, value=BAGS[tile].value)


def _hand(t: City, seat: int) -> HandStory:
    one = t.state.players[seat]
    return HandStory(
        who=t.ref(seat),
        plan=one.plan,
        amounts=dict(PLANS.get(one.plan, {})),
        visited=tuple(one.visited),
        cash=one.cash,
        bags=tuple(bag_look(pocket.item, field) for field, pocket in enumerate(one.pockets, 1) if pocket.item in BAGS),
        gone=one.gone,
    )


def _costa(t: City, actor: int) -> HandStory:
    bot = t.bot(actor)
    return HandStory(
        who=t.ref(actor),
        plan=bot.plan,
        amounts=dict(PLANS.get(bot.plan, {})),
        visited=tuple(bot.visited),
        cash=0,
        bags=tuple(bag_look(tile, field) for field, pile in enumerate(bot.piles, 1) for tile in pile),
        gone=bot.gone,
    )
