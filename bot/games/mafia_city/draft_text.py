"""A play as far as it has been put together, and what was given to the open bidding: for the eyes of its owner alone."""

from bot.games.mafia_city.voice import Voice
from bot.presenting.naming import listed
from engines.mafia_city.asks import number_of, token_of

_WORDS = frozenset({"place", "text", "wait", "pass", "hat_one", "hat_two", "fists"})


def draft_text(voice: Voice, seat: int) -> str:
    """Return the play so far, or the choice that was given; empty when there is neither."""
    me = voice.mine(seat).me
    if me is None:
        return ""
    if me.draft:
        return voice("mc-draft-sofar", plan=listed((_pick(voice, pick) for pick in _telling(me.draft)), " → "))
    if me.choice is not None:
        return voice("mc-choice-given", what=voice.cards(me.choice) or voice("opt-mc-none"))
    return ""


def _telling(draft: tuple[str, ...]) -> list[str]:
    """Return the picks that later ones do not say themselves: a token names its location, a card that a card is played."""
    told = [pick for pick in draft if pick != "text" or len(draft) == 1]
    places = {f"location:{token_of(pick)[0]}" for pick in told if pick.startswith("token:")}
    return [pick for at, pick in enumerate(told) if pick not in places or at == len(told) - 1]


def _pick(voice: Voice, pick: str) -> str:
    kind = pick.partition(":")[0]
    if kind == "card":
        return voice.card(number_of(pick))
    if kind == "location":
        return voice.place(number_of(pick))
    if kind == "seat":
        return voice.who(number_of(pick))
    if kind == "token":
        number, place = token_of(pick)
        return voice("mc-token-of", place=voice.place(number), number=place)
    return voice(f"opt-mc-{pick.replace('_', '-')}") if pick in _WORDS else pick
