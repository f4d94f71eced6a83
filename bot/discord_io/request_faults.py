"""How a request to Discord may end, other than with what was asked for."""

import aiohttp
import discord

REQUEST_FAULTS = (discord.HTTPException, aiohttp.ClientError, OSError)
"""Discord refuses it, the connection breaks, nothing comes in time (TimeoutError is an OSError).

The library lets through what its HTTP client raises; of that, not everything is an OSError.
"""

UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
"""Codes of refusals that say that a person is no member, or that there is no such person."""

UNKNOWN_MESSAGE, UNKNOWN_INTERACTION, ALREADY_ANSWERED = 10008, 10062, 40060
"""Codes of refusals that no fault of ours is behind: dismissed, too late, answered already."""
