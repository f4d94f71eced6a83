"""The voice channel of a table in words, for the lobby, the host's desk and the hand of an eliminated player."""

from dataclasses import dataclass

from bot.presenting.page import Button
from bot.presenting.scene import custom_id
from bot.presenting.texts import Words


@dataclass(frozen=True, slots=True)
class VoiceStanding:
    """The voice of a table of a game that mutes; before the deal, the planned one.

    ``channel``: the id of its voice channel, None for none; ``taken``: its channel if another table has taken it. ``elsewhere`` of the
    ``seated`` sit in another voice channel. ``lacking``: names of missing permissions for muting there. ``ghosts``: the channel of the
    eliminated, ``closed`` once living players cannot join; ``ghosts_fault``: why the ``ghosts_chosen`` one does not serve, as a key.
    ``moves``: the bot can move people there. ``next_phase``: a change waits for the next phase.
    """

    channel: int | None = None
    taken: int | None = None
    elsewhere: int = 0
    seated: int = 0
    lacking: tuple[str, ...] = ()
    ghosts: int | None = None
    ghosts_chosen: int | None = None
    ghosts_fault: str = ""
    closed: bool = False
    moves: bool = True
    next_phase: bool = False


def mention(channel: int) -> str:
    return f"<#{channel}>"


def voice_line(words: Words, standing: VoiceStanding) -> str:
    """Return the line of the lobby and the desk: the channel, or the lack of one."""
    return words("voice-line", channel=mention(standing.channel) if standing.channel else words("voice-line-none"))


def voice_findings(words: Words, standing: VoiceStanding) -> list[str]:
    """Return the host's remarks on the table's voice, as sentences."""
    found: list[str] = []
    if standing.taken is not None:
        found.append(words("voice-taken", channel=mention(standing.taken)))
    if standing.elsewhere:
        found.append(words("voice-elsewhere", n=standing.elsewhere, seated=standing.seated))
    if standing.next_phase:
        found.append(words("voice-next-phase"))
    if standing.ghosts_fault and standing.ghosts_chosen is not None:
        found.append(words(standing.ghosts_fault, channel=mention(standing.ghosts_chosen)))
    return found


def lacking_line(words: Words, standing: VoiceStanding) -> str:
    """Return the missing permissions in the table's voice, as a line of a list; empty without any."""
    names = ", ".join(words("doctor-permission-" + name.replace("_", "-")) for name in standing.lacking)
    return f"\n- {words('voice-lacks', list=names)}" if names else ""


def desk_lines(words: Words, standing: VoiceStanding) -> str:
    """Return the voice lines of the host's desk, without missing permissions, which are among its findings."""
    return "\n".join((voice_line(words, standing), *(f"- {finding}" for finding in voice_findings(words, standing))))


def ghost_button(words: Words, table: str, theme: str) -> Button:
    """Return the button to the ghost voice for an eliminated player."""
    return Button(words("b-ghosts", theme=theme), custom_id(table, "ghosts"))
