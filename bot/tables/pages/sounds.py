"""What the host's desk says of the sounds of a table (TK-6.5 to 6.7)."""

from dataclasses import dataclass

from bot.presenting.host_desk import AnyScene
from bot.presenting.page import Button
from bot.presenting.scene import custom_id
from bot.presenting.texts import Words


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
