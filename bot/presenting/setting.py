"""Options in words: the setting of a game, as lines for the lobby and as pages for the host."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol, get_args, get_origin

import engines
from bot.presenting.texts import Words
from engines.first_player import chair_of


@dataclass(frozen=True, slots=True)
class Setting:
    """One option of a rulebook: its name and its plain values. ``listed``: its value may also be a list."""

    name: str
    values: tuple[Any, ...]
    default: Any
    listed: bool = False


def settings_of(game: str) -> tuple[Setting, ...]:
    """Return every option of ``game``, in the order of its rulebook. Raises KeyError for an unknown game."""
    rulebook = engines.GAMES[game]
    found = (_setting(name, info, rulebook.new_games.get(name, info.default)) for name, info in rulebook.options.model_fields.items())
    return tuple(setting for setting in found if setting.values)


def settings_of_plan(game: str) -> tuple[Setting, ...]:
    """Return the options that can be chosen before anybody sits at a table: those that name no seat. Raises KeyError as ``settings_of``."""
    return tuple(setting for setting in settings_of(game) if all(chair_of(value) is None for value in setting.values))


def _setting(name: str, info: Any, default: Any) -> Setting:
    """Read an option from the field of its model: a truth value, one of several words, or one of several words and a list."""
    if isinstance(default, bool):
        return Setting(name, (True, False), default)
    if get_origin(info.annotation) is Literal:
        return Setting(name, get_args(info.annotation), default)
    choices = tuple(value for inner in get_args(info.annotation) if get_origin(inner) is Literal for value in get_args(inner))
    return Setting(name, choices, default, listed=True)


def value_key(name: str, value: Any) -> str:
    """Return the message id of one value of an option."""
    if isinstance(value, bool):
        return f"option-{name}-{'on' if value else 'off'}"
    return f"option-{name}-{value}" if isinstance(value, str) else f"option-{name}-own"


def value_words(words: Words, setting: Setting, value: Any, theme: str = "town") -> str:
    """Return a value for a line: a self-explanatory one alone, any other after the name of its option."""
    said = words(value_key(setting.name, value), theme=theme)
    return said if isinstance(value, bool) else f"{words(f'option-{setting.name}')}: {said}"


class SettingLines(Protocol):
    """Makes the lines of a setting."""

    def __call__(self, words: Words, game: str, options: Mapping[str, Any], seats: int, /, *, changed: Collection[str] = ()) -> list[str]:
        """Return lines for the ``options`` at a table of ``seats``; those in ``changed`` stand in bold."""
        ...


def setting_lines(words: Words, game: str, options: Mapping[str, Any], _seats: int, *, changed: Collection[str] = ()) -> list[str]:
    """Return the setting: the game in one sentence, and every changed option."""
    return [words(f"lobby-plain-{game}"), *changed_lines(words, settings_of(game), options, changed)]


def changed_lines(
    words: Words, settings: Iterable[Setting], options: Mapping[str, Any], changed: Collection[str], theme: str = "town"
) -> list[str]:
    """Return a line for each of ``settings`` with a value other than the default, or among the ``changed``. ``theme``: of the table."""
    lines = []
    for setting in settings:
        value = options.get(setting.name, setting.default)
        if value != setting.default or setting.name in changed:
            lines.append(in_bold(value_words(words, setting, value, theme), setting.name in changed))
    return lines


def in_bold(text: str, wanted: bool) -> str:
    return f"**{text}**" if wanted else text
