"""The HTML file (RP-1.2): a Jinja2 template with style, script and data."""

import base64
from functools import cache
from hashlib import sha256
from importlib.resources import files

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from bot.presenting.texts import words_in
from bot.replay.payload import data_of, packed
from bot.replay.replaying import Replayer
from bot.replay.source import NO_CONTEXT, ReplayContext, ReplaySource
from bot.replay.steps import LANGUAGES

SCRIPTS = ("unpacking.js", "texts.js", "pictures.js", "proof.js", "curve.js", "known.js", "panes.js", "walking.js")
"""In the order of the page's single script."""


@cache
def _environment() -> Environment:
    return Environment(loader=PackageLoader("bot.replay.page", "."), autoescape=True, undefined=StrictUndefined, trim_blocks=True)


@cache
def _own(name: str) -> str:
    return files("bot.replay.page").joinpath(name).read_text(encoding="utf-8")


@cache
def _script() -> str:
    return '"use strict";\n' + "\n".join(_own(name) for name in SCRIPTS)


def _hash(text: str) -> str:
    """Return the content security policy source of an inline text."""
    return f"sha256-{base64.b64encode(sha256(text.encode()).digest()).decode()}"


def page_of(source: ReplaySource, replay: Replayer, context: ReplayContext = NO_CONTEXT) -> str:
    """Return the whole file as HTML. It does not reveal the end of the game before the reader gets there (RP-2.2)."""
    style, script = _own("page.css"), _script()
    return (
        _environment()
        .get_template("page.html.j2")
        .render(
            titles=[words_in(language)(f"game-{source.record.game}") for language in LANGUAGES],
            apologies=[(language, words_in(language)("replay-no-script")) for language in LANGUAGES],
            style=Markup(style),
            script=Markup(script),
            style_hash=_hash(style),
            script_hash=_hash(script),
            data=packed(data_of(source, replay, context)),
        )
    )
