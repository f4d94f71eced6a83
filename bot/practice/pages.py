"""The message of a lesson: news, the real board, the hint, the real question, and [Why?] [Skip] [End] (MA-8.1 to 8.4)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from bot.games import game_of
from bot.practice.events import LessonClaim, LessonStop
from bot.practice.how_to_play import CHOOSER, game_page
from bot.practice.lesson_game import LessonGame
from bot.practice.plan import PACES, LessonChoice, games_with_lessons
from bot.presenting.how_to_play import what_it_is
from bot.presenting.leafing import LOOK, MARK, TAKE
from bot.presenting.limits import TEXT
from bot.presenting.page import Button, Buttons, Form, Menu, Page, Part, Picture
from bot.presenting.questions import BACK, SURE, rows
from bot.presenting.scene import Look, Scene, custom_id
from bot.presenting.texts import Words
from bot.tables.pages.claims import ShownClaim, claim_form, claim_line
from bot.tables.session.talk_log import KINDS
from engines import Ask, Text
from engines.table import seat_of

LONGEST = 900
"""Most characters of the news; the oldest lines are left out."""


def told(play: LessonGame, scene: Scene, *, private: bool = True) -> list[str]:
    """Return the lines for everybody, and with ``private`` also those for the person alone, in order."""
    to = (None, play.seat) if private else (None,)
    presenter = game_of(scene.game).presenter
    lines = [line.text for line in presenter.narrate(play.game.notices, scene, since=play.since) if line.seat in to and line.text.strip()]
    return lines + [_said(play, scene, seat, text) for _, seat, text in play.lines[play.said_since :]]


def _said(play: LessonGame, scene: Scene, seat: int, text: Text) -> str:
    if seat != play.seat:
        return game_of(scene.game).presenter.talk_line(scene, seat, text)
    about = text.args.get("seat")
    return claim_line(scene, ShownClaim(seat, text.key, seat_of(str(about)) if about is not None else None))


def shortened(lines: list[str], most: int = LONGEST) -> str:
    """Return the last of ``lines`` that fit into ``most`` characters, after an ellipsis for the others."""
    kept: list[str] = []
    for line in reversed(lines):
        if sum(map(len, kept)) + len(kept) + len(line) + 2 > most:
            kept.append("…")
            break
        kept.append(line)
    return "\n".join(reversed(kept))


OF_QUESTIONS = frozenset({SURE, BACK, LOOK, MARK, TAKE, "page"})
"""Verbs of answers; a lesson has no other buttons of a table."""


@dataclass(frozen=True, slots=True)
class LessonReader:
    """The reader of a page, with their words, name, text mode and pace."""

    words: Words
    name: str
    text_mode: bool = False
    pace: float = PACES[0]


@dataclass(frozen=True, slots=True)
class LessonDisplay:
    """The state of a lesson's page.

    ``why``: the hint explains its rule. ``line``: a line above the news. ``confirm``: the question and pick to confirm. ``look``: the place
    in long options. ``resting``: the others are thinking.
    """

    why: bool = False
    line: str = ""
    confirm: tuple[str, str] | None = None
    look: Look | None = None
    resting: bool = False


DEFAULT_DISPLAY = LessonDisplay()

ROOM = 100
"""Spare characters of a message."""


def scene_of(play: LessonGame, lesson: str, reader: LessonReader, look: Look | None = None) -> Scene:
    """Return the person's scene of the lesson with the id ``lesson``."""
    others = reader.words("practice-names").split(", ")
    names = tuple(reader.name if seat == play.seat else others[seat] for seat in range(play.deal.seats))
    return Scene(
        table=lesson, game=play.lesson.game, public=play.game.view(None), view=play.game.view, asks=_asks(play), deadlines={}, names=names,
        words=reader.words, bot_players=frozenset(range(play.deal.seats)) - {play.seat}, text_mode=reader.text_mode, look=look,
        graveless=True,
        asked=play.lesson.asked, outcome=play.game.outcome, notices=play.game.notices if play.game.outcome is not None else (),
        seed=play.game.record.seed if play.game.outcome is not None else 0,
    )  # fmt: skip


def _asks(play: LessonGame) -> tuple[Ask, ...]:
    """Return the open questions; none while the person only reads."""
    return () if isinstance(play.moment.expected, LessonStop) else play.asks


