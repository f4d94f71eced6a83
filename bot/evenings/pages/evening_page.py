"""The managed message of an evening: poll, plan with answers, door, record (CL-25)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from bot.evenings.pages.evening_end import EndScene, record_parts
from bot.evenings.pages.invitation_picture import Invitation, draw_invitation
from bot.games import game_of
from bot.presenting.limits import CHOICE_LABEL, CHOICES, DESCRIPTION
from bot.presenting.naming import cut, escaped, line_of, listed, short, unturned
from bot.presenting.page import Accent, Button, Buttons, Menu, MenuOption, Page, Part, Picture, Style
from bot.presenting.scene import custom_id
from bot.presenting.texts import Words

State = Literal["draft", "poll", "planned", "open", "over", "missed", "cancelled"]


@dataclass(frozen=True, slots=True)
class DateScene:
    """A date of a poll: number, start (unix seconds), wall time in words, voters."""

    n: int
    starts_at: float
    label: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class EveningScene:
    """The public state of an evening in one language. Times are unix seconds; ``clock`` is the wall time with the city ("20:00 Praha").

    ``games``: names in order of play. ``invited``: people without an answer. ``held``: chairs held until ``held_until`` for people owed
    one. ``leader``: the number of the leading date. ``present``: the number of people at the ``door`` before the draw at ``draw_at``.
    ``table_link``: the open table's address.
    """

    id: str
    words: Words
    state: State
    name: str
    host: str
    games: tuple[str, ...]
    options: tuple[Mapping[str, object], ...] = ()
    """Of each game, the options that are not as usual."""
    starts_at: float | None = None
    clock: str = ""
    channels: tuple[int, ...] = ()
    voice: int = 0
    place: str = ""
    repeat: str = ""
    weekday: str = ""
    note: str = ""
    chairs: int = 0
    seated: tuple[str, ...] = ()
    waiting: tuple[str, ...] = ()
    maybe: tuple[str, ...] = ()
    no: int = 0
    invited: tuple[int, ...] = ()
    held: int = 0
    held_until: float | None = None
    opened_at: float | None = None
    dates: tuple[DateScene, ...] = ()
    leader: int = 0
    poll_until: float | None = None
    poll_over: bool = False
    door: bool = False
    present: int = 0
    tables: int = 1
    draw_at: float | None = None
    table_link: str = ""
    called: int = 0
    """The mentioned role, 0: none."""
    invitation: Invitation | None = None
    """Contents of the picture of a drafted, planned or open evening; None: no picture."""
    end: EndScene | None = None
    """The closing scene, once evening and games are over."""


MOST_SEATED, MOST_WAITING, MOST_MAYBE, MOST_VOTERS = 40, 20, 20, 12
"""Most names on the message (CL-5.9, 3.3)."""
OPTIONS_LENGTH = 200
"""Most characters of the options of one game."""
DATES_LENGTH = 3_000
"""Most characters of a poll's dates, so that the rest of its message has room beside them."""


def evening_page(scene: EveningScene) -> Page:
    """Return the managed message; a record has no buttons."""
    match scene.state:
        case "draft" | "planned" | "open":
            return _planned(scene)
        case "poll":
            return _poll(scene)
        case "missed":
            return _record(scene, scene.words("ev-missed", when=_relative(scene.starts_at)), "quiet")
        case "cancelled":
            struck = [f"~~{when}~~"] if (when := _when(scene)) else []  # a poll had none yet
            return _record(scene, "\n".join((*struck, scene.words("ev-is-cancelled"))), "quiet")
        case "over":
            return _record(scene, scene.words("ev-is-over"), "done", record_parts(scene.end) if scene.end is not None else ())


def press(scene: EveningScene, verb: str, style: Style = "secondary") -> Button:
    return Button(scene.words(f"b-ev-{verb}"), custom_id(scene.id, f"ev.{verb}"), style)


def name_of(name: str) -> str:
    """Return a person's name for a list."""
    return escaped(short(name))


def _title(scene: EveningScene) -> str:
    called = f"<@&{scene.called}>\n" if scene.called and scene.state in ("planned", "poll") else ""
    return f"{called}## {escaped(scene.name)}"


def _stamp(when: float | None, form: str) -> str:
    return "" if when is None else f"<t:{int(when)}:{form}>"


def _relative(when: float | None) -> str:
    return _stamp(when, "R")


# ---- a plan


