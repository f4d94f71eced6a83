"""The setting of a table of Mafie by its options and seats, before and at the deal: tokens, cards, special rules of its size."""

from collections.abc import Iterator, Mapping
from typing import Any

from bot.games.mafie.names import COMMANDER_CARD
from bot.presenting.how_to_play import TableRules
from bot.presenting.naming import listed
from bot.presenting.setting import changed_lines, settings_of
from bot.presenting.text_cards import TextCard
from bot.presenting.texts import Words
from engines.mafie.components import CARDS, NEUTRAL, NEW_GANG, TOKEN_KINDS, TOKENS, card_set, mafiosi

_NAMED_CARDS = 6
"""The most kinds of cards that [How to play] names."""

_ROLE_CLAUSES = {"police": "MF-1.3, MF-9.6", "mafia": "MF-5.1, MF-5.3, MF-9.5, MF-9.6", "agent": "MF-4.2, MF-4.3, MF-11.1"}
_FIRST_CARD_SECTION = 20
"""The clauses of card 1 are MF-21, of card 14 MF-34."""


def theme_of(options: Mapping[str, Any]) -> str:
    """Return the theme: ``kids`` or ``town``."""
    return "kids" if options.get("kids_theme") else "town"


def mafiosi_of(options: Mapping[str, Any], seats: int) -> int:
    """Return how many tokens of the Mafia are dealt."""
    return mafiosi(seats, fair=bool(options.get("fair_tokens")))


def more_people(words: Words, options: Mapping[str, Any], seats: int) -> tuple[int, str] | None:
    """Return how many more people than ``seats`` give the Mafia another Mafioso, and a sentence about it (NT-6.3)."""
    now = mafiosi_of(options, seats)
    larger, mafia = next(((size, more) for size in TOKENS if size > seats and (more := mafiosi_of(options, size)) > now), (seats, now))
    if larger == seats:
        return None
    return larger - seats, words("pic-more-people", n=larger - seats, mafia=mafia, theme=theme_of(options))


def tokens(words: Words, options: Mapping[str, Any], seats: int, theme: str) -> str:
    """Return the numbers of tokens in a few words."""
    mafia, agents = mafiosi_of(options, seats), 0 if options.get("kids_no_agent") else TOKENS[seats].agent
    return words("lobby-tokens", mafia=mafia, agent=agents, police=seats - mafia - agents, theme=theme)


def known_cards(cards: Any, seats: int) -> tuple[int, ...] | None:
    """Return the cards if the option and the number of seats determine them."""
    known = card_set(seats, tuple(cards) if isinstance(cards, list) else cards) if seats in TOKENS else None
    return tuple(sorted(cards)) if known is None and not isinstance(cards, str) else known


def at_table(words: Words, options: Mapping[str, Any], seats: int | None) -> TableRules:
    """Return the theme, the Agent and the number of ballots; here: the tokens, groups of small and large size, cards."""
    theme, agent = theme_of(options), not options.get("kids_no_agent")
    args = {"theme": theme, "agent": _yes(agent), "single": _yes(bool(options.get("kids_single_ballot")))}
    return TableRules(args, tuple(_here(words, options, seats or 0, theme)), tuple(special(words, options, seats or 0)))


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


def _here(words: Words, options: Mapping[str, Any], seats: int, theme: str) -> Iterator[str]:
    if seats in TOKENS:
        yield f"{tokens(words, options, seats, theme)}."
    yield from _sizes(words, options, seats, theme)
    if options.get("extended"):
        yield from _cards_here(words, options, seats, theme)
    yield from _changed(words, options, "vote_visibility", "final_tie")


def _changed(words: Words, options: Mapping[str, Any], *names: str) -> Iterator[str]:
    """Yield a sentence for each of these options that is changed, as the lobby names it."""
    settings = (one for one in settings_of("mafie") if one.name in names)
    return (f"{line}." for line in changed_lines(words, settings, options, ()))


