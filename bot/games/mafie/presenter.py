"""Mafie in Discord: the lobby lines, the help, the last call, and the record of its pages.

``board`` is public and made of the public view alone; ``hand``, ``question`` and ``desk`` speak to one seat; ``messages`` tells.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from bot.games.mafie import status
from bot.games.mafie.at_table import at_table, chosen_cards, known_cards, mafiosi_of, more_people, text_cards, theme_of, tokens
from bot.games.mafie.board import board, meanwhile
from bot.games.mafie.desk import card_page, desk, shared_confirm, spectator_desk
from bot.games.mafie.guesses import open_guesses
from bot.games.mafie.hand import book, hand
from bot.games.mafie.letter import loud_question, question, question_key, question_over
from bot.games.mafie.messages import narrate
from bot.games.mafie.names import BALLOTS, CLOSING_CARDS, GANG_CARDS, NAMED, SAVING_CARDS, SHARED
from bot.games.mafie.own_night import own_night
from bot.games.mafie.pictures.board import poster
from bot.games.mafie.question import needs_confirm
from bot.games.mafie.receipts import receipt
from bot.games.mafie.status import in_turn
from bot.games.mafie.story import decisive, moments, story, story_text
from bot.games.mafie.tally import tally_picture
from bot.games.mafie.voice import MafieVoice
from bot.presenting.host_desk import OptionList, list_page
from bot.presenting.limits import DESCRIPTION
from bot.presenting.lobby_scene import LobbyScene
from bot.presenting.naming import cut, listed
from bot.presenting.page import MenuOption, Page
from bot.presenting.presenter import Presenter
from bot.presenting.scene import Scene, call_before_end
from bot.presenting.setting import changed_lines, in_bold, settings_of, value_key
from bot.presenting.texts import Words
from bot.presenting.typed_numbers import read_number
from engines import Notice, Text
from engines.mafie import MafieView
from engines.mafie.asks import CHANGE, HUNCH, PEEK, READY, ROLE_SWAP, VICTIM
from engines.mafie.components import NEW_GANG, TOKENS

_SAID_FIRST = frozenset({"extended", "cards"})
"""Options that have a line of their own."""


def setting_lines(words: Words, game: str, options: Mapping[str, Any], seats: int, *, changed: Collection[str] = ()) -> list[str]:
    """Return the setting, shortest first: basic or extended, the cards, every changed option, the tokens."""
    extended, theme = bool(options.get("extended")), theme_of(options)
    lines = [in_bold(words("lobby-extended" if extended else "lobby-basic"), "extended" in changed)]
    if extended:
        cards = words("lobby-cards", list=_cards_line(words, options.get("cards", "auto"), seats, theme))
        lines.append(in_bold(cards, "cards" in changed))
    lines += changed_lines(words, (one for one in settings_of(game) if one.name not in _SAID_FIRST), options, changed, theme)
    return [*lines, tokens(words, options, seats, theme)] if seats in TOKENS else lines


def _cards_line(words: Words, cards: Any, seats: int, theme: str) -> str:
    """Return the cards by name if the number of seats determines them, else the way of choosing them."""
    known = known_cards(cards, seats)
    if not known:
        return words(value_key("cards", cards))
    return listed(dict.fromkeys(words(f"pic-card-{card}-title", theme=theme) for card in known))


_GANG = "gang"
"""Stands for the three cards of New Gang, one choice."""


def cards_page(scene: LobbyScene) -> Page:
    """Return the page for choosing the cards one by one, New Gang as one entry."""
    now = scene.options.get("cards")
    chosen = frozenset(now) if isinstance(now, list | tuple) else frozenset()
    values = [*((str(card), card) for card in range(1, NEW_GANG[0])), (_GANG, NEW_GANG[0])]
    choices = tuple(_choice(scene, value, card, chosen=card in chosen) for value, card in values)
    return list_page(scene, "cards", scene.words("h-cards"), scene.words("h-which-cards"), choices)


def _choice(scene: LobbyScene, value: str, card: int, *, chosen: bool) -> MenuOption:
    theme = theme_of(scene.options)
    effect = cut(scene.words(f"card-effect-{card}", theme=theme), DESCRIPTION)
    return MenuOption(value, scene.words(f"pic-card-{card}-title", theme=theme), effect, chosen=chosen)


def read_cards(values: Sequence[str]) -> tuple[int, ...]:
    """Return the numbers of the cards that a menu gave as ``values``, in order; a value that is no number is 0, which no card has."""
    numbers = {read_number(value) or 0 for value in values if value != _GANG}
    if _GANG in values:
        numbers.update(NEW_GANG)
    return tuple(sorted(numbers))


_MOST = 1_900
"""Characters of one answer in plain text."""


def help_text(scene: Scene, _seat: int | None) -> str:
    """Return the help for the present phase, the cards of an extended game, and a pointer to the rest."""
    voice = MafieVoice(scene)
    first, last = " ".join(_phase_help(voice)), voice("help-always")
    if not voice.view.options.get("extended") or voice.view.phase == "end":
        return f"{first}\n{last}"
    text = ""
    for effects in (True, False):
        text = "\n".join((first, voice("help-cards"), *_cards(voice, effects=effects), last))
        if len(text) <= _MOST:
            break
    return text


def _phase_help(voice: MafieVoice) -> Iterator[str]:
    """Yield the sentences about the present phase that hold at this table."""
    view = voice.view
    phase = view.phase
    if in_turn(voice.scene) is not None:
        yield voice("help-rounds")
    elif phase == "closing":
        yield voice("help-closing", list=voice.cards(_unspent(view, CLOSING_CARDS) or _in_set(view, CLOSING_CARDS)))
    elif phase == "end" and _has_gang(view):
        yield voice("help-end-gang")
    else:
        alone = mafiosi_of(view.options, len(view.seats)) == 1 and not view.card_set  # nobody can be recruited
        yield voice(f"help-{phase}", agent="yes" if _has_agent(view) else "no", alone="yes" if alone else "no")
    if phase == "start":
        yield voice("help-goal-gang" if _has_gang(view) else "help-goal")
    elif phase in ("agent", "mafia"):
        yield from _night_help(voice)
    elif phase in ("dawn", "verdict") and (saving := _unspent(view, SAVING_CARDS)):
        yield voice("help-saved", list=voice.cards(saving))
    elif phase in ("first", "final"):
        yield from _ballot_help(voice)


def _night_help(voice: MafieVoice) -> Iterator[str]:
    options = voice.view.options
    if voice.view.phase == "agent" and TOKENS[len(voice.view.seats)].group == "small":
        yield voice("help-agent-small")
    if options.get("decoys"):
        yield voice("help-decoys")
    if options.get("night_length") == "constant":
        yield voice("help-even-nights")


def _ballot_help(voice: MafieVoice) -> Iterator[str]:
    view = voice.view
    yield voice("help-votes-turn" if view.commander is not None else "help-votes-amend")
    if view.phase == "first":
        yield voice("help-first-single" if view.options.get("kids_single_ballot") else "help-first-two")
    if view.commander is not None and (view.phase == "final" or view.options.get("commander_first_ballot") == "eliminate"):
        yield voice(f"help-{view.phase}-commander")


def _in_set(view: MafieView, cards: Iterable[int]) -> list[int]:
    return [card for card in cards if card in view.card_set]


def _unspent(view: MafieView, cards: Iterable[int]) -> list[int]:
    return [card for card in _in_set(view, cards) if card not in view.spent]


def _has_agent(view: MafieView) -> bool:
    return not view.options.get("kids_no_agent")


def _has_gang(view: MafieView) -> bool:
    return NEW_GANG[0] in view.card_set


def _cards(voice: MafieVoice, *, effects: bool) -> list[str]:
    """One line a kind of card: its window and, if there is room, its effect."""
    told = dict.fromkeys(min(card, GANG_CARDS[0]) for card in voice.view.card_set)
    lines = []
    for card in told:
        line = f"- **{voice.card(card)}**: {voice(f'pic-card-{card}-when')}"
        lines.append(f"{line} {voice(f'pic-card-{card}-what')}" if effects else line)
    return lines


_CALLED = (PEEK, HUNCH, VICTIM, ROLE_SWAP, *NAMED, *BALLOTS)
"""Not the windows of many (MF-14.11), not the discussion, not what is open beside another question."""


def last_call(scene: Scene) -> tuple[int, ...]:
    """Return the seats without any answer, in seat order; automated players need no call."""
    voice = MafieVoice(scene)
    missing = {ask.seat for ask in scene.asks if ask.name in _CALLED and not _answered(voice, ask.name, ask.seat)}
    return tuple(sorted(missing - scene.bot_players))


def slow_turns(scene: Scene) -> tuple[int, ...]:
    """Return the seats that a new day, a ballot or a tie waits for."""
    voice = MafieVoice(scene)
    asked = {ask.seat for name in (READY, *BALLOTS, CHANGE) for ask in scene.asks_named(name) if not _answered(voice, name, ask.seat)}
    return tuple(sorted(asked - scene.bot_players))


def _answered(voice: MafieVoice, name: str, seat: int) -> bool:
    """A changeable question stays open after an answer."""
    if name in BALLOTS:
        return voice.view.ballot is not None and seat in voice.view.ballot.voted
    if name in (READY, CHANGE):
        return voice.view.seats[seat].ready or voice.view.seats[seat].stays
    me = voice.mine(seat).me if name == VICTIM else None
    return me is not None and seat in me.picks


def last_call_line(scene: Scene, seat: int) -> str:
    """Return the call to ``seat``. It does not mention the question, since a locked screen shows it."""
    return call_before_end(scene, [ask for ask in scene.asks_of(seat) if ask.name in _CALLED])


VARIANTS = 6
"""The least number of wordings of each line, in the children's theme too (MA-5.4)."""

