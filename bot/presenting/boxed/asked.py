"""The subjects of an open question: the components that its options name, each with its effect (OP-1.2)."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from bot.presenting.page import Buttons, Menu, Part, Separator
from bot.presenting.questions import as_extra
from engines import Ask, Option

Effect = tuple[str, str]
"""The name of a component, and what it does."""


def with_effects(
    parts: Sequence[Part], asks: Sequence[Ask], effects: Callable[[Ask, Option], Iterable[Effect]], more: Iterable[Effect] = ()
) -> list[Part]:
    """Return the parts of the questions ``asks`` below a list of what the components in their shown options do, and a line.

    A phone shows the question and its controls, the list when the reader scrolls up (NT-2.1).

    ``effects`` yields the components of an option, ``more`` has those of the question itself. Nothing is told twice: an effect that stands
    whole in a text, or in the description of an option, is left out.
    """
    shown = set(_shown(parts))
    named = [effect for ask in asks for option in ask.options if as_extra(option.id) in shown for effect in effects(ask, option)]
    told = [text for part in parts for text in _texts(part)]
    lines = dict.fromkeys(f"- **{name}**: {effect}" for name, effect in (*more, *named) if not any(effect in text for text in told))
    return ["\n".join(lines), Separator(), *parts] if lines else list(parts)


def references(option: Option) -> Iterator[str]:
    """Yield the references ``kind:name`` in the words of an option."""
    for arg in option.text.args.values():
        yield from (str(one) for one in (arg if isinstance(arg, tuple) else (arg,)) if isinstance(one, str) and ":" in one)


def _shown(parts: Sequence[Part]) -> Iterator[str]:
    """Yield the options that can be chosen on this page, as custom ids write them."""
    for part in parts:
        if isinstance(part, Menu):
            yield from (as_extra(choice.value) for choice in part.choices)
        elif isinstance(part, Buttons):
            yield from (button.id.rpartition(":")[2] for button in part.buttons)


def _texts(part: Part) -> Iterator[str]:
    if isinstance(part, str):
        yield part
    elif isinstance(part, Menu):
        yield from (choice.description for choice in part.choices)