def lesson_page(play: LessonGame, lesson: str, reader: LessonReader, shown: LessonDisplay = DEFAULT_DISPLAY) -> Page:
    """Return the page of a running lesson; its first phase begins with the goal of the game (NT-1.2).

    The hint stands right above the buttons, where it is visible on a phone.
    """
    words, scene = reader.words, scene_of(play, lesson, reader, shown.look)
    head, hint = words("practice-start", game=words(f"game-{scene.game}")), "" if shown.resting else _hinted(play, words, why=shown.why)
    above, pressed = _parted(_body(play, scene, shown))
    goal = _what(words, scene.game) if play.opens else ""
    lines = [*([shown.line] if shown.line else []), *told(play, scene)]
    room = TEXT - sum(len(part) for part in (head, goal, hint, *above, *pressed) if isinstance(part, str)) - ROOM
    happened = shortened(lines, min(LONGEST, room)) if lines and room > 0 else ""
    parts = (head, goal, happened, *above, hint, *pressed, *_bottom(play, scene, shown, reader.pace))
    return Page(tuple(part for part in parts if part != ""), game_of(scene.game).presenter.board(replace(scene, text_mode=True)).accent)


def _parted(parts: Sequence[Part]) -> tuple[list[Part], list[Part]]:
    """Split parts at the first menu or button; parts after the last one move up to the title."""
    places = [place for place, part in enumerate(parts) if isinstance(part, Menu | Buttons)]
    if not places:
        return list(parts), []
    first, last = places[0], places[-1] + 1
    return [*parts[:1], *parts[last:], *parts[1:first]] if first else list(parts[last:]), list(parts[first:last])


def _hinted(play: LessonGame, words: Words, *, why: bool) -> str:
    moment = play.moment
    if moment.hint is None:
        return f"> {words('practice-watch')}"
    key = moment.hint.hint if moment.on_course or not moment.hint.on_own else moment.hint.on_own
    lines = [f"> {words(f'practice-{key}')}"]
    return "\n".join([*lines, f"> -# {words(f'practice-{moment.hint.why}')}"] if why else lines)


# ---- board and question


def _body(play: LessonGame, scene: Scene, shown: LessonDisplay) -> list[Part]:
    hint = play.moment.hint
    if hint is not None and hint.shows == "hand" and not scene.asks:
        return list(game_of(scene.game).presenter.hand(scene, play.seat).parts)
    board, question = _board(scene), [] if shown.resting else _question(play, scene, shown)
    if not shown.resting and game_of(scene.game).presenter.turns is not None and scene.asks:
        if any(isinstance(part, Picture) for part in question) and not play.lesson.board_beside:
            board = [part for part in board if not isinstance(part, Picture)]
        if scene.text_mode:
            board = board[:1]  # the desk describes the table
    return [*board, scene.words("practice-resting")] if shown.resting else [*board, *question]


def _board(scene: Scene) -> list[Part]:
    """Return title, table and current task of the board; in text mode the table is the longest text."""
    title, *parts = (part for part in game_of(scene.game).presenter.board(scene).parts if isinstance(part, str | Picture))
    table = max((part for part in parts if isinstance(part, str)), key=len, default=None) if scene.text_mode else None
    places = [place for place, part in enumerate(parts) if part is table or isinstance(part, Picture)]
    if not places:
        return [title, *parts[:1]]
    after = places[-1] + 1
    return [title, *(parts[place] for place in places), *parts[after : after + 1]]


def _question(play: LessonGame, scene: Scene, shown: LessonDisplay) -> list[Part]:
    """Return the open question as at a table: on the desk, or by direct message and on the board."""
    presenter = game_of(scene.game).presenter
    if not scene.asks:
        return []
    confirm, chosen = shown.confirm or (None, None)
    if presenter.turns is not None:
        return _pressable(scene.game, presenter.desk(scene, play.seat, confirm=confirm, chosen=chosen).parts)
    asked = presenter.question(scene, play.seat, confirm=confirm, chosen=chosen)
    if asked is not None:
        return _pressable(scene.game, asked.parts)
    return [part for part in _pressable(scene.game, presenter.board(scene).parts) if isinstance(part, Menu | Buttons)]


def _answers(game: str, verb: str) -> bool:
    return verb in OF_QUESTIONS or verb.startswith(f"{game}.")


def _pressable(game: str, parts: Iterable[Part]) -> list[Part]:
    """Return ``parts`` without buttons that only a table has."""
    made: list[Part] = []
    for part in parts:
        if isinstance(part, Buttons):
            kept = tuple(button for button in part.buttons if not button.url and _answers(game, button.id.split(":")[2]))
            made += [Buttons(kept)] if kept else []
        else:
            made.append(part)
    return made


# ---- claims


def claimable(play: LessonGame) -> bool:
    """Whether the person can make a claim now: in a free discussion of a game that has silent phases."""
    rhythm = game_of(play.lesson.game).timing.rhythm
    view = play.game.view(play.seat)
    return bool(rhythm.closed) and getattr(view, "phase", "") in rhythm.free and bool(_asks(play))


