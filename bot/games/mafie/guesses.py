"""Sealed guesses in Mafie (NT-5.1): whom the Mafia takes tonight, who falls in the vote, and who the Mafia are.

They open at dusk; the last one about the vote, among the suspects, opens for their speeches. A guess can be changed until it is decided,
for a reader of the nights until the book names the victim.
"""

from collections.abc import Iterator

from bot.games.mafie.names import NIGHT_PHASES
from bot.games.mafie.pictures.role import SMALL_MOST
from bot.games.mafie.voice import MafieVoice
from bot.presenting.guesses import GUESS, NOBODY, Guess, Guesser, OpenGuess, Score, best, scores
from bot.presenting.limits import CHOICE_LABEL
from bot.presenting.naming import cut, plain
from bot.presenting.page import Menu, MenuOption, Part
from bot.presenting.scene import Scene, custom_id
from engines.mafie import MafieView

NIGHT, DAY, VERDICT, NAMES = "night", "day", "verdict", "mafia"
WAYS = {NIGHT: "mafia", DAY: "ballot", VERDICT: "ballot"}
"""How the guessed seat leaves the game."""
BEFORE_THE_VOTE = (*NIGHT_PHASES, "dawn", "discussion")
NAMING = ("dawn", "discussion", "first", "defence", "final", "tie")
"""Phases in which the Mafia can be named, once a day."""


def open_guesses(scene: Scene, seat: int | None) -> tuple[OpenGuess, ...]:
    """Return what ``seat``, once out, or a spectator (None) may guess now."""
    public: MafieView = scene.public
    if not scene.guessing or (seat is not None and public.seats[seat].living):
        return ()
    return tuple(_open(public, public if seat is None else scene.view(seat)))


def _open(public: MafieView, view: MafieView) -> Iterator[OpenGuess]:
    living = tuple(seat.seat for seat in public.seats if seat.living)
    taken = view.ghost is not None and view.ghost.victim is not None
    quiet = public.round == 1 and len(public.seats) <= SMALL_MOST
    if public.phase in NIGHT_PHASES and not taken and not quiet:
        yield OpenGuess(NIGHT, public.round, living)
    if public.phase in BEFORE_THE_VOTE:
        yield OpenGuess(DAY, public.round, living)
    if public.phase == "defence" and len(public.suspects) > 1:
        yield OpenGuess(VERDICT, public.round, tuple(sorted(public.suspects)))
    if public.phase in NAMING and not _knows(view) and 0 < public.left["mafia"] < len(living):
        yield OpenGuess(NAMES, public.round, living, count=public.left["mafia"], nobody=False)


def _knows(view: MafieView) -> bool:
    """Return whether the reader knows the Mafia: from the book of the dead, or from their own token."""
    me = view.me
    return view.ghost is not None or (me is not None and (me.token != "police" or me.allegiance == "mafia"))


# ---- right or wrong


def judged(view: MafieView, guess: Guess) -> tuple[int, int]:
    """Return how many of a guess are right and how many are decided, as far as ``view`` may know."""
    if guess.about == NAMES:
        if view.story is None:
            return 0, 0
        return sum(view.story.seats[seat].token == "mafia" for seat in guess.seats), len(guess.seats)
    fell = _fallen(view, guess.round, WAYS[guess.about])
    if not fell and not _is_decided(view, guess):
        return 0, 0
    return int(guess.seats[0] in fell if guess.seats else not fell), 1


def _fallen(view: MafieView, number: int, way: str) -> list[int]:
    return [seat.seat for seat in view.seats if seat.out_round == number and seat.way_out == way]


def _is_decided(view: MafieView, guess: Guess) -> bool:
    """Return whether it is certain that nobody fell: the matter of that round is over, or the game went on without it."""
    if view.round != guess.round:
        return view.round > guess.round
    if WAYS[guess.about] == WAYS[DAY]:
        return False
    return bool(_fallen(view, guess.round, WAYS[DAY])) or view.phase not in ("start", *NIGHT_PHASES, "dawn", "end")


# ---- the desk


def guess_parts(voice: MafieVoice, seat: int | None) -> list[Part]:
    """Return the menus of the open guesses, what the reader has guessed, and the score of those who are out."""
    scene = voice.scene
    by = Guesser(guest=scene.guest) if seat is None else Guesser(seat)
    own = {(guess.about, guess.round): guess for guess in scene.guesses if guess.by == by}
    menus: list[Part] = []
    opened = {(one.about, one.round): one for one in open_guesses(scene, seat)}
    for key, one in opened.items():
        menus += [_question(voice, one, own.get(key)), _menu(voice, one, own.get(key))]
    sealed = [_question(voice, one, one) for key, one in own.items() if key not in opened and _waits(scene, one)]
    counted = scores([guess for guess in scene.guesses if seat is not None or guess.by == by], lambda guess: judged(scene.public, guess))
    lines = [*([voice("guess-sealed")] if menus else []), *([voice("guess-score", list=_listed(voice, counted))] if counted else [])]
    if not menus and not sealed and not lines:
        return []
    return [f"### {voice('guess-title')}", *sealed, *menus, *(["\n".join(lines)] if lines else [])]


def _waits(scene: Scene, guess: Guess) -> bool:
    """Whether a guess of this round can no longer be changed and is not decided."""
    return guess.round == scene.public.round and judged(scene.public, guess) == (0, 0)


def _question(voice: MafieVoice, one: OpenGuess | Guess, own: Guess | None) -> str:
    count = one.count if isinstance(one, OpenGuess) else len(one.seats)
    asked = voice(f"guess-{one.about}", n=count)
    return asked if own is None else f"{asked}\n{voice('guess-own', who=guessed(voice, own.seats))}"


def guessed(voice: MafieVoice, seats: tuple[int, ...]) -> str:
    """Return the seats of a guess, behind a spoiler."""
    return voice.covered(voice.crowd(seats) if seats else voice("guess-nobody"))


def _menu(voice: MafieVoice, one: OpenGuess, own: Guess | None) -> Menu:
    scene, chosen = voice.scene, () if own is None else own.seats
    choices = [MenuOption(f"seat:{seat}", cut(plain(scene.names, seat), CHOICE_LABEL), chosen=seat in chosen) for seat in one.seats]
    if one.nobody:
        choices.append(MenuOption(NOBODY, voice("guess-nobody"), chosen=own is not None and not chosen))
    name = custom_id(scene.table, GUESS, f"{one.about}.{one.round}")
    return Menu(name, voice("guess-pick", n=one.count), tuple(choices), least=one.count, most=one.count)


def _listed(voice: MafieVoice, counted: tuple[Score, ...]) -> str:
    return ", ".join(voice("guess-score-of", who=_named(voice, score.by), right=score.right, all=score.all) for score in counted)


def _named(voice: MafieVoice, by: Guesser) -> str:
    """Return the name of a guesser; a spectator has none outside of Discord, and none once forgotten."""
    if by.seat >= 0:
        return voice.who(by.seat)
    user = voice.scene.guests[by.guest] if by.guest < len(voice.scene.guests) else ""
    return voice("guess-spectator", number=by.guest + 1) if voice.plain or not user.isdecimal() else f"<@{user}>"


# ---- the story


def best_ghost(voice: MafieVoice) -> str:
    """Return the line of the story about the best guessers; empty without a right guess."""
    found = best(scores(voice.scene.guesses, lambda guess: judged(voice.view, guess)))
    if not found:
        return ""
    return voice("story-guesses", list=", ".join(_named(voice, score.by) for score in found), right=found[0].right, all=found[0].all)
