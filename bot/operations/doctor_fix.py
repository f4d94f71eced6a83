"""``doctor --mend``: sets at Discord what its API can set of the application's profile (CL-20.6)."""

from typing import Any

import aiohttp

from bot.discord_io.permissions import INVITE, SCOPES
from bot.operations.doctor import AGENT, PATIENCE
from bot.operations.findings import Finding, fault, warning
from bot.presenting.texts import LANGUAGES, Words, words_in
from bot.runtime.settings import Settings
from engines import GAMES

TAGS = ("mafia", "board game", "party game", "game night", "česky")


async def mend(settings: Settings) -> list[Finding]:
    """Set tags, install link and description; what Discord refuses becomes a finding, and keeps nothing else from being set."""
    if settings.discord_token is None:
        return [fault("doctor-token-missing")]
    install = {"scopes": list(SCOPES), "permissions": str(INVITE.value)}
    description = "\n\n".join(_description(words_in(language)) for language in LANGUAGES)
    wishes: dict[str, dict[str, object]] = {
        "tags": {"tags": list(TAGS)},
        "install": {"install_params": install, "integration_types_config": {"0": {"oauth2_install_params": install}}},
        "description": {"description": description},
    }
    headers = {"Authorization": f"Bot {settings.token()}", "User-Agent": AGENT}
    async with aiohttp.ClientSession(headers=headers, timeout=PATIENCE) as session:
        found = [await _set(session, settings.discord_api_url, what, fields) for what, fields in wishes.items()]
    return [*found, Finding("fine", "doctor-mend-by-hand")]


def _description(words: Words) -> str:
    return words("profile-description", games=", ".join(words(f"game-{game}") for game in GAMES))


async def _set(session: aiohttp.ClientSession, url: str, what: str, fields: dict[str, Any]) -> Finding:
    try:
        async with session.patch(f"{url}/applications/@me", json=fields) as answer:
            if answer.status == 200:
                return Finding("fine", "doctor-mended", {"what": what})
            return warning("doctor-not-mended", what=what, status=answer.status)
    except (aiohttp.ClientError, OSError, TimeoutError):
        return warning("doctor-not-mended", what=what, status=0)