def _planned(scene: EveningScene) -> Page:
    parts: list[Part] = [_title(scene)]
    if scene.invitation is not None:
        parts.append(Picture("invitation.png", draw_invitation(scene.invitation, scene.words)))
    parts += ["\n".join(plan_lines(scene)), "\n".join(people_lines(scene))]
    if scene.door:
        parts.append(scene.words("ev-door-people", n=scene.present, tables=scene.tables, until=_relative(scene.draw_at)))
        parts.append(Buttons((press(scene, "here", "primary"), press(scene, "away"), press(scene, "desk"))))
    elif scene.state == "open":
        link = (Button(scene.words("b-ev-table"), url=scene.table_link),) if scene.table_link else ()
        parts.append(Buttons((*link, press(scene, "no"), press(scene, "who"), press(scene, "desk"))))
    else:
        parts.append(scene.words("ev-open"))
        parts.append(Buttons((press(scene, "yes", "primary"), press(scene, "maybe"), press(scene, "no"))))
        parts.append(Buttons((press(scene, "who"), press(scene, "calendar"), press(scene, "desk"))))
    return Page(tuple(parts), "brass")


def plan_lines(scene: EveningScene) -> list[str]:
    """Return time, place, games, host and note as lines."""
    words = scene.words
    games = [f"**{words(f'game-{game}')}**" for game in scene.games]
    lines = [_when(scene), _where(scene), words("ev-games", games=games[0], more=listed(games[1:]), n=len(games))]
    lines += _options(scene)
    lines.append(words("ev-host", host=f"**{name_of(scene.host)}**"))
    lines += [f"> {line}" for line in unturned(scene.note).splitlines() if line.strip()]
    return lines


def _options(scene: EveningScene) -> Iterator[str]:
    """Yield a line for each game whose options are not as usual, in the words of its lobby."""
    for game, options in zip(scene.games, scene.options, strict=False):
        lines = game_of(game).presenter.setting_lines
        usual = lines(scene.words, game, {}, 0)
        said = [line for line in lines(scene.words, game, options, 0) if line not in usual]
        shown = next(most for most in range(len(said), -1, -1) if sum(map(len, said[:most])) <= OPTIONS_LENGTH)
        if said:
            yield f"{scene.words(f'game-{game}')}: {listed((*said[:shown], *_others(scene, len(said) - shown)), ' · ')}"


def _when(scene: EveningScene) -> str:
    """Return the moment of the evening, empty before one is chosen."""
    return listed(filter(None, (_stamp(scene.starts_at, "F"), _relative(scene.starts_at), scene.clock)), " · ")


def _where(scene: EveningScene) -> str:
    words = scene.words
    places = [words("ev-where", channels=listed(f"<#{channel}>" for channel in scene.channels))]
    if scene.voice:
        places.append(words("ev-voice", channel=f"<#{scene.voice}>"))
    elif place := line_of(scene.place):
        places.append(escaped(place))
    if scene.repeat:
        places.append(words(f"ev-repeat-{scene.repeat}", weekday=scene.weekday))
    return listed(places, " · ")


def people_lines(scene: EveningScene) -> list[str]:
    """Return chairs, waiting list, maybes and the time of the lobby as lines."""
    words = scene.words
    lines = [words("ev-seated", n=len(scene.seated), chairs=scene.chairs, list=_names(scene, scene.seated, MOST_SEATED, " · "))]
    if scene.held:
        lines.append(words("ev-held", n=scene.held, until=_relative(scene.held_until)))
    if scene.waiting:
        numbered = tuple(f"{place} {name_of(name)}" for place, name in enumerate(scene.waiting[:MOST_WAITING], 1))
        lines.append(words("ev-waiting", list=listed((*numbered, *_others(scene, len(scene.waiting) - MOST_WAITING)), " · ")))
    if scene.invited:
        lines.append(words("ev-invited", list=" ".join(f"<@{user}>" for user in scene.invited)))
    answered = []
    if scene.maybe:
        answered.append(words("ev-maybes", list=_names(scene, scene.maybe, MOST_MAYBE, " · ")))
    if scene.no:
        answered.append(words("ev-noes", n=scene.no))
    if answered:
        lines.append(listed(answered, " · "))
    if scene.state in ("draft", "planned") and scene.opened_at is not None:
        lines.append(words("ev-lays", until=_relative(scene.opened_at)))
    return lines


def _names(scene: EveningScene, names: tuple[str, ...], most: int, between: str) -> str:
    shown = [name_of(name) for name in names[:most]]
    return listed((*shown, *_others(scene, len(names) - most)), between)