def form_of_claims(play: LessonGame, lesson: str, reader: LessonReader) -> Form:
    """Return the form of claims, the same as at a table."""
    return claim_form(scene_of(play, lesson, reader), play.seat, KINDS)


# ---- buttons


def _bottom(play: LessonGame, scene: Scene, shown: LessonDisplay, pace: float) -> list[Buttons]:
    def button(verb: str, label: str, extra: str = "", *, wished: bool = False) -> Button:
        return Button(scene.words(label), custom_id(scene.table, verb, extra), "primary" if wished else "secondary")

    end = button("practice.end", "b-practice-end", str(LessonChoice(scene.game, pace)))
    if shown.resting:
        return [Buttons((button("practice.go", "b-practice-on"), end))]
    if shown.confirm is not None:
        return [Buttons((button("practice.go", "b-practice-back"), end))]
    expected = play.moment.expected
    first = [button("practice.on", "b-practice-on", play.place, wished=True)] if isinstance(expected, LessonStop) else []
    if claimable(play):
        first = [button("claim", "b-claim", wished=isinstance(expected, LessonClaim))]
    why = [button("practice.why", "b-practice-why")] if play.moment.hint is not None and not shown.why else []
    skip = [] if isinstance(expected, LessonStop) else [button("practice.skip", "b-practice-skip", play.place)]
    return rows([*first, *why, *skip, end])


# ---- before and after


def _what(words: Words, game: str) -> str:
    return what_it_is(words, game, game_of(game).presenter.at_table(words, {}, None))


def chooser_page(words: Words, running: str = "", lesson: str = "", pace: float = PACES[0], *, text_mode: bool = False) -> Page:
    """Return a card for each game to choose from (NT-1.2).

    ``running``: the game of the person's unfinished lesson, ``lesson`` its id. ``text_mode``: without posters.
    """
    parts: list[Part] = [words("practice-choose")]
    for game in games_with_lessons():
        begin = Button(words(f"game-{game}"), custom_id(CHOOSER, "practice.begin", str(LessonChoice(game, pace))))
        poster = [] if text_mode else [Picture(f"{game}.png", game_of(game).presenter.poster(game, words))]
        parts += [*poster, f"{_what(words, game)}\n-# {words(f'pic-poster-{game}-foot')}", Buttons((begin,))]
    if running:
        on = Button(words("b-practice-go-on"), custom_id(lesson, "practice.go"), "primary")
        parts += [words("practice-running", game=words(f"game-{running}")), Buttons((on,))]
    return Page(tuple(parts), "brass")


def closing_page(play: LessonGame, lesson: str, reader: LessonReader) -> Page:
    """Return the last page: closing words, news, solution, and further steps. No praise, no marks (MA-8.4)."""
    words, scene = reader.words, scene_of(play, lesson, reader)
    presenter = game_of(scene.game).presenter
    witness = play.game.witness()
    shown = list(presenter.book(scene, witness)) if witness is not None else _board(scene)
    happened = shortened(told(play, scene, private=False))
    parts: list[Part] = [
        f"> {words(f'practice-{play.lesson.closing}')}",
        *([happened] if happened else []),
        *shown,
        *_after(words, LessonChoice(scene.game, reader.pace)),
    ]
    return Page(tuple(_plainly(parts)), "done")


def ended_page(words: Words, choice: LessonChoice) -> Page:
    return Page((words("practice-ended", game=words(f"game-{choice.game}")), *_after(words, choice)), "quiet")


def rules_page(words: Words, choice: LessonChoice, docs: str = "") -> Page:
    """Return how the game is played, in general."""
    return game_page(words, choice.game, ways=(_lay(words, choice),), docs=docs, pace=choice.pace)


def _after(words: Words, choice: LessonChoice) -> Sequence[Part]:
    again = Button(words("b-practice-again"), custom_id(CHOOSER, "practice.begin", str(choice)), "primary")
    read = Button(words("b-help"), custom_id(CHOOSER, "practice.rules", str(choice)))
    return (Buttons((again, read, _lay(words, choice))),)


def _lay(words: Words, choice: LessonChoice) -> Button:
    return Button(words("b-practice-lay"), custom_id(CHOOSER, "practice.lay", choice.game))


def _plainly(parts: Iterable[Part]) -> Iterator[Part]:
    """Yield ``parts`` without spoiler marks."""
    for part in parts:
        if isinstance(part, Picture):
            yield replace(part, spoiler=False)
        else:
            yield part.replace("||", "") if isinstance(part, str) else part
