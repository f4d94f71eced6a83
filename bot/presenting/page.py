"""The content of one message as plain data: texts, pictures, buttons and menus, before it becomes Discord's components.

Pure functions make pages, and the bot compares them by value, so it edits a message only when its page has changed.
"""

from dataclasses import dataclass
from typing import Literal

from bot.presenting.drawing import Drawing

Accent = Literal["brass", "night", "danger", "done", "quiet", "gang"]
Style = Literal["primary", "secondary", "danger"]


@dataclass(frozen=True, slots=True)
class Button:
    """A press. ``id`` is the custom id (at most 100 characters), or ``url`` makes it a link. ``label`` has at most 20 characters."""

    label: str
    id: str = ""
    style: Style = "secondary"
    url: str = ""
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class MenuOption:
    """One entry of a menu: ``value`` is an option id, ``label`` at most 60 characters, ``description`` public state only."""

    value: str
    label: str
    description: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A string select for ``least`` to ``most`` of 1 to 25 choices."""

    id: str
    placeholder: str
    choices: tuple[MenuOption, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class PersonMenu:
    """A menu for one to ``most`` people of the server; the press carries their ids. ``chosen``: the present ones, who may then go."""

    id: str
    placeholder: str
    chosen: tuple[int, ...] = ()
    most: int = 1


@dataclass(frozen=True, slots=True)
class ServerMenu:
    """A menu for up to ``most`` of the server's roles, text channels or voice channels (stages too). ``chosen``: the present values."""

    id: str
    placeholder: str
    kind: Literal["role", "channel", "voice"]
    chosen: tuple[int, ...] = ()
    most: int = 1


@dataclass(frozen=True, slots=True)
class Buttons:
    """One row of at most five buttons."""

    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing shown in the message; ``file`` is its neutral attachment name, ``spoiler`` hides it until it is tapped."""

    file: str
    drawing: Drawing
    spoiler: bool = False


@dataclass(frozen=True, slots=True)
class Separator:
    """A thin separating line."""


Part = str | Picture | Menu | PersonMenu | ServerMenu | Buttons | Separator


@dataclass(frozen=True, slots=True)
class Page:
    """One message of components: parts from top to bottom; a string is a text display (markdown).

    ``accent``: the bar of the container, None: no container. At most 40 components and 4,000 characters over all texts.
    """

    parts: tuple[Part, ...]
    accent: Accent | None = None

    @property
    def pictures(self) -> tuple[Picture, ...]:
        return tuple(part for part in self.parts if isinstance(part, Picture))


@dataclass(frozen=True, slots=True)
class TextEntry:
    """A line of at most ``most`` characters in a form, or several lines if ``long``. ``before``: what stands in it at first."""

    id: str
    most: int
    before: str = ""
    placeholder: str = ""
    long: bool = False


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a form with its ``label``, and ``about`` in small letters. A form is sent only when all ``required`` ones are filled."""

    label: str
    entry: TextEntry | Menu | PersonMenu | ServerMenu
    about: str = ""
    required: bool = True


@dataclass(frozen=True, slots=True)
class Form:
    """A window of at most five fields over the message (Discord: a modal). Its submit carries ``id``, and the fields by their ids."""

    id: str
    title: str
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class LineClock:
    """A clock in a line: ``over`` is the line after its end, ``ends`` that end (unix seconds).

    ``ask``: the id of its public question, which ends the clock when it closes. Empty: several questions.
    """

    over: str
    ends: int
    ask: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of narration, with its destination and its manner.

    ``seat`` None: the table channel, else that seat's DM. Lines with the same ``story`` key grow one message by edits (night, dawn,
    verdict); None: a message of its own. ``pings``: seats to mention, which makes the message loud; DMs are silent unless ``loud``.
    ``notice``: number of its notice. ``after``: the separator before this line; a line that continues the one before (`` · ``) stays in its
    message. ``clock``: the clock in ``text``, if any. ``buttons``: buttons below the line, which is then a message of its own.
    ``joins``: its story may begin in the message that is planned just before it. ``drawn``: the picture of its notice
    (``Presenter.line_picture``) stands below the text.
    """

    text: str
    notice: int
    seat: int | None = None
    story: str | None = None
    pings: tuple[int, ...] = ()
    loud: bool = False
    after: str = "\n"
    clock: LineClock | None = None
    buttons: tuple[Button, ...] = ()
    joins: bool = False
    drawn: bool = False