OLD_KEYS = {"say-blame": "say-defence-blame"}
"""Lines by what they were called in the logs of older versions."""


def talk_line(scene: Scene, seat: int, text: Text) -> str:
    """Return the line of ``seat`` in one of its wordings: that of its argument ``variant`` (from 1), else a drawn one."""
    voice = MafieVoice(scene)
    chosen = text.args.get("variant")
    drawn = voice.variant(f"{text.key}/{seat}/{voice.view.round}/{voice.view.phase}", VARIANTS)
    number = chosen if isinstance(chosen, int) else drawn
    told = {name: value for name, value in text.args.items() if name != "variant"}
    if isinstance(day := told.get("round"), int):
        told["ago"] = voice.view.round - day  # people say "yesterday" and not the number of the day
    line = Text(f"auto-{OLD_KEYS.get(text.key, text.key).removeprefix('say-')}", told)
    return voice(
        "spoken", who=voice.who(seat), text=scene.words.text(line, scene.names, theme="kids" if voice.kids else "town", variant=number)
    )


def request(scene: Scene) -> str:
    """Return the present request of the board and its end."""
    return status.request(MafieVoice(scene))


def aloud(scene: Scene, notice: Notice) -> str:
    """Return the sentence of the board that opens a ballot; the narrator reads all else in the channel."""
    return MafieVoice(scene)(f"want-{notice.text.args['kind']}") if notice.text.key == "mf-ballot" else ""


PRESENTER = Presenter(
    public_asks=SHARED,
    poster=poster,
    more_people=more_people,
    mark="mafia",
    setting_lines=setting_lines,
    theme=theme_of,
    at_table=at_table,
    roles_and_cards=text_cards,
    chosen_cards=chosen_cards,
    option_lists={"cards": OptionList(cards_page, read_cards)},
    board=board,
    meanwhile=meanwhile,
    narrate=narrate,
    line_picture=tally_picture,
    talk_line=talk_line,
    request=request,
    aloud=aloud,
    book=book,
    story=story,
    story_text=story_text,
    moments=moments,
    decisive=decisive,
    own_night=own_night,
    help=help_text,
    hand=hand,
    desk=desk,
    spectator_desk=spectator_desk,
    open_guesses=open_guesses,
    card_page=card_page,
    question=question,
    question_key=question_key,
    question_over=question_over,
    loud_question=loud_question,
    needs_confirm=needs_confirm,
    confirm_page=shared_confirm,
    receipt=receipt,
    turns=None,
    slow_turns=slow_turns,
    last_call=last_call,
    last_call_line=last_call_line,
)
