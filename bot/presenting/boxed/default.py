"""A game with nothing but its engine, its timing and its words: every function of a presenter over messages ``<game>-<part>-<name>``."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pydantic import BaseModel

from bot.presenting.boxed.chronicle import deal_line, from_the_first
from bot.presenting.boxed.pages import awaited, board_page, waiting
from bot.presenting.closing import closing_page, proof
from bot.presenting.desk import desk_page, with_end
from bot.presenting.drawing.posters import Poster, emblem
from bot.presenting.drawing.tokens import GROUND
from bot.presenting.leafing import marking_parts, page_of, paged_menu
from bot.presenting.limits import BUTTON_LABEL, CHOICE_LABEL, PLACEHOLDER, ROW
from bot.presenting.naming import cut, listed
from bot.presenting.page import Buttons, Line, MenuOption, Page, Part
from bot.presenting.questions import NOTHING, answer_button, name_of, offered, rows, sure_buttons, verb_button
from bot.presenting.scene import Scene, end_of
from bot.presenting.voice import GameVoice
from engines import Ask, Notice, Option, Text
from engines.table import seat_of

# ---- its voice


class DefaultVoice(GameVoice[Any]):
    """Speaks about one scene of any game by messages ``<game>-<part>-<name>``."""

    def key(self, part: str, name: str) -> str:
        """Return the id of a message of this game: ``toy-ask-raid`` for the question ``toy.raid``."""
        return f"{self.scene.game}-{part}-{name}"

    def maybe(self, part: str, name: str, **args: str | int) -> str:
        """Format an optional message of the game; empty without it."""
        key = self.key(part, name)
        return self(key, **args) if self.scene.words.has(key) else ""

    def moment(self, part: str) -> str:
        """Format the message of the present phase, which may use the round; empty without it."""
        return self.maybe(part, str(self.view.phase), round=self.view.round)

    def of_ask(self, part: str, ask: Ask, **args: str | int) -> str:
        """Format the message of a question, such as its hint; empty without it."""
        return self.maybe(part, name_of(ask), **args)

    def question(self, ask: Ask) -> str:
        return self(self.key("ask", name_of(ask)))

    def option(self, option: Option) -> str:
        """Return an option as a label, without markdown."""
        if option.id.startswith("seat:"):
            return self.label(seat_of(option.id))
        return self(option.text.key, **self.arguments(option.text.args)).replace("**", "")

    def fields(self, part: str, view: BaseModel) -> list[str]:
        """Return a line for each field of ``view`` with a message of the game, in the order of the fields."""
        found = ((name, getattr(view, name)) for name in type(view).model_fields)
        lines = (self.maybe(part, name, **self._shown(value)) for name, value in found)
        return [line for line in lines if line]

    def _shown(self, value: Any) -> dict[str, str | int]:
        """Return the arguments of the message about a field.

        ``value``: a number or word unchanged. ``n``: the number, of a collection its size. ``list``: a collection with commas; ``people``:
        the same as seats by their names; ``each``: everybody's name with their value.
        """
        several = value if isinstance(value, tuple | list | Mapping) else ()
        owned = dict(several) if isinstance(several, Mapping) else dict(enumerate(several))
        seats = [one for one in (several or (value,)) if isinstance(one, int) and one < len(self.scene.names)]
        return {
            "value": "" if several else self._said(value),
            "n": value if isinstance(value, int) and not isinstance(value, bool) else len(several),
            "list": listed(str(self._said(one)) for one in owned.values()),
            "people": self.people(seats),
            "each": listed((f"{self.who(seat)} {self._said(its)}" for seat, its in self._by_seat(owned)), " · "),
        }

    def _by_seat(self, owned: Mapping[Any, Any]) -> Iterable[tuple[int, Any]]:
        return ((seat, its) for seat, its in owned.items() if isinstance(seat, int) and seat < len(self.scene.names))

    def _said(self, value: Any) -> str | int:
        if isinstance(value, str | int | bool):
            return self.arguments({"value": value})["value"]
        return "none" if value is None else str(value)


# ---- before the deal

poster = Poster(emblem("star"), GROUND["wood"])


# ---- the channel


def board(scene: Scene) -> Page:
    """Return the board: heading (``<game>-phase-<phase>``), the view in words, request (``<game>-want-<phase>``).

    The view is described field by field: ``<game>-board-<field>``. The button to the desk is always there, so it reveals no secret
    question.
    """
    voice = DefaultVoice(scene)
    title = voice.moment("phase") or voice(f"game-{scene.game}")
    table = "\n".join(voice.fields("board", voice.view))
    seats = awaited(scene)
    missing = voice("missing", list=voice.people(seats)) if seats else ""
    wanted = (" ".join(line for line in (voice.moment("want"), _until(voice)) if line), missing)
    answer = Buttons((verb_button(scene, "desk", voice("b-answer"), "primary", "turn"),))
    return board_page(scene, (f"## {title}",), table, wanted, () if scene.public.phase == "end" else (answer,))


def _until(voice: DefaultVoice) -> str:
    """Return the end of the open questions; a secret one shows only in the clock of its step."""
    asked = [ask for ask in voice.scene.asks if not ask.secret]
    return voice.until(end_of(voice.scene, asked) or voice.scene.step)


def help_text(scene: Scene, _seat: int | None) -> str:
    """Return the help for the present phase (``<game>-help-<phase>``) and a pointer to the rest; how the game is played stands below it."""
    voice = DefaultVoice(scene)
    return "\n".join(line for line in (voice.moment("help"), voice("help-always")) if line)


LINES = 12
"""The number of lines in one growing message."""


def narrate(notices: Sequence[Notice], scene: Scene, *, since: int = 0) -> list[Line]:
    """Return a line for each of ``notices`` from number ``since`` on: public ones for the channel, private ones for their readers.

    ``notices`` are all since the game began. Raises ValueError when the first of them are missing.
    """
    from_the_first(notices)
    voice = DefaultVoice(scene)
    lines = [deal_line(voice, len(scene.names))] if notices and since == 0 else []
    public = 0
    for notice in notices:
        if notice.number >= since:
            lines += _lines(voice, notice, public // LINES)
        public += notice.to is None
    return lines


def _lines(voice: DefaultVoice, notice: Notice, message: int) -> list[Line]:
    text = voice.sentence(notice)
    if notice.to is None:
        return [Line(text, notice.number, story=f"told-{message}")]
    return [Line(voice.covered(text), notice.number, seat=seat) for seat in sorted(notice.to)]


def talk_line(scene: Scene, seat: int, text: Text) -> str:
    return DefaultVoice(scene).spoken(seat, text)


# ---- one seat


def hand(scene: Scene, seat: int) -> Page:
    """Return the direct message of ``seat``: its belongings behind spoilers. All questions are on the desk."""
    voice = DefaultVoice(scene)
    opening = [f"{voice('secret-follows')}\n"] if scene.text_mode else []
    text = "\n".join([_title(voice, seat), *(voice.covered(line) for line in _held(voice, seat))])
    return Page((*opening, text), "done" if voice.view.phase == "end" else "brass")


def desk(scene: Scene, seat: int, *, confirm: str | None = None, chosen: str | None = None) -> Page:
    """Return the desk of ``seat``: its belongings (``<game>-desk-<field>``), its questions.

    ``confirm``, ``chosen``: the question whose pick needs a confirmation; then the desk asks nothing else.
    """
    voice = DefaultVoice(scene)
    above, have = [_title(voice, seat)], _held(voice, seat)
    asks = sorted(scene.asks_of(seat), key=lambda ask: not ask.holds)
    doubted = next((ask for ask in asks if ask.name == confirm and any(option.id == chosen for option in ask.options)), None)
    if doubted is not None and chosen is not None:
        return desk_page(scene, above, have, confirm_parts(voice, doubted, chosen))
    asked: list[Part] = [] if any(ask.holds for ask in asks) else [waiting(voice, seat)]
    asked += with_end((ask_parts(voice, ask) for ask in asks), voice.until(end_of(scene, asks)))
    return desk_page(scene, above, have, asked)


def _title(voice: DefaultVoice, seat: int) -> str:
    return f"## {voice('desk-title', who=voice.who(seat))}"


def _held(voice: DefaultVoice, seat: int) -> list[str]:
    return voice.fields("desk", voice.mine(seat))


# ---- a question: its sentence, buttons for a few answers, a menu for many, marks for several at once


def ask_parts(voice: DefaultVoice, ask: Ask) -> list[Part]:
    """Return the question ``ask``: its sentence, its hint, the answers."""
    text = "\n".join(line for line in (f"**{voice.question(ask)}**", voice.of_ask("hint", ask)) if line)
    parts: list[Part] = [text, *_answers(voice, ask, offered(ask))]
    if ask.least == 0 and ask.holds:  # a question beside the course of play needs no answer
        nothing = voice.of_ask("nothing", ask) or voice("b-nothing")
        parts.append(Buttons((answer_button(voice.scene, ask, NOTHING, cut(nothing, BUTTON_LABEL)),)))
    return parts


def _answers(voice: DefaultVoice, ask: Ask, options: Sequence[Option]) -> Sequence[Part]:
    if ask.most == 1 and len(options) <= ROW and not any(option.id.startswith("seat:") for option in options):
        return rows(answer_button(voice.scene, ask, option.id, cut(voice.option(option), BUTTON_LABEL)) for option in options)
    placeholder = cut(voice("choose", n=ask.most), PLACEHOLDER)
    choices = [MenuOption(option.id, cut(voice.option(option), CHOICE_LABEL)) for option in options]
    if ask.most > 1:
        return marking_parts(voice.scene, ask, placeholder, choices, done=voice("b-take"), clear=voice("b-clear"))
    group, page = page_of(voice.scene.looked_at(ask))
    return paged_menu(voice.scene, ask, placeholder, choices, place=group, page=page)


def needs_confirm(scene: Scene, ask: Ask, picks: tuple[str, ...]) -> bool:
    """Return whether the game has words for a confirmation of ``picks``."""
    voice = DefaultVoice(scene)
    return bool(picks) and scene.words.has(voice.key("sure", name_of(ask)))


def confirm_parts(voice: DefaultVoice, ask: Ask, chosen: str) -> list[Part]:
    """Return the confirmation of the option ``chosen``, the safe button second."""
    option = next(option for option in ask.options if option.id == chosen)
    what = voice.option(option)
    text = f"{voice.of_ask('sure', ask, what=what)}\n{voice('confirm-note')}"
    return [text, Buttons(sure_buttons(voice.scene, ask, chosen, cut(what, BUTTON_LABEL), voice("b-other")))]


def receipt(scene: Scene, ask: Ask, picks: tuple[str, ...], _notices: Sequence[Notice] = ()) -> str:
    """Return the sentence after an answer: the game's own (``<game>-given-<question>``), or the chosen options."""
    voice = DefaultVoice(scene)
    what = ", ".join(voice.option(option) for option in ask.options if option.id in picks)
    return voice.of_ask("given", ask, what=what) or (voice("given", what=what) if what else voice("given-nothing"))