def special(words: Words, options: Mapping[str, Any], seats: int) -> Iterator[str]:
    """Yield the sentences about this table that everybody hears in the lobby and at the deal."""
    theme = theme_of(options)
    yield from _sizes(words, options, seats, theme)
    if seats in TOKENS and (mafia := mafiosi_of(options, seats)) != (usual := TOKENS[seats].mafia):
        yield words("special-fair-tokens", mafia=mafia, usual=usual, theme=theme)
    if options.get("kids_no_agent"):
        yield words("special-no-agent", theme=theme)
    if options.get("kids_single_ballot"):
        yield words("help-first-single", theme=theme)


def _sizes(words: Words, options: Mapping[str, Any], seats: int, theme: str) -> Iterator[str]:
    """Yield the sentences on the Agent of a small group, and on the last shot of a large one or of children."""
    group = TOKENS[seats].group if seats in TOKENS else "normal"
    if group == "small" and not options.get("kids_no_agent"):
        yield words("howto-mafie-small", theme=theme, quiet=_yes(options.get("small_group_first_night") != "mafia"))
    if options.get("kids_last_shot"):
        yield words("howto-mafie-last-word")
    elif group == "large":
        yield words("howto-mafie-large")


def _cards_here(words: Words, options: Mapping[str, Any], seats: int, theme: str) -> Iterator[str]:
    cards = known_cards(options.get("cards", "auto"), seats)
    if not cards:
        yield words("howto-mafie-cards-unknown")
        return
    titles = dict.fromkeys(words(f"pic-card-{card}-title", theme=theme) for card in cards)
    few = len(titles) <= _NAMED_CARDS
    yield words("howto-mafie-cards", list=listed(titles)) if few else words("howto-mafie-cards-many", n=len(titles))
    if COMMANDER_CARD in cards:
        yield words("howto-mafie-commander")
        yield from _changed(words, options, "commander_first_ballot")
    if NEW_GANG[0] in cards:
        yield words("howto-mafie-gang")


# ---- text cards


def text_cards(words: Words, theme: str) -> list[TextCard]:
    """Return the text cards of all tokens and cards; New Gang, three equal cards, has one."""
    found = [_role(words, token, theme) for token in TOKEN_KINDS]
    return [*found, *(_card(words, number, theme) for number in CARDS if number not in NEW_GANG[1:])]


def _role(words: Words, token: str, theme: str) -> TextCard:
    text = f"{words(f'role-card-{token}', theme=theme)} `{_ROLE_CLAUSES[token]}`"
    return TextCard(f"role:{token}", words(f"pic-token-{token}", theme=theme), text, words(f"hook-mf-role-{token}", theme=theme))


def _card(words: Words, number: int, theme: str) -> TextCard:
    said = f"{words(f'pic-card-{number}-when', theme=theme)} {words(f'pic-card-{number}-what', theme=theme)}"
    clause = "MF-13.3, MF-13.6" if number == NEUTRAL else f"MF-{_FIRST_CARD_SECTION + number}"
    users = listed(words(f"pic-token-{token}", theme=theme) for token in CARDS[number].users)
    under = "" if number == NEUTRAL else f"\n{words('card-users', list=users)}"
    name, hook = words(f"pic-card-{number}-title", theme=theme), words(f"hook-mf-card-{number}", theme=theme)
    return TextCard(f"card:{number}", name, f"{said}{under} `{clause}`", hook)


def chosen_cards(options: Mapping[str, Any], seats: int, drawn: tuple[int, ...] | None) -> tuple[str, ...] | None:
    """Return the ids of the text cards in the deck; None while they are not drawn yet. ``drawn``: the deck of a running game."""
    if not options.get("extended"):
        return ()
    cards = known_cards(options.get("cards", "auto"), max(seats, min(TOKENS))) if drawn is None else drawn
    return None if cards is None else tuple(dict.fromkeys(f"card:{min(card, NEW_GANG[0])}" for card in cards))
