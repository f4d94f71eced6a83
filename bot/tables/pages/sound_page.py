"""The page of /setup sound: what each cue sounds like on a server, and our clips (TK-6.3, 6.4)."""

from collections.abc import Sequence

from bot.presenting.page import Button, Buttons, Page
from bot.presenting.texts import Words

ID = "c1:setup:su.sound"
"""What the custom ids of the page begin with; no table has this id."""


def sound_page(words: Words, *, on: bool, tried: bool, cues: Sequence[tuple[str, str]], uploaded: int, receipt: str = "") -> Page:
    """Return the page. ``on``: new tables have sounds; ``tried``: one has been played here; ``cues``: each with the name of its sound.

    ``uploaded``: how many of our clips are on the server; ``receipt``: a finished sentence above all.
    """
    lines = [f"**{words(f'sound-cue-{cue}')}**: {name}" for cue, name in cues]
    head = [f"## {words('sound-title')}", words("sound-default", on=on, tried=tried), *lines, words("sound-clips-there", n=uploaded)]
    buttons = Buttons((Button(words("sound-upload"), f"{ID}up"), Button(words("sound-remove"), f"{ID}down", disabled=not uploaded)))
    return Page((*([receipt] if receipt else []), "\n".join(head), buttons), "quiet")


def sure_page(words: Words, what: str, *, needed: int, links: Sequence[str] = ()) -> Page:
    """Return the page that says what uploading (``up``) or removing (``down``) takes, with the button that does it.

    ``needed``: how many of the server's places are taken or freed; ``links``: finished sentences on what is missing.
    """
    said = "\n".join((words(f"sound-sure-{what}", n=needed), *links))
    label = words("sound-upload" if what == "up" else "sound-remove")
    buttons = Buttons((Button(label, f"{ID}{what}yes", "primary" if what == "up" else "danger"), Button(words("h-back"), f"{ID}")))
    return Page((said, buttons), "quiet")