# ---- the end


def story(scene: Scene) -> Page:
    """Return the closing message: winners, scores, the proof of the deal, next steps."""
    voice = DefaultVoice(scene)
    return closing_page(scene, _winners(voice), (), _scores(voice))


def story_text(scene: Scene) -> str:
    """Return all public lines of the game, without markdown."""
    voice = DefaultVoice(scene, plain=True)
    told = [line.text.replace("**", "") for line in narrate(scene.notices, scene) if line.seat is None]
    ended = [voice("story-title"), _winners(voice), *_scores(voice), "", *told]
    return "\n".join([*ended, "", proof(scene)] if scene.salt else ended)


def _winners(voice: DefaultVoice) -> str:
    """Return the winners and the reason of the end (``<game>-end-<reason>``)."""
    outcome = voice.scene.outcome
    if outcome is None:
        return ""
    won = voice("winners", n=len(outcome.winners), list=voice.people(sorted(outcome.winners)))
    return " ".join(line for line in (voice.maybe("end", outcome.reason), won) if line)


def _scores(voice: DefaultVoice) -> list[str]:
    outcome = voice.scene.outcome
    if outcome is None or not outcome.scores:
        return []
    ranked = sorted(outcome.scores.items(), key=lambda entry: (-entry[1], entry[0]))
    return [voice("scores", list=listed((f"{voice.who(seat)} {points}" for seat, points in ranked), " · "))]
