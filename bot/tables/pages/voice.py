"""The page [Hlasový kanál] on the host's desk: where a table talks, where those who are out talk, and what of it cannot be done."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.presenting.host_desk import AnyScene, back_button
from bot.presenting.page import Button, Buttons, Page, ServerMenu
from bot.presenting.scene import custom_id
from bot.presenting.texts import Words
from bot.presenting.voice_lines import VoiceStanding, desk_lines, lacking_line, mention


def voice_page(scene: AnyScene, standing: VoiceStanding, *, invitation: str = "") -> Page:
    """Return the page on which the host chooses the table's voice and the ghost voice.

    ``invitation``: the address that gives the bot the right to move people, which the standard invitation does not ask for (TK-8.2).
    """
    words, table = scene.words, scene.table
    asked = "" if standing.moves else f"\n- {words('ghost-voice-cannot-move', link=invitation)}"
    ghosts = words("voice-line-none") if standing.ghosts is None else mention(standing.ghosts)
    return Page(
        (
            f"## {words('h-voice')}\n{desk_lines(words, standing)}{lacking_line(words, standing)}\n{words('voice-help')}",
            ServerMenu(custom_id(table, "h.voiceset"), words("voice-pick"), "voice", _ids(standing.channel)),
            Buttons(
                (
                    Button(words("voice-auto"), custom_id(table, "h.voiceset", "auto")),
                    Button(words("voice-off"), custom_id(table, "h.voiceset", "none")),
                )
            ),
            f"**{words('ghost-voice-title')}**: {ghosts}{asked}\n{words('ghost-voice-help')}",
            ServerMenu(custom_id(table, "h.ghostset"), words("ghost-voice-pick"), "voice", _ids(standing.ghosts)),
            Buttons((Button(words("ghost-voice-off"), custom_id(table, "h.ghostset", "none")), back_button(scene, "talk"))),
        ),
        "brass",
    )


def voice_button(scene: AnyScene) -> Button:
    """Return the button that leads to the page."""
    return Button(scene.words("h-voice"), custom_id(scene.table, "h.voice"))


def _ids(channel: int | None) -> tuple[int, ...]:
    return (channel,) if channel else ()


@dataclass(frozen=True, slots=True)
class SoundStanding:
    """How it is with the sounds of a table that wants them.

    ``tried``: one has been played on this server before. ``off``: why they were switched off in this game, as the end of a key; empty: they
    were not. ``taken``: another table has them. ``voiced``: the table has a voice channel, ``stage``: which is a stage. ``lacking``: names
    of the permissions that are missing there.
    """

    tried: bool
    off: str = ""
    taken: bool = False
    voiced: bool = True
    stage: bool = False
    lacking: tuple[str, ...] = ()


def sound_lines(words: Words, standing: SoundStanding, invitation: str) -> str:
    """Return the lines of the desk. ``invitation``: the address that gives the bot the rights for sounds (TK-8.2)."""
    lines = [words("sound-line", tried=standing.tried)]
    if standing.off:
        lines.append("- " + words("sound-off", why=words(f"sound-why-{standing.off}")))
    elif not standing.voiced:
        lines.append("- " + words("sound-no-voice"))
    elif standing.stage:
        lines.append("- " + words("sound-stage"))
    elif standing.taken:
        lines.append("- " + words("sound-taken"))
    if standing.lacking:
        lines.append("- " + words("sound-lacks", list=permissions(words, standing.lacking)) + " " + words("sound-add", link=invitation))
    return "\n".join(lines)


def permissions(words: Words, names: tuple[str, ...]) -> str:
    """Return permissions as people read them."""
    return ", ".join(words("doctor-permission-" + name.replace("_", "-")) for name in names)


def try_button(scene: AnyScene) -> Button:
    """Return the button that tries the sounds."""
    return Button(scene.words("h-trysound"), custom_id(scene.table, "h.trysound"))


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
