"""The set-up card of a server, its page of permissions, and the greeting (CL, section 18)."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.guilds.settings import MOST_CHANNELS, MOST_HOSTS, ServerSettings
from bot.guilds.zones import OFFERED, city, time_in
from bot.presenting.naming import listed
from bot.presenting.page import Button, Buttons, Menu, MenuOption, Page, Part, ServerMenu
from bot.presenting.texts import LANGUAGES, Words, words_in

ID = "c1:setup:su."

SET_UP = f"{ID}card"
"""The custom id of [Set up] below the greeting."""
"""Prefix of the card's custom ids; no table has this id."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SetupScene:
    """Contents of the card: ``settings`` as chosen; the effective ``language`` and ``zone`` ("": unknown); ``now`` in unix seconds.

    ``lacking``: finished lines on missing permissions; ``usual``: finished lines on tables. ``gone``: chosen roles and channels that were
    deleted, which no menu may name.
    """

    words: Words
    settings: ServerSettings
    language: str
    zone: str
    now: float
    lacking: Sequence[str] = ()
    usual: Sequence[str] = ()
    gone: frozenset[str] = frozenset()


def setup_page(scene: SetupScene, *, receipt: str = "") -> Page:
    """Return the card: the settings, and a menu for each; ``receipt``: a finished sentence above it."""
    words = scene.words
    parts: list[Part] = [receipt] if receipt else []
    parts.append("\n".join([f"## {words('setup-title')}", *setup_lines(scene), *scene.usual]))
    if scene.lacking:
        parts.append("\n".join(f"- {one}" for one in scene.lacking))
    parts += [_languages(scene), _zones(scene), *_places(scene)]
    parts.append(Buttons((Button(words("b-rights"), f"{ID}rights"),)))
    return Page(tuple(parts), "quiet")


def setup_lines(scene: SetupScene) -> list[str]:
    words, settings = scene.words, scene.settings
    zone = words("setup-zone", city=city(scene.zone, words.language), time=time_in(scene.zone, scene.now)) if scene.zone else ""
    return [
        words("setup-line-language", language=words(f"choice-language-{scene.language}")),
        words("setup-line-zone", zone=zone or words("setup-zone-none")),
        words("setup-line-hosts", hosts=_listed(scene, "@&", *settings.hosts) or words("setup-everybody")),
        words("setup-line-tables", tables=_listed(scene, "#", *settings.table_channels) or words("setup-any-channel")),
        words("setup-line-call", role=_listed(scene, "@&", settings.ping_role) or words("setup-nobody")),
        *([words("setup-line-coming", role=_listed(scene, "@&", settings.coming_role))] if settings.coming_role else []),
        words("setup-line-staff", channel=_listed(scene, "#", settings.staff_channel) or words("setup-no-channel")),
        words(
            "setup-line-evening",
            hour=settings.usual_hour,
            lead=settings.lead,
            keep=settings.keep,
            habit=settings.habit,
            picture=settings.invitations,
        ),
        words("setup-line-club", owed=settings.owed, event=settings.event, board=settings.board),
        words("setup-line-story", headlines=settings.headlines, moments=settings.moments),
        words("setup-line-history", months=settings.history),
    ]


def _listed(scene: SetupScene, sign: str, *ids: str) -> str:
    """Return mentions of chosen roles (``sign`` is ``@&``) or channels (``#``); a deleted one is called deleted. Empty without any."""
    gone = scene.words("setup-gone-channel" if sign == "#" else "setup-gone-role")
    return listed(dict.fromkeys(gone if one in scene.gone else f"<{sign}{one}>" for one in ids if one))


def _languages(scene: SetupScene) -> Menu:
    words = scene.words
    choices = tuple(MenuOption(code, words(f"choice-language-{code}"), chosen=scene.settings.language == code) for code in LANGUAGES)
    return Menu(f"{ID}lang", words("setup-pick-language"), choices)


def _zones(scene: SetupScene) -> Menu:
    words = scene.words
    offered = OFFERED if not scene.zone or scene.zone in OFFERED else (scene.zone, *OFFERED)
    choices = tuple(
        MenuOption(zone, f"{city(zone, words.language)} · {time_in(zone, scene.now)}", chosen=zone == scene.zone) for zone in offered
    )
    return Menu(f"{ID}zone", words("setup-pick-zone"), choices)


def _places(scene: SetupScene) -> list[Part]:
    words, settings = scene.words, scene.settings

    def ids(*texts: str) -> tuple[int, ...]:
        return tuple(int(text) for text in texts if text.isdecimal() and text not in scene.gone)

    return [
        ServerMenu(f"{ID}hosts", words("setup-pick-hosts"), "role", ids(*settings.hosts), MOST_HOSTS),
        ServerMenu(f"{ID}tables", words("setup-pick-tables"), "channel", ids(*settings.table_channels), MOST_CHANNELS),
        ServerMenu(f"{ID}role", words("setup-pick-call"), "role", ids(settings.ping_role)),
        ServerMenu(f"{ID}coming", words("setup-pick-coming"), "role", ids(settings.coming_role)),
        ServerMenu(f"{ID}staff", words("setup-pick-staff"), "channel", ids(settings.staff_channel)),
    ]


def rights_page(words: Words, places: Sequence[tuple[str, Sequence[str]]]) -> Page:
    """Return missing permissions; ``places``: names of places with finished sentences on what is missing there."""
    lacking = [f"**{place}**\n" + "\n".join(f"- {one}" for one in sentences) for place, sentences in places if sentences]
    body = "\n".join(lacking) or words("setup-rights-fine")
    return Page((f"## {words('setup-rights')}\n{body}", Buttons((Button(words("h-back"), f"{ID}card"),))), "quiet")


def greeting_page(language: str = "") -> Page:
    """Return the greeting (CL-18.1), in both languages until one is chosen."""
    spoken = [words_in(code) for code in LANGUAGES if language in ("", code)]

    def both(key: str) -> str:
        return " / ".join(dict.fromkeys(words(key) for words in spoken))

    said = "\n".join(words("greet") for words in spoken)
    how = "\n".join(words("greet-how") for words in spoken)
    buttons = Buttons((Button(both("b-set-up"), SET_UP, "primary"), Button(both("b-how-to"), f"{ID}how")))
    return Page((f"## {both('greet-title')}\n{said}\n{how}", buttons), "brass")
