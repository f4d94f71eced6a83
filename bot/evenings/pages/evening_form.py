"""The forms in which a host writes the plan of an evening: what and when, details, co-hosts and pings (CL-4.1, 4.4; NT-7)."""

from dataclasses import dataclass

from bot.evenings.moments.wall import wall_of
from bot.evenings.plan import (
    LONGEST_NAME,
    LONGEST_NOTE,
    LONGEST_PLACE,
    MOST_CHANNELS,
    MOST_COHOSTS,
    MOST_GAMES,
    Plan,
)
from bot.presenting.page import Field, Menu, MenuOption, PersonMenu, ServerMenu, TextEntry
from bot.presenting.texts import Words
from engines import GAMES

PLAN, DETAILS, PEOPLE = "plan", "details", "people"
"""The forms by their verbs."""

FORMS = (PLAN, DETAILS, PEOPLE)

NEVER = "never"
REPEATS = ("weekly", "fortnightly", "monthly")
CALLS = ("role", "nobody")
LOBBY_CALLS = ("chairs", "role", "nobody")

LONGEST_TIME = 80
"""Characters of a typed time."""


@dataclass(frozen=True, slots=True)
class FormContents:
    """Contents of the forms: the name, the start (unix seconds, None: a poll) in its ``zone``, and the plan.

    ``channels``: the choices of a direct message, where Discord's own menus of channels and of people are empty; None: on the server.
    ``state``: of the evening, which decides what pings are to come. ``own``: whether its host reads, who alone names co-hosts.
    """

    name: str
    starts_at: float | None
    zone: str
    plan: Plan
    channels: tuple[MenuOption, ...] | None = None
    state: str = "draft"
    own: bool = True


def evening_fields(which: str, words: Words, now: FormContents) -> tuple[Field, ...]:
    """Return the fields of one of ``FORMS``; none where nothing of it can change. Raises KeyError for any other."""
    return {PLAN: _plan, DETAILS: _details, PEOPLE: _people}[which](words, now)


def _plan(words: Words, now: FormContents) -> tuple[Field, ...]:
    plan, order = now.plan, [game.game for game in now.plan.games]
    games = sorted(GAMES, key=lambda game: order.index(game) if game in order else len(order))
    choices = tuple(MenuOption(game, words(f"game-{game}"), chosen=game in order) for game in games)
    when = TextEntry("when", LONGEST_TIME, _typed(now, words.language), words("arg-when-about"))
    return (
        Field(words("ev-name-title"), TextEntry("name", LONGEST_NAME, now.name)),
        Field(words("ev-when-title"), when, required=now.starts_at is not None),
        Field(words("ev-games-menu"), Menu("games", "", choices, most=MOST_GAMES)),
        Field(words("ev-chairs-title"), TextEntry("chairs", 2, str(plan.chairs))),
        Field(words("ev-channels-menu"), _channels(now)),
    )


def _typed(now: FormContents, language: str) -> str:
    """Return the start as people type it; empty for a poll."""
    if now.starts_at is None:
        return ""
    wall = wall_of(int(now.starts_at), now.zone)
    return f"{wall.day}. {wall.month}. {wall:%Y %H:%M}" if language == "cs" else f"{wall.day} {wall:%B %Y %H:%M}"


def _channels(now: FormContents) -> Menu | ServerMenu:
    if now.channels is not None:
        return Menu("channels", "", now.channels, most=min(MOST_CHANNELS, len(now.channels)))
    return ServerMenu("channels", "", "channel", tuple(map(int, now.plan.channels)), MOST_CHANNELS)


def _details(words: Words, now: FormContents) -> tuple[Field, ...]:
    plan = now.plan
    repeats = [MenuOption(NEVER, words("ev-repeat-never"), chosen=plan.repeat is None)]
    repeats += [MenuOption(rule, words(f"choice-repeat-{rule}"), chosen=rule == plan.repeat) for rule in REPEATS]
    hours = f"{plan.hours:g}"
    menu = ServerMenu("voice", "", "voice", (int(plan.voice),) if plan.voice else ())
    voice = [Field(words("ev-voice-title"), menu, words("ev-voice-about"), required=False)] if now.channels is None else []
    return (
        Field(words("ev-hours-title"), TextEntry("hours", 4, hours.replace(".", ",") if words.language == "cs" else hours)),
        Field(words("ev-repeat-menu"), Menu("repeat", "", tuple(repeats))),
        Field(words("ev-place-title"), TextEntry("place", LONGEST_PLACE, plan.place), required=False),
        *voice,
        Field(words("ev-note-title"), TextEntry("note", LONGEST_NOTE, plan.note, long=True), required=False),
    )


def _people(words: Words, now: FormContents) -> tuple[Field, ...]:
    plan = now.plan
    cohosts = PersonMenu("cohosts", "", tuple(map(int, plan.cohosts)), MOST_COHOSTS)
    fields = [Field(words("ev-cohosts-menu"), cohosts, required=False)] if now.own and now.channels is None else []
    menus = (("call", plan.call, CALLS), ("lay", plan.lobby_call, LOBBY_CALLS))
    past = {"draft": 0, "open": 2}.get(now.state, 1)
    for field, chosen, choices in menus[past:]:
        options = tuple(MenuOption(who, words(f"ev-calls-{who}"), chosen=who == chosen) for who in choices)
        fields.append(Field(words(f"ev-{field}-menu"), Menu(field, "", options), words("ev-calls-about") if field == "lay" else ""))
    return tuple(fields)
