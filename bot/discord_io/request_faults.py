"""Exceptions and error codes of failed requests to Discord."""

import aiohttp
import discord

LONGEST_LIMIT = 30.0
"""The longest rate limit that a request waits out, in seconds: the shortest that the library takes as its ``max_ratelimit_timeout``."""

REQUEST_FAULTS = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""Discord refuses the request or limits it for long, the connection breaks, or the answer is late (TimeoutError is an OSError).

The library passes on exceptions of its HTTP client, and not all of those are OSErrors.
"""

QUARANTINED = 20026
"""Discord's code for a bot that it takes for spam, and lets write to nobody in private."""

BLOCKED_MESSAGE, BLOCKED_TITLE = 200000, 200001
"""Discord's codes when AutoMod of the server refuses our words."""

UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
"""Discord's codes for a non-member and for an unknown user."""

MISSING_ACCESS = 50001
"""Discord's code when the bot, or the person whom it adds to a thread, does not see the channel."""

UNKNOWN_MESSAGE, UNKNOWN_INTERACTION, ALREADY_ANSWERED = 10008, 10062, 40060
"""Discord's codes without a fault of ours: message dismissed, interaction expired, interaction answered already."""
