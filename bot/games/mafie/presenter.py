"""Mafie in Discord: the board, the hands, the questions, the words of the game master.

``board`` is public and made of the public view alone; ``hand``, ``question`` and ``desk`` speak to one seat; ``narration`` tells.
"""

from bot.games.mafie.board import board
from bot.games.mafie.book import aloud, book, wanted
from bot.games.mafie.desk import card_page, desk, shared_confirm, spectator_desk
from bot.games.mafie.hand import hand
from bot.games.mafie.lobby_lines import cards_page, read_cards, setting_lines, theme_of
from bot.games.mafie.meanwhile import meanwhile
from bot.games.mafie.messages import narrate
from bot.games.mafie.names import BALLOTS, GANG_CARDS, HUNCH, NAMED, PEEK, SHARED, SWAP, VICTIM
from bot.games.mafie.pictures.poster import poster
from bot.games.mafie.question import loud_question, needs_confirm, question, question_key
from bot.games.mafie.receipts import receipt
from bot.games.mafie.speaking import in_turn
from bot.games.mafie.story import story, story_text
from bot.games.mafie.voice import Voice
from bot.presenting.clocks import end_of, stamp
from bot.presenting.option_list import OptionList
from bot.presenting.presenter import Presenter
from bot.presenting.scene import Scene
from engines import Text

_MOST = 1_900
"""Characters of one answer in plain text."""


def help_text(scene: Scene, _seat: int | None) -> str:
    """Return the help for the present phase, the cards of this game in an extended one, and where everything else is."""
    voice = Voice(scene)
    first, last = voice("help-rounds" if in_turn(scene) is not None else f"help-{voice.view.phase}"), voice("help-always")
    if not voice.view.options.get("extended") or voice.view.phase == "end":
        return f"{first}\n{last}"
    said = ""
    for effects in (True, False):
        said = "\n".join((first, voice("help-cards"), *_cards(voice, effects=effects), last))
        if len(said) <= _MOST:
            break
    return said


def _cards(voice: Voice, *, effects: bool) -> list[str]:
    """One line a kind of card: when it is played and, where there is room, what it does."""
    told = dict.fromkeys(min(card, GANG_CARDS[0]) for card in voice.view.card_set)
    lines = []
    for card in told:
        line = f"- **{voice.card(card)}**: {voice(f'pic-card-{card}-when')}"
        lines.append(f"{line} {voice(f'pic-card-{card}-what')}" if effects else line)
    return lines


_CALLED = (PEEK, HUNCH, VICTIM, SWAP, *NAMED, *BALLOTS)
"""Not the windows of many (MF-14.11), not the discussion, not what is open beside another question."""


def last_call(scene: Scene) -> tuple[int, ...]:
    """Return the seats that have not answered at all, in seat order; machines need no call."""
    voice = Voice(scene)
    missing = {ask.seat for ask in scene.asks if ask.name in _CALLED and not _answered(voice, ask.name, ask.seat)}
    return tuple(sorted(missing - scene.bot_players))


def _answered(voice: Voice, name: str, seat: int) -> bool:
    """What can be changed stays open after an answer."""
    if name in BALLOTS:
        return voice.view.ballot is not None and seat in voice.view.ballot.voted
    me = voice.mine(seat).me if name == VICTIM else None
    return me is not None and seat in me.picks


def last_call_line(scene: Scene, seat: int) -> str:
    """Return the call to ``seat``. It says nothing of what is asked, since a locked screen shows it."""
    voice = Voice(scene)
    own = [ask for ask in scene.asks_of(seat) if ask.name in _CALLED]
    when = stamp(end_of(scene, own))
    return voice("last-call", until=when) if when else voice("are-you-there")


VARIANTS = 6
"""How many wordings each line has at least, in children's words too (MA-5.4)."""

OLD_KEYS = {"say-blame": "say-defence-blame"}
"""Lines by what they were called in the logs of older versions."""


def said(scene: Scene, seat: int, text: Text) -> str:
    """Return the line of ``seat`` in one of its wordings: the one that stands in its argument ``variant`` (from 1), else a drawn one."""
    voice = Voice(scene)
    chosen = text.args.get("variant")
    drawn = voice.variant(f"{text.key}/{seat}/{voice.view.round}/{voice.view.phase}", VARIANTS)
    number = chosen if isinstance(chosen, int) else drawn
    told = {name: value for name, value in text.args.items() if name != "variant"}
    line = Text(f"auto-{OLD_KEYS.get(text.key, text.key).removeprefix('say-')}", told)
    return voice(
        "spoken", who=voice.who(seat), text=scene.words.text(line, scene.names, theme="kids" if voice.kids else "town", variant=number)
    )


PRESENTER = Presenter(
    public_asks=SHARED,
    poster=poster,
    mark="mafia",
    setting_lines=setting_lines,
    theme=theme_of,
    option_lists={"cards": OptionList(cards_page, read_cards)},
    board=board,
    meanwhile=meanwhile,
    narrate=narrate,
    said=said,
    wanted=wanted,
    aloud=aloud,
    book=book,
    story=story,
    story_text=story_text,
    help=help_text,
    hand=hand,
    desk=desk,
    spectator_desk=spectator_desk,
    card_page=card_page,
    question=question,
    question_key=question_key,
    loud_question=loud_question,
    needs_confirm=needs_confirm,
    confirm_page=shared_confirm,
    receipt=receipt,
    turns=None,
    last_call=last_call,
    last_call_line=last_call_line,
)
