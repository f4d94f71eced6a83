"""Pages about voice: the page [Hlasový kanál] on the host's desk, its lines about sounds, and the page of /setup sound."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.presenting.host_desk import AnyScene, back_button
from bot.presenting.page import Button, Buttons, Page, ServerMenu
from bot.presenting.scene import custom_id
from bot.presenting.texts import Words
from bot.presenting.voice_lines import VoiceStanding, desk_lines, lacking_line, mention


def voice_page(scene: AnyScene, standing: VoiceStanding, *, invitation: str = "") -> Page:
    """Return the page for choosing the table's voice and the ghost voice.

    ``invitation``: the link that grants the bot the right to move people, which the standard invitation lacks (TK-8.2).
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
    return Button(scene.words("h-voice"), custom_id(scene.table, "h.voice"))


def _ids(channel: int | None) -> tuple[int, ...]:
    return (channel,) if channel else ()


@dataclass(frozen=True, slots=True)
class SoundStanding:
    """The state of a table's sounds.

    ``tried``: one has been played on this server before. ``off``: why they were switched off in this game, as the end of a key, empty: not.
    ``taken``: another table has them. ``voiced``: the table has a voice channel, ``stage``: which is a stage. ``lacking``: names of missing
    permissions.
    """

    tried: bool
    off: str = ""
    taken: bool = False
    voiced: bool = True
    stage: bool = False
    lacking: tuple[str, ...] = ()


def sound_lines(words: Words, standing: SoundStanding, invitation: str) -> str:
    """Return the lines of the desk about sounds. ``invitation``: the link that grants the bot the rights (TK-8.2)."""
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
    return ", ".join(words("doctor-permission-" + name.replace("_", "-")) for name in names)


def try_button(scene: AnyScene) -> Button:
    return Button(scene.words("h-trysound"), custom_id(scene.table, "h.trysound"))


SOUND_PAGE = "c1:setup:su.sound"
"""Prefix of the page's custom ids; no table has this id."""


def sound_page(words: Words, *, on: bool, tried: bool, cues: Sequence[tuple[str, str]], uploaded: int, receipt: str = "") -> Page:
    """Return the page of /setup sound (TK-6.3, 6.4).

    ``on``: new tables have sounds; ``tried``: one has been played here; ``cues``: each with the name of its sound; ``uploaded``: the number
    of our clips on the server; ``receipt``: a sentence at the top.
    """
    lines = [f"**{words(f'sound-cue-{cue}')}**: {name}" for cue, name in cues]
    head = [f"## {words('sound-title')}", words("sound-default", on=on, tried=tried), *lines, words("sound-clips-there", n=uploaded)]
    buttons = Buttons(
        (Button(words("sound-upload"), f"{SOUND_PAGE}up"), Button(words("sound-remove"), f"{SOUND_PAGE}down", disabled=not uploaded))
    )
    return Page((*([receipt] if receipt else []), "\n".join(head), buttons), "quiet")


def sure_page(words: Words, what: str, *, needed: int, links: Sequence[str] = ()) -> Page:
    """Return the page that confirms uploading (``up``) or removing (``down``) the clips.

    ``needed``: the server's places taken or freed; ``links``: sentences about missing rights.
    """
    said = "\n".join((words(f"sound-sure-{what}", n=needed), *links))
    label = words("sound-upload" if what == "up" else "sound-remove")
    buttons = Buttons(
        (Button(label, f"{SOUND_PAGE}{what}yes", "primary" if what == "up" else "danger"), Button(words("h-back"), f"{SOUND_PAGE}"))
    )
    return Page((said, buttons), "quiet")
