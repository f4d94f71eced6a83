"""The voice channel of a table, as the lobby, the host's desk and the hand of an eliminated player mention it."""

from dataclasses import dataclass

from bot.presenting.page import Button
from bot.presenting.scene import custom_id
from bot.presenting.texts import Words


@dataclass(frozen=True, slots=True)
class VoiceStanding:
    """Where a table of a game that closes talks; before the deal, where it would.

    ``channel``: the id of its voice channel, None for none; ``taken``: the one that it would have if another table had not. ``elsewhere``
    of the ``seated`` sit in another voice channel. ``lacking``: names of permissions without which nobody can be muted there. ``ghosts``:
    the channel of those who are out, ``closed`` once no living player can come in. ``moves``: people can be moved
    there. ``next_phase``: a change waits for the next phase.
    """

    channel: int | None = None
    taken: int | None = None
    elsewhere: int = 0
    seated: int = 0
    lacking: tuple[str, ...] = ()
    ghosts: int | None = None
    closed: bool = False
    moves: bool = True
    next_phase: bool = False


def mention(channel: int) -> str:
    """Return a channel as Discord shows it."""
    return f"<#{channel}>"


def voice_line(words: Words, standing: VoiceStanding) -> str:
    """Return the line of the lobby and the desk: the channel, or that there is none."""
    return words("voice-line", channel=mention(standing.channel) if standing.channel else words("voice-line-none"))


def voice_findings(words: Words, standing: VoiceStanding) -> list[str]:
    """Return what the host should know of the table's voice, as sentences."""
    found: list[str] = []
    if standing.taken is not None:
        found.append(words("voice-taken", channel=mention(standing.taken)))
    if standing.elsewhere:
        found.append(words("voice-elsewhere", n=standing.elsewhere, seated=standing.seated))
    if standing.next_phase:
        found.append(words("voice-next-phase"))
    return found


def lacking_line(words: Words, standing: VoiceStanding) -> str:
    """Return what the bot may not do in the table's voice, as a line of a list; empty when nothing is missing."""
    names = ", ".join(words("doctor-permission-" + name.replace("_", "-")) for name in standing.lacking)
    return f"\n- {words('voice-lacks', list=names)}" if names else ""


def desk_lines(words: Words, standing: VoiceStanding) -> str:
    """Return what the host's desk says of voice; what the bot may not do there stands among its findings."""
    return "\n".join((voice_line(words, standing), *(f"- {finding}" for finding in voice_findings(words, standing))))


def ghost_button(words: Words, table: str, theme: str) -> Button:
    """Return the button with which somebody who is out goes to the ghost voice."""
    return Button(words("b-ghosts", theme=theme), custom_id(table, "ghosts"))
