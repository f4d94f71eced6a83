"""The page [Hlasový kanál] on the host's desk: where a table talks, where those who are out talk, and what of it cannot be done."""

from bot.presenting.host_desk import AnyScene, back_button
from bot.presenting.page import Button, Buttons, Page, ServerMenu
from bot.presenting.scene import custom_id
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
