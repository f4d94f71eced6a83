"""Any question on the desk: the sentence that asks, buttons for a few answers, a menu for many, marks for several at once."""

from collections.abc import Sequence

from bot.presenting.boxed.default.voice import DefaultVoice, name_of
from bot.presenting.leafing import marking_parts, page_of, paged_menu
from bot.presenting.limits import BUTTON_LABEL, CHOICE_LABEL, PLACEHOLDER, ROW, cut
from bot.presenting.page import Button, Buttons, Choice, Part
from bot.presenting.questions import NOTHING, answer_button, rows, sure_buttons
from bot.presenting.scene import Scene
from engines import Ask, Option


def ask_parts(voice: DefaultVoice, ask: Ask) -> list[Part]:
    """Return the question ``ask``: what is asked, what there is to know about it, what to press."""
    said = "\n".join(line for line in (f"**{voice.question(ask)}**", voice.of_ask("hint", ask)) if line)
    offered = [option for option in ask.options if not option.host_only]
    parts: list[Part] = [said, *_answers(voice, ask, offered)]
    if ask.least == 0 and ask.holds:  # what is open beside the course of play is simply left alone
        parts.append(Buttons((_nothing(voice, ask),)))
    return parts


def _answers(voice: DefaultVoice, ask: Ask, offered: Sequence[Option]) -> Sequence[Part]:
    if ask.most > 1:
        return _several(voice, ask, offered)
    if len(offered) <= ROW and not any(option.id.startswith("seat:") for option in offered):
        return rows(answer_button(voice.scene, ask, option.id, cut(voice.option(option), BUTTON_LABEL)) for option in offered)
    group, page = page_of(voice.scene.looked_at(ask))
    return paged_menu(voice.scene, ask, _placeholder(voice, ask), _choices(voice, offered), place=group, page=page)


def _several(voice: DefaultVoice, ask: Ask, offered: Sequence[Option]) -> list[Part]:
    done, clear = voice("b-take"), voice("b-clear")
    return marking_parts(voice.scene, ask, _placeholder(voice, ask), _choices(voice, offered), done=done, clear=clear)


def _choices(voice: DefaultVoice, offered: Sequence[Option]) -> list[Choice]:
    return [Choice(option.id, cut(voice.option(option), CHOICE_LABEL)) for option in offered]


def _placeholder(voice: DefaultVoice, ask: Ask) -> str:
    return cut(voice("choose", n=ask.most), PLACEHOLDER)


def _nothing(voice: DefaultVoice, ask: Ask) -> Button:
    return answer_button(voice.scene, ask, NOTHING, cut(voice.of_ask("nothing", ask) or voice("b-nothing"), BUTTON_LABEL))


def needs_confirm(scene: Scene, ask: Ask, picks: tuple[str, ...]) -> bool:
    """Return whether the game has words that ask once more before ``picks`` count."""
    voice = DefaultVoice(scene)
    return bool(picks) and scene.words.has(voice.key("sure", name_of(ask)))


def confirm_parts(voice: DefaultVoice, ask: Ask, chosen: str) -> list[Part]:
    """Return the confirmation of the option ``chosen``, the safe button second."""
    option = next(option for option in ask.options if option.id == chosen)
    what = voice.option(option)
    said = f"{voice.of_ask('sure', ask, what=what)}\n{voice('confirm-note')}"
    return [said, Buttons(sure_buttons(voice.scene, ask, chosen, cut(what, BUTTON_LABEL), voice("b-other")))]