def _others(scene: EveningScene, count: int) -> tuple[str, ...]:
    return (scene.words("ev-others", n=count),) if count > 0 else ()


# ---- a poll


def _poll(scene: EveningScene) -> Page:
    words = scene.words
    head = f"**{escaped(scene.name)}** · {words('ev-host', host=f'**{name_of(scene.host)}**')}"
    parts: list[Part] = [f"## {words('poll-open')}", head, _date_lines(scene)]
    if scene.poll_over:
        parts += [words("poll-is-over"), Buttons((press(scene, "desk"),))]
        return Page(tuple(parts), "brass")
    parts.append(words("poll-hint", until=_relative(scene.poll_until)))
    choices = tuple(MenuOption(str(date.n), date.label) for date in scene.dates)
    parts.append(Menu(custom_id(scene.id, "ev.dates"), words("poll-menu"), choices, most=len(choices)))
    parts.append(Buttons((press(scene, "none"), press(scene, "desk"))))
    return Page(tuple(parts), "brass")


def _date_lines(scene: EveningScene) -> str:
    """Return a line for each date, with as many names as leave room for every date."""
    shorter = ("\n".join(_date_line(scene, date, most) for date in scene.dates) for most in range(MOST_VOTERS, -1, -1))
    lines = next(shorter)
    while len(lines) > DATES_LENGTH and (fewer := next(shorter, None)) is not None:
        lines = fewer
    return lines


def _date_line(scene: EveningScene, date: DateScene, most: int) -> str:
    words = scene.words
    if not date.names:
        return f"{_stamp(date.starts_at, 'F')} · {words('poll-nobody')}"
    names = _names(scene, date.names, most, " · ")
    if date.n == scene.leader:
        return f"**{_stamp(date.starts_at, 'F')} · {words('poll-leads', n=len(date.names))}**: {names}"
    return f"{_stamp(date.starts_at, 'F')} · {len(date.names)}: {names}"


# ---- records


def _record(scene: EveningScene, text: str, accent: Accent, more: Sequence[Part] = ()) -> Page:
    return Page((_title(scene), text, *more), accent)


# ---- answers

A_PAGE = 40
"""Names on a page of answers."""


def who_page(scene: EveningScene, number: int) -> Page:
    """Return page ``number`` (from 0) of the answers (CL-5.9)."""
    words = scene.words
    lines = [f"{place} {name_of(name)}" for place, name in enumerate(scene.seated, 1)]
    lines += [f"{words('ev-line-waiting', n=place)} {name_of(name)}" for place, name in enumerate(scene.waiting, 1)]
    lines += [f"{words('ev-line-maybe')} {name_of(name)}" for name in scene.maybe]
    pages = max(1, -(-len(lines) // A_PAGE))
    number = max(0, min(number, pages - 1))
    shown = "\n".join(lines[number * A_PAGE : (number + 1) * A_PAGE]) or words("poll-nobody")
    parts: list[Part] = [f"## {words('ev-who-title', name=escaped(scene.name))}", shown]
    if pages > 1:
        parts.append(words("ev-who-page", n=number + 1, of=pages))
        parts.append(Buttons(tuple(_turn(scene, sign, to) for sign, to in (("←", number - 1), ("→", number + 1)) if 0 <= to < pages)))
    return Page(tuple(parts), "quiet")


def _turn(scene: EveningScene, sign: str, to: int) -> Button:
    return Button(sign, custom_id(scene.id, "ev.who", to))


def which_page(words: Words, evenings: Sequence[tuple[str, str, str]], answer: str) -> Page:
    """Return the question which evening an answer is for (CL-24).

    ``evenings``: ids, labels and what tells those with the same label apart; where that is the same too, their order does.
    """
    shown = [(evening, short(label, CHOICE_LABEL), about) for evening, label, about in evenings[:CHOICES]]
    labels = Counter(label for _, label, _ in shown)
    alike = Counter((label, about) for _, label, about in shown)
    met: Counter[tuple[str, str]] = Counter()
    choices: list[MenuOption] = []
    for evening, label, about in shown:
        met[label, about] += 1
        number = f"{met[label, about]}. " if alike[label, about] > 1 else ""
        choices.append(MenuOption(evening, label, cut(number + about, DESCRIPTION) if labels[label] > 1 else ""))
    return Page((Menu(custom_id(evenings[0][0], "ev.which", answer), words("ev-which"), tuple(choices)),), "quiet")
