"""The options of Mafie (table 5.5): their types, and the combinations that are refused."""

from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictInt

from engines.mafie.components import NEW_GANG, REVERSE_RECRUIT, advised, card_set
from engines.table import Arg, BadSetup, GameOptions, Text

LEAST_FOR_GANG = 14
LEAST_FOR_REVERSE = 8


class MafieOptions(GameOptions):
    """Variants and house rules of one game (table 5.5). ``night_length`` and ``mafia_chat`` are for the table layer."""

    extended: StrictBool = False
    cards: Literal["auto", "random", "gang"] | Annotated[tuple[StrictInt, ...], Field(max_length=16)] = "auto"
    gang_recognition: StrictBool = False
    kids_no_agent: StrictBool = False
    kids_last_shot: StrictBool = False
    kids_single_ballot: StrictBool = False
    kids_theme: StrictBool = False
    fair_tokens: StrictBool = False
    small_group_first_night: Literal["no_mafia", "mafia"] = "no_mafia"
    commander_first_ballot: Literal["eliminate", "suspects"] = "eliminate"
    final_tie: Literal["change", "lot"] = "change"
    vote_visibility: Literal["sealed", "live"] = "sealed"
    discussion_end: Literal["three_quarters", "all", "majority"] = "three_quarters"
    decoys: StrictBool = True
    night_length: Literal["constant", "prompt"] = "constant"
    mafia_chat: StrictBool = True
    ghosts_see_night: StrictBool = True


def _refuse(key: str, **args: Arg) -> None:
    raise BadSetup(Text(key, args))


def check(seats: int, options: MafieOptions) -> None:
    """Raise BadSetup for options that do not fit together or do not fit ``seats`` (the list under table 5.5)."""
    if not options.extended and options.cards != "auto":
        _refuse("setup-cards-basic")
    if not options.decoys and options.night_length == "prompt":
        _refuse("setup-prompt")
    if isinstance(options.cards, tuple):
        _check_list(seats, options.cards)
    if options.cards == "gang" and seats < LEAST_FOR_GANG:
        _refuse("setup-gang-preset", least=LEAST_FOR_GANG)
    if options.gang_recognition and not has_gang(seats, options):
        _refuse("setup-recognition")


def _check_list(seats: int, cards: tuple[int, ...]) -> None:
    for card in cards:
        if not 1 <= card <= NEW_GANG[-1]:
            _refuse("setup-card-unknown", card=card)
        if cards.count(card) > 1:
            _refuse("setup-card-twice", card=f"card:{card}")
    if len(cards) > seats:
        _refuse("setup-cards-many", cards=len(cards), seats=seats)
    gang = [card for card in cards if card in NEW_GANG]
    if gang and len(gang) < len(NEW_GANG):
        _refuse("setup-gang-all")
    if gang and seats < LEAST_FOR_GANG:
        _refuse("setup-gang-seats", least=LEAST_FOR_GANG)
    if REVERSE_RECRUIT in cards and seats < LEAST_FOR_REVERSE:
        _refuse("setup-reverse-seats", least=LEAST_FOR_REVERSE)


def has_gang(seats: int, options: MafieOptions) -> bool:
    """Return whether New Gang is in the set that these options mean."""
    return options.extended and NEW_GANG[0] in (card_set(seats, options.cards) or ())


def warnings(seats: int, options: MafieOptions) -> tuple[Text, ...]:
    """Warn of more than one Action card for four seats: allowed, but not advised (MF-13.4)."""
    cards = (card_set(seats, options.cards) or ()) if options.extended else ()
    if len(cards) <= advised(seats):
        return ()
    return (Text("warn-cards-many", {"cards": len(cards), "advised": advised(seats)}),)
