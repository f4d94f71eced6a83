"""Pages of a table beside its game: lobby, options, claims, the narrator's desk, voice and sounds.

They are pure functions from data to texts, menus and buttons.
They may import ``bot.games`` and ``bot.presenting``, no live table.
"""
