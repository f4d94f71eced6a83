"""Options of the talk and their values as people read them, on the host's desk, in the lobby and in public lines (TK-8.1)."""

from bot.presenting.texts import Words

Value = bool | int | str


def said(words: Words, option: str, value: Value) -> str:
    """Return a value of an option as people read it."""
    if option == "quiet_hours" and isinstance(value, str) and "-" in value:
        first, _, last = value.partition("-")
        return words("talk-hours", first=f"{int(first)}:00", last=f"{int(last)}:00")
    return words(f"talk-value-{option.replace('_', '-')}", value=in_texts(value))


def talk_line(words: Words, option: str, value: Value) -> str:
    """Return one option with its value, as the lobby and a public line say it."""
    return words("talk-line", option=words(f"talk-option-{option.replace('_', '-')}"), value=said(words, option, value))


def in_texts(value: Value) -> int | str:
    """Return a value as the texts choose by it: ``on``, ``off``, a number as a number, or itself."""
    return spelled(value) if isinstance(value, bool) else value


def spelled(value: Value) -> str:
    """Return a value as it stands in a menu: ``on``, ``off``, or itself."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
