"""Slash commands and presses: what people ask of the bot, and what they see in answer.

Each module with a ``setup`` is an extension that discord.py loads: a cog, or the commands of one game. ``presses`` routes buttons, menus
and modals by their custom ids to the ``VERBS`` of the other modules and of ``tables`` and ``evenings``; ``responses`` answers both kinds of
interactions. Cogs import the bot and the engines, and nothing imports them.
"""
